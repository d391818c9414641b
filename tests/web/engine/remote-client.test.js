/** Remote client: a table whose engine is another device's is told what happens there, one thing after another. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { RemoteEngine } from "../../../web/js/engine/remote-client.js";

const settled = () => new Promise(setImmediate);

/** An engine whose line takes what is said, or is cut. @param {string} [waits] for whom the table waits */
function remote(waits = "bot") {
  /** @type {object[]} */
  const sent = [];
  let isCut = false;
  const engine = new RemoteEngine((message) => !isCut && sent.push(message) > 0);
  let heard = 0;
  engine.listen(() => (heard += 1));
  const news = (/** @type {number} */ turn) =>
    /** @type {any} */ ({ view: { turn, waits_for: waits }, events: [{ kind: `act ${turn}` }] });
  engine.startFrom(news(0).view);
  return {
    ...{ engine, sent, news, heard: () => heard, cut: () => void (isCut = true) },
    happen: (/** @type {number[]} */ ...turns) => turns.forEach((turn) => engine.receiveNews(news(turn))),
    /** What the table is shown next: the turn, and what happened before it. */
    async next() {
      const { view, events } = /** @type {any} */ (await engine.ask({ op: "view" }));
      return [view.turn, ...events.map((/** @type {{ kind: string }} */ { kind }) => kind)];
    },
  };
}

test("six things that wait are shown one by one, a seventh with all before it", async () => {
  const { engine, news, happen, next } = remote();
  happen(1, 2, 3, 4, 5, 6);
  assert.deepEqual(await next(), [1, "act 1"]);
  happen(7);
  assert.deepEqual(await next(), [2, "act 2"]);
  happen(8, 9);
  assert.deepEqual(await next(), [9, ...[3, 4, 5, 6, 7, 8, 9].map((turn) => `act ${turn}`)]);
  assert.deepEqual(await next(), [9], "nothing has happened since");
  happen(10);
  engine.startFrom(news(20).view);
  assert.deepEqual(await next(), [20], "a match that begins is shown from there");
});

test("a step waits for what happens, for 400 ms at most", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, happen, news } = remote();
  /** @type {unknown[]} */
  const answers = [];
  const step = () => void engine.ask({ op: "step" }).then((answer) => answers.push(answer));
  step();
  t.mock.timers.tick(399);
  await settled();
  assert.deepEqual(answers, []);
  t.mock.timers.tick(1);
  await settled();
  step();
  happen(1, 2);
  step();
  await settled();
  assert.deepEqual(answers, [
    { id: null, ok: true },
    ...[1, 2].map((turn) => ({ id: null, ok: true, ...news(turn) })),
  ]);
});

test("a table that goes on by itself is called only if it has not asked for 1.2 s, any other at once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { happen, next, heard } = remote();
  happen(1);
  t.mock.timers.tick(1_199);
  assert.equal(heard(), 0);
  t.mock.timers.tick(1);
  assert.equal(heard(), 1);
  happen(2);
  await next();
  await next();
  t.mock.timers.tick(1_200);
  assert.equal(heard(), 1, "it has been shown");
  const asked = remote("you");
  asked.happen(1, 2);
  assert.equal(asked.heard(), 2);
  await asked.next();
  await settled();
  assert.equal(asked.heard(), 3, "there is more");
});

test("a question goes to the host without its seat, and its answer brings what happened before it", async () => {
  const { engine, sent, happen, news, next, cut } = remote("you");
  const answers = [
    engine.ask({ op: "select_cards", turn: 1, card: "AS", kind: "bury", seat: "S", since: 4 }),
    engine.ask({ op: "hint", turn: 1 }),
  ];
  assert.deepEqual(sent, [
    {
      kind: "select_cards",
      use: "bury",
      op: "select_cards",
      turn: 1,
      card: "AS",
      seat: undefined,
      since: undefined,
      id: 1,
    },
    { kind: "hint", use: undefined, op: "hint", turn: 1, seat: undefined, since: undefined, id: 2 },
  ]);
  happen(1);
  engine.receiveAnswer(2, /** @type {any} */ ({ ok: true, hint: "x" }));
  engine.receiveAnswer(2, /** @type {any} */ ({ ok: true, hint: "twice" }));
  engine.receiveAnswer(1, /** @type {any} */ ({ ok: true, ...news(2) }));
  assert.deepEqual(await Promise.all(answers), [
    { ok: true, view: news(2).view, events: [{ kind: "act 1" }, { kind: "act 2" }] },
    { ok: true, hint: "x" },
  ]);
  engine.receiveAnswer(1, /** @type {any} */ ({ ok: true, ...news(9) }));
  assert.deepEqual(engine.latest, news(2).view);
  assert.deepEqual(await next(), [2], "nothing is told twice");
  const refused = (/** @type {string} */ code) => ({ id: null, ok: false, error: { code } });
  assert.deepEqual(await engine.ask({ op: "record" }), refused("not_for_guests"));
  const open = engine.ask({ op: "hint", turn: 2 });
  engine.cutLine();
  cut();
  assert.deepEqual(await open, refused("line_lost"));
  engine.receiveAnswer(3, /** @type {any} */ ({ ok: true, ...news(9) }));
  assert.deepEqual(engine.latest, news(2).view, "an answer that comes then is nobody's");
  assert.deepEqual(await engine.ask({ op: "hint", turn: 2 }), refused("line_lost"));
});

test("a step that is called off, or whose line is cut, ends and brings nothing", async (t) => {
  const stopped = t.mock.method(globalThis, "clearTimeout");
  const { engine } = remote();
  for (const end of [() => engine.cutLine(), () => engine.ask({ op: "cancel_thinking" })]) {
    const step = engine.ask({ op: "step" });
    await end();
    assert.deepEqual(await step, { id: null, ok: true, held: true });
  }
  assert.deepEqual(stopped.mock.callCount(), 2, "and is waited for no longer");
  assert.deepEqual(await engine.ask({ op: "cancel_thinking" }), { id: null, ok: true });
});
