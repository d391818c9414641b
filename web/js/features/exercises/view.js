/** Exercises: the panel, whichever of its places is shown; and the first place, where a pack is opened. */

import { html, nothing } from "lit-html";
import { GAMES, offerOf } from "../../text/offers.js";
import { refusalSentence } from "../../text/refusals.js";
import { classView } from "./class-view.js";
import { draftView } from "./draft-view.js";
import { engineWaits } from "../../parts/engine-waits.js";
import { actButton, fileButton } from "../../parts/desk.js";
import { exercisePack } from "./pack-view.js";
import { tryView } from "./try-view.js";

/** @import { Refusal, State } from "../../core/types.d.ts" */
/** @import { ExercisesPart, KeptDraft, KeptPack } from "./types.d.ts" */
/** @import { Shape } from "../../table/view/hand-places.js" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesActs } from "./types.d.ts" */

/** @param {Text} text @param {State} state @param {ExercisesActs} does @param {Shape | null} shape how the hand lies in rows */
export function exercisesView(text, state, does, shape) {
  const { exercises: part, engine, settings } = state;
  if (!part) return nothing;
  const { refusal, place, read, match } = part;
  if (place === "try" && read && match) return tryView(text, part, read, match, does, settings, shape);
  return html`<div class="exercises desk" data-place=${place} @drop=${dropped} @dragover=${(/** @type {Event} */ event) => event.preventDefault()}>
    <div role="alert">${refusal ? html`<p class="desk-refusal">${whyNot(text, refusal)}</p>` : nothing}</div>
    ${engine.status === "ready" ? placeView(text, state, part, does) : engineWaits(text, engine, text.say("exercises-waiting"))}
  </div>`;

  /** @param {DragEvent} event */
  function dropped(event) {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void does.take(() => file.text());
  }
}

/** Why something is refused, with the line of the pack where it stands. @param {Text} text @param {Refusal} refusal */
function whyNot(text, refusal) {
  const why = refusalSentence(text, refusal);
  const line = Number(refusal.facts?.["line"]);
  return line ? text.say("exercises-at-line", { line, why }) : why;
}

/** @param {Text} text @param {State} state @param {ExercisesPart} part @param {ExercisesActs} does */
function placeView(text, state, part, does) {
  if (part.place === "draft" && part.draft) return draftView(text, part, part.draft, does);
  if (part.place === "list") return listView(text, part, does);
  if (!part.read) return html`<p role="status">${text.say("exercises-waiting")}</p>`;
  if (part.place === "class") return classView(text, part, part.read, does);
  return exercisePack(text, state, part, part.read, does);
}

/** @param {Text} text @param {ExercisesPart} part @param {ExercisesActs} does */
function listView(text, { packs, sure, drafts }, does) {
  const { say } = text;
  const pasted = (/** @type {SubmitEvent} */ submitted) => {
    submitted.preventDefault();
    const form = /** @type {HTMLFormElement} */ (submitted.target);
    void does.paste(String(new FormData(form).get("pack")));
  };
  return html`<p>${say("exercises-line")}</p>
    <form class="desk-stack" @submit=${pasted}>
      <label class="field"
        ><span>${say("exercises-paste")}</span
        ><textarea name="pack" dir="auto" rows="3" autocomplete="off" spellcheck="false"></textarea>
      </label>
      <div class="desk-buttons">
        <button class="button" data-main>${say("exercises-open")}</button>
        ${fileButton(say("exercises-file"), ".lessons,text/plain", ([file]) => file && does.take(() => file.text()))}
      </div>
    </form>
    ${examplesView(text, does)}
    <section class="desk-part" aria-label=${say("exercises-own")}>
      <h3>${say("exercises-own")}</h3>
      <p class="hint">${say("exercises-own-line")}</p>
      ${drafts.length ? html`<ul class="desk-list" aria-label=${say("exercises-unfinished")}>${drafts.map((one) => draftRow(text, one, sure === one.id, does))}</ul>` : nothing}
      <ul class="desk-list">
        ${(packs ?? []).map((pack) => keptRow(text, pack, sure === pack.id, does))}
      </ul>
    </section>`;
}

/** What there is to try for those who were sent nothing. @param {Text} text @param {ExercisesActs} does */
function examplesView({ say }, does) {
  const games = Object.keys(GAMES).filter((game) => offerOf(game)?.exercises);
  if (!games.length) return nothing;
  return html`<section class="desk-part" aria-label=${say("exercises-examples")}>
    <h3>${say("exercises-examples")}</h3>
    <div class="desk-buttons">
      ${games.map((game) => actButton(say(`game-${game}`), () => does.example(game)))}
    </div>
  </section>`;
}

/** What was not finished. @param {Text} text @param {KeptDraft} draft @param {boolean} isSure @param {ExercisesActs} does */
function draftRow(text, draft, isSure, does) {
  const { say } = text;
  const { title, task } = draft.parts;
  const name = title || task || say("exercises-making");
  return html`<li class="desk-kept">
    <button class="desk-row" type="button" @click=${() => does.draftOn(draft)}>
      <strong dir="auto">${name}</strong>
      <small>${say("exercises-draft-on")}</small>
    </button>
    ${forgetButtons(text, draft.id, name, isSure, does)}
  </li>`;
}

/** @param {Text} text @param {KeptPack} pack @param {boolean} isSure @param {ExercisesActs} does */
function keptRow(text, { id, title, count }, isSure, does) {
  const { say } = text;
  const name = title || say("exercises");
  return html`<li class="desk-kept">
    <button class="desk-row" type="button" @click=${() => does.show(id)}>
      <strong dir="auto">${name}</strong>
      <small>${say("exercises-count", { count })}</small>
    </button>
    ${forgetButtons(text, id, name, isSure, does)}
  </li>`;
}

/** What asks before something is thrown away. @param {Text} text @param {string} id @param {string} title @param {boolean} isSure @param {ExercisesActs} does */
function forgetButtons({ say }, id, title, isSure, does) {
  if (isSure)
    return [
      actButton(say("exercises-forget-sure"), () => does.remove(id), { isMain: true }),
      actButton(say("exercises-stay"), () => does.ask("")),
    ];
  return html`<button class="button" type="button" aria-label=${say("exercises-forget-which", { title })} @click=${() => does.ask(id)}>
    ${say("exercises-forget")}
  </button>`;
}
