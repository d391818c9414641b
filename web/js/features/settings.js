/**
 * Settings: the person's settings, in localStorage, which can be read before the first paint. Some the address may ask for.
 */

import { isObject } from "../core/json.js";
import { loadFields, saveFields } from "../core/stored-values.js";
import { tidyName } from "../core/person-name.js";
import { FEATURES } from "./index.js";
import { FIRST_GAME, GAMES } from "../text/catalog.js";

/** @import { Settings } from "../core/types.d.ts" */

const STORED = "follow-suit/settings";
/** The settings that `js/early.js` reads before the first paint. */
const FIRST = "follow-suit/first";

/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= 24;
/** @param {unknown} value */
const isName = (value) => typeof value === "string" && tidyName(value) === value;

/**
 * The page's own settings, as they stand in the form; features bring theirs.
 * @type {Record<string, import("./types.d.ts").Setting>}
 */
const OWN = {
  name: { default: "", isTaken: isName },
  game: { default: FIRST_GAME, choices: Object.keys(GAMES) },
  preset: { default: {}, each: (name) => typeof name === "string" },
  house: { default: {}, each: isObject },
  table: { default: {}, each: isText },
  howLong: { default: {}, each: isText },
  forChips: { default: false },
  stake: { default: "10", longest: 12 },
  level: { default: GAMES[FIRST_GAME]?.level ?? "" },
  levels: { default: {}, each: isText },
  people: { default: {}, each: isName },
  language: { default: "", form: { section: "looks" } },
  speed: { default: "normal", choices: ["slow", "normal", "fast", "instant"], form: { section: "usual" } },
  tapToContinue: { default: false, form: { section: "play" } },
  autoplay: { default: true, form: { section: "play" } },
  oneTap: { default: false, form: { section: "play" } },
  points: { default: true, form: { section: "play" } },
  order: { default: "suits", choices: ["suits", "reversed", "ranks"], form: { section: "play" } },
  theme: {
    default: "system",
    choices: ["system", "light", "dark", "contrast"],
    form: { section: "usual" },
  },
  deck: { default: "four", choices: ["four", "two"], form: { section: "looks" } },
  cards: { default: "normal", choices: ["small", "normal", "large"], form: { section: "looks" } },
  back: {
    default: "block",
    choices: ["block", "geese", "cabin", "ninepatch"],
    form: { section: "looks" },
  },
  cloth: {
    default: "linen",
    choices: ["linen", "sage", "rose", "felt"],
    form: { section: "looks" },
  },
  motion: { default: "system", choices: ["system", "reduced", "full"], form: { section: "looks" } },
  verbosity: { default: "normal", choices: ["brief", "normal", "full"], form: { section: "keys" } },
  numbers: { default: false, form: { section: "keys" } },
  shortcuts: { default: true, form: { section: "keys" } },
};
/** Every setting, by its name. @type {Record<string, import("./types.d.ts").Setting>} */
export const SETTINGS = Object.assign({}, OWN, ...FEATURES.map(({ settings }) => settings));
const ENTRIES = Object.entries(SETTINGS);

export const DEFAULT_SETTINGS = /** @type {Settings} */ (
  /** @type {unknown} */ (Object.fromEntries(ENTRIES.map(([name, setting]) => [name, setting.default])))
);

/** The values of each setting that is an enumeration, by its name. @type {Record<string, readonly string[]>} */
export const CHOICES = Object.fromEntries(
  ENTRIES.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : [])),
);

/** Whether a setting may have a value. @param {import("./types.d.ts").Setting} setting @param {unknown} value */
function isValid({ default: usual, choices, each, isTaken, longest = 24 }, value) {
  if (isTaken) return isTaken(value);
  if (choices) return typeof value === "string" && choices.includes(value);
  if (each) return isObject(value) && Object.values(value).every(each);
  if (typeof usual === "number") return typeof value === "number" && value >= 0 && value <= 100;
  return typeof value === typeof usual && (typeof value !== "string" || value.length <= longest);
}

/**
 * The valid settings among these values.
 * @param {unknown} values
 * @returns {Partial<Settings>}
 */
export function settingsIn(values) {
  const found = isObject(values) ? values : {};
  return Object.fromEntries(
    ENTRIES.filter(([name, setting]) => isValid(setting, found[name])).map(([name]) => [name, found[name]]),
  );
}

/** The stored settings, as far as they are valid. @returns {Partial<Settings>} */
export const loadSettings = () => settingsIn(loadFields(STORED));

/** Merge settings into what any tab has stored. @param {Partial<Settings>} changed */
export function saveSettings(changed) {
  saveFields(STORED, changed);
  const { language, theme, deck, back, cards, cloth, motion } = { ...DEFAULT_SETTINGS, ...loadSettings() };
  saveFields(FIRST, { language, theme, deck, back, cards, cloth, motion });
}

/** @param {URLSearchParams} address */
export function createSettings(address) {
  const chosen = { ...DEFAULT_SETTINGS, ...loadSettings() };
  // The address asks for these, in tests and links: they hold on this page and are not stored.
  const here = settingsIn({
    speed: address.get("speed"),
    game: address.get("game"),
    textTable: address.get("view") === "text" ? "on" : null,
    autoplay: address.has("autoplay") ? address.get("autoplay") !== "no" : null,
  });
  return {
    first: { ...chosen, ...here },
    /**
     * Returns a function that changes settings.
     * @param {import("../core/store.js").Store} store
     * @returns {(settings: Partial<Settings>) => void}
     */
    createSetter: (store) => (settings) => {
      store.change({ type: "setting", settings });
      saveSettings(settings);
    },
  };
}
