/** Update: the button that is shown when a newer version of the page is ready. */

import { render } from "lit-html";
import { button } from "./controls.js";

/** @import { State } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {HTMLElement} root
 * @param {Text} text
 * @param {() => void} update
 * @returns {(state: State) => void}
 */
export function updateButton(root, text, update) {
  return (state) =>
    render(
      state.update ? button(text.say("update-ready"), update, { title: text.say("update-ready-note") }) : "",
      root,
    );
}
