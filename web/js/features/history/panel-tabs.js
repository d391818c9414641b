/** Tabs: what the panel shows besides the matches, with its style; fetched when it is first looked at. */

import charts from "./charts.css";
import data from "./data.css";

export { dataView } from "./data-view.js";
export { statisticsView } from "./statistics.js";

export const style = `${charts}${data}`;
