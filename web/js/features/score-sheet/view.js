/** Score sheet: the panel of the score keeper, at each of its places. */

import { html, nothing } from "lit-html";
import { engineWaits } from "../../parts/problem-lines.js";
import { button } from "../../parts/controls.js";
import { entryView } from "./entry-view.js";
import { peopleView, sheetListView } from "./list-view.js";
import { exportView } from "./export-view.js";
import { scoreView } from "./score-view.js";
import { setupView } from "./setup-view.js";
import { readPart } from "./store.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** @param {Text} text @param {State} state @param {SheetActions} actions */
export function sheetView(text, state, actions) {
  const { engine, storage } = state;
  const part = readPart(state);
  if (!part) return nothing;
  return html`<div class="score-sheet" ?data-turned=${part.isTurned} @pointerdown=${actions.noteTap} @keydown=${actions.noteTap}>
    ${storage === "full" || storage === "refused" || storage === "lost" ? html`<p class="desk-refusal" role="alert">${text.say(`score-sheet-${storage}`)}</p>` : nothing}
    ${
      part.isDeletedElsewhere
        ? html`<p class="desk-note score-sheet-gone" role="alert">
            <span>${text.say("score-sheet-gone")}</span>
            ${button(text.say("score-sheet-keep-again"), actions.keepAgain)}
          </p>`
        : nothing
    }
    ${engine.status === "ready" ? placeView() : engineWaits(text, engine, text.say("score-sheet-waiting"))}
  </div>`;

  function placeView() {
    if (!part) return nothing;
    const { place, setup, sheet } = part;
    if (place === "setup" && setup) return setupView(text, part, setup, state, actions);
    if (place === "figures") return peopleView(text, part, actions);
    if (sheet && place === "score") return scoreView(text, part, sheet, actions);
    if (sheet && place === "entry") return entryView(text, part, sheet, actions);
    if (sheet && place === "out") return exportView(text, part, sheet, actions);
    return sheetListView(text, part, actions);
  }
}
