/**
 * Speaker: says one thing after another. What waits gives way to something newer of its kind; a voice that falls silent is
 * given up after a while, and the next thing is said.
 */

import { rateOf } from "./voices.js";

/** @import { Kind } from "./types.d.ts" */

/** The most characters that are said at once: a browser may stop in the middle of more. */
export const LONGEST_SPOKEN = 200;
/** After calling off what is said, a browser loses what it is asked for at once. */
const SETTLES_MS = 50;
/** A voice that has not ended by then has died. */
const SILENT_MS = 20_000;

/**
 * @typedef {object} SpeakerNeeds
 * @property {Pick<SpeechSynthesis, "speak" | "cancel">} synthesis
 * @property {(words: string) => SpeechSynthesisUtterance} utterance
 * @property {() => SpeechSynthesisVoice | null} voice
 * @property {() => { language: string, speed: number }} how
 * @property {(act: () => void, milliseconds: number) => unknown} later
 */

/** @param {SpeakerNeeds} needs */
export function createSpeaker({ synthesis, utterance, voice, how, later }) {
  /** What waits, the first first. @type {{ kind: Kind, words: string }[]} */
  let waiting = [];
  /** What is being said; each has its own token. @type {object | null} */
  let now = null;
  let last = "";

  function next() {
    const first = waiting.shift();
    const chosen = voice();
    if (!first || !chosen) {
      waiting = [];
      return;
    }
    last = first.words;
    tell(pieces(first.words), chosen);
  }

  /** @param {readonly string[]} parts @param {SpeechSynthesisVoice} chosen */
  function tell([words, ...rest], chosen) {
    if (words === undefined) {
      now = null;
      next();
      return;
    }
    const mine = {};
    now = mine;
    const { language, speed } = how();
    const spoken = utterance(words);
    Object.assign(spoken, { voice: chosen, lang: chosen.lang || language, rate: rateOf(speed) });
    const over = () => now === mine && tell(rest, chosen);
    spoken.onend = over;
    spoken.onerror = over;
    later(() => {
      if (now !== mine) return;
      synthesis.cancel();
      now = null;
      later(() => now === null && next(), SETTLES_MS);
    }, SILENT_MS);
    synthesis.speak(spoken);
  }

  /** Say no more, and forget what waits. */
  function stop() {
    waiting = [];
    if (now) synthesis.cancel();
    now = null;
  }

  return {
    stop,
    /** Forget what was said last, too: it was for somebody else. */
    forget() {
      stop();
      last = "";
    },
    /** @param {Kind} kind @param {string} words */
    tell(kind, words) {
      const before = waiting.find((one) => one.kind === kind);
      // Plays that follow each other fast are run together as long as they are short.
      const joined = before && kind === "plays" ? `${before.words}\n${words}` : words;
      const item = { kind, words: joined.length <= LONGEST_SPOKEN ? joined : words };
      waiting = before ? waiting.map((one) => (one === before ? item : one)) : [...waiting, item];
      if (!now) next();
    },
    /** Say the last thing again. */
    again() {
      const words = last;
      if (!words) return;
      stop();
      later(() => {
        if (now) return;
        waiting = [{ kind: "plays", words }, ...waiting];
        next();
      }, SETTLES_MS);
    },
  };
}

/** Sentences in pieces of at most `LONGEST_SPOKEN` characters, cut between sentences, else between words. @param {string} words @returns {string[]} */
export function pieces(words) {
  const parts = words.split("\n").flatMap((line) => (line.length <= LONGEST_SPOKEN ? [line] : cut(line)));
  /** @type {string[]} */
  const joined = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && before.length + part.length < LONGEST_SPOKEN)
      joined[joined.length - 1] = `${before}\n${part}`;
    else joined.push(part);
  }
  return joined.filter((one) => one.trim());
}

/** @param {string} line @returns {string[]} */
function cut(line) {
  if (line.length <= LONGEST_SPOKEN) return [line];
  const at = line.lastIndexOf(" ", LONGEST_SPOKEN);
  const end = at > 0 ? at : LONGEST_SPOKEN;
  return [line.slice(0, end), ...cut(line.slice(end).trimStart())];
}
