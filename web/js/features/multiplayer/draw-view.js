/** Draw view: how the seed of a match was drawn, as each device remembers it, and what its person is asked about. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { formatTime } from "../../text/dates.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { Drawing, Multiplayer } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("./view.js").MultiplayerActions} Does */

/** @param {Text} text @param {Multiplayer} multiplayer @param {Does} actions */
export function drawView(text, multiplayer, actions) {
  const { drawing } = multiplayer;
  if (!drawing) return nothing;
  const { say } = text;
  return html`<section class="multiplayer-draw" data-state=${drawing.state} aria-label=${say("multiplayer-draw")}>
    <h3>${say("multiplayer-draw-number", { number: drawing.number, time: formatTime(drawing.at) })}</h3>
    ${drawing.without.length ? html`<p>${say("multiplayer-draw-without", { seats: nameSeats(text, drawing.without) })}</p>` : nothing}
    ${stateView(text, multiplayer, drawing)}
    ${drawing.code ? html`<p>${say("multiplayer-draw-code")} <strong class="multiplayer-draw-digits" dir="ltr">${drawing.code}</strong></p>` : nothing}
    ${buttonsView(text, multiplayer, drawing, actions)}
  </section>`;
}

/** @param {Text} text @param {Multiplayer} multiplayer @param {Drawing} drawing */
function stateView(text, { chairs, guest }, { state, by, missing, why, count, seats }) {
  const { say } = text;
  if (state === "asked") {
    const asker = (guest?.chairs ?? chairs).find(({ seat }) => seat === by)?.name;
    const name = asker || (by ? say("seat", { seat: by }) : say("multiplayer-somebody"));
    return html`<p>${say("multiplayer-draw-asked", { name, count })}</p>
      <p>${say("multiplayer-draw-why")}</p>`;
  }
  if (state === "void")
    return html`<p role="alert">${say("multiplayer-draw-void", { seats: nameSeats(text, missing), why: why ?? "withheld" })}</p>`;
  if (state === "waiting")
    return html`<p role="status">${missing.length ? say("multiplayer-draw-waiting", { seats: nameSeats(text, missing) }) : say("multiplayer-preparing")}</p>`;
  return html`<p role="status">${say(`multiplayer-draw-${state}`, { count: seats.length + 1 })}</p>`;
}

/** @param {Text} text @param {Multiplayer} multiplayer @param {Drawing} drawing @param {Does} actions */
function buttonsView(text, { role, stage }, { state, missing, without }, actions) {
  const { say } = text;
  if (role === "guest" && state === "asked")
    return html`<div class="menu-buttons">
      ${button(say("multiplayer-draw-yes"), () => actions.answerDrawing(true), { isMain: true })}
      ${button(say("multiplayer-draw-no"), () => actions.answerDrawing(false))}
    </div>`;
  if (role !== "host" || state !== "void" || stage === "drawing") return nothing;
  const all = [...new Set([...without, ...missing])];
  return html`<div class="menu-buttons">
    ${button(say("multiplayer-draw-again"), () => actions.startMatch(without))}
    ${button(say("multiplayer-draw-leave-out", { seats: nameSeats(text, all) }), () => actions.startMatch(all))}
  </div>`;
}

/** @param {Text} text @param {readonly Seat[]} seats */
function nameSeats({ say }, seats) {
  return seats.map((seat) => say("seat", { seat })).join(say("list-comma"));
}
