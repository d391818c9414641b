/** Pieces of Court Piece: what lies on its table besides what all games have there, with their style. */

import ofTheMiddle from "./center.css";
import others from "./pieces.css";

export { account } from "./account.js";
export { emblem } from "./emblem.js";
export { patches, side } from "./ledger.js";
export { call, middle } from "./center.js";

export const style = [ofTheMiddle, others].join("\n");
