/** Blank: the exercises' part of the state, before anything of it has been opened. */

/** @import { ExercisesPart } from "./types.d.ts" */

/** @returns {ExercisesPart} */
export function blank() {
  return {
    place: "list",
    packs: null,
    sure: "",
    read: null,
    id: "",
    draft: null,
    doubts: null,
    drafts: [],
    at: 0,
    attempts: [],
    match: null,
    acts: [],
    said: null,
    isPunished: false,
    isHinted: false,
    worth: null,
    heap: "",
    files: [],
    working: null,
    table: null,
    mine: null,
    code: "",
    copied: null,
    refusal: null,
  };
}
