/** Score: how a match stands, large enough to be read across a table, and its deals below. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { signedChips } from "../../text/chips.js";
import { gameText } from "../../text/game-text.js";
import { suitMark } from "../../cards/marks.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import {
  describeDeal,
  nameWords,
  listPayments,
  listPeople,
  personWords,
  refusedWords,
  rolesWords,
  scoreWords,
  sideWords,
  stepWords,
  wonWords,
} from "./words.js";

/** @import { Sheet, SheetDeal } from "../../messages/messages.d.ts" */
/** @import { SheetPart } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** @param {Text} text @param {SheetPart} part @param {Sheet} sheet @param {SheetActions} actions */
export function scoreView(text, part, sheet, actions) {
  const words = gameText(text, sheet.head.game);
  const { say } = words;
  const people = listPeople(sheet);
  const { kept, refusal, isChangedElsewhere } = part;
  const { standing, over, deals } = sheet;
  const notDue = deals.filter(isWrongDealer).map(({ number }) => number);
  return html`<div class="score-sheet-score">
    <div class="score-sheet-sides">${Object.keys(sheet.sides).map((side) => sideView(words, sheet, side))}</div>
    <div class="score-sheet-said" role="status">
      ${
        over
          ? html`<span>${wonWords(words, people, over.winner ?? "tie")} ${clauseMark(text, over.clause)}</span> ${
              listPayments(over).length
                ? html`<small>${listPayments(over)
                    .map(([seat, cents]) => `${personWords(words, people, seat)} ${signedChips(say, cents)}`)
                    .join(" · ")}</small>`
                : nothing
            }`
          : html`<span>${rolesWords(words, people, standing)}</span>`
      }
      ${standing.left === null || over ? nothing : html`<small>${say("score-sheet-left", { count: standing.left })}</small>`}
      ${over ? nothing : standing.notes.map((note) => html`<small>${stepWords(words, people, note, "note")} ${clauseMark(text, note.clause)}</small>`)}
      ${isChangedElsewhere ? html`<small role="alert">${say("score-sheet-elsewhere")}</small>` : nothing}
      ${refusal ? html`<small class="desk-refusal" role="alert">${refusedWords(words, people, refusal)}</small>` : nothing}
    </div>
    <ol class="score-sheet-deals" reversed aria-label=${say("score-sheet-deals", { count: deals.length })}>
      ${notDue.length && kept?.id ? wrongDealerView(words, notDue, actions) : nothing}
      ${deals.toReversed().map((deal) => dealView(words, sheet, deal, kept?.id ? actions.editDeal : null))}
    </ol>
    ${kept?.id ? actionsView(words, part, sheet, actions) : receivedActions(words, actions)}
  </div>`;
}

/** @param {Text} words @param {Sheet} sheet @param {string} side */
function sideView(words, sheet, side) {
  const { standing, over } = sheet;
  const [first, ...others] = standing.figures.map(({ name, by_side: by }) => ({
    name,
    figure: scoreWords(/** @type {Record<string, string>} */ (by)[side] ?? ""),
  }));
  const isDeclaring = standing.declaring === side && !over;
  return html`<section class="score-sheet-side" ?data-declaring=${isDeclaring} ?data-won=${over?.winner === side}>
    <h3 class="score-sheet-names" dir="auto">${sideWords(words, listPeople(sheet), side)}</h3>
    <p class="score-sheet-number" data-digits=${Math.min(first?.figure.length ?? 0, 4)}>
      <span class="unseen">${words.say(`score-sheet-figure-${first?.name ?? "total"}`)}</span> ${first?.figure}
    </p>
    <p class="score-sheet-role">
      ${[
        isDeclaring ? words.say("score-sheet-declares") : "",
        ...others.map(({ name, figure }) => `${words.say(`score-sheet-figure-${name}`)}: ${figure}`),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  </section>`;
}

/** @param {Text} words @param {Sheet} sheet @param {SheetDeal} deal @param {((deal: number) => unknown) | null} edit */
function dealView(words, sheet, deal, edit) {
  const { number, values, marks, after } = deal;
  const score = Object.values(after.figures[0]?.by_side ?? {}).map(scoreWords);
  const trump = values["trump"];
  const people = listPeople(sheet);
  return html`<li>
    ${button(
      html`<strong>${number}</strong>
        <span>${typeof trump === "string" && trump !== "NT" ? suitMark(trump) : nothing} ${describeDeal(words, sheet, deal)}</span>
        <strong dir="ltr">${score.join(" : ")}</strong>
        ${marks.map((mark) => html`<span class="score-sheet-impossible">${refusedWords(words, people, mark, (name) => nameWords(words, people, name))}</span>`)}`,
      () => edit?.(number),
      { look: "desk-slip", className: "score-sheet-deal", isOff: !edit },
    )}
  </li>`;
}

/** Whether something else was due in a deal than the sheet said when it was entered. @param {SheetDeal} deal */
export const isWrongDealer = ({ marks }) => marks.some(({ code }) => code === "not_due");

/** Of the deals in which something else was due: whether the table knew. @param {Text} words @param {number[]} deals @param {SheetActions} actions */
function wrongDealerView({ say }, deals, actions) {
  return html`<li class="score-sheet-not-due">
    <span>${say("score-sheet-not-due", { count: deals.length })}</span>
    ${button(say("score-sheet-settle"), () => actions.settleDue(deals))}
  </li>`;
}

/** The actions at a real table, the commonest first and largest. @param {Text} words @param {SheetPart} part @param {Sheet} sheet @param {SheetActions} actions */
function actionsView({ say }, { kept, isTurned }, { over }, actions) {
  const toolButton = (/** @type {string} */ name, /** @type {() => unknown} */ act, isOff = false) =>
    button(say(`score-sheet-${name}`), act, { isOff });
  return html`<div class="score-sheet-acts">
    ${
      over
        ? button(say("score-sheet-new"), actions.startSetup, {
            isMain: true,
            isHome: true,
            className: "score-sheet-enter",
          })
        : button(say("score-sheet-enter"), actions.enterDeal, {
            isMain: true,
            isHome: true,
            className: "score-sheet-enter",
          })
    }
    <div class="score-sheet-tools">
      ${toolButton("undo", actions.undoStep, !kept?.done.length)} ${toolButton("redo", actions.redoStep, !kept?.undone.length)}
      ${button(say("score-sheet-turn"), actions.turnScreen, { isPressed: isTurned })}
      ${toolButton("referee", actions.callReferee)} ${toolButton("out", actions.showExport)} ${toolButton("all", actions.showList)}
    </div>
  </div>`;
}

/** Of a sheet that came in a link. @param {Text} words @param {SheetActions} actions */
function receivedActions({ say }, actions) {
  return html`<div class="score-sheet-acts">
    <p class="hint">${say("score-sheet-linked")}</p>
    ${button(say("score-sheet-go-on"), actions.saveCopy, { isMain: true, isHome: true, className: "score-sheet-enter" })}
    <div class="score-sheet-tools">
      ${button(say("score-sheet-out"), actions.showExport)}
      ${button(say("score-sheet-all"), actions.showList)}
    </div>
  </div>`;
}
