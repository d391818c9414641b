"""Following with any number of packs: what a lead calls for, and what a play lacks (T66–T73)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from followsuit.cards import Card
from followsuit.errors import CardError, Refusal
from followsuit.tractor.cards.arranging import can_lay, laid_first
from followsuit.tractor.cards.holding import Holding, Layers, count_of
from followsuit.tractor.cards.ladder import ladder_of
from followsuit.tractor.cards.pack import missing_from
from followsuit.tractor.cards.shapes import Dimensions
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.law.general.units import WideFormat, led_format
from followsuit.tractor.rules import DrawPolicy, ThrowFollow, TractorRules

#: The names of tuples in refusals and their facts, by width.
_NAMES: Final = ("", "singles", "pairs", "triples", "quads")


class _Calling:
    """The shapes that a lead calls for, collected one by one; each has to fit with those before it."""

    def __init__(self, layers: Layers, shared: int, exact: bool) -> None:
        self.layers, self.shared, self.exact = layers, shared, exact
        self.called: list[Dimensions] = []

    def call(self, shape: Dimensions) -> bool:
        """Add a shape, if the cards can make it together with those before it. Returns whether they can."""
        shapes = laid_first([*self.called, shape])
        if not can_lay(self.layers, shapes, self.shared, self.exact):
            return False
        self.called.append(shape)
        return True

    def tractors(self, width: int, tuples: int, shorter: bool) -> int:
        """Add a tractor of ``tuples`` tuples, or with ``shorter`` the longest ones possible.

        Returns the number of tuples that are not answered.
        """
        while tuples > 1:
            for length in range(tuples, 1 if shorter else tuples - 1, -1):
                if self.call((width, length)):
                    tuples -= length
                    break
            else:
                break
        return tuples

    def tuples(self, width: int, count: int) -> int:
        """Add up to ``count`` tuples of this width. Returns the number that do not fit."""
        while count and self.call((width, 1)):
            count -= 1
        return count


@lru_cache(maxsize=1 << 14)
def _called_for(
    layers: Layers, led: tuple[Dimensions, ...], shared: int, loose: bool, shorter: bool, policy: DrawPolicy
) -> tuple[Dimensions, ...]:
    """The shapes that a lead calls for from one suit's cards, in the order in which they are called for.

    ``led`` are the shapes of the lead's units. ``loose``: a led tractor calls for tuples, not for tractors.
    ``shorter``: shorter tractors answer a longer one (option ``shorter_tractor``).
    """
    calling = _Calling(layers, shared, policy is DrawPolicy.LONGER_TUPLES_PROTECTED)
    unanswered = []
    for width, length in led:
        left = length if loose else calling.tractors(width, length, shorter)
        unanswered.append(width * left)
    for width in range(max(width for width, _ in led), 1, -1):
        for at, (led_width, length) in enumerate(led):
            if led_width < width:
                continue
            due = left = unanswered[at] // width
            draws = length > 1 or policy is not DrawPolicy.ONLY_DRAW_TRACTOR_ON_TRACTOR
            if shorter and draws and not loose and led_width > width:
                left = calling.tractors(width, left, True)
            left = calling.tuples(width, left)
            unanswered[at] -= width * (due - left)
    return tuple(calling.called)


def called_for(hand: Holding, form: WideFormat, rules: TractorRules) -> tuple[Dimensions, ...]:
    """The shapes that a lead calls for from a hand, in the order in which they are called for (T66–T73).

    There are none if the hand has no more cards of the suit than were led: it has to play all of them then.
    """
    if form.size == 1 or rules.draw_policy is DrawPolicy.NO_FORMAT_BASED_DRAW:
        return ()
    if hand.count(form.suit) <= form.size:
        return ()
    loose = form.is_throw and rules.throw_follow is ThrowFollow.PAIRS
    shared = hand.ladder.shared
    layers = hand.field(form.suit)
    return _called_for(layers, form.shapes, shared, loose, rules.shorter_tractor, rules.draw_policy)


def _not_given(play: Holding, form: WideFormat, called: Sequence[Dimensions], rules: TractorRules) -> int:
    """The index of the first called shape that the play does not hold with those before it; -1 for none."""
    layers, shared = play.field(form.suit), play.ladder.shared
    exact = rules.draw_policy is DrawPolicy.LONGER_TUPLES_PROTECTED
    if can_lay(layers, laid_first(called), shared, exact):
        return -1
    ends = range(1, len(called) + 1)
    return next(end for end in ends if not can_lay(layers, laid_first(called[:end]), shared, exact)) - 1


def wide_fault(hand: Holding, form: WideFormat, play: Holding, rules: TractorRules) -> str:
    """The code of what is wrong with a play to a lead of this format; empty for a legal play.

    Codes: ``not_in_hand``, ``wrong_count``, ``must_follow_suit`` (T24), ``must_play_tractor`` (T67),
    ``must_play_quads``, ``must_play_triples``, ``must_play_pairs`` (T66, T68).
    """
    if not hand.contains(play):
        return "not_in_hand"
    if len(play) != form.size:
        return "wrong_count"
    if play.count(form.suit) < min(form.size, hand.count(form.suit)):
        return "must_follow_suit"
    called = called_for(hand, form, rules)
    at = _not_given(play, form, called, rules) if called else -1
    if at < 0:
        return ""
    width, length = called[at]
    return "must_play_tractor" if length > 1 else f"must_play_{_NAMES[width]}"


def check_follow(
    hand: Sequence[Card], lead: Sequence[Card], cards: Sequence[Card], trump: Trump, rules: TractorRules
) -> Refusal | None:
    """Why a seat holding ``hand`` may not play ``cards`` to ``lead``, or None.

    Codes are those of `wide_fault`, facts those of the law for two packs. Raises `CardError`: ``bad_lead``
    for a lead of several suits, ``card_too_often`` for more identical cards than packs in lead or hand.
    """
    ladder = ladder_of(trump, rules)
    _, form = led_format(lead, trump, rules)
    holding = Holding.of(hand, ladder)
    try:
        play = Holding.of(cards, ladder)
    except CardError:  # more of a kind than there are packs: no hand holds that
        missing = missing_from(hand, cards)
        return Refusal("not_in_hand", "T24", {"cards": [card.text for card in missing]})
    code = wide_fault(holding, form, play, rules)
    return _refusal(code, holding, form, play, hand, cards, rules) if code else None


def _refusal(
    code: str,
    holding: Holding,
    form: WideFormat,
    play: Holding,
    hand: Sequence[Card],
    cards: Sequence[Card],
    rules: TractorRules,
) -> Refusal:
    """The refusal with this code. ``holding`` is ``hand``, ``play`` is ``cards``, ``form`` is of the lead."""
    suit = form.suit.text
    if code == "not_in_hand":
        missing = missing_from(hand, cards)
        return Refusal("not_in_hand", "T24", {"cards": [card.text for card in missing]})
    if code == "wrong_count":
        return Refusal("wrong_count", "T24", {"cards": form.size, "played": len(cards)})
    if code == "must_follow_suit":
        held = [card.text for card in holding.cards() if holding.ladder.suit[card] is form.suit]
        due = min(len(held), form.size)
        return Refusal("must_follow_suit", "T24", {"suit": suit, "cards": due, "held": held})
    called = called_for(holding, form, rules)
    width, length = called[_not_given(play, form, called, rules)]
    exact = rules.draw_policy is DrawPolicy.LONGER_TUPLES_PROTECTED
    held = _tuple_texts(holding, form, width, exact)
    if length > 1:
        facts = {"suit": suit, "width": width, "tractors": [length], _NAMES[width]: length, "held": held}
        return Refusal("must_play_tractor", "T67", facts)
    # A wider tuple that is owed counts for as many of this width as it serves for (T69), or for none (T72).
    due = sum(length * (each // width) for each, length in called if each == width or not exact)
    facts = {"suit": suit, _NAMES[width]: due, "held": held}
    match width:
        case 4:
            return Refusal("must_play_quads", "T66", facts)
        case 3:
            return Refusal("must_play_triples", "T66", facts)
        case _:
            clause = "T25" if form.shapes == ((2, 1),) else "T66" if form.shapes[0][1] == 1 else "T68"
            return Refusal("must_play_pairs", clause, facts)


def _tuple_texts(holding: Holding, form: WideFormat, width: int, exact: bool) -> list[str]:
    """The texts of the tuples of this width that a hand holds in the led suit; a quad is two pairs (T69).

    With ``exact`` a kind held more often serves for none (T72).
    """
    ladder = holding.ladder
    kinds = [card for card in dict.fromkeys(holding.cards()) if ladder.suit[card] is form.suit]
    held = [(card, count_of(holding.layers, ladder.bit[card])) for card in kinds]
    able = [(card, count) for card, count in held if count == width or not exact]
    return [" ".join([card.text] * width) for card, count in able for _ in range(count // width)]
