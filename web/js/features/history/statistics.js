/** Statistics: totals of the matches that are kept, filtered by game, rules and level. */

import { html, nothing } from "lit-html";
import { levelOf, namesIn, presetOf } from "../../core/storage/match-summaries.js";
import { countMatches, listByFrequency, filterMatches } from "./match-totals.js";
import { signedNumber } from "../../text/names.js";
import { GAMES } from "../../text/catalog.js";
import { medallionMark } from "../../cards/marks.js";
import { barTable, lineChart } from "./charts.js";
import { gameText } from "../../text/game-text.js";
import { levelWord, presetName } from "./words.js";

/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { Counted, Row } from "./match-totals.js" */
/** @import { Filter } from "./types.d.ts" */
/** @import { HistoryActions } from "./view.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {Head[]} heads @param {Filter} sieve @param {HistoryActions} actions */
export function statisticsView(text, heads, sieve, actions) {
  const { say } = text;
  if (!heads.some(({ deals }) => deals.length))
    return html`<div class="history-empty">
      ${medallionMark(Object.keys(GAMES).at(-1))}
      <p><strong>${say("statistics-none")}</strong></p>
      <p>${say("statistics-none-line")}</p>
    </div>`;
  const count = countMatches(filterMatches(heads, sieve));
  return html`${filterFields(text, heads, sieve, actions)} ${headlineView(text, count)}
    ${count.deals.counted ? chartsView(text, count, sieve) : html`<p>${say("statistics-nothing")}</p>`}
    ${
      count.deals.assisted || count.matches.assisted
        ? html`<p class="hint">
            ${say("statistics-assisted", { deals: count.deals.assisted, matches: count.matches.assisted })}
          </p>`
        : nothing
    }`;
}

/** @param {Text} text @param {Head[]} heads @param {Filter} sieve @param {HistoryActions} actions */
function filterFields(text, heads, sieve, actions) {
  const { say } = text;
  const names = [...new Set(heads.flatMap(namesIn))].filter(Boolean).sort();
  const ofGame = heads.filter(({ game }) => !sieve.game || game === sieve.game);
  return html`<div class="sieves">
    ${filterField(
      say("statistics-game"),
      listByFrequency(heads, ({ game }) => game),
      sieve.game,
      (game) => say(`game-${game}`),
      (game) => actions.setFilter({ game, preset: "", level: "" }),
    )}
    ${filterField(
      say("home-rules"),
      listByFrequency(ofGame, presetOf),
      sieve.preset,
      (preset) => presetName(gameText(text, sieve.game), preset),
      (preset) => actions.setFilter({ preset }),
    )}
    ${filterField(
      say("home-level"),
      listByFrequency(ofGame, ({ levels }) => levelOf(levels)),
      sieve.level,
      (level) => levelWord(text, level),
      (level) => actions.setFilter({ level }),
    )}
    ${names.length ? filterField(say("statistics-person"), names, sieve.person ?? "", String, (person) => actions.setFilter({ person }), say("statistics-alone")) : nothing}
  </div>`;

  /**
   * @param {string} title
   * @param {string[]} values
   * @param {string} now
   * @param {(value: string) => string} word
   * @param {(value: string) => void} set
   * @param {string} [all] what stands for none of them
   */
  function filterField(title, values, now, word, set, all = say("statistics-all")) {
    const change = (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value);
    return html`<label class="field"
      ><span>${title}</span>
      <select .value=${now} @change=${change}>
        <option value="" ?selected=${now === ""}>${all}</option>
        ${values.map((value) => html`<option value=${value} ?selected=${now === value}>${word(value)}</option>`)}
      </select></label
    >`;
  }
}

/** @param {Text} text @param {Counted} count */
function headlineView({ say }, { matches, streak, deals }) {
  const of = matches.won + matches.tied + matches.lost;
  const figures = [
    [say("statistics-won"), of ? `${matches.won} / ${of}` : "–"],
    [say("statistics-streak"), String(streak.now)],
    [say("statistics-best"), String(streak.best)],
    [say("statistics-deals"), String(deals.counted)],
  ];
  return html`<dl class="headline">
    ${figures.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {Text} text @param {Counted} count @param {Filter} sieve */
function chartsView(text, count, sieve) {
  const { say } = text;
  const { deals, course } = count;
  const last = course.at(-1) ?? 0;
  const words = {
    ahead: deals.ahead,
    behind: deals.behind,
    balance: signedNumber(last),
    count: course.length - 1,
  };
  /** @type {Parameters<typeof barTable>[1]} */
  const columns = [
    { name: say("statistics-col-won"), kind: "us" },
    { name: say("statistics-col-lost"), kind: "them" },
    { name: say("statistics-deals") },
  ];
  const resultsTable = (
    /** @type {string} */ title,
    /** @type {Row[]} */ rows,
    /** @type {(name: string) => string} */ word,
  ) =>
    rows.some(({ won, tied, lost }) => won + tied + lost)
      ? barTable(
          title,
          columns,
          rows.map(({ name, won, tied, lost, deals: played }) => ({
            name: word(name),
            parts: [
              { value: won, kind: "us" },
              { value: tied, kind: "even" },
              { value: lost, kind: "them" },
            ],
            figures: [won, lost, played],
          })),
        )
      : nothing;
  return html`<h3>${say("statistics-course")}</h3>
    ${lineChart(say("statistics-course-label", words), course, say("statistics-course-line", words))}
    ${
      sieve.game
        ? nothing
        : resultsTable(
            say("statistics-by-game"),
            count.rows(({ game }) => game),
            (game) => say(`game-${game}`),
          )
    }
    ${resultsTable(
      say("statistics-by-level"),
      count.rows(({ levels }) => levelOf(levels)),
      (level) => levelWord(text, level),
    )}
    ${
      sieve.game
        ? resultsTable(say("statistics-by-rules"), count.rows(presetOf), (preset) =>
            presetName(gameText(text, sieve.game), preset),
          )
        : nothing
    }
    ${bidsView(text, count)} ${averagesView(text, count)}`;
}

/** @param {Text} text @param {Counted} count */
function bidsView({ say }, { bids: all }) {
  const rows = /** @type {const} */ (["you", "partner", "them"]).map((who) => ({
    name: say(`statistics-${who}`),
    parts: [
      { value: all[who].made, kind: /** @type {const} */ ("us") },
      { value: all[who].failed, kind: /** @type {const} */ ("them") },
    ],
    figures: [all[who].made, all[who].failed],
  }));
  return barTable(
    say("statistics-bids"),
    [
      { name: say("statistics-made"), kind: "us" },
      { name: say("statistics-failed"), kind: "them" },
    ],
    rows,
  );
}

/** @param {Text} text @param {Counted} count */
function averagesView(text, { took }) {
  const { say } = text;
  const formatAverage = (/** @type {number | null} */ value) => (value === null ? "–" : value.toFixed(1));
  return html`<table class="bars">
    <caption>
      ${say("statistics-took")}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${say("statistics-took-declaring")}</th>
        <th scope="col">${say("statistics-took-opposing")}</th>
        <th scope="col">${say("statistics-took-against")}</th>
      </tr>
    </thead>
    <tbody>
      ${took.map(
        ({ game, unit, declaring, opposing, against }) =>
          html`<tr>
            <th scope="row">${say(`game-${game}`)} <small>${gameText(text, game).say(`statistics-unit-${unit}`)}</small></th>
            <td>${formatAverage(declaring)}</td>
            <td>${formatAverage(opposing)}</td>
            <td>${formatAverage(against)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
