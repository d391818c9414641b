/** Analysis: the bar over a past deal's table in which other acts are tried and weighed. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { fieldValue } from "../../parts/directives.js";
import { button, checkbox, iconButton } from "../../parts/controls.js";
import { branchesOf, annotationAt } from "./store.js";
import { joinSentences } from "../../text/sentences.js";
import { doSentence } from "../../text/explanations.js";
import { cardNames } from "../../text/names.js";
import { nameSeats } from "../../text/replay-names.js";
import { refusalSentence } from "../../text/refusals.js";
import { smallCards } from "../../cards/laid.js";
import { closeMark } from "../../cards/marks.js";

/** @import { Action, Seat } from "../../core/types.d.ts" */
/** @import { AnalysisBoard, PositionAnswer, Mark, OpenedMatch, WeighingAnswer } from "../history/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {ReturnType<typeof import("./store.js").createAnalysis>} AnalysisActions */

/** @param {Text} text @param {OpenedMatch} opened @param {AnalysisBoard} board @param {string} news @param {AnalysisActions} actions */
export function analysisView(text, opened, board, news, actions) {
  const { say } = text;
  const { evaluation, line, refusal } = board;
  if (!board.answered) return nothing;
  const isLinked = opened.isReceived ?? false;
  const answered = { ...board.answered, view: nameSeats(say, board.answered.view, isLinked) };
  return html`<section class="advice replay analysis" aria-label=${say("analysis")}>
    <p class="replay-news" aria-live="polite">${refusal ? refusalSentence(text, refusal) : news || say("replay-nothing")}</p>
    ${iconButton(closeMark(), say("analysis-close"), actions.close, { isTitled: true })}
    <div class="analysis-body" tabindex="0" role="region" aria-label=${say("analysis-plays")}>
      ${turnView(text, answered, evaluation, isLinked)}
      <ul class="analysis-plays">
        ${bestFirst(answered.legal, evaluation?.done ? evaluation : null).map(({ action, text: act }) =>
          playView(text, answered, action, act, evaluation, actions),
        )}
      </ul>
      ${handsView(text, board, answered, isLinked, actions)} ${annotationView(text, opened, board, actions)} ${treeView(text, opened, board, actions)}
    </div>
    <div class="analysis-buttons">
      ${button(say("analysis-back"), actions.stepBack)}
      ${answered.over ? nothing : button(say("analysis-bot"), actions.tryBotAction)}
      ${line.length ? button(say(board.isKept ? "analysis-kept" : "analysis-keep"), actions.keepLine) : nothing}
      ${answered.over ? nothing : button(say("analysis-from-here"), actions.playFromHere)}
    </div>
  </section>`;
}

/** The marks of an act, as in chess. @type {readonly { mark: Mark | null, name: string }[]} */
const MARKS = [
  { mark: null, name: "none" },
  { mark: "!", name: "good" },
  { mark: "?", name: "bad" },
  { mark: "!?", name: "unclear" },
];

/** Whose turn it is, and the meaning of the figures. @param {Text} text @param {PositionAnswer} answered @param {WeighingAnswer | null} evaluation @param {boolean} isLinked */
function turnView({ say }, answered, evaluation, isLinked) {
  const { view } = answered;
  if (!answered.to_act) return html`<p>${say(answered.over ? "analysis-over" : "analysis-table")}</p>`;
  const isYou = answered.to_act === view.you && !isLinked;
  const { name } = view.seats[answered.to_act];
  const [exact, worlds] = isYou
    ? ["analysis-exact-you", "analysis-worlds-you"]
    : ["analysis-exact", "analysis-worlds"];
  const id = evaluation?.exact ? exact : worlds;
  const known = evaluation?.values.some(({ value }) => value !== null);
  const isBid = answered.legal.some(({ action }) => action.kind === "bid");
  return html`<p>
    <strong>${isYou ? say("sentence", { words: say("seat-turn", { you: "yes", name }) }) : say("analysis-turn", { name })}</strong>
    ${joinSentences([
      known ? say(id, { worlds: evaluation?.worlds ?? 0, of: evaluation?.of ?? "", name }) : "",
      known && isBid ? say("analysis-bids") : "",
      evaluation?.values.some(({ tie }) => tie) ? say("analysis-ties") : "",
    ])}
  </p>`;
}

/**
 * The legal acts once they are weighed, the best first; those that are not, after them. Until then nothing moves under a finger,
 * and then the elements stay and their content changes, so that the focus stays, too.
 * @param {PositionAnswer["legal"]} legal
 * @param {WeighingAnswer | null} evaluation its values are in that order; null until it is done
 */
function bestFirst(legal, evaluation) {
  const values = evaluation?.values ?? [];
  const placeOf = (/** @type {string} */ act) => {
    const place = values.findIndex(({ text, value }) => text === act && value !== null);
    return place < 0 ? values.length : place;
  };
  return [...legal].sort((one, other) => placeOf(one.text) - placeOf(other.text));
}

/**
 * @param {Text} text
 * @param {PositionAnswer} answered
 * @param {Action} action
 * @param {string} act its record line
 * @param {WeighingAnswer | null} evaluation
 * @param {AnalysisActions} actions
 */
function playView({ say }, answered, action, act, evaluation, actions) {
  const value = evaluation?.values.find((one) => one.text === act);
  const isBest = value !== undefined && value.value !== null && value === evaluation?.values[0];
  const isTie = value?.tie ?? false;
  const figures =
    value?.value === undefined || value.value === null
      ? nothing
      : html`<span class="analysis-value"
          >${value.value.toFixed(1)} <small>± ${(value.error ?? 0).toFixed(1)}</small></span
        >`;
  const cards = "cards" in action ? smallCards(action.cards) : doSentence(say, action);
  return html`<li>
    ${button(
      html`<span class="unseen">${doSentence(say, action)}</span>
      <span aria-hidden="true">${cards}</span> ${figures}
      ${isBest || isTie ? html`<span aria-hidden="true">${isBest ? "★" : "≈"}</span><span class="unseen">${say(isBest ? "analysis-best" : "analysis-tie")}</span>` : nothing}`,
      () => actions.tryAction(act),
      { look: "desk-slip", className: isBest ? "analysis-play best" : "analysis-play" },
    )}
  </li>`;
}

/**
 * The hand of the seat to act; all four on request. @param {Text} text @param {AnalysisBoard} board @param {PositionAnswer} answered
 * @param {boolean} isLinked
 * @param {AnalysisActions} actions
 */
function handsView({ say }, { isOpen }, answered, isLinked, actions) {
  const { rotation } = answered.view;
  const seats = isOpen ? rotation : rotation.filter((seat) => seat === answered.to_act);
  return html`${checkbox(html` <span>${say("analysis-hands")}</span>`, isOpen, actions.showHands, "analysis-open")}
    ${seats.map((seat) => {
      const cards = answered.hands[seat];
      if (!cards) return nothing;
      const { name } = answered.view.seats[seat];
      const you = seat === answered.view.you && !isLinked ? "yes" : "no";
      const label = say("replay-hand", { name, you, cards: cardNames(say, cards) || say("replay-no-cards") });
      return html`<div class="replay-seat" role="group" aria-label=${label}>
        <strong aria-hidden="true"><bdi translate="no">${name}</bdi></strong>
        <div aria-hidden="true">${smallCards(cards)}</div>
      </div>`;
    })}`;
}

/**
 * The remark on the current act, to be read and edited; a line that is not kept has none. @param {Text} text @param
 * {OpenedMatch} opened @param {AnalysisBoard} board @param {AnalysisActions} actions
 */
function annotationView({ say }, { deals }, board, actions) {
  const deal = deals.find(({ number }) => number === board.deal);
  const spot = annotationAt(deal, board);
  if (!spot) return nothing;
  const name = `mark-${board.deal}`;
  // Another act gets new fields, and is folded again.
  const fields = html`<details class="analysis-remark" ?open=${Boolean(spot.note || spot.mark)}>
    <summary>${say(spot.act ? "analysis-remark" : "analysis-remark-deal")} <b>${spot.mark ?? ""}</b></summary>
    <fieldset class="choice" data-even>
      <legend class="unseen">${say("analysis-mark")}</legend>
      ${MARKS.map(
        ({ mark, name: called }) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              .checked=${spot.mark === mark}
              aria-label=${say("analysis-mark-name", { mark: called })}
              @change=${() => actions.annotate({ mark })}
            /><span aria-hidden="true">${mark ?? "–"}</span></label
          >`,
      )}
    </fieldset>
    <label class="field"
      ><span>${say("analysis-note")}</span
      ><textarea
        rows="2"
        maxlength="2000"
        autocomplete="off"
        .value=${fieldValue(spot.note, true)}
        @change=${(/** @type {Event} */ event) => actions.annotate({ note: /** @type {HTMLTextAreaElement} */ (event.target).value })}
      ></textarea></label
    >
  </details>`;
  return keyed([...spot.way, spot.act].join("."), fields);
}

/** The played line and the branches that leave it. @param {Text} text @param {OpenedMatch} opened @param {AnalysisBoard} board @param {AnalysisActions} actions */
function treeView({ say }, { deals }, board, actions) {
  const remarks = deals.find(({ number }) => number === board.deal)?.remarks;
  const branches = branchesOf(remarks?.branches ?? []);
  if (!branches.length) return nothing;
  const isCurrent = (/** @type {string[]} */ line) => line.join("\n") === board.line.join("\n");
  return html`<nav aria-label=${say("analysis-branches")}>
    <strong>${say("analysis-branches")}</strong>
    <ul class="analysis-tree">
      <li>
        ${button(say("analysis-played"), () => actions.chooseBranch({ step: board.step, line: [] }), { look: "desk-slip", isCurrent: !board.line.length })}
      </li>
      ${branches.map(
        ({ branch, step, line, way }) =>
          html`<li data-depth=${Math.min(way.length - 1, 3)}>
            ${button(say("analysis-branch", { act: branch.act, line: branch.line.slice(0, 4).join(", "), count: branch.line.length }), () => actions.chooseBranch({ step, line }), { look: "desk-slip", isCurrent: isCurrent(line) })}
            ${isCurrent(line) ? button(say("analysis-drop"), () => actions.deleteBranch(way)) : nothing}
          </li>`,
      )}
    </ul>
  </nav>`;
}
