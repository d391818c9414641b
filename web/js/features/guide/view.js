/** Guide: the sentence of the moment, where a hint would stand; that of the score, in its place. */

import { html, nothing } from "lit-html";
import { iconButton } from "../../parts/controls.js";
import { closeMark } from "../../cards/marks.js";
import { refusalSentence } from "../../text/refusals.js";
import { worthText } from "../../text/score.js";

/** @import { Match, View } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { Guide } from "./types.d.ts" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Guide | null} guide
 * @param {import("../types.d.ts").FeatureActions["guide"] | undefined} actions
 */
export function guideView(text, { view, explanations }, guide, actions) {
  if (!guide?.now || explanations?.hint) return nothing;
  const { say } = text;
  if (view.summary)
    return html`<p role="status" aria-label=${say("guide")}>${say(`guide-${guide.now}`, factsOf(text, view))}</p>`;
  return html`<div class="announcement guide">
    <section class="advice" role="status" aria-label=${say("guide")}>
      <div><p>${say(`guide-${guide.now}`, factsOf(text, view))}</p></div>
      ${iconButton(closeMark(), say("guide-end"), () => void actions?.end(), { isTitled: true })}
    </section>
  </div>`;
}

/** What the sentences say of this deal, by the engine's view. @param {Text} text @param {View} view @returns {Record<string, string | number>} */
function factsOf(text, view) {
  const { prompt, worth, score, tiles, zones, hand } = view;
  const row = score.find(
    ({ unit, label }) => unit === "points" || unit === "tricks" || label === "attackers",
  );
  const rank = tiles.find(({ kind }) => kind === "trump")?.facts["rank"];
  const [refused] = prompt?.kind === "play" ? Object.values(prompt.refused) : [];
  const inPackets = zones
    .filter(({ kind }) => kind === "packet")
    .reduce((sum, { count = 0 }) => sum + count, 0);
  return {
    all: Object.values(worth).reduce((sum, points) => sum + points, 0),
    tricks: hand.length + inPackets,
    count: prompt?.kind === "bury" ? prompt.count : 0,
    rank: typeof rank === "string" ? rank.replace("T", "10") : "",
    trump: view.trump ? "yes" : "no",
    why: refused ? refusalSentence(text, refused) : "",
    worth: worthText(worth),
    goal: row?.goal ?? 0,
    ...describeMatchEnd(view),
  };
}

/** When the match ends: at a total, after so many deals, or otherwise. @param {View} view */
function describeMatchEnd({ score, match }) {
  const goal = score.find(({ label }) => label === "total")?.goal;
  if (goal) return { ends: "total", end: goal };
  return match ? { ends: "deals", end: match.deals } : { ends: "other", end: 0 };
}
