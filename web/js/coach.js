/** Coach: what asks "Sure?" before a play that clearly costs, with its style; fetched when it is first wanted. */

export { default as style } from "../css/explaining/coach.css";
export { createCoach } from "./store/coach.js";
export { coachView as view } from "./view/explaining/coach.js";
