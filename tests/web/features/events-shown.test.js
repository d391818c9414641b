import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { settingsIn } from "../../../web/js/core/settings.js";
import { eventsView } from "../../../web/js/features/events/view.js";
import { rulesOfDraft } from "../../../web/js/features/events/making-event.js";
import { firstState } from "../../../web/js/page/state.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { written } from "../shared/written.js";
import { source } from "../shared/texts.js";
import { club, row } from "../shared/club-desk.js";

/** @typedef {import("../../../web/js/features/events/types.d.ts").EventsPart} EventsPart */

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
