/** Together's store: who sits where, the links of free seats, and the answers of phones; or this device at another's table. */

import { headOf } from "../../core/storage/match-summaries.js";
import { chosenTable } from "../../core/next-match-rules.js";
import { keepAwake } from "../../core/wake-lock.js";
import { shortName } from "../../core/person-name.js";
import { createGuesting } from "./guest.js";
import { createHosting } from "./host.js";
import { createInviting } from "./invitations.js";
import { createOffers } from "./seat-offers.js";
import { createSeating } from "./seat-memory.js";
import { answersFromTabs } from "./tab-handover.js";
import { createTaking } from "./link-input.js";
import { nameSeatsHere } from "../../text/replay-names.js";

/** @import { Refusal, Seat, State } from "../../core/types.d.ts" */
/** @import { Chair, Together, Who } from "./types.d.ts" */

/** How long before a phone's silence is asked about, in milliseconds: it may be back at once. */
const BACK_MS = 1500;

/** @param {Chair} chair */
const isAway = ({ who, phone }) => who === "phone" && phone === "away";

/** @param {import("../types.d.ts").Page & { linkAddress: (link: string) => string, copyText: (text: string) => Promise<void> }} page */
export function createTogether(page) {
  const { store, table, text, sleep, linkAddress, copyText, archive, remote, whenReady } = page;
  const say = (/** @type {Partial<Together>} */ together) =>
    store.change({ type: "multiplayer", multiplayer: together });
  const part = () => store.state().multiplayer;
  const named = (/** @type {import("../../core/types.d.ts").View} */ view) => nameSeatsHere(text, view);
  const hosting = createHosting({
    store,
    table,
    sleep,
    say,
    record: () => table.saver.currentMatch()?.record ?? null,
    lost: (seat, refusal) => void lost(seat, refusal),
    found,
    named,
  });
  // A guest's page has no engine; with its own it begins at the page's bare address.
  const anew = () => location.replace(location.pathname);
  const guesting = createGuesting({ store, table, sleep, remote, say, linkAddress, named, anew });
  const inviting = createInviting({
    chairs: () => part()?.chairs ?? [],
    change: hosting.change,
    linkAddress,
    sleep,
    offers: createOffers({ opened: (seat, channel) => hosting.guests.join(seat, channel) }),
  });
  const { offer, offerAll } = inviting;
  /** Whether this page waits for the answer of a phone; a guest's has no chairs. */
  const isWaiting = () => part()?.role === "host" && part()?.chairs.some(({ link: own }) => own);
  const tabs = answersFromTabs((link) => {
    if (!isWaiting()) return false;
    void accept(link);
    return true;
  });
  const seating = createSeating({ store, isOn: () => hosting.isOn() });
  const { stopCamera, ...taking } = createTaking({ part, say, take });
  /** Whether the panel was opened because somebody's phone was gone. */
  let isOpenedForIt = false;
  const look = keepAwake(() => {
    const { multiplayer: together, match } = store.state();
    return Boolean(match && (together?.stage === "playing" || together?.role === "guest"));
  });
  store.listen((now, before) => {
    if (now.match !== before.match || now.multiplayer !== before.multiplayer) look();
    // The match is left: the guests wait for it.
    if (!now.match && before.match && part()?.role === "host") hosting.pause();
    if (now.panel !== "multiplayer" && before.panel === "multiplayer") {
      isOpenedForIt = false;
      taking.stopScanning();
    }
    if (isLeftOpen(now)) queueMicrotask(() => isLeftOpen(store.state()) && void open());
    if (now.multiplayer !== before.multiplayer || now.saved !== before.saved) seating.look();
  });

  /** Whether a guest's page shows its first screen: it has no engine to begin with, so what is left is the way back, or out. @param {State} now */
  function isLeftOpen({ multiplayer: together, match, panel }) {
    return together?.role === "guest" && !match && !panel;
  }

  /** Open the panel; a new table the first time, or where another was chosen. */
  async function open() {
    // Who sat where in the last match is not known before it has been read.
    if (!store.state().saved) await table.saver.rereadHeads();
    const { multiplayer: together, settings, match, saved } = store.state();
    const canGoOn = Boolean(!match && saved?.people && saved.game === settings.game);
    if (together?.role === "guest") return store.change({ type: "panel", panel: "multiplayer" });
    const rotation = chosenTable(settings)?.rotation ?? ["S", "W", "N", "E"];
    const isSame = together && together.chairs.map(({ seat }) => seat).join() === rotation.join();
    // Whoever sits at the table already goes on to another game.
    if (!hosting.isOn() && isSame && together.game !== settings.game) say({ game: settings.game });
    if (!hosting.isOn() && !isSame) {
      for (const { seat } of together?.chairs ?? []) hosting.guests.end(seat, "host_left");
      say({
        role: "host",
        game: settings.game,
        chairs: seating.fresh(canGoOn),
        stage: "seats",
        large: null,
        isScanning: false,
        pasted: "",
        refusal: null,
        copied: null,
        asked: null,
        guest: null,
      });
    }
    say({ canGoOn, refusal: null });
    store.change({ type: "panel", panel: "multiplayer" });
    await offerAll();
  }

  /** A phone has answered. @param {string} link */
  async function accept(link) {
    // What is being pasted is another link.
    const pasted = part()?.pasted === link ? { pasted: "" } : {};
    say({ refusal: null, isScanning: false, large: null, ...pasted });
    stopCamera();
    const code = await inviting.accept(link);
    if (code) say({ refusal: { code } });
  }

  /** Somebody's phone is gone. @param {Seat} seat @param {Refusal | null} refusal why */
  async function lost(seat, refusal) {
    await offer(seat, refusal);
    await sleep(BACK_MS);
    if (!hosting.isOn() || !part()?.chairs.some((chair) => chair.seat === seat && isAway(chair))) return;
    isOpenedForIt ||= store.state().panel === null;
    store.change({ type: "panel", panel: "multiplayer" });
  }

  /** It is back by itself: the code that was shown for it is good no longer. @param {Seat} seat */
  function found(seat) {
    inviting.withdraw(seat);
    if (!isOpenedForIt || store.state().panel !== "multiplayer" || part()?.chairs.some(isAway)) return;
    store.change({ type: "panel", panel: null });
  }

  /** What a camera, a photo or a pasted link said. @param {string} found */
  function take(found) {
    if (part()?.role === "guest") void guesting.follow(found);
    else void accept(found);
  }

  return {
    open,
    close() {
      taking.stopScanning();
      if (part()?.asked) answer(false);
      store.change({ type: "panel", panel: null });
    },
    /** The link of a seat at another device's table was opened. */
    join: (/** @type {string} */ link) => guesting.follow(link),
    /** The answer of a phone was opened here, in a tab that may not be the one that waits for it. */
    async answered(/** @type {string} */ link) {
      if (isWaiting()) return accept(link);
      const isTaken = await tabs.hand(link);
      await open();
      say({ refusal: { code: isTaken ? "pair_other_tab" : "pair_no_offer" } });
    },
    /** Another game, and its usual table. @param {string} game */
    async game(game) {
      if (hosting.isOn() || game === part()?.game) return;
      page.changeSettings({ game });
      await open();
    },
    /** @param {Seat} seat @param {Who} who */
    async seat(seat, who) {
      const chair = part()?.chairs.find((one) => one.seat === seat);
      if (!chair || chair.who === who) return;
      if (chair.phone === "there") hosting.guests.end(seat, "host_left");
      inviting.withdraw(seat);
      const name = who === "here" && seat === "S" ? store.state().settings.name : "";
      hosting.change(seat, { who, name, phone: "free", link: null, refusal: null });
      if (who === "phone") await offer(seat);
      hosting.look();
    },
    /** What happens at the seat of somebody who is away. @param {Seat} seat @param {Chair["instead"]} instead */
    instead(seat, instead) {
      hosting.change(seat, { instead });
      hosting.look();
      void hosting.standIn();
    },
    /** @param {Seat} one @param {Seat} other */
    swap: (one, other) => {
      if (!hosting.isBetween()) return;
      void hosting.swap(one, other).then(offerAll);
    },
    mayMove: () => hosting.isBetween(),
    name: (/** @type {Seat} */ seat, /** @type {string} */ name) =>
      hosting.change(seat, { name: shortName(name) }),
    enlarge: (/** @type {Seat | null} */ large) => say({ large }),
    renew: (/** @type {Seat} */ seat) => void offer(seat),
    /** Deal for all who are there. */
    async begin() {
      taking.stopScanning();
      store.change({ type: "panel", panel: null });
      await whenReady();
      if (!hosting.open()) return;
      await table.startNew();
    },
    /** Go on with the last match, which several people played. */
    async goOn() {
      taking.stopScanning();
      store.change({ type: "panel", panel: null });
      await whenReady();
      if (hosting.open()) await table.resumeSaved();
    },
    ...taking,
    async copy(/** @type {string} */ link) {
      const how = await copyText(link).then(
        () => /** @type {const} */ ("copied"),
        () => /** @type {const} */ ("refused"),
      );
      say({ copied: { link, how } });
    },
    send: (/** @type {string} */ url) =>
      void navigator.share?.({ title: text.say("multiplayer"), url }).catch(() => {}),
    /** Whether somebody may take back. @param {boolean} yes */
    answer,
    back: () => guesting.back(),
    hasTable: () => guesting.hasTable(),
    leave: () => guesting.leave(),
    reload: () => location.reload(),
    /** Keep the record of a match that is over, to be looked at on this phone's own engine. */
    async keep() {
      const { multiplayer: together } = store.state();
      const { record = null, seat = null } = together?.guest ?? {};
      const view = guesting.latest();
      if (!record || !seat || !view) return;
      const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
      const known = { id: `${one.toString(36)}-${other.toString(36)}`, began: 0, session: "" };
      // How its deals ended is the engine's to say, once there is one.
      const head = headOf(known, view, null, table.saver.nextChange());
      await archive.importAll([{ ...head, you: seat, side: view.seats[seat].side, record }], []);
      guesting.change({ isKept: true });
    },
    /** Begin this page anew, with its own engine, where the record that was kept is found. */
    ownEngine: anew,
  };

  /** @param {boolean} yes */
  function answer(yes) {
    say({ asked: null });
    store.change({ type: "panel", panel: null });
    if (part()?.role === "guest") guesting.agree(yes);
    else hosting.agree(yes);
  }
}
