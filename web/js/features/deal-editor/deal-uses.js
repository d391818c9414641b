/** Deal uses: plays, replays, sends or saves a deal that was made. */

import { awaitCopy } from "../../core/device.js";
import { botsOf } from "../../core/next-match-rules.js";

/** @import { MadeDeal, DealDraft } from "./types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/**
 * @typedef {object} UsesNeeds
 * @property {Store} store
 * @property {import("../../core/types.d.ts").EngineFunctions} engine
 * @property {() => string} drawSeed of what is left to chance
 * @property {(text: string) => Promise<void>} copyText
 * @property {(link: string) => string} linkAddress the whole address of a link
 * @property {(name: string, text: string) => void} saveFile give the person a file
 * @property {(record: string) => unknown} openReplay show a record in the viewer
 * @property {(deal: { game: string, record: string, deal: number, isOver: boolean, isBegun: boolean }) => unknown} shareChallenge
 *   `isBegun`: everybody begins it at the contract that was chosen
 * @property {(record: string, game: string) => Promise<void>} playRecord a record at the table
 */

/**
 * @param {UsesNeeds & { currentDeal: () => DealDraft, guard: ReturnType<typeof import("../../core/requests.js").createGuard>, change: (draft: Partial<DealDraft>) => void, about: () => { game: string } }} needs
 *   `about`: the setup, as the engine is asked about it
 */
export function createDealUses({
  store,
  engine,
  drawSeed,
  copyText,
  linkAddress,
  saveFile,
  openReplay,
  shareChallenge,
  playRecord,
  currentDeal,
  guard,
  change,
  about,
}) {
  /** The whole deal as a record, or null where there is none yet. @param {Record<string, unknown>} [more] @returns {Promise<MadeDeal | null>} */
  async function makeRecord(more = {}) {
    const { you, contract, shown } = currentDeal();
    const { settings } = store.state();
    if (!shown) return null;
    const { level } = botsOf({ ...settings, game: shown.game });
    const answer = await engine.finishDeal({
      ...about(),
      you,
      level,
      name: settings.name,
      ...(contract ? { contract } : {}),
      ...more,
    });
    return { game: shown.game, ...answer };
  }

  /** Do something with the whole deal, once the engine has made it. @param {(deal: MadeDeal) => unknown} use @param {Record<string, unknown>} [more] */
  const useDeal = (use, more) =>
    guard(async () => {
      const deal = await makeRecord(more);
      if (deal) await use(deal);
    });

  /** @param {string} text */
  const copyWords = async (text) => change({ copied: await awaitCopy(copyText(text)) });

  return {
    /** Copy the text of the field. */
    copyText() {
      const { text, shown } = currentDeal();
      return copyWords(text ?? shown?.setup ?? "");
    },
    playDeal: () =>
      useDeal(
        ({ record, game }) => {
          store.change({ type: "panel", panel: null });
          return playRecord(record, game);
        },
        { seed: drawSeed(), assisted: true },
      ),
    replayDeal: () => useDeal(({ record }) => void openReplay(record)),
    challengeWithDeal: () =>
      useDeal(
        ({ game, record, deal }) =>
          void shareChallenge({
            game,
            record,
            deal,
            isOver: false,
            isBegun: currentDeal().contract !== null,
          }),
        { seed: drawSeed() },
      ),
    copyDealLink: () => useDeal(({ link }) => copyWords(linkAddress(link))),
    saveDeal: () => useDeal(({ game, deal, record }) => saveFile(`${game}-deal-${deal}.deal`, record)),
  };
}
