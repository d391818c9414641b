/** Store of multiplayer: who sits where, the links of free seats, and the answers of phones; or this device at another's table. */

import { awaitCopy, keepAwake } from "../../core/device.js";
import { headOf } from "../../core/storage/match-summaries.js";
import { chosenTable } from "../../core/next-match-rules.js";
import { tidyName } from "../../core/person-name.js";
import { createGuestTable } from "./guest.js";
import { createHostTable } from "./host.js";
import { createInvitations } from "./invitations.js";
import { createOffers } from "./seat-offers.js";
import { createSeatMemory } from "./seat-memory.js";
import { createAnswerRelay } from "./tab-handover.js";
import { createLinkInput } from "./link-input.js";
import { watchNetworkPermission } from "./pairing/network-permission.js";
import { nameSeatsHere } from "../../text/replay-names.js";

/** @import { RefusalData, Seat, State } from "../../core/types.d.ts" */
/** @import { Chair, Multiplayer, Who } from "./types.d.ts" */

/** How long before a phone's silence is asked about, in milliseconds: it may be back at once. */
const RETURN_MS = 1500;

/** @param {Chair} chair */
const isAway = ({ who, phone }) => who === "phone" && phone === "away";

/** @param {import("../types.d.ts").Page & { linkAddress: (link: string) => string, copyText: (text: string) => Promise<void> }} page */
export function createMultiplayer(page) {
  const { store, table, text, sleep, linkAddress, copyText, documents, remote, whenReady } = page;
  /** @type {PermissionState | null} */
  let networkPermission = null;
  const change = (/** @type {Partial<Multiplayer>} */ multiplayer) =>
    store.change({ type: "multiplayer", multiplayer: { networkPermission, ...multiplayer } });
  const getState = () => store.state().multiplayer;
  /** @type {import("./types.d.ts").MultiplayerContext} */
  const context = {
    ...{ store, table, sleep, remote, change, linkAddress },
    now: () => performance.now(),
    nameSeats: (view) => nameSeatsHere(text, view),
    // A guest's page has no engine; with its own it begins at the page's bare address.
    reloadPage: () => location.replace(location.pathname),
    onPhoneLost: (seat, refusal) => void showLostPhone(seat, refusal),
    onPhoneFound: hideFoundPhone,
  };
  const host = createHostTable(context);
  const guest = createGuestTable(context);
  const invitations = createInvitations({
    getChairs: () => getState()?.chairs ?? [],
    changeChair: host.changeChair,
    linkAddress,
    sleep,
    offers: createOffers({ onConnected: (seat, channel) => host.guests.join(seat, channel) }),
  });
  const { offerSeat, offerFreeSeats } = invitations;
  /** Whether this page waits for the answer of a phone; a guest's has no chairs. */
  const isWaitingForAnswer = () =>
    getState()?.role === "host" && getState()?.chairs.some(({ link: own }) => own);
  const relay = createAnswerRelay((link) => {
    if (!isWaitingForAnswer()) return false;
    void acceptAnswer(link);
    return true;
  });
  const seatMemory = createSeatMemory({ store, isPlaying: () => host.isPlaying() });
  const { stopCamera, ...taking } = createLinkInput({ getState, change, onLink: useLink });
  void watchNetworkPermission((permission) => {
    networkPermission = permission;
    if (getState()) change({});
  });
  /** Whether the panel was opened because somebody's phone was gone. */
  let isOpenedForIt = false;
  const updateWakeLock = keepAwake(() => {
    const { multiplayer, match } = store.state();
    return Boolean(match && (multiplayer?.stage === "playing" || multiplayer?.role === "guest"));
  });
  store.listen((now, before) => {
    if (now.match !== before.match || now.multiplayer !== before.multiplayer) updateWakeLock();
    // The match is left: the guests wait for it.
    if (!now.match && before.match && getState()?.role === "host") host.pauseMatch();
    if (now.panel !== "multiplayer" && before.panel === "multiplayer") {
      isOpenedForIt = false;
      taking.stopScanning();
    }
    if (isGuestWithoutTable(now)) queueMicrotask(() => isGuestWithoutTable(store.state()) && void open());
    if (now.multiplayer !== before.multiplayer || now.saved !== before.saved) seatMemory.saveSeats();
  });

  /** Whether a guest's page shows its first screen: it has no engine to begin with, so what is left is the way back, or out. @param {State} now */
  function isGuestWithoutTable({ multiplayer, match, panel }) {
    return multiplayer?.role === "guest" && !match && !panel;
  }

  /** Open the panel; a new table the first time, or where another was chosen. */
  async function open() {
    // Who sat where in the last match is not known before it has been read.
    if (!store.state().saved) await table.saver.rereadDocuments();
    const { multiplayer, settings, match, saved } = store.state();
    const canGoOn = Boolean(!match && saved?.people && saved.game === settings.game);
    if (multiplayer?.role === "guest") return store.change({ type: "panel", panel: "multiplayer" });
    const rotation = chosenTable(settings)?.rotation ?? ["S", "W", "N", "E"];
    const isSame = multiplayer && multiplayer.chairs.map(({ seat }) => seat).join() === rotation.join();
    // Whoever sits at the table already goes on to another game.
    if (!host.isPlaying() && isSame && multiplayer.game !== settings.game) change({ game: settings.game });
    if (!host.isPlaying() && !isSame) {
      for (const { seat } of multiplayer?.chairs ?? []) host.guests.dismissGuest(seat, "host_left");
      change({
        role: "host",
        game: settings.game,
        chairs: seatMemory.suggestChairs(canGoOn),
        stage: "seats",
        enlargedSeat: null,
        isScanning: false,
        pastedText: "",
        refusal: null,
        copied: null,
        undoRequest: null,
        drawing: null,
        guest: null,
      });
    }
    change({ canContinue: canGoOn, refusal: null });
    store.change({ type: "panel", panel: "multiplayer" });
    await offerFreeSeats();
  }

  /** A phone has answered. @param {string} link */
  async function acceptAnswer(link) {
    // What is being pasted is another link.
    const pasted = getState()?.pastedText === link ? { pastedText: "" } : {};
    change({ refusal: null, isScanning: false, enlargedSeat: null, ...pasted });
    stopCamera();
    const code = await invitations.acceptAnswer(link);
    if (code) change({ refusal: { code } });
  }

  /** Somebody's phone is gone. @param {Seat} seat @param {RefusalData | null} refusal why */
  async function showLostPhone(seat, refusal) {
    await offerSeat(seat, refusal);
    await sleep(RETURN_MS);
    if (!host.isPlaying() || !getState()?.chairs.some((chair) => chair.seat === seat && isAway(chair)))
      return;
    isOpenedForIt ||= store.state().panel === null;
    store.change({ type: "panel", panel: "multiplayer" });
  }

  /** It is back by itself: the code that was shown for it is good no longer. @param {Seat} seat */
  function hideFoundPhone(seat) {
    invitations.withdrawOffer(seat);
    if (!isOpenedForIt || store.state().panel !== "multiplayer" || getState()?.chairs.some(isAway)) return;
    store.change({ type: "panel", panel: null });
  }

  /** What a camera, a photo or a pasted link said. @param {string} found */
  function useLink(found) {
    if (getState()?.role === "guest") void guest.joinTable(found);
    else void acceptAnswer(found);
  }

  return {
    open,
    close() {
      taking.stopScanning();
      store.change({ type: "panel", panel: null });
    },
    /** The link of a seat at another device's table was opened. */
    joinTable: (/** @type {string} */ link) => guest.joinTable(link),
    /** The answer of a phone was opened here, in a tab that may not be the one that waits for it. */
    async acceptFromLink(/** @type {string} */ link) {
      if (isWaitingForAnswer()) return acceptAnswer(link);
      const isTaken = await relay.passAnswer(link);
      await open();
      change({ refusal: { code: isTaken ? "pair_other_tab" : "pair_no_offer" } });
    },
    /** Another game, and its usual table. @param {string} game */
    async chooseGame(game) {
      if (host.isPlaying() || game === getState()?.game) return;
      page.changeSettings({ game });
      await open();
    },
    /** @param {Seat} seat @param {Who} who */
    async assignSeat(seat, who) {
      const chair = getState()?.chairs.find((one) => one.seat === seat);
      if (!chair || chair.who === who) return;
      if (chair.phone === "there") host.guests.dismissGuest(seat, "host_left");
      invitations.withdrawOffer(seat);
      const name = who === "here" && seat === "S" ? store.state().settings.name : "";
      host.changeChair(seat, { who, name, phone: "free", link: null, refusal: null });
      if (who === "phone") await offerSeat(seat);
      host.refreshTable();
    },
    /** What happens at the seat of somebody who is away. @param {Seat} seat @param {Chair["substitute"]} instead */
    chooseSubstitute(seat, instead) {
      host.changeChair(seat, { substitute: instead });
      host.refreshTable();
      host.changeStandIn();
    },
    /** @param {Seat} one @param {Seat} other */
    swapSeats: (one, other) => {
      if (!host.isBetweenDeals()) return;
      void host.swapSeats(one, other).then(offerFreeSeats);
    },
    canMove: () => host.isBetweenDeals(),
    nameSeat: (/** @type {Seat} */ seat, /** @type {string} */ name) => host.nameChair(seat, tidyName(name)),
    enlargeCode: (/** @type {Seat | null} */ large) => change({ enlargedSeat: large }),
    renewLink: (/** @type {Seat} */ seat) => void offerSeat(seat),
    /** Deal for all who are there. @param {readonly Seat[]} [without] who is left out of the drawing */
    async startMatch(without = []) {
      taking.stopScanning();
      if (getState()?.stage === "drawing") return;
      change({ stage: "drawing" });
      await whenReady();
      if (!host.takeOverTable()) return change({ stage: "seats" });
      if (await host.drawNext(without)) await table.startNew();
    },
    /** This device's person draws once more, or does not. @param {boolean} isAgreed */
    answerDrawing: (isAgreed) => guest.answerDrawing(isAgreed),
    /** Go on with the last match, which several people played. */
    async continueMatch() {
      taking.stopScanning();
      store.change({ type: "panel", panel: null });
      await whenReady();
      if (host.takeOverTable()) await table.resumeSaved();
    },
    ...taking,
    copyLink: async (/** @type {string} */ link) =>
      change({ copied: { link, how: await awaitCopy(copyText(link)) } }),
    shareLink: (/** @type {string} */ url) =>
      void navigator.share?.({ title: text.say("multiplayer"), url }).catch(() => {}),
    /** Whether somebody may take back. @param {boolean} yes */
    answerUndo,
    /** What this guest is called at the table, once it is reached. @param {string} name */
    changeName: (name) => page.changeSettings({ name: tidyName(name) }),
    returnToTable: () => guest.returnToTable(),
    hasTable: () => guest.hasTable(),
    leaveTable: () => guest.leaveTable(),
    reloadPage: () => location.reload(),
    /** Keep the record of a match that is over, to be looked at on this phone's own engine. */
    async saveRecord() {
      const { multiplayer } = store.state();
      const { record = null, seat = null } = multiplayer?.guest ?? {};
      const view = guest.getView();
      if (!record || !seat || !view) return;
      const [one, other] = crypto.getRandomValues(new Uint32Array(2));
      const known = { id: `${one.toString(36)}-${other.toString(36)}`, began: 0, version: 0 };
      // How its deals ended is the engine's to say, once there is one.
      const stamp = table.saver.stampTime();
      const head = headOf(known, view, null, stamp.changed);
      const own = { ...head, ...stamp, you: seat, side: view.seats[seat].side };
      await documents.saveDocument(own, record);
      guest.changeGuest({ isSaved: true });
    },
    /** Begin this page anew, with its own engine, where the record that was kept is found. */
    openOwnTable: context.reloadPage,
  };

  /** @param {boolean} yes */
  function answerUndo(yes) {
    change({ undoRequest: null });
    store.change({ type: "notice", code: null });
    store.change({ type: "panel", panel: null });
    if (getState()?.role === "guest") guest.answerUndo(yes);
    else host.answerUndo(yes);
  }
}
