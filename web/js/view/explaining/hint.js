/** Hint: the button that asks for one, the hint itself, and the cards of the hand that it is about. */

import { html, nothing } from "lit-html";
import { doSentence, thoughtSentences } from "../../text/explain.js";
import { closeMark, lampMark } from "../cards/marks.js";

/** @import { Action, Match } from "../../store/types.d.ts" */
/** @import { Text } from "../table/table.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {() => void} hint
 */
export function hintButton({ say }, { view, told, lingering }, hint) {
  const isAsked = view.prompt !== null && !lingering;
  return html`<button
    class="icon-button hint-button"
    type="button"
    aria-label=${say("hint")}
    title=${say("hint")}
    aria-pressed=${told?.hint ? "true" : "false"}
    ?data-idle=${!isAsked}
    ?disabled=${!isAsked}
    @click=${hint}
  >
    ${lampMark()}
  </button>`;
}

/**
 * The hint, over the table's edge until it is closed or the next act.
 * @param {Text} text
 * @param {Match} match
 * @param {{ hint: () => void }} does
 */
export function hintView(text, { view, told }, does) {
  const { say } = text;
  const hint = told?.hint;
  if (!hint) return nothing;
  const close = html`<button class="icon-button" type="button" aria-label=${say("hint-close")} @click=${does.hint}>
    ${closeMark()}
  </button>`;
  const body =
    hint.status === "thinking"
      ? html`<p>${say("hint-thinking")}</p>`
      : html`<h2>${doSentence(say, hint.hint.action)}</h2>
          ${thoughtSentences(text, view, view.you, hint.hint).map((sentence) => html`<p>${sentence}</p>`)}`;
  return html`<section class="advice" role="status" aria-label=${say("hint")}>
    <div>${body}</div>
    ${close}
  </section>`;
}

/**
 * Which cards of the hand the hint is about, by their keys.
 * @param {Match} match
 * @param {readonly string[]} hand as it lies
 * @param {readonly string[]} keys
 */
export function hintedKeys({ told }, hand, keys) {
  const hint = told?.hint;
  const action = hint?.status === "given" ? hint.hint.action : null;
  return keysFor(hand, keys, cardsOf(action));
}

/**
 * Marks the cards of a past decision: those played, those that were better, or both.
 * @param {Match} match
 * @param {readonly string[]} hand as it lies
 * @param {readonly string[]} keys
 * @returns {Record<string, string>}
 */
export function lookedKeys({ told }, hand, keys) {
  const finding = told?.look?.finding;
  if (!finding) return {};
  const made = keysFor(hand, keys, cardsOf(finding.action));
  const better = keysFor(hand, keys, cardsOf(finding.better.action));
  const either = [...new Set([...made, ...better])];
  return Object.fromEntries(
    either.map((key) => [key, !made.includes(key) ? "better" : better.includes(key) ? "both" : "made"]),
  );
}

/** @param {Action | null} action @returns {readonly string[]} */
function cardsOf(action) {
  return action && "cards" in action ? action.cards : [];
}

/**
 * The keys of these cards in the hand; of two equal cards the first one that is left.
 * @param {readonly string[]} hand as it lies
 * @param {readonly string[]} keys
 * @param {readonly string[]} cards
 */
export function keysFor(hand, keys, cards) {
  const wanted = [...cards];
  return keys.filter((_, index) => {
    const at = wanted.indexOf(hand[index] ?? "");
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}
