/** Making view: the form of a new event. */

import { html, nothing } from "lit-html";
import { HOUSE } from "../../core/house.js";
import { savedHouses } from "../../core/saved-houses.js";
import { GAMES, offerOf } from "../../text/offers.js";
import { wording } from "../../text/wording.js";
import { actButton, choiceField } from "../../parts/desk.js";
import { draftFields, tickField } from "./draft-fields.js";
import { FEWEST_DEALS, MOST_DEALS, HOUSE_NAMED, seatsOf, tablesOf } from "./making-event.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { EventDraft } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

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
  const fields = draftFields(text, draft, does.draft);
  return html`<form
    class="desk-stack"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void does.make();
    }}
  >
    ${fields.name}
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
      ${fields.level(game)} ${fields.seat(seatsOf(draft))}
      ${choiceField(
        say("events-count"),
        Array.from({ length: MOST_DEALS - FEWEST_DEALS + 1 }, (_, at) => String(at + FEWEST_DEALS)).map(
          (count) => [count, count],
        ),
        String(draft.deals),
        (deals) => does.draft({ deals: Number(deals) }),
      )}
      ${fields.scoring}
    </div>
    ${fields.scoringLine} ${fields.line} ${fields.help}
    ${tickField(text, "sealed", draft.sealed, (sealed) => does.draft({ sealed }))}
    <div class="desk-buttons">
      <button class="button" data-main>${say("events-make-it")}</button>
      ${actButton(say("contest-back"), does.list)}
    </div>
  </form>`;
}
