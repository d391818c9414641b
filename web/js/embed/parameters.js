/**
 * Parameters: what a table in another site's page should be like, from its address or from a message of its host.
 * Values that the engine does not offer are left out and reported.
 */

import { isHouseLink } from "../core/links.js";
import { readHeadField } from "../core/storage/text-lines.js";
import { GAMES, offerOf } from "../text/catalog.js";

/** The names of the parameters. */
export const PARAMETERS = /** @type {const} */ ([
  "game",
  "rules",
  "house",
  "level",
  "packs",
  "seats",
  "lang",
  "theme",
  "deal",
  "autostart",
  "poster",
]);

const LONGEST = 200;
/** A record of a whole match of the longest game is a good deal shorter. */
const LONGEST_RECORD = 200_000;
const RECORD = "followsuit-deal ";
/** The longest link to house rules. */
const LONGEST_HOUSE = 8000;

/** @typedef {(typeof PARAMETERS)[number]} Parameter */
/** @typedef {Partial<Record<Parameter, string>>} Parameters */
/** @typedef {{ parameter: Parameter, value: string }} Problem a value that is not offered */

/**
 * @param {(parameter: Parameter) => unknown} given the value of a parameter; null or undefined where it has none
 * @param {object} known
 * @param {readonly string[]} known.languages
 * @param {readonly string[]} known.themes
 * @param {string} [known.game] the game, where no parameter names one
 * @returns {{ parameters: Parameters, problems: Problem[] }}
 */
export function readParameters(given, { languages, themes, game }) {
  /** @type {Parameters} */
  const parameters = {};
  /** @type {Problem[]} */
  const problems = [];
  for (const parameter of PARAMETERS) {
    const value = given(parameter);
    if (value === null || value === undefined || value === "") continue;
    const text = typeof value === "string" ? value.trim() : "";
    if (isValid(parameter, text)) parameters[parameter] = text;
    else if (parameter !== "rules" || !problems.length)
      problems.push({ parameter, value: shortenValue(value) });
  }
  return { parameters, problems };

  /** @param {Parameter} parameter @param {string} text */
  function isValid(parameter, text) {
    const offered = offerOf(parameters.game ?? game ?? "");
    switch (parameter) {
      case "game":
        return offerOf(text) !== undefined;
      case "rules":
        return offered?.presets.includes(text) ?? false;
      case "house":
        return text.length <= LONGEST_HOUSE && isHouseLink(text);
      case "level":
        return offered
          ? offered.levels.includes(text)
          : Object.values(GAMES).some(({ levels }) => levels.includes(text));
      case "packs":
      case "seats":
        return tableFor({ ...parameters, [parameter]: text }, offered) !== undefined;
      case "lang":
        return languages.some((language) => isSameLanguage(language, text));
      case "theme":
        return themes.includes(text);
      case "autostart":
        return ["yes", "no"].includes(text);
      case "poster":
        return text === "bare";
      case "deal":
        return isRecord(text)
          ? text.length <= LONGEST_RECORD
          : text.length <= LONGEST && !/[\n\r]/.test(text);
    }
  }
}

/**
 * The table that is meant: the first, in the engine's order, that has what is named.
 * @param {Parameters} parameters
 * @param {ReturnType<typeof offerOf>} offered the game
 */
export function tableFor({ rules, packs, seats }, offered) {
  const preset = rules ?? offered?.preset ?? "";
  return offered?.tables.find(
    (table) =>
      table.presets.includes(preset) &&
      (packs === undefined || String(table.packs) === packs) &&
      (seats === undefined || String(table.seats) === seats),
  );
}

/** Whether a deal is given as a record, with all its cards, and not as a seed to draw them from. @param {string} deal */
export function isRecord(deal) {
  return deal.startsWith(RECORD);
}

/** The game a record is of. The poster names it before there is an engine to ask. @param {string} record */
export function gameOfRecord(record) {
  const name = readHeadField(record, "game");
  return offerOf(name) ? name : null;
}

/** @param {string} one @param {string} other */
function isSameLanguage(one, other) {
  try {
    return new Intl.Locale(one).language === new Intl.Locale(other).language;
  } catch {
    return false;
  }
}

/** A value as it may be shown, whatever it is. @param {unknown} value */
function shortenValue(value) {
  const text = typeof value === "string" ? value : typeof value;
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
