/** Lessons: what shows them, with its style; fetched when it is first wanted. */

import own from "./style.css";
import buttons from "../../../css/parts/task-buttons.css";
export { lessonsView as view } from "./view.js";

export const style = buttons + own;
