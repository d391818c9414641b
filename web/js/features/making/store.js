/** Making: the setup of a deal goes to the engine with each change, and comes back changed. Nothing is kept elsewhere. */

import { botsOf, rulesAsked } from "../../core/house.js";

/** @import { Answer, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Answered, MadeDeal, Making } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createMaking>} MakingActs */

/** As many changes can be taken back. */
const MOST_PAST = 400;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").Ask} needs.ask
 * @param {() => Promise<unknown>} needs.ready resolves once the engine is there
 * @param {() => string} needs.seed of what is left to chance
 * @param {(text: string) => Promise<void>} needs.copy
 * @param {(link: string) => string} needs.address the whole address of a link
 * @param {(name: string, text: string) => void} needs.saveFile give the person a file
 * @param {(link: string) => unknown} needs.look show the deal of a link in the viewer
 * @param {(deal: { game: string, record: string, deal: number, isOver: boolean }) => unknown} needs.challenge
 * @param {(feature: string, act: string, deal: MadeDeal) => unknown} needs.use what another feature does with a deal
 * @param {(record: string, game: string) => Promise<void>} needs.play a record at the table
 */
export function createMaking({
  store,
  ask,
  ready,
  seed,
  copy,
  address,
  saveFile,
  look,
  challenge,
  use,
  play,
}) {
  let asked = 0;
  /** Changes wait for each other: each is made to the setup that the one before left. */
  let last = Promise.resolve();
  const now = () => /** @type {Making} */ (store.state().making);
  /** @param {Partial<Making>} making */
  const change = (making) => store.change({ type: "making", making });

  /** The game and the rules of the setup. */
  function about() {
    const { shown } = now();
    return shown ? { game: shown.game, rules: shown.rules, setup: shown.setup } : {};
  }

  /** @param {Record<string, unknown>} message @param {Partial<Making>} [then] */
  function send(message, then = {}) {
    const mine = asked;
    last = last.then(async () => {
      if (mine !== asked) return;
      const before = now().shown;
      const answer = await ask({ op: "make", seed: seed(), ...about(), ...message });
      if (mine === asked && store.state().making) took(answer, before, then);
    });
    return last;
  }

  /** @param {Answer} answer @param {Answered | null} before @param {Partial<Making>} then */
  function took(answer, before, then) {
    if (!answer.ok) {
      change({ refusal: answer.error ?? { code: "internal" } });
      return;
    }
    const shown = /** @type {Answer & Answered} */ (/** @type {unknown} */ (answer));
    const isChanged = before && before.setup !== shown.setup;
    const past = isChanged ? [...now().past, before.setup].slice(-MOST_PAST) : now().past;
    const isRead = !shown.unread.length;
    change({
      shown,
      past,
      refusal: null,
      copied: null,
      unread: shown.unread,
      hasMore: shown.has_more,
      // What was typed stays where it could not be read.
      ...(isRead && isChanged ? { text: null } : {}),
      ...then,
      ...fitting(shown, then),
    });
  }

  /** What was chosen of another table goes; a place that is full makes way for the next. @param {Answered} shown @param {Partial<Making>} then @returns {Partial<Making>} */
  function fitting(shown, then) {
    const { aim, you, form, contract } = { ...now(), ...then };
    const at = shown.places.findIndex(({ name }) => name === aim);
    const place = shown.places[at];
    const isFull = place && place.cards.length >= place.size;
    const next = isFull && "aim" in then ? shown.places.slice(at).find(hasRoom)?.name : aim;
    const names = shown.contract.map(({ name }) => name);
    return {
      aim: place ? (next ?? "") : "",
      you: shown.seats.includes(/** @type {any} */ (you)) ? you : (shown.seats[0] ?? ""),
      form: Object.hasOwn(shown.texts, form) ? form : (Object.keys(shown.texts)[0] ?? ""),
      contract:
        contract && names.length && Object.keys(contract).every((name) => names.includes(name))
          ? contract
          : null,
    };
  }

  /** @param {Answered["places"][number]} place */
  const hasRoom = ({ cards, size }) => cards.length < size;

  /** The whole deal as a record, or null where there is none yet. @param {Record<string, unknown>} [more] @returns {Promise<MadeDeal | null>} */
  async function made(more = {}) {
    const { you, contract, shown } = now();
    const { settings } = store.state();
    if (!shown) return null;
    const { level } = botsOf({ ...settings, game: shown.game });
    const answer = await ask({
      op: "made",
      ...about(),
      you,
      level,
      name: settings.name,
      ...(contract ? { contract } : {}),
      ...more,
    });
    if (!answer.ok) {
      change({ refusal: answer.error ?? { code: "internal" } });
      return null;
    }
    const { deal, link, fits } = answer;
    return {
      game: shown.game,
      record: String(answer.record),
      deal: Number(deal),
      link: String(link),
      fits: Boolean(fits),
    };
  }

  /** @param {string} text */
  const give = (text) =>
    copy(text).then(
      () => change({ copied: "copied" }),
      () => change({ copied: "refused" }),
    );

  /** @param {string} card @param {string} place */
  const lay = (card, place) => send({ lay: { card, place } }, { card: "", aim: now().aim });

  return {
    /** Begin with the rules that are played, or go on where one left. */
    async open() {
      const { match, settings, making, panel } = store.state();
      const from = panel === "making" ? (making?.from ?? null) : panel;
      store.change({ type: "making", making: { ...blank(), ...making, from, refusal: null } });
      store.change({ type: "panel", panel: "making" });
      if (making?.shown) return;
      await ready();
      const game = match?.view.game ?? settings.game;
      await send({ game, rules: rulesAsked(store.state(), game) });
    },
    /** Begin with the deal that is looked at. */
    async past() {
      const { panel, past } = store.state();
      const { opened } = past;
      if (!opened?.shown) return;
      const { record, head, shown } = opened;
      asked += 1;
      store.change({ type: "making", making: { ...blank(), from: panel } });
      store.change({ type: "panel", panel: "making" });
      const answer = await ask({ op: "link", record, deal: shown.deal });
      if (answer.ok) await send({ game: head.game, read: String(answer["link"]) });
      else change({ refusal: answer.error ?? { code: "internal" } });
    },
    close() {
      store.change({ type: "panel", panel: now()?.from ?? null });
    },
    /** Another game, or other rules of it: an empty table. @param {string} game @param {unknown} rules */
    table(game, rules) {
      asked += 1;
      return send({ game, rules, setup: null }, { card: "", contract: null });
    },
    /** A card of the pack was tapped. @param {string} card */
    async card(card) {
      const { aim, card: picked } = now();
      if (aim) await lay(card, aim);
      else change({ card: picked === card ? "" : card });
    },
    /** A place was tapped. @param {string} place */
    async place(place) {
      const { card, aim } = now();
      if (card) await lay(card, place);
      else change({ aim: aim === place ? "" : place });
    },
    /** Take a card back to the pack. @param {string} card @param {string} place */
    take: (card, place) => send({ take: { card, place } }),
    /** A letter was typed; whether it is one of a card. @param {string} letter */
    type(letter) {
      const { shown, typed, aim } = now();
      const cards = shown?.rows.flat().map(({ card }) => card) ?? [];
      const [both, one] = [typed + letter.toUpperCase(), letter.toUpperCase()];
      const next = [both, one].find((text) => cards.some((card) => card.startsWith(text)));
      if (!next) return false;
      if (!cards.includes(next)) {
        change({ typed: next });
        return true;
      }
      const place = aim || shown?.places.find(hasRoom)?.name;
      change({ typed: "", ...(place ? { aim: place } : {}) });
      if (place) void lay(next, place);
      return true;
    },
    /** Aim at the place before or after. @param {number} by */
    step(by) {
      const { shown, aim } = now();
      const places = shown?.places ?? [];
      const at = places.findIndex(({ name }) => name === aim);
      const to = places[(at + by + places.length) % places.length];
      if (to) change({ aim: to.name, card: "" });
    },
    fill: () => send({ fill: true }),
    clear: () => send({ clear: "" }),
    /** @param {string} name @param {string} text */
    set: (name, text) => send({ set: { [name]: text } }),
    async undo() {
      const { past } = now();
      const setup = past.at(-1);
      if (setup === undefined) return;
      await send({ setup });
      change({ past: past.slice(0, -1) });
    },
    /** @param {Record<string, string> | null} contract */
    begin: (contract) => change({ contract, refusal: null }),
    /** @param {string} you */
    sit: (you) => change({ you }),
    /** @param {string} form */
    show: (form) => change({ form, text: null, unread: [], copied: null }),
    /** @param {string} text */
    write: (text) => change({ text }),
    read() {
      const { text } = now();
      return text === null ? undefined : send({ read: text });
    },
    /** Copy what stands in the field. */
    copyText() {
      const { text, shown, form } = now();
      return give(text ?? shown?.texts[/** @type {keyof Answered["texts"]} */ (form)] ?? "");
    },
    async play() {
      const deal = await made({ seed: seed(), assisted: true });
      if (!deal) return;
      store.change({ type: "panel", panel: null });
      await play(deal.record, deal.game);
    },
    async look() {
      const deal = await made();
      if (deal) look(deal.link);
    },
    async challenge() {
      const deal = await made({ seed: seed() });
      if (deal) challenge({ game: deal.game, record: deal.record, deal: deal.deal, isOver: false });
    },
    async link() {
      const deal = await made();
      if (deal) await give(address(deal.link));
    },
    async save() {
      const deal = await made();
      if (deal) saveFile(`${deal.game}-deal-${deal.deal}.deal`, deal.record);
    },
    /** What another feature does with it. @param {string} feature @param {string} act */
    async use(feature, act) {
      const deal = await made();
      if (deal) use(feature, act, deal);
    },
  };
}

/** @returns {Making} */
function blank() {
  return {
    shown: null,
    past: [],
    card: "",
    aim: "",
    typed: "",
    contract: null,
    you: "",
    form: "suits",
    text: null,
    unread: [],
    hasMore: false,
    refusal: null,
    copied: null,
    from: null,
  };
}
