/** Draft fields: what the forms of a new event have in common. */

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { choiceField } from "../../parts/desk.js";
import { offerOf } from "../../text/offers.js";

/** @import { EventDraft } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/** The most characters of an event's name and of its line. */
const NAME_LENGTH = 60;
const LINE_LENGTH = 140;

/**
 * What is said of an event, whatever its deals are.
 * @typedef {Pick<EventDraft, "name" | "level" | "seat" | "scoring" | "line" | "help">} Common
 */

/** @template {Common} D @param {Text} text @param {D} draft @param {(more: Partial<Common>) => unknown} change */
export function draftFields({ say }, draft, change) {
  const given = (/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target);
  const typed = (
    /** @type {string} */ label,
    /** @type {"name" | "line"} */ field,
    /** @type {number} */ most,
  ) =>
    html`<label class="field"
      ><span>${label}</span
      ><input dir="auto" maxlength=${most} autocomplete="off" .value=${live(draft[field])} @input=${(/** @type {Event} */ event) => change({ [field]: given(event).value })}
    /></label>`;
  return {
    name: typed(say("events-name"), "name", NAME_LENGTH),
    line: typed(say("events-text"), "line", LINE_LENGTH),
    /** @param {string} game */
    level: (game) =>
      choiceField(
        say("events-level"),
        (offerOf(game)?.levels ?? []).map((level) => [level, say(`level-${level}`)]),
        draft.level,
        (level) => change({ level }),
      ),
    /** @param {readonly string[]} seats */
    seat: (seats) =>
      choiceField(
        say("events-sit"),
        seats.map((seat) => [seat, say("seat", { seat })]),
        draft.seat,
        (seat) => change({ seat: /** @type {Common["seat"]} */ (seat) }),
      ),
    scoring: choiceField(
      say("events-scoring"),
      /** @type {const} */ (["places", "margins"]).map((name) => [name, say(`events-by-${name}`)]),
      draft.scoring,
      (scoring) => change({ scoring: /** @type {Common["scoring"]} */ (scoring) }),
    ),
    scoringLine: html`<p class="hint">${say(`events-by-${draft.scoring}-line`)}</p>`,
    help: tickField({ say }, "help", draft.help, (help) => change({ help })),
  };
}

/** A choice that is made or not, with what it means. @param {Pick<Text, "say">} text @param {"help" | "sealed"} field @param {boolean} isSet @param {(isSet: boolean) => unknown} set */
export function tickField({ say }, field, isSet, set) {
  return html`<label class="check"
      ><input type="checkbox" .checked=${isSet} @change=${(/** @type {Event} */ { target }) => set(/** @type {HTMLInputElement} */ (target).checked)} />${say(`events-${field}`)}</label
    >
    <p class="hint">${say(`events-${field}-line`)}</p>`;
}
