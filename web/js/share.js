/** Share: the sharing view, with its style; loaded on demand. */

export { default as style } from "../css/share/share.css";
export { shareView as view } from "./view/share/share.js";
