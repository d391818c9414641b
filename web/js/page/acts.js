/** Acts: what a person's presses on the screen come to. */

/** @import { Settings } from "../core/types.d.ts" */

/**
 * @param {object} page
 * @param {import("../core/store.js").Store} page.store
 * @param {import("../table/store/table.js").Table} page.table
 * @param {import("./made.js").Features} page.features
 * @param {import("../core/loader.js").Loader} page.loader
 * @param {import("../features/coach/view.js").CoachActs} page.coach
 * @param {ReturnType<typeof import("../table/input/choosing.js").choosing>} page.hand
 * @param {() => void} page.sort the hand again
 * @param {(settings: Partial<Settings>) => void} page.set
 * @param {(code: string) => Promise<void>} page.speak
 * @returns {Parameters<typeof import("./screen.js").screen>[2]}
 */
export function screenActs({ store, table, features, loader, coach, hand, sort, set, speak }) {
  const { past, sharing, referee, lessons, puzzles, daily, contest } = features;
  /** @param {import("../core/types.d.ts").State["panel"]} panel */
  const open = (panel) => store.change({ type: "panel", panel });
  const close = () => open(null);
  const leave = () => table.leave();
  /** Begin another match like the one at the table, which need not be what was chosen last. */
  function again() {
    const { match } = store.state();
    if (match) set({ game: match.view.game });
    void table.start(Boolean(match && !match.challenge && !match.view.lesson && !match.view.puzzle));
  }
  const askReferee = () => void referee.open();

  return {
    opening: {
      set,
      speak: (code) => void speak(code),
      deal: () => void table.start(),
      resume: () => void table.resume(),
      past: () => void past.open("matches"),
      referee: askReferee,
      today: (game) => features.today(game),
      retry: () => void table.retry(),
      house: () => void table.ruling.open(),
      look: () => void table.purse.look(),
      reset: () => void table.purse.reset(),
      settings: () => open("settings"),
    },
    table: {
      act: (action) => void table.act(action),
      touch: hand.touch,
      leaveIt: () => void table.leaveIt(),
      deal: (pace) => void table.deal(pace),
      next: () => void table.next(),
      again,
      leave,
      hurry: () => void table.hurry(),
      undo: () => void table.undo(),
      uncover: (seat) => void table.uncover(seat),
      cover: () => void table.cover(),
      sort,
      arrange: (isOn) => store.change({ type: "arranging", arranging: isOn ? { key: null } : null }),
      claim: () => void table.claim(),
      open: (panel) => {
        if (panel === "tricks") void table.explaining.tricks();
        else if (panel === "moments") void table.explaining.moments();
        else if (panel === "share") void sharing.table();
        else if (panel === "contest") contest.table();
        else open(panel);
      },
      hint: () => void table.explaining.hint(),
      lookBack: () => table.explaining.lookBack(),
      coach,
      lessons,
      puzzles,
    },
    help: { close: table.help.close, open: (game) => void table.help.open(game) },
    unnotice: () => store.change({ type: "notice", code: null }),
    load: loader.retry,
    panel: {
      referee: { ...referee, open: askReferee },
      lessons,
      puzzles,
      share: { ...sharing, canSend: "share" in navigator },
      past: {
        ...past,
        share: () => void sharing.past(),
        fairness: fairnessPage,
        analysis: features.analysis,
        compare: () => contest.past(),
        choose: (file) => void past.choose(() => file.text()),
      },
      contest(act) {
        if (features.hasContest() || act !== "close") contest[act]();
        else close();
      },
      daily,
      load: loader.retry,
      agree: (asking) => {
        close();
        void table.undo(asking);
      },
      here: (id) => void table.resume(id, true),
      close,
      set,
      speak: (code) => void speak(code),
      leave,
      anew: again,
      giveUp: () => void table.giveUp(),
      sealed: () => {
        const seed = /^seed (.*)$/m.exec(table.saving.standing()?.record ?? "")?.[1] ?? "";
        return [seed, store.state().match?.view.waits_for === "over", fairnessPage()];
      },
      open,
      arrange: () => {
        close();
        store.change({ type: "arranging", arranging: { key: null } });
      },
      sample: features.sample,
      house: (change) => void table.ruling.choose(change, (house) => set({ house })),
      recover: () => void table.recover(),
      copy: (record) => void navigator.clipboard?.writeText(record).catch(() => {}), // without it, the text can be selected
      retry: () => void table.retry(),
      why: (at) => void table.explaining.why(at),
      look: (at) => void table.explaining.look(at),
    },
  };
}

/** The page that verifies a match, one of this device's or any. @param {string} [id] */
function fairnessPage(id) {
  const page = new URL("../fairness/", import.meta.url);
  if (id) page.searchParams.set("match", id);
  return page.href;
}
