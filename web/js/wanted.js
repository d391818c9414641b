/**
 * Wanted: sounds, analysis and challenges are loaded on demand, and again after a failure.
 */

import { savesData } from "./device.js";
import { fetchView } from "./view/parts/later.js";

/** @import { Contesting } from "./store/contest/contest.js" */
/** @typedef {ReturnType<typeof import("./sound/index.js").createSound>} Sound */
/** @typedef {ReturnType<typeof import("./analysis.js").createAnalysis>} Analysis */
/** @typedef {Parameters<typeof import("./analysis.js").createAnalysis>[0]} AnalysisNeeds */
/** The argument of one of its acts. @template {"act" | "choose" | "remark" | "drop" | "hands"} T @typedef {Parameters<Analysis[T]>[0]} Acts */
/** @typedef {Parameters<typeof import("./contest.js").createContests>[0]} ContestNeeds */
/** @typedef {ReturnType<typeof import("./contest.js").createContests>["daily"]} Daily */
/** @typedef {(contest: Contesting, daily: Daily) => Promise<unknown> | void} WithContest */

/**
 * @param {AnalysisNeeds} analysisNeeds
 * @param {ContestNeeds} contestNeeds
 */
export function createWanted(analysisNeeds, contestNeeds) {
  const { store } = contestNeeds;
  /** @type {Promise<Sound> | null} */
  let sounding = null;
  /** @type {Promise<Analysis> | null} */
  let analysing = null;
  /** @type {Promise<{ contest: Contesting, daily: Daily }> | null} */
  let contesting = null;

  /** What makes sounds, unless data is to be saved. @param {(sound: Sound) => void} then */
  function sound(then) {
    if (savesData()) return;
    sounding ??= import("./sound/index.js").then(({ createSound }) => createSound());
    sounding.then(then).catch(() => (sounding = null));
  }

  /** What tries other acts in a past deal. @param {(analysis: Analysis) => unknown} then */
  async function analysis(then) {
    analysing ??= import("./analysis.js").then(({ createAnalysis }) => createAnalysis(analysisNeeds));
    try {
      await fetchView("analysis", () => import("./analysis.js"));
      await then(await analysing);
    } catch {
      analysing = null;
    }
  }

  /** What challenges, the field and the days' deals need. @param {WithContest} then */
  async function contest(then) {
    contesting ??= fetchContest();
    try {
      const { contest: made, daily } = await contesting;
      await then(made, daily);
    } catch {
      contesting = null;
      store.change({ type: "contest", contest: { refusal: { code: "file_missing" } } });
      store.change({ type: "panel", panel: "contest" });
    }
  }

  async function fetchContest() {
    const { createContests, dailyView, style, view } = await import("./contest.js");
    await fetchView("contest", async () => ({ style, view }));
    await fetchView("daily", async () => ({ style: "", view: dailyView }));
    return createContests(contestNeeds);
  }

  return {
    sound,
    analysisActs: {
      open: () => void analysis((now) => now.open()),
      act: (/** @type {Acts<"act">} */ act) => void analysis((now) => now.act(act)),
      back: () => void analysis((now) => now.back()),
      bot: () => void analysis((now) => now.bot()),
      keep: () => void analysis((now) => now.keep()),
      choose: (/** @type {Acts<"choose">} */ branch) => void analysis((now) => now.choose(branch)),
      fromHere: () => void analysis((now) => now.fromHere()),
      remark: (/** @type {Acts<"remark">} */ said) => void analysis((now) => now.remark(said)),
      drop: (/** @type {Acts<"drop">} */ way) => void analysis((now) => now.drop(way)),
      hands: (/** @type {Acts<"hands">} */ isOpen) => void analysis((now) => now.hands(isOpen)),
      close: () => void analysis((now) => now.close()),
    },
    contest: (/** @type {WithContest} */ then) => void contest(then),
    /** Whether challenges have been loaded. */
    hasContest: () => contesting !== null,
  };
}
