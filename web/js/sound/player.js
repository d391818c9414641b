/**
 * Player: small sounds of wood and paper, made as they are wanted; there are no files. Nothing of it exists until a
 * sound is asked for, and where the browser has no sound the game is silent.
 */

/** @import { Cue } from "./cues.js" */

/**
 * A sound is a few voices. `paper` is a breath of noise through a filter at `at` hertz, `wood` a tone that dies away;
 * `delay` and `long` are in seconds, `loud` from 0 to 1.
 * @typedef {{ kind: "paper" | "wood", at: number, delay?: number, long: number, loud: number }} Voice
 */

/** @type {Record<Cue, Voice[]>} */
const SOUNDS = {
  deal: [{ kind: "paper", at: 3400, long: 0.05, loud: 0.16 }],
  card: [
    { kind: "paper", at: 2200, long: 0.07, loud: 0.4 },
    { kind: "wood", at: 150, long: 0.06, loud: 0.25 },
  ],
  gather: [
    { kind: "paper", at: 1300, long: 0.16, loud: 0.22 },
    { kind: "paper", at: 1900, delay: 0.06, long: 0.12, loud: 0.16 },
  ],
  turn: [
    { kind: "wood", at: 587, long: 0.16, loud: 0.2 },
    { kind: "wood", at: 880, delay: 0.09, long: 0.2, loud: 0.16 },
  ],
  refusal: [{ kind: "wood", at: 131, long: 0.14, loud: 0.34 }],
  won: [523, 659, 784, 1047].map((at, index) => ({
    kind: /** @type {const} */ ("wood"),
    at,
    delay: index * 0.12,
    long: 0.4,
    loud: 0.2,
  })),
  lost: [440, 349, 294].map((at, index) => ({
    kind: /** @type {const} */ ("wood"),
    at,
    delay: index * 0.16,
    long: 0.4,
    loud: 0.18,
  })),
};

/** @returns {(cue: Cue, volume: number) => void} plays a cue; `volume` from 0 to 100 */
export function createPlayer() {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;

  return (cue, volume) => {
    if (volume <= 0 || !("AudioContext" in globalThis)) return;
    // Browsers block sound until the person has done something on the page, and warn when a page tries earlier.
    if (!context && navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => {});
    noise ??= noiseIn(context);
    const out = context.createGain();
    out.gain.value = (volume / 100) ** 2;
    out.connect(context.destination);
    for (const voice of SOUNDS[cue]) sing(context, noise, out, voice);
  };
}

/**
 * @param {AudioContext} context
 * @param {AudioBuffer} noise
 * @param {AudioNode} out
 * @param {Voice} voice
 */
function sing(context, noise, out, { kind, at, delay = 0, long, loud }) {
  const begins = context.currentTime + delay;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0.0001, begins);
  shape.gain.exponentialRampToValueAtTime(loud, begins + 0.006);
  shape.gain.exponentialRampToValueAtTime(0.0001, begins + long);
  shape.connect(out);
  const source = kind === "wood" ? tone(context, at, shape) : breath(context, noise, at, shape);
  source.start(begins);
  source.stop(begins + long);
}

/** @param {AudioContext} context @param {number} at @param {AudioNode} out */
function tone(context, at, out) {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = at;
  source.connect(out);
  return source;
}

/** @param {AudioContext} context @param {AudioBuffer} noise @param {number} at @param {AudioNode} out */
function breath(context, noise, at, out) {
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = at;
  filter.Q.value = 0.8;
  source.connect(filter).connect(out);
  return source;
}

/** A quarter of a second of noise. @param {AudioContext} context */
function noiseIn(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
