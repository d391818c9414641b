import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { account } from "../../../web/games/court_piece/account.js";
import { emblem } from "../../../web/games/court_piece/emblem.js";
import { patches, side } from "../../../web/games/court_piece/ledger.js";
import { call, middle } from "../../../web/games/court_piece/center.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { breakdownView } from "../../../web/js/table/summary/score-breakdown.js";
import { handView } from "../../../web/js/table/view/hand.js";
import { standingSentence } from "../../../web/js/text/table-review.js";
import { source } from "../shared/texts.js";
import { readAll } from "../shared/sources.js";
import { match, TRICK, view } from "../shared/views.js";
import { written } from "../shared/written.js";

const { say, has } = /** @type {any} */ (createSentences("en", source("en")));
/** @param {string} unit @returns {import("../../../web/js/core/types.d.ts").ScoreRow[]} */
const scored = (unit) => [
  { label: "taken", unit: "tricks", values: { NS: 3, EW: 8 } },
  { label: "total", unit, values: { NS: 0, EW: 2 } },
  { label: "row", values: { NS: 6, EW: 0 }, goal: 7, place: "mark" },
];
/** @param {any} more */
const seen = (more = {}) =>
  view({
    game: "court_piece",
    rotation: ["S", "E", "N", "W"],
    seats: { ...view().seats, E: { ...view().seats.E, roles: ["caller"] } },
    trump: "H",
    own: { tricks_to_win: 7, pile_run: 0, turned_up: null, cards_left: null },
    score: scored("courts"),
    prompt: null,
    ...more,
  });
/** So many tricks on the pile, the last of them a seat's. @param {number} count @param {"W" | null} owner */
const piled = (count, owner) => ({
  zones: [{ kind: "pile", count, ...(owner && { owner }) }],
  own: { pile_run: owner ? 1 : 0 },
});
const INDICATOR = { kind: "indicator", owner: "E" };
/** @param {any} more @param {any} [over] */
const lying = (more, over = {}) => written(middle({ say }, match(seen(more), over)));
const count = (/** @type {string} */ text, /** @type {RegExp} */ what) => [...text.matchAll(what)].length;

test("the pile says how many tricks lie there, who has won the last ones, and points at that seat", () => {
  const pile = lying(piled(3, "W"));
  assert.match(pile, /3 tricks lie in the middle; Odile has won the last one/);
  assert.match(pile, /<i[^>]*data-place="?left/);
  assert.match(pile, /<b[^>]*>3</);
  assert.match(lying(piled(0, null)), /No tricks lie in the middle/);
  assert.equal(lying({}).trim(), "");
});

test("a trick that is looked at is not on the pile yet, and what it took has not gone yet", () => {
  const stays = { ...piled(2, "W"), tricks: [{ ...TRICK, takes: 0 }] };
  assert.match(lying(stays, { lingering: true }), /<b[^>]*>1</);
  const takes = { ...piled(0, null), tricks: [{ ...TRICK, takes: 4 }] };
  assert.match(lying(takes, { lingering: true }), /<b[^>]*>3</);
  assert.match(lying(takes), /<b[^>]*>0</);
});

test("the indicator is a back to all but the caller, and a face once it is turned up", () => {
  const down = lying({ trump: null, zones: [{ ...INDICATOR, count: 1 }] });
  assert.match(down, /aria-label=Trump lies face down\./);
  assert.doesNotMatch(down, /small-card/);
  const own = lying({
    trump: null,
    zones: [{ ...INDICATOR, cards: ["KD"], secret: true }],
  });
  assert.match(own, /it is the king of diamonds, and only you know it/);
  const trick = {
    leader: "E",
    plays: [{ seat: "E", cards: ["KH"] }],
    winner: "E",
    points: 0,
    turned_at: 1,
  };
  assert.match(
    lying({ zones: [{ ...INDICATOR, cards: ["KD"] }], trick }),
    /Trump is turned up: the king of diamonds/,
  );
  const later = {
    zones: [{ ...INDICATOR, cards: ["KD"] }],
    trick: { ...trick, turned_at: 0 },
  };
  assert.equal(lying(later).trim(), "");
});

test("the caller alone has the mark of the suit that was named", () => {
  assert.match(written(call(say, seen(), "E")), /Yvonne named hearts trump/);
  assert.equal(written(call(say, seen(), "W")), "");
});

test("tricks are stacks on which the seventh is marked, rows a tally, courts crowns", () => {
  const stacks = written(patches(say, seen()));
  assert.match(stacks, /Tricks taken: we 3, they 8; 7 win the deal/);
  assert.equal(count(stacks, /<i/g), 7 + 8);
  assert.match(written(side(say, seen(), "NS")), /6 deals won in a row, 7 are a court/);
  assert.match(written(side(say, seen(), "EW")), /2 courts/);
  assert.equal(written(side(say, seen({ score: scored("points") }), "EW")), "");
});

test("before trump is named a seat that is not the caller has backs in its hand, and no card of them", () => {
  const zones = [{ kind: "first_packet", count: 5 }];
  const hand = written(
    handView({ say, has }, match(seen({ hand: [], zones })), /** @type {any} */ ({}), null, () => {}),
  );
  assert.match(hand, /5 cards face down/);
  assert.equal(count(hand, /card-back/g), 5);
  assert.doesNotMatch(hand, /data-card=/);
});

test("the cards that were left are told of all seats, and of nobody where none are", () => {
  const left = { S: ["AS"], W: ["2D"], N: ["3C"], E: ["4H"] };
  assert.match(written(account({ say }, seen({ own: { cards_left: left } }))), /4 of hearts/);
  assert.equal(written(account({ say }, seen({ own: { cards_left: { S: [], W: [], N: [], E: [] } } }))), "");
  assert.equal(written(account({ say }, seen())), "");
});

test("a goon court has a picture of its own, and a plain one that of all games", () => {
  const mood = /** @type {any} */ ({
    kind: "court",
    whose: "us",
    isGood: true,
  });
  assert.match(
    written(
      emblem(
        seen({
          score: [{ label: "court", values: { NS: "goon" }, place: "mark" }],
        }),
        mood,
      ),
    ),
    /goon/,
  );
  assert.equal(
    emblem(
      seen({
        score: [{ label: "court", values: { NS: "court" }, place: "mark" }],
      }),
      mood,
    ),
    null,
  );
});

test("what the engine of another version says of the game alone is left out, and the rest is drawn", () => {
  for (const own of [undefined, null, "newer", { laid: ["AS"] }]) {
    assert.equal(written(account({ say }, seen({ own }))), "");
    assert.match(written(patches(say, seen({ own }))), /Tricks taken: we 3, they 8/);
  }
});

test("what the engine says of the table is read out, but for what there are no words for", () => {
  const says = [
    { code: "pile", facts: { seat: "W", count: 3, run: 1 } },
    { code: "indicator", facts: {} },
    { code: "newer", facts: { seat: "W" } },
  ];
  assert.match(
    standingSentence({ say, has }, seen({ says }), "score"),
    /3 tricks lie in the middle; Odile has won the last one\. Trump lies face down\.$/,
  );
});

test("no module of the page's own reads what a game alone says", () => {
  const modules = readAll("web/js", /\.js$/);
  assert.ok(modules.includes("view.score"), "the page reads a view");
  assert.doesNotMatch(modules, /\bview\.own\b|\bown\b[^{}\n]*\} = view\b|PieceOwn\b/);
});

test("what a deal brings is added to what each side had, if it had anything", () => {
  const breakdown = {
    NS: { kind: "court", took: 7, change: 1 },
    EW: { kind: "point", took: 9, change: 2 },
  };
  const shown = breakdownView(
    /** @type {any} */ ({ say, has }),
    /** @type {any} */ ({ ...seen(), score_breakdown: breakdown }),
    /** @type {any} */ ({ before: { NS: 4 }, totals: { NS: 5, EW: 2 } }),
  );
  const words = written(shown)
    .replaceAll(/<[^>]*>|[\u2066-\u2069]/g, " ")
    .replaceAll(/\s+/g, " ");
  assert.equal(words, " We 7 tricks to none, a court: 4 + 1 = 5 They 9 tricks win the deal: 0 + 2 = 2 ");
});
