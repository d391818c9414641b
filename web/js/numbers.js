/** Numbers: those on the cards of the hand, with their style; fetched when they are first wanted. */

export { default as style } from "../css/cards/numbers.css";
export { cardNumber as view } from "./view/cards/card-number.js";
