/** Desk: the events of a page whose engine is a stand-in. */

import "./offers.js";
import { createStore } from "../../../web/js/core/store.js";
import { createEvents } from "../../../web/js/features/events/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";

/** @typedef {import("../../../web/js/features/events/types.d.ts").EventsPart} EventsPart */

const EVENT = {
  game: "two_hundred",
  rules: "reference",
  level: "casual",
  you: "S",
  deals: 2,
  name: "Thursday",
  line: "",
  scoring: "places",
  help: false,
  sealed: false,
  made: false,
  open: true,
  bots: 1,
  same_bots: true,
  key: "k",
};
const LINKS = /** @type {Record<string, any>} */ ({
  "e1.open": { event: EVENT },
  "e1.seal": { event: { ...EVENT, sealed: true, open: false } },
  "e1.start": { event: { ...EVENT, sealed: true } },
  "e1.mine": { event: EVENT, link: "e1.open", result: "Ama" },
  "e1.deals": { event: { ...EVENT, name: "Made", made: true, key: "m" } },
  "e1.long": { event: { ...EVENT, name: "Made", made: true, key: "l" }, fits: false },
  "e1.lone": { event: { ...EVENT, name: "Made", made: true, open: false, key: "m" }, link: "", result: "Bo" },
  "e1.sums": { event: { ...EVENT, name: "Made", made: true, open: false, key: "m" }, link: "", rows: [] },
});
export const row = (/** @type {string} */ name, /** @type {(number | null)[]} */ margins, more = {}) => ({
  name,
  level: "",
  place: 1,
  score: "50.0%",
  margins,
  helped: [],
  other_bots: false,
  result: `e1.${name}`,
  ...more,
});

/** Two plays that part with the second card of the second trick. @param {string[]} results */
function besides(results) {
  const seat = (/** @type {string} */ side) => ({
    name: "",
    level: "casual",
    cards: 0,
    side,
    partner: false,
  });
  const view = {
    game: "two_hundred",
    you: "S",
    rotation: ["S", "E", "N", "W"],
    seats: { S: { ...seat("NS"), level: null }, E: seat("EW"), N: seat("NS"), W: seat("EW") },
    contract: { declarer: "E", value: 55 },
    trump: "H",
    prompt: null,
  };
  const play = (/** @type {string} */ name, /** @type {number} */ margin, /** @type {string} */ card) => ({
    name,
    margin,
    figures: { deal: 2, assisted: false, passed_out: false, unit: "points", took: { NS: 40, EW: 60 } },
    view: { ...view, seats: { ...view.seats, S: { ...view.seats.S, name } } },
    parted: { seat: "S", events: [{ kind: "cards_played", seat: "S", cards: [card] }], cards: [] },
  });
  const trick = (/** @type {number} */ first, /** @type {string} */ card) => ({
    first,
    last: first + 3,
    calls: [],
    trick: {
      leader: "E",
      plays: [
        { seat: "E", cards: ["AS"] },
        { seat: "S", cards: [card] },
        { seat: "W", cards: ["5S"] },
        { seat: "N", cards: ["6S"] },
      ],
      winner: "E",
      points: 20,
    },
  });
  const calls = {
    first: 1,
    last: 1,
    calls: [{ seat: "E", events: [{ kind: "bid_made", seat: "E", value: 55, forced: false }], cards: [] }],
    trick: null,
  };
  const shared = { shared: true, differs: false };
  const names = results.map((link) => link.replace("e1.", ""));
  return {
    ok: true,
    same: 6,
    plays: [play(names[0] ?? "", 20, "KS"), play(names[1] ?? "", -20, "TS")],
    rows: [
      { one: calls, other: calls, ...shared },
      { one: trick(2, "QS"), other: trick(2, "QS"), ...shared },
      { one: trick(6, "KS"), other: trick(6, "TS"), shared: false, differs: true },
    ],
  };
}

/** Deals that somebody made: each is its own text, none stands twice. @param {string[]} made */
function madeDeals(made) {
  const twice = made.findIndex((one, at) => made.indexOf(one) < at);
  if (twice > 0) {
    const facts = { deal: twice + 1, first: made.indexOf(made[twice] ?? "") + 1 };
    return { ok: false, error: { code: "deal_twice", facts } };
  }
  const seat = { name: "", level: null, cards: 10, side: "NS", partner: false };
  const view = {
    game: "two_hundred",
    you: "S",
    rotation: ["S", "W", "N", "E"],
    seats: { S: seat, W: seat, N: seat, E: seat },
    contract: { declarer: "N", value: 60 },
    trump: "H",
    prompt: null,
  };
  const deals = made.map((record) => ({
    record,
    begun: record.includes("auction"),
    hands: { S: ["AS", "KS"], W: ["QS"], N: ["JS"], E: ["TS"] },
    view,
  }));
  return { ok: true, game: "two_hundred", rules: "reference", seats: ["S", "W", "N", "E"], deals };
}

/** An engine that knows the links above, and finds a result in every `e1.` of a text. @param {any} question */
function engine({ op, link, seal, ...more }) {
  const refused = (/** @type {string} */ code) => ({ ok: false, error: { code } });
  if (op === "event_deals") return madeDeals(more.made);
  if (op === "event" && more.made)
    return more.name ? { ok: true, link: "e1.deals", fits: true, ...LINKS["e1.deals"] } : refused("no_name");
  if (op === "event" && !link)
    return {
      ok: true,
      event: { ...EVENT, ...more },
      link: "e1.open",
      fits: true,
      ...(more.sealed ? { seal: "e1.seal" } : {}),
    };
  if (op === "event" && !LINKS[link]) return refused("link_cut");
  if (op === "event" && seal && (seal !== "e1.seal" || link !== "e1.start")) return refused("not_sealed_so");
  if (op === "event") return { ok: true, link, fits: true, ...LINKS[link] };
  if (op === "event_deal") return { ok: true, challenge: `c1.deal-${more.deal}` };
  if (op === "event_result") return { ok: true, link: `e1.of-${more.name}`, fits: true };
  if (op === "event_field") return { ok: true, margin: 5 };
  if (op === "event_play") return { ok: true, record: "a record", margin: 3 };
  if (op === "event_beside") return besides(more.results);
  if (op === "event_bots") return { ok: true, same: 40, others: [] };
  if (op === "link") return { ok: true, link: "d1.play" };
  if (op === "standing") {
    const links = more.texts.join(" ").match(/e1\.[\w-]+/g) ?? [];
    const wrong = links.filter((/** @type {string} */ one) => one.includes("cut"));
    const rows = links
      .filter((/** @type {string} */ one) => !one.includes("cut"))
      .map((/** @type {string} */ one) => row(one, [20, null]));
    const levels = Object.entries(more.levels ?? {}).map(([level, margins]) =>
      row("", /** @type {any} */ (margins), { level, result: "" }),
    );
    const problems = wrong.map(() => ({ at: 2, name: "", refusal: { code: "link_cut" } }));
    return {
      ok: true,
      rows: [...rows, ...levels],
      problems,
      links: links.length,
      table: "e1.table",
      fits: true,
      csv: "place",
    };
  }
  return { ok: true, part: 0.5 };
}

/** @param {object} [settings] @param {any} [kept] a draft that is on the device */
export function club(settings = {}, kept = null) {
  const store = createStore(firstState({ game: "two_hundred", ...settings }), reduce);
  store.change({ type: "ready" });
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const done = [];
  let time = 1;
  const does = createEvents({
    store,
    ask: async (question) => (asked.push(question), /** @type {any} */ (engine(question))),
    ready: async () => {},
    sleep: async () => {},
    set: (changed) => store.change({ type: "setting", settings: changed }),
    seed: () => "chance",
    now: () => (time += 1),
    address: (link) => `https://site.example/#${link}`,
    copy: async (words) => void done.push(["copy", words]),
    saveFile: (name, words) => void done.push(["save", name, words]),
    send: async () => {},
    print: () => void done.push("print"),
    record: async (id) => `record of ${id}`,
    drafts: {
      read: async () => kept,
      keep: async (/** @type {any} */ draft) => void (kept = draft),
    },
    makeDeal: () => void done.push("deal"),
    challenge: async (link, game) => void done.push(["challenge", link, game]),
    resume: async (id) => void done.push(["resume", id]),
    look: (link) => done.push(["look", link]),
    focus: (selector) => void done.push(["focus", selector]),
  });
  store.listen(does.heard);
  const now = () => /** @type {EventsPart} */ (store.state().events);
  return { store, does, asked, done, now, kept: () => kept };
}
