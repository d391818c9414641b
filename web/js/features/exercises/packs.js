/** Packs: those of this device, and what was not finished; opening, naming and throwing them away. */

import { createForgetting } from "./forgetting.js";
import { MOST_PACKS } from "./keeping.js";

/** @import { Draft, ExerciseParts, ExerciseWeighed, ExercisesParted, ExercisesRead, KeptPack } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createPacks>["packs"]} Packs what the making of an exercise needs of them */

/**
 * @param {import("./store.js").ExerciseNeeds} needs
 * @param {import("./store.js").ExercisesHand} hand
 * @param {(pack: string, id: string) => Promise<void>} read open a pack
 */
export function createPacks({ ask, now, fresh, keeping }, { state, change, asked }, read) {
  const forgetTries = createForgetting({ ask, keeping });
  /** Which pack is weighed; one that was left has another number. */
  let weighing = 0;

  /** What was not finished, looked for anew. */
  async function drafts() {
    change({ drafts: await keeping.drafts() });
  }

  /** The packs of the device, looked for anew. @returns {Promise<KeptPack[]>} */
  async function packs() {
    const found = await keeping.all();
    change({ packs: found });
    return found;
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

  /** Weigh what is called right in the pack that is open, exercise by exercise, if a link can carry it. @param {ExercisesRead} pack */
  async function weighPack({ key, link, exercises, pack }) {
    if (!link) return;
    const mine = ++weighing;
    /** @type {Draft["faults"]} */
    let faults = [];
    change({ doubts: { key, faults, isChecking: true } });
    for (const at of exercises.keys()) {
      const weighed = /** @type {ExerciseWeighed} */ (
        /** @type {unknown} */ (await ask({ op: "exercise_weigh", pack, exercise: at + 1 }))
      );
      if (mine !== weighing) return;
      faults = [...faults, ...(weighed.faults ?? []).map((one) => ({ ...one, exercise: at + 1 }))];
    }
    change({ doubts: { key, faults, isChecking: false } });
  }

  /** Call off the weighing of a pack. */
  function stopWeighing() {
    weighing += 1;
    if (!state().doubts?.isChecking) return;
    change({ doubts: null });
    void ask({ op: "cancel" });
  }

  return {
    packs: { all: packs, drafts, partsOf, keepParts, stopWeighing },
    acts: {
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
    },
  };
}
