/** Table review: what is said of a table on request, and with which facts, whatever the words of a language are. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bidSentences,
  contractSentences,
  currentTrickSentence,
  standingSentence,
  standingSentences,
  tileText,
} from "../../../web/js/text/table-review.js";
import { TRICK, view } from "../shared/views.js";
import { recordings } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";
import * as review from "../../../web/js/text/table-review.js";

/** Says each sentence as its code and its facts. */
const text = /** @type {any} */ ({
  say: (/** @type {string} */ id, /** @type {object} */ facts) =>
    facts ? `${id} ${JSON.stringify(facts)}` : id,
  has: (/** @type {string} */ id) => !id.endsWith("secret"),
});
/** The code and the facts of a sentence. @param {string} said */
const read = (said) => {
  const at = said.indexOf(" ");
  return at < 0 ? said : [said.slice(0, at), JSON.parse(said.slice(at + 1))];
};
const ODILE = { seat: "W", name: "Odile", you: "no" };
const ADA = { seat: "S", name: "Ada", you: "yes" };

test("the trick that lies on the table is told, else the last one, else that there is none", () => {
  const said = (/** @type {any} */ change, lingering = false) => {
    const [id, { plays, ...facts }] = /** @type {any} */ (
      read(currentTrickSentence(text, { view: view(change), lingering }))
    );
    return [id, facts, plays.split("trick-card").length - 1];
  };
  const open = {
    leader: "W",
    plays: [
      { seat: "W", cards: ["KH"] },
      { seat: "N", cards: ["5H"] },
    ],
  };
  assert.deepEqual(said({ trick: open }), ["review-trick", { ...ODILE, count: 0 }, 2]);
  assert.deepEqual(said({ trick: { ...open, winner: "S", points: 5 } }), [
    "review-trick",
    { ...ADA, count: 5 },
    2,
  ]);
  assert.deepEqual(said({ trick: open, tricks: [TRICK] }, true), ["review-last", { ...ODILE, count: 20 }, 4]);
  assert.deepEqual(
    said({ trick: { ...open, plays: [] }, tricks: [TRICK, { ...TRICK, winner: "S" }] })[1].name,
    "Ada",
  );
  assert.equal(currentTrickSentence(text, { view: view({ trick: null }), lingering: false }), "tricks-none");
});

test("whose turn it is is told, or that nobody is to act", () => {
  assert.deepEqual(read(standingSentence(text, view({ to_act: "W" }), "turn")), ["seat-turn", ODILE]);
  assert.equal(standingSentence(text, view({ to_act: null }), "turn"), "review-nobody");
});

test("each bid, pass and declaration is told in its order", () => {
  const calls = [
    { seat: "W", bid: 80 },
    { seat: "S", bid: null },
    { seat: "W", bid: 90, forced: true },
    { seat: "S", cards: ["2H", "2H"], suit: "H", dealt: 9 },
  ];
  const told = bidSentences(text, view(/** @type {any} */ ({ calls }))).map(read);
  assert.deepEqual(told.slice(0, 3), [
    ["news-bid_made", { ...ODILE, value: 80, forced: "no", bids: "yes" }],
    ["news-passed", { ...ADA, value: 0, forced: "no", bids: "yes" }],
    ["news-bid_made", { ...ODILE, value: 90, forced: "yes", bids: "yes" }],
  ]);
  const cards = 'cards-equal {"count":2,"rank":"2","suit":"H"}';
  assert.deepEqual(told[3], ["news-declared", { ...ADA, suit: "H", cards }]);
});

test("a contract is told with whether it was forced, and every other tile as far as there are words for it", () => {
  const contract = /** @type {any} */ ({ declarer: "W", value: 60, forced: true });
  const tiles = /** @type {any[]} */ ([
    { kind: "contract", code: "contract-label", facts: {} },
    { kind: "trump", code: "trump-label", facts: { suit: null, rank: "T" } },
    { kind: "trump", code: "secret", facts: {} },
  ]);
  const said = contractSentences(text, view({ contract, tiles })).map((one) =>
    read(/** @type {any} */ (read(one))[1].words),
  );
  assert.deepEqual(said, [
    ["contract-label", { value: 60, forced: "yes", ...ODILE }],
    ["trump-label", { suit: "none", rank: "10" }],
  ]);
  assert.deepEqual(contractSentences(text, view({ contract: null, tiles: [] })), []);
  const facts = { seat: "nobody", value: 7, suit: "H", rank: null };
  assert.deepEqual(read(tileText(text, view(), /** @type {any} */ ({ code: "tile", facts }))), [
    "tile",
    { value: 7, suit: "H", rank: "" },
  ]);
});

test("what the engine says besides is told after the score, where there are words for it", () => {
  const says = [
    { code: "run", facts: { seat: "W", count: 2 } },
    { code: "secret", facts: {} },
  ];
  const told = standingSentences(text, view({ says }));
  assert.deepEqual(read(/** @type {string} */ (told.at(-1))), ["review-run", { count: 2, ...ODILE }]);
});

test("all that is said of how a table stands is said with these facts", () => {
  const same = recordings(import.meta.url);
  const text = speech(/^(?!.*secret)/);
  const says = [
    { code: "kitty", facts: { seat: "N", suit: null, rank: "T", count: 8 } },
    { code: "secret", facts: {} },
  ];
  const calls = [
    { seat: "W", bid: 50, forced: true },
    { seat: "N", bid: null },
    { seat: "S", cards: ["2H"], suit: "H" },
  ];
  const tiles = [
    { kind: "contract", code: "contract-label", facts: { seat: "N", value: 60 } },
    { kind: "trump", code: "trump-label", facts: { suit: "C", seat: "nobody", rank: null } },
    { kind: "secret", code: "secret", facts: {} },
  ];
  const states = /** @type {Record<string, any>} */ ({
    usual: {},
    "nothing played": { trick: null, to_act: null, contract: null, calls: [], tiles: [] },
    "a trick taken": { trick: { leader: "S", plays: [] }, tricks: [TRICK], says, calls, tiles },
    "a trick of several": {
      trick: { ...TRICK, winner: null, points: undefined, plays: TRICK.plays.slice(0, 2) },
    },
    forced: { contract: { declarer: "S", value: 70, forced: true }, says: says.slice(1) },
  });
  for (const [name, change] of Object.entries(states)) {
    const table = view(change);
    const lines = [
      review.currentTrickSentence(text, { view: table, lingering: false }),
      review.currentTrickSentence(text, { view: table, lingering: true }),
      .../** @type {const} */ (["turn", "score", "bids"]).map((what) =>
        review.standingSentence(text, table, what),
      ),
      ...review.standingSentences(text, table),
      ...review.bidSentences(text, table),
      ...review.contractSentences(text, table),
    ];
    same(name, lines.join("\n"));
  }
});
