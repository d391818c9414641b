/** Memo: a line to remember about a game. An example of a feature from outside: nothing else of the page names it. */

/** @type {import("../../../../web/js/features/types.d.ts").Feature} */
export const feature = {
  name: "memo",
  letter: "m",
  part: "memo",
  settings: {
    memo: { default: "small", choices: ["small", "large"], form: { section: "looks", after: "cards" } },
  },
  load: () => import("./memo.js"),
  panel: {
    title: ({ say }, { memo }) => say("memo", { game: say(`game-${memo?.game ?? "tractor"}`) }),
    selectData: (state, features) => [state, features.memo],
    closes: true,
  },
};
