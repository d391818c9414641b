/** Setup: the first choices of a new sheet: the game and its rules, who sits where, who deals. Pure. */

import {
  chosenLength,
  chosenPreset,
  chosenTable,
  lengthsOf,
  rulesOf,
  savedHouses,
} from "../../core/next-match-rules.js";
import { GAMES, offerOf } from "../../text/catalog.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { SheetHead, SheetSetup } from "./types.d.ts" */

/** The prefix of the names of house rules among the presets. */
export const OF_HOUSE = "house ";
/** The most characters of a note, as a reader counts them; and in the units a browser counts in. */
export const NOTE_LENGTH = 80;
export const NOTE_UNITS = 2 * NOTE_LENGTH;

/** Whether a game has a score sheet. @param {string | undefined} game */
export const canKeepScore = (game) => offerOf(game ?? "")?.sheet ?? false;

/** A new setup: as the person plays here, with the people of the last sheet. @param {Settings} settings @param {SheetHead | undefined} last @param {string} date */
export function createFirstSetup(settings, last, date) {
  const game = [last?.told.game, settings.game, ...Object.keys(GAMES)].find(canKeepScore) ?? settings.game;
  const names = Object.fromEntries((last?.told.people ?? []).map(({ seat, name }) => [seat, name]));
  return /** @type {SheetSetup} */ ({
    ...chooseDefaults({ ...settings, game }),
    names,
    dealer: "",
    seats: [],
    date,
    note: "",
    stake: "",
  });
}

/** The first choices for a game. @param {Settings} settings */
export function chooseDefaults(settings) {
  const lengths = listLengths(settings);
  const length = chosenLength(settings)?.name ?? "";
  return {
    game: settings.game,
    preset: chosenPreset(settings),
    table: chosenTable(settings)?.name ?? "",
    length: lengths.some(({ name }) => name === length) ? length : (lengths.at(-1)?.name ?? ""),
  };
}

/** The settings as if the setup were the choice of the first screen. @param {Settings} settings @param {SheetSetup} setup @returns {Settings} */
export function settingsWith(settings, { game, preset, table, length }) {
  return {
    ...settings,
    game,
    levels: {},
    preset: { ...settings.preset, [game]: preset },
    table: { ...settings.table, [game]: table },
    howLong: { ...settings.howLong, [game]: length },
  };
}

/** The lengths that a match at a real table can have: a single deal needs no sheet. @param {Settings} settings */
export const listLengths = (settings) => lengthsOf(settings).filter(({ isOneDeal }) => !isOneDeal);

/** The rules as the engine takes them. @param {Pick<import("../../core/types.d.ts").State, "settings" | "documents">} state @param {SheetSetup} setup @returns {string | Record<string, unknown>} */
export function buildRules({ settings, documents }, setup) {
  const { game, preset } = setup;
  if (!preset.startsWith(OF_HOUSE)) return rulesOf(settingsWith(settings, setup));
  const found = savedHouses(documents, game).find(({ title }) => OF_HOUSE + title === preset);
  return found?.rules ?? rulesOf({ ...settings, game });
}
