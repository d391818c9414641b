/** Lessons: their view with its style; loaded on demand. */

import own from "../css/lessons/lessons.css";
import buttons from "../css/parts/task-buttons.css";
export { lessonsView as view } from "./view/lessons/lessons.js";

export const style = buttons + own;
