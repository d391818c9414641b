/** Puzzles: the list of a game's puzzles with the progress, and the box above the hand while one is tried. */

import { html, nothing } from "lit-html";
import { GRADES, gradeOf } from "./puzzle-file.js";
import { againstSentence } from "../../text/explanations.js";
import { button, radioGroup } from "../../parts/controls.js";
import { taskDesk } from "../../parts/task-desk.js";
import { offerOf } from "../../text/catalog.js";
import { formatSpan } from "../../text/dates.js";
import { refusalSentence } from "../../text/refusals.js";
import { joinSentences } from "../../text/sentences.js";
import { untilNextDay } from "../../time/days.js";
import { isDue } from "./repetition.js";

/** @import { TaskView } from "../../core/types.d.ts" */
/** @import { Puzzles } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {ReturnType<typeof import("./store.js").createPuzzles>} PuzzleActions */

/**
 * @param {"path" | "box"} part
 * @param {Text} text
 * @param {any} what the puzzles of a game, or the decision that is tried
 * @param {PuzzleActions} actions
 */
export function puzzlesView(part, text, what, actions) {
  return part === "box" ? boxView(text, what, actions) : pathView(text, what, actions);
}

/** @param {Text} text @param {Puzzles} puzzles @param {PuzzleActions} actions */
function pathView(text, { game, list, progress, theme, grade, today, wanted, refusal }, actions) {
  const { say } = text;
  if (refusal) return html`<p role="alert">${refusalSentence(text, refusal)}</p>`;
  if (!list.length) return html`<p role="status">${say("lessons-waiting")}</p>`;
  const known = list.filter(({ key }) => progress[key]);
  const due = known.filter(({ key }) => isDue(progress[key], today)).length;
  const found = known.filter(({ key }) => (progress[key]?.box ?? 0) > 0).length;
  const levels = offerOf(game)?.levels.length ?? 0;
  /** @param {string} one @param {string} other */
  const countBoth = (one, other) =>
    list.filter((puzzle) => (!one || puzzle.theme === one) && (!other || gradeOf(puzzle, levels) === other))
      .length;
  const themes = ["", ...new Set(list.map((one) => one.theme))];
  const grades = ["", ...GRADES.filter((one) => list.some((puzzle) => gradeOf(puzzle, levels) === one))];
  return html`<div class="puzzles" data-game=${game}>
    <p>${say("puzzles-line")}</p>
    ${wanted ? html`<p role="status">${say("lessons-waiting")}</p>` : nothing}
    <div class="puzzles-begin">
      ${button(say("puzzles-next"), actions.startNext, { isMain: true })}
      ${button(say("puzzles-daily"), actions.startDaily)}
    </div>
    <p class="hint">${say("puzzles-daily-next", { span: formatSpan(untilNextDay(Date.now())) })}</p>
    <p>${joinSentences([say("puzzles-count", { found, all: list.length }), due ? say("puzzles-due", { due }) : ""])}</p>
    <progress class="puzzles-bar" max=${list.length} .value=${found} aria-label=${say("puzzles")}></progress>
    ${radioGroup(
      say("puzzles-themes"),
      "puzzles-theme",
      themes.map((one) => [one, withCount(say(`puzzle-theme-${one || "all"}`), countBoth(one, grade))]),
      theme,
      actions.chooseTheme,
      { id: "theme" },
    )}
    ${
      grades.length < 2
        ? nothing
        : radioGroup(
            say("puzzles-grades"),
            "puzzles-grade",
            grades.map((one) => [
              one,
              withCount(say("puzzle-grade", { grade: one || "all" }), countBoth(theme, one)),
            ]),
            grade,
            actions.chooseGrade,
            { id: "grade" },
          )
    }
    <p class="hint">${joinSentences([say("puzzles-evenly"), grades.length < 2 ? "" : say("puzzles-measured", { levels })])}</p>
  </div>`;
}

/** @param {string} words @param {number} count */
function withCount(words, count) {
  return html`${words} <small>${count}</small>`;
}

/**
 * The task, the caution against a try, and the next puzzle.
 * @param {Text} text
 * @param {TaskView} task
 * @param {PuzzleActions} actions
 */
function boxView(text, task, actions) {
  const { say } = text;
  const { kind, theme, status, tries, against } = task;
  const isMoment = kind === "moment";
  /** @type {import("../../parts/task-desk.js").Step} */
  const leave = [say(isMoment ? "decision-back" : "puzzles-all"), actions.leaveTask];
  return taskDesk(text, task, {
    title: isMoment
      ? say("decision-try-title")
      : say("puzzle-title", { theme: say(`puzzle-theme-${theme}`) }),
    words:
      status === "wrong" && against
        ? againstSentence(say, against)
        : say(`puzzle-${status}`, { tries, moment: isMoment ? "yes" : "no" }),
    retry: actions.retryTask,
    leave,
    next: isMoment ? leave : [say("puzzles-next"), actions.startNext],
  });
}
