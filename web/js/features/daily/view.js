/** Daily: the panel of the days' deals: the one that is chosen, days in a row, and a calendar. */

import { html, nothing } from "lit-html";
import { countStreak, isPlayed, findPlay } from "./day-matches.js";
import { GAMES } from "../../text/catalog.js";
import { button } from "../../parts/controls.js";
import { engineFailure } from "../../parts/problem-lines.js";
import { signedNumber } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { joinSentences } from "../../text/sentences.js";
import { calendarView } from "./calendar-view.js";
import { formatDay } from "./words.js";
import { formatSpan } from "../../text/dates.js";
import { untilNextDay } from "../../time/days.js";

/** @import { Daily } from "./types.d.ts" */
/** @import { State } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {import("../types.d.ts").FeatureActions["daily"]} DailyActions */

/** @param {Text} text @param {State} state @param {Daily} daily @param {DailyActions} actions */
export function dailyView(text, state, daily, actions) {
  const { say } = text;
  const { game, clock, today } = daily;
  return html`<div class="daily">
    <nav class="choice" data-even aria-label=${say("home-offers")}>
      ${Object.keys(GAMES).map((name) =>
        button(say(`game-${name}`), () => actions.switchGame(name), { isCurrent: name === game }),
      )}
    </nav>
    ${today ? nothing : html`<p role="alert">${say("daily-clock", { day: formatDay(clock, "long") })}</p>`}
    ${dayView(text, state, daily, actions)}
    ${streakView(text, countStreak(state.heads, game, today ?? clock))}
    ${calendarView(text, state.heads, daily, actions)}
    <p class="hint">${joinSentences([say("daily-line"), today ? say("daily-next", { span: formatSpan(untilNextDay(Date.now())) }) : ""])}</p>
    ${state.storage === "device" ? nothing : html`<p class="hint">${say("daily-forgotten")}</p>`}
  </div>`;
}

/** The day chosen: how it stands, and what can be done. @param {Text} text @param {State} state @param {Daily} daily @param {DailyActions} actions */
function dayView(text, { heads, engine }, { game, day, today, isWaiting, refusal }, actions) {
  const { say } = text;
  const head = findPlay(heads, game, day);
  const isOver = head !== null && isPlayed(head);
  const act = isOver ? "daily-result" : head ? "daily-resume" : "daily-play";
  return html`<section class="daily-day" data-played=${isOver ? "" : nothing}>
    <h3>${day === today ? say("daily-today") : nothing} <span>${formatDay(day, "full")}</span></h3>
    ${
      isOver
        ? html`<p class="daily-came">
            <span>${say("daily-came")}</span>
            <strong data-sign=${Math.sign(head.margin ?? 0)}>${signedNumber(head.margin ?? 0)}</strong>
          </p>`
        : html`<p>${say(head ? "daily-standing" : "daily-open")}</p>`
    }
    ${refusal ? html`<p role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
    ${engine.status === "failed" ? engineFailure(text, engine) : nothing}
    <button class="button" data-main type="button" ?data-waiting=${isWaiting} @click=${actions.playDay}>
      ${say(isWaiting ? "home-waiting" : act)}
    </button>
  </section>`;
}

/** @param {Text} text @param {ReturnType<typeof countStreak>} streak */
function streakView({ say }, { now, best, played }) {
  const figure = (/** @type {string} */ name, /** @type {number} */ count) =>
    html`<div><dt>${say(name)}</dt><dd>${count}</dd></div>`;
  return html`<dl class="daily-streak">
    ${figure("daily-streak", now)}${figure("daily-best", best)}${figure("daily-played", played)}
  </dl>`;
}
