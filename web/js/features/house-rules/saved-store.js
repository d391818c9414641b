/** Saved store: house rules under names of the person's own: saved, renamed, removed. */

import { LONGEST_NAME, savedHouses } from "../../core/saved-house-rules.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { House, HouseRules, NamingProblem, Saved } from "./types.d.ts" */

/** No name is being typed. @type {House["naming"]} */
export const UNNAMED = { of: null, name: "", problem: null };

/** A name as it is kept. @param {string} name */
const tidy = (name) => name.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/**
 * @param {object} needs
 * @param {() => Settings} needs.settings
 * @param {(settings: Partial<Settings>) => void} needs.set change settings, and keep them
 * @param {() => House} needs.now
 * @param {(house: Partial<House>) => void} needs.change
 * @param {() => HouseRules} needs.whole the house rules with the preset they begin from
 */
export function createSaved({ settings, set, now, change, whole }) {
  return { name: type, save, rename, remove };

  /** @param {string} name @param {string | null} [of] the name of rules to be renamed */
  function type(name, of = null) {
    change({ naming: { of, name, problem: null }, saved: null });
  }

  /** Save the house rules, or those received, under the name that is typed. @param {boolean} [replaces] the rules of that name */
  function save(replaces = false) {
    const { naming, received } = now();
    const game = received?.game ?? settings().game;
    const name = tidy(naming.name || (received?.name ?? ""));
    const others = savedHouses(settings(), game);
    const problem = problemOf(name, others);
    if (problem && !(problem === "taken" && replaces)) {
      change({ naming: { of: null, name: naming.name || name, problem }, saved: null });
      return;
    }
    const rules = received ? received.rules : whole();
    const rest = others.filter((one) => one.name.toLocaleLowerCase() !== name.toLocaleLowerCase());
    keep(
      [...rest, { name, rules }].sort((one, other) => one.name.localeCompare(other.name)),
      game,
    );
    change({ naming: UNNAMED, saved: name });
  }

  /** Give saved rules the name that is typed. */
  function rename() {
    const { naming } = now();
    const name = tidy(naming.name);
    const all = savedHouses(settings(), settings().game);
    const problem = problemOf(
      name,
      all.filter((one) => one.name !== naming.of),
    );
    if (problem) {
      change({ naming: { ...naming, problem } });
      return;
    }
    keep(all.map((one) => (one.name === naming.of ? { ...one, name } : one)));
    change({ naming: UNNAMED, saved: null });
  }

  /** @param {string} name */
  function remove(name) {
    keep(savedHouses(settings(), settings().game).filter((one) => one.name !== name));
    change({ naming: UNNAMED, saved: null });
  }

  /** @param {Saved[]} saved @param {string} [game] */
  function keep(saved, game = settings().game) {
    set({ houses: { ...settings().houses, [game]: saved } });
  }
}

/**
 * What is wrong with a name, if anything.
 * @param {string} name
 * @param {Saved[]} others
 * @returns {NamingProblem | null}
 */
function problemOf(name, others) {
  if (!name) return "empty";
  if ([...name].length > LONGEST_NAME) return "long";
  const same = (/** @type {Saved} */ one) => one.name.toLocaleLowerCase() === name.toLocaleLowerCase();
  return others.some(same) ? "taken" : null;
}
