/** Sound: plays the cues of the table; loaded when the person turns sound on. */

import { cuesOf } from "./cues.js";
import { createPlayer } from "./player.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store }) {
  const play = createPlayer();
  store.listen((now, before) => {
    if (now.settings.sound) for (const cue of cuesOf(now, before)) play(cue, now.settings.volume);
  });
  return {
    /** Let a card be heard, as loud as is set. */
    playSample: () => play("card", store.state().settings.volume),
  };
}
