/** Look back: the table as it was before a decision that mattered, with what was done and what was better. */

import { html } from "lit-html";
import { costSentence, doSentence } from "../../text/explain.js";

/** @import { Match, Explanations } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/**
 * The match to show: while looking back, the table of that moment without a prompt; else the match itself.
 * @param {Match} match
 * @returns {Match}
 */
export function shownMatch(match) {
  const look = match.explanations?.look;
  if (!look) return match;
  const view = { ...look.view, to_act: null };
  return { ...match, view, lingering: false, chosen: [], lifted: [], tried: null, refusal: null };
}

/**
 * What was done and what was better, in the place of a hint.
 * @param {Text} text
 * @param {NonNullable<Explanations["look"]>} look
 * @param {() => void} back
 */
export function lookBackView({ say }, { finding }, back) {
  return html`<section class="task looking" role="group" aria-label=${say("moments")}>
    <div class="advice">
      <div>
        <h2>
          ${say("moment-when", { trick: finding.in_trick === null ? 0 : finding.in_trick + 1 })}
          <b>${costSentence(say, finding)}</b>
        </h2>
        <p data-looked="made">${say("moment-made", { action: doSentence(say, finding.action) })}</p>
        <p data-looked="better">${say("moment-better", { action: doSentence(say, finding.better.action) })}</p>
      </div>
    </div>
    <div class="task-buttons">
      <button class="button" data-main type="button" @click=${back}>${say("moment-back")}</button>
    </div>
  </section>`;
}
