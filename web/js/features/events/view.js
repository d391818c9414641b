/** Events: the panel, whichever of its places is shown; and the list of the events of this device. */

import { html, nothing } from "lit-html";
import { refusalSentence } from "../../text/refusals.js";
import { besideView } from "./beside-view.js";
import { eventView } from "./event-view.js";
import { engineWaits } from "../../parts/engine-waits.js";
import { actButton, fileButton } from "../../parts/desk.js";
import { madeEventView } from "./made-view.js";
import { makingEventView } from "./making-view.js";
import { pairsView } from "./pairs-view.js";
import { resultsView } from "./results-view.js";

/** @import { Refusal, State } from "../../core/types.d.ts" */
/** @import { EventsPart } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

/** @param {Text} text @param {State} state @param {EventsActs} does */
export function eventsView(text, state, does) {
  const { events: part, engine } = state;
  if (!part) return nothing;
  // What is wrong with travellers is said below them.
  const refusal = part.place === "pairs" ? null : part.refusal;
  return html`<div class="events desk" data-place=${part.place}>
    <div role="alert">${refusal ? html`<p class="desk-refusal">${whyView(text, part.place, refusal)}</p>` : nothing}</div>
    ${engine.status === "ready" ? placeView(text, state, part, does) : engineWaits(text, engine, text.say("events-waiting"))}
  </div>`;
}

/** Why something is refused; of a made deal with its number. @param {Text} text @param {EventsPart["place"]} place @param {Refusal} refusal */
function whyView(text, place, refusal) {
  const why = refusalSentence(text, refusal);
  const deal = place === "made" && Number(refusal.facts?.["deal"]);
  return deal ? text.say("events-made-wrong", { deal, why }) : why;
}

/** @param {Text} text @param {State} state @param {EventsPart} part @param {EventsActs} does */
function placeView(text, state, part, does) {
  const { place, draft, event, made } = part;
  if (place === "make" && draft) return makingEventView(text, state, draft, does);
  if (place === "made" && made) return madeEventView(text, made, does);
  if (place === "pairs") return pairsView(text, state, part, does);
  if (place === "list") return listView(text, state, part, does);
  if (!event) return html`<p role="status">${text.say("events-waiting")}</p>`;
  if (place === "beside") return besideView(text, part, event, does);
  return place === "results"
    ? resultsView(text, part, event, does)
    : eventView(text, state, part, event, does);
}

/** @param {Text} text @param {State} state @param {EventsPart} part @param {EventsActs} does */
function listView({ say }, { settings }, { made }, does) {
  const all = Object.entries(settings.events).sort(([, one], [, other]) => other.at - one.at);
  const pasted = (/** @type {SubmitEvent} */ submitted) => {
    submitted.preventDefault();
    const form = /** @type {HTMLFormElement} */ (submitted.target);
    void does.paste(String(new FormData(form).get("link")));
  };
  return html`<p>${say("events-line")}</p>
    <div class="desk-buttons">
      ${actButton(say("events-make"), does.setup, { isMain: true })}
      ${actButton(say(made?.texts.length ? "events-made-go-on" : "events-made-make"), does.ofDeals)}
      ${actButton(say("events-pairs"), does.pairs)}
    </div>
    ${all.length ? html`<h3>${say("events-kept")}</h3>` : nothing}
    <ul class="desk-list">
      ${all.map(
        ([link, { name, game, isSeal }]) =>
          html`<li class="desk-kept">
            <button class="desk-row" type="button" @click=${() => does.read(link)}>
              <strong dir="auto">${name}</strong>
              <small>${[say(`game-${game}`), ...(isSeal ? [say("events-sealed-yet")] : [])].join(" · ")}</small>
            </button>
            <button class="button" type="button" aria-label=${say("events-forget-which", { name })} @click=${() => does.forget(link)}>${say("events-forget")}</button>
          </li>`,
      )}
    </ul>
    <form class="desk-line" @submit=${pasted}>
      <label class="field"
        ><span>${say("events-open")}</span><input name="link" dir="ltr" autocomplete="off" spellcheck="false"
      /></label>
      <button class="button">${say("events-open-go")}</button>
    </form>
    <div class="desk-buttons">${fileButton(say("events-open-file"), ".txt,text/plain", (files) => does.pasteFile(files))}</div>`;
}
