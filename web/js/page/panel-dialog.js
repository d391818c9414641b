/** Panel dialog: the dialog over the page, and the table of a past deal in it. */

import { render } from "../parts/rendering.js";
import { tableText } from "../text/game-text.js";
import { panelView, tableGame } from "./panel-view.js";
import { isStoppedAtTable } from "./state.js";
import { isSameShape, handShapeIn } from "./match-view.js";

/** @import { State } from "../core/types.d.ts" */
/** @import { PanelActions } from "../features/types.d.ts" */
/** @import { Shape } from "../table/view/hand-layout.js" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {{ panel: HTMLDialogElement, first: HTMLElement, table: HTMLElement }} roots
 * @param {Text} text
 * @param {PanelActions} acts
 */
export function mountPanel(roots, text, acts) {
  /** The rows of a hand on the table of a past deal; null until they are read. @type {Shape | null} */
  let replayShape = null;
  /** The state rendered last. @type {State | null} */
  let latest = null;
  addEventListener("resize", () => {
    if (latest && isReplaying(latest)) showPanel(latest, latest);
  });
  roots.panel.addEventListener("cancel", (event) => {
    event.preventDefault();
    acts.close();
  });

  return { showPanel };

  /** Read from the style sheet how the hands lie; whether that has changed. */
  function reshapeReplay() {
    const fits = handShapeIn(roots.panel);
    const isSame = isSameShape(fits, replayShape);
    replayShape = fits;
    return !isSame;
  }

  /** @param {State} now @param {State | null} before */
  function showPanel(now, before) {
    latest = now;
    // The opening shows a failure of the engine itself.
    const isWanted = now.panel !== null || now.crash !== null || isStoppedAtTable(now);
    const words = now.match ? tableText(text, now.match.view) : text;
    const renderPanel = () => render(isWanted ? panelView(words, now, acts, replayShape) : "", roots.panel);
    renderPanel();
    const isReplay = isReplaying(now);
    roots.panel.toggleAttribute(
      "data-wide",
      now.panel === "history" && !now.history.received && !now.crash && !isReplay,
    );
    roots.panel.toggleAttribute("data-replay", isReplay);
    // Inert below a dialog anyway; the attribute tells assistive technology that the page has one main part.
    roots.first.inert = isReplay;
    roots.table.inert = isReplay;
    if (isReplay && reshapeReplay()) renderPanel();
    if (isWanted && !roots.panel.open) {
      roots.panel.showModal();
      // The browser remembers how far another panel was scrolled.
      roots.panel.scrollTop = 0;
    }
    // One panel replaces another: the pressed button is gone, and the focus with it.
    else if (isWanted && (now.panel !== before?.panel || isReplay !== isReplaying(before)))
      // On the table of a past deal nothing comes before the way through it.
      /** @type {HTMLElement | null} */ (
        roots.panel.querySelector(isReplay ? "[data-step-on]" : "button")
      )?.focus();
    if (!isWanted && roots.panel.open) roots.panel.close();
  }
}

/** Whether a table is shown in the panel: of a past deal, or a feature's. @param {State | null} state */
function isReplaying(state) {
  return tableGame(state) !== null || isPastTable(state);
}

/** @param {State | null} state */
function isPastTable(state) {
  return state !== null && state.panel === "history" && !state.crash && Boolean(state.history.opened?.replay);
}
