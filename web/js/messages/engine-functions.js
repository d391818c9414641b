/**
 * Engine functions: one function for each message, named as the message: `engine.openRecord({ record })`
 * sends `open_record`, and throws where the answer refuses. Their types are `MessageFunctions`. Written by
 * build/tools/make_messages.py from engine/followsuit/protocol; change that, and run it again.
 */

/** @import { Requests, MessageFunctions, RefusalData } from "./messages.d.ts" */
/** An answer before it is known to be one. @typedef {{ ok?: boolean, error?: unknown }} Reply */

const OPS = [
  "ping",
  "hello",
  "new",
  "resume",
  "record",
  "resolve_rules",
  "list_agreements",
  "set_agreements",
  "view",
  "uncover_seat",
  "cover_cards",
  "act",
  "select_cards",
  "step",
  "deal",
  "undo",
  "claim_tricks",
  "act_for_seat",
  "hand_over",
  "take_over",
  "take_seat",
  "cancel_thinking",
  "get_progress",
  "open_record",
  "show_step",
  "open",
  "write",
  "start_task",
  "leave_task",
  "list_referee_forms",
  "get_ruling",
  "get_rulings",
  "find_remedies",
  "edit_score_sheet",
  "hint",
  "list_acts",
  "explain_act",
  "review_deal",
  "view_before_act",
  "coach",
  "get_bot_result",
  "find_missed_tricks",
  "verify_record",
  "exchange_cards",
  "show_position",
  "weigh_acts",
  "extend_line",
  "add_branch",
  "export_position",
  "annotate_act",
  "remove_branch",
  "edit_deal",
  "finish_deal",
];

/** What a guest may ask the host's engine: each message, its fields. The host sets the seat. */
export const GUEST_FIELDS = Object.freeze({
  act: ["turn", "action"],
  select_cards: ["turn", "chosen", "card", "kind"],
  claim_tricks: ["turn"],
  hand_over: ["turn", "level"],
  take_over: ["turn"],
  undo: ["turn"],
  hint: ["turn", "level"],
  coach: ["turn", "action", "ahead"],
  list_acts: ["turn"],
  explain_act: ["turn", "at"],
  review_deal: ["turn"],
  view_before_act: ["turn", "at"],
});

/** The function of a message. @param {string} op */
export const functionName = (op) => op.replace(/_./g, (part) => part.charAt(1).toUpperCase());

/** The engine refused a request, or could not answer it. */
export class RequestRefused extends Error {
  /** @param {RefusalData} refusal */
  constructor(refusal) {
    super(refusal.code);
    /** @readonly */
    this.refusal = refusal;
  }
}

/**
 * @param {(question: { op: keyof Requests, [field: string]: unknown }) => Promise<Reply>} ask sends a message
 * @returns {MessageFunctions}
 */
export function createEngineFunctions(ask) {
  /** @param {string} op */
  const entry = (op) => [
    functionName(op),
    async (/** @type {object} */ fields) => {
      const answer = await ask({ ...fields, op: /** @type {keyof Requests} */ (op) });
      const error = /** @type {RefusalData | undefined} */ (answer.error);
      if (!answer.ok) throw new RequestRefused(error ?? { code: "internal" });
      return answer;
    },
  ];
  return Object.fromEntries(OPS.map(entry));
}
