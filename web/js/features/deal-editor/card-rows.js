/** Card rows: the pack in rows, as the engine has them, and the places that its cards go to. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { smallCard } from "../../cards/laid.js";
import { cardName } from "../../text/names.js";

/** @import { Text } from "../../table/view/table-view.js" */
/** @import { Answered, DealDraft, MakingPlace } from "./types.d.ts" */
/** @import { DealEditorActions } from "./store.js" */

/** @param {Text} text @param {DealDraft} draft @param {Answered} shown @param {DealEditorActions} actions */
export function packView({ say }, { card: picked }, { rows }, actions) {
  return html`<div role="group" aria-label=${say("deal-editor-pack")} @keydown=${moveFocus}>
    ${rows.map(
      (row) =>
        html`<div class="deal-editor-suit">
          ${row.map(
            ({ card, left, of }) =>
              html`<button
                class="deal-editor-card"
                type="button"
                data-card=${card}
                aria-label=${say("deal-editor-card", { card: cardName(say, card), left })}
                aria-pressed=${picked === card ? "true" : "false"}
                ?disabled=${!left}
                @click=${() => void actions.tapCard(card)}
              >
                ${smallCard(card)}${of > 1 ? html`<small aria-hidden="true">${left}</small>` : nothing}
              </button>`,
          )}
        </div>`,
    )}
  </div>`;
}

/** Arrows go from card to card, and from row to row. @param {KeyboardEvent} event */
function moveFocus(event) {
  const { key, currentTarget, target } = event;
  const here = /** @type {HTMLElement} */ (target).closest("button");
  const isBack = document.dir === "rtl" ? key === "ArrowRight" : key === "ArrowLeft";
  const isOn = document.dir === "rtl" ? key === "ArrowLeft" : key === "ArrowRight";
  if (!here || !(isBack || isOn || key === "ArrowUp" || key === "ArrowDown")) return;
  event.preventDefault();
  const all = [.../** @type {HTMLElement} */ (currentTarget).querySelectorAll("button")].filter(
    (one) => !one.disabled || one === here,
  );
  const to =
    isBack || isOn ? all[all.indexOf(here) + (isOn ? 1 : -1)] : nearestButton(all, here, key === "ArrowDown");
  to?.focus();
}

/** The card of the next row below, or above, that is nearest. @param {HTMLButtonElement[]} all @param {HTMLElement} here @param {boolean} isDown */
function nearestButton(all, here, isDown) {
  const from = here.getBoundingClientRect();
  const distanceTo = (/** @type {HTMLElement} */ one) => {
    const { top, left } = one.getBoundingClientRect();
    const down = (top - from.top) * (isDown ? 1 : -1);
    return down > 1 ? down * 100 + Math.abs(left - from.left) : Infinity;
  };
  const [first] = all.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return first && distanceTo(first) < Infinity ? first : undefined;
}

/** @param {Text} text @param {DealDraft} draft @param {Answered} shown @param {DealEditorActions} actions */
export function handsView(text, draft, { seats, places }, actions) {
  const { say } = text;
  const kitty = places.filter(({ seat }) => !seat);
  return html`<div class="deal-editor-hands">
    ${seats.map((seat) =>
      handView(
        text,
        draft,
        say("seat", { seat }),
        places.filter((place) => place.seat === seat),
        actions,
      ),
    )}
    ${kitty.length ? handView(text, draft, say("deal-editor-kitty"), kitty, actions) : nothing}
  </div>`;
}

/** @param {Text} text @param {DealDraft} draft @param {string} name @param {MakingPlace[]} places @param {DealEditorActions} actions */
function handView(text, { aim }, name, places, actions) {
  const { say } = text;
  return html`<section class="deal-editor-hand" aria-label=${name}>
    <h3>${name}</h3>
    ${places.map((place, at) => {
      const { name: key, cards, size } = place;
      const packet = places.length > 1 ? say("deal-editor-packet", { number: at + 1, size }) : "";
      const label = say("deal-editor-pile", {
        name: packet ? `${name}: ${packet}` : name,
        count: cards.length,
        size,
      });
      return html`<button
          class="button deal-editor-place"
          type="button"
          data-place=${key}
          aria-pressed=${aim === key ? "true" : "false"}
          @click=${() => void actions.tapPlace(key)}
        >
          <span class="unseen">${label}</span> ${packet} <b><bdi translate="no">${cards.length}/${size}</bdi></b>
        </button>
        <div class="deal-editor-cards">
          ${cards.map((card) =>
            button(smallCard(card), () => void actions.takeBack(card, key), {
              look: "deal-editor-card",
              label: say("deal-editor-take", { card: cardName(say, card) }),
            }),
          )}
        </div>`;
    })}
  </section>`;
}
