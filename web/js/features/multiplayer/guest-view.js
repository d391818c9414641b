/** Guest's view: this device at another one's table: the answer to be scanned there, who sits where, and the record at the end. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { codeView } from "../../parts/qr-code.js";
import { refusalSentence } from "../../text/refusals.js";
import { linkButtons } from "./link-view.js";
import { takeView } from "./link-input-view.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Guest, ShownChair, Together } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {import("./view.js").Does} Does */

/** Refusals after which the page is to be loaded anew. */
const RELOADS = new Set(["guest_older", "link_newer"]);

/** @param {Text} text @param {Together} together @param {State} state @param {Does} actions */
export function hereView(text, together, state, actions) {
  const { say } = text;
  const { guest, refusal } = together;
  if (!guest) return nothing;
  const seat = guest.seat ? say("seat", { seat: guest.seat }) : "";
  return html`<div class="together">
    ${
      refusal
        ? html`<p class="together-refusal" role="alert">${refusalSentence(text, refusal)}</p>
            ${RELOADS.has(refusal.code) ? button(say("together-reload"), actions.reload, { isMain: true }) : nothing}`
        : nothing
    }
    ${body(text, guest, seat, { state, together }, actions)}
    ${["lost", "sought"].includes(guest.status) || (refusal && guest.status !== "seated" && guest.status !== "paused") ? takeView(text, together, actions, "together-take-offer") : nothing}
    <div class="menu-buttons">
      ${button(say("together-leave"), actions.leave)}
    </div>
  </div>`;
}

/** @param {Text} text @param {Guest} guest @param {string} seat @param {{ state: State, together: Together }} now @param {Does} actions */
function body(text, guest, seat, { state, together }, actions) {
  const { say } = text;
  if (guest.status === "joining") return html`<p role="status">${say("together-preparing")}</p>`;
  if (guest.status === "answering" && guest.answer)
    return html`<p>${say("together-answer-line", { seat })}</p>
      <div class="together-large">${codeView(guest.answer, say("together-answer"))}</div>
      <p role="status">${guest.isSlow ? say("together-slow") : say("together-answer-wait")}</p>
      ${linkButtons(text, guest.answer, together, actions)}`;
  if (guest.status === "lost" || guest.status === "sought")
    return html`<p role="alert">${say(guest.status === "lost" ? "together-lost" : "together-sought")}</p>`;
  return html`<p role="status">${say(guest.status === "paused" ? "together-paused" : "together-seated", { seat })}</p>
    <ul class="together-shown" data-seats=${guest.chairs.length}>
      ${guest.chairs.map((chair) => shownChair(text, chair, guest))}
    </ul>
    ${guest.record ? recordView(text, guest, actions) : nothing}
    ${
      guest.status === "seated" && actions.hasTable()
        ? button(say("together-back"), () => (state.match ? actions.close() : void actions.back()), {
            isMain: true,
          })
        : nothing
    }`;
}

/** @param {Text} text @param {ShownChair} chair @param {Guest} guest */
function shownChair({ say }, { seat, who, name, level, phone }, guest) {
  const words =
    who === "bot"
      ? say("together-bot", { level: say(`level-${level}`) })
      : seat === guest.seat
        ? say("together-you")
        : who === "phone" && phone !== "there"
          ? say("together-expected")
          : name || say("together-somebody");
  return html`<li data-at=${seat} data-own=${seat === guest.seat}><strong>${say("seat", { seat })}</strong> <span>${words}</span></li>`;
}

/** @param {Text} text @param {Guest} guest @param {Does} actions */
function recordView({ say }, { isKept, isDrawn }, actions) {
  return html`<section class="together-record" aria-label=${say("together-record")}>
    ${isDrawn === null ? nothing : html`<p>${say(isDrawn ? "together-drawn" : "together-not-drawn")}</p>`}
    ${
      isKept
        ? html`<p role="status">${say("together-kept")}</p>
            ${button(say("together-own-engine"), actions.ownEngine)}`
        : button(say("together-keep"), actions.keep)
    }
  </section>`;
}
