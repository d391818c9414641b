/** Draft view: an exercise that is being made: its position, what is right and wrong there, and what the teacher says. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { smallCards } from "../../cards/laid.js";
import { doSentence } from "../../text/explain.js";
import { cardNames } from "../../text/names.js";
import { wording } from "../../text/wording.js";
import { actButton, choiceField } from "../../parts/desk.js";
import { MOST_WRONG, mayStay } from "./making.js";
import { faultsView } from "./pack-view.js";

/** @import { Draft, ExercisesPart, LegalAct } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesActs } from "./types.d.ts" */

/** The most characters of what a teacher says, and of a title. */
const WORDS = 280;
const TITLE = 60;

/** @param {Text} page @param {ExercisesPart} part @param {Draft} draft @param {ExercisesActs} does */
export function draftView(page, part, draft, does) {
  const text = wording(page, draft.taken.view.game);
  const { say } = text;
  const { parts, faults, isChecking } = draft;
  return html`<h3>${say("exercises-making")}</h3>
    ${positionView(text, draft)}
    ${wordsField("task", say("exercises-task"), 3)} ${goalView(text, draft, does)}
    <section class="desk-part" aria-label=${say("exercises-acts")}>
      <h3>${say("exercises-acts")}</h3>
      <p class="hint">${say(parts.goal ? "exercises-acts-goal-line" : "exercises-acts-line", { most: MOST_WRONG })}</p>
      <ul class="exercises-acts">
        ${actsOf(draft).map((act) => actView(text, draft, act, does))}
      </ul>
      ${draft.worth === "weighing" ? html`<p role="status">${say("exercises-weighing")}</p>` : nothing}
      ${isUnweighed(draft) ? html`<p class="desk-note" role="status">${say("exercises-cannot-weigh")}</p>` : nothing}
      ${wordsField("praise", say("exercises-praise"))}
      ${parts.wrong.map(
        ({ action, text: act, words }) =>
          html`<label class="field"
            ><span>${say("exercises-said-to", { act: doSentence(say, action) })}</span
            ><textarea
              dir="auto"
              rows="2"
              maxlength=${WORDS}
              autocomplete="off"
              .value=${live(words)}
              @input=${(/** @type {Event} */ event) => does.sayTo(act, given(event))}
            ></textarea></label
          >`,
      )}
      ${wordsField("otherwise", say("exercises-otherwise-field"))}
    </section>
    <section class="desk-part" aria-label=${say("exercises-more")}>
      <h3>${say("exercises-more")}</h3>
      ${wordsField("hint", say("exercises-hint-field"))}
      ${parts.goal || isUnweighed(draft) ? nothing : tick("near", say("exercises-near"))}
      ${parts.goal && !parts.right.length ? nothing : tick("punish", say("exercises-punish"))}
      <div class="desk-fields">
        ${titleField("title", say("exercises-title-field"))} ${titleField("chapter", say("exercises-chapter"))}
        <label class="field"
          ><span>${say("exercises-into")}</span
          ><select ?disabled=${draft.at !== null} @change=${(/** @type {Event} */ event) => does.putInto(given(event))}>
            <option value="" ?selected=${!draft.pack}>${say("exercises-into-new")}</option>
            ${(part.packs ?? []).map(({ id, title, count }) => html`<option value=${id} ?selected=${draft.pack === id}>${title || say("exercises")} (${count})</option>`)}
          </select></label
        >
      </div>
    </section>
    ${faultsView(text, faults)}
    <div class="desk-buttons">
      ${isChecking ? html`<p role="status">${say("exercises-checking")}</p>` : actButton(say("exercises-keep-it"), () => does.keepDraft(), { isMain: true })}
      ${mayStay(faults) && !isChecking ? actButton(say("exercises-keep-still"), () => does.keepDraft(true)) : nothing}
      ${actButton(say("exercises-later"), does.leaveDraft)} ${actButton(say("exercises-drop"), does.dropDraft)}
    </div>`;

  /** @param {Event} event */
  function given({ target }) {
    return /** @type {HTMLTextAreaElement} */ (target).value;
  }

  /** @param {"task" | "hint" | "praise" | "otherwise"} field @param {string} label @param {number} [rows] */
  function wordsField(field, label, rows = 2) {
    return html`<label class="field"
      ><span>${label}</span
      ><textarea
        dir="auto"
        rows=${rows}
        maxlength=${WORDS}
        autocomplete="off"
        .value=${live(parts[field])}
        @input=${(/** @type {Event} */ event) => does.write({ [field]: given(event) })}
      ></textarea></label
    >`;
  }

  /** @param {"title" | "chapter"} field @param {string} label */
  function titleField(field, label) {
    return html`<label class="field"
      ><span>${label}</span
      ><input dir="auto" maxlength=${TITLE} autocomplete="off" .value=${live(parts[field])} @input=${(/** @type {Event} */ event) => does.write({ [field]: given(event) })}
    /></label>`;
  }

  /** @param {"near" | "punish"} field @param {string} label */
  function tick(field, label) {
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${live(parts[field])}
        @change=${(/** @type {Event} */ { target }) => does.write({ [field]: /** @type {HTMLInputElement} */ (target).checked })}
      />${label}</label
    >`;
  }
}

/** Who is to act, the cards in the trick so far, and the hand. @param {Text} text @param {Draft} draft */
function positionView({ say }, { taken: { view } }) {
  const { you, trick, hand } = view;
  const plays = trick?.plays ?? [];
  return html`<div class="exercises-position">
    <p><strong>${say("exercises-decides", { seat: say("seat", { seat: you }) })}</strong></p>
    ${
      plays.length
        ? html`<p class="exercises-trick">
            ${plays.map(({ seat, cards }) => html`<span>${say("seat", { seat })} <span class="unseen">${cardNames(say, cards)}</span>${smallCards(cards)}</span>`)}
          </p>`
        : nothing
    }
    <p role="group" aria-label=${cardNames(say, hand)}>${smallCards(hand)}</p>
  </div>`;
}

/** Whether our bots have nothing to say about the acts. @param {Draft} draft */
const isUnweighed = ({ worth }) =>
  worth !== null && worth !== "weighing" && worth.values.every(({ value }) => value === null);

/** The number in a goal, and the goal with its place for one. @param {string} goal */
function numbered(goal) {
  const number = /(?<=at (?:least|most) )\d+/.exec(goal)?.[0];
  return { number: number ?? "", plain: number ? goal.replace(/(?<=at (?:least|most) )\d+/, "#") : goal };
}

/** What solves it: acts, or a goal that lies further. @param {Text} text @param {Draft} draft @param {ExercisesActs} does */
function goalView({ say }, { parts, taken: { goals } }, does) {
  const { goal, ends } = parts;
  const { number, plain } = numbered(goal);
  const offer = goals.find((one) => one.goal === plain);
  const choose = (/** @type {string} */ chosen) => {
    const next = goals.find((one) => one.goal === chosen);
    const first = next?.ends[0] ?? "act";
    does.write({ goal: chosen.replace("#", number || "1"), ends: next || !chosen ? first : ends });
  };
  const named = goals.map(
    (one) =>
      /** @type {const} */ ([
        one.goal,
        say(`exercises-goal-${one.kind}`, { of: one.goal.startsWith("tricks") ? "tricks" : "points" }),
      ]),
  );
  return html`<div class="desk-fields">
    ${choiceField(
      say("exercises-goal"),
      [
        ["", say("exercises-goal-acts")],
        ...named,
        ...(goal && !offer ? [/** @type {const} */ ([goal, goal])] : []),
      ],
      offer?.goal ?? goal,
      choose,
    )}
    ${
      offer?.most
        ? html`<label class="field"
            ><span>${say("exercises-goal-number")}</span
            ><input
              type="number"
              min="1"
              max=${offer.most}
              autocomplete="off"
              .value=${live(number)}
              @change=${(/** @type {Event} */ { target }) => does.write({ goal: offer.goal.replace("#", String(Math.max(1, Math.min(offer.most ?? 1, Math.round(Number(/** @type {HTMLInputElement} */ (target).value)) || 1)))) })}
          /></label>`
        : nothing
    }
    ${
      offer && offer.ends.length > 1
        ? choiceField(
            say("exercises-ends"),
            offer.ends.map((one) => [one, say(`exercises-ends-${one}`)]),
            ends,
            (one) => does.write({ ends: /** @type {typeof ends} */ (one) }),
          )
        : nothing
    }
  </div>`;
}

/** The acts to choose from: those that are legal, as far as the engine lists them, and what is chosen besides. @param {Draft} draft @returns {LegalAct[]} */
function actsOf({ taken: { legal, made }, parts: { right, wrong } }) {
  const all = [...legal, ...(made ? [made] : []), ...right, ...wrong];
  return all.filter((act, at) => all.findIndex(({ text }) => text === act.text) === at);
}

/** @param {Text} text @param {Draft} draft @param {LegalAct} act @param {ExercisesActs} does */
function actView({ say }, { parts, worth, taken }, act, does) {
  const { action, text } = act;
  const name = doSentence(say, action);
  const is = (/** @type {readonly LegalAct[]} */ some) => some.some((one) => one.text === text);
  const isRight = is(parts.right);
  const isWrong = is(parts.wrong);
  const value = worth && worth !== "weighing" ? worth.values.find((one) => one.text === text) : null;
  return html`<li data-is=${isRight ? "right" : isWrong ? "wrong" : nothing}>
    <span class="unseen">${name}</span>
    <span aria-hidden="true">${"cards" in action ? smallCards(action.cards) : name}</span>
    ${taken.made?.text === text ? html`<small>${say("exercises-made")}</small>` : nothing}
    ${value && value.value !== null ? html`<b dir="ltr">${value.value.toFixed(1)} <small>± ${(value.error ?? 0).toFixed(1)}</small></b>` : nothing}
    <span class="exercises-is">
      <button class="button" type="button" aria-pressed=${isRight ? "true" : "false"} aria-label=${say("exercises-is-right-which", { act: name })} @click=${() => does.right(act)}>${say("exercises-is-right")}</button>
      <button class="button" type="button" aria-pressed=${isWrong ? "true" : "false"} aria-label=${say("exercises-is-wrong-which", { act: name })} ?disabled=${!isWrong && parts.wrong.length >= MOST_WRONG} @click=${() => does.wrong(act)}>${say("exercises-is-wrong")}</button>
    </span>
  </li>`;
}
