"""Trump choice: which trump a hand is worth, and so what to declare, bid or name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from followsuit.base.actions import Bid, Pass
from followsuit.base.cards import BIG_JOKER, NO_TRUMP, Card, Rank, Strain, Suit
from followsuit.card_games.shengji.law.declaring import named
from followsuit.card_games.shengji.option_values import AlwaysTrump
from followsuit.card_games.tractor.actions import Declare
from followsuit.card_games.tractor.bidding import PairBidding
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import STRAINS, declare_options
from followsuit.card_games.tractor.rules import PRESETS, TractorRules

#: Cards in hand before which a declaration says too little.
EARLIEST: Final = 8

#: The worth of a full hand's trumps from which one declares: during the deal, at its end, in the last chance
#: with nothing declared at all.
EAGER: Final = 7.5
LATE: Final = 6.5
RATHER_THAN_NOTHING: Final = 5.0

#: The chance that a patient seat speaks when it is asked, by the share of the cards that are dealt: it rises
#: to its peak between 40 and 70 % (source 001) and falls again.
PATIENCE: Final = ((0.0, 0.005), (0.35, 0.01), (0.42, 0.09), (0.7, 0.09), (1.0, 0.05))
#: With so many cards of its suit, those of the trump rank too, a hand is strong, and speaks as if this share
#: of the cards more were dealt.
STRONG: Final = 7
SPEAKS_EARLIER: Final = 0.2

#: How much better one's own trump has to be before the partner's is overridden.
OVER_PARTNER: Final = 3.0

#: How much better another trump has to be before a seat overrides itself, where it may (T93).
OVER_OWN: Final = 1.0

#: How much more the own trumps have to be worth to declare after the burial, over an opponent and a partner.
COUNTER: Final = 1.5
COUNTER_PARTNER: Final = 4.0

#: By how much one trump is better than another at least: less is lost in rounding.
BETTER: Final = 0.01

#: What a bid is made of: points the declarers take with nothing, and for each unit of trump worth.
TAKEN_ANYWAY: Final = 62.0
TAKEN_PER_WORTH: Final = 4.5
LOWEST_BID: Final = 60


def trump_worth(
    hand: Sequence[Card], rank: Rank, strain: Strain, rules: TractorRules = PRESETS["reference"]
) -> float:
    """Return the value of a hand's trumps: about 1 for an ordinary trump, more for pairs and jokers."""
    worth = 0.0
    twos = rules.always_trump is AlwaysTrump.TWOS
    for card, count in Counter(hand).items():
        if card.is_joker:
            one = 2.0 if card == BIG_JOKER else 1.7
        elif card.rank is rank:
            one = 1.4
        elif twos and card.rank is Rank.TWO:
            one = 1.3
        elif strain is not NO_TRUMP and card.suit is strain:
            one = 1.0 + (0.2 if card.rank >= Rank.KING else 0.0)
        elif card.rank is Rank.ACE and strain is NO_TRUMP:
            # Without a trump suit the long suits' high cards are what takes tricks.
            one = 0.8
        else:
            continue
        worth += one * count + (0.6 if count == 2 else 0.0)
    return worth


def expected_trump_worth(observation: TractorObservation, strain: Strain) -> float:
    """Return the value of the trumps in a full hand, if the cards to come are like those so far."""
    held = len(observation.hand)
    worth = trump_worth(observation.hand, observation.trump_rank, strain, observation.rules)
    return worth * observation.standing.sizes.hand / max(held, EARLIEST)


def choose_declaration(observation: TractorObservation) -> Declare | None:
    """Return a declaration while cards are dealt, or None."""
    held = len(observation.hand)
    if held < EARLIEST:
        return None
    return _worth_declaring(observation, EAGER if held < 20 else LATE)


def choose_patiently(observation: TractorObservation, rng: Random) -> Declare | Pass | None:
    """Return a declaration, or None: now and then at once, mostly in the middle of the deal.

    With fewer cards than `EARLIEST` a hand is not weighed yet, and the chance alone decides. A seat
    strengthens its own declaration without delay. At the last chance, if nobody has declared, it names what
    it can, so that waiting leaves no deal without a declaration; else it answers as `choose_at_last_chance`.
    """
    if observation.phase == "last_chance":
        if observation.declarations:
            return choose_at_last_chance(observation)
        return _worth_declaring(observation, 0.0) or Pass(observation.seat)
    if len(observation.hand) < EARLIEST:
        found = _worth_declaring(observation, 0.0)
    else:
        found = choose_declaration(observation)
    if found is None:
        return None
    if observation.declarations and observation.declarations[-1].seat is observation.seat:
        return found
    return found if rng.random() < chance_to_speak(observation, named(found.cards)) else None


def chance_to_speak(observation: TractorObservation, strain: Strain) -> float:
    """Return the chance that a patient seat names this trump when it is asked, from 0 to 1."""
    share = observation.dealt / observation.standing.sizes.in_hands
    suited = sum(not card.is_joker and card.suit is strain for card in observation.hand)
    if suited >= STRONG:
        share = min(1.0, share + SPEAKS_EARLIER)
    for (start, low), (end, high) in pairwise(PATIENCE):
        if share <= end:
            return low + (high - low) * (share - start) / (end - start)
    return PATIENCE[-1][1]


def choose_at_last_chance(observation: TractorObservation) -> Declare | Pass:
    """Return the answer to the last chance to declare."""
    enough = LATE if observation.declarations else RATHER_THAN_NOTHING
    return _worth_declaring(observation, enough) or Pass(observation.seat)


def choose_counter(observation: TractorObservation) -> Declare | Pass:
    """The answer after the burial (T78): declare only where the own hand clearly gains by it."""
    assert observation.trump is not None, "trump is known after the burial"
    standing = observation.declarations[-1]
    mate = standing.seat.side is observation.seat.side
    # A hand of another size has more or fewer trumps in proportion.
    scale = observation.standing.sizes.hand / 25
    gain = scale * (COUNTER_PARTNER if mate else COUNTER)
    needed = (
        trump_worth(observation.hand, observation.trump_rank, observation.trump.suit, observation.rules)
        + gain
    )
    best: Declare | None = None
    for option in declare_options(observation):
        worth = trump_worth(observation.hand, observation.trump_rank, named(option.cards), observation.rules)
        if worth >= needed:
            best, needed = option, worth + BETTER
    return best or Pass(observation.seat)


def sound_declarations(observation: TractorObservation) -> tuple[Declare, ...]:
    """Return the declarations to think about: all there are, but no trump over a partner's suit."""
    options, standing = (
        declare_options(observation),
        observation.declarations[-1] if observation.declarations else None,
    )
    if (
        standing is None
        or standing.seat is observation.seat
        or standing.seat.side is not observation.seat.side
    ):
        return options
    return tuple(option for option in options if not option.cards[0].is_joker)


def _worth_declaring(observation: TractorObservation, enough: float) -> Declare | None:
    options = sound_declarations(observation)
    if not options:
        return None
    standing = observation.declarations[-1] if observation.declarations else None
    if standing is not None and standing.seat is observation.seat:
        offers = [option.cards for option in options]
        cards = choose_own_override(
            observation.hand, observation.trump_rank, offers, standing.cards, observation.rules
        )
        return next((option for option in options if option.cards == cards), None)
    if standing is not None and standing.seat.side is observation.seat.side:
        enough = max(enough, expected_trump_worth(observation, named(standing.cards)) + OVER_PARTNER)
    # The weakest cards that name the best trump: a pair held back can still strengthen them.
    best = max(
        options,
        key=lambda option: (expected_trump_worth(observation, named(option.cards)), -len(option.cards)),
    )
    return best if expected_trump_worth(observation, named(best.cards)) >= enough else None


def choose_own_override(
    hand: Sequence[Card],
    rank: Rank,
    offers: Sequence[Sequence[Card]],
    standing: Sequence[Card],
    rules: TractorRules,
) -> tuple[Card, ...] | None:
    """Which of these declarations a seat makes over its own that stands; None for none.

    A pair for the single that stands keeps the opponents from taking it away. Where it may override itself
    (T93) it does so for a trump that its hand has become clearly better in.
    """
    worth = {strain: trump_worth(hand, rank, strain, rules) for strain in STRAINS}
    better = worth[named(standing)] + OVER_OWN
    best: tuple[Card, ...] | None = None
    for cards in offers:
        if named(cards) is named(standing):
            best = best or tuple(cards)
        elif worth[named(cards)] >= better:
            best, better = tuple(cards), worth[named(cards)] + BETTER
    return best


def choose_strain(observation: TractorObservation) -> Strain:
    """Return the trump to name with the hand."""
    # max() keeps the first of equals.
    return max(
        STRAINS,
        key=lambda strain: trump_worth(observation.hand, observation.trump_rank, strain, observation.rules),
    )


def choose_bid(observation: TractorObservation) -> Bid | Pass | None:
    """Return a bid as long as the hand is worth it, else a pass; None where the partner is asked."""
    if observation.seat is not observation.to_act:
        return None
    assert observation.bidding is not None, "bidding has a bidding"
    # Until the bidding is over the level that would be played is the own side's (T98).
    value = sensible_bid(
        observation.bidding,
        expected_take(observation.hand, observation.levels[observation.seat.side], observation.rules),
    )
    return Pass(observation.seat) if value is None else Bid(observation.seat, value)


def expected_take(hand: Sequence[Card], rank: Rank, rules: TractorRules) -> float:
    """Return about how many card points a pair takes with this hand and its best suit as trump."""
    return TAKEN_ANYWAY + TAKEN_PER_WORTH * max(trump_worth(hand, rank, suit, rules) for suit in Suit)


def sensible_bid(bidding: PairBidding, expected: float) -> int | None:
    """Return the lowest sensible bid that the expected points cover; None for a pass.

    Where each pair speaks once the first says all that it expects: it cannot bid more later (T99).
    """
    covered = [value for value in bidding.values if LOWEST_BID <= value <= expected]
    if not covered:
        return None
    return covered[-1] if bidding.single and not bidding.calls else covered[0]
