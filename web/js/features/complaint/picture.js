/**
 * Picture: a position as a PNG made in the page: the trick, and below it the hands that may be shown. It is drawn on a canvas,
 * which has the page's own fonts.
 */

import { botsNamed, actHead, placesThen, shortCard, standingThen } from "./report.js";

/** @import { Complaint, Place } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

const WIDE = 1200;
const EDGE = 48;
/** Cards of a row at most, the height of a line without cards, and the size of a card. */
const ROW = 20;
const LINE = 44;
const CARD = { wide: 50, tall: 72, gap: 5 };
/** The page's colours (css/base/tokens.css), which a separate picture cannot use. */
const GROUND = "#17233f";
const INK = "#f5ecda";
const SOFT = "#b6bdd0";
const PAPER = "#fffaf0";
const BLACK = "#1b1b1f";
const RED = "#b3261e";

/** How high a row of a seat is. @param {Place} place */
function heightOf({ hand, played }) {
  if (!hand && !played.length) return LINE;
  const rows = Math.max(1, Math.ceil((hand?.length ?? 0) / ROW), Math.ceil(played.length / ROW));
  return 34 + rows * (CARD.tall + CARD.gap) + 14;
}

/**
 * The position as a picture.
 * @param {Text} text
 * @param {Complaint} complaint
 * @returns {Promise<Blob>}
 */
export async function drawn(text, complaint) {
  const canvas = document.createElement("canvas");
  const places = placesThen(complaint);
  const family = getComputedStyle(document.body).fontFamily;
  const head = [actHead(text, complaint), botsNamed(text, complaint)];
  const standing = standingThen(text, complaint);
  await document.fonts.load(`700 34px ${family}`, head.join(""));
  canvas.width = WIDE;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.font = `400 26px ${family}`;
  const lines = standing.flatMap((sentence) => wrapped(context, sentence, WIDE - 2 * EDGE));
  canvas.height = 150 + lines.length * 36 + places.reduce((sum, place) => sum + heightOf(place), 0) + EDGE;
  const isRight = document.documentElement.dir === "rtl";
  context.direction = isRight ? "rtl" : "ltr";
  context.textAlign = isRight ? "right" : "left";
  const start = isRight ? WIDE - EDGE : EDGE;

  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDE, canvas.height);
  write(head[0] ?? "", 72, 700, 34, INK);
  write(head[1] ?? "", 112, 400, 24, SOFT);
  let y = 160;
  for (const line of lines) {
    write(line, y, 400, 26, INK);
    y += 36;
  }
  for (const place of places) {
    write(place.name, y + 22, 700, 24, SOFT);
    const count = place.hand ? "" : text.say("seat-cards", { count: place.held });
    if (!place.hand && !place.played.length) {
      const beside = context.measureText(place.name).width + 20;
      context.font = `400 24px ${family}`;
      context.fillText(count, isRight ? start - beside : start + beside, y + 22);
      y += LINE;
      continue;
    }
    y += 34;
    // What is played stands apart from what is held, at the side where reading begins.
    layCards(place.played.slice(0, ROW), start, y);
    const beside = place.played.length ? Math.min(place.played.length, ROW) * (CARD.wide + CARD.gap) + 32 : 0;
    const from = isRight ? start - beside : start + beside;
    if (place.hand) layRows(place.hand, from, y, beside);
    else {
      context.textAlign = isRight ? "right" : "left";
      context.fillStyle = SOFT;
      context.font = `400 24px ${family}`;
      context.fillText(count, from, y + CARD.tall / 2 + 8);
    }
    y += heightOf(place) - 34;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made")))),
  );

  /** @param {string} words @param {number} at @param {number} weight @param {number} size @param {string} fill */
  function write(words, at, weight, size, fill) {
    context.font = `${weight} ${size}px ${family}`;
    context.textAlign = isRight ? "right" : "left";
    context.fillStyle = fill;
    context.fillText(words, start, at, WIDE - 2 * EDGE);
  }

  /** @param {readonly string[]} cards @param {number} x @param {number} top @param {number} taken */
  function layRows(cards, x, top, taken) {
    const per = Math.max(1, Math.min(ROW, Math.floor((WIDE - 2 * EDGE - taken) / (CARD.wide + CARD.gap))));
    for (let row = 0; row * per < cards.length; row += 1)
      layCards(cards.slice(row * per, (row + 1) * per), x, top + row * (CARD.tall + CARD.gap));
  }

  /** @param {readonly string[]} cards @param {number} x @param {number} top */
  function layCards(cards, x, top) {
    cards.forEach((card, at) => {
      const step = at * (CARD.wide + CARD.gap);
      const left = isRight ? x - step - CARD.wide : x + step;
      const { short, isRed } = shortCard(card);
      context.fillStyle = PAPER;
      context.beginPath();
      context.roundRect(left, top, CARD.wide, CARD.tall, 7);
      context.fill();
      context.fillStyle = isRed ? RED : BLACK;
      context.textAlign = "center";
      context.direction = "ltr";
      context.font = `700 24px ${family}`;
      context.fillText(short, left + CARD.wide / 2, top + CARD.tall / 2 + 9, CARD.wide - 6);
      context.direction = isRight ? "rtl" : "ltr";
    });
  }
}

/** A sentence in lines that fit; where a script has no spaces, letter by letter. @param {CanvasRenderingContext2D} context @param {string} sentence @param {number} wide */
function wrapped(context, sentence, wide) {
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const word of sentence.split(/(?<=[\s，。；：、])/u)) {
    if (line && context.measureText(line + word).width > wide) {
      lines.push(line.trim());
      line = "";
    }
    line += word;
  }
  return [...lines, line.trim()];
}
