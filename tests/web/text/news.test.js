/** News: what of each event is said, and with which facts, whatever the words of a language are. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { newsSentences } from "../../../web/js/text/announcements.js";
import { source } from "../shared/texts.js";
import { TRICK, view } from "../shared/views.js";

/** Says each sentence as its code and its facts. */
const text = {
  say: (/** @type {string} */ id, /** @type {object} */ facts) =>
    /** @type {any} */ (facts ? [id, facts] : id),
  has: (/** @type {string} */ id) => id !== "news-secret",
};
/** @param {any[]} events @param {object} [change] @param {any} [verbosity] */
const told = (events, change = {}, verbosity = undefined) =>
  newsSentences(text, events, view({ prompt: null, ...change }), verbosity);

const USUAL = { forced: "no", bids: "no" };
const ODILE = { seat: "W", name: "Odile", you: "no" };
const ADA = { seat: "S", name: "Ada", you: "yes" };

/** Events, and the facts of their sentences besides the usual ones. @type {[any, object][]} */
const FACTS = [
  [{ kind: "passed", seat: "W" }, ODILE],
  [
    { kind: "auction_won", declarer: "W", value: 80, suit: "H" },
    { ...ODILE, value: 80, suit: "H" },
  ],
  [
    { kind: "auction_won", declarer: "S", forced: true, contract: 90 },
    { ...ADA, value: 90, forced: "yes" },
  ],
  [
    { kind: "deal_began", dealer: "W", first: "S", number: 3 },
    { ...ODILE, number: 3, firstYou: "yes", firstName: "Ada" },
  ],
  [{ kind: "trump_fixed", starter: "W" }, ODILE],
  [
    { kind: "trick_won", seat: "S", points: 15 },
    { ...ADA, count: 15 },
  ],
  [
    { kind: "claimed", seat: "W", tricks: 4 },
    { ...ODILE, count: 4 },
  ],
  [
    { kind: "packet_taken", seat: "W", count: 8 },
    { ...ODILE, count: 8 },
  ],
  [
    { kind: "kitty_won", multiplier: 2, bonus: 40 },
    { multiplier: 2, bonus: 40 },
  ],
  [
    { kind: "level_changed", side: "NS", after: "T" },
    { level: "10", whose: "us" },
  ],
  [
    { kind: "level_changed", side: "EW", after: "K" },
    { level: "K", whose: "them" },
  ],
  [{ kind: "match_won", side: "NS" }, { side: "us" }],
  [{ kind: "match_won", side: "EW" }, { side: "them" }],
  [{ kind: "match_won", side: null }, { side: "none" }],
  [
    { kind: "deal_scored", change: { NS: 60, EW: -5 }, totals: { NS: 120, EW: 0 } },
    { usChange: "+60", usTotal: "120", themChange: "−5", themTotal: "0" },
  ],
];
for (const [event, facts] of FACTS)
  test(`${JSON.stringify(event)} is told with its facts`, () => {
    assert.deepEqual(told([event]), [[`news-${event.kind}`, { ...USUAL, ...facts }]]);
  });

test("a number is that of the match, a pass knows of bids, and what has no sentence is left out", () => {
  const began = { kind: "deal_began", dealer: "W", number: 3 };
  assert.equal(/** @type {any} */ (told([began], { match: { current: 7 } })[0])[1].number, 7);
  assert.equal(
    /** @type {any} */ (told([{ kind: "passed", seat: "W" }], { calls: [{ seat: "W", bid: 50 }] })[0])[1]
      .bids,
    "yes",
  );
  assert.deepEqual(told([{ kind: "secret" }]), []);
});

test("cards one seat is dealt in a row are one sentence, and of a claim no card is told", () => {
  const dealt = (/** @type {string} */ seat, /** @type {string} */ card) => ({
    kind: "cards_dealt",
    seat,
    cards: [card],
  });
  assert.deepEqual(
    told([dealt("S", "AS"), dealt("S", "AS"), dealt("W", "5H")]).map((/** @type {any} */ [id, { name }]) => [
      id,
      name,
    ]),
    [
      ["news-cards_dealt", "Ada"],
      ["news-cards_dealt", "Odile"],
    ],
  );
  const claim = [
    { kind: "claimed", seat: "W", tricks: 1 },
    { kind: "cards_played", seat: "W" },
    { kind: "trick_won", seat: "W" },
  ];
  assert.deepEqual(
    told(claim).map((/** @type {any} */ [id]) => id),
    ["news-claimed"],
  );
});

test("who wants to hear little hears how a deal begins and ends, and what decides it", () => {
  const kinds = [
    ...["deal_began", "auction_won", "passed_out", "trump_named", "trump_fixed", "throw_failed", "trick_won"],
    ...["taken_back", "deal_won", "level_changed", "match_won"],
  ];
  const all = [...kinds, "passed", "cards_played", "packet_taken"].map((kind) => ({ kind, seat: "W" }));
  assert.deepEqual(
    told(all, {}, "brief").map((/** @type {any} */ [id]) => id),
    kinds.map((kind) => `news-${kind}`),
  );
});

test("what is asked ends the news; who wants to hear all hears the trick and what may be played", () => {
  const play = view().prompt;
  assert.deepEqual(told([], { prompt: play }), ["news-your-turn-play"]);
  const all = told([], { prompt: play }, "full");
  assert.deepEqual(
    all.map((/** @type {any} */ said) => (typeof said === "string" ? said : said[0])),
    ["news-your-turn-play", "review-trick", "news-may-play"],
  );
  const any = { prompt: { ...play, playable: ["AS", "7H", "5H"] }, trick: { ...TRICK, plays: [] } };
  assert.deepEqual(told([], any, "full"), ["news-your-turn-play"]);
});

test("a declaration is asked for once its card has come, and at the last chance where there is one", () => {
  const declare = (/** @type {boolean} */ last, /** @type {object[]} */ declarations) => ({
    prompt: { kind: "declare", can_pass: last, declarations, suits: ["H"] },
  });
  const two = [{ cards: ["2H"], suit: "H", strength: 1 }];
  const dealt = (/** @type {string} */ card) => [{ kind: "secret", seat: "S", cards: [card] }];
  const asked = ["news-your-turn-declare"];
  assert.deepEqual(told(dealt("2H"), declare(false, two)), asked);
  assert.deepEqual(told(dealt("9C"), declare(false, two)), []);
  assert.deepEqual(told([], declare(true, two)), asked);
  assert.deepEqual(told([], declare(true, [])), []);
});

test("at the briefest these events are told of all that have words, and no others", () => {
  const kinds = [...source("en").matchAll(/^news-([a-z_]+) =/gm)].map(([, kind]) => kind);
  assert.ok(kinds.length > 20);
  const brief = kinds.filter((kind) => {
    const event = { kind, pay: {}, change: {}, totals: {} };
    return told([event], {}, "brief").length > 0;
  });
  assert.deepEqual(brief.sort(), [
    ...["auction_won", "claimed", "deal_began", "deal_scored", "deal_won", "level_changed", "match_won"],
    ...["passed_out", "pot_paid", "taken_back", "throw_failed", "trick_won", "trump_fixed", "trump_named"],
  ]);
  assert.deepEqual(
    kinds.filter((kind) => !told([{ kind, pay: {}, change: {}, totals: {} }]).length),
    [],
  );
});
