/** File drop: a file that is dropped on the page is opened, whatever it is. */

/** @param {(file: File) => unknown} openFile @param {EventTarget} [page] */
export function openDroppedFiles(openFile, page = document) {
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
    void openFile(file);
  });
}
