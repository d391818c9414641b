/** Acts: what a person's presses on the screen come to. */

/** @import { Settings } from "../core/types.d.ts" */

/**
 * @param {object} page
 * @param {import("../core/store.js").Store} page.store
 * @param {import("../table/store/table-store.js").Table} page.table
 * @param {import("../features/types.d.ts").FeatureActs} page.features
 * @param {import("../core/loader.js").Loader} page.loader
 * @param {ReturnType<typeof import("../table/input/card-tap.js").createCardTap>} page.hand
 * @param {() => void} page.sortHand the hand again
 * @param {(settings: Partial<Settings>) => void} page.set
 * @param {(code: string) => Promise<void>} page.speak
 * @param {() => void} page.renew load the page anew, in the version that the site has
 * @returns {Parameters<typeof import("./screen.js").mountScreen>[2]}
 */
export function screenActs({ store, table, features, loader, hand, sortHand, set, speak, renew }) {
  const { history: past, referee, explanations: explaining, rules } = features;
  /** @param {import("../core/types.d.ts").State["panel"]} panel */
  const open = (panel) => store.change({ type: "panel", panel });
  const close = () => open(null);
  const leave = () => table.leaveMatch();
  /** @param {boolean} isOn */
  const arrange = (isOn) => store.change({ type: "arranging", arranging: isOn ? { key: null } : null });
  /** Begin another match like the one at the table, which need not be what was chosen last. */
  function again() {
    const { match } = store.state();
    if (match) set({ game: match.view.game });
    void table.startNew(Boolean(match && !match.challenge && !match.view.lesson && !match.view.puzzle));
  }
  return {
    opening: {
      set,
      speak: (code) => void speak(code),
      deal: () => void table.startNew(),
      resume: () => void table.resumeSaved(),
      past: () => void past.open("matches"),
      making: () => void features["deal-editor"].open(),
      referee: () => void referee.open(),
      today: (game) => void features.daily.open(game),
      retry: () => void table.restartEngine(),
      house: () => void features["house-rules"].open(),
      settings: () => open("settings"),
      together: () => void features.multiplayer.open(),
      sheet: () => void features["score-sheet"].open(),
    },
    table: {
      act: (action) => void table.performAction(action),
      touch: hand.tapCard,
      leaveIt: () => void table.letPartnerDecide(),
      deal: (pace) => void table.setDealing(pace),
      pace: (pace) => void table.setPace(pace),
      next: () => void table.dealNext(),
      again,
      leave,
      hurry: () => void table.skipWait(),
      undo: () => void table.undoAction(),
      uncover: (seat) => void table.uncoverHand(seat),
      cover: () => void table.coverHands(),
      sort: sortHand,
      arrange,
      claim: () => void table.claimTricks(),
      open(panel) {
        if (panel === "tricks") void explaining.openTricks();
        else if (panel === "moments") void explaining.openMoments();
        else if (panel === "share") void features.share.shareTable();
        else if (panel === "challenges") void features.challenges.table();
        else if (panel === "multiplayer") void features.multiplayer.open();
        else open(panel);
      },
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
    renew,
    panel: {
      close,
      open,
      changeSettings: set,
      speak: (code) => void speak(code),
      load: loader.retryFailed,
      renew,
      retry: () => void table.restartEngine(),
      leave,
      anew: again,
      giveUp: () => void table.giveUpMatch(),
      arrange: () => {
        close();
        arrange(true);
      },
      agree: (asking) => {
        close();
        void table.undoAction(asking);
      },
      here: (id) => void table.resumeSaved(id, true),
      seed: table.saver.currentSeed,
      recover: () => void table.recoverMatch(),
      copy: (record) => void navigator.clipboard?.writeText(record).catch(() => {}), // without it, the text can be selected
      features,
    },
  };
}
