/** Text table: the table as lines and buttons, with its style; loaded on demand. */

export { default as style } from "./style.css";
export { textReplayView as replay, textTableView as view } from "./view.js";
