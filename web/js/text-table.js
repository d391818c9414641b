/** Text table: the table as lines and buttons, with its style; loaded on demand. */

export { default as style } from "../css/text-table/text-table.css";
export { textReplayView as replay, textTableView as view } from "./view/text-table/text-table.js";
