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
/** A card that could not be heard so many seconds after it moved, since its sound was not made yet, is not heard. */
const LATE = 0.4;
/** What is made waits until the page has been painted, but not longer than so many milliseconds. */
const PATIENCE = 120;

/** @returns {(cue: Cue, volume: number) => void} plays a cue; `volume` from 0 to 100 */
export function createPlayer() {
  /** @type {AudioContext | null} */
  let context = null;
  /** The sounds by their names. @type {Map<string, Promise<AudioBuffer>>} */
  const made = new Map();
  /** One is made after the other. @type {Promise<unknown>} */
  let last = Promise.resolve();
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
    if (context.currentTime - (begun.get(cue) ?? -Infinity) < SOONEST) return;
    begun.set(cue, context.currentTime);

    const way = SOUNDS[cue].kind === "handling" ? 1 + Math.floor(Math.random() * WAYS) : 1;
    const { currentTime } = context;
    findBuffer(context, cue, way).then(
      (buffer) => playBuffer(buffer, cue, volume, currentTime),
      () => made.delete(`${cue} ${way}`), // a full memory: it is silent, and made anew the next time
    );
  };

  /** @param {AudioBuffer} buffer @param {Cue} cue @param {number} volume @param {number} asked when it should be heard */
  function playBuffer(buffer, cue, volume, asked) {
    if (!context) return;
    const isHandled = SOUNDS[cue].kind === "handling";
    if (isHandled && context.currentTime - asked > LATE) return;
    const out = context.createGain();
    out.gain.value = (volume / 100) ** 2;
    out.connect(context.destination);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = isHandled ? 1 + (Math.random() * 2 - 1) * HIGHER : 1;
    source.connect(out);
    const isOutcome = SOUNDS[cue].kind === "outcome";
    const at = isOutcome ? Math.max(context.currentTime, free) : context.currentTime;
    if (isOutcome) free = at + SOUNDS[cue].long * HEARD;
    source.start(at);
  }

  /** @param {AudioContext} context @param {Cue} cue @param {number} way */
  function findBuffer(context, cue, way) {
    const name = `${cue} ${way}`;
    const known = made.get(name);
    if (known) return known;
    const buffer = last.then(() => makeBuffer(context, cue, way));
    made.set(name, buffer);
    last = buffer.catch(() => {});
    return buffer;
  }
}

/** @param {AudioContext} context @param {Cue} cue @param {number} way */
async function makeBuffer(context, cue, way) {
  const pieces = renderCue(cue, context.sampleRate, way);
  /** @type {ReturnType<typeof pieces.next>} */
  let piece;
  do {
    await idle();
    piece = pieces.next();
  } while (!piece.done);
  const buffer = context.createBuffer(1, piece.value.length, context.sampleRate);
  buffer.copyToChannel(piece.value, 0);
  return buffer;
}

/** @returns {Promise<void>} */
function idle() {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve);
  });
}
