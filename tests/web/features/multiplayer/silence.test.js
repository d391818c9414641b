import assert from "node:assert/strict";
import { test } from "node:test";
import { createMessageChannel } from "../../../../web/js/features/multiplayer/message-channel.js";
import { answerConnection, offerConnection } from "../../../../web/js/features/multiplayer/pairing/peer.js";

const PRINT = Array.from({ length: 32 }, () => "AA").join(":");
const SDP = `a=ice-ufrag:abcd\r\na=ice-pwd:${"p".repeat(24)}\r\na=fingerprint:sha-256 ${PRINT}\r\n`;

/** A connection whose state a test sets. */
class Connection extends EventTarget {
  static latest = /** @type {any} */ (null);
  iceGatheringState = "complete";
  signalingState = "stable";
  connectionState = "new";
  /** @type {{ sdp: string } | null} */
  localDescription = null;
  /** @type {string[]} */
  looked = [];
  isClosed = false;

  constructor() {
    super();
    Connection.latest = this;
  }

  createDataChannel() {
    const channel = Object.assign(new EventTarget(), {
      readyState: "connecting",
      log: /** @type {any[]} */ ([]),
    });
    this.channel = Object.assign(channel, {
      onmessage: null,
      onclose: /** @type {any} */ (null),
      send: (/** @type {string} */ text) => channel.log.push(JSON.parse(text).kind),
      close: () => (channel.readyState = "closing"),
    });
    channel.addEventListener("close", () => this.channel?.onclose?.());
    return this.channel;
  }

  async setLocalDescription() {
    this.localDescription = { sdp: SDP };
  }
  async setRemoteDescription() {}

  /** @param {{ candidate: string }} place */
  async addIceCandidate({ candidate }) {
    this.looked.push(candidate);
    throw new Error("one browser minds");
  }

  /** @param {string} state */
  turn(state) {
    this.connectionState = state;
    this.dispatchEvent(new Event("connectionstatechange"));
  }

  close() {
    this.isClosed = true;
    this.connectionState = "closed";
  }
}

const OTHER = {
  ufrag: "abcd",
  pwd: "p".repeat(24),
  print: new Uint8Array(32).fill(7),
  places: [{ kind: 1, bytes: Uint8Array.of(192, 168, 1, 7), port: 40_021 }],
};
const settled = () => new Promise(setImmediate);

/** A line over a connection that is open. @param {import("node:test").TestContext} t @param {"host" | "guest"} who */
async function opened(t, who) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.assign(globalThis, { RTCPeerConnection: Connection });
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "Chromium" }, configurable: true });
  t.after(() => {
    Reflect.deleteProperty(globalThis, "RTCPeerConnection");
    if (before) Object.defineProperty(globalThis, "navigator", before);
  });
  const peer = await (who === "host" ? offerConnection() : answerConnection(OTHER));
  await peer.acceptAnswer(OTHER);
  /** @type {Connection} */
  const connection = Connection.latest;
  const { channel } = connection;
  assert.ok(channel);
  channel.readyState = "open";
  connection.turn("connected");
  /** @type {string[]} */
  const heard = [];
  const line = createMessageChannel({
    dataChannel: channel,
    isKnownKind: () => true,
    onMessage: () => {},
    onClosed: (how) => heard.push(how),
    onSilent: () => heard.push("silent"),
    onBack: () => heard.push("back"),
  });
  const wait = async (/** @type {number} */ seconds) => {
    for (let second = 0; second < seconds; second += 1) {
      t.mock.timers.tick(1000);
      await settled();
    }
  };
  return { connection, channel, line, heard, wait };
}

for (const who of /** @type {const} */ (["host", "guest"])) {
  test(`a silence of some seconds is nobody's business at the ${who}'s`, async (t) => {
    const { connection, heard, wait } = await opened(t, who);
    connection.turn("disconnected");
    await wait(5);
    connection.turn("connected");
    await wait(20);
    assert.deepEqual(heard, []);
    assert.equal(connection.looked.length, 0);
  });

  test(`whoever falls silent is looked for by the ${who}, and nothing is said to it until it is back`, async (t) => {
    const { connection, channel, heard, line, wait } = await opened(t, who);
    line.sendMessage({ kind: "news" });
    connection.turn("disconnected");
    await wait(7);
    connection.turn("failed");
    assert.deepEqual(heard, ["silent"]);
    assert.deepEqual([line.sendMessage({ kind: "lost" }), line.isOpen()], [false, false]);
    await wait(60);
    assert.ok(connection.looked.length >= 25, String(connection.looked.length));
    assert.match(connection.looked[0] ?? "", /192\.168\.1\.7 40021/);
    assert.equal(new Set(connection.looked).size, connection.looked.length, "nowhere is looked for twice");
    connection.turn("connected");
    await wait(3);
    const looked = connection.looked.length;
    await wait(60);
    assert.equal(connection.looked.length, looked, "it is looked for no longer");
    line.sendMessage({ kind: "begin" });
    assert.deepEqual(
      [heard, channel.log],
      [
        ["silent", "back"],
        ["news", "begin"],
      ],
    );
  });
}

test("a device that slept for an hour looks for the other when it wakes up", async (t) => {
  const { connection, heard, wait } = await opened(t, "guest");
  connection.turn("failed");
  await wait(4);
  const looked = connection.looked.length;
  t.mock.timers.tick(3_600_000);
  await settled();
  await wait(4);
  assert.ok(connection.looked.length > looked);
  connection.turn("connected");
  assert.deepEqual(heard, ["silent", "back"]);
});

test("after ten minutes it is given up, and so is a line that another device has taken over", async (t) => {
  const gone = await opened(t, "host");
  gone.connection.turn("failed");
  await gone.wait(610);
  assert.deepEqual([gone.heard, gone.connection.isClosed], [["silent", "cut"], true]);
  t.mock.timers.reset();
  const taken = await opened(t, "host");
  taken.connection.turn("failed");
  taken.line.close();
  await taken.wait(4);
  assert.deepEqual([taken.heard, taken.connection.isClosed], [["silent", "ended"], true]);
});
