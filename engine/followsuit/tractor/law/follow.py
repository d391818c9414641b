"""Following: what a seat has to play to a lead, and what is wrong with another play (T24–T29)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from followsuit.cards import Card
from followsuit.errors import CardError, Refusal
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import FIELD, SHIFT, ladder_of
from followsuit.tractor.cards.laying import Cost, fill, lay
from followsuit.tractor.cards.pack import missing_from
from followsuit.tractor.cards.shapes import Format, format_of
from followsuit.tractor.cards.tractors import Lengths, can_lay, spare_of, tractors_due
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.rules import DrawPolicy, ThrowFollow, TractorRules

#: With this policy only suit and number matter (T72). A constant, because every check of a play needs it.
_NO_FORMAT: Final = DrawPolicy.NO_FORMAT_BASED_DRAW


@dataclass(frozen=True, slots=True)
class Duty:
    """What a hand owes to a lead: the number of ``cards`` of the led suit, and of ``pairs`` among them.

    ``tractors`` are the lengths of the tractors owed, in pairs; ``pairs`` counts their pairs too. ``whole``:
    the hand has no more cards of the suit than were led, so it has to play all of them.
    """

    cards: int
    pairs: int
    tractors: Lengths
    whole: bool


def duty_of(hand: Holding, form: Format, rules: TractorRules) -> Duty:
    """The duty of a hand to a lead of this format (T24–T28)."""
    once, twice = hand.field(form.suit)
    pairs_held = twice.bit_count()
    held = once.bit_count() + pairs_held
    if held <= form.size:
        return Duty(held, min(pairs_held, form.pairs), (), True)
    if rules.draw_policy is _NO_FORMAT:
        return Duty(form.size, 0, (), False)
    pairs = min(pairs_held, form.pairs)
    return Duty(form.size, pairs, _tractors(twice, pairs, hand, form, rules), False)


def _tractors(twice: int, pairs: int, hand: Holding, form: Format, rules: TractorRules) -> Lengths:
    """The lengths of the tractors a hand owes (T26, T27).

    ``twice`` is the field of the led suit's kinds held twice, ``pairs`` how many pairs are owed in all.
    """
    if not form.tractors or pairs < 2 or (form.is_throw and rules.throw_follow is ThrowFollow.PAIRS):
        return ()
    ladder = hand.ladder
    return tractors_due(
        ladder.steps(twice), spare_of(twice, ladder), ladder.shared, form.tractors, rules.shorter_tractor
    )


def fault(hand: Holding, form: Format, play: Holding, rules: TractorRules) -> str:
    """The code of what is wrong with a play to a lead of this format; empty for a legal play.

    Codes: ``wrong_count``, ``not_in_hand``, ``must_follow_suit`` (T24), ``must_play_tractor`` (T26, T27),
    ``must_play_pairs`` (T25–T27); the last two never if only suit and number matter (T72).
    """
    once, twice = play.once, play.twice
    if once & ~hand.once or twice & ~hand.twice:
        return "not_in_hand"
    size = form.size
    if once.bit_count() + twice.bit_count() != size:
        return "wrong_count"
    shift, field = SHIFT[form.suit], FIELD[form.suit]
    held = (hand.once >> shift & field).bit_count() + (hand.twice >> shift & field).bit_count()
    given_twice = twice >> shift & field
    pairs = given_twice.bit_count()
    given = (once >> shift & field).bit_count() + pairs
    if given < size and given < held:
        return "must_follow_suit"
    if not form.pairs or held <= size:
        return ""
    held_twice = hand.twice >> shift & field
    if form.tractors:
        due = _tractors(held_twice, min(held_twice.bit_count(), form.pairs), hand, form, rules)
        if due:
            ladder = hand.ladder
            if not can_lay(ladder.steps(given_twice), spare_of(given_twice, ladder), ladder.shared, due):
                return "" if rules.draw_policy is _NO_FORMAT else "must_play_tractor"
    if pairs < form.pairs and pairs < held_twice.bit_count():
        return "" if rules.draw_policy is _NO_FORMAT else "must_play_pairs"
    return ""


def check_follow(
    hand: Sequence[Card], lead: Sequence[Card], cards: Sequence[Card], trump: Trump, rules: TractorRules
) -> Refusal | None:
    """Why a seat holding ``hand`` may not play ``cards`` to ``lead``, or None.

    Codes are those of `fault`. The facts say what is owed: ``suit``, the ``cards``, ``pairs`` or ``tractors``
    due, and ``held``, the cards that can answer. Raises `CardError`: ``bad_lead`` for a lead of several
    suits, ``card_too_often`` for three identical cards in the lead or the hand.

    >>> from followsuit.cards import Rank, Suit, parse_cards
    >>> from followsuit.tractor.rules import PRESETS
    >>> hand, lead, play = map(parse_cards, ("5H 5H JH JH 9H", "KH KH QH QH", "5H 5H JH 9H"))
    >>> print(check_follow(hand, lead, play, Trump(Rank.TWO, Suit.SPADES), PRESETS["standard"]))
    must play pairs (T26): suit H, pairs 2, held ['5H 5H', 'JH JH']
    """
    ladder = ladder_of(trump, rules)
    form = format_of(Holding.of(lead, ladder))
    if form is None:
        raise CardError("bad_lead", "a lead is of one effective suit", clause="T20")
    holding = Holding.of(hand, ladder)
    try:
        play = Holding.of(cards, ladder)
    except CardError:  # three of a kind: no hand holds that
        code = "not_in_hand"
    else:
        code = fault(holding, form, play, rules)
    return _refusal(code, holding, form, hand, cards, rules) if code else None


def _refusal(
    code: str,
    holding: Holding,
    form: Format,
    hand: Sequence[Card],
    cards: Sequence[Card],
    rules: TractorRules,
) -> Refusal:
    """The refusal with this code; ``holding`` is ``hand``, ``cards`` the play, ``form`` the lead's format."""
    duty = duty_of(holding, form, rules)
    in_suit = [card for card in holding.cards() if holding.ladder.suit[card] is form.suit]
    paired = [card for card in dict.fromkeys(in_suit) if in_suit.count(card) == 2]
    suit = form.suit.text
    match code:
        case "not_in_hand":
            missing = missing_from(hand, cards)
            return Refusal("not_in_hand", "T24", {"cards": [card.text for card in missing]})
        case "wrong_count":
            return Refusal("wrong_count", "T24", {"cards": form.size, "played": len(cards)})
        case "must_follow_suit":
            held = [card.text for card in in_suit]
            return Refusal("must_follow_suit", "T24", {"suit": suit, "cards": duty.cards, "held": held})
        case "must_play_tractor":
            facts = {"suit": suit, "tractors": list(duty.tractors), "pairs": duty.pairs}
            clause = "T27" if form.is_throw else "T26"
            return Refusal("must_play_tractor", clause, {**facts, "held": _pair_texts(paired)})
        case _:
            facts = {"suit": suit, "pairs": duty.pairs, "held": _pair_texts(paired)}
            clause = "T27" if form.is_throw else "T26" if form.tractors else "T25"
            return Refusal("must_play_pairs", clause, facts)


def _pair_texts(kinds: Sequence[Card]) -> list[str]:
    """A text of two cards for each kind."""
    return [f"{card.text} {card.text}" for card in kinds]


def following(hand: Holding, form: Format, rules: TractorRules, cost: Cost) -> tuple[Card, ...]:
    """The cheapest legal play to a lead of this format: the cards owed, then the cheapest others."""
    duty = duty_of(hand, form, rules)
    if duty.whole:
        own = hand.of_suit(form.suit).cards()
        return own + fill(hand, form.suit, form.size - len(own), cost)
    laid = lay(hand, form.suit, form.size, duty.tractors, duty.pairs, cost)
    assert laid is not None, "a duty is made of what the hand holds"
    return laid
