/** Task desk: the box above the hand while a task is tried: what is to be found, how it stands, and what comes next. */

import { html, nothing } from "lit-html";
import { closeMark } from "../cards/marks.js";
import { button, iconButton } from "./controls.js";

/** What a button says and does. @typedef {readonly [words: string, act: () => unknown]} Step */

/**
 * @param {{ say: import("../text/sentences.js").Say }} text
 * @param {import("../core/types.d.ts").TaskView} task
 * @param {object} desk
 * @param {string} desk.title
 * @param {unknown} desk.words
 * @param {string} [desk.head] where it says more than the title
 * @param {unknown} [desk.stars]
 * @param {unknown} [desk.clauses]
 * @param {unknown} [desk.room] what keeps room for other words
 * @param {() => unknown} desk.retry
 * @param {Step} desk.leave
 * @param {Step} desk.next once it is right
 */
export function taskDesk({ say }, { kind, status, punished }, desk) {
  const {
    title,
    words,
    head = title,
    stars = nothing,
    clauses = nothing,
    room = nothing,
    leave,
    next,
  } = desk;
  const isWrong = status === "wrong";
  const isDecided = isWrong || status === "right";
  const [after, act] = isWrong ? [say("lessons-again"), desk.retry] : next;
  // One button that leads back is enough.
  const canLeave = !(status === "right" && act === leave[1]);
  return html`<section class=${`task ${kind === "lesson" ? "lesson" : "puzzle"}`} data-status=${status} aria-label=${title}>
    <div class="advice">
      ${room}
      <div role="status">
        <h2>${head}</h2>
        ${stars}
        <p>${words}</p>
        ${punished && isWrong ? html`<p>${say("lessons-punished")}</p>` : nothing} ${clauses}
      </div>
      ${canLeave ? iconButton(closeMark(), leave[0], leave[1], { isTitled: true }) : nothing}
    </div>
    ${isDecided ? html`<div class="task-buttons">${button(after, act, { isMain: true, isAnswer: true })}</div>` : nothing}
  </section>`;
}
