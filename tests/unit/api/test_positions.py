"""Positions are values: copied, branched from, made of hands, taken from a record; and acts are taken back."""

import threading

import pytest

import followsuit
from followsuit import Budget, Seat, Suit, parse_card, parse_cards
from followsuit.record import Player
from followsuit.table import Table

# The page does not ship the package that these tests are about.
pytestmark = pytest.mark.host

every_game = pytest.mark.parametrize("game", followsuit.games())


def played(game, acts=None, **how):
    """A match of beginners, so many acts into its first deal; without a number at the deal's end."""
    match = followsuit.match(game, level="beginner", seed="x", **how)
    match.step()
    while match.deal_result() is None and (acts is None or acts > 0):
        match.step()
        acts = None if acts is None else acts - 1
    return match


def rest_of(position):
    """The positions to the end of the deal when everybody does the first thing that is legal."""
    seen = [position]
    while not position.is_over:
        position = position.after(position.legal()[0]) if position.to_act is not None else position.after()
        seen.append(position)
    return seen


@every_game
def test_a_copy_and_its_original_do_not_know_of_each_other(game):
    match = played(game, 25)
    before, record = match.position, match.record()
    copy = match.copy()
    copy.run(deals=1)
    assert (match.position, match.record()) == (before, record)
    assert copy.position != before
    match.run(deals=1)
    assert match.record() == copy.record()
    while match.acts():
        match.undo()
    assert copy.deal_result() is not None


def test_a_situation_is_the_same_whatever_its_random_numbers():
    match = played("rangvaar", 0)
    seat = match.to_act
    assert match.situation(seat) == match.copy().situation(seat)
    assert match.situation(seat).rng is not match.situation(seat).rng


def test_until_a_trump_is_named_in_tractor_the_jokers_alone_stand_before_the_suits():
    jokers, *suits = played("tractor", 0).position.order
    assert [card.text for card in jokers] == ["BJ", "SJ"]
    assert [{card.suit for card in cards} for cards in suits] == [{suit} for suit in reversed(Suit)]


def test_who_sits_down_at_a_copy_and_how_long_bots_think_there_are_its_own():
    table = Table.start("two_hundred", "reference", {seat: Player("beginner") for seat in Seat}, "x")
    copy = table.copy()
    copy.budget = Budget(nodes=7)
    copy.seat_person(Seat.W, "Ada")
    assert (copy.is_bot(Seat.W), copy.players[Seat.W], copy.budget) == (
        False,
        Player(None, "Ada"),
        Budget(nodes=7),
    )
    assert (table.is_bot(Seat.W), table.players[Seat.W], table.budget) == (True, Player("beginner"), Budget())


def test_copies_go_on_in_threads_of_their_own_as_the_match_itself_does():
    match = played("rangvaar", 20)
    copies = [match.copy() for _ in range(4)]
    threads = [threading.Thread(target=copy.run) for copy in copies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    match.run()
    assert {copy.record() for copy in copies} == {match.record()}


@every_game
def test_an_act_is_taken_back_without_playing_the_deal_over(game, monkeypatch):
    match = played(game)
    monkeypatch.setattr("followsuit.table.table.steps_of", lambda *deal: pytest.fail("played over"))
    monkeypatch.setattr(Table, "resume", lambda *record: pytest.fail("read again"))
    last = None
    for _ in range(20):
        last = match.position
        match.undo()
    monkeypatch.undo()
    back = followsuit.resume(match.record())
    assert (match.position, match.record()) == (back.position, back.record())
    # What follows is as if nothing had been taken back.
    match.step()
    back.step()
    assert match.position == back.position
    assert last is not None


def test_acts_before_a_match_was_resumed_are_taken_back_too():
    match = followsuit.resume(played("two_hundred", 20).record())
    match.step()
    acts = match.acts()
    assert [match.undo() for _ in acts] == list(reversed(acts))


@every_game
def test_a_position_is_played_to_its_score_and_stays_what_it_was(game):
    position = next(followsuit.deals(game, seed=1))
    text = str(position)
    *before, last = rest_of(position)
    assert str(position) == text
    assert position == before[0] != last
    assert before[0].score is before[0].result is None
    assert last.score.keys() == {"NS", "EW"}
    assert last.result.passed_out or last.result.took
    assert last.legal() == ()
    with pytest.raises(followsuit.FollowSuitError, match="the deal is over: result says how it ended"):
        last.after()


@every_game
def test_a_match_and_its_position_say_the_same(game):
    match = played(game, 25)
    position = match.position
    for seat in match.seats:
        assert position.observation(seat) == match.situation(seat).observation
        assert position.legal(seat) == match.legal(seat)
        assert position.hand(seat) == match.situation(seat).hand
        assert position.partners(seat) == (seat.partner,)
    match.run(until=lambda match: match.to_act is not None)
    act = match.legal()[-1]
    after = match.position.after(followsuit.act_text(act))
    match.push(act)
    assert match.position == after


@every_game
def test_the_positions_of_a_record_end_where_its_match_stands(game):
    match = played(game, 25)
    found = list(followsuit.positions(match.record()))
    assert found[-1] == match.position
    assert len(found) == 26 if game != "tractor" else len(found) > 25


def test_a_position_after_an_act_that_is_none_or_of_another_game_is_refused_with_what_would_do():
    position = followsuit.deal("two_hundred", seed=1)
    for act, told in (
        (followsuit.Bury(Seat.S, parse_cards("AS")), "legal: "),
        (followsuit.Declare(Seat.S, parse_cards("2H")), "legal: "),
        ("declare 2H", "for instance 'pass"),
        (7, "for instance 'pass"),
        (None, "legal: "),
    ):
        with pytest.raises(followsuit.FollowSuitError, match=told):
            position.after(act)
    with pytest.raises(
        followsuit.RequestError, match=r"say which seat: .* or .*after\(\) lets the table act"
    ):
        rest_of(followsuit.deal("tractor", seed=1))[2].observation()
    with pytest.raises(followsuit.RequestError, match="no deal has begun"):
        followsuit.match("rangvaar").position.observation()


def test_a_deal_is_made_of_hands_and_a_contract_and_the_rest_of_chance():
    hands = {"S": "AS KS QS", Seat.W: [parse_card("2D")]}
    contract = {"declarer": Seat.S, "bid": 8, "trump": Suit.HEARTS}
    deal = followsuit.deal("rangvaar", hands=hands, contract=contract, seed=2)
    assert set(parse_cards("AS KS QS")) < set(deal.dealt("S"))
    assert parse_card("2D") in deal.hand("W")
    assert (deal.to_act, deal.observation().trump, deal.observation().contract.value) == (
        Seat.S,
        Suit.HEARTS,
        8,
    )
    assert deal == followsuit.deal("rangvaar", hands=hands, contract=contract, seed=2)
    assert deal != followsuit.deal("rangvaar", hands=hands, contract=contract, seed=3)
    with_kitty = followsuit.deal(
        "tractor", hands={"kitty": "BJ SJ"}, standing={"levels": "NS 5 EW 9", "declaring": "NS"}, seed=1
    )
    assert set(parse_cards("BJ SJ")) < set(with_kitty.kitty)
    assert (
        followsuit.deal("court_piece", contract={"trump": "S"}, seed=1).observation("N").trump is Suit.SPADES
    )


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"hands": {"S": "AS AS"}}, "card too often: card AS, pack 1, seat S$"),
        ({"hands": {"S": "BJ"}}, "card not in pack: card BJ"),
        ({"hands": {"S": "AS", "N": "AS"}}, "card too often"),
        ({"hands": {"S": "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH"}}, "wrong hand size"),
        ({"hands": {"Z": "AS"}}, "the seats are S, W, N, E"),
        ({"hands": {"kitty": "AS"}}, "'kitty' is not a seat here"),
        ({"hands": {"S": ["AS"]}}, "'AS' is no card"),
        ({"contract": {"trumps": "S"}}, r"has declarer \(S, W, N, E\), bid \(7, 8"),
        ({"contract": {"declarer": "S", "bid": 99, "trump": "H"}}, "no contract has bid 99"),
        ({"contract": {"declarer": "S", "bid": 9}}, "the contract has no trump"),
        ({"standing": {"dealer": "S"}}, "the standing of rangvaar has first, counted, totals"),
        ({"rules": "kitchen"}, "lists reference"),
    ],
)
def test_a_deal_that_cannot_be_made_says_why(wanted, told):
    with pytest.raises(followsuit.FollowSuitError, match=told):
        followsuit.deal("rangvaar", **wanted)


def test_deals_are_dealt_until_enough_meet_a_condition_and_no_longer_than_allowed():
    def is_long(position):
        return sum(card.suit is Suit.SPADES for card in position.dealt("S")) >= 6

    found = list(followsuit.deals("rangvaar", where=is_long, n=3, seed=1))
    assert all(map(is_long, found))
    assert found == list(followsuit.deals("rangvaar", where=is_long, n=3, seed=1))
    assert found[0] != found[1]
    with pytest.raises(
        followsuit.RequestError, match="of 30 deals in a row none met the condition; allow more"
    ):
        next(followsuit.deals("rangvaar", where=lambda position: False, most=30))
    with pytest.raises(followsuit.RequestError, match="n is a number from 1"):
        followsuit.deals("rangvaar", n=0)


@pytest.mark.parametrize("game", followsuit.games())
def test_a_result_says_what_every_side_took(game):
    end = followsuit.deal(game, seed=2).played_out()
    assert end.result.took.keys() == {"NS", "EW"}
    if game == "tractor":
        in_tricks = sum(trick["points"] for trick in end.result.summary["by_trick"])
        declaring, opposing = end.result.side, next(side for side in ("NS", "EW") if side != end.result.side)
        assert end.result.took[opposing] == end.result.summary["points"]
        assert end.result.took[declaring] == in_tricks - end.result.summary["tricks"]
    else:
        assert sum(end.result.took.values()) == {"two_hundred": 100, "rangvaar": 13}.get(
            game, sum(end.score.values())
        )
