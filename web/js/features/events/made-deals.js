/** Made deals: an event of deals that somebody made; what is not finished is kept beside the score sheets. */

import { filesRead } from "../../core/hand.js";
import { isObject } from "../../core/settings.js";
import { offerOf } from "../../text/offers.js";

/** @import { Archive } from "../../core/kept/archive.js" */
/** @import { EventDeals, EventRead, MadeDraft } from "./types.d.ts" */

/** As many deals an event has at most (engine/followsuit/clubs/event_cards.py). */
export const MOST_MADE = 16;
/** The name under which it is kept. */
const DRAFT = "event draft";

/** @param {Archive} archive */
export function createDraftKeeping(archive) {
  return {
    /** What was not finished; null where there is none. @returns {Promise<MadeDraft | null>} */
    async read() {
      return (await archive.sheets()).flatMap((value) => draftIn(value) ?? [])[0] ?? null;
    },
    /** Keep it as it stands; null throws it away. @param {MadeDraft | null} draft */
    keep(draft) {
      if (!draft) return archive.keepSheet(DRAFT);
      const { texts, name, level, seat, scoring, line, help } = draft;
      return archive.keepSheet(DRAFT, { id: DRAFT, texts, name, level, seat, scoring, line, help });
    },
  };
}

/** @param {unknown} value @returns {MadeDraft | null} */
function draftIn(value) {
  if (!isObject(value) || value["id"] !== DRAFT || !Array.isArray(value["texts"])) return null;
  const text = (/** @type {string} */ name) => (typeof value[name] === "string" ? value[name] : "");
  return {
    texts: value["texts"].filter((one) => typeof one === "string").slice(0, MOST_MADE),
    shown: null,
    name: text("name"),
    level: text("level"),
    seat: /** @type {MadeDraft["seat"]} */ (text("seat")),
    scoring: value["scoring"] === "margins" ? "margins" : "places",
    line: text("line"),
    help: value["help"] === true,
  };
}

/** @returns {MadeDraft} */
const blankDraft = () => ({
  texts: [],
  shown: null,
  name: "",
  level: "",
  seat: "S",
  scoring: "places",
  line: "",
  help: false,
});

/** @param {import("./store.js").EventNeeds} needs @param {import("./store.js").EventsHand} hand @param {(link: string) => Promise<void>} read */
export function createMadeDeals({ store, ready, drafts, makeDeal }, hand, read) {
  const { state, change, keep, go, asked } = hand;

  /** @param {MadeDraft | null} made */
  function put(made) {
    change({ made });
    void drafts.keep(made);
  }

  /** What was not finished, once it was looked for. */
  async function woken() {
    if (!state().made) change({ made: await drafts.read() });
    return state().made ?? blankDraft();
  }

  /** Show the draft with these deals, if they can be an event. @param {readonly string[]} texts */
  async function show(texts) {
    change({ refusal: null });
    if (!texts.length) {
      const { made } = state();
      if (made) put({ ...made, texts: [], shown: null });
      return true;
    }
    const shown = await /** @type {Promise<EventDeals | null>} */ (
      asked(/** @type {any} */ ({ op: "event_deals", made: texts }))
    );
    const { made } = state();
    if (!shown || !made) return false;
    put(
      fitting(
        { ...made, shown, texts: shown.deals.map(({ record }) => record) },
        store.state().settings.level,
      ),
    );
    return true;
  }

  /** More deals behind those that are there. @param {readonly string[]} texts */
  async function add(texts) {
    const { made } = state();
    if (!made) return false;
    const isTaken = await show([...made.texts, ...texts]);
    const { refusal } = state();
    // Those that were there are shown, whatever is wrong with the others.
    if (!isTaken && !made.shown && made.texts.length && (await show(made.texts))) change({ refusal });
    return isTaken;
  }

  return {
    /** Look for what was not finished. */
    woken,
    /** Put a deal that somebody has made into the event that is being made. @param {import("../making/types.d.ts").MadeDeal} deal */
    async made({ record }) {
      store.change({ type: "panel", panel: "events" });
      go("made", { made: await woken(), event: null, link: "" });
      await ready();
      await add([record]);
    },
    /** Go on with what was not finished, or begin. */
    async ofDeals() {
      go("made", { made: await woken() });
      const { made } = state();
      if (made?.texts.length && !made.shown) await show(made.texts);
    },
    /** @param {Partial<MadeDraft>} more */
    draftMade(more) {
      const { made } = state();
      if (!made) return;
      change({ refusal: null });
      put({ ...made, ...more });
    },
    /** To lay the next deal. */
    nextDeal: () => makeDeal(),
    /** Deals that were pasted: a record's text, or links wherever they stand. @param {string} words */
    addDeals(words) {
      const links = words.match(/d\d+\.[\w-]+/g);
      return add(words.includes("followsuit-deal") || !links ? [words] : links);
    },
    /** Deals in files. @param {readonly { name: string, text: () => Promise<string> }[]} files */
    async addFiles(files) {
      await add((await filesRead(files)).map(({ text }) => text));
    },
    /** @param {number} at from 0 */
    dropDeal: (at) => show((state().made?.texts ?? []).filter((_, place) => place !== at)),
    /** Throw the draft away. */
    dropMade() {
      put(null);
      go("list");
    },
    /** Make the event, and open it. */
    async makeOfDeals() {
      const { made } = state();
      if (!made) return;
      const { texts, name, level, seat, scoring, line, help } = made;
      const what = { made: texts, name, level, seat, scoring, line, help };
      const answer = await asked(/** @type {any} */ ({ op: "event", ...what }));
      if (!answer) return;
      const { event, link } = /** @type {EventRead} */ (answer);
      keep(link, { name: event.name, game: event.game, key: event.key });
      put(null);
      await read(link);
    },
  };
}

/** A level or a seat that this game does not have gives way. @param {MadeDraft} made @param {string} usual the level the person plays against @returns {MadeDraft} */
function fitting(made, usual) {
  const { shown, level, seat } = made;
  const offer = offerOf(shown?.game ?? "");
  const fits = [level, usual].find((one) => offer?.levels.includes(one));
  return {
    ...made,
    level: fits ?? offer?.level ?? "",
    seat: shown?.seats.includes(seat) ? seat : (shown?.seats[0] ?? "S"),
  };
}
