/** Share: the view of what is shared, with its style; fetched when it is first wanted. */

export { default as style } from "./style.css";
export { shareView as view } from "./view.js";
