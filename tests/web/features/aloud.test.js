/** Aloud: a stand-in speaks, since no test has a voice. */

import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../../web/js/core/store.js";
import { pieces, LONGEST_SPOKEN } from "../../../web/js/features/aloud/speaker.js";
import { createAloud } from "../../../web/js/features/aloud/store.js";
import { rateOf, speaks, voicesFor } from "../../../web/js/features/aloud/voices.js";
import { aloudView } from "../../../web/js/features/aloud/view.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { newsSentences } from "../../../web/js/text/news.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { languages, source } from "../shared/texts.js";
import { written } from "../shared/written.js";

const LOCAL = { name: "Ours", lang: "en-GB", localService: true };
const REMOTE = { name: "Theirs", lang: "en-US", localService: false };

/** @param {object[]} [voices] @param {object} [settings] @param {string[]} [events] what happened last at the table */
function speaking(voices = [REMOTE, LOCAL], settings = {}, events = []) {
  const news = { serial: 1, events: /** @type {any} */ (events.map((kind) => ({ kind }))) };
  const store = createStore({ ...firstState({ aloud: true, ...settings }), news }, reduce);
  /** @type {any[]} */
  const said = [];
  /** @type {any[]} */
  const asked = [];
  let isHidden = false;
  /** @type {{ act: () => void, at: number }[]} */
  let timers = [];
  const synthesis = /** @type {any} */ ({
    getVoices: () => voices,
    speak: (/** @type {any} */ one) => (said.push(one.words), asked.push(one)),
    cancel: () => said.push("(silence)"),
  });
  const acts = createAloud({
    store,
    set: (changed) => store.change({ type: "setting", settings: changed }),
    text: { say: (id) => id },
    synthesis,
    utterance: (words) => /** @type {any} */ ({ words }),
    language: () => "en",
    isHidden: () => isHidden,
    later: (act, at) => timers.push({ act, at }),
  });
  return {
    store,
    acts,
    said,
    asked,
    hide: (/** @type {boolean} */ is) => (isHidden = is),
    end: () => asked.at(-1).onend(),
    /** Let as many milliseconds pass. @param {number} most */
    pass(most) {
      const due = timers.filter(({ at }) => at <= most);
      timers = timers.filter(({ at }) => at > most);
      for (const { act } of due) act();
    },
  };
}

test("what is told is said in its order, by a voice of the device", () => {
  const { acts, said, asked, end } = speaking();
  acts.heard("North plays the ace of spades.");
  acts.refused("You have a spade.");
  assert.deepEqual(said, ["North plays the ace of spades."]);
  assert.equal(asked[0].voice.name, "Ours");
  end();
  assert.equal(said.at(-1), "You have a spade.");
  end();
  acts.heard("East plays the two of hearts.");
  assert.equal(said.at(-1), "East plays the two of hearts.");
});

test("plays that come fast are run together, and a refusal that waits gives way to a newer one", () => {
  const { acts, said, end } = speaking();
  acts.heard("One.");
  acts.heard("Two.");
  acts.heard("Three.");
  acts.refused("First.");
  acts.refused("Second.");
  end();
  assert.equal(said.at(-1), "Two.\nThree.");
  end();
  assert.equal(said.at(-1), "Second.");
  acts.heard("x".repeat(150));
  acts.heard("y".repeat(100));
  end();
  assert.equal(said.at(-1), "y".repeat(100));
});

test("a voice that sends its text away is never chosen, and without another nothing is said", () => {
  const { acts, said, store } = speaking([REMOTE, { ...LOCAL, lang: "de-DE" }]);
  acts.heard("North plays the ace of spades.");
  acts.sample();
  assert.deepEqual(said, []);
  acts.open();
  assert.deepEqual(store.state().aloud?.voices, []);
  const text = sentences("en", source("en"));
  assert.match(written(aloudView(text, store.state(), /** @type {any} */ (acts))), /has no voice of its own/);
});

test("what is not wanted, and what comes while nobody sees the page, is not said", () => {
  const { acts, said, hide, end } = speaking([LOCAL], { aloudRefusals: false });
  acts.refused("No.");
  hide(true);
  acts.heard("Hidden.");
  hide(false);
  assert.deepEqual(said, []);
  acts.heard("Seen.");
  assert.deepEqual(said, ["Seen."]);
  acts.stop();
  assert.equal(said.at(-1), "(silence)");
  // The end of what was called off says nothing more.
  end();
  assert.equal(said.length, 2);
});

test("what a deal came to is a kind of its own", () => {
  const quiet = speaking([LOCAL], { aloudEnds: false }, ["trick_won", "deal_scored"]);
  quiet.acts.heard("We made it.");
  assert.deepEqual(quiet.said, []);
  const { acts, said } = speaking([LOCAL], { aloudPlays: false }, ["trick_won", "deal_scored"]);
  acts.heard("We made it.");
  assert.deepEqual(said, ["We made it."]);
});

test("the last thing is said again after a moment, unless it was for somebody else", () => {
  const { acts, said, end, pass } = speaking();
  acts.heard("Your turn.");
  end();
  acts.again();
  assert.equal(said.length, 1);
  pass(50);
  assert.deepEqual(said, ["Your turn.", "Your turn."]);
  acts.forget();
  acts.again();
  pass(50);
  assert.deepEqual(said.slice(2), ["(silence)"]);
});

test("a voice that dies is given up, and one that fails is passed over", () => {
  const { acts, said, asked, pass } = speaking();
  acts.heard("Lost.");
  acts.refused("Next.");
  pass(20_000);
  assert.deepEqual(said, ["Lost.", "(silence)"]);
  pass(50);
  assert.equal(said.at(-1), "Next.");
  acts.heard("After.");
  asked.at(-1).onerror();
  assert.equal(said.at(-1), "After.");
});

test("voices speak a language as systems write it", () => {
  for (const [spoken, language] of [
    ["en_US", "en"],
    ["zh-CN", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["yue-Hant-HK", "zh-Hant"],
    ["ur-PK", "ur"],
    ["hi-IN", "hi"],
  ])
    assert.ok(speaks(String(spoken), String(language)), `${spoken} ${language}`);
  assert.ok(!speaks("zh-TW", "zh-Hans"));
  assert.ok(!speaks("fr-FR", "en"));
  assert.deepEqual(voicesFor([LOCAL, REMOTE], "en"), [LOCAL]);
  assert.equal(rateOf(50), 1);
  assert.deepEqual([rateOf(0), rateOf(100)], [0.5, 2]);
});

test("long texts are said in pieces between sentences or words", () => {
  const long = Array.from({ length: 90 }, (_, at) => `word${at}`).join(" ");
  const cut = pieces(`First.\n${long}\nLast.`);
  assert.ok(cut.length > 2);
  assert.ok(cut.every((one) => one.length <= LONGEST_SPOKEN));
  assert.equal(cut.join(" ").replaceAll("\n", " "), `First. ${long} Last.`);
});

test("cards are words in every language: no sign of a suit is left to be read", () => {
  const view = /** @type {any} */ ({
    you: "S",
    seats: { N: { name: "North", side: "NS" }, S: { name: "You", side: "NS" } },
    tricks: [],
  });
  for (const code of languages) {
    const text = sentences(code, source(code));
    const event = /** @type {any} */ ({ kind: "cards_played", seat: "N", cards: ["AS"] });
    const [said = ""] = newsSentences(text, [event], view);
    assert.ok(said.length > 5, `${code}: ${said}`);
    assert.doesNotMatch(said, /[♠♥♦♣]/u, code);
  }
});
