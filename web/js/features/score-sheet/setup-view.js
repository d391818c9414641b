/** Setup: the form of a new sheet. */

import { html, nothing } from "lit-html";
import { chosenTable, HOUSE, isOffered, savedHouses } from "../../core/next-match-rules.js";
import { tableName } from "../../home/table-choice.js";
import { GAMES, offerOf } from "../../text/catalog.js";
import { button, inputField, radioButtons, selectField } from "../../parts/controls.js";
import { refusalSentence } from "../../text/refusals.js";
import { gameText } from "../../text/game-text.js";
import { listNames } from "./stored-sheets.js";
import { NAME_UNITS } from "../../core/person-name.js";
import { canKeepScore, NOTE_UNITS, OF_HOUSE, settingsWith, listLengths } from "./setup.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { SheetSetup, SheetPart } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** @param {Text} text @param {SheetPart} sheet @param {SheetSetup} setup @param {State} state @param {SheetActions} actions */
export function setupView(text, sheet, setup, { settings, documents }, actions) {
  const words = gameText(text, setup.game);
  const { say } = words;
  const own = settingsWith(settings, setup);
  const tables = (offerOf(setup.game)?.tables ?? []).filter((table) => isOffered(table, own));
  const lengths = listLengths(own);
  const offered = Object.keys(GAMES);
  const others = offered.filter((game) => !canKeepScore(game));
  const isHouse = setup.preset === HOUSE || setup.preset.startsWith(OF_HOUSE);
  return html`<form class="score-sheet-setup" @submit=${(/** @type {Event} */ event) => (event.preventDefault(), actions.startSheet())}>
    ${selectField(
      say("home-games"),
      [...offered.filter(canKeepScore), ...others].map((game) => choicePair(game, gameTitle(text, game))),
      setup.game,
      (game) => actions.changeField({ game }),
      others,
    )}
    ${selectField(
      say("home-rules"),
      [
        ...(offerOf(setup.game)?.presets ?? []).map((preset) => choicePair(preset, say(`rules-${preset}`))),
        ...savedHouses(documents, setup.game).map(({ title }) => choicePair(OF_HOUSE + title, title)),
        ...(Object.keys(settings.house[setup.game] ?? {}).length
          ? [choicePair(HOUSE, say("rules-house"))]
          : []),
      ],
      setup.preset,
      (preset) => actions.changeField({ preset }),
    )}
    ${
      tables.length > 1 && !isHouse
        ? selectField(
            say("score-sheet-table"),
            tables.map((table) => choicePair(table.name, tableName(text, table))),
            chosenTable(own)?.name ?? "",
            (table) => actions.changeField({ table }),
          )
        : nothing
    }
    ${
      lengths.length > 1 && !isHouse
        ? selectField(
            say("home-length"),
            lengths.map(({ name }) => choicePair(name, say(`length-${name}`))),
            setup.length,
            (length) => actions.changeField({ length }),
          )
        : nothing
    }
    ${setup.seats.length || sheet.refusal ? nothing : html`<p role="status">${say("score-sheet-waiting")}</p>`}
    <fieldset class="score-sheet-seats" data-seats=${setup.seats.length}>
      <legend>${say("score-sheet-who-sits")}</legend>
      ${setup.seats.map(
        (seat) =>
          html`<div data-sits=${seat}>
            ${inputField(say("seat", { seat }), setup.names[seat] ?? "", {
              name: `score-sheet-name-${seat}`,
              maxLength: NAME_UNITS,
              list: "score-sheet-people",
              onInput: (name) => actions.nameSeat(seat, name),
            })}
          </div>`,
      )}
      <datalist id="score-sheet-people">${listNames(sheet.sheets).map((name) => html`<option value=${name}></option>`)}</datalist>
    </fieldset>
    <fieldset class="choice">
      <legend>${say("score-sheet-who-deals")}</legend>
      ${radioButtons(
        "score-sheet-dealer",
        setup.seats.map((seat) => [seat, setup.names[seat]?.trim() || say("seat", { seat })]),
        setup.dealer,
        (dealer) => actions.changeField({ dealer }),
      )}
    </fieldset>
    <div class="score-sheet-when">
      ${inputField(say("score-sheet-date"), setup.date, { type: "date", onEntered: (date) => actions.changeField({ date }) })}
      ${inputField(say("score-sheet-note"), setup.note, { maxLength: NOTE_UNITS, onInput: (note) => actions.changeField({ note }) })}
    </div>
    ${
      offerOf(setup.game)?.forChips
        ? inputField(say("score-sheet-stake"), setup.stake, {
            inputMode: "decimal",
            maxLength: 12,
            onInput: (stake) => actions.changeField({ stake }),
          })
        : nothing
    }
    ${sheet.refusal ? html`<p class="desk-refusal" role="alert">${refusalSentence(words, sheet.refusal)}</p>` : nothing}
    <div class="score-sheet-foot">
      ${sheet.sheets.length ? button(say("score-sheet-all"), actions.showList) : nothing}
      ${button(say("score-sheet-begin"), null, { type: "submit", isMain: true, isOff: !setup.seats.length })}
    </div>
  </form>`;
}

/** @param {string} value @param {string} words @returns {[string, string]} */
const choicePair = (value, words) => [value, words];

/** A game's name, with a remark if it has no score sheet. @param {Text} text @param {string} game */
function gameTitle({ say }, game) {
  const name = say(`game-${game}`);
  return canKeepScore(game) ? name : say("score-sheet-not-kept", { game: name });
}
