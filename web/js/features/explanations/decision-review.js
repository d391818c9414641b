/** Decision review: the table as it was before a decision that mattered, with what was done and what was better. */

import { html } from "lit-html";
import { button } from "../../parts/controls.js";
import { smallCards } from "../../cards/laid.js";
import { costSentence, doSentence } from "../../text/explanations.js";

/** @import { Action, Match, Explanations } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/**
 * The match to show: while looking back, the table of that moment without a prompt; else the match itself.
 * @param {Match} match
 * @returns {Match}
 */
export function shownMatch(match) {
  const look = match.explanations?.look;
  if (!look) return match;
  const view = { ...look.view, to_act: null };
  return { ...match, view, lingering: false, chosen: [], raised: [], tried: null, refusal: null };
}

/**
 * The act made and the better one, in the place of a hint.
 * @param {Text} text
 * @param {NonNullable<Explanations["look"]>} look
 * @param {() => void} back
 */
export function lookBackView({ say }, { finding }, back) {
  return html`<section class="task looking" role="group" aria-label=${say("decisions")}>
    <div class="advice">
      <div>
        <h2>
          ${say("decision-when", { trick: finding.in_trick === null ? 0 : finding.in_trick + 1 })}
          <b>${costSentence(say, finding)}</b>
        </h2>
        ${actionLine(say, "made", finding.action)} ${actionLine(say, "better", finding.better.action)}
      </div>
    </div>
    <div class="task-buttons">
      ${button(say("decision-back"), back, { isMain: true })}
    </div>
  </section>`;
}

/**
 * An act at that decision; a play of several cards as small cards in one line.
 * @param {Say} say
 * @param {"made" | "better"} which
 * @param {Action | null} action
 */
export function actionLine(say, which, action) {
  const told = say(`decision-${which}`, { action: doSentence(say, action) });
  if (!action || !("cards" in action)) return html`<p data-looked=${which}>${told}</p>`;
  return html`<p data-looked=${which}>
    <span class="unseen">${told}</span>
    <span aria-hidden="true">${say(`decision-${which}`, { action: "" })}</span> ${smallCards(action.cards)}
  </p>`;
}
