/**
 * Synthesis: paper and wood, modelled by how they sound. A piece of wood is a bank of resonators, its modes, set in
 * motion by the contact of whatever strikes it; paper is noise through a filter, broken up by the grain of what it slides
 * over. All of it is arithmetic on samples: it runs wherever JavaScript does, and is the same every time. What is struck and
 * what rustles is noted first and made piece by piece, so that a slow processor draws the page in between.
 */

/**
 * How a piece of wood, or of card, rings.
 * @typedef {object} Material
 * @property {readonly number[]} modes the frequencies of its modes, as multiples of the lowest
 * @property {number} decay in seconds, of the lowest mode, to 1/e
 * @property {number} damping how much sooner the higher modes die away
 */

/** A bar of hard wood, free at its ends. @type {Material} */
export const BAR = { modes: [1, 2.756, 5.404, 8.933, 13.34], decay: 0.15, damping: 0.32 };
/** A small hollow block. @type {Material} */
export const BLOCK = { modes: [1, 1.58, 2.24, 2.92, 4.1, 5.37], decay: 0.03, damping: 0.2 };
/** A table top with a cloth on it. @type {Material} */
export const TABLE = { modes: [1, 1.47, 2.09, 2.56, 3.38, 4.71, 6.3], decay: 0.02, damping: 0.22 };
/** A playing card that is bent and let go. @type {Material} */
export const CARD = { modes: [1, 1.62, 2.31, 3.44, 4.83, 6.9], decay: 0.0075, damping: 0.22 };

/** @typedef {() => number} Random a number from 0 to 1 */

/** Numbers that are the same for the same seed (mulberry32). @param {number} seed @returns {Random} */
export function createRandom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * What is being made: the samples, how many there are a second, the chance in it, and the pieces that are still to be made.
 * @typedef {{ samples: Float32Array, rate: number, random: Random, pieces: (() => void)[] }} Take
 */

/**
 * Strike a piece of wood: a contact of a few thousandths of a second, raised like half a wave and a little rough, sets
 * every mode ringing. A longer contact is a softer mallet and leaves the high modes alone.
 * @param {Take} take
 * @param {Material} material
 * @param {{ at?: number, pitch: number, contact?: number, rough?: number, spot?: number, loud?: number, muted?: number }} blow
 *   `at` and `contact` in seconds, `pitch` of the lowest mode in hertz, `spot` where it is struck, from 0 to 1;
 *   `muted` shortens the ringing, as a hand laid on it
 */
export function strikeWood(take, material, blow) {
  take.pieces.push(() => addBlow(take, material, blow));
}

/** @param {Take} take @param {Material} material @param {Parameters<typeof strikeWood>[2]} blow */
function addBlow({ samples, rate, random }, material, blow) {
  const { at = 0, pitch, contact = 0.0012, rough = 0.3, spot = 0.31, loud = 1, muted = 1 } = blow;
  const begin = Math.round(at * rate);
  const long = Math.max(4, Math.round(contact * rate));
  const push = Float32Array.from({ length: long }, (_, index) => {
    const wave = Math.sin((Math.PI * (index + 0.5)) / long) ** 2;
    return (wave * (1 + rough * (random() * 2 - 1))) / long;
  });
  material.modes.forEach((mode, index) => {
    const hertz = pitch * mode * (1 + (random() - 0.5) * 0.012);
    if (hertz > rate * 0.42) return;
    const decay = (material.decay * muted) / (1 + material.damping * (mode - 1));
    const strength = (loud * Math.abs(Math.sin(Math.PI * (index + 1) * spot))) / (1 + index * 0.35);
    const radius = Math.exp(-1 / (decay * rate));
    const turn = (2 * Math.PI * hertz) / rate;
    const [first, second] = [2 * radius * Math.cos(turn), -radius * radius];
    const drive = strength * Math.sin(turn) * 2;
    const end = Math.min(samples.length, begin + long + Math.ceil(decay * rate * 9));
    let [before, last] = [0, 0];
    for (let index2 = begin; index2 < end; index2 += 1) {
      const now = first * last + second * before + drive * (push[index2 - begin] ?? 0);
      [before, last] = [last, now];
      samples[index2] = samples[index2] + now;
    }
  });
}

/**
 * Let paper sound: noise between two frequencies that swells and dies, in grains where it slides over something.
 * @param {Take} take
 * @param {{ at?: number, long: number, swell?: number, from: number, to?: number, width?: number, grain?: number, grains?: number, loud?: number }} slide
 *   `swell` is the part of it until it is loudest, `from` and `to` the middle of its noise in hertz at its beginning and
 *   end, `width` how broad that is, `grain` how much of it comes in grains, `grains` how many of them a second
 */
export function rustlePaper(take, slide) {
  take.pieces.push(() => addRustle(take, slide));
}

/** @param {Take} take @param {Parameters<typeof rustlePaper>[1]} slide */
function addRustle({ samples, rate, random }, slide) {
  const {
    at = 0,
    long,
    swell = 0.3,
    from,
    to = from,
    width = 1.1,
    grain = 0.5,
    grains = 900,
    loud = 1,
  } = slide;
  const begin = Math.round(at * rate);
  const count = Math.min(Math.round(long * rate), samples.length - begin);
  const fade = Math.exp(-1 / (0.0016 * rate));
  let [low, band, bump] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const part = index / count;
    const shape =
      part < swell
        ? Math.sin((Math.PI / 2) * (part / swell))
        : Math.cos((Math.PI / 2) * ((part - swell) / (1 - swell)));
    bump *= fade;
    if (random() < grains / rate) bump = Math.max(bump, random() ** 0.6 * 2.4);
    const noise = random() * 2 - 1;
    const coefficient = 2 * Math.sin(Math.PI * Math.min(0.2, (from * (to / from) ** part) / rate));
    low += coefficient * band;
    band += coefficient * (noise - low - width * band);
    const sounding = band * shape ** 1.6 * (1 - grain + grain * bump);
    samples[begin + index] = samples[begin + index] + sounding * loud;
  }
}

/** The nearest walls and the table's own top: a few early echoes, duller each. @param {Take} take @param {number} [loud] */
export function addEchoes({ samples, rate }, loud = 0.22) {
  const dry = Float32Array.from(samples);
  [
    [0.0071, 1],
    [0.0113, 0.75],
    [0.0179, 0.6],
    [0.0271, 0.42],
    [0.0397, 0.3],
    [0.0563, 0.2],
  ].forEach(([delay, part], index) => {
    const late = Math.round(delay * rate);
    const dull = 0.25 + index * 0.09;
    let soft = 0;
    for (let at = late; at < samples.length; at += 1) {
      soft += (1 - dull) * (dry[at - late] - soft);
      samples[at] = samples[at] + soft * part * loud;
    }
  });
}
