import assert from "node:assert/strict";
import { test } from "node:test";
import { createGuestDrawing } from "../../../../web/js/features/multiplayer/guest-drawing.js";
import { createHostDrawing } from "../../../../web/js/features/multiplayer/host-drawing.js";
import {
  findCode,
  hashNumber,
  isSeedDrawn,
  parseNumbers,
} from "../../../../web/js/features/multiplayer/shared-seed.js";
import { sha256 } from "../../../../web/js/core/device.js";
import { createTime } from "./virtual-time.js";

/** How many hashes other threads are making. */
let hashing = 0;
const digest = crypto.subtle.digest.bind(crypto.subtle);
crypto.subtle.digest = (...given) => {
  hashing += 1;
  return digest(...given).finally(() => (hashing -= 1));
};

/** What a device keeps. */
function createMemory() {
  let kept = /** @type {any[]} */ ([]);
  return {
    loadDrawings: () => kept,
    saveDrawings: (/** @type {any[]} */ all) => void (kept = all),
  };
}

/**
 * A host and its guests, each with what it keeps; every message is logged, and may be changed on its way.
 * @param {string[]} seats
 * @param {{ alter?: (from: string, message: any, seat: string) => any[], isAgreed?: (seat: string) => boolean | null }} [how] `alter`: what arrives
 *   in place of a message; `isAgreed`: what a person says who is asked, null for nothing
 */
function room(seats, { alter = (_, message) => [message], isAgreed = () => true } = {}) {
  /** @type {Record<string, ReturnType<typeof createMemory>>} */
  const memories = Object.fromEntries(["S", ...seats].map((seat) => [seat, createMemory()]));
  const time = createTime(() => hashing > 0);
  /** @type {[string, string, string, any][]} */
  const log = [];
  /** What the host has shown, one after another. @type {any[]} */
  const states = [];
  /** @type {Record<string, any>} */
  const shown = {};
  /** How long the host has waited for others at most. @type {number[]} */
  const waits = [];
  /** When each guest was told of its first drawing. @type {Record<string, number>} */
  const begun = {};
  /** A guest's clock is later whenever it looks. */
  let looks = 0;
  const asked = /** @type {string[]} */ ([]);
  const there = [...seats];
  /** @type {Record<string, ReturnType<typeof createGuestDrawing>>} */
  const guests = {};
  const host = createHostDrawing({
    getSeats: () => /** @type {any} */ ([...there]),
    sendMessage(message, seat) {
      for (const at of seat ? [seat] : there)
        for (const one of alter("S", message, at)) {
          log.push(["S", at, one.kind, one]);
          queueMicrotask(() => guests[at]?.receiveDrawMessage(one));
        }
    },
    onChange: (drawing) => states.push((shown["S"] = drawing)),
    sleep: (milliseconds) => (waits.push(milliseconds), time.sleep(milliseconds)),
    now: time.now,
    memory: memories["S"],
  });
  for (const seat of seats)
    guests[seat] = createGuestDrawing({
      memory: memories[seat],
      getSeat: () => /** @type {any} */ (seat),
      sendMessage(message) {
        for (const one of alter(seat, message, "S")) {
          log.push([seat, "S", one.kind, one]);
          queueMicrotask(() => host.receiveDrawMessage(/** @type {any} */ (seat), one));
        }
      },
      onChange(drawing) {
        begun[seat] ??= drawing.at;
        shown[seat] = drawing;
      },
      onAsked() {
        asked.push(seat);
        const says = isAgreed(seat);
        if (says !== null) setImmediate(() => guests[seat]?.answer(says));
      },
      now: () => time.now() + (looks += 1),
    });
  return {
    ...{ host, guests, shown, begun, states, asked, waits, there, time, memories },
    log,
    kinds: (/** @type {string} */ from) => log.filter(([one]) => one === from).map(([, , kind]) => kind),
    /** @param {string[]} [without] */
    async draw(without = []) {
      const drawn = host.drawSeed("S", /** @type {any} */ (without));
      await time.pass(time.now() + 120_000);
      return drawn;
    },
  };
}

/** The record of a match with that seed. @param {{ numbers: string[], draw: string }} drawn */
async function recordOf({ numbers, draw }) {
  const sorted = [...numbers].sort();
  const seed = await sha256(
    ["follow-suit/multiplayer/1", ...(draw ? [`draw ${draw}`] : []), ...sorted].join("/"),
  );
  return `followsuit-deal 1\nseed ${seed}\nnumbers ${sorted.join(" ")}\n${draw ? `draw ${draw}\n` : ""}\ndeal 1\n`;
}

test("the first drawing asks nobody, gives numbers only once all hashes are shown, and every device shows the same code", async () => {
  const { draw, shown, begun, asked, log, guests, states, waits } = room(["W", "N", "E"]);
  const drawn = await draw();
  assert.ok(drawn);
  const seats = ["W", "N", "E"];
  const whole = { number: 1, by: "S", seats, without: [], why: null, at: states[0].at, count: 0 };
  const code = states.at(-1).code;
  /** Devices are as fast as they are: whose digits come first is nobody's choice. @type {[string, string, number][]} */
  const stages = [
    ...[3, 2, 1, 0].map((left) => /** @type {[string, string, number]} */ (["waiting", "", left])),
    ...[3, 2, 1, 0].map((left) => /** @type {[string, string, number]} */ (["waiting", code, left])),
    ["drawn", code, 0],
  ];
  assert.deepEqual(
    states.map(({ missing, ...one }) => ({ ...one, missing: missing.length })),
    stages.map(([state, code, missing]) => ({ ...whole, state, code, missing })),
  );
  assert.deepEqual([drawn.numbers.length, new Set(drawn.numbers).size, drawn.draw], [4, 4, ""]);
  assert.deepEqual([asked, waits], [[], [60_000, 10_000]]);
  const id = drawn.numbers[0]?.slice(0, 8);
  const call = { kind: "draw", draw: id, number: 1, by: "S", seats, without: [] };
  assert.deepEqual(
    log.filter(([, , kind]) => kind === "draw" || kind === "drawn").map(([, at, , message]) => [at, message]),
    [call, { kind: "drawn", draw: id }].flatMap((message) => seats.map((seat) => [seat, message])),
  );
  const given = log.findIndex(([, , kind]) => kind === "number");
  assert.equal(log.slice(0, given).filter(([, , kind]) => kind === "hash").length, 3);
  for (const seat of seats)
    assert.deepEqual(shown[seat], { ...whole, state: "drawn", code, missing: [], at: shown[seat].at });
  assert.ok(seats.every((seat) => shown[seat].at > Number(begun[seat])));
  assert.match(shown["S"].code, /^[0-9a-f]{4} [0-9a-f]{4}$/);
  assert.deepEqual(
    ["S", "W", "N", "E"].map((seat) => shown[seat].state),
    ["drawn", "drawn", "drawn", "drawn"],
  );
  const record = await recordOf(drawn);
  assert.deepEqual(parseNumbers(record), [...drawn.numbers].sort());
  for (const seat of ["W", "N", "E"]) {
    assert.equal(await guests[seat]?.verifyRecord(record), true);
    assert.equal(await guests[seat]?.verifyRecord(record.replace(/seed \w+/, "seed 7")), false);
    assert.equal(
      await guests[seat]?.verifyRecord(record.replace(/numbers \w+/, `numbers ${"0".repeat(64)}`)),
      false,
    );
  }
});

test("a second drawing needs each person's tap, says who asks, and is another one in the record", async () => {
  const { draw, asked, shown, guests } = room(["W", "N"]);
  const first = await draw();
  const second = await draw();
  assert.deepEqual(asked.sort(), ["N", "W"]);
  assert.deepEqual([shown["W"].number, shown["W"].by, shown["W"].count], [2, "S", 1]);
  assert.equal(second?.draw, "2");
  const record = await recordOf(/** @type {any} */ (second));
  assert.equal(await guests["W"]?.verifyRecord(record), true);
  assert.equal(await guests["W"]?.verifyRecord(record.replace("draw 2\n", "")), false);
  assert.notDeepEqual(first?.numbers, second?.numbers);
});

test("a host that draws again and again gets one drawing for each time that all people tap", async () => {
  const taps = { W: 0 };
  const { draw, kinds, host, memories, time } = room(["W"], { isAgreed: () => (taps.W += 1) < 3 });
  const drawn = [];
  for (let count = 0; count < 30; count += 1) drawn.push(await draw());
  // The first, and two that were tapped for.
  assert.equal(drawn.filter(Boolean).length, 3);
  assert.equal(kinds("W").filter((kind) => kind === "number").length, 3);
  // Told that it is the first, a device that remembers another asks all the same.
  const before = taps.W;
  memories["S"]?.saveDrawings([]);
  void host.drawSeed("S", []);
  await time.pass(time.now() + 120_000);
  assert.equal(taps.W, before + 1);
});

test("a device that has drawn at another table meanwhile asks its person, though it is told that it is the first", async () => {
  const { draw, asked, memories } = room(["W"]);
  memories["W"]?.saveDrawings([{ at: 0, number: "x", draw: "", hashes: [] }]);
  assert.ok(await draw());
  assert.deepEqual(asked, ["W"]);
});

test("a host that begins a drawing anew in the middle gets no second number without a tap", async () => {
  let isHeld = true;
  const { draw, host, kinds, asked, time } = room(["W"], {
    alter: (from, message) => (from === "S" && message.kind === "hashes" && isHeld ? [] : [message]),
    isAgreed: () => null,
  });
  void host.drawSeed("S", []);
  await time.pass(100);
  assert.deepEqual(kinds("W"), ["hash"]);
  isHeld = false;
  await draw();
  assert.deepEqual(asked, ["W"]);
  assert.deepEqual(kinds("W"), ["hash"]);
});

test("a guest that shows no hash makes the drawing void, and is the only one who is said to have withheld it", async () => {
  const { draw, shown, kinds, states } = room(["W", "N", "E"], {
    alter: (from, message) => (from === "W" && message.kind === "hash" ? [] : [message]),
  });
  assert.equal(await draw(), null);
  for (const seat of ["S", "N", "E"])
    assert.deepEqual([shown[seat].state, shown[seat].missing, shown[seat].why], ["void", ["W"], "withheld"]);
  assert.deepEqual(kinds("N"), ["hash"]);
  assert.equal(states.filter(({ state }) => state === "void").length, 1);
});

test("a table without guests draws alone, and what comes after a drawing counts for none", async () => {
  const { draw, host, states } = room([]);
  const drawn = await draw();
  assert.equal(drawn?.numbers.length, 1);
  assert.deepEqual(
    states.map(({ state }) => state),
    ["waiting", "waiting", "drawn"],
  );
  host.removeGuest("W");
  assert.equal(states.length, 3);
});

test("a guest that gives no number makes the drawing void, and all see who it was", async () => {
  const { draw, shown, there } = room(["W", "N", "E"], {
    alter: (from, message) => (from === "W" && message.kind === "number" ? [] : [message]),
  });
  assert.equal(await draw(), null);
  for (const seat of ["S", "N", "E", "W"])
    assert.deepEqual([shown[seat].state, shown[seat].missing, shown[seat].why], ["void", ["W"], "withheld"]);
  assert.deepEqual(there, ["W", "N", "E"]);
});

test("leaving a seat out is a drawing of its own that all see, that the others sign, and that the check knows", async () => {
  const { draw, shown, asked, guests, kinds } = room(["W", "N", "E"], {
    alter: (from, message) => (from === "W" && message.kind === "number" ? [] : [message]),
  });
  await draw();
  const drawn = await draw(["W"]);
  assert.deepEqual(asked.sort(), ["E", "N"]);
  assert.deepEqual([drawn?.draw, drawn?.numbers.length], ["2 without W", 3]);
  assert.deepEqual([shown["W"].state, shown["N"].without, shown["E"].state], ["left_out", ["W"], "drawn"]);
  assert.deepEqual(kinds("W"), ["hash"]);
  const record = await recordOf(/** @type {any} */ (drawn));
  for (const seat of ["N", "E"]) assert.equal(await guests[seat]?.verifyRecord(record), true);
  // The same numbers as if nobody, or somebody else, had been left out: another seed, and not what was signed.
  for (const draw of ["", "2", "2 without E", "3 without W"]) {
    const other = await recordOf({ numbers: drawn?.numbers ?? [], draw });
    for (const seat of ["N", "E"]) assert.equal(await guests[seat]?.verifyRecord(other), false);
  }
});

test("a number that belongs to another hash, or to what somebody has not signed, counts as none", async () => {
  const { draw, shown } = room(["W", "N"], {
    alter: (from, message) => [
      from === "W" && message.kind === "number" ? { ...message, number: "0".repeat(64) } : message,
    ],
  });
  assert.equal(await draw(), null);
  assert.deepEqual(shown["N"].missing, ["W"]);
});

test("a guest that leaves before it gives its number is the only one who is said to have withheld it", async () => {
  const { host, shown, time } = room(["W", "N", "E"], {
    alter: (from, message) => (from !== "S" && message.kind === "number" ? [] : [message]),
  });
  const drawn = host.drawSeed("S", []);
  await time.pass(1_000);
  host.removeGuest("N");
  assert.equal(await drawn, null);
  await time.settle();
  for (const seat of ["S", "W", "E"])
    assert.deepEqual([shown[seat].state, shown[seat].missing], ["void", ["N"]]);
});

test("somebody who does not agree ends the drawing for all, at once", async () => {
  const { draw, shown, time } = room(["W", "N"], { isAgreed: (seat) => seat !== "N" });
  await draw();
  const begun = time.now();
  assert.equal(await draw(), null);
  assert.deepEqual([shown["W"].state, shown["W"].missing, shown["W"].why], ["void", ["N"], "declined"]);
  assert.equal(shown["N"].state, "void");
  assert.ok(shown["S"].at <= begun);
});

test("answers that come late, twice, out of order or for another drawing change nothing", async () => {
  for (const [name, alter] of /** @type {[string, (from: string, message: any) => any[]][]} */ ([
    // The first counts, whatever is said after it.
    ["twice", (_, message) => [message, { ...message, hash: "5".repeat(64), number: "5".repeat(64) }]],
    [
      "out of order",
      (from, message) =>
        message.kind === "hash"
          ? [{ kind: "number", draw: message.draw, number: "1".repeat(64) }, message]
          : [message],
    ],
    [
      "of another",
      (from, message) =>
        from === "S" ? [message] : [{ ...message, draw: "00000000", hash: "2".repeat(64) }, message],
    ],
    [
      "of an unknown shape",
      (from, message) =>
        from === "S"
          ? [
              { ...message, hashes: 7, seats: "W", draw: message.draw, number: -1 },
              { kind: "hashes", draw: message.draw, hashes: null },
              message,
            ]
          : [{ ...message, hash: [], number: {} }, message],
    ],
  ])) {
    const { draw, shown } = room(["W", "N"], { alter });
    const drawn = await draw();
    assert.equal(drawn?.numbers.length, 3, name);
    assert.equal(shown["W"].state, "drawn", name);
  }
  // A number that comes once the drawing is void is not taken for a hash of the next one.
  const late = /** @type {any[]} */ ([]);
  const { draw, host } = room(["W"], {
    alter: (from, message) =>
      from === "W" && message.kind === "number" && !late.length ? (late.push(message), []) : [message],
  });
  assert.equal(await draw(), null);
  host.receiveDrawMessage("W", late[0]);
  const drawn = await draw();
  assert.equal(drawn?.numbers.length, 2);
  assert.ok(!drawn?.numbers.includes(late[0].number));
});

test("a guest shows no number where its own hash is not among those shown, or where there are more or fewer than devices", async () => {
  for (const change of [
    (/** @type {string[]} */ hashes) => hashes.map(() => "3".repeat(64)),
    (/** @type {string[]} */ hashes) => [...hashes, "4".repeat(64)],
    (/** @type {string[]} */ hashes) => hashes.slice(1),
    (/** @type {string[]} */ hashes) => [hashes[0], hashes[0], ...hashes.slice(2)],
  ]) {
    const { draw, kinds } = room(["W", "N"], {
      alter: (from, message) => [
        from === "S" && message.kind === "hashes" ? { ...message, hashes: change(message.hashes) } : message,
      ],
    });
    assert.equal(await draw(), null);
    assert.ok(!kinds("N").includes("number"));
  }
});

test("what a host says of a drawing is shown whole, and what makes no sense is passed over", () => {
  /** @type {any[]} */
  const did = [];
  const guest = createGuestDrawing({
    memory: { loadDrawings: () => [], saveDrawings: () => {} },
    getSeat: () => "W",
    sendMessage: (message) => did.push(message),
    onChange: (drawing) => did.push(drawing),
    onAsked: () => did.push("asked"),
    now: () => 1_000,
  });
  const hears = (/** @type {object} */ message) => guest.receiveDrawMessage(/** @type {any} */ (message));
  const seats = ["W", "NW", "N", "NE", "E", "SE", "S", "SW"];
  const draw = { kind: "draw", draw: "x", number: 2, by: "S", seats, without: [] };
  const bad = [
    { draw: 7 },
    ...[0, 1.5, "2"].map((number) => ({ number })),
    ...["W", [...seats, "X"], ["WWW"], [1]].flatMap((list) => [{ seats: list }, { without: list }]),
  ];
  for (const one of bad) hears({ ...draw, ...one });
  guest.answer(true);
  assert.deepEqual(did, []);
  hears({ ...draw, by: 7 });
  const shown = {
    ...{ number: 2, by: null, seats, without: [], missing: seats, why: null, code: "", at: 1_000, count: 0 },
    state: "asked",
  };
  assert.deepEqual(did.splice(0), [shown, "asked"]);
  hears(draw);
  for (const missing of [null, ["WWW"]]) hears({ kind: "void", draw: "x", missing, why: "declined" });
  hears({ kind: "void", draw: "another", missing: ["N"], why: "declined" });
  hears({ kind: "drawn", draw: "x" });
  assert.deepEqual(did, []);
  guest.answer(false);
  guest.answer(true);
  assert.deepEqual(did.splice(0), [
    { ...shown, state: "declined" },
    { kind: "decline", draw: "x" },
  ]);
  for (const why of ["declined", "asleep"]) hears({ kind: "void", draw: "x", missing: ["N"], why });
  assert.deepEqual(did.splice(0), [
    { ...shown, state: "void", missing: ["N"], why: "declined" },
    { ...shown, state: "void", missing: ["N"], why: "withheld" },
  ]);
  const without = ["W"];
  hears({ ...draw, draw: "y", without });
  hears({ kind: "drawn", draw: "y" });
  const leftOut = { ...shown, by: "S", without, state: "left_out" };
  assert.deepEqual(did, [leftOut, leftOut]);
});

test("a device that comes back with its page loaded anew remembers what it drew", async () => {
  const { draw, memories } = room(["W"]);
  const drawn = await draw();
  const again = createGuestDrawing({
    memory: memories["W"],
    getSeat: () => "W",
    sendMessage: () => {},
    onChange: () => {},
    onAsked: () => {},
    now: () => 1_000,
  });
  assert.equal(await again.verifyRecord(await recordOf(/** @type {any} */ (drawn))), true);
  assert.equal(await again.verifyRecord("followsuit-deal 1\nseed 7\n"), null);
});

test("a hash is of what is drawn as well as of the number, and codes differ where devices were shown others", async () => {
  const number = "a".repeat(64);
  const hashes = await Promise.all(["", "2", "2 without W"].map((draw) => hashNumber(number, draw)));
  assert.equal(new Set(hashes).size, 3);
  assert.equal(await hashNumber(number), await sha256(`follow-suit/multiplayer/1/${number}`));
  assert.notEqual(await findCode(["1", "2"], ""), await findCode(["1", "3"], ""));
  assert.equal(await findCode(["1", "2"], ""), await findCode(["2", "1"], ""));
  assert.equal(await isSeedDrawn("", { at: 0, number, draw: "", hashes: [] }), false);
});

test("a drawing of more seats than a table has, or of what is no seat, is none", async () => {
  const { guests, shown } = room(["W"]);
  const draw = { kind: "draw", draw: "one", number: 1, by: "S", without: [] };
  const eight = ["S", "SW", "W", "NW", "N", "NE", "E", "SE"];
  for (const seats of [[...eight, "X"], ["W", "SSW"], ["W", 7], "W"]) {
    guests["W"]?.receiveDrawMessage(/** @type {any} */ ({ ...draw, seats }));
    assert.equal(shown["W"], undefined);
  }
  guests["W"]?.receiveDrawMessage(/** @type {any} */ ({ ...draw, seats: eight }));
  assert.deepEqual([shown["W"].seats, shown["W"].state], [eight, "waiting"]);
});

test("digits that come after a drawing has failed change nothing of what is shown", async () => {
  /** @type {any[]} */
  const late = [];
  const { draw, host, states } = room(["W", "N"], {
    alter: (from, message) =>
      from === "W" && message.kind === "hash" ? (late.push(message), []) : [message],
  });
  assert.equal(await draw(), null);
  const shown = states.length;
  host.receiveDrawMessage("W", late[0]);
  assert.equal(states.length, shown);
});

for (const [kind, wait] of /** @type {[string, number][]} */ ([
  ["hash", 60_000],
  ["number", 10_000],
]))
  test(`a ${kind} that does not come is waited for ${wait / 1000} seconds`, async () => {
    const alter = (/** @type {string} */ from, /** @type {any} */ message) =>
      from === "W" && message.kind === kind ? [] : [message];
    const { host, states, time } = room(["W"], { alter });
    const drawn = host.drawSeed("S", []);
    await time.pass(wait - 1);
    assert.deepEqual([states.at(-1).state, states.at(-1).missing], ["waiting", ["W"]]);
    await time.pass(wait);
    assert.deepEqual([await drawn, states.at(-1).state, states.at(-1).why], [null, "void", "withheld"]);
  });
