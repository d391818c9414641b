/** Sound: plays the cues of the table; loaded with the first match, unless sound is off. */

import { cuesOf, timesOfDeal } from "./cues.js";
import { createPlayer } from "./player.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store }) {
  const play = createPlayer();
  /** What is still to be heard of cards that are dealt. @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  store.listen((now, before) => {
    if (now.settings.sound) for (const cue of cuesOf(now, before)) play(cue, now.settings.volume);
    const { told = null, timeline = null } = now.match ?? {};
    if (told === (before.match?.told ?? null) && timeline === (before.match?.timeline ?? null)) return;
    for (const timer of timers) clearTimeout(timer);
    const waits = timesOfDeal(now.match).map((time) => time - performance.now());
    timers = waits.filter((wait) => wait > 0 && wait < Infinity).map((wait) => setTimeout(playDealt, wait));
  });

  /** A card that is dealt is heard, if sound is still on. */
  function playDealt() {
    const { sound, volume } = store.state().settings;
    if (sound) play("deal", volume);
  }

  return {
    /** Let a card be heard, as loud as is set. */
    playSample: () => play("card", store.state().settings.volume),
  };
}
