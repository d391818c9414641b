/** Offers: what the build tells the page's programs of games and languages, in small. Import it before all others. */

const LEVELS = { levels: ["beginner", "casual", "expert", "master"], level: "casual" };

/** @param {string} letter @param {Partial<typeof __FOLLOWSUIT_OFFERS__["games"][string]>} more */
const game = (letter, more = {}) => ({
  letter,
  presets: ["reference"],
  preset: "reference",
  ...LEVELS,
  asked: [],
  forChips: false,
  layout: /** @type {const} */ ("fan"),
  block: `<polygon class="piece-a" points="${letter}"/>`,
  ...more,
});

Object.assign(globalThis, {
  __FOLLOWSUIT_OFFERS__: {
    games: {
      two_hundred: game("H", { presets: ["reference", "traditional"] }),
      tractor: game("T", { presets: ["reference", "howto", "auction", "standard"], layout: "rows" }),
      rangvaar: game("R", { asked: ["deals"], forChips: true, layout: "rows" }),
    },
    languages: [
      { code: "en", name: "English", direction: "ltr" },
      { code: "zh-Hans", name: "简体中文", direction: "ltr" },
    ],
  },
});
