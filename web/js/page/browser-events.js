/**
 * Events: links, keys, the browser's back button, the address's fragment, and files that are dropped on the page.
 */

import { FEATURES, isDeal } from "../features/index.js";
import { createClauseBox } from "../features/rules/clause-popover.js";
import { backButton } from "../core/back-button.js";
import { pressOnce } from "../core/keys.js";
import { fragmentLinks } from "../core/links.js";
import { playOnceAtAPlace } from "../table/input/tap-burst.js";
import { listenForShortcuts } from "../table/input/shortcuts.js";
import { gameOfClause } from "../text/catalog.js";
import { tableText } from "../text/game-text.js";

/** @import { Store } from "../core/store.js" */
/** @import { State } from "../core/types.d.ts" */

/** How a task stands while it goes on. */
const GOES_ON = new Set(["playing", "replying"]);
/** @param {State} state */
const statusOf = ({ match }) => match?.view.task?.status;
/** @param {State} state */
const isCoachAsking = ({ match }) => match?.explanations?.coach?.isOpen ?? false;

/**
 * @param {{
 *   root: HTMLElement,
 *   store: Store,
 *   table: import("../table/store/table-store.js").Table,
 *   text: ReturnType<typeof import("../text/sentences.js").createSpeech>,
 *   tell: (words: string) => void,
 *   sortHand: () => void,
 *   features: import("../features/types.d.ts").FeatureActions,
 *   openLink: (link: string) => void,
 *   openFile: import("../features/types.d.ts").Page["openFile"],
 *   openText: import("../features/types.d.ts").Page["openText"],
 * }} page
 */
export function listenToPage({
  root,
  store,
  table,
  text,
  tell,
  sortHand,
  features,
  openLink,
  openFile,
  openText,
}) {
  const { rules, lessons, puzzles } = features;
  const openInPlace = createClauseBox(text);
  // Wherever the number of a clause stands, or a game's rules are named: they are read here, or in a tab of their own.
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.("a[data-help]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const clause = link.getAttribute("data-help") ?? "";
    const learnt = link.getAttribute("data-learn");
    if (learnt) return void lessons.open(learnt);
    if (link instanceof HTMLElement && link.classList.contains("clause") && openInPlace(link)) return;
    const { match, settings } = store.state();
    const game = link.getAttribute("data-help-game") ?? gameOfClause(clause);
    void rules.open(game || (match?.view.game ?? settings.game), clause);
  });
  pressOnce(document);
  playOnceAtAPlace(root, () => store.state().match?.view.turn);
  document.addEventListener("keydown", (event) => {
    const isOther = store.state().panel || store.state().rules || document.querySelector(".clause-open");
    if (event.key === "Escape" && !isOther) store.change({ type: "release" });
  });
  listenForShortcuts({
    root,
    state: store.state,
    words: (view) => tableText(text, view),
    tell,
    open: (panel) => store.change({ type: "panel", panel }),
    table,
    sortHand,
    toggleHint: () => void features.explanations.toggleHint(),
  });
  backButton({
    state: store.state,
    listen: store.listen,
    close: () => {
      if (store.state().rules) rules.close();
      else store.change({ type: "panel", panel: null });
    },
    leave() {
      const { task } = store.state().match?.view ?? {};
      if (task) void (task.kind === "lesson" ? lessons : puzzles).leaveTask();
      else table.leaveMatch();
    },
    resume: () => void table.resumeSaved(),
  });
  openDropped({ openFile: (file, others) => openFile(file, "history", others), openText });
  const fragment = fragmentLinks({ open: openLink, isDeal });
  store.listen((now, before) => {
    // A link that was opened is closed.
    const isClosed =
      FEATURES.some(({ name, letter }) => letter && name === before.panel) && now.panel === null;
    if (isClosed && !now.match?.view.task) fragment.clearLink();
    // A task that is decided offers what comes next, and the coach asks something: there the keys go on.
    const status = statusOf(now);
    const isDecided = status && !GOES_ON.has(status) && GOES_ON.has(statusOf(before) ?? "");
    if (isDecided || (isCoachAsking(now) && !isCoachAsking(before)))
      setTimeout(() => {
        const next = root.querySelector("[data-asks-first]");
        if (next instanceof HTMLElement) next.focus();
      });
  });
}

/**
 * Open what is dropped anywhere: a file, or a text or link from elsewhere.
 * @param {{ openFile: (file: File, others: File[]) => unknown, openText: (text: string) => unknown }} acts
 * @param {EventTarget} [page]
 */
export function openDropped({ openFile, openText }, page = document) {
  /** Whether something of the page's own is dragged. */
  let isOwn = false;
  page.addEventListener("dragstart", () => (isOwn = true));
  page.addEventListener("dragend", () => (isOwn = false));
  /** Whether it is for the page: a field takes a text itself. @param {DragEvent} event */
  const isForPage = ({ dataTransfer, target }) => {
    const types = dataTransfer?.types ?? [];
    const isField = target instanceof Element && target.matches("input, textarea");
    return types.includes("Files") || (types.includes("text/plain") && !isOwn && !isField);
  };
  page.addEventListener("dragover", (event) => {
    if (isForPage(/** @type {DragEvent} */ (event))) event.preventDefault();
  });
  page.addEventListener("drop", (event) => {
    const { dataTransfer } = /** @type {DragEvent} */ (event);
    // Where something else has a place for files of its own.
    if (!dataTransfer || event.defaultPrevented || !isForPage(/** @type {DragEvent} */ (event))) return;
    // The browser would leave the page for it.
    event.preventDefault();
    const [file, ...others] = dataTransfer.files;
    if (file) void openFile(file, others);
    else if (!dataTransfer.types.includes("Files")) void openText(dataTransfer.getData("text/plain"));
  });
}
