/** Past: the panel with the matches played, their statistics, and all data as a file. */

import { html, nothing } from "lit-html";
import { closeMark } from "../cards/marks.js";
import { dataView } from "./data.js";
import { matchesView, openedView } from "./matches.js";
import { replayView } from "./replay.js";
import { statisticsView } from "./statistics.js";

/** @import { State } from "../../store/types.d.ts" */
/** @import { Past, PastTab, Sieve } from "../../store/past/types.d.ts" */
/** @import { Text } from "../table/table.js" */

const TABS = /** @type {const} */ (["matches", "statistics", "data"]);

/**
 * @typedef {object} PastActs
 * @property {(tab: PastTab) => void} open
 * @property {(id: string) => void} show
 * @property {(deal: number, step: number) => void} at
 * @property {() => void} back
 * @property {() => void} more
 * @property {(sieve: Partial<Sieve>) => void} sift
 * @property {(sure: Past["sure"]) => void} ask
 * @property {(id: string) => void} resume
 * @property {(id: string) => void} remove
 * @property {() => void} save
 * @property {() => void} saveRecord
 * @property {(file: File) => void} choose
 * @property {(how: "add" | "replace") => void} take
 * @property {() => void} clear
 * @property {(id: string) => void} saveAside
 * @property {(id: string) => void} dropAside
 */

/**
 * @param {Text} text
 * @param {State} state
 * @param {PastActs} does
 * @param {() => void} close
 */
export function pastPanel(text, state, does, close) {
  const { say } = text;
  const { past } = state;
  const { opened } = past;
  return html`<div class="panel-head">
      <h2>${say("past")}</h2>
      <button class="icon-button" type="button" aria-label=${say("menu-close")} @click=${close}>${closeMark()}</button>
    </div>
    ${
      opened
        ? html`<button class="button past-back" type="button" @click=${does.back}>
              <span aria-hidden="true">‹</span> ${say(opened.shown ? "past-to-match" : "past-to-list")}
            </button>
            ${opened.shown ? replayView(text, opened, opened.shown, does) : openedView(text, opened, past, does)}`
        : html`<nav class="choice past-tabs" data-even aria-label=${say("past")}>
              ${TABS.map(
                (tab) =>
                  html`<button
                    type="button"
                    aria-current=${tab === past.tab ? "page" : nothing}
                    @click=${() => does.open(tab)}
                  >
                    ${say(`past-${tab}`)}
                  </button>`,
              )}
            </nav>
            ${newsView(text, past)} ${tabView(text, state, does)}`
    }`;
}

/** @param {Text} text @param {State} state @param {PastActs} does */
function tabView(text, state, does) {
  const { past, heads } = state;
  if (past.tab === "statistics") return statisticsView(text, heads, past.sieve, does);
  if (past.tab === "data") return dataView(text, state, does);
  return matchesView(text, heads, past.listed, does);
}

/** The result of the last action in the panel. @param {Text} text @param {Past} past */
function newsView({ say, has }, { news, refusal }) {
  if (refusal) {
    const known = `refusal-${refusal.code}`;
    const why = has(known) && refusal.code !== "bad_field" ? say(known, facts(refusal.facts)) : "";
    return html`<p class="past-news" role="alert" data-bad>${say("past-unreadable")} ${why}</p>`;
  }
  if (!news) return nothing;
  const code = String(news.facts["code"] ?? "");
  const why = code && has(`refusal-${code}`) ? say(`refusal-${code}`, {}) : "";
  return html`<p class="past-news" role="alert" ?data-bad=${news.code.startsWith("parcel-") || news.code === "data-full"}>
    ${say(news.code, news.facts)} ${why}
  </p>`;
}

/** @param {Record<string, unknown> | undefined} told */
function facts(told) {
  return Object.fromEntries(
    Object.entries(told ?? {}).map(([key, value]) => [
      key,
      typeof value === "number" ? value : String(value),
    ]),
  );
}
