/** Avatars: the blocks beside the names, with their style; fetched when they are first wanted. */

export { default as style } from "./style.css";
export { avatarView as choice, seatFace as view } from "./view.js";
