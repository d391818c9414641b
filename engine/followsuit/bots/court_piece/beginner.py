"""Beginner: judges its five cards roughly and sees one trick at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.actions import NameTrump
from followsuit.bots.court_piece.casual import by_thumb, cards_seen, reason_of, why
from followsuit.bots.interface import RuleBot
from followsuit.bots.plain.five_cards import worths
from followsuit.bots.plain.human_errors import SLIP, beginners_play
from followsuit.bots.plain.layout import spread
from followsuit.bots.search.thought import Thought
from followsuit.cards import Suit
from followsuit.court_piece.actions import AskRedeal
from followsuit.court_piece.observation import CourtPieceObservation

#: The tricks by which a beginner may misjudge a suit.
MISJUDGED: Final = 0.8


class BeginnerCourtPiece(RuleBot):
    """Sees this trick only and judges its hand roughly."""

    def thought(self, observation: CourtPieceObservation, rng: Random) -> Thought:
        """Return the action and its reason."""
        seen = observation
        if seen.may_redeal:
            return Thought.plain(AskRedeal(seen.seat))
        if seen.phase == "naming" and not seen.rules.hidden:
            judged = [worth + MISJUDGED * (2 * rng.random() - 1) for worth in worths(spread(seen.hand))]
            made = NameTrump(seen.seat, tuple(Suit)[judged.index(max(judged))])
            return Thought.plain(made, reason_of(seen, made) or SLIP)
        if seen.phase != "playing" or seen.trump is None or seen.turned_at != 0:
            return why(seen, by_thumb(seen))
        return beginners_play(cards_seen(seen), seen.taken, rng)
