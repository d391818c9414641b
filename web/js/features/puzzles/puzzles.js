/** Puzzles: decisions to be found, of the deal that is over or made for it; fetched when they are first wanted. */

import own from "./style.css";
import buttons from "../../../css/parts/task-buttons.css";
export { unpacked } from "./packed.js";
export { createPuzzles } from "./store.js";
export { puzzlesView as view } from "./view.js";

export const style = buttons + own;
