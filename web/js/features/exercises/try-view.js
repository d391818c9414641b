/** Try view: an exercise at its table: the task above the hand, then what the teacher says, and the way on. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { closeMark } from "../../cards/marks.js";
import { smallCards } from "../../cards/laid.js";
import { doSentence } from "../../text/explain.js";
import { named } from "../../text/onlookers.js";
import { wording } from "../../text/wording.js";
import { isMultiCard, multiCardLine } from "../../table/prompts/multi-card.js";
import { promptLine } from "../../table/prompts/prompt.js";
import { onlyActs } from "../../table/view/looked-at.js";
import { tableView } from "../../table/view/table.js";
import { MOST_TRIES } from "./trying.js";

/** @import { Match, Settings, View } from "../../core/types.d.ts" */
/** @import { ExercisesPart, ExercisesRead, ExerciseWeighed } from "./types.d.ts" */
/** @import { Shape } from "../../table/view/hand-places.js" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesActs } from "./types.d.ts" */

/** What takes the place of whatever had the focus takes the focus, too. @param {Element | undefined} part */
const focus = (part) =>
  // It is made before it is put on the page.
  queueMicrotask(() => /** @type {HTMLElement | undefined} */ (part)?.focus());

/**
 * @param {Text} page
 * @param {ExercisesPart} part
 * @param {ExercisesRead} read
 * @param {Match} match
 * @param {ExercisesActs} does
 * @param {Settings} settings
 * @param {Shape | null} shape
 */
export function tryView(page, part, read, match, does, settings, shape) {
  const text = wording(page, match.view.game);
  const { said } = part;
  const shown = { ...match, view: called(text, match.view) };
  const isOpen = !said;
  const hint =
    isOpen && read.exercises[part.at]?.hint && !part.isHinted
      ? html`<button class="button" type="button" @click=${does.hint}>${text.say("exercises-hint")}</button>`
      : nothing;
  const line = isMultiCard(match.view.prompt)
    ? multiCardLine(text, shown, does.act, hint)
    : promptLine(text, shown, does.act, hint);
  const bar = html`${boxView(text, part, read, does)} ${isOpen ? line : nothing}`;
  return html`<div class="replay-stage exercise-stage">
    ${tableView(text, shown, onlyActs({ act: does.act, touch: does.touch, hurry: does.goOn }), { settings, bar, task: `exercise ${part.at}` }, shape)}
  </div>`;
}

/** The seats as an exercise speaks of them: whoever decides is "you", the others are called by their seats. @param {Text} text @param {View} view @returns {View} */
function called({ say }, view) {
  const all = named(say, view, true);
  const own = { ...all.seats[view.you], name: say("seat-you") };
  return { ...all, seats: { ...all.seats, [view.you]: own } };
}

/** @param {Text} text @param {ExercisesPart} part @param {ExercisesRead} read @param {ExercisesActs} does */
function boxView(text, part, read, does) {
  const { say } = text;
  const { at, attempts, said, isHinted, isPunished } = part;
  const exercise = read.exercises[at];
  const tries = attempts[at]?.tries.length ?? 0;
  const of = read.exercises.length;
  const title = exercise?.title || say("exercises-number", { number: at + 1 });
  return html`<section class="task exercise" data-status=${said?.kind ?? "playing"} aria-label=${title}>
    <div class="advice"><div class="exercise-words" tabindex="0" role="group" aria-label=${title}>
      <h2><bdi>${of > 1 ? say("exercises-title", { number: at + 1, of, title }) : title}</bdi></h2>
      ${said ? nothing : html`<p dir="auto" tabindex="-1" ${ref(focus)}>${exercise?.task}</p>`}
      ${said || !exercise || exercise.ends === "act" ? nothing : html`<p class="hint">${say(`exercises-until-${exercise.ends}`)}</p>`}
      ${isHinted && !said ? html`<p class="exercise-hint"><b>${say("exercises-hint")}</b> <bdi>${exercise?.hint}</bdi></p>` : nothing}
      <div role="status">
        ${
          said
            ? html`<p>
                  <b>${say(`exercises-${said.kind}`)}</b>
                  <bdi>${said.words}</bdi>
                </p>
                ${said.kind === "right" ? html`<p class="hint">${say("exercises-solved-in", { count: tries })}</p>` : nothing}
                ${isPunished && said.kind !== "right" ? html`<p class="hint">${say("exercises-punished")}</p>` : nothing}`
            : nothing
        }
      </div>
      ${said?.kind === "right" ? worthView(text, part) : nothing}
    </div>
    <button class="icon-button" type="button" aria-label=${say("exercises-back")} title=${say("exercises-back")} @click=${() => does.back()}>
      ${closeMark()}
    </button></div>
    ${
      said
        ? html`<div class="task-buttons">
            ${
              said.kind === "right" || tries >= MOST_TRIES
                ? mainButton(say(at + 1 < of ? "exercises-next" : "exercises-to-result"), does.next)
                : [
                    mainButton(say("exercises-again"), does.again),
                    html`<button class="button" type="button" @click=${() => does.next()}>${say("exercises-skip")}</button>`,
                  ]
            }
            ${said.kind === "right" && !part.worth ? html`<button class="button" type="button" @click=${() => does.weigh()}>${say("exercises-weigh")}</button>` : nothing}
          </div>`
        : nothing
    }
  </section>`;
}

/** @param {string} words @param {() => unknown} act */
function mainButton(words, act) {
  return html`<button class="button" data-main type="button" @click=${() => void act()} ${ref(focus)}>${words}</button>`;
}

/** What the engine thinks of each act. @param {Text} text @param {ExercisesPart} part */
function worthView(text, { worth }) {
  const { say } = text;
  if (!worth) return nothing;
  if (worth === "weighing") return html`<p role="status">${say("exercises-weighing")}</p>`;
  return worthList(text, worth);
}

/** @param {Text} text @param {ExerciseWeighed} worth */
function worthList({ say }, { values, worlds, exact, of }) {
  const known = values.filter(({ value }) => value !== null);
  if (!known.length) return html`<p class="hint">${say("exercises-unweighed")}</p>`;
  return html`<ul class="exercises-worth">
      ${known.map(
        ({ action, value, error, tie }, at) =>
          html`<li ?data-best=${at === 0 || tie}>
            <span class="unseen">${doSentence(say, action)}</span>
            <span aria-hidden="true">${"cards" in action ? smallCards(action.cards) : doSentence(say, action)}</span>
            <b dir="ltr">${value?.toFixed(1)} <small>± ${(error ?? 0).toFixed(1)}</small></b>
          </li>`,
      )}
    </ul>
    <p class="hint">${say(exact ? "analysis-exact-you" : "analysis-worlds-you", { of, worlds })}</p>`;
}
