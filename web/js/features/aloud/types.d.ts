/** What is spoken aloud, and by which voices it can be. */

import type { Refusal } from "../../messages/messages.d.ts";

/** A sentence of a play or a turn, one that refuses, or what a deal came to. */
export type Kind = "plays" | "refusals" | "ends";

/** The feature's part of the state. */
export interface AloudPart {
  /** The voices of the device that speak the page's language, by name; null until they are known. */
  voices: string[] | null;
  refusal: Refusal | null;
}

declare module "../types.d.ts" {
  interface FeatureActs {
    aloud: ReturnType<typeof import("./aloud.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    aloud: AloudPart | null;
  }
  interface Panels {
    aloud: true;
  }
}

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    aloud: boolean;
    /** The name of the voice; empty for the first that there is. */
    aloudVoice: string;
    /** 0 to 100; 50 is a voice's own speed. */
    aloudSpeed: number;
    /** What is spoken. */
    aloudPlays: boolean;
    aloudRefusals: boolean;
    aloudEnds: boolean;
  }
}
