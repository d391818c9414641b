/** Next match rules: the rules of the next match, a preset or house rules, those that are saved, and the levels of its bots. */

import { offerOf } from "../text/catalog.js";
import { isObject } from "./json.js";

/** @import { Settings, State } from "./types.d.ts" */
/** @import { DocumentHead, SavedRules } from "./storage/types.d.ts" */

/** The name of the house rules among the presets. */
export const HOUSE = "house";

/** The preset chosen for the game, or `house`. @param {Settings} settings */
export function chosenPreset({ game, preset }) {
  const offer = offerOf(game);
  const chosen = preset[game];
  return chosen === HOUSE || offer?.presets.includes(chosen ?? "") ? chosen : (offer?.preset ?? "");
}

/**
 * The rules as the message `new` takes them.
 * @param {Settings} settings
 * @returns {string | Record<string, unknown>}
 */
export function rulesOf(settings) {
  const { game, house } = settings;
  const chosen = chosenPreset(settings);
  const offer = offerOf(game);
  const seated = tableRules(settings);
  if (chosen === HOUSE) return { preset: offer?.preset, ...house[game], ...seated };
  const asked = Object.entries(house[game] ?? {}).filter(([name]) => offer?.asked.includes(name));
  const fields = { ...Object.fromEntries(asked), ...seated, ...chosenLength(settings)?.rules[chosen] };
  return Object.keys(fields).length ? { preset: chosen, ...fields } : chosen;
}

/**
 * The rules that are played: those of the match at the table, else those chosen for the next. A preset, and the fields
 * that differ from it.
 * @param {Pick<State, "match" | "settings">} state
 * @param {string} game
 * @returns {Record<string, unknown>}
 */
export function rulesAsked({ match, settings }, game) {
  const asked = match?.view.game === game ? match.view.rules : rulesOf({ ...settings, game });
  return typeof asked === "string" ? { preset: asked } : asked;
}

/** @typedef {typeof __FOLLOWSUIT_OFFERS__["games"][string]["tables"][number]} OfferedTable how many sit there, with how many packs */

/** Whether the rules chosen allow the table. @param {OfferedTable} table @param {Settings} settings */
export function isOffered(table, settings) {
  const chosen = chosenPreset(settings);
  const base = chosen === HOUSE ? (settings.house[settings.game]?.["preset"] ?? table.presets[0]) : chosen;
  return table.presets.includes(String(base));
}

/** Whether it is the game's default table. @param {OfferedTable} table @param {string} game */
export function isUsualTable({ name }, game) {
  return offerOf(game)?.tables[0]?.name === name;
}

/** The table chosen for the game; null where a game has no choice. @param {Settings} settings @returns {OfferedTable | null} */
export function chosenTable(settings) {
  const { game, table } = settings;
  const tables = offerOf(game)?.tables ?? [];
  const chosen = tables.find(({ name }) => name === table[game]);
  return chosen && isOffered(chosen, settings) ? chosen : (tables[0] ?? null);
}

/** The fields of the rules that the table chosen sets; none for the default table. @param {Settings} settings */
export function tableRules(settings) {
  const table = chosenTable(settings);
  return table && !isUsualTable(table, settings.game) ? table.rules : {};
}

/** @typedef {typeof __FOLLOWSUIT_OFFERS__["games"][string]["lengths"][number]} OfferedLength how long a match is */

/** Whether a match of a length is by a preset's own rules. @param {OfferedLength} length @param {string} preset */
const changesNothing = ({ rules }, preset) => !Object.keys(rules[preset] ?? {}).length;

/**
 * The lengths that a match by the rules chosen can have. House rules say when a match ends, so they offer only a single deal
 * besides.
 * @param {Settings} settings
 */
export function lengthsOf(settings) {
  const lengths = offerOf(settings.game)?.lengths ?? [];
  const preset = chosenPreset(settings);
  // A preset may have lengths that others lack.
  if (preset !== HOUSE) return lengths.filter(({ presets }) => presets.includes(preset));
  const usual = offerOf(settings.game)?.preset ?? "";
  const open = lengths.filter((length) => length.isOneDeal || changesNothing(length, usual));
  return open.some(({ isOneDeal }) => isOneDeal) ? open : [];
}

/** Whether a length can be chosen: a single deal is for one person alone. @param {OfferedLength} length @param {Settings} settings */
export function isOpenLength({ isOneDeal }, settings) {
  return !isOneDeal || peopleOf(settings).length === 1;
}

/**
 * The length chosen, else the rules' own; null if the game has no choice.
 * @param {Settings} settings
 * @returns {OfferedLength | null}
 */
export function chosenLength(settings) {
  const { game, howLong } = settings;
  const preset = chosenPreset(settings);
  const open = lengthsOf(settings).filter((length) => isOpenLength(length, settings));
  const isOwnLength = (/** @type {OfferedLength} */ length) =>
    !length.isOneDeal && changesNothing(length, preset);
  return (
    open.find(({ name }) => name === howLong[game]) ??
    open.find(({ name }) => name === offerOf(game)?.length[preset]) ??
    open.find(isOwnLength) ??
    null
  );
}

/** Whether the match is to be a single deal. @param {Settings} settings */
export function isSingleDeal(settings) {
  return chosenLength(settings)?.isOneDeal ?? false;
}

/** The choice of a seat at which a person sits. */
export const PERSON = "person";

/** The seats at which people sit: the person's own, unless a bot is to sit there, and those chosen. @param {Settings} settings @returns {string[]} */
export function peopleOf(settings) {
  const levels = /** @type {Record<string, string>} */ (settings.levels);
  return (chosenTable(settings)?.rotation ?? ["S", "W", "N", "E"]).filter(
    (seat) => (levels[seat] ?? (seat === "S" ? PERSON : "")) === PERSON,
  );
}

/** Whether exactly one person plays, at the usual seat. @param {Settings} settings */
export function isAlone(settings) {
  const people = peopleOf(settings);
  return people.length === 1 && people[0] === "S";
}

/**
 * The fields of `new` about the bots. A level that the game does not have becomes its default.
 * @param {Settings} settings
 * @returns {Pick<Settings, "level" | "levels">}
 */
export function botsOf(settings) {
  const { game, level, levels } = settings;
  const offer = offerOf(game);
  const seats = chosenTable(settings)?.rotation ?? null;
  const hasLevel = (/** @type {string} */ name) => offer?.levels.includes(name) ?? true;
  return {
    level: hasLevel(level) ? level : (offer?.level ?? level),
    levels: Object.fromEntries(
      Object.entries(levels).filter(([seat, name]) => hasLevel(name) && (seats?.includes(seat) ?? true)),
    ),
  };
}

/** Mirrors, each with its agreement: usually not chosen. @type {Record<string, string>} */
const MIRRORS = { weak_discards: "first_discard" };

/** Whether a text has a word. @param {string} text @param {string} word */
export const hasWord = (text, word) => text.split(" ").includes(word);

/** What partners are to agree on in the next match: the engine's words for it. @param {Pick<Settings, "game" | "agreements">} settings */
export function agreementsOf({ game, agreements }) {
  return (offerOf(game)?.agreements ?? []).filter((word) => agreements[word] ?? !MIRRORS[word]).join(" ");
}

/** The same as the message `new` takes it: as its first hands are played ahead, where nothing was switched. @param {Settings} settings */
export function agreementsAsked(settings) {
  const usual = agreementsOf({ ...settings, agreements: {} });
  const chosen = agreementsOf(settings);
  return chosen === usual ? "all" : chosen;
}

/** What is agreed on, with an agreement or without. @param {string} game @param {string} kept @param {string} word @param {boolean} isOn */
export function withAgreement(game, kept, word, isOn) {
  const isKept = (/** @type {string} */ one) => (one === word ? isOn : hasWord(kept, one));
  return (offerOf(game)?.agreements ?? []).filter(isKept).join(" ");
}

/** @param {string} game */
export function isForChips(game) {
  return offerOf(game)?.forChips ?? false;
}

/** The house rules kept for a game, by their names. @param {readonly DocumentHead[]} documents @param {string} game @returns {SavedRules[]} */
export function savedHouses(documents, game) {
  return /** @type {SavedRules[]} */ (documents)
    .filter((one) => one.kind === "rules" && one.game === game && isObject(one.rules))
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** Rules as one text, the same for the same rules. @param {Record<string, unknown>} rules */
export function spelledRules(rules) {
  const { preset, ...fields } = rules;
  return JSON.stringify([preset, Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** The name under which the house rules chosen are saved; empty if they are not. @param {{ documents: State["documents"], settings: Pick<State["settings"], "game" | "house"> }} state */
export function savedName({ documents, settings }) {
  const { game, house } = settings;
  const spelled = spelledRules({ preset: "reference", ...house[game] });
  return savedHouses(documents, game).find(({ rules }) => spelledRules(rules) === spelled)?.title ?? "";
}
