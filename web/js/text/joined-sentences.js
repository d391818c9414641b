/** Joined sentences: sentences that follow one another. A Chinese full stop is as wide as its space, so none follows it. */

const ENDS_WIDE = /[。！？]\u2069*$/u;

/** The sentences as one text; what is not said, as an empty text or lit's `nothing`, is left out. @param {readonly unknown[]} sentences */
export function joinSentences(sentences) {
  return sentences
    .filter((one) => typeof one === "string" && one !== "")
    .reduce(
      (/** @type {string} */ line, one) => (line ? line + (ENDS_WIDE.test(line) ? "" : " ") : "") + one,
      "",
    );
}
