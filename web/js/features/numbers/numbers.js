/** Numbers: those on the cards of the hand, with their style; fetched when they are first wanted. */

export { default as style } from "./style.css";
export { cardNumber as view } from "./view.js";
