/** Uses: what is done with a deal that was made: played, looked at, sent, or saved. */

import { botsOf } from "../../core/next-match-rules.js";

/** @import { MadeDeal, Making } from "./types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/**
 * @typedef {object} UsesNeeds
 * @property {Store} store
 * @property {import("../../core/types.d.ts").EngineFunctions} engine
 * @property {() => string} seed of what is left to chance
 * @property {(text: string) => Promise<void>} copyText
 * @property {(link: string) => string} linkAddress the whole address of a link
 * @property {(name: string, text: string) => void} saveFile give the person a file
 * @property {(link: string) => unknown} look show the deal of a link in the viewer
 * @property {(deal: { game: string, record: string, deal: number, isOver: boolean, isBegun: boolean }) => unknown} challenge
 *   `isBegun`: everybody begins it at the contract that was chosen
 * @property {(record: string, game: string) => Promise<void>} play a record at the table
 */

/**
 * @param {UsesNeeds & { now: () => Making, change: (making: Partial<Making>) => void, about: () => { game: string } }} needs
 *   `about`: the setup, as the engine is asked about it
 */
export function createUses({
  store,
  engine,
  seed,
  copyText,
  linkAddress,
  saveFile,
  look,
  challenge,
  play,
  now,
  change,
  about,
}) {
  /** The whole deal as a record, or null where there is none yet. @param {Record<string, unknown>} [more] @returns {Promise<MadeDeal | null>} */
  async function made(more = {}) {
    const { you, contract, shown } = now();
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
  const give = (text) =>
    copyText(text).then(
      () => change({ copied: "copied" }),
      () => change({ copied: "refused" }),
    );

  return {
    /** Copy what stands in the field. */
    copyText() {
      const { text, shown } = now();
      return give(text ?? shown?.setup ?? "");
    },
    async play() {
      const deal = await made({ seed: seed(), assisted: true });
      if (!deal) return;
      store.change({ type: "panel", panel: null });
      await play(deal.record, deal.game);
    },
    async look() {
      const deal = await made();
      if (deal) look(deal.link);
    },
    async challenge() {
      const deal = await made({ seed: seed() });
      if (!deal) return;
      const { game, record, deal: number } = deal;
      challenge({ game, record, deal: number, isOver: false, isBegun: now().contract !== null });
    },
    async link() {
      const deal = await made();
      if (deal) await give(linkAddress(deal.link));
    },
    async save() {
      const deal = await made();
      if (deal) saveFile(`${deal.game}-deal-${deal.deal}.deal`, deal.record);
    },
  };
}
