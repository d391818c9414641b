/** Sounds: what each cue sounds like, in paper and wood, and how loud it is. */

import { madeAsLoud } from "./loudness.js";
import { BAR, BLOCK, CARD, randomFrom, room, rustle, strike, TABLE } from "./synthesis.js";

/** @import { Cue } from "./cues.js" */
/** @import { Take } from "./synthesis.js" */

/**
 * How loud the sounds of each kind are, in LUFS. What happens all the time is quietest; no sound of a kind is louder
 * than another of it.
 */
export const LOUD = { handling: -28, calling: -26, outcome: -24 };

/** @typedef {{ kind: keyof typeof LOUD, long: number, make: (take: Take) => void }} Sound `long` in seconds */

/** A card let go of, on its way, and lying on the cloth. @param {Take} take @param {number} at @param {number} [heavy] */
function laid(take, at, heavy = 1) {
  const pitch = 0.94 + take.random() * 0.12;
  rustle(take, {
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
  strike(take, CARD, { at: down, pitch: 640 * pitch, contact: 0.0009, rough: 0.8, loud: 0.16 });
  strike(take, TABLE, { at: down, pitch: 118 * pitch, contact: 0.0042, rough: 0.2, loud: 0.34 * heavy });
  rustle(take, {
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
function flicked(take, at) {
  const pitch = 0.93 + take.random() * 0.14;
  strike(take, CARD, { at, pitch: 900 * pitch, contact: 0.0005, rough: 1, loud: 0.22 });
  rustle(take, {
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
  strike(take, TABLE, { at: at + 0.047, pitch: 150 * pitch, contact: 0.004, rough: 0.3, loud: 0.1 });
  rustle(take, { at: at + 0.045, long: 0.022, swell: 0.05, from: 2100, to: 1400, width: 1.3, loud: 0.22 });
}

/** A peg of hard wood, set into its hole. @param {Take} take @param {number} at @param {number} pitch @param {number} [loud] */
function pegged(take, at, pitch, loud = 1) {
  strike(take, BLOCK, { at, pitch, contact: 0.0007, rough: 0.5, spot: 0.27, loud: 0.5 * loud });
  strike(take, TABLE, { at: at + 0.001, pitch: 210, contact: 0.002, rough: 0.3, loud: 0.2 * loud });
}

/** A knuckle on the table. @param {Take} take @param {number} at @param {number} [loud] */
function knocked(take, at, loud = 1) {
  strike(take, TABLE, { at, pitch: 172, contact: 0.0017, rough: 0.4, spot: 0.22, loud: 0.6 * loud });
  strike(take, BLOCK, { at, pitch: 410, contact: 0.0022, rough: 0.4, loud: 0.16 * loud });
}

/** A wooden bar, struck with a mallet. @param {Take} take @param {number} at @param {number} pitch @param {number} [muted] @param {number} [loud] */
function barred(take, at, pitch, muted = 1, loud = 1) {
  strike(take, BAR, { at, pitch, contact: 0.0008, rough: 0.3, spot: 0.29, loud: loud * 0.5, muted });
  strike(take, BLOCK, { at, pitch: 940, contact: 0.0006, rough: 0.9, loud: 0.14 * loud });
}

/** @type {Record<Cue, Sound>} */
export const SOUNDS = {
  deal: { kind: "handling", long: 0.26, make: (take) => flicked(take, 0.002) },
  packet: {
    kind: "handling",
    long: 0.9,
    make: (take) => {
      for (let card = 0; card < 8; card += 1) flicked(take, 0.002 + card * 0.075 + take.random() * 0.018);
    },
  },
  card: { kind: "handling", long: 0.36, make: (take) => laid(take, 0.002) },
  cards: {
    kind: "handling",
    long: 0.5,
    make: (take) => {
      laid(take, 0.002, 0.7);
      laid(take, 0.082 + take.random() * 0.02, 1.3);
    },
  },
  // Swept together over the cloth, and knocked even on their edge.
  gather: {
    kind: "handling",
    long: 0.62,
    make: (take) => {
      rustle(take, {
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
        strike(take, CARD, { at, pitch: 430, contact: 0.0014, rough: 0.7, loud: 0.3 * (loud ?? 1) });
        strike(take, TABLE, { at, pitch: 180, contact: 0.002, rough: 0.3, loud: 0.22 * (loud ?? 1) });
      }
    },
  },
  turn: {
    kind: "calling",
    long: 0.4,
    make: (take) => {
      strike(take, BLOCK, { at: 0.002, pitch: 690, contact: 0.0008, rough: 0.3, loud: 0.3 });
      strike(take, BLOCK, { at: 0.115, pitch: 905, contact: 0.0008, rough: 0.3, loud: 0.34 });
    },
  },
  bid: { kind: "calling", long: 0.34, make: (take) => pegged(take, 0.002, 760) },
  pass: {
    kind: "calling",
    long: 0.45,
    make: (take) => {
      knocked(take, 0.002);
      knocked(take, 0.14, 0.8);
    },
  },
  contract: {
    kind: "calling",
    long: 0.55,
    make: (take) => {
      pegged(take, 0.002, 520, 0.8);
      pegged(take, 0.13, 690, 1.1);
      knocked(take, 0.13, 0.35);
    },
  },
  // A card turned over with a snap, and a bar that names it.
  trump: {
    kind: "calling",
    long: 0.95,
    make: (take) => {
      rustle(take, { long: 0.09, swell: 0.8, from: 1800, to: 4200, width: 0.8, grain: 0.5, loud: 0.3 });
      laid(take, 0.06, 1.5);
      barred(take, 0.13, 392, 0.8, 0.8);
    },
  },
  refusal: {
    kind: "calling",
    long: 0.34,
    make: (take) => {
      strike(take, TABLE, { at: 0.002, pitch: 96, contact: 0.006, rough: 0.1, loud: 0.9, muted: 0.8 });
      rustle(take, { long: 0.03, swell: 0.05, from: 700, width: 1.4, grain: 0.2, loud: 0.2 });
    },
  },
  // Cards that come back: pulled over the cloth, and put down twice, the second time dull.
  failed: {
    kind: "calling",
    long: 0.75,
    make: (take) => {
      laid(take, 0.002, 1.2);
      rustle(take, {
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
      strike(take, TABLE, { at: 0.4, pitch: 92, contact: 0.006, rough: 0.1, loud: 0.9 });
    },
  },
  level: {
    kind: "outcome",
    long: 1.2,
    make: (take) => {
      pegged(take, 0.002, 620);
      pegged(take, 0.15, 830);
      barred(take, 0.31, 523, 0.9);
      barred(take, 0.33, 784, 0.8, 0.5);
    },
  },
  made: {
    kind: "outcome",
    long: 1.2,
    make: (take) => {
      knocked(take, 0.002, 0.7);
      barred(take, 0.1, 392);
      barred(take, 0.25, 587, 1, 0.9);
    },
  },
  set: {
    kind: "outcome",
    long: 0.95,
    make: (take) => {
      barred(take, 0.002, 220, 0.35);
      rustle(take, {
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
      barred(take, 0.26, 165, 0.3, 1.2);
    },
  },
  court: {
    kind: "outcome",
    long: 1.7,
    make: (take) => {
      for (let blow = 0; blow < 7; blow += 1)
        pegged(take, 0.002 + blow * 0.072, 560 + blow * 62, 0.4 + blow * 0.05);
      for (const [index, pitch] of [392, 494, 587, 784].entries())
        barred(take, 0.54 + index * 0.035, pitch, 1.2, 0.8);
    },
  },
  won: {
    kind: "outcome",
    long: 2.2,
    make: (take) => {
      for (let card = 0; card < 9; card += 1) flicked(take, 0.002 + card * 0.032);
      for (const [index, pitch] of [294, 392, 494, 587].entries())
        barred(take, 0.3 + index * 0.12, pitch, 1.1, 0.8);
      for (const pitch of [392, 494, 784]) barred(take, 0.86 + take.random() * 0.012, pitch, 1.5, 0.8);
    },
  },
  lost: {
    kind: "outcome",
    long: 1.7,
    make: (take) => {
      barred(take, 0.002, 294, 0.6, 0.9);
      barred(take, 0.22, 247, 0.6, 0.9);
      barred(take, 0.5, 196, 0.7);
      laid(take, 0.82, 0.8);
    },
  },
};

/**
 * The samples of a sound.
 * @param {Cue} cue
 * @param {number} rate samples a second
 * @param {number} [seed] another one makes the same sound a little otherwise
 */
export function rendered(cue, rate, seed = 1) {
  const { kind, long, make } = SOUNDS[cue];
  const samples = new Float32Array(Math.ceil(long * rate));
  const take = { samples, rate, random: randomFrom(seed * 7919) };
  make(take);
  room(take);
  // Whatever still rings at the end dies there.
  const end = Math.round(0.05 * rate);
  for (let at = 1; at <= end; at += 1)
    samples[samples.length - at] = (samples[samples.length - at] ?? 0) * (at / end);
  madeAsLoud(samples, rate, LOUD[kind]);
  return samples;
}
