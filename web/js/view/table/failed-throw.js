/** Failed throw: the cards that were tried, and the seat that could beat them. */

import { html, nothing } from "lit-html";
import { cardNames, who } from "../../text/names.js";
import { clauseMark } from "../prompts/prompt.js";
import { smallCards } from "../cards/laid.js";

/** @import { Match } from "../../store/types.d.ts" */
/** @import { Text } from "./table.js" */

/**
 * The failed throw of the trick that lies on the table, if there was one.
 * @param {Text} text
 * @param {Match} match
 */
export function failedThrow(text, match) {
  const failed = failedIn(match);
  if (!failed) return nothing;
  return html`<aside class="failed-throw" role="note">
    ${smallCards(failed.attempt)} ${failedThrowLine(text, match)}
  </aside>`;
}

/** The same in words alone. @param {Text} text @param {Match} match */
export function failedThrowLine(text, match) {
  const failed = failedIn(match);
  if (!failed) return nothing;
  const { say } = text;
  const { view } = match;
  const beater =
    failed.beaten_by === view.you && !view.cover ? say("seat-you") : view.seats[failed.beaten_by].name;
  return html`<p>
    ${say("throw-failed", { ...who(view, failed.seat), beater, down: cardNames(say, failed.down) })}
    ${failed.penalty ? say("throw-penalty", { count: failed.penalty }) : nothing} ${clauseMark(text, "T22")}
  </p>`;
}

/** @param {Match} match */
function failedIn({ view, lingering }) {
  const number = (view.tricks?.length ?? 0) - (lingering ? 1 : 0);
  return view.failed_throws?.find((one) => one.trick === number);
}
