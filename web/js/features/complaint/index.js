/** Complaint: an act that somebody thinks was wrong, with all that is needed to argue about it. */

/** @satisfies {import("../types.d.ts").Feature} */
export const complaint = {
  name: "complaint",
  part: "complaint",
  load: () => import("./complaint.js"),
  panel: {
    title: ({ say }) => say("complaint"),
    given: ({ complaint }, features) => [complaint, features.complaint],
    closes: true,
  },
};
