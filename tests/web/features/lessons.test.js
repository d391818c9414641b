import "../shared/catalog.js";
import assert from "node:assert/strict";
import { loadStars } from "../../../web/js/core/progress-storage.js";
import { createLessons } from "../../../web/js/features/lessons/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { storedTest } from "../shared/storage.js";
import { TASK, view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").TaskView} TaskView */

const LIST = ["trick", "points"].map((name) => ({ key: `two_hundred-${name}`, text: `lesson ${name}` }));
const [FIRST, SECOND] = LIST.map(({ key }) => key);

Object.assign(/** @type {any} */ (globalThis).__FOLLOWSUIT_OFFERS__.games.two_hundred, { lessons: true });

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** @param {{ fetchLessons?: (game: string) => Promise<any>, ready?: () => Promise<unknown> }} [more] */
function lessonsWith(more = {}) {
  const store = createStore(firstState(), reduce);
  /** @type {any[]} */
  const asked = [];
  /** @type {string[]} */
  const fetched = [];
  const lessons = createLessons({
    store,
    table: {
      startTask: async (question) => {
        asked.push(question.text);
        return null;
      },
      leaveMatch: () => store.change({ type: "leave" }),
    },
    whenReady: async () => {},
    names: () => ({ name: "You", names: { W: "West" } }),
    fetchLessons: async (game) => {
      fetched.push(game);
      return { lessons: LIST, words: "words" };
    },
    ...more,
  });
  /** @param {Partial<TaskView>} lesson */
  const shows = (lesson) => {
    store.change({
      type: "refreshed",
      view: view({ task: { ...TASK, kind: "lesson", key: String(FIRST), ...lesson } }),
    });
  };
  return { store, lessons, asked, fetched, shows };
}

storedTest("a lesson is begun by its link, and the lessons of its game are fetched once", async () => {
  const { store, lessons, asked, fetched } = lessonsWith();
  await lessons.openLink(`l.${FIRST}`);
  await lessons.openLink(`l.${SECOND}`);
  assert.deepEqual(asked, ["lesson trick", "lesson points"]);
  assert.deepEqual(fetched, ["two_hundred"]);
  assert.equal(store.state().lessons?.wanted, null);
});

storedTest("a link to no lesson is refused; a game's name shows all of its lessons", async () => {
  const { store, lessons, asked } = lessonsWith();
  await lessons.openLink("l.two_hundred-nonsense");
  assert.equal(store.state().lessons?.refusal?.code, "no_lesson");
  await lessons.openLink("l.two_hundred");
  assert.equal(store.state().lessons?.refusal, null);
  assert.equal(store.state().panel, "lessons");
  assert.deepEqual(asked, []);
});

storedTest("the link of a game without lessons leads to the first game that has some", async () => {
  const { lessons, fetched } = lessonsWith();
  await lessons.openLink("l.chess-trick");
  assert.deepEqual(fetched, ["two_hundred"]);
});

storedTest("a lesson that somebody sent is played, with the words of its game", async () => {
  const { store, lessons, asked } = lessonsWith();
  const sent = /** @type {any} */ ({ kind: "lesson", text: "their lesson", value: { key: FIRST } });
  await lessons.openDocument(Promise.resolve(sent));
  assert.deepEqual(asked, ["their lesson"]);
  assert.equal(store.state().lessons?.words, "words");
});

storedTest("lessons that cannot be fetched say so, and are fetched the next time", async () => {
  let isOnline = false;
  const { store, lessons, asked } = lessonsWith({
    fetchLessons: async () => {
      if (!isOnline) throw new Error("offline");
      return { lessons: LIST, words: "" };
    },
  });
  await lessons.openLink(`l.${FIRST}`);
  assert.equal(store.state().lessons?.refusal?.code, "file_missing");
  isOnline = true;
  await lessons.openLink(`l.${FIRST}`);
  assert.equal(store.state().lessons?.refusal, null);
  assert.deepEqual(asked, ["lesson trick"]);
});

storedTest("of two lessons wanted while the engine loads only the last is begun", async () => {
  /** @type {() => void} */
  let answers = () => {};
  const loaded = new Promise((resolve) => (answers = () => resolve(null)));
  const { lessons, asked } = lessonsWith({ whenReady: () => loaded });
  await lessons.open("two_hundred");
  lessons.startLesson(String(FIRST));
  lessons.startLesson(String(SECOND));
  answers();
  await settled();
  assert.deepEqual(asked, ["lesson points"]);
});

storedTest("the stars of a lesson are kept when it is won, and never become fewer", async () => {
  const { store, lessons, shows } = lessonsWith();
  await lessons.openLink(`l.${FIRST}`);
  store.change({ type: "began", answer: { ok: true, view: view({}) } });
  shows({ status: "playing" });
  shows({ status: "wrong" });
  assert.deepEqual(loadStars(), {});
  shows({ status: "right", stars: 3 });
  shows({ status: "playing" });
  shows({ status: "right", stars: 2 });
  assert.deepEqual(loadStars(), { [String(FIRST)]: 3 });
  assert.deepEqual(store.state().lessons?.stars, { [String(FIRST)]: 3 });
});

storedTest("in another language the words are fetched again and the lesson goes on", async () => {
  let spoken = "words";
  const { store, lessons } = lessonsWith({
    fetchLessons: async () => ({ lessons: LIST, words: spoken }),
  });
  await lessons.openLink(`l.${FIRST}`);
  spoken = "des mots";
  store.change({ type: "setting", settings: { language: "zh-Hans" } });
  await settled();
  assert.equal(store.state().lessons?.words, "des mots");
  assert.equal(store.state().lessons?.list.length, 2);
});
