"""Deal on paper: what a sheet prints of one deal, read from a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from followsuit.cards import Card
from followsuit.errors import QuestionError
from followsuit.events import CardsPlayed, TrickWon
from followsuit.game import AnyGame, seats_of
from followsuit.record import DealRecord, Opening, Record, steps_of
from followsuit.registry import game_named


@dataclass(frozen=True, slots=True)
class PaperTrick:
    """A trick as it was played: each seat's name with its cards, the leader first, and who won it."""

    plays: tuple[tuple[str, tuple[Card, ...]], ...]
    winner: str | None


@dataclass(frozen=True, slots=True)
class PaperDeal:
    """A deal to be printed.

    ``hands`` are by the seats' names, clockwise from S. ``first`` has the cards that each seat is dealt
    before trump is known, in a game that deals in packets; empty in others. ``standing`` are the fields of
    the opening that are no cards. ``figures`` are those of `Game.deal_figures`, None before the deal is over
    and where it was ``thrown_in``. ``trump`` is a letter, ``NT``, or None.
    """

    number: int
    hands: Mapping[str, tuple[Card, ...]]
    first: Mapping[str, tuple[Card, ...]]
    kitty: tuple[Card, ...]
    standing: Mapping[str, str]
    tricks: tuple[PaperTrick, ...]
    figures: Mapping[str, Any] | None
    trump: str | None
    thrown_in: bool
    is_over: bool

    @property
    def cards(self) -> int:
        """The number of cards of the pack."""
        return sum(map(len, self.hands.values())) + len(self.kitty)

    @property
    def piles(self) -> dict[str, list[Card]]:
        """The piles the pack is laid in, by name: a seat's, or two in a game with packets, and the kitty's.

        The piles of a seat with two are its name followed by 1 and 2.
        """
        piles: dict[str, list[Card]] = {}
        for seat, hand in self.hands.items():
            if not self.first:
                piles[seat] = list(hand)
                continue
            rest = list(hand)
            for card in self.first[seat]:
                rest.remove(card)
            piles[f"{seat}1"], piles[f"{seat}2"] = list(self.first[seat]), rest
        if self.kitty:
            piles["kitty"] = list(self.kitty)
        return piles


def paper_deals(
    record: Record, numbers: Sequence[int] | None = None, *, unfinished: bool = False
) -> tuple[PaperDeal, ...]:
    """The deals of a record to be printed, all or those with these ``numbers``, in order.

    Of a match somebody plays, a deal that is not over is left out unless ``unfinished``: it may be gone on
    with. A record in which nothing was played is a set of deals, and printed. Raises `QuestionError`:
    ``deal_not_in_record``, and ``deal_not_over`` where nothing is left to print.
    """
    known = {deal.number for deal in record.deals}
    for number in numbers or ():
        if number not in known:
            facts = {"deal": number, "deals": sorted(known)}
            raise QuestionError("deal_not_in_record", f"the record has no deal {number}", facts=facts)
    is_set = not any(deal.actions for deal in record.deals)
    game = game_named(record.game)
    chosen = [deal for deal in record.deals if numbers is None or deal.number in numbers]
    deals = tuple(_paper_deal(game, record.rules, deal) for deal in chosen)
    if not (unfinished or is_set):
        deals = tuple(deal for deal in deals if deal.is_over)
    if not deals:
        raise QuestionError("deal_not_over", "a deal is printed once it is over")
    return deals


def _paper_deal(game: AnyGame, rules: Any, deal: DealRecord) -> PaperDeal:
    opening = Opening(deal.opening)
    seats = [seat.name for seat in seats_of(game, rules)]
    has_packets = any(name.startswith("rest ") for name in deal.opening)
    first = {
        seat: tuple(slot.card for slot in opening.slots() if slot.field == f"hand {seat}")
        for seat in seats
        if has_packets
    }
    slots = {slot.field for slot in opening.slots()}
    steps = list(steps_of(game, rules, deal))
    state = steps[-1].state
    summary = game.summary(state)
    thrown_in = bool(summary and summary.get("passed_out"))
    return PaperDeal(
        number=deal.number,
        hands={seat: opening.cards_of(seat) for seat in seats},
        first=first,
        kitty=opening.kitty,
        standing={name: value for name, value in deal.opening.items() if name not in slots},
        tricks=_tricks(event for step in steps for event in step.events),
        figures=game.deal_figures(summary) if summary and not thrown_in else None,
        trump=_trump(game, rules, state),
        thrown_in=thrown_in,
        is_over=summary is not None,
    )


def _tricks(events: Iterable[object]) -> tuple[PaperTrick, ...]:
    """The tricks that these events make, the last one perhaps not complete."""
    tricks: list[PaperTrick] = []
    plays: list[tuple[str, tuple[Card, ...]]] = []
    for event in events:
        if isinstance(event, CardsPlayed):
            plays.append((event.seat.name, event.cards))
        elif isinstance(event, TrickWon):
            tricks.append(PaperTrick(tuple(plays), event.seat.name))
            plays = []
    return (*tricks, PaperTrick(tuple(plays), None)) if plays else tuple(tricks)


def _trump(game: AnyGame, rules: Any, state: Any) -> str | None:
    """The trump suit that everybody knows at the end of the acts, as its letter, ``NT``, or None."""
    view = game.view(game.observe(state, seats_of(game, rules)[0]))
    trump = view.get("trump")
    suit = trump.get("suit") if isinstance(trump, dict) else trump
    return suit if isinstance(suit, str) else None
