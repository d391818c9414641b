import "../../shared/catalog.js";
import assert from "node:assert/strict";
import { clearStored } from "../../../../web/js/core/progress-storage.js";
import { DEFAULT_SETTINGS } from "../../../../web/js/features/settings.js";
import {
  forgetOffers,
  loadDrawings,
  rememberOffer,
  saveDrawings,
  isOfferUsed,
} from "../../../../web/js/features/multiplayer/seat-storage.js";
import { createSeatMemory } from "../../../../web/js/features/multiplayer/seat-memory.js";
import { storedNow, storedTest, storeIn } from "../../shared/storage.js";

/** The host's page with a match. @param {string} id @param {object} [more] of the state @param {() => boolean} [isPlaying] */
function page(id, more, isPlaying = () => true) {
  const settings = { ...DEFAULT_SETTINGS, name: "Ada" };
  const state = { settings, saved: { id }, match: {}, multiplayer: { chairs: [] }, ...more };
  return createSeatMemory({ store: /** @type {any} */ ({ state: () => state }), isPlaying });
}

/** @param {ReturnType<ReturnType<typeof page>["suggestChairs"]>} chairs */
const said = (chairs) => chairs.map(({ seat, who, name }) => `${seat} ${who} ${name}`.trim()).join(", ");

storedTest("who sat where is remembered for the match that is continued, and for the next table", () => {
  const chairs = page("m").suggestChairs(false);
  const usual = said(chairs);
  const [, west, , east] = chairs.map(({ seat }) => seat);
  const levels = { [String(west)]: "person", [String(east)]: "expert" };
  const settings = { ...DEFAULT_SETTINGS, name: "Ada", level: "casual", levels };
  assert.deepEqual(
    page("m", { settings })
      .suggestChairs(false)
      .map(({ level }) => level),
    ["casual", "casual", "casual", "expert"],
  );
  assert.match(usual, /^S here Ada, . bot, N phone, . bot$/);
  // A tablet in the middle of the table: it must not take up a seat whose person has a phone.
  const moved = chairs.map((chair) => ({
    ...chair,
    who: chair.seat === "E" ? "here" : "phone",
    name: `${chair.seat}’s`,
  }));
  page("m", { multiplayer: { chairs: moved } }).saveSeats();
  const seats = moved.map(({ seat, who }) => `${seat} ${who} ${seat}’s`).join(", ");
  assert.equal(said(page("m").suggestChairs(true)), seats);
  assert.equal(said(page("another").suggestChairs(true)), usual);
  // The next evening: only the scanning is left.
  assert.equal(said(page("another").suggestChairs(false)), seats);
  const table = { ...DEFAULT_SETTINGS.table, tractor: "6x3" };
  const six = { ...DEFAULT_SETTINGS, name: "Ada", game: "tractor", table };
  assert.match(
    said(page("m", { settings: six }).suggestChairs(false)),
    /^S phone S’s, .. bot, .. bot, N phone N’s, .. bot, .. bot$/,
  );
  clearStored();
  assert.equal(said(page("m").suggestChairs(true)), usual);
});

storedTest("what is damaged in the storage, or refused by it, is as good as nothing", () => {
  const usual = said(page("m").suggestChairs(false));
  const nobody = '{"match":"m","chairs":[{"seat":"S","who":"nobody","name":""},null]}';
  for (const text of ["{", "7", nobody, '{"match":"m"}']) {
    localStorage.setItem("follow-suit/chairs", text);
    assert.equal(said(page("m").suggestChairs(true)), usual, text);
  }
  const refuses = () => {
    throw new DOMException("no", "SecurityError");
  };
  storeIn({ getItem: refuses, setItem: refuses });
  page("m").saveSeats();
  rememberOffer(7);
  assert.equal(said(page("m").suggestChairs(true)), usual);
  assert.equal(isOfferUsed(7), false);
});

storedTest("seats are stored once they have changed, and only of a match that is played together", () => {
  const chairs = page("m").suggestChairs(false);
  const multiplayer = { chairs };
  const none = [
    page("m", { multiplayer }, () => false),
    ...[{ multiplayer: null }, { match: null }, { saved: null }].map((lacks) =>
      page("m", { multiplayer, ...lacks }),
    ),
  ];
  for (const one of none) one.saveSeats();
  assert.deepEqual(storedNow(), []);
  const saved = { id: "m" };
  const state = { multiplayer, saved };
  const memory = createSeatMemory({
    store: /** @type {any} */ ({ state: () => ({ match: {}, ...state }) }),
    isPlaying: () => true,
  });
  const savesNow = () => {
    clearStored();
    memory.saveSeats();
    return storedNow().length > 0;
  };
  const first = [savesNow(), savesNow()];
  state.saved = { id: "n" };
  const another = [savesNow(), savesNow()];
  state.multiplayer = { chairs: [...chairs] };
  assert.deepEqual([first, another, savesNow()], [[true, false], [true, false], true]);
});

storedTest("a tab knows the codes it was seated by, until it leaves", () => {
  rememberOffer(7);
  rememberOffer(71);
  assert.deepEqual([7, 71, 1].map(isOfferUsed), [true, true, false]);
  forgetOffers();
  assert.equal(isOfferUsed(7), false);
});

storedTest("drawings are remembered for six hours, and ninety-nine of them", () => {
  const now = Date.UTC(2026, 10, 29);
  const drawn = (/** @type {number} */ at) => ({ at: now - at, number: `no ${at}`, draw: "", hashes: [] });
  saveDrawings([drawn(21_600_000), drawn(21_599_999), drawn(-21_599_999)]);
  assert.deepEqual(loadDrawings(now), [drawn(21_599_999), drawn(-21_599_999)]);
  const many = Array.from({ length: 100 }, (_, at) => drawn(at));
  saveDrawings(many);
  assert.deepEqual(loadDrawings(now), many.slice(1));
  rememberOffer(7);
  const all = page("m")
    .suggestChairs(false)
    .map((chair) => ({ ...chair, name: chair.seat }));
  page("m", { multiplayer: { chairs: all } }).saveSeats();
  const kept = all.map(({ seat, who, name }) => ({ seat, who, name }));
  assert.deepEqual(storedNow(), [
    ["follow-suit/drawings", JSON.stringify({ drawings: many.slice(1) })],
    ["follow-suit/chairs", JSON.stringify({ match: "m", chairs: kept })],
    ["follow-suit/offers", "7"],
  ]);
  assert.equal(said(page("m").suggestChairs(true)), "S here S, W bot W, N phone N, E bot E");
  assert.equal(said(page("m").suggestChairs(false)), "S here Ada, W bot, N phone N, E bot");
});
