/** Fairness: the form of the fairness page, and its findings about a record. */

import { html, nothing } from "lit-html";
import { button, fileField, inputField, selectField, textArea } from "../../parts/controls.js";
import { isFirstHand, isSameFingerprint } from "./store.js";
import { refusalSentence } from "../../text/refusals.js";
import { formatTime } from "../../text/dates.js";
import { joinSentences } from "../../text/sentences.js";

/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { Verified } from "./store.js" */
/** @import { RefusalData } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/**
 * @typedef {object} VerifyState
 * @property {Head[]} heads
 * @property {string} text what stands in the field
 * @property {string} noted the fingerprint the person noted
 * @property {number | null} loading the part of the engine that is there; null where it is not on its way
 * @property {Verified | null} found
 * @property {RefusalData | null} refusal
 */

/**
 * @typedef {object} VerifyActions
 * @property {(id: string) => void} verifyOwn a match of this device
 * @property {(text: string) => void} writeText into the field
 * @property {(file: File) => void} readFile
 * @property {() => void} verifyText what stands in the field
 * @property {(noted: string) => void} noteFingerprint
 * @property {() => void} exchangeCards
 * @property {() => void} stopWork
 */

/** @param {Text} text @param {VerifyState} state @param {VerifyActions} actions */
export function verifyView(text, state, actions) {
  const { say } = text;
  const isBusy = state.loading !== null || (state.found !== null && state.found.stage !== "done");
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    markDrop(event, false);
    const file = event.dataTransfer?.files[0];
    if (file) actions.readFile(file);
  };
  return html`<form
      class="fair-form"
      novalidate
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        actions.verifyText();
      }}
      @dragover=${(/** @type {DragEvent} */ event) => markDrop(event, true)}
      @dragleave=${(/** @type {DragEvent} */ event) => markDrop(event, false)}
      @drop=${drop}
    >
      ${ownMatches(text, state.heads, actions)}
      ${textArea(say("fair-text"), state.text, actions.writeText, { rows: 4, dir: "ltr", placeholder: say("fair-text-hint") })}
      <div class="fair-buttons">
        <button class="button" data-main type="submit" aria-disabled=${isBusy ? "true" : "false"}>${say("fair-verify")}</button>
        ${fileField(say("fair-file"), actions.readFile, "fair-file")}
      </div>
    </form>
    <div class="fair-found" role="status">${foundView(text, state, actions)}</div>`;
}

/** @param {DragEvent} event @param {boolean} is */
function markDrop(event, is) {
  event.preventDefault();
  /** @type {HTMLElement} */ (event.currentTarget).toggleAttribute("data-over", is);
}

/** @param {Text} text @param {Head[]} heads @param {VerifyActions} actions */
function ownMatches({ say }, heads, actions) {
  if (!heads.length) return nothing;
  const own = heads.map(
    ({ id, game, changed }) =>
      /** @type {[string, string]} */ ([id, `${say(`game-${game}`)} · ${formatTime(changed)}`]),
  );
  return selectField(say("fair-own"), [["", say("fair-own-none")], ...own], "", actions.verifyOwn);
}

/** @param {Text} text @param {VerifyState} state @param {VerifyActions} actions */
function foundView(text, { loading, found, refusal, noted }, actions) {
  const { say } = text;
  if (refusal) return html`<p role="alert">${refusalSentence(text, refusal)}</p>`;
  if (loading !== null) return progressBar(say("replay-link-waiting"), loading);
  if (!found) return nothing;
  if (found.stage === "verifying")
    return html`${progressBar(say("fair-verifying"), found.part)}
      <div class="fair-buttons">${button(say("fair-stop"), actions.stopWork)}</div>`;
  return html`<p class="fair-verdict">${verdictLine(text, found)}</p>
    <ul class="fair-list">
      ${seedLines(text, found)} ${dealLines(text, found)}
      ${found.bots.map((bot) => botLine(text, bot))}
      ${found.people.length ? findingLine("?", say("fair-people", { seats: listSeats(text, found.people) })) : nothing}
      ${found.exchanged ? exchangeLine(text, found) : nothing}
    </ul>
    ${
      found.print
        ? html`${inputField(say("fair-noted"), noted, { onInput: actions.noteFingerprint })} ${notedLine(text, noted, found.print)}`
        : nothing
    }
    ${
      found.stage === "exchanging"
        ? html`${progressBar(say("fair-exchanging"), found.part)}
            <div class="fair-buttons">${button(say("fair-stop"), actions.stopWork)}</div>`
        : html`<div class="fair-buttons">
            ${button(say("fair-exchange"), actions.exchangeCards)}
          </div>`
    }`;
}

/** @param {string} words @param {number} part */
function progressBar(words, part) {
  return html`<p>${words}</p>
    <progress max="1" .value=${part} aria-label=${words}></progress>`;
}

/** @param {Text} text @param {Verified} found */
function verdictLine({ say }, { contradicted, deals, bots }) {
  if (contradicted) return html`<span aria-hidden="true">✗</span> ${say("fair-verdict-not")}`;
  const isKnown = deals.every(({ found }) => found === "same");
  const isWhole = isKnown && bots.every(({ why, others }) => !why && !others.length);
  return html`<span aria-hidden="true">${isWhole ? "✓" : "◐"}</span> ${say(isWhole ? "fair-verdict" : "fair-verdict-part")}`;
}

/** @param {"✓" | "✗" | "?"} sign @param {unknown} words */
function findingLine(sign, words) {
  return html`<li><span aria-hidden="true">${sign}</span><span>${words}</span></li>`;
}

/** @param {Text} text @param {Verified} found */
function seedLines(text, { seed, print, drawn, numbers, draw }) {
  const { say } = text;
  if (!seed) return nothing;
  return html`${findingLine("✓", html`${say("fair-seed")} <span class="fair-print">${seed}</span>`)}
    ${isFirstHand(seed) ? findingLine("✓", say("fair-first-hand")) : nothing}
    ${print ? findingLine("✓", html`${say("fair-print")} <span class="fair-print">${print}</span>`) : nothing}
    ${drawn === true ? findingLine("✓", say("fair-drawn", { count: numbers.length })) : nothing}
    ${drawn && (draw?.number ?? 1) > 1 ? findingLine("?", say("fair-draw", { number: draw?.number ?? 1 })) : nothing}
    ${drawn && draw?.without.length ? findingLine("?", say("fair-draw-without", { seats: listSeats(text, draw.without) })) : nothing}
    ${drawn === false ? findingLine("✗", say("fair-drawn-not")) : nothing}`;
}

/** @param {Text} text @param {Verified} found */
function dealLines({ say }, { deals }) {
  const same = deals.filter(({ found }) => found === "same");
  const other = deals.filter(({ found }) => found === "other");
  const unknown = deals.filter(({ found }) => found === "unknown");
  return html`${same.length ? findingLine("✓", say("fair-deals-same", { count: same.length })) : nothing}
    ${other.length ? findingLine("✗", say("fair-deals-other", { numbers: other.map(({ number }) => number).join(say("list-comma")) })) : nothing}
    ${unknown.length ? findingLine("?", say("fair-deals-unknown", { count: unknown.length, why: unknown[0]?.why ?? "" })) : nothing}`;
}

/** @param {Text} text @param {Verified["bots"][number]} bot */
function botLine(text, { seat, level, searches, same, claimed, others, why }) {
  const { say } = text;
  const who = { seat: say("seat", { seat }), level: say(`level-${level}`) };
  if (why === "unknown_level") return findingLine("?", say("fair-bot-unknown", { seat: who.seat, level }));
  if (why) return findingLine("?", say("fair-bot-unasked", who));
  const facts = { ...who, same, whole: same + others.length };
  const after = claimed ? say("fair-bot-claimed", { count: claimed }) : "";
  if (!others.length) return findingLine("✓", joinSentences([say("fair-bot-same", facts), after]));
  const [{ deal, act } = { deal: 0, act: 0 }] = others;
  const words = say(searches ? "fair-bot-stopped" : "fair-bot-other", { ...facts, deal, act });
  return findingLine(searches ? "?" : "✗", joinSentences([words, after]));
}

/** @param {Text} text @param {Verified} found */
function exchangeLine({ say }, { exchanged }) {
  if (!exchanged) return nothing;
  const { asked, same, moved } = exchanged;
  return findingLine(asked === same ? "✓" : "✗", say("fair-exchanged", { asked, same, moved }));
}

/** @param {Text} text @param {string} noted @param {string} print */
function notedLine({ say }, noted, print) {
  if (!noted.trim()) return nothing;
  const isSame = isSameFingerprint(noted, print);
  return html`<p>${isSame ? "✓" : "✗"} ${say(isSame ? "fair-noted-same" : "fair-noted-other")}</p>`;
}

/** @param {Text} text @param {string[]} names */
function listSeats({ say }, names) {
  return names.map((seat) => say("seat", { seat })).join(say("list-comma"));
}
