"""Texts of deals: what is written in any form is read back, and what is damaged is named with its place."""

import os
from random import Random

import pytest

from followsuit.game import SeatsByRules
from followsuit.links import deal_link
from followsuit.making import blank_setup, made_record, read_text, setup_text, texts_of
from followsuit.record import Player, write_record
from followsuit.registry import game_named, game_names

DEALS = int(os.environ.get("FOLLOWSUIT_DEALS", "10000" if os.environ.get("FOLLOWSUIT_FULL") else "12"))
DAMAGED = int(os.environ.get("FOLLOWSUIT_DAMAGED", "100000" if os.environ.get("FOLLOWSUIT_FULL") else "600"))
LETTERS = "AKQJT98765432SHCDNWE:.,-|/ \n10x♠md?&=%"


def tables():
    """Every game at each of its tables, and the small pack of Two Hundred."""
    for name in sorted(game_names()):
        game = game_named(name)
        asked = [table["rules"] for table in game.tables()] if isinstance(game, SeatsByRules) else [None]
        for rules in [*asked, *([{"deck": 36}] if name == "two_hundred" else [])]:
            yield name, game.rules(rules)


TABLES = list(tables())


def dealt(name, rules, seed):
    return blank_setup(name, rules).filled(Random(seed))


def read(text, name="rangvaar", rules=None, seed=0):
    return read_text(text, name, game_named(name).rules(rules), Random(seed))


def hands(setup):
    return {owner: sorted(setup.of(owner)) for owner in setup.frame.owners}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_every_text_of_a_deal_is_read_back(table):
    name, rules = table
    for seed in range(DEALS):
        setup = dealt(name, rules, seed)
        assert read_text(setup_text(setup), "rangvaar", None, Random(1)).setup == setup
        for form, text in texts_of(setup).items():
            back = read_text(text, name, rules, Random(seed))
            assert back.setup is not None, (form, back.problems, text)
            assert hands(back.setup) == hands(setup), (form, text)
            if form in ("lines", "suits"):
                sorted_places = {place: sorted(cards) for place, cards in back.setup.cards.items()}
                assert sorted_places == {place: sorted(cards) for place, cards in setup.cards.items()}


def test_damaged_texts_are_read_or_named_with_their_place():
    rng = Random(38)
    texts = [
        (name, rules, text)
        for name, rules in TABLES
        for text in (
            *texts_of(dealt(name, rules, 1)).values(),
            setup_text(dealt(name, rules, 2)),
            write_record(made_record(dealt(name, rules, 3), seats(name, rules), "x")),
        )
    ]
    taken = 0
    for _ in range(DAMAGED):
        name, rules, text = rng.choice(texts)
        damaged = list(text)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(damaged))
            change = rng.random()
            if change < 0.4:
                damaged[at] = rng.choice(LETTERS)
            elif change < 0.6:
                del damaged[at : at + rng.choice((1, 1, 30))]
            else:
                damaged.insert(at, rng.choice(LETTERS))
            damaged = damaged or [" "]
        reading = read_text("".join(damaged), name, rules, Random(0))
        assert (reading.setup is None) == bool(reading.problems)
        if reading.setup is None:
            for problem in reading.problems:
                assert all(problem.facts[key] > 0 for key in ("line", "at") if key in problem.facts)
            continue
        taken += 1
        # What is taken holds no card more often than the pack.
        assert sum(map(len, reading.setup.cards.values())) + reading.setup.left.total() == len(
            reading.setup.frame.pack
        )
    assert 0 < taken < DAMAGED


def seats(name, rules):
    from followsuit.game import seats_of

    return {
        seat: Player(None if at == 0 else "casual")
        for at, seat in enumerate(seats_of(game_named(name), rules))
    }


def test_lin_says_the_dealer_and_leaves_the_last_hand_out():
    text = "md|3SAKQJT98765432H,HAKQJT98765432,DAKQJT98765432|"
    setup = read(text, "court_piece").setup
    assert setup.standing["dealer"] == "N"
    assert {card.text[1] for card in setup.of("E")} == {"C"}
    assert read(text.replace("md|3", "md|"), "court_piece").setup.standing["dealer"] == "W"


def test_an_address_of_the_hand_viewer_is_read_with_its_percent_signs():
    address = "https://www.bridgebase.com/tools/handviewer.html?n=sakq%68t9&e=d2&d=n&a=1sppp"
    reading = read(address)
    assert [card.text for card in sorted(reading.setup.of("N"))] == ["QS", "KS", "AS", "9H", "TH"]
    assert reading.setup.standing["first"] == "E"
    assert reading.has_more


def test_pbn_is_read_from_any_seat_on_and_its_auction_is_not_taken():
    pbn = '[Dealer "S"]\n[Deal "E:AK.5.- 2.3.4.5 - T..."]\n[Auction "N"]\n1C Pass\n'.replace(".-", ".")
    reading = read(pbn)
    assert reading.has_more
    assert [card.text for card in sorted(reading.setup.of("E"))] == ["KS", "AS", "5H"]
    assert [card.text for card in reading.setup.of("N")] == ["TS"]
    assert reading.setup.of("W") == ()


def test_two_hundred_takes_a_bridge_text_only_where_its_forty_cards_occur():
    [problem] = read("md|SA4|", "two_hundred").problems
    assert (problem.code, problem.facts["card"], problem.facts["at"]) == ("card_not_in_pack", "4S", 6)
    assert read("md|SA5|", "two_hundred").setup is not None


def test_a_kitty_and_eight_seats_are_not_for_bridge():
    for name, rules in (("tractor", None), ("tractor", {"packs": 4, "seats": 8})):
        [problem] = read("md|SA5|", name, rules).problems
        assert problem.code == "not_for_bridge_here"


def test_hands_by_suits_name_suits_or_leave_it_to_their_order():
    setup = read("S: AK5 Q7 - 98\nn: ♥AK ♣10 JS\nw: D2, H3\n").setup
    assert {card.text for card in setup.of("S")} == {"AS", "KS", "5S", "QH", "7H", "9C", "8C"}
    assert {card.text for card in setup.of("N")} == {"AH", "KH", "TC", "JS"}
    assert {card.text for card in setup.of("W")} == {"2D", "3H"}


@pytest.mark.parametrize(
    ("text", "code", "line", "at"),
    [
        ("S: AK5\nW: AX7", "unknown_letter", 2, 5),
        ("S: AK5\nW: Q A9A", "card_too_often", 2, 8),
        ("hand S AS KS\nhand W 7H AS", "card_too_often", 2, 11),
        ("hand S AS K?", "bad_card", 1, 11),
        ("hand X AS", "bad_seat", 1, 1),
        ("S: A\nsomething else", "unknown_line", 2, 1),
        ("S: AKQJT98765432 A", "wrong_hand_size", 1, 18),
        ("S: A\ntotals NS 1", "bad_standing", 2, 8),
        ('[Deal "N:AK.Q.7.5 x.2.3.4 - -"]', "unknown_letter", 1, 19),
    ],
)
def test_an_error_stands_at_its_place(text, code, line, at):
    problem = read(text).problems[0]
    assert (problem.code, problem.facts["line"], problem.facts["at"]) == (code, line, at)


def test_a_text_without_hands_says_so():
    for text in ("", "hello there", "S"):
        assert {problem.code for problem in read(text).problems} <= {"no_hands", "unknown_line"}
        assert read(text).setup is None


def test_a_link_and_a_record_are_read_without_their_acts():
    from tests.shared.linked_deals import linked_deals

    for name in sorted(game_names()):
        record = next(iter(linked_deals(name, 1)))
        link = "https://example.org/#" + deal_link(record, record.deals[0].number)
        reading = read(link)
        assert reading.setup.game == name
        assert reading.has_more
        deal = made_record(reading.setup, record.players, record.seed).deals[0]
        assert deal.opening == {**record.deals[0].opening, **({"stake": "0"} if name == "rangvaar" else {})}
