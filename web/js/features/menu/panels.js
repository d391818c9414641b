/** Panels of the menu: what can be done during a match, ending it, the settings, the shortcuts. */

import { shortcutList } from "./shortcut-list.js";
import { settingsForm } from "./settings-form.js";
import { endView, menuView } from "./view.js";

/** @typedef {import("../types.d.ts").Panel} Panel */

/** Asks whether the match is to be ended. @param {"anew" | "giveUp"} how @param {string} title @returns {Panel} */
const endPanel = (how, title) => ({
  title: ({ say }) => say(title),
  view: (text, { match }, actions) => match && endView(text, match, how, actions),
});

/** @satisfies {import("../types.d.ts").PanelTable} */
export const menuPanels = {
  menu: {
    title: ({ say }) => say("menu"),
    view: (text, { match }, actions) => match && menuView(text, match, actions),
  },
  settings: { title: ({ say }) => say("settings"), view: settingsForm },
  anew: endPanel("anew", "give-up-anew"),
  giveUp: endPanel("giveUp", "give-up-sure"),
  keys: { title: ({ say }) => say("keys"), view: ({ say }) => shortcutList(say) },
};
