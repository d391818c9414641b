/** Costly decisions: the list of the person's costliest decisions in a deal; each can be looked at again. */

import { html } from "lit-html";
import { againstSentence, costSentence, figuresSentence } from "../../text/explanations.js";
import { joinSentences } from "../../text/sentences.js";
import { button, fold } from "../../parts/controls.js";
import { actionLine } from "./decision-review.js";

/** @import { Finding, Match, View } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {(at: number) => void} look
 * @param {(at: number) => void} retry
 */
export function momentsView(text, { view, explanations }, look, retry) {
  const { say } = text;
  const review = explanations?.review;
  if (!review?.found)
    return html`<p role="status">${say("decisions-looking")}</p>
      <progress class="decisions-bar" max="1" .value=${review?.part ?? 0} aria-label=${say("decisions")}></progress>`;
  const { judged, findings } = review.found;
  if (!findings.length)
    return html`<p role="status">${say(judged ? "decisions-none" : "decisions-none-judged")}</p>
      ${judged ? html`<p class="hint">${say("decisions-count", { judged })}</p>` : ""}`;
  const inOrder = [...findings].sort((one, other) => one.at - other.at);
  return html`<ol class="decisions">
      ${inOrder.map((finding) => momentView(text, view, finding, look, retry))}
    </ol>
    <p class="hint">${say("decisions-count", { judged })}</p>`;
}

/** What was done and what was better; why stands behind its heading. @param {Text} text @param {View} view @param {Finding} finding @param {(at: number) => void} look @param {(at: number) => void} retry */
function momentView({ say }, view, finding, look, retry) {
  const { at, seat, better, exact, can_try: canTry } = finding;
  const trick = finding.in_trick === null ? 0 : finding.in_trick + 1;
  return html`<li class="decision">
    <h3>${say("decision-when", { trick })} <small>${costSentence(say, finding)}</small></h3>
    ${actionLine(say, "made", finding.action)} ${actionLine(say, "better", better.action)}
    <div>
      ${button(say("decision-look"), () => look(at))}
      ${canTry ? button(say("lessons-again"), () => retry(at)) : ""}
    </div>
    ${fold(
      say("why"),
      html`<p>${joinSentences([finding.why ? say(`reason-${finding.why}`) : "", againstSentence(say, finding)])}</p>
        <p class="hint">${figuresSentence(say, view, seat, better, exact)}</p>`,
    )}
  </li>`;
}
