/** Playing: the deals of an event at the table, how far one is, and one's own result as a link. */

import { eventOf } from "../../core/club-events.js";
import { shortName } from "../../core/name.js";

/** @import { DealPlay, EventsPart, Standings } from "./types.d.ts" */
/** @import { Head } from "../../core/kept/types.d.ts" */

/** Stands for a name until there is one: without it no result can be read back. */
const NOBODY = "?";

/** @param {import("./store.js").EventNeeds} needs @param {import("./store.js").EventsHand} hand */
export function createPlaying(
  { store, ask, ready, set, saveFile, address, record, challenge, resume },
  hand,
) {
  const { state, change, kept, keep, asked } = hand;
  let looks = 0;

  /** The deals of the open event, as the device has them. @returns {DealPlay[]} */
  function playsNow() {
    const { link, event } = state();
    const begun = kept()[link]?.begun ?? {};
    const { heads } = store.state();
    return Array.from({ length: event?.deals ?? 0 }, (_, at) => playOf(heads, begun[at + 1], at + 1));
  }

  /** Look what was played, and what it came to. */
  async function settle() {
    const mine = ++looks;
    const { link, event } = state();
    if (!event?.open) return;
    const plays = playsNow();
    const before = state().plays ?? [];
    const marginOf = (/** @type {DealPlay} */ play) =>
      before.find(({ id }) => play.id && id === play.id)?.margin ?? null;
    change({ plays: plays.map((play) => ({ ...play, margin: marginOf(play) })) });
    /** @type {Record<string, string>} */
    const records = {};
    for (const { deal, status, id } of plays) {
      const text = status === "over" ? await record(id) : null;
      if (text !== null) records[deal] = text;
    }
    if (mine !== looks || state().link !== link) return;
    if (!Object.keys(records).length) {
      change({ mine: null });
      return;
    }
    const name = store.state().settings.name.trim() || NOBODY;
    const result = await ask({ op: "event_result", link, name, records });
    if (mine !== looks || state().link !== link) return;
    if (!result.ok) {
      change({ mine: null, refusal: hand.refusalOf(result) });
      return;
    }
    const own = String(result["link"]);
    change({ mine: { link: own, fits: result["fits"] === true, name } });
    const answer = await ask({ op: "standing", link, texts: [own] });
    if (mine !== looks || state().link !== link || !answer.ok) return;
    const { rows } = /** @type {Standings} */ (/** @type {unknown} */ (answer));
    const margins = rows[0]?.margins ?? [];
    change({ plays: plays.map((play) => ({ ...play, margin: margins[play.deal - 1] ?? null })) });
  }

  return {
    settle,
    /** Whether a challenge is a deal of an event of this device. @param {string} link */
    isOurs: (link) => eventOf(kept(), link) !== undefined,
    /** Play a deal, or go on with it. One that was played to its end stays as it is. @param {number} deal */
    async play(deal) {
      const { link, event } = state();
      const play = playsNow()[deal - 1];
      if (!event || !play || play.status === "over") return;
      const answer =
        play.status === "new"
          ? await asked(/** @type {any} */ ({ op: "event_deal", link, deal }))
          : { challenge: "" };
      if (!answer) return;
      const dared = String(/** @type {{ challenge: string }} */ (answer).challenge);
      if (dared) keep(link, { begun: { ...kept()[link]?.begun, [deal]: dared } });
      store.change({ type: "panel", panel: null });
      await (dared ? challenge(dared, event.game) : resume(play.id));
    },
    /** From the table back to the event, which may not have been opened since the page was loaded. */
    async back() {
      const dared = store.state().match?.challenge;
      const link = dared ? eventOf(kept(), dared) : state().link;
      store.change({ type: "panel", panel: "events" });
      if (!link || (state().link === link && state().event)) {
        change({ place: "event", refusal: null });
        return settle();
      }
      change({ place: "event", link, event: null, plays: null, mine: null, refusal: null });
      await ready();
      const answer = await asked(/** @type {any} */ ({ op: "event", link }));
      if (!answer) return undefined;
      const { event, fits } = /** @type {import("./types.d.ts").EventRead} */ (answer);
      change({ event, fits });
      return settle();
    },
    /** One's own name, as it stands in the result. @param {string} name */
    async call(name) {
      set({ name: shortName(name) });
      await settle();
    },
    /** One's own result as a file. */
    saveMine() {
      const { mine } = state();
      const name = store.state().settings.name.trim();
      if (mine) saveFile(`follow-suit-result-${fileName(name)}.txt`, `${address(mine.link)}\n`);
    },
  };
}

/** How a deal stands: the first time it was played to its end counts. @param {readonly Head[]} heads @param {string | undefined} link @param {number} deal @returns {DealPlay} */
function playOf(heads, link, deal) {
  const all = heads.filter((head) => link !== undefined && head.challenge === link);
  all.sort((one, other) => one.began - other.began);
  const over = all.find(({ status }) => status === "over");
  const found = over ?? all.findLast(({ status }) => status === "standing");
  return { deal, status: over ? "over" : found ? "standing" : "new", id: found?.id ?? "", margin: null };
}

/** A name as part of a file's: letters and digits of any script. @param {string} name */
export const fileName = (name) => name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-") || "event";
