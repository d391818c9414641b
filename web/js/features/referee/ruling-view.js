/** Ruling: the ruling in sentences, and the text of its clauses. */

import { html, nothing } from "lit-html";
import { turnsOf } from "./question.js";
import { rulingLines } from "../../parts/ruling.js";
import { clauseMark } from "../../table/prompts/prompt.js";

/** @import { Form, Forms, Referee, Ruling } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {Referee} referee @param {Form} form @param {Forms} offered */
export function rulingView(text, referee, form, offered) {
  const ruling = /** @type {Ruling} */ (referee.ruling);
  const numbers = ruling.rule ? [ruling.rule] : form.clauses;
  const trick = form.fields.find(({ kind }) => kind === "trick" || kind === "plays");
  const turns = trick ? turnsOf(trick, referee.values, offered) : [];
  return html`${rulingLines(text, ruling, turns).map((line) => html`<p>${line}</p>`)}
    <dl class="referee-clauses">
      ${numbers.map(
        (clause) =>
          html`<div>
            <dt>${clauseMark(text, clause)}</dt>
            <dd>${referee.clauses[clause] ?? nothing}</dd>
          </div>`,
      )}
    </dl>`;
}
