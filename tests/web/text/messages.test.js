/**
 * Messages: each one of the language files is asked for by the page or by the build, and each one asked for is there.
 * That every language has the same messages is in languages.test.js; that every code of the engine has a sentence,
 * in tests/unit/test_hygiene.py.
 */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "../../../web/node_modules/@fluent/bundle/esm/index.js";
import { SETTINGS } from "../../../web/js/features/settings.js";
import { found, read, readAll, root } from "../shared/sources.js";
import { source } from "../shared/texts.js";

/**
 * Messages whose names are put together while the page runs. `*` stands for what the engine says, a code or a name of
 * its own; `+` for what the page says.
 */
const COMPOSED = [
  "agreement-*",
  "agreement-*-line",
  "agreement-read-*",
  "agreement-keeps-*",
  "agreements-mirror-*",
  "agreements-of-+",
  "ask-*",
  "ask-field-*",
  "decided-*",
  "decision-+",
  "decided-*-uncounted",
  "did-*",
  "did-*-shape",
  "did-*-shape-of",
  "do-*",
  "do-*-shape",
  "do-*-shape-of",
  "bot-name-*",
  "coach-*",
  "coach-*-uncounted",
  "multiplayer-draw-+",
  "multiplayer-who-+",
  "multiplayer-instead-+",
  "embed-bad-+",
  "example-*",
  "avatar-+",
  "failure-+",
  "feat-+",
  "fair-unit-*",
  "figures-*",
  "figures-*-uncounted",
  "game-*",
  "game-*-line",
  "game-*-also",
  "group-*",
  "guide-+",
  "house-name-+",
  "ledger-*",
  "ledger-*-label",
  "ledger-*-none",
  "length-*",
  "length-*-line",
  "level-*",
  "news-*",
  "news-your-turn-*",
  "deal-editor-field-*",
  "notice-+",
  "home-table-only-*",
  "home-table-other-*",
  "offer-*",
  "option-*",
  "option-*-line",
  "option-*-*",
  "history-+",
  "prompt-*",
  "prompt-*-button",
  "prompt-*-chosen",
  "prompt-*-hint",
  "prompt-bid-hint-*",
  "prompt-wait-*",
  "puzzle-*",
  "puzzle-theme-*",
  "reason-*",
  "breakdown-*",
  "referee-*",
  "refusal-*",
  "review-score-*",
  "role-*",
  "rule-*",
  "rule-*-*",
  "rules-*",
  "result-+",
  "share-+",
  "square-*",
  "square-+",
  // The page's own codes, beside the engine's.
  "refusal-+",
  "rules-*-*",
  "score-sheet-+",
  "seat-*",
  "score-sheet-choice-*",
  "score-sheet-choice-*-*",
  "score-sheet-column-+",
  "score-sheet-column-*",
  "score-sheet-field-*",
  "score-sheet-figure-*",
  "score-sheet-note-*",
  "score-sheet-refused-*",
  "score-sheet-step-*",
  "rules-*-+",
  "statistics-+",
  "statistics-unit-*",
  "trouble-line",
  "trouble-saved-line",
  // A tile that may change yet.
  "*-so-far",
  // The settings of the menu, and the keys that the help lists.
  "settings-+",
  "keys-+",
  "theme-+",
  "deck-+",
  "back-+",
  "cloth-+",
  "cards-+",
  "motion-+",
  "order-+",
  "speed-+",
  "verbosity-+",
  "reveal-+",
];

const english = source("en");
const messages = new FluentResource(english).body.map(({ id }) => id);
// Those of the rules pages, which only the build reads.
const ofRules = new FluentResource(read("web/rules/en.ftl")).body.map(({ id }) => id);
const games = messages.flatMap((id) => /^game-(\w+)$/.exec(id)?.[1] ?? []);
const pages = ["web/index.html", "web/builder/index.html", "web/fairness/index.html"].map(read);
const code = [
  readAll("web/js", /\.js$/),
  readAll("web/games", /\.js$/),
  ...pages,
  readAll("build", /\.(mjs|py)$/),
].join("\n");
const named = new Set([...found(code, /["'`]([a-z][\w-]*)["'`]/g), ...Object.keys(SETTINGS)]);
const python = readAll("engine/followsuit", /\.py$/).replaceAll(/"""[^]*?"""|#.*/g, "");
const snake = (/** @type {string} */ name) => name.replaceAll(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
// Codes are words of the engine; events are called after their classes, games after their folders.
const engine = new Set([
  ...found(python, /(\w+)/g),
  ...[...found(python, /^class (\w+)/gm)].map(snake),
  ...readdirSync(`${root}engine/followsuit`),
]);

/** The codes that the engine's tiles say. */
const told = found(python, /"([a-z]+(?:-[a-z]+)+)"/g);

/** Whether a part of a name is a word of the engine, a number, a rank, or an answer to yes or no. @param {string} part */
const isOfEngine = (part) => engine.has(part) || /^(\d+|[TJQKA]|true|false)$/.test(part);

/** @param {string} id @returns {boolean} */
function isComposed(id) {
  return COMPOSED.some((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/[*+]/g, "([^-]+)")}$`);
    const kinds = [...pattern].filter((one) => one === "*" || one === "+");
    const parts = shape.exec(id)?.slice(1);
    return parts?.every((part, at) => (kinds[at] === "*" ? isOfEngine(part) : named.has(part)));
  });
}

/** @param {string} id @returns {boolean} */
const isAskedFor = (id) => named.has(id) || told.has(id) || isComposed(id);

test("every setting of the form, and every choice of one, has words", () => {
  const words = Object.entries(SETTINGS).flatMap(([name, { form, choices = [] }]) =>
    !form || name === "language"
      ? []
      : [`settings-${name}`, ...(form.isTicked ? [] : choices.map((choice) => `${name}-${choice}`))],
  );
  assert.ok(words.length > 20);
  assert.deepEqual(
    words.filter((id) => !messages.includes(id)),
    [],
  );
});

test("every message is asked for by somebody", () => {
  const inOthers = found(english, /\{ *([a-z][\w-]*) *\}/g);
  // What is said where people of both sides share the device stands beside what is said otherwise.
  const ofSeveral = (/** @type {string} */ id) =>
    id.endsWith("-shared") && messages.includes(id.slice(0, -"-shared".length));
  const ofAGame = (/** @type {string} */ id) =>
    games.some((game) => {
      const bare = id.slice(0, -game.length - 1);
      return id.endsWith(`-${game}`) && (isAskedFor(bare) || ofSeveral(bare));
    });
  const unused = messages.filter(
    (id) => !isAskedFor(id) && !inOthers.has(id) && !ofAGame(id) && !ofSeveral(id),
  );
  assert.deepEqual(unused, []);
});

test("every message that is asked for by its name is there", () => {
  const asked = found(code, /\b(?:say|text\.has)\(\s*["'`]([a-z][\w-]*)["'`]/g);
  assert.deepEqual(
    [...asked].filter((id) => !messages.includes(id) && !ofRules.includes(id)),
    [],
  );
});

test("every code of the page's own has a sentence", () => {
  const codes = found(readAll("web/js", /\.js$/), /refusal: \{ code: "(\w+)"/g);
  assert.ok(codes.has("file_missing"));
  assert.deepEqual(
    [...codes].filter((code) => !messages.includes(`refusal-${code}`)),
    [],
  );
});

test("no pattern of composed names is left over", () => {
  const shapes = COMPOSED.map((pattern) => new RegExp(`^${pattern.replaceAll(/[*+]/g, "[^-]+")}$`));
  assert.deepEqual(
    COMPOSED.filter((_, at) => !messages.some((id) => shapes[at]?.test(id))),
    [],
  );
});
