/** Cues: which sounds a change of the state makes. Pure; `player.js` plays them. */

/** @import { State } from "../store/types.d.ts" */

/** @typedef {"deal" | "card" | "gather" | "turn" | "refusal" | "won" | "lost"} Cue */

/**
 * @param {State} now
 * @param {State} before
 * @returns {Cue[]}
 */
export function cues(now, before) {
  if (!now.match) return [];
  const { view, refusal, lingering } = now.match;
  const was = before.match;
  /** @type {Cue[]} */
  const heard = [];
  if (now.news.serial !== before.news.serial) {
    const kinds = new Set(now.news.events.map(({ kind }) => kind));
    if (kinds.has("cards_dealt")) heard.push("deal");
    else if (kinds.has("cards_played")) heard.push("card");
    if (kinds.has("match_won")) heard.push(isOurs(now) ? "won" : "lost");
    // Only a new question: the same prompt may come with every card that is dealt.
    if (view.waits_for === "you" && view.prompt && was?.view.waits_for !== "you") heard.push("turn");
  }
  if (was?.lingering && !lingering && was.view.deal === view.deal) heard.push("gather");
  if (refusal && refusal !== was?.refusal) heard.push("refusal");
  return heard;
}

/** Whether the match is the person's. @param {State} state */
function isOurs({ news, match }) {
  const won = news.events.find(({ kind }) => kind === "match_won");
  return typeof won?.["side"] === "string" && won["side"].includes(match?.view.you ?? "-");
}
