// Unused files, exports, types and packages. An export that only a test imports is unused too: tests may reach into a
// module for what the module itself uses, and for nothing else.
/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    "js/{app,builder,early,embedded,fairness,from-file,missing-slash,not-found,one-file,rules}.js",
    "games/*/pieces.js",
    "js/embed/early.js",
    "js/engine/frame-host.js",
    "embed/element.js",
    "embed/package/*.d.ts",
    "offline/sw.js",
    "runtime/*.js",
    "*.config.js",
  ],
  project: ["{js,embed,offline,runtime,games}/**/*.{js,ts}"],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Named by build/: the bundler, what changes scripts at random, the rules pages, and what goes into web/runtime.
    "esbuild",
    "espree",
    "lightningcss",
    "markdown-it",
    "@pyscript/core",
    // In web/static, where the pages are not of this project.
    "@codemirror/*",
    "@lezer/highlight",
    // Named by css/base/page.css.
    "@fontsource-variable/bricolage-grotesque",
    // Named by tests/.
    "axe-core",
    "fake-indexeddb",
    "prettier",
    "pyright",
    // Whose types web/embed/package adds to, where a program has them.
    "preact",
    "react",
  ],
};
