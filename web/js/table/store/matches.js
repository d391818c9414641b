/**
 * Matches: how one comes to the table: begun, continued from its record, or played again. A lesson and a puzzle are no
 * matches, and nothing of them is stored.
 */

import { botsOf, isAlone, isForChips, isSingleDeal, peopleOf, rulesOf } from "../../core/next-match-rules.js";
import { bareHead } from "../../core/storage/match-summaries.js";
import { parseChips } from "../../text/chips.js";

/** @import { Answer, Refusal, Settings } from "../../core/types.d.ts" */
/** @import { Archive } from "../../core/storage/archive.js" */
/** @import { Store } from "../../core/store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => boolean} needs.isOpen whether there is an engine to ask
 * @param {(name: string, game: string, people?: Record<string, string>) => Record<string, string>} needs.seatNames
 * @param {() => string} needs.seed
 * @param {() => string} needs.id
 * @param {Archive} needs.archive
 * @param {ReturnType<typeof import("../../core/storage/match-saver.js").createMatchSaver>} needs.saving
 * @param {ReturnType<typeof import("./turns.js").createTurns>} needs.turns
 * @param {() => void} needs.keep
 * @param {() => void} needs.leave
 * @param {(refusal: Refusal | undefined) => Promise<void>} needs.failed
 * @param {() => unknown} needs.contradicted the house rules contradict the table chosen
 */
export function createMatches({
  store,
  engine,
  isOpen,
  seatNames,
  seed,
  id,
  archive,
  saving,
  turns,
  keep,
  leave,
  failed,
  contradicted,
}) {
  /** The match that was asked for before the engine was there; none for that which one tap continues. @type {string | undefined} */
  let awaited;
  /** The lesson that was begun last. @type {{ text: string, names: Record<string, string> } | null} */
  let lesson = null;
  /** The puzzle that was begun last. @type {{ puzzle: string, [field: string]: unknown } | null} */
  let puzzle = null;

  return {
    start,
    resume,
    /** Continue the match that was asked for before the engine was there. */
    resumeAwaited: () => resume(awaited),
    open,
    learn,
    decide,
    again,
    challenge,
  };

  async function start(asBefore = false) {
    if (!isOpen()) return store.change({ type: "pendingStart", what: "new" });
    const { settings, match } = store.state();
    const { game, name } = settings;
    if (match && asBefore) {
      const like = { again: true, seed: seed(), names: seatNames(name, game) };
      return beginNew({ ...like, ...(match.view.chips && stakeOf(settings)) });
    }
    const people = isAlone(settings) ? null : peopleOf(settings);
    const given = people?.map((seat) => [seat, (seat === "S" ? name : settings.people[seat]) ?? ""]);
    const names = seatNames(name, game, given && Object.fromEntries(given));
    await beginNew({
      game,
      rules: rulesOf(settings),
      ...botsOf(settings),
      seed: seed(),
      names,
      ...(people ? { people } : {}),
      ...(isSingleDeal(settings)
        ? { one_deal: true }
        : people && people.length !== 1
          ? {}
          : stakeOf(settings)),
    });
  }

  /**
   * Continue a match that is kept.
   * @param {string} [wanted] its name; the one that one tap continues, where none is given
   * @param {boolean} [here] even if another tab has it
   */
  async function resume(wanted, here = false) {
    if (!isOpen()) {
      awaited = wanted;
      return store.change({ type: "pendingStart", what: "resume" });
    }
    // The archive may not have been read yet.
    if (!wanted && !store.state().saved) await saving.rereadHeads();
    const name = wanted ?? store.state().saved?.id;
    if (name === undefined) return store.change({ type: "pendingStart", what: null });
    const isHere = turns.sit();
    const found = await saving.openSaved(name, here);
    if (found === "left" || !isHere()) return;
    if (found === "elsewhere") return store.change({ type: "elsewhere", id: name });
    if (found === "gone") {
      store.change({ type: "pendingStart", what: null });
      return saving.rereadHeads();
    }
    return takeUp(found.record, found.head, name);
  }

  /** Go on with a match of which there is a record and nothing else. @param {string} record @param {string} game */
  async function open(record, game) {
    const head = bareHead(id(), game, saving.nextChange());
    await archive.addMatch(head, record).catch(() => store.change({ type: "notice", code: "full" }));
    await saving.rereadHeads();
    await resume(head.id);
  }

  /**
   * Play a lesson. It is not a match: nothing of it is stored.
   * @param {{ lesson?: string, again?: boolean }} asked the lesson's text, or again the one that is played
   * @param {Record<string, string>} names of the seats, as the lesson speaks of them
   * @returns {Promise<Refusal | null>} why it did not begin
   */
  async function learn(asked, names) {
    const isHere = turns.sit();
    saving.closeMatch();
    lesson = asked.lesson ? { text: asked.lesson, names } : lesson;
    const answer = await engine.startLesson({ ...asked, names });
    if (!isHere()) return null;
    if (!answer.ok) return answer.error ?? { code: "internal" };
    store.change({ type: "began", answer });
    await turns.goOn();
    return null;
  }

  /**
   * Go to a decision to be found, or back from it. A moment of the match leaves the match as it is; a puzzle is not a
   * match, and nothing of it is stored.
   * @param {{ at?: number, turn?: number, puzzle?: string, again?: boolean, back?: boolean, [field: string]: unknown }} asked
   * @param {string | null} [challenge] the link of the challenge that one goes back to
   * @returns {Promise<Refusal | null>} why it did not begin
   */
  async function decide(asked, challenge = null) {
    const isHere = turns.sit();
    if (asked.puzzle !== undefined) {
      saving.closeMatch();
      puzzle = { ...asked, puzzle: asked.puzzle };
    }
    const answer = await (asked.back ? engine.leavePractice() : engine.startPractice(asked));
    if (!isHere()) return null;
    if (!answer.ok) return answer.error ?? { code: "internal" };
    store.change({ type: "began", answer, challenge });
    await turns.goOn();
    return null;
  }

  /** Resume the match at the table from its record. */
  async function again() {
    if (puzzle && store.state().match?.view.puzzle?.key) {
      await decide(puzzle);
      return;
    }
    if (lesson && store.state().match?.view.lesson) {
      await learn({ lesson: lesson.text }, lesson.names);
      return;
    }
    const standing = saving.currentMatch();
    const { match } = store.state();
    const { own, challenge } = match ?? {};
    if (standing)
      await takeUp(standing.record, { game: match?.view.game ?? "", own, challenge }, standing.id);
  }

  /** @param {string} record @param {{ game: string, own?: string[] | null, challenge?: string | null }} head @param {string} id */
  function takeUp(record, { game, own, challenge }, id) {
    // Seats the record gives no name have the usual ones.
    const names = seatNames(store.state().settings.name, game);
    const fields = { record, names, ...(challenge ? { challenge } : {}) };
    return begin(() => engine.resume(fields), id, { isNew: false, own, challenge });
  }

  /** Play the deal of a challenge; a match that stands is left and kept. @param {string} link @param {string} game */
  async function challenge(link, game) {
    if (store.state().match) leave();
    const names = seatNames(store.state().settings.name, game);
    await beginNew({ challenge: link, names }, link);
  }

  /** @param {import("../../core/types.d.ts").AskNew} fields @param {string | null} [challenge] */
  function beginNew(fields, challenge = null) {
    return begin(() => engine.new(fields), id(), { isNew: true, challenge });
  }

  /**
   * @param {() => Promise<Answer>} send
   * @param {string} id what the match is called
   * @param {{ isNew: boolean, own?: string[] | null, challenge?: string | null }} match `own`: the hand as the
   *   person arranged it; `challenge`: the link of the challenge it is
   */
  async function begin(send, id, { isNew, own = null, challenge: asked = null }) {
    // Meanwhile it may have been left, taken over by another tab, or replaced by another.
    const isHere = turns.sit();
    const answer = await send();
    if (!isHere()) return;
    if (answer.ok) {
      // A single deal is played as a challenge.
      const challenge = asked ?? /** @type {string | undefined} */ (answer["challenge"]) ?? null;
      if (isNew) await saving.startSaving(id, challenge);
      if (!isHere()) return;
      saving.takeRecord(answer);
      store.change({ type: "began", answer, own, challenge });
      if (!isNew) await saving.fetchFigures();
      if (!isHere()) return;
      keep();
      await turns.goOn();
    } else if (answer.error?.code === "bad_stake" && !store.state().match) {
      store.change({ type: "stakeRefused", refusal: answer.error });
    } else if (answer.error?.code === "contradiction" && !store.state().match) {
      // The house rules contradict the table chosen: open the panel that shows how.
      store.change({ type: "pendingStart", what: null });
      await contradicted();
    } else await failed(answer.error);
  }
}

/** The stake as a field of a message; none where nothing is staked. @param {Settings} settings */
function stakeOf({ game, forChips, stake }) {
  return isForChips(game) && forChips ? { stake: parseChips(stake) } : {};
}
