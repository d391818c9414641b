/** Deal review: the buttons after a deal: to the decisions that mattered, to the bots' reasons, and onwards. */

import { html, nothing } from "lit-html";
import { isCovered } from "../../table/store/covered-view.js";
import { lazyView } from "../../parts/lazy-views.js";
import { button, fold, iconButton } from "../../parts/controls.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import { soundMark } from "../../cards/marks.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {"tricks" | "moments" | "sending" | "challenges" | "multiplayer"} After */
/** @typedef {import("../pass-and-play/view.js").CoverActions} CoverActions */
/** @typedef {CoverActions & { dealNext: () => void, startNewMatch: () => void, leaveMatch: () => void, open: (panel: After) => void, isSoundOn?: () => boolean, setSound?: (isOn: boolean) => void, viewGuide?: (text: Text, match: Match) => unknown }} AfterActions */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Pick<AfterActions, "open" | "coverHands" | "uncoverHand" | "isSoundOn" | "setSound">} actions
 * @param {readonly string[]} [clauses] those that the result goes by
 */
export function afterDeal(text, match, actions, clauses = []) {
  const { say } = text;
  const { view } = match;
  // Only the person who has uncovered the table sees reasons.
  if (isCovered(view))
    return html`${lazyView("pass-and-play", "", "look", text, match, actions)}
      <div class="summary-more">
        ${button(say("share-open"), () => actions.open("sending"))}
      </div>`;
  return html`${view.assisted ? html`<p class="assisted">${assistedSentence(text, view)}</p>` : nothing}
    <div class="summary-more">
      ${button(say("decisions-open"), () => actions.open("moments"))}
      ${button(say("tricks-ask-why"), () => actions.open("tricks"))}
      ${view.multiplayer?.guest ? nothing : button(say("share-open"), () => actions.open("sending"))}
      ${
        view.summary?.passed_out || view.challenge || view.multiplayer?.guest
          ? nothing
          : button(say("challenge-compare"), () => actions.open("challenges"))
      }
      ${soundButton(text, actions)} ${clausesFold(text, clauses)}
    </div>`;
}

/** The clauses of a result, behind one quiet word. @param {Text} text @param {readonly string[]} clauses */
function clausesFold(text, clauses) {
  const marks = [...new Set(clauses)].map((clause) => clauseMark(text, clause));
  return marks.length ? fold(text.say("home-rules"), marks) : nothing;
}

/** Puts the sounds off with one tap, or on. @param {Text} text @param {Pick<AfterActions, "isSoundOn" | "setSound">} actions */
function soundButton({ say }, { isSoundOn, setSound }) {
  if (!isSoundOn || !setSound) return nothing;
  const isOn = isSoundOn();
  return iconButton(soundMark(isOn), say(isOn ? "sound-off" : "sound-on"), () => setSound(!isOn));
}

/** The helps that the person had; if they are not known, only that there was help. @param {Text} text @param {Match["view"]} view */
function assistedSentence({ say }, { helps = [] }) {
  const [first, ...others] = helps.map((by) => say("help-given", { by }));
  if (!first) return say("hint-assisted-line");
  return say("hint-assisted-by", {
    helps: others.reduce((one, last) => say("list-and", { first: one, last }), first),
  });
}

/**
 * The buttons to continue: with the next deal or match, or for a challenge with the others' results.
 * @param {Text} text
 * @param {Match} match
 * @param {AfterActions} actions
 */
export function onwardButtons({ say }, { view, busy }, actions) {
  const isOver = view.waits_for === "over";
  const openComparison = () => actions.open("challenges");
  const leave = button(say("match-leave"), actions.leaveMatch);
  if (view.challenge)
    return html`<div class="summary-buttons">
      ${button(say("challenge-result"), openComparison, { isMain: true })}
      ${leave}
    </div>`;
  // The device with the engine deals next.
  if (view.multiplayer?.guest)
    return html`<div class="summary-buttons">
      ${
        isOver
          ? html`${button(say("multiplayer-after"), () => actions.open("multiplayer"), { isMain: true })} ${leave}`
          : html`<p>${say("multiplayer-host-deals")}</p>`
      }
    </div>`;
  const main = isOver
    ? button(say("match-new"), actions.startNewMatch, { isMain: true })
    : button(say("deal-next"), actions.dealNext, { isMain: true, isOff: busy });
  return html`<div class="summary-buttons">${main} ${isOver ? leave : nothing}  </div>`;
}
