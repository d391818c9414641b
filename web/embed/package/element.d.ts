/** The element `<follow-suit>`: a table of Follow Suit. Its attributes, events and messages: the site's `/docs/embedding.html`. */

/** The attributes, by their names in HTML. Every one may be left out but `src`. */
export interface FollowSuitAttributes {
  /** The address of the site the table comes from, as `https://cards.example/`. */
  src?: string;
  game?: "two_hundred" | "tractor" | "rangvaar" | "court_piece";
  /** A preset of the game. */
  rules?: string;
  /** A link to house rules, whole or from `h1.` on; they take the place of `rules`. */
  house?: string;
  level?: "beginner" | "casual" | "expert" | "master";
  packs?: "2" | "3" | "4";
  seats?: "4" | "6" | "8";
  /** A seed, or a whole record. */
  deal?: string;
  /** Deal without being tapped. */
  autostart?: "" | "yes" | "no";
  /** The game's name, its cards and one button, and nothing else until it is dealt. */
  poster?: "bare";
  lang?: string;
  /** Without it the table is light or dark as `color-scheme` says at its place in the page. */
  theme?: "system" | "light" | "dark" | "contrast";
  /** A link to a deal to look through, whole or from `d1.` on. */
  replay?: string;
  /** In CSS pixels; without them the table is as wide as its place, and as tall as it needs. */
  width?: string;
  height?: string;
  loading?: "eager" | "lazy";
  sandbox?: string;
  /** For a page with `Cross-Origin-Embedder-Policy`. */
  credentialless?: "";
  title?: string;
}

/** What `summary` has depends on the game; the protocol of the site has it. */
export type Summary = Record<string, unknown>;

export interface MatchOver {
  game: string;
  rules: string;
  deals: number;
  won_by: "NS" | "EW" | "A" | "B" | "tie";
  summary: Summary;
}

/** A row of the score: what each side has, what it counts, and what is needed of it by both or by one. */
export interface ScoreRow {
  label: string;
  values: Partial<Record<"NS" | "EW" | "A" | "B", number | string>>;
  unit?: string;
  goal?: number;
  goals?: Partial<Record<"NS" | "EW" | "A" | "B", number>>;
  place?: "tile" | "mark";
}

/** How a deal stands after a trick. */
export interface Standing {
  game: string;
  deal: number;
  tricks: number;
  score: ScoreRow[];
}

/** The detail of each event. */
export interface FollowSuitEvents {
  ready: CustomEvent<{ game: string; level: string; theme: string; lang: string }>;
  act: CustomEvent<{ game: string; deal: number; tricks: number; seat: string | null }>;
  score: CustomEvent<Standing>;
  "deal-over": CustomEvent<{ game: string; rules: string; deal: number; summary: Summary }>;
  "match-over": CustomEvent<MatchOver>;
  step: CustomEvent<{ game: string; deal: number; step: number; steps: number }>;
  /** `unreachable`: eight seconds on the screen and no table came, by the page's policy or because none is there. */
  error: CustomEvent<{ code: string; parameter?: string; value?: string }>;
}

/** The attributes as properties; null where there is none, and to take one away. */
export type FollowSuitProperties = {
  [K in Exclude<keyof FollowSuitAttributes, "lang" | "title">]-?: FollowSuitAttributes[K] | null;
};

/** The element. */
export interface FollowSuitElement extends HTMLElement, FollowSuitProperties {
  /** The summary of the deal that was over last; null before. */
  readonly summary: Summary | null;
  /** Another match; the parameters become attributes, null takes one away. */
  start(wanted?: { [K in keyof FollowSuitAttributes]?: FollowSuitAttributes[K] | null }): void;
  /** The look or the language, at once. */
  set(wanted: { theme?: FollowSuitAttributes["theme"] | null; lang?: string | null }): void;
  addEventListener<K extends keyof FollowSuitEvents>(
    type: K,
    listener: (this: FollowSuitElement, event: FollowSuitEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The class, not yet defined as an element; undefined where there are no custom elements. */
export declare const FollowSuit: (new () => FollowSuitElement) | undefined;

declare global {
  interface HTMLElementTagNameMap {
    "follow-suit": FollowSuitElement;
  }
}
