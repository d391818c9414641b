/**
 * Features: the one list of them. The letters of links, the panels, and the parts that a closed panel clears come from it.
 */

import { agreements } from "./agreements/index.js";
import { analysis } from "./analysis/index.js";
import { coach } from "./coach/index.js";
import { challenges } from "./challenges/index.js";
import { passAndPlay } from "./pass-and-play/index.js";
import { daily } from "./daily/index.js";
import { avatars } from "./avatars/index.js";
import { guide } from "./guide/index.js";
import { houseRules } from "./house-rules/index.js";
import { lessons } from "./lessons/index.js";
import { dealEditor } from "./deal-editor/index.js";
import { PIECES } from "./game-pieces.js";
import { OUTSIDE } from "./outside-features.js";
import { piecesOf } from "../table/view/pieces.js";
import { history, tabs } from "./history/index.js";
import { puzzles } from "./puzzles/index.js";
import { referee } from "./referee/index.js";
import { fairness } from "./fairness/index.js";
import { sending } from "./sending/index.js";
import { scoreSheet } from "./score-sheet/index.js";
import { sound } from "./sound/index.js";
import { textTable } from "./text-table/index.js";
import { answering, joining, multiplayer } from "./multiplayer/index.js";
import { createLinks } from "../core/links.js";

/** @type {import("./types.d.ts").Feature[]} */
export const FEATURES = [
  history,
  tabs,
  challenges,
  daily,
  lessons,
  puzzles,
  referee,
  houseRules,
  agreements,
  sending,
  analysis,
  coach,
  guide,
  passAndPlay,
  fairness,
  sound,
  textTable,
  avatars,
  dealEditor,
  multiplayer,
  joining,
  answering,
  scoreSheet,
  ...PIECES.map(piecesOf),
  ...OUTSIDE,
];

/** What the links of these features lead to. */
export const { isDeal, needsNoEngine, featureOfLink } = createLinks(FEATURES);

/**
 * The acts of a feature that is known by its name.
 * @param {import("./types.d.ts").FeatureActions} acts
 * @param {string} name
 */
export const actionsNamed = (acts, name) =>
  /** @type {import("./types.d.ts").CommonActions} */ (
    acts[/** @type {keyof import("./types.d.ts").FeatureActions} */ (name)]
  );
