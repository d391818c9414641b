/**
 * Stake: what each seat puts into the pot of a match. Its elements are in the HTML of the first screen; this file fills them in.
 */

import { html } from "lit-html";
import { render } from "../parts/rendering.js";
import { refusalSentence } from "../text/refusals.js";
import { clauseMark } from "../table/prompts/prompt.js";

/** @import { Settings, State } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {HTMLFormElement} form
 * @param {Text} text
 * @param {{ changeSettings: (settings: Partial<Settings>) => void }} actions
 */
export function stakeChoice(form, text, actions) {
  const partNamed = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (form.querySelector(`[data-part="${name}"]`));
  const amount = /** @type {HTMLInputElement} */ (form.elements.namedItem("stake"));

  form.addEventListener("input", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.name === "stake") actions.changeSettings({ stake: input.value.slice(0, 12) });
    else if (input.name === "forChips") actions.changeSettings({ forChips: input.value === "chips" });
  });

  return {
    /** @param {Settings} settings */
    fillStake({ forChips, stake }) {
      if (document.activeElement !== amount) amount.value = stake;
      for (const input of form.querySelectorAll('input[name="forChips"]'))
        if (input instanceof HTMLInputElement) input.checked = (input.value === "chips") === forChips;
      partNamed("stake").hidden = !forChips;
    },
    /** @param {State} state */
    showRefusal({ stakeRefusal: refusal }) {
      amount.toggleAttribute("aria-invalid", refusal !== null);
      render(
        refusal ? html`${refusalSentence(text, refusal)} ${clauseMark(text, refusal.clause)}` : "",
        partNamed("stake-refusal"),
      );
    },
  };
}
