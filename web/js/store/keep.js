/**
 * Keep: settings and the match left standing, in localStorage. Where storage is refused (a foreign frame, a
 * private window, a full disk) everything plays on and is forgotten at the end.
 */

/** @import { KeptChips, Settings, State } from "./types.d.ts" */

const SETTINGS = "follow-suit/settings";
const MATCH = "follow-suit/match";
const CHIPS = "follow-suit/chips";
/** What `js/early.js` wants to know before the first paint. */
const FIRST = "follow-suit/first";

/**
 * What was kept under a key, if it is an object.
 * @param {string} key
 * @returns {Record<string, unknown> | null}
 */
function read(key) {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? "null");
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {string} key @param {unknown} value null to forget it */
function write(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is refused or full: nothing the person could do about it now.
  }
}

/** @type {{ [K in keyof Settings]: (value: unknown) => boolean }} */
const IS_SETTING = {
  name: (value) => typeof value === "string" && value.length <= 24,
  game: (value) => typeof value === "string",
  rules: (value) => typeof value === "string",
  preset: (value) => isObject(value) && Object.values(value).every((name) => typeof name === "string"),
  house: (value) => isObject(value) && Object.values(value).every(isObject),
  forChips: (value) => typeof value === "boolean",
  stake: (value) => typeof value === "string" && value.length <= 12,
  level: (value) => typeof value === "string" && value.length <= 24,
  language: (value) => typeof value === "string" && value.length <= 24,
  theme: (value) => ["system", "light", "dark"].includes(String(value)),
  deck: (value) => ["four", "two"].includes(String(value)),
  speed: (value) => ["slow", "normal", "fast", "instant"].includes(String(value)),
  oneTap: (value) => typeof value === "boolean",
};

/** The settings kept, those that make sense. @returns {Partial<Settings>} */
export function keptSettings() {
  const kept = read(SETTINGS) ?? {};
  const good = Object.entries(IS_SETTING)
    .filter(([key, is]) => is(kept[key]))
    .map(([key]) => [key, kept[key]]);
  return Object.fromEntries(good);
}

/** @param {Settings} settings */
export function keepSettings(settings) {
  write(SETTINGS, settings);
  const { language, theme, deck } = settings;
  write(FIRST, { language, theme, deck });
}

/** The match left standing. @returns {State["saved"]} */
export function keptMatch() {
  const kept = read(MATCH);
  if (typeof kept?.["record"] !== "string" || typeof kept["game"] !== "string") return null;
  const { record, game, id } = kept;
  return { record, game, ...(typeof id === "string" ? { id } : {}) };
}

/** @param {State["saved"]} match null to forget it */
export function keepMatch(match) {
  write(MATCH, match);
}

/** What is in the purse; null where nothing is remembered, or nothing that makes sense. @returns {KeptChips | null} */
export function keptChips() {
  const { balance, unpaid } = read(CHIPS) ?? {};
  if (typeof balance !== "number" || !Number.isSafeInteger(balance) || balance < 0) return null;
  return { balance, unpaid: typeof unpaid === "string" ? unpaid : null };
}

/** @param {KeptChips} chips */
export function keepChips(chips) {
  write(CHIPS, chips);
}
