/**
 * Wording: the sentences as one game says them. Where a game has its own words for a message, they stand in the
 * language file under the message's name and the game's: `prompt-bid-<game>` is what that game says for `prompt-bid`.
 */

/** @import { Say } from "./sentences.js" */

/**
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {string} game
 * @returns {{ say: Say, has: (id: string) => boolean }}
 */
export function wording(text, game) {
  const own = (/** @type {string} */ id) => (text.has(`${id}-${game}`) ? `${id}-${game}` : id);
  return {
    has: (id) => text.has(own(id)),
    say: (id, facts) => text.say(own(id), facts),
  };
}
