/** Saved store: house rules under names of the person's own: saved, renamed, removed. */

import { refusalOf } from "../../core/requests.js";
import { nameKey, tidyLine } from "../../core/person-name.js";
import { savedHouses } from "../../core/next-match-rules.js";

/** @import { SavedRules } from "../../core/storage/types.d.ts" */
/** @import { House, HouseRules, NamingProblem } from "./types.d.ts" */

/** The most characters of a name. */
const LONGEST_NAME = 96;

/** No name is being typed. @type {House["naming"]} */
export const UNNAMED = { of: null, name: "", problem: null };

/** A name as it is kept; one that is too long is not cut, but refused. @param {string} name */
const tidyRulesName = (name) => tidyLine(name, Infinity);

/**
 * @param {object} needs
 * @param {import("../../core/store.js").Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {Pick<import("../../core/storage/documents.js").Documents, "removeDocuments">} needs.documents
 * @param {Pick<import("../../core/storage/match-saver.js").MatchSaver, "saveListed" | "changeDocuments">} needs.saver
 * @param {() => string} needs.createId
 * @param {() => number} needs.now
 * @param {() => House} needs.currentHouse
 * @param {(house: Partial<House>) => void} needs.change
 * @param {() => HouseRules} needs.wholeRules the house rules with the preset they begin from
 */
export function createSaved({
  store,
  engine,
  documents,
  saver,
  createId,
  now,
  currentHouse,
  change,
  wholeRules,
}) {
  return { typeName, saveRules, renameSaved, removeSaved };

  /** @param {string} game */
  function namedRules(game) {
    return savedHouses(store.state().documents, game);
  }

  /** @param {string} name @param {string | null} [of] the name of rules to be renamed */
  function typeName(name, of = null) {
    change({ naming: { of, name, problem: null }, saved: null });
  }

  /** Save the house rules, or those received, under the name that is typed. @param {boolean} [replaces] the rules of that name */
  async function saveRules(replaces = false) {
    const { naming, received } = currentHouse();
    const game = received?.game ?? store.state().settings.game;
    const name = tidyRulesName(naming.name || (received?.name ?? ""));
    const others = namedRules(game);
    const problem = problemOf(name, others);
    if (problem && !(problem === "taken" && replaces)) {
      change({ naming: { of: null, name: naming.name || name, problem }, saved: null });
      return;
    }
    const before = others.find((one) => isSameName(one.title, name));
    const rules = received ? received.rules : wholeRules();
    if (await writeRules(before, game, name, rules)) change({ naming: UNNAMED, saved: name });
  }

  /** Give saved rules the name that is typed. */
  async function renameSaved() {
    const { naming } = currentHouse();
    const name = tidyRulesName(naming.name);
    const { game } = store.state().settings;
    const all = namedRules(game);
    const named = all.find(({ title }) => title === naming.of);
    const problem = problemOf(
      name,
      all.filter((one) => one !== named),
    );
    if (problem) change({ naming: { ...naming, problem } });
    else if (named && (await writeRules(named, game, name, named.rules)))
      change({ naming: UNNAMED, saved: null });
  }

  /** @param {string} name */
  async function removeSaved(name) {
    const { game } = store.state().settings;
    const gone = namedRules(game).filter(({ title }) => title === name);
    await saver.changeDocuments(() => documents.removeDocuments(...gone.map(({ id }) => id)));
    change({ naming: UNNAMED, saved: null });
  }

  /** @param {SavedRules | undefined} before @param {string} game @param {string} title @param {HouseRules} rules */
  async function writeRules(before, game, title, rules) {
    const request = engine.write({ kind: "rules", value: { game, rules, name: title } });
    const written = await request.catch((error) => change({ refusal: refusalOf(error) }));
    if (!written) return false;
    const { id, version } = before ?? { id: createId(), version: 0 };
    /** @type {SavedRules} */
    const head = { id, kind: "rules", title, changed: now(), version, game, rules };
    return saver.saveListed(head, written.text);
  }
}

/** @param {string} one @param {string} other */
const isSameName = (one, other) => nameKey(one) === nameKey(other);

/**
 * What is wrong with a name, if anything.
 * @param {string} name
 * @param {SavedRules[]} others
 * @returns {NamingProblem | null}
 */
function problemOf(name, others) {
  if (!name) return "empty";
  if ([...name].length > LONGEST_NAME) return "long";
  return others.some(({ title }) => isSameName(title, name)) ? "taken" : null;
}
