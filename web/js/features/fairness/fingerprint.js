/** Seal: the view of a match's fingerprint, with its style; fetched when it is first wanted. */

export { default as style } from "./fingerprint.css";
export { sealView as view } from "./fingerprint-view.js";
