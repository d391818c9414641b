/** Pieces of Court Piece: what lies on its table besides what all games have there, with their style. */

export { default as style } from "./pieces.css";
export { account } from "./account.js";
export { emblem } from "./emblem.js";
export { patches, side } from "./ledger.js";
export { call, middle } from "./middle.js";
