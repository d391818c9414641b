"""Setups: cards are placed, the rest is dealt around them, and the record is that of a match."""

from random import Random

import pytest

import followsuit
from followsuit.base.cards import Card
from followsuit.base.errors import FollowSuitError
from followsuit.base.game import seats_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.deal_editor import blank_setup, made_record, problems_of, read_text
from followsuit.deal_editor.frame import frame_of
from followsuit.record import Player, end_of, read_record, record_link, write_record

GAMES = sorted(game_names())


def setup_of(name, rules=None, seed=1):
    return blank_setup(name, game_named(name).rules(rules)).filled(Random(seed))


def players(name, rules=None):
    seats = seats_of(game_named(name), game_named(name).rules(rules))
    return {seat: Player(None if seat is seats[0] else "casual") for seat in seats}


@pytest.mark.parametrize("name", GAMES)
def test_the_rest_is_dealt_without_moving_what_is_placed(name):
    rng = Random(5)
    empty = blank_setup(name, game_named(name).rules(None))
    for _ in range(20):
        setup = empty
        for place in empty.frame.places:
            for _ in range(rng.randrange(place.size + 1)):
                card = rng.choice(sorted(setup.left.elements()))
                setup = setup.with_card(card, place.name, rng)
        whole = setup.filled(rng)
        assert not whole.left
        for place in whole.frame.places:
            assert len(whole.at(place.name)) == place.size
            placed, rest = list(setup.at(place.name)), iter(whole.at(place.name))
            # What is placed is there still, in the order it was.
            assert all(card in rest for card in placed)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("deals", [1, 2])
def test_a_record_made_from_a_deal_is_byte_for_byte_that_of_its_match(name, deals):
    match = followsuit.match(name, level="beginner", seed="made", players={"S": "person"})
    table = match._table
    for _ in range(deals - 1):
        followsuit_deal(table)
    table.deal()
    text = write_record(table.record())
    last = read_record(text).deals[-1]
    alone = write_record(table.record().with_deals([last]))
    reading = read_text(alone, name, None, Random(0))
    assert write_record(made_record(reading.setup, table.players, "made")) == alone


def followsuit_deal(table):
    """Play a deal with any legal act of each seat."""
    table.deal()
    game = table.game
    while not table.needs_deal and not table.is_over:
        seat = table.to_act
        if seat is None:
            table.step()
        else:
            table.act(game.options(game.observe(table._state, seat))[0])


@pytest.mark.parametrize(
    ("name", "longest"), [("two_hundred", 118), ("rangvaar", 146), ("court_piece", 146), ("tractor", 222)]
)
def test_a_link_of_a_deal_without_acts_is_short(name, longest):
    lengths = [
        len(record_link(made_record(setup_of(name, seed=seed), players(name), ""))) for seed in range(30)
    ]
    assert max(lengths) <= longest


@pytest.mark.parametrize("name", ["two_hundred", "rangvaar"])
def test_play_may_begin_at_a_contract(name):
    bid = {"two_hundred": "75", "rangvaar": "9"}[name]
    for seat in "SWNE":
        contract = {"declarer": seat, "bid": bid, "trump": "D"}
        record = made_record(setup_of(name), players(name), "", contract)
        state = end_of(game_named(name), record.rules, record.deals[0])
        assert (state.contract.declarer.name, str(state.contract.value)) == (seat, bid)
        assert read_record(write_record(record)) == record


def test_play_of_court_piece_may_begin_with_trump_named_or_hidden():
    for rules in (None, {"hidden": True}):
        setup = setup_of("court_piece", rules)
        five = setup.at("hand S")
        record = made_record(setup, players("court_piece"), "", {"trump": five[0].suit.letter})
        assert len(record.deals[0].actions) == 1
        missing = {"S", "H", "D", "C"} - {card.suit.letter for card in five}
        if rules and missing:
            with pytest.raises(FollowSuitError) as refused:
                made_record(setup, players("court_piece"), "", {"trump": missing.pop()})
            assert refused.value.code == "no_such_contract"


def test_play_of_tractor_may_begin_with_the_burial():
    rules = {"preset": "reference", "packs": 3, "seats": 6}
    for asked in (None, rules):
        setup = setup_of("tractor", asked)
        owner = next(seat for seat in setup.frame.seats if Card("2H") in setup.of(seat))
        contract = {"declarer": owner, "trump": "H"}
        record = made_record(setup, players("tractor", asked), "", contract)
        state = end_of(game_named("tractor"), record.rules, record.deals[0])
        assert (state.terms.starter.name, str(state.terms.trump.suit)) == (owner, "H")
        assert read_record(write_record(record)) == record


def test_a_contract_that_cannot_be_reached_is_refused_with_its_clause():
    setup = setup_of("tractor")
    owner = next(seat for seat in setup.frame.seats if Card("2H") not in setup.of(seat))
    with pytest.raises(FollowSuitError) as refused:
        made_record(setup, players("tractor"), "", {"declarer": owner, "trump": "H"})
    assert (refused.value.code, refused.value.clause) == ("no_such_contract", "T6")
    for contract in ({}, {"declarer": "S", "bid": "95", "trump": "X"}):
        with pytest.raises(FollowSuitError):
            made_record(setup_of("two_hundred"), players("two_hundred"), "", {"x": "y", **contract})


def test_a_deal_that_is_not_whole_names_each_hand_that_is_short():
    setup = blank_setup("two_hundred", game_named("two_hundred").rules(None))
    assert [problem.facts["seat"] for problem in problems_of(setup)] == list(setup.frame.seats)
    with pytest.raises(FollowSuitError):
        made_record(setup, players("two_hundred"), "")


def test_a_hand_that_may_be_dealt_again_is_named():
    rules = game_named("court_piece").rules({"redeal": "no_court_card"})
    setup = blank_setup("court_piece", rules)
    for text in ("2S", "3S", "4S", "5S", "6S"):
        setup = setup.with_card(Card(text), "hand S", Random(0))
    [problem] = problems_of(setup.filled(Random(0)))
    assert (problem.code, problem.clause, problem.facts) == ("may_be_dealt_again", "C8", {"seat": "S"})


@pytest.mark.parametrize(
    ("follows", "told"), [("redeal", ["is_dealt_again"]), ("kitty", []), ("no_trump", [])]
)
def test_a_deal_in_which_nobody_can_declare_is_dealt_again_only_where_the_rules_say_so(follows, told):
    setup = setup_of("tractor", {"no_declaration": follows, "declare_least": "pair"}, seed=2)
    assert [problem.code for problem in problems_of(setup)] == told


@pytest.mark.parametrize(
    ("name", "rules", "bounds"),
    [
        ("two_hundred", "reference", {"totals": (-1000, 195)}),
        ("two_hundred", "traditional", {"totals": (-195, 195)}),
        ("rangvaar", "reference", {"counted": (0, 2), "totals": (-78, 78)}),
        ("rangvaar", {"preset": "reference", "deals": 5}, {"counted": (0, 4), "totals": (-130, 130)}),
        ("court_piece", "reference", {"rows": (0, 6), "totals": (0, 0)}),
        ("court_piece", "double", {"rows": (0, 6), "totals": (0, 4)}),
        ("court_piece", "hokm", {"rows": (0, 0), "totals": (0, 6)}),
    ],
)
def test_a_standing_may_be_any_that_a_match_comes_to(name, rules, bounds):
    fields = frame_of(name, game_named(name).rules(rules)).standing
    assert {field.name: (field.least, field.most) for field in fields if field.most is not None} == bounds


def test_a_standing_that_no_deal_has_is_refused():
    setup = setup_of("tractor").with_field("levels", "NS 5 EW 7")
    assert [problem.code for problem in problems_of(setup)] == ["bad_levels"]
    assert not problems_of(setup.with_field("declaring", "NS"))
    for name, text in (("levels", "NS 5"), ("first", "X"), ("nothing", "1")):
        with pytest.raises(FollowSuitError) as refused:
            setup.with_field(name, text)
        assert refused.value.code == "bad_standing"


def test_a_card_is_placed_as_often_as_the_pack_has_it():
    setup = blank_setup("tractor", game_named("tractor").rules(None))
    for place in ("hand S", "kitty"):
        setup = setup.with_card(Card("AS"), place, Random(0))
    with pytest.raises(FollowSuitError) as refused:
        setup.with_card(Card("AS"), "hand N", Random(0))
    assert refused.value.code == "card_too_often"
    assert not setup.without_card(Card("AS"), "kitty").at("kitty")
    assert not setup.cleared().cards
