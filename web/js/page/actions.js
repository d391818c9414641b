/**
 * Actions: everything a person can do on the page outside a feature's own panel, by where it is done. Each view has its part of
 * this table; what it does for a feature it asks of `features`.
 */

/** @import { Action, Asking, Dealing, Pace, Seat, Settings, State } from "../core/types.d.ts" */
/** @import { FeatureActions } from "../features/types.d.ts" */

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
  const { history: past, referee, explanations: explaining, rules } = features;
  /** @param {State["panel"]} panel */
  const open = (panel) => store.change({ type: "panel", panel });
  const close = () => open(null);
  const leave = () => table.leaveMatch();
  /** @param {boolean} isOn */
  const arrange = (isOn) => store.change({ type: "arranging", arranging: isOn ? { key: null } : null });
  /** Begin another match like the one at the table, which need not be what was chosen last. */
  function again() {
    const { match } = store.state();
    if (match) changeSettings({ game: match.view.game });
    void table.startNew(Boolean(match && !match.challenge && !match.view.lesson && !match.view.puzzle));
  }
  return {
    home: {
      set: changeSettings,
      speak: (/** @type {string} */ code) => void switchLanguage(code),
      deal: () => void table.startNew(),
      resume: () => void table.resumeSaved(),
      past: () => void past.open("matches"),
      making: () => void features["deal-editor"].open(),
      referee: () => void referee.open(),
      today: (/** @type {string} */ game) => void features.daily.open(game),
      retry: () => void table.restartEngine(),
      house: () => void features["house-rules"].open(),
      settings: () => open("settings"),
      together: () => void features.multiplayer.open(),
      sheet: () => void features["score-sheet"].open(),
    },
    table: {
      act: (/** @type {Action} */ action) => void table.performAction(action),
      touch: hand.tapCard,
      /** Leave the bid to the partner. */
      leaveIt: () => void table.letPartnerDecide(),
      deal: (/** @type {Dealing} */ pace) => void table.setDealing(pace),
      pace: (/** @type {Pace} */ pace) => void table.setPace(pace),
      next: () => void table.dealNext(),
      again,
      leave,
      /** Go on from the trick on the table, or hurry the bots. */
      hurry: () => void table.skipWait(),
      undo: () => void table.undoAction(),
      uncover: (/** @type {Seat} */ seat) => void table.uncoverHand(seat),
      cover: () => void table.coverHands(),
      sort: sortHand,
      arrange,
      claim: () => void table.claimTricks(),
      /** @param {TablePanel} panel */
      open(panel) {
        if (panel === "tricks") void explaining.openTricks();
        else if (panel === "moments") void explaining.openMoments();
        else if (panel === "share") void features.share.shareTable();
        else if (panel === "challenges") void features.challenges.table();
        else if (panel === "multiplayer") void features.multiplayer.open();
        else open(panel);
      },
      /** Ask for a hint, or put it away. */
      hint: () => void explaining.toggleHint(),
      lookBack: explaining.closeLook,
      features,
    },
    help: {
      close: rules.close,
      open: rules.open,
    },
    unnotice: () => store.change({ type: "notice", code: null }),
    load: loader.retryFailed,
    renew: reloadNewer,
    panel: {
      close,
      open,
      changeSettings,
      /** Go on in another language. @param {string} code */
      speak: (code) => void switchLanguage(code),
      /** Fetch again what could not be loaded. */
      load: loader.retryFailed,
      renew: reloadNewer,
      retry: () => void table.restartEngine(),
      leave,
      anew: again,
      giveUp: () => void table.giveUpMatch(),
      /** Arrange the hand by taps. */
      arrange: () => {
        close();
        arrange(true);
      },
      /** Agree to what somebody wants to take back. @param {Asking} asking */
      agree: (asking) => {
        close();
        void table.undoAction(asking);
      },
      /** Go on here with a match that is open in another tab. @param {string} id */
      here: (id) => void table.resumeSaved(id, true),
      seed: table.saver.currentSeed,
      recover: () => void table.recoverMatch(),
      /** @param {string} record */
      copy: (record) => void navigator.clipboard?.writeText(record).catch(() => {}), // without it, the text can be selected
      features,
    },
  };
}
