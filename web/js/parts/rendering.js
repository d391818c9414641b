/**
 * Rendering: lit's, on a page that a browser may translate. A translator puts each text into elements of its own, called `font`:
 * the text that lit then writes goes into what is shown no more, and the node before which it puts something is gone. So
 * each text is put back before a render, and what the render has not changed is given its translation again.
 */

import { render as renderTemplate } from "lit-html";

/** The text that stood where a translator's element stands. @type {WeakMap<Element, Text>} */
const originals = new WeakMap();

const isFont = (/** @type {Node | null} */ node) => node instanceof HTMLElement && node.localName === "font";
/** @param {Node | null | undefined} node @returns {node is Text} */
const isText = (node) => node instanceof Text;

/** @param {MutationRecord[]} records what has become part of the page, and what was of it */
function noteOriginals(records) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (!isText(text)) continue;
    // It is replaced at once, or removed once its translation stands beside it.
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (font instanceof HTMLElement && !originals.has(font)) originals.set(font, text);
  }
}

/** Sees what a translator puts in the place of a text. @type {MutationObserver | null} */
let observer = null;

function observePage() {
  observer = new MutationObserver(noteOriginals);
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}

/** Put the texts back that a translator has replaced. @param {HTMLElement} root @param {MutationObserver} seen @returns {() => void} gives those that are unchanged their translation again */
function restoreTexts(root, seen) {
  noteOriginals(seen.takeRecords());
  const restored = [...root.querySelectorAll(":not(font) > font")].flatMap((font) => {
    const walker = document.createTreeWalker(font, NodeFilter.SHOW_TEXT);
    const inside = walker.nextNode();
    const text = originals.get(font) ?? (isText(inside) ? inside : new Text(font.textContent));
    const holder = font.contains(text) ? text.parentNode : null;
    font.replaceWith(text);
    return [{ font, text, holder, said: text.data }];
  });
  return () => {
    for (const { font, text, holder, said } of restored) {
      if (!text.isConnected || text.data !== said) continue;
      text.replaceWith(font);
      holder?.appendChild(text);
    }
    seen.takeRecords();
  };
}

/** Render a view into a part of the page. @param {unknown} view @param {HTMLElement} root */
export function render(view, root) {
  const seen = (observer ??= observePage());
  if (!root.getElementsByTagName("font").length) return void renderTemplate(view, root);
  const translateAgain = restoreTexts(root, seen);
  renderTemplate(view, root);
  translateAgain();
}
