/** Screen: renders the state, and moves cards between one state and the next. */

import { render } from "lit-html";
import { measure, perform } from "../motion/perform.js";
import { plan } from "../motion/plan.js";
import { newsSentences } from "../text/news.js";
import { refusalSentence } from "../text/refusals.js";
import { wording } from "../text/wording.js";
import { helpPanel } from "./panels/help.js";
import { liveRegions } from "./parts/live-regions.js";
import { toast } from "./parts/toast.js";
import { shownMatch } from "./explaining/look-back.js";
import { opening } from "./opening/opening.js";
import { panelView } from "./panels/panels.js";
import { tableView } from "./table/table.js";

/** @import { State } from "../store/types.d.ts" */
/** @import { TableActs, Text } from "./table/table.js" */
/** @import { PanelActs } from "./panels/panels.js" */
/** @import { OpeningActs } from "./opening/opening.js" */

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
 * @param {{ table: TableActs, panel: PanelActs, opening: OpeningActs, unnotice: () => void, help: { close: () => void, open: (game: string) => void } }} acts
 * @param {{ remember: () => void, settle: () => void }} focus keeps the focus over a render
 * @returns {{ show: (now: State, before: State | null) => void, tell: (sentence: string) => void }}
 */
export function screen(roots, text, acts, focus) {
  const first = opening(roots.opening, text, acts.opening);
  const showHelp = helpPanel(roots.help, text, acts.help);
  const voice = liveRegions(roots.polite, roots.assertive);
  const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

  roots.panel.addEventListener("cancel", (event) => {
    event.preventDefault();
    acts.panel.close();
  });

  return { show, tell: (sentence) => voice.tell([sentence]) };

  /** @param {State} now @param {State | null} before */
  function show(now, before) {
    if (now.settings !== before?.settings)
      for (const look of /** @type {const} */ (["theme", "deck", "back"]))
        document.documentElement.dataset[look] = now.settings[look];
    const isOpening = now.screen === "opening";
    // Only when it changes: setting an attribute again makes the browser recalculate the page's style.
    if (now.screen !== before?.screen) {
      document.documentElement.dataset["screen"] = now.screen;
      roots.first.hidden = !isOpening;
      roots.laid.hidden = !isOpening;
      roots.table.hidden = isOpening;
    }
    if (isOpening) {
      if (now.settings !== before?.settings || before.screen !== "opening") first.fill(now.settings);
      first.show(now);
      document.title = text.say("page-title");
    }
    showTable(now, before);
    showPanel(now, before);
    showHelp(now);
    if (now.notice !== before?.notice) render(toast(text, now.notice, acts.unnotice), roots.notice);
    speak(now, before);
  }

  /** @param {State} now @param {State | null} before */
  function showTable(now, before) {
    if (!now.match) {
      render("", roots.table);
      return;
    }
    if (
      now.match === before?.match &&
      now.settings === before.settings &&
      now.chips.balance === before.chips.balance
    )
      return;
    // No card moves when a past moment is opened or closed.
    const isElsewhere = (now.match.told?.look ?? null) !== (before?.match?.told?.look ?? null);
    const isStill = isElsewhere || prefersStill.matches || now.settings.speed === "instant";
    const moves = isStill ? [] : plan(before?.match ?? null, now.match);
    if (
      before?.match?.view.game !== now.match.view.game ||
      now.settings.language !== before?.settings.language
    )
      document.title = text.say("page-title-game", { game: text.say(`game-${now.match.view.game}`) });
    focus.remember();
    const were = moves.some(({ kind }) => kind !== "deal" && kind !== "shift")
      ? measure(roots.table, moves)
      : null;
    const words = wording(text, now.match.view.game);
    render(
      tableView(words, shownMatch(now.match), acts.table, {
        settings: now.settings,
        balance: now.chips.balance,
      }),
      roots.table,
    );
    focus.settle();
    // A new deal comes from a seat that may not have been rendered yet.
    if (moves.length)
      perform(roots.table, moves, were ?? measure(roots.table, moves.map(fromDealer)), now.settings.speed);
  }

  /** @param {State} now @param {State | null} before */
  function showPanel(now, before) {
    // The opening shows a failure of the engine itself.
    const isWanted =
      now.panel !== null ||
      now.trouble !== null ||
      (now.engine.status === "failed" && now.screen === "table");
    const words = now.match ? wording(text, now.match.view.game) : text;
    render(isWanted ? panelView(words, now, acts.panel) : "", roots.panel);
    roots.panel.toggleAttribute("data-wide", now.panel === "past" && !now.trouble);
    if (isWanted && !roots.panel.open) roots.panel.showModal();
    // One panel replaces another: the button that was pressed is gone, and the focus with it.
    else if (isWanted && now.panel !== before?.panel) roots.panel.querySelector("button")?.focus();
    if (!isWanted && roots.panel.open) roots.panel.close();
  }

  /** @param {State} now @param {State | null} before */
  function speak(now, before) {
    if (!now.match) return;
    const words = wording(text, now.match.view.game);
    if (now.news.serial !== before?.news.serial)
      voice.tell(newsSentences(words, now.news.events, now.match.view, now.settings.verbosity));
    const refusal = now.match.refusal;
    if (refusal !== (before?.match?.refusal ?? null))
      voice.refuse(refusal ? refusalSentence(words, refusal, now.match.view) : "");
  }
}

/** @param {import("../motion/plan.js").Move} move */
function fromDealer(move) {
  return { ...move, from: { ...move.from, zone: /** @type {const} */ ("deck") } };
}
