import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOfEvent } from "../../../web/js/core/club-events.js";
import { head } from "../shared/archives.js";
import { club } from "../shared/club-desk.js";

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
