import assert from "node:assert/strict";
import { createEngineFunctions } from "../../../../web/js/messages/engine-functions.js";
import { test } from "node:test";
import { isGuestMessage, passOn } from "../../../../web/js/features/multiplayer/message-kinds.js";
import { createMessageChannel } from "../../../../web/js/features/multiplayer/message-channel.js";

/** A message as a text of so many characters. @param {object} message @param {number} length */
const textOf = (message, length) => {
  const bare = JSON.stringify({ ...message, x: "" });
  return bare.replace('"x":""', `"x":"${"x".repeat(length - bare.length)}"`);
};

/** A line whose other end is this test. */
function lineOf() {
  /** @type {any} */
  const channel = {
    readyState: "open",
    sent: [],
    send: (/** @type {string} */ text) => channel.sent.push(JSON.parse(text)),
    close: () => (channel.readyState = "closed"),
  };
  /** @type {any[]} */
  const heard = [];
  /** @type {string[]} */
  const ends = [];
  /** What is done after a second. @type {(() => void)[]} */
  const timers = [];
  const line = createMessageChannel({
    dataChannel: channel,
    isKnownKind: isGuestMessage,
    onMessage: (message) => heard.push(message),
    onClosed: (how) => ends.push(how),
    setTimer: (then, milliseconds) => milliseconds === 1000 && timers.push(then),
  });
  let n = 0;
  const say = (/** @type {object} */ body) =>
    channel.onmessage({ data: JSON.stringify({ n: ++n, ...body }) });
  return { channel, heard, ends, line, say, second: () => timers.splice(0).forEach((then) => then()) };
}

test("messages are numbered on their way out, and heard in order", () => {
  const { channel, line, say, heard } = lineOf();
  line.sendMessage({ kind: "news" });
  line.sendMessage({ kind: "news" });
  assert.deepEqual(
    channel.sent.map((/** @type {any} */ { n }) => n),
    [1, 2],
  );
  say({ kind: "act", turn: 3 });
  channel.onmessage({ data: textOf({ n: 2, kind: "act" }, 65_536) });
  assert.deepEqual([heard[0].turn, heard.length], [3, 2]);
  const longest = JSON.parse(textOf({ kind: "news", n: 3 }, 65_536));
  assert.equal(line.sendMessage({ ...longest, x: `${longest.x}x` }), false);
  assert.equal(line.sendMessage(longest), true);
});

for (const [name, data, code] of /** @type {[string, unknown, string][]} */ ([
  ["what is no JSON", "{", "malformed"],
  ["a list", "[]", "malformed"],
  ["bytes", new ArrayBuffer(8), "malformed"],
  ["null", "null", "malformed"],
  ["a message without a kind", '{"n":1}', "malformed"],
  ["too long a message", textOf({ n: 1, kind: "act" }, 65_537), "too_long"],
  ["a number that is not the next", '{"n":7,"kind":"act"}', "out_of_order"],
  ["a kind no guest has", '{"n":1,"kind":"record"}', "unknown"],
]))
  test(`${name} is refused, and at the third time the line is closed`, () => {
    const { channel, ends, heard } = lineOf();
    const again = (/** @type {number} */ count) =>
      channel.onmessage({ data: typeof data === "string" ? data.replace('"n":1', `"n":${count}`) : data });
    again(1);
    assert.deepEqual(channel.sent, [{ kind: "error", code, n: 1 }]);
    again(code === "unknown" ? 2 : 1);
    assert.deepEqual(ends, []);
    again(code === "unknown" ? 3 : 1);
    assert.deepEqual(ends, ["misbehaved"]);
    assert.equal(channel.readyState, "closed");
    assert.equal(heard.length, 0);
  });

test("twenty messages a second are heard, two hundred more wait, and then it is too much", () => {
  const { say, heard, second, channel } = lineOf();
  for (let count = 0; count < 220; count += 1) say({ kind: "act" });
  assert.equal(heard.length, 20);
  second();
  assert.equal(heard.length, 40);
  assert.deepEqual(channel.sent, []);
  for (let count = 0; count < 20; count += 1) say({ kind: "act" });
  say({ kind: "act" });
  assert.equal(channel.sent.at(-1).code, "too_many");
});

test("a line that falls silent, twice or after its end, is told of once, and nothing is said over it meanwhile", () => {
  const events = new EventTarget();
  const channel = /** @type {any} */ ({
    readyState: "open",
    sent: [],
    send: (/** @type {string} */ text) => channel.sent.push(text),
    close: () => (channel.readyState = "closed"),
    addEventListener: events.addEventListener.bind(events),
  });
  /** @type {string[]} */
  const heard = [];
  const line = createMessageChannel({
    dataChannel: channel,
    isKnownKind: isGuestMessage,
    onMessage: () => {},
    onClosed: (how) => heard.push(how),
    onSilent: () => heard.push("silent"),
    onBack: () => heard.push("back"),
  });
  const say = (/** @type {string} */ what) => events.dispatchEvent(new Event(what));
  say("back");
  say("silent");
  say("silent");
  assert.deepEqual([line.isOpen(), line.sendMessage({ kind: "news" }), channel.sent], [false, false, []]);
  say("back");
  say("back");
  assert.equal(line.isOpen(), true);
  assert.equal(line.sendMessage({ kind: "news" }), true);
  assert.deepEqual(channel.sent, ['{"kind":"news","n":1}']);
  line.close();
  line.close();
  say("silent");
  assert.deepEqual(heard, ["silent", "back", "ended"]);
  assert.deepEqual([line.isOpen(), line.sendMessage({ kind: "news" })], [false, false]);
});

test("a line that is cut, or cuts what is sent, says so and sends no more", () => {
  const { channel, line, ends, say, heard } = lineOf();
  channel.send = () => {
    throw new DOMException("it is cut", "InvalidStateError");
  };
  assert.equal(line.sendMessage({ kind: "news" }), false);
  const { onmessage } = channel;
  channel.onclose();
  assert.deepEqual([ends, channel.onmessage, channel.onclose], [["cut"], null, null]);
  channel.onmessage = onmessage;
  say({ kind: "act" });
  assert.deepEqual(heard, []);
});

test("the seat of a question is the host's, and only the fields of its kind are passed on", async () => {
  const message = {
    kind: "select_cards",
    n: 1,
    id: 4,
    seat: "S",
    op: "record",
    turn: 5,
    card: "AS",
    use: "bury",
    since: 0,
    v: 1,
  };
  const engine = createEngineFunctions(async (question) => ({ ok: true, ...question }));
  assert.deepEqual(await passOn(engine, message, "W"), {
    ok: true,
    op: "select_cards",
    seat: "W",
    turn: 5,
    card: "AS",
    kind: "bury",
  });
});
