/** Feature actions: loads features when a link, a setting or a match needs them, and creates their actions. */

import { saveFile, isStill } from "../core/device.js";
import { clearStored } from "../core/progress-storage.js";
import { createReceiver } from "./received-documents.js";
import { readRules } from "../core/site-content.js";
import { whenReady } from "../core/store.js";
import { FEATURES } from "../features/index.js";
import { createExplanations } from "../features/explanations/store.js";
import { createHistory } from "../features/history/store.js";
import { createRules } from "../features/rules/store.js";

/** @import { Settings } from "../core/types.d.ts" */
/** @import { Feature, FeatureActions, Loaded, Page } from "../features/types.d.ts" */

/** @typedef {ReturnType<typeof createFeatures>} Features */
/** What a feature can do, by name. @typedef {{ [act: string]: (...given: unknown[]) => unknown }} Actions */

/** @param {Omit<Page, "features" | "whenReady" | "leaveMatch" | "openText" | "openFile">} parts of the page */
export function createFeatures(parts) {
  const { store, table, loader } = parts;
  const acts = /** @type {FeatureActions} */ ({});
  const awaitEngine = () => whenReady(store);
  const { openText, openFile, openLink } = createReceiver({
    store,
    engine: table.engine,
    whenReady: awaitEngine,
    acts,
  });
  /** @type {Page} */
  const page = {
    ...parts,
    ...{ openText, openFile },
    features: acts,
    whenReady: awaitEngine,
    leaveMatch: () => void (store.state().match && table.leaveMatch()),
  };
  /** What each module made; one made for several features has the acts of each. @type {Map<string, object>} */
  const made = new Map();
  /** Those whose panel says that they could not be loaded: nothing else of their part is there. @type {Set<string>} */
  const missed = new Set();

  /** @param {Feature} feature @returns {Loaded | undefined} what it is loaded with */
  const moduleOf = ({ name, loadedWith = name }) =>
    /** @type {Loaded | undefined} */ (FEATURES.find((one) => one.load && one.name === loadedWith));

  /** @param {Feature} feature @param {import("../features/types.d.ts").FeatureModule} loaded the module it comes in */
  function actionsOf({ name, loadedWith }, loaded) {
    const key = loadedWith ?? name;
    const all = made.get(key) ?? loaded.create?.(page) ?? {};
    made.set(key, all);
    return /** @type {Actions} */ (loadedWith ? /** @type {Record<string, object>} */ (all)[name] : all);
  }

  /**
   * Go on with a feature's acts once they are there. If what it is loaded with has a panel, that says why they do not come.
   * @param {Feature} feature
   * @param {(made: Actions) => unknown} then
   */
  async function runLoaded(feature, then) {
    const source = moduleOf(feature);
    if (!source) return undefined;
    const { name, part, panel } = source;
    const result = await loader.loadThen(source, (loaded) => {
      if (part && missed.delete(name)) {
        store.change({ type: "panel", panel: null });
        store.change(/** @type {import("../core/types.d.ts").Change} */ ({ type: part, [part]: null }));
      }
      return then(actionsOf(feature, loaded));
    });
    if (!panel || !part || !loader.isMissing(source)) return result;
    missed.add(name);
    store.change(
      /** @type {import("../core/types.d.ts").Change} */ ({
        type: part,
        [part]: { refusal: { code: loader.isOutdated() ? "outdated" : "file_missing" } },
      }),
    );
    store.change({ type: "panel", panel: /** @type {keyof import("../core/types.d.ts").Panels} */ (name) });
    return undefined;
  }

  for (const feature of FEATURES)
    if (moduleOf(feature))
      Object.assign(acts, { [feature.name]: deferActions((then) => runLoaded(feature, then)) });
  acts.history = createHistory({ ...page, saveFile, setSettings: page.changeSettings, clearStored });
  const { engine, saveMatch, saver, takeUpCards } = table;
  acts.explanations = createExplanations({
    store,
    engine,
    take: saver.takeRecord,
    saveMatch,
    takeUpCards,
    sleep: parts.sleep,
  });
  acts.rules = createRules({ store, engine, readRules });
  // Rules that were opened before the engine was ready are marked now.
  store.listen(({ engine }, before) => {
    if (engine.status !== "ready" || before.engine.status === "ready") return;
    void acts.rules.markPlayed();
  });

  return {
    acts,
    openLink: (/** @type {string} */ link) => void openLink(link),
    openFile,
    openText,
    /** Load, and make, what is called for besides by its acts. @param {Feature} feature */
    loadFeature(feature) {
      const source = moduleOf(feature);
      // Render again, with the loaded feature.
      const renderAgain = () => store.change({ type: "setting", settings: {} });
      if (source) loader.loadOnce(source, (loaded) => (actionsOf(feature, loaded), renderAgain()));
    },
    /** Whether a feature is there, or on its way. @param {Feature} feature */
    hasFeature(feature) {
      const source = moduleOf(feature);
      return Boolean(source && loader.hasFeature(source));
    },
  };
}

/**
 * Acts that wait until what does them is there. Each returns a promise.
 * @template {object} T
 * @param {(then: (made: Actions) => unknown) => Promise<unknown>} use
 * @returns {T}
 */
export function deferActions(use) {
  const callWhenMade =
    (/** @type {unknown} */ _, /** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...given) =>
      use((made) => made[name](...given));
  return /** @type {T} */ (new Proxy({}, { get: callWhenMade }));
}

/** Whether the system asks for more contrast. */
const CONTRAST = "(prefers-contrast: more), (forced-colors: active)";

/**
 * @param {object} page
 * @param {import("../core/store.js").Store} page.store
 * @param {Features["loadFeature"]} page.want
 * @param {(settings: Partial<Settings>) => void} page.set
 */
export function loadOnDemand({ store, want, set }) {
  store.listen((now, before) => {
    // Until it is there, the drawn table stays, and no hand that may be covered is shown.
    for (const feature of FEATURES) if (feature.isWanted?.(now)) want(feature);
    const { textTable: chosen, theme } = now.settings;
    if (chosen !== "unasked" || now.screen !== "table" || before.screen === "table" || !isStill()) return;
    if (theme !== "contrast" && !(theme === "system" && matchMedia(CONTRAST).matches)) return;
    set({ textTable: "off" });
    store.change({ type: "notice", code: "textTable" });
  });
}
