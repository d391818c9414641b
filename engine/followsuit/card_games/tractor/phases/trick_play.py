"""Trick play: the tricks of a deal, from the starter's lead to the last card (T20–T33)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from followsuit.base.actions import Play
from followsuit.base.cards import Card
from followsuit.base.errors import CardError, Refusal
from followsuit.base.events import CardsPlayed, Event, TrickWon
from followsuit.base.seats import AnySeat, AnySide, check_turn
from followsuit.card_games.shengji.cards.ladder import Ladder, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import Format, format_of
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.law.follow import check_follow, fault
from followsuit.card_games.shengji.law.lead import (
    FailedThrow,
    ShownVoids,
    check_lead,
    no_voids,
    resolve_throw,
)
from followsuit.card_games.shengji.law.trick_winner import BestPlay, is_stronger, lead_strength, strength_of
from followsuit.card_games.shengji.option_values import Throw, VoidPlays
from followsuit.card_games.tractor.events import ThrowFailed
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.standings import ORDERS
from followsuit.card_games.trick.cardplay import TakenTrick
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class TractorPlay:
    """The tricks of a deal: the hands as they are now, the trick in progress, and those taken, in order.

    ``hands`` and ``voids`` (the suits that a seat has shown to be void in) are by seat. ``starter_trick`` is
    the auction's (T41): its cards are played too. ``best_play`` is None before the lead. ``buriers`` are the
    seats that buried, in order; the next one took up what all but the last had buried (T79).
    """

    trump: Trump
    hands: tuple[Holding, ...]
    buried: tuple[Card, ...]
    buriers: tuple[AnySeat, ...]
    trick: Trick
    starter_trick: Trick | None = None
    best_play: BestPlay | None = None
    taken: tuple[TakenTrick, ...] = ()
    voids: ShownVoids = no_voids(4)
    failed: tuple[FailedThrow, ...] = ()

    @property
    def buried_by(self) -> AnySeat:
        """The seat that buried last, and alone knows what lies in the kitty (T80)."""
        return self.buriers[-1]

    @property
    def ladder(self) -> Ladder:
        """The ladder, which has the order of the cards."""
        return self.hands[0].ladder

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        # All hands become empty with the same trick, so it is enough to look at the leader's.
        return not self.trick.plays and not self.hands[self.trick.leader].once

    @property
    def is_taken_back(self) -> bool:
        """Whether the seat to lead has just tried a throw that was void, so that it leads one unit (T90)."""
        if not self.failed or self.trick.plays:
            return False
        last = self.failed[-1]
        return last.trick == len(self.taken) and not last.down

    @property
    def to_act(self) -> AnySeat | None:
        """The seat that plays next; None when all cards are played."""
        return None if self.is_over else ORDERS[len(self.hands)][self.trick.leader][len(self.trick.plays)]


def begin_play(
    trump: Trump,
    rules: TractorRules,
    starter: AnySeat,
    hands: Sequence[Sequence[Card]],
    buried: tuple[Card, ...],
    starter_trick: Trick | None,
    buriers: tuple[AnySeat, ...] = (),
) -> TractorPlay:
    """The play before the first trick, which the starter leads (T13).

    ``hands`` are by seat, without the cards that are ``buried``. ``buriers`` are the seats that buried, in
    order; the starter alone if they are not given.
    """
    ladder = ladder_of(trump, rules)
    holdings = tuple([Holding.of(hand, ladder) for hand in hands])
    return TractorPlay(
        trump,
        holdings,
        buried,
        buriers or (starter,),
        Trick(starter),
        starter_trick,
        voids=no_voids(len(holdings)),
    )


def cards_seen(taken: Sequence[TakenTrick], starter_trick: Trick | None) -> Iterator[Card]:
    """All cards played in complete tricks, the starter trick included."""
    if starter_trick is not None:
        yield from starter_trick.cards
    for won in taken:
        yield from won.trick.cards


# Checking --------------------------------------------------------------------------------------------------
def check_play(play: TractorPlay, action: Play, rules: TractorRules) -> Refusal | None:
    """Why the cards are refused, or None (T20–T29).

    Codes: ``out_of_turn``, and those of `check_lead` and `check_follow`.
    """
    refusal = check_turn(action.seat, play.to_act, "T1")
    if refusal is not None:
        return refusal
    hand, best_play = play.hands[action.seat], play.best_play
    try:
        cards = Holding.of(action.cards, hand.ladder)
    except CardError:
        cards = None
    # Most plays are legal, and the masks tell so quickly. Only a refusal needs the law's longer way, which
    # also collects the facts.
    if best_play is None:
        if cards is not None and _is_plain_lead(hand, cards):
            return None
        situation = tuple(cards_seen(play.taken, play.starter_trick))
        buried = play.buried if action.seat is play.buried_by else ()
        voids = {seat: play.voids[seat] for seat in action.seat.table if seat is not action.seat}
        return check_lead(
            hand.cards(),
            action.cards,
            situation,
            buried,
            voids,
            play.trump,
            rules,
            action.seat,
            taken_back=play.is_taken_back,
        )
    if cards is not None and not fault(hand, best_play.form, cards, rules):
        return None
    return check_follow(hand.cards(), play.trick.plays[0].cards, action.cards, play.trump, rules)


def _is_plain_lead(hand: Holding, cards: Holding) -> bool:
    """Whether the cards are held and are a single unit, which may always be led (T21, T65)."""
    if not hand.contains(cards):
        return False
    form = format_of(cards)
    return form is not None and not form.is_throw


# Playing ---------------------------------------------------------------------------------------------------
def with_play(play: TractorPlay, action: Play, rules: TractorRules) -> tuple[TractorPlay, tuple[Event, ...]]:
    """The play after an action that `check_play` allows, and its events."""
    if play.best_play is None:
        return _with_lead(play, action, rules)
    best_play, seat = play.best_play, action.seat
    cards = Holding.of(action.cards, play.ladder)
    offered = strength_of(cards, best_play.form, rules)
    if offered is not None and is_stronger(offered, best_play.strength, best_play.form, rules, play.ladder):
        best_play = BestPlay(best_play.form, seat, offered)
    voids, suit = play.voids, best_play.form.suit
    if cards.count(suit) < best_play.form.size:
        shown = _shown_voids(cards, best_play.form, rules)
        if not shown <= voids[seat]:
            voids = (*voids[:seat], voids[seat] | shown, *voids[seat + 1 :])
    trick = play.trick.with_play(action)
    played = CardsPlayed(seat, action.cards)
    hands = _without(play.hands, seat, cards)
    if len(trick.plays) < len(hands):
        return _after(play, hands, trick, best_play, play.taken, voids, play.failed), (played,)
    won = TakenTrick(trick, best_play.seat, card_points(trick.cards))
    after = _after(play, hands, Trick(best_play.seat), None, (*play.taken, won), voids, play.failed)
    return after, (played, TrickWon(best_play.seat, won.points))


def _shown_voids(cards: Holding, form: Format, rules: TractorRules) -> AbstractSet[EffectiveSuit]:
    """The suits in which a play with too few cards of the led suit shows its seat to be void.

    A seat that owed trumps (T87) and played fewer than were led has no more of them.
    """
    trump = EffectiveSuit.TRUMP
    if rules.void_plays is VoidPlays.ANY or form.suit is trump or cards.count(form.suit):
        return {form.suit}
    return {form.suit, trump} if cards.count(trump) < form.size else {form.suit}


def _with_lead(play: TractorPlay, action: Play, rules: TractorRules) -> tuple[TractorPlay, tuple[Event, ...]]:
    """The play after a lead, and its events.

    Of a throw that fails only one unit is played (T22), or nothing, and the seat leads again (T90). Trumps in
    other hands never make a throw in a side suit fail.
    """
    seat = action.seat
    down = Holding.of(action.cards, play.ladder)
    form = format_of(down)
    assert form is not None, "check_lead refuses mixed suits"
    failed: FailedThrow | None = None
    if form.is_throw and rules.throw is Throw.ATTEMPT:
        failed = _failed(play, action, rules)
        if failed is not None and not failed.down:
            event = ThrowFailed(seat, failed.attempt, (), failed.beaten_by, failed.penalty)
            thrown = (*play.failed, failed)
            after = _after(play, play.hands, play.trick, None, play.taken, play.voids, thrown)
            return after, (event,)
        if failed is not None:
            down = Holding.of(failed.down, play.ladder)
            form = format_of(down)
            assert form is not None, "a unit is of one suit"
            action = Play(seat, failed.down)
    after = _after(
        play,
        _without(play.hands, seat, down),
        play.trick.with_play(action),
        BestPlay(form, seat, lead_strength(down, form, rules)),
        play.taken,
        play.voids,
        play.failed if failed is None else (*play.failed, failed),
    )
    played = CardsPlayed(seat, action.cards)
    if failed is None:
        return after, (played,)
    event = ThrowFailed(seat, failed.attempt, failed.down, failed.beaten_by, failed.penalty)
    return after, (event, played)


def _failed(play: TractorPlay, action: Play, rules: TractorRules) -> FailedThrow | None:
    """The failed throw, if another hand beats a unit of it; None if the throw stands (T22)."""
    order = ORDERS[len(play.hands)][action.seat]
    others = [play.hands[seat].cards() for seat in order[1:]]
    result = resolve_throw(action.cards, others, play.trump, rules)
    if not result.fails:
        return None
    assert result.beaten_by is not None, "a failed throw is beaten by somebody"
    return FailedThrow(
        trick=len(play.taken),
        seat=action.seat,
        attempt=action.cards,
        down=result.down,
        beaten_by=order[result.beaten_by + 1],
        penalty=rules.failed_throw_penalty,
    )


def _after(
    play: TractorPlay,
    hands: tuple[Holding, ...],
    trick: Trick,
    best_play: BestPlay | None,
    taken: tuple[TakenTrick, ...],
    voids: ShownVoids,
    failed: tuple[FailedThrow, ...],
) -> TractorPlay:
    """The play with new values for the fields that an action changes.

    `dataclasses.replace` would take ten times as long.
    """
    return TractorPlay(
        play.trump,
        hands,
        play.buried,
        play.buriers,
        trick,
        play.starter_trick,
        best_play,
        taken,
        voids,
        failed,
    )


def _without(hands: tuple[Holding, ...], seat: AnySeat, cards: Holding) -> tuple[Holding, ...]:
    """The hands, by seat, after this seat has played these cards."""
    return (*hands[:seat], hands[seat].without(cards), *hands[seat + 1 :])


# Counting --------------------------------------------------------------------------------------------------
def trick_points(taken: Sequence[TakenTrick], side: AnySide) -> int:
    """The card points in the tricks a side has won."""
    return sum([won.points for won in taken if won.winner.side is side])


def penalty_points(failed: Sequence[FailedThrow], side: AnySide) -> int:
    """The points that a side got for the other side's failed throws, less those its own cost it (T22)."""
    return sum(throw.penalty if throw.seat.side is not side else -throw.penalty for throw in failed)
