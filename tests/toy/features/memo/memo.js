/** Memo: what it does and what shows it, fetched when it is first wanted. */

export { default as style } from "./style.css";
export { create } from "./store.js";
export { memoView as view } from "./view.js";
