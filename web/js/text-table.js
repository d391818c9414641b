/** Text table: the table as lines and buttons, with its style; fetched when it is first wanted. */

export { default as style } from "../css/text-table/text-table.css";
export { textTableView as view } from "./view/text-table/text-table.js";
