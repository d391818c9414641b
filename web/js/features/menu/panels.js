/** Panels of the menu: what can be done during a match, ending it, the settings, the shortcuts. */

import { settingsForm } from "./settings-form.js";
import { endView, menuView } from "./view.js";
import { html } from "lit-html";
import { SHORTCUTS } from "../../table/input/shortcuts.js";

/** @import { Say } from "../../text/sentences.js" */

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

/** @param {Say} say */
export function shortcutList(say) {
  return html`<p class="hint">${say("keys-line")}</p>
    <dl class="keys">
      ${SHORTCUTS.map(
        ({ name, keys }) =>
          html`<div>
            <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${say(`keys-${name}`)}</dd>
          </div>`,
      )}
      <div>
        <dt><kbd>←</kbd> <kbd>→</kbd></dt>
        <dd>${say("keys-arrows")}</dd>
      </div>
      <div>
        <dt><kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd></dt>
        <dd>${say("keys-move")}</dd>
      </div>
      <div>
        <dt><kbd>${say("keys-enter")}</kbd></dt>
        <dd>${say("keys-enter-does")}</dd>
      </div>
      <div>
        <dt><kbd>Esc</kbd></dt>
        <dd>${say("keys-escape-does")}</dd>
      </div>
    </dl>`;
}
