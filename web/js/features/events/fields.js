/** Fields: what several of the views say: what an event is of. */

import { presetOf, tableOf } from "../../core/kept/heads.js";
import { wording } from "../../text/wording.js";

/** @import { Text } from "../../table/view/table.js" */
/** @import { ClubEventData } from "./types.d.ts" */
/** @typedef {import("../types.d.ts").FeatureActs["events"]} EventsActs */

/** What an event is of: the game, its rules, the level, the deals. @param {Text} text @param {ClubEventData} event */
export function whatIs(text, { game, rules, level, you, deals, scoring }) {
  const { say } = text;
  const table = tableOf(rules);
  return [
    say(`game-${game}`),
    wording(text, game).say(`rules-${presetOf(rules)}`),
    ...(table && table.seats !== 4 ? [say("contest-seats", { count: table.seats })] : []),
    say("contest-against", { level: say(`level-${level}`) }),
    say("events-seat", { seat: say("seat", { seat: you }) }),
    say("events-deals", { count: deals }),
    say(`events-by-${scoring}`),
  ].join(" · ");
}
