/** Analysis: the view of a past deal in which other acts are tried, with its style; fetched when it is first wanted. */

export { default as style } from "./style.css";
export { createAnalysis } from "./store.js";
export { analysisView as view } from "./view.js";
