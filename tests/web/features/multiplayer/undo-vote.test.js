import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalOf, unlessRefused } from "../../../../web/js/core/requests.js";
import { RequestRefused } from "../../../../web/js/messages/engine-functions.js";
import { createUndoVote } from "../../../../web/js/features/multiplayer/undo-vote.js";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

const UNDONE = { ok: true };
/** What is said while somebody is asked. @param {string} seat who asks @param {string} name */
const asking = (seat, name) => ({ kind: "asked", seat, name });
/** What is said to all once nobody is asked any longer. */
const ENDED = [
  ["all", { kind: "asked", seat: null }],
  ["here", { undoRequest: null }],
  ["page", { type: "notice", code: null }],
];

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
      return clock.deal ? { seats, deal: clock.deal, turn: 7 } : null;
    },
    nameSeats: (view) => view,
    now: () => clock.now,
    clock: { offerAct: (seat, send) => (assert.equal(seat, null), send({})) },
    engine: { undo: undoAct },
    tellSeat: (...given) => log.push(["told", ...given]),
    sleep: (milliseconds) => {
      waits.add(milliseconds);
      return new Promise((resolve) => (isOver = () => resolve(undefined)));
    },
    guests: {
      sendToGuests: (message, seat) => log.push([seat ?? "all", message]),
    },
    change: (some) => log.push(["here", some]),
    store: { change: (one) => log.push(["page", one]) },
  };
  const undoing = createUndoVote(/** @type {any} */ (host));

  /** What the engine does. @param {{ seat: string, agreed?: string }} question */
  async function undoAct(question) {
    const { seat, agreed, turn } = question;
    assert.deepEqual(question, agreed ? { seat, agreed, turn } : { seat, turn });
    if (!clock.canUndo) throw new RequestRefused({ code: "nothing_to_undo" });
    const isPerson = (/** @type {string} */ one) =>
      chairs.some(({ seat: at, who }) => at === one && who !== "bot");
    const asks = ("SN".includes(seat) ? ["W", "E"] : ["S", "N"]).filter(isPerson);
    if (!agreed) throw new RequestRefused({ code: "ask_first", facts: { asks } });
    log.push(["undone", seat, agreed, turn]);
    return UNDONE;
  }
  return { undoing, log, clock, waits, waitedLong: () => isOver() };
}

test("those of the other side are asked at their own devices, and the first who agrees is enough", async () => {
  const { undoing, log } = table();
  const refusal = { code: "undo_asked", facts: { names: "Noor · Yi" } };
  await assert.rejects(undoing.requestUndo("N"), { refusal });
  assert.deepEqual(log.splice(0), [
    ["W", asking("N", "North")],
    ["E", asking("N", "North")],
  ]);
  await undoing.handleAnswer("S", true);
  assert.deepEqual(log, [], "whoever is of the same side has no say");
  await undoing.handleAnswer("W", false);
  assert.deepEqual(log, [], "the other one may still agree");
  await undoing.handleAnswer("E", true);
  assert.deepEqual(log, [...ENDED, ["undone", "N", "E", 7], ["told", "N", UNDONE]]);
  log.length = 0;
  await undoing.handleAnswer("W", true);
  assert.deepEqual(log, [], "once is enough");
});

test("somebody at the host's own device is asked there, and a refusal reaches whoever asked", async () => {
  const { undoing, log } = table();
  await unlessRefused(undoing.requestUndo("W"));
  assert.deepEqual(log.splice(0), [
    ["S", asking("W", "Noor")],
    ["N", asking("W", "Noor")],
    ["here", { undoRequest: { seat: "W", name: "Noor" } }],
    ["page", { type: "notice", code: "undo_request" }],
  ]);
  undoing.answerHere(false);
  await undoing.handleAnswer("N", false);
  assert.deepEqual(log, [...ENDED, ["W", { kind: "notice", code: "undo_declined" }]]);
  const other = table();
  await unlessRefused(other.undoing.requestUndo("S"));
  other.log.length = 0;
  other.undoing.answerHere(true);
  await other.undoing.handleAnswer("W", false);
  await other.undoing.handleAnswer("E", false);
  const declined = { type: "refuse", refusal: { code: "undo_declined" } };
  assert.deepEqual(other.log, [...ENDED, ["page", declined]]);
});

test("whoever is away is asked where their seat is played here, by the name of the chair or of the seat", async () => {
  const { undoing, log, clock } = table({ W: { phone: "away", substitute: "here" }, E: { who: "bot" } });
  clock.deal = 0;
  const codes = [await codeOf(undoing.requestUndo("S")), await codeOf(undoing.requestUndo("N"))];
  assert.deepEqual(codes, ["undo_asked", "undo_too_soon"]);
  assert.deepEqual(log.splice(0), [
    ["W", asking("S", "Ada")],
    ["here", { undoRequest: { seat: "S", name: "Ada" } }],
    ["page", { type: "notice", code: "undo_request" }],
  ]);
  undoing.answerHere(false);
  await codeOf(undoing.requestUndo("N"));
  assert.deepEqual(log.at(-3), ["W", asking("N", "N")]);
});

test("nobody who is away is asked, and without anybody there it is done at once", async () => {
  const { undoing, log } = table({ W: { phone: "away" }, E: { who: "bot" } });
  assert.equal((await undoing.requestUndo("S")).ok, true);
  assert.deepEqual(log, [["undone", "S", "W", 7]]);
});

test("after half a minute nobody is asked any longer", async () => {
  const { undoing, log, waits, waitedLong } = table();
  await unlessRefused(undoing.requestUndo("S"));
  assert.deepEqual([...waits], [30_000]);
  waitedLong();
  await soon();
  assert.deepEqual(log.splice(0).slice(2), ENDED);
  await undoing.handleAnswer("W", true);
  assert.deepEqual(log, []);
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
  assert.equal(log.filter(([seat, { seat: by }]) => seat === "W" && by === "N").length, 3);
  clock.deal = 2;
  assert.equal(await codeOf(undoing.requestUndo("N")), "undo_asked");
  // Another seat waits until that question is answered.
  assert.equal(await codeOf(undoing.requestUndo("S")), "undo_too_soon");
});
