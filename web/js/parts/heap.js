/** Heap: what several people sent, pasted as it is or in files; how far it is read, and what is wrong with parts of it. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { actButton, fileButton } from "./desk.js";

/** @typedef {{ name: string, text: string }} HeapFile */

/**
 * @typedef {object} HeapWords
 * @property {string} title of the field
 * @property {string} line what may be put into it
 * @property {string} check
 * @property {string} files
 * @property {string} drop a file
 * @property {(name: string) => string} dropWhich
 */

/**
 * @typedef {object} HeapActs
 * @property {(heap: string) => unknown} pile what was pasted
 * @property {(files: File[]) => unknown} takeFiles
 * @property {(file: HeapFile) => unknown} dropFile
 * @property {() => unknown} check
 */

/** @param {HeapWords} words @param {{ heap: string, files: readonly HeapFile[], isBusy: boolean }} of @param {HeapActs} does */
export function heapView(words, { heap, files, isBusy }, does) {
  return html`<div class="desk-stack" @drop=${dropped} @dragover=${(/** @type {Event} */ event) => event.preventDefault()}>
    <label class="field"
      ><span>${words.title}</span
      ><textarea
        dir="auto"
        rows="5"
        spellcheck="false"
        autocomplete="off"
        .value=${live(heap)}
        @input=${(/** @type {Event} */ { target }) => does.pile(/** @type {HTMLTextAreaElement} */ (target).value)}
      ></textarea></label
    >
    <p class="hint">${words.line}</p>
    ${
      files.length
        ? html`<ul class="desk-list">
            ${files.map(
              (file) =>
                html`<li class="desk-kept">
                  <bdi>${file.name}</bdi>
                  <button class="button" type="button" aria-label=${words.dropWhich(file.name)} @click=${() => does.dropFile(file)}>${words.drop}</button>
                </li>`,
            )}
          </ul>`
        : nothing
    }
    <div class="desk-buttons">
      ${actButton(words.check, does.check, { isMain: true, isOff: isBusy || !(heap.trim() || files.length) })}
      ${fileButton(words.files, ".txt,text/plain", does.takeFiles, { isMany: true })}
    </div>
  </div>`;

  /** @param {DragEvent} event */
  function dropped(event) {
    const given = [...(event.dataTransfer?.files ?? [])];
    if (!given.length) return;
    event.preventDefault();
    // What is around it would open the file as one of its own.
    event.stopPropagation();
    void does.takeFiles(given);
  }
}

/** How far something is that takes a while. @param {string} words @param {number} part of it that is done @param {string} stop @param {() => void} stopped */
export function workingView(words, part, stop, stopped) {
  return html`<div class="desk-line">
    <label class="field"><span>${words}</span><progress max="1" .value=${part}></progress></label>
    ${actButton(stop, stopped)}
  </div>`;
}

/** What is wrong, each with a name and a sentence. @param {readonly { who: string, why: string }[]} problems */
export function problemList(problems) {
  return html`<ul class="desk-problems">
    ${problems.map(({ who, why }) => html`<li><strong dir="auto">${who}</strong> ${why}</li>`)}
  </ul>`;
}
