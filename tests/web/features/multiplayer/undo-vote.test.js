import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalOf, unlessRefused } from "../../../../web/js/core/requests.js";
import { RequestRefused } from "../../../../web/js/messages/engine-functions.js";
import { createUndoVote } from "../../../../web/js/features/multiplayer/undo-vote.js";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A table of four people: the host at S, phones elsewhere. @param {Record<string, object>} [differs] of chairs */
function table(differs = {}) {
  /** @type {any[]} */
  const log = [];
  let isOver = () => {};
  const waits = new Set();
  const clock = { now: 0, deal: 1, canUndo: true };
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
  const host = {
    getChairs: () => chairs,
    findChair: (seat) => chairs.find((chair) => chair.seat === seat),
    get latest() {
      return { seats, deal: clock.deal, turn: 1 };
    },
    nameSeats: (view) => view,
    now: () => clock.now,
    clock: { offerAct: (_, send) => send({}) },
    engine: { undo: undoAct },
    tellSeat: (seat) => log.push(["told", seat]),
    sleep: (milliseconds) => {
      waits.add(milliseconds);
      return new Promise((resolve) => (isOver = () => resolve(undefined)));
    },
    guests: {
      sendToGuests: (message, seat) =>
        log.push([seat ?? "all", message["kind"], message["name"] ?? message["code"] ?? null]),
    },
    change: ({ undoRequest }) => log.push(["here", undoRequest]),
    store: { change: ({ type }) => type === "refuse" && log.push("declined here") },
  };
  const undoing = createUndoVote(/** @type {any} */ (host));

  /** What the engine does. @param {{ seat: string, agreed?: string }} question */
  async function undoAct({ seat, agreed }) {
    if (!clock.canUndo) throw new RequestRefused({ code: "nothing_to_undo" });
    const isPerson = (/** @type {string} */ one) =>
      chairs.some(({ seat: at, who }) => at === one && who !== "bot");
    const asks = ("SN".includes(seat) ? ["W", "E"] : ["S", "N"]).filter(isPerson);
    if (!agreed) throw new RequestRefused({ code: "ask_first", facts: { asks } });
    log.push(["undone", seat, agreed]);
    return { ok: true };
  }
  return { undoing, log, clock, waits, waitedLong: () => isOver() };
}

test("those of the other side are asked at their own devices, and the first who agrees is enough", async () => {
  const { undoing, log } = table();
  const refusal = { code: "undo_asked", facts: { names: "Noor · Yi" } };
  await assert.rejects(undoing.requestUndo("N"), { refusal });
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
    ["undone", "N", "E"],
    ["told", "N"],
  ]);
  log.length = 0;
  await undoing.handleAnswer("W", true);
  assert.deepEqual(log, [], "once is enough");
});

test("somebody at the host's own device is asked there, and a refusal reaches whoever asked", async () => {
  const { undoing, log } = table();
  await unlessRefused(undoing.requestUndo("W"));
  assert.deepEqual(log[2], ["here", { seat: "W", name: "Noor" }]);
  undoing.answerHere(false);
  await undoing.handleAnswer("N", false);
  assert.deepEqual(log.at(-1), ["W", "notice", "undo_declined"]);
  const other = table();
  await unlessRefused(other.undoing.requestUndo("S"));
  await other.undoing.handleAnswer("W", false);
  await other.undoing.handleAnswer("E", false);
  assert.equal(other.log.at(-1), "declined here");
});

test("nobody who is away is asked, and without anybody there it is done at once", async () => {
  const { undoing, log } = table({ W: { phone: "away" }, E: { who: "bot" } });
  assert.equal((await undoing.requestUndo("S")).ok, true);
  assert.deepEqual(log, [["undone", "S", "W"]]);
});

test("after half a minute nobody is asked any longer", async () => {
  const { undoing, log, waits, waitedLong } = table();
  await unlessRefused(undoing.requestUndo("S"));
  assert.deepEqual([...waits], [30_000]);
  waitedLong();
  await soon();
  assert.deepEqual(log.slice(2), [
    ["all", "asked", null],
    ["here", null],
  ]);
  await undoing.handleAnswer("W", true);
  assert.equal(log.length, 4);
});

/** Why a request is refused. @param {Promise<unknown>} request */
const codeOf = (request) =>
  request.then(
    () => null,
    (error) => refusalOf(error).code,
  );

test("nobody is asked where there is nothing to take back", async () => {
  const { undoing, log, clock } = table();
  clock.canUndo = false;
  for (let count = 0; count < 40; count += 1)
    assert.equal(await codeOf(undoing.requestUndo("N")), "nothing_to_undo");
  assert.deepEqual(log, []);
});

test("a person is asked once a minute and three times a deal by each seat, however often it tries", async () => {
  const { undoing, log, clock } = table();
  const codes = [];
  for (let second = 0; second < 300; second += 1) {
    clock.now = second * 1000 - (second === 60 ? 1 : 0);
    codes.push(await codeOf(undoing.requestUndo("N")));
    await undoing.handleAnswer("W", false);
    await undoing.handleAnswer("E", false);
  }
  const put = codes.flatMap((code, second) => (code === "undo_asked" ? [second] : []));
  // A thousandth of a second is missing at sixty.
  assert.deepEqual(put, [0, 61, 121]);
  assert.deepEqual([codes[1], codes[200]], ["undo_too_soon", "undo_too_often"]);
  assert.equal(log.filter(([seat, kind, name]) => seat === "W" && kind === "asked" && name).length, 3);
  clock.deal = 2;
  assert.equal(await codeOf(undoing.requestUndo("N")), "undo_asked");
  // Another seat waits until that question is answered.
  assert.equal(await codeOf(undoing.requestUndo("S")), "undo_too_soon");
});
