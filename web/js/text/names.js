/** Names: cards, seats and sides in words. */

/** @import { Say, Facts } from "./sentences.js" */
/** @import { Seat, Side, View } from "../store/types.d.ts" */

/**
 * A card in words: "ten of diamonds".
 * @param {Say} say
 * @param {string} card
 */
export function cardName(say, card) {
  if (card === "SJ") return say("card-joker-small");
  if (card === "BJ") return say("card-joker-big");
  return say("card", { rank: card.slice(0, -1), suit: card.slice(-1) });
}

/** A level or a rank: "10". @param {string} level */
export function levelName(level) {
  return level === "T" ? "10" : level;
}

/**
 * Two equal cards in words: "two kings of hearts".
 * @param {Say} say
 * @param {string} card
 */
function pairName(say, card) {
  if (card === "SJ") return say("cards-two-joker-small");
  if (card === "BJ") return say("cards-two-joker-big");
  return say("cards-two", { rank: card.slice(0, -1), suit: card.slice(-1) });
}

/**
 * Cards in words, as a list; two equal ones side by side are told together.
 * @param {Say} say
 * @param {readonly string[]} cards
 */
export function cardNames(say, cards) {
  /** @type {string[]} */
  const names = [];
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] ?? "";
    if (cards[at + 1] === card) names.push(pairName(say, card));
    else names.push(cardName(say, card));
    if (cards[at + 1] === card) at += 1;
  }
  const last = names.at(-1) ?? "";
  return names.length < 2
    ? last
    : say("list-and", { first: names.slice(0, -1).join(say("list-comma")), last });
}

/**
 * Whom a sentence is about, as the facts a message wants: `$you` and `$name`.
 * @param {View} view
 * @param {Seat} seat
 * @returns {Facts}
 */
export function who(view, seat) {
  return { you: seat === view.you ? "yes" : "no", name: view.seats[seat].name, seat };
}

/**
 * The seat's side, as the engine writes it. Partners sit opposite in all three games.
 * @param {Seat} seat
 * @returns {Side}
 */
export function sideOf(seat) {
  return seat === "N" || seat === "S" ? "NS" : "EW";
}

/** @param {Side} side @returns {Side} */
export function otherSide(side) {
  return side === "NS" ? "EW" : "NS";
}

/** A change of score with its sign. @param {number} points */
export function signed(points) {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A total, with a minus that is as wide as a plus. @param {number} points */
export function total(points) {
  return points < 0 ? `−${-points}` : String(points);
}
