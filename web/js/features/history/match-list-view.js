/** Match list view: the list of matches that are kept, and the deals of one of them. */

import { html, nothing } from "lit-html";
import { isOurs, orderOf, resultOf } from "../../core/storage/match-summaries.js";
import { button } from "../../parts/controls.js";
import { gameText } from "../../text/game-text.js";
import { medallionMark } from "../../cards/marks.js";
import {
  dealSentence,
  isAssisted,
  describeKind,
  findLastFigures,
  describeOutcome,
  formatScores,
} from "./words.js";
import { formatTime } from "../../text/dates.js";
import { listSheetRows, sheetRow } from "./score-sheets.js";

/** @import { Figures, Head } from "../../core/storage/types.d.ts" */
/** @import { OpenedMatch, History } from "./types.d.ts" */
/** @import { HistoryActions } from "./view.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** Those played here and those with real cards, the latest first. @param {Text} text @param {import("../../core/types.d.ts").State} state @param {HistoryActions} actions */
export function matchesView(text, { documents, heads, history: { listedCount } }, actions) {
  const { say } = text;
  const all = [
    ...heads.map((head) => ({ at: orderOf(head), row: () => matchRow(text, head, actions) })),
    ...listSheetRows(documents).map((sheet) => ({
      at: sheet.changed,
      row: () => sheetRow(text, sheet, actions),
    })),
  ].sort((one, other) => other.at - one.at);
  if (!all.length)
    return html`<div class="history-empty">
      ${medallionMark()}
      <p><strong>${say("history-none")}</strong></p>
      <p>${say("history-none-line")}</p>
    </div>`;
  return html`<ul class="history-list">
      ${all.slice(0, listedCount).map(({ row }) => row())}
    </ul>
    ${
      all.length > listedCount
        ? button(say("history-more", { count: all.length - listedCount }), actions.listMore)
        : nothing
    }`;
}

/** @param {Text} text @param {Head} head @param {HistoryActions} actions */
function matchRow(text, head, actions) {
  const { say } = text;
  return html`<li class="history-match" data-result=${resultOf(head) ?? "open"}>
    ${button(
      html`<span class="history-game">${say(`game-${head.game}`)}</span>
      <span class="history-outcome">${describeOutcome(text, head)}</span>
      <span class="history-kind">${describeKind(text, head)}${assistedMark(text, isAssisted(head))}</span>
      <span class="history-score">${formatScores(head, findLastFigures(head))}</span>
      <span class="history-day">${formatTime(head.changed)}</span>`,
      () => actions.openMatch(head.id),
      { look: "history-open" },
    )}
    ${
      head.status === "over"
        ? nothing
        : button(say("history-continue"), () => actions.resumeMatch(head.id), {
            label: say("history-continue-label", { game: say(`game-${head.game}`), deal: head.deal }),
          })
    }
  </li>`;
}

/** @param {Text} text @param {boolean} is */
function assistedMark({ say }, is) {
  return is ? html` <span class="history-assisted">${say("history-assisted")}</span>` : nothing;
}

/** A match, and its deals to be looked at. @param {Text} text @param {OpenedMatch} opened @param {History} past @param {HistoryActions} actions */
export function openedView(text, opened, { confirming }, actions) {
  const { say } = text;
  const { head, deals, isReceived } = opened;
  return html`<section class="history-opened" aria-label=${say(`game-${head.game}`)}>
    <h3>${say(`game-${head.game}`)}${isReceived ? nothing : html`: ${describeOutcome(text, head)}`}</h3>
    <p class="hint">${[describeKind(text, head), formatTime(head.changed)].filter(Boolean).join(" · ")}</p>
    <ol class="history-list">
      ${deals.map(
        (deal) =>
          html`<li class="history-match" data-result=${resultFor(head, deal.figures)}>
            ${button(
              html`<span class="history-game">${say("history-deal", { number: deal.number })}</span>
              <span class="history-outcome">${dealSentence(gameText(text, head.game), opened, deal)}</span>
              <span class="history-kind">${assistedMark(text, deal.figures?.assisted ?? false)}</span>
              <span class="history-score">${formatScores(head, deal.figures ?? undefined)}</span>`,
              () => actions.showStep(deal.number, 0),
              { look: "history-open" },
            )}
          </li>`,
      )}
    </ol>
    <div class="history-buttons">
      ${button(say("share-open"), actions.share)}
      ${deals.length === 1 ? button(say("challenge-compare"), actions.compare) : nothing}
      ${button(say("history-save-record"), actions.saveRecord)}
      ${isReceived ? nothing : html`<a class="button" href=${actions.getFairnessPage(head.id)}>${say("fair-verify")}</a>`}
      ${
        isReceived
          ? nothing
          : confirming === "remove"
            ? html`${button(say("history-remove-sure"), () => actions.removeMatch(head.id), { isMain: true })}
              ${button(say("history-keep"), () => actions.askToConfirm(null))}`
            : button(say("history-remove"), () => actions.askToConfirm("remove"))
      }
    </div>
  </section>`;
}

/** @param {Head} head @param {Figures | null} figures */
function resultFor(head, figures) {
  if (!figures?.ahead) return "open";
  return isOurs(figures.ahead, head) ? "won" : "lost";
}
