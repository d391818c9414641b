/** Making: a position becomes an exercise, its teacher writes what is said, the engine checks it, and it is kept in a pack. */

import { blank } from "./blank.js";

/** @import { Draft, ExerciseParts, ExerciseTaken, ExerciseWeighed, ExercisesParted, KeptDraft, LegalAct } from "./types.d.ts" */

/** As many particular wrong acts have words of their own (engine/followsuit/exercises/exercise.py). */
export const MOST_WRONG = 4;
/** What our bots think, and a teacher may know better. */
const MAY_STAY = new Set(["right_loses", "right_misses", "goal_unmet", "goal_always"]);
/** Whether an exercise may be kept with these faults: the teacher may think otherwise than the engine. @param {Draft["faults"]} faults */
export const mayStay = (faults) => faults.length > 0 && faults.every(({ code }) => MAY_STAY.has(code));

/**
 * @param {import("./store.js").ExerciseNeeds} needs
 * @param {import("./store.js").ExercisesHand} hand
 * @param {import("./packs.js").Packs} packs those of this device
 */
export function createExerciseMaking(
  { store, ask, now, fresh, keeping },
  { state, change, go, asked, tellOnce },
  packs,
) {
  /** What is asked about a draft; one that was left has another number. */
  let asking = 0;

  /** @param {Partial<Draft>} more */
  function changeDraft(more) {
    const { draft } = state();
    if (draft) change({ draft: { ...draft, ...more } });
  }

  /** @param {Partial<ExerciseParts>} more */
  function write(more) {
    const { draft } = state();
    if (!draft) return;
    changeDraft({ parts: { ...draft.parts, ...more }, faults: [] });
    void keepDraftAsItIs();
  }

  /** Keep what is being made, so that it is there again when the page was closed. */
  async function keepDraftAsItIs() {
    const { draft } = state();
    if (!draft) return;
    const { id, parts, pack, at } = draft;
    const isKept = await keeping.keepDraft({ id, parts, pack, at, changed: now() });
    if (!isKept && state().draft?.id === id) tellOnce("draft_not_kept");
  }

  /** @param {string} id of a draft that is no more */
  async function dropKept(id) {
    await keeping.drop(id);
    await packs.drafts();
  }

  /** Begin with a position. @param {ExerciseTaken} taken @param {Partial<Draft>} more */
  async function begin(taken, more) {
    packs.stopWeighing();
    const mine = ++asking;
    const { record, made } = taken;
    /** @type {ExerciseParts} */
    const parts = {
      title: "",
      chapter: "",
      task: "",
      hint: "",
      praise: "",
      otherwise: "",
      right: made ? [made] : [],
      wrong: [],
      near: false,
      punish: false,
      goal: "",
      ends: "act",
      record,
    };
    go("draft", {
      draft: {
        id: keeping.draftId(fresh()),
        parts,
        taken,
        pack: "",
        at: null,
        worth: "weighing",
        faults: [],
        isChecking: false,
        ...more,
      },
    });
    const worth = await /** @type {Promise<ExerciseWeighed | null>} */ (
      asked({ op: "exercise_weigh", record })
    );
    if (mine === asking) changeDraft({ worth });
  }

  /** Show the panel, and begin with a position. @param {{ record: string } | { deal: number, step: number, line: string[] }} where */
  async function beginWith(where) {
    change(store.state().exercises ? { refusal: null } : blank());
    store.change({ type: "panel", panel: "exercises" });
    const [taken] = await Promise.all([
      /** @type {Promise<ExerciseTaken | null>} */ (asked({ op: "exercise_from", ...where })),
      packs.all(),
    ]);
    if (taken) await begin(taken, { pack: state().id });
  }

  /** Leave the draft; what is asked about it is called off. */
  function stop() {
    asking += 1;
    packs.stopWeighing();
    const { draft } = state();
    if (!draft || (draft.worth !== "weighing" && !draft.isChecking)) return;
    changeDraft({ worth: draft.worth === "weighing" ? null : draft.worth, isChecking: false });
    void ask({ op: "cancel" });
  }

  /** Whether the draft can be kept as it is: what is wrong with it is shown. @param {boolean} isSure whether it is kept though the right act loses */
  async function check(isSure) {
    const { draft } = state();
    if (!draft) return false;
    stop();
    const mine = ++asking;
    changeDraft({ isChecking: true, faults: [] });
    const made = await /** @type {Promise<ExercisesParted | null>} */ (
      asked({ op: "exercise_pack", exercises: [draft.parts] })
    );
    if (mine !== asking) return false;
    let faults = made?.faults ?? [];
    if (made && !faults.length && !isSure) {
      const weighed = await /** @type {Promise<ExerciseWeighed | null>} */ (
        asked({ op: "exercise_weigh", pack: made.pack, exercise: 1 })
      );
      if (mine !== asking) return false;
      if (!weighed) {
        changeDraft({ isChecking: false });
        return false;
      }
      changeDraft({ worth: weighed });
      faults = weighed.faults;
    }
    changeDraft({ isChecking: false, faults });
    return made !== null && !faults.length;
  }

  return {
    stopMaking: stop,
    /** Make an exercise of the step that is looked at, or of the line that is tried there. */
    async make() {
      const { opened } = store.state().past;
      if (!opened?.shown) return;
      const { deal, step, line } = opened.board ?? { ...opened.shown, line: [] };
      await beginWith({ deal, step, line });
    },
    /** Make an exercise of a deal that somebody has made, where its record ends. @param {import("../making/types.d.ts").MadeDeal} deal */
    made: ({ record }) => beginWith({ record }),
    write,
    /** The pack it is to go to. @param {string} pack */
    putInto(pack) {
      changeDraft({ pack, at: null });
      void keepDraftAsItIs();
    },
    /** An act solves it, or does no longer. @param {LegalAct} act */
    right(act) {
      const { right, wrong } = state().draft?.parts ?? { right: [], wrong: [] };
      const isRight = right.some(({ text }) => text === act.text);
      write({
        right: isRight ? right.filter(({ text }) => text !== act.text) : [...right, act],
        wrong: wrong.filter(({ text }) => text !== act.text),
      });
    },
    /** An act is a particular mistake, or is no longer. @param {LegalAct} act */
    wrong(act) {
      const { right, wrong } = state().draft?.parts ?? { right: [], wrong: [] };
      const isWrong = wrong.some(({ text }) => text === act.text);
      if (!isWrong && wrong.length >= MOST_WRONG) return;
      write({
        right: right.filter(({ text }) => text !== act.text),
        wrong: isWrong ? wrong.filter(({ text }) => text !== act.text) : [...wrong, { ...act, words: "" }],
      });
    },
    /** What is said to a mistake. @param {string} text of the act @param {string} words */
    sayTo(text, words) {
      const { wrong } = state().draft?.parts ?? { wrong: [] };
      write({ wrong: wrong.map((one) => (one.text === text ? { ...one, words } : one)) });
    },
    /** Keep the draft in its pack, once nothing is wrong with it. @param {boolean} [isSure] */
    async keepDraft(isSure = false) {
      if (!(await check(isSure))) return;
      const { draft } = state();
      const of = draft && (await packs.partsOf(draft.pack));
      if (!draft || !of) return;
      const parts = [...of.parts];
      if (draft.at === null || draft.at >= parts.length) parts.push(draft.parts);
      else parts[draft.at] = draft.parts;
      if (!(await packs.keepParts(draft.pack, { ...of, parts }))) return;
      change({ draft: null });
      await dropKept(draft.id);
    },
    /** Back to the deal that it was made of. */
    toDeal: () => store.change({ type: "panel", panel: "past" }),
    /** Go on with what was not finished. @param {KeptDraft} kept */
    async draftOn({ id, parts, pack, at }) {
      if (state().draft?.id === id) {
        go("draft");
        return;
      }
      const { record } = parts;
      const taken = await /** @type {Promise<ExerciseTaken | null>} */ (
        asked({ op: "exercise_from", record })
      );
      if (taken) await begin(taken, { id, parts, pack, at });
    },
    /** To the list; what is being made waits there. */
    async leaveDraft() {
      stop();
      go("list");
      await packs.drafts();
    },
    async dropDraft() {
      stop();
      const { draft } = state();
      go(state().read ? "pack" : "list", { draft: null });
      if (draft) await dropKept(draft.id);
    },
    /** Change an exercise of the open pack. @param {number} at from 0 */
    async edit(at) {
      const { id } = state();
      const parts = (await packs.partsOf(id))?.parts[at];
      if (!parts) return;
      const { record } = parts;
      const taken = await /** @type {Promise<ExerciseTaken | null>} */ (
        asked({ op: "exercise_from", record })
      );
      if (taken) await begin(taken, { parts, pack: id, at });
    },
  };
}
