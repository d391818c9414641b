/** Offers: what the build tells the page's programs of games and languages, in small. Import it before all others. */

const LEVELS = { levels: ["beginner", "casual", "expert", "master"], level: "casual" };

const SIX = ["S", "SE", "NE", "N", "NW", "SW"];
const ALL = ["reference", "howto", "auction", "standard"];
const TABLES = [
  {
    name: "4x2",
    seats: 4,
    packs: 2,
    hand: 25,
    kitty: 8,
    goal: 80,
    rotation: ["S", "E", "N", "W"],
    presets: ALL,
  },
  {
    name: "4x3",
    seats: 4,
    packs: 3,
    hand: 39,
    kitty: 6,
    goal: 120,
    rotation: ["S", "E", "N", "W"],
    presets: ["reference"],
  },
  { name: "6x3", seats: 6, packs: 3, hand: 26, kitty: 6, goal: 120, rotation: SIX, presets: ["reference"] },
].map((table) => ({ ...table, rules: { packs: table.packs, seats: table.seats } }));

/** @param {string} name @param {Record<string, Record<string, unknown>>} [rules] @param {boolean} [isOneDeal] */
const length = (name, rules = {}, isOneDeal = false) => ({
  name,
  isOneDeal,
  presets: ["reference", "traditional", ...ALL],
  rules,
  minutes: { reference: 9 },
});

/** @param {string} letter @param {Partial<typeof __FOLLOWSUIT_OFFERS__["games"][string]>} more */
const game = (letter, more = {}) => ({
  letter,
  presets: ["reference"],
  preset: "reference",
  ...LEVELS,
  asked: [],
  forChips: false,
  sheet: true,
  agreements: [
    "return_suit",
    "high_low",
    "first_discard",
    "weak_discards",
    "low_trump",
    "points",
    "last_trick",
  ],
  lessons: false,
  puzzles: false,
  tables: [],
  /** @type {typeof __FOLLOWSUIT_OFFERS__["games"][string]["lengths"]} */
  lengths: [],
  length: {},
  knownIn: [],
  block: `<polygon class="piece-a" points="${letter}"/>`,
  ...more,
});

Object.assign(globalThis, {
  __FOLLOWSUIT_OFFERS__: {
    games: {
      two_hundred: game("H", { presets: ["reference", "traditional"] }),
      tractor: game("T", {
        presets: ["reference", "howto", "auction", "standard"],
        knownIn: ["zh-Hans", "zh-Hant"],
        tables: TABLES,
        lengths: [
          length("deal", {}, true),
          length("evening", Object.fromEntries(ALL.map((preset) => [preset, { first_level: "T" }]))),
          length("whole"),
        ],
      }),
      rangvaar: game("R", {
        forChips: true,
        knownIn: ["hi", "ur"],
        lengths: [length("3"), length("5", { reference: { deals: 5 } })],
      }),
    },
    languages: [
      { code: "en", name: "English", direction: "ltr", you: "You" },
      { code: "zh-Hans", name: "简体中文", direction: "ltr", you: "你" },
    ],
  },
});

/** A sentence that lacks a fact is said to be missing in a warning only; a test fails of it. */
const { warn } = console;
console.warn = (/** @type {unknown[]} */ ...told) => {
  if (String(told[0]).startsWith("text ")) throw new Error(String(told[0]));
  warn(...told);
};
