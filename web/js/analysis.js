/** Analysis: the view of a past deal in which other acts are tried, with its style; loaded on demand. */

export { default as style } from "../css/past/analysis.css";
export { createAnalysis } from "./store/past/analysis.js";
export { analysisView as view } from "./view/past/analysis.js";
