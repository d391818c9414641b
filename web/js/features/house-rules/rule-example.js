/** Example: a question to the referee in a line, and its ruling in another. */

import { html, nothing } from "lit-html";
import { smallCards } from "../../cards/laid.js";
import { rulingLines } from "../../parts/ruling.js";
import { cardNames, levelName } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";

/** @import { RulesExample } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** What of a question is no part of the position: how it is asked, and what goes without saying. */
const UNSAID = new Set(["game", "rules", "ask", "when", "forced"]);

/** @param {Text} text @param {readonly string[]} rotation @param {RulesExample[]} examples */
export function exampleView(text, rotation, examples) {
  if (!examples.length) return nothing;
  return html`<div class="example" aria-label=${text.say("options-example")} role="group">
    ${examples.map(({ question, ruling, refusal }) => {
      const plays = question["plays"];
      const seats =
        Array.isArray(plays) && plays.every(Array.isArray) ? plays.map(([seat]) => String(seat)) : rotation;
      return html`<p class="example-asked">
          ${Object.entries(question)
            .filter(([name]) => !UNSAID.has(name))
            .map(([name, value]) => partView(text, rotation, name, value))}
        </p>
        <p class="example-ruled">
          ${ruling ? rulingLines(text, ruling, seats).map((line, at) => html`${at ? sentenceGap() : nothing}${line}`) : nothing}
          ${refusal ? refusalSentence(text, refusal) : nothing}
        </p>`;
    })}
  </div>`;
}

/** What stands between two sentences, of which the first may be bold: nothing in Chinese, as in `inLine`. */
const sentenceGap = () => (document.documentElement.lang.startsWith("zh") ? "" : " ");

/** A part of the position, with its name. @param {Text} text @param {readonly string[]} rotation @param {string} name @param {unknown} value */
function partView(text, rotation, name, value) {
  return html`<span class="example-part"><small>${text.say(`ask-field-${name}`)}</small> ${valueView(text, rotation, name, value)}</span>`;
}

const CARDS = /^(?:(?:[2-9TJQKA][SHCD]|[SB]J)(?: |$))+$/;

/** @param {Text} text @param {readonly string[]} rotation @param {string} name @param {unknown} value @returns {unknown} */
function valueView(text, rotation, name, value) {
  const { say } = text;
  if (name === "trump") return trumpName(text, value);
  if (name === "stake") return say("chips", { amount: Number(value) / 100 });
  if (typeof value === "number") return value < 0 ? `−${-value}` : String(value);
  if (typeof value === "string") return wordView(text, name, value);
  if (Array.isArray(value)) return listView(text, rotation, name, value);
  const parts = Object.entries(/** @type {Record<string, unknown>} */ (value));
  return parts.map(
    ([part, one], at) =>
      html`<span class="example-item"
        >${partName(text, part)}
        ${Array.isArray(one) ? one.map((suit) => say("suit-title", { suit: String(suit) })).join(", ") : wordView(text, part === "declaring" || part === "opposing" ? "rank" : part, String(one))}${dotAfter(at, parts.length)}</span
      >`,
  );
}

/** @param {Text} text @param {unknown} value */
function trumpName({ say }, value) {
  const { rank, suit } =
    typeof value === "string"
      ? { rank: "", suit: value }
      : /** @type {{ rank: string, suit: string | null }} */ (value);
  const named = say("suit-title", { suit: suit ?? "NT" });
  return rank ? `${named}, ${levelName(rank)}` : named;
}

/** Cards, a seat, a side, a role, a rank or a suit. @param {Text} text @param {string} name @param {string} value @returns {unknown} */
function wordView(text, name, value) {
  const { say, has } = text;
  if (CARDS.test(value)) {
    const cards = value.split(" ");
    return html`${smallCards(cards)}<span class="unseen">${cardNames(say, cards)}</span>`;
  }
  if (name === "rank") return levelName(value);
  if (name === "suit") return say("suit-title", { suit: value });
  if (has(`referee-${value}`)) return say(`referee-${value}`);
  if (has(`example-${value}`)) return say(`example-${value}`);
  if (/^(?:NS|EW)$/.test(value)) return say("side", { side: value });
  return /^[NSEW]{1,2}$/.test(value) ? say("seat", { seat: value }) : value;
}

/** The name of a part of a field: a seat, a side, a role, or a field of its own; of cards and a seat none. @param {Text} text @param {string} part */
function partName(text, part) {
  if (part === "cards" || part === "seat") return "";
  return part === "suit" || part === "won_by" ? text.say(`ask-field-${part}`) : wordView(text, "", part);
}

/** @param {Text} text @param {readonly string[]} rotation @param {string} name @param {unknown[]} value @returns {unknown} */
function listView(text, rotation, name, value) {
  // Plays without their seats are in the order of play.
  const seats = name === "plays" ? rotation : [];
  if (value.length && value.every((one) => typeof one === "object" && !Array.isArray(one)))
    return String(value.length);
  return value.map((one, at) => {
    const [seat, what] = Array.isArray(one) ? one.map(String) : [seats[at] ?? "", String(one)];
    return html`<span class="example-item"
      >${seat ? text.say("seat", { seat }) : nothing} ${wordView(text, name, what ?? "")}${dotAfter(at, value.length)}</span
    >`;
  });
}

/** A dot after all but the last of several, so that no line begins with one. @param {number} at @param {number} count */
const dotAfter = (at, count) => (at < count - 1 ? html`<span aria-hidden="true">·</span>` : nothing);
