"""Dealing: cards are dealt one by one; seats may declare meanwhile and once more at the end (T5–T12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from followsuit.base.actions import Pass
from followsuit.base.cards import NO_TRUMP, Card, Rank, Strain
from followsuit.base.errors import Refusal
from followsuit.base.events import CardsDealt, Event, PassedOut
from followsuit.base.game import Step
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.cards.pack import Pack, check_held, dealt_to, kitty_of
from followsuit.card_games.shengji.law.declaring import (
    check_declare,
    declarable,
    is_final,
    kitty_strain,
    named,
    strength,
)
from followsuit.card_games.shengji.option_values import NoDeclaration, TrumpFinding
from followsuit.card_games.tractor.actions import Declare
from followsuit.card_games.tractor.events import (
    Declared,
    KittyTurned,
    LastChanceBegan,
    LastChancePassed,
    StarterChanged,
)
from followsuit.card_games.tractor.phases.burying import take_kitty
from followsuit.card_games.tractor.phases.pair_bidding import begin_auction
from followsuit.card_games.tractor.phases.state import (
    Dealing,
    Declaration,
    LastChance,
    Prelude,
    State,
    TractorThrownIn,
)
from followsuit.card_games.tractor.phases.trump_progress import declared_starter
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.standings import ORDERS, TractorStanding


# Declaring -------------------------------------------------------------------------------------------------
def check_declaration(state: Dealing | LastChance, action: Declare) -> Refusal | None:
    """Why the declaration is refused, or None (T6–T9); the caller checks whose turn it is.

    Codes: ``not_in_hand``, and those of `check_declare`. Of ``too_weak`` the fact ``fault`` is ``overridden``
    where the seat has shown these cards before and another overrode them (T9).
    """
    dealt = state.dealt if isinstance(state, Dealing) else state.standing.sizes.in_hands
    held = dealt_to(state.pack, state.standing.first, action.seat, dealt)
    refusal = check_held(held, action.cards, "T6")
    if refusal is not None:
        return refusal
    standing = state.declarations[-1] if state.declarations else None
    rank, rules = state.standing.trump_rank, state.standing.rules
    refusal = check_declare(rank, action.seat, action.cards, standing, rules)
    if refusal is None or refusal.facts.get("fault") not in ("equal", "weaker"):
        return refusal
    shown = any(one.seat is action.seat and one.cards == action.cards for one in state.declarations)
    return replace(refusal, facts={**refusal.facts, "fault": "overridden"}) if shown else refusal


def _declared(
    state: Dealing | LastChance, action: Declare, dealt: int
) -> tuple[tuple[Declaration, ...], tuple[Event, ...]]:
    """The declarations with this one, and its events; in deal 1 it also changes the roles (T11).

    ``dealt`` is the number of cards dealt so far.
    """
    standing = state.standing
    before = declared_starter(standing, state.declarations)
    after = (*state.declarations, Declaration(action.seat, action.cards, dealt))
    events: tuple[Event, ...] = (
        Declared(action.seat, action.cards, named(action.cards), strength(action.cards), dealt),
    )
    if standing.starter is None and before is not action.seat:
        events += (StarterChanged(action.seat, action.seat.side),)
    return after, events


# The phases ------------------------------------------------------------------------------------------------
def deal_card(state: Dealing) -> Step[State]:
    """Deal the next card. After the last one comes the last chance (T10), or the auction preset's bidding."""
    standing, pack = state.standing, state.pack
    order = standing.order
    seat = order[state.dealt % len(order)]
    event = CardsDealt(seat, (pack[state.dealt],))
    dealing = Dealing(standing, pack, state.dealt + 1, state.declarations)
    # No kitty has more than eight cards, so for most cards the sizes of the table need not be computed.
    if dealing.dealt + 8 < len(pack) or dealing.dealt < standing.sizes.in_hands:
        return Step(dealing, (event,))
    after = _all_dealt(dealing)
    return Step(after.state, (event, *after.events))


def declare_while_dealing(state: Dealing, action: Declare) -> Step[State]:
    """The state after a declaration that `check_declaration` allows."""
    declarations, events = _declared(state, action, state.dealt)
    return Step(Dealing(state.standing, state.pack, state.dealt, declarations), events)


def answer_chance(state: LastChance, action: Declare | Pass) -> Step[State]:
    """The state after the asked seat passes or declares (T10).

    All seats are asked, the one dealt to first before the others, and the last declarer too. After a
    declaration all others are asked again, unless nobody can override it. A seat that holds no declaration
    that could stand can only pass, and nobody sees it.
    """
    standing, pack = state.standing, state.pack
    if isinstance(action, Pass):
        events: tuple[Event, ...] = (
            (LastChancePassed(action.seat),) if _has_chance(state, action.seat) else ()
        )
        after = LastChance(standing, pack, state.declarations, state.asked[1:])
    else:
        declarations, events = _declared(state, action, standing.sizes.in_hands)
        others = ORDERS[standing.rules.seats][action.seat][1:]
        after = LastChance(standing, pack, declarations, () if _is_final(standing, declarations) else others)
    if after.asked:
        return Step(after, events)
    end = _chance_over(standing, pack, after.declarations)
    return Step(end.state, events + end.events)


def _is_final(standing: TractorStanding, declarations: Sequence[Declaration]) -> bool:
    """Whether nobody can declare any more, because the last declaration shows all big jokers (T59)."""
    return bool(declarations) and is_final(declarations[-1].cards, standing.rules.packs)


def _all_dealt(state: Dealing) -> Step[State]:
    """The phase after the last card is dealt."""
    standing, pack = state.standing, state.pack
    if standing.rules.finding is TrumpFinding.AUCTION:
        return begin_auction(standing, pack)
    if _is_final(standing, state.declarations):
        return _chance_over(standing, pack, state.declarations)
    chance = LastChance(standing, pack, state.declarations, standing.order)
    return Step(chance, tuple(LastChanceBegan(seat) for seat in chance.asked if _has_chance(chance, seat)))


def _has_chance(state: LastChance, seat: AnySeat) -> bool:
    """Whether a seat holds a declaration that could stand when all cards are dealt (T10)."""
    standing = state.standing
    hand = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
    last = state.declarations[-1] if state.declarations else None
    return bool(declarable(hand, standing.trump_rank, seat, last, standing.rules))


def _chance_over(standing: TractorStanding, pack: Pack, declarations: tuple[Declaration, ...]) -> Step[State]:
    """The phase after the last chance: the last declaration names trump, else the option decides (T12)."""
    if declarations:
        starter = declared_starter(standing, declarations)
        assert starter is not None, "a declaration makes a starter"
        return take_kitty(standing, pack, Prelude(declarations), starter, named(declarations[-1].cards))
    # In deal 1 the seat that was dealt the first card starts; in a later deal that seat is the starter.
    match standing.rules.no_declaration:
        case NoDeclaration.REDEAL:
            return Step(TractorThrownIn(standing, pack, Prelude()), (PassedOut(),))
        case NoDeclaration.NO_TRUMP:
            return take_kitty(standing, pack, Prelude(), standing.first, NO_TRUMP)
        case NoDeclaration.KITTY:
            turned, suit = turn_kitty(kitty_of(pack, standing.sizes), standing.trump_rank, standing.rules)
            after = take_kitty(standing, pack, Prelude(turned=turned), standing.first, suit)
            return Step(after.state, (KittyTurned(turned, suit), *after.events))
        case other:
            assert_never(other)


def turn_kitty(
    kitty: Sequence[Card], trump_rank: Rank, rules: TractorRules
) -> tuple[tuple[Card, ...], Strain]:
    """The cards of the kitty that are turned to find trump, and the trump found (T12).

    Cards are turned in order until one of the trump rank comes; if none does, all are.

    >>> from followsuit.base.cards import parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> turn_kitty(parse_cards("5H SJ 2C QS 3D 4D 6D 7D"), Rank.TWO, PRESETS["standard"])
    ((Card('5H'), Card('SJ'), Card('2C')), Suit.CLUBS)
    """
    of_rank = (at for at, card in enumerate(kitty) if not card.is_joker and card.rank is trump_rank)
    turned = tuple(kitty[: next(of_rank, len(kitty) - 1) + 1])
    return turned, kitty_strain(turned, trump_rank, rules)
