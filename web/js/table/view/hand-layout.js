/**
 * Hand layout: where each card of a hand lies: in rows, suit by suit. A suit is split over two rows only where it does not
 * fit in one, and suits that share a row have a gap between them. The engine says which cards are one suit: the trumps are.
 * While cards are dealt each suit has its row from the first card on. Pure.
 */

/** @typedef {{ card: string, isTrump: boolean }} Held */
/** @typedef {{ rows: number, per: number }} Shape how many rows there may be, and how many cards have room in one */

/** The hand of a table that has not been measured yet. @type {Shape} */
export const ONE_ROW = { rows: 1, per: Infinity };

/** The gap between two suits of a row, in steps from card to card; where there is one row only, as it has room for. */
const GAP = 0.45;
/**
 * Costs of a row, of one of a hand that keeps two of them until few cards are left, so that it is as high as it was, of a suit
 * split over two rows, of two suits in one row, and of each card beyond a row's room.
 */
const COST = { row: 31, kept: 12, split: 300, merge: 6, over: 1000 };
/** How many suits there are besides trumps that have none. */
const SUITS = 4;

/**
 * The custom properties of each card of the hand, which the style sheet places it by.
 * @param {readonly Held[]} hand
 * @param {Shape} shape
 * @param {readonly string[] | null} [order] the suits that there are, `trump` first, where each keeps its row
 * @param {boolean} [isScarce] whether something else needs the height
 * @returns {Record<string, string>[]}
 */
export function handPlaces(hand, shape, order = null, isScarce = false) {
  const suits = suitsOf(hand);
  const isBySuit = suits.some(Boolean);
  const kept = order && isBySuit ? keptStarts(suits, shape, order) : null;
  const starts =
    kept && isRoomy(suits, shape, kept)
      ? kept
      : rowStarts(suits, shape, isScarce || shape.rows > 2 ? COST.row : COST.kept);
  const gap = gapOf(suits, shape);
  const ends = starts.map((_, row) => starts[row + 1] ?? hand.length);
  const wide = starts.map((start, row) => rowWidth(suits, start, ends[row], gap));
  const long = Math.max(1, ...wide);
  return starts.flatMap((start, row) => {
    const middle = (wide[row] - 1) / 2;
    return hand.slice(start, ends[row]).map((_, at) => ({
      "--rows": String(starts.length),
      "--long": String(long),
      "--row": String(row),
      "--at": String(
        Math.round((at + gap * countBorders(suits, start, start + at + 1) - middle) * 1000) / 1000,
      ),
    }));
  });
}

/** Of what fits in a row so much is few: that many larger cards keep their strips. */
const FEW = 0.75;

/**
 * Whether a hand that may have several rows is down to so few cards that they can be larger. All of a row's places say how long it is.
 * @param {readonly Record<string, string>[]} places
 * @param {Shape} shape
 */
export function isFew([first], { rows, per }) {
  return rows > 1 && first?.["--rows"] === "1" && Number(first["--long"]) <= per * FEW;
}

/**
 * The first card of each row where each suit has its own from the first card on. Trumps without a suit share the row of the
 * next one. Rows to spare are the trumps', on whose last one they begin.
 * @param {readonly string[]} suits
 * @param {Shape} shape
 * @param {readonly string[]} order
 * @returns {number[]}
 */
function keptStarts(suits, { rows, per }, order) {
  const shared = order.length > SUITS ? 1 : 0;
  const rowOf = (/** @type {string} */ suit) => {
    const unit = Math.max(0, order.indexOf(suit) - shared);
    return rows < SUITS ? Math.floor((unit * rows + rows - 1) / SUITS) : unit + rows - SUITS;
  };
  const ofRows = suits.map(rowOf);
  const firsts = ofRows.filter((row) => row === rowOf("trump")).length;
  const spare = Math.max(0, rows - SUITS);
  const tops = Math.min(spare, Math.max(0, Math.ceil(firsts / per) - 1));
  return Array.from({ length: rows }, (_, row) => {
    const above = row - (spare - tops);
    if (above <= 0) return 0;
    if (above <= tops) return Math.ceil((firsts * above) / (tops + 1));
    return ofRows.filter((one) => one < row).length;
  });
}

/** Whether no row has more cards than it has room for. @param {readonly string[]} suits @param {Shape} shape @param {readonly number[]} starts */
function isRoomy(suits, { rows, per }, starts) {
  const ends = [...starts.slice(1), suits.length];
  return rows === 1 || starts.every((start, row) => rowWidth(suits, start, ends[row], GAP) <= per);
}

/**
 * The suit of each card, as a text; all one where the hand does not lie by suits.
 * @param {readonly Held[]} hand
 */
function suitsOf(hand) {
  const suits = hand.map(({ card, isTrump }) => (isTrump ? "trump" : card.slice(-1)));
  const runs = suits.filter((suit, index) => suit !== suits[index - 1]);
  return new Set(runs).size === runs.length ? suits : suits.map(() => "");
}

/** How many suits begin within these cards, the first not counted. @param {readonly string[]} suits @param {number} start @param {number} end */
function countBorders(suits, start, end) {
  let found = 0;
  for (let at = start + 1; at < end; at += 1) if (suits[at] !== suits[at - 1]) found += 1;
  return found;
}

/** How wide the gaps are: narrower where the only row would leave a card less than its strip. @param {readonly string[]} suits @param {Shape} shape */
function gapOf(suits, { rows, per }) {
  const gaps = countBorders(suits, 0, suits.length);
  return rows > 1 || !gaps ? GAP : Math.max(0, Math.min(GAP, (per - suits.length) / gaps));
}

/** How wide a row is, in steps. @param {readonly string[]} suits @param {number} start @param {number} end @param {number} gap */
function rowWidth(suits, start, end, gap) {
  return end - start + gap * countBorders(suits, start, end);
}

/**
 * The first card of each row, for the rows that cost least.
 * @param {readonly string[]} suits
 * @param {Shape} shape
 * @param {number} row what each costs
 * @returns {number[]}
 */
function rowStarts(suits, { rows, per }, row) {
  /** The least cost of the cards from `start` on in at most this many rows, and where these begin, kept. @type {Map<string, { cost: number, starts: number[] }>} */
  const known = new Map();
  /** @param {number} start @param {number} left @returns {{ cost: number, starts: number[] }} */
  const leastCost = (start, left) => {
    if (start === suits.length) return { cost: 0, starts: [] };
    const key = `${start} ${left}`;
    const found = known.get(key);
    if (found) return found;
    let best = { cost: Infinity, starts: [start] };
    for (let end = left > 1 ? start + 1 : suits.length; end <= suits.length; end += 1) {
      const rest = leastCost(end, left - 1);
      const cost = rowCost(suits, start, end, { per, row }) + rest.cost;
      if (cost < best.cost) best = { cost, starts: [start, ...rest.starts] };
    }
    known.set(key, best);
    return best;
  };
  return leastCost(0, Math.max(1, rows)).starts;
}

/** @param {readonly string[]} suits @param {number} start @param {number} end @param {{ per: number, row: number }} room how many cards a row has room for, and what one costs */
function rowCost(suits, start, end, { per, row }) {
  const wide = rowWidth(suits, start, end, GAP);
  const isSplit = start > 0 && suits[start] !== "" && suits[start] === suits[start - 1];
  return (
    row +
    wide ** 2 +
    COST.over * Math.max(0, wide - per) ** 2 +
    COST.merge * countBorders(suits, start, end) +
    (isSplit ? COST.split : 0)
  );
}
