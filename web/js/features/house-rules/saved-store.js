/** Saved store: house rules under names of the person's own: saved, renamed, removed. */

import { LONGEST_NAME, savedHouses } from "../../core/saved-house-rules.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { House, HouseRules, NamingProblem, Saved } from "./types.d.ts" */

/** No name is being typed. @type {House["naming"]} */
export const UNNAMED = { of: null, name: "", problem: null };

/** A name as it is kept. @param {string} name */
const tidyName = (name) => name.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/**
 * @param {object} needs
 * @param {() => Settings} needs.currentSettings
 * @param {(settings: Partial<Settings>) => void} needs.set change settings, and keep them
 * @param {() => House} needs.currentHouse
 * @param {(house: Partial<House>) => void} needs.change
 * @param {() => HouseRules} needs.wholeRules the house rules with the preset they begin from
 */
export function createSaved({ currentSettings, set, currentHouse, change, wholeRules }) {
  return { typeName, saveRules, renameSaved, removeSaved };

  /** @param {string} name @param {string | null} [of] the name of rules to be renamed */
  function typeName(name, of = null) {
    change({ naming: { of, name, problem: null }, saved: null });
  }

  /** Save the house rules, or those received, under the name that is typed. @param {boolean} [replaces] the rules of that name */
  function saveRules(replaces = false) {
    const { naming, received } = currentHouse();
    const game = received?.game ?? currentSettings().game;
    const name = tidyName(naming.name || (received?.name ?? ""));
    const others = savedHouses(currentSettings(), game);
    const problem = problemOf(name, others);
    if (problem && !(problem === "taken" && replaces)) {
      change({ naming: { of: null, name: naming.name || name, problem }, saved: null });
      return;
    }
    const rules = received ? received.rules : wholeRules();
    const rest = others.filter((one) => one.name.toLocaleLowerCase() !== name.toLocaleLowerCase());
    storeRules(
      [...rest, { name, rules }].sort((one, other) => one.name.localeCompare(other.name)),
      game,
    );
    change({ naming: UNNAMED, saved: name });
  }

  /** Give saved rules the name that is typed. */
  function renameSaved() {
    const { naming } = currentHouse();
    const name = tidyName(naming.name);
    const all = savedHouses(currentSettings(), currentSettings().game);
    const problem = problemOf(
      name,
      all.filter((one) => one.name !== naming.of),
    );
    if (problem) {
      change({ naming: { ...naming, problem } });
      return;
    }
    storeRules(all.map((one) => (one.name === naming.of ? { ...one, name } : one)));
    change({ naming: UNNAMED, saved: null });
  }

  /** @param {string} name */
  function removeSaved(name) {
    storeRules(savedHouses(currentSettings(), currentSettings().game).filter((one) => one.name !== name));
    change({ naming: UNNAMED, saved: null });
  }

  /** @param {Saved[]} saved @param {string} [game] */
  function storeRules(saved, game = currentSettings().game) {
    set({ houses: { ...currentSettings().houses, [game]: saved } });
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
  const isSameName = (/** @type {Saved} */ one) => one.name.toLocaleLowerCase() === name.toLocaleLowerCase();
  return others.some(isSameName) ? "taken" : null;
}
