/**
 * Days: dates by UTC, as `2026-11-23`, by this device's clock, and whether it can be right. All that is “of the day” has
 * this one midnight.
 */

const DAY_MS = 86_400_000;
/** A timer may come early, and a device may sleep: it is looked again after this long. */
const LOOK_AGAIN_MS = 60_000;

/** The date by UTC. @param {number} at milliseconds since 1970 */
export function getUtcDay(at) {
  return new Date(at).toISOString().slice(0, 10);
}

/** The number of a day, the same all day long and everywhere. @param {number} at milliseconds since 1970 */
export const dayNumber = (at) => Math.floor(at / DAY_MS);

/** Milliseconds until the next day begins. @param {number} at milliseconds since 1970 */
export const untilNextDay = (at) => DAY_MS - (((at % DAY_MS) + DAY_MS) % DAY_MS);

/**
 * Tell of each new day: at midnight, and when the page is seen again after it.
 * @param {() => void} onNewDay
 * @param {object} [needs]
 * @param {() => number} [needs.now] milliseconds since 1970
 * @param {EventTarget} [needs.page] tells when it is seen again
 */
export function watchDays(onNewDay, { now = Date.now, page = document } = {}) {
  let day = getUtcDay(now());
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(untilNextDay(now()) + 1, LOOK_AGAIN_MS));
    if (getUtcDay(now()) === day) return;
    day = getUtcDay(now());
    onNewDay();
  };
  page.addEventListener("visibilitychange", look);
  look();
}

/** The day so many days later. @param {string} day @param {number} by */
export function addDays(day, by) {
  const [year, month, date] = day.split("-").map(Number);
  return getUtcDay(Date.UTC(year, month - 1, date + by));
}

/** The month, as `2026-11`. @param {string} day */
export function getMonth(day) {
  return day.slice(0, 7);
}

/** The month so many months later. @param {string} month @param {number} by */
export function addMonths(month, by) {
  const [year, number] = month.split("-").map(Number);
  return getMonth(getUtcDay(Date.UTC(year, number - 1 + by)));
}

/** There are no deals to be played of days before this one. */
export const FIRST_DAY = "2026-11-01";

/** How long after the last of the months whose days were played ahead a clock is believed: a site is not built anew every day. */
const BELIEVED_DAYS = 366;

/** The last month whose days our levels have played ahead. */
export function getLastMonth() {
  return Object.values(__FOLLOWSUIT_DAYS__).flat().sort().at(-1) ?? getMonth(FIRST_DAY);
}

/**
 * The days that can be played, and which of them is today: none where the device's clock says what cannot be, a time before
 * there were deals or long after those that our levels have played ahead. Then these are what there is.
 * @param {string} clock the date by the device's clock
 * @param {string} lastMonth the last month that was played ahead
 * @returns {{ today: string | null, latest: string }}
 */
export function readClock(clock, lastMonth) {
  const last = addDays(`${addMonths(lastMonth, 1)}-01`, -1);
  const isBelieved = FIRST_DAY <= clock && clock <= addDays(last, BELIEVED_DAYS);
  return isBelieved ? { today: clock, latest: clock } : { today: null, latest: last };
}
