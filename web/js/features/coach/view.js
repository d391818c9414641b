/** Coach: the question before a play that clearly costs, with the reason, and the better play for those who ask. */

import { html, nothing } from "lit-html";
import { againstSentence, doSentence } from "../../text/explanations.js";
import { button } from "../../parts/controls.js";

/** @import { Coach } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {ReturnType<typeof import("./store.js").createCoach>} CoachActions */

/**
 * @param {Text} text
 * @param {Coach} coach
 * @param {CoachActions} actions
 */
export function coachView({ say }, { action, caution, isShown }, actions) {
  const { better, why } = caution;
  return html`<section class="task coach" role="group" aria-label=${say("coach-sure")}>
    <div class="advice" role="alert"><div>
      <h2>${say("coach-sure")}</h2>
      ${
        isShown
          ? html`<p>
              <b>${say("coach-better", { action: doSentence(say, better.action) })}</b>
              ${why ? say(`reason-${why}`) : nothing}
            </p>`
          : html`<p>${againstSentence(say, caution)}</p>`
      }
    </div></div>
    <div class="task-buttons">
      ${button(say("coach-again"), actions.chooseAnother, { isMain: true, isAnswer: true })}
      ${button(say("coach-play", { kind: action.kind }), actions.playAnyway)}
      ${isShown ? nothing : button(say("coach-show"), actions.showBetterPlay)}
    </div>
  </section>`;
}
