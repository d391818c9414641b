/** Sound: the sounds of the table, from the first match on. It is not loaded if the person saves data. */

import { savesData } from "../../core/device.js";

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const sound = {
  name: "sound",
  settings: {
    sound: { default: true, form: { section: "usual" } },
    volume: {
      default: 60,
      form: {
        section: "usual",
        isOff: (settings) => !settings.sound,
        onChanged: (features) => void (savesData() || features.sound.playSample()),
      },
    },
  },
  isQuiet: true,
  load: () => import("./sound.js"),
  views: {},
  // Nothing is heard before a match begins.
  isWanted: ({ settings, screen }) => settings.sound && screen === "table" && !savesData(),
};
