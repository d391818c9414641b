/** Puzzles: decisions to be found, from the deal that is over or from the puzzle files; loaded on demand. */

import own from "../css/puzzles/puzzles.css";
import buttons from "../css/parts/task-buttons.css";
export { createPuzzles } from "./store/puzzles/puzzles.js";
export { puzzlesView as view } from "./view/puzzles/puzzles.js";

export const style = buttons + own;
