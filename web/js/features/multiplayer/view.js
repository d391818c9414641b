/** Multiplayer: the panel of the table people share, on the host's device and on a guest's, with its codes. */

import { NAME_UNITS } from "../../core/person-name.js";
import { html, nothing } from "lit-html";
import { fieldValue } from "../../parts/directives.js";
import { button } from "../../parts/controls.js";
import { codeView } from "../../parts/qr-code.js";
import { GAMES } from "../../text/catalog.js";
import { refusalSentence } from "../../text/refusals.js";
import { drawView } from "./draw-view.js";
import { guestView } from "./guest-view.js";
import { linkInputView, linkView } from "./pairing-links.js";
import { networkView, withoutFalseCause } from "./network-view.js";

/** @import { Seat, State } from "../../core/types.d.ts" */
/** @import { Chair, Multiplayer, Who } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {import("../types.d.ts").FeatureActions["multiplayer"]} MultiplayerActions */

/** @param {Text} text @param {State} state @param {MultiplayerActions} actions */
export function multiplayerView(text, state, actions) {
  const { multiplayer } = state;
  if (!multiplayer) return nothing;
  if (multiplayer.undoRequest) return undoRequestView(text, multiplayer.undoRequest, actions);
  if (multiplayer.role === "guest" && multiplayer.guest) return guestView(text, multiplayer, state, actions);
  return hostView(text, multiplayer, state, actions);
}

/** @param {Text} text @param {{ name: string }} asked @param {MultiplayerActions} actions */
function undoRequestView({ say }, { name }, actions) {
  return html`<p>${say("multiplayer-undo", { name })}</p>
    ${button(say("pass-undo-yes"), () => actions.answerUndo(true), { isMain: true })}
    ${button(say("pass-undo-no"), () => actions.answerUndo(false))}`;
}

/** @param {Text} text @param {Multiplayer} multiplayer @param {State} state @param {MultiplayerActions} actions */
function hostView(text, multiplayer, state, actions) {
  const { say } = text;
  const { chairs, drawing, enlargedSeat, refusal, stage } = multiplayer;
  const shown = chairs.find(({ seat, link }) => seat === enlargedSeat && link);
  if (shown) return enlargedView(text, shown, multiplayer, actions);
  const isOn = stage === "playing" && state.match !== null;
  // Nobody sits down elsewhere while the seed is drawn; what comes of it is seen without scrolling.
  if (drawing?.state === "waiting")
    return html`<div class="multiplayer">${drawView(text, multiplayer, actions)}</div>`;
  return html`<div class="multiplayer">
    ${drawView(text, multiplayer, actions)}
    <p>${say("multiplayer-line")}</p>
    ${
      isOn
        ? nothing
        : html`<label class="field"
            ><span>${say("home-games")}</span
            ><select @change=${(/** @type {Event} */ event) => void actions.chooseGame(getValue(event))}>
              ${Object.keys(GAMES).map((name) => html`<option value=${name} ?selected=${name === multiplayer.game}>${say(`game-${name}`)}</option>`)}
            </select></label
          >`
    }
    ${refusal ? html`<p role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
    ${networkView(text, multiplayer, chairs.some(isSoughtInVain))}
    <ul class="multiplayer-chairs" data-seats=${chairs.length}>
      ${chairs.map((chair) => chairView(text, chair, multiplayer, isOn, actions))}
    </ul>
    ${linkInputView(text, multiplayer, actions, "multiplayer-take-answer")}
    ${
      isOn
        ? html`<div class="menu-buttons">${button(say("multiplayer-back"), actions.close, { isMain: true })}</div>`
        : html`<div class="menu-buttons">
            ${button(say("multiplayer-deal"), () => void actions.startMatch(), { isMain: true, isOff: stage === "drawing" })}
            ${multiplayer.canContinue ? button(say("multiplayer-go-on"), actions.continueMatch) : nothing}
          </div>`
    }
    <p class="hint">${say("multiplayer-host-note")}</p>
  </div>`;
}

/**
 * @param {Text} text
 * @param {Chair} chair
 * @param {Multiplayer} multiplayer
 * @param {boolean} isOn whether a match is being played
 * @param {MultiplayerActions} actions
 */
function chairView(text, chair, multiplayer, isOn, actions) {
  const { say } = text;
  const { seat, who, name, phone, link } = chair;
  const refusal = withoutFalseCause(chair.refusal, multiplayer);
  const title = say("seat", { seat });
  const others = multiplayer.chairs.filter(
    (other) => other.seat !== seat && (!isOn || (other.who !== "bot" && who !== "bot")),
  );
  return html`<li class="multiplayer-chair" data-at=${seat} data-who=${who} data-phone=${who === "phone" ? phone : nothing}>
    <div class="multiplayer-says">
      <h3>${title}</h3>
      <p class="multiplayer-name">${chairStatus(text, chair)}</p>
      ${isOn ? nothing : occupantSelect(text, chair, actions)}
      ${
        who === "here" && !isOn
          ? html`<label class="field"
              ><span class="unseen">${say("home-name")}</span
              ><input
                type="text"
                maxlength=${NAME_UNITS}
                autocomplete="off"
                placeholder=${say("home-name")}
                .value=${fieldValue(name)}
                @change=${(/** @type {Event} */ event) => actions.nameSeat(seat, getValue(event))}
            /></label>`
          : nothing
      }
      ${refusal ? html`<p role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
      ${who === "phone" && isOn && phone !== "there" ? substituteSelect(text, chair, actions) : nothing}
      ${
        others.length && actions.canMove() && phone === "there"
          ? html`<label class="field"
              ><span>${say("multiplayer-move")}</span
              ><select @change=${(/** @type {Event} */ event) => moveSeat(event, seat, actions)}>
                <option value=${seat}>${title}</option>
                ${others.map((other) => html`<option value=${other.seat}>${say("seat", { seat: other.seat })}</option>`)}
              </select></label
            >`
          : nothing
      }
    </div>
    ${
      who === "phone" && link && phone !== "there"
        ? button(codeView(link, ""), () => actions.enlargeCode(seat), {
            look: "multiplayer-code",
            label: say("multiplayer-code", { seat: title }),
          })
        : nothing
    }
  </li>`;
}

/** @param {Chair} chair */
const isSoughtInVain = ({ phone, refusal }) => phone === "joining" || refusal?.code === "pair_isolated";

/** @param {Text} text @param {Chair} chair */
function chairStatus({ say }, { who, name, level, phone, substitute }) {
  if (who === "bot") return say("multiplayer-bot", { level: say(`level-${level}`) });
  if (who === "here") return name ? say("multiplayer-here", { name }) : say("multiplayer-here-unnamed");
  if (phone === "there") return say("multiplayer-there", { name: name || say("multiplayer-somebody") });
  if (phone === "joining") return say("multiplayer-joining");
  if (phone === "away")
    return say("multiplayer-away", { name: name || say("multiplayer-somebody"), instead: substitute });
  return name ? say("multiplayer-expects", { name }) : say("multiplayer-free");
}

/** @param {Text} text @param {Chair} chair @param {MultiplayerActions} actions */
function occupantSelect({ say }, { seat, who }, actions) {
  return html`<label class="field"
    ><span class="unseen">${say("seat", { seat })}</span
    ><select @change=${(/** @type {Event} */ event) => void actions.assignSeat(seat, /** @type {Who} */ (getValue(event)))}>
      ${
        /** @type {Who[]} */ (["here", "phone", "bot"]).map(
          (one) =>
            html`<option value=${one} .selected=${who === one}>${say(`multiplayer-who-${one}`)}</option>`,
        )
      }
    </select></label
  >`;
}

/** @param {Text} text @param {Chair} chair @param {MultiplayerActions} actions */
function substituteSelect({ say }, { seat, substitute }, actions) {
  return html`<label class="field"
    ><span>${say("multiplayer-instead")}</span
    ><select @change=${(/** @type {Event} */ event) => actions.chooseSubstitute(seat, /** @type {Chair["substitute"]} */ (getValue(event)))}>
      ${
        /** @type {const} */ (["bot", "here", "wait"]).map(
          (one) =>
            html`<option value=${one} .selected=${substitute === one}>${say(`multiplayer-instead-${one}`)}</option>`,
        )
      }
    </select></label
  >`;
}

/** One code, as large as the screen lets it be. @param {Text} text @param {Chair} chair @param {Multiplayer} multiplayer @param {MultiplayerActions} actions */
function enlargedView(text, { seat, link }, multiplayer, actions) {
  const { say } = text;
  return html`<div class="multiplayer">
    <h3>${say("seat", { seat })}</h3>
    <p>${say("multiplayer-code-line")}</p>
    <div class="multiplayer-large">${codeView(link ?? "", say("multiplayer-code", { seat: say("seat", { seat }) }))}</div>
    ${linkView(text, link ?? "", multiplayer, actions)}
    ${linkInputView(text, multiplayer, actions, "multiplayer-take-answer")}
    <div class="menu-buttons">
      ${button(say("multiplayer-renew"), () => actions.renewLink(seat))}
      ${button(say("multiplayer-all"), () => actions.enlargeCode(null))}
    </div>
  </div>`;
}

/** Somebody changes places; the choice then stands at whoever sits here. @param {Event} event @param {Seat} seat @param {MultiplayerActions} actions */
function moveSeat(event, seat, actions) {
  const other = /** @type {Seat} */ (getValue(event));
  /** @type {HTMLSelectElement} */ (event.target).value = seat;
  actions.swapSeats(seat, other);
}

/** @param {Event} event */
const getValue = ({ target }) => /** @type {HTMLInputElement} */ (target).value;
