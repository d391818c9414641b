"""Deal end: the end of a deal, from the last trick to the next starter (T33–T37, T43, T96)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.base.cards import Card
from followsuit.base.events import Event, MatchWon
from followsuit.base.seats import AnySeat, AnySide
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.scoring import Role, kitty_multiplier
from followsuit.card_games.tractor.events import DealWon, KittyRevealed, LevelChanged
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.scoring import DealOutcome, LastTrick, Levels, deal_outcome, next_starter
from followsuit.card_games.tractor.standings import SideLevels, TractorStanding


@dataclass(frozen=True, slots=True)
class KittyScore:
    """The kitty that the opposing side won with the last trick, its points and their factor (T34)."""

    cards: tuple[Card, ...]
    points: int
    multiplier: int

    @property
    def bonus(self) -> int:
        """The points that the opposing side gets for the kitty."""
        return self.points * self.multiplier


@dataclass(frozen=True, slots=True)
class TractorScore:
    """The result of a deal.

    ``points`` are the opposing side's: its card points in ``tricks`` (the starter trick included), plus its
    ``penalty`` points (negative if they went to the declaring side, T22), plus the kitty's bonus; at least 0.
    ``kitty`` is None if the declaring side won the last trick: then nobody sees the kitty (T34). ``bid`` is
    the declarers' bid and ``declarers_took`` the points they took; both are None without a bid that
    binds (T43): neither the kitty nor a penalty is among them.
    ``gain`` is the number of levels that the table gives ``gainer``; the level may have risen by less (T37).
    ``before`` and ``levels`` are the levels before and after the deal. ``clauses`` are those that decided.
    """

    tricks: int
    penalty: int
    kitty: KittyScore | None
    points: int
    bid: int | None
    declarers_took: int | None
    gainer: AnySide | None
    gain: int
    before: SideLevels
    levels: SideLevels
    declares_next: AnySide
    next_starter: AnySeat
    won_by: AnySide | None
    clauses: tuple[str, ...]


def score_deal(
    standing: TractorStanding,
    starter: AnySeat,
    *,
    tricks: int,
    penalty: int,
    kitty: KittyScore | None,
    bid: int | None,
    last: LastTrick | None = None,
    declaring: AnySide | None = None,
) -> TractorScore:
    """The score of a deal (T33–T37, T43, T95, T96, T101).

    ``tricks`` are the opposing side's card points in tricks, ``penalty`` its points from failed throws,
    ``kitty`` the kitty if it won the last trick, ``bid`` the declarers' bid if there was an auction, ``last``
    the last trick. ``declaring`` is the declaring side, None for the starter's (T100).
    """
    if declaring is None:
        declaring = starter.side
    opposing = declaring.other
    points = max(0, tricks + penalty + (kitty.bonus if kitty else 0))
    if not standing.rules.bid_binds:
        # The bid found the declaring side and says nothing more.
        bid = None
    took = standing.sizes.points - tricks if bid is not None else None
    before = standing.levels
    outcome = deal_outcome(
        points,
        Levels(before[declaring], before[opposing]),
        standing.rules,
        bid=bid,
        declarers_took=took,
        last=last,
        is_last=standing.is_last,
    )

    def side_of(role: Role | None) -> AnySide | None:
        return None if role is None else declaring if role is Role.DECLARING else opposing

    declares_next = declaring if outcome.declares_next is Role.DECLARING else opposing
    after = {declaring: outcome.levels.declaring, opposing: outcome.levels.opposing}
    return TractorScore(
        tricks=tricks,
        penalty=penalty,
        kitty=kitty,
        points=points,
        bid=bid,
        declarers_took=took,
        gainer=side_of(outcome.gainer),
        gain=outcome.gain,
        before=before,
        levels=(after[declaring.sides[0]], after[declaring.sides[1]]),
        declares_next=declares_next,
        next_starter=next_starter(starter, outcome.declares_next, declaring),
        won_by=side_of(outcome.won_by),
        clauses=_clauses(kitty, took is not None and took < (bid or 0), outcome),
    )


def _clauses(kitty: KittyScore | None, failed_bid: bool, outcome: DealOutcome) -> tuple[str, ...]:
    """The clauses that decided the score, in the order of the calculation."""
    return (
        "T33",
        *(("T34",) if kitty else ()),
        "T35",
        "T43" if failed_bid else "T36",
        *(("T96",) if outcome.hooked else ()),
        *(() if outcome.won_by is None else ("T95",) if outcome.by_length else ("T37",)),
    )


def kitty_score(
    buried: tuple[Card, ...], lead: Sequence[Card], trump: Trump, rules: TractorRules
) -> KittyScore:
    """The score of the kitty after a last trick that was led with these cards (T34)."""
    return KittyScore(buried, card_points(buried), kitty_multiplier(lead, trump, rules))


def score_events(score: TractorScore) -> tuple[Event, ...]:
    """The public events at the end of a deal."""
    events: list[Event] = []
    if score.kitty:
        kitty = score.kitty
        events.append(KittyRevealed(kitty.cards, kitty.points, kitty.multiplier, kitty.bonus))
    events.append(DealWon(score.points, score.declares_next, score.next_starter))
    events += [
        LevelChanged(side, before, after)
        for side, before, after in zip(score.declares_next.sides, score.before, score.levels, strict=True)
        if before is not after
    ]
    if score.won_by is not None:
        events.append(MatchWon(score.won_by))
    return tuple(events)
