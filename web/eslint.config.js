// Lint: what the recommended set finds, and the few things the house is strict about. It is run from the root, or in web/.
import js from "@eslint/js";
import globals from "globals";

const house = {
  eqeqeq: "error",
  "no-var": "error",
  "prefer-const": "error",
  "no-implicit-coercion": "error",
  "object-shorthand": "error",
  "no-restricted-syntax": ["error", { selector: "ExportDefaultDeclaration", message: "Exports are named." }],
  "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
};

// Outside web/js/engine nobody knows that PyScript and Pyodide run the engine, or that it runs in a worker.
const RUNTIME = "/pyscript|pyodide|xworker/i";
const message = "Only web/js/engine knows what runs the engine.";
const noRuntime = [
  { selector: `Identifier[name=${RUNTIME}]`, message },
  { selector: `Literal[value=${RUNTIME}]`, message },
  { selector: `TemplateElement[value.raw=${RUNTIME}]`, message },
  { selector: "Identifier[name='Worker']", message },
];

export default [
  { ignores: ["**/node_modules/**", "**/dist/**", "**/.cache/**", "web/screenshots/**"] },
  js.configs.recommended,
  { rules: house },
  {
    files: ["{web/,}js/**/*.js", "{web/,}games/**/*.js", "{web/,}embed/**/*.js", "tests/{site,toy}/**/*.js"],
    languageOptions: {
      globals: {
        ...globals.browser,
        __FOLLOWSUIT_RUNTIME__: "readonly",
        __FOLLOWSUIT_OFFERS__: "readonly",
        __FOLLOWSUIT_DAYS__: "readonly",
        __FOLLOWSUIT_OPENINGS__: "readonly",
        __FOLLOWSUIT_WORDS__: "readonly",
        __FOLLOWSUIT_ONE_SENTENCES__: "readonly",
        __FOLLOWSUIT_FROM_FILE__: "readonly",
        __FOLLOWSUIT_FILE_SENTENCES__: "readonly",
      },
    },
  },
  {
    files: ["{web/,}js/**/*.js", "{web/,}games/**/*.js"],
    ignores: ["{web/,}js/engine/**"],
    rules: { "no-restricted-syntax": [...house["no-restricted-syntax"], ...noRuntime] },
  },
  { files: ["{web/,}static/**/*.js"], languageOptions: { globals: globals.browser } },
  {
    files: ["{web/,}offline/**/*.js"],
    languageOptions: {
      globals: {
        ...globals.serviceworker,
        __FOLLOWSUIT_PRECACHE__: "readonly",
      },
    },
  },
  {
    files: ["{web/,}runtime/**/*.js"],
    languageOptions: {
      globals: {
        ...globals.worker,
        __FOLLOWSUIT_INTERPRETER__: "readonly",
        __FOLLOWSUIT_STOCK__: "readonly",
      },
    },
  },
  {
    files: ["build/**/*.mjs", "tests/web/**/*.js", "tests/gate/*.mjs", "{web/,}*.config.js"],
    languageOptions: { globals: globals.node },
    rules: { "no-restricted-syntax": "off" }, // the tools take their configuration as a default export
  },
];
