/** Fairness: the form of the fairness page, and what was found of a record. */

import { html, nothing } from "lit-html";
import { button, fileField } from "../../parts/controls.js";
import { isSamePrint } from "./store.js";
import { refusalSentence } from "../../text/refusals.js";
import { formatTime } from "../../text/dates.js";
import { joinSentences } from "../../text/joined-sentences.js";

/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { Verified } from "./store.js" */
/** @import { Refusal } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/**
 * @typedef {object} VerifyState
 * @property {Head[]} heads
 * @property {string} text what stands in the field
 * @property {string} noted the fingerprint the person noted
 * @property {number | null} loading the part of the engine that is there; null where it is not on its way
 * @property {Verified | null} found
 * @property {Refusal | null} refusal
 */

/**
 * @typedef {object} VerifyActions
 * @property {(id: string) => void} own a match of this device
 * @property {(text: string) => void} write into the field
 * @property {(file: File) => void} file
 * @property {() => void} verify what stands in the field
 * @property {(noted: string) => void} note
 * @property {() => void} exchange
 * @property {() => void} stop
 */

/** @param {Text} text @param {VerifyState} state @param {VerifyActions} actions */
export function verifyView(text, state, actions) {
  const { say } = text;
  const isBusy = state.loading !== null || (state.found !== null && state.found.stage !== "done");
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    over(event, false);
    const file = event.dataTransfer?.files[0];
    if (file) actions.file(file);
  };
  return html`<form
      class="fair-form"
      novalidate
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        actions.verify();
      }}
      @dragover=${(/** @type {DragEvent} */ event) => over(event, true)}
      @dragleave=${(/** @type {DragEvent} */ event) => over(event, false)}
      @drop=${drop}
    >
      ${ownMatches(text, state.heads, actions)}
      <label class="field"
        ><span>${say("fair-text")}</span>
        <textarea
          dir="ltr"
          rows="4"
          spellcheck="false"
          autocomplete="off"
          placeholder=${say("fair-text-hint")}
          .value=${state.text}
          @input=${(/** @type {Event} */ event) => actions.write(/** @type {HTMLTextAreaElement} */ (event.target).value)}
        ></textarea>
      </label>
      <div class="fair-buttons">
        <button class="button" data-main type="submit" aria-disabled=${isBusy ? "true" : "false"}>${say("fair-verify")}</button>
        ${fileField(say("fair-file"), ".deal,text/plain", actions.file, "fair-file")}
      </div>
    </form>
    <div class="fair-found" role="status">${foundView(text, state, actions)}</div>`;
}

/** @param {DragEvent} event @param {boolean} is */
function over(event, is) {
  event.preventDefault();
  /** @type {HTMLElement} */ (event.currentTarget).toggleAttribute("data-over", is);
}

/** @param {Text} text @param {Head[]} heads @param {VerifyActions} actions */
function ownMatches({ say }, heads, actions) {
  if (!heads.length) return nothing;
  return html`<label class="field"
    ><span>${say("fair-own")}</span>
    <select @change=${(/** @type {Event} */ event) => actions.own(/** @type {HTMLSelectElement} */ (event.target).value)}>
      <option value="">${say("fair-own-none")}</option>
      ${heads.map(({ id, game, changed }) => html`<option value=${id}>${say(`game-${game}`)} · ${formatTime(changed)}</option>`)}
    </select>
  </label>`;
}

/** @param {Text} text @param {VerifyState} state @param {VerifyActions} actions */
function foundView(text, { loading, found, refusal, noted }, actions) {
  const { say } = text;
  if (refusal) return html`<p role="alert">${refusalSentence(text, refusal)}</p>`;
  if (loading !== null) return progress(say("replay-link-waiting"), loading);
  if (!found) return nothing;
  if (found.stage === "verifying")
    return html`${progress(say("fair-verifying"), found.part)}
      <div class="fair-buttons">${button(say("fair-stop"), actions.stop)}</div>`;
  return html`<p class="fair-verdict">${verdict(text, found)}</p>
    <ul class="fair-list">
      ${seedLines(text, found)} ${dealLines(text, found)}
      ${found.bots.map((bot) => botLine(text, bot))}
      ${found.people.length ? finding("?", say("fair-people", { seats: seats(text, found.people) })) : nothing}
      ${found.exchanged ? exchangeLine(text, found) : nothing}
    </ul>
    ${
      found.print
        ? html`<label class="field"
            ><span>${say("fair-noted")}</span>
            <input type="text" autocomplete="off" spellcheck="false" .value=${noted} @input=${(/** @type {Event} */ event) => actions.note(/** @type {HTMLInputElement} */ (event.target).value)} />
          </label>
          ${notedLine(text, noted, found.print)}`
        : nothing
    }
    ${
      found.stage === "exchanging"
        ? html`${progress(say("fair-exchanging"), found.part)}
            <div class="fair-buttons">${button(say("fair-stop"), actions.stop)}</div>`
        : html`<div class="fair-buttons">
            ${button(say("fair-exchange"), actions.exchange)}
          </div>`
    }`;
}

/** @param {string} words @param {number} part */
function progress(words, part) {
  return html`<p>${words}</p>
    <progress max="1" .value=${part} aria-label=${words}></progress>`;
}

/** @param {Text} text @param {Verified} found */
function verdict({ say }, { contradicted, deals, bots }) {
  if (contradicted) return html`<span aria-hidden="true">✗</span> ${say("fair-verdict-not")}`;
  const isKnown = deals.every(({ found }) => found === "same");
  const isWhole = isKnown && bots.every(({ why, others }) => !why && !others.length);
  return html`<span aria-hidden="true">${isWhole ? "✓" : "◐"}</span> ${say(isWhole ? "fair-verdict" : "fair-verdict-part")}`;
}

/** @param {"✓" | "✗" | "?"} sign @param {unknown} words */
function finding(sign, words) {
  return html`<li><span aria-hidden="true">${sign}</span><span>${words}</span></li>`;
}

/** @param {Text} text @param {Verified} found */
function seedLines({ say }, { seed, print, drawn, numbers }) {
  if (!seed) return nothing;
  return html`${finding("✓", html`${say("fair-seed")} <span class="fair-print">${seed}</span>`)}
    ${print ? finding("✓", html`${say("fair-print")} <span class="fair-print">${print}</span>`) : nothing}
    ${drawn === true ? finding("✓", say("fair-drawn", { count: numbers.length })) : nothing}
    ${drawn === false ? finding("✗", say("fair-drawn-not")) : nothing}`;
}

/** @param {Text} text @param {Verified} found */
function dealLines({ say }, { deals }) {
  const same = deals.filter(({ found }) => found === "same");
  const other = deals.filter(({ found }) => found === "other");
  const unknown = deals.filter(({ found }) => found === "unknown");
  return html`${same.length ? finding("✓", say("fair-deals-same", { count: same.length })) : nothing}
    ${other.length ? finding("✗", say("fair-deals-other", { numbers: other.map(({ number }) => number).join(say("list-comma")) })) : nothing}
    ${unknown.length ? finding("?", say("fair-deals-unknown", { count: unknown.length, why: unknown[0]?.why ?? "" })) : nothing}`;
}

/** @param {Text} text @param {Verified["bots"][number]} bot */
function botLine(text, { seat, level, searches, same, claimed, others, why }) {
  const { say } = text;
  const who = { seat: say("seat", { seat }), level: say(`level-${level}`) };
  if (why === "unknown_level") return finding("?", say("fair-bot-unknown", { seat: who.seat, level }));
  if (why) return finding("?", say("fair-bot-unasked", who));
  const facts = { ...who, same, whole: same + others.length };
  const after = claimed ? say("fair-bot-claimed", { count: claimed }) : "";
  if (!others.length) return finding("✓", joinSentences([say("fair-bot-same", facts), after]));
  const [{ deal, act } = { deal: 0, act: 0 }] = others;
  const words = say(searches ? "fair-bot-stopped" : "fair-bot-other", { ...facts, deal, act });
  return finding(searches ? "?" : "✗", joinSentences([words, after]));
}

/** @param {Text} text @param {Verified} found */
function exchangeLine({ say }, { exchanged }) {
  if (!exchanged) return nothing;
  const { asked, same, moved } = exchanged;
  return finding(asked === same ? "✓" : "✗", say("fair-exchanged", { asked, same, moved }));
}

/** @param {Text} text @param {string} noted @param {string} print */
function notedLine({ say }, noted, print) {
  if (!noted.trim()) return nothing;
  const isSame = isSamePrint(noted, print);
  return html`<p>${isSame ? "✓" : "✗"} ${say(isSame ? "fair-noted-same" : "fair-noted-other")}</p>`;
}

/** @param {Text} text @param {string[]} names */
function seats({ say }, names) {
  return names.map((seat) => say("seat", { seat })).join(say("list-comma"));
}
