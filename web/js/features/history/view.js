/** History: the panel with the matches played, their statistics, and all data as a file. */

import { html, nothing } from "lit-html";
import { button, iconButton } from "../../parts/controls.js";
import { closeMark } from "../../cards/marks.js";
import { matchesView, openedView } from "./match-list-view.js";
import { receivedView } from "./link-view.js";
import { replayView } from "./replay.js";
import { unreadView } from "../../parts/problem-lines.js";
import { refusalSentence } from "../../text/refusals.js";
import { joinSentences } from "../../text/sentences.js";
import { lazyView } from "../../parts/lazy-views.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Filter, History, HistoryTab } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

const TABS = /** @type {const} */ (["matches", "statistics", "data"]);

/** @typedef {ReturnType<typeof import("./panels.js").createHistoryActions>} HistoryActions */

/**
 * @param {Text} text
 * @param {State} state
 * @param {HistoryActions} actions
 * @param {() => void} close
 * @param {import("../../table/view/hand-layout.js").Shape | null} shape how the hand of a past deal lies in rows
 */
export function historyPanel(text, state, actions, close, shape) {
  const { say } = text;
  const { history } = state;
  const { opened, received } = history;
  if (opened?.replay) return replayView(text, opened, opened.replay, actions, state.settings, shape);
  return html`<div class="panel-head">
      <h2>${say(received ? "received" : opened?.isReceived ? "replay-link" : "history")}</h2>
      ${iconButton(closeMark(), say("menu-close"), close)}
    </div>
    ${
      received
        ? receivedView(text, state, received)
        : opened
          ? html`${button(html`<span aria-hidden="true">‹</span> ${say(opened.isReceived ? "history" : "history-to-list")}`, actions.goBack, { className: "history-back" })}
            ${unreadView(text, state.unread)} ${openedView(text, opened, history, actions)}`
          : html`<nav class="choice history-tabs" data-even aria-label=${say("history")}>
              ${TABS.map(
                (tab) =>
                  html`<button
                    type="button"
                    aria-current=${tab === history.tab ? "page" : nothing}
                    @click=${() => actions.open(tab)}
                  >
                    ${say(`history-${tab}`)}
                  </button>`,
              )}
            </nav>
            ${noticeView(text, history)} ${tabView(text, state, actions)}`
    }`;
}

/** @param {Text} text @param {State} state @param {HistoryActions} actions */
function tabView(text, state, actions) {
  const { history, heads } = state;
  if (history.tab === "statistics") return lazyView("statistics", "", text, heads, history.filter, actions);
  if (history.tab === "data") return lazyView("data", "", text, state, actions);
  return html`${matchesView(text, state, actions)}
    ${button(text.say("score-sheet"), () => actions.openSheets())}`;
}

/** The result of the last action in the panel. @param {Text} text @param {History} history */
function noticeView(text, { notice, refusal }) {
  const { say } = text;
  if (refusal)
    return html`<p class="history-news" role="alert" data-bad>${joinSentences([say("history-unreadable"), reasonOf(text, refusal)])}</p>`;
  if (!notice) return nothing;
  return html`<p class="history-news" role="alert" ?data-bad=${notice.code.startsWith("export-file-") || notice.code === "data-full"}>
    ${joinSentences([say(notice.code, notice.facts), reasonOf(text, notice.refusal)])}
  </p>`;
}

/** Why the engine cannot read something, where that says more. @param {Text} text @param {import("../../core/types.d.ts").RefusalData | null} refusal */
function reasonOf(text, refusal) {
  const isKnown = refusal && refusal.code !== "bad_field" && text.has(`refusal-${refusal.code}`);
  return isKnown ? refusalSentence(text, refusal) : "";
}
