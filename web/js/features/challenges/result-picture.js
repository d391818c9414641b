/**
 * Picture: the result of a day's deal as a picture of 1200 × 630, converted to PNG by the browser. What has no words is drawn
 * as SVG; the words are written over it, because an SVG as an image does not have the page's fonts.
 */

import { canReadCanvas } from "../../core/device.js";
import { collectFacts } from "./day-result.js";

/** @import { ChallengePanel, Square } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

const WIDE = 1200;
const TALL = 630;
const EDGE = 80;
/** The page's colours (css/base/tokens.css), which a separate picture cannot use. */
const GROUND = "#17233f";
const TONES = ["#1f2e53", "#1b2848"];
const INK = "#f5ecda";
const SOFT = "#b6bdd0";
/**
 * Distinguished by marks too: a tick, nothing, a cross, an exclamation mark. @type {Record<Square, { fill: string,
 * mark: string }>}
 */
const SQUARES = {
  won: { fill: "#3f9a5c", mark: "M28 52L44 68L74 34" },
  empty: { fill: "#e9e2d2", mark: "" },
  lost: { fill: "#c8402f", mark: "M32 32L68 68M68 32L32 68" },
  missed: { fill: "#e8b23a", mark: "M50 24V56M50 74V76" },
};

/**
 * @typedef {object} Words
 * @property {string} words
 * @property {number} y of the line they stand on
 * @property {number} size in pixels
 * @property {number} weight
 * @property {string} fill
 * @property {boolean} isAtEnd whether they end at the right edge
 */

/** The words of the picture. @param {Text} text @param {ChallengePanel} panel @returns {Words[]} */
export function pictureWords(text, panel) {
  const { title, day, margin, better } = collectFacts(text, panel);
  const line = `${text.say("daily")} · ${day}`;
  return [
    { words: title, y: 118, size: 56, weight: 800, fill: INK, isAtEnd: false },
    { words: line, y: 170, size: 34, weight: 400, fill: SOFT, isAtEnd: false },
    { words: margin, y: 550, size: 124, weight: 800, fill: INK, isAtEnd: false },
    { words: better, y: 546, size: 38, weight: 400, fill: SOFT, isAtEnd: true },
  ];
}

/** The picture without its words. @param {readonly Square[]} squares */
export function pictureShapes(squares) {
  const across = squares.length > 13 ? Math.ceil(squares.length / 2) : squares.length;
  const step = Math.min(104, (WIDE - 2 * EDGE) / Math.max(across, 1));
  // One row is centred in the free space; two rows fill it.
  const top = across < squares.length ? 215 : 255;
  const patches = squares.map((square, at) => {
    const [x, y] = [EDGE + (at % across) * step, top + Math.floor(at / across) * step];
    const { fill, mark } = SQUARES[square];
    return `<g transform="translate(${x} ${y}) scale(${step / 104})"><rect width="94" height="94" rx="16" fill="${fill}"/>${mark ? `<path d="${mark}" transform="translate(-3 -3)" fill="none" stroke="#17233f" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>` : ""}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}">
<rect width="${WIDE}" height="${TALL}" fill="${GROUND}"/>
${drawQuilt()}
${patches.join("\n")}
</svg>`;
}

/** Triangles along the foot, as on the cloth. */
function drawQuilt() {
  const wide = 75;
  return Array.from({ length: WIDE / wide }, (_, at) => {
    const x = at * wide;
    return `<path d="M${x} ${TALL}h${wide}v-40z" fill="${TONES[at % 2]}"/>`;
  }).join("");
}

/** The picture as a PNG. @param {Text} text @param {ChallengePanel} panel @returns {Promise<Blob>} @throws where a browser would give noise for it */
export async function drawPicture(text, panel) {
  if (!canReadCanvas()) throw new Error("this browser hides pictures from pages");
  const image = new Image(WIDE, TALL);
  const shapes = pictureShapes(panel.result?.squares ?? []);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(shapes)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, TALL];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(image, 0, 0);
  await writeWords(context, pictureWords(text, panel));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made")))),
  );
}

/** Write the words in the page's own font, as narrow as they have to be. @param {CanvasRenderingContext2D} context @param {Words[]} all */
async function writeWords(context, all) {
  const family = getComputedStyle(document.body).fontFamily;
  // Words written from right to left begin at the same edge: the squares are in the order of play.
  context.direction = /** @type {CanvasDirection} */ (document.documentElement.dir || "ltr");
  for (const { words, y, size, weight, fill, isAtEnd } of all) {
    context.font = `${weight} ${size}px ${family}`;
    await document.fonts.load(context.font, words);
    context.fillStyle = fill;
    context.textAlign = isAtEnd ? "right" : "left";
    context.fillText(words, isAtEnd ? WIDE - EDGE : EDGE, y, isAtEnd ? 640 : WIDE - 2 * EDGE);
  }
}
