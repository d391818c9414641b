/** Beside: how two people played a deal of the event, next to each other; the engine compares. */

/** @import { EventRow, Standings, TwoPlays } from "./types.d.ts" */

/**
 * @param {import("./store.js").EventNeeds} needs
 * @param {import("./store.js").EventsHand} hand
 * @param {(result: string, deal: number) => Promise<void>} look show one play
 */
export function createBeside({ store, ask, focus }, { state, change, go, refusalOf }, look) {
  let asked = 0;

  return {
    /**
     * Compare somebody's play of a deal with another's: one's own, else the best of the others. Where nobody else has played it,
     * that play is shown alone.
     * @param {string} who
     * @param {number} deal
     * @param {string} [other] beside whom
     */
    async beside(who, deal, other = "") {
      const { link, found, place } = state();
      const players = playersOf(found, deal);
      const mine = players.find(({ name }) => name === who);
      const theirs = partnerIn(players, deal, who, [other, store.state().settings.name.trim()]);
      if (!mine) return;
      if (!theirs) {
        await look(mine.result, deal);
        return;
      }
      const turn = ++asked;
      const results = [mine.result, theirs.result];
      const answer = await ask({ op: "event_beside", link, deal, results });
      if (turn !== asked || state().place !== place) return;
      if (!answer.ok) {
        change({ refusal: refusalOf(answer) });
        return;
      }
      const { same, plays, rows } = /** @type {TwoPlays} */ (/** @type {unknown} */ (answer));
      go("beside", { beside: { deal, who, other: theirs.name, results, same, plays, rows } });
      if (place !== "beside") focus(".beside select");
    },
    /** From two plays back to the table of all. */
    standings() {
      go("results");
      focus(".events-cell[data-here]");
    },
  };
}

/** Those whose play of a deal is there. @param {Standings | null} found @param {number} deal */
export function playersOf(found, deal) {
  return (found?.rows ?? []).filter(({ result, margins }) => result && typeof margins[deal - 1] === "number");
}

/** The first of these names that is there; else the best of the others. @param {EventRow[]} players @param {number} deal @param {string} who @param {string[]} names */
function partnerIn(players, deal, who, names) {
  const others = players.filter(({ name }) => name !== who);
  const named = names.map((name) => others.find((one) => one.name === name)).find(Boolean);
  const marginOf = (/** @type {EventRow} */ { margins }) => margins[deal - 1] ?? 0;
  return named ?? others.sort((one, two) => marginOf(two) - marginOf(one))[0];
}
