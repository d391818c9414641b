// Who may import whom in web/js. Every import of a room is forbidden but those of this table and of itself.
// `app.js` and the other entries beside it tie the rooms together and may import all of them.
const MAY_IMPORT = {
  messages: [],
  engine: ["messages"],
  offline: [],
  text: ["messages"],
  store: ["messages", "engine", "text"],
  motion: ["messages", "store", "text"],
  sound: ["messages", "store"],
  view: ["messages", "store", "text", "motion"],
  input: ["messages", "store", "text", "view"],
  embed: ["messages", "store", "text"],
};
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
      comment: "Modules in a circle cannot be read, or tested, one at a time.",
      severity: "error",
      from: {},
      to: { circular: true },
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
      to: { path: "^web/js/", pathNot: `^web/js/(${[room, ...others].join("|")})/` },
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
      name: "engine-by-its-index",
      comment: "The engine's room is imported through engine/index.js.",
      severity: "error",
      from: { path: "^web/js/", pathNot: "^web/js/engine/" },
      to: { path: "^web/js/engine/", pathNot: "^web/js/engine/index\\.js$" },
    },
    {
      name: "build-writes-texts-and-cards",
      comment:
        "The build's programs use the page's texts and cards, for the pages of rules, and nothing else of it.",
      severity: "error",
      from: { path: "^build/" },
      to: { path: "^web/js/", pathNot: "^web/js/(text|view/cards)/" },
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
