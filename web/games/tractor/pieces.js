/** Pieces of Tractor: what lies on its table besides what all games have there, with their style. */

import ofBurials from "./burial.css";
import sizesOfBurials from "./burial-sizes.css";
import ofThrows from "./failed-throw.css";
import ofAnnouncements from "./large-table-announcement.css";
import ofLowTables from "./large-table-low.css";
import sizesOfTables from "./large-table-sizes.css";
import ofTallies from "./tally.css";

export { burial as prompt } from "./burial.js";
export { emblem } from "./emblem.js";
export { failedThrow as note, failedThrowLine as noteLine } from "./failed-throw.js";
export { feats, mood } from "./outcome.js";
export { pairBid as bid } from "./pair-bid.js";
export { tallyLines as resultLines, tallyPanel as result } from "./tally.js";

export const style = [
  ofBurials,
  sizesOfBurials,
  sizesOfTables,
  ofLowTables,
  ofAnnouncements,
  ofTallies,
  ofThrows,
].join("\n");
