/** Hint: the button that asks for one, the hint itself, and the cards of the hand that it is about. */

import { html, nothing } from "lit-html";
import { doSentence, thoughtSentences } from "../../text/explanations.js";
import { iconButton } from "../../parts/controls.js";
import { opensNext } from "../../parts/directives.js";
import { closeMark, lampMark } from "../../cards/marks.js";

/** @import { Action, Match } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {() => void} hint
 */
export function hintButton({ say }, { view, explanations, lingering }, hint) {
  const isAsked = view.prompt !== null && !lingering;
  const isPressed = Boolean(explanations?.hint);
  return iconButton(lampMark(), say("hint"), hint, {
    isTitled: true,
    className: "hint-button",
    isPressed,
    isIdle: !isAsked,
  });
}

/**
 * The hint, above the line of the prompt until it is closed or something is done: what to do and why, and the figures
 * for those who ask.
 * @param {Text} text
 * @param {Match} match
 * @param {{ toggleHint: () => void }} actions
 */
export function hintView(text, match, actions) {
  const { view, explanations } = match;
  const { say } = text;
  const hint = explanations?.hint;
  if (!hint) return nothing;
  const close = iconButton(closeMark(), say("hint-close"), actions.toggleHint);
  const [why = "", ...more] =
    hint.status === "given" ? thoughtSentences(text, view, view.you, hint.hint) : [];
  const body =
    hint.status === "thinking"
      ? html`<p>${thinkingSentence(say, match)}</p>`
      : html`<h2>${say("sentence", { words: adviceSentence(say, hint.hint.action) })}</h2>
          <p>${why}</p>`;
  return html`<div class="announcement">
    <section class="advice" role="status" aria-label=${say("hint")}>
      <div>${body}</div>
      ${foldedMore(text, more)} ${close}
    </section>
  </div>`;
}

/** The hint as sentences, for a table without pictures; none where there is no hint. @param {Text} text @param {Match} match @returns {string[]} */
export function hintSentences(text, match) {
  const { view, explanations } = match;
  const hint = explanations?.hint;
  if (!hint) return [];
  if (hint.status === "thinking") return [thinkingSentence(text.say, match)];
  const { hint: thought } = hint;
  return [
    text.say("sentence", { words: adviceSentence(text.say, thought.action) }),
    ...thoughtSentences(text, view, view.you, thought),
  ];
}

/** Why there is no hint yet. @param {Say} say @param {Match} match */
function thinkingSentence(say, { coming, isCutOff }) {
  if (coming === undefined) return say("hint-thinking");
  return say(isCutOff ? "engine-cut-off" : "hint-awaited", { percent: coming });
}

/** The advice in words; the many cards of a burial are marked in the hand. @param {Say} say @param {Action | null} action */
function adviceSentence(say, action) {
  return action?.kind === "bury" ? say("hint-bury", { count: action.cards.length }) : doSentence(say, action);
}

/** The act that a hint advises, as it is called in the panel that asks for a bid or for trump. @param {Match} match */
export function advisedAct({ explanations }) {
  const hint = explanations?.hint;
  return hint?.status === "given" ? hint.hint.action : null;
}

/**
 * The figures, on a sheet that the button opens and a press outside it closes.
 * @param {Text} text
 * @param {string[]} sentences
 */
export function foldedMore({ say }, sentences) {
  if (!sentences.length) return nothing;
  return html`<button class="advice-more" type="button" ${opensNext()}>${say("hint-more")}</button>
    <div class="advice-figures" popover @beforetoggle=${onToggleSheet}>
      ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    </div>`;
}

/** What the sheet must not lie on. */
const KEPT =
  ".ledger, .place, .played .card, .prompt, .declare, .last, .help-buttons button, .self > *, .hand .card, .hint-mark";

/** What tells that an open sheet has to be placed again. @type {ResizeObserver | undefined} */
let watch;

/**
 * Place the sheet as it opens, and again until it closes: at once when what lies around it changes its size, and in the
 * next frame when it only moves.
 * @param {ToggleEvent} event
 */
function onToggleSheet({ target, newState }) {
  const sheet = /** @type {HTMLElement} */ (target);
  watch?.disconnect();
  if (newState !== "open") return;
  placeSheet(sheet);
  watch = new ResizeObserver(() => placeSheet(sheet));
  for (const one of sheet.closest(".table")?.querySelectorAll(".advice, .prompt, .declare") ?? [])
    watch.observe(one);
  const follow = () => {
    if (!sheet.matches(":popover-open")) return;
    placeSheet(sheet);
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

/**
 * Put the sheet on the hint, all of it, and as far up as it needs, to whatever lies above; what has no room there reaches
 * down to what lies below, and the rest scrolls.
 * @param {HTMLElement} sheet
 */
function placeSheet(sheet) {
  const box = sheet.closest(".advice")?.getBoundingClientRect();
  if (!box) return;
  const kept = [...(sheet.closest(".table")?.querySelectorAll(KEPT) ?? [])]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter(({ left, right }) => left < box.right && right > box.left);
  const ceiling = Math.max(0, ...kept.map(({ bottom }) => bottom).filter((at) => at <= box.top + 4));
  const floor = Math.min(innerHeight, ...kept.map(({ top }) => top).filter((at) => at >= box.bottom - 4));
  const above = box.bottom - Math.min(ceiling + 4, box.top);
  const below = Math.max(0, Math.min(sheet.scrollHeight + 2 - above, floor - 4 - box.bottom));
  sheet.style.left = `${box.left}px`;
  sheet.style.bottom = `${innerHeight - box.bottom - below}px`;
  sheet.style.inlineSize = `${box.width}px`;
  sheet.style.minBlockSize = `${box.height}px`;
  sheet.style.maxBlockSize = `${above + below}px`;
}

/**
 * Which cards of the hand the hint is about, by their keys.
 * @param {Match} match
 * @param {readonly string[]} hand as it lies
 * @param {readonly string[]} keys
 */
export function hintedKeys({ explanations }, hand, keys) {
  const { hint, coach } = explanations ?? {};
  const shown = coach?.isOpen && coach.isShown ? coach.caution.better.action : null;
  const action = hint?.status === "given" ? hint.hint.action : shown;
  return keysFor(hand, keys, cardsOf(action));
}

/**
 * Marks the cards of a past decision: those played, those that were better, or both.
 * @param {Match} match
 * @param {readonly string[]} hand as it lies
 * @param {readonly string[]} keys
 * @returns {Record<string, string>}
 */
export function lookedKeys({ explanations }, hand, keys) {
  const finding = explanations?.look?.finding;
  if (!finding) return {};
  const made = keysFor(hand, keys, cardsOf(finding.action));
  const better = keysFor(hand, keys, cardsOf(finding.better.action));
  const either = [...new Set([...made, ...better])];
  return Object.fromEntries(
    either.map((key) => [key, !made.includes(key) ? "better" : better.includes(key) ? "both" : "made"]),
  );
}

/** The cards of the hand that an action is made with. @param {Action | null} action @returns {readonly string[]} */
export function cardsOf(action) {
  if (!action) return [];
  return "cards" in action ? action.cards : "card" in action ? [action.card] : [];
}

/**
 * The keys of these cards in the hand; for equal cards the first key that is free.
 * @param {readonly string[]} hand as it lies
 * @param {readonly string[]} keys
 * @param {readonly string[]} cards
 */
export function keysFor(hand, keys, cards) {
  const wanted = [...cards];
  return keys.filter((_, index) => {
    const at = wanted.indexOf(hand[index]);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}
