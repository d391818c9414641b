"""What partners have agreed on: the card that keeps each clause, in positions where N is to play."""

from types import SimpleNamespace

import pytest

from followsuit.base.actions import Play
from followsuit.base.agreements import ALL_AGREEMENTS, Agreements, Clause
from followsuit.base.cards import Rank, Suit, parse_card, parse_cards
from followsuit.base.seats import Seat
from followsuit.bots.agreements.duties import asked_of, choose_kept
from followsuit.bots.agreements.readings import AGAINST, LEAST_TRUST, read_plays, trust_in
from followsuit.bots.agreements.said import find_kept, list_said
from followsuit.bots.agreements.sight import Sight, Signs, SuitOrder, signs_after
from followsuit.card_games.rangvaar.rules import PACK

WORTH = {Rank.FIVE: 5, Rank.TEN: 10, Rank.ACE: 10}
ORDER = SuitOrder(
    "SHCD".index("D"),
    [card // 13 for card in range(52)],
    [card % 13 for card in range(52)],
    [WORTH.get(rank, 0) for rank in Rank] * 4,
    {suit: [card for card in sorted(PACK.cards) if card // 13 == suit] for suit in range(4)},
)


class Won:
    """A finished trick, as games keep it."""

    def __init__(self, plays, turned_at=0):
        self.trick = SimpleNamespace(plays=plays)
        self.turned_at = turned_at


def tricks_of(*tricks):
    """Tricks as ``leader: cards``, the seats going S W N E."""
    found = []
    for text in tricks:
        leader, cards = text.split(": ")
        found.append([(Seat((Seat[leader] + at) % 4), (card,)) for at, card in enumerate(parse_cards(cards))])
    return found


def sight_of(hand, *tricks, table=""):
    """What N sees after some tricks, with diamonds as trumps and points in fives, tens and aces."""
    signs = Signs(ORDER, frozenset(Clause), len(Seat))
    for trick in tricks_of(*tricks):
        signs = signs.after(trick)
    return Sight(Seat.N, parse_cards(hand), signs, *(tricks_of(table) if table else [()]))


#: sentence, clause, N's hand, the tricks before, the one in progress, the cards that keep the clause.
SCENES = [
    ("returns the suit its partner led", "return_suit", "KH 4H 8S 3S", ["S: 9S KS 7S AS"], "", "8S 3S"),
    (
        "returns the suit led last",
        "return_suit",
        "KH 4H 8S",
        ["S: 9S KS 7S AS", "S: 9H TH 2H QH"],
        "",
        "KH 4H",
    ),
    ("is not asked to return what it is out of", "return_suit", "KH 4H 8C", ["S: 9S KS 7S AS"], "", ""),
    ("goes high with two cards and a trump", "high_low", "9S 4S 3D KH", [], "S: AS 2S", "9S"),
    ("goes low with three cards", "high_low", "9S 6S 4S 3D", [], "S: AS 2S", "4S"),
    ("goes low with two cards and no trump", "high_low", "9S 4S 3C KH", [], "S: AS 2S", "4S"),
    ("says nothing where it may win", "high_low", "9S 4S 3D KH", [], "S: 8S 2S", ""),
    ("says nothing on an opponent's lead", "high_low", "9S 4S 3D KH", [], "E: AS 3S 2S", ""),
    (
        "goes on where its partner went high then low",
        "high_low",
        "7S 4H 3C",
        ["N: AS 2S 9S 5S", "N: KS 6S 3S 8S"],
        "",
        "7S",
    ),
    (
        "does not where its partner went low then high",
        "high_low",
        "7S 4H 3C",
        ["N: AS 2S 3S 5S", "N: KS 6S 9S 8S"],
        "",
        "",
    ),
    ("throws off a suit it has the ace of", "first_discard", "AH 4H 9C 3C", [], "W: AS 2S", "4H"),
    ("has no suit to show", "first_discard", "QH 4H 9C 3C", [], "W: AS 2S", ""),
    ("shows a suit once", "first_discard", "AH 4H 9C 3C", ["W: KS 6H 8S 7S"], "W: AS 2S", ""),
    ("leads the suit its partner threw off", "first_discard", "8H 4S 3C", ["N: AC 2C 5H 6C"], "", "8H"),
    ("draws trumps after a low one", "low_trump", "KD 4D 8S 3S", ["S: 5D KH 7D AD"], "", "KD 4D"),
    ("need not after the highest", "low_trump", "KD 4D 8S 3S", ["S: AD KH 7D 6D"], "", ""),
    ("gives a ten to its partner's trick", "points", "TS 5S 4S 3D", [], "W: 7S AS 8S", ""),
    ("gives a ten to a trick that is ours", "points", "TS 5S 4S 3D", [], "E: 7S AS 8S", "TS"),
    ("gives a five where it has no ten", "points", "5H 4H 3D", [], "E: 7S AS 8S", "5H"),
    ("keeps the highest trump for the end", "last_trick", "AD 4H", [], "", "4H"),
]


@pytest.mark.parametrize(
    ("clause", "hand", "past", "table", "kept"),
    [scene[1:] for scene in SCENES],
    ids=[scene[0] for scene in SCENES],
)
def test_a_seat_that_keeps_its_agreements(clause, hand, past, table, kept):
    sight = sight_of(hand, *past, table=table)
    led = sight.suit[sight.trick[0][1][0]] if table else None
    cards = [card for card in sight.hand if sight.suit[card] == led] or list(sight.hand)
    asked = dict(asked_of(ALL_AGREEMENTS, sight, cards))
    assert sorted(asked.get(Clause(clause), [])) == sorted(parse_cards(kept) if kept else [])


def test_in_the_mirror_the_first_discard_is_of_a_suit_it_does_not_like():
    mirror = Agreements(frozenset({Clause.FIRST_DISCARD}), discards_weak=True)
    sight = sight_of("AH 4H 9C 3C", table="W: AS 2S")
    asked = dict(asked_of(mirror, sight, sight.hand))
    assert sorted(asked[Clause.FIRST_DISCARD]) == sorted(parse_cards("9C 3C"))


def test_a_clause_is_kept_where_it_costs_little_and_else_left():
    sight = sight_of("KH 8S", "S: 9S KS 7S AS")
    king, eight = parse_card("KH"), parse_card("8S")
    only = Agreements(frozenset({Clause.RETURN_SUIT}))
    assert choose_kept(only, sight, [(5.0, king), (4.5, eight)], 1.0) is eight
    assert choose_kept(only, sight, [(5.0, king), (3.5, eight)], 1.0) is None


def readings(*tricks, agreements=ALL_AGREEMENTS, hand="2H"):
    """What N reads of its partner, by clause: the cards, and whether it holds some of them."""
    read = read_plays(agreements, sight_of(hand, *tricks))
    return {one.clause: (set(one.cards), one.some) for one in read if one.seat is Seat.S}


def test_high_then_low_says_that_there_are_no_more_and_low_then_high_nothing():
    left = {parse_card(card) for card in ("4S", "7S", "TS", "JS", "QS")}
    asked = readings("N: AS 2S 9S 5S", "N: KS 6S 3S 8S")
    assert asked[Clause.HIGH_LOW] == (left, False)
    assert Clause.HIGH_LOW not in readings("N: AS 2S 3S 5S", "N: KS 6S 9S 8S")
    assert Clause.HIGH_LOW not in readings("N: AS 2S TS 5S", "N: KS 6S 3S 8S"), "a ten was given"


def test_the_first_discard_says_who_has_the_best_of_the_suit():
    assert readings("N: AC 2C 5H 6C")[Clause.FIRST_DISCARD] == ({parse_card("AH")}, True)
    mirror = Agreements(frozenset(Clause), discards_weak=True)
    assert readings("N: AC 2C 5H 6C", agreements=mirror)[Clause.FIRST_DISCARD] == ({parse_card("AH")}, False)


def test_who_leads_another_suit_is_out_of_its_partners():
    cards, some = readings("N: 9S KS 7S AS", "S: 8H 3H 4H JH")[Clause.RETURN_SUIT]
    assert not some
    assert all(card.suit.letter == "S" for card in cards)
    assert Clause.RETURN_SUIT not in readings("N: 9S KS 7S AS", "S: AH 3H 4H JH"), "masters are led first"


def test_who_gives_no_points_to_its_sides_trick_has_none_of_the_suit():
    assert readings("W: 2S AS 3S 4S") == {Clause.POINTS: ({parse_card("TS"), parse_card("5S")}, False)}
    assert readings("W: 2S 4S AS 3S") == {}, "an opponent has the trick"
    assert readings("N: AS 2S 3S 4S") == {}, "an opponent is still to play"


def trust(shown, past=()):
    return trust_in(ALL_AGREEMENTS.after(past), Seat.S, shown)


def test_a_seat_that_breaks_agreements_openly_is_trusted_less_and_never_quite_distrusted():
    kept = sight_of("2H", "N: 9S KS 7S AS", "S: 8S 3S 4S 5S").partner
    broken = sight_of("2H", "N: 9S KS 7S AS", "S: 8H 3H 4H JH", "W: JS QS 4S 2S").partner
    nothing = sight_of("2H").partner
    assert (kept.kept, kept.broken) == (1, 0)
    assert (broken.kept, broken.broken) == (0, 1)
    assert trust(kept) > trust(nothing) > trust(broken)
    broken.broken = 100
    assert trust(broken) == LEAST_TRUST


def test_what_is_not_agreed_on_is_not_broken():
    signs = Signs(ORDER, frozenset({Clause.POINTS}), len(Seat))
    for trick in tricks_of("N: 9S KS 7S AS", "S: 8H 3H 4H JH", "W: JS QS 4S 2S"):
        signs = signs.after(trick)
    assert signs.shown[Seat.S].broken == 0


def test_the_deals_before_count_as_much_as_this_one():
    shown = sight_of("2H", "N: 9S KS 7S AS", "S: 8S 3S 4S 5S").partner
    one_more = sight_of("2H").partner
    assert trust(one_more, ((1, 0),) * 4) == trust(shown)
    assert trust(shown, ((0, 30),) * 4) == LEAST_TRUST


def test_what_an_untrusted_seat_says_counts_less():
    sight = sight_of("2H", "N: AC 2C 5H 6C")
    (read,) = read_plays(ALL_AGREEMENTS, sight)
    (again,) = read_plays(ALL_AGREEMENTS.after(((0, 100),) * 4), sight)
    assert AGAINST[Clause.FIRST_DISCARD] < read.against < again.against < 1.0


def test_signs_are_the_same_whether_tricks_are_seen_one_by_one_or_all_at_once():
    plays = tricks_of("N: 9S KS 7S AS", "S: 8H 3H 4H JH", "W: JS QS 4S 2S")
    taken = tuple(Won(tuple(Play(seat, cards) for seat, cards in trick)) for trick in plays)
    others = tuple(
        Won(tuple(Play(seat, cards) for seat, cards in trick)) for trick in tricks_of("W: 2H 3H 4H 5H")
    )
    everything = frozenset(Clause)
    for seen in (taken[:1], taken[:2], taken, taken[:1], others, taken[:2]):
        signs = Signs(ORDER, everything, len(Seat))
        for won in seen:
            signs = signs.after([(play.seat, play.cards) for play in won.trick.plays])
        found = signs_after(ORDER, everything, len(Seat), seen)
        assert (found.shown, found.left) == (signs.shown, signs.left)


def signs_of(*tricks, turned_at):
    """What all have seen of tricks of which trump, diamonds, was turned up in the last, at a play of it."""
    at = [None] * (len(tricks) - 1) + [turned_at]
    plays = [tuple(Play(seat, cards) for seat, cards in trick) for trick in tricks_of(*tricks)]
    taken = tuple(Won(its, turned) for its, turned in zip(plays, at, strict=True))
    return signs_after(ORDER, frozenset(Clause), len(Seat), taken).shown


def test_what_is_played_while_trump_lies_face_down_is_read_as_of_a_suit_like_any_other():
    lead = "N: 4D KD 2D 3D"
    assert not signs_of(lead, turned_at=None)[Seat.N].led_low_trump
    assert signs_of(lead, turned_at=None)[Seat.N].led == [int(Suit.DIAMONDS)]
    assert signs_of(lead, turned_at=0)[Seat.N].led_low_trump, "it is known: trumps are to be drawn"
    thrown = "N: AS 2D 3S 4S"
    assert signs_of(thrown, turned_at=None)[Seat.E].discard is parse_card("2D")
    assert signs_of(thrown, turned_at=0)[Seat.E].discard is None, "it is known: that is a ruff"
    follow = "N: QD 2D 9D 5D", "N: JD 6D 3D 8D"
    assert signs_of(*follow, turned_at=None)[Seat.S].followed == {
        int(Suit.DIAMONDS): (parse_card("9D"), parse_card("3D"))
    }


def test_in_the_trick_in_which_trump_is_turned_up_what_was_played_before_is_read_as_before():
    trick = "N: AS 2D 3S 5D"
    assert [signs_of(trick, turned_at=3)[seat].discard for seat in (Seat.E, Seat.W)] == [
        parse_card("2D"),
        None,
    ]
    assert [signs_of(trick, turned_at=1)[seat].discard for seat in (Seat.E, Seat.W)] == [None, None]
    other = "N: 4D 2H 5D KD"
    assert signs_of(other, turned_at=1)[Seat.N].led == [int(Suit.DIAMONDS)], "it was a suit when it was led"


def said(hand, *tricks, agreements=ALL_AGREEMENTS):
    sight = sight_of(hand, *tricks)
    return [(one.word, "SHCD"[one.suit]) for one in list_said(agreements, sight, sight.hand)]


def test_a_leader_is_told_what_its_partner_has_said_as_far_as_it_can_answer():
    assert said("KH 4H 8S", "S: 9S KS 7S AS") == [("return_suit", "S")]
    assert said("KH 4H 8C", "S: 9S KS 7S AS") == [], "it has none of it"
    assert said("KD 8S 3S", "S: 5D KH 7D AD") == [("low_trump", "D")]
    assert said("7S 4H 3C", "N: AS 2S 9S 5S", "N: KS 6S 3S 8S") == [("high_low", "S")]
    assert said("8H 4S 3C", "N: AC 2C 5H 6C") == [("first_discard", "H")]
    mirror = Agreements(frozenset(Clause), discards_weak=True)
    assert said("8H 4S 3C", "N: AC 2C 5H 6C", agreements=mirror) == [("weak_discards", "H")]


def test_a_card_that_keeps_what_is_agreed_is_said_to():
    sight = sight_of("9S 4S 3D KH", table="S: AS 2S")
    cards = parse_cards("9S 4S")
    kept = [find_kept(ALL_AGREEMENTS, sight, cards, card) for card in cards]
    assert kept == [("high_low", 0), None]
