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

/** @typedef {import("../types.d.ts").FeatureActs["together"]} Does */

/** @param {Text} text @param {State} state @param {Does} actions */
export function togetherView(text, state, actions) {
  const { together } = state;
  if (!together) return nothing;
  if (together.asked) return askedView(text, together.asked, actions);
  if (together.role === "guest" && together.guest) return hereView(text, together, state, actions);
  return hostView(text, together, state, actions);
}

/** @param {Text} text @param {{ name: string }} asked @param {Does} actions */
function askedView({ say }, { name }, actions) {
  return html`<p>${say("together-undo", { name })}</p>
    ${button(say("cover-undo-yes"), () => actions.answer(true), { isMain: true })}
    ${button(say("cover-undo-no"), () => actions.answer(false))}`;
}

/** @param {Text} text @param {Together} together @param {State} state @param {Does} actions */
function hostView(text, together, state, actions) {
  const { say } = text;
  const { chairs, large, refusal, stage } = together;
  const shown = chairs.find(({ seat, link }) => seat === large && link);
  if (shown) return largeView(text, shown, together, actions);
  const isOn = stage === "playing" && state.match !== null;
  return html`<div class="together">
    <p>${say("together-line")}</p>
    ${
      isOn
        ? nothing
        : html`<label class="field"
            ><span>${say("opening-games")}</span
            ><select @change=${(/** @type {Event} */ event) => void actions.game(valueOf(event))}>
              ${Object.keys(GAMES).map((name) => html`<option value=${name} ?selected=${name === together.game}>${say(`game-${name}`)}</option>`)}
            </select></label
          >`
    }
    ${refusal ? html`<p class="together-refusal" role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
    <ul class="together-chairs" data-seats=${chairs.length}>
      ${chairs.map((chair) => chairView(text, chair, together, isOn, actions))}
    </ul>
    ${takeView(text, together, actions, "together-take-answer")}
    ${
      isOn
        ? html`<div class="menu-buttons">${button(say("together-back"), actions.close, { isMain: true })}</div>`
        : html`<div class="menu-buttons">
            ${button(say("together-deal"), actions.begin, { isMain: true, isOff: stage === "drawing" })}
            ${together.canGoOn ? button(say("together-go-on"), actions.goOn) : nothing}
          </div>`
    }
    <p class="hint">${say("together-host-note")}</p>
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
  return html`<li class="together-chair" data-at=${seat} data-who=${who} data-phone=${who === "phone" ? phone : nothing}>
    <div class="together-says">
      <h3>${title}</h3>
      <p class="together-name">${status(text, chair)}</p>
      ${isOn ? nothing : whoChoice(text, chair, actions)}
      ${
        who === "here" && !isOn
          ? html`<label class="field"
              ><span class="unseen">${say("opening-name")}</span
              ><input
                type="text"
                maxlength="24"
                autocomplete="off"
                placeholder=${say("opening-name")}
                .value=${fieldValue(name)}
                @change=${(/** @type {Event} */ event) => actions.name(seat, valueOf(event))}
            /></label>`
          : nothing
      }
      ${refusal ? html`<p class="together-refusal" role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
      ${who === "phone" && isOn && phone !== "there" ? insteadChoice(text, chair, actions) : nothing}
      ${
        others.length && actions.mayMove() && phone === "there"
          ? html`<label class="field together-move"
              ><span>${say("together-move")}</span
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
        ? html`<button class="together-code" type="button" aria-label=${say("together-code", { seat: title })} @click=${() => actions.enlarge(seat)}>
            ${codeView(link, "")}
          </button>`
        : nothing
    }
  </li>`;
}

/** @param {Text} text @param {Chair} chair */
function status({ say }, { who, name, level, phone, instead }) {
  if (who === "bot") return say("together-bot", { level: say(`level-${level}`) });
  if (who === "here") return name ? say("together-here", { name }) : say("together-here-unnamed");
  if (phone === "there") return say("together-there", { name: name || say("together-somebody") });
  if (phone === "joining") return say("together-joining");
  if (phone === "away") return say("together-away", { name: name || say("together-somebody"), instead });
  return name ? say("together-expects", { name }) : say("together-free");
}

/** @param {Text} text @param {Chair} chair @param {Does} actions */
function whoChoice({ say }, { seat, who }, actions) {
  return html`<label class="field"
    ><span class="unseen">${say("seat", { seat })}</span
    ><select @change=${(/** @type {Event} */ event) => void actions.seat(seat, /** @type {Who} */ (valueOf(event)))}>
      ${
        /** @type {Who[]} */ (["here", "phone", "bot"]).map(
          (one) => html`<option value=${one} .selected=${who === one}>${say(`together-who-${one}`)}</option>`,
        )
      }
    </select></label
  >`;
}

/** @param {Text} text @param {Chair} chair @param {Does} actions */
function insteadChoice({ say }, { seat, instead }, actions) {
  return html`<label class="field"
    ><span>${say("together-instead")}</span
    ><select @change=${(/** @type {Event} */ event) => actions.instead(seat, /** @type {Chair["instead"]} */ (valueOf(event)))}>
      ${
        /** @type {const} */ (["bot", "here", "wait"]).map(
          (one) =>
            html`<option value=${one} .selected=${instead === one}>${say(`together-instead-${one}`)}</option>`,
        )
      }
    </select></label
  >`;
}

/** One code, as large as the screen lets it be. @param {Text} text @param {Chair} chair @param {Together} together @param {Does} actions */
function largeView(text, { seat, link }, together, actions) {
  const { say } = text;
  return html`<div class="together">
    <h3>${say("seat", { seat })}</h3>
    <p>${say("together-code-line")}</p>
    <div class="together-large">${codeView(link ?? "", say("together-code", { seat: say("seat", { seat }) }))}</div>
    ${linkButtons(text, link ?? "", together, actions)}
    ${takeView(text, together, actions, "together-take-answer")}
    <div class="menu-buttons">
      ${button(say("together-renew"), () => actions.renew(seat))}
      ${button(say("together-all"), () => actions.enlarge(null))}
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
