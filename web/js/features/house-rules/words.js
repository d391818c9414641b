/** Words: values of fields in words, and what can be changed where two of them contradict each other. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { levelName } from "../../text/names.js";

/** @import { Clash, HouseRules, Remedy } from "./types.d.ts" */
/** @import { HouseRulesActions } from "./store.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** A value of a field in words; of several, each. @param {Pick<Text, "say">} text @param {string} field @param {unknown} value */
export function valueName({ say }, field, value) {
  if (!Array.isArray(value)) return say(`option-${field}-${String(value)}`);
  return value.length ? value.map((one) => levelName(String(one))).join(" ") : say("options-none");
}

/**
 * Two fields that contradict each other, as they were tried, and the changes after which they do not.
 * @param {Text} text
 * @param {{ fields: readonly string[], remedies: readonly Remedy[] }} clash
 * @param {HouseRulesActions} actions
 */
export function clashView(text, { fields: [one, other], remedies }, actions) {
  const { say } = text;
  return html`<p>${say("options-clash", { one: say(`option-${one}`), other: say(`option-${other}`) })}</p>
    ${
      remedies.length
        ? html`<p>${say("options-mend-line")}</p>
            <div class="house-buttons">
              ${remedies.map((remedy) =>
                button(
                  say("options-mend", {
                    field: say(`option-${remedy.field}`),
                    value: valueName(text, remedy.field, remedy.value),
                  }),
                  () => void actions.applyRemedy(remedy),
                ),
              )}
          </div>`
        : nothing
    }`;
}
