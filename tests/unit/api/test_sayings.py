"""What the things of the API say of themselves in a line, and that none of them is false."""

import pytest

import followsuit

# The page does not ship the package that these tests are about.
pytestmark = pytest.mark.host

every_game = pytest.mark.parametrize("game", followsuit.games())


@every_game
def test_a_match_says_in_a_line_what_it_is_and_names_no_card(game):
    match = followsuit.match(game, level="beginner", players={"S": "person"}, seed="x")
    assert repr(match) == f"<Match of {game}, before deal 1>"
    said = set()
    while match.deal_result() is None:
        said.add(repr(match))
        match.push(match.legal()[0]) if match.to_act and not match.is_bot(match.to_act) else match.step()
    assert f"<Match of {game}, deal 1, S to act (a person)>" in said
    assert f"<Match of {game}, deal 1, W to act (a bot)>" in said
    assert (f"<Match of {game}, deal 1, the table deals>" in said) is (game == "tractor")
    assert repr(match) == f"<Match of {game}, deal 1 is over>"


def test_a_match_that_is_over_says_who_won_it():
    match = followsuit.match("rangvaar", level="beginner", seed="x")
    match.run()
    assert repr(match) == "<Match of rangvaar, over after 3 deals: won by EW>"


@every_game
def test_a_situation_and_a_step_of_a_replay_say_in_a_line_what_they_are(game):
    match = followsuit.match(game, level="beginner", players={"S": "person"}, seed="x")
    match.run()
    situation = match.situation()
    hand = " ".join(map(str, situation.hand))
    assert repr(situation) == f"<Situation of S in {game}: {situation.phase}, must act, hand {hand}>"
    assert "may not act" in repr(match.situation("N"))
    for step in followsuit.replay(match.record()):
        assert repr(step) == f"ReplayStep(deal=1, action={step.action!r}, events={step.events!r})"


def test_the_first_seat_is_as_true_as_any_other():
    match = followsuit.match("two_hundred", level="beginner", players={"S": "person"}, seed="x")
    match.run()
    assert match.to_act
    assert f"{match.to_act} to act" == "S to act"
