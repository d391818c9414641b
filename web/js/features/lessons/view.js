/** Lessons: the list of a game's lessons, and the box above the hand while one is played. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { taskDesk } from "../../parts/task-desk.js";
import { createSentences } from "../../text/sentences.js";
import { refusalSentence } from "../../text/refusals.js";
import { rulesAddress, offerOf } from "../../text/catalog.js";
import { clauseMark } from "../../table/prompts/prompt.js";

/** @import { TaskView } from "../../core/types.d.ts" */
/** @import { Lessons } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {ReturnType<typeof import("./store.js").createLessons>} LessonActions */

/** The first part of the rules says the game in two minutes. */
const TWO_MINUTES = "part-1";

/** Their messages, parsed once. @type {{ words: string, text: Text } | null} */
let read = null;

/** @param {string} words @returns {Text} */
function wordsOf(words) {
  if (read?.words !== words) read = { words, text: createSentences(document.documentElement.lang, words) };
  return read.text;
}

/**
 * @param {"path" | "box"} part
 * @param {Text} text
 * @param {Lessons} lessons
 * @param {LessonActions} actions
 * @param {TaskView | null} [task] the one that is played
 * @param {(game: string) => void} [openPuzzles]
 */
export function lessonsView(part, text, lessons, actions, task, openPuzzles) {
  return part === "box" && task
    ? boxView(text, lessons, actions, task)
    : pathView(text, lessons, actions, openPuzzles);
}

/** @param {Text} text @param {Lessons} lessons @param {LessonActions} actions @param {(game: string) => void} [openPuzzles] */
function pathView(text, { game, list, words, stars, wanted, refusal }, actions, openPuzzles) {
  const { say } = text;
  const title = say(`game-${game}`);
  if (refusal) return html`<p role="alert">${refusalSentence(text, refusal)}</p>`;
  if (!list.length) return html`<p role="status">${say("lessons-waiting")}</p>`;
  const { say: sayOf } = wordsOf(words);
  const next = list.find(({ key }) => !stars[key])?.key ?? null;
  return html`<div class="lessons" data-game=${game}>
    <p>${say("lessons-line", { game: title })}</p>
    ${wanted ? html`<p role="status">${say("lessons-waiting")}</p>` : nothing}
    <ol class="lessons-path">
      ${list.map(({ key }) => {
        const has = stars[key] ?? 0;
        return html`<li>
          <button class="lessons-one" type="button" ?data-next=${key === next} ?data-done=${has > 0} @click=${() => actions.startLesson(key)}>
            <span class="lessons-title">${sayOf(`${key}-title`)}</span>
            ${has ? starsView(text, has) : key === next ? html`<span class="lessons-begin">${say("lessons-begin")}</span>` : nothing}
          </button>
        </li>`;
      })}
    </ol>
    <p>
      <a href=${rulesAddress(game, document.documentElement.lang, TWO_MINUTES)} data-help=${TWO_MINUTES} data-help-game=${game}
        >${say("lessons-read")}</a
      >
    </p>
    ${
      offerOf(game)?.puzzles
        ? html`<p>${button(say("puzzles-open"), () => openPuzzles?.(game))}</p>`
        : nothing
    }
  </div>`;
}

/** @param {Text} text @param {number} count */
function starsView({ say }, count) {
  return html`<span class="stars" role="img" aria-label=${say("lessons-stars", { count })}
    >${[1, 2, 3].map((at) => html`<svg class="star" viewBox="0 0 24 24" aria-hidden="true" ?data-lit=${at <= count}><path d="M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8z" /></svg>`)}</span
  >`;
}

/**
 * The task, then the result, and the next lesson.
 * @param {Text} text
 * @param {Lessons} lessons
 * @param {LessonActions} actions
 * @param {TaskView} task
 */
function boxView(text, { list, words }, actions, task) {
  const { key, status, message, clauses, stars } = task;
  const { say } = text;
  const { say: sayOf } = wordsOf(words);
  const at = list.findIndex((one) => one.key === key);
  const next = list[at + 1]?.key ?? null;
  const said = status === "wrong" ? message : status === "right" ? "won" : "open";
  const title = sayOf(`${key}-title`);
  const head = say("lessons-number", { number: at + 1, title });
  const all = /** @type {const} */ ([say("lessons-all"), actions.leaveTask]);
  const isDecided = status !== "playing";
  return taskDesk(text, task, {
    title,
    head,
    words: sayOf(`${key}-${said}`),
    stars: status === "right" ? starsView(text, stars) : nothing,
    clauses: isDecided ? clauses.map((clause) => clauseMark(text, clause)) : nothing,
    room: roomsOf(words, key, sayOf).map(
      (one) =>
        html`<i class="room" aria-hidden="true" data-room=${`${head} ★★★ ${one} ${clauses.join("  ")}`}></i>`,
    ),
    retry: actions.retryTask,
    leave: all,
    next: next ? [say("lessons-next"), () => actions.startLesson(next)] : all,
  });
}

/**
 * All that a lesson may come to say: the box keeps room for each from the start, so that nothing moves when it is decided.
 * @param {string} words
 * @param {string} key
 * @param {Text["say"]} sayOf
 */
function roomsOf(words, key, sayOf) {
  const named = words.matchAll(new RegExp(`^(${key}-[\\w-]+) =`, "gm"));
  return [...named].flatMap(([, id = ""]) => (id.endsWith("-title") ? [] : [sayOf(id)]));
}
