/** Making view: the form of a new event. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { HOUSE } from "../../core/house.js";
import { savedHouses } from "../../core/saved-houses.js";
import { GAMES, offerOf } from "../../text/offers.js";
import { wording } from "../../text/wording.js";
import { actButton, choiceField } from "../../parts/desk.js";
import { FEWEST_DEALS, MOST_DEALS, HOUSE_NAMED, seatsOf, tablesOf } from "./making-event.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { EventDraft } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

/** The most characters of an event's name and of its line. */
const NAME_LENGTH = 60;
const LINE_LENGTH = 140;

/** @param {Text} text @param {State} state @param {EventDraft} draft @param {EventsActs} does */
export function makingEventView(text, { settings }, draft, does) {
  const { say } = text;
  const { game, preset } = draft;
  const offer = offerOf(game);
  const words = wording(text, game);
  const presets = (offer?.presets ?? []).map(
    (name) => /** @type {const} */ ([name, words.say(`rules-${name}`)]),
  );
  const houses = savedHouses(settings, game).map(
    ({ name }) => /** @type {const} */ ([HOUSE_NAMED + name, name]),
  );
  const tables = tablesOf(draft);
  const given = (/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target);
  const typed = (
    /** @type {string} */ label,
    /** @type {"name" | "line"} */ field,
    /** @type {number} */ most,
  ) =>
    html`<label class="field"
      ><span>${label}</span
      ><input dir="auto" maxlength=${most} autocomplete="off" .value=${live(draft[field])} @input=${(/** @type {Event} */ event) => does.draft({ [field]: given(event).value })}
    /></label>`;
  const tick = (/** @type {"help" | "sealed"} */ field) =>
    html`<label class="check"
        ><input type="checkbox" .checked=${draft[field]} @change=${(/** @type {Event} */ event) => does.draft({ [field]: given(event).checked })} />${say(`events-${field}`)}</label
      >
      <p class="hint">${say(`events-${field}-line`)}</p>`;
  return html`<form
    class="desk-stack"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void does.make();
    }}
  >
    ${typed(say("events-name"), "name", NAME_LENGTH)}
    <div class="desk-fields">
      ${choiceField(
        say("referee-game"),
        Object.keys(GAMES).map((name) => [name, say(`game-${name}`)]),
        game,
        (name) => does.draft({ game: name }),
      )}
      ${choiceField(say("referee-rules"), [...presets, [HOUSE, say("rules-house")], ...houses], preset, (name) => does.draft({ preset: name }))}
      ${
        tables.length > 1
          ? choiceField(
              say("opening-table"),
              tables.map(({ name, seats, packs }) => [
                name,
                say("opening-table-name", { seats, packs: Number(packs) }),
              ]),
              draft.table,
              (table) => does.draft({ table }),
            )
          : nothing
      }
      ${choiceField(
        say("events-level"),
        (offer?.levels ?? []).map((level) => [level, say(`level-${level}`)]),
        draft.level,
        (level) => does.draft({ level }),
      )}
      ${choiceField(
        say("events-sit"),
        seatsOf(draft).map((seat) => [seat, say("seat", { seat })]),
        draft.seat,
        (seat) => does.draft({ seat: /** @type {EventDraft["seat"]} */ (seat) }),
      )}
      ${choiceField(
        say("events-count"),
        Array.from({ length: MOST_DEALS - FEWEST_DEALS + 1 }, (_, at) => String(at + FEWEST_DEALS)).map(
          (count) => [count, count],
        ),
        String(draft.deals),
        (deals) => does.draft({ deals: Number(deals) }),
      )}
      ${choiceField(
        say("events-scoring"),
        /** @type {const} */ (["places", "margins"]).map((name) => [name, say(`events-by-${name}`)]),
        draft.scoring,
        (scoring) => does.draft({ scoring: /** @type {EventDraft["scoring"]} */ (scoring) }),
      )}
    </div>
    <p class="hint">${say(`events-by-${draft.scoring}-line`)}</p>
    ${typed(say("events-text"), "line", LINE_LENGTH)} ${tick("help")} ${tick("sealed")}
    <div class="desk-buttons">
      <button class="button" data-main>${say("events-make-it")}</button>
      ${actButton(say("contest-back"), does.list)}
    </div>
  </form>`;
}
