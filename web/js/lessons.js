/** Lessons: what shows them, with its style; fetched when it is first wanted. */

import own from "../css/lessons/lessons.css";
import buttons from "../css/parts/task-buttons.css";
export { lessonsView as view } from "./view/lessons/lessons.js";

export const style = buttons + own;
