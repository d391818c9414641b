/**
 * Loudness: how loud a sound is to the ear, in the manner of broadcasting (ITU-R BS.1770): the power of what is left
 * after a filter that hears as heads do, over the loudest 400 milliseconds.
 */

const WINDOW = 0.4;

/**
 * The loudest 400 milliseconds of a sound, in LUFS.
 * @param {Float32Array} samples
 * @param {number} rate
 */
export function measureLoudness(samples, rate) {
  const heard = applyFilter(applyFilter(samples, shelfFilter(rate)), highPassFilter(rate));
  const long = Math.round(WINDOW * rate);
  let sum = 0;
  let most = 0;
  for (let at = 0; at < heard.length; at += 1) {
    sum += heard[at] ** 2 - (heard[at - long] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / long);
}

/**
 * Make a sound as loud as that; where a peak would be cut off, it is rounded.
 * @param {Float32Array} samples changed in place
 * @param {number} rate
 * @param {number} wanted in LUFS
 */
export function* setLoudness(samples, rate, wanted) {
  // Rounding a peak takes a little of the loudness away: the second time gives it back.
  for (let time = 0; time < 2; time += 1) {
    const factor = 10 ** ((wanted - measureLoudness(samples, rate)) / 20);
    samples.forEach((sample, at) => (samples[at] = roundPeak(sample * factor)));
    yield;
  }
}

/** Straight to two thirds, then ever less: never over 0.95. @param {number} sample */
function roundPeak(sample) {
  const [knee, most] = [0.65, 0.95];
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  return Math.sign(sample) * (knee + (most - knee) * Math.tanh((size - knee) / (most - knee)));
}

/** @typedef {{ b: [number, number, number], a: [number, number] }} Filter a filter of the second order */

/** What a head does to high frequencies. @param {number} rate @returns {Filter} */
function shelfFilter(rate) {
  const [turn, gain, quality] = [Math.tan((Math.PI * 1681.974) / rate), 10 ** (3.99984 / 20), 0.70717];
  const half = gain ** 0.49967;
  const whole = 1 + turn / quality + turn ** 2;
  return {
    b: [
      (gain + (half * turn) / quality + turn ** 2) / whole,
      (2 * (turn ** 2 - gain)) / whole,
      (gain - (half * turn) / quality + turn ** 2) / whole,
    ],
    a: [(2 * (turn ** 2 - 1)) / whole, (1 - turn / quality + turn ** 2) / whole],
  };
}

/** What an ear does to low ones. @param {number} rate @returns {Filter} */
function highPassFilter(rate) {
  const [turn, quality] = [Math.tan((Math.PI * 38.13547) / rate), 0.50033];
  const whole = 1 + turn / quality + turn ** 2;
  return { b: [1, -2, 1], a: [(2 * (turn ** 2 - 1)) / whole, (1 - turn / quality + turn ** 2) / whole] };
}

/** @param {Float32Array} samples @param {Filter} filter */
function applyFilter(samples, { b, a }) {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at];
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[at] = y;
  }
  return out;
}
