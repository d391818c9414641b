/** Question values: what a person has filled in of a question, and the place that a tapped card goes to. */

import { cardPlaces, cardsIn, valuesOf, withOtherSide } from "./question.js";

/** @import { Form, FormField, Forms, Referee, Values } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {() => Referee} needs.currentQuestion
 * @param {(referee: Partial<Referee>) => void} needs.change
 * @param {() => Form | undefined} needs.currentForm the form that is filled in
 * @param {() => Promise<void>} needs.askRuling have the referee rule on what is filled in, if it is whole
 */
export function createFilling({ currentQuestion, change, currentForm, askRuling }) {
  return { setValue, aimAt, tapCard, removeCard, clearForm };

  /** @param {Values} values */
  async function fillValues(values) {
    change({ values: { ...currentQuestion().values, ...values } });
    await askRuling();
  }

  /** @param {FormField} field @param {string} place @param {string} value */
  function setValue(field, place, value) {
    return fillValues(withOtherSide(field, place, value));
  }

  /** @param {string} place the one that tapped cards go to */
  function aimAt(place) {
    if (place !== currentQuestion().place) change({ place });
  }

  /**
   * Put a card into the current place, replacing the one there if only one fits. @param {FormField} field @param
   * {string} card
   */
  async function tapCard(field, card) {
    const { place, values, offered } = currentQuestion();
    const before = cardsIn(values[place] ?? "");
    const isSingle = field.kind === "card" || field.kind === "trick";
    const cards = isSingle ? [card] : [...before, card];
    const form = currentForm();
    // A place for one card is full: go to the next empty place.
    const next =
      isSingle && form && offered
        ? cardPlaces(form, offered).find((other) => other !== place && !values[other])
        : place;
    change({ place: next ?? place });
    await fillValues({ [place]: cards.join(" ") });
  }

  /** Take a card away. @param {string} place @param {number} at */
  async function removeCard(place, at) {
    change({ place });
    const cards = cardsIn(currentQuestion().values[place] ?? "");
    await fillValues({ [place]: cards.filter((_, index) => index !== at).join(" ") });
  }

  async function clearForm() {
    const form = currentForm();
    const { offered, beside } = currentQuestion();
    change({
      values: form && offered && beside ? valuesOf(form, beside.known, offered) : {},
      ruling: null,
      refusal: null,
      copied: null,
      place: form && offered ? firstPlace(form, offered, {}) : "",
    });
    await askRuling();
  }
}

/** The first place for a card that is still empty. @param {Form} form @param {Forms} offered @param {Values} values */
export function firstPlace(form, offered, values) {
  const places = cardPlaces(form, offered);
  return places.find((place) => !values[place]) ?? places[0] ?? "";
}
