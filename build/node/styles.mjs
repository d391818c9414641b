/** Styles: style sheets as the browsers that we build for read them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as lightning from "../../web/node_modules/lightningcss/node/index.mjs";

/** The oldest browsers that we build for, as esbuild calls them. */
export const TARGET = ["chrome111", "firefox114", "safari16.4"];
/** The sizes of the screen that every style sheet may name. */
const frames = readFileSync(resolve(import.meta.dirname, "../../web/css/base/frames.css"), "utf8");
/** The same browsers in Lightning CSS's numbers: a byte each for major, minor, patch. */
const lightningTargets = Object.fromEntries(
  TARGET.map((browser) => {
    const [, name = "", major = 0, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/**
 * A style sheet as the browsers that we build for read it: the frames it names and `@contrast` are written out, and
 * `light-dark()` in other words. esbuild does none of it. Lightning CSS sorts what stands in a rule, and 200 bytes more of it come over the line: it
 * gets a whole sheet only for `light-dark()` and the `color-scheme` that decides it. @param {string} path
 */
export function styled(path) {
  const sheet = readFileSync(path, "utf8")
    .replaceAll(/@media ([^{]*\(--[^{]*)\{/g, (_, sizes) => writtenOut(path, sizes))
    .replaceAll(/@contrast \{([^}]*)\}/g, (_, tokens) => writtenTwice(tokens));
  return /light-dark\(|color-scheme:/.test(sheet) ? lowered(path, sheet) : sheet;
}

/** The beginning of a rule for sizes that have names. @param {string} path @param {string} sizes */
function writtenOut(path, sizes) {
  return lowered(path, `${frames}@media ${sizes}{a{top:0}}`).slice(0, -"a{top:0}}".length);
}

/**
 * Tokens of the theme of high contrast, which holds as well where the theme is the system's and the system asks for more
 * contrast. No selector of CSS says both. @param {string} tokens
 */
function writtenTwice(tokens) {
  const asked = `:root[data-theme="system"] {${tokens}}`;
  return `:root[data-theme="contrast"] {${tokens}} @media (prefers-contrast: more) { ${asked} }`;
}

/** @param {string} filename @param {string} sheet */
function lowered(filename, sheet) {
  const drafts = { customMedia: true };
  const code = Buffer.from(sheet);
  return lightning
    .transform({ filename, code, drafts, targets: lightningTargets, minify: true })
    .code.toString();
}
