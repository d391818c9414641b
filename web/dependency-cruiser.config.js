// Who may import whom in web/js. Every import of a room is forbidden but those of this table and of itself.
// `app.js` and the other entries beside it, and `page`, tie the rooms together and may import all of them.
const MAY_IMPORT = {
  messages: [],
  time: [],
  engine: ["messages", "time"],
  offline: [],
  text: ["messages", "core"],
  core: ["messages", "time", "engine", "text"],
  cards: ["messages", "core", "text", "parts"],
  parts: ["messages", "core", "text", "cards"],
  motion: ["messages", "core", "text"],
  table: ["messages", "core", "text", "cards", "parts", "motion", "features"],
  home: ["messages", "time", "core", "text", "cards", "parts", "table", "features"],
  // A feature's own folder is held by the rules below.
  features: ["messages", "time", "core", "text", "cards", "parts", "motion", "table", "home"],
  page: [
    "messages",
    "time",
    "engine",
    "core",
    "text",
    "cards",
    "parts",
    "motion",
    "table",
    "home",
    "features",
  ],
  embed: ["messages", "core", "text"],
};
// What all may import of a feature: its index, and of some what the first script needs of them.
const BY_ALL = [
  "^web/js/features/[^/]+/index\\.js$",
  "^web/js/features/daily/day-matches\\.js$",
  "^web/js/features/coach/coach-setting\\.js$",
  "^web/js/features/explanations/(deal-review|hint|decision-review)\\.js$",
];
// Which feature may import all of which other: the days' deals are played and compared as challenges, and loaded with them.
const SHARED = { challenges: "daily" };
const ROOMS = Object.keys(MAY_IMPORT).join("|");

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "import-is-there",
      comment: "An import names a file, or a package of package.json.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-circle",
      comment:
        "Modules in a circle cannot be read, or tested, one at a time. What a feature loads later is none: its index is data.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "no-development-package",
      comment: "What is shipped is made of `dependencies`, not of `devDependencies`.",
      severity: "error",
      from: { path: "^web/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] },
    },
    ...Object.entries(MAY_IMPORT).map(([room, others]) => ({
      name: `room-${room}`,
      comment: `web/js/${room} may import ${others.join(", ") || "no other room"}.`,
      severity: "error",
      // The embedded page's early script is our own early script and one thing before it.
      from: { path: `^web/js/${room}/`, pathNot: "^web/js/embed/early\\.js$" },
      to: {
        path: "^web/js/",
        pathNot: `^web/js/(${[room, ...others].join("|")})/`,
      },
    })),
    {
      name: "room-is-listed",
      comment: "A folder of web/js has a line in MAY_IMPORT.",
      severity: "error",
      from: { path: "^web/js/[^/]+/", pathNot: `^web/js/(${ROOMS})/` },
      to: {},
    },
    {
      name: "imported-room-is-listed",
      comment: "A folder of web/js has a line in MAY_IMPORT.",
      severity: "error",
      from: {},
      to: { path: "^web/js/[^/]+/", pathNot: `^web/js/(${ROOMS})/` },
    },
    {
      name: "feature-by-its-index",
      comment: "What is not the features' own imports a feature's index, and what BY_ALL names.",
      severity: "error",
      from: { path: "^web/js/[^/]+/", pathNot: "^web/js/(features|page)/" },
      to: { path: "^web/js/features/[^/]+/", pathNot: BY_ALL },
    },
    {
      name: "feature-of-another-by-its-index",
      comment: "A feature imports another by its index, or as SHARED says.",
      severity: "error",
      from: {
        path: "^web/js/features/([^/]+)/",
        pathNot: `^web/js/features/(${Object.keys(SHARED).join("|")})/`,
      },
      to: { path: "^web/js/features/[^/]+/", pathNot: ["^web/js/features/$1/", ...BY_ALL] },
    },
    ...Object.entries(SHARED).map(([feature, other]) => ({
      name: `feature-${feature}`,
      comment: `The feature ${feature} may import ${other}, and others by their index.`,
      severity: "error",
      from: { path: `^web/js/features/${feature}/` },
      to: {
        path: "^web/js/features/[^/]+/",
        pathNot: [`^web/js/features/(${feature}|${other})/`, ...BY_ALL],
      },
    })),
    {
      name: "game-imports",
      comment:
        "A game's pieces import each other, and what the table may; the page imports them where the build says.",
      severity: "error",
      from: { path: "^web/games/([^/]+)/" },
      to: {
        path: "^web/(js|games)/",
        pathNot: [
          "^web/games/$1/",
          "^web/js/(messages|core|text|cards|parts|motion|table)/",
          "^web/js/features/explanations/deal-review\\.js$",
        ],
      },
    },
    {
      name: "engine-by-its-index",
      comment:
        "The engine's room is imported through engine/index.js; the one file's classic script takes its frame alone.",
      severity: "error",
      from: { path: "^web/js/", pathNot: "^web/js/(engine/|one-file\\.js$)" },
      to: { path: "^web/js/engine/", pathNot: "^web/js/engine/index\\.js$" },
    },
    {
      name: "build-writes-texts-and-cards",
      comment:
        "The build's programs use the page's texts and cards, for the pages of rules, and nothing else of it.",
      severity: "error",
      from: { path: "^build/" },
      to: { path: "^web/js/", pathNot: "^web/js/(text|cards)/" },
    },
    {
      name: "only-engine-knows-pyscript",
      comment: "Outside the engine's room nobody knows that PyScript and Pyodide run it.",
      severity: "error",
      from: { path: "^web/js/", pathNot: "^web/js/engine/" },
      to: { path: "pyscript|pyodide|^web/runtime/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [],
      exportsFields: ["exports"],
      conditionNames: ["browser", "import"],
    },
  },
};
