/** Pieces of Tractor: what lies on its table besides what all games have there, with their style. */

import ofBurials from "./burial.css";
import ofDeclarations from "./declaring.css";
import ofThrows from "./failed-throw.css";
import ofLargeScreens from "./large-screens.css";
import ofLargeTables from "./large-table.css";
import ofPhones from "./phones.css";
import ofTallies from "./tally.css";

export { burial as prompt } from "./burial.js";
export { emblem } from "./emblem.js";
export { failedThrow as note, failedThrowLine as noteLine } from "./failed-throw.js";
export { feats, mood } from "./outcome.js";
export { pairBid as bid } from "./pair-bid.js";
export { tallyLines as resultLines, tallyPanel as result } from "./tally.js";

export const style = [
  ofDeclarations,
  ofBurials,
  ofLargeTables,
  ofTallies,
  ofThrows,
  ofLargeScreens,
  ofPhones,
].join("\n");
