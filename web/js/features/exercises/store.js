/**
 * Exercises: the pack that is open, and where one is in the panel. The engine reads packs, judges tries and makes links;
 * nothing of a pack is understood here.
 */

import { createHand } from "../../core/hand.js";
import { blank } from "./blank.js";
import { createAnswers } from "./answers.js";
import { packFileName } from "./keeping.js";
import { createExerciseMaking } from "./making.js";
import { createPacks } from "./packs.js";
import { createTrying } from "./trying.js";

/** @import { Ask, Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { ExercisesPart, ExercisesRead } from "./types.d.ts" */

/** The longest text of a pack, as the engine has it; what is longer is not even read. */
const LONGEST = 200_000;
/** What a pack's text begins with, and a link with exercises. */
const TEXT = /followsuit-exercises \d[\s\S]*/;
const LINK = /(?<![\w.-])x\d+\.[\w-]+/;

/**
 * @typedef {object} ExerciseNeeds
 * @property {Store} store
 * @property {Ask} ask
 * @property {() => Promise<unknown>} ready resolves once the engine is there
 * @property {(settings: Partial<Settings>) => void} set
 * @property {(link: string) => string} address the whole address of a link
 * @property {(text: string) => Promise<void>} copy
 * @property {(name: string, text: string) => void} saveFile give the person a file
 * @property {(game: string) => Promise<string>} readExample the example pack of a game, in the language spoken
 * @property {(data: { title: string, url: string }) => Promise<void>} send by the system's own way
 * @property {(milliseconds: number) => Promise<void>} sleep
 * @property {ReturnType<typeof import("./keeping.js").createPackKeeping>} keeping
 * @property {() => number} now
 * @property {() => string} fresh a name that no pack has
 */

/** @typedef {ReturnType<typeof createExercisesHand>} ExercisesHand what the parts of the store share */

/** @param {ExerciseNeeds} needs */
function createExercisesHand(needs) {
  const hand = createHand(needs, "exercises", blank);
  /** @type {Set<string>} */
  const told = new Set();

  /** Tell something that holds until the page is closed, the first time only: that nothing is kept here. @param {string} code */
  function tellOnce(code) {
    if (told.has(code)) return;
    told.add(code);
    hand.change({ refusal: { code } });
  }

  return { ...hand, tellOnce };
}

/** @param {ExerciseNeeds} needs */
export function createExercises(needs) {
  const { store, ready, address, saveFile } = needs;
  const hand = createExercisesHand(needs);
  const { state, change, go, asked } = hand;
  const trying = createTrying(needs, hand);
  /** Only what was opened last is shown. */
  let opened = 0;

  const { packs, acts: onPacks } = createPacks(needs, hand, read);
  const making = createExerciseMaking(needs, hand, packs);
  const answers = createAnswers(needs, hand);

  /** Call off what is asked about a table or a draft. */
  function stop() {
    trying.stop();
    making.stopMaking();
    answers.stopClass();
  }

  /** Nothing is open; what is kept, and what is being made, stays. @returns {ExercisesPart} */
  function anew() {
    const { packs, draft, drafts } = state();
    return { ...blank(), packs, draft, drafts };
  }

  const showPanel = () => store.change({ type: "panel", panel: "exercises" });

  /** Open a pack. @param {string} pack its text, or a link that carries one @param {string} [id] its name on this device */
  async function read(pack, id = "") {
    const mine = ++opened;
    stop();
    const { heap, files } = state();
    change({ ...anew(), heap, files, place: "pack", id });
    await ready();
    if (mine !== opened) return;
    const found = await /** @type {Promise<ExercisesRead | null>} */ (asked({ op: "exercises", pack }));
    if (mine !== opened) return;
    if (!found) {
      change({ place: "list" });
      return;
    }
    // As far as it was tried on this device; what its words are plays no part.
    const tried = await needs.keeping.attempts(found.key, found.exercises.length);
    if (mine !== opened) return;
    change({
      read: found,
      attempts: tried ?? found.exercises.map(() => ({ tries: [], isSolved: false })),
    });
    if (tried) await trying.settle();
  }

  /** What was typed, pasted or read from a file: a pack's text, or a link somewhere in it. @param {string} words */
  async function paste(words) {
    const pack = TEXT.exec(words)?.[0] ?? LINK.exec(words)?.[0];
    if (pack && words.length <= LONGEST) await read(pack);
    else go("list", { refusal: { code: pack ? "long_pack" : "not_a_pack" } });
  }

  return {
    ...trying,
    ...making,
    ...onPacks,
    ...answers,
    ...hand.links,
    paste,
    /** Go on where it was left. */
    async open() {
      change(store.state().exercises ? { refusal: null } : blank());
      showPanel();
      await Promise.all([ready(), packs.all(), packs.drafts()]);
    },
    /** Somebody's answers: shown with the exercises they are of, if this device has those. @param {string} link */
    async answered(link) {
      stop();
      change({ ...anew(), heap: address(link) });
      showPanel();
      await ready();
      const pack = await answers.packOf(link, await packs.all());
      if (!pack) {
        go("list", { refusal: { code: "no_pack_here" } });
        return;
      }
      await read(pack.text, pack.id);
      await answers.check();
    },
    /** Show what a link carries; one without anything leads to the list. @param {string} link */
    async follow(link) {
      if (link.endsWith(".")) return this.open();
      change(anew());
      showPanel();
      return read(link);
    },
    /** Open the example pack of a game. @param {string} game */
    async example(game) {
      const mine = ++opened;
      stop();
      change({ refusal: null });
      const pack = await needs.readExample(game).catch(() => "");
      if (mine !== opened) return;
      if (pack) await read(pack);
      else go("list", { refusal: { code: "file_missing" } });
    },
    /** A file was chosen. @param {() => Promise<string>} text */
    take: async (text) => paste(await text().catch(() => "")),
    /** One was dropped on the page. @param {() => Promise<string>} text */
    async takeDropped(text) {
      change(anew());
      showPanel();
      await paste(await text().catch(() => ""));
    },
    async list() {
      stop();
      go("list", { read: null, mine: null, id: "" });
      await Promise.all([packs.all(), packs.drafts()]);
    },
    /** The open pack as a file. */
    savePack() {
      const { read: pack } = state();
      if (pack) saveFile(`${packFileName(pack.title)}.lessons`, pack.pack);
    },
    close() {
      stop();
      if (state().place === "try") go("pack");
      else store.change({ type: "panel", panel: null });
    },
  };
}
