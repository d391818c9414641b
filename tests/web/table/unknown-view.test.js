import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSentences } from "../../../web/js/text/sentences.js";
import { tableText } from "../../../web/js/text/game-text.js";
import { standingSentences, contractSentences } from "../../../web/js/text/table-review.js";
import { tableView } from "../../../web/js/table/view/table-view.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { source } from "../shared/texts.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";

Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });

/** What the folder of the game says, which has no code for the table. */
const WORDS = "seat-captain = captain\nluck = Luck\nweather = Weather\nweather-label = It is { $weather }";
const sentences = createSentences("en", `${source("en")}\n${WORDS}`);
const actions = /** @type {any} */ (new Proxy({}, { get: () => () => {} }));

/** A game with zones, roles and a score of its own. @param {any} [more] */
const regatta = (more = {}) => {
  const { seats } = view();
  return view({
    game: "regatta",
    seats: { ...seats, W: { ...seats.W, roles: /** @type {any} */ (["captain"]) } },
    zones: [{ kind: "harbour", cards: ["KD", "2C"] }],
    score: [{ label: "luck", values: { NS: 3, EW: 4 }, goal: 9 }],
    tiles: /** @type {any} */ ([
      { kind: "weather", code: "weather-label", facts: { weather: "fine", value: 7 } },
    ]),
    contract: null,
    own: { anchors: 2 },
    ...more,
  });
};

/** @param {any} shown @param {any} [more] */
const drawn = (shown, more) => {
  const text = /** @type {any} */ (tableText(sentences, shown));
  return written(tableView(text, match(shown, more), actions, { settings: DEFAULT_SETTINGS }));
};

test("a game whose folder has no code for the table has its roles, its score and its tiles there", () => {
  const table = drawn(regatta());
  assert.match(table, /captain/);
  assert.match(table, /Luck/);
  assert.match(table, /data-value="?3/);
  assert.match(table, /aria-label="?It is fine/);
  assert.match(table, /class="hand"/, "and the hand is there");
});

test("of a newer engine's view what the page does not know is left out, and the table still plays", () => {
  const newer = regatta({
    tides: [1, 2],
    own: "something else",
    zones: [{ kind: "packed", owner: "N", count: 4, depth: 2 }],
    tiles: [{ kind: "moon", code: "moon-label", facts: {} }],
    says: [{ code: "moon", facts: {} }],
    score: [
      ...regatta().score,
      { label: "tide", values: { NS: 1 }, place: "tile" },
      { label: "depth", values: { NS: 1, EW: 1 } },
      { label: "buoys", values: { NS: 1 }, place: "shore" },
    ],
    seats: { ...view().seats, N: { ...view().seats.N, roles: ["bosun"] } },
  });
  const table = drawn(newer);
  assert.match(table, /class="hand"/);
  assert.doesNotMatch(table, /moon|bosun|tide|buoys|undefined|\{/);
  assert.ok(standingSentences(tableText(sentences, newer), newer).every((one) => !one.includes("moon")));
  assert.deepEqual(contractSentences(tableText(sentences, newer), newer), []);
});

test("a contract is said where no tile shows it, once, and trump that may change yet as what it is so far", () => {
  const tile = { kind: "trump", code: "trump-rank-so-far", facts: { suit: "C", rank: "2" }, open: true };
  const shown = view({ game: "tractor", tiles: /** @type {any} */ ([tile]) });
  const said = contractSentences(tableText(sentences, shown), shown);
  assert.deepEqual(said, ["Contract 60, bet by Théo.", "Trump rank 2, clubs so far."]);
  const both = contractSentences(tableText(sentences, view()), view());
  assert.deepEqual(both, ["Contract 60, bet by Théo.", "Trump is clubs."]);
});

test("a prompt and a result that the page does not know leave the table, and what leads on, as they are", () => {
  const asked = drawn(regatta({ prompt: { kind: "cast_off", ropes: 2 } }));
  assert.match(asked, /class="hand"/);
  const over = drawn(
    regatta({
      prompt: null,
      hand: [],
      waits_for: "deal",
      to_act: null,
      phase: "deal_over",
      summary: { declares_next: "NS" },
    }),
  );
  assert.match(over, /class="?summary/);
  assert.match(over, /Next deal/);
});

test("where bots play at different levels each has its own beside its name", () => {
  const levels = (/** @type {string} */ level) =>
    drawn(regatta({ seats: { ...view().seats, E: { ...view().seats.E, level } } })).match(
      /plate-level">[^<]+/g,
    );
  assert.equal(levels("casual"), null);
  assert.deepEqual(levels("expert"), ['plate-level">Casual', 'plate-level">Casual', 'plate-level">Expert']);
});
