/** Names: cards, seats and sides in words. */

/** @import { Say, Facts } from "./sentences.js" */
/** @import { Seat, Side, View } from "../core/types.d.ts" */

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
 * Equal cards in words: "two kings of hearts".
 * @param {Say} say
 * @param {string} card
 * @param {number} count
 */
function equalCardsName(say, card, count) {
  if (count === 1) return cardName(say, card);
  if (card === "SJ") return say("cards-equal-joker-small", { count });
  if (card === "BJ") return say("cards-equal-joker-big", { count });
  return say("cards-equal", { count, rank: card.slice(0, -1), suit: card.slice(-1) });
}

/**
 * Cards in words, as a list; adjacent equal cards are named together.
 * @param {Say} say
 * @param {readonly string[]} cards
 */
export function cardNames(say, cards) {
  /** @type {string[]} */
  const names = [];
  for (let at = 0; at < cards.length;) {
    const card = cards[at];
    const start = at;
    while (cards[at] === card) at += 1;
    names.push(equalCardsName(say, card, at - start));
  }
  const last = names.at(-1) ?? "";
  return names.length < 2
    ? last
    : say("list-and", { first: names.slice(0, -1).join(say("list-comma")), last });
}

/**
 * The ranks of cards that are all of one suit, as players write them: "Q Q K K"; null for others.
 * @param {readonly string[]} cards
 * @returns {{ ranks: string, suit: string } | null}
 */
export function ranksOf(cards) {
  const suit = cards[0]?.slice(-1) ?? "";
  if (suit === "J" || cards.some((card) => card.slice(-1) !== suit)) return null;
  return { ranks: cards.map((card) => levelName(card.slice(0, -1))).join("\u202f"), suit };
}

/**
 * The subject of a sentence, as a message's values: `$you` and `$name`.
 * @param {View} view
 * @param {Seat} seat
 * @returns {Facts}
 */
export function subjectOf(view, seat) {
  // If several people share the device, nobody is "you".
  return { you: seat === view.you && !view.pass_and_play ? "yes" : "no", name: view.seats[seat].name, seat };
}

/**
 * The side of a seat; without a seat the person's own. Undefined in a deal from a link: its reader plays on neither side.
 * @param {Pick<View, "seats" | "you">} view
 * @param {Seat} [seat]
 */
export function sideOf({ seats, you }, seat = you) {
  return seats[seat]?.side;
}

/** The sides by their names, two at every table. @type {Record<Side, Side>} */
const ACROSS = { NS: "EW", EW: "NS", A: "B", B: "A" };

/** @param {Side} side */
export function otherSide(side) {
  return ACROSS[side];
}

/** A change of score with its sign; none is a bare 0. @param {number} points */
export function signedNumber(points) {
  return points > 0 ? `+${points}` : plainNumber(points);
}

/** A total, with a minus that is as wide as a plus. @param {number} points */
export function plainNumber(points) {
  return points < 0 ? `−${-points}` : String(points);
}
