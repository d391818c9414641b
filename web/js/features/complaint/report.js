/** Report: a complaint as lines of text, and as HTML to be pasted into another page. It tells what the view tells, and no more. */

import { cardNames, who } from "../../text/names.js";
import { bids, review, score, settled } from "../../text/review.js";
import { tableWording } from "../../text/wording.js";

/** @import { View } from "../../core/types.d.ts" */
/** @import { Complaint, Place } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/** The seats in the order of play, each with what it shows. @param {Complaint} complaint @returns {Place[]} */
export function placesThen({ view, hands }) {
  const trick = view.trick?.plays.length ? view.trick : view.tricks?.at(-1);
  return view.rotation.map((seat) => ({
    seat,
    name: view.seats[seat].name,
    played: trick?.plays.find((play) => play.seat === seat)?.cards ?? [],
    hand: hands[seat] ?? null,
    held: view.seats[seat].cards,
  }));
}

/** Which game, by which rules, at which act. @param {Text} text @param {Complaint} complaint */
export function actHead(text, { view, gathered }) {
  const { say } = tableWording(text, view);
  return say("complaint-head", {
    game: say(`game-${view.game}`),
    rules: say(`rules-${presetOf(view)}`),
    deal: gathered?.deal ?? view.deal,
    act: gathered?.act ?? 0,
  });
}

/** @param {View} view */
function presetOf({ rules }) {
  if (typeof rules === "string") return rules;
  const { preset, ...others } = rules;
  return Object.keys(others).length ? "house" : preset;
}

/** The view for people who were not there: nobody is "you" and no side "we". @param {View} view @returns {View} */
function forOthers(view) {
  const cover = { uncovered: null, next: null, may_look: [], takes_back: null, asks: [] };
  const seats = Object.entries(view.seats).map(([seat, one]) => [seat, { ...one, level: null }]);
  return { ...view, cover, seats: Object.fromEntries(seats) };
}

/** How the deal stands, a sentence each. @param {Text} text @param {Complaint} complaint @returns {string[]} */
export function standingThen(text, complaint) {
  const view = forOthers(complaint.view);
  const words = tableWording(text, view);
  const turn = view.to_act
    ? [words.say("sentence", { words: words.say("seat-turn", who(view, view.to_act)) })]
    : [];
  return [
    ...bids(words, view),
    ...settled(words, view),
    review(words, { view, lingering: false }),
    ...score(words, view),
    ...turn,
  ];
}

/** Who plays, and by which version of the bots. @param {Text} text @param {Complaint} complaint */
export function botsNamed({ say }, { view, gathered }) {
  const levels = [...new Set(Object.values(view.seats).flatMap(({ level }) => level ?? []))];
  const named = levels.map((level) => say("level-title", { level }));
  return say("complaint-bots", {
    version: gathered?.version ?? "",
    bots: gathered?.bots ?? 0,
    levels: named.length
      ? named.reduce((first, last) => say("list-and", { first, last }))
      : say("opening-people", { count: Object.keys(view.seats).length }),
  });
}

/** The hands that may be shown, and how many cards the others hold, a sentence each. @param {Text} text @param {Complaint} complaint */
export function handsThen({ say }, complaint) {
  const holding = placesThen(complaint).filter(({ hand, held }) => hand || held);
  return holding.map(({ name, hand, held }) =>
    hand
      ? say("sentence", {
          words: say("replay-hand", {
            you: "no",
            name,
            cards: cardNames(say, hand) || say("replay-no-cards"),
          }),
        })
      : say("sentence", { words: say("replay-hand-hidden", { name, count: held }) }),
  );
}

/** All lines of a report. @param {Text} text @param {Complaint} complaint */
function linesOf(text, complaint) {
  const { links } = complaint.gathered ?? {};
  return [
    actHead(text, complaint),
    botsNamed(text, complaint),
    ...standingThen(text, complaint),
    ...handsThen(text, complaint),
    ...(links?.deal ? [text.say("complaint-link-deal", { link: links.deal })] : []),
    ...(links?.question ? [text.say("complaint-link-question", { link: links.question })] : []),
  ];
}

/** The report as text. @param {Text} text @param {Complaint} complaint */
export function reportText(text, complaint) {
  // A language isolates what is filled in; in plain text of elsewhere the marks would be seen.
  return linesOf(text, complaint)
    .join("\n")
    .replace(/[\u2066-\u2069]/g, "");
}

/** The report as a piece of HTML that needs nothing else: no script, no style sheet, no picture. @param {Text} text @param {Complaint} complaint */
export function reportHtml(text, complaint) {
  const { lang, dir } = document.documentElement;
  const [head = "", ...lines] = linesOf(text, complaint);
  const rows = placesThen(complaint).map(
    ({ name, played, hand, held }) =>
      `<tr><th scope="row" style="text-align:start;padding:2px 8px">${escaped(name)}</th>` +
      `<td style="padding:2px 8px">${cardsHtml(played)}</td>` +
      `<td style="padding:2px 8px">${hand ? cardsHtml(hand) : escaped(text.say("seat-cards", { count: held }))}</td></tr>`,
  );
  const link = (/** @type {string} */ line) =>
    escaped(line).replace(/https?:\/\/[^\s<]+/, (found) => `<a href="${found}">${found}</a>`);
  return [
    `<article lang="${escaped(lang)}" dir="${escaped(dir || "ltr")}" style="font:16px/1.4 system-ui,sans-serif;max-width:40em">`,
    `<h3 style="margin:0">${escaped(head)}</h3>`,
    `<table style="border-collapse:collapse"><tbody>`,
    `<tr><td></td><th scope="col" style="text-align:start;padding:2px 8px">${escaped(text.say("trick"))}</th><th scope="col" style="text-align:start;padding:2px 8px">${escaped(text.say("complaint-hands"))}</th></tr>`,
    ...rows,
    `</tbody></table>`,
    ...lines.map((line) => `<p style="margin:.25em 0">${link(line)}</p>`),
    `</article>`,
  ].join("\n");
}

/** The signs of the suits, and which are red. */
const SIGNS = /** @type {Record<string, { sign: string, isRed: boolean }>} */ ({
  S: { sign: "♠", isRed: false },
  H: { sign: "♥", isRed: true },
  C: { sign: "♣", isRed: false },
  D: { sign: "♦", isRed: true },
});

/** A card as short as players write it. @param {string} card @returns {{ short: string, isRed: boolean }} */
export function shortCard(card) {
  if (card === "SJ" || card === "BJ") return { short: card === "BJ" ? "★" : "☆", isRed: card === "BJ" };
  const { sign = "", isRed = false } = SIGNS[card.slice(-1)] ?? {};
  return { short: `${card.slice(0, -1).replace("T", "10")}${sign}`, isRed };
}

/** @param {readonly string[]} cards */
function cardsHtml(cards) {
  const each = cards.map((card) => {
    const { short, isRed } = shortCard(card);
    return isRed ? `<span style="color:#b3261e">${short}</span>` : short;
  });
  return `<bdi dir="ltr">${each.join(" ")}</bdi>`;
}

/** @param {string} words */
function escaped(words) {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
