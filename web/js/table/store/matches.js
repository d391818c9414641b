/**
 * Matches: how one comes to the table: begun, continued from its record, or played again. A lesson and a puzzle are no
 * matches, and nothing of them is stored.
 */

import { ifCurrent } from "../../core/async.js";
import {
  agreementsAsked,
  botsOf,
  isAlone,
  isForChips,
  isSingleDeal,
  peopleOf,
  rulesOf,
} from "../../core/next-match-rules.js";
import { refusalOf, unlessRefused } from "../../core/requests.js";
import { bareHead } from "../../core/storage/match-summaries.js";
import { parseChips } from "../../text/chips.js";
import { requestFirstCards, startMatch } from "./context.js";
import { continuePlay, sendAction } from "./steps.js";

/** @import { Answer, NewMatchRequest, Settings } from "../../core/types.d.ts" */
/** @import { Documents } from "../../core/storage/documents.js" */
/** @import { TableContext } from "./context.js" */

/** @typedef {{ id: string, isNew?: boolean, own?: string[] | null, challenge?: string | null }} Begun `own`: the hand as the person arranged it; `challenge`: its link */
/** @import { TaskRequest } from "../../core/task-list.js" */

/**
 * @typedef {object} MatchNeeds
 * @property {(name: string, game: string, people?: Record<string, string>) => Record<string, string>} seatNames names for
 *   the seats of any table; `people` are those of several people, by seat, empty where they gave none
 * @property {() => string} createSeed a new one for each match
 * @property {() => string} createId a name for each match, and for each session of one
 * @property {Documents} documents
 * @property {() => unknown} onContradiction the house rules contradict the table chosen
 */

/** Close the match. @param {TableContext} table */
export function leaveMatch(table) {
  startMatch(table);
  void unlessRefused(table.engine.cancelThinking());
  table.saver.closeMatch();
  table.store.change({ type: "leave" });
}

/** Sit at the table of another device, which keeps the match. @param {TableContext} table @param {Answer} answer the view it begins with */
export async function joinTable(table, answer) {
  startMatch(table);
  table.saver.closeMatch();
  table.store.change({ type: "began", answer });
  await continuePlay(table);
}

/** The match at the table is over for good, though it was not played to its end. @param {TableContext} table */
export async function giveUpMatch(table) {
  const current = table.saver.currentMatch();
  leaveMatch(table);
  if (current) await table.saver.giveUpSaved(current.id);
  else table.saver.forgetLeft();
}

/**
 * @param {TableContext} table
 * @param {MatchNeeds & Pick<ReturnType<typeof import("../../core/requests.js").createRequests>, "hasEngine" | "canBeginWithout" | "resumeWithout">} needs
 */
export function createMatches(
  table,
  { seatNames, createSeed, createId, documents, onContradiction, hasEngine, canBeginWithout, resumeWithout },
) {
  const { store, engine, saver } = table;
  /** The match that was asked for before the engine was there; none for that which one tap continues. @type {string | undefined} */
  let awaited;
  /** The lesson or puzzle that was begun last. @type {TaskRequest | null} */
  let task = null;

  return {
    startNew,
    resumeSaved,
    resumeFirstHand,
    /** Continue the match that was asked for before the engine was there. */
    resumeAwaited: () => resumeSaved(awaited),
    openRecord,
    startTask,
    resumeFromRecord,
    playChallenge,
  };

  /**
   * Go on with a first hand that was begun on an earlier visit, before the engine was there. To be called before the engine is started.
   * @param {boolean} isShown whether the table is shown; else the match is kept once the engine has been told of it
   */
  async function resumeFirstHand(isShown) {
    const kept = saver.findFirstHand();
    const answer = await resumeWithout(kept);
    const found = await kept;
    if (!found) return;
    // Meanwhile something else may have been asked for.
    const { match, pendingStart } = store.state();
    if (!answer || !isShown || match || pendingStart) return saver.leaveFirstHand(found.id);
    await beginMatch(async () => answer, { id: found.id, isNew: true });
    const { act } = found;
    if (act) await sendAction(table, (turn) => engine.act({ action: act, turn }));
  }

  /** @param {boolean} [asBefore] a match like the one at the table */
  async function startNew(asBefore = false) {
    const request = newRequest(asBefore);
    if (!hasEngine()) {
      store.change({ type: "pendingStart", what: "new" });
      if (!(await canBeginWithout(request))) return;
      // Meanwhile the engine may have come, or something else have been asked for.
      if (hasEngine() || store.state().pendingStart !== "new") return;
    }
    await beginNew(request);
  }

  /** @param {boolean} asBefore a match like the one at the table @returns {NewMatchRequest} */
  function newRequest(asBefore) {
    const { settings, match } = store.state();
    const { game, name } = settings;
    if (match && asBefore) {
      const stake = match.view.chips ? stakeOf(settings) : {};
      const agreements = agreementsAsked(settings);
      return { again: true, seed: createSeed(), names: seatNames(name, game), agreements, ...stake };
    }
    const people = isAlone(settings) ? null : peopleOf(settings);
    const given = people?.map((seat) => [seat, (seat === "S" ? name : settings.people[seat]) ?? ""]);
    const names = seatNames(name, game, given && Object.fromEntries(given));
    const stake = people && people.length !== 1 ? {} : stakeOf(settings);
    return {
      game,
      rules: rulesOf(settings),
      ...botsOf(settings),
      agreements: agreementsAsked(settings),
      seed: createSeed(),
      names,
      ...(people ? { people } : {}),
      ...(isSingleDeal(settings) ? { one_deal: true } : stake),
    };
  }

  /**
   * Continue a match that is saved.
   * @param {string} [wanted] its id; the one that one tap continues, where none is given
   * @param {boolean} [here] even if another tab has it
   */
  async function resumeSaved(wanted, here = false) {
    if (!hasEngine()) {
      awaited = wanted;
      return store.change({ type: "pendingStart", what: "resume" });
    }
    // The documents may not have been read yet.
    if (!wanted && !store.state().saved) await saver.rereadDocuments();
    const id = wanted ?? store.state().saved?.id;
    if (id === undefined) return store.change({ type: "pendingStart", what: null });
    const isSameMatch = startMatch(table);
    const found = await saver.openSaved(id, here);
    if (found === "left" || !isSameMatch()) return;
    if (found === "elsewhere") return store.change({ type: "elsewhere", id });
    if (found === "gone") {
      store.change({ type: "pendingStart", what: null });
      return saver.rereadDocuments();
    }
    return resumeRecord(found.text, found.head.game, { ...found.head, id });
  }

  /** Go on with a match of which there is a record and nothing else. @param {string} record @param {string} game */
  async function openRecord(record, game) {
    const head = { ...bareHead(createId(), game, 0), ...saver.stampTime() };
    await saver.changeDocuments(() => documents.saveDocument(head, record));
    await resumeSaved(head.id);
  }

  /**
   * Begin a task, or go back from it. A moment of the match leaves the match as it is; a lesson and a puzzle are no match,
   * and nothing of them is stored.
   * @param {TaskRequest} asked
   * @param {string | null} [challenge] the link of the challenge that one goes back to
   */
  async function startTask(asked, challenge = null) {
    const isSameMatch = startMatch(table);
    if (asked.text !== undefined) {
      saver.closeMatch();
      task = asked;
    }
    const request = asked.back ? engine.leaveTask() : engine.startTask(asked);
    await showBegun(await ifCurrent(isSameMatch, request), challenge);
  }

  /** @param {Answer | null} answer @param {string | null} [challenge] */
  async function showBegun(answer, challenge = null) {
    if (!answer) return;
    store.change({ type: "began", answer, challenge });
    await table.guard(() => continuePlay(table));
  }

  /** Resume the match at the table from its record; a puzzle and a lesson begin again. */
  async function resumeFromRecord() {
    const view = store.state().match?.view;
    if (task && view?.task?.key) return void (await unlessRefused(startTask(task)));
    const current = saver.currentMatch();
    const { own, challenge } = store.state().match ?? {};
    if (current) await resumeRecord(current.record, view?.game ?? "", { own, challenge, id: current.id });
  }

  /** @param {string} record @param {string} game @param {Begun} begun */
  function resumeRecord(record, game, { id, own, challenge }) {
    // Seats the record gives no name have the usual ones.
    const names = seatNames(store.state().settings.name, game);
    const request = { record, names, ...(challenge ? { challenge } : {}) };
    return beginMatch(() => engine.resume(request), { id, own, challenge });
  }

  /** Play the deal of a challenge; the match at the table is left and saved. @param {string} link @param {string} game */
  async function playChallenge(link, game) {
    if (store.state().match) leaveMatch(table);
    const names = seatNames(store.state().settings.name, game);
    await beginNew({ challenge: link, names }, link);
  }

  /** @param {NewMatchRequest} request @param {string | null} [challenge] */
  function beginNew(request, challenge = null) {
    return beginMatch(() => engine.new(request), { id: createId(), isNew: true, challenge });
  }

  /**
   * @param {() => Promise<Answer>} send
   * @param {Begun} begun
   */
  async function beginMatch(send, { id, isNew = false, own = null, challenge = null }) {
    // Meanwhile the match may have been left, taken over by another tab, or replaced by another.
    const isSameMatch = startMatch(table);
    const answer = await ifCurrent(isSameMatch, send()).catch(handleContradiction);
    if (!answer) return;
    // A single deal is played as a challenge.
    const link = challenge ?? answer.challenge ?? null;
    if (isNew) await saver.startSaving(id, link);
    if (!isSameMatch()) return;
    saver.takeRecord(answer);
    requestFirstCards(table, answer.view);
    store.change({ type: "began", answer, own, challenge: link });
    if (!isNew) await saver.fetchFigures();
    if (!isSameMatch()) return;
    saver.saveMatch();
    await continuePlay(table);
  }

  /** What was chosen for the match does not go together: the first screen says so. @param {unknown} error */
  async function handleContradiction(error) {
    const refusal = refusalOf(error);
    if (store.state().match) throw error;
    if (refusal.code === "bad_stake") store.change({ type: "stakeRefused", refusal });
    else if (refusal.code === "contradiction") {
      store.change({ type: "pendingStart", what: null });
      // The panel of house rules shows how they contradict the table chosen.
      await onContradiction();
    } else throw error;
    return null;
  }
}

/** The stake as a field of a message; none where nothing is staked. @param {Settings} settings */
function stakeOf({ game, forChips, stake }) {
  return isForChips(game) && forChips ? { stake: parseChips(stake) } : {};
}
