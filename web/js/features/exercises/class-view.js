/** Class view: the heap of what a class sent, what is wrong with parts of it, and who solved what in how many tries. */

import { html, nothing } from "lit-html";
import { refusalSentence } from "../../text/refusals.js";
import { actButton } from "../../parts/desk.js";
import { heapView, problemList, workingView } from "../../parts/heap.js";
import { actWords } from "./pack-view.js";

/** @import { ExerciseClass, ExercisesPart, ExercisesRead } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesActs } from "./types.d.ts" */

/** @param {Text} text @param {ExercisesPart} part @param {ExercisesRead} read @param {ExercisesActs} does */
export function classView(text, part, read, does) {
  const { say } = text;
  const { heap, files, working, table } = part;
  const words = {
    title: say("exercises-heap"),
    line: say("exercises-heap-line"),
    check: say("events-check"),
    files: say("events-files"),
    drop: say("events-drop"),
    dropWhich: (/** @type {string} */ name) => say("events-drop-which", { name }),
  };
  return html`<section class="desk-part" aria-label=${say("exercises-answers")}>
      <h3>${say("exercises-answers")}</h3>
      ${heapView(words, { heap, files, isBusy: working !== null }, does)}
      ${working === null ? nothing : workingView(say("exercises-replaying"), working, say("exercises-stop"), does.stopClass)}
    </section>
    ${table ? [problemsView(text, table), tableOfClass(text, read, table, does)] : nothing}
    <div class="desk-buttons">${actButton(say("exercises-back"), does.toPack)}</div>`;
}

/** What is wrong, by name and reason. @param {Text} text @param {ExerciseClass} table */
function problemsView(text, { problems, pupils }) {
  const { say } = text;
  if (!problems.length)
    return pupils.length ? nothing : html`<p role="status">${say("exercises-no-answers")}</p>`;
  return html`<section role="status" aria-label=${say("exercises-problems")}>
    <p>${say("exercises-problems")}</p>
    ${problemList(
      problems.map(({ at, name, code, facts }) => ({
        who: name ? say("events-whose", { name }) : say("events-link-number", { number: at }),
        why: refusalSentence(text, { code, facts }),
      })),
    )}
  </section>`;
}

/** @param {Text} text @param {ExercisesRead} read @param {ExerciseClass} table @param {ExercisesActs} does */
function tableOfClass(text, read, { pupils, commonest }, does) {
  const { say } = text;
  if (!pupils.length) return nothing;
  const isPassed = read.passes !== null;
  return html`<section class="desk-part" aria-label=${say("exercises-table")}>
    <div class="desk-paper" tabindex="0" role="group" aria-label=${say("exercises-table")}>
      <table class="desk-table">
        <thead>
          <tr>
            <th scope="col">${say("events-who")}</th>
            ${read.exercises.map(({ title }, at) => html`<th scope="col"><abbr title=${title || say("exercises-number", { number: at + 1 })}>${at + 1}</abbr></th>`)}
            <th scope="col">${say("exercises-column-solved")}</th>
            ${isPassed ? html`<th scope="col">${say("exercises-column-passed")}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${pupils.map(
            ({ name, tries, solved, passed }) =>
              html`<tr>
                <th scope="row"><bdi>${name}</bdi></th>
                ${tries.map((count, at) => cell(text, count, solved[at] ?? false))}
                <td>${solved.filter(Boolean).length}</td>
                ${isPassed ? html`<td>${say(passed ? "exercises-yes" : "exercises-no")}</td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="hint">${say("exercises-cells")}</p>
    ${
      commonest.some(Boolean)
        ? html`<h3>${say("exercises-commonest")}</h3>
            <ul class="desk-problems">
              ${commonest.map((one, at) => (one ? html`<li>${say("exercises-mistake", { number: at + 1, act: actWords(text, one.act), people: one.people })}</li>` : nothing))}
            </ul>`
        : nothing
    }
    <div class="desk-buttons">${actButton(say("events-csv"), does.saveTable)}</div>
  </section>`;
}

/** @param {Text} text @param {number} count @param {boolean} isSolved */
function cell({ say }, count, isSolved) {
  if (!count) return html`<td>–</td>`;
  const words = say(isSolved ? "exercises-solved-in" : "exercises-unsolved", { count });
  return html`<td ?data-solved=${isSolved}>
    <span aria-hidden="true">${isSolved ? "✓" : "✗"} ${count}</span><span class="unseen">${words}</span>
  </td>`;
}
