/** Exercises: a teacher's exercises, with their views and style; fetched when they are first wanted. */

import own from "./style.css";
import { address, copy, saveFile } from "../../core/device.js";
import shared from "../../parts/desk.css";
import { readExercises } from "../../core/reading.js";
import { createPackKeeping } from "./keeping.js";
import { createExercises } from "./store.js";

export { exercisesView as view } from "./view.js";
export const style = [shared, own].join("\n");

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, archive, tabs, ready, sleep, set }) {
  const acts = createExercises({
    store,
    ask: table.ask,
    ready,
    sleep,
    set,
    address,
    copy,
    saveFile,
    readExample: readExercises,
    send: (data) => navigator.share(data),
    keeping: createPackKeeping(archive, tabs.changed),
    now: Date.now,
    fresh: () =>
      `pack ${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join("")}`,
  });
  return { ...acts, pupils: { follow: acts.answered } };
}
