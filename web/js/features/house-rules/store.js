/**
 * House rules: chosen one by one, sent and read; saved under names (`saved-store.js`). The engine says which rules result,
 * whether they contradict each other (`rules-check.js`), and what a link or a text holds.
 */

import { HOUSE, tableRules } from "../../core/next-match-rules.js";
import { savedName } from "../../core/saved-house-rules.js";
import { createSaved, UNNAMED } from "./saved-store.js";
import { createTrial } from "./rules-check.js";

/** @import { HeldRules, Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Examples, House, HouseRules, Received, Remedy, Saved } from "./types.d.ts" */

/** @typedef {(house: HouseRules, rules: HeldRules["rules"]) => HouseRules} Change of a house, and of what it comes to */
/** @typedef {ReturnType<typeof createHouseRules>} HouseActs */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => Promise<unknown>} needs.ready resolves once the engine is there
 * @param {(settings: Partial<Settings>) => void} needs.set change settings, and keep them
 * @param {(link: string) => string} needs.linkAddress
 * @param {(text: string) => Promise<void>} needs.copyText
 * @param {(game: string) => Promise<Examples>} needs.readExamples the questions that show what each field decides
 */
export function createHouseRules({ store, engine, ready, set, linkAddress, copyText, readExamples }) {
  /** Choices are tried one after the other: each applies to the result of the one before. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @param {Partial<House>} house */
  const change = (house) => store.change({ type: "house", house });
  const now = () => /** @type {House} */ (store.state().house);
  const settings = () => store.state().settings;
  const chosen = () => settings().house[settings().game] ?? {};
  const { tryOut, remediesOf } = createTrial({ engine, settings, change, readExamples });
  const saved = createSaved({ settings, set, now, change, whole });

  /** @param {Partial<House>} [with_] */
  function show(with_ = {}) {
    const { offers = null, held = null, examples = {} } = store.state().house ?? {};
    change({ ...blank(), offers, held, examples, ...with_ });
    store.change({ type: "panel", panel: "house-rules" });
  }

  /** Do one thing after the other. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
  function inTurn(act) {
    const done = last.then(act);
    last = done.catch(() => {}); // whoever asked for it is told
    return done;
  }

  /** Ask what there is to choose, and what the choices so far come to. */
  const settle = () => inTurn(settleNow);

  async function settleNow() {
    await ready();
    const { games } = now().offers ? { games: now().offers } : await engine.hello();
    if (!games) return;
    const house = chosen();
    // Valid house rules are shown even if they contradict the table chosen.
    if (!(await tryOut(house)) && Object.keys(tableRules(settings())).length) {
      const { clash, refusal } = now();
      await tryOut(house, {});
      change({ clash, refusal });
    }
    change({ offers: games });
  }

  /** Change what the house plays by, unless the engine refuses it. @param {Change} made */
  function choose(made) {
    const { game } = settings();
    // Rules of another game may be accepted meanwhile.
    const isStillIt = () => settings().game === game;
    return inTurn(async () => {
      if (!isStillIt()) return;
      const { held } = now();
      const house = made(chosen(), held?.game === game ? held.rules : {});
      if ((await tryOut(house)) && isStillIt()) keep(house);
    });
  }

  /** @param {HouseRules} house */
  function keep(house) {
    const { game, house: all } = settings();
    set({ house: { ...all, [game]: lean(house) } });
    change({ saved: null, copied: null });
  }

  /** Play by rules: they become those of the house. @param {string} game @param {HouseRules} rules */
  async function take(game, rules) {
    const { preset, house } = settings();
    set({ game, preset: { ...preset, [game]: HOUSE }, house: { ...house, [game]: rules } });
    change({ received: null, remedies: [], saved: null, copied: null });
    await settle();
  }

  /** Look at what a link or a text holds. @param {string} text */
  async function read(text) {
    await ready();
    const answer = await engine.readHouseRules({ text, game: settings().game });
    const received = /** @type {Received | undefined} */ (answer["house"]);
    if (!answer.ok || !received) {
      change({ received: null, unread: answer.error ?? { code: "not_house_rules" } });
      return;
    }
    // What was typed since stays.
    change({ received, unread: null, remedies: [], ...(now().pasted === text ? { pasted: "" } : {}) });
    if (received.clash.length) change({ remedies: await remediesOf(received.game, received.rules) });
  }

  return {
    choose,
    read,
    /** Open the panel, and ask what there is to choose. */
    async open() {
      show();
      await settle();
    },
    /** Show the rules that a link carries. Nothing is changed until the person says so. @param {string} link */
    async follow(link) {
      show({ pasted: link });
      await read(link);
      await settle();
    },
    /** @param {string} words */
    search: (words) => change({ words }),
    /** @param {string} pasted */
    paste: (pasted) => change({ pasted, unread: null }),
    /** Make rules hold that contradict themselves. @param {Remedy} remedy */
    async mend({ field, value }) {
      const { received, clash } = now();
      if (received?.clash.length) {
        const { game, name, rules, unread } = received;
        await read(JSON.stringify({ game, name, rules: { ...rules, [field]: value } }));
        const mended = now().received;
        if (mended) change({ received: { ...mended, unread } });
      } else if (clash) await choose(() => ({ ...clash.tried, [field]: value }));
    },
    /** Play by the rules that were received. */
    async accept() {
      const { received } = now();
      if (received && !received.clash.length) await take(received.game, received.rules);
    },
    dismiss: () => change({ received: null, remedies: [], unread: null }),
    ...saved,
    /** Play by saved rules. They may be of another version. @param {Saved} saved */
    async play({ name, rules }) {
      const { game } = settings();
      await read(JSON.stringify({ game, name, rules }));
      const { received } = now();
      // What does not hold any more is shown first.
      if (received && !received.clash.length && !received.unread.length) await take(game, received.rules);
    },
    /** Copy the house rules as a link, or as text. @param {"link" | "text"} what */
    async copy(what) {
      const { game } = settings();
      const name = savedName({ ...settings(), house: { [game]: whole() } });
      const answer = await engine.writeHouseRules({ game, rules: whole(), ...(name ? { name } : {}) });
      if (!answer.ok) {
        change({ refusal: answer.error ?? { code: "internal" } });
        return;
      }
      await copyText(what === "link" ? linkAddress(String(answer["link"])) : String(answer["text"])).then(
        () => change({ copied: what }),
        () => change({ copied: "refused" }),
      );
    },
  };

  /** The house rules with the preset they begin from. @returns {HouseRules} */
  function whole() {
    return { preset: "reference", ...lean(chosen()) };
  }

  /** A house without the fields that are as in its preset. @param {HouseRules} house @returns {HouseRules} */
  function lean(house) {
    const { game } = settings();
    const offer = now().offers?.find(({ name }) => name === game);
    const usual = offer?.presets.find(({ name }) => name === (house["preset"] ?? "reference"))?.rules;
    const isUsual = (/** @type {string} */ field) =>
      JSON.stringify(usual?.[field]) === JSON.stringify(house[field]);
    return Object.fromEntries(Object.entries(house).filter(([field]) => !isUsual(field)));
  }
}

/** @returns {House} */
function blank() {
  return {
    offers: null,
    held: null,
    examples: {},
    clash: null,
    refusal: null,
    words: "",
    received: null,
    remedies: [],
    naming: UNNAMED,
    pasted: "",
    unread: null,
    saved: null,
    copied: null,
  };
}
