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

  /** @param {unknown[]} asked */
  createDataChannel(...asked) {
    assert.deepEqual(asked, ["table", { negotiated: true, id: 0 }]);
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
  /** What the other device has said. @type {{ type: string, sdp: string }[]} */
  told = [];
  /** @param {{ type: string, sdp: string }} description */
  async setRemoteDescription(description) {
    this.told.push(description);
  }

  /** @param {{ candidate: string, sdpMid: string }} place */
  async addIceCandidate({ candidate, sdpMid }) {
    assert.equal(sdpMid, "0");
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

/** A browser whose clock and connections a test moves. @param {import("node:test").TestContext} t @param {string} [userAgent] */
function browser(t, userAgent = "Chromium") {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.assign(globalThis, { RTCPeerConnection: Connection });
  Object.defineProperty(globalThis, "navigator", { value: { userAgent }, configurable: true });
  t.after(() => {
    Reflect.deleteProperty(globalThis, "RTCPeerConnection");
    if (before) Object.defineProperty(globalThis, "navigator", before);
  });
}

/** A line over a connection that is open. @param {import("node:test").TestContext} t @param {"host" | "guest"} who */
async function opened(t, who) {
  browser(t);
  const peer = await (who === "host" ? offerConnection() : answerConnection(OTHER));
  await peer.acceptAnswer(OTHER);
  /** @type {Connection} */
  const connection = Connection.latest;
  const { channel } = connection;
  assert.equal(/** @type {any} */ (channel)?.binaryType, "arraybuffer");
  assert.ok(channel);
  channel.readyState = "open";
  /** @type {string[]} */
  const heard = [];
  const falseBack = () => heard.push("was never away");
  channel.addEventListener("back", falseBack);
  connection.turn("connected");
  channel.removeEventListener("back", falseBack);
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
    t.mock.timers.tick(999);
    connection.turn("connected");
    await wait(20);
    assert.deepEqual(heard, []);
    assert.equal(connection.looked.length, 0);
  });

  test(`whoever falls silent is looked for by the ${who}, and nothing is said to it until it is back`, async (t) => {
    const { connection, channel, heard, line, wait } = await opened(t, who);
    line.sendMessage({ kind: "news" });
    connection.turn("disconnected");
    await wait(6);
    assert.deepEqual(heard, ["silent"]);
    connection.turn("failed");
    assert.deepEqual(heard, ["silent"]);
    assert.deepEqual([line.sendMessage({ kind: "lost" }), line.isOpen()], [false, false]);
    await wait(60);
    assert.equal(
      connection.looked.length,
      who === "host" ? 31 : 32,
      "every two seconds, and once as a guest",
    );
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
  await gone.wait(599);
  assert.deepEqual([gone.heard, gone.connection.isClosed], [["silent"], false]);
  await gone.wait(2);
  assert.deepEqual([gone.heard, gone.connection.isClosed], [["silent", "cut"], true]);
  t.mock.timers.reset();
  const taken = await opened(t, "host");
  taken.connection.turn("failed");
  taken.line.close();
  await taken.wait(4);
  assert.deepEqual([taken.heard, taken.connection.isClosed], [["silent", "ended"], true]);
});

test("a device says of itself what it knows after a second and a half", async (t) => {
  browser(t);
  /** @type {string[]} */
  const said = [];
  class Slow extends Connection {
    iceGatheringState = "gathering";
  }
  Object.assign(globalThis, { RTCPeerConnection: Slow });
  void offerConnection().then(({ self }) => said.push(self.ufrag));
  await settled();
  t.mock.timers.tick(1000);
  t.mock.timers.tick(499);
  await settled();
  assert.deepEqual(said, []);
  t.mock.timers.tick(1);
  await settled();
  assert.deepEqual(said, ["abcd"]);
  void offerConnection().then(({ self }) => said.push(self.ufrag));
  await settled();
  Connection.latest.iceGatheringState = "complete";
  Connection.latest.dispatchEvent(new Event("icegatheringstatechange"));
  await settled();
  assert.equal(said.length, 2, "or as soon as it knows all");
});

for (const [userAgent, isTold] of /** @type {[string, boolean][]} */ ([
  ["Chromium", false],
  ["Firefox/153", true],
]))
  test(`a guest in ${userAgent} ${isTold ? "is told at once where" : "looks after twenty seconds for"} its host may be`, async (t) => {
    browser(t, userAgent);
    await answerConnection(OTHER);
    const { told, looked } = Connection.latest;
    assert.deepEqual(
      [told.length, told[0].type, /192\.168\.1\.7 40021/.test(told[0].sdp)],
      [1, "offer", isTold],
    );
    t.mock.timers.tick(19_999);
    await settled();
    assert.deepEqual(looked, []);
    t.mock.timers.tick(1);
    await settled();
    assert.equal(looked.length, 1);
    await answerConnection(OTHER);
    Connection.latest.connectionState = "connected";
    t.mock.timers.tick(20_000);
    await settled();
    assert.deepEqual(Connection.latest.looked, [], "it was found");
  });

test("whoever waits for a line has it once it is open, and is told of one that closes before", async (t) => {
  browser(t);
  /** @param {(connection: any) => void} act */
  const waited = async (act) => {
    const { whenOpen, channel } = await offerConnection();
    act(Connection.latest);
    return whenOpen.then(
      (one) => one === channel,
      (/** @type {Error} */ error) => error.message,
    );
  };
  const say =
    (/** @type {string} */ event) =>
    (/** @type {Connection} */ { channel }) =>
      channel?.dispatchEvent(new Event(event));
  assert.equal(await waited(say("open")), true);
  assert.equal(await waited(say("close")), "closed");
  assert.equal(
    await waited((connection) => ["failed", "closed"].forEach((state) => connection.turn(state))),
    "closed",
  );
});

test("a device describes itself once it knows all its places, or has looked for long enough", async (t) => {
  browser(t);
  /** @param {(connection: any) => void} act */
  const described = async (act) => {
    t.mock.method(Connection.prototype, "setLocalDescription", async function (/** @type {Connection} */) {
      Object.assign(this, { localDescription: { sdp: SDP }, iceGatheringState: "gathering" });
    });
    let isThere = false;
    void offerConnection().then(() => (isThere = true));
    await settled();
    act(Connection.latest);
    await settled();
    return isThere;
  };
  const waits = (/** @type {number} */ most) => () => {
    for (let passed = 0; passed < most; passed += 500) t.mock.timers.tick(Math.min(500, most - passed));
  };
  const gather = (/** @type {string} */ state) => (/** @type {Connection} */ connection) => {
    connection.iceGatheringState = state;
    connection.dispatchEvent(new Event("icegatheringstatechange"));
  };
  assert.deepEqual(
    [
      await described(() => {}),
      await described(gather("gathering")),
      await described(gather("complete")),
      await described(waits(1499)),
      await described(waits(1500)),
    ],
    [false, false, true, false, true],
  );
});
