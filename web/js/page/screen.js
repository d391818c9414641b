/** Screen: renders the state, and moves cards between one state and the next. */

import { render } from "lit-html";
import { measure, perform } from "../motion/perform.js";
import { plan } from "../motion/plan.js";
import { newsSentences } from "../text/news.js";
import { refusalSentence } from "../text/refusals.js";
import { tableWording } from "../text/wording.js";
import { helpPanel } from "../features/rules/view.js";
import { laterView } from "../parts/later.js";
import { liveRegions } from "../parts/live-regions.js";
import { isStill, keepStill } from "../parts/stillness.js";
import { roomForToast, toast } from "../parts/toast.js";
import { shownMatch } from "../features/explaining/look-back.js";
import { opening } from "../opening/opening.js";
import { panelView } from "./panels.js";
import { isLarge, layoutOf, tableView } from "../table/view/table.js";

/** @import { Match, State } from "../core/types.d.ts" */
/** @import { Shape } from "../table/view/hand-places.js" */
/** @import { TableActs, Text } from "../table/view/table.js" */
/** @import { PanelActs } from "./panels.js" */
/** @import { OpeningActs } from "../opening/opening.js" */

/**
 * @typedef {object} Roots
 * @property {HTMLElement} first the opening screen
 * @property {HTMLFormElement} opening what is chosen there
 * @property {HTMLElement} laid the hands that lie around the opening
 * @property {HTMLElement} table
 * @property {HTMLElement} notice
 * @property {HTMLDialogElement} panel
 * @property {HTMLDialogElement} help
 * @property {HTMLElement} polite
 * @property {HTMLElement} assertive
 */

/**
 * @param {Roots} roots
 * @param {Text} text
 * @param {{ table: TableActs, panel: PanelActs, opening: OpeningActs, unnotice: () => void, load: () => void, help: { close: () => void, open: (game: string) => void } }} acts
 * @param {{ enter: () => void, remember: () => void, settle: () => void }} focus keeps the focus over a render
 * @returns {{ show: (now: State, before: State | null) => void, tell: (sentence: string) => void }}
 */
export function screen(roots, text, acts, focus) {
  const first = opening(roots.opening, text, acts.opening);
  const showHelp = helpPanel(roots.help, text, acts.help);
  const voice = liveRegions(roots.polite, roots.assertive);
  /** @type {State["settings"]["motion"]} */
  let motion = "system";
  const putStill = keepStill(() => motion);
  const makeRoom = roomForToast(roots.notice);

  /** The rows of a hand at this screen size, from the style sheet; null for a fan. @type {Shape | null} */
  let shape = null;
  /** The same for the table of a past deal. @type {Shape | null} */
  let replayShape = null;
  /** The view that is shown. @type {State | null} */
  let shown = null;
  /** The state rendered last. @type {State | null} */
  let latest = null;
  /** The notice that is shown. @type {State["notice"]} */
  let noticed = null;
  addEventListener("resize", () => {
    if (shown?.match && reshape(shown.match)) draw(shown);
    if (latest && isReplaying(latest)) showPanel(latest, latest);
  });

  for (const panel of [roots.panel, roots.help]) panel.addEventListener("close", release);
  // It does not bubble: any dialog of the page.
  document.addEventListener("close", showNotice, true);
  roots.panel.addEventListener("cancel", (event) => {
    event.preventDefault();
    acts.panel.close();
  });

  return { show, tell: (sentence) => voice.tell([sentence]) };

  /** Go on telling once no panel is open. */
  function release() {
    if (!roots.panel.open && !roots.help.open) voice.release();
  }

  /** The offered text table was accepted. */
  function useLines() {
    acts.panel.set({ textTable: "on" });
    acts.unnotice();
  }

  /** @param {State} now @param {State | null} before */
  function show(now, before) {
    latest = now;
    if (now.settings.motion !== before?.settings.motion) {
      motion = now.settings.motion;
      putStill();
    }
    if (now.settings !== before?.settings) {
      for (const look of /** @type {const} */ (["theme", "deck", "back", "cards", "thumb"]))
        document.documentElement.dataset[look] = now.settings[look];
      document.documentElement.dataset["points"] = now.settings.points ? "on" : "off";
    }
    const isOpening = now.screen === "opening";
    // The text table shows the live region above its lines.
    document.documentElement.toggleAttribute("data-text-table", !isOpening && isText(now));
    // Only when it changes: setting an attribute again makes the browser recalculate styles.
    if (now.screen !== before?.screen) {
      document.documentElement.dataset["screen"] = now.screen;
      roots.first.hidden = !isOpening;
      roots.laid.hidden = !isOpening;
      roots.table.hidden = isOpening;
    }
    if (!isOpening && before?.screen === "opening") {
      first.leave();
      focus.enter();
    }
    if (isOpening) {
      if (now.settings !== before?.settings || before.screen !== "opening") {
        first.fill(now.settings);
        for (const hand of roots.laid.children) wear(hand, now.settings.game);
      }
      first.show(now);
      document.title = text.say("page-title");
    }
    showTable(now, before);
    showPanel(now, before);
    showHelp(now);
    if (roots.panel.open || roots.help.open) voice.hold();
    showNotice();
    speak(now, before);
  }

  /** A notice that comes while a dialog is open waits until it is closed: it would lie behind it, and not be read out. */
  function showNotice() {
    const notice = latest?.notice ?? null;
    if (notice === noticed || (notice && document.querySelector("dialog[open]"))) return;
    noticed = notice;
    render(toast(text, notice, acts.unnotice, { useLines, load: acts.load }), roots.notice);
    makeRoom();
  }

  /** @param {State} now @param {State | null} before */
  function showTable(now, before) {
    shown = now;
    if (!now.match) {
      render("", roots.table);
      return;
    }
    if (
      now.match === before?.match &&
      now.settings === before.settings &&
      now.lessons === before.lessons &&
      now.chips.balance === before.chips.balance
    )
      return;
    // No card moves when a past moment is opened or closed.
    const isElsewhere =
      (now.match.explanations?.look ?? null) !== (before?.match?.explanations?.look ?? null) ||
      // Nor when a hand is covered or uncovered: the table then turns to another seat.
      (now.match.view.cover !== undefined && before?.match?.view.you !== now.match.view.you) ||
      (isUncovered(now.match) && !isUncovered(before?.match));
    const isAtOnce = isElsewhere || isStill() || now.settings.speed === "instant" || isText(now);
    const moves = isAtOnce ? [] : plan(before?.match ?? null, now.match);
    if (
      before?.match?.view.game !== now.match.view.game ||
      now.settings.language !== before?.settings.language
    )
      document.title = text.say("page-title-game", { game: text.say(`game-${now.match.view.game}`) });
    focus.remember();
    // The pack of a new deal may not have been rendered yet.
    const isNewDeal = before?.match?.view.deal !== now.match.view.deal;
    const were = moves.length && !isNewDeal ? measure(roots.table, moves) : null;
    draw(now);
    const was = before?.match?.view;
    const isOther =
      now.match.view.game !== was?.game ||
      isLarge(now.match.view) !== isLarge(was) ||
      now.settings.cards !== before?.settings.cards ||
      now.settings.thumb !== before.settings.thumb ||
      isText(now) !== isText(before);
    if (isOther && reshape(now.match)) draw(now);
    focus.settle();
    if (moves.length) perform(roots.table, moves, were ?? measure(roots.table, moves), now.settings.speed);
  }

  /** @param {State} now */
  function draw(now) {
    if (!now.match) return;
    shown = now;
    const person = { settings: now.settings, balance: now.chips.balance, lessons: now.lessons };
    const words = tableWording(text, now.match.view);
    const match = shownMatch(now.match);
    const lines = isText(now) && laterView("text-table", null, words, match, acts.table, person);
    render(lines || tableView(words, match, acts.table, person, shape), roots.table);
  }

  /** Read from the style sheet how the hand lies; whether that has changed. @param {Match} match */
  function reshape(match) {
    const now = shapeIn(roots.table, match.view.game);
    const isSame = isSameShape(now, shape);
    shape = now;
    return !isSame;
  }

  /** The same for the table of a past deal. @param {State} now */
  function reshapeReplay(now) {
    const fits = shapeIn(roots.panel, now.past.opened?.head.game ?? "");
    const isSame = isSameShape(fits, replayShape);
    replayShape = fits;
    return !isSame;
  }

  /** @param {State} now @param {State | null} before */
  function showPanel(now, before) {
    // The opening shows a failure of the engine itself.
    const isWanted =
      now.panel !== null ||
      now.trouble !== null ||
      (now.engine.status === "failed" && now.screen === "table");
    const words = now.match ? tableWording(text, now.match.view) : text;
    const drawPanel = () =>
      render(isWanted ? panelView(words, now, acts.panel, replayShape) : "", roots.panel);
    drawPanel();
    const isReplay = isReplaying(now);
    roots.panel.toggleAttribute(
      "data-wide",
      now.panel === "past" && !now.past.linked && !now.trouble && !isReplay,
    );
    roots.panel.toggleAttribute("data-replay", isReplay);
    // Inert below a dialog anyway; the attribute tells assistive technology that the page has one main part.
    roots.first.inert = isReplay;
    roots.table.inert = isReplay;
    if (isReplay && reshapeReplay(now)) drawPanel();
    if (isWanted && !roots.panel.open) roots.panel.showModal();
    // One panel replaces another: the pressed button is gone, and the focus with it.
    else if (isWanted && (now.panel !== before?.panel || isReplay !== isReplaying(before)))
      // On the table of a past deal nothing comes before the way through it.
      /** @type {HTMLElement | null} */ (
        roots.panel.querySelector(isReplay ? "[data-step-on]" : "button")
      )?.focus();
    if (!isWanted && roots.panel.open) roots.panel.close();
  }

  /** @param {State} now @param {State | null} before */
  function speak(now, before) {
    const was = before?.match?.view.cover;
    const { cover, seats } = now.match?.view ?? {};
    // An announcement for one person names their cards.
    if ((was || cover) && was?.uncovered !== cover?.uncovered) voice.forget();
    if (!now.match) return;
    const words = tableWording(text, now.match.view);
    if (now.news.serial !== before?.news.serial)
      voice.tell(newsSentences(words, now.news.events, now.match.view, now.settings.verbosity));
    if (cover?.next && !cover.uncovered && seats && (was?.next !== cover.next || was.uncovered))
      voice.tell([words.say("cover-next", { name: seats[cover.next].name })]);
    const refusal = now.match.refusal;
    if (refusal !== (before?.match?.refusal ?? null))
      voice.refuse(refusal ? refusalSentence(words, refusal, now.match.view) : "");
  }
}

/** @param {Match | null | undefined} match */
function isUncovered(match) {
  return Boolean(match?.view.cover?.uncovered);
}

/** Whether the table is lines and buttons. @param {State} state */
function isText({ settings }) {
  return settings.textTable === "on";
}

/** Whether a past deal is looked at on its table. @param {State | null} state */
function isReplaying(state) {
  return state !== null && state.panel === "past" && !state.trouble && Boolean(state.past.opened?.shown);
}

/** How a hand lies in rows on a table, as the style sheet says; null for a fan. @param {HTMLElement} root @param {string} game @returns {Shape | null} */
function shapeIn(root, game) {
  const table = root.querySelector(".table");
  if (!table || layoutOf(game) !== "rows") return null;
  const style = getComputedStyle(table);
  const read = (/** @type {string} */ name) => Number(style.getPropertyValue(name)) || 1;
  return { rows: read("--rows-most"), per: read("--per") };
}

/** @param {Shape | null} one @param {Shape | null} other */
function isSameShape(one, other) {
  return one?.rows === other?.rows && one?.per === other?.per;
}

/** A hand of cards face down has the backs of that game. @param {Element} hand @param {string} game */
function wear(hand, game) {
  for (const card of hand.children) card.setAttribute("data-block", game);
}
