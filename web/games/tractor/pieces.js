/** Pieces of Tractor: what lies on its table besides what all games have there, with their style. */

import ofThrows from "./failed-throw.css";

export { failedThrow as note, failedThrowLine as noteLine } from "./failed-throw.js";

export const style = ofThrows;
