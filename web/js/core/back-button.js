/**
 * Back button: the browser's back button leads from the table to the first screen, and from a panel to what it covers, instead
 * of away from a match. In another site's frame the button belongs to that site.
 */

import { hasLink } from "./links.js";

/** @import { State } from "./types.d.ts" */

const MARK = "follow-suit/table";

/**
 * @param {object} needs
 * @param {() => State} needs.state
 * @param {(listener: (now: State, before: State) => void) => void} needs.listen
 * @param {() => void} needs.close closes the panel
 * @param {() => void} needs.leave leaves the table for where the person came from
 * @param {() => void} needs.resume resumes the match just left
 */
export function backButton({ state, listen, close, leave, resume }) {
  if (globalThis.parent !== globalThis.self) return;
  const isMarked = () => history.state === MARK;
  // A step back that this file started itself is under way.
  let isGoing = false;
  // The fragment under which the table was opened: the list of lessons keeps its link in the address.
  let opened = "";
  const markHistory = () => {
    opened = location.hash;
    history.pushState(MARK, "");
  };

  listen((now, before) => {
    if (now.screen === before.screen) return;
    if (now.screen === "table" && !isMarked()) markHistory();
    // The table was left by a button of the page: take its history entry away too.
    if (now.screen === "home" && isMarked()) {
      isGoing = true;
      history.back();
    }
  });

  addEventListener("popstate", () => {
    const { screen, panel, rules: help } = state();
    // A link put into the address is no step back: its content opens over the page.
    if (hasLink() && (isMarked() || location.hash !== opened)) {
      if (screen === "table") history.replaceState(MARK, "");
      return undefined;
    }
    if (isGoing) {
      isGoing = false;
      // The person opened a table again in the meantime.
      if (screen === "table" && !isMarked()) markHistory();
      return undefined;
    }
    if (screen === "table" && !isMarked()) {
      if (panel === null && help === null) leave();
      else close();
      // From a decision of the deal the table goes back to the deal.
      if (state().screen === "table") markHistory();
    } else if (screen === "home" && isMarked()) resume();
    return undefined;
  });
}
