/** Dealing: whether cards are dealt one by one, what is asked meanwhile, and how long what a person has taken up stays up. Pure. */

/** @import { Dealing, DeclarationOffer, Match, View } from "../../core/types.d.ts" */

/** Whether cards are being dealt one by one, or seats are asked for declarations. @param {View} view */
export function isDealt({ phase }) {
  return ["dealing", "last_chance", "countering"].includes(phase);
}

/**
 * Whether a person still chooses for the same purpose: at the same turn, or, while cards are dealt, until somebody declares.
 * @param {View} before
 * @param {View | undefined} now
 */
export function isAskedStill(before, now) {
  if (now?.deal !== before.deal) return false;
  if (now.turn === before.turn) return true;
  return isDealt(before) && isDealt(now) && now.calls.length === before.calls.length;
}

/** How many cards have been dealt. @param {Pick<View, "seats">} view */
export function countDealt({ seats }) {
  return Object.values(seats).reduce((sum, { cards }) => sum + cards, 0);
}

/** What is shown while not all cards of a view are: it asks nothing new. @param {View} view @param {View} before @returns {View} */
export function withholdPrompt(view, before) {
  const isSame = view.calls.length === before.calls.length;
  return { ...view, prompt: isSame ? before.prompt : null };
}

/**
 * Whether the deal waits for the person: they can declare what they could not before. It waits only where one person plays
 * with bots: others would be told something of the hand, and people who share a device look when they like.
 * @param {View} view
 * @param {View} before
 * @param {Dealing | undefined} dealing
 */
export function isOfferedAnew(view, before, dealing) {
  if (view.phase !== "dealing" || view.multiplayer || view.pass_and_play || dealing === "skip") return false;
  const known = listDeclarations(before);
  return listDeclarations(view).some((one) => !known.includes(one));
}

/** The declarations that can be made, each as a text. @param {View} view @returns {string[]} */
function listDeclarations({ prompt }) {
  return prompt?.kind === "declare" ? prompt.declarations.map(({ cards }) => cards.join()) : [];
}

/**
 * Whether the table asks for a declaration. With nothing to declare the pass is automatic, unless another person would notice.
 * @param {View} view
 */
export function isDeclaringAsked(view) {
  const { prompt } = view;
  if (!isDealt(view) || prompt?.kind !== "declare") return false;
  return prompt.declarations.length > 0 || (prompt.can_pass && Boolean(view.pass_and_play));
}

/**
 * The declarations offered, in the order in which they came: a new one goes last, and one that is no more keeps its place,
 * until there is none.
 * @param {readonly DeclarationOffer[]} known
 * @param {View} view
 * @returns {readonly DeclarationOffer[]}
 */
export function listOffers(known, { prompt }) {
  const offered = prompt?.kind === "declare" ? prompt.declarations : [];
  const keys = known.map(({ cards }) => cards.join());
  return offered.length ? [...known, ...offered.filter(({ cards }) => !keys.includes(cards.join()))] : [];
}

/** Whether the deal waits: the person stopped it, or can declare. @param {Pick<Match, "dealing" | "isOffered">} match */
export function isDealStopped({ dealing, isOffered }) {
  return dealing === "paused" || Boolean(isOffered);
}

/** How a deal that waits goes on. @param {Pick<Match, "dealing">} match @returns {Dealing} */
export function paceToGoOn({ dealing = "live" }) {
  return dealing === "paused" ? "live" : dealing;
}
