/** Toast: a message that does not block and can be closed, and the button for a newer version of the page. */

import { html, nothing } from "lit-html";
import { render } from "./rendering.js";
import { button, iconButton } from "./controls.js";
import { closeMark } from "../cards/marks.js";

/** @import { Notice } from "../core/storage/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */
/** @import { State } from "../core/types.d.ts" */

/** What a message offers to do about it. @type {Partial<Record<Notice["code"], { act: "useTextTable" | "load" | "renew" | "openMultiplayer", words: string }>>} */
const OFFERS = {
  textTable: { act: "useTextTable", words: "notice-textTable-use" },
  file_missing: { act: "load", words: "engine-retry" },
  undo_request: { act: "openMultiplayer", words: "notice-undo_request-look" },
  outdated: { act: "renew", words: "page-anew" },
  outdated_unkept: { act: "renew", words: "page-anew" },
};

/**
 * @param {Text} text
 * @param {Notice | null} notice
 * @param {() => void} close
 * @param {{ useTextTable: () => void, load: () => void, renew: () => void, openMultiplayer: () => void }} actions what a notice may offer
 */
export function toastView({ say }, notice, close, actions) {
  if (!notice) return nothing;
  const offer = OFFERS[notice.code];
  return html`<div class="toast" data-notice=${notice.code}>
    <p>${say(`notice-${notice.code}`)}</p>
    ${offer ? button(say(offer.words), actions[offer.act]) : nothing}
    ${iconButton(closeMark(), say("notice-close"), close)}
  </div>`;
}

/**
 * Sets `--toast` to the toast's height, and `data-toast` as long as there is one: the table of a small screen makes room for it.
 * @param {HTMLElement} root where the toast is rendered
 * @returns {() => void} to be called after each render of the toast
 */
export function measureToast(root) {
  const page = document.documentElement;
  const sizes = new ResizeObserver(([size]) => {
    page.toggleAttribute("data-toast", true);
    page.style.setProperty("--toast", `${Math.ceil(size?.borderBoxSize[0]?.blockSize ?? 0)}px`);
  });
  return () => {
    sizes.disconnect();
    page.removeAttribute("data-toast");
    page.style.removeProperty("--toast");
    if (root.firstElementChild) sizes.observe(root.firstElementChild);
  };
}

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
