/**
 * Faces: `node build/node/faces.mjs OUT.json CARD...` writes the face of each card as SVG, as the page draws it, by its
 * name. So cards lie face up on the first screen before any program has run.
 */
import { writeFileSync } from "node:fs";
import { cardFace } from "../../web/js/cards/card-face.js";
import { markup } from "./markup.mjs";

const [out, ...cards] = process.argv.slice(2);
const faces = cards.map((card) => [card, markup(cardFace(card)).replace(/>\s+</g, "><")]);
writeFileSync(out, JSON.stringify(Object.fromEntries(faces)));
