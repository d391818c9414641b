/** Class view: the heap of what a class sent, what is wrong with parts of it, and who solved what in how many tries. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { refusalSentence } from "../../text/refusals.js";
import { exerciseButton, exerciseFile } from "./fields.js";
import { actWords } from "./pack-view.js";

/** @import { ExerciseClass, ExercisesPart, ExercisesRead } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesActs } from "./fields.js" */

/** @param {Text} text @param {ExercisesPart} part @param {ExercisesRead} read @param {ExercisesActs} does */
export function classView(text, part, read, does) {
  const { say } = text;
  const { heap, files, working, table } = part;
  return html`<section class="exercises-part" aria-label=${say("exercises-answers")} @drop=${dropped}>
      <h3>${say("exercises-answers")}</h3>
      <label class="field"
        ><span>${say("exercises-heap")}</span
        ><textarea
          dir="auto"
          rows="5"
          spellcheck="false"
          autocomplete="off"
          .value=${live(heap)}
          @input=${(/** @type {Event} */ { target }) => does.pile(/** @type {HTMLTextAreaElement} */ (target).value)}
        ></textarea></label
      >
      <p class="hint">${say("exercises-heap-line")}</p>
      ${
        files.length
          ? html`<ul class="exercises-list">
              ${files.map(
                (file) =>
                  html`<li class="exercises-kept">
                    <bdi>${file.name}</bdi>
                    <button class="button" type="button" aria-label=${say("events-drop-which", { name: file.name })} @click=${() => does.dropFile(file)}>${say("events-drop")}</button>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
      <div class="exercises-buttons">
        ${exerciseButton(say("events-check"), does.check, { isMain: true, isOff: working !== null || !(heap.trim() || files.length) })}
        ${exerciseFile(say("events-files"), ".txt,text/plain", does.takeAnswers)}
      </div>
      ${
        working === null
          ? nothing
          : html`<div class="exercises-working">
              <label class="field"><span>${say("exercises-replaying")}</span><progress max="1" .value=${working}></progress></label>
              ${exerciseButton(say("exercises-stop"), does.stopClass)}
            </div>`
      }
    </section>
    ${table ? [problemsView(text, table), tableOfClass(text, read, table, does)] : nothing}
    <div class="exercises-buttons">${exerciseButton(say("exercises-back"), does.toPack)}</div>`;

  /** @param {DragEvent} event */
  function dropped(event) {
    const given = [...(event.dataTransfer?.files ?? [])];
    if (!given.length) return;
    event.preventDefault();
    event.stopPropagation();
    void does.takeAnswers(given);
  }
}

/** What is wrong, by name and reason. @param {Text} text @param {ExerciseClass} table */
function problemsView(text, { problems, pupils }) {
  const { say } = text;
  if (!problems.length)
    return pupils.length ? nothing : html`<p role="status">${say("exercises-no-answers")}</p>`;
  return html`<section role="status" aria-label=${say("exercises-problems")}>
    <p>${say("exercises-problems")}</p>
    <ul class="exercises-problems">
      ${problems.map(
        ({ at, name, code, facts }) =>
          html`<li>
            <strong dir="auto">${name || say("events-link-number", { number: at })}</strong> ${refusalSentence(text, { code, facts })}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Text} text @param {ExercisesRead} read @param {ExerciseClass} table @param {ExercisesActs} does */
function tableOfClass(text, read, { pupils, commonest }, does) {
  const { say } = text;
  if (!pupils.length) return nothing;
  const isPassed = read.passes !== null;
  return html`<section class="exercises-part" aria-label=${say("exercises-table")}>
    <div class="exercises-paper" tabindex="0" role="group" aria-label=${say("exercises-table")}>
      <table class="exercises-table">
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
            <ul class="exercises-problems">
              ${commonest.map((one, at) => (one ? html`<li>${say("exercises-mistake", { number: at + 1, act: actWords(text, one.act), people: one.people })}</li>` : nothing))}
            </ul>`
        : nothing
    }
    <div class="exercises-buttons">${exerciseButton(say("events-csv"), does.saveTable)}</div>
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
