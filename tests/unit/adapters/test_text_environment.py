"""The text environment: a deal by text alone, penalties, and nothing that the seat may not know."""

import io
import json
import re
from random import Random

import pytest

import followsuit
from followsuit.adapters.encoder import (
    ACTIONS,
    OPTION,
    encoded,
    fixed_act,
    observation_length,
    observation_vector,
)
from followsuit.adapters.episode import PlayedDeal
from followsuit.adapters.text import PATIENCE, TextEnvironment, serve_text
from followsuit.base.cards import parse_card
from followsuit.base.errors import IllegalActError, RequestError
from tests.shared.zones import secret_cards

pytestmark = pytest.mark.host

every_game = pytest.mark.parametrize("game", followsuit.games())


def deals(environment, seed):
    """Every step of a deal in which the model answers with the first act offered."""
    text, info = environment.reset(seed=seed)
    yield text, info, 0.0
    while info["legal"]:
        step = environment.step(info["legal"][0])
        text, info = step.text, step.info
        assert not step.truncated
        yield text, info, step.reward


@every_game
def test_a_deal_is_played_by_text_alone(game):
    *_, (text, info, reward) = deals(TextEnvironment(game, level="beginner"), 3)
    assert "The deal is over: {" in text
    assert info["view"]["phase"] in ("deal_over", "thrown_in")
    assert isinstance(reward, float)


@every_game
def test_a_text_names_no_card_that_its_seat_may_not_know(game):
    environment = TextEnvironment(game, level="beginner")
    for text, info, _ in deals(environment, 5):
        view = info["view"]
        if view["summary"]:
            continue
        known = set(view["hand"]) | secret_cards(view)
        for trick in [
            *view["tricks"],
            view.get("trick") or {"plays": []},
            view.get("starter_trick") or {"plays": []},
        ]:
            known |= {card for play in trick["plays"] for card in play["cards"]}
        named = set(re.findall(r"\b[2-9TJQKAB][SHCDJ]\b", text))
        assert named <= known, named - known


@every_game
def test_other_hands_change_nothing_of_what_the_model_is_shown(game):
    """Before anybody has played, a deal in which the others hold each other's cards reads the same."""
    first = PlayedDeal(game, "reference", "leak")
    seat = first.seats[0]
    state = first._state
    other = first.seats[1], first.seats[2]
    opening = dict(first.game.opening(state))
    keys = [
        key
        for key in opening
        if key.split()[0] in ("hand", "rest") and key.split()[1] in (other[0].name, other[1].name)
    ]
    swapped = dict(opening)
    for kind in {key.split()[0] for key in keys}:
        one, two = (f"{kind} {each.name}" for each in other)
        swapped[one], swapped[two] = opening[two], opening[one]
    assert swapped != opening
    views, vectors = [], []
    for fields in (opening, swapped):
        placed = first.game.place(first.rules, 1, fields).state
        first._state = placed
        first._find_turn()
        views.append(first.view(seat))
        vectors.append(observation_vector(first, seat))
    assert views[0] == views[1]
    assert vectors[0] == vectors[1]


def test_what_is_no_legal_act_costs_and_is_told_and_ends_after_some():
    environment = TextEnvironment("two_hundred", level="beginner")
    environment.reset(seed=1)
    for number in range(1, PATIENCE + 1):
        step = environment.step("play 2S" if number % 2 else "I would like to pass")
        assert step.reward < 0
        assert step.text.startswith("Refused: ")
        assert step.truncated is (number == PATIENCE)
        assert not step.terminated
    environment.reset(seed=1)
    assert environment.step("pass").reward >= -1000


def test_the_same_seed_is_the_same_deal_and_a_finished_one_takes_no_act():
    environment = TextEnvironment("rangvaar", level="beginner")
    assert [text for text, _, _ in deals(environment, 7)] == [text for text, _, _ in deals(environment, 7)]
    with pytest.raises(RequestError, match=r"call reset\(\) for another one"):
        environment.step("pass")


def test_without_a_seed_the_next_deal_of_the_last_seed_comes_and_not_the_same_again():
    first, second = (TextEnvironment("rangvaar", level="beginner") for _ in range(2))
    told = [first.reset(seed=5)[0], *(first.reset()[0] for _ in range(3))]
    assert len(set(told)) == 4
    assert [second.reset(seed=5)[0], *(second.reset()[0] for _ in range(3))] == told
    # Two that were given no seed draw one each.
    assert len({TextEnvironment("rangvaar", level="beginner").reset()[0] for _ in range(4)}) > 1


def test_it_is_served_as_json_lines():
    lines = ['{"reset": 4}', '{"act": "play 2S"}', '{"act": 7}', "what?"]
    answers = io.StringIO()
    serve_text(
        TextEnvironment("two_hundred", level="beginner"), io.StringIO("\n".join(lines) + "\n"), answers
    )
    first, second, third, fourth = map(json.loads, answers.getvalue().splitlines())
    assert "You may: " in first["text"]
    legal = first.pop("legal")
    assert legal
    assert first == {"text": first["text"], "reward": 0.0, "terminated": False, "truncated": False}
    assert second.pop("text").startswith("Refused: ")
    assert second == {"legal": legal, "reward": -1.0, "terminated": False, "truncated": False}
    assert "a line is" in third["error"]
    assert "not JSON" in fourth["error"]


@every_game
@pytest.mark.parametrize("rules", ["reference", "last"])
def test_every_offered_act_has_a_number_of_its_own_and_any_number_plays(game, rules):
    preset = followsuit.presets(game)[-1 if rules == "last" else 0]
    for seed in range(3):
        deal, rng = PlayedDeal(game, preset, f"numbers/{seed}"), Random(seed)
        while not deal.is_over:
            acts = encoded(deal.game, deal.options, must_act=deal.must_act)
            assert len(acts) == len(deal.options) + (not deal.must_act)
            assert all(0 <= number < ACTIONS for number in acts)
            for number, act in acts.items():
                if number < OPTION:
                    assert fixed_act(deal.game, deal.seat, number) == act
            if game not in ("tractor", "court_piece"):
                assert max(acts) < OPTION
            vector = observation_vector(deal, deal.seat)
            assert len(vector) == observation_length(4)
            assert all(0 <= value <= 255 for value in vector)
            assert sum(vector[:54]) == len(deal.view(deal.seat)["hand"])
            deal.act(acts[rng.choice(list(acts))])
        assert sum(deal.returns()) == 0


def test_a_single_card_is_played_by_its_own_number():
    deal = PlayedDeal("two_hundred", "reference", "1")
    while deal.view(deal.seat)["phase"] != "playing":
        deal.act(deal.options[0])
    card = deal.options[0].cards[0]
    assert encoded(deal.game, deal.options, must_act=True)[int(parse_card(card.text))] == deal.options[0]
    with pytest.raises(IllegalActError):
        deal.act(None)
