/** Memo: a field for the line. */

import { html } from "lit-html";
import { suitMark } from "page:cards/marks.js";

/**
 * @param {import("page:table/view/table-view.js").Text} text
 * @param {any} state with the memo, and its setting
 * @param {ReturnType<typeof import("./store.js").create>} actions
 */
export const memoView = ({ say }, { memo, settings }, actions) =>
  html`<label class="memo" data-size=${settings.memo}>
    <span>${suitMark("H")} ${say("memo-line", { count: memo.line.length })}</span>
    <input
      type="text"
      .value=${memo.line}
      @input=${(/** @type {any} */ event) => actions.write(event.target.value)}
    />
  </label>`;
