import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createHouseRules } from "../../../web/js/features/house-rules/store.js";
import { houseRulesView, isFound } from "../../../web/js/features/house-rules/view.js";
import { savedHouses } from "../../../web/js/core/next-match-rules.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { createMatchList } from "../../../web/js/core/storage/match-list.js";
import { memoryStore } from "../shared/memory-store.js";
import { createStore } from "../../../web/js/core/store.js";
import { ALONE } from "../shared/documents.js";
import { changesIn, drawingOf, pageTest, recordings, storedIn } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";
import { resetsOf } from "../shared/resets.js";

const SAME = changesIn(recordings(import.meta.url));

/** @typedef {Record<string, any>} Any */

/** @param {Any} rules */
const isClash = (rules) => rules["throw"] === "off" && rules["throw_in_trump"];

/** What the engine of these tests answers: it takes its time, and holds that throws of trumps need throws. */
const ANSWERS = /** @type {Record<string, (question: Any) => Any>} */ ({
  hello: () => ({ ok: true, games: [] }),
  resolve_rules: ({ rules }) =>
    isClash(rules)
      ? { ok: false, error: { code: "contradiction", facts: { fields: ["throw", "throw_in_trump"] } } }
      : { ok: true, rules: { must_defend: [], ...rules }, idle: {} },
  find_remedies: () => ({ ok: true, fields: [], remedies: [{ field: "throw", value: "attempt" }] }),
  get_rulings: ({ questions }) => ({
    ok: true,
    rulings: questions.map(() => ({ ruling: { legal: true } })),
  }),
  write: ({ value: { game, rules, name } }) => ({
    ok: true,
    kind: "rules",
    link: `h1.${name ?? ""}`,
    text: JSON.stringify({ game, name, rules }),
  }),
  open: ({ text }) => {
    if (!text.startsWith("{")) return { ok: false, error: { code: "not_house_rules" } };
    const { colour, ...rules } = JSON.parse(text).rules;
    const unread = colour ? [{ field: "colour", value: colour, code: "unknown_field" }] : [];
    const clash = isClash(rules) ? ["throw", "throw_in_trump"] : [];
    return { ok: true, kind: "rules", value: { ...JSON.parse(text), rules, unread, clash } };
  },
});

/** A house that chooses. @param {Promise<unknown>} [ready] */
function chooser(ready = Promise.resolve()) {
  const documents = createDocuments({ openDevice: async () => memoryStore() });
  const store = createStore(firstState({ ...DEFAULT_SETTINGS, game: "tractor" }, null), reduce);
  /** @type {string[]} */
  const asked = [];
  /** @type {Record<string, unknown>[]} */
  const questions = [];
  /** @type {string[]} */
  const copied = [];
  let names = 0;
  const engine = createEngineFunctions(async (question) => {
    asked.push(question.op);
    questions.push(question);
    await new Promise((then) => setTimeout(then, 5));
    return /** @type {any} */ (ANSWERS[question.op]?.(question));
  });
  /** What the page does with whatever comes, if it is rules. @param {string} text */
  const receive = (text) => house.openDocument(engine.open({ text }));
  const house = createHouseRules({
    store,
    engine,
    openText: receive,
    documents,
    saver: /** @type {any} */ (createMatchList({ store, documents, tabs: ALONE, now: () => 0 })),
    createId: () => `rules ${(names += 1)}`,
    now: () => 7,
    whenReady: () => ready,
    set: (settings) => store.change({ type: "setting", settings }),
    linkAddress: (link) => `https://example.org/#${link}`,
    copyText: async (text) => void copied.push(text),
    readExamples: async () => ({
      throw: [{ rules: { packs: 2 }, question: { ask: "lead" } }],
      must_defend: { by: { 5: [{ question: { ask: "levels" } }] } },
    }),
  });
  const now = () =>
    /** @type {import("../../../web/js/features/house-rules/types.d.ts").House} */ (store.state().house);
  const saved = () =>
    savedHouses(store.state().documents, "tractor").map(({ title, rules }) => ({ name: title, rules }));
  const rules = () => store.state().settings.house["tractor"];
  return { store, house, now, saved, rules, asked, questions, copied, receive };
}

/** One whose panel is open. */
async function open() {
  const made = chooser();
  await made.house.open();
  return made;
}

test("two house rules chosen right after one another both count", async () => {
  const { house, rules } = await open();
  await Promise.all([
    house.changeRules((before) => ({ ...before, rank_gap: false })),
    house.changeRules((before) => ({ ...before, shorter_tractor: true })),
  ]);
  assert.deepEqual(rules(), { rank_gap: false, shorter_tractor: true });
});

test("what is pasted while a text before it is read stays", async () => {
  const { house, now, store, questions } = await open();
  house.typePasted('{"game":"tractor","rules":{}}');
  const read = house.readPasted();
  house.typePasted("another text");
  await read;
  assert.deepEqual([now().received?.game, now().pasted], ["tractor", "another text"]);
  house.typeName("ours");
  await house.saveRules();
  assert.deepEqual(questions.at(-1), {
    op: "write",
    kind: "rules",
    value: { game: "tractor", rules: {}, name: "ours" },
  });
  const [ours] = store.state().documents;
  await house.playSaved(/** @type {any} */ (ours));
  assert.deepEqual(
    questions.filter(({ op }) => op === "open").map(({ game }) => game),
    [undefined, "tractor"],
    "saved rules are of the game that is chosen",
  );
  assert.equal(now().pasted, "another text", "saved rules are not pasted");
  house.typePasted('{"game":"tractor","rules":{}}');
  await house.readPasted();
  assert.equal(now().pasted, "");
});

test("a rule that is chosen while the panel still settles is the one that is shown", async () => {
  const { house, now, rules } = await open();
  const settled = house.open();
  const chosen = house.changeRules((before) => ({ ...before, rank_gap: false }));
  await Promise.all([settled, chosen]);
  assert.deepEqual([rules(), now().held?.rules["rank_gap"]], [{ rank_gap: false }, false]);
});

test("a rule that is still tried when rules of another game are accepted is none of theirs", async () => {
  const { house, store, receive } = await open();
  await receive('{"game":"two_hundred","rules":{"target":300}}');
  const chosen = house.changeRules((before) => ({ ...before, rank_gap: false }));
  const accepted = house.acceptReceived();
  await Promise.all([chosen, accepted]);
  const { game, house: all } = store.state().settings;
  assert.deepEqual([game, all["two_hundred"]], ["two_hundred", { target: 300 }]);
});

test("two that contradict each other are reported with what mends them, however fast they come", async () => {
  const { house, rules, now } = await open();
  await Promise.all([
    house.changeRules((before) => ({ ...before, throw_in_trump: true })),
    house.changeRules((before) => ({ ...before, throw: "off" })),
  ]);
  assert.deepEqual(rules(), { throw_in_trump: true });
  assert.deepEqual(now().clash?.fields, ["throw", "throw_in_trump"]);
  const [remedy] = now().clash?.remedies ?? [];
  assert.ok(remedy);
  await house.applyRemedy(remedy);
  assert.deepEqual(rules(), { throw_in_trump: true, throw: "attempt" });
  assert.equal(now().clash, null);
});

test("of a rule that holds several ranks each tap counts", async () => {
  const { house, rules } = await open();
  const add = (/** @type {string} */ rank) =>
    house.changeRules((before, meant) => ({
      ...before,
      must_defend: [.../** @type {string[]} */ (meant["must_defend"] ?? []), rank],
    }));
  await Promise.all([add("5"), add("T"), add("K")]);
  assert.deepEqual(rules(), { must_defend: ["5", "T", "K"] });
});

test("an engine that is gone in between does not hold up the next choice", async () => {
  const { house, rules } = await open();
  await assert.rejects(
    house.changeRules(() => {
      throw new Error("gone");
    }),
  );
  await house.changeRules((before) => ({ ...before, rank_gap: false }));
  assert.deepEqual(rules(), { rank_gap: false });
});

test("a panel that was opened before the engine was there is filled once it is", async () => {
  /** @type {(nothing?: unknown) => void} */
  let come = () => {};
  const { house, asked, store, now } = chooser(new Promise((then) => (come = then)));
  const opened = house.open();
  assert.equal(store.state().panel, "house-rules");
  assert.deepEqual(asked, []);
  come();
  await opened;
  assert.deepEqual(asked, ["hello", "resolve_rules", "get_rulings"]);
  assert.deepEqual(now().offers, []);
  await house.open();
  assert.ok(!asked.slice(1).includes("hello"), "what is offered is asked for once");
});

test("the examples are those of the rules chosen last", async () => {
  const { house, now } = await open();
  await house.changeRules((before) => ({ ...before, throw: "attempt" }));
  await house.changeRules((before) => ({ ...before, throw: "proven" }));
  await new Promise((then) => setTimeout(then, 30));
  const rules = { preset: "reference", packs: 2, throw: "proven" };
  const question = { game: "tractor", rules, ask: "lead" };
  assert.deepEqual(now().examples, { throw: [{ question, ruling: { legal: true } }] });
  await house.changeRules((before) => ({ ...before, must_defend: ["5", "K"] }));
  await new Promise((then) => setTimeout(then, 30));
  assert.deepEqual(now().examples["must_defend"]?.[0]?.question["rules"], {
    preset: "reference",
    must_defend: ["5", "K"],
  });
});

test("an empty name, one of 200 characters and one that exists are refused, and nothing is lost", async () => {
  const { house, saved, now } = await open();
  house.typeName("   ");
  await house.saveRules();
  assert.equal(now().naming.problem, "empty");
  house.typeName("n".repeat(200));
  await house.saveRules();
  assert.equal(now().naming.problem, "long");
  assert.equal(now().naming.name, "n".repeat(200));
  house.typeName("Ours");
  await house.saveRules();
  await house.changeRules(() => ({ rank_gap: false }));
  house.typeName("OURS");
  await house.saveRules();
  assert.equal(now().naming.problem, "taken");
  assert.deepEqual(saved(), [{ name: "Ours", rules: { preset: "reference" } }]);
  await house.saveRules(true);
  assert.deepEqual(saved(), [{ name: "OURS", rules: { preset: "reference", rank_gap: false } }]);
  house.typeName("Theirs");
  await house.saveRules();
  house.typeName("ours", "Theirs");
  await house.renameSaved();
  assert.equal(now().naming.problem, "taken");
  house.typeName("theirs", "Theirs");
  await house.renameSaved();
  assert.deepEqual(
    saved().map(({ name }) => name),
    ["OURS", "theirs"],
  );
});

test("a field is found by any words that are said of it, accents and case aside", () => {
  const said = /** @type {Record<string, string>} */ ({
    "option-throw": "Lancers",
    "option-throw-line": "Peut-on entamer à la fois plusieurs cartes ?",
    "option-throw-off": "Interdits",
  });
  const text = /** @type {any} */ ({ say: (/** @type {string} */ id) => said[id] ?? id });
  const option = {
    name: "throw",
    clause: "T22",
    choices: ["off"],
    default: "off",
    many: false,
    group: "throws",
  };
  for (const words of ["lancers", "ENTAMER cartes", "a la fois", "t22", "interdit", ""])
    assert.ok(isFound(text, option, words), words);
  assert.ok(!isFound(text, option, "entamer talon"));
});

test("saved rules are a document of their own, and a panel that is opened anew has nothing of the last one", async () => {
  const { house, now, store } = await open();
  await house.changeRules(() => ({ preset: "howto", rank_gap: true }));
  house.typeName("Ours");
  await house.saveRules();
  const head = {
    ...{ id: "rules 1", kind: "rules", title: "Ours", changed: 7, game: "tractor" },
    rules: { preset: "howto", rank_gap: true },
  };
  const { version, ...kept } = /** @type {any} */ (store.state().documents[0]);
  assert.deepEqual(kept, head);
  assert.equal(version, 0);
  assert.equal(now().saved, "Ours");
  house.searchFields("throw");
  house.typePasted("bonjour");
  const { offers, held, examples } = now();
  const opening = house.open();
  assert.deepEqual(now(), {
    ...{ offers, held, examples, clash: null, refusal: null, words: "", received: null, remedies: [] },
    ...{ naming: { of: null, name: "", problem: null }, pasted: "", unread: null, saved: null, copied: null },
  });
  await opening;
});

test("received rules that are dismissed leave nothing, and those that are accepted are shown as the house's", async () => {
  const { house, now, receive, rules } = await open();
  const sent = '{"game":"tractor","name":"","rules":{"preset":"howto","rank_gap":true}}';
  await receive(sent);
  assert.ok(now().received);
  house.dismissReceived();
  assert.deepEqual([now().received, now().remedies, now().unread], [null, [], null]);
  await house.acceptReceived();
  assert.equal(rules(), undefined);
  await receive(sent);
  await house.acceptReceived();
  assert.deepEqual(now().held?.rules, { must_defend: [], preset: "howto", rank_gap: true });
});

/** A game whose rules can be chosen. */
const option = (/** @type {string} */ name, /** @type {unknown[]} */ choices, more = {}) => ({
  ...{ name, clause: "T22", choices, default: choices[0], many: false, group: "throws" },
  ...more,
});
const OFFER = {
  name: "tractor",
  rotation: ["S", "E", "N", "W"],
  presets: [
    { name: "reference", rules: { throw: "attempt", rank_gap: true, must_defend: ["5"] } },
    { name: "howto", rules: { throw: "proven" } },
  ],
  options: [
    option("throw", ["attempt", "proven", "off"]),
    option("throw_in_trump", [false, true]),
    option("rank_gap", [true, false], { group: "secret" }),
    option("must_defend", ["5", "T"], { many: true, group: "secret" }),
  ],
};

pageTest("each state of the panel is drawn, told and asked for whole", async () => {
  const { hello } = ANSWERS;
  ANSWERS["hello"] = () => ({ ok: true, games: [OFFER] });
  const { store, house, now, questions, copied, receive } = chooser();
  const see = async (/** @type {string} */ name, /** @type {unknown} */ act) => {
    await act;
    await new Promise((then) => setTimeout(then, 20));
    const { settings, documents } = store.state();
    SAME(
      name,
      [
        drawingOf((actions) => houseRulesView(speech(/^(?!.*secret)/), store.state(), actions)),
        ...storedIn({ ...now(), offers: now().offers?.length ?? null }),
        ...storedIn({ house: settings.house, preset: settings.preset, documents }),
        ...questions.splice(0).map((one) => `> ${JSON.stringify(one)}`),
        ...copied.splice(0).map((one) => `< ${one}`),
      ].join("\n"),
    );
  };
  await see("opened", house.open());
  await see(
    "a rule chosen",
    house.changeRules((before) => ({ ...before, rank_gap: false, throw: "attempt" })),
  );
  await see("copied as a link", house.copyRules("link"));
  await see("a name typed", house.typeName("Ours"));
  await see("saved", house.saveRules());
  await see("copied as a text", house.copyRules("text"));
  await see(
    "another rule",
    house.changeRules((before) => ({ ...before, throw_in_trump: true, must_defend: ["T"] })),
  );
  await see(
    "a rule that clashes",
    house.changeRules((before) => ({ ...before, throw: "off" })),
  );
  await see("a rule searched for", house.searchFields(" throw "));
  await see("a rule not found", house.searchFields("kitty"));
  await see("a name to be changed", house.typeName("n".repeat(97), "Ours"));
  await see("a name too long", house.renameSaved());
  await see("a name of the longest", (house.typeName("n".repeat(96), "Ours"), house.renameSaved()));
  await see(
    "rules that came",
    receive('{"game":"tractor","name":"Theirs","rules":{"preset":"howto","colour":"red"}}'),
  );
  await see(
    "rules that came and clash",
    receive('{"game":"tractor","name":"","rules":{"throw":"off","throw_in_trump":true}}'),
  );
  await see("rules that came mended", house.applyRemedy(/** @type {any} */ (now().remedies[0])));
  await see("rules that came accepted", house.acceptReceived());
  await see("a text that is none", (house.typePasted("bonjour"), house.readPasted()));
  await see(
    "another preset",
    house.changeRules(() => ({ preset: "howto", throw: "off" })),
  );
  await see("saved rules played", house.playSaved(/** @type {any} */ (store.state().documents[0])));
  await see("saved rules removed", house.removeSaved("n".repeat(96)));
  ANSWERS["hello"] = /** @type {any} */ (hello);
});

test("what was said, found or copied before is over with each choice", async () => {
  const { store, house, receive } = await open();
  const sent = '{"game":"tractor","name":"Theirs","rules":{}}';
  const stood = {
    ...{
      clash: { fields: ["a"], tried: {}, remedies: [] },
      refusal: { code: "x" },
      words: "words",
      pasted: "bonjour",
    },
    ...{ unread: { code: "y" }, saved: "Ours", copied: "link", remedies: [{ field: "a", value: 1 }] },
    ...{ naming: { of: null, name: "Ours", problem: "long" }, received: null },
  };
  assert.deepEqual(
    await resetsOf(store, "house", stood, {
      open: house.open,
      changeRules: () => house.changeRules((before) => before),
      "a change that clashes": () => house.changeRules(() => ({ throw: "off", throw_in_trump: true })),
      saveRules: house.saveRules,
      copyRules: () => house.copyRules("text"),
      searchFields: () => house.searchFields("x"),
      typePasted: () => house.typePasted("x"),
      readPasted: house.readPasted,
      typeName: () => house.typeName("Theirs"),
      "rules that come": () => receive(sent),
      acceptReceived: async () => (await receive(sent), house.acceptReceived()),
      dismissReceived: house.dismissReceived,
      renameSaved: house.renameSaved,
      removeSaved: () => house.removeSaved("Ours"),
    }),
    {
      "a change that clashes": "clash refusal",
      "rules that come": "clash refusal unread remedies received",
      acceptReceived: "clash refusal unread saved copied remedies",
      changeRules: "clash refusal saved copied",
      copyRules: "copied",
      dismissReceived: "unread remedies",
      open: "clash refusal words pasted unread saved copied remedies naming",
      readPasted: "clash refusal unread",
      removeSaved: "saved naming",
      renameSaved: "naming",
      saveRules: "naming",
      searchFields: "words",
      typeName: "saved naming",
      typePasted: "pasted unread",
    },
  );
});
