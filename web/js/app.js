/**
 * Follow Suit: puts the parts together. Intent → engine → store → view; nothing here decides anything about a game.
 */

import { screenActs } from "./page/actions.js";
import { createLoader } from "./core/loader.js";
import { nextTask, rootElement, savesData, sleep } from "./core/device.js";
import { inSight } from "./embed/visibility.js";
import { RemoteEngine, fileAddress } from "./engine/index.js";
import { holding } from "./features/coach/coach-setting.js";
import { loadAsWanted } from "./page/feature-triggers.js";
import { makeFeatures } from "./page/feature-actions.js";
import { createCardTap } from "./table/input/card-tap.js";
import { dragCards } from "./table/input/card-drag.js";
import { createHandFocus } from "./table/input/hand-focus.js";
import { listenToThePage } from "./page/browser-events.js";
import { keepOffline } from "./offline/index.js";
import { createSettings } from "./page/page-settings.js";
import { createSeated } from "./page/local-table.js";
import { createSpeaking } from "./page/language-switch.js";
import { needsNoEngine } from "./core/links.js";
import { firstState, reduce } from "./page/state.js";
import { createStore } from "./core/store.js";
import { firstLanguage } from "./text/languages.js";
import { cardName } from "./text/names.js";
import { speech } from "./text/sentences.js";
import { putWords } from "./home/home.js";
import { started } from "./home/load-failure.js";
import { registerViews } from "./parts/lazy-views.js";
import { updateButton } from "./parts/update-button.js";
import { screen } from "./page/screen.js";

// Which language to begin in is settled already, by `early.js`.
const first = await firstLanguage(document.documentElement);
const text = speech(first.code, first.sentences);
await nextTask();
const address = new URLSearchParams(location.search);
/** The cards asked for, as a seed: by the address, or by the site this is a guest of. */
const asked = { seed: address.get("seed") };
const settings = createSettings(address);
const store = createStore(firstState(settings.first), reduce);
const thinksAhead = !savesData();
const loader = createLoader({ store, sleep, registerViews, addWords: text.learn });
const { table, archive, tabs } = createSeated({
  store,
  text,
  asked,
  sleep,
  thinksAhead,
  holds: holding(store, loader, () => features.acts),
  contradicted: () => features.acts["house-rules"].open(),
});
const set = settings.keep(store);
const speak = createSpeaking({ store, text, set, keep: () => offline.keepLanguage() });
const features = makeFeatures({
  remote: (send) => new RemoteEngine(send),
  store,
  table,
  loader,
  archive,
  tabs,
  text,
  set,
  sleep,
  thinksAhead,
});
const { referee } = features.acts;
const { follow } = features;
const hand = createCardTap(store, table, arrange);

/** A card of the hand goes to another place of it. @param {number} from @param {number} to */
function arrange(from, to) {
  const moved = table.arranging.move(from, to);
  if (!moved) return;
  focus.followCard(to);
  show.tell(text.say("hand-moved", { ...moved, card: cardName(text.say, moved.card) }));
}

function sort() {
  if (table.arranging.sort()) show.tell(text.say("hand-sorted"));
}

await nextTask();
const focus = createHandFocus(rootElement("table", HTMLElement), arrange);
const show = screen(
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
  screenActs({
    store,
    table,
    features: features.acts,
    loader,
    hand,
    sort,
    set,
    speak,
    renew: () => offline.renew(),
  }),
  focus,
);

started();
putWords(document, text);
delete document.documentElement.dataset["words"];
store.listen(show.show);
loadAsWanted({ store, want: features.want, set });
show.show(store.state(), null);
dragCards(rootElement("table", HTMLElement), {
  play: (card, key) => void hand.playDragged(card, key),
  arrange,
});
listenToThePage({
  root: rootElement("table", HTMLElement),
  store,
  table,
  text,
  tell: show.tell,
  sort,
  features: features.acts,
  follow,
});
const offline = keepOffline({
  onReady: () => store.change({ type: "update" }),
  isPlaying: () => store.state().screen === "table",
  savesData: savesData(),
  fileAddress,
});
if (first.isAnother) store.change({ type: "notice", code: "language" });
store.listen(updateButton(rootElement("update", HTMLElement), text, offline.update));
// A guest at another device's table needs no engine, nor all that is kept for playing offline.
const isGuest = needsNoEngine(location.hash);
store.listen((now) => now.engine.status !== "loading" && !isGuest && offline.begin());
if (offline.isAfterUpdate()) void table.resume();
void table.saving.rereadHeads();
await nextTask();
// In another site's page the engine is not fetched for a table that nobody sees.
if (isGuest) document.querySelector("iframe[data-engine]")?.remove();
else if (document.documentElement.dataset["embedded"]) void inSight(document.body).then(() => table.boot());
else void table.boot();

// What a guest of another site needs: `embedded.js`.
export { asked, follow, referee, speak, store, table, text };
