/**
 * Training: the coach, and decisions to be found, loaded on demand, and again after a failure.
 */

import { isCoached } from "./store/coached.js";
import { fetchView } from "./view/parts/later.js";

/** @import { Action } from "./store/types.d.ts" */
/** @import { Coaching } from "./store/coach.js" */
/** @import { Puzzling } from "./store/puzzles/puzzles.js" */

/**
 * @param {object} page
 * @param {import("./store/store.js").Store} page.store
 * @param {() => import("./store/table.js").Table} page.table once there is one
 * @param {import("./text/sentences.js").Say} page.say
 * @param {() => Promise<void>} page.ready resolves once the engine is there
 * @param {(milliseconds: number) => Promise<void>} page.sleep
 * @param {boolean} page.thinksAhead
 */
export function createTraining({ store, table, say, ready, sleep, thinksAhead }) {
  /** @type {Promise<Coaching> | null} */
  let coaching = null;
  /** @type {Promise<Puzzling> | null} */
  let puzzling = null;

  /** @param {(coach: Coaching) => Promise<boolean> | void} then @returns {Promise<boolean>} whether a play is held back */
  async function coach(then) {
    coaching ??= fetchCoach();
    try {
      return (await then(await coaching)) ?? false;
    } catch {
      coaching = null;
      return false;
    }
  }

  async function fetchCoach() {
    const { createCoach, style, view } = await import("./coach.js");
    await fetchView("coach", async () => ({ style, view }));
    const { ask, keep, saving, act } = table();
    const take = saving.take;
    return createCoach({ store, ask, keep, take, act: (action) => void act(action), sleep, thinksAhead });
  }

  /** @param {(puzzles: Puzzling) => unknown} then */
  async function puzzles(then) {
    puzzling ??= fetchPuzzles();
    try {
      await then(await puzzling);
    } catch {
      puzzling = null;
    }
  }

  async function fetchPuzzles() {
    const { createPuzzles, style, unpacked, view } = await import("./puzzles.js");
    await fetchView("puzzles", async () => ({ style, view }));
    return createPuzzles({
      store,
      table: table(),
      ready,
      names: () => ({
        name: say("seat-you"),
        names: Object.fromEntries(["S", "W", "N", "E"].map((seat) => [seat, say("seat", { seat })])),
      }),
      fetchPuzzles: async (game) => {
        const answer = await fetch(new URL(`../puzzles/${game}.json`, import.meta.url));
        if (!answer.ok) throw new Error(`the puzzles of ${game}: ${answer.status}`);
        return { puzzles: unpacked(await answer.json()) };
      },
    });
  }

  // Loaded with the first match in which the coach may ask.
  store.listen((now) => {
    if (now.match && !coaching && isCoached(now)) void coach(() => {});
  });

  return {
    /** Whether an act is held back until the person is sure. @param {Action} action */
    holds: (action) => isCoached(store.state()) && coach((one) => one.holds(action)),
    /** @type {import("./view/explaining/coach.js").CoachActs} */
    coach: {
      play: () => void coach((one) => one.play()),
      again: () => void coach((one) => one.again()),
      show: () => void coach((one) => one.show()),
    },
    /** @type {import("./view/puzzles/puzzles.js").PuzzleActs} */
    puzzles: {
      open: (game) => void puzzles((all) => all.open(game)),
      daily: () => void puzzles((all) => all.daily()),
      next: () => void puzzles((all) => all.next()),
      theme: (theme) => void puzzles((all) => all.theme(theme)),
      again: () => void puzzles((all) => all.again()),
      back: () => void puzzles((all) => all.back()),
      moment: (at) => void puzzles((all) => all.moment(at)),
    },
    /** Open what a link names. @param {string} link */
    follow: (link) => void puzzles((all) => all.follow(link)),
  };
}
