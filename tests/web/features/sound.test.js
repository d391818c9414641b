/** Sound: what is made is measured, since nobody listens in a test. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { measureLoudness } from "../../../web/js/features/sound/loudness.js";
import { LOUD, renderCue, SOUNDS } from "../../../web/js/features/sound/sounds.js";
import { found, readAll } from "../shared/sources.js";

/** @typedef {keyof typeof SOUNDS} Cue */

/** All pieces of a sound. @param {Parameters<typeof renderCue>} asked */
function render(...asked) {
  const pieces = renderCue(...asked);
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}

const RATE = 22_050;
const CUES = /** @type {Cue[]} */ (Object.keys(SOUNDS));
/** Each sound in three of its ways. @type {Map<Cue, Float32Array[]>} */
const made = new Map(CUES.map((cue) => [cue, [1, 2, 3].map((way) => render(cue, RATE, way))]));
const ways = (/** @type {Cue} */ cue) => made.get(cue) ?? [];

/** What stands for each sound as it was when somebody listened to it. @type {Record<string, string>} */
const HEARD = {
  deal: "42c49690",
  packet: "a5d4342e",
  card: "2db490a7",
  cards: "3055a325",
  gather: "4477cd51",
  turn: "0a275fa7",
  bid: "4bc0a2d4",
  pass: "8bf98dc6",
  contract: "0a5395c3",
  trump: "f3d548e1",
  refusal: "c12134ca",
  failed: "5a63f5e3",
  level: "da6b019c",
  made: "3ae499ad",
  set: "dc5b8174",
  court: "3cc0c639",
  captured: "76ef7fb0",
  streak: "6b77ba54",
  best: "36d36180",
  won: "c0256a77",
  lost: "f0e68d2e",
};

/** The sound without its paper: each sample is the mean of so many. @param {Float32Array} samples @param {number} many */
const smooth = (samples, many) =>
  samples.map(
    (_, at) => samples.slice(Math.max(0, at - many + 1), at + 1).reduce((sum, one) => sum + one, 0) / many,
  );

/**
 * How high a sound lies, in hertz: the frequency of a tone whose steps from sample to sample are as large.
 * @param {Cue} cue
 * @param {number} [many] samples taken together
 */
function height(cue, many = 1) {
  const samples = smooth(ways(cue)[0] ?? new Float32Array(), many);
  let [steps, power] = [0, 0];
  samples.forEach((sample, at) => {
    steps += (sample - (samples[at - 1] ?? 0)) ** 2;
    power += sample ** 2;
  });
  return (Math.sqrt(steps / power) * RATE) / (2 * Math.PI);
}

test("a tone of a thousand hertz at full scale is as loud as the standard says", () => {
  const tone = Float32Array.from({ length: 48_000 }, (_, at) => Math.sin((2 * Math.PI * 997 * at) / 48_000));
  assert.ok(Math.abs(measureLoudness(tone, 48_000) - -3.01) < 0.05, `${measureLoudness(tone, 48_000)} LUFS`);
  // A thousandth of it is 60 decibels less.
  assert.ok(
    Math.abs(
      measureLoudness(
        tone.map((one) => one / 1000),
        48_000,
      ) - -63.01,
    ) < 0.05,
  );
});

test("the sounds of a kind are as loud as each other, to two decibels, and no kind louder than the next", () => {
  for (const cue of CUES)
    for (const samples of ways(cue)) {
      const loud = measureLoudness(samples, RATE);
      const wanted = LOUD[SOUNDS[cue].kind];
      assert.ok(Math.abs(loud - wanted) <= 1, `${cue}: ${loud.toFixed(1)} LUFS, wanted ${wanted}`);
    }
  assert.ok(LOUD.handling < LOUD.calling && LOUD.calling < LOUD.outcome);
  assert.ok(LOUD.outcome - LOUD.handling <= 6, "who has set the volume by a card is not startled by a win");
});

test("no sound is cut off at full scale, begins with a step or ends with one", () => {
  for (const cue of CUES)
    for (const samples of ways(cue)) {
      assert.ok(samples.every(Number.isFinite), cue);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      assert.ok(peak > 0.05 && peak < 0.95, `${cue}: ${peak}`);
      assert.ok(Math.abs(samples[0] ?? 1) < 0.02, `${cue} begins at ${samples[0]}`);
      assert.ok(Math.abs(samples.at(-1) ?? 1) < 0.001, `${cue} ends at ${samples.at(-1)}`);
    }
});

test("no sound is another than the one that was listened to", () => {
  const heard = CUES.map((cue) => [
    cue,
    createHash("sha256")
      .update(Int16Array.from(ways(cue)[0] ?? [], (sample) => Math.round(sample * 2_000)))
      .digest("hex")
      .slice(0, 8),
  ]);
  assert.deepEqual(Object.fromEntries(heard), HEARD, "listen to each that differs before it is written here");
});

test("paper hisses and wood does not", () => {
  for (const cue of /** @type {Cue[]} */ (["deal", "packet", "card", "cards", "gather"]))
    assert.ok(height(cue) > 1000, `${cue}: ${height(cue)} Hz`);
  for (const cue of /** @type {Cue[]} */ (["pass", "bid", "turn", "contract", "made", "refusal"]))
    assert.ok(height(cue) < 1000, `${cue}: ${height(cue)} Hz`);
});

test("two cards do not sound the same, and a sound asked for twice does", () => {
  const [one, other] = ways("card");
  assert.notDeepEqual(one, other);
  assert.deepEqual(render("card", RATE, 1), one);
});

test("a sound is made in pieces, between which a slow processor draws the page", () => {
  for (const cue of CUES) {
    const count = [...renderCue(cue, RATE, 1)].length;
    assert.ok(count >= 5, `${cue} is made in ${count} pieces`);
  }
});

test("what went badly lies lower than what went well", () => {
  for (const good of /** @type {Cue[]} */ (["won", "made", "level", "court"]))
    for (const bad of /** @type {Cue[]} */ (["lost", "set"]))
      assert.ok(height(bad, 24) < height(good, 24) * 0.8, `${bad} and ${good}`);
});

test("no sound is an oscillator's, and nothing of sound is in the first visit", () => {
  assert.doesNotMatch(readAll("web/js/features/sound", /\.js$/), /createOscillator|OscillatorNode/);
  const eager = readAll("web/js/features", /^(made|index)\.js$/);
  assert.deepEqual([...found(eager, /from "([^"]*\/sound\/(?!index|sounding)[^"]+)"/g)], []);
  assert.match(readAll("web/js/features/sound", /^index\.js$/), /import\("\.\/sound\.js"\)/);
});

test("where data is saved nothing that makes sounds is fetched", async () => {
  const device = { connection: { saveData: true } };
  Object.defineProperty(globalThis, "navigator", { value: device, configurable: true });
  const { sound } = await import("../../../web/js/features/sound/index.js");
  const state = /** @type {any} */ ({ settings: { sound: true }, screen: "table" });
  let heard = 0;
  const features = /** @type {any} */ ({ sound: { playSample: () => heard++ } });
  const [on, off] = [{ sound: true }, { sound: false }].map((one) =>
    sound.settings.volume.form.isOff(/** @type {any} */ (one)),
  );
  assert.deepEqual([on, off, sound.settings.sound.default], [false, true, true]);
  assert.equal(sound.isWanted(state), false);
  sound.settings.volume.form.onChanged(features);
  assert.equal(heard, 0);
  device.connection.saveData = false;
  assert.equal(sound.isWanted(state), true);
  sound.settings.volume.form.onChanged(features);
  assert.equal(heard, 1);
});
