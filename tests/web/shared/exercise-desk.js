/** Desk: the exercises of a page whose engine is a stand-in, for learners and for teachers. */

import "./offers.js";
import { createArchive } from "../../../web/js/core/kept/archive.js";
import { memoryStore } from "../../../web/js/core/kept/memory.js";
import { createStore } from "../../../web/js/core/store.js";
import { createPackKeeping } from "../../../web/js/features/exercises/keeping.js";
import { createExercises } from "../../../web/js/features/exercises/store.js";
import { exercisesView } from "../../../web/js/features/exercises/view.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { source } from "./texts.js";
import { view } from "./views.js";
import { written } from "./written.js";

/** @typedef {import("../../../web/js/features/exercises/types.d.ts").ExercisesPart} ExercisesPart */

globalThis.navigator ??= /** @type {any} */ ({});

export const one = (/** @type {string} */ task, more = {}) => ({
  title: "",
  chapter: "",
  task,
  hint: "",
  game: "two_hundred",
  record: "a record",
  ends: "act",
  ...more,
});
export const READ = {
  pack: "followsuit-exercises 1\n…",
  key: "0123456789ab",
  title: "Second hand",
  passes: 1,
  exercises: [one("Which card?", { hint: "Count." }), one("<script>alert(1)</script>", { ends: "deal" })],
  faults: [],
  link: "x1.two",
  fits: true,
};

export const act = (/** @type {string} */ card) => ({
  action: { kind: /** @type {const} */ ("play"), cards: [card] },
  text: card,
});
const LOSING = [{ exercise: 1, code: "right_loses", facts: { act: "7H", by: 3, better: "5H" } }];

/** An engine that knows one pack: the five is right, the seven a mistake with words, and spades are refused. @param {any} question */
function engine({ op, pack, acts, name, step, exercises, title, record }) {
  const refused = (/** @type {string} */ code, facts = {}) => ({ ok: false, error: { code, facts } });
  const action = acts?.at(-1);
  const card = action?.cards?.[0];
  const isKnown = pack === undefined || pack === "x1.two" || pack === READ.pack;
  if (!isKnown && op !== "exercise_class") return refused("bad_line", { line: 7 });
  if (op === "exercises") return { ok: true, ...READ };
  if (op === "exercise_board" && !action)
    return { ok: true, view: view(), events: [], legal: [], punished: false };
  if (op === "exercise_board") {
    const trick = { leader: "E", plays: [{ seat: "S", cards: [card] }], winner: "E", points: 0 };
    return {
      ok: true,
      view: view({ tricks: [/** @type {any} */ (trick)], hand: ["AS"] }),
      events: [{ kind: "trick_won" }],
      legal: [],
      punished: card === "7H",
    };
  }
  if (op === "exercise_try" && card === "AS")
    return { ok: true, kind: "illegal", words: "", refusal: { code: "must_follow", facts: {} } };
  // Of two exercises the second goes on until the ace has been played.
  if (op === "exercise_try" && card === "KS") return { ok: true, kind: "playing", words: "", refusal: null };
  if (op === "exercise_try")
    return card === "5H"
      ? { ok: true, kind: "right", words: "Yes.", refusal: null }
      : { ok: true, kind: "wrong", words: "The king is out.", refusal: null };
  if (op === "exercise_weigh")
    return {
      ok: true,
      of: "own_points",
      worlds: 160,
      exact: false,
      values: [{ text: "5H", action: { kind: "play", cards: ["5H"] }, value: 12.5, error: 0.4, tie: false }],
      // What is called right of a draft loses, whatever it is.
      faults: record ? [] : LOSING,
    };
  if (op === "exercise_from")
    return step > 50
      ? refused("nobody_decides")
      : {
          ok: true,
          record: "a record",
          made: act("5H"),
          view: view(),
          events: [],
          legal: [act("7H"), act("5H")],
          punished: false,
          goals: [
            { kind: "win_trick", goal: "trick 1 won by NS", ends: ["trick"], most: null },
            { kind: "take", goal: "points at least #", ends: ["trick", "deal"], most: 400 },
          ],
        };
  if (op === "exercise_pack")
    return {
      ok: true,
      ...READ,
      exercises: exercises ?? READ.exercises,
      parts: exercises ?? [],
      title: title ?? "",
    };
  if (op === "exercise_class" && pack !== READ.pack && pack !== "x1.two")
    return {
      ok: true,
      pupils: [],
      commonest: [],
      problems: [{ at: 1, name: "", code: "other_exercises", facts: {} }],
      csv: "",
    };
  if (op === "exercise_class")
    return {
      ok: true,
      pupils: [{ name: "Ama", tries: [2, 1], solved: [true, false], passed: true }],
      commonest: [{ act: "7H", people: 2 }, null],
      problems: [{ at: 2, name: "Bo", code: "broken_try", facts: { exercise: 1, act: "9Z" } }],
      csv: "name,1",
    };
  if (op === "exercise_answers") return { ok: true, link: `y1.${name}`, fits: true };
  return { ok: true };
}

/** @param {object} [settings] @param {() => Promise<any>} [device] what the page that was closed left is in it */
export function learning(settings = {}, device = async () => memoryStore()) {
  const keeping = createPackKeeping(createArchive({ device }), () => {});
  const store = createStore(firstState(settings), reduce);
  store.change({ type: "ready" });
  /** @type {any[]} */
  const asked = [];
  /** @type {unknown[]} */
  const done = [];
  const acts = createExercises({
    store,
    ask: async (question) => (asked.push(question), engine(question)),
    ready: async () => {},
    set: (more) => store.change({ type: "setting", settings: more }),
    address: (link) => `https://x.org/#${link}`,
    copy: async (text) => void done.push(text),
    saveFile: (name, text) => void done.push([name, text]),
    readExample: async (game) => {
      if (game !== "two_hundred") throw new Error("offline");
      return READ.pack;
    },
    send: async () => {},
    keeping,
    sleep: () => new Promise(() => {}),
    now: () => 1,
    fresh: () => `pack ${done.length}`,
  });
  const text = sentences("en", source("en"));
  const now = () => /** @type {ExercisesPart} */ (store.state().exercises);
  return {
    store,
    keeping,
    acts,
    asked,
    done,
    now,
    shown: () => written(exercisesView(text, store.state(), acts, null)).replaceAll(/\s+/g, " "),
  };
}

/** Let what was asked be answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A learner who has looked at step 7 of a deal. @param {() => Promise<any>} [device] */
export function teaching(device) {
  const made = learning({}, device);
  const shown = { deal: 2, step: 7, view: view(), hands: {}, events: [] };
  const opened = { head: { game: "two_hundred" }, record: "r", deals: [], players: {}, shown };
  made.store.change(/** @type {any} */ ({ type: "past", past: { opened } }));
  return made;
}
