/** Calendar: a month of days' deals: open or played, with their results. */

import { html, nothing } from "lit-html";
import { isDayOpen, listWeeks } from "./calendar.js";
import { FIRST_DAY, getMonth, getUtcDay } from "../../time/days.js";
import { isPlayed, findPlay } from "./day-matches.js";
import { signedNumber } from "../../text/names.js";
import { formatDay, formatMonth, listWeekdays, findWeekStart } from "./words.js";

/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { Daily } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { DailyActions } from "./view.js" */

/** @param {Text} text @param {readonly Head[]} heads @param {Daily} daily @param {DailyActions} actions */
export function calendarView(text, heads, daily, actions) {
  const { say } = text;
  const { month, latest } = daily;
  const start = findWeekStart();
  const turn = (/** @type {string} */ name, /** @type {number} */ by, /** @type {boolean} */ isEnd) =>
    html`<button
      class="icon-button"
      type="button"
      aria-label=${say(name)}
      ?disabled=${isEnd}
      @click=${() => actions.turnMonth(by)}
    >
      <span aria-hidden="true">${by < 0 ? "‹" : "›"}</span>
    </button>`;
  return html`<section class="calendar" aria-label=${say("daily-calendar")}>
    <div class="calendar-head">
      ${turn("daily-month-back", -1, month <= getMonth(FIRST_DAY))}
      <h3 aria-live="polite">${formatMonth(month)}</h3>
      ${turn("daily-month-on", 1, month >= getMonth(latest))}
    </div>
    <table>
      <thead aria-hidden="true">
        <tr>
          ${listWeekdays(start).map((name) => html`<td>${name}</td>`)}
        </tr>
      </thead>
      <tbody>
        ${listWeeks(month, start).map(
          (week) =>
            html`<tr>
              ${week.map((day) => html`<td>${day ? dayView(text, heads, daily, day, actions) : nothing}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** @param {Text} text @param {readonly Head[]} heads @param {Daily} daily @param {string} day @param {DailyActions} actions */
function dayView({ say }, heads, { game, day: chosen, today, latest }, day, actions) {
  const number = Number(day.slice(8));
  if (!isDayOpen(day, latest)) return html`<span class="calendar-day" data-state="closed">${number}</span>`;
  const head = findPlay(heads, game, day);
  const isOver = head !== null && isPlayed(head);
  const state = isOver ? "played" : head ? "standing" : "open";
  const result = isOver ? signedNumber(head.margin ?? 0) : "";
  const facts = { day: formatDay(day, "long"), state, result };
  return html`<button
    class="calendar-day"
    type="button"
    data-state=${state}
    data-sign=${isOver ? Math.sign(head.margin ?? 0) : nothing}
    data-late=${isOver && getUtcDay(head.began) !== day ? "" : nothing}
    aria-current=${day === today ? "date" : nothing}
    aria-pressed=${day === chosen ? "true" : "false"}
    @click=${() => actions.chooseDay(day)}
  >
    <span class="unseen">${say("daily-day", facts)}</span>
    <span aria-hidden="true">${number}</span><small aria-hidden="true">${result}</small>
  </button>`;
}
