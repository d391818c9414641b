import "../../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { RemoteEngine } from "../../../../web/js/engine/remote-client.js";
import { createGuestTable } from "../../../../web/js/features/multiplayer/guest.js";
import { forgetOffers, isOfferUsed } from "../../../../web/js/features/multiplayer/seat-storage.js";
import { encodeCode } from "../../../../web/js/features/multiplayer/pairing/code.js";
import { storedTest } from "../../shared/storage.js";

const PRINT = Array.from({ length: 32 }, () => "AA").join(":");
const SDP = `a=ice-ufrag:abcd\r\na=ice-pwd:${"p".repeat(24)}\r\na=fingerprint:sha-256 ${PRINT}\r\n`;
const HOST = {
  ufrag: "abcd",
  pwd: "p".repeat(24),
  print: new Uint8Array(32).fill(7),
  places: [{ kind: 1, bytes: Uint8Array.of(192, 168, 1, 7), port: 40_021 }],
};

/** A channel that a test opens, cuts and silences. */
function channel() {
  const one = Object.assign(new EventTarget(), {
    readyState: "open",
    /** @type {string[]} */
    said: [],
    onmessage: null,
    onclose: null,
    send: (/** @type {string} */ text) => void one.said.push(JSON.parse(text).kind),
    close: () => void (one.readyState = "closed"),
  });
  return one;
}

/** A phone at a table whose line is silent, or open, and which answers a new code of its seat. @param {import("node:test").TestContext} t */
async function answering(t, isSilent = true) {
  const before = channel();
  const fresh = channel();
  const connection = Object.assign(new EventTarget(), {
    iceGatheringState: "complete",
    connectionState: "new",
    signalingState: "stable",
    localDescription: /** @type {{ sdp: string } | null} */ (null),
    createDataChannel: () => fresh,
    setLocalDescription: async () => void (connection.localDescription = { sdp: SDP }),
    setRemoteDescription: async () => {},
    close: () => void (connection.connectionState = "closed"),
  });
  class RTCPeerConnection {
    constructor() {
      return connection;
    }
  }
  Object.assign(globalThis, { addEventListener: () => {}, RTCPeerConnection });
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "Chromium" }, configurable: true });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => Reflect.deleteProperty(globalThis, "RTCPeerConnection"));
  let wake = () => {};
  /** @type {any} */
  const state = { settings: { name: "Noor" }, multiplayer: { guest: null } };
  const guesting = createGuestTable({
    store: /** @type {any} */ ({ state: () => state, change: () => {} }),
    table: /** @type {any} */ ({ replaceEngine: () => {} }),
    // A code that nobody has taken for twenty seconds is slow.
    sleep: (milliseconds) => new Promise((resolve) => milliseconds === 20_000 && (wake = resolve)),
    remote: (send) => new RemoteEngine(send),
    change: (multiplayer) => Object.assign(state.multiplayer, multiplayer),
    linkAddress: (link) => `here#${link}`,
    nameSeats: (view) => view,
    reloadPage: () => {},
  });
  guesting.joinThrough(/** @type {any} */ (before));
  if (isSilent) before.dispatchEvent(new Event("silent"));
  void guesting.joinTable(encodeCode({ is: "offer", seat: "N", offer: 7, self: HOST }));
  await new Promise(setImmediate);
  const self = { ufrag: "abcd", pwd: "p".repeat(24), print: new Uint8Array(32).fill(170), places: [] };
  const answer = encodeCode({ is: "answer", seat: "N", offer: 7, self });
  assert.deepEqual(state.multiplayer, {
    ...{ role: "guest", refusal: null, isScanning: false, pastedText: "" },
    guest: {
      ...{ seat: "N", name: "Noor", status: "answering", answerLink: `here#${answer}`, isSlow: false },
      ...{ chairs: [], record: null, isSeedVerified: null, isSaved: false },
    },
  });
  return { before, fresh, connection, guesting, wake: () => wake(), multiplayer: state.multiplayer };
}

for (const years of [-56, -0.001, 0.1, 5])
  test(`a phone whose clock is ${years} years off answers a code as any other`, async (t) => {
    t.mock.method(Date, "now", () => Date.UTC(2026, 10, 28) + years * 365 * 86_400_000);
    const { multiplayer } = await answering(t);
    assert.equal(multiplayer.refusal, null);
  });

test("a phone that is back by itself goes over to the line of the code it answered, should that open too", async (t) => {
  const { before, fresh, multiplayer } = await answering(t);
  before.dispatchEvent(new Event("back"));
  assert.deepEqual([before.said, fresh.said], [["hello", "hello"], []]);
  // The host has it at this line from now on, and hears nothing of the other.
  fresh.dispatchEvent(new Event("open"));
  await new Promise(setImmediate);
  assert.deepEqual([before.readyState, fresh.readyState, fresh.said], ["closed", "open", ["hello"]]);
  assert.equal(multiplayer.refusal, null);
});

storedTest(
  "a code that is taken is remembered; one that nobody takes is slow, and then leads nowhere",
  async (t) => {
    const taken = await answering(t);
    taken.fresh.dispatchEvent(new Event("open"));
    await new Promise(setImmediate);
    assert.equal(isOfferUsed(7), true);
    taken.wake();
    await new Promise(setImmediate);
    assert.equal(taken.multiplayer.guest.isSlow, false);
    taken.fresh.close();
    forgetOffers();
    t.mock.timers.reset();

    const slow = await answering(t);
    slow.wake();
    await new Promise(setImmediate);
    assert.equal(slow.multiplayer.guest.isSlow, true);
    slow.fresh.dispatchEvent(new Event("close"));
    await new Promise(setImmediate);
    assert.deepEqual(slow.multiplayer.refusal, { code: "pair_isolated" });
    assert.equal(isOfferUsed(7), false);
    // Nobody is waited for any more: the line that is cut is told of.
    slow.before.onclose?.();
    assert.equal(slow.multiplayer.guest.status, "lost");
  },
);

test("a phone whose person has answered another code closes the line of the first, should that open late", async (t) => {
  const { fresh, connection, guesting, multiplayer } = await answering(t);
  const early = guesting.joinTable(encodeCode({ is: "offer", seat: "W", offer: 8, self: HOST }));
  await guesting.joinTable("#nothing");
  await early;
  assert.equal(connection.connectionState, "closed");
  connection.connectionState = "new";
  const { status, seat, answerLink } = multiplayer.guest;
  assert.deepEqual([status, seat, answerLink], ["joining", null, null]);
  assert.deepEqual(multiplayer.refusal, { code: "pair_other" });
  fresh.dispatchEvent(new Event("open"));
  await new Promise(setImmediate);
  assert.deepEqual([fresh.said, connection.connectionState], [[], "closed"]);
});

test("a phone that is back by itself is told nothing of a code that leads nowhere", async (t) => {
  const { before, fresh, multiplayer } = await answering(t);
  before.dispatchEvent(new Event("back"));
  fresh.dispatchEvent(new Event("close"));
  await new Promise(setImmediate);
  assert.deepEqual([before.readyState, multiplayer.refusal], ["open", null]);
});

test("a phone that answers another code says nothing of its old line, should that be cut meanwhile", async (t) => {
  const { before, multiplayer } = await answering(t);
  before.onclose?.();
  assert.equal(multiplayer.guest.status, "answering");
});

for (const [what, end] of /** @type {[string, (at: any) => void][]} */ ([
  ["is sent away", ({ before }) => before.onmessage({ data: '{"n":1,"kind":"bye","code":"removed"}' })],
  ["leaves", ({ guesting }) => guesting.leaveTable()],
]))
  test(`a phone that ${what} while it answers a code closes the line of that, should it open`, async (t) => {
    const at = await answering(t);
    end(at);
    at.fresh.dispatchEvent(new Event("open"));
    await new Promise(setImmediate);
    assert.deepEqual([at.fresh.said, at.connection.connectionState], [[], "closed"]);
  });

test("a phone that answers another code while its line is open leaves that line", async (t) => {
  const { before } = await answering(t, false);
  assert.equal(before.readyState, "closed");
});
