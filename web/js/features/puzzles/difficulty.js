/**
 * Difficulty: how difficult a puzzle is, measured by how many of our levels find it (build/tools/rate_puzzles.py). With four
 * levels there are four grades; what only the strongest finds, or none, is the last.
 */

/** From the easiest on. */
export const GRADES = /** @type {const} */ (["easy", "middling", "hard", "hardest"]);

/** The grade of a puzzle; empty for one that no level has been asked. @param {{ foundBy?: number | null }} puzzle @param {number} levels how many the game has */
export function gradeOf({ foundBy }, levels) {
  if (foundBy === null || foundBy === undefined) return "";
  return GRADES[Math.min(GRADES.length - 1, Math.max(0, levels - foundBy))] ?? "";
}
