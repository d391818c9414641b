/**
 * Language preference: the best available language for a person. The list of languages is a parameter, because the
 * script that runs before the first paint must stay small.
 */

/**
 * @template {string} Code
 * @param {readonly Code[]} known the codes there are, the first where nothing else fits
 * @param {readonly unknown[]} tags language tags, the most wanted first; values that are no tags are ignored
 * @returns {Code}
 */
export function preferLanguage(known, tags) {
  for (const tag of tags) {
    const exact = known.find((code) => code.toLowerCase() === String(tag).toLowerCase());
    const wanted = exact ? null : withScript(tag);
    // The same language in another script comes before any other language.
    const found =
      exact ??
      known.find((code) => isSameLanguage(wanted, withScript(code), true)) ??
      known.find((code) => isSameLanguage(wanted, withScript(code), false));
    if (found) return found;
  }
  return /** @type {Code} */ (known[0]);
}

/** A tag with its likely script: `zh-CN` is Chinese in simplified script. Speakers of Cantonese read Chinese. @param {unknown} tag */
function withScript(tag) {
  try {
    const { language, script } = new Intl.Locale(String(tag).replaceAll("_", "-")).maximize();
    return new Intl.Locale(language === "yue" ? "zh" : language, { script });
  } catch {
    return null;
  }
}

/** @param {Intl.Locale | null} one @param {Intl.Locale | null} other @param {boolean} inScript */
function isSameLanguage(one, other, inScript) {
  return (
    one !== null &&
    other !== null &&
    one.language === other.language &&
    (!inScript || one.script === other.script)
  );
}
