/**
 * Sentences: every word on the page, by the name of its message in `web/text/<language>.ftl`.
 *
 * Fluent picks plurals and cases; this file only loads the messages and says which are missing.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {Record<string, string | number>} Facts */
/** @typedef {(id: string, facts?: Facts) => string} Say */
/** What a feature says, in a language: fetches the text of its file. @typedef {(code: string) => Promise<{ default: string }>} Words */

/** What the head of such a file says of a language that is written from right to left. */
const RIGHT_TO_LEFT = /^### direction: rtl$/m;
/** The messages that other messages contain, and that a game may word for all of them: how many of what it counts. */
const UNITS = ["ledger-points"];

/** What stands between two placeables and has no letter; a sum runs from left to right in every language. */
const BETWEEN = /^(?=.*[\s:،])[^\p{L}+=×]+$/u;

/**
 * Placeables are isolated, so a space or a comma between them has no direction. A mark gives it one: without it, a
 * message of nothing but placeables would run from left to right inside another message.
 * @param {string} text
 */
const markDirection = (text) => (BETWEEN.test(text) ? `\u200F${text}` : text);

/** A language as the browser is to set figures and dates in it: digits as cards bear them, months as the day's deals have them. @param {string} language */
export const formattedIn = (language) => `${language}-u-ca-gregory-nu-latn`;

/**
 * The sentences of one language. `of`: those of a game that does not count points.
 * @typedef {{ say: Say, has: (id: string) => boolean, ofGame?: (game: string) => Sentences }} Sentences
 */

/**
 * @param {string} language as in `<html lang>`
 * @param {string} source the text of the `.ftl` file
 */
export function createSentences(language, source) {
  // Unicode isolation marks are needed only where both directions meet.
  const options = RIGHT_TO_LEFT.test(source)
    ? { useIsolating: true, transform: markDirection }
    : { useIsolating: false };
  const bundle = new FluentBundle(formattedIn(language), options);
  const resource = new FluentResource(source);
  const errors = bundle.addResource(resource);
  if (errors.length) throw new Error(`${language}.ftl: ${errors.map(String).join("; ")}`);
  const said = readBundle(bundle);
  /** The same with other units. @param {typeof resource.body} own */
  const withUnits = (own) => {
    const made = new FluentBundle(formattedIn(language), options);
    made.addResource(resource);
    made.addResource(/** @type {FluentResource} */ ({ body: own }), { allowOverrides: true });
    return made;
  };
  /** @type {Map<string, Sentences>} */
  const ofGames = new Map();
  return {
    ...said,
    /** The sentences as a game says them that has units of its own. @param {string} game @returns {Sentences} */
    ofGame(game) {
      const known = ofGames.get(game);
      if (known) return known;
      const own = resource.body.flatMap((message) => {
        const unit = UNITS.find((one) => message.id === `${one}-${game}`);
        return unit ? [{ ...message, id: unit }] : [];
      });
      const sayings = own.length ? readBundle(withUnits(own)) : said;
      ofGames.set(game, sayings);
      return sayings;
    },
  };
}

/** What a bundle says; nothing where a fact of the sentence is missing or no number. @param {FluentBundle} bundle @returns {{ say: Say, has: (id: string) => boolean }} */
function readBundle(bundle) {
  return {
    has: (id) => bundle.hasMessage(id),
    say(id, facts = {}) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) return `⟦${id}⟧`;
      /** @type {Error[]} */
      const wrong = [];
      const known = Object.fromEntries(Object.entries(facts).filter(([, fact]) => !Number.isNaN(fact)));
      const text = bundle.formatPattern(pattern, known, wrong);
      if (!wrong.length) return text;
      console.warn(`text ${id}: ${wrong.map(String).join("; ")}`);
      return "";
    },
  };
}

/**
 * Speech: sentences whose language can change while they are in use.
 * @param {string} language
 * @param {string} source
 */
export function createSpeech(language, source) {
  let spoken = { language, source, ...createSentences(language, source) };
  /** What features say, of those that have come; each fetches the text of its file in a language. @type {Set<Words>} */
  const learned = new Set();

  /** The texts of a language: a given one, and of each feature its own. @param {string} code @param {string} words */
  async function loadWords(code, words) {
    const own = await Promise.all([...learned].map((fetch) => fetch(code)));
    return [words, ...own.map((one) => one.default)].join("\n");
  }

  return {
    /** @type {Say} */
    say: (id, facts) => spoken.say(id, facts),
    has: (/** @type {string} */ id) => spoken.has(id),
    ofGame: (/** @type {string} */ game) => spoken.ofGame(game),
    /**
     * Switch to another language. Rejects, and keeps the present one, if a feature's words cannot be fetched.
     * @param {string} code
     * @param {string} words the text of its file
     */
    async switchLanguage(code, words) {
      let said;
      let known;
      do {
        known = learned.size;
        said = await loadWords(code, words);
        // A feature may have been loaded meanwhile.
      } while (learned.size !== known);
      spoken = { language: code, source: words, ...createSentences(code, said) };
    },
    /** Add a feature's words, in this language and in those that follow. @param {Words} words */
    async addWords(words) {
      learned.add(words);
      try {
        for (;;) {
          const before = spoken;
          const said = await loadWords(before.language, before.source);
          // Meanwhile the language may have changed, or another feature's words may have been added.
          if (spoken !== before) continue;
          spoken = { ...before, ...createSentences(before.language, said) };
          return;
        }
      } catch (error) {
        learned.delete(words);
        throw error;
      }
    },
  };
}

const ENDS_WIDE = /[。！？]\u2069*$/u;

/** Join sentences into one text; empty texts and lit's `nothing` are left out. @param {readonly unknown[]} sentences */
export function joinSentences(sentences) {
  return sentences
    .filter((one) => typeof one === "string" && one !== "")
    .reduce(
      (/** @type {string} */ line, one) => (line ? line + (ENDS_WIDE.test(line) ? "" : " ") : "") + one,
      "",
    );
}
