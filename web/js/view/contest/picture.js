/** Picture: the result of a day's deal as a picture of 1200 × 630, drawn as SVG and converted to PNG by the browser. */

import { factsOf } from "./result.js";

/** @import { Contest, Square } from "../../store/contest/types.d.ts" */
/** @import { Text } from "../table/table.js" */

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
const FONT = `"Bricolage Grotesque","Avenir Next","Segoe UI","PingFang SC","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif`;

/** @param {Text} text @param {Contest} contest */
export function pictureText(text, contest) {
  const { title, day, squares, margin, better } = factsOf(text, contest);
  const line = `${text.say("daily")} · ${day}`;
  const across = squares.length > 13 ? Math.ceil(squares.length / 2) : squares.length;
  const step = Math.min(104, (WIDE - 2 * EDGE) / Math.max(across, 1));
  // One row is centred in the free space; two rows fill it.
  const top = across < squares.length ? 215 : 255;
  const patches = squares.map((square, at) => {
    const [x, y] = [EDGE + (at % across) * step, top + Math.floor(at / across) * step];
    const { fill, mark } = SQUARES[square];
    return `<g transform="translate(${x} ${y}) scale(${step / 104})"><rect width="94" height="94" rx="16" fill="${fill}"/>${mark ? `<path d="${mark}" transform="translate(-3 -3)" fill="none" stroke="#17233f" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>` : ""}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}" font-family='${FONT}' fill="${INK}">
<rect width="${WIDE}" height="${TALL}" fill="${GROUND}"/>
${quilt()}
<text x="${EDGE}" y="118" font-size="56" font-weight="800">${escaped(title)}</text>
<text x="${EDGE}" y="170" font-size="34" fill="${SOFT}">${escaped(line)}</text>
${patches.join("\n")}
<text x="${EDGE}" y="550" font-size="124" font-weight="800">${escaped(margin)}</text>
<text x="${WIDE - EDGE}" y="546" font-size="38" text-anchor="end" fill="${SOFT}">${escaped(better)}</text>
</svg>`;
}

/** Triangles along the foot, as on the cloth. */
function quilt() {
  const wide = 75;
  return Array.from({ length: WIDE / wide }, (_, at) => {
    const x = at * wide;
    return `<path d="M${x} ${TALL}h${wide}v-40z" fill="${TONES[at % 2]}"/>`;
  }).join("");
}

/** @param {string} words */
function escaped(words) {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The picture as a PNG. @param {Text} text @param {Contest} contest @returns {Promise<Blob>} */
export async function drawPicture(text, contest) {
  const image = new Image(WIDE, TALL);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureText(text, contest))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, TALL];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made")))),
  );
}
