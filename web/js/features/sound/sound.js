/** Sound: what is heard of the table. Fetched when the person asks for sound, and not before. */

import { cues } from "./cues.js";
import { createPlayer } from "./player.js";

/** @import { State } from "../../core/types.d.ts" */

/** @returns {{ hear: (now: State, before: State) => void, sample: (volume: number) => void }} */
export function createSound() {
  const play = createPlayer();
  return {
    hear: (now, before) => cues(now, before).forEach((cue) => play(cue, now.settings.volume)),
    sample: (volume) => play("card", volume),
  };
}
