/** Referee: the view of the questions to the referee, with its style; fetched when it is first wanted. */

export { default as style } from "./style.css";
export { refereeView as view } from "./view.js";
