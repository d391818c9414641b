/** Guest's view: this device at another one's table: the answer to be scanned there, who sits where, and the record at the end. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { NAME_UNITS } from "../../core/person-name.js";
import { button, valueOf } from "../../parts/controls.js";
import { codeView } from "../../parts/qr-code.js";
import { refusalSentence } from "../../text/refusals.js";
import { drawView } from "./draw-view.js";
import { linkInputView, linkView } from "./pairing-links.js";
import { networkView, withoutFalseCause } from "./network-view.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Guest, ShownChair, Multiplayer } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { MultiplayerActions } from "./view.js" */

/** Refusals after which the page is to be loaded anew. */
const RELOADS = new Set(["guest_older", "link_newer"]);

/** @param {Text} text @param {Multiplayer} multiplayer @param {State} state @param {MultiplayerActions} actions */
export function guestView(text, multiplayer, state, actions) {
  const { say } = text;
  const { guest } = multiplayer;
  if (!guest) return nothing;
  const refusal = withoutFalseCause(multiplayer.refusal, multiplayer);
  const seat = guest.seat ? say("seat", { seat: guest.seat }) : "";
  return html`<div class="multiplayer">
    ${
      refusal
        ? html`<p role="alert">${refusalSentence(text, refusal)}</p>
            ${RELOADS.has(refusal.code) ? button(say("multiplayer-reload"), actions.reloadPage, { isMain: true }) : nothing}`
        : nothing
    }
    ${networkView(text, multiplayer, guest.isSlow || guest.status === "sought")}
    ${drawView(text, multiplayer, actions)}
    ${guestBody(text, guest, seat, { state, multiplayer }, actions)}
    ${["lost", "sought"].includes(guest.status) || (refusal && guest.status !== "seated" && guest.status !== "paused") ? linkInputView(text, multiplayer, actions, "multiplayer-take-offer") : nothing}
    <div class="menu-buttons">
      ${button(say("multiplayer-leave"), actions.leaveTable)}
    </div>
  </div>`;
}

/** @param {Text} text @param {Guest} guest @param {string} seat @param {{ state: State, multiplayer: Multiplayer }} now @param {MultiplayerActions} actions */
function guestBody(text, guest, seat, { state, multiplayer }, actions) {
  const { say } = text;
  if (guest.status === "joining") return html`<p role="status">${say("multiplayer-preparing")}</p>`;
  if (guest.status === "answering" && guest.answerLink)
    return html`<p>${say("multiplayer-answer-line", { seat })}</p>
      <label class="field"><span>${say("home-name")}</span><input
          type="text"
          name="name"
          autocomplete="nickname"
          maxlength=${NAME_UNITS}
          .value=${live(state.settings.name)}
          @change=${(/** @type {Event} */ event) => actions.changeName(valueOf(event))}
      /></label>
      <div class="multiplayer-large">${codeView(guest.answerLink, say("multiplayer-answer"))}</div>
      <p role="status">${guest.isSlow && multiplayer.networkPermission !== "denied" ? say("multiplayer-slow") : say("multiplayer-answer-wait")}</p>
      ${linkView(text, guest.answerLink, multiplayer, actions)}`;
  if (guest.status === "lost" || guest.status === "sought")
    return html`<p role="alert">${say(guest.status === "lost" ? "multiplayer-lost" : "multiplayer-sought")}</p>`;
  return html`<p role="status">${say(guest.status === "paused" ? "multiplayer-paused" : "multiplayer-seated", { seat })}</p>
    <ul class="multiplayer-shown" data-seats=${guest.chairs.length}>
      ${guest.chairs.map((chair) => guestChairView(text, chair, guest))}
    </ul>
    ${guest.record ? recordView(text, guest, actions) : nothing}
    ${
      guest.status === "seated" && actions.hasTable()
        ? button(
            say("multiplayer-back"),
            () => (state.match ? actions.close() : void actions.returnToTable()),
            {
              isMain: true,
            },
          )
        : nothing
    }`;
}

/** @param {Text} text @param {ShownChair} chair @param {Guest} guest */
function guestChairView({ say }, { seat, who, name, level, phone }, guest) {
  const words =
    who === "bot"
      ? say("multiplayer-bot", { level: say(`level-${level}`) })
      : seat === guest.seat
        ? say("multiplayer-you")
        : who === "phone" && phone !== "there"
          ? say("multiplayer-expected")
          : name || say("multiplayer-somebody");
  return html`<li data-at=${seat} data-own=${seat === guest.seat}><strong>${say("seat", { seat })}</strong> <span>${words}</span></li>`;
}

/** @param {Text} text @param {Guest} guest @param {MultiplayerActions} actions */
function recordView({ say }, { isSaved, isSeedVerified }, actions) {
  return html`<section class="multiplayer-record" aria-label=${say("multiplayer-record")}>
    ${isSeedVerified === null ? nothing : html`<p>${say(isSeedVerified ? "multiplayer-drawn" : "multiplayer-not-drawn")}</p>`}
    ${
      isSaved
        ? html`<p role="status">${say("multiplayer-kept")}</p>
            ${button(say("multiplayer-own-engine"), actions.openOwnTable)}`
        : button(say("multiplayer-keep"), actions.saveRecord)
    }
  </section>`;
}
