/** Table parts: who sits where, how the sides stand, and how cards lie, by the codes of what is said, whatever the words of a language are. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ledgerView } from "../../../web/js/table/view/ledger.js";
import { isPartner, plateView, rolesOf, seatView } from "../../../web/js/table/view/seat.js";
import { firstState } from "../../../web/js/page/state.js";
import { handView } from "../../../web/js/table/view/hand.js";
import { tableView } from "../../../web/js/table/view/table-view.js";
import { summaryHead, summaryPanel } from "../../../web/js/table/summary/summary.js";
import { registerViews } from "../../../web/js/parts/lazy-views.js";
import { lastTrick, trickView } from "../../../web/js/table/view/trick.js";
import { playing, thought } from "../shared/thoughts.js";
import { match, TASK, TRICK, view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** Says each sentence as its code and the values of its facts. */
const text = /** @type {any} */ ({
  say: (/** @type {string} */ id, /** @type {object} */ facts) =>
    facts ? `${id}(${Object.values(facts).join("|")})` : id,
  has: (/** @type {string} */ id) => !id.includes("secret"),
});
/** What is drawn, without pictures and on one line. @param {unknown} drawn */
const html = (drawn) =>
  written(drawn)
    .replaceAll(/<svg[^]*?<\/svg>/g, "")
    .replaceAll(/\s+/g, " ");
/** What stands in elements of a class, without their tags. @param {string} drawn @param {string} name */
const within = (drawn, name) =>
  [...drawn.matchAll(new RegExp(`<(\\w+)[^>]*class="${name}"[^>]*>(.*?)</\\1 ?>`, "g"))].map(
    ([, , inner = ""]) => inner.replaceAll(/<[^>]*>/g, "").trim(),
  );
const { seats } = view();

test("a seat says who sits there, whose turn it is, how many cards are held and whose side it is", () => {
  const seat = (/** @type {any} */ one, /** @type {any} */ change = {}) =>
    html(seatView(text, view(change), one));
  const north = seat("N");
  assert.match(north, /data-place=top data-seat=N aria-label=seat-label\(no\|Théo\|seat\(N\)\|yes\)/);
  assert.match(north, /aria-label=seat-cards\(3\)/);
  assert.match(north, /data-side=us/);
  assert.deepEqual(within(north, "plate-name"), ["Théo"]);
  assert.deepEqual(within(north, "seat-count"), ["3"]);
  const west = seat("W", { to_act: "W" });
  assert.match(west, /data-place=left data-seat=W data-turn/);
  assert.match(west, /class="plate" data-anchor data-side=them data-turn/);
  assert.match(west, /class="plate-turn" role=img aria-label=seat-turn\(no\|Odile\|W\)/);
  assert.doesNotMatch(north, /data-turn|role=img aria-label=seat-turn/);
});

test("one's own plate counts no cards", () => {
  assert.deepEqual(within(html(plateView(text, view(), "S", "Ada")), "seat-count"), []);
});

test("roles stand in a line, the partner first, and a role without a word is left out", () => {
  const shown = view({
    seats: { ...seats, N: { ...seats.N, roles: /** @type {any} */ (["declarer", "secret"]) } },
  });
  assert.deepEqual(rolesOf(text, shown, "N"), ["seat-partner", "seat-declarer"]);
  const plate = html(plateView(text, shown, "N", "Théo"));
  assert.deepEqual(within(plate, "roles"), ["seat-partner · seat-declarer"]);
  assert.match(plate, /class="roles" data-long=2/);
  const east = html(plateView(text, shown, "E", "Yvonne"));
  assert.deepEqual(within(east, "roles"), ["seat-dealer"]);
  assert.doesNotMatch(east, /data-long/);
});

test("a partner is known unless a lesson has not said it, and a device in the middle has none", () => {
  const known = (/** @type {any} */ change, /** @type {any} */ seat = "N") => isPartner(view(change), seat);
  assert.deepEqual([known({}), known({}, "S"), known({}, "W")], [true, false, false]);
  assert.equal(known({ task: { untaught: ["partner"] } }), false);
  assert.equal(known({ multiplayer: {}, pass_and_play: { may_look: [] } }), false);
  assert.equal(known({ multiplayer: {}, pass_and_play: { may_look: ["S"] } }), true);
});

test("a seat's last call stands at its plate, and then the contract at its declarer's", () => {
  const call = (
    /** @type {any} */ calls,
    /** @type {any} */ contract = null,
    /** @type {any} */ seat = "W",
  ) => {
    const plate = html(plateView(text, view({ calls, contract }), seat, ""));
    return [/data-call="(\w+)"/.exec(plate)?.[1] ?? null, ...within(plate, "call")];
  };
  assert.deepEqual(call([]), [null]);
  assert.deepEqual(
    call([
      { seat: "W", bid: 50 },
      { seat: "W", bid: 80 },
      { seat: "N", bid: 90 },
    ]),
    ["bid", "call-bid(80)"],
  );
  assert.deepEqual(call([{ seat: "W", bid: 50, forced: true }]), ["bid", "call-forced(50)"]);
  assert.deepEqual(call([{ seat: "W", bid: null }]), ["pass", "call-pass"]);
  const contract = { declarer: "W", side: "EW", value: 60, forced: false };
  assert.deepEqual(call([{ seat: "W", bid: 60 }], contract), ["contract", "60"]);
  assert.deepEqual(call([{ seat: "N", bid: 50 }], contract, "N"), [null]);
});

test("the ledger has a column for each row of the score, with what each side has and needs", () => {
  const score = /** @type {any[]} */ ([
    { label: "taken", unit: "points", values: { NS: 25, EW: 0 }, goals: { NS: 60 } },
    { label: "secret", values: { NS: 1 } },
    { label: "total", values: { NS: 120, EW: 80 }, goal: 200 },
    { label: "courts", values: { NS: 1 }, place: "mark" },
  ]);
  const drawn = html(ledgerView(text, view({ deal: 3, score, tiles: [] }), () => {}));
  assert.match(drawn, /<td>ledger-deal\(3\|0\)<\/td>/);
  assert.deepEqual(
    [...drawn.matchAll(/<th scope="col" data-column=(\w+)>(.*?)<\/th>/g)].map(([, label, head = ""]) => [
      label,
      head.replaceAll(/<[^>]*>/g, " ").trim(),
    ]),
    [
      ["taken", "ledger-taken(points)"],
      ["total", "ledger-total(points) ledger-goal(200)"],
    ],
  );
  assert.deepEqual(
    [...drawn.matchAll(/<td data-column=(\w+) data-value=(\d+)>/g)].map(
      ([, label, value]) => `${label} ${value}`,
    ),
    ["taken 25", "total 120", "taken 0", "total 80"],
  );
  const ofMatch = html(
    ledgerView(
      text,
      view({ match: /** @type {any} */ ({ current: 2, deals: 4 }), score, tiles: [] }),
      () => {},
    ),
  );
  assert.match(ofMatch, /<td>ledger-deal\(2\|4\)<\/td>/);
});

test("a tile says its value, whose it is, and whether it may change yet", () => {
  const tile = (/** @type {any} */ one) => {
    const drawn = html(ledgerView(text, view({ score: [], tiles: [one] }), () => {}));
    return [
      /class="tile" data-tile=\w+ ?(data-open)?/.exec(drawn)?.[1] ?? "",
      ...within(drawn, "tile-label"),
      ...within(drawn, "tile-value"),
      ...within(drawn, "tile-who"),
    ];
  };
  const contract = { kind: "contract", code: "contract-label", facts: { seat: "N", value: 60 } };
  assert.deepEqual(tile(contract), ["", "contract", "60", "Théo"]);
  assert.deepEqual(tile({ ...contract, open: true }), ["data-open", "contract-so-far", "60", "Théo"]);
  assert.deepEqual(tile({ ...contract, facts: {} }), ["", "contract", "–", ""]);
  assert.deepEqual(tile({ kind: "trump", code: "trump-label", open: true, facts: { suit: null } }), [
    "data-open",
    "trump",
    "–",
  ]);
  assert.deepEqual(tile({ kind: "trump", code: "trump-label", facts: { suit: null, rank: "T" } }), [
    "",
    "trump",
    "10",
  ]);
  assert.deepEqual(tile({ kind: "trump", code: "secret", facts: {} }), [""]);
});

/** How each card of the hand is marked, by its key. @param {any} change @param {any} [more] @param {any[]} [rest] */
const hand = (change, more = {}, rest = [firstState().settings, null, () => {}, null]) =>
  Object.fromEntries(
    [
      ...html(/** @type {any} */ (handView)(text, match(change, more), ...rest)).matchAll(
        /<button class="card"([^>]*)>/g,
      ),
    ].map(([, marks = ""]) => [
      /data-key=(\S+)/.exec(marks)?.[1],
      (marks.match(/aria-disabled=true|data-(?!card|key)[\w-]+(?:=\w+)?/g) ?? []).join(" "),
    ]),
  );

test("each card of the hand is marked by what it may do, and by what is meant", () => {
  const usual = {
    AS0: "aria-disabled=true data-state=refused",
    "7H0": "data-state=up",
    "5H0": "data-state=up",
  };
  assert.deepEqual(hand({}), usual);
  assert.deepEqual(
    hand({ prompt: null }),
    Object.fromEntries(Object.keys(usual).map((key) => [key, "aria-disabled=true data-state=held"])),
  );
  assert.deepEqual(hand({ phase: "dealing", prompt: null })["AS0"], "data-state=held", "it may declare");
  assert.deepEqual(hand({}, { chosen: ["7H"] })["7H0"], "data-state=up data-chosen");
  assert.deepEqual(hand({}, { raised: ["5H0"], chosen: ["7H"] })["7H0"], "data-state=up");
  assert.deepEqual(hand({}, { arranging: { key: "AS0" } })["AS0"], "data-state=held data-chosen");
  assert.deepEqual(
    hand({}, { refusal: { code: "x", card: "AS" } })["AS0"],
    "aria-disabled=true data-state=refused data-asked",
  );
  assert.deepEqual(hand({ trumps: ["AS"] })["AS0"], "aria-disabled=true data-state=refused data-trump");
  const hint = {
    explanations: { hint: { status: "given", hint: { action: { kind: "play", cards: ["5H"] } } } },
  };
  assert.deepEqual(hand({}, hint)["5H0"], "data-state=up data-hint");
  const bury = { prompt: { kind: "bury", count: 2, worth: {} }, zones: [{ kind: "picked", cards: ["7H"] }] };
  assert.deepEqual(hand(bury), {
    AS0: "data-state=up",
    "7H0": "data-state=up data-picked",
    "5H0": "data-state=up",
  });
});

test("a hand nobody may look at yet lies face down, in as many rows", () => {
  const down = (/** @type {any} */ shape) =>
    html(
      handView(
        text,
        match(/** @type {any} */ ({ zones: [{ kind: "first_packet", count: 5 }] })),
        firstState().settings,
        shape,
        () => {},
        null,
      ),
    );
  assert.match(down(null), /<div class="hand" role="img" aria-label=hand-down\(5\) data-hand data-down >/);
  assert.match(down({ rows: 2, per: 7 }), /data-down data-stacked data-rows=2 data-per=7>/);
  assert.equal(down(null).match(/card-back/g)?.length, 5);
});

test("the hand of a task keeps the rows that it has had", () => {
  const isHeld = (/** @type {any} */ shape, /** @type {any} */ task) =>
    / data-held/.test(html(handView(text, match(), firstState().settings, shape, () => {}, task)));
  assert.deepEqual(
    [isHeld({ rows: 1, per: 9 }, "one"), isHeld(null, "one"), isHeld({ rows: 1, per: 9 }, null)],
    [true, false, false],
  );
});

test("a screen that is turned, or another task, does not keep the rows that a hand has had", () => {
  const rows = (/** @type {string[]} */ hand, /** @type {any} */ shape, /** @type {string} */ task) => {
    const seen = match(/** @type {any} */ ({ hand }));
    const { values } = handView(text, seen, firstState().settings, shape, () => {}, task);
    return values.flatMap((/** @type {any} */ value) => value?.values?.[0]?.["--rows-held"] ?? []).join();
  };
  const upright = { rows: 2, per: 2 };
  const across = { rows: 1, per: 9 };
  const hand = ["AS", "7H", "5H"];
  assert.deepEqual(
    [
      rows(hand, upright, "one"),
      rows(["5H"], upright, "one"),
      rows(hand, across, "one"),
      rows(hand, upright, "one"),
      rows(["5H"], upright, "two"),
      rows(["5H"], /** @type {any} */ (null), "two"),
    ],
    ["2", "2", "1", "2", "1", ""],
  );
});

test("a trick lies card by card with whose each is, the best one marked", () => {
  const trick = html(trickView(text.say, match({ trick: { ...TRICK, winner: "W" } })));
  assert.deepEqual(
    [
      ...trick.matchAll(
        /aria-label=(trick-card[\w-]*)\((\w+\|[^|]+)[^>]* data-place=(\S+) data-played=(\w)( data-best)?/g,
      ),
    ].map(([, ...found]) => found.join(" ").trim()),
    [
      "trick-card no|Yvonne right E",
      "trick-card yes|Ada bottom S",
      "trick-card-winning no|Odile left W  data-best",
      "trick-card no|Théo top N",
    ],
  );
  assert.deepEqual(within(trick, "played-name"), ["Yvonne", "Ada", "Odile", "Théo"]);
  const isInRows = (/** @type {number} */ count) => {
    const plays = [{ seat: "E", cards: Array(count).fill("5H") }];
    return /class="trick" aria-label=trick data-rows/.test(
      html(trickView(text.say, match(/** @type {any} */ ({ trick: { plays } })))),
    );
  };
  assert.deepEqual([1, 3, 4, 12].map(isInRows), [false, false, true, true]);
});

test("the last trick is the one before that which lies there", () => {
  const other = { ...TRICK, winner: /** @type {const} */ ("N") };
  const last = (/** @type {any} */ tricks, lingering = false) =>
    /last-trick-open\((\w+\|[^|]+)/.exec(
      html(lastTrick(text.say, match({ tricks }, { lingering }), () => {})),
    )?.[1] ?? null;
  assert.deepEqual(
    [last([TRICK, other]), last([TRICK, other], true), last([TRICK], true), last([])],
    ["no|Théo", "no|Odile", null, null],
  );
});

/** The heading of a result and what stands below it. @param {any} summary @param {any} [change] */
const heading = (summary, change = {}) =>
  [
    ...html(summaryHead(text, view({ summary, ...change }), summary)).matchAll(
      /<(?:h2|p)[^>]*>(.*?)<\/(?:h2|p)>/g,
    ),
  ].map(([, said]) => said);

test("a deal that is over says whose it was, and what was taken", () => {
  assert.deepEqual(heading({ passed_out: true }), ["deal-passed_out", "deal-passed_out-line"]);
  const contract = { declarer: "N", side: "NS", contract: 60, made: true, points: { NS: 75, EW: 25 } };
  const made = "deal-made(no|Théo|N|60|75)";
  assert.deepEqual(heading(contract), ["deal-headline(yes|yes)", made]);
  assert.deepEqual(heading({ ...contract, made: false, side: "EW", declarer: "W" }), [
    "deal-headline(no|no)",
    "deal-made(no|Odile|W|60|25)",
  ]);
  assert.deepEqual(heading({ tricks: { NS: 7, EW: 6 } }), ["deal-ahead(us)", "deal-took(7|6|tricks)"]);
  assert.deepEqual(heading({ points: { NS: 45, EW: 55 } }), ["deal-ahead(them)", "deal-took(45|55|points)"]);
  assert.deepEqual(heading({ points: {} }), ["deal-ahead(none)", "deal-took(0|0|points)"]);
  const over = { waits_for: "over", deal: 4 };
  const totals = { totals: { NS: 200, EW: -5 } };
  assert.deepEqual(heading({ ...totals, won_by: "NS" }, over), ["match-won(yes)", "match-line(200|−5|4)"]);
  assert.deepEqual(heading({ ...contract, ...totals, won_by: "EW" }, over), [
    "match-won(no)",
    "match-line(200|−5|4)",
    made,
  ]);
  assert.deepEqual(heading({ ...totals, won_by: "tie" }, { ...over, match: { counted: 3 } }), [
    "match-tie",
    "match-line(200|−5|3)",
  ]);
  assert.deepEqual(
    heading({ won_by: null }, { ...over, score: [{ label: "total", values: { NS: 7, EW: 8 } }] }),
    ["match-tie", "match-line(7|8|4)"],
  );
});

test("a table says how many sit there, how large it is, and whether a result is shown", () => {
  const acts = /** @type {any} */ (new Proxy({}, { get: () => () => {} }));
  const main = (/** @type {any} */ change, /** @type {any} */ more = {}) =>
    /<main class="table" ([^>]*?)\s*>/.exec(
      html(tableView(text, match(change, more), acts, { settings: firstState().settings })),
    )?.[1];
  const usual = "data-phase=playing data-game=two_hundred";
  assert.equal(main({}), usual);
  assert.equal(main({ hand: Array(33).fill("5H") }), usual);
  assert.equal(main({ hand: Array(34).fill("5H") }), `${usual} data-large`);
  assert.equal(main({ summary: { passed_out: true } }), `${usual} data-account`);
  assert.equal(main({ summary: { passed_out: true } }, { lingering: true }), usual);
  const cover = { uncovered: "S", next: null, may_look: [], takes_back: null, asks: [] };
  assert.equal(main({ pass_and_play: cover }), `${usual} data-shared`);
  const seat = view().seats.E;
  const six = { rotation: ["S", "SW", "W", "N", "NE", "E"], seats: { ...view().seats, SW: seat, NE: seat } };
  assert.equal(main(six), "data-phase=playing data-game=two_hundred data-round=free");
});

test("a game's own pieces stand in the middle: for a prompt in the place of all else, for a bid in that of its panel", () => {
  const acts = /** @type {any} */ (new Proxy({}, { get: () => () => {} }));
  const middle = (/** @type {any} */ game, /** @type {any} */ change = {}, /** @type {any} */ more = {}) =>
    html(tableView(text, match({ game, ...change }, more), acts, { settings: firstState().settings }))
      .match(/data-center[^>]*>(.*?)<\/div> <div class="self"/)?.[1]
      ?.replaceAll(/(?:<[^>]*>|\s)+/g, " ")
      .trim();
  const places = { asks: "prompt", bids: "bid", lays: "middle", ends: "result" };
  for (const [game, place] of Object.entries(places))
    registerViews({ [`${game} ${place}`]: () => `its ${place}` }, "");
  const over = { prompt: null, summary: { passed_out: true } };
  const result = "deal-passed_out deal-passed_out-line decisions-open tricks-ask-why share-open deal-next";
  const said = Object.keys(places).map((game) => [
    middle(game),
    middle(game, {}, { lingering: true }),
    middle(game, { prompt: null }),
    middle(game, over),
    middle(game, over, { lingering: true }),
  ]);
  assert.deepEqual(said, [
    ["its prompt", "", "Yvonne", `Yvonne ${result}`, ""],
    ["Yvonne its bid", "", "Yvonne", `Yvonne ${result}`, ""],
    ["its middle Yvonne", "its middle", "its middle Yvonne", `its middle Yvonne ${result}`, "its middle"],
    ["Yvonne", "", "Yvonne", "Yvonne its result", ""],
  ]);
});

test("a result is called by its deal, and that of the last one by how the match ended", () => {
  const label = (/** @type {any} */ summary, /** @type {any} */ change = {}) =>
    /<section class="summary"[^>]* aria-label=([^\s>]+)/.exec(
      html(
        summaryPanel(
          text,
          match({ summary, prompt: null, waits_for: "deal", ...change }),
          /** @type {any} */ ({}),
        ),
      ),
    )?.[1];
  const over = { waits_for: "over" };
  assert.deepEqual(
    [
      label({ passed_out: true }),
      label({ passed_out: true }, { deal: 7, ...over }),
      label({ won_by: "NS", totals: { NS: 200, EW: 0 } }, over),
      label({ won_by: "EW", totals: { NS: 200, EW: 0 } }, over),
      label({ strange: 1 }),
    ],
    ["ledger-deal(1|0)", "match-tie", "match-won(yes)", "match-won(no)", "ledger-deal(1|0)"],
  );
});

test("the hand of a lesson, a puzzle or a moment that is looked at keeps its rows; any other closes up", () => {
  const acts = /** @type {any} */ (new Proxy({}, { get: () => () => {} }));
  const isHeld = (/** @type {any} */ change, /** @type {any} */ more = {}) =>
    / data-held/.test(
      html(
        tableView(text, match(change, more), acts, { settings: firstState().settings }, { rows: 1, per: 9 }),
      ),
    );
  const finding = {
    in_trick: 3,
    cost: null,
    action: playing("7H"),
    better: thought({ action: playing("5H") }),
  };
  assert.deepEqual(
    [isHeld({}), isHeld({ task: TASK }), isHeld({}, { explanations: { look: { finding, view: view() } } })],
    [false, true, true],
  );
});
