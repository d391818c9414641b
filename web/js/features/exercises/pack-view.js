/** Pack view: the exercises of a pack with what was made of each; once some were tried, the answers to be sent. */

import { html, nothing } from "lit-html";
import { button, linkView } from "./fields.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Attempt, ExercisesPart, ExercisesRead } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesActs } from "./fields.js" */

/** @param {Text} text @param {State} state @param {ExercisesPart} part @param {ExercisesRead} read @param {ExercisesActs} does */
export function packView(text, state, part, read, does) {
  const { say } = text;
  const { attempts } = part;
  const solved = attempts.filter(({ isSolved }) => isSolved).length;
  const isBegun = attempts.some(({ tries }) => tries.length);
  const isDone = solved === attempts.length;
  return html`<p class="exercises-result" role="status">
      ${isBegun ? resultWords(text, read, solved) : say("exercises-count", { count: attempts.length })}
      ${!isBegun && read.passes !== null ? say("exercises-to-pass", { passes: read.passes }) : nothing}
    </p>
    <ol class="exercises-list">
      ${read.exercises.map((one, at) => {
        const isNewChapter = one.chapter && one.chapter !== read.exercises[at - 1]?.chapter;
        return html`<li>
          ${isNewChapter ? html`<h3 dir="auto">${one.chapter}</h3>` : nothing}
          <button class="exercises-row" type="button" ?data-solved=${attempts[at]?.isSolved} @click=${() => does.begin(at)}>
            <strong dir="auto">${one.title || say("exercises-number", { number: at + 1 })}</strong>
            <span dir="auto">${one.task}</span>
            <small>${[say(`game-${one.game}`), attemptWords(text, attempts[at])].filter(Boolean).join(" · ")}</small>
          </button>
        </li>`;
      })}
    </ol>
    <div class="exercises-buttons">
      ${isDone ? nothing : button(say(isBegun ? "exercises-go-on" : "exercises-begin"), () => does.begin(), { isMain: true })}
    </div>
    ${isBegun ? answersView(text, state, part, read, does) : nothing}
    <div class="exercises-buttons">
      ${button(say("exercises-save"), does.savePack)} ${button(say("exercises-all"), does.list)}
    </div>`;
}

/** @param {Text} text @param {ExercisesRead} read @param {number} solved */
function resultWords({ say }, { passes, exercises }, solved) {
  const result = say("exercises-solved", { solved, of: exercises.length });
  if (passes === null) return result;
  return `${result} ${say(solved >= passes ? "exercises-passed" : "exercises-to-pass", { passes })}`;
}

/** @param {Text} text @param {Attempt | undefined} attempt */
function attemptWords({ say }, attempt) {
  const count = attempt?.tries.length ?? 0;
  if (!count) return "";
  return say(attempt?.isSolved ? "exercises-solved-in" : "exercises-tried", { count });
}

/** One's name, and the link of one's answers. @param {Text} text @param {State} state @param {ExercisesPart} part @param {ExercisesRead} read @param {ExercisesActs} does */
function answersView(text, { settings }, part, read, does) {
  const { say } = text;
  const { mine } = part;
  const named = (/** @type {Event} */ { target }) =>
    does.call(/** @type {HTMLInputElement} */ (target).value);
  return html`<section class="exercises-part" aria-label=${say("exercises-send")}>
    <h3>${say("exercises-send")}</h3>
    <p class="hint">${say("exercises-send-line")}</p>
    <label class="field"
      ><span>${say("exercises-your-name")}</span
      ><input dir="auto" maxlength="24" autocomplete="nickname" .value=${settings.name} @change=${named}
    /></label>
    ${
      mine
        ? linkView(
            text,
            part,
            {
              link: mine.link,
              label: say("exercises-answers-link"),
              title: [read.title || say("exercises"), settings.name.trim()].join(": "),
            },
            does,
          )
        : html`<p class="hint">${say("exercises-name-first")}</p>`
    }
  </section>`;
}
