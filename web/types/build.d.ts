/** What the build puts in the place of a name or of an import. */

/** What web/js/engine has to know of the built runtime. */
declare const __FOLLOWSUIT_RUNTIME__: import("../js/engine/files.js").RuntimeFiles;

/** What web/runtime/start.mjs has to know of it. */
declare const __FOLLOWSUIT_INTERPRETER__: import("../runtime/start.mjs").InterpreterFiles;

/** What web/js/early.js has to know: the bundle of each language, by its code. */
declare const __FOLLOWSUIT_WORDS__: Record<string, string>;
/** What web/offline/sw.js keeps from the first visit on, and what once it has been fetched. */
declare const __FOLLOWSUIT_PRECACHE__: { url: string; revision: string | null; integrity: string }[];

/** The presets and the levels of the bots, by game, as the engine offers them. */
declare const __FOLLOWSUIT_GAMES__: Record<string, { presets: string[]; levels: string[] }>;

declare module "*.ftl" {
  const text: string;
  export default text;
}
