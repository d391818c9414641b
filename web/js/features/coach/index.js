/** Coach: asks before a play that clearly costs. */

import { isCoached } from "./coach-setting.js";

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const coach = {
  name: "coach",
  settings: {
    coach: {
      default: "first",
      choices: ["first", "on", "off"],
      form: { section: "play", after: "points", isTicked: isCoached },
    },
  },
  load: () => import("./coach.js"),
  isWanted: (state) => state.match !== null && isCoached(state),
};
