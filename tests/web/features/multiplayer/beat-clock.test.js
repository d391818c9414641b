import "../../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { RequestRefused, createEngineFunctions } from "../../../../web/js/messages/engine-functions.js";
import { createBeatClock, planBeat } from "../../../../web/js/features/multiplayer/beat-clock.js";
import { createTime } from "./virtual-time.js";

/** @typedef {Record<string, any>} World what differs from a table on which a bot is to act */

/**
 * A table whose engine takes as long as it is told; when each act was announced, and what was asked.
 * @param {World[]} views the table before each act
 * @param {{ thinks?: number, takes?: number, speed?: any, dealing?: any, standIn?: string | null }} [how] in milliseconds: how long a bot thinks, and
 *   how long dealing the rest takes
 */
function table(views, { thinks = 0, takes = 0, speed = "normal", dealing = "live", standIn = null } = {}) {
  const time = createTime();
  /** @type {[number, string | null][]} */
  const acted = [];
  /** @type {[number, Record<string, any>][]} */
  const asked = [];
  /** Whether whoever acted has the answer already. @type {boolean[]} */
  const told = [];
  /** The turn of each table that was shown. @type {number[]} */
  const shown = [];
  let isThought = false;
  let at = 0;
  const view = () => ({
    ...{
      turn: at,
      waits_for: "bot",
      to_act: "W",
      phase: "playing",
      deal: 1,
      calls: [{ bid: null }],
      rotation: ["S", "W", "N", "E"],
      zones: [],
      prompt: null,
      hand: [],
    },
    ...{ tricks: [{}], trick: { plays: [{}] }, seats: {} },
    multiplayer: { is_chance: false, is_open: false, is_search: true },
    ...(views[at] ?? { waits_for: "over" }),
  });
  const host = {
    engine: createEngineFunctions(async (/** @type {any} */ question) => {
      const isRefused = views[at]?.["refuses"];
      if (question.op !== "view" || isRefused) asked.push([time.now(), question]);
      if (isRefused) return { ok: false, error: { code: "stale_turn" } };
      if (question.hold) {
        await time.sleep(thinks);
        isThought = true;
        return /** @type {any} */ ({ ok: true, held: true });
      }
      if (question.op === "step" && question.until) await time.sleep(takes);
      if (question.op === "step" && !isThought && view().waits_for === "bot") await time.sleep(thinks);
      if (question.op !== "view") {
        at += 1;
        isThought = false;
      }
      const events = question.op === "view" ? [] : (views[at - 1]?.["events"] ?? []);
      return /** @type {any} */ ({ ok: true, view: view(), events });
    }),
    store: { state: () => ({ settings: { speed }, match: { dealing } }) },
    findChair: () =>
      standIn ? { who: "phone", phone: "away", substitute: "bot", level: standIn } : undefined,
    showTable: (answer) => shown.push(answer.view.turn),
    announceEvent: (_, seat, isTold) => (acted.push([time.now(), seat]), told.push(isTold)),
    sleep: time.sleep,
    now: time.now,
  };
  const clock = createBeatClock(/** @type {any} */ (host));
  clock.start();
  return {
    clock,
    time,
    acted,
    told,
    shown,
    asked,
    standsIn: (/** @type {string} */ level) => void (standIn = level),
    ops: () => asked.filter(([, { hold }]) => !hold).map(([, { op }]) => op),
  };
}

for (const speed of /** @type {const} */ (["slow", "normal", "fast", "instant"]))
  test(`at speed ${speed} others see a bot's act at the same moment whether it had one card or thought about many`, async () => {
    const worlds = [];
    for (const thinks of [0, 40, 950]) {
      const { time, acted } = table([{}, {}, {}], { thinks, speed });
      await time.pass(9_000);
      worlds.push(acted);
    }
    assert.equal(worlds[0]?.length, 3);
    assert.deepEqual(worlds[0], worlds[1]);
    assert.deepEqual(worlds[0], worlds[2]);
  });

/** Shown before the last chance. */
const DECLARED = { seat: "E", cards: ["2C"], suit: "C", dealt: 41 };

test("a bot that plays for somebody who is away is not told from another by the time", async () => {
  const person = { waits_for: "person", to_act: "W" };
  const [quick, slow] = [0, 950].map((thinks) => table([person, person], { thinks, standIn: "expert" }));
  for (const one of [quick, slow]) await one?.time.pass(9_000);
  assert.equal(quick?.acted.length, 2);
  assert.deepEqual(quick?.acted, slow?.acted);
  assert.deepEqual(
    quick?.asked.filter(([, { hold }]) => !hold).map(([, question]) => question),
    [0, 1].map((turn) => ({ op: "act_for_seat", turn, seat: "W", level: "expert" })),
  );
});

test("cards are dealt a round at a beat, and as many more as are due where a beat was missed", async () => {
  const dealing = { waits_for: "table", to_act: null, phase: "dealing", deal_size: 100 };
  const dealt = [];
  for (const takes of [0, 300]) {
    const { time, asked } = table([dealing, dealing, dealing], { takes });
    await time.pass(1_500);
    dealt.push(asked.slice(0, 2).map(([at, { most }]) => [Math.round(at), most]));
  }
  assert.deepEqual(dealt, [
    [
      [264, 4],
      [528, 4],
    ],
    [
      [264, 4],
      [778, 7],
    ],
  ]);
});

test("dealing the rest at once takes as long whatever bots hold, and nobody is answered meanwhile", async () => {
  const dealing = {
    waits_for: "table",
    to_act: null,
    phase: "dealing",
    calls: [],
  };
  const worlds = [];
  for (const takes of [5, 700]) {
    const { clock, time, acted, asked } = table([dealing], {
      takes,
      dealing: "skip",
    });
    await time.pass(100);
    let isOpen = false;
    void clock.whenOpen().then(() => (isOpen = true));
    await time.pass(900);
    assert.equal(isOpen, false);
    await time.pass(5_000);
    assert.deepEqual([isOpen, asked[0]?.[1]], [true, { op: "step", turn: 0, seat: null, until: "asked" }]);
    worlds.push(acted);
  }
  assert.deepEqual(worlds, [[[1_000, null]], [[1_000, null]]]);
});

test("every deal ends with a last chance of the same length, whoever could declare, and then all pass", async () => {
  const chance = (/** @type {string} */ seat, who = "person") => ({
    ...{ waits_for: who, to_act: seat, phase: "last_chance", calls: [] },
    multiplayer: { is_chance: true, is_open: false, is_search: false },
  });
  const { time, asked } = table([chance("S"), chance("W"), chance("N", "bot"), chance("E")]);
  await time.pass(20_000);
  const made = asked.filter(([, { hold }]) => !hold);
  assert.deepEqual(
    made.map(([, { op, seat, action }]) => [op, seat, action?.kind ?? null]),
    [
      ["act", "S", "pass"],
      ["act", "W", "pass"],
      ["step", null, null],
      ["act", "E", "pass"],
    ],
  );
  assert.deepEqual(
    made.map(([at]) => at),
    [4_000, 4_150, 4_300, 4_450],
  );
});

test("what somebody declares at the last chance waits until it is their turn to be asked, and the others are asked anew", async () => {
  const chance = (/** @type {string} */ seat, declarations = 0) => ({
    ...{ waits_for: "person", to_act: seat, phase: "last_chance" },
    calls: Array.from({ length: declarations }, () => DECLARED),
    multiplayer: { is_chance: true, is_open: false, is_search: false },
  });
  const { clock, time, acted, told } = table([chance("S"), chance("W"), chance("N", 1), chance("E", 1)]);
  await time.pass(700);
  const sent = /** @type {any[]} */ ([]);
  void clock.offerAct("W", async (given) => {
    sent.push([time.now(), given]);
    return /** @type {any} */ ({ ok: true, events: [] });
  });
  const twice = assert.rejects(
    clock.offerAct("W", async () => assert.fail("one declares once")),
    { refusal: { code: "stale_turn" } },
  );
  await time.pass(4_200);
  await twice;
  assert.deepEqual(sent, [[4_150, { turn: 1 }]]);
  assert.deepEqual(acted, [
    [4_000, "S"],
    [4_150, "W"],
  ]);
  assert.deepEqual(told, [false, true]);
});

test("an act of a person waits for its beat, and one that comes later for the next tick", async () => {
  const made = [];
  for (const after of [0, 900, 1_399, 1_430]) {
    const { clock, time, acted } = table([{ waits_for: "person" }]);
    await time.pass(after);
    void clock.offerAct("W", async () => /** @type {any} */ ({ ok: true, events: [] }));
    await time.pass(after + 2_000, () => acted.length > 0);
    made.push(acted[0]?.[0]);
    clock.stop();
  }
  assert.deepEqual(made, [1_400, 1_400, 1_400, 1_650]);
});

test("an act that is refused changes no beat, and those who wait are answered once the match is left", async () => {
  const { clock, time, acted } = table([{ waits_for: "person" }]);
  const refusal = { code: "out_of_turn" };
  const refused = assert.rejects(
    clock.offerAct("N", () => Promise.reject(new RequestRefused(refusal))),
    { refusal },
  );
  await time.pass(1_500);
  await refused;
  assert.deepEqual(acted, []);
  const left = assert.rejects(
    clock.offerAct("W", async () => assert.fail("it is not asked any more")),
    { refusal: { code: "line_lost" } },
  );
  clock.stop();
  await left;
});

test("a match that goes on later counts its beats from then, and what was offered meanwhile is too old", async () => {
  const { clock, time, acted, shown } = table([{}, {}]);
  await time.pass(300);
  clock.stop();
  await time.pass(400);
  let sent = 0;
  const old = assert.rejects(
    clock.offerAct("W", async () => /** @type {any} */ (sent += 1)),
    { refusal: { code: "stale_turn" } },
  );
  await time.pass(5_000);
  assert.deepEqual(shown, [0], "nothing is shown once it is left");
  clock.start();
  await old;
  await time.pass(6_200);
  assert.deepEqual([acted, sent, shown], [[[6_100, null]], 0, [0, 0, 1]]);
  clock.start();
  clock.stop();
  await time.pass(9_000);
  assert.deepEqual(shown, [0, 0, 1], "nor where it is left at once");
});

test("a bot that thinks past its beat acts at the next one", async () => {
  const { time, acted } = table([{}], { thinks: 2_000 });
  await time.pass(9_000);
  assert.deepEqual(acted, [[2_200, null]]);
});

test("a lead waits until the trick before it was looked at, and every other card for its pause alone", async () => {
  const lead = { trick: { plays: [] } };
  const { time, acted } = table([{ ...lead, events: [{ kind: "trick_won" }] }, lead, lead]);
  await time.pass(9_000);
  assert.deepEqual(
    acted.map(([at]) => at),
    [1_100, 2_500, 3_600],
  );
});

test("a bot that comes to stand in for a person acts, though the table was looked at just before", async () => {
  const { clock, time, acted, standsIn } = table([{ waits_for: "person" }]);
  await time.pass(2_010);
  clock.wake();
  await time.pass(2_050);
  standsIn("expert");
  clock.wake();
  await time.pass(9_000);
  assert.deepEqual(acted.length, 1);
});

/** What differs from a card that a bot is to play at normal speed, and the beats then. @type {[string, Record<string, any>, Record<string, any>, object][]} */
const BEATS = [
  ["between deals an act is made at once", { waits_for: "deal" }, {}, { first: 0, every: 250 }],
  ["after a match an act is made at once", { waits_for: "over" }, {}, { first: 0, every: 250 }],
  ["a bot plays after its pause, however often it is waited for", {}, {}, { first: 700, every: 700 }],
  ["a bot leads after the trick was looked at", {}, { isTrickOver: true }, { first: 1_400, every: 1_400 }],
  [
    "a bot that searches has as long as it may think",
    { multiplayer: { is_search: true } },
    {},
    { first: 1_100, every: 1_100 },
  ],
  ["a bot does not hurry at once", {}, { speed: "instant" }, { first: 250, every: 250 }],
  [
    "a partner, a person, has time to speak before a bot that speaks for the pair",
    { multiplayer: { is_open: true } },
    {},
    { first: 4_000, every: 4_000 },
  ],
  ["a person's card waits as long as people need", {}, { isBot: false }, { first: 1_400, every: 250 }],
  [
    "a person's lead waits for the trick",
    {},
    { isBot: false, isTrickOver: true, speed: "instant" },
    { first: 500, every: 250 },
  ],
  [
    "a new round of chances is long",
    { multiplayer: { is_chance: true } },
    { isNewRound: true },
    { first: 4_000, every: 150 },
  ],
  [
    "who says nothing passes soon after another did",
    { multiplayer: { is_chance: true } },
    {},
    { first: 150, every: 150 },
  ],
  [
    "a bot that searches has its chance, too",
    { multiplayer: { is_chance: true, is_search: true } },
    {},
    { first: 1_100, every: 150 },
  ],
  [
    "cards are dealt a round at a time",
    { waits_for: "table", phase: "dealing", deal_size: 100 },
    {},
    { first: 264, every: 250 },
  ],
];
for (const [sentence, some, how, beat] of BEATS)
  test(`at a table of several devices ${sentence}`, () => {
    const view = {
      waits_for: "bot",
      phase: "playing",
      calls: [],
      rotation: ["S", "W", "N", "E"],
      zones: [],
      hand: [],
    };
    const usual = { speed: "normal", dealing: "live", isTrickOver: false, isNewRound: false, isBot: true };
    const table = { ...view, tricks: [{}], trick: { plays: [] }, seats: {}, ...some };
    assert.deepEqual(planBeat(/** @type {any} */ (table), /** @type {any} */ ({ ...usual, ...how })), beat);
  });

test("an engine that is gone is asked again after half a second, and its match is left once", async () => {
  const { clock, time, asked } = table([{ refuses: true }]);
  await time.pass(1_600);
  clock.stop();
  await time.pass(5_000);
  assert.deepEqual(
    asked.map(([at]) => at),
    [0, 500, 1_000, 1_500],
  );
});
