/** Importing this defines `<follow-suit>` where there are custom elements. */
export * from "./element.js";
