import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { clearStored, saveProgress, saveStars } from "../../../web/js/core/progress-storage.js";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { keepFirstHand } from "../../../web/js/core/storage/first-hand.js";
import { createMatchList } from "../../../web/js/core/storage/match-list.js";
import { memoryStore } from "../shared/memory-store.js";
import { DEFAULT_SETTINGS, saveSettings } from "../../../web/js/features/settings.js";
import { createStore } from "../../../web/js/core/store.js";
import { UNNAMED, createSaved } from "../../../web/js/features/house-rules/saved-store.js";
import { createHistory } from "../../../web/js/features/history/store.js";
import { saveChairs, rememberOffer } from "../../../web/js/features/multiplayer/seat-storage.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { ALONE, head } from "../shared/documents.js";
import { keeperOn } from "../shared/score-desk.js";
import { filesOf, read } from "../shared/sources.js";
import { storedNow, storedTest } from "../shared/storage.js";

/** A device, and what is kept on it. */
function device() {
  const kept = memoryStore();
  const documents = createDocuments({ openDevice: async () => kept });
  /** Every key there is, with its value. */
  async function walk() {
    const heads = await kept.loadHeads();
    const all = await Promise.all(
      heads.map(async ({ id, head }) => [`document/${id}`, JSON.stringify([head, await kept.loadLines(id)])]),
    );
    return Object.fromEntries([...all, ...storedNow()]);
  }
  return { kept, documents, walk };
}

/** The panel of past matches. @param {ReturnType<typeof device>["documents"]} documents */
function pastOn(documents) {
  const store = createStore(firstState(), reduce);
  const list = createMatchList({ store, documents, tabs: ALONE, now: () => 0 });
  const saver = { ...list, whenWritten: async () => {} };
  const table = { engine: createEngineFunctions(async () => ({ ok: true })), saver, leaveMatch() {} };
  const nothing = () => {};
  const acts = createHistory({
    store,
    table: /** @type {any} */ (table),
    documents,
    saveFile: nothing,
    setSettings: nothing,
    clearStored,
  });
  return { store, acts };
}

/** @typedef {ReturnType<typeof device>} Device */

/** The settings with more, as the page keeps them. @param {object} [more] */
const set = (more) => saveSettings({ ...DEFAULT_SETTINGS, ...more });

/**
 * Of each thing that is kept how it comes onto the device, and how a person forgets it.
 * @type {Record<string, (on: Device) => Promise<() => unknown>>}
 */
const THINGS = {
  async "a match played together"({ documents }) {
    await documents.saveDocument(head({ id: "m" }), "line 1\nline 2");
    saveChairs("m", /** @type {any} */ ([{ seat: "S", who: "here", name: "Zubeida" }]));
    return () => pastOn(documents).acts.removeMatch("m");
  },
  async "what was set aside"({ documents }) {
    await documents.setAside("aside", { code: "unreadable", message: "", game: null, text: "Zubeida" });
    return () => pastOn(documents).acts.removeAside("aside");
  },
  async "a sheet in the middle of an entry"({ documents }) {
    const { acts, now } = keeperOn(documents);
    await acts.open();
    acts.nameSeat("S", "Zubeida");
    await acts.startSheet();
    await acts.enterDeal();
    await acts.typeDigit("8");
    const id = String(now().kept?.id);
    return () => acts.removeSheet(id);
  },
  async "house rules under a name"({ documents }) {
    const store = createStore(firstState(), reduce);
    let house = /** @type {any} */ ({ naming: UNNAMED, received: null });
    const { typeName, saveRules, removeSaved } = createSaved({
      store,
      engine: createEngineFunctions(async () => ({ ok: true, text: "rules of Zubeida" })),
      documents,
      saver: createMatchList({ store, documents, tabs: ALONE, now: () => 0 }),
      createId: () => "rules",
      now: () => 0,
      currentHouse: () => house,
      change: (more) => void (house = { ...house, ...more }),
      wholeRules: () => /** @type {any} */ ({ preset: "reference", target: 300 }),
    });
    typeName("Zubeida");
    await saveRules();
    return () => removeSaved("Zubeida");
  },
};

/** What every device has, and nothing of anything that was kept. */
const USUAL = ["follow-suit/first", "follow-suit/settings"];

for (const [thing, keep] of Object.entries(THINGS))
  storedTest(`nothing remains on the device of ${thing} once it is forgotten`, async () => {
    const on = device();
    set({});
    const before = await on.walk();
    const forget = await keep(on);
    const there = await on.walk();
    assert.notDeepEqual(there, before);
    await forget();
    const after = await on.walk();
    assert.deepEqual(Object.keys(after).sort(), USUAL);
    assert.doesNotMatch(JSON.stringify(after), /Zubeida|line 1/);
  });

storedTest("of all that is kept every key goes with everything", async () => {
  const on = device();
  set({ name: "Zubeida" });
  for (const keep of Object.values(THINGS)) await keep(on);
  saveStars({ "two_hundred-1": 3 });
  saveProgress({ p: { box: 1, due: 2 } });
  rememberOffer(7);
  keepFirstHand("m", { opening: "1", questions: [{ op: "new", names: { S: "Zubeida" } }], act: null });
  const kinds = [
    ...(await on.documents.listHeads()).map(({ kind }) => kind),
    ...Object.keys(await on.walk()).filter((key) => !key.startsWith("document/")),
  ];
  // Whoever keeps something more says here how it is forgotten.
  assert.deepEqual(
    [...new Set(kinds)].sort(),
    [
      "aside",
      "record",
      "rules",
      "sheet",
      ...["chairs", "first", "first-hand", "lessons", "offers", "puzzles", "settings"].map(
        (key) => `follow-suit/${key}`,
      ),
    ].sort(),
  );
  await pastOn(on.documents).acts.deleteAll();
  assert.deepEqual(await on.walk(), {});
});

storedTest("nothing is kept by any other way than those that are walked here", () => {
  const keeping = filesOf("web/js", /\.js$/).filter((file) => /\.setItem\(|openDB\(/.test(read(file)));
  // That of offline/ says in this tab only that the page was loaded anew.
  assert.deepEqual(keeping.sort(), [
    "web/js/core/storage/idb.js",
    "web/js/core/stored-values.js",
    "web/js/features/multiplayer/seat-storage.js",
    "web/js/offline/index.js",
  ]);
});

storedTest("a chair of another match stays", async () => {
  const on = device();
  saveChairs("other", []);
  const before = await on.walk();
  await pastOn(on.documents).acts.removeMatch("m");
  assert.deepEqual(await on.walk(), before);
});
