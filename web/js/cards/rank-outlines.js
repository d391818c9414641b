/**
 * Rank outlines: ranks as outlines of the page's own face, for the indices of a card. They are drawn, not written: a card is
 * called by its name in the language of the page, which need not contain "10" (WCAG 2.5.3). Drawn 100 high.
 */

/** How wide each is, and its outline. @type {Record<string, [wide: number, outline: string]>} */
const LETTERS = {
  0: [
    66,
    "M33 1q-6 0-11-2q-6-2-9-7q-4-4-6-10q-2-7-2-15q0-11 4-19q3-8 10-11q6-4 15-4q8 0 14 4q7 4 10 11q4 8 4 19q0 8-2 15q-2 6-6 11q-4 4-9 6q-6 2-12 2zM33-10q3 0 5-1q3-1 5-4q2-3 3-7q1-4 1-10q0-8-1-13q-2-5-5-8q-3-3-8-3q-3 0-6 2q-3 2-5 7q-3 5-3 14q0 6 1 10q2 5 4 8q2 2 4 4q3 1 5 1z",
  ],
  1: [35, "M13 0v-45h-10v-13q5 0 8-1q3-2 4-7h12v66z"],
  2: [
    60,
    "M4 0v-15l26-17q2-1 3-2q2-2 4-4q1-2 3-4q0-2 0-5q0-2-1-4q-1-2-3-3q-3-2-6-2q-4 0-6 2q-2 1-3 3q-2 1-2 4q-1 3-1 6l-14-3q0-7 3-12q3-6 9-9q6-3 14-3q7 0 13 3q5 2 9 6q3 5 3 11q0 5-2 9q-2 4-4 7q-3 4-6 6q-3 2-6 4l-16 10v1l35-1v12z",
  ],
  3: [
    61,
    "M29 1q-7 0-11-1q-5-1-8-4q-4-2-5-6q-2-3-3-8l13-4q1 3 2 6q1 2 3 3q1 2 4 3q2 0 5 0q4 0 7-1q3-1 5-3q1-3 1-6q0-4-3-7q-3-3-9-4q-6-1-14 0v-9l22-14v-1l-32 1v-12h46v13l-21 14v1q10 0 15 2q6 3 8 7q3 4 3 9q0 7-3 12q-3 4-10 7q-6 2-15 2z",
  ],
  4: [
    62,
    "M2-13v-14q5-6 9-11q4-5 7-10q3-5 5-9q2-5 3-9h25v66h-14v-57h-1q-3 7-6 12q-3 6-6 10q-4 5-8 10v1h44v11z",
  ],
  5: [
    61,
    "M30 1q-8 0-13-2q-6-2-9-6q-3-4-3-10l13-3q1 5 4 8q3 2 8 2q6 0 8-3q4-3 4-9q0-3-1-6q-1-2-2-3q-1-2-3-3q-2-1-5-1q-2 0-3 1q-2 0-3 1q-2 1-3 2q-1 1-2 3h-14l2-38h45v12h-33l-1 19h1q2-5 7-8q4-2 10-2q6 0 11 3q4 2 6 7q2 5 2 12q0 9-3 14q-3 5-9 8q-6 2-14 2z",
  ],
  6: [
    66,
    "M35 2q-15 0-22-9q-8-9-8-25q0-12 4-20q3-8 10-12q6-4 16-4q5 0 9 2q4 1 7 3q3 2 5 6q2 3 3 8l-13 3q-1-3-3-6q-2-2-4-3q-3-1-5-1q-4 0-7 2q-3 2-4 5q-2 4-3 8q-1 4-1 9q0 2 0 5q1 3 1 5h1q0-5 2-9q1-4 4-6q3-2 7-3q3-1 6-1q6 0 11 2q4 3 7 7q3 4 3 11q0 4-1 8q-2 4-5 7q-3 4-8 6q-5 2-12 2zM35-10q2 0 5-1q2-1 3-2q2-1 3-3q1-2 1-5q0-3-2-5q-1-2-4-4q-2-1-5-1q-4 0-7 1q-2 2-4 4q-2 3-2 6q0 3 1 5q1 2 3 3q2 1 4 2q2 0 4 0z",
  ],
  7: [
    51,
    "M12 0q0-7 2-14q1-7 4-14q3-7 7-14q5-6 11-12v-1l-34 1v-12h47v12q-4 4-8 10q-4 6-7 13q-3 7-4 15q-2 8-2 16z",
  ],
  8: [
    66,
    "M33 2q-9 0-15-2q-6-2-10-7q-3-4-3-10q0-5 2-8q2-3 5-5q4-2 8-3v-1l13-2l13 2v1q4 1 8 3q3 2 5 5q2 3 2 8q0 6-4 10q-3 5-9 7q-7 2-15 2zM33-10q2 0 4-1q3 0 5-1q2-1 3-3q1-2 1-4q0-3-2-5q-1-2-4-3q-4-1-7-1q-4 0-7 1q-3 1-5 3q-1 2-1 5q0 2 1 4q1 2 3 3q2 1 4 1q3 1 5 1zM33-38q3 0 5-1q3-1 4-3q2-2 2-5q0-3-1-4q-1-2-3-3q-2-1-4-1q-2-1-3-1q-3 0-5 1q-3 1-4 3q-2 2-2 5q0 3 1 5q2 2 4 3q3 1 6 1zM33-30l-13-3v-1q-4-1-7-3q-3-2-5-5q-1-3-1-7q0-6 3-10q4-5 9-7q6-2 14-2q8 0 13 3q6 2 9 6q3 4 3 10q0 6-3 10q-3 4-9 5v1z",
  ],
  9: [
    65,
    "M30 2q-5 0-9-2q-5-1-8-3q-3-2-5-5q-2-4-3-8l14-4q0 3 2 5q1 2 2 3q2 1 4 1q2 1 3 1q5 0 8-2q3-2 4-5q2-3 3-7q1-4 1-9q0-2 0-4q0-1 0-3q-1-2-1-4h-1q0 5-2 9q-1 3-4 6q-3 2-6 3q-4 1-7 1q-5 0-10-2q-5-3-7-7q-3-5-3-11q0-4 1-8q1-4 4-7q3-4 8-6q5-2 12-2q10 0 16 4q7 5 11 12q3 8 3 20q0 11-3 18q-4 8-11 12q-6 4-16 4zM30-35q3 0 6-2q2-1 4-4q1-2 1-6q0-3-1-5q-2-2-4-3q-3-1-5-1q-3 0-5 1q-2 1-4 2q-1 1-2 3q-1 2-1 4q0 4 2 6q1 2 3 4q3 1 6 1z",
  ],
  A: [70, "M2 0l22-66h21l23 66h-16l-16-55h-2l-16 55zM14-13v-10h43v10z"],
  J: [
    37,
    "M2 1l-1-13q1 0 3 0q1 0 1 0q5 0 7-1q2-2 3-4q1-3 1-7v-42h14v42q0 8-2 14q-2 5-7 8q-5 3-13 3q-1 0-3 0q-1 0-3 0z",
  ],
  K: [
    69,
    "M7 0v-66h15v30q5-3 9-6q5-3 8-7q4-4 6-8q3-5 4-9h16q-1 5-4 10q-3 5-7 9q-4 4-8 8q-4 3-9 5v1q5 0 9 1q3 1 6 4q3 2 5 5q2 3 4 8l5 15h-16l-4-12q-1-5-3-8q-3-3-6-4q-4-2-9-2h-6v26z",
  ],
  Q: [
    72,
    "M67 15q-7 2-12 2q-5 0-9 0q-4 0-8-1q-4-1-8-2q-4 0-10-1q-6 0-15 0v-12q3 1 7 0q4 0 9 0q4 0 8-1q5 0 8-2q4 0 6-2v-1q-7 2-14 2q-6 0-10-2q-5-3-8-7q-3-4-5-9q-1-6-1-12q0-8 2-14q2-6 6-11q4-4 10-7q5-2 13-2q10 0 17 4q7 4 11 11q4 8 4 19q0 9-3 15q-3 7-7 11q-5 4-11 6q-7 3-15 4v1q6 1 10 1q4 1 8 1q4 0 9-1q4 0 8-1zM36-10q6 0 10-3q3-2 5-7q2-5 2-12q0-8-2-13q-2-5-6-8q-3-3-9-3q-5 0-9 3q-4 3-6 8q-1 5-1 12q0 8 1 13q2 5 6 7q4 3 9 3z",
  ],
};
/**
 * A rank as SVG.
 * @param {string} name `10`, `Q`
 * @param {{ start: number } | { end: number }} place where it begins or ends
 * @param {number} base
 * @param {number} size
 * @param {number} [closer] how much closer than the font's own are its letters
 */
export function drawRank(name, place, base, size, closer = 6) {
  const drawn = [...name].map((letter) => LETTERS[letter] ?? [0, ""]);
  let at = 0;
  const paths = drawn.map(([wide, outline]) => {
    const path = `<path transform="translate(${at} 0)" d="${outline}"></path>`;
    at += wide - closer;
    return path;
  });
  const scale = size / 100;
  const start = "start" in place ? place.start : Math.round(place.end - at * scale);
  return `<g class="tint-suit" transform="translate(${start} ${base}) scale(${scale})">${paths.join("")}</g>`;
}
