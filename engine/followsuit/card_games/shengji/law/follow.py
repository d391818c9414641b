"""Following: what a seat plays to a lead, and what is wrong with another play (T24–T29, T66–T73, T87)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from followsuit.base.cards import Card
from followsuit.base.errors import CardError, Refusal
from followsuit.card_games.shengji.cards.arrangements import Dimensions, can_lay, laid_first
from followsuit.card_games.shengji.cards.cheapest_cards import Cost, fill, lay
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding, Layers, count_of
from followsuit.card_games.shengji.cards.pack import missing_from
from followsuit.card_games.shengji.cards.shapes import Format, led_format
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.option_values import DrawPolicy, ThrowFollow, VoidPlays
from followsuit.card_games.shengji.rules import ShengjiRules

#: The names of tuples in refusals and their facts, by width.
_NAMES: Final = ("", "singles", "pairs", "triples", "quads")

#: Policies that every check of a play asks for; members of an enum take longer to find (T72).
_NO_FORMAT: Final = DrawPolicy.NO_FORMAT_BASED_DRAW
_PROTECTED: Final = DrawPolicy.LONGER_TUPLES_PROTECTED

_TRUMP: Final = EffectiveSuit.TRUMP


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
    calling = _Calling(layers, shared, policy is _PROTECTED)
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


def called_for(hand: Holding, form: Format, rules: ShengjiRules) -> tuple[Dimensions, ...]:
    """The shapes that a lead calls for from a hand, in the order of calling (T25–T27, T66–T73).

    There are none if the hand has no more cards of the suit than were led: it has to play all of them then.
    What a shorter tractor leaves unmet is owed as the next shorter one (T26).
    """
    if form.size == 1 or rules.draw_policy is _NO_FORMAT or hand.count(form.suit) <= form.size:
        return ()
    return _called(hand.field(form.suit), hand.ladder.shared, form, rules)


def _called(layers: Layers, shared: int, form: Format, rules: ShengjiRules) -> tuple[Dimensions, ...]:
    """The same for a hand with more cards of the suit than were led; ``layers`` are those of the suit."""
    if form.shapes[0][0] == 1:
        return ()
    loose = len(form.shapes) > 1 and rules.throw_follow is ThrowFollow.PAIRS
    return _called_for(layers, form.shapes, shared, loose, rules.shorter_tractor, rules.draw_policy)


@lru_cache(maxsize=1 << 14)
def _not_given(layers: Layers, called: tuple[Dimensions, ...], shared: int, exact: bool) -> int:
    """The index of the first called shape that a play does not hold with those before it; -1 for none.

    ``layers`` are the play's, of the suit that was led.
    """
    if can_lay(layers, laid_first(called), shared, exact):
        return -1
    ends = range(1, len(called) + 1)
    return next(end for end in ends if not can_lay(layers, laid_first(called[:end]), shared, exact)) - 1


def fault(hand: Holding, form: Format, play: Holding, rules: ShengjiRules) -> str:
    """The code of what is wrong with a play to a lead of this format; empty for a legal play.

    Codes: ``not_in_hand``, ``wrong_count``, ``must_follow_suit`` (T24), ``must_play_tractor`` (T26, T27,
    T67), ``must_play_quads``, ``must_play_triples``, ``must_play_pairs`` (T25–T27, T66, T68); those of shapes
    never if only suit and number matter (T72); ``must_play_trump`` (T87).
    """
    if not hand.contains(play):
        return "not_in_hand"
    size, suit = form.size, form.suit
    if len(play) != size:
        return "wrong_count"
    own, given = hand.field(suit), play.field(suit)
    held = sum([layer.bit_count() for layer in own])
    answered = sum([layer.bit_count() for layer in given])
    if answered < size and answered < held:
        return "must_follow_suit"
    if not held and play.count(_TRUMP) < trumps_due(hand, form, rules):
        return "must_play_trump"
    if size == 1 or held <= size or rules.draw_policy is _NO_FORMAT:
        return ""
    shared = hand.ladder.shared
    called = _called(own, shared, form, rules)
    if not called:
        return ""
    at = _not_given(given, called, shared, rules.draw_policy is _PROTECTED)
    if at < 0:
        return ""
    width, length = called[at]
    return "must_play_tractor" if length > 1 else f"must_play_{_NAMES[width]}"


def trumps_due(hand: Holding, form: Format, rules: ShengjiRules) -> int:
    """The number of trumps that a hand owes if it has no card of the suit that was led (T87)."""
    if rules.void_plays is VoidPlays.ANY or form.suit is _TRUMP or hand.count(form.suit):
        return 0
    return min(form.size, hand.count(_TRUMP))


def check_follow(
    hand: Sequence[Card], lead: Sequence[Card], cards: Sequence[Card], trump: Trump, rules: ShengjiRules
) -> Refusal | None:
    """Why a seat holding ``hand`` may not play ``cards`` to ``lead``, or None.

    Codes are those of `fault`. The facts say what is owed: ``suit``, the ``cards``, ``pairs`` or ``tractors``
    due, and ``held``, the cards that can answer. Raises `CardError`: ``bad_lead`` for a lead of several
    suits, ``card_too_often`` for more identical cards than packs in the lead or the hand.

    >>> from followsuit.base.cards import Rank, Suit, parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> hand, lead, play = map(parse_cards, ("5H 5H JH JH 9H", "KH KH QH QH", "5H 5H JH 9H"))
    >>> print(check_follow(hand, lead, play, Trump(Rank.TWO, Suit.SPADES), PRESETS["standard"]))
    must play pairs (T26): suit H, pairs 2, held ['5H 5H', 'JH JH']
    """
    ladder = ladder_of(trump, rules)
    form = led_format(Holding.of(lead, ladder))
    holding = Holding.of(hand, ladder)
    try:
        play = Holding.of(cards, ladder)
    except CardError:  # more of a kind than there are packs: no hand holds that
        code = "not_in_hand"
    else:
        code = fault(holding, form, play, rules)
    match code:
        case "":
            return None
        case "not_in_hand":
            missing = missing_from(hand, cards)
            return Refusal("not_in_hand", "T24", {"cards": [card.text for card in missing]})
        case "wrong_count":
            return Refusal("wrong_count", "T24", {"cards": form.size, "played": len(cards)})
        case "must_follow_suit":
            held = [card.text for card in holding.cards() if ladder.suit[card] is form.suit]
            due = min(len(held), form.size)
            return Refusal("must_follow_suit", "T24", {"suit": form.suit.text, "cards": due, "held": held})
        case "must_play_trump":
            held = [card.text for card in holding.of_suit(_TRUMP).cards()]
            due = trumps_due(holding, form, rules)
            return Refusal("must_play_trump", "T87", {"suit": form.suit.text, "cards": due, "held": held})
    if rules.packs == 2:
        return _pairs_refusal(code, holding, form, rules)
    return _tuples_refusal(holding, form, play, rules)


def _pairs_refusal(code: str, hand: Holding, form: Format, rules: ShengjiRules) -> Refusal:
    """The refusal at two packs of a play that lacks pairs or tractors; the facts name all that are owed."""
    called = called_for(hand, form, rules)
    tractors = sorted([length for _, length in called if length > 1], reverse=True)
    pairs = sum(length for _, length in called)
    held = _tuple_texts(hand, form, 2, exact=False)
    clause = "T27" if form.is_throw else "T26" if form.tractors else "T25"
    if code == "must_play_tractor":
        facts = {"suit": form.suit.text, "tractors": tractors, "pairs": pairs, "held": held}
        return Refusal("must_play_tractor", clause, facts)
    return Refusal("must_play_pairs", clause, {"suit": form.suit.text, "pairs": pairs, "held": held})


def _tuples_refusal(hand: Holding, form: Format, play: Holding, rules: ShengjiRules) -> Refusal:
    """The refusal with more packs of a play that lacks a tuple or a tractor; the facts name the first."""
    called = called_for(hand, form, rules)
    exact = rules.draw_policy is _PROTECTED
    width, length = called[_not_given(play.field(form.suit), called, hand.ladder.shared, exact)]
    suit, held = form.suit.text, _tuple_texts(hand, form, width, exact=exact)
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


def _tuple_texts(hand: Holding, form: Format, width: int, *, exact: bool) -> list[str]:
    """The texts of the tuples of this width that a hand holds in the led suit; a quad is two pairs (T69).

    With ``exact`` a kind held more often serves for none (T72).
    """
    ladder = hand.ladder
    kinds = [card for card in dict.fromkeys(hand.cards()) if ladder.suit[card] is form.suit]
    held = [(card, count_of(hand.layers, ladder.bit[card])) for card in kinds]
    able = [(card, count) for card, count in held if count == width or not exact]
    return [" ".join([card.text] * width) for card, count in able for _ in range(count // width)]


def following(hand: Holding, form: Format, rules: ShengjiRules, cost: Cost) -> tuple[Card, ...]:
    """The cheapest legal play to a lead of this format: the shapes called for, then the cheapest others."""
    if hand.count(form.suit) <= form.size:
        due = trumps_due(hand, form, rules)
        if due:
            trumps = lay(hand, _TRUMP, due, (), cost)
            assert trumps is not None, "no more trumps are owed than are held"
            return trumps + fill(hand, _TRUMP, form.size - due, cost)
        own = hand.of_suit(form.suit).cards()
        return own + fill(hand, form.suit, form.size - len(own), cost)
    exact = rules.draw_policy is _PROTECTED
    laid = lay(hand, form.suit, form.size, called_for(hand, form, rules), cost, exact=exact)
    assert laid is not None, "what is called for is made of what the hand holds"
    return laid
