/** Names and imports that the build replaces. */

/** What web/js/engine needs of the built runtime. */
declare const __FOLLOWSUIT_RUNTIME__: import("../js/engine/runtime-files.js").RuntimeFiles;

/** What web/runtime/start.js needs of it. */
declare const __FOLLOWSUIT_STOCK__: import("../runtime/stock_start.js").StockFiles;
declare const __FOLLOWSUIT_INTERPRETER__: import("../runtime/start.js").InterpreterFiles;

/** What web/js/early.js needs: the bundle of each language by its code, its direction, its own style sheet; the default first. */
declare const __FOLLOWSUIT_WORDS__: Record<
  string,
  { file: string; direction: "ltr" | "rtl"; style?: string }
>;
/** What web/js/one-file.js says of a file that does not start, by cause and language. */
declare const __FOLLOWSUIT_ONE_SENTENCES__: Record<"cut" | "old", Record<string, string>>;
/** What web/js/from-file.js says, by language. */
declare const __FOLLOWSUIT_FILE_SENTENCES__: Record<string, { text: string; direction: "ltr" | "rtl" }>;
/** Beside it: the script that it fetches where the page was opened from a file. */
declare const __FOLLOWSUIT_FROM_FILE__: string;
/** What web/offline/sw.js precaches, by part: build/published/offline.py. */
declare const __FOLLOWSUIT_PRECACHE__: Record<
  "" | "sound",
  { url: string; revision: string | null; integrity: string }[]
> &
  Record<string, { url: string; revision: string | null; integrity: string }[]>;

/** The months whose days our levels have played ahead, by game: build/content/day_fields.py. */
declare const __FOLLOWSUIT_DAYS__: Record<string, string[]>;

/** Of which games first hands were played ahead, and how many of each: build/content/openings.py. */
declare const __FOLLOWSUIT_OPENINGS__: { games: string[]; count: number };

/** What there is: see build/content/games.py and build/content/languages.py. */
declare const __FOLLOWSUIT_OFFERS__: {
  games: Record<
    string,
    {
      /** The letter of its clauses. */
      letter: string;
      /** Whether there are puzzles of it. */
      puzzles: boolean;
      presets: string[];
      /** The default preset and level. */
      preset: string;
      levels: string[];
      level: string;
      /** The options that the opening asks for, whatever the preset. */
      asked: string[];
      forChips: boolean;
      /** What partners can agree on, in the engine's words. */
      agreements: string[];
      /** Whether the score of a match with real cards can be kept. */
      sheet: boolean;
      /**
       * How long a match can be: the presets that it is offered with, the fields it adds to the rules of each, if any, and
       * the minutes it takes by each, if anybody has measured them.
       */
      lengths: {
        name: string;
        isOneDeal: boolean;
        presets: string[];
        rules: Record<string, Record<string, unknown>>;
        minutes: Record<string, number>;
      }[];
      /** By preset the length that is dealt unless another is chosen, where that is not the rules' own. */
      length: Record<string, string>;
      /** The tables to choose from, the usual one first; none where four play and nothing else. `goal`: the points of the attackers. */
      tables: {
        name: string;
        seats: number;
        packs: number;
        hand: number;
        kitty: number;
        goal: number;
        rotation: string[];
        rules: Record<string, number>;
        presets: string[];
      }[];
      /** How a hand lies. */
      layout: "fan" | "rows";
      /** Its quilt block, as what is in an SVG of a hundred units. */
      block: string;
      /** The languages in which it comes first. */
      knownIn: readonly string[];
      /** Whether there are lessons of it. */
      lessons: boolean;
    }
  >;
  languages: { code: string; name: string; direction: "ltr" | "rtl"; you: string }[];
};

/** A style sheet that comes with a view fetched later: build/node/bundle.mjs. */
declare module "*.css" {
  const text: string;
  export default text;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}
