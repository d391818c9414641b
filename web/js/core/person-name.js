/** Person name: removes invisible characters, cuts it to the room at the table, and gives no two people there the same name. */

/** The most characters of a name, as a reader counts them. */
export const NAME_LENGTH = 24;
/** The most code points of a character, on average, as the engine counts: flags and families of emoji have several. */
const POINTS = 4;
/** The longest name in units of UTF-16, in which a browser counts. */
export const NAME_UNITS = NAME_LENGTH * POINTS * 2;
/** Controls, direction marks, halves of characters, and what has no width; the joiners stay, which letters and emoji need. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2065\uFFF9-\uFFFB]|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164/gu;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A person's text on one line, without invisible characters, cut between characters. @param {string} words @param {number} most */
export function tidyLine(words, most) {
  const line = words.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(UNSEEN, "").trim();
  let kept = "";
  let count = 0;
  for (const { segment } of segmenter.segment(line)) {
    count += 1;
    if (count > most || [...kept, ...segment].length > most * POINTS) break;
    kept += segment;
  }
  return kept.trim();
}

/** A name as it is stored. @param {string} name */
export const tidyName = (name) => tidyLine(name, NAME_LENGTH);

/** Names by seat, of which no two are one: those after the first are numbered. @template {Record<string, string>} N @param {N} names @returns {N} */
export function numberNames(names) {
  /** @type {Set<string>} */
  const taken = new Set();
  const numbered = Object.entries(names).map(([seat, name]) => {
    let own = name;
    for (let number = 2; own && taken.has(nameKey(own)); number += 1)
      own = `${tidyLine(name, NAME_LENGTH - 3)} ${number}`;
    taken.add(nameKey(own));
    return [seat, own];
  });
  return /** @type {N} */ (Object.fromEntries(numbered));
}

/** Names that differ only in capitals are the same. @param {string} name */
export const nameKey = (name) => name.toLocaleLowerCase();
