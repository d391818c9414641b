/** Made view: the form of an event of made deals, with its deals; and what is said where these are not here. */

import { html, nothing } from "lit-html";
import { smallCards } from "../../cards/laid.js";
import { presetOf } from "../../core/kept/heads.js";
import { actButton, fileButton } from "../../parts/desk.js";
import { cardNames } from "../../text/names.js";
import { named } from "../../text/onlookers.js";
import { settled } from "../../text/review.js";
import { wording } from "../../text/wording.js";
import { inLine } from "../../text/in-line.js";
import { draftFields } from "./draft-fields.js";
import { MOST_MADE } from "./made-deals.js";

/** @import { Seat, View } from "../../core/types.d.ts" */
/** @import { EventDeals, EventMadeDeal, EventsPart, MadeDraft } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

/** @param {Text} text @param {MadeDraft} made @param {EventsActs} does */
export function madeEventView(text, made, does) {
  const { say } = text;
  const { shown } = made;
  const fields = draftFields(text, made, does.draftMade);
  return html`<form
    class="desk-stack"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void does.makeOfDeals();
    }}
  >
    <p>${say("events-made-line")}</p>
    ${fields.name} ${shown ? dealsView(text, made, shown, does) : nothing} ${addView(text, made, does)}
    <div class="desk-fields">
      ${shown ? [fields.level(shown.game), fields.seat(shown.seats)] : nothing} ${fields.scoring}
    </div>
    ${fields.scoringLine} ${fields.line} ${fields.help}
    <p class="desk-note">${say("events-made-open")}</p>
    <div class="desk-buttons">
      <button class="button" data-main ?disabled=${!shown}>${say("events-make-it")}</button>
      ${actButton(say("events-made-discard"), does.dropMade)} ${actButton(say("events-all"), does.list)}
    </div>
  </form>`;
}

/** The deals, each with the hand of the seat that everybody plays from. @param {Text} text @param {MadeDraft} made @param {EventDeals} shown @param {EventsActs} does */
function dealsView(text, { seat }, { game, rules, deals }, does) {
  const words = wording(text, game);
  const { say } = words;
  return html`<section class="desk-part" aria-label=${say("events-count")}>
    <h3>${say("events-count")}</h3>
    <p class="hint">${say(`game-${game}`)} · ${say(`rules-${presetOf(rules)}`)}</p>
    <ol class="desk-list" role="list">
      ${deals.map((deal, at) => html`<li class="desk-kept">${dealView(words, deal, seat, at, does)}</li>`)}
    </ol>
  </section>`;
}

/** @param {Text} words @param {EventMadeDeal} deal @param {Seat} seat @param {number} at from 0 @param {EventsActs} does */
function dealView(words, { hands, begun, view }, seat, at, does) {
  const { say } = words;
  const name = say("past-deal", { number: at + 1 });
  const cards = hands[seat] ?? [];
  return html`<div class="events-made">
      <strong>${name}</strong> ${begun ? inLine(settled(words, onlooking(words, view))) : nothing}
      ${smallCards(cards)}<span class="unseen">${say("seat", { seat })}: ${cardNames(say, cards)}</span>
    </div>
    <button class="button" type="button" aria-label=${say("events-drop-which", { name })} @click=${() => does.dropDeal(at)}>${say("events-drop")}</button>`;
}

/** A view as somebody sees it who sits at no seat. @param {Text} text @param {View} view @returns {View} */
function onlooking({ say }, view) {
  return { ...named(say, view, true), you: /** @type {Seat} */ ("") };
}

/** The next deal: laid, pasted, or from files. @param {Text} text @param {MadeDraft} made @param {EventsActs} does */
function addView({ say }, { texts }, does) {
  if (texts.length >= MOST_MADE) return nothing;
  const id = "events-made-add";
  const added = async () => {
    const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById(id));
    if (field?.value.trim() && (await does.addDeals(field.value))) field.value = "";
  };
  return html`<div class="desk-stack">
    <label class="field"
      ><span>${say("events-made-add")}</span
      ><textarea id=${id} dir="ltr" rows="2" spellcheck="false" autocomplete="off"></textarea></label
    >
    <div class="desk-buttons">
      ${actButton(say("events-made-add-go"), added)} ${actButton(say("events-made-next"), does.nextDeal)}
      ${fileButton(say("events-files"), ".deal,.txt,text/plain", does.addFiles, { isMany: true })}
    </div>
  </div>`;
}

/** Of a result or a table alone: where its cards are, and a field for that link. @param {Text} text @param {EventsPart} part @param {EventsActs} does */
export function cardsElsewhereView({ say }, { lone }, does) {
  if (!lone) return nothing;
  const pasted = (/** @type {SubmitEvent} */ submitted) => {
    submitted.preventDefault();
    const form = /** @type {HTMLFormElement} */ (submitted.target);
    void does.ofCards(String(new FormData(form).get("own")));
  };
  return html`<p class="desk-note" role="status">${say("events-made-elsewhere")}</p>
    <form class="desk-line" @submit=${pasted}>
      <label class="field"
        ><span>${say("events-link")}</span><input name="own" dir="ltr" autocomplete="off" spellcheck="false"
      /></label>
      <button class="button">${say("events-open-go")}</button>
    </form>`;
}
