/** Style sheets: each class, attribute, property and animation that they name is used somewhere. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { filesOf, found, read, readAll } from "../shared/sources.js";

/** Classes whose names are put together while the page runs: `*` is a word of the page. */
const COMPOSED = ["mark-*"];

const sheets = ["web/css", "web/games", "web/js"]
  .map((folder) => readAll(folder, /\.css$/))
  .join("\n")
  .replaceAll(/\/\*[^]*?\*\//g, "");
const selectors = [...sheets.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join("\n");
const pages = ["web/index.html", "web/404.html", "web/builder/index.html", "web/fairness/index.html"].map(
  read,
);
const scripts = [
  ...["web/js", "web/games", "web/embed"].map((folder) => readAll(folder, /\.js$/)),
  readAll("build", /\.mjs$/),
];
const told = scripts.join("\n").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
const sources = [...pages, told, readAll("build", /\.py$/), readAll("web/games", /\.svg$/)].join("\n");
const words = found(sources, /([\w-]+)/g);
/** Names in quotes: those that are set by a variable. */
const quoted = found(sources, /["'](\w+)["']/g);
const camel = (/** @type {string} */ name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

test("every class of a style sheet is given to something", () => {
  const isComposed = (/** @type {string} */ name) =>
    COMPOSED.some((pattern) => {
      const [before, after] = pattern.split("*");
      const part = name.slice(before?.length, name.length - (after?.length ?? 0));
      return name === `${before}${part}${after}` && words.has(part);
    });
  const classes = [...found(selectors, /\.([a-zA-Z][\w-]*)/g)];
  assert.deepEqual(
    classes.filter((name) => !words.has(name) && !isComposed(name)),
    [],
  );
});

/** What a script or a test of the site finds elements by. */
const askers = [told, readAll("tests", /\.py$/)].join("\n");

test("every class that a view gives is styled or asked for", () => {
  const styled = found(selectors, /\.([a-zA-Z][\w-]*)/g);
  const asked = found(askers, /\.([a-zA-Z][\w-]*)/g);
  const lists = [
    ...[...told.matchAll(/\bclass="([^"]*)"/g)].map(([, given = ""]) =>
      given.replaceAll(/\S*\$\{[^}]*\}\S*/g, " "),
    ),
    ...[...told.matchAll(/\bclassName: ([^,}\n]+)/g)].flatMap(([, one = ""]) => [
      ...found(one, /"([^"]*)"/g),
    ]),
  ];
  const given = new Set(
    lists.flatMap((list) => list.split(/\s+/)).filter((name) => /^[a-z][\w-]*$/.test(name)),
  );
  assert.ok(given.size > 300, `${given.size} classes`);
  assert.deepEqual(
    [...given].filter((name) => !styled.has(name) && !asked.has(name)),
    [],
  );
});

test("no element is styled by what is somewhere else unless it is named: every one that comes or goes would restyle the table", () => {
  const unnamed = found(
    sheets,
    /^\s*([^{}\n]*:has\([^{}\n]*\)[^{}\n]*[\s>](?:\*|:not\([^{}\n()]*\)))\s*\{/gm,
  );
  assert.deepEqual(
    [...unnamed].filter((selector) => !selector.startsWith("body:has(")),
    [],
  );
});

test("every data attribute of a style sheet is given to something", () => {
  const attributes = [...found(selectors, /\[data-([\w-]+)/g)];
  assert.deepEqual(
    attributes.filter((name) => !words.has(`data-${name}`) && !quoted.has(camel(name))),
    [],
  );
});

test("every property and animation of a style sheet is used, and every one used is there", () => {
  const defined = [...found(sheets, /(--[\w-]+)\s*:/g)];
  const used = found(sheets, /var\(\s*(--[\w-]+)/g);
  assert.deepEqual(
    defined.filter((name) => !used.has(name) && !words.has(name)),
    [],
  );
  assert.deepEqual(
    [...used].filter((name) => !defined.includes(name) && !words.has(name)),
    [],
  );
  const animations = [...found(sheets, /@keyframes ([\w-]+)/g)];
  const rules = sheets.replaceAll(/@keyframes [\w-]+/g, "");
  assert.deepEqual(
    animations.filter((name) => !found(rules, /([\w-]+)/g).has(name) && !words.has(name)),
    [],
  );
});

test("no :has() stands in another one: no browser takes such a rule", () => {
  const all = [sheets, readAll("web/js", /\.css$/), readAll("web/text", /\.css$/)].join("\n");
  const inner = [...all.matchAll(/:has\(/g)].filter(({ index }) => {
    let depth = 1;
    let at = index + ":has(".length;
    for (; depth > 0; at++) depth += Number(all[at] === "(") - Number(all[at] === ")");
    return all.slice(index + 1, at).includes(":has(");
  });
  assert.deepEqual(
    inner.map(({ index }) => all.slice(index - 40, index + 60)),
    [],
  );
});

test("no rule asks what an element's own style is: each card that moves would restyle all that is in it", () => {
  assert.deepEqual(sheets.match(/\[style\b[^\]]*\]/g), null);
});

test("no style sheet asks the system whether things may move: the setting decides, as data-still", () => {
  assert.equal(sheets.includes("prefers-reduced-motion"), false);
});

/** The sheets of the table, of what is asked and told there, of games and of languages. */
const ofTable = ["css/table", "css/sizes", "css/prompts", "css/summary", "css/urdu", "games", "text"]
  .flatMap((folder) => filesOf(`web/${folder}`, /\.css$/))
  .map((path) => read(path).replaceAll(/\/\*[^]*?\*\//g, ""));
/** What they may have at most. It only ever falls. */
const MOST = { rules: 922, conditions: 58, urdu: 1 };

test("the table's sheets have fewer rules, conditions and rules of one language each time", () => {
  const all = ofTable.join("\n");
  const counted = {
    rules: [...all.matchAll(/\{/g)].length,
    conditions: [...all.matchAll(/@(media|container|supports)\b/g)].length,
    urdu: [...all.matchAll(/:lang\(ur\)/g)].length,
  };
  for (const [what, most] of Object.entries(MOST))
    assert.ok(
      counted[/** @type {keyof typeof MOST} */ (what)] <= most,
      `${what}: ${JSON.stringify(counted)}`,
    );
});

test("no sheet of the table goes by an id, or says that it is important: layers say what wins", () => {
  const selectors = ofTable.flatMap((sheet) =>
    [...sheet.matchAll(/([^{};]+)\{/g)].map(([, one = ""]) => one),
  );
  assert.deepEqual(
    selectors.filter((one) => !one.includes("@") && /#[a-z]/i.test(one)),
    [],
  );
  assert.equal(ofTable.join("").includes("!important"), false);
});

const CONDITIONS = /@(media|container)([^{;]*)\{/g;
/** Sizes of a component's own room: its width; the height that a notice leaves the table; what that leaves its middle. */
const ROOMS = ["17rem", "28rem", "64rem"];
const HEIGHTS = ["20.5rem", "23rem", "42.5rem", "46rem"];
const MIDDLES = ["7.5rem", "11.5rem", "17rem", "20rem"];
/** A room of few letters, where the plays lie in one row. */
const STRIP =
  "stage (max-width: 17rem) or ((max-width: 31.2rem) and (max-height: 30.5rem)) or ((max-width: 36rem) and (max-height: 20.5rem))";
/** Each sheet but the one that names the sizes, with its path. */
const named = ["css", "js", "games", "text", "static"]
  .flatMap((folder) => filesOf(`web/${folder}`, /\.css$/))
  .filter((path) => !path.endsWith("frames.css"));
const conditions = named.flatMap((path) =>
  [
    ...read(path)
      .replaceAll(/\/\*[^]*?\*\//g, "")
      .matchAll(CONDITIONS),
  ].map(([, rule, text = ""]) => ({
    path,
    rule,
    text: text.trim(),
  })),
);

test("the size of a screen is asked for by a name of frames.css, never written out", () => {
  assert.ok(conditions.length > 100);
  const written = conditions.filter(({ rule, text }) => rule === "media" && /width|height|aspect/.test(text));
  assert.deepEqual(written, []);
});

test("there are fifteen frames at most, each is used, and every one used is there", () => {
  const frames = [...found(read("web/css/base/frames.css"), /@custom-media (--[\w-]+)/g)];
  assert.ok(frames.length <= 15);
  const used = found(conditions.map(({ text }) => text).join("\n"), /(--[\w-]+)/g);
  assert.deepEqual([...used].sort(), frames.sort());
});

test("a component asks for one of three widths of its own room, the table for a few heights", () => {
  const known = [
    ...ROOMS.flatMap((width) => [`(max-width: ${width})`, `(min-width: ${width})`]),
    ...HEIGHTS.map((height) => `stage (max-height: ${height})`),
    ...MIDDLES.map((height) => `middle (max-height: ${height})`),
    STRIP,
  ];
  const other = conditions.filter(
    ({ rule, text }) => rule === "container" && !known.some((one) => text.endsWith(one)),
  );
  assert.deepEqual(other, []);
});
