/** Deal editor: the panel: the pack, the hands, the standing, the text, and what becomes of the deal. */

import { letterOf } from "../../core/keys.js";
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button, selectField } from "../../parts/controls.js";
import { refusalSentence, withPlace } from "../../text/refusals.js";
import { gameText } from "../../text/game-text.js";
import { engineWaits } from "../../parts/problem-lines.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import { contractView, standingView } from "./opening-fields.js";
import { handsView, packView } from "./card-rows.js";
import { makingTable } from "./table-view.js";

/** @import { Text } from "../../table/view/table-view.js" */
/** @import { RefusalData } from "../../core/types.d.ts" */
/** @import { Answered, DealDraft } from "./types.d.ts" */
/** @import { DealEditorActions } from "./store.js" */

/** @param {Text} text @param {DealDraft} draft @param {DealEditorActions} actions @param {import("../../core/types.d.ts").State["engine"]} engine */
export function dealEditorView(text, draft, actions, engine) {
  const { shown } = draft;
  if (!shown)
    return html`<div class="deal-editor">
      ${draft.refusal ? html`<p role="status">${refusalSentence(text, draft.refusal)}</p>` : engineWaits(text, engine, text.say("referee-waiting"))}
    </div>`;
  const words = gameText(text, shown.game);
  const { say } = words;
  const isWhole = !shown.missing;
  return html`<div class="deal-editor" @keydown=${(/** @type {KeyboardEvent} */ event) => onKeyPressed(event, actions)}>
    <p>${say("deal-editor-line")}</p>
    ${makingTable(words, shown, actions)}
    ${packView(words, draft, shown, actions)} ${handsView(words, draft, shown, actions)}
    <div class="deal-editor-buttons">
      ${button(say("deal-editor-fill"), actions.fillRest, { isMain: true, isOff: isWhole })}
      ${button(say("undo"), actions.undoChange, { isOff: !draft.past.length })}
      ${button(say("deal-editor-clear"), actions.clearCards)}
    </div>
    <p role="status">${say("deal-editor-missing", { count: shown.missing })}</p>
    ${standingView(words, shown, actions)} ${contractView(words, draft, shown, actions)}
    ${textView(words, draft, shown, actions)} ${usesView(words, draft, shown, actions)}
  </div>`;
}

/** Letters of cards, and the keys that go from place to place. @param {KeyboardEvent} event @param {DealEditorActions} actions */
function onKeyPressed(event, actions) {
  const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
  const isTyping = /** @type {Element} */ (target).matches("textarea, input, select");
  if (isTyping || ctrlKey || metaKey || altKey) return;
  if (key === "PageDown" || key === "PageUp") actions.stepAim(key === "PageDown" ? 1 : -1);
  else if (repeat || !/^[A-Z\d]$/.test(letterOf(event))) return;
  else actions.typeLetter(letterOf(event));
  event.preventDefault();
}

/** The hands as text, to be read or copied. @param {Text} text @param {DealDraft} draft @param {Answered} shown @param {DealEditorActions} actions */
function textView(text, draft, shown, actions) {
  const { say } = text;
  const { unread, hasMore } = draft;
  const written = draft.text ?? shown.setup;
  const onTyped = (/** @type {Event} */ event) =>
    actions.typeText(/** @type {HTMLTextAreaElement} */ (event.target).value);
  return html`<section class="deal-editor-text" aria-label=${say("deal-editor-text")}>
    <h3>${say("deal-editor-text")}</h3>
    <p class="hint">${say("deal-editor-text-line")}</p>
    <textarea
      dir="ltr"
      rows="6"
      spellcheck="false"
      autocapitalize="characters"
      autocomplete="off"
      aria-label=${say("deal-editor-text")}
      aria-invalid=${unread.length ? "true" : "false"}
      .value=${live(written)}
      @input=${onTyped}
    ></textarea>
    <div role="alert">
      ${unread.length ? html`<ul>${unread.map((one) => html`<li>${problemLine(text, one)}</li>`)}</ul>` : nothing}
    </div>
    ${hasMore ? html`<p class="hint" role="status">${say("deal-editor-more")}</p>` : nothing}
    <div class="deal-editor-buttons">
      ${button(say("deal-editor-read"), actions.readText, { isOff: draft.text === null })}
      ${button(say("deal-editor-copy"), actions.copyText)}
    </div>
  </section>`;
}

/** Why a text or a deal is not taken, with the place. @param {Text} text @param {RefusalData} problem */
function problemLine(text, problem) {
  const { say } = text;
  const { seat, count, size } = problem.facts ?? {};
  const name = seat === "kitty" || !seat ? say("deal-editor-kitty") : say("seat", { seat: String(seat) });
  const short = { name, count: Number(count), size: Number(size) };
  const why =
    problem.code === "wrong_hand_size"
      ? withPlace(say, problem, say("deal-editor-short", short))
      : refusalSentence(text, problem);
  return html`${why} ${clauseMark(text, problem.clause ?? undefined)}`;
}

/** What becomes of the deal. @param {Text} text @param {DealDraft} draft @param {Answered} shown @param {DealEditorActions} actions */
function usesView(text, draft, shown, actions) {
  const { say } = text;
  const isOff = shown.missing > 0;
  const use = (/** @type {string} */ words, /** @type {() => unknown} */ onPress, isMain = false) =>
    button(words, onPress, { isMain, isOff });
  return html`<section aria-label=${say("deal-editor-uses")}>
    <h3>${say("deal-editor-uses")}</h3>
    <div role="alert">
      ${draft.refusal ? html`<p class="deal-editor-problem">${refusalSentence(text, draft.refusal)} ${clauseMark(text, draft.refusal.clause ?? undefined)}</p>` : nothing}
    </div>
    ${shown.problems.map((one) => html`<p class="deal-editor-problem">${problemLine(text, one)}</p>`)}
    ${selectField(
      say("deal-editor-you"),
      shown.seats.map((seat) => [seat, say("seat", { seat })]),
      draft.you,
      actions.chooseSeat,
    )}
    <div class="deal-editor-buttons">
      ${use(say("deal-editor-play"), actions.playDeal, true)} ${use(say("deal-editor-view"), actions.replayDeal)}
      ${use(say("deal-editor-challenge"), actions.challengeWithDeal)} ${use(say("deal-editor-link"), actions.copyDealLink)}
      ${use(say("deal-editor-save"), actions.saveDeal)}
    </div>
    <p class="hint" role="status">${draft.copied ? say(`share-${draft.copied}`) : nothing}</p>
  </section>`;
}
