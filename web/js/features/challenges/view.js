/** Challenges: the panel of a received challenge, and of a deal's results side by side. */

import { html, nothing } from "lit-html";
import { presetOf, tableOf } from "../../core/storage/match-summaries.js";
import { button } from "../../parts/controls.js";
import { engineWaits } from "../../parts/problem-lines.js";
import { signedNumber } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { gameText } from "../../text/game-text.js";
import { countStreak } from "../daily/day-matches.js";
import { formatDay } from "../daily/words.js";
import { botResultsView } from "./bot-results.js";
import { resultView } from "./day-result.js";

/** @import { ChallengeOffer, Claim, ChallengePanel } from "./types.d.ts" */
/** @import { State } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {import("../types.d.ts").FeatureActions["challenges"]} ChallengeActions */

/** @param {Text} text @param {State} state @param {ChallengePanel} panel @param {ChallengeActions} actions */
export function challengeView(text, state, panel, actions) {
  return html`<div class="challenge" data-stage=${panel.stage}>
    ${
      panel.refusal
        ? html`<p role="alert">${refusalSentence(text, panel.refusal)}</p>`
        : panel.stage === "outcome"
          ? outcomeView(text, state, panel, actions)
          : invitationView(text, state, panel, actions)
    }
  </div>`;
}

/** @param {Text} text @param {State} state @param {ChallengePanel} panel @param {ChallengeActions} actions */
function invitationView({ say, has }, { engine, match }, { challenge }, actions) {
  if (!challenge || engine.status === "failed")
    return engineWaits({ say, has }, engine, say("challenge-waiting"));
  const { claim, refused } = challenge;
  return html`<p class="challenge-what">${describeDeal({ say, has }, challenge)}</p>
    ${
      claim
        ? html`<div class="challenge-scores">${scoreLine(claim.name || say("challenge-friend"), claim)}</div>
            <p>${say("challenge-beat")}</p>`
        : html`<p>${say("challenge-open")}</p>`
    }
    ${refused ? html`<p class="challenge-note">${refusedSentence({ say, has }, refused)}</p>` : nothing}
    ${challenge.same_bots ? nothing : html`<p class="challenge-note">${say("challenge-other-bots")}</p>`}
    ${match ? html`<p class="hint">${say("challenge-match-stays")}</p>` : nothing}
    ${button(say("challenge-play"), () => actions.playChallenge(), { isMain: true })}`;
}

/** @param {Text} text @param {State} state @param {ChallengePanel} panel @param {ChallengeActions} actions */
function outcomeView(text, { heads }, { own, challenge, botResults, record, result }, actions) {
  const { say } = text;
  if (!own) return html`<p role="status">${say("challenge-waiting")}</p>`;
  const mine = own.claim;
  const theirs = challenge?.claim ?? null;
  return html`<p class="challenge-what">${describeDeal(text, own)}</p>
    ${
      mine
        ? html`<div class="challenge-scores">
              ${scoreLine(say("challenge-you"), mine, true)}
              ${theirs ? scoreLine(theirs.name || say("challenge-friend"), theirs) : nothing}
            </div>
            ${botResults ? nothing : html`<p class="hint">${gameText(text, own.game).say("challenge-counts")}</p>`}
            ${own.day ? streakLine(text, countStreak(heads, own.game, own.day).now) : nothing}
            ${theirs ? html`<p class="challenge-verdict">${verdictSentence(say, mine, theirs)}</p>` : nothing}
            ${mine.assisted ? html`<p class="challenge-note">${say("challenge-assisted")}</p>` : nothing}`
        : html`<p class="challenge-note">${say("challenge-unfinished")}</p>`
    }
    ${challenge?.refused ? html`<p class="challenge-note">${refusedSentence(text, challenge.refused)}</p>` : nothing}
    ${result ? resultView(text, own.game, result, actions) : nothing}
    ${botResults?.isDamaged ? html`<p class="challenge-note">${say("daily-field-damaged")}</p>` : nothing}
    ${botResults ? botResultsView(gameText(text, own.game), botResults, mine?.margin ?? null, theirs, actions) : nothing}
    <div class="challenge-buttons">
      ${button(say("challenge-share"), () => actions.shareDeal(), { isMain: true })}
      ${button(say(record === null ? "challenge-to-deal" : "challenge-back"), () => actions.close())}
    </div>`;
}

/** How many days in a row it makes; one is no row. @param {Text} text @param {number} count */
function streakLine({ say }, count) {
  return count > 1 ? html`<p>${say("feat-streak", { count })}</p>` : nothing;
}

/** The game, its rules, the level, and which deal. @param {Text} text @param {ChallengeOffer} challenge */
function describeDeal(text, { game, rules, levels, deal, day }) {
  const { say } = text;
  const all = [...new Set(Object.values(levels))];
  const table = tableOf(rules);
  return [
    say(`game-${game}`),
    gameText(text, game).say(`rules-${presetOf({ game, rules })}`),
    ...(table && table.seats !== 4 ? [say("challenge-seats", { count: table.seats })] : []),
    say("challenge-against", { level: say(all.length === 1 ? `level-${all[0]}` : "level-mixed") }),
    day ? say("challenge-day", { day: formatDay(day) }) : say("history-deal", { number: deal }),
  ].join(" · ");
}

/** @param {string} name @param {Claim} claim @param {boolean} [isOwn] */
function scoreLine(name, { margin }, isOwn = false) {
  return html`<p class="challenge-score" ?data-own=${isOwn}>
    <span>${name}</span> <strong data-sign=${Math.sign(margin)}>${signedNumber(margin)}</strong>
  </p>`;
}

/** @param {Text["say"]} say @param {Claim} mine @param {Claim} theirs */
function verdictSentence(say, mine, theirs) {
  const by = mine.margin - theirs.margin;
  const facts = { name: theirs.name || say("challenge-friend"), by: Math.abs(by) };
  return say("challenge-verdict", { ...facts, better: by > 0 ? "you" : by < 0 ? "them" : "none" });
}

/** Why the result in the link was not taken. @param {{ say: Text["say"], has: Text["has"] }} text @param {import("../../core/types.d.ts").RefusalData} refused */
function refusedSentence(text, refused) {
  const { say, has } = text;
  const { code, facts } = refused;
  const act = facts?.["text"];
  if (act) return say("challenge-refused-act", { act: String(act) });
  return say("challenge-refused", { why: has(`refusal-${code}`) ? refusalSentence(text, refused) : code });
}
