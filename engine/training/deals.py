"""Logged deals: one line of JSON a deal, and the states of play that it stands for."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from followsuit.actions import Play
from followsuit.cards import NO_TRUMP, Card, parse_cards, parse_rank, parse_suit
from followsuit.decks import DOUBLE
from followsuit.seats import Seat
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.front.observation import TractorObservation, observe
from followsuit.tractor.law.standing import TractorStanding
from followsuit.tractor.phases.playing import begin_play, with_play
from followsuit.tractor.phases.state import Declaration, Prelude, Terms, TractorDealOver, TractorPlaying
from followsuit.tractor.rules import PRESETS

#: The rules of all that is logged.
RULES: Final = PRESETS["standard"]


@dataclass(frozen=True, slots=True)
class LoggedDeal:
    """A deal from its first lead on, and its result.

    ``hands`` are by seat, after the burial. ``plays`` are the cards each seat tried to play, in order: what
    goes down of a throw that fails follows from the hands. ``points`` are the opposing side's at the end.
    """

    number: int
    levels: str
    starter: str
    trump: str
    declared: tuple[str, ...]
    hands: tuple[str, ...]
    buried: str
    plays: tuple[str, ...]
    points: int

    @staticmethod
    def of(number: int, over: TractorDealOver, first: TractorPlaying, plays: Sequence[Play]) -> LoggedDeal:
        """Return a finished deal as it is logged; ``first`` is the state at the first lead."""
        terms, standing = over.terms, over.standing
        strain = terms.trump.suit
        letter = "NT" if strain is NO_TRUMP else strain.letter
        return LoggedDeal(
            number,
            " ".join(level.letter for level in standing.levels),
            terms.starter.name,
            f"{terms.trump.rank.letter} {letter}",
            tuple(
                f"{said.seat.name} {said.dealt} {_text(said.cards)}" for said in terms.prelude.declarations
            ),
            tuple(_text(hand.cards()) for hand in first.play.hands),
            _text(first.play.buried),
            tuple(_text(play.cards) for play in plays),
            over.score.points,
        )

    def line(self) -> str:
        """Return the deal as a line of JSON."""
        fields = {name: getattr(self, name) for name in self.__slots__}
        return json.dumps(fields, separators=(",", ":"))

    @staticmethod
    def read(line: str) -> LoggedDeal:
        """Return the deal of a line."""
        fields: dict[str, Any] = json.loads(line)
        for name in ("declared", "hands", "plays"):
            fields[name] = tuple(fields[name])
        return LoggedDeal(**fields)

    def begin(self) -> TractorPlaying:
        """Return the state at the first lead."""
        starter = Seat[self.starter]
        rank, strain = self.trump.split()
        trump = Trump.under(RULES, parse_rank(rank), NO_TRUMP if strain == "NT" else parse_suit(strain))
        ours, theirs = map(parse_rank, self.levels.split())
        standing = TractorStanding(RULES, 2, (ours, theirs), starter, starter.side)
        declared = []
        for text in self.declared:
            seat, dealt, cards = text.split(maxsplit=2)
            declared.append(Declaration(Seat[seat], parse_cards(cards), int(dealt)))
        hands = [parse_cards(hand) for hand in self.hands]
        play = begin_play(trump, RULES, starter, hands, parse_cards(self.buried), None)
        return TractorPlaying(standing, DOUBLE.cards, Terms(Prelude(tuple(declared)), starter, trump), play)

    def leads(self) -> Iterator[TractorPlaying]:
        """Yield the state before every lead."""
        state = self.begin()
        play, rules = state.play, state.standing.rules
        for text in self.plays:
            if not play.trick.plays:
                yield TractorPlaying(state.standing, state.pack, state.terms, play)
            seat = play.to_act
            assert seat is not None, "a logged deal ends with its last card"
            play, _ = with_play(play, Play(seat, parse_cards(text)), rules)
        assert play.is_over, "a logged deal is whole"


def observed(state: TractorPlaying) -> TractorObservation:
    """Return what the seat that leads may know."""
    seat = state.play.to_act
    assert seat is not None, "somebody leads"
    return observe(state, seat)


def _text(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards)
