/** Question: converts a filled-in form to a referee question and back. Pure; knows no game. */

import { toEuropeanDigits } from "../../text/digits.js";

/** @import { Form, FormField, Forms, Values } from "./types.d.ts" */

/** The parts of a field, each a place of its own; a field without parts is one place. @param {FormField} field @param {Forms} offered @returns {string[]} */
export function placesOf({ name, kind }, { seats }) {
  switch (kind) {
    case "trump":
      return [`${name}.rank`, `${name}.suit`];
    case "trick":
    case "plays":
      return [`${name}.leader`, ...seats.map((seat) => `${name}.${seat}`)];
    case "sides":
      return [`${name}.NS`, `${name}.EW`];
    case "by_seat":
      return seats.map((seat) => `${name}.${seat}`);
    case "last_trick":
      return [`${name}.cards`, `${name}.suit`, `${name}.won_by`];
    case "shown":
      return [`${name}.seat`, `${name}.cards`];
    case "roles":
      return [`${name}.declaring`, `${name}.opposing`];
    default:
      return [name];
  }
}

/** Whether cards go to a place. @param {FormField} field @param {string} place */
export function takesCards({ kind }, place) {
  return (
    kind === "card" ||
    kind === "cards" ||
    ((kind === "last_trick" || kind === "shown") && place.endsWith(".cards")) ||
    ((kind === "trick" || kind === "plays") && !place.endsWith(".leader"))
  );
}

/** The places of a form that take cards, in order. @param {Form} form @param {Forms} offered */
export function cardPlaces(form, offered) {
  return form.fields.flatMap((field) => placesOf(field, offered).filter((place) => takesCards(field, place)));
}

/** The seats of a trick in the order of play, from its leader on. @param {FormField} field @param {Values} values @param {Forms} offered */
export function turnsOf({ name }, values, { seats }) {
  const at = Math.max(0, seats.indexOf(values[`${name}.leader`] ?? ""));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Cards as they are typed, as the engine writes them. @param {string} typed */
export function cardsIn(typed) {
  return typed.trim().toUpperCase().replaceAll(",", " ").split(/\s+/).filter(Boolean);
}

/**
 * The question; null while something of it is missing.
 * @param {Form} form
 * @param {Values} values
 * @param {Forms} offered
 * @returns {Record<string, unknown> | null}
 */
export function questionOf(form, values, offered) {
  /** @type {Record<string, unknown>} */
  const question = { ask: form.ask };
  for (const field of form.fields) {
    const value = valueOf(field, values, offered);
    if (value !== null) question[field.name] = value;
    else if (!field.is_optional) return null;
  }
  return question;
}

/** @param {FormField} field @param {Values} values @param {Forms} offered @returns {unknown} null where it is not filled in */
function valueOf(field, values, offered) {
  const { name, kind, choices } = field;
  const textAt = (/** @type {string} */ place) => (values[place] ?? "").trim();
  switch (kind) {
    case "choice":
      return choices.find((choice) => String(choice) === textAt(name)) ?? null;
    case "several":
      return textAt(name) ? textAt(name).split(" ") : [];
    case "suit":
      return textAt(name) || null;
    case "flag":
      return textAt(name) === "true" || null;
    case "by_seat": {
      const seats = offered.seats.filter((seat) => textAt(`${name}.${seat}`));
      const chosen = seats.map((seat) => [seat, textAt(`${name}.${seat}`).split(" ")]);
      return chosen.length ? Object.fromEntries(chosen) : null;
    }
    case "last_trick": {
      const [suit, won_by] = [textAt(`${name}.suit`), textAt(`${name}.won_by`)];
      const cards = cardsIn(textAt(`${name}.cards`)).join(" ");
      return cards && suit && won_by ? { cards, suit: suit === "NT" ? null : suit, won_by } : null;
    }
    case "shown": {
      const [seat, cards] = [textAt(`${name}.seat`), cardsIn(textAt(`${name}.cards`)).join(" ")];
      return seat && cards ? { seat, cards } : null;
    }
    case "trump": {
      const [rank, suit] = [textAt(`${name}.rank`), textAt(`${name}.suit`)];
      return rank && suit ? { rank, suit: suit === "NT" ? null : suit } : null;
    }
    case "card":
    case "cards":
      return cardsIn(textAt(name)).join(" ") || null;
    case "trick":
    case "plays": {
      const turns = turnsOf(field, values, offered).map((seat) => ({
        seat,
        cards: cardsIn(textAt(`${name}.${seat}`)).join(" "),
      }));
      const played = turns.filter(({ cards }) => cards);
      // Nobody plays before the leader has.
      if (!turns[0].cards || played.some(({ seat }, at) => seat !== turns[at]?.seat)) return null;
      return played.map(({ seat, cards }) => (kind === "trick" ? [seat, cards] : cards));
    }
    case "number":
      return parseInteger(textAt(name));
    case "sides": {
      const [NS, EW] = [parseInteger(textAt(`${name}.NS`)), parseInteger(textAt(`${name}.EW`))];
      return NS === null || EW === null ? null : { NS, EW };
    }
    case "roles": {
      const [declaring, opposing] = [textAt(`${name}.declaring`), textAt(`${name}.opposing`)];
      return declaring && opposing ? { declaring, opposing } : null;
    }
  }
}

/** @param {string} said */
function parseInteger(said) {
  const number = toEuropeanDigits(said).replace("−", "-");
  return /^-?\d{1,6}$/.test(number) ? Number(number) : null;
}

/**
 * The form's values from a question. Invalid parts are left out.
 * @param {Form} form
 * @param {Record<string, unknown>} question
 * @param {Forms} offered
 * @returns {Values}
 */
export function valuesOf(form, question, offered) {
  /** @type {Values} */
  const values = {};
  for (const field of form.fields) {
    const { name, kind } = field;
    const value = question[name];
    if (kind === "trick" && Array.isArray(value)) {
      for (const [seat, card] of value.filter(Array.isArray)) values[`${name}.${seat}`] = String(card);
      values[`${name}.leader`] = String(value[0]?.[0] ?? "");
    } else if (kind === "plays" && Array.isArray(value)) {
      values[`${name}.leader`] = offered.seats[0];
      for (const [at, cards] of value.entries()) values[`${name}.${offered.seats[at] ?? ""}`] = String(cards);
    } else if (Array.isArray(value)) values[name] = value.map(String).join(" ");
    else if (typeof value === "object" && value !== null) {
      for (const [part, one] of Object.entries(value))
        values[`${name}.${part}`] = Array.isArray(one)
          ? one.map(String).join(" ")
          : one === null
            ? "NT"
            : String(one);
    } else if (value !== undefined && value !== null) values[name] = String(value);
  }
  return values;
}

/**
 * Both sides' numbers have a fixed sum: one follows from the other. @param {FormField} field @param {string} place
 * @param {string} value @returns {Values}
 */
export function withOtherSide({ name, kind, total }, place, value) {
  const number = parseInteger(value.trim());
  if (kind !== "sides" || total === null || number === null) return { [place]: value };
  const other = place === `${name}.NS` ? `${name}.EW` : `${name}.NS`;
  return { [place]: value, [other]: String(total - number) };
}
