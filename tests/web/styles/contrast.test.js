import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { styled } from "../../../build/node/styles.mjs";

const css = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../../web/css/${name}`, import.meta.url), "utf8");

/**
 * The colours of each block of tokens under a selector, later ones over earlier.
 * @param {string} sheet
 * @param {string} selector
 * @returns {Record<string, string>[]}
 */
function blocks(sheet, selector) {
  const found = [];
  for (let at = sheet.indexOf(`${selector} {`); at >= 0; at = sheet.indexOf(`${selector} {`, at + 1)) {
    const body = sheet.slice(at, sheet.indexOf("}", at));
    found.push(
      Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
    );
  }
  return found;
}

/** @param {string} colour `#rgb` or `#rrggbb` */
function luminance(colour) {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** @param {string} one @param {string} other */
function ratio(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Words and signs on the ground they stand on. */
const PAIRS = [
  ...["fg", "fg-soft", "us", "them", "star", "win"].flatMap((ink) =>
    ["cloth", "panel"].map((ground) => [ink, ground]),
  ),
  ["on-accent", "accent"],
  ["on-win", "win"],
  ...["s", "h", "d", "c"].flatMap((suit) => [
    [`suit-${suit}`, "stock"],
    [`on-cloth-${suit}`, "panel"],
  ]),
];

const [chosen] = blocks(css("base/contrast.css"), "@contrast");

test("in the theme of high contrast everything stands out seven times, and at least AA's way among four colours", () => {
  for (const [ink = "", ground = ""] of PAIRS) {
    const found = ratio(chosen?.[ink] ?? "", chosen?.[ground] ?? "");
    assert.ok(found >= (ink.startsWith("suit-") ? 5.5 : 7), `${ink} on ${ground}: ${found.toFixed(2)}`);
  }
});

test("light and dark differ by `color-scheme` alone, so a system that is dark gets the dark theme", () => {
  const tokens = css("base/tokens.css");
  assert.ok(tokens.split("light-dark(").length > 25);
  for (const theme of ["light", "dark"])
    assert.ok(tokens.includes(`\n[data-theme="${theme}"] {\n  color-scheme: only ${theme};\n}\n`), theme);
  assert.equal(tokens.includes("prefers-color-scheme"), false);
});

test("a system that asks for more contrast gets the same theme", () => {
  assert.ok(Object.keys(chosen ?? {}).length > 25);
  const sheet = styled(fileURLToPath(new URL("../../../web/css/base/contrast.css", import.meta.url)));
  const [theme, system] = [":root[data-theme=contrast]", ":root[data-theme=system]"].map(
    (selector) => sheet.split(`${selector}{`)[1]?.split("}")[0],
  );
  assert.ok(theme?.includes("--cloth:#000"));
  assert.equal(system, theme);
});

/** Where the page's own tokens say it, in the light and the dark theme. */
const THEMES = Object.fromEntries(
  ["light", "dark"].map((name, which) => {
    const tokens = Object.assign({}, ...blocks(css("base/tokens.css"), "\n:root"));
    const chosen = Object.entries(tokens).map(([token, value]) => [
      token,
      /^light-dark\((.+), (.+)\)$/.exec(value)?.[which + 1] ?? value,
    ]);
    return [name, Object.fromEntries(chosen)];
  }),
);

test("the winner's mark is in the colour of neither side, and its edge stands out from the card and the cloth", () => {
  for (const [name, tokens] of [...Object.entries(THEMES), ["contrast", chosen ?? {}]]) {
    assert.ok(![tokens["us"], tokens["them"]].includes(tokens["win"]), name);
    for (const ground of ["stock", "cloth"]) {
      const seen = Math.max(...["win", "win-edge"].map((edge) => ratio(tokens[edge], tokens[ground])));
      assert.ok(seen >= 3, `${name} on ${ground}: ${seen.toFixed(2)}`);
    }
    assert.ok(ratio(tokens["on-win"], tokens["win"]) >= 4.5, name);
    for (const side of ["us", "them"])
      assert.ok(ratio(tokens["on-patch"], tokens[side]) >= 4.5, `${name}: words on a plate of ${side}`);
  }
});

test("whatever cloth is chosen, what is written on it stands out as it should", () => {
  const sheet = css("base/cloths.css");
  for (const cloth of ["sage", "rose", "felt"]) {
    const [{ day, night } = {}] = blocks(sheet, `\n[data-cloth="${cloth}"]`);
    for (const [name, ground = ""] of Object.entries({ light: day, dark: night })) {
      // By day felt brings the colours of the evening.
      const inks = THEMES[cloth === "felt" ? "dark" : name];
      for (const ink of ["fg", "fg-soft", "us", "them"]) {
        const found = ratio(inks?.[ink] ?? "", ground);
        assert.ok(found >= 4.5, `${ink} on ${cloth}, ${name}: ${found.toFixed(2)}`);
      }
    }
  }
});

test("with suits in two colours the suits of the ledger have two as well, in every theme", () => {
  const two = blocks(css("base/tokens.css"), '[data-deck="two"][data-deck]').at(0) ?? {};
  assert.deepEqual(two, { "on-cloth-d": "var(--on-cloth-h)", "on-cloth-c": "var(--on-cloth-s)" });
});

test("where a browser darkens every page it finds nothing to change on a ground with words or suits, and they stand out", () => {
  const dark = [THEMES["dark"] ?? {}, { ...THEMES["dark"], ...chosen }];
  const [own] = blocks(css("base/darkened.css"), ":root[data-darkened][data-theme][data-deck]");
  /** As Chromium weighs colours. @param {string} colour */
  const brightness = (colour) =>
    [0.299, 0.587, 0.114].reduce(
      (sum, share, at) => sum + share * parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16),
      0,
    );
  for (const theme of dark) {
    const tokens = /** @type {Record<string, string>} */ ({ ...theme, ...own });
    /** @param {string} name @returns {string} */
    const colourOf = (name) => {
      const value = tokens[name] ?? "";
      const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
      const colour = other ? colourOf(other) : value;
      return colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
    };
    const pairs = PAIRS.filter(([ink]) => /^(on-|suit-)/.test(ink ?? ""));
    for (const [ink = "", ground = ""] of [...pairs, ["on-patch", "us"], ["on-patch", "them"]]) {
      const [letters, behind] = [colourOf(ink), colourOf(ground)];
      assert.ok(ratio(letters, behind) >= 4.5, `${ink} on ${ground}: ${ratio(letters, behind).toFixed(2)}`);
      assert.ok(brightness(letters) >= 150, `${ink} would be changed: ${letters}`);
      assert.ok(brightness(behind) <= 205, `${ground} would be changed: ${behind}`);
    }
  }
});
