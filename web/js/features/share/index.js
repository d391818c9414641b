/** Share: a deal or a match as a link. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const share = {
  name: "share",
  part: "share",
  load: () => import("./share.js"),
  panel: {
    title: ({ say }) => say("share"),
    selectData: ({ share: sharing }, features) => [sharing, features.share],
    closes: true,
  },
};
