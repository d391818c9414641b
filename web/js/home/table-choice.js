/**
 * Table choice: how many players and packs, chosen by one tap for a game that has more tables than one, and the level of each
 * bot at the table chosen. The tables and their numbers come from the engine.
 */

import { chosenPreset, chosenTable, HOUSE, isOffered, PERSON, peopleOf } from "../core/next-match-rules.js";
import { NAME_UNITS } from "../core/person-name.js";
import { offerOf } from "../text/catalog.js";
import { gameText } from "../text/game-text.js";

/** The seats of all tables in reading order: clockwise from the person's own. */
const SEATS = /** @type {const} */ (["S", "SW", "W", "NW", "N", "NE", "E", "SE"]);

/** @import { Settings } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {HTMLFormElement} form
 * @param {Text} text
 */
export function tableChoice(form, text) {
  const line = /** @type {HTMLElement} */ (form.querySelector('[data-part="table-line"]'));
  const seats = /** @type {HTMLElement} */ (form.querySelector('[data-part="seat-levels"]'));
  return {
    /** @param {Settings} settings */
    fillTables(settings) {
      for (const input of form.querySelectorAll(`input[name="table-${settings.game}"]`))
        fillTable(/** @type {HTMLInputElement} */ (input), settings, text);
      line.replaceChildren(lineOf(settings, text), ...otherRules(form, settings, text));
      fillLevels(form, seats, settings, text);
    },
  };
}

/** @param {HTMLInputElement} input @param {Settings} settings @param {Text} text */
function fillTable(input, settings, text) {
  const table = offerOf(settings.game)?.tables.find(({ name }) => name === input.value);
  if (!table) return;
  input.checked = table === chosenTable(settings);
  input.disabled = !isOffered(table, settings);
  const words = input.parentElement?.querySelector("span");
  if (words) words.textContent = tableName(text, table);
}

/** "6 players, 3 packs" @param {Pick<Text, "say">} text @param {{ seats: number, packs: number }} table */
export function tableName({ say }, { seats, packs }) {
  return say("home-table-name", { seats, packs });
}

/** The numbers of the table chosen, or why there is no other. @param {Settings} settings @param {Text} text */
function lineOf(settings, text) {
  const tables = offerOf(settings.game)?.tables ?? [];
  const chosen = chosenTable(settings);
  if (!chosen) return "";
  const preset = chosenPreset(settings);
  const why = `home-table-only-${preset}`;
  if (preset !== HOUSE && !tables.every((table) => isOffered(table, settings)))
    return text.say(text.has(why) ? why : "home-table-only", {
      rules: gameText(text, settings.game).say(`rules-${preset}`),
    });
  const { seats, packs, hand, kitty, goal } = chosen;
  return text.say("home-table-line", { seats, packs, hand, kitty, goal });
}

/**
 * The button that chooses rules with all tables, shown if the rules chosen have no other table.
 * @param {HTMLFormElement} form
 * @param {Settings} settings
 * @param {Text} text
 */
function otherRules(form, settings, text) {
  const { game } = settings;
  const tables = offerOf(game)?.tables ?? [];
  const preset = chosenPreset(settings);
  const id = `home-table-other-${preset}`;
  if (preset === HOUSE || !text.has(id) || tables.every((table) => isOffered(table, settings))) return [];
  const other = tables.at(-1)?.presets.at(-1) ?? "";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = text.say(id);
  button.addEventListener("click", () => {
    const radio = form.querySelector(`input[name="preset-${game}"][value="${other}"]`);
    if (radio instanceof HTMLInputElement) radio.click();
  });
  return [" ", button];
}

/**
 * Who sits at each seat: a named person, or a bot of some level; an empty choice is the usual level.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} place
 * @param {Settings} settings
 * @param {Text} text
 */
function fillLevels(form, place, settings, text) {
  const rotation = chosenTable(settings)?.rotation ?? ["S", "W", "N", "E"];
  const levels = [.../** @type {RadioNodeList} */ (form.elements.namedItem("level"))].map(
    (input) => /** @type {HTMLInputElement} */ (input).value,
  );
  const seats = SEATS.filter((seat) => rotation.includes(seat));
  // Not while the person is choosing one.
  if (!place.contains(document.activeElement))
    place.replaceChildren(...seats.map((seat) => seatChoice(seat, levels, settings, text)));
  const people = peopleOf(settings);
  for (const field of place.querySelectorAll("[data-person]")) {
    const seat = field.getAttribute("data-person") ?? "";
    // Somebody who plays alone is asked for a name below, if at all.
    /** @type {HTMLElement} */ (field).hidden = !people.includes(seat) || (seat === "S" && people.length < 2);
  }
}

/** @param {typeof SEATS[number]} seat @param {string[]} levels @param {Settings} settings @param {Text} text */
function seatChoice(seat, levels, settings, { say }) {
  const select = document.createElement("select");
  select.name = `level-${seat}`;
  select.append(
    ...(seat === "S"
      ? [new Option(say("home-person"), "")]
      : [new Option(say("home-level-same"), ""), new Option(say("home-person"), PERSON)]),
    ...levels.map((level) => new Option(say(`level-${level}`), level)),
  );
  select.value = settings.levels[seat] ?? "";
  const choice = document.createElement("div");
  choice.append(labelControl(say("seat", { seat }), select));
  const input = document.createElement("input");
  input.name = `person-${seat}`;
  input.maxLength = NAME_UNITS;
  input.placeholder = say("seat", { seat });
  // South's name is the person's own.
  input.value = (seat === "S" ? settings.name : settings.people[seat]) ?? "";
  const named = labelControl(say("home-person-name", { seat: say("seat", { seat }) }), input);
  named.setAttribute("data-person", seat);
  choice.append(named);
  return choice;
}

/**
 * Ask for the name of the person who sits down at a seat, and first for that of the person who sits at South: two people are both
 * named, or neither.
 * @param {HTMLFormElement} form
 * @param {Settings} settings
 * @param {string} seat
 */
export function askForName(form, settings, seat) {
  const nameless = peopleOf(settings).includes("S") && !settings.name ? ["S", seat] : [seat];
  for (const one of nameless) {
    const input = form.querySelector(`input[name="person-${one}"]`);
    if (!(input instanceof HTMLInputElement) || input.value) continue;
    input.focus();
    return;
  }
}

/** @param {string} title @param {HTMLInputElement | HTMLSelectElement} control */
function labelControl(title, control) {
  control.autocomplete = "off";
  const label = document.createElement("label");
  label.className = "field";
  const name = document.createElement("span");
  name.textContent = title;
  label.append(name, control);
  return label;
}
