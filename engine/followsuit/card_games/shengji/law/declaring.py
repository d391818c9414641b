"""Declaring: showing cards to name trump, and overriding a declaration (T6–T12, T57–T59, T77–T79, T92, T93).

A declaration is one or more trump-rank cards of one kind, or two or more jokers of one kind. A stronger one
overrides the one that stands: more cards are stronger than fewer; with equally many, big jokers are stronger
than small jokers, and these are stronger than trump-rank cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from followsuit.base.cards import BIG_JOKER, NO_TRUMP, SMALL_JOKER, Card, Rank, Strain, Suit
from followsuit.base.errors import Refusal
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.option_values import AlwaysTrump, DeclareLeast, SelfOverride
from followsuit.card_games.shengji.rules import ShengjiRules


class Shown(Protocol):
    """A declaration that was made: who made it, with which cards."""

    @property
    def seat(self) -> AnySeat:
        """The seat that declared."""

    @property
    def cards(self) -> Sequence[Card]:
        """The cards it showed."""


def strength(cards: Sequence[Card]) -> int:
    """The strength of a declaration, from 1 (T6, T57); 0 for cards that are no declaration at any trump rank.

    >>> from followsuit.base.cards import parse_cards
    >>> [strength(parse_cards(text)) for text in ("2H", "2H 2H", "SJ SJ", "BJ BJ", "2H 2H 2H", "SJ BJ")]
    [1, 2, 3, 4, 5, 0]
    """
    if len(cards) == 1:
        return 0 if cards[0].is_joker else 1
    if not cards or len(set(cards)) > 1:
        return 0
    return 3 * len(cards) - 4 + {SMALL_JOKER: 1, BIG_JOKER: 2}.get(cards[0], 0)


def is_final(cards: Sequence[Card], packs: int) -> bool:
    """Whether no declaration can override this one: it shows the big jokers of all packs (T59)."""
    return len(cards) == packs and cards[0] == BIG_JOKER


def is_declaration(rank: Rank, cards: Sequence[Card]) -> bool:
    """Whether the cards are a declaration when ``rank`` is the trump rank (T6)."""
    return strength(cards) > 0 and (cards[0].is_joker or cards[0].rank is rank)


def named(cards: Sequence[Card]) -> Strain:
    """The trump suit, or no trump, that a declaration names (T7). The cards have to be a declaration."""
    return NO_TRUMP if cards[0].is_joker else cards[0].suit


def is_enough(cards: Sequence[Card], rules: ShengjiRules) -> bool:
    """Whether a declaration shows as much as the rules ask for at least (T92)."""
    return len(cards) > 1 or rules.declare_least is DeclareLeast.SINGLE


def check_declare(
    rank: Rank,
    seat: AnySeat,
    cards: Sequence[Card],
    standing: Shown | None,
    rules: ShengjiRules,
    *,
    after_burial: bool = False,
) -> Refusal | None:
    """Why a seat may not declare with these cards, or None.

    ``rank`` is the trump rank, ``standing`` the last declaration, None if there is none. Codes:
    ``no_declaration`` (T6; T92: a single card is none), ``nothing_to_counter`` (T78: nobody declared, and the
    kitty is buried), ``already_declared`` (T9, T58: the seat that declared last may only show more of the
    same kind, unless T93 lets it override itself; T79: not even that after the burial), ``too_weak`` (T8).
    The fact ``fault`` says more: `declaration_fault`; of ``already_declared`` ``other_kind``; of ``too_weak``
    ``equal``, ``weaker``, or ``shown_already`` where the seat's own declaration stands. The caller checks
    that the seat holds the cards.
    """
    fault = declaration_fault(rank, cards, rules)
    if fault is not None:
        shown = [card.text for card in cards]
        clause = "T92" if fault == "single" else "T6"
        return Refusal("no_declaration", clause, {"cards": shown, "rank": rank.letter, "fault": fault})
    if standing is None:
        return Refusal("nothing_to_counter", "T78") if after_burial else None
    offered, needed = strength(cards), strength(standing.cards)
    facts = {
        "standing": [card.text for card in standing.cards],
        "seat": standing.seat.name,
        "strength": offered,
        "standing_strength": needed,
    }
    own = seat is standing.seat
    free = rules.self_override is SelfOverride.ANY
    if own and (after_burial or (cards[0] != standing.cards[0] and not free)):
        clause = "T79" if after_burial else "T9"
        return Refusal("already_declared", clause, {**facts, "fault": "other_kind"})
    if offered <= needed:
        clause = "T8" if not own else "T93" if free else "T9"
        shown_already = own and cards[0] == standing.cards[0]
        fault = "shown_already" if shown_already else "equal" if offered == needed else "weaker"
        return Refusal("too_weak", clause, {**facts, "fault": fault})
    return None


def declaration_fault(rank: Rank, cards: Sequence[Card], rules: ShengjiRules) -> str | None:
    """Why cards are no declaration when ``rank`` is the trump rank; None if they are one (T6, T92).

    ``no_cards``, ``lone_joker``, ``mixed_jokers``, ``not_trump_rank`` (a card that is neither of the rank nor
    a joker), ``with_joker`` (jokers together with cards of the rank), ``two_suits``, ``single`` (T92).

    >>> from followsuit.base.cards import parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> [declaration_fault(Rank.TWO, parse_cards(text), PRESETS["howto"]) for text in ("SJ", "2H 2S", "2H")]
    ['lone_joker', 'two_suits', None]
    """
    if is_declaration(rank, cards):
        return None if is_enough(cards, rules) else "single"
    if not cards:
        return "no_cards"
    jokers = [card for card in cards if card.is_joker]
    if any(not card.is_joker and card.rank is not rank for card in cards):
        return "not_trump_rank"
    if not jokers:
        return "two_suits"
    if len(jokers) < len(cards):
        return "with_joker"
    return "lone_joker" if len(jokers) == 1 else "mixed_jokers"


def declarable(
    hand: Sequence[Card],
    rank: Rank,
    seat: AnySeat,
    standing: Shown | None,
    rules: ShengjiRules,
    *,
    after_burial: bool = False,
) -> list[tuple[Card, ...]]:
    """The sets of cards of a hand with which its seat may declare, weakest first (T6–T9, T78).

    ``rank`` is the trump rank, ``standing`` the last declaration, None if there is none.
    """
    if standing is None and after_burial:
        return []
    of_use = _of_use(rank)
    held = [card for card in hand if card in of_use]
    if not held:
        return []
    kinds = sorted(set(held))
    counts = range(1 if rules.declare_least is DeclareLeast.SINGLE else 2, rules.packs + 1)
    offers = [(kind,) * count for count in counts for kind in kinds if held.count(kind) >= count]
    needed = 0 if standing is None else strength(standing.cards)
    stronger = [cards for cards in offers if strength(cards) > needed]
    if standing is None:
        return stronger
    return [
        cards
        for cards in stronger
        if not check_declare(rank, seat, cards, standing, rules, after_burial=after_burial)
    ]


@lru_cache(maxsize=len(Rank))
def _of_use(rank: Rank) -> frozenset[Card]:
    """The kinds that can be declared with when ``rank`` is the trump rank."""
    return frozenset((*(Card.of(rank, suit) for suit in Suit), SMALL_JOKER, BIG_JOKER))


def kitty_strain(kitty: Sequence[Card], rank: Rank, rules: ShengjiRules) -> Strain:
    """The trump that these cards of the kitty make, turned in this order, if nobody declared (T12).

    Where twos are always trumps they name no suit (T97).

    >>> from followsuit.base.cards import parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> kitty_strain(parse_cards("3S KD BJ KH 4C"), Rank.TWO, PRESETS["standard"]).name
    'DIAMONDS'
    """
    suited = [card for card in kitty if not card.is_joker]
    if rules.always_trump is AlwaysTrump.TWOS and rank is not Rank.TWO:
        suited = [card for card in suited if card.rank is not Rank.TWO]
    if not suited:
        return NO_TRUMP
    of_rank = [card for card in suited if card.rank is rank]
    # max() keeps the first of equals: the earliest turned.
    return (of_rank[0] if of_rank else max(suited, key=lambda card: card.rank)).suit
