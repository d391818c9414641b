/** Multi-card: what stands above the hand while several cards are chosen: how many, why not, the button. */

import { html, nothing } from "lit-html";
import { cardNames } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { replacedLine } from "../../parts/directives.js";
import { isHeld } from "../store/card-choice.js";
import { clauseMark, statusLine } from "./prompt.js";

/** @import { Action, Match, Prompt } from "../../core/types.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * The button is called by its cards once they may be played. Their number stands in brackets: all else that is written on
 * a control its name has to contain.
 * @param {Text} text
 * @param {Match} match
 * @param {(action: Action) => void} act
 * @param {unknown} hint the button that asks for one
 */
export function multiCardLine(text, match, act, hint) {
  const { view, chosen } = match;
  const { say } = text;
  const { prompt, isOpen, name, why, count } = multiCardState(text, match);
  return html`<div class="prompt-text" data-home tabindex="-1" ?data-refusal=${why !== null}>
      ${why ? replacedLine(refusalSentence(text, why, view), clauseMark(text, why.clause)) : replacedLine(multiCardAsked(text, match, prompt))}
    </div>
    ${hint}
    <button
      class="button"
      data-main
      data-count=${chosen.length && count > 1 ? `${chosen.length}/${count}` : nothing}
      type="button"
      ?disabled=${!isOpen}
      aria-busy=${match.busy ? "true" : nothing}
      aria-label=${name || nothing}
      @click=${() => act({ kind: prompt.kind, cards: chosen })}
    >
      ${say(`prompt-${prompt.kind}-button`)}
      ${count > 1 || chosen.length > 1 ? html`<small>(${count > 1 ? say("prompt-chosen-of", { chosen: chosen.length, count }) : say("prompt-chosen", { chosen: chosen.length })})</small>` : nothing}
    </button>`;
}

/**
 * How the choice stands: whether the chosen cards may be played and how the button is called then, or why they may not.
 * @param {Text} text
 * @param {Match} match
 */
export function multiCardState({ say }, match) {
  const { chosen, tried } = match;
  const prompt = /** @type {Extract<Prompt, { kind: "play" | "bury" }>} */ (match.view.prompt);
  const isOpen = chosen.length > 0 && tried?.refusal === null && !isHeld(match);
  const name = isOpen ? say(`prompt-${prompt.kind}-chosen`, { card: cardNames(say, chosen) }) : "";
  const count = prompt.count ?? 0;
  return { prompt, isOpen, name, count, why: match.refusal ?? whyNot(match, count) };
}

/**
 * Why the chosen cards may not be played; null while the only fault is that there are too few.
 * @param {Match} match
 * @param {number} count
 */
function whyNot({ tried, chosen }, count) {
  const refusal = tried?.refusal ?? null;
  return refusal && !(refusal.code === "wrong_count" && chosen.length < count) ? refusal : null;
}

/**
 * What is asked for; of a trick that still lies there, who took it.
 * @param {Text} text
 * @param {Match} match
 * @param {Prompt} prompt
 */
export function multiCardAsked(text, match, prompt) {
  const { say } = text;
  const { view } = match;
  if (match.lingering) return statusLine(text, match);
  if (prompt.kind === "bury") return say("prompt-bury");
  if (view.phase === "starter_trick") return say("prompt-play-starter");
  const { count: led, must_lead_unit: mustBeUnit } = prompt.kind === "play" ? prompt : {};
  const count = led ?? 0;
  // The seat's throw was void, and it leads again.
  if (mustBeUnit) return say("refusal-must_lead_unit");
  if (count) return say("prompt-play-count", { count, suit: view.trick?.led ?? "" });
  // In the first deal the line teaches what a tap does; what a task says leaves no room for it.
  return say(view.deal === 1 && !view.task ? "prompt-play-lead-taught" : "prompt-play-lead");
}
