/** Sounding: what makes sounds, loaded with the first of them, unless data is to be saved. */

import { savesData } from "../../core/device.js";
import { once } from "../../core/on-demand.js";
import { sound } from "./index.js";

/** @typedef {ReturnType<typeof import("./sound.js").createSound>} Sound */

/** @param {import("../../core/loader.js").Loader} loader */
export function soundOnDemand(loader) {
  const made = once((/** @type {typeof import("./sound.js")} */ { createSound }) => createSound());
  return (/** @type {(one: Sound) => void} */ then) =>
    void (savesData() || loader.use(sound, (loaded) => then(made(loaded))));
}
