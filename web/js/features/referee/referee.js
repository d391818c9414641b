/** Referee: its actions, view and style; loaded on first use. */

import { linkAddress, copyText } from "../../core/device.js";
import { clauseText, readRules } from "../../core/site-content.js";
import { createReferee } from "./store.js";

export { default as style } from "./style.css";
export { refereeView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, whenReady, features }) {
  return {
    ...createReferee({
      store,
      engine: table.engine,
      whenReady,
      readRules,
      clauseText,
      linkAddress,
      copyText,
    }),
    /** Back to the match that the referee was called to. */
    returnToCaller() {
      const { beside } = store.state().referee ?? {};
      if (beside) features[beside.feature].goBack();
    },
  };
}
