/** Faces: the blocks beside the names, with their style; fetched when they are first wanted. */

export { default as style } from "./style.css";
export { faceView as choice, seatFace as view } from "./view.js";
