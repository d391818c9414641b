/**
 * Follow Suit: puts the parts together. Intent → engine → store → view; nothing here decides anything about a game.
 */

import { address, copy, nextTask, root, saveFile, savesData, sleep } from "./device.js";
import { inSight } from "./embed/sight.js";
import { clauseText, readLessons, readRules } from "./reading.js";
import { boot } from "./engine/index.js";
import { choosing } from "./input/choosing.js";
import { dragCards } from "./input/drag.js";
import { roving } from "./input/roving.js";
import { listenToThePage } from "./listening.js";
import { keepOffline } from "./offline/index.js";
import { forgetKept, keepChips, keptChips } from "./store/keep.js";
import { DEFAULT_SETTINGS, keepSettings, keptSettings, settingsIn } from "./store/settings.js";
import { createArchive } from "./store/kept/archive.js";
import { bareHead } from "./store/kept/heads.js";
import { createPast } from "./store/past/looking.js";
import { idbStore } from "./store/kept/idb.js";
import { createTabs, ofBrowser } from "./store/kept/tabs.js";
import { firstState, reduce } from "./store/state.js";
import { createStore, whenReady } from "./store/store.js";
import { createLessons } from "./store/lessons.js";
import { createReferee } from "./store/referee/referee.js";
import { createSharing } from "./store/sharing/sharing.js";
import { createTable } from "./store/table.js";
import { cardName } from "./text/names.js";
import { firstLanguage } from "./text/languages.js";
import { namesOfLesson, namesOfMatch } from "./text/seats.js";
import { speech } from "./text/sentences.js";
import { fetchView } from "./view/parts/later.js";
import { putWords } from "./view/opening/opening.js";
import { screen } from "./view/screen.js";
import { updateButton } from "./view/parts/update.js";
import { createSpeaking } from "./speaking.js";
import { createTraining } from "./training.js";
import { createWanted } from "./wanted.js";
import { offerWays } from "./ways.js";

/** @import { Engine, Settings } from "./store/types.d.ts" */

// Which language to begin in is settled already, by `early.js`.
const first = await firstLanguage(document.documentElement);
const text = speech(first.code, first.sentences);
await nextTask();
const wanted = new URLSearchParams(location.search);
// Settings asked for in the address, for tests and links: they hold here and are not kept.
const here = settingsIn({
  speed: wanted.get("speed"),
  game: wanted.get("game"),
  textTable: wanted.get("view") === "text" ? "on" : null,
  autoplay: wanted.has("autoplay") ? wanted.get("autoplay") !== "no" : null,
});

let chosen = { ...DEFAULT_SETTINGS, ...keptSettings() };
const store = createStore(firstState({ ...chosen, ...here }, keptChips()), reduce);
/** The cards asked for, as a seed: by the address, or by the site this is a guest of. */
const asked = { seed: wanted.get("seed") };
const fresh = () =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("-");

const archive = createArchive({
  device: idbStore,
  fresh,
  tell: (where) => {
    store.change({ type: "where", where });
    // A guest of another site says nothing of it: nobody expects it to remember.
    const isGuest = globalThis.parent !== globalThis.self;
    if ((where === "refused" && !isGuest) || where === "full") store.change({ type: "notice", code: where });
  },
});
const tabs = createTabs({
  ...ofBrowser(),
  lost: () => table.elsewhere(),
  heard: () => void table.saving.reread(),
});

const thinksAhead = !savesData();
const table = createTable({
  store,
  archive,
  tabs,
  keptChips,
  keepChips,
  sleep,
  thinksAhead,
  seatNames: (name, game, people) => namesOfMatch(text, name, game, people),
  readRules,
  seed: () => asked.seed ?? fresh(),
  holds: (action) => training.holds(action),
  id: fresh,
  bootEngine: async () => {
    const engine = /** @type {Engine} */ (
      await boot({ onProgress: (progress) => store.change({ type: "progress", progress }) })
    );
    // For programmers at the console, and for the tests: README, "In the browser's console".
    Object.defineProperty(globalThis, "followSuit", {
      value: Object.freeze({ askText: (/** @type {string} */ raw) => engine.askText(raw), keepMatch }),
      configurable: true,
    });
    return engine;
  },
});

/**
 * Keep a record as a match to be continued, as if it had been played here.
 * @param {string} record the text of a `.deal` file
 * @param {string} game
 */
async function keepMatch(record, game) {
  await table.saving.reread();
  await archive.put([{ ...bareHead(fresh(), game, table.saving.later()), record }], []);
  await table.saving.reread();
}

const ready = () => whenReady(store);

const speak = createSpeaking({ store, text, set, keep: () => offline.keepLanguage() });

/** @param {Partial<Settings>} settings */
function set(settings) {
  store.change({ type: "setting", settings });
  chosen = { ...chosen, ...settings };
  keepSettings(chosen);
  if (["game", "house", "forChips", "stake"].some((changed) => changed in settings)) void table.purse.look();
}

const hand = choosing(store, table, arrange);
const leave = () => table.leave();
/** Begin another match like the one at the table, which need not be what was chosen last. */
function again() {
  const { match } = store.state();
  if (match) set({ game: match.view.game });
  void table.start(Boolean(match && !match.challenge && !match.view.lesson && !match.view.puzzle));
}

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
  ask: table.ask,
  fetchView: () => fetchView("share", () => import("./share.js")),
  address,
  saveFile,
  copy,
  send: (data) => navigator.share(data),
});

const wants = createWanted(
  {
    store,
    ask: table.ask,
    archive,
    show: (deal, step) => void past.at(deal, step),
    play: async (record, game) => {
      if (store.state().match) table.leave();
      await table.open(record, game);
    },
  },
  {
    store,
    ask: table.ask,
    ready,
    play: (link, game) => table.challenge(link, game),
    share: (deal) => sharing.challenge(deal),
    record: archive.record,
    async resume(id) {
      if (store.state().match) table.leave();
      await table.resume(id);
    },
    text,
  },
);
store.listen((now, before) => {
  if (now.settings.sound) wants.sound((sound) => sound.hear(now, before));
});

const referee = createReferee({
  store,
  ask: table.ask,
  ready,
  fetchView: () => fetchView("referee", () => import("./referee.js")),
  readRules,
  clauseText,
  address,
  copy,
});

/** The page that verifies a match, one of this device's or any. @param {string} [id] */
function fairness(id) {
  const page = new URL("../fairness/", import.meta.url);
  if (id) page.searchParams.set("match", id);
  return page.href;
}
const training = createTraining({ store, table: () => table, say: text.say, ready, sleep, thinksAhead });
const lessons = createLessons({
  store,
  table,
  ready,
  names: () => namesOfLesson(text.say),
  fetchView: () => fetchView("lessons", () => import("./lessons.js")),
  fetchLessons: readLessons,
});

/** A card of the hand goes to another place of it. @param {number} from @param {number} to */
function arrange(from, to) {
  const moved = table.arranging.move(from, to);
  if (!moved) return;
  focus.follow(to);
  show.tell(text.say("hand-moved", { ...moved, card: cardName(text.say, moved.card) }));
}

function sortAgain() {
  if (table.arranging.sort()) show.tell(text.say("hand-sorted"));
}

await nextTask();
const focus = roving(root("table", HTMLElement), arrange);
const show = screen(
  {
    first: root("first", HTMLElement),
    opening: root("opening", HTMLFormElement),
    laid: root("laid", HTMLElement),
    table: root("table", HTMLElement),
    notice: root("notice", HTMLElement),
    panel: root("panel", HTMLDialogElement),
    help: root("help", HTMLDialogElement),
    polite: root("polite", HTMLElement),
    assertive: root("assertive", HTMLElement),
  },
  text,
  {
    opening: {
      set,
      speak: (code) => void speak(code),
      deal: () => void table.start(),
      resume: () => void table.resume(),
      past: () => void past.open("matches"),
      referee: () => void referee.open(),
      today: (game) => wants.contest((_, daily) => daily.open(game)),
      retry: () => void table.retry(),
      house: () => void table.ruling.open(),
      look: () => void table.purse.look(),
      reset: () => void table.purse.reset(),
      settings: () => store.change({ type: "panel", panel: "settings" }),
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
      sort: sortAgain,
      arrange: (isOn) => store.change({ type: "arranging", arranging: isOn ? { key: null } : null }),
      claim: () => void table.claim(),
      open: (panel) => {
        if (panel === "tricks") void table.explaining.tricks();
        else if (panel === "moments") void table.explaining.moments();
        else if (panel === "share") void sharing.table();
        else if (panel === "contest") wants.contest((contest) => contest.table());
        else store.change({ type: "panel", panel });
      },
      hint: () => void table.explaining.hint(),
      lookBack: () => table.explaining.lookBack(),
      coach: training.coach,
      lessons,
      puzzles: training.puzzles,
    },
    help: { close: table.help.close, open: (game) => void table.help.open(game) },
    unnotice: () => store.change({ type: "notice", code: null }),
    panel: {
      referee: { ...referee, open: () => void referee.open() },
      lessons,
      puzzles: training.puzzles,
      share: { ...sharing, canSend: "share" in navigator },
      past: {
        ...past,
        share: () => void sharing.past(),
        fairness: (id) => fairness(id),
        analysis: wants.analysisActs,
        compare: () => wants.contest((contest) => contest.past()),
        choose: (file) => void past.choose(() => file.text()),
      },
      contest(act) {
        if (wants.hasContest() || act !== "close") wants.contest((contest) => contest[act]());
        else store.change({ type: "panel", panel: null });
      },
      daily: {
        game: (game) => wants.contest((_, daily) => daily.game(game)),
        choose: (day) => wants.contest((_, daily) => daily.choose(day)),
        turn: (by) => wants.contest((_, daily) => daily.turn(by)),
        play: () => wants.contest((_, daily) => daily.play()),
        close: () => wants.contest((_, daily) => daily.close()),
      },
      agree: (asking) => {
        store.change({ type: "panel", panel: null });
        void table.undo(asking);
      },
      here: (id) => void table.resume(id, true),
      close: () => store.change({ type: "panel", panel: null }),
      set,
      speak: (code) => void speak(code),
      leave,
      anew: again,
      giveUp: () => void table.giveUp(),
      sealed: () => {
        const seed = /^seed (.*)$/m.exec(table.saving.standing()?.record ?? "")?.[1] ?? "";
        return [seed, store.state().match?.view.waits_for === "over", fairness()];
      },
      open: (panel) => store.change({ type: "panel", panel }),
      arrange: () => {
        store.change({ type: "panel", panel: null });
        store.change({ type: "arranging", arranging: { key: null } });
      },
      sample: () => wants.sound((sound) => sound.sample(store.state().settings.volume)),
      house: (change) => void table.ruling.choose(change, (house) => set({ house })),
      recover: () => void table.recover(),
      copy: (record) => void navigator.clipboard?.writeText(record).catch(() => {}),
      retry: () => void table.retry(),
      why: (at) => void table.explaining.why(at),
      look: (at) => void table.explaining.look(at),
    },
  },
  focus,
);

putWords(document, text);
delete document.documentElement.dataset["words"];
store.listen(show.show);
offerWays(store, set);
show.show(store.state(), null);
dragCards(root("table", HTMLElement), { play: (card, key) => void hand.play(card, key), arrange });
listenToThePage({
  root: root("table", HTMLElement),
  store,
  table,
  text,
  tell: show.tell,
  sort: sortAgain,
  leave,
  lesson: (key) => void lessons.open(key),
  follow(link) {
    if (link.startsWith("p.")) training.follow(link);
    else if (link.startsWith("c")) wants.contest((contest) => contest.follow(link));
    else if (link.startsWith("t")) wants.contest((_, daily) => daily.follow(link));
    else void (link.startsWith("l.") ? lessons : link.startsWith("r") ? referee : past).follow(link);
  },
});

const offline = keepOffline({
  onReady: () => store.change({ type: "update" }),
  isPlaying: () => store.state().screen === "table",
  savesData: savesData(),
});
if (first.isAnother) store.change({ type: "notice", code: "language" });
store.listen(updateButton(root("update", HTMLElement), text, offline.update));
store.listen((now) => now.engine.status !== "loading" && offline.begin());
if (offline.isAfterUpdate()) void table.resume();
void table.saving.reread();
await nextTask();
// In another site's page the engine is not fetched for a table that nobody sees.
if (document.documentElement.dataset["embedded"]) void inSight(document.body).then(() => table.boot());
else void table.boot();

// What a guest of another site needs: `embedded.js`.
export { asked, past, referee, speak, store, table, text };
