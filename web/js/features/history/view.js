/** Past: the panel with the matches played, their statistics, and all data as a file. */

import { html, nothing } from "lit-html";
import { button, iconButton } from "../../parts/controls.js";
import { closeMark } from "../../cards/marks.js";
import { matchesView, openedView } from "./match-list-view.js";
import { linkedView } from "./link-view.js";
import { replayView } from "./replay.js";
import { joinSentences } from "../../text/joined-sentences.js";
import { lazyView } from "../../parts/lazy-views.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Past, PastTab, Sieve } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

const TABS = /** @type {const} */ (["matches", "statistics", "data"]);

/**
 * @typedef {object} PastActions
 * @property {(tab: PastTab) => void} open
 * @property {(id: string) => void} show
 * @property {(deal: number, step: number) => void} at
 * @property {() => void} play
 * @property {import("../analysis/view.js").AnalysisActions} analysis
 * @property {(id: string) => string} fairness the address where a match is verified
 * @property {() => void} back
 * @property {() => void} more
 * @property {(sieve: Partial<Sieve>) => void} sift
 * @property {(sure: Past["sure"]) => void} ask
 * @property {(id: string) => void} resume
 * @property {(id: string) => void} remove
 * @property {(id?: string) => void} sheets the matches with real cards, or one of them
 * @property {() => void} save
 * @property {() => void} saveRecord
 * @property {() => void} share
 * @property {() => void} make a deal from the one that is shown
 * @property {() => void} compare the deal with how others played it
 * @property {(file: File) => void} choose
 * @property {(how: "add" | "replace") => void} take
 * @property {() => void} clear
 * @property {(id: string) => void} saveAside
 * @property {(id: string) => void} dropAside
 */

/**
 * @param {Text} text
 * @param {State} state
 * @param {PastActions} actions
 * @param {() => void} close
 * @param {import("../../table/view/hand-layout.js").Shape | null} shape how the hand of a past deal lies in rows
 */
export function pastPanel(text, state, actions, close, shape) {
  const { say } = text;
  const { history: past } = state;
  const { opened, linked } = past;
  if (opened?.shown) return replayView(text, opened, opened.shown, actions, state.settings, shape);
  return html`<div class="panel-head">
      <h2>${say(opened?.isLinked || linked ? "replay-link" : "history")}</h2>
      ${iconButton(closeMark(), say("menu-close"), close)}
    </div>
    ${
      linked
        ? linkedView(text, state, linked)
        : opened
          ? html`${button(html`<span aria-hidden="true">‹</span> ${say(opened.isLinked ? "history" : "history-to-list")}`, actions.back, { className: "history-back" })}
            ${openedView(text, opened, past, actions)}`
          : html`<nav class="choice history-tabs" data-even aria-label=${say("history")}>
              ${TABS.map(
                (tab) =>
                  html`<button
                    type="button"
                    aria-current=${tab === past.tab ? "page" : nothing}
                    @click=${() => actions.open(tab)}
                  >
                    ${say(`history-${tab}`)}
                  </button>`,
              )}
            </nav>
            ${newsView(text, past)} ${tabView(text, state, actions)}`
    }`;
}

/** @param {Text} text @param {State} state @param {PastActions} actions */
function tabView(text, state, actions) {
  const { history: past, heads } = state;
  if (past.tab === "statistics") return lazyView("statistics", "", text, heads, past.sieve, actions);
  if (past.tab === "data") return lazyView("data", "", text, state, actions);
  return html`${matchesView(text, heads, past, actions)}
    ${button(text.say("score-sheet"), () => actions.sheets())}`;
}

/** The result of the last action in the panel. @param {Text} text @param {Past} past */
function newsView({ say, has }, { news, refusal }) {
  if (refusal) {
    const known = `refusal-${refusal.code}`;
    const why = has(known) && refusal.code !== "bad_field" ? say(known, facts(refusal.facts)) : "";
    return html`<p class="history-news" role="alert" data-bad>${joinSentences([say("history-unreadable"), why])}</p>`;
  }
  if (!news) return nothing;
  const code = String(news.facts["code"] ?? "");
  const why = code && has(`refusal-${code}`) ? say(`refusal-${code}`, {}) : "";
  return html`<p class="history-news" role="alert" ?data-bad=${news.code.startsWith("export-file-") || news.code === "data-full"}>
    ${joinSentences([say(news.code, news.facts), why])}
  </p>`;
}

/** @param {Record<string, unknown> | undefined} given */
function facts(given) {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([key, value]) => [
      key,
      typeof value === "number" ? value : String(value),
    ]),
  );
}
