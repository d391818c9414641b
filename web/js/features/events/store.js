/**
 * Events: the events of this device, and the one that is open. The engine makes events, deals, replays and ranks; what was
 * played is kept as matches, like any other.
 */

import { createHand, filesRead } from "../../core/hand.js";
import { createBeside } from "./beside.js";
import { createMadeDeals } from "./made-deals.js";
import { createMakingEvents } from "./making-event.js";
import { createPairs } from "./pairs.js";
import { createPlaying, fileName } from "./playing.js";
import { createResults } from "./results.js";

/** @import { Settings, State } from "../../core/types.d.ts" */
/** @import { EventRead, EventsPart, KeptEvent, Place } from "./types.d.ts" */

/** As many events are kept; then the one opened longest ago is forgotten. */
const MOST_KEPT = 40;

/** @returns {EventsPart} */
const blank = () => ({
  place: "list",
  draft: null,
  made: null,
  link: "",
  event: null,
  fits: true,
  lone: "",
  sealed: null,
  plays: null,
  mine: null,
  code: "",
  copied: null,
  heap: "",
  files: [],
  working: null,
  found: null,
  beside: null,
  levels: {},
  bots: null,
  tables: 4,
  movement: "howell",
  plan: null,
  travellers: "",
  entered: "",
  order: null,
  refusal: null,
});

/**
 * @typedef {object} EventNeeds
 * @property {import("../../core/store.js").Store} store
 * @property {import("../../core/types.d.ts").Ask} ask
 * @property {() => Promise<unknown>} ready resolves once the engine is there
 * @property {(milliseconds: number) => Promise<void>} sleep
 * @property {(settings: Partial<Settings>) => void} set change settings, and keep them
 * @property {() => string} seed of a new event
 * @property {() => number} now milliseconds since 1970
 * @property {(link: string) => string} address the whole address of a link
 * @property {(text: string) => Promise<void>} copy
 * @property {(name: string, text: string) => void} saveFile give the person a file
 * @property {(data: { title: string, url: string }) => Promise<void>} send by the system's own way
 * @property {() => void} print
 * @property {(id: string) => Promise<string | null>} record of a match that is kept
 * @property {ReturnType<typeof import("./made-deals.js").createDraftKeeping>} drafts
 * @property {() => void} makeDeal lay a deal
 * @property {(link: string, game: string) => Promise<void>} challenge play the deal of a challenge
 * @property {(id: string) => Promise<void>} resume go on with a match
 * @property {(link: string) => unknown} look show the deal of a link in the viewer
 * @property {(selector: string) => void} focus move it to the first such part of the page, once that is drawn
 */

/** @typedef {ReturnType<typeof createEventsHand>} EventsHand what the parts of the store share */

/** @param {EventNeeds} needs */
function createEventsHand(needs) {
  const hand = createHand(needs, "events", blank);
  const { store, set, now } = needs;
  const { state } = hand;
  const kept = () => store.state().settings.events;

  /** Keep something of an event. @param {string} link @param {Partial<KeptEvent>} more @param {string} [instead] the link that gives way to it */
  function keep(link, more, instead) {
    const { [link]: before, ...others } = kept();
    const { name = "", game = "" } = before ?? state().event ?? {};
    const all = Object.entries({ [link]: { ...before, name, game, ...more, at: now() }, ...others });
    const recent = all.filter(([key]) => key !== instead).sort(([, one], [, other]) => other.at - one.at);
    set({ events: Object.fromEntries(recent.slice(0, MOST_KEPT)) });
  }

  return { ...hand, kept, keep };
}

/** @param {EventNeeds} needs */
export function createEvents(needs) {
  const { store, ask, ready, set, address, saveFile } = needs;
  const hand = createEventsHand(needs);
  const { state, change, kept, keep, go, asked } = hand;
  const showPanel = () => store.change({ type: "panel", panel: "events" });
  const playing = createPlaying(needs, hand);
  const results = createResults(needs, hand);
  const madeDeals = createMadeDeals(needs, hand, read);
  /** Only what was asked for last is shown. */
  let opened = 0;

  /** Whether a sealed event is the one that was announced. @param {string} link @param {string} name @returns {Promise<EventsPart["sealed"]>} */
  async function sealOf(link, name) {
    const seals = Object.entries(kept()).flatMap(([key, one]) =>
      one.isSeal ? [{ seal: key, name: one.name }] : [],
    );
    const own = kept()[link]?.seal;
    let isOther = false;
    for (const one of own ? [{ seal: own, name }] : seals) {
      const answer = await ask({ op: "event", link, seal: one.seal });
      if (answer.ok) {
        keep(link, { seal: one.seal }, one.seal);
        return "same";
      }
      isOther ||= one.name === name;
    }
    return isOther ? "other" : "unknown";
  }

  /** The link of an event of made deals, where this device has it. @param {string} key */
  const linkOf = (key) => Object.entries(kept()).find(([, one]) => key && one.key === key)?.[0];

  /** What a link is of. A result or a table of made deals has no cards: these are in the event's own link. @param {string} link @returns {Promise<EventRead | null>} */
  async function found(link) {
    const answer = /** @type {EventRead | null} */ (await asked(/** @type {any} */ ({ op: "event", link })));
    const own = answer && !answer.link && linkOf(answer.event.key);
    const whole =
      own && /** @type {EventRead | null} */ (await asked(/** @type {any} */ ({ op: "event", link: own })));
    return whole ? { ...answer, event: whole.event, link: whole.link, fits: whole.fits } : answer;
  }

  /** Open a link: of an event, of a result, or of a table. @param {string} link */
  async function read(link) {
    const mine = ++opened;
    results.stop();
    change({ ...blank(), made: state().made, place: "event", link });
    await ready();
    const answer = await found(link);
    if (mine !== opened) return;
    if (!answer) {
      change({ place: "list" });
      return;
    }
    const { event, fits, rows, result } = answer;
    const isAlone = event.made && !event.open;
    change({ event, link: answer.link, fits, lone: isAlone ? link : "" });
    if (!isAlone) keep(answer.link, event.open ? (event.made ? { key: event.key } : {}) : { isSeal: true });
    if (event.open && event.sealed) change({ sealed: await sealOf(answer.link, event.name) });
    if (mine !== opened || !(event.open || isAlone)) return;
    if (rows) {
      const table = { rows, problems: [], links: 0, table: link, fits: true, csv: "" };
      go("results", { found: table });
    } else if (isAlone) go("event");
    else if (result !== undefined) {
      go("results", { heap: link });
      await results.check();
    } else await playing.settle();
  }

  return {
    ...createMakingEvents(needs, hand, read),
    ...madeDeals,
    ...createPairs(needs, hand),
    ...playing,
    ...results,
    ...createBeside(needs, hand, results.look),
    ...hand.links,
    /** Go on where it was left. */
    async open() {
      change(store.state().events ? { refusal: null } : blank());
      showPanel();
      await madeDeals.woken();
      await ready();
      if (state().place === "event") await playing.settle();
    },
    /** Show what a link carries; one without anything leads to the events of the device. @param {string} link */
    async follow(link) {
      if (link.endsWith(".")) {
        change(store.state().events ? {} : blank());
        this.list();
        showPanel();
        return ready();
      }
      showPanel();
      change(blank());
      showPanel();
      return read(link);
    },
    /** A link that was typed or pasted, alone or in its address. @param {string} words */
    async paste(words) {
      const link = /e\d+\.[\w-]+/.exec(words)?.[0];
      if (link) await read(link);
      else change({ refusal: { code: "not_a_link" } });
    },
    /** A link that came as a file. @param {readonly File[]} files */
    async pasteFile(files) {
      const [file] = await filesRead(files);
      await this.paste(file?.text ?? "");
    },
    /** The event's own link, to which a result or a table of made deals belongs. @param {string} words */
    async ofCards(words) {
      const { lone, event } = state();
      const link = /e\d+\.[\w-]+/.exec(words)?.[0] ?? words;
      const own = /** @type {EventRead | null} */ (await asked(/** @type {any} */ ({ op: "event", link })));
      if (!own) return;
      const isOther = own.event.key !== event?.key;
      if (isOther || !own.event.open) {
        const facts = { event: event?.name ?? "" };
        change({ refusal: { code: isOther ? "other_event" : "cards_unseen", facts } });
        return;
      }
      keep(own.link, { name: own.event.name, game: own.event.game, key: own.event.key });
      await read(lone);
    },
    /** The event's link as a file. */
    saveEvent() {
      const { link, event } = state();
      saveFile(`follow-suit-event-${fileName(event?.name ?? "")}.txt`, `${address(link)}\n`);
    },
    read,
    /** The first link of a sealed event, pasted to be compared. @param {string} words */
    async compare(words) {
      const { link } = state();
      const seal = /e\d+\.[\w-]+/.exec(words)?.[0] ?? words;
      const answer = await ask({ op: "event", link, seal });
      if (answer.ok) keep(link, { seal });
      change({
        sealed: answer.ok ? "same" : answer.error?.code === "not_sealed_so" ? "other" : state().sealed,
        refusal: answer.ok || answer.error?.code === "not_sealed_so" ? null : hand.refusalOf(answer),
      });
    },
    list() {
      go("list", { event: null, link: "", lone: "" });
      void madeDeals.woken();
    },
    /** The event itself. */
    async home() {
      go("event");
      await playing.settle();
    },
    /** Forget an event; what was played of it stays among the matches. @param {string} link */
    forget(link) {
      const others = Object.entries(kept()).filter(([key]) => key !== link);
      set({ events: Object.fromEntries(others) });
    },
    /** Called with every change: back from the table or the viewer; and whatever was played is shown. @param {State} now @param {State} before */
    heard(now, before) {
      if (!now.events) return;
      const was = before.match?.challenge;
      const isBack = was && !now.match && now.panel === null && playing.isOurs(was);
      if (isBack) void playing.back();
      else if (results.isLooking() && before.panel === "past" && now.panel === null && !now.help) {
        results.looked();
        if (now.match === before.match) showPanel();
      } else if (now.heads !== before.heads && now.panel === "events" && now.events.place === "event")
        void playing.settle();
    },
    close() {
      results.stop();
      store.change({ type: "panel", panel: null });
    },
  };
}
