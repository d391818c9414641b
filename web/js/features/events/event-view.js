/** Event view: what an event is, its deals with what was played of them, its links, and one's own result. */

import { html, nothing } from "lit-html";
import { signed } from "../../text/names.js";
import { actButton } from "../../parts/desk.js";
import { linkBox } from "../../parts/link-box.js";
import { whatIs } from "./fields.js";
import { cardsElsewhereView } from "./made-view.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { ClubEventData, DealPlay, EventsPart } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

/** @param {Text} text @param {State} state @param {EventsPart} part @param {ClubEventData} event @param {EventsActs} does */
export function eventView(text, state, part, event, does) {
  const { say } = text;
  const kept = state.settings.events[part.link];
  return html`<p class="events-what">${whatIs(text, event)}</p>
    ${event.line ? html`<p class="events-said" dir="auto">${event.line}</p>` : nothing}
    ${event.help ? html`<p class="hint">${say("events-helped")}</p>` : nothing}
    ${event.same_bots ? nothing : html`<p class="desk-note">${say("events-other-bots")}</p>`}
    ${event.open ? [sealView(text, part, does), dealsView(text, part, does), mineView(text, state, part, does)] : part.lone ? cardsElsewhereView(text, part, does) : html`<p class="desk-note">${say("events-not-begun")}</p>`}
    ${part.link ? inviteView() : nothing}
    <div class="desk-buttons">
      ${event.open ? actButton(say("events-results"), does.results) : nothing} ${actButton(say("events-all"), does.list)}
    </div>`;

  function inviteView() {
    return html`<section class="desk-part" aria-label=${say("events-invite")}>
      <h3>${say("events-invite")}</h3>
      ${
        event.open && event.sealed && kept?.seal
          ? html`<p>${say("events-two-links")}</p>
              ${linkOf(kept.seal, say("events-link-seal"))} ${linkOf(part.link, say("events-link-start"))}`
          : part.fits
            ? linkOf(part.link, say(event.open ? "events-link" : "events-link-seal"))
            : html`<p>${say("share-too-long")}</p>
                <div class="desk-buttons">${actButton(say("share-save"), does.saveEvent, { isMain: true })}</div>`
      }
    </section>`;
  }

  /** @param {string} link @param {string} label */
  function linkOf(link, label) {
    return linkBox(text, part, { link, label, title: event.name }, does);
  }
}

/** @param {Text} text @param {EventsPart} part @param {EventsActs} does */
function sealView({ say }, { sealed }, does) {
  if (!sealed) return nothing;
  const pasted = (/** @type {SubmitEvent} */ submitted) => {
    submitted.preventDefault();
    const form = /** @type {HTMLFormElement} */ (submitted.target);
    void does.compare(String(new FormData(form).get("seal")));
  };
  return html`<p class="desk-note" data-sealed=${sealed} role=${sealed === "other" ? "alert" : "status"}>${say(`events-seal-${sealed}`)}</p>
    ${
      sealed === "same"
        ? nothing
        : html`<form class="desk-line" @submit=${pasted}>
            <label class="field"
              ><span>${say("events-seal-paste")}</span><input name="seal" dir="ltr" autocomplete="off" spellcheck="false"
            /></label>
            <button class="button">${say("events-seal-compare")}</button>
          </form>`
    }`;
}

/** @param {Text} text @param {EventsPart} part @param {EventsActs} does */
function dealsView(text, { plays }, does) {
  const { say } = text;
  if (!plays) return nothing;
  const next = plays.find(({ status }) => status !== "over")?.deal;
  return html`<section class="desk-part" aria-label=${say("events-your-deals")}>
    <h3>${say("events-your-deals")}</h3>
    <ol class="events-deals" role="list">
      ${plays.map((play) => html`<li>${dealButton(text, play, play.deal === next, does)}</li>`)}
    </ol>
  </section>`;
}

/** @param {Text} text @param {DealPlay} play @param {boolean} isNext @param {EventsActs} does */
function dealButton({ say }, { deal, status, margin }, isNext, does) {
  const name = say("past-deal", { number: deal });
  if (status === "over")
    return html`<p class="events-deal" data-over>
      <span>${name}</span><strong><bdi>${margin === null ? say("events-played") : signed(margin)}</bdi></strong>
    </p>`;
  return html`<button class="button events-deal" ?data-main=${isNext} type="button" @click=${() => does.play(deal)}>
    <span>${name}</span><span>${say(status === "standing" ? "events-go-on" : "events-play")}</span>
  </button>`;
}

/** @param {Text} text @param {State} state @param {EventsPart} part @param {EventsActs} does */
function mineView(text, { settings }, part, does) {
  const { say } = text;
  const { mine, plays, event } = part;
  if (!mine || !plays) return nothing;
  const played = plays.filter(({ status }) => status === "over").length;
  const name = settings.name.trim();
  const named = (/** @type {Event} */ { target }) =>
    does.call(/** @type {HTMLInputElement} */ (target).value);
  return html`<section class="desk-part" aria-label=${say("events-mine")}>
    <h3>${say("events-mine")}</h3>
    <p>${say("events-mine-line", { played, of: plays.length, left: plays.length - played })}</p>
    <label class="field"
      ><span>${say("events-your-name")}</span
      ><input dir="auto" maxlength="24" autocomplete="nickname" .value=${settings.name} @change=${named}
    /></label>
    ${
      !name
        ? html`<p class="hint">${say("events-name-first")}</p>`
        : mine.name !== name
          ? nothing
          : mine.fits
            ? linkBox(
                text,
                part,
                {
                  link: mine.link,
                  label: say("events-mine-link"),
                  title: `${event?.name}: ${name}`,
                },
                does,
              )
            : html`<p>${say("share-too-long")}</p>`
    }
    ${name && mine.name === name ? html`<div class="desk-buttons">${actButton(say("share-save"), does.saveMine, { isMain: !mine.fits })}</div>` : nothing}
  </section>`;
}
