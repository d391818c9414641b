/**
 * Day bot results: how our levels played a day's deal, made ahead: a file a month and game, which build/content/day_fields.py describes.
 * A file that is not as it was made is refused; a day in no file is for the engine to work out.
 */

import { sha256 } from "../../core/device.js";

/** @import { Run } from "../challenges/types.d.ts" */

/** What a file begins with: of which game and month it is, which bots played, and how often each level did. */
const HEAD = /^follow-suit-field 1\ngame (\w+)\nmonth ([\d-]+)\nbots (\d+)\nruns ([\w ]+)\n/;

/** A file of fields that is not as it was made. */
export class DayFieldError extends Error {}

/**
 * @param {string} text of the file
 * @param {{ game: string, day: string, bots: number }} asked `bots`: the version of those we have
 * @returns {Promise<Run[] | null>} null where other bots played, or the day is missing
 * @throws {DayFieldError}
 */
export async function readDayRuns(text, { game, day, bots }) {
  const [body = "", sum = ""] = text.split(/^sha256 /m);
  const head = HEAD.exec(body);
  if (!head || sum.trim() !== (await sha256(body))) throw new DayFieldError("it is not as it was made");
  if (head[1] !== game || head[2] !== day.slice(0, 7)) throw new DayFieldError("it is of something else");
  const levels = head[4]?.split(" ") ?? [];
  const order = levels.flatMap((level, at) => (at % 2 ? [] : Array(Number(levels[at + 1])).fill(level)));
  const line = new RegExp(`^${day.slice(8)} (.+)$`, "m").exec(body)?.[1];
  if (Number(head[3]) !== bots || line === undefined) return null;
  const margins = line.split(" ").map(Number);
  if (margins.length !== order.length || !margins.every(Number.isSafeInteger))
    throw new DayFieldError("it has not a margin for each run");
  return margins.map((margin, at) => ({ level: order[at], margin }));
}
