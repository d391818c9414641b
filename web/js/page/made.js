/** Made: the features of a page, each with what it needs. Those that are loaded on demand are made when they have come. */

import { address, copy, saveFile } from "../core/device.js";
import { clauseText, readLessons, readPuzzles, readRules } from "../core/reading.js";
import { featureOf } from "../core/links.js";
import { forgetKept, keepChips } from "../core/keep.js";
import { createLessons } from "../features/lessons/store.js";
import { createPast } from "../features/past/store.js";
import { createReferee } from "../features/referee/store.js";
import { createSharing } from "../features/share/store.js";
import { whenReady } from "../core/store.js";
import { namesOfLesson, namesOfPuzzle } from "../text/seats.js";
import { analysis } from "../features/analysis/index.js";
import { contest } from "../features/contest/index.js";
import { lessons } from "../features/lessons/index.js";
import { deferred, once } from "../core/on-demand.js";
import { puzzles } from "../features/puzzles/index.js";
import { referee } from "../features/referee/index.js";
import { share } from "../features/share/index.js";
import { soundOnDemand } from "../features/sound/sounding.js";

/** @import { Settings } from "../core/types.d.ts" */

/** @typedef {ReturnType<typeof makeFeatures>} Features */

/**
 * @param {object} page
 * @param {import("../core/store.js").Store} page.store
 * @param {import("../table/store/table.js").Table} page.table
 * @param {import("../core/loader.js").Loader} page.loader
 * @param {import("../core/kept/archive.js").Archive} page.archive
 * @param {import("../core/kept/tabs.js").Tabs} page.tabs
 * @param {ReturnType<typeof import("../text/sentences.js").speech>} page.text
 * @param {(settings: Partial<Settings>) => void} page.set
 * @param {(milliseconds: number) => Promise<void>} page.sleep
 */
export function makeFeatures({ store, table, loader, archive, tabs, text, set, sleep }) {
  const { ask } = table;
  const ready = () => whenReady(store);
  /** Load what shows a feature; fails where it cannot be loaded. @param {import("../features/types.d.ts").Feature} feature */
  const fetchView = async (feature) => {
    await loader.use(feature, () => {});
    if (loader.isMissing(feature)) throw new Error(`${feature.name} could not be loaded`);
  };
  /** The match at the table makes room for another. */
  const makeRoom = () => void (store.state().match && table.leave());

  const past = createPast({
    ready,
    sleep,
    store,
    table,
    archive,
    tabs,
    saveFile,
    setSettings: set,
    keepChips,
    forgetKept,
  });
  const sharing = createSharing({
    store,
    ask,
    fetchView: () => fetchView(share),
    address,
    saveFile,
    copy,
    send: (data) => navigator.share(data),
  });
  const asking = createReferee({
    store,
    ask,
    ready,
    fetchView: () => fetchView(referee),
    readRules,
    clauseText,
    address,
    copy,
  });
  const learning = createLessons({
    store,
    table,
    ready,
    names: () => namesOfLesson(text.say),
    fetchView: () => fetchView(lessons),
    fetchLessons: readLessons,
  });

  const puzzling = once(
    (/** @type {typeof import("../features/puzzles/puzzles.js")} */ { createPuzzles, unpacked }) =>
      createPuzzles({
        store,
        table,
        ready,
        names: () => namesOfPuzzle(text.say),
        fetchPuzzles: async (game) => ({ puzzles: unpacked(await readPuzzles(game)) }),
      }),
  );
  const analysing = once(
    (/** @type {typeof import("../features/analysis/analysis.js")} */ { createAnalysis }) =>
      createAnalysis({
        store,
        ask,
        archive,
        show: (deal, step) => void past.at(deal, step),
        async play(record, game) {
          makeRoom();
          await table.open(record, game);
        },
      }),
  );
  const contesting = once(
    (/** @type {typeof import("../features/contest/contest.js")} */ { createContests }) =>
      createContests({
        store,
        ask,
        ready,
        play: (link, game) => table.challenge(link, game),
        share: (deal) => sharing.challenge(deal),
        record: archive.record,
        async resume(id) {
          makeRoom();
          await table.resume(id);
        },
        text,
      }),
  );

  /** @param {(all: ReturnType<typeof puzzling>) => unknown} then */
  const withPuzzles = (then) => void loader.use(puzzles, (loaded) => then(puzzling(loaded)));
  /** What challenges, the field and the days' deals need. @param {(made: ReturnType<typeof contesting>) => unknown} then */
  async function withContests(then) {
    await loader.use(contest, (loaded) => then(contesting(loaded)));
    if (!loader.isMissing(contest)) return;
    // Whoever followed a link sees an empty table: a panel says why.
    store.change({ type: "contest", contest: { refusal: { code: "file_missing" } } });
    store.change({ type: "panel", panel: "contest" });
  }
  const withSound = soundOnDemand(loader);
  store.listen((now, before) => {
    if (now.settings.sound) withSound((one) => one.hear(now, before));
  });

  /** What opens a link, by the name of its feature. @type {Record<string, (link: string) => unknown>} */
  const followers = {
    past: past.follow,
    lessons: learning.follow,
    referee: asking.follow,
    puzzles: (link) => withPuzzles((all) => all.follow(link)),
    contest: (link) => withContests((made) => made.contest.follow(link)),
    daily: (link) => withContests((made) => made.daily.follow(link)),
  };

  return {
    past,
    sharing,
    referee: asking,
    lessons: learning,
    /** @type {import("../features/puzzles/view.js").PuzzleActs} */
    puzzles: deferred(withPuzzles),
    /** @type {import("../features/analysis/view.js").AnalysisActs} */
    analysis: deferred((then) => loader.use(analysis, (loaded) => then(analysing(loaded)))),
    /** @type {ReturnType<typeof contesting>["daily"]} */
    daily: deferred((then) => withContests((made) => then(made.daily))),
    /** @type {ReturnType<typeof contesting>["contest"]} */
    contest: deferred((then) => withContests((made) => then(made.contest))),
    /** Show the deal of today. @param {string} game */
    today: (game) => void withContests((made) => made.daily.open(game)),
    hasContest: () => loader.has(contest),
    sample: () => withSound((one) => one.sample(store.state().settings.volume)),
    /** Open what a link carries or names. @param {string} link */
    follow: (link) => void followers[featureOf(link)]?.(link),
  };
}
