/**
 * Follow Suit: puts the parts together. Intent → engine → store → view; nothing here decides anything about a game.
 */

import { createActions } from "./page/actions.js";
import { createLoader } from "./core/loader.js";
import { nextTask, rootElement, savesData, sleep, whenVisible } from "./core/device.js";
import { RemoteEngine, fileAddress } from "./engine/index.js";
import { createCoachCheck } from "./features/coach/coach-setting.js";
import { loadOnDemand, createFeatures } from "./page/feature-actions.js";
import { needsNoEngine } from "./features/index.js";
import { createCardTap } from "./table/input/card-tap.js";
import { dragCards } from "./table/input/card-drag.js";
import { createHandFocus } from "./table/input/hand-focus.js";
import { listenToPage } from "./page/browser-events.js";
import { watchDays } from "./time/days.js";
import { createOffline } from "./offline/index.js";
import { createSettings } from "./features/settings.js";
import { createLocalTable } from "./page/local-table.js";
import { createLanguageSwitch } from "./page/language-switch.js";
import { firstState, reduce } from "./page/state.js";
import { isToCome } from "./core/requests.js";
import { createStore } from "./core/store.js";
import { retryHeld } from "./core/stored-values.js";
import { firstLanguage } from "./text/languages.js";
import { cardName } from "./text/names.js";
import { createSpeech } from "./text/sentences.js";
import { putWords } from "./home/home.js";
import { replayEarlyTap } from "./home/early-tap.js";
import { markStarted } from "./home/load-failure.js";
import { registerViews } from "./parts/lazy-views.js";
import { updateButton } from "./parts/toast.js";
import { mountScreen } from "./page/screen.js";

// Which language to begin in is settled already, by `early.js`.
const first = await firstLanguage(document.documentElement);
const text = createSpeech(first.code, first.sentences);
await nextTask();
const address = new URLSearchParams(location.search);
/** The cards asked for, as a seed: by the address, or by the site this is a guest of. */
const asked = { seed: address.get("seed") };
const settings = createSettings(address);
const store = createStore(firstState(settings.first), reduce);
const thinksAhead = !savesData();
const loader = createLoader({ store, sleep, registerViews, addWords: text.addWords });
const { table, documents, tabs } = createLocalTable({
  store,
  text,
  asked,
  sleep,
  thinksAhead,
  holdBack: createCoachCheck(store, loader, () => features.acts),
  onContradiction: () => features.acts["house-rules"].open(),
});
const set = settings.createSetter(store);
const speak = createLanguageSwitch({ store, text, set, keep: () => offline.keepLanguage() });
const features = createFeatures({
  remote: (send) => new RemoteEngine(send),
  store,
  table,
  loader,
  documents,
  tabs,
  text,
  changeSettings: set,
  sleep,
  thinksAhead,
});
const { referee } = features.acts;
const { openLink, openFile, openText } = features;
const hand = createCardTap(store, table, moveCard);

/** A card of the hand goes to another place of it. @param {number} from @param {number} to */
function moveCard(from, to) {
  const moved = table.moveCard(from, to);
  if (!moved) return;
  focus.followCard(to);
  screen.tell(text.say("hand-moved", { ...moved, card: cardName(text.say, moved.card) }));
}

function sortHand() {
  if (table.sortHand()) screen.tell(text.say("hand-sorted"));
}

await nextTask();
const focus = createHandFocus(rootElement("table", HTMLElement), moveCard);
const screen = mountScreen(
  {
    first: rootElement("first", HTMLElement),
    opening: rootElement("home", HTMLFormElement),
    laid: rootElement("laid", HTMLElement),
    table: rootElement("table", HTMLElement),
    notice: rootElement("notice", HTMLElement),
    panel: rootElement("panel", HTMLDialogElement),
    help: rootElement("rules", HTMLDialogElement),
    polite: rootElement("polite", HTMLElement),
    assertive: rootElement("assertive", HTMLElement),
  },
  text,
  createActions({
    store,
    table,
    features: features.acts,
    loader,
    hand,
    sortHand,
    changeSettings: set,
    switchLanguage: speak,
    reloadNewer: () => offline.reloadNewer(),
  }),
  focus,
);

markStarted();
putWords(document, text);
delete document.documentElement.dataset["words"];
store.listen(screen.showState);
loadOnDemand({ store, want: features.loadFeature, set });
screen.showState(store.state(), null);
dragCards(rootElement("table", HTMLElement), {
  beginSweep: hand.beginSweep,
  play: (card, key) => void hand.playDragged(card, key),
  moveCard,
});
listenToPage({
  root: rootElement("table", HTMLElement),
  store,
  table,
  text,
  tell: screen.tell,
  sortHand,
  features: features.acts,
  openLink,
  openFile,
  openText,
});
const offline = createOffline({
  onReady: () => store.change({ type: "update" }),
  isPlaying: () => store.state().screen === "table",
  savesData: savesData(),
  fileAddress,
});
watchDays(() => store.change({ type: "day" }));
// What the device did not take may be taken when the page comes back from the background.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  void documents.retryDevice();
  retryHeld();
});
if (first.isAnother) store.change({ type: "notice", code: "language" });
store.listen(updateButton(rootElement("update", HTMLElement), text, offline.switchVersion));
// A guest at another device's table needs no engine, nor all that is kept for playing offline.
const isGuest = needsNoEngine(location.hash);
store.listen((now) => !isToCome(now.engine) && !isGuest && offline.startKeeping());
// What did not come while the line was cut is fetched again.
store.listen(({ engine }, before) => {
  if (engine.status === "ready" && before.engine.status !== "ready") loader.retryDrawn();
});
if (offline.isAfterUpdate()) void table.resumeSaved();
void table.saver.rereadDocuments();
// What somebody came for is shown first.
void table.resumeFirstHand(!location.hash);
replayEarlyTap();
await nextTask();
// In another site's page the engine is not fetched for a table that nobody sees.
if (isGuest) document.querySelector("iframe[data-engine]")?.remove();
else if (document.documentElement.dataset["embedded"])
  void whenVisible(document.body).then(() => table.startEngine());
else void table.startEngine();

// What a guest of another site needs: `embedded.js`.
export { asked, openLink, referee, speak, store, table, text };
