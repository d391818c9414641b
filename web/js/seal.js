/** Seal: the view of a match's fingerprint, with its style; fetched when it is first wanted. */

export { default as style } from "../css/fairness/seal.css";
export { sealView as view } from "./view/fairness/seal.js";
