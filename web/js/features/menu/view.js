/**
 * Menu: what is wanted most during a match, and the rest behind a heading. The settings are a panel of their own.
 */

import { html, nothing } from "lit-html";
import { button, fold } from "../../parts/controls.js";
import { rulesAddress, offerOf } from "../../text/catalog.js";
import { lazyView } from "../../parts/lazy-views.js";
import { potLine } from "../../table/view/pot.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { PanelActions } from "../types.d.ts" */

/** @param {Text} text @param {Match} match @param {PanelActions} actions */
export function menuView(text, match, actions) {
  const { say } = text;
  const isMatch = !match.view.task?.key;
  return html`<div class="menu-buttons menu-usual">
      ${rulesLink(text, match.view.game)} ${button(say("settings"), () => actions.open("settings"))}
      ${button(say("menu-leave"), actions.leaveMatch)}
    </div>
    ${isMatch ? html`<p class="hint">${say("menu-leave-note")}</p>` : nothing} ${potLine(say, match.view)}
    ${fold(
      say("home-ways"),
      isMatch ? matchGroups(text, match, actions) : taskGroups(text, match, actions),
      "menu-groups",
    )}`;
}

/** What can be done with the deal and the match, and what else there is. @param {Text} text @param {Match} match @param {PanelActions} actions */
function matchGroups(text, match, actions) {
  const { say } = text;
  const { view } = match;
  const isOver = view.waits_for === "over";
  const isGuest = view.multiplayer?.guest;
  const { features } = actions;
  return [
    menuGroup(
      say("menu-deal"),
      html`${dealButtons(text, match, actions)} ${view.can_hand_over ? button(say("hand-over"), actions.handOver) : nothing}
      ${isGuest ? nothing : button(say("share-open"), features.sending.shareTable)}`,
    ),
    menuGroup(
      say("menu-match"),
      html`${view.task || view.challenge ? nothing : button(say("multiplayer"), () => void features.multiplayer.open())}
      ${
        view.agreements !== undefined && offerOf(view.game)?.agreements.length
          ? button(say("agreements"), features.agreements.open)
          : nothing
      }
      ${isGuest ? nothing : button(say("history"), () => features.history.open("matches"))}
      ${
        isOver || isGuest
          ? nothing
          : html`${button(`${say("match-new")}…`, () => actions.open("anew"))}
            ${button(`${say("give-up")}…`, () => actions.open("giveUp"))}`
      }`,
    ),
    // These need an engine on this device.
    isGuest ? nothing : otherGroups(text, view.game, actions),
    // A guest's device does not know the seed.
    actions.readSeed() ? lazyView("seal", nothing, text, actions.readSeed(), isOver) : nothing,
  ];
}

/**
 * The same in a lesson or a puzzle. That is no match: it cannot be saved, shared or given up.
 * @param {Text} text
 * @param {Match} match
 * @param {PanelActions} actions
 */
const taskGroups = (text, match, actions) => [
  menuGroup(text.say("menu-deal"), dealButtons(text, match, actions)),
  otherGroups(text, match.view.game, actions),
];

/** @param {string} heading @param {unknown} buttons */
const menuGroup = (heading, buttons) =>
  html`<section class="menu-buttons">
    <h3>${heading}</h3>
    ${buttons}
  </section>`;

/** @param {Text} text @param {Match} match @param {PanelActions} actions */
const dealButtons = ({ say }, { view }, actions) =>
  html`${button(say("tricks"), () => actions.open("tricks"))}
  ${view.hand.length > 1 ? button(say("hand-arrange"), actions.arrangeHand) : nothing}`;

/** What is no part of the deal. @param {Text} text @param {string} game @param {PanelActions} actions */
function otherGroups({ say }, game, { features }) {
  const { lessons, puzzles, referee, "score-sheet": scoreSheet } = features;
  const learn = [
    offerOf(game)?.lessons ? button(say("lessons-all"), () => lessons.open(game)) : "",
    offerOf(game)?.puzzles ? button(say("puzzles-all"), () => puzzles.open(game)) : "",
  ].filter(Boolean);
  return [
    learn.length ? menuGroup(say("home-learn"), learn) : nothing,
    menuGroup(
      say("home-cards"),
      html`${button(say("referee"), referee.open)} ${button(say("menu-sheet"), scoreSheet.open)}`,
    ),
  ];
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
