/** Results view: the heap, what is wrong with parts of it, and the table, each of whose cells opens that play. */

import { html, nothing } from "lit-html";
import { signed } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { inLine } from "../../text/in-line.js";
import { actButton } from "../../parts/desk.js";
import { heapView, problemList, workingView } from "../../parts/heap.js";
import { linkBox } from "../../parts/link-box.js";
import { whatIs } from "./fields.js";
import { cardsElsewhereView } from "./made-view.js";
import { ENOUGH_PEOPLE } from "./results.js";

/** @import { ClubEventData, EventRow, EventsPart, Standings } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

/** @param {Text} text @param {EventsPart} part @param {ClubEventData} event @param {EventsActs} does */
export function resultsView(text, part, event, does) {
  const { say } = text;
  const { found, working } = part;
  return html`<p class="events-what">${whatIs(text, event)}</p>
    ${
      event.open
        ? html`<section class="desk-part" aria-label=${say("events-heap")}>
            ${heapView(heapWords(text), { heap: part.heap, files: part.files, isBusy: Boolean(working) }, does)}
          </section>`
        : nothing
    }
    ${
      working
        ? workingView(say(`events-working-${working.what}`), working.part, say("field-stop"), does.stop)
        : nothing
    }
    ${found ? [problemsView(text, found), standingsView(text, part, event, found, does)] : nothing}
    ${cardsElsewhereView(text, part, does)}
    <div class="desk-buttons">
      ${actButton(say("events-home"), does.home)} ${actButton(say("events-all"), does.list)}</div>`;
}

/** @param {Text} text */
function heapWords({ say }) {
  return {
    title: say("events-heap"),
    line: say("events-heap-line"),
    check: say("events-check"),
    files: say("events-files"),
    drop: say("events-drop"),
    dropWhich: (/** @type {string} */ name) => say("events-drop-which", { name }),
  };
}

/** What is wrong, by name and reason. @param {Text} text @param {Standings} found */
function problemsView(text, { problems, links, rows }) {
  const { say } = text;
  if (!links) return rows.length ? nothing : html`<p role="status">${say("events-no-links")}</p>`;
  return html`<p role="status">${say("events-found", { links, wrong: problems.length })}</p>
    ${
      problems.length
        ? problemList(
            problems.map(({ at, name, refusal }) => ({
              who: name ? say("events-whose", { name }) : say("events-link-number", { number: at }),
              why: refusalSentence(text, refusal),
            })),
          )
        : nothing
    }`;
}

/** @param {Text} text @param {EventsPart} part @param {ClubEventData} event @param {Standings} found @param {EventsActs} does */
function standingsView(text, part, event, found, does) {
  const { say } = text;
  const { rows } = found;
  if (!rows.length) return nothing;
  const people = rows.filter(({ level }) => !level);
  const deals = Array.from({ length: event.deals }, (_, at) => at + 1);
  const hasLevels = people.length < rows.length;
  const canCheck = people.some(({ result }) => result);
  return html`<section class="desk-part" aria-label=${say("events-standings")}>
    <div class="desk-paper" tabindex="0" role="group" aria-label=${say("events-standings")}>
      <h3 dir="auto">${event.name}</h3>
      <table class="desk-table">
        <thead>
          <tr>
            <th scope="col">${say("events-place")}</th>
            <th class="events-who" scope="col">${say("events-who")}</th>
            <th scope="col">${say("events-score")}</th>
            ${deals.map((deal) => html`<th scope="col"><abbr title=${say("past-deal", { number: deal })}>${deal}</abbr></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => rowView(text, row, part.beside, does))}
        </tbody>
      </table>
      ${marksView(text, rows)}
    </div>
    <p class="hint">${inLine([say(`events-by-${event.scoring}-line`), canCheck ? say("events-cells") : ""])}</p>
    <div class="desk-buttons">
      ${found.csv ? actButton(say("events-csv"), does.saveTable) : nothing} ${actButton(say("events-print"), does.print)}
      ${people.length < ENOUGH_PEOPLE && !hasLevels && canCheck ? actButton(say("events-levels"), does.field, { isOff: Boolean(part.working) }) : nothing}
    </div>
    ${
      found.fits
        ? linkBox(text, part, { link: found.table, label: say("events-table-link"), title: event.name }, does)
        : html`<p class="hint">${say("events-table-long")}</p>`
    }
  </section>
  ${canCheck ? botsView(text, part, people, does) : nothing}`;
}

/** @param {Text} text @param {EventRow} row @param {EventsPart["beside"]} last what was compared last @param {EventsActs} does */
function rowView({ say }, row, last, does) {
  const { place, name, level, score, margins, helped, other_bots: isOther, result } = row;
  const who = level ? say("level-title", { level }) : name;
  const isHelped = (/** @type {number} */ deal) => helped.includes(deal);
  return html`<tr ?data-level=${level}>
    <td>${place ?? "–"}</td>
    <th class="events-who" scope="row"><bdi>${who}</bdi>${isOther ? html` <abbr title=${say("events-mark-bots")}>†</abbr>` : nothing}</th>
    <td><bdi>${score || "–"}</bdi></td>
    ${margins.map((margin, at) => {
      const deal = at + 1;
      if (margin === null) return html`<td>–</td>`;
      const shown = html`<bdi>${signed(margin)}</bdi>${isHelped(deal) ? html`<abbr title=${say("events-mark-help")}>*</abbr>` : nothing}`;
      return html`<td>
        ${
          result
            ? html`<button class="events-cell" type="button" ?data-here=${last?.who === name && last.deal === deal} aria-label=${say("events-cell", { name: who, deal, margin: signed(margin) })} @click=${() => does.beside(name, deal)}>${shown}</button>`
            : shown
        }
      </td>`;
    })}
  </tr>`;
}

/** What the marks mean, as far as there are some. @param {Text} text @param {readonly EventRow[]} rows */
function marksView({ say }, rows) {
  const isHelped = rows.some(({ helped }) => helped.length);
  const isOther = rows.some(({ other_bots: is }) => is);
  if (!isHelped && !isOther) return nothing;
  return html`<p class="hint">${isHelped ? `* ${say("events-mark-help")} ` : nothing}${isOther ? `† ${say("events-mark-bots")}` : nothing}</p>`;
}

/** @param {Text} text @param {EventsPart} part @param {readonly EventRow[]} people @param {EventsActs} does */
function botsView({ say }, { bots, working }, people, does) {
  const asked = (/** @type {SubmitEvent} */ submitted) => {
    submitted.preventDefault();
    const form = /** @type {HTMLFormElement} */ (submitted.target);
    const row = people.find(({ name }) => name === new FormData(form).get("who"));
    if (row) void does.bots(row.name, row.result);
  };
  return html`<section class="desk-part" aria-label=${say("events-trust")}>
    <h3>${say("events-trust")}</h3>
    <p>${say("events-trust-line")}</p>
    <form class="desk-line" @submit=${asked}>
      <label class="field"
        ><span>${say("events-who")}</span
        ><select name="who">
          ${people.filter(({ result }) => result).map(({ name }) => html`<option value=${name}>${name}</option>`)}
        </select></label
      >
      <button class="button" ?disabled=${Boolean(working)}>${say("events-bots")}</button>
    </form>
    <div role="status">
      ${bots ? html`<p>${say("events-bots-same", { name: bots.name, same: bots.same, others: bots.others.length })}</p>` : nothing}
    </div>
  </section>`;
}
