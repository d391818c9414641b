/** Club events: of which event that this device keeps a challenge is a deal. */

/** @import { Settings, State } from "./types.d.ts" */

/** The link of the event that a challenge is a deal of. @param {Settings["events"]} events @param {string} challenge */
export function eventOf(events, challenge) {
  return Object.entries(events).find(([, { begun }]) => Object.values(begun ?? {}).includes(challenge))?.[0];
}

/** Whether the match at the table is a deal of an event. @param {Pick<State, "match" | "settings">} state */
export function isOfEvent({ match, settings }) {
  return Boolean(match?.challenge && eventOf(settings.events, match.challenge));
}
