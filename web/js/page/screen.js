/** Screen: renders a state: the first screen or the table, the panel, the rules, the notice. */

import { render } from "../parts/rendering.js";
import { mountRules } from "../features/rules/view.js";
import { afterPaint, hasLeastLetterSize, watchMotion } from "../core/device.js";
import { measureToast, toastView } from "../parts/toast.js";
import { mountHome } from "../home/home.js";
import { mountPanel } from "./panel-dialog.js";
import { isOnlyChoice } from "../table/store/card-choice.js";
import { isText, mountTable } from "./match-view.js";
import { createAnnouncer } from "./announcer.js";

/** @import { State } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/**
 * @typedef {object} Roots
 * @property {HTMLElement} first the opening screen
 * @property {HTMLFormElement} opening what is chosen there
 * @property {HTMLElement} laid the hands that lie around the opening
 * @property {HTMLElement} table
 * @property {HTMLElement} notice
 * @property {HTMLDialogElement} panel
 * @property {HTMLDialogElement} help
 * @property {HTMLElement} polite
 * @property {HTMLElement} assertive
 */

/**
 * @param {Roots} roots
 * @param {Text} text
 * @param {ReturnType<typeof import("./actions.js").createActions>} actions
 * @param {{ enterTable: () => void, rememberFocus: () => void, restoreFocus: () => void }} focus keeps the focus over a render
 * @returns {{ showState: (now: State, before: State | null) => void, tell: (sentence: string) => void }}
 */
export function mountScreen(roots, text, actions, focus) {
  const first = mountHome(roots.opening, text, actions.home);
  const showHelp = mountRules(roots.help, text, actions.help);
  const table = mountTable(roots.table, text, actions.table, focus);
  const panel = mountPanel(roots, text, actions.panel);
  const voice = createAnnouncer(roots, [roots.panel, roots.help], text);
  /** @type {State["settings"]["motion"]} */
  let motion = "system";
  const putStill = watchMotion(() => motion);
  const makeRoom = measureToast(roots.notice);
  document.documentElement.toggleAttribute("data-large-letters", hasLeastLetterSize());

  /** The state to be shown. @type {State | null} */
  let latest = null;
  /** The state whose views are rendered, while those of the latest are not. @type {State | null} */
  let rendered = null;
  /** The notice that is shown. @type {State["notice"]} */
  let noticed = null;
  // It does not bubble: any dialog of the page.
  document.addEventListener("close", showNotice, true);
  addEventListener("keydown", catchUp, true);
  addEventListener("click", onPress, true);

  return { showState, tell: voice.tell };

  /** The offered text table was accepted. */
  function useTextTable() {
    actions.panel.changeSettings({ textTable: "on" });
    actions.closeNotice();
  }

  /**
   * Cards that are taken up rise in the next frame; the rest of what changes with them is rendered after it is painted.
   * @param {State} now
   * @param {State | null} before
   */
  function showState(now, before) {
    latest = now;
    if (before && now.match && isOnlyChoice(now, before) && !isText(now)) {
      table.raiseCards(now.match);
      if (!rendered) afterPaint(catchUp);
      rendered ??= before;
    } else renderState(now, rendered ?? before);
  }

  /** A press outside the hand finds the table as the tap before it left it. @param {Event} event */
  function onPress(event) {
    const { target } = event;
    if (!rendered || !(target instanceof Element) || target.closest("[data-hand]")) return;
    catchUp();
    // The table may not take it any more.
    if (!target.isConnected || target.closest(":disabled")) event.stopImmediatePropagation();
  }

  /** Render what is not rendered yet. */
  function catchUp() {
    if (latest && rendered) renderState(latest, rendered);
  }

  /** @param {State} now @param {State | null} before */
  function renderState(now, before) {
    rendered = null;
    if (now.settings.motion !== before?.settings.motion) {
      motion = now.settings.motion;
      putStill();
    }
    if (now.settings !== before?.settings) {
      for (const look of /** @type {const} */ (["theme", "deck", "back", "cards", "cloth", "avatar"]))
        document.documentElement.dataset[look] = now.settings[look];
      document.documentElement.dataset["points"] = now.settings.points ? "on" : "off";
    }
    const isOpening = now.screen === "home";
    // The text table shows the live region above its lines.
    document.documentElement.toggleAttribute("data-text-table", !isOpening && isText(now));
    // Only when it changes: setting an attribute again makes the browser recalculate styles.
    if (now.screen !== before?.screen) {
      document.documentElement.dataset["screen"] = now.screen;
      roots.first.hidden = !isOpening;
      roots.laid.hidden = !isOpening;
      roots.table.hidden = isOpening;
    }
    if (!isOpening && before?.screen === "home") {
      first.closeChoices();
      focus.enterTable();
    }
    if (isOpening) {
      if (now.settings !== before?.settings || before.screen !== "home") {
        first.fillForm(now.settings);
        for (const hand of roots.laid.children) setCardBacks(hand, now.settings.game);
      }
      first.showState(now);
      document.title = text.say("page-title");
    }
    table.showTable(now, before);
    panel.showPanel(now, before);
    showHelp(now);
    showNotice();
    voice.announceState(now, before);
  }

  /** Show the notice, after an open dialog is closed: behind it, it would be hidden and not be read out. */
  function showNotice() {
    const notice = latest?.notice ?? null;
    if (notice === noticed || (notice && document.querySelector("dialog[open]"))) return;
    noticed = notice;
    render(
      toastView(text, notice, actions.closeNotice, {
        useTextTable,
        load: actions.retryFailed,
        renew: actions.reloadNewer,
        openMultiplayer: actions.home.openMultiplayer,
      }),
      roots.notice,
    );
    makeRoom();
  }
}

/** A hand of cards face down has the backs of that game. @param {Element} hand @param {string} game */
function setCardBacks(hand, game) {
  for (const card of hand.children) card.setAttribute("data-block", game);
}
