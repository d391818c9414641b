/** Shortcuts: a list of the keys and what they do. */

import { html } from "lit-html";
import { SHORTCUTS } from "../../table/input/shortcuts.js";

/** @import { Say } from "../../text/sentences.js" */

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
