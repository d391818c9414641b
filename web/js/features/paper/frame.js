/**
 * Frame: prints a file of HTML from a frame that nobody sees. The site's policy forbids a style within a page, so the
 * frame gets the file's style as a sheet of its own, and no script runs.
 */

const STYLE = /<style>([^]*?)<\/style>/;

/** How long a browser that says nothing of the end of printing keeps the frame, in milliseconds. */
const KEPT = 600_000;

/** @param {string} html @param {Document} [page] */
export function printed(html, page = document) {
  const frame = page.createElement("iframe");
  frame.className = "paper-frame";
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  page.body.append(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error("a frame has a window");
  fill(/** @type {Window & typeof globalThis} */ (contentWindow), html);
  const gone = setTimeout(() => frame.remove(), KEPT);
  contentWindow.addEventListener("afterprint", () => {
    clearTimeout(gone);
    // Not at once: a browser may still be reading what it prints.
    setTimeout(() => frame.remove(), 1000);
  });
  contentWindow.focus();
  contentWindow.print();
}

/** @param {Window & typeof globalThis} window @param {string} html */
function fill(window, html) {
  const file = new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html");
  const { document } = window;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(STYLE.exec(html)?.[1] ?? "");
  document.adoptedStyleSheets = [sheet];
  document.title = file.title;
  document.documentElement.lang = file.documentElement.lang;
  document.documentElement.dir = file.documentElement.dir;
  document.body.replaceWith(document.adoptNode(file.body));
}
