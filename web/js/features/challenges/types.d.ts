/** What is being looked at of a deal that several play: a challenge that came, or what a deal came to beside others. */

import type { ChallengeOffer, Outcome, RefusalData } from "../../messages/messages.d.ts";

export type { ChallengeOffer, Claim } from "../../messages/messages.d.ts";

/** What became of a trick; `missed` is said beside it: a decision there cost. */
export type Square = Outcome | "missed";

/** One run of the field: a level, and the margin it came to. */
export interface Run {
  level: string;
  margin: number;
}

/** The same deal played by our levels. */
export interface BotResults {
  runs: Run[];
  /** How many runs there are to be. */
  of: number;
  status: "running" | "done" | "stopped";
  /** Whether there is a file of it that is not as it was made. */
  isDamaged?: boolean;
}

/** What is shared of a day's deal: nothing of its cards. */
export interface DayResult {
  squares: Square[];
  /** Whether it is known which tricks are `missed`; until then nothing is shared. */
  isJudged: boolean;
  /** The whole address of the day's challenge, without anybody's play; null until the engine has made it. */
  link: string | null;
  /** The picture, made beforehand: some browsers share only what is there when they are asked. */
  picture: Blob | null;
  /** None can be made: the browser hides pictures from pages. */
  isPictureHidden?: boolean;
  copied: "copied" | "refused" | null;
}

export interface ChallengePanel {
  stage: "invitation" | "outcome";
  /** The link that came, or that the deal was played by; empty where there was none. */
  link: string;
  /** The challenge that came; null until the engine has read it, or where there was none. */
  challenge: ChallengeOffer | null;
  /** The deal as the person played it; null where it was not played to its end. */
  own: ChallengeOffer | null;
  /** The record it is in, null for the match at the table. */
  record: string | null;
  botResults: BotResults | null;
  /** Of a day's deal that was played to its end; else null. */
  result: DayResult | null;
  refusal: RefusalData | null;
  /** The panel one came from, and goes back to. */
  from: "history" | "daily" | null;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    challenges: ReturnType<typeof import("./challenges.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    challenges: ChallengePanel | null;
  }
  interface Panels {
    challenges: true;
  }
}
