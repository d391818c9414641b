/** Panel tabs: the statistics and the data of the history, with their style; loaded when one is first opened. */

import charts from "./charts.css";
import data from "./data.css";

export { dataView } from "./data-view.js";
export { statisticsView } from "./statistics.js";

export const style = `${charts}${data}`;
