/**
 * Follow Suit: puts the parts together. Intent → engine → store → view; nothing here decides anything about a game.
 */

import { boot } from "./engine/index.js";
import { backButton } from "./input/back.js";
import { choosing } from "./input/choosing.js";
import { dragCards } from "./input/drag.js";
import { roving } from "./input/roving.js";
import { keepOffline } from "./offline/index.js";
import { shortcuts } from "./input/shortcuts.js";
import { cues } from "./sound/cues.js";
import { createPlayer } from "./sound/player.js";
import { forgetKept, keepChips, keptChips } from "./store/keep.js";
import { DEFAULT_SETTINGS, keepSettings, keptSettings, settingsIn } from "./store/settings.js";
import { createArchive } from "./store/kept/archive.js";
import { bareHead } from "./store/kept/heads.js";
import { createPast } from "./store/past/looking.js";
import { idbStore } from "./store/kept/idb.js";
import { createTabs, ofBrowser } from "./store/kept/tabs.js";
import { firstState, reduce } from "./store/state.js";
import { createStore } from "./store/store.js";
import { createTable } from "./store/table.js";
import { gameOf, rulesAddress } from "./text/clauses.js";
import { cardName } from "./text/names.js";
import { languageOf } from "./text/languages.js";
import { speech } from "./text/sentences.js";
import { wording } from "./text/wording.js";
import { putWords } from "./view/opening/opening.js";
import { screen } from "./view/screen.js";
import { updateButton } from "./view/parts/update.js";

/** @import { Engine, Settings } from "./store/types.d.ts" */

// Which language to begin in is settled already, by `early.js`.
const first = languageOf(document.documentElement.lang);
const text = speech(first.code, (await first.words()).default);
await nextTask();
const wanted = new URLSearchParams(location.search);
// Settings asked for in the address, for tests and links: they hold here and are not kept.
const here = settingsIn({
  speed: wanted.get("speed"),
  game: wanted.get("game"),
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

const table = createTable({
  store,
  archive,
  tabs,
  keptChips,
  keepChips,
  sleep: (milliseconds) =>
    milliseconds ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve(),
  seatNames: (name, game) => {
    const { say } = wording(text, game);
    return { S: name || say("seat-you"), W: say("bot-name-W"), N: say("bot-name-N"), E: say("bot-name-E") };
  },
  readRules: async (game) => {
    const answer = await fetch(rulesAddress(game, document.documentElement.lang));
    if (!answer.ok) throw new Error(`the rules of ${game}: ${answer.status}`);
    return answer.text();
  },
  seed: () => asked.seed ?? fresh(),
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
  await archive.put([{ ...bareHead(fresh(), game, Date.now()), record }], []);
  await table.saving.reread();
}

/** Go on in another language. @param {string} code */
async function speak(code) {
  const language = languageOf(code);
  text.speak(language.code, (await language.words()).default);
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
  putWords(document, text);
  set({ language: language.code });
}

/** @param {Partial<Settings>} settings */
function set(settings) {
  store.change({ type: "setting", settings });
  chosen = { ...chosen, ...settings };
  keepSettings(chosen);
  if (["game", "house", "forChips", "stake"].some((changed) => changed in settings)) void table.purse.look();
}

const hand = choosing(store, table, arrange);
const play = createPlayer();
store.listen((now, before) => {
  const { sound, volume } = now.settings;
  if (sound) for (const cue of cues(now, before)) play(cue, volume);
});

/**
 * Wait for the next task. Between two parts of the start the browser can answer a person: on a slow device a first tap
 * would otherwise wait for all of it.
 */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** @template {HTMLElement} T @param {string} name @param {new () => T} kind @returns {T} */
function root(name, kind) {
  const found = document.querySelector(`[data-root="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`the page has no ${name}`);
  return found;
}

const leave = () => table.leave();
const past = createPast({ store, table, archive, tabs, saveFile, setSettings: set, keepChips, forgetKept });

/** Give the person a file. @param {string} name @param {string} content */
function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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
      retry: () => void table.retry(),
      options: () => void table.ruling.open(),
      look: () => void table.purse.look(),
      reset: () => void table.purse.reset(),
      settings: () => store.change({ type: "panel", panel: "menu" }),
    },
    table: {
      act: (action) => void table.act(action),
      touch: hand.touch,
      leaveIt: () => void table.leaveIt(),
      deal: (pace) => void table.deal(pace),
      next: () => void table.next(),
      again: () => void table.start(),
      leave,
      hurry: () => void table.hurry(),
      undo: () => void table.undo(),
      sort: sortAgain,
      arrange: (isOn) => store.change({ type: "arranging", arranging: isOn ? { key: null } : null }),
      claim: () => void table.claim(),
      open: (panel) => {
        if (panel === "tricks") void table.explaining.tricks();
        else if (panel === "moments") void table.explaining.moments();
        else store.change({ type: "panel", panel });
      },
      hint: () => void table.explaining.hint(),
      lookBack: () => table.explaining.lookBack(),
    },
    help: { close: table.help.close, open: (game) => void table.help.open(game) },
    unnotice: () => store.change({ type: "notice", code: null }),
    panel: {
      past: { ...past, choose: (file) => void past.choose(() => file.text()) },
      here: (id) => void table.resume(id, true),
      close: () => store.change({ type: "panel", panel: null }),
      set,
      speak: (code) => void speak(code),
      leave,
      open: (panel) => store.change({ type: "panel", panel }),
      arrange: () => {
        store.change({ type: "panel", panel: null });
        store.change({ type: "arranging", arranging: { key: null } });
      },
      sample: () => play("turn", store.state().settings.volume),
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
show.show(store.state(), null);
dragCards(root("table", HTMLElement), { play: (card, key) => void hand.play(card, key), arrange });
// Wherever the number of a clause stands, or a game's rules are named: they are read here, or in a tab of their own.
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[data-help]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const clause = link.getAttribute("data-help") ?? "";
  const { match, settings } = store.state();
  void table.help.open(gameOf(clause) || (match?.view.game ?? settings.game), clause);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !store.state().panel && !store.state().help)
    store.change({ type: "release" });
});
shortcuts({
  root: root("table", HTMLElement),
  state: store.state,
  words: (view) => wording(text, view.game),
  tell: show.tell,
  open: (panel) => store.change({ type: "panel", panel }),
  undo: () => void table.undo(),
  sort: sortAgain,
  goOn: () => void table.hurry(),
});
backButton({
  state: store.state,
  listen: store.listen,
  close: () => {
    if (store.state().help) table.help.close();
    else store.change({ type: "panel", panel: null });
  },
  leave,
  resume: () => void table.resume(),
});
addEventListener("storage", table.purse.reread);

const offline = keepOffline({
  onReady: () => store.change({ type: "update" }),
  isPlaying: () => store.state().screen === "table",
});
store.listen(updateButton(root("update", HTMLElement), text, offline.update));
store.listen((now) => now.engine.status !== "loading" && offline.begin());
if (offline.isAfterUpdate()) void table.resume();
void table.saving.reread();
await nextTask();
void table.boot();

// What a guest of another site needs: `embedded.js`.
export { asked, speak, store, table, text };
