/** Extra actions: the acts that a prompt offers besides what it asks for, and what is done with a card of the hand. Pure. */

/** @import { Action, OfferedAction, Prompt } from "../../core/types.d.ts" */

/** @param {Prompt | null} prompt @returns {readonly OfferedAction[]} */
function offersOf(prompt) {
  return (prompt && "offers" in prompt && prompt.offers) || [];
}

/** The acts offered that are buttons: those without a card. @param {Prompt | null} prompt */
export function plainOffers(prompt) {
  return offersOf(prompt).filter((offer) => !("card" in offer));
}

/** @param {OfferedAction} offer @param {string} [card] */
function isOf(offer, card) {
  return "card" in offer && (card === undefined || offer.card === card);
}

/** Whether the prompt is answered with one card of the hand. @param {Prompt | null} prompt */
export function takesCard(prompt) {
  return prompt?.kind === "play" || offersOf(prompt).some((offer) => isOf(offer));
}

/** Whether a card of the hand may be taken up to answer the prompt. @param {Prompt | null} prompt @param {string} card */
export function mayTake(prompt, card) {
  return prompt?.kind === "play"
    ? prompt.playable.includes(card)
    : offersOf(prompt).some((offer) => isOf(offer, card));
}

/** What is done with cards of the hand that have been taken up. @param {Prompt | null} prompt @param {string[]} cards @returns {Action} */
export function cardAct(prompt, cards) {
  return offersOf(prompt).find((offer) => isOf(offer, cards[0])) ?? { kind: "play", cards };
}

/** Whether several cards are chosen one by one. @param {Prompt | null} prompt */
export function isMultiCard(prompt) {
  return prompt?.kind === "bury" || (prompt?.kind === "play" && prompt.count !== undefined);
}
