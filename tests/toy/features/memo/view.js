/** Memo: a field for the line. */

import { html } from "lit-html";
import { suitMark } from "page:cards/marks.js";

export const memoView = ({ say }, { memo, settings }, does) =>
  html`<label class="memo" data-size=${settings.memo}>
    <span>${suitMark("H")} ${say("memo-line", { count: memo.line.length })}</span>
    <input type="text" .value=${memo.line} @input=${(event) => does.write(event.target.value)} />
  </label>`;
