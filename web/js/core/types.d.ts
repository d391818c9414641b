/** The types of the store: what the engine says, what the device remembers, what the page remembers. */

export type * from "../messages/messages.d.ts";
export type * from "./types/answer.d.ts";
export type * from "./types/settings.d.ts";
export type * from "./types/state.d.ts";
