/** Daily: the deals of the days. They are loaded with the contests, which they are compared by. */

/** @satisfies {Omit<import("../types.d.ts").Feature, "load">} */
export const daily = {
  name: "daily",
  part: "daily",
  letter: "t",
  panel: {
    title: ({ say }) => say("daily"),
    shows: (state) => state.daily,
    given: (state, does) => [state, state.daily, does.daily],
    close: (does) => does.daily.close,
  },
};
