/** Voices: those of the device that speak a language. Others send what they say to a company, and are never used. Pure. */

/** How browsers write our languages, where that does not begin as ours does. @type {Record<string, RegExp>} */
const WRITTEN = {
  "zh-Hans": /^(zh|cmn)(-(hans|cn|sg|my))*$/,
  "zh-Hant": /^((zh|cmn|yue)(-(hant|tw|hk|mo))+|yue)$/,
};

/** Whether a voice speaks a language of the page. @param {string} spoken @param {string} language */
export function speaks(spoken, language) {
  const code = spoken.replaceAll("_", "-").toLowerCase();
  return WRITTEN[language]?.test(code) ?? code.split("-")[0] === language;
}

/**
 * The voices of the device itself that speak a language.
 * @template {Pick<SpeechSynthesisVoice, "lang" | "localService">} V
 * @param {readonly V[]} voices
 * @param {string} language
 */
export function voicesFor(voices, language) {
  return voices.filter(({ lang, localService }) => localService && speaks(lang, language));
}

/** How fast, as browsers count: half to twice a voice's own speed. @param {number} speed 0 to 100 */
export const rateOf = (speed) => 2 ** ((speed - 50) / 50);
