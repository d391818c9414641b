import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDraftKeeping } from "../../../web/js/features/events/made-deals.js";
import { eventsView } from "../../../web/js/features/events/view.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { club } from "../shared/club-desk.js";
import { source } from "../shared/texts.js";
import { written } from "../shared/written.js";

const deal = (/** @type {string} */ record) => ({
  game: "two_hundred",
  record,
  deal: 1,
  link: "d1.x",
  fits: true,
});

globalThis.navigator ??= /** @type {any} */ ({});

/** @param {ReturnType<typeof club>} desk */
const shownOf = ({ store, does }) => written(eventsView(sentences("en", source("en")), store.state(), does));

test("deals that were made become an event, one after the other, and what is not finished stays on the device", async () => {
  const desk = club({ level: "expert" });
  const { does, asked, done, now, kept } = desk;
  await does.made(deal("one"));
  assert.deepEqual([now().place, now().made?.texts, now().made?.level], ["made", ["one"], "expert"]);
  does.nextDeal();
  assert.equal(done.at(-1), "deal");
  await does.made(deal("auction two"));
  assert.match(shownOf(desk), /Deal 2<\/strong> Contract 60, bet by North\./u);

  // One that is there already is refused with its number, and the others stay.
  assert.equal(await does.addDeals("followsuit-deal one"), true);
  assert.equal(await does.addDeals("followsuit-deal one"), false);
  assert.equal(now().made?.texts.length, 3);
  assert.match(shownOf(desk), /Deal 4: It is deal 3 once more\./u);
  await does.dropDeal(2);
  assert.equal(now().refusal, null);
  assert.equal(await does.addDeals("mine: https://x.org/#d1.three, https://x.org/#d1.four"), true);
  assert.deepEqual(now().made?.texts, ["one", "auction two", "d1.three", "d1.four"]);
  await does.addFiles([{ name: "five.deal", text: async () => "five" }]);
  does.draftMade({ name: "Finesses", seat: "N" });
  assert.deepEqual([kept().texts.length, kept().name, kept().seat], [5, "Finesses", "N"]);

  // Somebody comes back.
  const later = club({}, { ...kept(), shown: null });
  await later.does.open();
  assert.match(shownOf(later), /Go on with your event of made deals/u);
  await later.does.ofDeals();
  assert.equal(later.now().made?.shown?.deals.length, 5);
  assert.match(shownOf(later), /cannot be sealed/u);
  await later.does.makeOfDeals();
  const made = later.asked.find(({ op, made }) => op === "event" && made);
  assert.deepEqual([made.name, made.seat, made.made.length], ["Finesses", "N", 5]);
  assert.deepEqual([later.now().place, later.now().event?.name, later.now().made], ["event", "Made", null]);
  assert.equal(later.kept(), null);
  assert.equal(later.store.state().settings.events["e1.deals"]?.key, "m");
  assert.ok(asked.length);
});

test("a result of made deals is read with the event's own link, which the device may have", async () => {
  const desk = club();
  const { does, now, store, asked } = desk;
  await does.follow("e1.lone");
  assert.deepEqual([now().place, now().lone, now().link], ["event", "e1.lone", ""]);
  assert.deepEqual(Object.keys(store.state().settings.events), []);
  assert.match(shownOf(desk), /cards of this event are not in this link/u);
  await does.ofCards("nothing");
  assert.equal(now().refusal?.code, "link_cut");
  await does.ofCards("e1.open");
  assert.equal(now().refusal?.code, "other_event");
  await does.ofCards("e1.lone");
  assert.equal(now().refusal?.code, "cards_unseen");
  await does.ofCards("https://x.org/#e1.deals");
  assert.deepEqual([now().place, now().link, now().heap, now().lone], ["results", "e1.deals", "e1.lone", ""]);
  assert.deepEqual(asked.findLast(({ op }) => op === "standing").link, "e1.deals");

  // From now on nothing is asked for.
  await does.follow("e1.lone");
  assert.deepEqual([now().place, now().link], ["results", "e1.deals"]);
  await does.follow("e1.sums");
  assert.deepEqual([now().place, now().link, now().event?.open], ["results", "e1.deals", true]);

  // A table alone is shown, without what needs cards.
  const other = club();
  await other.does.follow("e1.sums");
  assert.equal(other.now().place, "results");
  assert.doesNotMatch(shownOf(other), /The results that came|Print the deals/u);
  assert.match(shownOf(other), /cards of this event are not in this link/u);
});

test("an event whose link is too long is saved as a file, and opened from one", async () => {
  const desk = club();
  const { does, done, now } = desk;
  await does.pasteFile([
    /** @type {any} */ ({ name: "event.txt", text: async () => "https://x.org/#e1.long\n" }),
  ]);
  assert.equal(now().event?.name, "Made");
  assert.match(shownOf(desk), /too long for a link/u);
  assert.doesNotMatch(shownOf(desk), /The link of the event/u);
  does.saveEvent();
  assert.deepEqual(done.at(-1), ["save", "follow-suit-event-Made.txt", "https://site.example/#e1.long\n"]);
});

test("a draft is thrown away, and one that was kept badly is read as far as it goes", async () => {
  const { does, now, kept } = club({}, { texts: ["one"], shown: null, name: "x" });
  await does.open();
  await does.ofDeals();
  await does.dropDeal(0);
  assert.equal(now().made?.shown, null);
  does.dropMade();
  assert.deepEqual([now().made, now().place, kept()], [null, "list", null]);

  /** @type {Map<string, unknown>} */
  const sheets = new Map([
    ["event draft", { id: "event draft", texts: ["one", 2], scoring: "luck", help: 1 }],
  ]);
  const archive = /** @type {any} */ ({
    sheets: async () => [...sheets.values()],
    keepSheet: async (/** @type {string} */ id, /** @type {unknown} */ value) =>
      value === undefined ? sheets.delete(id) : sheets.set(id, value),
  });
  const keeping = createDraftKeeping(archive);
  const read = await keeping.read();
  assert.deepEqual([read?.texts, read?.scoring, read?.help, read?.name], [["one"], "places", false, ""]);
  await keeping.keep(null);
  assert.equal(await keeping.read(), null);
});
