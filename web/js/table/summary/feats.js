/** Feats: what a result has that is remarkable besides how it went, each as a small picture with its words. */

import { html, nothing } from "lit-html";
import { doSentence } from "../../text/explanations.js";
import { drawOnce } from "../../cards/static-picture.js";
import { starMark } from "../../cards/marks.js";
import { properties } from "../../parts/directives.js";
import { featsOf, moodOf } from "../store/outcome.js";

/** @import { Feat, Match } from "../../core/types.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * The feats of a deal; after one that went badly, what would have helped, if the person has had it looked for.
 * @param {Text} text
 * @param {Match} match
 */
export function featsView(text, match) {
  const feats = featsOf(match);
  return html`${feats.length ? html`<ul class="feats" role="list">${feats.map((feat, index) => featView(text, feat, index))}</ul>` : nothing}
  ${helpedLine(text, match)}`;
}

/** The same in words alone. @param {Text} text @param {Match} match */
export function featLines(text, match) {
  return html`${featsOf(match).map((feat) => html`<p>${featWords(text, feat)}</p>`)} ${helpedLine(text, match)}`;
}

/** @param {Text} text @param {Feat} feat */
function featWords({ say }, { kind, isGood, count = 0 }) {
  return say(`feat-${kind}`, { us: isGood ? "yes" : "no", count });
}

/** @param {Text} text @param {Feat} feat @param {number} index */
function featView(text, feat, index) {
  const { kind, isGood, count = 0 } = feat;
  return html`<li class="feat" data-feat=${kind} ?data-good=${isGood} ${properties({ "--at": String(index) })}>
    ${PICTURES[kind](count)}<span>${featWords(text, feat)}</span>
  </li>`;
}

/** @type {Record<Feat["kind"], (count: number) => unknown>} */
const PICTURES = {
  captured: drawCapture,
  streak: (count) => drawStreak(Math.min(count, MOST_PATCHES)),
  best: () => starMark(),
};

/** The bundle of the kitty, untied: three cards come out of it. */
function drawCapture() {
  const cards = [-24, 0, 24].map(
    (turn) =>
      `<g transform="rotate(${turn} 30 46)"><path class="weld" d="M21 8h18v26H21z"></path><path class="madder" d="M30 13l6 8-6 8-6-8z"></path></g>`,
  );
  return drawOnce(
    "feat captured",
    () =>
      `<svg viewBox="0 0 60 50" focusable="false" aria-hidden="true">${cards.join("")}<path class="weld-deep" d="M6 32L30 42L54 32L46 50H14z"></path></svg>`,
  );
}

/** So many days are sewn in a row; the picture grows no longer. */
const MOST_PATCHES = 7;

/** A row of patches of two triangles, the last of which is sewn on. @param {number} count */
function drawStreak(count) {
  const patches = Array.from(
    { length: count },
    (_, at) =>
      `<g class="feat-patch"><path class="weld" d="M${at * 14} 0h13v13z"></path><path class="weld-deep" d="M${at * 14} 0v13h13z"></path></g>`,
  );
  return drawOnce(
    `feat streak ${count}`,
    () =>
      `<svg viewBox="0 -4 ${count * 14 - 1} 21" focusable="false" aria-hidden="true">${patches.join("")}</svg>`,
  );
}

/** @param {Text} text @param {Match} match */
function helpedLine({ say }, { view, explanations }) {
  const findings = explanations?.review?.found?.findings ?? [];
  const [worst] = findings.toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0));
  if (!worst || moodOf(view)?.isGood !== false) return nothing;
  const when = say("decision-when", { trick: worst.in_trick === null ? 0 : worst.in_trick + 1 });
  return html`<p>${say("decision-helped", { when, action: doSentence(say, worst.better.action) })}</p>`;
}
