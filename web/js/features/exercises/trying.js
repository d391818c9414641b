/** Trying: an exercise at its table: cards are taken up, an act is tried, the engine says what it is. */

import { cardAct, takesCard } from "../../table/store/offers.js";
import { shortName } from "../../core/name.js";
import { looked } from "../../table/view/looked-at.js";
import { isMultiCard } from "../../table/prompts/multi-card.js";

/** @import { Action, Match } from "../../core/types.d.ts" */
/** @import { Attempt, ExerciseBoard, ExerciseTried, ExerciseWeighed } from "./types.d.ts" */

/** As many tries of an exercise are kept (engine/followsuit/exercises/answers.py). */
export const MOST_TRIES = 20;

/** @param {import("./store.js").ExerciseNeeds} needs @param {import("./store.js").ExercisesHand} hand */
export function createTrying({ store, ask, set, keeping, now }, { state, change, go, asked, tellOnce }) {
  /** What is asked about the table that is shown; one that was left has another number. */
  let tables = 0;

  /** What names the exercise that is tried. */
  const which = () => ({ pack: state().read?.pack ?? "", exercise: state().at + 1 });

  /** @param {Partial<Match>} more */
  function changeMatch(more) {
    const { match } = state();
    if (match) change({ match: { ...match, ...more } });
  }

  /** Whether the device had room for what was tried. @type {Promise<boolean>} */
  let kept = Promise.resolve(true);

  /** @param {Partial<Attempt>} more */
  function attempted(more) {
    const { attempts, at, read } = state();
    const all = attempts.map((one, place) => (place === at ? { ...one, ...more } : one));
    change({ attempts: all });
    if (read) kept = keeping.keepAttempts(read.key, all, now());
  }

  /** Lay the table of an exercise; until it is there what is shown stays. @param {number} at */
  async function begin(at) {
    stop();
    const mine = ++tables;
    const { pack } = which();
    const board = await /** @type {Promise<ExerciseBoard | null>} */ (
      asked({ op: "exercise_board", pack, exercise: at + 1 })
    );
    if (mine !== tables) return;
    if (!board) {
      change({ place: "pack", match: null, said: null });
      return;
    }
    const first = { sure: "", acts: [], said: null, isPunished: false, isHinted: false, worth: null };
    go("try", { at, match: matchOf(board), ...first });
  }

  /** Call off what is asked about the table. */
  function stop() {
    tables += 1;
    if (state().worth === "weighing") {
      change({ worth: null });
      void ask({ op: "cancel" });
    }
  }

  /** Try an act. @param {Action} action */
  async function act(action) {
    const { match, said } = state();
    if (!match || match.busy || (said && said.kind !== "illegal")) return;
    const mine = ++tables;
    const acts = [...state().acts, action];
    changeMatch({ busy: true, refusal: null, lingering: false });
    const tried = await /** @type {Promise<ExerciseTried | null>} */ (
      asked({ op: "exercise_try", ...which(), acts })
    );
    if (mine !== tables) return;
    if (!tried || tried.kind === "illegal") {
      const refusal = tried?.refusal ?? { code: "not_there" };
      changeMatch({ busy: false, chosen: [], lifted: [], tried: null, refusal });
      return;
    }
    const isOver = tried.kind !== "playing";
    const { tries, isSolved } = state().attempts[state().at] ?? { tries: [], isSolved: true };
    // What is tried after the right one is for oneself.
    if (isOver && !isSolved) attempted({ tries: [...tries, acts], isSolved: tried.kind === "right" });
    change({ acts, ...(isOver ? { said: tried, mine: null } : {}) });
    const after = await /** @type {Promise<ExerciseBoard | null>} */ (
      asked({ op: "exercise_board", ...which(), acts })
    );
    if (mine !== tables) return;
    if (after) change({ match: matchOf(after, isOver), isPunished: after.punished });
    else changeMatch({ busy: false });
  }

  /** Several cards are chosen one by one; whether they may be played is asked when they are. @param {string} card @param {string} key */
  function toggle(card, key) {
    const { chosen = [], lifted = [] } = state().match ?? {};
    const at = lifted.indexOf(key);
    const isUp = at >= 0;
    const rest = (/** @type {string[]} */ of) => of.filter((_, place) => place !== at);
    const cards = isUp ? rest(chosen) : [...chosen, card];
    changeMatch({
      chosen: cards,
      lifted: isUp ? rest(lifted) : [...lifted, key],
      tried: cards.length ? { refusal: null } : null,
      refusal: null,
    });
  }

  return {
    stop,
    settle,
    act: (/** @type {Action} */ action) => void act(action),
    /** Try an exercise, or the first that is not solved. @param {number} [at] from 0 */
    async begin(at) {
      const first = state().attempts.findIndex(({ isSolved }) => !isSolved);
      await begin(at ?? Math.max(0, first));
    },
    /** The same one again, after a wrong try. */
    again: () => begin(state().at),
    /** The exercise that comes next; after the last one, the result. */
    async next() {
      const { at, attempts } = state();
      if (at + 1 < attempts.length) return begin(at + 1);
      stop();
      return over();
    },
    /** Back to the whole pack. */
    async back() {
      stop();
      await over();
    },
    /** Forget what was tried of the open pack, which may be none of this device's. */
    async forgetTries() {
      const { read, attempts } = state();
      if (!read) return;
      change({ attempts: attempts.map(() => ({ tries: [], isSolved: false })), mine: null, sure: "" });
      await kept;
      await keeping.dropAttempts(read.key);
    },
    hint: () => change({ isHinted: true }),
    /** The trick that is over makes room for the next. */
    goOn: () => changeMatch({ lingering: false }),
    /** What the engine thinks of each act, once one has been found. */
    async weigh() {
      const mine = tables;
      change({ worth: "weighing" });
      const worth = await /** @type {Promise<ExerciseWeighed | null>} */ (
        asked({ op: "exercise_weigh", ...which() })
      );
      if (mine === tables) change({ worth });
    },
    /** A card of the hand was tapped. @param {string} card @param {string} key which of two equal cards */
    touch(card, key) {
      const { match, said } = state();
      if (!match || match.busy || (said && said.kind !== "illegal")) return;
      if (match.lingering) changeMatch({ lingering: false });
      const { prompt } = match.view;
      const refusal = prompt?.kind === "play" ? prompt.refused[card] : undefined;
      if (refusal) changeMatch({ refusal: { ...refusal, card }, chosen: [], lifted: [] });
      else if (isMultiCard(prompt) && prompt && !(prompt.kind === "play" && prompt.count === 1))
        toggle(card, key);
      else if (takesCard(prompt)) {
        if (match.chosen.includes(card) || store.state().settings.oneTap) void act(cardAct(prompt, [card]));
        else changeMatch({ chosen: [card], tried: { refusal: null }, refusal: null });
      }
    },
    /** One's own name, as it stands in the answers. @param {string} name */
    async call(name) {
      set({ name: shortName(name) });
      await over();
    },
  };

  /** The whole pack with what was made of it, and the link of one's answers. */
  async function over() {
    go("pack", { match: null, said: null });
    await settle();
    if (!(await kept)) tellOnce("tries_not_kept");
  }

  /** The link of one's answers, once there are some. */
  async function settle() {
    const { read, attempts } = state();
    const name = store.state().settings.name.trim();
    if (!read || !name || !attempts.some(({ tries }) => tries.length)) {
      change({ mine: null });
      return;
    }
    const tries = attempts.map((one) => one.tries.slice(0, MOST_TRIES));
    const mine = await asked({ op: "exercise_answers", pack: read.pack, name, tries });
    if (mine && state().read === read) change({ mine: /** @type {any} */ (mine) });
  }
}

/**
 * The table of an exercise; what a claim would be is none.
 * @param {ExerciseBoard} board
 * @param {boolean} [isTried] whether it shows what a try came to
 * @returns {Match}
 */
function matchOf({ view, events }, isTried = false) {
  const { prompt } = view;
  if (isTried) return looked({ ...view, prompt: null, to_act: null }, events);
  return looked(prompt?.kind === "play" ? { ...view, prompt: { ...prompt, claim: null } } : view, events);
}
