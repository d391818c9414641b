import assert from "node:assert/strict";
import { test } from "node:test";
import { planMoves } from "../../../web/js/motion/motion-plan.js";
import { found, read, readAll } from "../shared/sources.js";
import { match, TRICK } from "../shared/views.js";

const before = match();

test("nothing moves between two equal states", () => {
  assert.deepEqual(planMoves(before, match()), []);
});

test("a card played from the own hand moves from its place in the fan to the table", () => {
  const after = match({
    turn: 11,
    hand: ["AS", "5H"],
    trick: { leader: "E", plays: [TRICK.plays[0], TRICK.plays[1]], winner: "E", points: 0 },
  });
  const hand = (/** @type {number} */ index) => ({ zone: "hand", seat: "S", index });
  assert.deepEqual(
    planMoves(before, after),
    [
      { kind: "play", card: "7H", from: hand(1), to: { zone: "trick", seat: "S", index: 1 }, order: 0 },
      { kind: "shift", card: "5H", from: hand(2), to: hand(1), order: 0 },
    ],
    "and the fan closes",
  );
});

test("a card of another seat comes from that seat", () => {
  const after = match({
    trick: { ...TRICK, plays: [TRICK.plays[0], { seat: "W", cards: ["AH"] }], winner: "W" },
  });
  assert.deepEqual(planMoves(before, after), [
    {
      ...{ kind: "play", card: "AH", order: 0 },
      from: { zone: "seat", seat: "W", index: 0 },
      to: { zone: "trick", seat: "W", index: 1 },
    },
  ]);
});

test("several cards played between two views begin one after the other", () => {
  const empty = match({ trick: { leader: "E", plays: [], winner: null, points: 0 } });
  const after = match({ hand: ["AS", "5H"], trick: null, tricks: [TRICK] }, { lingering: true });
  assert.deepEqual(
    planMoves(empty, after)
      .filter(({ kind }) => kind === "play")
      .map(({ order }) => order),
    [0, 1, 2, 3],
  );
});

test("a trick that is gathered goes to the seat that won it", () => {
  const lying = match({ hand: ["AS", "5H"], trick: null, tricks: [TRICK] }, { lingering: true });
  const moves = planMoves(lying, { ...lying, lingering: false });
  assert.deepEqual(
    moves,
    TRICK.plays.map(({ seat, cards }) => ({
      kind: "gather",
      card: cards[0],
      from: { zone: "trick", seat, index: 0 },
      to: { zone: "seat", seat: "W", index: 0 },
      order: 0,
    })),
    "all at once",
  );
});

test("a trick that nobody takes goes to the pile, and the pile goes with the trick that takes it", () => {
  const lying = (/** @type {number} */ takes) =>
    match({ hand: ["AS", "5H"], trick: null, tricks: [{ ...TRICK, takes }] }, { lingering: true });
  const zones = (/** @type {number} */ takes) =>
    planMoves(lying(takes), { ...lying(takes), lingering: false }).map(({ card, from, to }) => [
      card,
      from.zone,
      to.zone,
    ]);
  assert.deepEqual(
    zones(0),
    TRICK.plays.map(({ cards }) => [cards[0], "trick", "pile"]),
  );
  assert.deepEqual(zones(4), [
    ["", "pile", "seat"],
    ...TRICK.plays.map(({ cards }) => [cards[0], "trick", "seat"]),
  ]);
});

test("a new deal comes from the pack card by card, to every hand in turn", () => {
  const after = match({ deal: 2, dealer: "N", trick: null });
  const moves = planMoves(before, after);
  const dealt = (/** @type {number} */ index) => [
    { card: ["AS", "7H", "5H"][index], to: { zone: "hand", seat: "S", index } },
    ...["W", "N", "E"].map((seat) => ({ card: "", to: { zone: "seat", seat, index } })),
  ];
  assert.deepEqual(
    moves.toSorted((one, other) => one.order - other.order),
    [0, 1, 2].flatMap(dealt).map((move, order) => ({
      ...move,
      kind: "deal",
      from: { zone: "deck", seat: "N", index: move.to.index },
      order,
    })),
  );
});

test("a card dealt to another seat goes to its place in the fan of that seat", () => {
  const dealing = (/** @type {number} */ cards) =>
    match({
      phase: "dealing",
      hand: [],
      trick: null,
      seats: { ...before.view.seats, W: { name: "Lan", level: "casual", cards } },
    });
  assert.deepEqual(
    planMoves(dealing(4), dealing(5)),
    [
      {
        ...{ kind: "deal", card: "", order: 17 },
        from: { zone: "deck", seat: "E", index: 0 },
        to: { zone: "seat", seat: "W", index: 4 },
      },
    ],
    "the second of each round, in the fifth round",
  );
});

test("one's own cards come in the order in which they were dealt, of two equal ones the later, and other events say nothing of it", () => {
  const seats = (/** @type {number} */ cards) => ({
    ...before.view.seats,
    S: { ...before.view.seats.S, cards },
  });
  const was = match({ phase: "dealing", hand: ["7H"], trick: null, seats: seats(1) });
  const after = match({ phase: "dealing", hand: ["AS", "7H", "7H", "5H"], trick: null, seats: seats(4) });
  const events = [
    { kind: "declared", cards: ["AS"] },
    { kind: "cards_dealt", cards: ["5H", "2C"] },
    { kind: "cards_dealt", cards: ["7H"] },
  ];
  assert.deepEqual(
    planMoves(was, after, events).map(({ kind, card, from, to, order }) => [kind, card, from, to, order]),
    [
      ["5H", 3, "5H0", 4],
      ["7H", 2, "7H1", 8],
      ["AS", 0, "AS0", 12],
    ].map(([card, index, key, order]) => [
      "deal",
      card,
      { zone: "deck", seat: "E", index: 0 },
      { zone: "hand", seat: "S", index, key },
      order,
    ]),
  );
});

test("what waits to be dealt bears no attribute of the root, which would match wherever a card is", () => {
  const onRoot = found(/<html([^>]*)>/.exec(read("web/index.html"))?.[1] ?? "", /(data-[a-z]+)/g);
  const asked = found(readAll("web/js/motion", /\.js$/), /\[(data-[a-z]+)/g);
  assert.ok(onRoot.size > 2 && asked.has("data-pack"));
  assert.deepEqual(
    [...asked].filter((name) => onRoot.has(name)),
    [],
  );
});

test("a match taken up in the middle of a deal is just there", () => {
  assert.deepEqual(planMoves(null, match({ tricks: [TRICK] })), []);
  assert.deepEqual(planMoves(match({ tricks: [TRICK] }), null), [], "and one that is left just goes");
});

test("equal cards of a double pack are moved one by one", () => {
  const two = match({ hand: ["7H", "7H"], trick: null });
  const after = match({
    hand: ["7H"],
    trick: { leader: "S", plays: [{ seat: "S", cards: ["7H"] }], winner: "S" },
  });
  assert.deepEqual(planMoves(two, after), [
    {
      ...{ kind: "play", card: "7H", order: 0 },
      from: { zone: "hand", seat: "S", index: 0 },
      to: { zone: "trick", seat: "S", index: 0 },
    },
    {
      ...{ kind: "shift", card: "7H", order: 0 },
      from: { zone: "hand", seat: "S", index: 1 },
      to: { zone: "hand", seat: "S", index: 0 },
    },
  ]);
});

test("a second packet comes from the dealer into the hand", () => {
  const after = match({ hand: ["AS", "KS", "7H", "5H", "2D"] });
  const to = (/** @type {number} */ index) => ({ zone: "hand", seat: "S", index });
  const packet = { kind: "deal", from: { zone: "packet", seat: "E", index: 0 } };
  const shift = { kind: "shift", order: 0 };
  assert.deepEqual(planMoves(before, after), [
    { ...packet, card: "KS", to: to(1), order: 0 },
    { ...shift, card: "7H", from: to(1), to: to(2) },
    { ...shift, card: "5H", from: to(2), to: to(3) },
    { ...packet, card: "2D", to: to(4), order: 1 },
  ]);
});
