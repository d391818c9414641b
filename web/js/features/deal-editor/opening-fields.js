/** Fields: the standing before the deal and the contract, as the engine says which there are. */

import { toEuropeanDigits } from "../../text/digits.js";
import { html, nothing } from "lit-html";
import { inputField, selectField } from "../../parts/controls.js";
import { levelName } from "../../text/names.js";

/** @import { Text } from "../../table/view/table-view.js" */
/** @import { Answered, DealDraft, SetupField } from "./types.d.ts" */
/** @import { DealEditorActions } from "./store.js" */

/** @param {Text} text @param {Answered} shown @param {DealEditorActions} actions */
export function standingView(text, { standing, seats }, actions) {
  const { say } = text;
  return html`<section aria-label=${say("deal-editor-standing")}>
    <h3>${say("deal-editor-standing")}</h3>
    <div class="deal-editor-row">
      ${standing.map((field) => fieldView(text, seats, field, field.values, (values) => void actions.setField(field.name, textOf(field, values))))}
    </div>
  </section>`;
}

/** Where the deal begins: at its beginning, or with the play. @param {Text} text @param {DealDraft} draft @param {Answered} shown @param {DealEditorActions} actions */
export function contractView(text, { contract }, { contract: fields, seats }, actions) {
  const { say } = text;
  if (!fields.length) return nothing;
  return html`<section aria-label=${say("deal-editor-begin")}>
    <div class="deal-editor-row">
      ${selectField(
        say("deal-editor-begin"),
        [
          ["deal", say("deal-editor-begin-deal")],
          ["play", say("deal-editor-begin-play")],
        ],
        contract ? "play" : "deal",
        (where) => actions.setContract(where === "play" ? {} : null),
      )}
      ${
        contract
          ? fields.map((field) =>
              fieldView(text, seats, field, { "": contract[field.name] ?? "" }, (values) =>
                actions.setContract({ ...contract, [field.name]: values[""] ?? "" }),
              ),
            )
          : nothing
      }
    </div>
    ${contract ? html`<p class="hint">${say("deal-editor-contract-line")}</p>` : nothing}
  </section>`;
}

/** The text of a field as a record has it. @param {SetupField} field @param {Record<string, string>} values */
function textOf({ parts }, values) {
  return parts.length ? parts.map((part) => `${part} ${values[part] ?? ""}`).join(" ") : (values[""] ?? "");
}

/** @param {Text} text @param {readonly string[]} seats @param {SetupField} field @param {Record<string, string>} values @param {(values: Record<string, string>) => void} set */
function fieldView(text, seats, field, values, set) {
  const { say, has } = text;
  const title = say(
    has(`deal-editor-field-${field.name}`) ? `deal-editor-field-${field.name}` : `ask-field-${field.name}`,
  );
  return (field.parts.length ? field.parts : [""]).map((part) => {
    const label = part ? `${title}: ${sideName(text, part)}` : title;
    const value = values[part] ?? "";
    const takeValue = (/** @type {string} */ chosen) => set({ ...values, [part]: chosen });
    if (!field.choices.length) {
      // The engine judges the number; a field of the type `number` would take the digits of one script.
      const takeNumber = (/** @type {string} */ typed) => takeValue(toEuropeanDigits(typed));
      return inputField(label, value, { inputMode: "numeric", onEntered: takeNumber });
    }
    const choices = field.choices.map(
      (one) => /** @type {[string, string]} */ ([one, valueName(text, seats, field, one)]),
    );
    return selectField(
      label,
      value ? choices : [["", say("deal-editor-choose")], ...choices],
      value,
      takeValue,
    );
  });
}

/** A choice in words: a seat, a side, a suit, a level, a number. @param {Text} text @param {readonly string[]} seats @param {SetupField} field @param {string} value */
function valueName(text, seats, { name }, value) {
  const { say } = text;
  if (value === "open") return say("deal-editor-roles-open");
  if (name === "declaring") return sideName(text, value);
  if (name === "trump") return say("suit-title", { suit: value });
  return seats.includes(value) ? say("seat", { seat: value }) : levelName(value);
}

/** @param {Text} text @param {string} side */
function sideName({ say }, side) {
  return side.length > 1 ? say("side", { side }) : side;
}
