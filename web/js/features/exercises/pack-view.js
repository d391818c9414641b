/** Pack view: the exercises of a pack with what was made of each; once some were tried, the answers to be sent. */

import { html, nothing } from "lit-html";
import { cardNames } from "../../text/names.js";
import { inLine } from "../../text/in-line.js";
import { actButton } from "../../parts/desk.js";
import { linkBox } from "../../parts/link-box.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Attempt, ExerciseFaultData, ExercisesPart, ExercisesRead } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesActs } from "./types.d.ts" */

/** What is asked about before one's tries are thrown away; no pack has this name. */
const TRIES = "tries";

/** @param {Text} text @param {State} state @param {ExercisesPart} part @param {ExercisesRead} read @param {ExercisesActs} does */
export function exercisePack(text, state, part, read, does) {
  const { say } = text;
  const { attempts, id } = part;
  const solved = attempts.filter(({ isSolved }) => isSolved).length;
  const isBegun = attempts.some(({ tries }) => tries.length);
  const isDone = solved === attempts.length;
  return html`<p class="exercises-result" role="status">
      ${inLine(
        isBegun
          ? resultWords(text, read, solved)
          : [
              say("exercises-count", { count: attempts.length }),
              read.passes === null ? "" : say("exercises-to-pass", { passes: read.passes }),
            ],
      )}
    </p>
    <ol class="desk-list">
      ${read.exercises.map((one, at) => {
        const isNewChapter = one.chapter && one.chapter !== read.exercises[at - 1]?.chapter;
        return html`<li>
          ${isNewChapter ? html`<h3 dir="auto">${one.chapter}</h3>` : nothing}
          <div class="desk-kept"><button class="desk-row" type="button" ?data-solved=${attempts[at]?.isSolved} @click=${() => does.begin(at)}>
            <strong dir="auto">${one.title || say("exercises-number", { number: at + 1 })}</strong>
            <span dir="auto">${one.task}</span>
            <small>${[say(`game-${one.game}`), attemptWords(text, attempts[at])].filter(Boolean).join(" · ")}</small>
          </button>
          ${id ? ownButtons(text, read, at, does) : nothing}</div>
        </li>`;
      })}
    </ol>
    <div class="desk-buttons">
      ${isDone ? nothing : actButton(say(isBegun ? "exercises-go-on" : "exercises-begin"), () => does.begin(), { isMain: true })}
    </div>
    ${isBegun ? answersView(text, state, part, read, does) : nothing}
    ${id ? teacherView(text, part, read, does) : nothing}
    ${isBegun ? html`<div class="desk-buttons">${forgetTriesButtons(text, part.sure === TRIES, does)}</div>` : nothing}
    <div class="desk-buttons">
      ${id ? nothing : actButton(say("exercises-keep"), does.keepPack)} ${actButton(say("exercises-save"), does.savePack)}
      ${state.past.opened?.shown ? actButton(say("exercises-to-deal"), does.toDeal) : nothing}
      ${actButton(say("exercises-answers"), does.toClass)} ${actButton(say("exercises-all"), does.list)}
    </div>`;
}

/** What asks before one's tries are thrown away. @param {Text} text @param {boolean} isSure @param {ExercisesActs} does */
function forgetTriesButtons({ say }, isSure, does) {
  if (!isSure) return actButton(say("exercises-forget-tries"), () => does.ask(TRIES));
  return [
    actButton(say("exercises-forget-sure"), does.forgetTries, { isMain: true }),
    actButton(say("exercises-stay"), () => does.ask("")),
  ];
}

/** What is done with an exercise of one's own pack. @param {Text} text @param {ExercisesRead} read @param {number} at @param {ExercisesActs} does */
function ownButtons({ say }, { exercises }, at, does) {
  const number = at + 1;
  return html`<button class="button" type="button" aria-label=${say("exercises-edit-which", { number })} @click=${() => does.edit(at)}>${say("exercises-edit")}</button>
    ${
      exercises.length > 1
        ? html`<button class="button" type="button" aria-label=${say("exercises-take-out-which", { number })} @click=${() => does.takeOut(at)}>${say("exercises-take-out")}</button>`
        : nothing
    }`;
}

/** The title of one's own pack, what it takes to pass, and its link. @param {Text} text @param {ExercisesPart} part @param {ExercisesRead} read @param {ExercisesActs} does */
function teacherView(text, part, read, does) {
  const { say } = text;
  const { title, passes, exercises, link, fits, faults } = read;
  const doubts = part.doubts?.key === read.key ? part.doubts : null;
  const given = (/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target).value;
  return html`<section class="desk-part" aria-label=${say("exercises-class")}>
    <h3>${say("exercises-class")}</h3>
    <div class="desk-fields">
      <label class="field"
        ><span>${say("exercises-pack-title")}</span
        ><input dir="auto" maxlength="60" autocomplete="off" .value=${title} @change=${(/** @type {Event} */ event) => does.name({ title: given(event) })}
      /></label>
      <label class="field"
        ><span>${say("exercises-passes")}</span
        ><select @change=${(/** @type {Event} */ event) => does.name({ passes: Number(given(event)) || null })}>
          <option value="" ?selected=${passes === null}>${say("exercises-passes-none")}</option>
          ${exercises.map((_, at) => html`<option value=${at + 1} ?selected=${passes === at + 1}>${at + 1}</option>`)}
        </select></label
      >
    </div>
    ${faultsView(text, [...faults, ...(doubts?.faults ?? [])])}
    ${
      faults.length
        ? nothing
        : doubts?.isChecking
          ? html`<p role="status">${say("exercises-checking")}</p>`
          : link && fits
            ? linkBox(
                text,
                part,
                { link, label: say("exercises-link"), title: title || say("exercises") },
                does,
              )
            : html`<p>${say("exercises-too-long")}</p>`
    }
  </section>`;
}

/** What is wrong with exercises, one sentence each. @param {Text} text @param {readonly ExerciseFaultData[]} faults */
export function faultsView(text, faults) {
  if (!faults.length) return nothing;
  return html`<div role="alert">
    <ul class="desk-refusal exercises-faults">
      ${faults.map((fault) => html`<li>${faultSentence(text, fault)}</li>`)}
    </ul>
  </div>`;
}

/** @param {Text} text @param {ExerciseFaultData} fault */
function faultSentence({ say, has }, { exercise, code, facts }) {
  const id = `exercises-fault-${code}`;
  const said = Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, actWords({ say, has }, value)]),
  );
  return say(has(id) ? id : "exercises-fault-bad_exercise", { exercise, why: "", ...said });
}

/** An act of a fault in words, where it is cards; any other as it is written. @param {Text} text @param {unknown} value @returns {string | number} */
export function actWords({ say }, value) {
  if (typeof value === "number") return value;
  const words = String(value).split(" ");
  return words.every((word) => /^(?:[2-9TJQKA][SHDC]|[SB]J)$/.test(word))
    ? cardNames(say, words)
    : String(value);
}

/** @param {Text} text @param {ExercisesRead} read @param {number} solved */
function resultWords({ say }, { passes, exercises }, solved) {
  return [
    say("exercises-solved", { solved, of: exercises.length }),
    passes === null ? "" : say(solved >= passes ? "exercises-passed" : "exercises-to-pass", { passes }),
  ];
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
  const actWords = (/** @type {Event} */ { target }) =>
    does.call(/** @type {HTMLInputElement} */ (target).value);
  return html`<section class="desk-part" aria-label=${say("exercises-send")}>
    <h3>${say("exercises-send")}</h3>
    <p class="hint">${say("exercises-send-line")}</p>
    <label class="field"
      ><span>${say("exercises-your-name")}</span
      ><input dir="auto" maxlength="24" autocomplete="nickname" .value=${settings.name} @change=${actWords}
    /></label>
    ${
      mine
        ? linkBox(
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
