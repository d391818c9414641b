"""A bot for a chat, without any chat: `python text_bot.py` reads a line and answers with lines.

Lines: `new GAME [SEED]`, `hand`, `legal`, `undo`, `record`, or an act: `bid 60`, `pass`, `name_trump H`,
`play AS`. To put it into a chat, hand each message of a person to `Chat.answer` and post what comes back.
"""

from __future__ import annotations

import sys
from typing import Any

import followsuit
from followsuit import FollowSuitError, act_text

ME = "S"


class Chat:
    """One person's match."""

    def __init__(self) -> None:
        self._match: followsuit.Match[Any] | None = None

    def answer(self, text: str) -> str:
        """What the bot says to a message."""
        words = text.split()
        if not words:
            return "Write 'new two_hundred', say."
        try:
            if words[0] == "new":
                return self._begin(words[1] if words[1:] else "two_hundred", " ".join(words[2:]) or None)
            if self._match is None:
                return "No match yet. Write 'new two_hundred', say."
            return self._within(self._match, text.strip())
        except FollowSuitError as error:
            return f"No: {error.message}. {error.remedy}".strip()

    def _begin(self, game: str, seed: str | None) -> str:
        self._match = followsuit.match(game, level="casual", players={ME: "person"}, seed=seed)
        return self._go_on(self._match)

    def _within(self, match: followsuit.Match[Any], text: str) -> str:
        if text == "hand":
            return " ".join(card.text for card in match.situation(ME).hand)
        if text == "legal":
            return ", ".join(act_text(act) for act in match.legal())
        if text == "undo":
            act = match.undo(ME)
            return f"Taken back: {act_text(act)}."
        if text == "record":
            return match.record()
        match.push(text)
        return self._go_on(match)

    def _go_on(self, match: followsuit.Match[Any]) -> str:
        lines: list[str] = []
        while True:
            deals = match.deals
            match.run(until=lambda one, deals=deals: one.deal_result() is not None and one.deals == deals)  # type: ignore[misc]
            result = match.deal_result()
            if result is None:
                break
            lines.append(
                f"The deal is over: {dict(result.took)}, the match stands at {dict(result.standing)}."
            )
            ended = match.result()
            if ended is not None:
                return "\n".join([*lines, f"{ended.won_by} won the match."])
            match.deal()
        cards = " ".join(card.text for card in match.situation(ME).hand)
        return "\n".join(
            [*lines, f"You hold {cards}.", f"You may: {', '.join(act_text(act) for act in match.legal())}."]
        )


def main() -> None:
    """Answer lines of standard input."""
    chat = Chat()
    for line in sys.stdin:
        print(chat.answer(line), flush=True)


if __name__ == "__main__":
    main()
