/**
 * Actions: everything a person can do on the page outside a feature's own panel, by the view that offers it. Actions of
 * features come from `features`.
 */

import { nothing } from "lit-html";
import { lazyView } from "../parts/lazy-views.js";

/** @import { Action, Asking, Dealing, Match, Pace, Seat, Settings, State } from "../core/types.d.ts" */
/** @import { FeatureActions } from "../features/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/** @typedef {"menu" | import("../features/explanations/deal-review.js").After} TablePanel what a button of the table opens */

/**
 * @param {object} page
 * @param {import("../core/store.js").Store} page.store
 * @param {import("../table/store/table-store.js").Table} page.table
 * @param {FeatureActions} page.features
 * @param {import("../core/loader.js").Loader} page.loader
 * @param {{ tapCard: (card: string, key: string) => void }} page.hand
 * @param {() => void} page.sortHand
 * @param {(settings: Partial<Settings>) => void} page.changeSettings change settings, and store them
 * @param {(code: string) => Promise<void>} page.switchLanguage
 * @param {() => void} page.reloadNewer load the page again, in the newest version of the site
 */
export function createActions({
  store,
  table,
  features,
  loader,
  hand,
  sortHand,
  changeSettings,
  switchLanguage,
  reloadNewer,
}) {
  const { history, referee, explanations, rules } = features;
  /** @param {State["panel"]} panel */
  const open = (panel) => store.change({ type: "panel", panel });
  const close = () => open(null);
  /** @param {boolean} isOn */
  const arrangeHand = (isOn) => store.change({ type: "arranging", arranging: isOn ? { key: null } : null });
  /** Begin another match like the one at the table, which may differ from the last choices. */
  function startNewMatch() {
    const { match } = store.state();
    if (match) changeSettings({ game: match.view.game });
    void table.startNew(Boolean(match && !match.challenge && !match.view.task));
  }
  /** Start the engine again; where its files are gone from the site, in the newer version. */
  function restartEngine() {
    if (store.state().engine.code === "outdated") reloadNewer();
    else void table.restartEngine();
  }

  return {
    home: {
      changeSettings,
      switchLanguage: (/** @type {string} */ code) => void switchLanguage(code),
      startMatch: () => void table.startNew(),
      /** Deal, and explain the first deal. */
      startGuided() {
        void features.guide.begin();
        void table.startNew();
      },
      resumeMatch: () => void table.resumeSaved(),
      openHistory: () => void history.open("matches"),
      openDealEditor: () => void features["deal-editor"].open(),
      openReferee: () => void referee.open(),
      openDay: (/** @type {string} */ game) => void features.daily.open(game),
      restartEngine,
      openHouseRules: () => void features["house-rules"].open(),
      openSettings: () => open("settings"),
      openMultiplayer: () => void features.multiplayer.open(),
      openScoreSheets: () => void features["score-sheet"].open(),
    },
    table: {
      performAction: (/** @type {Action} */ action) => void table.performAction(action),
      tapCard: hand.tapCard,
      isSoundOn: () => store.state().settings.sound,
      setSound: (/** @type {boolean} */ isOn) => changeSettings({ sound: isOn }),
      /** Leave the bid to the partner. */
      letPartnerDecide: () => void table.letPartnerDecide(),
      setDealing: (/** @type {Dealing} */ pace) => void table.setDealing(pace),
      setPace: (/** @type {Pace} */ pace) => void table.setPace(pace),
      dealNext: () => void table.dealNext(),
      startNewMatch,
      leaveMatch: table.leaveMatch,
      /** Go on from the trick on the table, or hurry the bots. */
      skipWait: () => void table.skipWait(),
      undoAction: () => void table.undoAction(),
      uncoverHand: (/** @type {Seat} */ seat) => void table.uncoverHand(seat),
      coverHands: () => void table.coverHands(),
      sortHand,
      arrangeHand,
      claimTricks: () => void table.claimTricks(),
      /** Decide again, where a bot plays on. */
      takeOver: () => void table.takeOver(),
      /** @param {TablePanel} panel */
      open(panel) {
        if (panel === "tricks") void explanations.openTricks();
        else if (panel === "moments") void explanations.openMoments();
        else if (panel === "sending") void features.sending.shareTable();
        else if (panel === "challenges") void features.challenges.compareTable();
        else if (panel === "multiplayer") void features.multiplayer.open();
        else open(panel);
      },
      /** Ask for a hint, or put it away. */
      toggleHint: () => void explanations.toggleHint(),
      closeLook: explanations.closeLook,
      /** What is explained of a first deal. */
      viewGuide: (/** @type {Text} */ text, /** @type {Match} */ match) =>
        lazyView("guide", nothing, text, match, store.state().guide, features.guide),
      features,
    },
    help: {
      close: rules.close,
      open: rules.open,
    },
    closeNotice: () => store.change({ type: "notice", code: null }),
    retryFailed: loader.retryFailed,
    reloadNewer,
    panel: {
      close,
      open,
      changeSettings,
      /** Go on in another language. @param {string} code */
      switchLanguage: (code) => void switchLanguage(code),
      /** Fetch again what could not be loaded. */
      retryFailed: loader.retryFailed,
      reloadNewer,
      restartEngine,
      leaveMatch: table.leaveMatch,
      startNewMatch,
      giveUpMatch: () => void table.giveUpMatch(),
      /** Have a bot play on. */
      handOver: () => {
        close();
        void table.handOver();
      },
      /** Arrange the hand by taps. */
      arrangeHand: () => {
        close();
        arrangeHand(true);
      },
      /** Agree to an undo that somebody asks for. @param {Asking} asking */
      agreeToUndo: (asking) => {
        close();
        void table.undoAction(asking);
      },
      /** Go on here with a match that is open in another tab. @param {string} id */
      resumeHere: (id) => void table.resumeSaved(id, true),
      readSeed: table.saver.currentSeed,
      recoverMatch: () => void table.recoverMatch(),
      /** @param {string} record */
      copyText: (record) => void navigator.clipboard?.writeText(record).catch(() => {}), // without it, the text can be selected
      features,
    },
  };
}
