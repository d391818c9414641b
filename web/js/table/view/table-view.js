/** Table view: the screen of play, put together from its parts. The same for every game. */

import { html, nothing } from "lit-html";
import { helpButtons, arrangingLine, claimOffer, goOnLine, handedOverLine } from "./help-buttons.js";
import { hintView, hintButton } from "../../features/explanations/hint.js";
import { handView, packetView } from "./hand.js";
import { ledgerView } from "./ledger.js";
import { otherSeats, sidesOfRound } from "../../parts/seat-positions.js";
import { medallionMark } from "../../cards/marks.js";
import { plateView, seatView } from "./seat.js";
import { multiCardLine } from "../prompts/multi-card.js";
import { isMultiCard } from "../store/extra-actions.js";
import { dealLine, dealView, declareView } from "./deal.js";
import { isDealt } from "../store/dealing.js";
import { lookBackView } from "../../features/explanations/decision-review.js";
import { isPaced } from "../store/next-step.js";
import { paceButtons, pauseButton } from "./pace-buttons.js";
import { pieceView } from "./pieces.js";
import { besidesPlaying, paceLine, promptLine, promptPanel, statusLine } from "../prompts/prompt.js";
import { summaryPanel } from "../summary/summary.js";
import { potMark } from "./pot.js";
import { lazyView } from "../../parts/lazy-views.js";
import { lastTrick, trickView } from "./trick.js";

/** @import { Action, Dealing, Match, Settings } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/** @typedef {{ say: Say, has: (id: string) => boolean }} Text */

/** @typedef {ReturnType<typeof import("../../page/actions.js").createActions>["table"]} PlayActions */
/** What can be done at a table; without features and guide where a deal is only looked at. @typedef {Omit<PlayActions, "features" | "viewGuide"> & Partial<Pick<PlayActions, "features" | "viewGuide">>} TableActions */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 * @param {object} person
 * @param {Settings} person.settings
 * @param {import("../../features/lessons/types.d.ts").Lessons | null} [person.lessons] those that are learnt from
 * @param {string | null} [person.task] the name of a task that is no lesson and no puzzle
 * @param {unknown} [person.bar] what stands in the place of the prompt's line, where the deal is not being played
 * @param {import("./hand-layout.js").Shape | null} [shape] how the hand lies in rows
 */
export function tableView(
  text,
  match,
  actions,
  { settings, lessons = null, task = null, bar = null },
  shape = null,
) {
  const { view } = match;
  const openMenu = () => actions.open("menu");
  const hasAccount = Boolean(view.summary) && !match.lingering;
  return html`<main class="table" data-phase=${view.phase} data-game=${view.game}
    data-round=${sidesOfRound(view) ?? nothing} ?data-large=${isLarge(view)} ?data-account=${hasAccount} ?data-shared=${view.pass_and_play}>
    ${ledgerView(text, view, openMenu)}
    ${otherSeats(view).map((seat) => seatView(text, view, seat))}
    <div class="center" data-center @click=${actions.skipWait}>
      ${medallionMark(view.game)} ${potMark(text.say, view)} ${middleView(text, match, actions)}
    </div>
    ${declareView(text, match, actions)} ${besidesPlaying(text, match, actions.performAction)} ${accountView(text, match, actions)} ${lastTrick(text.say, match, () => actions.open("tricks"))}
    ${helpButtons(text, match, actions)}
    <div class="self" data-seat=${view.you} data-place="bottom">
      ${bar} ${pieceView(view.game, "note", nothing, text, match)}
      ${coachingView(text, match, actions) ?? html`${taskView(text, match, actions, lessons)} ${hintView(text, match, actions)} ${hasAccount ? nothing : actions.viewGuide?.(text, match)}`}
      ${plateView(text, view, view.you, view.seats[view.you].name)}
      ${bar === null ? lineAboveHand(text, match, actions, settings) : ""}
      ${packetView(text.say, view)}
    </div>
    ${handView(text, match, settings, shape, actions.tapCard, task ?? taskOf(match))}
    ${view.pass_and_play && !hasAccount ? lazyView("pass-and-play", "", "hand", text, match, actions, settings.reveal) : ""}
  </main>`;
}

/** The name of the task that is on the table, if there is one; each moment that is looked back at has its own. @param {Match} match */
function taskOf({ view, explanations }) {
  if (explanations?.look) return `look ${explanations.look.view.hand.join()}`;
  return view.task ? `${view.task.kind} ${view.task.key}` : null;
}

/** A moment that is looked back at, or what the coach asks; null where there is neither. @param {Text} text @param {Match} match @param {TableActions} actions */
export function coachingView(text, match, actions) {
  const { look, coach } = match.explanations ?? {};
  if (look) return lookBackView(text, look, actions.closeLook);
  return coach?.isOpen ? lazyView("coach", "", text, coach, actions.features?.coach) : null;
}

/**
 * What a lesson or a puzzle says.
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 * @param {import("../../features/lessons/types.d.ts").Lessons | null} lessons
 */
export function taskView(text, { view }, actions, lessons) {
  const { task } = view;
  if (task?.kind !== "lesson")
    return task ? lazyView("puzzles", "", "box", text, task, actions.features?.puzzles) : "";
  return lessons ? lazyView("lessons", "", "box", text, lessons, actions.features?.lessons, task) : "";
}

/** The most cards in a hand with two packs, the kitty included. */
const LARGE = 33;

/**
 * Whether the hand needs more rows, or smaller cards, than one of two packs: from the first card that is dealt on.
 * @param {import("../../core/types.d.ts").View} view
 */
export function isLarge({ phase, hand, rotation, deal_size: dealt }) {
  return Math.max(hand.length, phase === "dealing" ? (dealt ?? 0) / rotation.length : 0) > LARGE;
}

/**
 * The middle of the table: the trick, or the choices before the first one.
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 */
function middleView(text, match, actions) {
  const { view, lingering } = match;
  if (isDealt(view)) return dealView(text, match, actions);
  const { prompt } = view;
  const own = prompt && !lingering ? pieceView(view.game, "prompt", null, text, match) : null;
  if (own) return own;
  const bid = prompt && !lingering ? pieceView(view.game, "bid", null, text, match, actions) : null;
  return html`${pieceView(view.game, "middle", nothing, text, match)} ${trickView(text.say, match)} ${claimOffer(text, match, actions)}
  ${bid ?? promptPanel(text, match, actions.performAction)}`;
}

/**
 * The line above the hand. What sets how others play begins it, what the person does ends it: no button ever stands in the place
 * of another.
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 * @param {Pick<Settings, "tapToContinue">} settings
 */
export function lineAboveHand(text, match, actions, { tapToContinue }) {
  if (match.arranging) return arrangingLine(text, () => actions.arrangeHand(false));
  if (match.view.handed_over) {
    const pause = isPaced(match) ? pauseButton(text, match, actions.setPace) : nothing;
    return handedOverLine(text, pause, actions.takeOver);
  }
  if (match.view.phase === "dealing" && !match.isAwaited) return dealLine(text, match, actions.setDealing);
  if (match.lingering && tapToContinue) return goOnLine(statusLine(text, match), text, actions.skipWait);
  if (isPaced(match)) return paceLine(text, match, paceButtons(text, match, actions.setPace));
  const hint = hintButton(text, match, actions.toggleHint);
  if (isMultiCard(match.view.prompt)) return multiCardLine(text, match, actions.performAction, hint);
  return promptLine(text, match, actions.performAction, hint);
}

/**
 * The result of the deal.
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 */
function accountView(text, match, actions) {
  const { view, lingering } = match;
  if (!view.summary || lingering) return nothing;
  return pieceView(view.game, "result", null, text, match, actions) ?? summaryPanel(text, match, actions);
}
