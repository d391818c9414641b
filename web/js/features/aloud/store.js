/** Aloud: which voice speaks, what of the live regions it says, and when it is silent. */

import { createSpeaker } from "./speaker.js";
import { voicesFor } from "./voices.js";

/** @import { Kind } from "./types.d.ts" */

/** What happens at the end of a deal. */
const ENDS = new Set(["deal_scored", "deal_won", "match_won", "level_changed", "pot_paid", "passed_out"]);
/** The setting that says whether a kind is spoken. */
const SETTING = /** @type {const} */ ({ plays: "aloudPlays", refusals: "aloudRefusals", ends: "aloudEnds" });

/**
 * @param {object} needs
 * @param {import("../../core/store.js").Store} needs.store
 * @param {(settings: Partial<import("../../core/types.d.ts").Settings>) => void} needs.set
 * @param {{ say: (id: string) => string }} needs.text
 * @param {SpeechSynthesis | undefined} needs.synthesis
 * @param {(words: string) => SpeechSynthesisUtterance} needs.utterance
 * @param {() => string} needs.language of the page
 * @param {() => boolean} needs.isHidden whether nobody sees the page
 * @param {(act: () => void, milliseconds: number) => unknown} needs.later
 */
export function createAloud({ store, set, text, synthesis, utterance, language, isHidden, later }) {
  const settings = () => store.state().settings;
  const voices = () => voicesFor(synthesis?.getVoices() ?? [], language());
  const voice = () => {
    const all = voices();
    return all.find(({ name }) => name === settings().aloudVoice) ?? all[0] ?? null;
  };
  const speaker =
    synthesis &&
    createSpeaker({
      synthesis,
      utterance,
      voice,
      later,
      how: () => ({ language: language(), speed: settings().aloudSpeed }),
    });

  /** @param {Kind} kind @param {string} words */
  function tell(kind, words) {
    const now = settings();
    if (now.aloud && now[SETTING[kind]] && words.trim() && !isHidden()) speaker?.tell(kind, words);
  }

  /** Ask again which voices there are. */
  function look() {
    const names = voices().map(({ name }) => name);
    const { aloud } = store.state();
    if (aloud && String(aloud.voices) !== String(names))
      store.change({ type: "aloud", aloud: { voices: names } });
  }

  return {
    look,
    /** What the polite region was told. @param {string} words */
    heard(words) {
      const isEnd = store.state().news.events.some(({ kind }) => ENDS.has(kind));
      tell(isEnd ? "ends" : "plays", words);
    },
    /** What the assertive one was told; nothing where it was cleared. @param {string} words */
    refused: (words) => tell("refusals", words),
    stop: () => speaker?.stop(),
    forget: () => speaker?.forget(),
    again: () => speaker?.again(),
    open() {
      store.change({ type: "aloud", aloud: { voices: null, refusal: null } });
      store.change({ type: "panel", panel: "aloud" });
      look();
    },
    /** @param {boolean} isOn */
    turn(isOn) {
      set({ aloud: isOn });
      if (isOn) this.sample();
      else speaker?.stop();
    },
    /** Change how it speaks, and let it be heard: a browser lets a page speak first after a tap. @param {Partial<import("../../core/types.d.ts").Settings>} changed */
    change(changed) {
      set(changed);
      this.sample();
    },
    sample() {
      speaker?.stop();
      later(() => speaker?.tell("plays", text.say("aloud-sample")), 50);
    },
    close: () => store.change({ type: "panel", panel: "settings" }),
  };
}
