import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { read, root } from "../shared/sources.js";

/** @typedef {{ type: string, [part: string]: any }} Node */

/** @type {{ parse: (code: string, options: object) => Node }} */
const { parse } = createRequire(`${root}web/package.json`)("espree");

/** @param {Node} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  visit(node);
  for (const part of Object.values(node).flat()) if (typeof part?.type === "string") walk(part, visit);
}

/** The fields of what each game alone says, with the type, by the types of the messages. */
function ownFields() {
  const types = read("web/js/messages/messages.d.ts").matchAll(/^export interface (\w+Own) \{\n(.*?)^\}/gms);
  return new Map(
    [...types].flatMap(([, type, body = ""]) =>
      [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => [field, type]),
    ),
  );
}

/** What a piece of a program reads of a value, or says: a property, or a text. @param {Node} node @returns {unknown} */
function nameIn(node) {
  if (node.type === "MemberExpression" && !node["computed"]) return node["property"].name;
  if (node.type === "ObjectPattern")
    return node["properties"].map((/** @type {Node} */ one) => one["key"]?.name);
  return node.type === "Literal" ? node["value"] : null;
}

/** The modules of the page. @type {[string, string][]} */
const MODULES = readdirSync(`${root}web/js`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => [file, read(`web/js/${file}`)]);

/** What a program names. @param {string} program */
function namesIn(program) {
  const names = new Set();
  const tree = parse(program, { ecmaVersion: "latest", sourceType: "module" });
  walk(tree, (node) => [nameIn(node)].flat().forEach((name) => names.add(name)));
  return names;
}

/** The modules that name one of these, each with it. @param {Iterable<string>} wanted @returns {[string, string][]} */
function modulesThatName(wanted) {
  const all = [...wanted];
  return MODULES.flatMap(([file, program]) => {
    // To read a program takes long: most have none of these words at all.
    const written = all.filter((name) => program.includes(name));
    const names = written.length ? namesIn(program) : null;
    return written
      .filter((name) => names?.has(name))
      .map((name) => /** @type {[string, string]} */ ([file, name]));
  });
}

test("what a game alone says of a deal is read in the game's folder and nowhere else", () => {
  const fields = ownFields();
  assert.deepEqual([...new Set(fields.values())].sort(), ["CourtPieceOwn", "TractorOwn"]);
  assert.ok(fields.size >= 6);
  assert.deepEqual(modulesThatName(fields.keys()), []);
});

test("no module of the page names a game", () => {
  const games = readdirSync(`${root}web/games`);
  // A set of cards is called a tractor, too.
  assert.deepEqual(modulesThatName(games), [["parts/ruling.js", "tractor"]]);
});

test("no module of the page names a level of bots", () => {
  const [, listed = ""] =
    /^LEVELS: Final = \(([^)]*)\)/m.exec(read("engine/followsuit/bots/roster.py")) ?? [];
  const levels = [...listed.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  assert.ok(levels.length >= 4);
  // Whose results a challenge of the day is compared with.
  const elsewhere = modulesThatName(levels).filter(
    ([file]) => file !== "features/challenges/bot-results-store.js",
  );
  assert.deepEqual(elsewhere, []);
});
