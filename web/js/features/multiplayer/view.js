/** Together: the panel of the table people share, on the host's device and on a guest's, with its codes. */

import { html, nothing } from "lit-html";
import { fieldValue } from "../../parts/field-value.js";
import { button } from "../../parts/controls.js";
import { codeView } from "../../parts/qr-code.js";
import { GAMES } from "../../text/catalog.js";
import { refusalSentence } from "../../text/refusals.js";
import { hereView } from "./guest-view.js";
import { linkButtons } from "./link-view.js";
import { takeView } from "./link-input-view.js";

/** @import { Seat, State } from "../../core/types.d.ts" */
/** @import { Chair, Together, Who } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {import("../types.d.ts").FeatureActions["multiplayer"]} Does */

/** @param {Text} text @param {State} state @param {Does} actions */
export function togetherView(text, state, actions) {
  const { multiplayer: together } = state;
  if (!together) return nothing;
  if (together.asked) return askedView(text, together.asked, actions);
  if (together.role === "guest" && together.guest) return hereView(text, together, state, actions);
  return hostView(text, together, state, actions);
}

/** @param {Text} text @param {{ name: string }} asked @param {Does} actions */
function askedView({ say }, { name }, actions) {
  return html`<p>${say("multiplayer-undo", { name })}</p>
    ${button(say("pass-undo-yes"), () => actions.answer(true), { isMain: true })}
    ${button(say("pass-undo-no"), () => actions.answer(false))}`;
}

/** @param {Text} text @param {Together} together @param {State} state @param {Does} actions */
function hostView(text, together, state, actions) {
  const { say } = text;
  const { chairs, large, refusal, stage } = together;
  const shown = chairs.find(({ seat, link }) => seat === large && link);
  if (shown) return largeView(text, shown, together, actions);
  const isOn = stage === "playing" && state.match !== null;
  return html`<div class="multiplayer">
    <p>${say("multiplayer-line")}</p>
    ${
      isOn
        ? nothing
        : html`<label class="field"
            ><span>${say("home-games")}</span
            ><select @change=${(/** @type {Event} */ event) => void actions.game(valueOf(event))}>
              ${Object.keys(GAMES).map((name) => html`<option value=${name} ?selected=${name === together.game}>${say(`game-${name}`)}</option>`)}
            </select></label
          >`
    }
    ${refusal ? html`<p class="multiplayer-refusal" role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
    <ul class="multiplayer-chairs" data-seats=${chairs.length}>
      ${chairs.map((chair) => chairView(text, chair, together, isOn, actions))}
    </ul>
    ${takeView(text, together, actions, "multiplayer-take-answer")}
    ${
      isOn
        ? html`<div class="menu-buttons">${button(say("multiplayer-back"), actions.close, { isMain: true })}</div>`
        : html`<div class="menu-buttons">
            ${button(say("multiplayer-deal"), actions.begin, { isMain: true, isOff: stage === "drawing" })}
            ${together.canGoOn ? button(say("multiplayer-go-on"), actions.goOn) : nothing}
          </div>`
    }
    <p class="hint">${say("multiplayer-host-note")}</p>
  </div>`;
}

/**
 * @param {Text} text
 * @param {Chair} chair
 * @param {Together} together
 * @param {boolean} isOn whether a match is being played
 * @param {Does} actions
 */
function chairView(text, chair, together, isOn, actions) {
  const { say } = text;
  const { seat, who, name, phone, refusal, link } = chair;
  const title = say("seat", { seat });
  const others = together.chairs.filter(
    (other) => other.seat !== seat && (!isOn || (other.who !== "bot" && who !== "bot")),
  );
  return html`<li class="multiplayer-chair" data-at=${seat} data-who=${who} data-phone=${who === "phone" ? phone : nothing}>
    <div class="multiplayer-says">
      <h3>${title}</h3>
      <p class="multiplayer-name">${status(text, chair)}</p>
      ${isOn ? nothing : whoChoice(text, chair, actions)}
      ${
        who === "here" && !isOn
          ? html`<label class="field"
              ><span class="unseen">${say("home-name")}</span
              ><input
                type="text"
                maxlength="24"
                autocomplete="off"
                placeholder=${say("home-name")}
                .value=${fieldValue(name)}
                @change=${(/** @type {Event} */ event) => actions.name(seat, valueOf(event))}
            /></label>`
          : nothing
      }
      ${refusal ? html`<p class="multiplayer-refusal" role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
      ${who === "phone" && isOn && phone !== "there" ? insteadChoice(text, chair, actions) : nothing}
      ${
        others.length && actions.mayMove() && phone === "there"
          ? html`<label class="field multiplayer-move"
              ><span>${say("multiplayer-move")}</span
              ><select @change=${(/** @type {Event} */ event) => moved(event, seat, actions)}>
                <option value=${seat}>${title}</option>
                ${others.map((other) => html`<option value=${other.seat}>${say("seat", { seat: other.seat })}</option>`)}
              </select></label
            >`
          : nothing
      }
    </div>
    ${
      who === "phone" && link && phone !== "there"
        ? html`<button class="multiplayer-code" type="button" aria-label=${say("multiplayer-code", { seat: title })} @click=${() => actions.enlarge(seat)}>
            ${codeView(link, "")}
          </button>`
        : nothing
    }
  </li>`;
}

/** @param {Text} text @param {Chair} chair */
function status({ say }, { who, name, level, phone, instead }) {
  if (who === "bot") return say("multiplayer-bot", { level: say(`level-${level}`) });
  if (who === "here") return name ? say("multiplayer-here", { name }) : say("multiplayer-here-unnamed");
  if (phone === "there") return say("multiplayer-there", { name: name || say("multiplayer-somebody") });
  if (phone === "joining") return say("multiplayer-joining");
  if (phone === "away")
    return say("multiplayer-away", { name: name || say("multiplayer-somebody"), instead });
  return name ? say("multiplayer-expects", { name }) : say("multiplayer-free");
}

/** @param {Text} text @param {Chair} chair @param {Does} actions */
function whoChoice({ say }, { seat, who }, actions) {
  return html`<label class="field"
    ><span class="unseen">${say("seat", { seat })}</span
    ><select @change=${(/** @type {Event} */ event) => void actions.seat(seat, /** @type {Who} */ (valueOf(event)))}>
      ${
        /** @type {Who[]} */ (["here", "phone", "bot"]).map(
          (one) =>
            html`<option value=${one} .selected=${who === one}>${say(`multiplayer-who-${one}`)}</option>`,
        )
      }
    </select></label
  >`;
}

/** @param {Text} text @param {Chair} chair @param {Does} actions */
function insteadChoice({ say }, { seat, instead }, actions) {
  return html`<label class="field"
    ><span>${say("multiplayer-instead")}</span
    ><select @change=${(/** @type {Event} */ event) => actions.instead(seat, /** @type {Chair["instead"]} */ (valueOf(event)))}>
      ${
        /** @type {const} */ (["bot", "here", "wait"]).map(
          (one) =>
            html`<option value=${one} .selected=${instead === one}>${say(`multiplayer-instead-${one}`)}</option>`,
        )
      }
    </select></label
  >`;
}

/** One code, as large as the screen lets it be. @param {Text} text @param {Chair} chair @param {Together} together @param {Does} actions */
function largeView(text, { seat, link }, together, actions) {
  const { say } = text;
  return html`<div class="multiplayer">
    <h3>${say("seat", { seat })}</h3>
    <p>${say("multiplayer-code-line")}</p>
    <div class="multiplayer-large">${codeView(link ?? "", say("multiplayer-code", { seat: say("seat", { seat }) }))}</div>
    ${linkButtons(text, link ?? "", together, actions)}
    ${takeView(text, together, actions, "multiplayer-take-answer")}
    <div class="menu-buttons">
      ${button(say("multiplayer-renew"), () => actions.renew(seat))}
      ${button(say("multiplayer-all"), () => actions.enlarge(null))}
    </div>
  </div>`;
}

/** Somebody changes places; the choice then stands at whoever sits here. @param {Event} event @param {Seat} seat @param {Does} actions */
function moved(event, seat, actions) {
  const other = /** @type {Seat} */ (valueOf(event));
  /** @type {HTMLSelectElement} */ (event.target).value = seat;
  actions.swap(seat, other);
}

/** @param {Event} event */
const valueOf = ({ target }) => /** @type {HTMLInputElement} */ (target).value;
