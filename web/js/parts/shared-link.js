/** Shared link: a link that is shown, copied or sent by the system's own way. */

import { html, nothing } from "lit-html";
import { button } from "./controls.js";

/** @import { Say } from "../text/sentences.js" */

/** A link to be selected. @param {Say} say @param {string | null} link null while it is being made @param {{ rows: number, className?: string, placeholder?: string }} options */
export function linkField(say, link, { rows, className, placeholder }) {
  return html`<textarea
    class=${className ?? nothing}
    readonly
    dir=${link ? "ltr" : nothing}
    rows=${rows}
    spellcheck="false"
    aria-label=${say("share-link")}
    placeholder=${placeholder ?? nothing}
    .value=${link ?? ""}
    @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}
  ></textarea>`;
}

/**
 * The buttons that copy a link and, where the system can, send it.
 * @param {Say} say
 * @param {{ copyLink: () => unknown, sendLink: () => unknown }} actions
 * @param {{ isMain?: boolean, isOff?: boolean }} [options] `isMain`: copying is the main action of the view
 */
export function linkButtons(say, { copyLink, sendLink }, { isMain = false, isOff = false } = {}) {
  return html`${button(say("share-copy"), copyLink, { isMain, isOff })} ${"share" in navigator ? button(say("share-send"), sendLink, { isOff }) : nothing}`;
}

/** Whether something was copied. @param {Say} say @param {"copied" | "refused" | null | undefined} copied @param {unknown} [otherwise] what is said before */
export function copyStatus(say, copied, otherwise = nothing) {
  return html`<p class="hint" role="status">${copied ? say(`share-${copied}`) : otherwise}</p>`;
}
