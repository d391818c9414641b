/**
 * Result: the result of a day's deal, to be shared: a square for each trick, which reveals no card. As text and as a
 * picture.
 */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";
import { signedNumber } from "../../text/names.js";
import { countBeaten } from "./bot-results.js";
import { gameText } from "../../text/game-text.js";
import { joinSentences } from "../../text/sentences.js";
import { formatDay } from "../daily/words.js";

/** @import { ChallengePanel, DayResult, Square } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { ChallengeActions } from "./view.js" */

/** @type {Record<Square, string>} */
const LETTERS = { won: "🟩", empty: "⬜", lost: "🟥", missed: "🟨" };
/** Squares in a line of text. */
const ACROSS = 13;

/** The squares, and buttons to share them. @param {Text} text @param {string} game @param {DayResult} result @param {ChallengeActions} actions */
export function resultView(text, game, { squares, isJudged, picture, isPictureHidden, copied }, actions) {
  const { say } = gameText(text, game);
  // Where every trick counts, points are not what it counts for.
  const points = squares.includes("empty") ? "yes" : "no";
  return html`<section class="result" aria-label=${say("daily-squares")}>
    <ol class="result-squares" role="list">
      ${squares.map(
        (square, at) =>
          html`<li data-square=${square}>
            <span class="unseen">${say(`square-${square}`, { number: at + 1, points })}</span>
          </li>`,
      )}
    </ol>
    <p class="hint">
      ${
        isJudged
          ? joinSentences([
              say("daily-squares-line"),
              squares.includes("missed") ? say("daily-squares-missed") : "",
            ])
          : say("decisions-looking")
      }
    </p>
    <div class="challenge-buttons">
      ${button(say("daily-copy"), () => actions.copyResult(), { isOff: !isJudged })}
      ${
        "share" in navigator
          ? button(say("daily-send"), () => actions.sendResult(), { isOff: !isJudged })
          : nothing
      }
      ${button(say("daily-save"), () => actions.savePicture(), { isOff: !picture })}
    </div>
    ${isPictureHidden ? html`<p class="hint">${say("daily-picture-hidden")}</p>` : nothing}
    <p class="hint" role="status">${copied ? say(`result-${copied}`) : nothing}</p>
  </section>`;
}

/** The shared text. @param {Text} text @param {ChallengePanel} panel */
export function resultText(text, panel) {
  const { title, day, squares, margin, better } = collectFacts(text, panel);
  const rows = [];
  for (let at = 0; at < squares.length; at += ACROSS)
    rows.push(
      squares
        .slice(at, at + ACROSS)
        .map((square) => LETTERS[square])
        .join(""),
    );
  const { link } = panel.result ?? {};
  return [`${title} · ${day}`, ...rows, [margin, better].filter(Boolean).join(" · "), link ?? ""]
    .filter(Boolean)
    .join("\n");
}

/** The parts common to the text and the picture. @param {Text} text @param {ChallengePanel} panel */
export function collectFacts({ say }, { own, botResults, result }) {
  const margin = own?.claim?.margin ?? 0;
  const runs = botResults?.status === "running" ? [] : (botResults?.runs ?? []);
  return {
    title: `${say("product")} · ${say(`game-${own?.game ?? ""}`)}`,
    day: own ? formatDay(own.day, "long") : "",
    squares: result?.squares ?? [],
    margin: signedNumber(margin),
    better: runs.length ? say("daily-better", countBeaten(runs, margin)) : "",
  };
}
