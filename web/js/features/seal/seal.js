/** Seal: the view of a match's fingerprint, with its style; fetched when it is first wanted. */

export { default as style } from "./style.css";
export { sealView as view } from "./view.js";
