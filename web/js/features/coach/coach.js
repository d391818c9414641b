/** Coach: what asks "Sure?" before a play that clearly costs, with its style; fetched when it is first wanted. */

export { default as style } from "./style.css";
export { createCoach } from "./store.js";
export { coachView as view } from "./view.js";
