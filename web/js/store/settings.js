/**
 * Settings: the person's settings, in localStorage, which can be read before the first paint. If storage is refused
 * they hold until the page is closed.
 */

import { FIRST_GAME, GAMES } from "../text/offers.js";

/** @import { Settings } from "./types.d.ts" */

const SETTINGS = "follow-suit/settings";
/** What `js/early.js` reads before the first paint. */
const FIRST = "follow-suit/first";

/** @type {Settings} */
export const DEFAULT_SETTINGS = {
  name: "",
  game: FIRST_GAME,
  preset: {},
  house: {},
  table: {},
  forChips: true,
  stake: "10",
  level: GAMES[FIRST_GAME]?.level ?? "",
  levels: {},
  people: {},
  language: "",
  theme: "system",
  deck: "four",
  back: "block",
  cards: "normal",
  motion: "system",
  textTable: "unasked",
  numbers: false,
  thumb: "off",
  order: "suits",
  speed: "normal",
  clickOn: false,
  autoplay: true,
  oneTap: false,
  reveal: "tap",
  points: true,
  coach: "first",
  sound: false,
  volume: 60,
  shortcuts: true,
  verbosity: "normal",
};

/** The values of each setting that is an enumeration. */
export const CHOICES = /** @type {const} */ ({
  theme: ["system", "light", "dark", "contrast"],
  deck: ["four", "two"],
  back: ["block", "geese", "cabin", "ninepatch"],
  cards: ["small", "normal", "large"],
  motion: ["system", "reduced", "full"],
  order: ["suits", "reversed", "ranks"],
  speed: ["slow", "normal", "fast", "instant"],
  verbosity: ["brief", "normal", "full"],
  coach: ["first", "on", "off"],
  reveal: ["tap", "hold"],
  textTable: ["unasked", "on", "off"],
  thumb: ["off", "right", "left"],
});

/** Whether a value read from outside is an object. @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isBoolean = (value) => typeof value === "boolean";
/** @param {number} most @returns {(value: unknown) => boolean} */
const isText = (most) => (value) => typeof value === "string" && value.length <= most;
/** @param {readonly string[]} words @returns {(value: unknown) => boolean} */
const isOneOf = (words) => (value) => typeof value === "string" && words.includes(value);

/** @type {{ [K in keyof Settings]: (value: unknown) => boolean }} */
const IS_SETTING = {
  name: isText(24),
  game: isOneOf(Object.keys(GAMES)),
  preset: (value) => isObject(value) && Object.values(value).every((name) => typeof name === "string"),
  house: (value) => isObject(value) && Object.values(value).every(isObject),
  table: (value) => isObject(value) && Object.values(value).every(isText(24)),
  forChips: isBoolean,
  stake: isText(12),
  level: isText(24),
  levels: (value) => isObject(value) && Object.values(value).every(isText(24)),
  people: (value) => isObject(value) && Object.values(value).every(isText(24)),
  language: isText(24),
  theme: isOneOf(CHOICES.theme),
  deck: isOneOf(CHOICES.deck),
  back: isOneOf(CHOICES.back),
  cards: isOneOf(CHOICES.cards),
  motion: isOneOf(CHOICES.motion),
  textTable: isOneOf(CHOICES.textTable),
  numbers: isBoolean,
  thumb: isOneOf(CHOICES.thumb),
  order: isOneOf(CHOICES.order),
  speed: isOneOf(CHOICES.speed),
  clickOn: isBoolean,
  autoplay: isBoolean,
  oneTap: isBoolean,
  reveal: isOneOf(CHOICES.reveal),
  points: isBoolean,
  coach: isOneOf(CHOICES.coach),
  sound: isBoolean,
  volume: (value) => typeof value === "number" && value >= 0 && value <= 100,
  shortcuts: isBoolean,
  verbosity: isOneOf(CHOICES.verbosity),
};

/**
 * The valid settings among these values.
 * @param {unknown} values
 * @returns {Partial<Settings>}
 */
export function settingsIn(values) {
  const found = isObject(values) ? values : {};
  return Object.fromEntries(
    Object.entries(IS_SETTING)
      .filter(([name, is]) => is(found[name]))
      .map(([name]) => [name, found[name]]),
  );
}

/** The stored settings, as far as they are valid. @returns {Partial<Settings>} */
export function keptSettings() {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(SETTINGS) ?? "null"));
  } catch {
    return {};
  }
}

/** @param {Settings} settings */
export function keepSettings(settings) {
  const { language, theme, deck, back, cards, motion } = settings;
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
    localStorage.setItem(FIRST, JSON.stringify({ language, theme, deck, back, cards, motion }));
  } catch {
    // Storage is refused or full: they hold until the page is closed.
  }
}
