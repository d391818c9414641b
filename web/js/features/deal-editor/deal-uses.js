/** Uses: what is done with a deal that was made: played, looked at, sent, or saved. */

import { botsOf } from "../../core/next-match-rules.js";

/** @import { MadeDeal, Making } from "./types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/**
 * @typedef {object} UsesNeeds
 * @property {Store} store
 * @property {import("../../core/types.d.ts").EngineFunctions} engine
 * @property {() => string} drawSeed of what is left to chance
 * @property {(text: string) => Promise<void>} copyText
 * @property {(link: string) => string} linkAddress the whole address of a link
 * @property {(name: string, text: string) => void} saveFile give the person a file
 * @property {(link: string) => unknown} openReplay show the deal of a link in the viewer
 * @property {(deal: { game: string, record: string, deal: number, isOver: boolean, isBegun: boolean }) => unknown} shareChallenge
 *   `isBegun`: everybody begins it at the contract that was chosen
 * @property {(record: string, game: string) => Promise<void>} playRecord a record at the table
 */

/**
 * @param {UsesNeeds & { currentDeal: () => Making, change: (making: Partial<Making>) => void, about: () => { game: string } }} needs
 *   `about`: the setup, as the engine is asked about it
 */
export function createUses({
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
    if (!answer.ok) {
      change({ refusal: answer.error ?? { code: "internal" } });
      return null;
    }
    const { deal, link } = answer;
    return { game: shown.game, record: String(answer.record), deal: Number(deal), link: String(link) };
  }

  /** @param {string} text */
  const copyWords = (text) =>
    copyText(text).then(
      () => change({ copied: "copied" }),
      () => change({ copied: "refused" }),
    );

  return {
    /** Copy what stands in the field. */
    copyText() {
      const { text, shown } = currentDeal();
      return copyWords(text ?? shown?.setup ?? "");
    },
    async playDeal() {
      const deal = await makeRecord({ seed: drawSeed(), assisted: true });
      if (!deal) return;
      store.change({ type: "panel", panel: null });
      await playRecord(deal.record, deal.game);
    },
    async replayDeal() {
      const deal = await makeRecord();
      if (deal) openReplay(deal.link);
    },
    async challengeWithDeal() {
      const deal = await makeRecord({ seed: drawSeed() });
      if (!deal) return;
      const { game, record, deal: number } = deal;
      shareChallenge({ game, record, deal: number, isOver: false, isBegun: currentDeal().contract !== null });
    },
    async copyLink() {
      const deal = await makeRecord();
      if (deal) await copyWords(linkAddress(deal.link));
    },
    async saveDeal() {
      const deal = await makeRecord();
      if (deal) saveFile(`${deal.game}-deal-${deal.deal}.deal`, deal.record);
    },
  };
}
