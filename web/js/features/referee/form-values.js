/** Filling: a question that is filled in: its values, and the place that a tapped card goes to. Cards and choices are put in, taken away, and all of it cleared. */

import { cardPlaces, cardsIn, valuesOf, withOther } from "./question.js";

/** @import { Form, FormField, Forms, Referee, Values } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {() => Referee} needs.now
 * @param {(referee: Partial<Referee>) => void} needs.change
 * @param {() => Form | undefined} needs.formNow the form that is filled in
 * @param {() => Promise<void>} needs.rule have the referee rule on what is filled in, if it is whole
 */
export function createFilling({ now, change, formNow, rule }) {
  return { set, aim, tap, untap, clear };

  /** @param {Values} values */
  async function fill(values) {
    change({ values: { ...now().values, ...values } });
    await rule();
  }

  /** @param {FormField} field @param {string} place @param {string} value */
  function set(field, place, value) {
    return fill(withOther(field, place, value));
  }

  /** @param {string} place the one that tapped cards go to */
  function aim(place) {
    if (place !== now().place) change({ place });
  }

  /**
   * Put a card into the current place, replacing the one there if only one fits. @param {FormField} field @param
   * {string} card
   */
  async function tap(field, card) {
    const { place, values, offered } = now();
    const before = cardsIn(values[place] ?? "");
    const isSingle = field.kind === "card" || field.kind === "trick";
    const cards = isSingle ? [card] : [...before, card];
    const form = formNow();
    // A place for one card is full now: go to the next empty one.
    const next =
      isSingle && form && offered
        ? cardPlaces(form, offered).find((other) => other !== place && !values[other])
        : place;
    change({ place: next ?? place });
    await fill({ [place]: cards.join(" ") });
  }

  /** Take a card away. @param {string} place @param {number} at */
  async function untap(place, at) {
    change({ place });
    const cards = cardsIn(now().values[place] ?? "");
    await fill({ [place]: cards.filter((_, index) => index !== at).join(" ") });
  }

  async function clear() {
    const form = formNow();
    const { offered, beside } = now();
    change({
      values: form && offered && beside ? valuesOf(form, beside.known, offered) : {},
      ruling: null,
      refusal: null,
      copied: null,
      place: form && offered ? firstPlace(form, offered, {}) : "",
    });
    await rule();
  }
}

/** The first place for a card that is still empty. @param {Form} form @param {Forms} offered @param {Values} values */
export function firstPlace(form, offered, values) {
  const places = cardPlaces(form, offered);
  return places.find((place) => !values[place]) ?? places[0] ?? "";
}
