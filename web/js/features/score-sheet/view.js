/** Sheet: the panel of the score keeper, whichever of its places is shown. */

import { html, nothing } from "lit-html";
import { engineWaits } from "../../parts/engine-status.js";
import { button } from "../../parts/controls.js";
import { entryView } from "./entry-view.js";
import { figuresView, sheetListView } from "./list-view.js";
import { outView } from "./export-view.js";
import { scoreView } from "./score-view.js";
import { setupView } from "./setup-view.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** @param {Text} text @param {State} state @param {SheetActions} actions */
export function sheetView(text, state, actions) {
  const { scoreSheet: sheet, engine, storage, settings } = state;
  if (!sheet) return nothing;
  return html`<div class="score-sheet" ?data-turned=${sheet.isTurned} @pointerdown=${actions.tapped} @keydown=${actions.tapped}>
    ${storage === "full" || storage === "refused" ? html`<p class="desk-refusal" role="alert">${text.say(`score-sheet-${storage}`)}</p>` : nothing}
    ${
      sheet.isGone
        ? html`<p class="desk-note score-sheet-gone" role="alert">
            <span>${text.say("score-sheet-gone")}</span>
            ${button(text.say("score-sheet-keep-again"), actions.keepAgain)}
          </p>`
        : nothing
    }
    ${engine.status === "ready" ? placeView() : engineWaits(text, engine, text.say("score-sheet-waiting"))}
  </div>`;

  function placeView() {
    if (!sheet) return nothing;
    const { place, setup, shown } = sheet;
    if (place === "setup" && setup) return setupView(text, sheet, setup, settings, actions);
    if (place === "figures") return figuresView(text, sheet, actions);
    if (shown && place === "score") return scoreView(text, sheet, shown, actions);
    if (shown && place === "entry") return entryView(text, sheet, shown, actions);
    if (shown && place === "out") return outView(text, sheet, shown, actions);
    return sheetListView(text, sheet, actions);
  }
}
