/** Heads: matches that are kept, without their records: which there are, which one is to be continued. Pure. */

/** @import { Answer, View } from "../types.d.ts" */
/** @import { Figures, Head } from "./types.d.ts" */

/**
 * The head of a match as it stands.
 * @param {Pick<Head, "id" | "began" | "session"> & Partial<Head>} before the match as it was kept last, or what is known
 * @param {View} view
 * @param {Figures | null} figures of the deal that is just over
 * @param {number} now
 * @param {string[] | null} [own] the hand as the person arranged it
 * @returns {Head}
 */
export function headOf(before, view, figures, now, own = null) {
  // Taking back may lead from a deal's end into the deal again: only what is before it stays.
  const past = (before.deals ?? []).filter(({ deal }) => deal < view.deal);
  return {
    id: before.id,
    game: view.game,
    rules: view.rules,
    you: view.you,
    levels: levelsAt(view.seats),
    began: before.began || now,
    changed: now,
    status: view.waits_for === "over" ? "over" : "standing",
    deal: view.deal,
    deals: figures ? [...past.filter(({ deal }) => deal !== figures.deal), figures] : past,
    assisted: view.assisted ?? false,
    own,
    session: before.session,
  };
}

/** The levels of those who are bots. @param {Record<string, { level: string | null }>} seats @returns {Head["levels"]} */
function levelsAt(seats) {
  return Object.fromEntries(
    Object.entries(seats).flatMap(([seat, { level }]) => (level === null ? [] : [[seat, level]])),
  );
}

/**
 * The head of a match of which there is only a record; the missing fields are filled in when it is resumed.
 * @param {string} id
 * @param {string} game
 * @param {number} now
 * @returns {Head}
 */
export function bareHead(id, game, now) {
  return {
    id,
    game,
    rules: "reference",
    you: "S",
    levels: {},
    began: 0,
    changed: now,
    status: "standing",
    deal: 1,
    deals: [],
    assisted: false,
    session: "",
  };
}

/**
 * The head of a match that an opened record tells of.
 * @param {Pick<Head, "id" | "began" | "changed">} known
 * @param {Answer} opened the engine's answer to `open`
 * @returns {Head}
 */
export function headFrom(known, opened) {
  const players = /** @type {Record<string, { level: string | null }>} */ (opened["players"] ?? {});
  const deals = /** @type {{ number: number, figures: Figures | null }[]} */ (opened["deals"] ?? []);
  return {
    ...known,
    game: String(opened["game"]),
    rules: /** @type {Head["rules"]} */ (opened["rules"]),
    you: /** @type {Head["you"]} */ (opened["you"]),
    levels: levelsAt(players),
    status: opened["over"] ? "over" : "standing",
    deal: deals.at(-1)?.number ?? 1,
    deals: deals.flatMap(({ figures }) => (figures ? [figures] : [])),
    assisted: false,
    session: "",
  };
}

/** The newest first. @param {Head[]} heads */
export function newestFirst(heads) {
  return [...heads].sort((one, two) => two.changed - one.changed);
}

/**
 * The match that is continued by one tap: that of the game chosen, else the one played last.
 * @param {Head[]} heads newest first
 * @param {string} game
 * @returns {Head | null}
 */
export function toContinue(heads, game) {
  const standing = heads.filter(({ status }) => status === "standing");
  return standing.find((head) => head.game === game) ?? standing[0] ?? null;
}

/** The rules' name: a preset's, or `house`. @param {Head["rules"]} rules */
export function presetOf(rules) {
  return typeof rules === "string" ? rules : "house";
}

/** The level of the bots, `mixed` where they are not all of one. @param {Head["levels"]} levels */
export function levelOf(levels) {
  const all = [...new Set(Object.values(levels))];
  return all.length === 1 ? String(all[0]) : "mixed";
}

/** How a match ended for the person; null while it goes on. @param {Head} head @returns {"won" | "lost" | "tie" | null} */
export function resultOf({ deals, status, you }) {
  const winner = status === "over" ? (deals.at(-1)?.won_by ?? null) : null;
  if (winner === null) return null;
  if (winner === "tie") return "tie";
  return winner.includes(you) ? "won" : "lost";
}

/** Whether any of its deals had help. @param {Head} head */
export function isAssisted({ deals, assisted }) {
  return assisted || deals.some((figures) => figures.assisted);
}

/**
 * Whether something read from the device, or from a file, is the head of a match.
 * @param {unknown} value
 * @returns {value is Head}
 */
export function isHead(value) {
  const head = /** @type {Record<string, unknown> | null} */ (value);
  return (
    typeof head === "object" &&
    head !== null &&
    ["id", "game", "you", "session"].every((key) => typeof head[key] === "string") &&
    head["id"] !== "" &&
    ["began", "changed", "deal"].every((key) => Number.isFinite(head[key])) &&
    ["standing", "left", "over"].includes(String(head["status"])) &&
    (typeof head["rules"] === "string" || (typeof head["rules"] === "object" && head["rules"] !== null)) &&
    typeof head["levels"] === "object" &&
    head["levels"] !== null &&
    Object.values(head["levels"]).every((level) => typeof level === "string") &&
    typeof head["assisted"] === "boolean" &&
    isOwn(head["own"]) &&
    Array.isArray(head["deals"]) &&
    head["deals"].every(isFigures)
  );
}

/** An order of cards, or none. @param {unknown} value */
function isOwn(value) {
  return (
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.every((card) => typeof card === "string"))
  );
}

/** In a game without a declarer there is none. @param {unknown} value */
function isTextOrNull(value) {
  return value === null || typeof value === "string";
}

/** @param {unknown} value @returns {value is Figures} */
function isFigures(value) {
  const told = /** @type {Record<string, unknown> | null} */ (value);
  return (
    typeof told === "object" &&
    told !== null &&
    Number.isInteger(told["deal"]) &&
    typeof told["assisted"] === "boolean" &&
    typeof told["passed_out"] === "boolean" &&
    (told["passed_out"] === true ||
      (isTextOrNull(told["side"]) &&
        isTextOrNull(told["declarer"]) &&
        typeof told["took"] === "object" &&
        told["took"] !== null))
  );
}
