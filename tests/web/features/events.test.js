import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../../web/js/core/store.js";
import { isOfEvent } from "../../../web/js/core/club-events.js";
import { settingsIn } from "../../../web/js/core/settings.js";
import { createEvents } from "../../../web/js/features/events/store.js";
import { eventsView } from "../../../web/js/features/events/view.js";
import { rulesOfDraft } from "../../../web/js/features/events/making-event.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { head } from "../shared/archives.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { written } from "../shared/written.js";
import { source } from "../shared/texts.js";

/** @typedef {import("../../../web/js/features/events/types.d.ts").EventsPart} EventsPart */

const EVENT = {
  game: "two_hundred",
  rules: "reference",
  level: "casual",
  you: "S",
  deals: 2,
  name: "Thursday",
  line: "",
  scoring: "places",
  help: false,
  sealed: false,
  open: true,
  bots: 1,
  same_bots: true,
  key: "k",
};
const LINKS = /** @type {Record<string, any>} */ ({
  "e1.open": { event: EVENT },
  "e1.seal": { event: { ...EVENT, sealed: true, open: false } },
  "e1.start": { event: { ...EVENT, sealed: true } },
  "e1.mine": { event: EVENT, link: "e1.open", result: "Ama" },
});
const row = (/** @type {string} */ name, /** @type {(number | null)[]} */ margins, more = {}) => ({
  name,
  level: "",
  place: 1,
  score: "50.0%",
  margins,
  helped: [],
  other_bots: false,
  result: `e1.${name}`,
  ...more,
});

/** Two plays that part with the second card of the second trick. @param {string[]} results */
function besides(results) {
  const seat = (/** @type {string} */ side) => ({
    name: "",
    level: "casual",
    cards: 0,
    side,
    partner: false,
  });
  const view = {
    game: "two_hundred",
    you: "S",
    rotation: ["S", "E", "N", "W"],
    seats: { S: { ...seat("NS"), level: null }, E: seat("EW"), N: seat("NS"), W: seat("EW") },
    contract: { declarer: "E", value: 55 },
    trump: "H",
    prompt: null,
  };
  const play = (/** @type {string} */ name, /** @type {number} */ margin, /** @type {string} */ card) => ({
    name,
    margin,
    figures: { deal: 2, assisted: false, passed_out: false, unit: "points", took: { NS: 40, EW: 60 } },
    view: { ...view, seats: { ...view.seats, S: { ...view.seats.S, name } } },
    parted: { seat: "S", events: [{ kind: "cards_played", seat: "S", cards: [card] }], cards: [] },
  });
  const trick = (/** @type {number} */ first, /** @type {string} */ card) => ({
    first,
    last: first + 3,
    calls: [],
    trick: {
      leader: "E",
      plays: [
        { seat: "E", cards: ["AS"] },
        { seat: "S", cards: [card] },
        { seat: "W", cards: ["5S"] },
        { seat: "N", cards: ["6S"] },
      ],
      winner: "E",
      points: 20,
    },
  });
  const calls = {
    first: 1,
    last: 1,
    calls: [{ seat: "E", events: [{ kind: "bid_made", seat: "E", value: 55, forced: false }], cards: [] }],
    trick: null,
  };
  const shared = { shared: true, differs: false };
  const names = results.map((link) => link.replace("e1.", ""));
  return {
    ok: true,
    same: 6,
    plays: [play(names[0] ?? "", 20, "KS"), play(names[1] ?? "", -20, "TS")],
    rows: [
      { one: calls, other: calls, ...shared },
      { one: trick(2, "QS"), other: trick(2, "QS"), ...shared },
      { one: trick(6, "KS"), other: trick(6, "TS"), shared: false, differs: true },
    ],
  };
}

/** An engine that knows the links above, and finds a result in every `e1.` of a text. @param {any} question */
function engine({ op, link, seal, ...more }) {
  const refused = (/** @type {string} */ code) => ({ ok: false, error: { code } });
  if (op === "event" && !link)
    return {
      ok: true,
      event: { ...EVENT, ...more },
      link: "e1.open",
      ...(more.sealed ? { seal: "e1.seal" } : {}),
    };
  if (op === "event" && !LINKS[link]) return refused("link_cut");
  if (op === "event" && seal && (seal !== "e1.seal" || link !== "e1.start")) return refused("not_sealed_so");
  if (op === "event") return { ok: true, link, ...LINKS[link] };
  if (op === "event_deal") return { ok: true, challenge: `c1.deal-${more.deal}` };
  if (op === "event_result") return { ok: true, link: `e1.of-${more.name}`, fits: true };
  if (op === "event_field") return { ok: true, margin: 5 };
  if (op === "event_play") return { ok: true, record: "a record", margin: 3 };
  if (op === "event_beside") return besides(more.results);
  if (op === "event_bots") return { ok: true, same: 40, others: [] };
  if (op === "link") return { ok: true, link: "d1.play" };
  if (op === "standing") {
    const links = more.texts.join(" ").match(/e1\.[\w-]+/g) ?? [];
    const wrong = links.filter((/** @type {string} */ one) => one.includes("cut"));
    const rows = links
      .filter((/** @type {string} */ one) => !one.includes("cut"))
      .map((/** @type {string} */ one) => row(one, [20, null]));
    const levels = Object.entries(more.levels ?? {}).map(([level, margins]) =>
      row("", /** @type {any} */ (margins), { level, result: "" }),
    );
    const problems = wrong.map(() => ({ at: 2, name: "", refusal: { code: "link_cut" } }));
    return {
      ok: true,
      rows: [...rows, ...levels],
      problems,
      links: links.length,
      table: "e1.table",
      fits: true,
      csv: "place",
    };
  }
  return { ok: true, part: 0.5 };
}

function club(settings = {}) {
  const store = createStore(firstState({ game: "two_hundred", ...settings }), reduce);
  store.change({ type: "ready" });
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const done = [];
  let time = 1;
  const does = createEvents({
    store,
    ask: async (question) => (asked.push(question), /** @type {any} */ (engine(question))),
    ready: async () => {},
    sleep: async () => {},
    set: (changed) => store.change({ type: "setting", settings: changed }),
    seed: () => "chance",
    now: () => (time += 1),
    address: (link) => `https://site.example/#${link}`,
    copy: async (words) => void done.push(["copy", words]),
    saveFile: (name, words) => void done.push(["save", name, words]),
    send: async () => {},
    print: () => void done.push("print"),
    printDeals: ({ game, link, deals }) => void done.push(["deals", game, link, deals]),
    record: async (id) => `record of ${id}`,
    challenge: async (link, game) => void done.push(["challenge", link, game]),
    resume: async (id) => void done.push(["resume", id]),
    look: (link) => done.push(["look", link]),
    focus: (selector) => void done.push(["focus", selector]),
  });
  store.listen(does.heard);
  const now = () => /** @type {EventsPart} */ (store.state().events);
  return { store, does, asked, done, now };
}

test("an event is made, kept, and its deals are played as challenges that are found again", async () => {
  const { store, does, asked, done, now } = club({ name: "Ama" });
  await does.open();
  does.setup();
  does.draft({ name: "Thursday", deals: 2, scoring: "margins" });
  await does.make();
  const made = asked.find(({ op, link }) => op === "event" && !link);
  assert.deepEqual([made.name, made.deals, made.scoring, made.seed], ["Thursday", 2, "margins", "chance"]);
  assert.equal(now().place, "event");
  assert.deepEqual(
    now().plays?.map(({ status }) => status),
    ["new", "new"],
  );

  await does.play(1);
  assert.deepEqual(done.at(-1), ["challenge", "c1.deal-1", "two_hundred"]);
  assert.equal(store.state().panel, null);
  assert.equal(store.state().settings.events["e1.open"]?.begun?.["1"], "c1.deal-1");
  assert.ok(isOfEvent({ ...store.state(), match: /** @type {any} */ ({ challenge: "c1.deal-1" }) }));
  assert.ok(!isOfEvent({ ...store.state(), match: /** @type {any} */ ({ challenge: "c1.deal-2" }) }));

  store.change({ type: "heads", heads: [head({ id: "a", challenge: "c1.deal-1" })] });
  await does.home();
  await does.play(1);
  assert.deepEqual(done.at(-1), ["resume", "a"]);
  // The first time it was played to its end counts.
  const over = head({ id: "a", challenge: "c1.deal-1", status: "over" });
  store.change({
    type: "heads",
    heads: [over, head({ id: "b", challenge: "c1.deal-1", status: "over", began: 2000 })],
  });
  await does.home();
  assert.deepEqual(
    now().plays?.map(({ status, id, margin }) => [status, id, margin]),
    [
      ["over", "a", 20],
      ["new", "", null],
    ],
  );
  assert.deepEqual(asked.find(({ op }) => op === "event_result").records, { 1: "record of a" });
  assert.equal(now().mine?.link, "e1.of-Ama");
  const played = done.length;
  await does.play(1);
  assert.equal(done.length, played);
  does.saveMine();
  assert.deepEqual(done.at(-1), ["save", "follow-suit-result-Ama.txt", "https://site.example/#e1.of-Ama\n"]);
});

test("a sealed event is compared with the link that came before", async () => {
  const { does, store, now } = club();
  await does.follow("e1.seal");
  assert.equal(now().event?.open, false);
  assert.equal(now().plays, null);
  await does.follow("e1.start");
  assert.equal(now().sealed, "same");
  // The first link has given way to the second.
  assert.deepEqual(Object.keys(store.state().settings.events), ["e1.start"]);

  const other = club();
  await other.does.follow("e1.start");
  assert.equal(other.now().sealed, "unknown");
  await other.does.compare("https://site.example/#e1.other");
  assert.equal(other.now().sealed, "other");
  await other.does.compare("https://site.example/#e1.seal");
  assert.equal(other.now().sealed, "same");
});

test("a heap is checked with its files, levels fill up a small table, and a cell opens the play", async () => {
  const { does, asked, done, now, store } = club();
  await does.follow("e1.open");
  does.results();
  does.pile("Ama: e1.ama and e1.cut-off");
  await does.takeFiles([{ name: "bo.txt", text: async () => "e1.bo" }]);
  assert.deepEqual(
    now().found?.rows.map(({ name }) => name),
    ["e1.ama", "e1.bo"],
  );
  assert.equal(now().found?.problems.length, 1);
  assert.equal(now().working, null);
  await does.field();
  assert.equal(asked.filter(({ op }) => op === "event_field").length, 2 * Object.keys(now().levels).length);
  assert.ok(now().found?.rows.some(({ level }) => level === "beginner"));
  await does.look("e1.ama", 1, 7);
  assert.deepEqual(done.at(-1), ["look", "d1.play~7"]);
  store.change({ type: "panel", panel: "past" });
  store.change({ type: "panel", panel: null });
  assert.equal(store.state().panel, "events");
  await does.bots("Ama", "e1.ama");
  assert.deepEqual(now().bots, { name: "Ama", ok: true, same: 40, others: [] });
  does.saveTable();
  assert.equal(done.at(-1)[1], "Thursday.csv");
});

test("a play is compared with one's own, else with the best of the others, or whoever is chosen", async () => {
  const { does, asked, done, now } = club({ name: "cleo" });
  const rowsOf = (/** @type {[string, number | null][]} */ ...all) =>
    all.map(([name, margin]) => row(name, [null, margin]));
  const table = (/** @type {any[]} */ rows) => ({
    rows,
    problems: [],
    links: 4,
    table: "",
    fits: true,
    csv: "",
  });
  await does.follow("e1.open");
  does.results();
  const show = (/** @type {any[]} */ ...rows) =>
    createShown(now(), table([...rows, row("", [1, 90], { level: "casual", result: "" })]));
  const createShown = (/** @type {EventsPart} */ part, /** @type {any} */ found) =>
    Object.assign(part, { found });

  // Nobody else has played it: it is looked at alone.
  show(...rowsOf(["ama", 20], ["bo", null]));
  await does.beside("ama", 2);
  assert.deepEqual(done.at(-1), ["look", "d1.play"]);
  assert.equal(now().place, "results");

  show(...rowsOf(["ama", 20], ["bo", 10], ["dan", 30]));
  await does.beside("ama", 2);
  assert.deepEqual(asked.at(-1).results, ["e1.ama", "e1.dan"]);
  assert.deepEqual([now().place, now().beside?.other], ["beside", "dan"]);
  assert.deepEqual(done.at(-1), ["focus", ".beside select"]);
  await does.beside("ama", 2, "bo");
  assert.equal(now().beside?.other, "bo");
  does.standings();
  assert.equal(now().place, "results");
  assert.deepEqual(done.at(-1), ["focus", ".events-cell[data-here]"]);

  show(...rowsOf(["ama", 20], ["cleo", -50], ["dan", 30]));
  await does.beside("ama", 2);
  assert.equal(now().beside?.other, "cleo");
  does.standings();
  await does.beside("cleo", 2);
  assert.equal(now().beside?.other, "dan");
});

test("two plays are shown with where they part, what they share once, and each can be watched", async () => {
  globalThis.navigator ??= /** @type {any} */ ({});
  const text = sentences("en", source("en"));
  const { does, store } = club();
  await does.follow("e1.open");
  does.results();
  does.pile("e1.ama e1.bo");
  await does.check();
  await does.beside("e1.ama", 1);
  const shown = written(eventsView(text, store.state(), /** @type {any} */ (does)));
  assert.match(shown, /They part in trick 2:/);
  assert.match(shown, /ama plays the king of spades/);
  assert.match(shown, /bo plays the 10 of spades/);
  assert.equal([...shown.matchAll(/both alike/g)].length, 4);
  assert.equal([...shown.matchAll(/East bets 55/g)].length, 1);
  assert.match(shown, /Points: 40 to 60/);
  assert.equal([...shown.matchAll(/class="beside-open"/g)].length, 3);
});

test("travellers are numbers, or deals as a score sheet has them, by the rules that are set", async () => {
  globalThis.navigator ??= /** @type {any} */ ({});
  const text = sentences("en", source("en"));
  const { does, store, asked } = club({ preset: { two_hundred: "traditional" } });
  const shown = () => written(eventsView(text, store.state(), /** @type {any} */ (does)));
  await does.pairs();
  does.type("1 1 3 +40");
  await does.rank();
  assert.deepEqual(asked.at(-1), { op: "pairs", travellers: "1 1 3 +40" });
  does.enter("two_hundred");
  assert.match(
    shown(),
    /then declarer, bet, points of the declaring side: 1 1 3 S 60 75\. Scored by your rules/,
  );
  does.type("1 1 3 S 60 75");
  await does.rank();
  const { game, rules, travellers } = asked.at(-1);
  assert.deepEqual([game, rules, travellers], ["two_hundred", "traditional", "1 1 3 S 60 75"]);
  // What is wrong is said once, where it was typed.
  store.change(
    /** @type {any} */ ({
      type: "events",
      events: { refusal: { code: "bad_entry_line", facts: { line: 2, clause: "H2" } } },
    }),
  );
  assert.equal([...shown().matchAll(/Line 2: such a deal cannot be \(H2\)\./g)].length, 1);
});

test("work that is called off leaves nothing, and a link of a result goes into the heap", async () => {
  const { does, asked, now } = club();
  await does.follow("e1.mine");
  assert.equal(now().place, "results");
  assert.equal(now().heap, "e1.mine");
  assert.equal(now().found?.rows.length, 1);
  const field = does.field();
  does.stop();
  await field;
  assert.deepEqual(now().levels, {});
  assert.equal(asked.at(-1).op, "cancel");
});

test("a link that cannot be read is refused, and so are words without one", async () => {
  const { does, now } = club();
  await does.open();
  await does.paste("nothing here");
  assert.equal(now().refusal?.code, "not_a_link");
  await does.paste("https://site.example/#e1.unknown");
  assert.equal(now().refusal?.code, "link_cut");
  assert.equal(now().place, "list");
});

test("rules are a preset's, those of another table, or house rules by their name", () => {
  const settings = {
    ...firstState({}).settings,
    houses: { tractor: [{ name: "Ours", rules: { preset: "reference" } }] },
  };
  const draft = /** @type {any} */ ({ game: "two_hundred", preset: "reference", table: "" });
  assert.equal(rulesOfDraft(/** @type {any} */ (settings), draft), "reference");
  const ours = { ...draft, game: "tractor", preset: "house Ours" };
  assert.deepEqual(rulesOfDraft(/** @type {any} */ (settings), ours), { preset: "reference" });
});

test("what the device keeps is checked when it is read", () => {
  const good = { "e1.x": { at: 1, name: "Thursday", game: "two_hundred" } };
  assert.deepEqual(settingsIn({ events: good }).events, good);
  assert.equal(settingsIn({ events: { "e1.x": null } }).events, undefined);
});

test("every place is shown, with the names of people as they are", async () => {
  globalThis.navigator ??= /** @type {any} */ ({});
  const text = sentences("en", source("en"));
  const { does, store } = club({ name: "Ama" });
  const shown = () => written(eventsView(text, store.state(), /** @type {any} */ (does)));
  await does.open();
  assert.match(shown(), /Make an event/);
  does.setup();
  assert.match(shown(), /Sealed: two links/);
  await does.pairs();
  store.change({
    type: "events",
    events: { plan: { rounds: [[{ table: 1, ns: 1, ew: 2, deals: 3 }]], shared: true } },
  });
  assert.match(shown(), /set 3/);
  await does.follow("e1.open");
  assert.match(shown(), /Deal 2/);
  does.results();
  does.pile("e1.ama e1.cut");
  await does.check();
  assert.match(shown(), /2 links found; one of them is not counted:/);
  assert.match(shown(), /Link 2:/);
  assert.match(shown(), /e1\.ama/);
});
