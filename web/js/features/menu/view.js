/**
 * Menu: the actions during a match, first of all ending it. The settings are a panel of their own.
 */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { rulesAddress, offerOf } from "../../text/catalog.js";
import { lazyView } from "../../parts/lazy-views.js";
import { potLine } from "../../table/view/pot.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { PanelActions } from "../types.d.ts" */

/** @param {Text} text @param {Match} match @param {PanelActions} actions */
export function menuView(text, match, actions) {
  const { say } = text;
  const { view } = match;
  if (view.task?.key) return taskMenu(text, match, actions);
  const isOver = view.waits_for === "over";
  return html`<div class="menu-buttons">
      ${button(say("tricks"), () => actions.open("tricks"))} ${rulesLink(text, view.game)}
      ${view.hand.length > 1 ? button(say("hand-arrange"), actions.arrangeHand) : nothing}
      ${view.can_hand_over ? button(say("hand-over"), actions.handOver) : nothing}
      ${view.task || view.challenge ? nothing : button(say("multiplayer"), () => void actions.features.multiplayer.open())}
      ${
        // These need an engine on this device.
        view.multiplayer?.guest
          ? nothing
          : html`${learnButtons(text, view.game, actions)}
              ${button(say("referee"), actions.features.referee.open)} ${button(say("share-open"), actions.features.sending.shareTable)}
              ${button(say("menu-sheet"), actions.features["score-sheet"].open)}
              ${button(say("history"), () => actions.features.history.open("matches"))}`
      }
      ${button(say("settings"), () => actions.open("settings"))} ${button(say("menu-leave"), actions.leaveMatch)}
    </div>
    <p class="hint">${say("menu-leave-note")}</p>
    ${potLine(say, match.view)} ${
      // A guest's device does not know the seed.
      actions.readSeed() ? lazyView("seal", nothing, text, actions.readSeed(), isOver) : nothing
    }
    ${
      isOver || view.multiplayer?.guest
        ? nothing
        : html`<div class="menu-buttons menu-end">
            ${button(`${say("match-new")}…`, () => actions.open("anew"))}
            ${button(`${say("give-up")}…`, () => actions.open("giveUp"))}
          </div>`
    }`;
}

/**
 * The menu in a lesson or a puzzle. That is no match: it cannot be saved, shared or given up.
 * @param {Text} text
 * @param {Match} match
 * @param {PanelActions} actions
 */
function taskMenu(text, { view }, actions) {
  const { say } = text;
  return html`<div class="menu-buttons">
    ${learnButtons(text, view.game, actions)} ${button(say("tricks"), () => actions.open("tricks"))}
    ${rulesLink(text, view.game)} ${button(say("referee"), actions.features.referee.open)}
    ${view.hand.length > 1 ? button(say("hand-arrange"), actions.arrangeHand) : nothing}
    ${button(say("settings"), () => actions.open("settings"))} ${button(say("menu-leave"), actions.leaveMatch)}
  </div>`;
}

/** The lessons and puzzles of a game that has them. @param {Text} text @param {string} game @param {PanelActions} actions */
function learnButtons({ say }, game, actions) {
  const offer = offerOf(game);
  const { lessons, puzzles } = actions.features;
  return html`${offer?.lessons ? button(say("lessons-all"), () => lessons.open(game)) : nothing}
  ${offer?.puzzles ? button(say("puzzles-all"), () => puzzles.open(game)) : nothing}`;
}

/**
 * Confirms ending the match: for another one, or for good.
 * @param {Text} text
 * @param {Match} match
 * @param {"anew" | "giveUp"} how
 * @param {PanelActions} actions
 */
export function endView({ say }, match, how, actions) {
  const isNew = how === "anew";
  return html`<p>${say("give-up-line")}</p>
    <div class="menu-buttons">
      ${button(say("give-up-not"), actions.close, { isMain: true })}
      ${button(say(isNew ? "match-new" : "give-up"), isNew ? actions.startNewMatch : actions.giveUpMatch)}
    </div>`;
}

/** The rules of the game, over the table or in a tab of their own. @param {Text} text @param {string} game */
function rulesLink({ say }, game) {
  const address = rulesAddress(game, document.documentElement.lang);
  return html`<a class="button" href=${address} data-help="">${say("rules-open")}</a>`;
}
