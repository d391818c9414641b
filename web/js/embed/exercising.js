/** Exercising: what the host of a frame is told of a teacher's exercise that is over in it. */

/** @import { State } from "../core/types.d.ts" */

/**
 * The exercise that has just been solved, or was left after a wrong try; null where none was.
 * @param {Pick<State, "exercises">} now
 * @param {Pick<State, "exercises">} before
 */
export function exerciseOver({ exercises: now }, { exercises: before }) {
  if (!now || !before?.read || now.read !== before.read) return null;
  const { at } = before;
  const [attempt, earlier] = [now.attempts[at], before.attempts[at]];
  if (!attempt?.tries.length) return null;
  const isSolvedNow = attempt.isSolved && !earlier?.isSolved;
  const isLeft = before.place === "try" && (now.place !== "try" || now.at !== at) && !attempt.isSolved;
  if (!isSolvedNow && !isLeft) return null;
  const { tries, isSolved: solved } = attempt;
  return { exercise: at + 1, solved, tries: tries.length, acts: tries.flat() };
}
