/** Daily: the deals of the days, challenges that are named by their game. They are loaded with the contests, which they are compared by. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const daily = {
  name: "daily",
  part: "daily",
  letter: "c",
  loadedWith: "challenges",
  panel: {
    title: ({ say }) => say("daily"),
    selectData: (state, features) => [state, state.daily, features.daily],
    closes: true,
  },
};
