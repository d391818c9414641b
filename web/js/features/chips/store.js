/**
 * Purse: the person's play chips. The engine says what a stake costs and what a match pays; the purse keeps the balance
 * and the name of the staked match that is not paid yet, so that none is paid twice, after a reload or by two tabs with
 * the same match.
 */

import { centsTyped } from "../../text/chips.js";
import { isForChips, rulesOf } from "../../core/house.js";

/** @import { Answer, KeptChips, Quote, View } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/**
 * @typedef {object} PurseNeeds
 * @property {Store} store
 * @property {import("../../core/types.d.ts").Ask} ask
 * @property {() => KeptChips | null} keptChips what is stored on the device, or null
 * @property {(chips: KeptChips) => void} keepChips
 */

/** @typedef {ReturnType<typeof createPurse>} Purse */

/** @param {PurseNeeds} needs */
export function createPurse({ store, ask, keptChips, keepChips }) {
  let looks = 0;

  /** The stored value comes first: another tab may have played. @returns {KeptChips} */
  function purse() {
    const { balance, unpaid } = store.state().chips;
    return keptChips() ?? { balance, unpaid };
  }

  /** @param {KeptChips} purse */
  function set(purse) {
    store.change({ type: "chips", chips: purse });
    if (purse.balance !== null) keepChips(purse);
  }

  /** Whether there is an engine to ask. */
  function isReady() {
    return store.state().engine.status === "ready";
  }

  /** The balance; a new purse has the engine's initial one. @returns {Promise<number | null>} */
  async function balance() {
    const { balance: has, unpaid } = purse();
    const now = has ?? (await startingBalance());
    store.change({ type: "chips", chips: { balance: now, unpaid } });
    return now;
  }

  /** @returns {Promise<number | null>} */
  async function startingBalance() {
    const { game } = store.state().settings;
    const { games } = await ask({ op: "hello" });
    return games?.find(({ name }) => name === game)?.chips?.starting_balance ?? null;
  }

  /** The stake as fields of a message; none where nothing is staked. @returns {Promise<Record<string, unknown>>} */
  async function stake() {
    const { settings } = store.state();
    if (!isForChips(settings.game) || !settings.forChips) return {};
    return { stake: centsTyped(settings.stake), balance: await balance() };
  }

  /** Ask for the pot of the stake chosen, and show it, or why it may not be staked. */
  async function look() {
    const mine = ++looks;
    const { settings } = store.state();
    if (!isForChips(settings.game) || !isReady()) return;
    await balance();
    const staked = await stake();
    const asksStake = "stake" in staked;
    const answer = asksStake
      ? await ask({ op: "stake", game: settings.game, rules: rulesOf(settings), ...staked })
      : null;
    if (mine !== looks || !isReady()) return;
    const quote = answer?.ok ? /** @type {Quote} */ (/** @type {unknown} */ (answer)) : null;
    store.change({ type: "chips", chips: { quote, refusal: (!answer?.ok && answer?.error) || null } });
  }

  return {
    stake,
    look,
    /**
     * A match has begun; what was staked is in its pot. Another one of its game that was not paid yet is given up with it.
     * @param {Answer} answer
     * @param {string} id the match's own
     */
    began(answer, id) {
      const left = answer["balance"];
      if (typeof left === "number") set({ balance: left, unpaid: id });
      else if (answer.view && isForChips(answer.view.game) && purse().unpaid !== null)
        set({ ...purse(), unpaid: null });
    },
    /**
     * The match is over: what it pays comes into the purse, once.
     * @param {View} view
     * @param {string | null} id the match's own
     */
    paid({ summary, you }, id) {
      const pay = summary?.payout?.pay[you];
      const { balance: has, unpaid } = purse();
      if (pay === undefined || has === null || id === null || unpaid !== id) return;
      set({ balance: has + pay, unpaid: null });
    },
    /** A match that is given up pays nothing more. @param {string} id the match's own */
    givenUp(id) {
      if (purse().unpaid === id) set({ ...purse(), unpaid: null });
    },
    /** Reset the balance to that of a new purse. */
    async reset() {
      const starting = await startingBalance();
      if (starting === null) return;
      set({ ...purse(), balance: starting });
      await look();
    },
    /** Show the stored balance: another tab may have changed it. */
    reread() {
      const kept = keptChips();
      if (kept) store.change({ type: "chips", chips: kept });
    },
  };
}
