/** Cover: what hides the hands of people who share the device, with its style; fetched when it is first wanted. */

export { default as style } from "./style.css";
export { coverView as view } from "./view.js";
