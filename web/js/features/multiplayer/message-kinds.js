/** Kinds: what host and guests say to each other over the line, and which fields of it are passed on. */

/** The version of all this. A guest of another version is told to reload. */
export const VERSION = 1;

/** What a guest may ask the host's engine: ten kinds, with the fields that are passed on. The seat is set by the host. */
export const ASKED = Object.freeze({
  act: ["turn", "action"],
  select_cards: ["turn", "chosen", "card", "kind"],
  claim_tricks: ["turn"],
  undo: ["turn"],
  hint: ["turn", "level"],
  coach: ["turn", "action", "ahead"],
  list_acts: ["turn"],
  explain_act: ["turn", "at"],
  review_deal: ["turn"],
  view_before_act: ["turn", "at"],
});

/** What a guest says besides: who it is; its number for the seed, first as its hash; whether something may be taken back. */
const SAID = ["hello", "hash", "number", "agree"];

/** What the host says. */
const TOLD = [
  "welcome",
  "seats",
  "draw",
  "hashes",
  "begin",
  "news",
  "answer",
  "asked",
  "paused",
  "record",
  "notice",
  "error",
  "bye",
];

/** @param {string} kind */
export const isOfGuest = (kind) => Object.hasOwn(ASKED, kind) || SAID.includes(kind);
/** @param {string} kind */
export const isOfHost = (kind) => TOLD.includes(kind);

/** The question to the engine that a guest's message asks. @param {any} message @param {string} seat */
export function passedOn(message, seat) {
  const fields = ASKED[/** @type {keyof typeof ASKED} */ (message.kind)];
  // `kind` is the message's own: what cards are for comes as `use`.
  const given = { ...message, kind: message.use };
  const known = fields.filter((field) => given[field] !== undefined);
  return { ...Object.fromEntries(known.map((field) => [field, given[field]])), op: message.kind, seat };
}
