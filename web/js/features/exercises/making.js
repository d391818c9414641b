/** Making: a position becomes an exercise, its teacher writes what is said, the engine checks it, and it is kept in a pack. */

import { blank } from "./blank.js";
import { createForgetting } from "./forgetting.js";
import { MOST_PACKS } from "./keeping.js";

/** @import { Draft, ExerciseParts, ExerciseTaken, ExerciseWeighed, ExercisesParted, ExercisesRead, KeptDraft, KeptPack, LegalAct } from "./types.d.ts" */

/** As many particular wrong acts have words of their own (engine/followsuit/exercises/exercise.py). */
export const MOST_WRONG = 4;
/** What our bots think, and a teacher may know better. */
const MAY_STAY = new Set(["right_loses", "right_misses", "goal_unmet", "goal_always"]);
/** Whether an exercise may be kept with these faults: the teacher may think otherwise than the engine. @param {Draft["faults"]} faults */
export const mayStay = (faults) => faults.length > 0 && faults.every(({ code }) => MAY_STAY.has(code));

/**
 * @param {import("./store.js").ExerciseNeeds} needs
 * @param {import("./store.js").ExercisesHand} hand
 * @param {(pack: string, id: string) => Promise<void>} read open a pack
 */
export function createExerciseMaking(
  { store, ask, now, fresh, keeping },
  { state, change, go, asked, tellOnce },
  read,
) {
  const forgetTries = createForgetting({ ask, keeping });
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

  /** What was not finished, looked for anew. */
  async function drafts() {
    change({ drafts: await keeping.drafts() });
  }

  /** @param {string} id of a draft that is no more */
  async function dropKept(id) {
    await keeping.drop(id);
    await drafts();
  }

  /** The packs of the device, looked for anew. @returns {Promise<KeptPack[]>} */
  async function packs() {
    const found = await keeping.all();
    change({ packs: found });
    return found;
  }

  /** Begin with a position. @param {ExerciseTaken} taken @param {Partial<Draft>} more */
  async function begin(taken, more) {
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
      packs(),
    ]);
    if (taken) await begin(taken, { pack: state().id });
  }

  /** Leave the draft; what is asked about it is called off. */
  function stop() {
    asking += 1;
    const { draft, doubts } = state();
    if (doubts?.isChecking) {
      change({ doubts: null });
      void ask({ op: "cancel" });
    }
    if (!draft || (draft.worth !== "weighing" && !draft.isChecking)) return;
    changeDraft({ worth: draft.worth === "weighing" ? null : draft.worth, isChecking: false });
    void ask({ op: "cancel" });
  }

  /** The parts of a pack of this device; none of one that is new. @param {string} id */
  async function partsOf(id) {
    const kept = (await packs()).find((one) => one.id === id);
    if (!kept) return { title: "", passes: null, parts: [] };
    return /** @type {Promise<ExercisesParted | null>} */ (asked({ op: "exercise_pack", pack: kept.text }));
  }

  /** Keep a pack that is made of parts, and open it. @param {string} id empty for a new one @param {{ title: string, passes: number | null, parts: ExerciseParts[] }} of */
  async function keepParts(id, { title, passes, parts }) {
    const fits = passes === null ? null : Math.max(1, Math.min(passes, parts.length));
    const made = await /** @type {Promise<ExercisesParted | null>} */ (
      asked({ op: "exercise_pack", title, passes: fits, exercises: parts })
    );
    return made ? keep(id, made.pack, made.title, made.exercises.length) : false;
  }

  /** @param {string} id @param {string} text @param {string} title @param {number} count */
  async function keep(id, text, title, count) {
    const there = await packs();
    if (!id && there.length >= MOST_PACKS) {
      change({ refusal: { code: "too_many_packs", facts: { most: MOST_PACKS } } });
      return false;
    }
    const name = id || fresh();
    const before = there.find((one) => one.id === id);
    const isOnDevice = await keeping.keep({ id: name, text, title, count, changed: now() });
    if (before) await forgetTries(before);
    await packs();
    await read(text, name);
    if (!isOnDevice) change({ refusal: { code: "pack_not_kept" } });
    return true;
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

  /** Weigh what is called right in the pack that is open, exercise by exercise, if a link can carry it. @param {ExercisesRead} pack */
  async function weighPack({ key, link, exercises, pack }) {
    if (!link) return;
    const mine = ++asking;
    /** @type {Draft["faults"]} */
    let faults = [];
    change({ doubts: { key, faults, isChecking: true } });
    for (const at of exercises.keys()) {
      const weighed = /** @type {ExerciseWeighed} */ (
        /** @type {unknown} */ (await ask({ op: "exercise_weigh", pack, exercise: at + 1 }))
      );
      if (mine !== asking) return;
      faults = [...faults, ...(weighed.faults ?? []).map((one) => ({ ...one, exercise: at + 1 }))];
    }
    change({ doubts: { key, faults, isChecking: false } });
  }

  return {
    stopMaking: stop,
    packs,
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
      const of = draft && (await partsOf(draft.pack));
      if (!draft || !of) return;
      const parts = [...of.parts];
      if (draft.at === null || draft.at >= parts.length) parts.push(draft.parts);
      else parts[draft.at] = draft.parts;
      if (!(await keepParts(draft.pack, { ...of, parts }))) return;
      change({ draft: null });
      await dropKept(draft.id);
    },
    /** Back to the deal that it was made of. */
    toDeal: () => store.change({ type: "panel", panel: "past" }),
    drafts,
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
      await drafts();
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
      const parts = (await partsOf(id))?.parts[at];
      if (!parts) return;
      const { record } = parts;
      const taken = await /** @type {Promise<ExerciseTaken | null>} */ (
        asked({ op: "exercise_from", record })
      );
      if (taken) await begin(taken, { parts, pack: id, at });
    },
    /** Take an exercise out of the open pack; the last one stays. @param {number} at */
    async takeOut(at) {
      const { id } = state();
      const of = await partsOf(id);
      if (of && of.parts.length > 1)
        await keepParts(id, { ...of, parts: of.parts.filter((_, place) => place !== at) });
    },
    /** The title of the open pack, or how many of its exercises have to be solved. @param {{ title?: string, passes?: number | null }} more */
    async name(more) {
      const { id } = state();
      const of = await partsOf(id);
      if (of) await keepParts(id, { ...of, ...more });
    },
    /** Keep the pack that came by a link or in a file. What is called right in it is weighed before its link is shown. */
    async keepPack() {
      const { read: pack } = state();
      if (pack && (await keep("", pack.pack, pack.title, pack.exercises.length))) await weighPack(pack);
    },
    /** Open a pack of this device. @param {string} id */
    async show(id) {
      const kept = (await packs()).find((one) => one.id === id);
      if (kept) await read(kept.text, id);
    },
    /** Ask before a pack is thrown away. @param {string} sure */
    ask: (sure) => change({ sure }),
    /** Throw a pack away. @param {string} id */
    async remove(id) {
      const pack = (await keeping.all()).find((one) => one.id === id);
      await keeping.drop(id);
      if (pack) await forgetTries(pack);
      change({ sure: "", ...(state().draft?.id === id ? { draft: null } : {}) });
      await Promise.all([packs(), drafts()]);
    },
  };
}
