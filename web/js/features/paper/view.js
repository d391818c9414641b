/** Paper: the form in which a sheet is chosen, and what is done with it. */

import { html, nothing } from "lit-html";
import { offerOf } from "../../text/offers.js";
import { refusalSentence } from "../../text/refusals.js";
import { wording } from "../../text/wording.js";
import { EXERCISES, OF_DEALS, OF_RULES, isOfDeals } from "./store.js";

/** @import { Paper, Sheet } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/** What each sheet is called, and the line about it. @type {Record<Sheet, [string, string]>} */
const SHEETS = {
  hands: ["paper-sheet-hands", "paper-line-hands"],
  dealing: ["paper-sheet-dealing", "paper-line-dealing"],
  slips: ["paper-sheet-slips", "paper-line-slips"],
  traveller: ["paper-sheet-traveller", "paper-line-traveller"],
  scores: ["paper-sheet-scores", "paper-line-scores"],
  rules: ["paper-sheet-rules", "paper-line-rules"],
  exercises: ["paper-sheet-exercises", "paper-line-exercises"],
};

const SIZES = { a4: "paper-size-a4", letter: "paper-size-letter" };
const SCOPES = { deal: "paper-deals-deal", all: "paper-deals-all" };

/** @typedef {ReturnType<typeof import("./store.js").createPaper>} PaperActs */

/** @param {Text} text @param {Paper} paper @param {PaperActs} does */
export function paperView(text, paper, does) {
  const { say } = wording(text, paper.game);
  const { sheet, record, made, refusal, levels } = paper;
  // The deals of an event are printed as they are dealt.
  const isSet = paper.from === "events";
  return html`<div class="paper">
    <p>${say(`game-${paper.game}`)}</p>
    ${choice(
      say("paper-sheet"),
      sheet,
      sheetsOf(paper),
      (one) => say(SHEETS[one][0]),
      (one) => does.choose({ sheet: one }),
    )}
    <p class="hint">${say(lineOf(paper))}</p>
    ${choice(
      say("paper-size"),
      paper.size,
      /** @type {const} */ (["a4", "letter"]),
      (one) => say(SIZES[one]),
      (size) => does.choose({ size }),
    )}
    ${
      record && isOfDeals(sheet) && paper.deals > 1 && !isSet
        ? choice(
            say("paper-deals"),
            paper.scope,
            /** @type {const} */ (["deal", "all"]),
            (one) => say(SCOPES[one], { number: paper.deal }),
            (scope) => does.choose({ scope }),
          )
        : nothing
    }
    ${
      sheet === "hands" && !isSet
        ? html`${tick(say("paper-results"), paper.results, (results) => does.choose({ results }))}
          ${tick(say("paper-tricks"), paper.tricks, (tricks) => does.choose({ tricks }))}`
        : nothing
    }
    ${
      sheet === "scores" && paper.kept
        ? tick(say("paper-filled"), paper.isFilled, (isFilled) => does.choose({ isFilled }))
        : nothing
    }
    ${sheet === "exercises" ? exercisesView(say, paper, does) : nothing}
    ${
      sheet === "rules" && levels.length
        ? choice(
            say("paper-level"),
            paper.level ?? "",
            levels,
            (one) => one.replace("T", "10"),
            (level) => does.choose({ level }),
          )
        : nothing
    }
    ${refusal ? html`<p role="alert">${refusalSentence(text, refusal)}</p>` : nothing}
    <p class="hint" role="status">
      ${made ? say("paper-pages", { count: made.pages }) : refusal ? nothing : say("notice-loading")}
    </p>
    <div class="paper-buttons">
      <button class="button" type="button" data-main ?disabled=${!made} @click=${does.print}>${say("paper-print")}</button>
      <button class="button" type="button" ?disabled=${!made} @click=${does.save}>${say("paper-save")}</button>
      ${record ? html`<button class="button" type="button" @click=${does.savePbn}>${say("paper-save-pbn")}</button>` : nothing}
    </div>
  </div>`;
}

/** @param {Paper} paper @returns {Sheet[]} */
function sheetsOf({ record, kept, game }) {
  if (record) return [...OF_DEALS, ...OF_RULES];
  return !kept && kindsOf(game).length ? [...OF_RULES, "exercises"] : [...OF_RULES];
}

/** What there is to make exercises of. @param {string} game */
const kindsOf = (game) =>
  /** @type {const} */ (["puzzles", "lessons"]).filter((kind) => offerOf(game)?.[kind]);

/** The line about the sheet. @param {Paper} paper */
const lineOf = ({ sheet, kept, isFilled }) =>
  sheet === "scores" && kept && isFilled ? "paper-line-filled" : SHEETS[sheet][1];

/** Which exercises. @param {Text["say"]} say @param {Paper} paper @param {PaperActs} does */
function exercisesView(say, { game, of, part, parts }, does) {
  const kinds = kindsOf(game);
  return html`${
    kinds.length > 1
      ? choice(
          say("paper-of"),
          of,
          kinds,
          (one) => say(`paper-of-${one}`),
          (one) => does.choose({ of: one, part: 0, parts: 0 }),
        )
      : nothing
  }
  ${
    parts > 1
      ? choice(
          say("paper-part"),
          String(part),
          Array.from({ length: parts }, (_, at) => String(at)),
          (at) => say("paper-eight", { from: Number(at) * EXERCISES + 1, to: (Number(at) + 1) * EXERCISES }),
          (at) => does.choose({ part: Number(at) }),
        )
      : nothing
  }`;
}

/**
 * @template {string} T
 * @param {string} label
 * @param {T} chosen
 * @param {readonly T[]} options
 * @param {(option: T) => string} named
 * @param {(option: T) => void} choose
 */
function choice(label, chosen, options, named, choose) {
  const changed = (/** @type {Event} */ { target }) =>
    choose(/** @type {T} */ (/** @type {HTMLSelectElement} */ (target).value));
  return html`<label class="field"
    ><span>${label}</span
    ><select @change=${changed}>
      ${options.map((one) => html`<option value=${one} ?selected=${one === chosen}>${named(one)}</option>`)}
    </select></label
  >`;
}

/** @param {string} label @param {boolean} isOn @param {(isOn: boolean) => void} choose */
function tick(label, isOn, choose) {
  const changed = (/** @type {Event} */ { target }) =>
    choose(/** @type {HTMLInputElement} */ (target).checked);
  return html`<label class="tick"><input type="checkbox" .checked=${isOn} @change=${changed} /><span>${label}</span></label>`;
}
