/**
 * Clause popover: what a clause says, in a small box at its number, with the way to all rules. Where a browser has no popovers the
 * rules are opened instead.
 */

import { html } from "lit-html";
import { render } from "../../parts/rendering.js";
import { iconButton } from "../../parts/controls.js";
import { closeMark } from "../../cards/marks.js";
import { clauseText, readRules } from "../../core/site-content.js";
import { gameOfClause, rulesAddress } from "../../text/catalog.js";

/** @import { Text } from "../../table/view/table-view.js" */

/** Pixels between the box and its clause, and the edges of the window. */
const GAP = 6;
const EDGE = 8;

/**
 * @param {Text} text
 * @param {(game: string) => Promise<string>} [read] the page of a game's rules
 * @returns {(link: HTMLElement) => boolean} opens the clause of a link; false where it cannot be opened in place
 */
export function createClauseBox({ say }, read = readRules) {
  const box = document.createElement("div");
  box.className = "clause-open";
  box.setAttribute("role", "dialog");
  box.tabIndex = -1;
  /** Where it was opened, to go back to. @type {HTMLElement | null} */
  let opener = null;
  box.addEventListener("toggle", (event) => {
    if (/** @type {Event & { newState?: string }} */ (event).newState !== "closed") return;
    const isInside = box.contains(document.activeElement) || document.activeElement === document.body;
    if (isInside && opener?.isConnected) opener.focus();
    opener = null;
    box.remove();
  });

  return (link) => {
    const clause = link.getAttribute("data-help") ?? "";
    const game = gameOfClause(clause);
    if (!game || typeof box.showPopover !== "function") return false;
    if (box.isConnected) box.hidePopover();
    box.popover = "auto";
    // An element outside an open dialog takes no click and no focus.
    (link.closest("dialog") ?? document.body).append(box);
    opener = link;
    showClause(clause, null);
    box.showPopover();
    placeBox(link);
    box.focus();
    void read(game)
      .catch(() => "")
      .then((page) => {
        if (opener !== link) return;
        showClause(clause, clauseText(page, clause));
        placeBox(link);
      });
    return true;
  };

  /** @param {string} clause @param {string | null} words null while they are fetched */
  function showClause(clause, words) {
    box.setAttribute("aria-label", say("clause-label", { clause }));
    const address = rulesAddress(gameOfClause(clause), document.documentElement.lang, clause);
    const said = words === null ? say("rules-waiting") : words || say("clause-missing");
    render(
      html`<p role="status"><b>${say("clause", { clause })}</b> ${said}</p>
        <div>
          <a href=${address} data-help=${clause} data-whole @click=${() => box.hidePopover()}>${say("clause-more")}</a>
          ${iconButton(closeMark(), say("clause-close"), () => box.hidePopover())}
        </div>`,
      box,
    );
  }

  /** Place the box below the link, or above it if there is no room, and inside the window. @param {HTMLElement} link */
  function placeBox(link) {
    const at = link.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const below = at.bottom + GAP;
    const top = below + height + EDGE <= innerHeight ? below : at.top - GAP - height;
    const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, EDGE), innerWidth - width - EDGE);
    box.style.setProperty("top", `${Math.max(EDGE, top)}px`);
    box.style.setProperty("left", `${Math.max(EDGE, left)}px`);
  }
}
