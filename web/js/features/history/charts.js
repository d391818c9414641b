/**
 * Charts: bars and a line, drawn as SVG. The figures stand beside the bars in the same table, as their text
 * alternative.
 */

import { html, svg, nothing } from "lit-html";

/** @typedef {{ value: number, kind: "us" | "even" | "them" }} Part */
/** @typedef {{ name: string, parts: Part[], figures: unknown[] }} BarRow */

/**
 * A table with a bar in each row, all on the same scale.
 * @param {string} title
 * @param {{ name: string, kind?: Part["kind"] }[]} heads the columns after the bar; those that are parts of it have its colour
 * @param {BarRow[]} rows
 */
export function barTable(title, heads, rows) {
  const most = Math.max(1, ...rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)));
  return html`<table class="bars">
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <td></td>
        <td class="bars-bar"></td>
        ${heads.map(({ name, kind }) => html`<th scope="col">${kind ? html`<span class="bars-key" data-kind=${kind}></span>` : nothing}${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, parts, figures }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td class="bars-bar">${barView(parts, most)}</td>
            ${figures.map((figure) => html`<td>${figure}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Part[]} parts @param {number} most */
function barView(parts, most) {
  let from = 0;
  const drawn = parts.map(({ value, kind }) => {
    const width = (value / most) * 100;
    const x = from;
    from += width;
    return value
      ? svg`<rect class="bar" data-kind=${kind} x=${x} y="0" width=${width} height="10" />`
      : nothing;
  });
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">${drawn}</svg>`;
}

/**
 * A line through a series of values, with the zero line.
 * @param {string} label says in words what the line shows
 * @param {number[]} values
 * @param {string} caption
 */
export function lineChart(label, values, caption) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = Math.max(1, high - low);
  const x = (/** @type {number} */ index) => ((index / Math.max(1, values.length - 1)) * 300).toFixed(1);
  const y = (/** @type {number} */ value) => (6 + ((high - value) / span) * 88).toFixed(1);
  const points = values.map((value, index) => `${x(index)},${y(value)}`).join(" ");
  return html`<figure class="course">
    <svg viewBox="0 0 300 100" preserveAspectRatio="none" role="img" aria-label=${label}>
      <line class="course-zero" x1="0" x2="300" y1=${y(0)} y2=${y(0)} vector-effect="non-scaling-stroke" />
      <polyline class="course-line" points=${points} vector-effect="non-scaling-stroke" />
    </svg>
    <figcaption>${caption}</figcaption>
  </figure>`;
}
