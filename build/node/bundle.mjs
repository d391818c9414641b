/**
 * Bundles with esbuild: node build/node/bundle.mjs SOURCE OUT INPUT.json ENTRY...
 *
 * Entries are relative to SOURCE; what they are made of lands in OUT under names that carry their content's hash.
 * INPUT.json has `define`, what stands for names in the programs; `languages`, each with its code, direction, text and
 * the names of rule `options`, which the panel of house rules says;
 * `styles`, the style sheets that `@import "games:…"` names; `features`, the index of each feature from outside
 * (build/content/outside.py), for js/features/outside-features.js; `pieces`, by game the `pieces.js` of its folder, for
 * js/features/game-pieces.js; `fromFile`, by language what js/from-file.js says, which early.js fetches. An entry called `early.js` or `not-found.js` is a classic script that runs before
 * the first paint: it is bundled by itself, with the names of the language files.
 * With `isOne` each entry is one script or sheet with all it may ever need in it (build/tools/one_file.py), and lies
 * where `import.meta.url` says: in a site that there is not.
 * Prints, as JSON, the name each entry, and each module imported when it is wanted, has there; and as `imports`, by
 * that name, what each asks for before it can run.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import * as esbuild from "../../web/node_modules/esbuild/lib/main.js";
import { withUsedExports } from "./exports.mjs";
import { TARGET, styled } from "./styles.mjs";

const web = resolve(import.meta.dirname, "../../web");

const [source, target, file, ...entries] = process.argv.slice(2);
const {
  define,
  languages = [],
  styles = {},
  features = [],
  pieces = {},
  fromFile = {},
  isOne = false,
  oneSentences = {},
} = JSON.parse(readFileSync(file, "utf8"));
const isEarly = (/** @type {string} */ entry) =>
  ["early.js", "not-found.js", "one-file.js"].includes(basename(entry));
const modules = entries.filter((entry) => !isEarly(entry));
const PAGE = "js/app.js";
/** Where the scripts of the one file say they lie: web/js/one-file.js answers for it. */
const ONE_PLACE = "https://follow-suit.invalid/assets/one.js";
/** @type {import("esbuild").BuildOptions} */
const shared = {
  outdir: target,
  outbase: source,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  charset: "utf8", // half as much for every script but ours
  metafile: true,
  target: TARGET,
  loader: {
    ".svg": "dataurl",
    ...Object.fromEntries([".png", ".webp", ".woff2"].map((kind) => [kind, isOne ? "dataurl" : "file"])),
    ".ftl": "text",
  },
  nodePaths: [`${web}/node_modules`],
  external: ["node:*", "ws"], // Pyodide asks for these under Node only
  legalComments: "none", // they are in THIRD_PARTY.txt, whole
  logLevel: "warning",
  plugins: [{ name: "input", setup: resolveInput }],
};
const made = await esbuild.build({
  ...shared,
  entryPoints: modules.map((entry) => resolve(source, entry)),
  splitting: !isOne,
  format: "esm",
  define: isOne ? { ...define, "import.meta.url": JSON.stringify(ONE_PLACE) } : define,
});
const named = names(made);
const words = Object.fromEntries(
  Object.entries(named).map(([entry, name]) => [/^text\/(.+)\.ftl$/.exec(entry)?.[1], name]),
);
const spoken = languages.map(({ code, direction }) => [
  code,
  // What a language has of a style sheet its own pages name, so it is among the entries.
  { file: words[code], direction, style: named[`text/${code}.css`] },
]);
const classic = (/** @type {string[]} */ entryPoints, /** @type {Record<string, unknown>} */ constants) =>
  esbuild.build({
    ...shared,
    entryPoints,
    format: "iife",
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
const ofFiles = resolve(web, "js/from-file.js");
const said = entries.some(isEarly)
  ? names(await classic([ofFiles], { __FOLLOWSUIT_FILE_SENTENCES__: fromFile }))
  : {};
const early = await classic(
  entries.filter(isEarly).map((entry) => resolve(source, entry)),
  {
    __FOLLOWSUIT_WORDS__: Object.fromEntries(spoken),
    __FOLLOWSUIT_OPENINGS__: JSON.parse(define["__FOLLOWSUIT_OPENINGS__"] ?? "null"),
    ...(isOne && { __FOLLOWSUIT_ONE_SENTENCES__: oneSentences }),
    __FOLLOWSUIT_FROM_FILE__: said[relative(source, ofFiles)] ?? "",
  },
);
console.log(JSON.stringify({ ...named, ...names(early), imports: imports(made) }));

/**
 * What the build has made of several sources: the text of a language, a style sheet. A style sheet that a script imports is
 * its text, for a view that is fetched later. Paths are relative: esbuild puts them into the names of the files. @param {import("esbuild").PluginBuild} build */
function resolveInput(build) {
  if (modules.includes(PAGE) && !isOne) keepPageTogether(build);
  build.onLoad({ filter: /pyodide\.asm\.mjs$/ }, ({ path }) => {
    const loader = readFileSync(resolve(dirname(path), "pyodide.mjs"), "utf8");
    return { contents: withUsedExports(readFileSync(path, "utf8"), loader), loader: "js" };
  });
  build.onLoad({ filter: /\.ftl$/ }, ({ path }) => {
    // What a feature says of its own is loaded with it, as it lies in its folder.
    const { text, options } = languages.find(({ code }) => code === basename(path, ".ftl")) ?? {};
    if (text === undefined) return null;
    if (dirname(path) === resolve(source, "text")) return { contents: text, loader: "text" };
    if (dirname(path) !== resolve(source, "js/features/house-rules/text")) return null;
    return { contents: `${readFileSync(path, "utf8")}${options}`, loader: "text" };
  });
  resolveOutside(build);
  resolvePieces(build);
  build.onResolve({ filter: /\.css$/ }, ({ kind, path, resolveDir }) =>
    kind === "import-statement"
      ? { path: relative(source, resolve(resolveDir, path)), namespace: "sheet" }
      : null,
  );
  build.onLoad({ filter: /.*/, namespace: "sheet" }, async ({ path }) => {
    // In the layer of web/css/app.css that what a feature says belongs to.
    const sheet = `@layer feature{${styled(resolve(source, path))}}`;
    const { code } = await esbuild.transform(sheet, {
      loader: "css",
      minify: true,
      target: shared.target,
    });
    return { contents: code.trim(), loader: "text" };
  });
  build.onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: styled(path), loader: "css" }));
  build.onResolve({ filter: /^games:/ }, ({ path, importer }) => ({
    path: path.slice("games:".length),
    namespace: "games",
    pluginData: dirname(importer),
  }));
  build.onLoad({ filter: /.*/, namespace: "games" }, ({ path, pluginData }) => ({
    contents: styles[path],
    loader: "css",
    resolveDir: pluginData,
  }));
}

/** The games' own pieces: the page's list of them. @param {import("esbuild").PluginBuild} build */
function resolvePieces(build) {
  build.onLoad({ filter: /[\\/]js[\\/]features[\\/]game-pieces\.js$/ }, ({ path }) => {
    const lines = Object.entries(pieces).map(([game, index]) => {
      const from = JSON.stringify(`./${relative(dirname(path), String(index))}`);
      return `{ game: ${JSON.stringify(game)}, load: () => import(${from}) }`;
    });
    return { contents: `export const PIECES = [${lines.join(", ")}];`, loader: "js" };
  });
}

/**
 * Features from outside: the page's list of them, and where they find the page's own modules. @param {import("esbuild").PluginBuild} build
 */
function resolveOutside(build) {
  build.onResolve({ filter: /^page:/ }, ({ path }) => ({
    path: resolve(source, "js", path.slice("page:".length)),
  }));
  build.onLoad({ filter: /[\\/]js[\\/]features[\\/]outside-features\.js$/ }, ({ path }) => {
    if (!features.length) return null;
    const lines = features.map(
      (/** @type {string} */ index, /** @type {number} */ number) =>
        `import { feature as feature${number} } from ${JSON.stringify(`./${relative(dirname(path), index)}`)};`,
    );
    const all = features.map((/** @type {string} */ _, /** @type {number} */ number) => `feature${number}`);
    return { contents: `${lines.join("\n")}\nexport const OUTSIDE = [${all.join(", ")}];`, loader: "js" };
  });
}

/**
 * What the page imports when it is wanted comes after the page's own script, so all that script is made of is there by then. esbuild
 * does not know: it would make a file of each set of modules that are shared by the same few of them, 29 where 7 do.
 * @param {import("esbuild").PluginBuild} build
 */
function keepPageTogether(build) {
  /** @type {Set<string>} */
  const wanted = new Set();
  build.onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ kind, path, resolveDir }) => {
    // The engine's room is the engine frame's as well, which does not have the page.
    const isPages = !/[\\/]js[\\/]engine$/.test(resolveDir);
    if (kind === "dynamic-import" && isPages) wanted.add(resolve(resolveDir, path));
    return null;
  });
  build.onLoad({ filter: /\.js$/ }, ({ path }) => {
    if (!wanted.has(path)) return null;
    return { contents: `${readFileSync(path, "utf8")}\nimport "${resolve(source, PAGE)}";`, loader: "js" };
  });
}

/** What each entry is called now. */
function names({ metafile }) {
  const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  return Object.fromEntries(
    outputs.map(([file, { entryPoint }]) => [
      relative(source, resolve(entryPoint)),
      relative(target, resolve(file)),
    ]),
  );
}

/** The modules that each entry imports, directly or not. */
function imports({ metafile: { outputs } }) {
  const named = (/** @type {string} */ file) => relative(target, resolve(file));
  const needs = (/** @type {string} */ file, /** @type {Set<string>} */ found) => {
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === "import-statement" && !found.has(path)) needs(path, found.add(path));
    return found;
  };
  const entries = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint);
  return Object.fromEntries(entries.map((file) => [named(file), [...needs(file, new Set())].map(named)]));
}
