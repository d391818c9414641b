/** Puzzles: decisions to be found, of the deal that is over or made for it; fetched when they are first wanted. */

import own from "../css/puzzles/puzzles.css";
import buttons from "../css/parts/task-buttons.css";
export { unpacked } from "./store/puzzles/packed.js";
export { createPuzzles } from "./store/puzzles/puzzles.js";
export { puzzlesView as view } from "./view/puzzles/puzzles.js";

export const style = buttons + own;
