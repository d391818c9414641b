/**
 * Game text: the sentences as one game says them. A game's own wording of a message is in the language file under the
 * message's name and the game's: `prompt-bid-<game>` is what that game says for `prompt-bid`. A game that does not count
 * points says once what it counts: `ledger-points-<game>`.
 */

/** @import { Sentences } from "./sentences.js" */

/** @import { View } from "../core/types.d.ts" */

/**
 * @param {Sentences} text
 * @param {string} game
 * @returns {Sentences}
 */
export function gameText(text, game) {
  const words = text.ofGame?.(game) ?? text;
  const ownId = (/** @type {string} */ id) => (text.has(`${id}-${game}`) ? `${id}-${game}` : id);
  return {
    has: (id) => words.has(ownId(id)),
    say: (id, facts) => words.say(ownId(id), facts),
  };
}

/**
 * The sentences at a table. If people of both sides share the device, nobody is "we": then a message about a side is
 * the one under its name and `shared`, which names both.
 * @param {Sentences} text
 * @param {View} view
 */
export function tableText(text, view) {
  const words = gameText(text, view.game);
  const { pass_and_play: cover, seats, you } = view;
  const us = seats[you]?.side;
  const people = Object.values(seats).filter(({ level }) => level === null);
  if (!cover || people.every(({ side }) => side === us)) return words;
  const joinNames = (/** @type {boolean} */ isUs) => {
    const all = Object.values(seats).filter(({ side }) => (side === us) === isUs);
    const [first = "", ...others] = all.map(({ name }) => name);
    return others.reduce((one, other) => text.say("side-names", { one, other }), first);
  };
  // If space is short, a side is called by one of its people.
  const firstName = (/** @type {boolean} */ isUs) =>
    people.find(({ side }) => (side === us) === isUs)?.name ?? "";
  const both = {
    usNames: joinNames(true),
    themNames: joinNames(false),
    usFirst: firstName(true),
    themFirst: firstName(false),
  };
  return {
    has: words.has,
    say: (/** @type {string} */ id, /** @type {import("./sentences.js").Facts | undefined} */ facts) =>
      words.has(`${id}-shared`) ? words.say(`${id}-shared`, { ...both, ...facts }) : words.say(id, facts),
  };
}
