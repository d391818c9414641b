/** Multiplayer: people in one room play at devices of their own. One device has the engine; links take the others to their seats. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const multiplayer = {
  name: "multiplayer",
  part: "multiplayer",
  load: () => import("./multiplayer.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  panel: {
    title: ({ say }, { multiplayer: part }) => say(part?.undoRequest ? "pass-undo" : "multiplayer"),
    selectData: (state, features) => [state, features.multiplayer],
    closes: true,
  },
};

/** The link that offers a seat: whoever opens it needs no engine. @satisfies {import("../types.d.ts").OwnFeature} */
export const joining = {
  name: "joining",
  loadedWith: "multiplayer",
  letter: "j",
  isPacked: true,
  needsNoEngine: true,
};

/** The link that answers it. @satisfies {import("../types.d.ts").OwnFeature} */
export const answering = {
  name: "answering",
  loadedWith: "multiplayer",
  letter: "k",
  isPacked: true,
};
