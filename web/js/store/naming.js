/** Naming: who sits at the table has a name, also where a record gives none. */

/** @import { Answer, Seat, View } from "./types.d.ts" */

/** @typedef {(question: { op: string, [field: string]: unknown }) => Promise<Answer>} Ask */

/**
 * The engine's answers about the table, with the page's usual names for seats that have none. What it tells of the past
 * is left as it is: there nobody sits.
 * @param {Ask} ask
 * @param {(game: string) => Record<string, string>} usual names by seat
 * @returns {Ask}
 */
export function naming(ask, usual) {
  return async (question) => {
    const answer = await ask(question);
    if (question.op === "at") return answer;
    const { view, moment } = answer;
    return {
      ...answer,
      ...(view ? { view: named(view, usual) } : {}),
      ...(moment ? { moment: { ...moment, view: named(moment.view, usual) } } : {}),
    };
  };
}

/** @param {View} view @param {(game: string) => Record<string, string>} usual @returns {View} */
function named(view, usual) {
  const seats = /** @type {[Seat, View["seats"][Seat]][]} */ (Object.entries(view.seats));
  if (seats.every(([, { name }]) => name)) return view;
  const names = usual(view.game);
  const filled = seats.map(([seat, one]) => [seat, { ...one, name: one.name || (names[seat] ?? "") }]);
  return { ...view, seats: /** @type {View["seats"]} */ (Object.fromEntries(filled)) };
}
