/** Aloud: what screen readers are told, spoken by a voice of the device. */

const kind = { default: true };

/** @satisfies {import("../types.d.ts").Feature} */
export const aloud = {
  name: "aloud",
  part: "aloud",
  load: () => import("./aloud.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  settings: {
    aloud: { default: false },
    aloudVoice: { default: "", longest: 200 },
    aloudSpeed: { default: 50 },
    aloudPlays: kind,
    aloudRefusals: kind,
    aloudEnds: kind,
  },
  isWanted: ({ settings }) => settings.aloud,
  panel: {
    title: ({ say }) => say("aloud"),
    given: (state, features) => [state, features.aloud],
    closes: true,
  },
};
