/**
 * Pass and play: takes the hand's place while people share the device. It names who is next, whose cards are shown after a tap,
 * or while they hold. No card is in it.
 */

import { html, nothing } from "lit-html";
import { isCovered, isHandedOver, peopleAt } from "../../table/store/covered-view.js";
import { cardsDown, countOf } from "../../cards/laid.js";
import { createHoldHandlers } from "./hold-button.js";
import { button } from "../../parts/controls.js";

export { default as style } from "./style.css";

/** @import { Asking, Match, Seat, Settings } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {{ uncoverHand: (seat: Seat) => void, coverHands: () => void }} CoverActions */

/** How many backs stand for a hand. */
const BACKS = 5;

/**
 * One of the parts: `hand`, in its place; `look`, buttons after a deal; `ask`, the question about taking back.
 * @param {"hand" | "look" | "ask"} part
 * @param {Text} text
 * @param {Match} match
 * @param {CoverActions & { agreeToUndo: (asking: Asking) => void, close: () => void }} actions
 * @param {Settings["reveal"]} [reveal]
 */
export function coverView(part, text, match, actions, reveal = "tap") {
  if (part === "ask") return match.asking ? askView(text, match, match.asking, actions) : nothing;
  if (part === "look") return isCovered(match.view) ? lookView(text, match, actions) : nothing;
  return isCovered(match.view) ? handCover(text, match, actions, reveal) : nothing;
}

/** @param {Text} text @param {Match} match @param {CoverActions} actions @param {Settings["reveal"]} reveal */
function handCover({ say }, match, actions, reveal) {
  const { view } = match;
  const next = view.pass_and_play?.next ?? null;
  const name = next ? view.seats[next].name : "";
  const title = next ? say("pass-next", { name }) : say(peopleAt(view)?.length ? "pass-wait" : "pass-watch");
  // Looking before one's turn: at cards being dealt, at those of watched bots, or to take over from a bot.
  const mayPeek = !next && (view.phase === "dealing" || !peopleAt(view)?.length);
  const peeks = (view.pass_and_play?.may_look ?? []).filter((seat) => mayPeek || isHandedOver(view, seat));
  const createHandlers = (/** @type {Seat} */ seat) =>
    createHoldHandlers(() => actions.uncoverHand(seat), actions.coverHands);
  return html`<section class="pass-and-play" role="group" aria-label=${title} ?data-prompt=${Boolean(next)} ?data-hold=${reveal === "hold"}>
    <div class="pass-cards" aria-hidden="true" ${countOf(BACKS)}>${cardsDown(view.game, BACKS)}</div>
    <div class="pass-said">
      <h2>${title}</h2>
      ${next ? showButton(say(reveal === "hold" ? "pass-hold" : "pass-show", { name }), next, true) : nothing}
      ${
        peeks.length
          ? html`<div class="pass-peeks" role="group" aria-label=${say("pass-peek")}>
              ${peeks.map((seat) => showButton(say("pass-cards-of", { name: view.seats[seat].name }), seat, false))}
            </div>`
          : nothing
      }
    </div>
  </section>`;

  /** @param {string} label @param {Seat} seat @param {boolean} isMain */
  function showButton(label, seat, isMain) {
    const { onPointerDown, onKeyDown, onContextMenu } = createHandlers(seat);
    return reveal === "hold"
      ? html`<button class="button" type="button" ?data-main=${isMain} @pointerdown=${onPointerDown} @keydown=${onKeyDown} @contextmenu=${onContextMenu}>
          ${label}
        </button>`
      : button(label, () => actions.uncoverHand(seat), { isMain });
  }
}

/**
 * After a deal: choose who reviews their own decisions. @param {Text} text @param {Match} match @param {CoverActions} actions
 */
function lookView({ say }, { view }, actions) {
  const may = view.pass_and_play?.may_look ?? [];
  if (!may.length) return nothing;
  return html`<p>${say("pass-look-back")}</p>
    <div class="summary-more pass-look">
      ${may.map((seat) => button(view.seats[seat].name, () => actions.uncoverHand(seat)))}
    </div>`;
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Asking} asking
 * @param {{ agreeToUndo: (asking: Asking) => void, close: () => void }} actions
 */
function askView({ say }, { view }, asking, actions) {
  const [first, ...others] = asking.asks.map((seat) => view.seats[seat].name);
  const names = others.reduce((one, other) => say("side-or", { one, other }), first);
  return html`<p>${say("pass-undo-line", { name: view.seats[asking.seat].name, names })}</p>
    ${button(say("pass-undo-yes"), () => actions.agreeToUndo(asking), { isMain: true })}
    ${button(say("pass-undo-no"), actions.close)}`;
}
