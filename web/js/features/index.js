/**
 * Features: the one list of them. From it come the letters of links, the panels, and what a closed panel clears.
 */

import { analysis } from "./analysis/index.js";
import { coach } from "./coach/index.js";
import { contest } from "./contest/index.js";
import { cover } from "./cover/index.js";
import { daily } from "./daily/index.js";
import { faces } from "./faces/index.js";
import { houseRules } from "./house-rules/index.js";
import { lessons } from "./lessons/index.js";
import { making } from "./making/index.js";
import { PIECES } from "./games.js";
import { OUTSIDE } from "./outside.js";
import { piecesOf } from "../table/view/pieces.js";
import { past, tabs } from "./past/index.js";
import { puzzles } from "./puzzles/index.js";
import { referee } from "./referee/index.js";
import { fairness } from "./fairness/index.js";
import { share } from "./share/index.js";
import { sheet } from "./sheet/index.js";
import { sound } from "./sound/index.js";
import { textTable } from "./text-table/index.js";
import { answering, joining, together } from "./together/index.js";

/** @type {import("./types.d.ts").Feature[]} */
export const FEATURES = [
  past,
  tabs,
  contest,
  daily,
  lessons,
  puzzles,
  referee,
  houseRules,
  share,
  analysis,
  coach,
  cover,
  fairness,
  sound,
  textTable,
  faces,
  making,
  together,
  joining,
  answering,
  sheet,
  ...PIECES.map(piecesOf),
  ...OUTSIDE,
];
