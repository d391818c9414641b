// Changes: every single-point change that a mutation run may make in a module of the page, as JSON lines.
//
//     node build/node/changes.mjs web/js/core/links.js …
//
// A change replaces one span; `begins` and `ends` count bytes. Prose is left as it is: a string is changed only if it looks
// like a code, that is one word. What a module holds in a constant of its own has in `used` the lines that use it: importing it
// executes nothing that could tell.

import { readFileSync } from "node:fs";
import { parse } from "../../web/node_modules/espree/espree.js";

const REPLACED = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
  "+": ["-"],
  "-": ["+"],
  "*": ["+"],
  "/": ["*"],
  "%": ["+"],
  "&": ["|"],
  "|": ["&"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};
const BOUNDARY = new Set(["<", "<=", ">", ">="]);
const WORD = /^[A-Za-z0-9_.:/-]{1,40}$/u;

for (const file of process.argv.slice(2)) {
  const source = readFileSync(file, "utf8");
  const tree = parse(source, { ecmaVersion: "latest", sourceType: "module", range: true });
  for (const change of changesOf(tree, source)) {
    console.log(JSON.stringify({ file, ...change }));
  }
}

/** The changes of a tree, those of a node before those within it. */
function* changesOf(tree, source) {
  const at = byteCounter(source);
  const used = usersOf(tree, source);
  const stack = [{ node: tree, parent: null, field: "" }];
  while (stack.length > 0) {
    const { node, parent, field } = stack.pop();
    if (node.type === "ImportDeclaration" || (node.type.startsWith("Export") && node.source)) {
      continue;
    }
    for (const [begins, ends, kind, instead] of spansOf(node, parent, field, source)) {
      const start = source.lastIndexOf("\n", begins - 1) + 1;
      const end = source.indexOf("\n", begins);
      yield {
        line: lineAt(source, begins),
        used: used(begins),
        begins: at(begins),
        ends: at(ends),
        kind,
        old: source.slice(begins, ends),
        new: instead,
        statement: source.slice(start, end < 0 ? source.length : end).trim(),
      };
    }
    for (const [name, value] of Object.entries(node).reverse()) {
      for (const child of (Array.isArray(value) ? value : [value]).toReversed()) {
        if (typeof child?.type === "string" && Array.isArray(child.range)) {
          stack.push({ node: child, parent: node, field: name });
        }
      }
    }
  }
}

/** The spans of a node that may be changed: where each begins and ends, its kind and what is written instead. */
function* spansOf(node, parent, field, source) {
  const [begins, ends] = node.range;
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const place =
        node.left.range[1] + source.slice(node.left.range[1], node.right.range[0]).indexOf(node.operator);
      const kind = node.type === "LogicalExpression" ? "boolean" : "arithmetic";
      for (const [number, instead] of (REPLACED[node.operator] ?? []).entries()) {
        const compared = /[<>=]/u.test(node.operator);
        const name = compared
          ? BOUNDARY.has(node.operator) && number === 0
            ? "boundary"
            : "comparison"
          : kind;
        yield [place, place + node.operator.length, name, instead];
      }
      break;
    }
    case "UnaryExpression":
      if (node.operator === "!") {
        yield [begins, ends, "boolean", `Boolean(${text(node.argument)})`];
      }
      break;
    case "IfStatement":
    case "ConditionalExpression":
      yield [...node.test.range, "condition", "true"];
      yield [...node.test.range, "condition", "false"];
      break;
    case "Literal":
      if (typeof node.value === "number") {
        yield [begins, ends, "constant", String(node.value + 1)];
      } else if (typeof node.value === "boolean") {
        yield [begins, ends, "constant", String(!node.value)];
      } else if (
        typeof node.value === "string" &&
        WORD.test(node.value) &&
        !(field === "key" && !parent.computed)
      ) {
        yield [begins, ends, "constant", JSON.stringify(`${node.value}_`)];
      }
      break;
    case "ReturnStatement":
      // Of `nothing` and undefined lit-html draws the same.
      if (node.argument && !["undefined", "nothing"].includes(text(node.argument))) {
        yield [...node.argument.range, "returned", "undefined"];
      }
      break;
    case "ArrowFunctionExpression":
      if (node.expression && field !== "init") {
        yield [...node.body.range, "returned", node.body.type === "ObjectExpression" ? "{}" : "undefined"];
      }
      break;
    case "ExpressionStatement":
      if (
        ["CallExpression", "AssignmentExpression", "AwaitExpression", "UpdateExpression"].includes(
          node.expression.type,
        )
      ) {
        yield [begins, ends, "removed", ";"];
      }
      break;
    case "BreakStatement":
    case "ContinueStatement":
    case "ThrowStatement":
      yield [begins, ends, "removed", ";"];
      break;
    case "CallExpression":
      if (
        node.arguments.length > 1 &&
        node.callee.object?.name !== "Math" &&
        node.arguments.every((one) => one.type !== "SpreadElement")
      ) {
        const [first, second] = node.arguments;
        const between = source.slice(first.range[1], second.range[0]);
        if (text(first) === text(second)) break;
        yield [first.range[0], second.range[1], "swapped", `${text(second)}${between}${text(first)}`];
      }
      break;
    case "ObjectExpression":
      for (const entry of node.properties.length > 1 ? node.properties : []) {
        const comma = /^\s*,[ ]*/u.exec(source.slice(entry.range[1]));
        yield [entry.range[0], entry.range[1] + (comma?.[0].length ?? 0), "entry", ""];
      }
      break;
  }

  function text(of) {
    return source.slice(...of.range);
  }
}

/**
 * What tells which lines use the constant of a module that a place is in; none for any other place, and where other modules
 * may use it.
 */
function usersOf(tree, source) {
  const constants = tree.body
    .filter(({ type, kind }) => type === "VariableDeclaration" && kind === "const")
    .flatMap(({ declarations }) => declarations)
    .filter(({ id, init }) => id.type === "Identifier" && !/Function|Class/u.test(init.type))
    .map(({ id, init, range }) => ({ name: id.name, init: init.range, range, functions: [], used: [] }));
  const ownerOf = (place) =>
    constants.find(({ init, functions }) => isIn(place, init) && !functions.some((one) => isIn(place, one)));
  const nodes = [tree];
  const names = [];
  for (const node of nodes) {
    if (/Function/u.test(node.type))
      constants.find(({ init }) => isIn(node.range[0], init))?.functions.push(node.range);
    if (node.type === "Identifier") names.push(node);
    nodes.push(
      ...Object.values(node)
        .flat()
        .filter((one) => Array.isArray(one?.range) && one.type),
    );
  }
  const isExported = (name) =>
    tree.body.some(
      ({ type, specifiers }) =>
        type === "ExportNamedDeclaration" && specifiers.some(({ local }) => local.name === name),
    );
  const linesOf = ({ name, range }, seen) =>
    names
      .filter((one) => one.name === name && !isIn(one.range[0], range))
      .flatMap(({ range: [place] }) => {
        const user = ownerOf(place);
        if (!user) return [lineAt(source, place)];
        return seen.includes(user) ? [] : linesOf(user, [...seen, user]);
      });
  return (place) => {
    const constant = ownerOf(place);
    if (!constant || isExported(constant.name)) return [];
    return [...new Set(linesOf(constant, [constant]))];
  };
}

/** Whether a place is in a range. */
function isIn(place, [begins, ends]) {
  return begins <= place && place < ends;
}

/** The line of a place in a source. */
function lineAt(source, place) {
  return source.slice(0, place).split("\n").length;
}

/** What counts the bytes before a place in a source. */
function byteCounter(source) {
  const plain = Buffer.byteLength(source) === source.length;
  return (place) => (plain ? place : Buffer.byteLength(source.slice(0, place)));
}
