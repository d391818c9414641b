/** Sound: the sounds of the table. It is not loaded if the person saves data. */

import { savesData } from "../../core/device.js";

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const sound = {
  name: "sound",
  settings: {
    sound: { default: false, form: { section: "sound" } },
    volume: {
      default: 60,
      form: {
        section: "sound",
        isOff: (settings) => !settings.sound,
        onChanged: (features) => void (savesData() || features.sound.playSample()),
      },
    },
  },
  isQuiet: true,
  load: () => import("./sound.js"),
  views: {},
  isWanted: ({ settings }) => settings.sound && !savesData(),
};
