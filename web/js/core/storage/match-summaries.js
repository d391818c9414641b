/** Match summaries: what is stored of matches besides their records, for lists and statistics. Pure. */

import { offerOf } from "../../text/catalog.js";
import { isObject } from "../json.js";
import { spelledRules } from "../next-match-rules.js";

/** @import { RecordOverview, Side, View } from "../types.d.ts" */
/** @import { Figures, Head } from "./types.d.ts" */

/**
 * The head of a match as it stands.
 * @param {Pick<Head, "id" | "began" | "version"> & Partial<Head>} before the match as it was kept last, or what is known
 * @param {View} view
 * @param {Figures | null} figures of the deal that is just over
 * @param {number} now
 * @param {string[] | null} [own] the hand as the person arranged it
 * @returns {Head}
 */
export function headOf(before, view, figures, now, own = null) {
  // An undo may lead from a deal's end back into the deal: only earlier deals stay.
  const past = (before.deals ?? []).filter(({ deal }) => deal < view.deal);
  const people = view.pass_and_play || view.multiplayer ? peopleIn(view.seats) : null;
  // The uncovered person changes from turn to turn: a match is stored as the first of them sees it.
  const you = people ? firstOf(people, view.you) : view.you;
  return {
    ...matchNamed(before.id),
    version: before.version,
    game: view.game,
    rules: view.rules,
    you,
    side: view.seats[you].side,
    ...(people ? { people } : {}),
    levels: levelsAt(view.seats),
    began: before.began || now,
    changed: now,
    status: view.waits_for === "over" ? "over" : "standing",
    deal: view.deal,
    deals: figures ? [...past.filter(({ deal }) => deal !== figures.deal), figures] : past,
    assisted: view.assisted ?? false,
    own,
    ...(before.challenge ? { challenge: before.challenge } : {}),
    ...daysDeal(view.challenge),
  };
}

/**
 * The date and the margin of a day's deal; nothing of any other match.
 * @param {{ day: string, margin: number | null } | null | undefined} contest
 * @returns {Pick<Head, "day" | "margin">}
 */
function daysDeal(contest) {
  if (!contest?.day) return {};
  return { day: contest.day, ...(contest.margin === null ? {} : { margin: contest.margin }) };
}

/** The people with their sides. @param {Record<string, { level: string | null, name?: string, side?: Side }>} seats @returns {NonNullable<Head["people"]>} */
function peopleIn(seats) {
  return Object.fromEntries(
    Object.entries(seats).flatMap(([seat, { level, name = "", side = "NS" }]) =>
      level === null ? [[seat, { name, side }]] : [],
    ),
  );
}

/** @param {NonNullable<Head["people"]>} people @param {Head["you"]} usual where nobody plays */
function firstOf(people, usual) {
  return /** @type {Head["you"]} */ (Object.keys(people)[0] ?? usual);
}

/**
 * The match as the person of that name saw it; null if nobody of that name played. @param {Head} head @param {string}
 * name @returns {Head | null}
 */
export function asSeenBy(head, name) {
  const [seat, person] = Object.entries(head.people ?? {}).find(([, one]) => one.name === name) ?? [];
  return seat && person ? { ...head, you: /** @type {Head["you"]} */ (seat), side: person.side } : null;
}

/** The names of those who played on one device. @param {Head} head */
export function namesIn({ people = {} }) {
  return Object.values(people).map(({ name }) => name);
}

/** Whether people played on both sides, so that one of them won and another lost. @param {Head} head */
export function hasOpponents({ people = {} }) {
  return new Set(Object.values(people).map(({ side }) => side)).size > 1;
}

/** The levels of those who are bots. @param {Record<string, { level: string | null }>} seats @returns {Head["levels"]} */
function levelsAt(seats) {
  return Object.fromEntries(
    Object.entries(seats).flatMap(([seat, { level }]) => (level === null ? [] : [[seat, level]])),
  );
}

/** A match as a document. @param {string} id @returns {Pick<Head, "id" | "kind" | "title" | "version">} */
const matchNamed = (id) => ({ id, kind: "record", title: "", version: 0 });

/**
 * The head of a match of which there is only a record; the missing fields are filled in when it is resumed.
 * @param {string} id
 * @param {string} game
 * @param {number} now
 * @returns {Head}
 */
export function bareHead(id, game, now) {
  return {
    ...matchNamed(id),
    game,
    rules: "reference",
    you: "S",
    side: "NS",
    levels: {},
    began: 0,
    changed: now,
    status: "standing",
    deal: 1,
    deals: [],
    assisted: false,
  };
}

/**
 * The head of a match from an opened record.
 * @param {Pick<Head, "id" | "began" | "changed"> & { version?: number }} known
 * @param {RecordOverview} opened
 * @returns {Head}
 */
export function headFrom(known, { game, rules, you, players, over, deals, challenge }) {
  const people = peopleIn(players);
  return {
    ...matchNamed(known.id),
    ...known,
    game,
    rules,
    you,
    side: players[you]?.side ?? "NS",
    levels: levelsAt(players),
    ...(Object.keys(people).length === 1 ? {} : { people }),
    status: over ? "over" : "standing",
    deal: deals.at(-1)?.number ?? 1,
    deals: deals.flatMap(({ figures }) => (figures ? [figures] : [])),
    assisted: false,
    ...daysDeal(challenge),
  };
}

/** The newest first. @template {{ changed: number, order?: number }} H @param {readonly H[]} heads */
export function newestFirst(heads) {
  return [...heads].sort((one, two) => orderOf(two) - orderOf(one));
}

/** Where a document stands among those that were changed earlier and later. @param {{ changed: number, order?: number }} head */
export const orderOf = ({ changed, order = changed }) => order;

/**
 * The match that one tap continues: the one played last, of any game. @param {Head[]} heads newest first @returns {Head
 * | null}
 */
export function toContinue(heads) {
  return heads.find(({ status }) => status === "standing") ?? null;
}

/** The fields of rules that say which preset is played, and at which table. */
const AT_A_TABLE = ["preset", "packs", "seats"];

/** The rules' name: a preset's, at whatever table and for a match of whatever length it offers, or `house`. @param {Pick<Head, "game" | "rules">} match */
export function presetOf({ game, rules }) {
  if (typeof rules === "string") return rules;
  const name = String(rules["preset"]);
  const others = Object.fromEntries(Object.entries(rules).filter(([field]) => !AT_A_TABLE.includes(field)));
  const lengths = offerOf(game)?.lengths ?? [];
  const fields = [{}, ...lengths.map((length) => length.rules[name] ?? {})];
  return fields.some((own) => spelledRules(own) === spelledRules(others)) ? name : "house";
}

/** How many sat there with how many packs, where the rules say so. @param {Head["rules"]} rules */
export function tableOf(rules) {
  if (typeof rules === "string" || rules["seats"] === undefined || rules["packs"] === undefined) return null;
  return { seats: Number(rules["seats"]), packs: Number(rules["packs"]) };
}

/** The level of the bots, `mixed` where they are not all of one. @param {Head["levels"]} levels */
export function levelOf(levels) {
  const all = [...new Set(Object.values(levels))];
  return all.length === 1 ? String(all[0]) : "mixed";
}

/** How a match ended for the person; null while it goes on. @param {Head} head @returns {"won" | "lost" | "tie" | null} */
export function resultOf(head) {
  const { deals, status } = head;
  const winner = status === "over" ? (deals.at(-1)?.won_by ?? null) : null;
  if (winner === null) return null;
  if (winner === "tie") return "tie";
  return isOurs(winner, head) ? "won" : "lost";
}

/** Whether a side is the person's. @param {string | null | undefined} side @param {Pick<Head, "side">} head */
export function isOurs(side, head) {
  return side === head.side;
}

/** Whether any of its deals had help. @param {Head} head */
export function isAssisted({ deals, assisted }) {
  return assisted || deals.some((figures) => figures.assisted);
}

/** Whether something read is a moment that has a date. @param {unknown} value */
export const isTime = (value) => typeof value === "number" && !Number.isNaN(new Date(value).getTime());

/**
 * Whether the head of a document is that of a match.
 * @param {unknown} value
 * @returns {value is Head}
 */
export function isHead(value) {
  return (
    isObject(value) &&
    ["id", "game", "you", "side"].every((key) => typeof value[key] === "string") &&
    value["kind"] === "record" &&
    isTime(value["began"]) &&
    Number.isFinite(value["deal"]) &&
    ["standing", "left", "over"].includes(String(value["status"])) &&
    (typeof value["rules"] === "string" || isObject(value["rules"])) &&
    isObject(value["levels"]) &&
    Object.values(value["levels"]).every((level) => typeof level === "string") &&
    typeof value["assisted"] === "boolean" &&
    isOwn(value["own"]) &&
    isPeople(value["people"]) &&
    ["challenge", "day"].every((key) => value[key] === undefined || typeof value[key] === "string") &&
    (value["order"] === undefined || Number.isFinite(value["order"])) &&
    (value["margin"] === undefined || Number.isSafeInteger(value["margin"])) &&
    Array.isArray(value["deals"]) &&
    value["deals"].every(isFigures)
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

/** People by seat, or none given. @param {unknown} value */
function isPeople(value) {
  return value === undefined || (isObject(value) && Object.values(value).every(isPerson));
}

/** @param {unknown} value */
function isPerson(value) {
  return isObject(value) && typeof value["name"] === "string" && typeof value["side"] === "string";
}

/** In a game without a declarer there is none. @param {unknown} value */
function isTextOrNull(value) {
  return value === null || typeof value === "string";
}

/** @param {unknown} value @returns {value is Figures} */
function isFigures(value) {
  return (
    isObject(value) &&
    Number.isInteger(value["deal"]) &&
    typeof value["assisted"] === "boolean" &&
    typeof value["passed_out"] === "boolean" &&
    (value["passed_out"] ||
      (isTextOrNull(value["side"]) && isTextOrNull(value["declarer"]) && isObject(value["took"])))
  );
}
