/** Words: people, sides, values and deals of a sheet in words. It knows no game: the engine's codes have sentences. */

import { levelName, signedNumber, plainNumber } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { findSide } from "./stored-sheets.js";
import { formatDate } from "../../text/dates.js";
import { gameText } from "../../text/game-text.js";
import { joinSentences } from "../../text/sentences.js";

/** @import { RefusalData, Seat, Sheet, SheetEnd } from "../../messages/messages.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { ListEntry, SheetField, SheetStanding, SheetStep, SheetValue, Values } from "./types.d.ts" */
/** @typedef {ListEntry["people"]} People */

/** A person by the seat. @param {Pick<Text, "say">} text @param {People} people @param {string} seat */
export function personWords({ say }, people, seat) {
  return people.find((one) => one.seat === seat)?.name || say("seat", { seat });
}

/** The people of a side. @param {Pick<Text, "say">} text @param {People} people @param {string} side */
export function sideWords(text, people, side) {
  const names = people.filter((one) => one.side === side).map(({ seat }) => personWords(text, people, seat));
  const [last = "", ...others] = names.reverse();
  return others.length
    ? text.say("list-and", { first: others.reverse().join(text.say("list-comma")), last })
    : last;
}

/** A figure: a level, or a number with its sign. @param {string} figure */
export function scoreWords(figure) {
  return /^-?\d+$/.test(figure) ? plainNumber(Number(figure)) : levelName(figure);
}

/** Who has won. @param {Pick<Text, "say">} text @param {People} people @param {string} won */
export function wonWords(text, people, won) {
  return won === "tie"
    ? text.say("score-sheet-tie")
    : text.say("score-sheet-over", { names: sideWords(text, people, won) });
}

/** The people of a sheet. @param {Pick<Sheet, "head" | "order" | "sides">} sheet @returns {People} */
export const listPeople = ({ head, order, sides }) =>
  order.map((seat) => ({ seat, name: head.names[seat] ?? "", side: findSide(sides, seat) }));

/** Who deals, and who has the first word. @param {Pick<Text, "say">} text @param {People} people @param {SheetStanding} standing */
export function rolesWords(text, people, { roles }) {
  const { dealer, ...others } = roles;
  const [role, seat] = Object.entries(others)[0] ?? ["", null];
  const facts = { dealer: personWords(text, people, dealer ?? ""), role: seat ? role : "open" };
  return text.say("score-sheet-roles", { ...facts, other: seat ? personWords(text, people, seat) : "" });
}

/**
 * The sides of an entry: the declarer's, if it is known, and the other.
 * @param {Sheet} sheet @param {readonly SheetField[]} fields @param {Values} values @param {SheetStanding["declaring"]} declaring
 */
export function findSides({ sides }, fields, values, declaring) {
  const seat = fields.find(({ name, kind }) => kind === "seat" && values[name])?.name;
  const side = fields.find(({ name, kind }) => kind === "side" && values[name])?.name;
  const all = Object.keys(sides);
  const ofSeat = all.find((one) =>
    sides[/** @type {keyof typeof sides} */ (one)].includes(/** @type {Seat} */ (values[seat ?? ""])),
  );
  const first = (side && String(values[side])) || ofSeat || declaring;
  return { declaring: first ?? null, other: first ? (all.find((one) => one !== first) ?? null) : null };
}

/** The question of a field. @param {Text} words @param {People} people @param {SheetField} field @param {ReturnType<typeof findSides>} of */
export function askedWords(words, people, { name }, { declaring, other }) {
  const sideName = (/** @type {string | null} */ side) => (side ? sideWords(words, people, side) : "none");
  const id = `score-sheet-field-${name}`;
  return words.has(id) ? words.say(id, { declaring: sideName(declaring), other: sideName(other) }) : name;
}

/** A field in a word or two, or its question. @param {Text} words @param {SheetField} field @param {string} question */
export function shortWords(words, { name }, question) {
  const id = `score-sheet-column-${name}`;
  return words.has(id) ? words.say(id) : question;
}

/** A field of a deal in words, by its name alone. @param {Text} words @param {People} people @param {string} name */
export function nameWords(words, people, name) {
  const field = /** @type {SheetField} */ ({ name });
  return shortWords(words, field, askedWords(words, people, field, { declaring: null, other: null }));
}

/** The values entered for a deal, in words. @param {Text} words @param {People} people @param {Values} values */
export function enteredWords(words, people, values) {
  return Object.entries(values)
    .map(([name, value]) => {
      const isSide = people.some(({ side }) => side === value);
      const kind = /** @type {SheetField["kind"]} */ (
        typeof value === "boolean"
          ? "flag"
          : typeof value === "number"
            ? "number"
            : name === "trump"
              ? "suit"
              : people.some(({ seat }) => seat === value)
                ? "seat"
                : isSide
                  ? "side"
                  : "choice"
      );
      const field = /** @type {SheetField} */ ({ name, kind });
      return `${nameWords(words, people, name)} ${valueWords(words, people, field, value)}`;
    })
    .join(" · ");
}

/** A value in words. @param {Text} words @param {People} people @param {SheetField} field @param {SheetValue} value */
export function valueWords(words, people, { name, kind }, value) {
  if (kind === "flag") return words.say(value ? "score-sheet-yes" : "score-sheet-no");
  if (kind === "number") return plainNumber(Number(value));
  if (kind === "seat") return personWords(words, people, String(value));
  if (kind === "side") return sideWords(words, people, String(value));
  if (kind === "suit") return words.say("suit-title", { suit: String(value) });
  const id = `score-sheet-choice-${String(value)}`;
  return words.has(id) ? words.say(id) : `${name}: ${String(value)}`;
}

/**
 * An answer in words: the value of the field, and those that it sets of later fields.
 * @param {Text} words @param {People} people @param {SheetField} field @param {Values} answer @param {readonly Values[]} all that are offered
 */
export function answerWords(words, people, field, answer, all) {
  const said = joinedWords(words, field.name, answer, all);
  return said ?? valueWords(words, people, field, answer[field.name] ?? "");
}

/** An answer to several fields, the first of them named; null where there are no words of its own. @param {Text} words @param {string} name @param {Values} answer @param {readonly Values[]} all @returns {string | null} */
function joinedWords(words, name, { [name]: value = "", ...more }, all) {
  const own = `score-sheet-choice-${String(value)}`;
  const [next] = Object.keys(more);
  const others = all.filter((one) => one[name] === value).map(({ [name]: _, ...rest }) => rest);
  if (next) {
    const then = `score-sheet-choice-${String(more[next])}`;
    const plain = words.has(then) ? words.say(then) : String(more[next]);
    return words.say(`${own}-${next}`, { value: joinedWords(words, next, more, others) ?? plain });
  }
  // Other answers with this value say more: this one is "any other".
  const isRest = others.some((one) => Object.keys(one).length > 0);
  return isRest && words.has(`${own}-other`) ? words.say(`${own}-other`) : null;
}

/** A step of how a score came about, or a note. @param {Text} words @param {People} people @param {SheetStep} step @param {string} [kind] */
export function stepWords(words, people, { code, facts }, kind = "step") {
  /** @type {Record<string, string | number>} */
  const named = {};
  for (const [key, value] of Object.entries(facts)) {
    if (key === "side") named[key] = value === null ? "none" : sideWords(words, people, String(value));
    else if (["level", "from", "to"].includes(key)) named[key] = levelName(String(value));
    else if (key === "change" && typeof value === "number") named[key] = signedNumber(value);
    else if (typeof value === "number" || typeof value === "string") named[key] = value;
    else named[key] = "none";
  }
  const id = `score-sheet-${kind}-${code}`;
  return words.has(id) ? words.say(id, named) : code;
}

/**
 * Why something of a sheet cannot be, with the names of its fields and people.
 * @param {Text} words @param {People} people @param {RefusalData} refusal @param {(name: string) => string} [title] the question of a field
 */
export function refusedWords(words, people, refusal, title = String) {
  const facts = { step: 1, least: 0, most: "none", ...refusal.facts };
  /** @type {Record<string, string | number>} */
  const named = {};
  for (const [key, value] of Object.entries(facts)) {
    const isPerson = ["played", "due"].includes(key);
    if (key === "field") named[key] = title(String(value));
    else if (isPerson && people.some(({ seat }) => seat === value))
      named[key] = personWords(words, people, String(value));
    else if (isPerson) named[key] = scoreWords(String(value));
    else named[key] = typeof value === "number" ? value : String(value ?? "none");
  }
  const own = `score-sheet-refused-${refusal.code}`;
  return words.has(own) ? words.say(own, named) : refusalSentence(words, { ...refusal, facts: named });
}

/** The changes of a deal, by side. @param {Text} words @param {People} people @param {Record<string, number>} change */
export function changeWords(words, people, change) {
  const parts = Object.entries(change).filter(([, by]) => by !== 0);
  return parts.map(([side, by]) => `${sideWords(words, people, side)} ${signedNumber(by)}`).join(" · ");
}

/** The gains and losses in cents at the end. @param {SheetEnd} over */
export const listPayments = ({ change }) => Object.entries(change ?? {});

/** @param {Text} text @param {Sheet} sheet @returns {string[]} */
export function reportLines(text, sheet) {
  const words = gameText(text, sheet.head.game);
  const people = listPeople(sheet);
  const { head, deals, standing, over } = sheet;
  const scores = Object.entries(standing.figures[0]?.by_side ?? {});
  return [
    [text.say(`game-${head.game}`), formatDate(head.date), head.note].filter(Boolean).join(", "),
    ...deals.map((deal) => `${deal.number}. ${describeDeal(text, sheet, deal)}`),
    scores.map(([side, score]) => `${sideWords(words, people, side)}: ${scoreWords(score)}`).join(" · "),
    ...(over ? [wonWords(words, people, over.winner ?? "tie")] : []),
  ];
}

/** A deal in a line. @param {Text} text @param {Sheet} sheet @param {Sheet["deals"][number]} deal */
export function describeDeal(text, sheet, { steps, values, counts }) {
  const words = gameText(text, sheet.head.game);
  const people = listPeople(sheet);
  if (!counts) return enteredWords(words, people, values);
  return joinSentences(steps.map((step) => stepWords(words, people, step)));
}
