/** Bid slider: a bid among many, chosen with a slider. */

import { html, nothing } from "lit-html";
import { advisedAct } from "../../features/explanations/hint.js";
import { button } from "../../parts/controls.js";
import { keyed } from "lit-html/directives/keyed.js";

/** @import { Action, Match, Prompt } from "../../core/types.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {{ performAction: (action: Action) => void }} actions
 * @param {{ hint?: string, more?: unknown }} [said] what stands in the place of the hint, and beside the button to pass
 */
export function bidSliderPanel({ say }, match, actions, said = {}) {
  const advised = advisedAct(match);
  const bid = advised?.kind === "bid" ? advised.value : null;
  const { values } = /** @type {Extract<Prompt, { kind: "bid" }>} */ (match.view.prompt);
  return html`<section class="prompt" data-prompt="bid" role="group" aria-label=${say("prompt-bid")}>
    <h2>${say("prompt-bid")}</h2>
    <p>${said.hint ?? say(`prompt-bid-hint-${match.view.game}`)}</p>
    ${keyed(
      `${values[0]}-${bid}`,
      bidSlider(say, values, bid, (value) => actions.performAction({ kind: "bid", value })),
    )}
    <div class="prompt-pair">
      <button class="button" data-pass type="button" ?data-advised=${advised?.kind === "pass"} @click=${() => actions.performAction({ kind: "pass" })}>
        ${say("prompt-pass-button")}
      </button>
      ${said.more ?? nothing}
    </div>
  </section>`;
}

/** @param {Text["say"]} say @param {number[]} values @param {number | null} advised where a hint sets it @param {(value: number) => void} bid */
function bidSlider(say, values, advised, bid) {
  /** @param {Event} event */
  const sliderOf = (event) =>
    /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.target).closest(".slider"));
  /** @param {HTMLElement} box */
  const showValue = (box) => {
    const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
    const value = values[Number(input.value)];
    input.setAttribute("aria-valuetext", String(value));
    const bidButton = /** @type {HTMLElement} */ (box.querySelector("[data-bid]"));
    bidButton.textContent = say("prompt-bid-button", { value });
    bidButton.dataset["bid"] = String(value);
  };
  /** @param {number} by @returns {(event: Event) => void} */
  const moveSlider = (by) => (event) => {
    const box = sliderOf(event);
    const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
    input.value = String(Number(input.value) + by);
    showValue(box);
  };
  const at = advised === null ? -1 : values.indexOf(advised);
  const first = at < 0 ? Math.floor(values.length / 2) : at;
  return html`<div class="slider" data-lowest=${values[0]}>
    ${button("−", moveSlider(-1), { label: say("prompt-bid-less") })}
    <input
      type="range"
      min="0"
      max=${values.length - 1}
      value=${first}
      aria-label=${say("prompt-bid")}
      aria-valuetext=${values[first]}
      @input=${(/** @type {Event} */ event) => showValue(sliderOf(event))}
    />
    ${button("+", moveSlider(1), { label: say("prompt-bid-more") })}
    <button
      class="button"
      data-main
      data-bid=${values[first]}
      type="button"
      @click=${(/** @type {Event} */ event) => bid(Number(/** @type {HTMLElement} */ (event.target).dataset["bid"]))}
    >
      ${say("prompt-bid-button", { value: values[first] })}
    </button>
  </div>`;
}
