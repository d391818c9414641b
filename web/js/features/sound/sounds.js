/** Sounds: the sound of each cue, in paper and wood, and its loudness. */

import { setLoudness } from "./loudness.js";
import { BAR, BLOCK, CARD, createRandom, addEchoes, rustlePaper, strikeWood, TABLE } from "./synthesis.js";

/** @import { Cue } from "./cues.js" */
/** @import { Take } from "./synthesis.js" */

/**
 * How loud the sounds of each kind are, in LUFS. What happens all the time is quietest; no sound of a kind is louder
 * than another of it.
 */
export const LOUD = { handling: -28, calling: -26, outcome: -24 };

/** @typedef {{ kind: keyof typeof LOUD, long: number, perform: (take: Take) => void }} Sound `long` in seconds */

/** A card let go of, on its way, and lying on the cloth. @param {Take} take @param {number} at @param {number} [heavy] */
function layCard(take, at, heavy = 1) {
  const pitch = 0.94 + take.random() * 0.12;
  rustlePaper(take, {
    at,
    long: 0.075,
    swell: 0.55,
    from: 2300 * pitch,
    to: 3600,
    width: 0.9,
    grain: 0.55,
    loud: 0.2,
  });
  const down = at + 0.058;
  strikeWood(take, CARD, { at: down, pitch: 640 * pitch, contact: 0.0009, rough: 0.8, loud: 0.16 });
  strikeWood(take, TABLE, { at: down, pitch: 118 * pitch, contact: 0.0042, rough: 0.2, loud: 0.34 * heavy });
  rustlePaper(take, {
    at: down,
    long: 0.035,
    swell: 0.04,
    from: 2600 * pitch,
    to: 1300,
    width: 1.3,
    grain: 0.25,
    loud: 0.42,
  });
}

/** A card flicked off the pack with the thumb. @param {Take} take @param {number} at */
function flickCard(take, at) {
  const pitch = 0.93 + take.random() * 0.14;
  strikeWood(take, CARD, { at, pitch: 900 * pitch, contact: 0.0005, rough: 1, loud: 0.22 });
  rustlePaper(take, {
    at,
    long: 0.05,
    swell: 0.12,
    from: 2300 * pitch,
    to: 1500,
    width: 0.9,
    grain: 0.6,
    grains: 1400,
    loud: 0.28,
  });
  strikeWood(take, TABLE, { at: at + 0.047, pitch: 150 * pitch, contact: 0.004, rough: 0.3, loud: 0.1 });
  rustlePaper(take, {
    at: at + 0.045,
    long: 0.022,
    swell: 0.05,
    from: 2100,
    to: 1400,
    width: 1.3,
    loud: 0.22,
  });
}

/** A peg of hard wood, set into its hole. @param {Take} take @param {number} at @param {number} pitch @param {number} [loud] */
function setPeg(take, at, pitch, loud = 1) {
  strikeWood(take, BLOCK, { at, pitch, contact: 0.0007, rough: 0.5, spot: 0.27, loud: 0.5 * loud });
  strikeWood(take, TABLE, { at: at + 0.001, pitch: 210, contact: 0.002, rough: 0.3, loud: 0.2 * loud });
}

/** A knuckle on the table. @param {Take} take @param {number} at @param {number} [loud] */
function knockTable(take, at, loud = 1) {
  strikeWood(take, TABLE, { at, pitch: 172, contact: 0.0017, rough: 0.4, spot: 0.22, loud: 0.6 * loud });
  strikeWood(take, BLOCK, { at, pitch: 410, contact: 0.0022, rough: 0.4, loud: 0.16 * loud });
}

/** A wooden bar, struck with a mallet. @param {Take} take @param {number} at @param {number} pitch @param {number} [muted] @param {number} [loud] */
function strikeBar(take, at, pitch, muted = 1, loud = 1) {
  strikeWood(take, BAR, { at, pitch, contact: 0.0008, rough: 0.3, spot: 0.29, loud: loud * 0.5, muted });
  strikeWood(take, BLOCK, { at, pitch: 940, contact: 0.0006, rough: 0.9, loud: 0.14 * loud });
}

/** @type {Record<Cue, Sound>} */
export const SOUNDS = {
  deal: { kind: "handling", long: 0.26, perform: (take) => flickCard(take, 0.002) },
  packet: {
    kind: "handling",
    long: 0.9,
    perform: (take) => {
      for (let card = 0; card < 8; card += 1) flickCard(take, 0.002 + card * 0.075 + take.random() * 0.018);
    },
  },
  card: { kind: "handling", long: 0.36, perform: (take) => layCard(take, 0.002) },
  cards: {
    kind: "handling",
    long: 0.5,
    perform: (take) => {
      layCard(take, 0.002, 0.7);
      layCard(take, 0.082 + take.random() * 0.02, 1.3);
    },
  },
  // Swept together over the cloth, and knocked even on their edge.
  gather: {
    kind: "handling",
    long: 0.62,
    perform: (take) => {
      rustlePaper(take, {
        long: 0.28,
        swell: 0.45,
        from: 1500,
        to: 2500,
        width: 1,
        grain: 0.7,
        grains: 500,
        loud: 0.42,
      });
      for (const [at, loud] of [
        [0.3, 0.8],
        [0.405, 0.5],
      ]) {
        strikeWood(take, CARD, { at, pitch: 430, contact: 0.0014, rough: 0.7, loud: 0.3 * (loud ?? 1) });
        strikeWood(take, TABLE, { at, pitch: 180, contact: 0.002, rough: 0.3, loud: 0.22 * (loud ?? 1) });
      }
    },
  },
  turn: {
    kind: "calling",
    long: 0.4,
    perform: (take) => {
      strikeWood(take, BLOCK, { at: 0.002, pitch: 690, contact: 0.0008, rough: 0.3, loud: 0.3 });
      strikeWood(take, BLOCK, { at: 0.115, pitch: 905, contact: 0.0008, rough: 0.3, loud: 0.34 });
    },
  },
  bid: { kind: "calling", long: 0.34, perform: (take) => setPeg(take, 0.002, 760) },
  pass: {
    kind: "calling",
    long: 0.45,
    perform: (take) => {
      knockTable(take, 0.002);
      knockTable(take, 0.14, 0.8);
    },
  },
  contract: {
    kind: "calling",
    long: 0.55,
    perform: (take) => {
      setPeg(take, 0.002, 520, 0.8);
      setPeg(take, 0.13, 690, 1.1);
      knockTable(take, 0.13, 0.35);
    },
  },
  // A card turned over with a snap, and a bar that names it.
  trump: {
    kind: "calling",
    long: 0.95,
    perform: (take) => {
      rustlePaper(take, { long: 0.09, swell: 0.8, from: 1800, to: 4200, width: 0.8, grain: 0.5, loud: 0.3 });
      layCard(take, 0.06, 1.5);
      strikeBar(take, 0.13, 392, 0.8, 0.8);
    },
  },
  refusal: {
    kind: "calling",
    long: 0.34,
    perform: (take) => {
      strikeWood(take, TABLE, { at: 0.002, pitch: 96, contact: 0.006, rough: 0.1, loud: 0.9, muted: 0.8 });
      rustlePaper(take, { long: 0.03, swell: 0.05, from: 700, width: 1.4, grain: 0.2, loud: 0.2 });
    },
  },
  // Cards return: pulled over the cloth, and put down twice, the second time dull.
  failed: {
    kind: "calling",
    long: 0.75,
    perform: (take) => {
      layCard(take, 0.002, 1.2);
      rustlePaper(take, {
        at: 0.15,
        long: 0.24,
        swell: 0.7,
        from: 2800,
        to: 1200,
        width: 0.9,
        grain: 0.75,
        grains: 450,
        loud: 0.5,
      });
      strikeWood(take, TABLE, { at: 0.4, pitch: 92, contact: 0.006, rough: 0.1, loud: 0.9 });
    },
  },
  level: {
    kind: "outcome",
    long: 1.2,
    perform: (take) => {
      setPeg(take, 0.002, 620);
      setPeg(take, 0.15, 830);
      strikeBar(take, 0.31, 523, 0.9);
      strikeBar(take, 0.33, 784, 0.8, 0.5);
    },
  },
  made: {
    kind: "outcome",
    long: 1.2,
    perform: (take) => {
      knockTable(take, 0.002, 0.7);
      strikeBar(take, 0.1, 392);
      strikeBar(take, 0.25, 587, 1, 0.9);
    },
  },
  set: {
    kind: "outcome",
    long: 0.95,
    perform: (take) => {
      strikeBar(take, 0.002, 220, 0.35);
      rustlePaper(take, {
        at: 0.12,
        long: 0.3,
        swell: 0.3,
        from: 1900,
        to: 800,
        width: 1,
        grain: 0.7,
        grains: 420,
        loud: 0.26,
      });
      strikeBar(take, 0.26, 165, 0.3, 1.2);
    },
  },
  court: {
    kind: "outcome",
    long: 1.7,
    perform: (take) => {
      for (let blow = 0; blow < 7; blow += 1)
        setPeg(take, 0.002 + blow * 0.072, 560 + blow * 62, 0.4 + blow * 0.05);
      for (const [index, pitch] of [392, 494, 587, 784].entries())
        strikeBar(take, 0.54 + index * 0.035, pitch, 1.2, 0.8);
    },
  },
  // A knot pulled open, and cards spread over the table.
  captured: {
    kind: "outcome",
    long: 1.3,
    perform: (take) => {
      rustlePaper(take, { long: 0.16, swell: 0.8, from: 900, to: 2600, width: 1, grain: 0.7, loud: 0.3 });
      for (let card = 0; card < 4; card += 1) flickCard(take, 0.18 + card * 0.06);
      strikeBar(take, 0.46, 494, 0.9);
      strikeBar(take, 0.6, 659, 0.9, 0.9);
    },
  },
  // Pegs, each higher than the one before.
  streak: {
    kind: "outcome",
    long: 1.1,
    perform: (take) => {
      for (const [at, pitch] of [440, 523, 659].entries()) setPeg(take, 0.002 + at * 0.13, pitch * 1.4, 0.7);
      strikeBar(take, 0.4, 659, 0.9);
    },
  },
  best: {
    kind: "outcome",
    long: 1.5,
    perform: (take) => {
      for (const [at, pitch] of [523, 659, 784, 1047].entries())
        strikeBar(take, 0.002 + at * 0.09, pitch, 1, 0.8);
    },
  },
  won: {
    kind: "outcome",
    long: 2.2,
    perform: (take) => {
      for (let card = 0; card < 9; card += 1) flickCard(take, 0.002 + card * 0.032);
      for (const [index, pitch] of [294, 392, 494, 587].entries())
        strikeBar(take, 0.3 + index * 0.12, pitch, 1.1, 0.8);
      for (const pitch of [392, 494, 784]) strikeBar(take, 0.86 + take.random() * 0.012, pitch, 1.5, 0.8);
    },
  },
  lost: {
    kind: "outcome",
    long: 1.7,
    perform: (take) => {
      strikeBar(take, 0.002, 294, 0.6, 0.9);
      strikeBar(take, 0.22, 247, 0.6, 0.9);
      strikeBar(take, 0.5, 196, 0.7);
      layCard(take, 0.82, 0.8);
    },
  },
};

/**
 * Make the samples of a sound, piece by piece: none takes long.
 * @param {Cue} cue
 * @param {number} rate samples a second
 * @param {number} seed another one makes the same sound a little otherwise
 * @returns {Generator<void, Float32Array<ArrayBuffer>>}
 */
export function* renderCue(cue, rate, seed) {
  const { kind, long, perform } = SOUNDS[cue];
  const samples = new Float32Array(Math.ceil(long * rate));
  /** @type {Take} */
  const take = { samples, rate, random: createRandom(seed * 7919), pieces: [] };
  perform(take);
  for (const makePiece of take.pieces) {
    makePiece();
    yield;
  }
  addEchoes(take);
  yield;
  // Whatever still rings at the end dies there.
  const end = Math.round(0.05 * rate);
  for (let at = 1; at <= end; at += 1)
    samples[samples.length - at] = samples[samples.length - at] * (at / end);
  yield* setLoudness(samples, rate, LOUD[kind]);
  return samples;
}
