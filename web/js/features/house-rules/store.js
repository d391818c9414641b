/**
 * House rules: chosen one by one, sent and read; saved under names (`saved-store.js`). The engine says which rules result,
 * whether they contradict each other (`rules-check.js`), and what a link or a text holds.
 */

import { serialQueue } from "../../core/async.js";
import { awaitCopy } from "../../core/device.js";
import { HOUSE, tableRules, savedName } from "../../core/next-match-rules.js";
import { createGuard, refusalOf, unlessRefused } from "../../core/requests.js";
import { createSaved, UNNAMED } from "./saved-store.js";
import { createRulesCheck } from "./rules-check.js";

/** @import { HeldRules, Settings } from "../../core/types.d.ts" */
/** @import { OpenedDocument } from "../../messages/messages.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Examples, House, HouseRules, Remedy } from "./types.d.ts" */

/** @typedef {(house: HouseRules, rules: HeldRules["rules"]) => HouseRules} Change of a house, and of the rules it results in */
/** @typedef {ReturnType<typeof createHouseRules>} HouseRulesActions */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {import("../../core/storage/documents.js").Documents} needs.documents
 * @param {import("../../core/storage/match-saver.js").MatchSaver} needs.saver
 * @param {() => string} needs.createId a name nobody has
 * @param {() => number} needs.now
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {import("../types.d.ts").Page["openText"]} needs.openText
 * @param {(settings: Partial<Settings>) => void} needs.set change settings, and keep them
 * @param {(link: string) => string} needs.linkAddress
 * @param {(text: string) => Promise<void>} needs.copyText
 * @param {(game: string) => Promise<Examples>} needs.readExamples the questions that show what each field decides
 */
export function createHouseRules({
  store,
  engine,
  documents,
  saver,
  createId,
  now,
  whenReady,
  openText,
  set,
  linkAddress,
  copyText,
  readExamples,
}) {
  /** Choices are tried one after the other: each applies to the result of the one before. */
  const inTurn = serialQueue();

  /** @param {Partial<House>} house */
  const change = (house) => store.change({ type: "house", house });
  const guard = createGuard((refusal) => change({ refusal }));
  const currentHouse = () => /** @type {House} */ (store.state().house);
  const currentSettings = () => store.state().settings;
  const chosenRules = () => currentSettings().house[currentSettings().game] ?? {};
  const { tryOut, findRemedies } = createRulesCheck({ engine, currentSettings, change, readExamples });
  const saved = createSaved({
    ...{ store, engine, documents, saver, createId, now },
    ...{ currentHouse, change, wholeRules },
  });

  /** @param {Partial<House>} [with_] */
  function showHouseRules(with_ = {}) {
    const { offers = null, held = null, examples = {} } = store.state().house ?? {};
    change({ ...emptyHouse(), offers, held, examples, ...with_ });
    store.change({ type: "panel", panel: "house-rules" });
  }

  /** Ask for the options, and for the rules that result from the choices so far. */
  const loadHeld = () => inTurn(settleNow);

  async function settleNow() {
    await whenReady();
    const offers = currentHouse().offers ?? (await unlessRefused(engine.hello()))?.games;
    if (!offers) return;
    const house = chosenRules();
    // Valid house rules are shown even if they contradict the table chosen.
    if (!(await tryOut(house)) && Object.keys(tableRules(currentSettings())).length) {
      const { clash, refusal } = currentHouse();
      await tryOut(house, {});
      change({ clash, refusal });
    }
    change({ offers });
  }

  /** Change what the house plays by, unless the engine refuses it. @param {Change} made */
  function changeRules(made) {
    const { game } = currentSettings();
    // Rules of another game may be accepted meanwhile.
    const isStillIt = () => currentSettings().game === game;
    return inTurn(async () => {
      if (!isStillIt()) return;
      const { held } = currentHouse();
      const house = made(chosenRules(), held?.game === game ? held.rules : {});
      if ((await tryOut(house)) && isStillIt()) keepRules(house);
    });
  }

  /** @param {HouseRules} house */
  function keepRules(house) {
    const { game, house: all } = currentSettings();
    set({ house: { ...all, [game]: withoutUsual(house) } });
    change({ saved: null, copied: null });
  }

  /** Play by rules: they become those of the house. @param {string} game @param {HouseRules} rules */
  async function playBy(game, rules) {
    const { preset, house } = currentSettings();
    set({ game, preset: { ...preset, [game]: HOUSE }, house: { ...house, [game]: rules } });
    change({ received: null, remedies: [], saved: null, copied: null });
    await loadHeld();
  }

  /** Look at house rules as text. @param {string} text */
  async function readRules(text) {
    await showRead(engine.open({ text, game: currentSettings().game }));
  }

  /** @param {Promise<OpenedDocument>} reading */
  async function showRead(reading) {
    const read = await reading.catch(showUnread);
    if (read?.kind !== "rules") return;
    const received = read.value;
    change({ received, unread: null, remedies: [] });
    if (received.clash.length) change({ remedies: await findRemedies(received.game, received.rules) });
  }

  /** @param {unknown} error */
  const showUnread = (error) => (change({ received: null, unread: refusalOf(error) }), null);

  return {
    changeRules,
    /** Open what is pasted here. */
    async readPasted() {
      const { pasted } = currentHouse();
      await openText(pasted, { first: "house-rules", game: currentSettings().game });
      // What was typed since stays, and what could not be read.
      if (!currentHouse().unread && currentHouse().pasted === pasted) change({ pasted: "" });
    },
    /** Open the panel, and ask what there is to choose. */
    async open() {
      showHouseRules();
      await loadHeld();
    },
    /** Show rules that somebody sent. Nothing is changed until the person says so. @param {Promise<OpenedDocument>} reading */
    async openDocument(reading) {
      if (store.state().panel !== "house-rules") showHouseRules();
      await showRead(reading);
      await loadHeld();
    },
    /** @param {string} words */
    searchFields: (words) => change({ words }),
    /** @param {string} pasted */
    typePasted: (pasted) => change({ pasted, unread: null }),
    /** Make rules hold that contradict themselves. @param {Remedy} remedy */
    async applyRemedy({ field, value }) {
      const { received, clash } = currentHouse();
      if (received?.clash.length) {
        const { game, name, rules, unread } = received;
        await readRules(JSON.stringify({ game, name, rules: { ...rules, [field]: value } }));
        const mended = currentHouse().received;
        if (mended) change({ received: { ...mended, unread } });
      } else if (clash) await changeRules(() => ({ ...clash.tried, [field]: value }));
    },
    /** Play by the rules that were received. */
    async acceptReceived() {
      const { received } = currentHouse();
      if (received && !received.clash.length) await playBy(received.game, received.rules);
    },
    dismissReceived: () => change({ received: null, remedies: [], unread: null }),
    ...saved,
    /** Play by saved rules. They may be of another version. @param {import("../../core/storage/types.d.ts").SavedRules} saved */
    async playSaved({ id }) {
      const { game } = currentSettings();
      await readRules((await documents.loadText(id)) ?? "");
      const { received } = currentHouse();
      // What does not hold any more is shown first.
      if (received && !received.clash.length && !received.unread.length) await playBy(game, received.rules);
    },
    /** Copy the house rules as a link, or as text. @param {"link" | "text"} what */
    copyRules: (what) =>
      guard(async () => {
        const { game } = currentSettings();
        const { documents } = store.state();
        const name = savedName({ documents, settings: { game, house: { [game]: wholeRules() } } });
        const value = { game, rules: wholeRules(), ...(name ? { name } : {}) };
        const { link, text } = await engine.write({ kind: "rules", value });
        const how = await awaitCopy(copyText(what === "link" ? linkAddress(link) : text));
        change({ copied: how === "copied" ? what : how });
      }),
  };

  /** The house rules with the preset they begin from. @returns {HouseRules} */
  function wholeRules() {
    return { preset: "reference", ...withoutUsual(chosenRules()) };
  }

  /** A house without the fields that are as in its preset. @param {HouseRules} house @returns {HouseRules} */
  function withoutUsual(house) {
    const { game } = currentSettings();
    const offer = currentHouse().offers?.find(({ name }) => name === game);
    const usual = offer?.presets.find(({ name }) => name === (house["preset"] ?? "reference"))?.rules;
    const isUsual = (/** @type {string} */ field) =>
      JSON.stringify(usual?.[field]) === JSON.stringify(house[field]);
    return Object.fromEntries(Object.entries(house).filter(([field]) => !isUsual(field)));
  }
}

/** @returns {House} */
function emptyHouse() {
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
