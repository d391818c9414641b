/** Thumb: the table within the reach of one thumb, with its style; fetched when it is first wanted. */

export { default as style } from "./style.css";
export { thumbMenu as view } from "./view.js";
