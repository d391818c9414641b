/** Failed throw: the cards that were tried, and the seat that could beat them. */

import { html, nothing } from "lit-html";
import { cardNames, subjectOf } from "../../js/text/names.js";
import { joinSentences } from "../../js/text/sentences.js";
import { clauseMark } from "../../js/table/prompts/prompt.js";
import { ownOf } from "./own.js";
import { smallCards } from "../../js/cards/laid.js";

/** @import { Match } from "../../js/core/types.d.ts" */
/** @import { Text } from "../../js/table/view/table-view.js" */

/**
 * The failed throw of the trick that lies on the table, if there was one.
 * @param {Text} text
 * @param {Match} match
 */
export function failedThrow(text, match) {
  const failed = failedIn(match);
  if (!failed) return nothing;
  return html`<div class="failed-throw">
    <aside role="note">${smallCards(failed.attempt)} ${failedThrowLine(text, match)}</aside>
  </div>`;
}

/** The same in words alone. @param {Text} text @param {Match} match */
export function failedThrowLine(text, match) {
  const failed = failedIn(match);
  if (!failed) return nothing;
  const { say } = text;
  const { view } = match;
  const beater = subjectOf(view, failed.beaten_by);
  const back = failed.down.length ? "no" : "yes";
  const facts = { beater: beater.name, beaterYou: beater.you, down: cardNames(say, failed.down), back };
  return html`<p>
    ${joinSentences([
      say("throw-failed", { ...subjectOf(view, failed.seat), ...facts }),
      failed.penalty ? say("throw-penalty", { count: failed.penalty }) : "",
    ])}
    ${clauseMark(text, back === "yes" ? "T90" : "T22")}
  </p>`;
}

/** @param {Match} match */
function failedIn({ view, lingering }) {
  const number = view.tricks.length - (lingering ? 1 : 0);
  return ownOf(view).failed_throws?.find((one) => one.trick === number);
}
