/** Player names: the names by seat that a new match or a lesson is given. */

import { numberNames } from "../core/person-name.js";
import { gameText } from "./game-text.js";

/** @import { Say } from "./sentences.js" */

const BOTS = ["SW", "W", "NW", "N", "NE", "E", "SE"];
const LESSON = ["S", "W", "N", "E"];

/**
 * The names for a match: the person's own, the game's names for bots, and those of several people, of whom nobody is "you".
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {string} name the person's, which may be empty
 * @param {string} game
 * @param {Record<string, string>} [people] by seat; an empty one is called by its seat
 * @returns {Record<string, string>}
 */
export function namesOfMatch(text, name, game, people) {
  const { say, has } = gameText(text, game);
  const bots = BOTS.filter((seat) => has(`bot-name-${seat}`));
  const named = Object.entries(numberNames(people ?? {})).map(([seat, own]) => [
    seat,
    own || say("seat", { seat }),
  ]);
  return {
    S: name || say("seat-you"),
    ...Object.fromEntries(bots.map((seat) => [seat, say(`bot-name-${seat}`)])),
    ...(people && !("S" in people) ? { S: say("seat", { seat: "S" }) } : {}),
    ...Object.fromEntries(named),
  };
}

/** The names at a task's table, where the person may sit anywhere: theirs, and those of the seats. @param {Say} say */
export function namesOfTask(say) {
  const names = Object.fromEntries(LESSON.map((seat) => [seat, say("seat", { seat })]));
  return { name: say("seat-you"), names };
}
