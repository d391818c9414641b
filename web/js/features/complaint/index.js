/** Complaint: an act that somebody thinks was wrong, with all that is needed to argue about it. */

/** @satisfies {import("../types.d.ts").Feature} */
export const complaint = {
  name: "complaint",
  part: "complaint",
  load: () => import("./complaint.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  panel: {
    title: ({ say }) => say("complaint"),
    given: ({ complaint }, features) => [complaint, features.complaint],
    closes: true,
  },
};
