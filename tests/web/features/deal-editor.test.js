import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDealEditor } from "../../../web/js/features/deal-editor/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { resetsOf } from "../shared/resets.js";
import { changesIn, recordings, storedIn } from "../shared/recordings.js";

/** @typedef {import("../../../web/js/features/deal-editor/types.d.ts").DealDraft} Making */

/** What an engine of two places, each for two cards, says of a setup: `AS@a` is a card at its place. @param {string[]} cards */
function shown(cards, more = {}) {
  const places = ["a", "b"].map((name) => ({
    name,
    seat: name === "a" ? "S" : "N",
    size: 2,
    cards: cards.filter((card) => card.endsWith(name)).map((card) => card.slice(0, 2)),
  }));
  const left = (/** @type {string} */ card) => (cards.some((one) => one.startsWith(card)) ? 0 : 1);
  return {
    ok: true,
    setup: cards.join(" "),
    game: "two_hundred",
    rules: "reference",
    seats: ["S", "N"],
    rows: [
      ["AS", "KS", "QS", "JS"].map((card) => ({
        card,
        left: left(card),
        of: 1,
      })),
    ],
    places,
    missing: 4 - cards.length,
    standing: [],
    contract: [],
    problems: [],
    is_read: true,
    unread: [],
    has_more: false,
    ...more,
  };
}

function laying() {
  const store = createStore(firstState({}), reduce);
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const done = [];
  /** @param {any} message */
  function answer(message) {
    if (message.op === "finish_deal")
      return {
        ok: true,
        record: "a record",
        deal: 2,
        link: "d1.x",
        fits: true,
      };
    const cards = (message.setup ?? "").split(" ").filter(Boolean);
    if (message.setup === "nonsense") return shown([], { is_read: false, unread: [{ code: "no_hands" }] });
    if (message.lay) return shown([...cards, `${message.lay.card}@${message.lay.place}`]);
    return shown(cards);
  }
  const actions = createDealEditor({
    store,
    engine: createEngineFunctions(
      async (message) => (asked.push(message), /** @type {any} */ (answer(message))),
    ),
    whenReady: async () => {},
    drawSeed: () => "chance",
    copyText: async (text) => void done.push(["copy", text]),
    linkAddress: (link) => `https://site.example/#${link}`,
    saveFile: (name, text) => void done.push(["save", name, text]),
    openReplay: (record) => done.push(["look", record]),
    shareChallenge: (deal) => done.push(["challenge", deal]),
    playRecord: async (record, game) => void done.push(["play", record, game]),
  });
  return {
    store,
    actions,
    asked,
    done,
    now: () => /** @type {Making} */ (store.state().dealEditor),
  };
}

test("two changes are taken back by two presses, however fast they come", async () => {
  const { actions, now } = laying();
  await actions.open();
  const before = now().shown?.setup;
  await actions.tapPlace("b");
  await actions.tapCard("AS");
  const one = now().shown?.setup;
  await Promise.all([actions.tapCard("KS"), actions.undoChange()]);
  assert.deepEqual([now().shown?.setup, now().past.length], [one, 1], "the one that still waited");
  await actions.tapCard("KS");
  await Promise.all([actions.undoChange(), actions.undoChange()]);
  assert.deepEqual([now().shown?.setup, now().past.length], [before, 0]);
});

test("what is typed or taken up while the engine answers stays", async () => {
  const { actions, now } = laying();
  await actions.open();
  await actions.tapCard("AS");
  const laid = actions.tapPlace("a");
  await actions.tapCard("KS");
  actions.typeText("hand S XS");
  await laid;
  assert.deepEqual(now().shown?.places[0]?.cards, ["AS"]);
  assert.equal(now().card, "KS");
  assert.equal(now().text, "hand S XS");
});

test("a challenge to a deal that was made begins at the contract that was chosen", async () => {
  const { actions, asked, done } = laying();
  await actions.open();
  actions.setContract({ contract: "150" });
  await actions.challengeWithDeal();
  assert.deepEqual(asked.at(-1).contract, { contract: "150" });
  assert.equal(done.at(-1)[1].isBegun, true);
});

/** What is there before anything is laid. */
const EMPTY = {
  ...{
    past: [],
    card: "",
    aim: "a",
    typed: "",
    contract: null,
    you: "S",
    text: null,
    unread: [],
    hasMore: false,
  },
  ...{ refusal: null, copied: null, from: null },
};

test("a deal is begun by the rules that are played, and is there again when it is opened once more", async () => {
  const { store, actions, asked } = laying();
  store.change({ type: "panel", panel: "menu" });
  const opening = actions.open();
  assert.deepEqual(store.state().dealEditor, { ...EMPTY, shown: null, aim: "", you: "", from: "menu" });
  await opening;
  assert.deepEqual(store.state().dealEditor, { ...EMPTY, shown: shown([]), aim: "", from: "menu" });
  const { seed, ...question } = asked[0];
  assert.deepEqual(
    [typeof seed, question],
    ["string", { op: "edit_deal", game: "two_hundred", rules: { preset: "reference" } }],
  );
  await actions.open();
  assert.deepEqual([asked.length, store.state().dealEditor?.from], [1, "menu"]);
  actions.close();
  assert.equal(store.state().panel, "menu");
});

test("a deal is begun from what somebody sent, or from a past deal that is looked at", async () => {
  const { store, actions, asked } = laying();
  const setup = { game: "tractor", rules: "howto" };
  await actions.openDocument(
    Promise.resolve(/** @type {any} */ ({ kind: "setup", value: setup, text: "AS@a" })),
  );
  assert.deepEqual({ ...asked[0], seed: "" }, { op: "edit_deal", ...setup, setup: "AS@a", seed: "" });
  assert.deepEqual([store.state().panel, store.state().dealEditor?.shown], ["deal-editor", shown(["AS@a"])]);
  await actions.openDocument(Promise.resolve(/** @type {any} */ ({ kind: "record" })));
  assert.deepEqual([asked.length, store.state().dealEditor?.shown], [1, null]);
  store.change({ type: "panel", panel: "history" });
  await actions.openPastDeal();
  assert.equal(asked.length, 1, "none is looked at");
  const opened = /** @type {any} */ ({
    record: "its record",
    head: { game: "rangvaar" },
    replay: { deal: 3 },
  });
  store.change({ type: "history", history: { opened } });
  await actions.openPastDeal();
  assert.deepEqual(asked[1], { op: "write", kind: "record", value: { record: "its record", deal: 3 } });
  assert.deepEqual([asked[2].game, store.state().dealEditor?.from], ["rangvaar", "history"]);
});

test("what was refused, copied or typed before is over with each change", async () => {
  const { store, actions } = laying();
  await actions.open();
  const stood = {
    ...{
      refusal: { code: "x" },
      copied: "refused",
      unread: [{ code: "y" }],
      typed: "A",
      card: "KS",
      aim: "b",
    },
    ...{ contract: { bid: "50" }, text: "AS@a", hasMore: true, from: "menu", you: "N" },
  };
  assert.deepEqual(
    await resetsOf(store, "dealEditor", stood, {
      open: actions.open,
      openDocument: () =>
        actions.openDocument(
          Promise.resolve(/** @type {any} */ ({ kind: "setup", value: { game: "tractor" }, text: "AS@a" })),
        ),
      chooseTable: () => actions.chooseTable("tractor", "howto"),
      tapCard: () => actions.tapCard("AS"),
      tapPlace: () => actions.tapPlace("a"),
      typeLetter: () => actions.typeLetter("k"),
      fillRest: actions.fillRest,
      clearCards: actions.clearCards,
      setField: () => actions.setField("dealer", "W"),
      undoChange: actions.undoChange,
      setContract: () => actions.setContract(null),
      chooseSeat: () => actions.chooseSeat("S"),
      typeText: () => actions.typeText("KS@b"),
      readText: actions.readText,
      copyDealLink: actions.copyDealLink,
      playDeal: actions.playDeal,
      challengeWithDeal: actions.challengeWithDeal,
      saveDeal: actions.saveDeal,
      replayDeal: actions.replayDeal,
    }),
    {
      challengeWithDeal: "",
      chooseSeat: "you",
      chooseTable: "refusal copied unread card contract text hasMore",
      clearCards: "refusal copied unread contract hasMore",
      copyDealLink: "copied",
      fillRest: "refusal copied unread contract hasMore",
      open: "refusal",
      openDocument: "refusal copied unread typed card aim contract text hasMore from you",
      playDeal: "",
      readText: "refusal copied unread contract text hasMore",
      replayDeal: "",
      saveDeal: "",
      setContract: "refusal contract",
      setField: "refusal copied unread contract hasMore",
      tapCard: "refusal copied unread card contract text hasMore",
      tapPlace: "refusal copied unread card contract text hasMore",
      typeLetter: "typed",
      typeText: "text",
      undoChange: "refusal copied unread contract text hasMore",
    },
  );
});

test("what is asked, shown and done with each change is as it was", async () => {
  const same = changesIn(recordings(import.meta.url));
  const { store, actions, asked, done, now } = laying();
  const acts = /** @type {Record<string, () => unknown>} */ ({
    open: actions.open,
    "a card": () => actions.tapCard("AS"),
    "its place": () => actions.tapPlace("b"),
    "a place": () => actions.tapPlace("a"),
    "a card for it": () => actions.tapCard("KS"),
    "the same place": () => actions.tapPlace("a"),
    "letters of a card": () => (actions.typeLetter("q"), actions.typeLetter("s")),
    "a letter of none": () => actions.typeLetter("z"),
    "a card that lies there": () => actions.tapCard("KS"),
    "taken back": actions.undoChange,
    "the rest": actions.fillRest,
    "a field": () => actions.setField("dealer", "W"),
    "a contract": () => actions.setContract({ contract: "150" }),
    "a seat": () => actions.chooseSeat("N"),
    "a text": () => actions.typeText("AS@a"),
    "a text read": actions.readText,
    "a text that is none": () => (actions.typeText("nonsense"), actions.readText()),
    played: actions.playDeal,
    "looked at": actions.replayDeal,
    "sent as a challenge": actions.challengeWithDeal,
    copied: actions.copyDealLink,
    saved: actions.saveDeal,
    "another table": () => actions.chooseTable("tractor", "howto"),
    cleared: actions.clearCards,
    closed: actions.close,
  });
  for (const [name, act] of Object.entries(acts)) {
    await act();
    same(
      name,
      [
        ...asked.splice(0).map((one) => `> ${JSON.stringify({ ...one, seed: typeof one.seed })}`),
        ...storedIn({ ...now(), panel: store.state().panel, done: done.splice(0) }),
      ].join("\n"),
    );
  }
});
