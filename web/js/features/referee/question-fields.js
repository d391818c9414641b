/** Fields: the form fields of a question to the referee. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button, checkbox, inputField, radioButtons, selectField } from "../../parts/controls.js";
import { cardsIn, placesOf, takesCards, turnsOf } from "./question.js";
import { cardName, levelName } from "../../text/names.js";
import { smallCard } from "../../cards/laid.js";

/** @import { FormField, Forms, Referee } from "./types.d.ts" */
/** @import { RefereeActions } from "./view.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** The letters of suits that can be trumps; the last is none. */
const TRUMPS = ["S", "H", "C", "D", "NT"];
/** More choices than this become a drop-down list. */
const MOST_BUTTONS = 8;

/** @param {Text} text @param {Referee} referee @param {Forms} offered @param {FormField} field @param {RefereeActions} actions */
export function formFieldView(text, referee, offered, field, actions) {
  const { say } = text;
  const { name, kind } = field;
  const title = say(`ask-field-${name}`);
  if (kind === "number") return numberView(referee, field, name, title, actions);
  const places = kind === "trick" || kind === "plays" ? [] : placesOf(field, offered);
  return html`<fieldset class="referee-field">
    <legend>${title}</legend>
    ${kind === "trick" || kind === "plays" ? trickView(text, referee, offered, field, actions) : nothing}
    ${places.map((place) => placeView(text, referee, offered, field, place, actions))}
  </fieldset>`;
}

/** @param {Text} text @param {Referee} referee @param {Forms} offered @param {FormField} field @param {string} place @param {RefereeActions} actions */
function placeView(text, referee, offered, field, place, actions) {
  const { say } = text;
  const { kind, choices } = field;
  const part = place.split(".")[1] ?? "";
  switch (kind) {
    case "choice":
      if (choices.length > MOST_BUTTONS)
        return selectView(say(`ask-field-${field.name}`), referee, field, place, actions);
      return choiceView(
        referee,
        field,
        place,
        choices.map(String),
        (choice) => choiceName(text, choice),
        actions,
      );
    case "several":
      return severalView(referee, field, place, (one) => choiceName(text, one), actions);
    case "flag":
      return flagView(say("referee-yes"), referee, field, place, actions);
    case "by_seat":
      return html`<p class="hint">${say("seat", { seat: part })}</p>
        ${severalView(referee, field, place, (suit) => say("suit-title", { suit }), actions)}`;
    case "last_trick":
      return lastTrickPart(text, referee, offered, field, place, part, actions);
    case "shown": {
      if (part === "cards")
        return cardsPlace(text, referee, offered, field, place, say("ask-field-cards"), actions);
      const nameOf = (/** @type {string} */ seat) => say("seat", { seat });
      return choiceView(referee, field, place, offered.seats, nameOf, actions);
    }
    case "suit":
      return choiceView(
        referee,
        field,
        place,
        TRUMPS.slice(0, -1),
        (suit) => say("suit-title", { suit }),
        actions,
      );
    case "trump":
      return part === "rank"
        ? selectView(say("referee-rank"), referee, field, place, actions)
        : choiceView(referee, field, place, TRUMPS, (suit) => say("suit-title", { suit }), actions);
    case "roles":
      return selectView(say(`referee-${part}`), referee, field, place, actions);
    case "sides":
      return numberView(referee, field, place, say("side", { side: part }), actions);
    default:
      return cardsPlace(text, referee, offered, field, place, say(`ask-field-${field.name}`), actions);
  }
}

/** A seat, a side or a number in words. @param {Text} text @param {string} choice */
function choiceName({ say, has }, choice) {
  if (has(`referee-${choice}`)) return say(`referee-${choice}`);
  return /^[NSEW]{1,2}$/.test(choice) ? say("seat", { seat: choice }) : choice;
}

/** @param {Referee} referee @param {FormField} field @param {string} place @param {readonly string[]} choices @param {(choice: string) => string} nameOf @param {RefereeActions} actions */
function choiceView({ values }, field, place, choices, nameOf, actions) {
  const named = choices.map((choice) => /** @type {const} */ ([choice, nameOf(choice)]));
  const choose = (/** @type {string} */ choice) => actions.setValue(field, place, choice);
  return html`<div class="choice">${radioButtons(`ask-${place}`, named, values[place], choose)}</div>`;
}

/** A choice of several. @param {Referee} referee @param {FormField} field @param {string} place @param {(choice: string) => string} nameOf @param {RefereeActions} actions */
function severalView({ values }, field, place, nameOf, actions) {
  const all = field.choices.map(String);
  const chosen = (values[place] ?? "").split(" ").filter(Boolean);
  const toggle = (/** @type {string} */ choice) => {
    const now = all.filter((one) => (one === choice) !== chosen.includes(one));
    actions.setValue(field, place, now.join(" "));
  };
  return html`<div class="choice">
    ${all.map((choice) => checkbox(html`<span>${nameOf(choice)}</span>`, chosen.includes(choice), () => toggle(choice)))}
  </div>`;
}

/** Yes, or not answered. @param {string} title @param {Referee} referee @param {FormField} field @param {string} place @param {RefereeActions} actions */
function flagView(title, { values }, field, place, actions) {
  const isOn = values[place] === "true";
  const toggle = () => actions.setValue(field, place, isOn ? "" : "true");
  return checkbox(html`<span>${title}</span>`, isOn, toggle, "tick");
}

/** Of the last trick: the cards that won it, trump, and who won. @param {Text} text @param {Referee} referee @param {Forms} offered @param {FormField} field @param {string} place @param {string} part @param {RefereeActions} actions */
function lastTrickPart(text, referee, offered, field, place, part, actions) {
  const { say } = text;
  if (part === "cards")
    return cardsPlace(text, referee, offered, field, place, say("referee-last-cards"), actions);
  const [legend, choices, nameOf] =
    part === "suit"
      ? /** @type {const} */ ([
          "ask-field-trump",
          TRUMPS,
          (/** @type {string} */ suit) => say("suit-title", { suit }),
        ])
      : /** @type {const} */ ([
          "ask-field-won_by",
          field.choices.map(String),
          (/** @type {string} */ one) => choiceName(text, one),
        ]);
  return html`<p class="hint">${say(legend)}</p>
    ${choiceView(referee, field, place, choices, nameOf, actions)}`;
}

/** One of many choices. @param {string} label @param {Referee} referee @param {FormField} field @param {string} place @param {RefereeActions} actions */
function selectView(label, { values }, field, place, actions) {
  const choices = field.choices.map(
    (choice) => /** @type {const} */ ([String(choice), levelName(String(choice))]),
  );
  return selectField(label, [["", "–"], ...choices], values[place] ?? "", (value) =>
    actions.setValue(field, place, value),
  );
}

/** A number. @param {Referee} referee @param {FormField} field @param {string} place @param {string} label @param {RefereeActions} actions */
function numberView({ values }, field, place, label, actions) {
  const onInput = (/** @type {string} */ value) => actions.setValue(field, place, value);
  return inputField(label, values[place] ?? "", { inputMode: "numeric", maxLength: 7, onInput });
}

/** Who leads, and what each seat plays. @param {Text} text @param {Referee} referee @param {Forms} offered @param {FormField} field @param {RefereeActions} actions */
function trickView(text, referee, offered, field, actions) {
  const { say } = text;
  const { name } = field;
  const turns = turnsOf(field, referee.values, offered);
  const led = { ...referee, values: { ...referee.values, [`${name}.leader`]: turns[0] } };
  return html`<p class="hint">${say("referee-leader")}</p>
    ${choiceView(led, field, `${name}.leader`, offered.seats, (seat) => say("seat", { seat }), actions)}
    ${turns.map((seat) => cardsPlace(text, referee, offered, field, `${name}.${seat}`, say("seat", { seat }), actions))}`;
}

/**
 * A field for cards: typed, or tapped in the pack, which is shown below the current field.
 * @param {Text} text
 * @param {Referee} referee
 * @param {Forms} offered
 * @param {FormField} field
 * @param {string} place
 * @param {string} label
 * @param {RefereeActions} actions
 */
function cardsPlace({ say }, { values, place: aimed }, offered, field, place, label, actions) {
  if (!takesCards(field, place)) return nothing;
  const cards = cardsIn(values[place] ?? "");
  const known = cards.filter((card) => offered.cards.includes(card));
  const isHere = place === aimed;
  // The legend names a field with one input.
  const isAlone = place === field.name;
  return html`<div class="referee-place" ?data-here=${isHere}>
    <label class="field"
      ><span class=${isAlone ? "unseen" : ""}>${label}</span
      ><input
        type="text"
        maxlength="160"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        placeholder=${say("referee-typing")}
        .value=${live(values[place] ?? "")}
        @focus=${() => actions.aimAt(place)}
        @input=${(/** @type {Event} */ event) => actions.setValue(field, place, /** @type {HTMLInputElement} */ (event.target).value)}
    /></label>
    ${button(say("referee-cards"), () => actions.aimAt(isHere ? "" : place), { isPressed: isHere, label: say("referee-aim", { place: label }) })}
    ${
      known.length
        ? html`<div class="referee-chosen">
            ${cards.map((card, at) =>
              offered.cards.includes(card)
                ? button(smallCard(card), () => actions.removeCard(place, at), {
                    look: "referee-card",
                    label: say("referee-untap", { card: cardName(say, card) }),
                  })
                : nothing,
            )}
          </div>`
        : nothing
    }
    ${isHere ? packView(say, offered, field, actions) : nothing}
  </div>`;
}

/** The last letter of a card's text; both jokers have the same. @param {string} card */
function suitOf(card) {
  return card.slice(-1);
}

/** The pack, suit by suit; a tapped card goes to the place above. @param {Text["say"]} say @param {Forms} offered @param {FormField} field @param {RefereeActions} actions */
function packView(say, { cards }, field, actions) {
  const suits = [...new Set(cards.map(suitOf))].map((suit) => cards.filter((card) => suitOf(card) === suit));
  return html`<div class="referee-pack" role="group" aria-label=${say("referee-pack")}>
    ${suits.map(
      (suit) =>
        html`<div>
          ${suit.map((card) =>
            button(smallCard(card), () => actions.tapCard(field, card), {
              look: "referee-card",
              label: cardName(say, card),
            }),
          )}
        </div>`,
    )}
  </div>`;
}
