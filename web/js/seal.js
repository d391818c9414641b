/** Seal: the view of a match's fingerprint, with its style; loaded on demand. */

export { default as style } from "../css/fairness/seal.css";
export { sealView as view } from "./view/fairness/seal.js";
