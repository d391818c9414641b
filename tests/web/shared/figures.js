/** Figures for the tests: those of a deal that South has made, and what a test changes of them. */

/** @typedef {import("../../../web/js/core/storage/types.d.ts").Figures} Figures */

/** @param {Partial<Figures>} [change] @returns {Figures} */
export const figures = (change = {}) => ({
  deal: 1,
  assisted: false,
  passed_out: false,
  declarer: "S",
  side: "NS",
  contract: 60,
  made: true,
  unit: "points",
  took: { NS: 70, EW: 30 },
  standing: { NS: "60", EW: "30" },
  ahead: "NS",
  won_by: null,
  ...change,
});
