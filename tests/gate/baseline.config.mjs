// Baseline: which features of CSS and JavaScript are not widely available yet, told by ESLint's plugins, which lie apart in
// the folder that FOLLOWSUIT_JUDGES names.
import { createRequire } from "node:module";

const judge = createRequire(`${process.env["FOLLOWSUIT_JUDGES"]}/`);
const css = judge("@eslint/css").default;
const baseline = judge("eslint-plugin-baseline-js");

export default [
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true },
    rules: { "css/use-baseline": ["error", { available: "widely" }] },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    plugins: { "baseline-js": baseline.default ?? baseline },
    languageOptions: { ecmaVersion: "latest", sourceType: "module" },
    rules: { "baseline-js/use-baseline": ["error", { available: "widely" }] },
  },
];
