// Lint: what the recommended set finds, and the few things the house is strict about.
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

export default [
  { ignores: ["**/node_modules/**", "**/dist/**", "**/.cache/**", "web/look/**"] },
  js.configs.recommended,
  { rules: house },
  {
    files: ["web/js/**/*.js", "web/embed/**/*.js", "tests/site/**/*.js"],
    languageOptions: {
      globals: {
        ...globals.browser,
        __FOLLOWSUIT_RUNTIME__: "readonly",
        __FOLLOWSUIT_GAMES__: "readonly",
        __FOLLOWSUIT_WORDS__: "readonly",
      },
    },
  },
  {
    files: ["web/offline/**/*.js"],
    languageOptions: {
      globals: {
        ...globals.serviceworker,
        __FOLLOWSUIT_PRECACHE__: "readonly",
        __FOLLOWSUIT_LAZY__: "readonly",
      },
    },
  },
  {
    files: ["web/runtime/**/*.mjs"],
    languageOptions: { globals: { ...globals.worker, __FOLLOWSUIT_INTERPRETER__: "readonly" } },
  },
  {
    files: ["build/**/*.mjs", "tests/web/**/*.js", "web/eslint.config.js"],
    languageOptions: { globals: globals.node },
    rules: { "no-restricted-syntax": "off" }, // eslint takes its configuration as a default export
  },
];
