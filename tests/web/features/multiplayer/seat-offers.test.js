import assert from "node:assert/strict";
import { test } from "node:test";
import { createOffers } from "../../../../web/js/features/multiplayer/seat-offers.js";
import { decodeCode, encodeCode } from "../../../../web/js/features/multiplayer/pairing/code.js";

/** What a device says of itself. @param {string} ufrag */
const self = (ufrag) => ({
  ufrag,
  pwd: "p".repeat(24),
  print: new Uint8Array(32).fill(7),
  places: [{ kind: 1, bytes: Uint8Array.of(192, 168, 1, 7), port: 40_021 }],
});

/** A host whose clock and network are set by hand. @param {{ opens?: boolean }} [network] */
function host({ opens = true } = {}) {
  let now = 1_800_000_000_000;
  /** @type {any[]} */
  const log = [];
  const offers = createOffers({
    // As long as the page waits.
    startTimer: (milliseconds, onOver) => {
      log.push(["waits", milliseconds]);
      const timer = setTimeout(onOver, 5);
      return () => clearTimeout(timer);
    },
    onConnected: (seat, channel) => log.push(["opened", seat, channel]),
    now: () => now,
    createPeer: async () =>
      /** @type {any} */ ({
        self: self("host"),
        acceptAnswer: async (/** @type {any} */ { ufrag }) => void log.push(["answered", ufrag]),
        whenOpen: opens ? Promise.resolve("channel") : new Promise(() => {}),
        close: () => log.push("withdrawn"),
      }),
  });
  return { offers, log, later: (/** @type {number} */ minutes) => (now += minutes * 60_000) };
}

/** What a phone shows that opened a link. @param {string} link */
function answerTo(link) {
  const { seat, offer } = decodeCode(link, "offer");
  return encodeCode({ is: "answer", seat, offer, self: self("guest") });
}

test("the second device for a seat is told that the code was used", async () => {
  const { offers, log } = host();
  const link = await offers.createLink("N");
  assert.equal(await offers.acceptAnswer(answerTo(link), () => {}), null);
  assert.deepEqual(log.at(-1), ["opened", "N", "channel"]);
  assert.deepEqual(
    log.filter(([what]) => what === "answered"),
    [["answered", "guest"]],
  );
  assert.deepEqual(await offers.acceptAnswer(answerTo(link), () => {}), { code: "pair_used", seat: "N" });
});

test("where the network keeps devices apart the page waits 15 seconds and says so", async () => {
  const { offers, log } = host({ opens: false });
  const link = await offers.createLink("W");
  /** @type {string[]} */
  const joining = [];
  const failed = await offers.acceptAnswer(answerTo(link), (seat) => joining.push(seat));
  assert.deepEqual(failed, { code: "pair_isolated", seat: "W" });
  assert.deepEqual(
    [joining, log.slice(0, 2)],
    [
      ["W"],
      [
        ["answered", "guest"],
        ["waits", 15_000],
      ],
    ],
  );
});

test("a connection that was given up does not open later, when nobody here would hear it", async () => {
  const { offers, log } = host({ opens: false });
  await offers.acceptAnswer(answerTo(await offers.createLink("W")), () => {});
  assert.equal(log.at(-1), "withdrawn");
});

test("an old code is old, a withdrawn one is ended, and one of another table is none of this", async () => {
  const { offers, log, later } = host();
  const link = await offers.createLink("E");
  await offers.createLink("E");
  assert.deepEqual(log, ["withdrawn"]);
  /** @type {string[]} */
  const joining = [];
  const early = await offers.acceptAnswer(answerTo(link), (seat) => joining.push(seat));
  assert.deepEqual([early, joining], [{ code: "pair_no_offer", seat: null }, []]);
  later(11);
  assert.deepEqual(await offers.acceptAnswer(answerTo(link), () => {}), { code: "pair_old", seat: "E" });
  const last = await offers.createLink("E");
  later(10);
  assert.equal(await offers.acceptAnswer(answerTo(last), () => {}), null, "for ten minutes it is good");
  const late = await offers.createLink("E");
  later(10 + 1 / 60_000);
  assert.deepEqual(await offers.acceptAnswer(answerTo(late), () => {}), { code: "pair_old", seat: "E" });
  const { code } = (await host().offers.acceptAnswer(answerTo(link), () => {})) ?? {};
  assert.equal(code, "pair_no_offer");
});
