import assert from "node:assert/strict";
import { test } from "node:test";
import { VERSION } from "../../../../web/js/features/multiplayer/message-kinds.js";
import { createChairs } from "../../../../web/js/features/multiplayer/chairs.js";
import { createHostTable } from "../../../../web/js/features/multiplayer/host.js";
import { RemoteEngine } from "../../../../web/js/engine/remote-client.js";
import { channels } from "./channels.js";

/** The page that was made last is closed. */
let hide = () => {};

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
/** Until something is so. @param {() => unknown} is */
async function until(is) {
  for (let count = 0; count < 100 && !is(); count += 1) await soon();
  assert.ok(is());
}
const SEATS = ["S", "W", "N", "E"];

/**
 * A host with its page left out: people at S and W, bots elsewhere.
 * @param {Record<string, object>} [differs] of chairs
 */
function host(differs = {}) {
  Object.assign(globalThis, {
    addEventListener: (/** @type {string} */ on, /** @type {() => void} */ then) => {
      if (on === "pagehide") hide = then;
    },
  });
  /** @type {any} */
  const state = {
    settings: { speed: "instant" },
    match: null,
    multiplayer: {
      game: "rangvaar",
      chairs: createChairs(SEATS, (seat) => ({
        who: seat === "S" ? "here" : "bot",
        name: "",
        level: "beginner",
      })).map((chair) => ({ ...chair, ...differs[chair.seat] })),
    },
  };
  /** @type {any[]} */
  const log = [];
  /** Whose view was asked for, each time. @type {string[]} */
  const looks = [];
  /** What the page is told. @type {any[]} */
  const changes = [];
  /** @type {any} */
  let local = null;
  /** @type {any} */
  let put = null;
  /** Whether the page has an engine. */
  let isThere = false;
  /** What happened before each answer. @type {object[]} */
  let events = [];
  const engine = (isDead = false) => ({
    ask: async (/** @type {any} */ question) => {
      if (isDead) throw Object.assign(new Error(), { code: "engine_died" });
      if (question.op === "list_agreements")
        return { ok: true, agreements: [{ code: `of ${question.game}` }] };
      // How the table stands for nobody is what its beat asks.
      if (question.op === "view") looks.push(...[question.seat ?? []].flat());
      else if (!question.hold) log.push(question);
      // Then it is the turn of somebody at the host's own device.
      if (question.op === "act_for_seat" && !question.hold)
        view = { ...view, turn: view.turn + 1, to_act: "S" };
      // A bot acts for whoever has handed over, and the person at the host's device is next.
      if (question.op === "hand_over") view = { ...view, waits_for: "bot" };
      if (question.op === "record") return { ok: true, record: "r".repeat(16_001) };
      if (question.op === "act") view = { ...view, turn: view.turn + 1 };
      if (question.op === "step" && !question.hold)
        view = { ...view, turn: view.turn + 1, waits_for: "person", to_act: "S" };
      return { ok: true, view, events, changed: ["S", "W"].filter((seat) => seat !== question.seat) };
    },
  });
  let view = {
    turn: 4,
    game: "rangvaar",
    waits_for: "person",
    to_act: "W",
    calls: [],
    seats: Object.fromEntries(
      SEATS.map((seat) => [
        seat,
        {
          level: "SW".includes(seat) ? null : "beginner",
          name: seat === "W" ? "Noor" : "",
        },
      ]),
    ),
    multiplayer: {},
  };
  const context = {
    store: { state: () => state, change: (/** @type {object} */ one) => void changes.push(one) },
    table: {
      replaceEngine: (/** @type {any} */ change) => (local = (put = change)(isThere ? engine() : null)),
      saver: { currentMatch: () => null },
    },
    sleep: () => soon().then(() => undefined),
    now: () => performance.now(),
    remote: (send) => new RemoteEngine(send),
    change: (some) => (Object.assign(state.multiplayer, some), changes.push(some)),
    onPhoneLost: (seat, refusal) => log.push(["lost", seat, refusal?.code ?? null]),
    onPhoneFound: (seat) => log.push(["found", seat]),
    nameSeats: (one) => one,
  };
  const hosting = createHostTable(/** @type {any} */ (context));
  assert.equal(hosting.takeOverTable(), false);
  isThere = true;
  assert.equal(hosting.takeOverTable(), true);
  assert.equal(put(local), local, "it is put in the place of an engine once");
  return {
    hosting,
    log,
    looks,
    changes,
    ask: (/** @type {object} */ question) => local.ask(question),
    /** @param {() => void} then */
    listen: (then) => local.listen(then),
    happens: (/** @type {object[]} */ some) => void (events = some),
    /** How the table stands from now on. @param {object} some of the view */
    stands: (some) => void (view = { ...view, ...some }),
    chair: (/** @type {string} */ seat) =>
      state.multiplayer.chairs.find((/** @type {any} */ one) => one.seat === seat),
    /** @param {"new" | "resume"} op @param {object} [more] */
    begin: (op, more) => local.ask({ op, ...more }),
    /** The engine is another from now on. */
    engine: (isDead = false) => (local = put(engine(isDead))),
    stoodIn: () => log.filter(({ op }) => op === "act_for_seat").length,
  };
}

test("a match that is resumed waits for the phones that have to scan once more, and no bot decides for them", async () => {
  const { begin, chair, log, stoodIn } = host({ S: { name: "Ada" }, N: { who: "here", name: "Bo" } });
  await begin("resume");
  await soon();
  const usual = { level: "beginner", phone: "free", substitute: "bot", link: null, refusal: null };
  assert.deepEqual(SEATS.map(chair), [
    { ...usual, seat: "S", who: "here", name: "Ada" },
    { ...usual, seat: "W", who: "phone", name: "Noor", phone: "away", substitute: "wait" },
    { ...usual, seat: "N", who: "bot", name: "Bo" },
    { ...usual, seat: "E", who: "bot", name: "" },
  ]);
  assert.ok(log.some((one) => JSON.stringify(one) === '["lost","W",null]'));
  await soon();
  assert.equal(stoodIn(), 0);
});

test("in a new match a bot plays for a phone that nobody has brought yet", async () => {
  const { begin, chair, stoodIn } = host({ W: { who: "phone" } });
  await begin("new");
  await until(() => stoodIn() === 1);
  assert.equal(chair("W").phone, "free");
});

test("whoever chose a single deal, or chips, plays a match with others", async () => {
  const names = { N: "Bo" };
  const levels = { N: "beginner", E: "beginner" };
  for (const [differs, more, asks] of /** @type {[Record<string, object>, object, object][]} */ ([
    // Whoever sat at a phone's seat last time may not be who comes.
    [
      { W: { who: "phone", name: "Emil" } },
      { seed: "x" },
      { seed: "x", seat: "S", people: ["S", "W"], levels, names: { ...names, S: "", W: "" } },
    ],
    [
      { W: { who: "phone", name: "Emil", phone: "away" } },
      { again: true },
      { again: true, seat: "S", levels, names: { ...names, S: "", W: "Emil" } },
    ],
    [
      { S: { who: "bot" }, W: { who: "here" } },
      {},
      { seat: "W", people: ["W"], levels: { ...levels, S: "beginner" }, names: { ...names, S: "", W: "" } },
    ],
  ])) {
    const { begin, log } = host(differs);
    await begin("new", { one_deal: true, stake: 5, names, ...more });
    const asked = log.find(({ op }) => op === "new");
    // Which drawing of this evening it is depends on the tests before.
    assert.deepEqual(
      { ...asked, numbers: asked.numbers.length, draw: "" },
      { ...{ op: "new", multiplayer: true, numbers: 1, draw: "" }, ...asks },
    );
  }
});

test("what everybody sees is news to a device that is passed on, and to that of one person it is not", async () => {
  for (const [differs, isNews] of /** @type {[Record<string, object>, boolean][]} */ ([
    [{}, false],
    [{ W: { who: "here" } }, true],
  ])) {
    const { begin, hosting, listen, happens } = host(differs);
    await begin("resume");
    await soon();
    let heard = 0;
    listen(() => (heard += 1));
    happens([{ kind: "passed" }]);
    hosting.changeStandIn();
    await soon();
    assert.equal(heard > 0, isNews);
  }
});

test("a drawing that somebody does not join in is void: no match begins, and what was shown before is shown again", async () => {
  const { begin, hosting, hears, changes, log } = await withPhone();
  await hears(4);
  log.length = changes.length = 0;
  assert.deepEqual(await begin("new"), { ok: false, error: { code: "not_drawn" } });
  const shown = () =>
    changes
      .splice(0)
      .map(({ drawing, ...one }) => (drawing ? `${drawing.state} ${drawing.by} ${drawing.missing}` : one));
  const begun = [{ stage: "drawing" }, { type: "panel", panel: "multiplayer" }, "waiting S W", "void S W"];
  assert.deepEqual([shown(), log], [[...begun, { stage: "seats" }], []]);
  await begin("resume");
  changes.length = 0;
  assert.equal(await hosting.drawNext([]), false);
  assert.deepEqual(shown(), [...begun, { stage: "playing" }]);
  assert.equal(await hosting.drawNext(["W"]), true, "without whoever does not join in");
  assert.deepEqual(shown(), [
    ...begun.slice(0, 2),
    ...["waiting S ", "waiting S ", "drawn S ", { type: "panel", panel: null }],
  ]);
});

test("each match that begins is drawn by all, but for one that was drawn before", async () => {
  const { begin, hosting, log, changes, chair } = host({ W: { who: "phone" } });
  assert.equal(await hosting.drawNext([]), true);
  changes.length = 0;
  await begin("new");
  assert.deepEqual(changes, [{ stage: "playing", game: "rangvaar" }, { chairs: SEATS.map(chair) }]);
  await begin("new");
  const draws = log.filter(({ op }) => op === "new").map(({ draw }) => draw);
  assert.equal(new Set(draws).size, 2);
  assert.equal(changes.filter(({ stage }) => stage === "drawing").length, 1);
});

test("a phone that sat down and was gone before the deal is asked for when it begins", async () => {
  const { begin, log, stoodIn } = host({
    W: { who: "phone", phone: "away", substitute: "wait" },
  });
  await begin("new");
  await soon();
  assert.deepEqual(log.at(-1), ["lost", "W", null]);
  assert.equal(stoodIn(), 0);
});

for (const [version, code] of /** @type {[number, string][]} */ ([
  [VERSION + 1, "host_older"],
  [VERSION - 1, "guest_older"],
]))
  test(`a phone of version ${version} is sent away, and both devices are told which is older`, async () => {
    const { hosting, log, chair } = host({
      W: { who: "phone", phone: "joining" },
    });
    const { one, other } = channels();
    hosting.guests.join("W", one);
    other.send(JSON.stringify({ n: 1, kind: "hello", version, name: "Noor" }));
    await soon();
    await soon();
    await soon();
    assert.deepEqual(
      one.log.map((/** @type {string} */ text) => JSON.parse(text)),
      [{ kind: "bye", code, n: 1 }],
    );
    assert.deepEqual(log.at(-1), ["lost", "W", code]);
    assert.deepEqual([chair("W").phone, chair("W").substitute, one.readyState], ["free", "bot", "closed"]);
  });

test("of a match under way a phone of another version leaves the seat as it was", async () => {
  const { hosting, begin, chair } = host({
    W: { who: "phone", phone: "away", substitute: "here" },
  });
  await begin("new");
  const { one, other } = channels();
  hosting.guests.join("W", one);
  other.send(JSON.stringify({ n: 1, kind: "hello", version: VERSION + 1, name: "Noor" }));
  await soon();
  await soon();
  await soon();
  assert.deepEqual([chair("W").phone, chair("W").substitute], ["away", "here"]);
});

for (const [when, turns] of /** @type {[string, number][]} */ ([
  ["while the table still waits for its beat", 1],
  ["long after its beat", 12],
]))
  test(`a seat handed over ${when} is played by a bot, and the guest is told`, async () => {
    const { hosting, begin, log } = host({ W: { who: "phone", phone: "joining" } });
    const { one, other } = channels();
    hosting.guests.join("W", one);
    /** @type {any[]} */
    const told = [];
    other.onmessage = (/** @type {any} */ { data }) => told.push(JSON.parse(data));
    other.send(JSON.stringify({ n: 1, kind: "hello", version: VERSION, name: "Noor" }));
    await soon();
    await begin("resume");
    for (let turn = 0; turn < turns; turn += 1) await soon();
    log.length = 0;
    other.send(JSON.stringify({ n: 2, kind: "hand_over", id: 1, turn: 4 }));
    await until(() => log.some(({ op }) => op === "step"));
    assert.deepEqual(log, [
      { op: "hand_over", turn: 4, seat: "W" },
      { op: "step", turn: 4, seat: null },
    ]);
    await until(() => told.some(({ kind, id }) => kind === "answer" && id === 1));
    await until(() => told.some(({ kind, view }) => kind === "news" && view.turn === 5));
  });

test("what the host's people agree on is asked for their seat, and each guest is shown it", async () => {
  const { hosting, begin, ask, log, stands } = host({ W: { who: "phone", phone: "joining" } });
  const { one, other } = channels();
  hosting.guests.join("W", one);
  /** @type {any[]} */
  const told = [];
  other.onmessage = (/** @type {any} */ { data }) => told.push(JSON.parse(data));
  other.send(JSON.stringify({ n: 1, kind: "hello", version: VERSION, name: "Noor" }));
  await soon();
  await begin("resume");
  await soon();
  stands({ agreements: "points" });
  const answer = await ask({ op: "set_agreements", agreements: "points", since: 0 });
  assert.equal(answer.view.agreements, "points");
  assert.deepEqual(log.at(-1), { op: "set_agreements", agreements: "points", since: 0, seat: "S" });
  await until(() => told.some(({ kind, view }) => kind === "news" && view.agreements === "points"));
});

test("an engine that had to be started again is put in the place of the dead one, and the phones go on", async () => {
  const table = host({ W: { who: "phone", phone: "joining" } });
  const { one, other } = channels();
  table.hosting.guests.join("W", one);
  other.send(JSON.stringify({ n: 1, kind: "hello", version: VERSION, name: "Noor" }));
  table.engine(true);
  await soon();
  other.send(JSON.stringify({ n: 2, kind: "hint", id: 9, turn: 4 }));
  other.send(
    JSON.stringify({
      n: 3,
      kind: "act",
      id: 1,
      turn: 4,
      action: { kind: "pass" },
    }),
  );
  const told = () => one.log.map((/** @type {string} */ text) => JSON.parse(text));
  const answerTo = (/** @type {number} */ id) => told().find((one) => one.id === id)?.answer;
  await until(() => answerTo(9));
  assert.deepEqual(answerTo(9), { ok: false, error: { code: "engine_died", facts: {} } });
  table.engine();
  await table.begin("resume");
  // It was put to an engine that is gone: the phone looks again how things stand.
  await until(() => answerTo(1));
  assert.equal(answerTo(1).error.code, "stale_turn");
  await until(() => told().at(-1).kind === "begin");
  assert.equal(table.log.find(({ op }) => op === "resume").multiplayer, true);
  assert.equal(table.chair("W").phone, "there");
  other.send(
    JSON.stringify({
      n: 4,
      kind: "act",
      id: 2,
      turn: 4,
      action: { kind: "pass" },
    }),
  );
  await until(() => answerTo(2));
  assert.equal(answerTo(2).ok, true);
});

test("nobody at the table bears the host's name or another's: those after it are numbered", async () => {
  const both = {
    W: { who: "phone", phone: "there", name: "Ada" },
    S: { name: "Ada" },
    N: { name: "Ada" },
  };
  const { begin, chair, hosting, log } = host(both);
  hosting.nameChair("W", "ada");
  assert.equal(chair("W").name, "ada 2");
  hosting.nameChair("W", "Noor");
  assert.equal(chair("W").name, "Noor");
  await begin("new", { names: {} });
  assert.deepEqual(log.find(({ op }) => op === "new").names, {
    S: "Ada",
    W: "Noor",
  });
});

/** A table whose phone at W has said hello, and what it is told. */
async function withPhone() {
  const table = host({ W: { who: "phone", phone: "joining" } });
  const { one, other } = channels();
  table.hosting.guests.join("W", one);
  let n = 0;
  const say = (/** @type {object} */ message) => other.send(JSON.stringify({ n: ++n, ...message }));
  /** The next messages, so many; of a view what moves. @param {number} count */
  const hears = async (count) => {
    await until(() => one.log.length >= count);
    return one.log.splice(0).map((/** @type {string} */ text) => {
      const { view, ...message } = JSON.parse(text);
      delete message.n;
      return view ? { ...message, view: [view.turn, view.waits_for, view.multiplayer.guest] } : message;
    });
  };
  say({ kind: "hello", version: VERSION, name: "Noor" });
  return { ...table, one, say, hears };
}

test("a guest is told each step of a match once, in order, and of the match that is over the record in parts", async () => {
  const { hosting, begin, say, hears, log, looks, changes, stands, ask } = await withPhone();
  const SHOWN = { level: "beginner", name: "", phone: "free" };
  const bot = (/** @type {string} */ seat) => ({ ...SHOWN, seat, who: "bot" });
  const noor = (/** @type {string} */ seat, name = "Noor") => ({
    ...SHOWN,
    ...{ seat, who: "phone", name, phone: "there" },
  });
  const seats = (/** @type {object[]} */ ...chairs) => ({
    kind: "seats",
    chairs: [{ ...SHOWN, seat: "S", who: "here" }, ...chairs],
    game: "rangvaar",
  });
  const welcome = { kind: "welcome", version: VERSION };
  assert.deepEqual(await hears(4), [
    { ...welcome, seat: "W" },
    seats(noor("W", ""), bot("N"), bot("E")),
    seats(noor("W"), bot("N"), bot("E")),
    { kind: "paused" },
  ]);
  assert.equal(hosting.isBetweenDeals(), true);
  changes.length = 0;

  await begin("resume", { record: "old" });
  assert.deepEqual(await hears(2), [
    seats(noor("W"), bot("N"), bot("E")),
    { kind: "begin", view: [4, "person", true], agreements: [{ code: "of rangvaar" }] },
  ]);
  assert.deepEqual(changes[0], { stage: "playing", game: "rangvaar" });
  assert.deepEqual(log.splice(0), [{ op: "resume", record: "old", multiplayer: true, seat: "S" }]);
  assert.deepEqual([hosting.isPlaying(), hosting.isBetweenDeals()], [true, false]);

  looks.length = 0;
  say({ kind: "act", id: 1, turn: 4, action: { kind: "pass" }, seat: "N" });
  const [{ answer, ...message }, ...more] = await hears(1);
  assert.deepEqual([message, answer.view.turn, more], [{ kind: "answer", id: 1 }, 5, []]);
  assert.deepEqual(looks.splice(0), ["S"], "the host's own table looks once at what a guest did");
  await ask({ op: "act", turn: 5, action: { kind: "pass" }, since: 3 });
  assert.deepEqual(await hears(1), [{ kind: "news", view: [6, "person", true], events: [] }]);
  assert.deepEqual(looks.splice(0), ["W"], "and a guest's at what was done there");
  assert.deepEqual(
    log.splice(0).filter(({ op }) => op !== "ping"),
    [
      { op: "act", turn: 4, action: { kind: "pass" }, seat: "W" },
      { op: "act", turn: 5, action: { kind: "pass" }, seat: "S" },
    ],
  );

  stands({ waits_for: "deal" });
  await ask({ op: "deal", turn: 6 });
  // Who may deal is the host's affair.
  assert.deepEqual(await hears(1), [{ kind: "news", view: [6, "person", true], events: [] }]);
  await until(hosting.isBetweenDeals);
  assert.deepEqual(log.splice(0), [{ op: "deal", turn: 6, seat: "S" }]);

  await hosting.swapSeats("W", "N");
  assert.deepEqual(await hears(3), [
    { ...welcome, seat: "N" },
    seats(bot("W"), noor("N"), bot("E")),
    { kind: "begin", view: [6, "person", true], agreements: [{ code: "of rangvaar" }] },
  ]);
  assert.deepEqual(log.splice(0), [
    { op: "take_seat", seat: "W", name: "" },
    { op: "take_seat", seat: "N", name: "Noor" },
  ]);

  stands({ waits_for: "over" });
  hosting.changeStandIn();
  const part = { kind: "record", of: 2 };
  assert.deepEqual(await hears(2), [
    { ...part, part: 0, text: "r".repeat(16_000) },
    { ...part, part: 1, text: "r" },
  ]);
  hosting.changeStandIn();
  for (let times = 0; times < 3; times += 1) await soon();
  changes.length = 0;
  hosting.pauseMatch();
  assert.deepEqual(await hears(1), [{ kind: "paused" }], "the record came once");
  assert.deepEqual(changes, [{ stage: "seats" }]);
  hosting.pauseMatch();
  await begin("resume", { record: "next" });
  assert.deepEqual(
    (await hears(4)).map(({ kind }) => kind),
    ["seats", "begin", "record", "record"],
    "each match has a record of its own",
  );
  assert.equal(hosting.isPlaying(), true);
});

test("whoever comes to a bot's seat sits down once the deal is over, and to a match that is over has its record", async () => {
  const { hosting, begin, log, stands, chair } = host();
  await begin("resume");
  const come = async (/** @type {string} */ seat) => {
    const { one, other } = channels();
    hosting.guests.join(/** @type {any} */ (seat), one);
    other.send(JSON.stringify({ n: 1, kind: "hello", version: VERSION, name: "Emil" }));
    const kinds = () =>
      one.log.map((/** @type {string} */ text) => JSON.parse(text)).map((told) => told.code ?? told.kind);
    await until(() => kinds().length >= 4);
    return kinds;
  };
  const kinds = await come("N");
  assert.deepEqual(kinds(), ["welcome", "seats", "seats", "next_deal"]);
  assert.equal(chair("N").name, "Emil");
  log.length = 0;
  stands({ waits_for: "deal" });
  hosting.changeStandIn();
  await until(() => kinds().includes("begin"));
  assert.deepEqual(log[0], { op: "take_seat", seat: "N", name: "Emil" });
  stands({ waits_for: "over", seats: { W: { level: null } } });
  hosting.changeStandIn();
  await until(() => kinds().includes("record"));
  const late = await come("W");
  await until(() => late().includes("record"));
});

test("an act that waits for its beat when the match is left is refused", async () => {
  const { hosting, begin, say, hears, log, looks } = await withPhone();
  await begin("resume");
  await hears(6);
  log.length = 0;
  say({ kind: "act", id: 1, turn: 4, action: { kind: "pass" } });
  await Promise.resolve();
  hosting.pauseMatch();
  const refused = { ok: false, error: { code: "line_lost", facts: {} } };
  assert.deepEqual(await hears(2), [{ kind: "paused" }, { kind: "answer", id: 1, answer: refused }]);
  assert.deepEqual(log, []);
  await begin("resume");
  await hears(2);
  looks.length = 0;
  say({ kind: "hand_over", id: 2, turn: 4 });
  await Promise.resolve();
  hosting.pauseMatch();
  await until(() => log.some(({ op }) => op === "hand_over"));
  await hears(2);
  await soon();
  assert.deepEqual(looks, [], "what is done meanwhile is nobody's news");
});

test("who sits where is told to every guest once the host has changed it, and that its page is closed", async () => {
  const { hosting, one, hears, changes, chair, log } = await withPhone();
  await hears(4);
  const all = ["S", "W", "N", "E"].map((seat) =>
    seat === "N" ? { ...chair(seat), level: "expert" } : chair(seat),
  );
  changes.length = 0;
  hosting.changeChairs(all);
  assert.deepEqual(changes, [{ chairs: all }]);
  const [{ chairs, ...told }] = await hears(1);
  assert.deepEqual(told, { kind: "seats", game: "rangvaar" });
  log.length = 0;
  await hosting.swapSeats("W", "E");
  assert.deepEqual(
    [(await hears(2)).map(({ kind, seat }) => [kind, seat]), log],
    [
      [
        ["welcome", "E"],
        ["seats", undefined],
      ],
      [],
    ],
  );
  assert.deepEqual(
    chairs.map((/** @type {any} */ { level }) => level),
    ["beginner", "beginner", "expert", "beginner"],
  );
  hide();
  assert.equal(one.readyState, "closed");
});
