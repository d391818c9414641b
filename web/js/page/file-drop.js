/** File drop: a file that is dropped on the page goes to the feature that takes its kind; any other to past matches, which say what it is not. */

import { FEATURES } from "../features/index.js";
import { history } from "../features/history/index.js";

/** @param {import("../features/types.d.ts").FeatureActions} features @param {EventTarget} [page] */
export function openDroppedFiles(features, page = document) {
  page.addEventListener("dragover", (event) => {
    const { dataTransfer } = /** @type {DragEvent} */ (event);
    if (dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  page.addEventListener("drop", (event) => {
    const [file] = /** @type {DragEvent} */ (event).dataTransfer?.files ?? [];
    // Where something else has a place for files of its own.
    if (!file || event.defaultPrevented) return;
    // The browser would leave the page for it.
    event.preventDefault();
    const ending = file.name.toLowerCase();
    const { name, takes } = FEATURES.find(({ takes }) => takes && ending.endsWith(takes.ending)) ?? history;
    if (takes) void features[name][takes.act](() => file.text());
  });
}
