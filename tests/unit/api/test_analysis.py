"""What the engine thinks, and what is true of an ending: analysed, solved, and shown."""

import xml.dom.minidom

import pytest

import followsuit
from followsuit import Budget, act_text

# The page does not ship the package that these tests are about.
pytestmark = pytest.mark.host

CONTRACT = {"declarer": "S", "bid": 8, "trump": "H"}


def last_cards(game, count, seed=1):
    """A deal of casual bots with so many cards left in the hand of the seat that leads."""
    match = followsuit.match(game, level="casual", seed=seed)
    match.step()
    while match.to_act is None or len(match.position.hand()) > count or match.position.winning is not None:
        match.step()
    return match


@pytest.mark.parametrize("game", followsuit.games())
def test_a_decision_is_weighed_the_same_whatever_it_is_asked_of(game):
    match = last_cards(game, 6)
    told = followsuit.analyse(match, budget=Budget(nodes=30), seed=4)
    assert followsuit.analyse(match.position, budget=Budget(nodes=30), seed=4) == told
    assert followsuit.analyse(match.situation(), budget=Budget(nodes=30), seed=4) == told
    assert told.seat is match.to_act
    values = [one.value for one in told.candidates]
    assert values == sorted(values, reverse=True)
    for one in told.candidates:
        assert match.why_not(one.act) is None
        assert one.worlds == max(1, 30 // len(values))
    page = xml.dom.minidom.parseString(told._repr_html_().replace("<td>", "<td/>").replace("<th>", "<th/>"))
    assert len(page.getElementsByTagName("tr")) == 1 + len(values)
    assert act_text(told.best.act) in str(told).splitlines()[0]


def test_a_level_that_weighs_nothing_gives_its_act_and_its_reason():
    position = followsuit.deal("rangvaar", contract=CONTRACT, seed=1)
    told = followsuit.analyse(position, level="casual")
    assert (len(told.candidates), told.best.worlds) == (1, 0)
    assert told.best.reason
    assert followsuit.best_reply(position, level="casual") == told.best.act
    assert followsuit.best_reply(position, level="expert") in position.legal()
    with pytest.raises(followsuit.RequestError, match="no level is called 'king'"):
        followsuit.best_reply(position, level="king")
    with pytest.raises(followsuit.RequestError, match="W may not act now"):
        followsuit.analyse(position, seat="W")
    with pytest.raises(followsuit.RequestError, match=r"give a match, match\.position"):
        followsuit.analyse(position.observation())


def played_best(position, side):
    """What a side has at the end by the best play of all, found by trying everything."""
    if position.is_over:
        return position.result.took[side]
    values = [played_best(position.after(act), side) for act in position.legal()]
    return max(values) if position.to_act.side.name == side else min(values)


@pytest.mark.parametrize("game", ["rangvaar", "two_hundred", "court_piece"])
def test_an_ending_is_solved_as_trying_everything_solves_it(game):
    compared = 0
    for seed in range(3):
        position = last_cards(game, 3, seed).position
        told = followsuit.solve(position)
        assert told.is_exact
        while len(position.legal()) == 1:
            position = position.after(position.legal()[0])
        side = told.seat.side.name
        assert {one.act for one in told.candidates} == set(position.legal())
        for one in told.candidates:
            assert one.result == played_best(position.after(one.act), side)
            compared += 1
    assert compared > 8


def test_an_ending_of_tractor_is_solved_and_what_is_far_from_its_end_is_not():
    told = followsuit.solve(last_cards("tractor", 3).position)
    assert told.is_exact
    assert len(told.candidates) > 1
    for position, why in (
        (followsuit.deal("rangvaar", contract=CONTRACT, seed=1), "it is too far from its end"),
        (last_cards("court_piece", 5).position, "it is too far from its end"),
        (last_cards("rangvaar", 1).position.played_out(), "it is no seat's turn"),
    ):
        with pytest.raises(followsuit.RequestError, match=why):
            followsuit.solve(position)


@pytest.mark.parametrize("game", followsuit.games())
def test_a_deal_in_which_nobody_has_a_choice_any_more_is_solved_too(game):
    position = last_cards(game, 1).position
    told = followsuit.solve(position)
    assert (told.seat, [one.act for one in told.candidates]) == (position.to_act, [*position.legal()])
    assert told.best.result == position.played_out().result.took.get(told.seat.side.name, 0)


@pytest.mark.parametrize("game", followsuit.games())
def test_who_is_winning_a_trick_is_who_wins_it_when_it_is_full(game):
    position, seen = followsuit.match(game, level="beginner", seed="x"), 0
    position.step()
    while position.deal_result() is None:
        before = position.position
        if before.winning is not None and (legal := before.legal()):
            winners = before.winners()
            assert set(winners) <= set(legal)
            events = position.push(legal[0])
            won = [event.seat for event in events if type(event).__name__ == "TrickWon"]
            if won:
                seen += 1
                assert (won[0] is before.to_act) is (legal[0] in winners)
                assert won[0] in (before.to_act, before.winning)
        else:
            position.step()
    assert seen > 5


def test_bots_of_a_level_play_a_position_out():
    position = followsuit.deal("two_hundred", seed=1)
    assert position.played_out("beginner") != position.played_out("casual")
    assert position.played_out() == position.played_out("casual")
    assert followsuit.deal("tractor", seed=1).played_out("beginner").is_over


@pytest.mark.parametrize("game", followsuit.games())
def test_a_position_a_hand_and_a_result_are_shown_in_a_notebook(game):
    match = last_cards(game, 4)
    match.step()
    position = match.position
    for shown in (position._repr_html_(), position._repr_svg_(), match.situation()._repr_html_()):
        drawn = xml.dom.minidom.parseString(shown)
        assert any(suit in drawn.toxml() for suit in "♠♥♣♦")
    picture = xml.dom.minidom.parseString(position._repr_svg_())
    nodes = picture.getElementsByTagName("text")
    texts = [node.firstChild.data for node in nodes]
    # A name and the suits under it, of each seat: they begin in one line.
    begins = [node.getAttribute("x") for node in nodes if not node.getAttribute("text-anchor")]
    assert len({*begins}) == 3
    assert len(begins) > 2 * len(position.seats)
    assert {seat.name for seat in position.seats} <= set(texts)
    assert position.trick[0].cards[0].text in texts
    result = xml.dom.minidom.parseString(position.played_out().result._repr_html_()).toxml()
    assert "<th>took</th>" in result


@pytest.mark.parametrize("game", followsuit.games())
def test_the_order_of_the_cards_says_who_wins_a_trick_of_one_card_each(game):
    compared = 0
    for seed in range(3):
        position = followsuit.deal(game, seed=seed)
        while not position.is_over:
            before = position
            # Tractor's seats that are free to declare do not: the table deals on.
            position = (
                position.after(followsuit.best_reply(position, level="casual"))
                if position.to_act
                else position.after()
            )
            trick = before.trick
            if len(trick) < 2 or any(len(play.cards) > 1 for play in trick):
                continue
            trumps, led = before.order[0], next(suit for suit in before.order if trick[0].cards[0] in suit)
            cards = [play.cards[0] for play in trick]
            suit = trumps if any(card in trumps for card in cards) and before.observation().trump else led
            best = min((card for card in cards if card in suit), key=suit.index)
            won = next(play.cards[0] for play in trick if play.seat is before.winning)
            # Cards of the trump rank are equal, of two the first wins.
            assert won is best or (won in suit and won.rank is best.rank)
            compared += 1
    assert compared > 30
