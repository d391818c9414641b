import assert from "node:assert/strict";
import { createEngineFunctions } from "../../../../web/js/messages/engine-functions.js";
import { test } from "node:test";
import { unlessRefused } from "../../../../web/js/core/requests.js";
import { createUndoRequests } from "../../../../web/js/features/multiplayer/undo-vote.js";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A table of four people: the host at S, phones elsewhere. @param {Record<string, object>} [differs] of chairs */
function table(differs = {}) {
  /** @type {any[]} */
  const log = [];
  let isOver = () => {};
  const chairs = ["S", "W", "N", "E"].map((seat) => ({
    seat,
    who: seat === "S" ? "here" : "phone",
    name: { S: "Ada", W: "Noor", N: "", E: "Yi" }[seat],
    phone: "there",
    substitute: "bot",
    ...differs[seat],
  }));
  const seats = Object.fromEntries(
    chairs.map(({ seat, name }) => [
      seat,
      { name: name || "North", side: "NS".includes(seat) ? "NS" : "EW" },
    ]),
  );
  const undoing = createUndoRequests({
    getChairs: () => /** @type {any} */ (chairs),
    getView: () => /** @type {any} */ ({ seats }),
    engine: createEngineFunctions(
      async (/** @type {any} */ question) => (log.push(question), /** @type {any} */ ({ ok: true })),
    ),
    onEvent: (answer, seat) => log.push(["happened", seat, answer["changed"]]),
    sleep: () => new Promise((resolve) => (isOver = () => resolve(undefined))),
    sendMessage: (message, seat) =>
      log.push([seat ?? "all", message["kind"], message["name"] ?? message["code"] ?? null]),
    showRequest: (asked) => log.push(["here", asked]),
    onDeclined: () => log.push("declined here"),
  });
  return { undoing, log, waitedLong: () => isOver() };
}

test("those of the other side are asked at their own devices, and the first who agrees is enough", async () => {
  const { undoing, log } = table();
  const refusal = { code: "undo_asked", facts: { names: "Noor · Yi" } };
  await assert.rejects(undoing.requestUndo("N", 12), { refusal });
  assert.deepEqual(log.splice(0), [
    ["W", "asked", "North"],
    ["E", "asked", "North"],
  ]);
  await undoing.handleAnswer("S", true);
  assert.deepEqual(log, [], "whoever is of the same side has no say");
  await undoing.handleAnswer("W", false);
  assert.deepEqual(log, [], "the other one may still agree");
  await undoing.handleAnswer("E", true);
  assert.deepEqual(log, [
    ["all", "asked", null],
    ["here", null],
    { op: "undo", seat: "N", turn: 12, agreed: "E" },
    ["happened", null, ["S", "W", "N", "E"]],
  ]);
  log.length = 0;
  await undoing.handleAnswer("W", true);
  assert.deepEqual(log, [], "once is enough");
});

test("somebody at the host's own device is asked there, and a refusal reaches whoever asked", async () => {
  const { undoing, log } = table();
  await unlessRefused(undoing.requestUndo("W", 3));
  assert.deepEqual(log[2], ["here", { seat: "W", name: "Noor" }]);
  undoing.answerHere(false);
  await undoing.handleAnswer("N", false);
  assert.deepEqual(log.at(-1), ["W", "notice", "undo_declined"]);
  const other = table();
  await unlessRefused(other.undoing.requestUndo("S", 3));
  await other.undoing.handleAnswer("W", false);
  await other.undoing.handleAnswer("E", false);
  assert.equal(other.log.at(-1), "declined here");
});

test("nobody who is away is asked, and without anybody there it is done at once", async () => {
  const { undoing, log } = table({ W: { phone: "away" }, E: { who: "bot" } });
  assert.equal((await undoing.requestUndo("S", 9)).ok, true);
  assert.deepEqual(log, [{ op: "undo", seat: "S", turn: 9, agreed: "W" }, ["happened", "S", undefined]]);
});

test("after a while nobody is asked any longer", async () => {
  const { undoing, log, waitedLong } = table();
  await unlessRefused(undoing.requestUndo("S", 9));
  waitedLong();
  await soon();
  assert.deepEqual(log.slice(2), [
    ["all", "asked", null],
    ["here", null],
  ]);
  await undoing.handleAnswer("W", true);
  assert.equal(log.length, 4);
});
