/** Shortcuts: a list of the keys and what they do. */

import { html } from "lit-html";

/** @import { Say } from "../../text/sentences.js" */

/** What each shortcut does is the message `keys-<name>`. */
const KEYS = /** @type {const} */ ([
  ["suit", ["S", "H", "D", "C"]],
  ["trumps", ["J"]],
  ["playable", ["A"]],
  ["pass", ["N"]],
  ["hint", ["I"]],
  ["pause", ["W"]],
  ["hurry", ["F"]],
  ["turn", ["T"]],
  ["review", ["R"]],
  ["points", ["P"]],
  ["bids", ["V"]],
  ["tricks", ["L"]],
  ["undo", ["U"]],
  ["sort", ["O"]],
  ["list", ["?"]],
]);

/** @param {Say} say */
export function shortcutList(say) {
  return html`<p class="hint">${say("keys-line")}</p>
    <dl class="keys">
      ${KEYS.map(
        ([name, letters]) =>
          html`<div>
            <dt>${letters.map((letter) => html`<kbd>${letter}</kbd> `)}</dt>
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
