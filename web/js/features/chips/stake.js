/**
 * Stake: what a match is played for: the balance, the stake, and the engine's answer about it. Its elements are in the
 * HTML of the opening; this file fills them in.
 */

import { html, render } from "lit-html";
import { chips } from "../../text/chips.js";
import { refusalSentence } from "../../text/refusals.js";
import { clauseMark } from "../../table/prompts/prompt.js";

/** @import { Settings, State } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/**
 * @param {HTMLFormElement} form
 * @param {Text} text
 * @param {{ set: (settings: Partial<Settings>) => void, look: () => void, reset: () => void }} does
 */
export function stakeChoice(form, text, does) {
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (form.querySelector(`[data-part="${name}"]`));
  const amount = /** @type {HTMLInputElement} */ (form.elements.namedItem("stake"));

  form.addEventListener("input", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.name === "stake") does.set({ stake: input.value.slice(0, 12) });
    else if (input.name === "forChips") does.set({ forChips: input.value === "chips" });
  });
  part("reset").addEventListener("click", does.reset);

  return {
    /** @param {Settings} settings */
    fill({ forChips, stake }) {
      if (document.activeElement !== amount) amount.value = stake;
      for (const input of form.querySelectorAll('input[name="forChips"]'))
        if (input instanceof HTMLInputElement) input.checked = (input.value === "chips") === forChips;
      part("stake").hidden = !forChips;
    },
    /** @param {State} state */
    show({ chips: { balance, quote, refusal, unpaid }, heads, settings }) {
      const { say } = text;
      part("balance").textContent = balance === null ? say("stake-unknown") : chips(say, balance);
      amount.toggleAttribute("aria-invalid", refusal !== null);
      render(
        refusal && settings.forChips
          ? html`${refusalSentence(text, refusal)} ${clauseMark(text, refusal.clause)}`
          : "",
        part("stake-refusal"),
      );
      part("stake-quote").textContent =
        quote && !refusal
          ? say("stake-quote", {
              pot: chips(say, quote.pot),
              won: chips(say, quote.won.pay),
              tied: chips(say, quote.tied.pay),
              kept: chips(say, quote.tied.commission),
              isKept: quote.tied.commission > quote.won.commission ? "yes" : "no",
            })
          : "";
      const givesUp = heads.some(({ id, status }) => id === unpaid && status === "standing");
      part("stake-given-up").hidden = !givesUp;
    },
  };
}
