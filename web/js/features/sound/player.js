/**
 * Player: lets cues be heard. There are no sound files: each sound is made when it is first wanted. The page fetches all
 * of this room with the first match unless sound is off, and where the browser has none the game is silent.
 */

import { renderCue, SOUNDS } from "./sounds.js";

/** @import { Cue } from "./cues.js" */

/** The number of variants of each sound, and the most by which one is higher or lower, so that no two cards sound the same. */
const WAYS = 3;
const HIGHER = 0.035;
/** How much of an outcome is heard before another one begins: the rest only rings. */
const HEARD = 0.75;
/** A cue repeated within so many seconds is not played: at the quickest pace they would pile up. */
const SOONEST = 0.045;

/** @returns {(cue: Cue, volume: number) => void} plays a cue; `volume` from 0 to 100 */
export function createPlayer() {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {Map<string, AudioBuffer>} */
  const made = new Map();
  /** @type {Map<Cue, number>} */
  const begun = new Map();
  /** When the outcome that was begun last has been heard: the next one waits for it. */
  let free = 0;

  return (cue, volume) => {
    if (volume <= 0 || !("AudioContext" in globalThis)) return;
    // Browsers block sound until the person has done something on the page, and warn when a page tries earlier.
    if (!context && navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => {}); // then it stays silent
    if (context.currentTime - (begun.get(cue) ?? -1) < SOONEST) return;
    begun.set(cue, context.currentTime);

    const isHandled = SOUNDS[cue].kind === "handling";
    const out = context.createGain();
    out.gain.value = (volume / 100) ** 2;
    out.connect(context.destination);
    const source = context.createBufferSource();
    source.buffer = bufferOf(context, cue, isHandled ? 1 + Math.floor(Math.random() * WAYS) : 1);
    source.playbackRate.value = isHandled ? 1 + (Math.random() * 2 - 1) * HIGHER : 1;
    source.connect(out);
    const isOutcome = SOUNDS[cue].kind === "outcome";
    const at = isOutcome ? Math.max(context.currentTime, free) : context.currentTime;
    if (isOutcome) free = at + SOUNDS[cue].long * HEARD;
    source.start(at);
  };

  /** @param {AudioContext} context @param {Cue} cue @param {number} way */
  function bufferOf(context, cue, way) {
    const name = `${cue} ${way}`;
    const known = made.get(name);
    if (known) return known;
    const samples = renderCue(cue, context.sampleRate, way);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(name, buffer);
    return buffer;
  }
}
