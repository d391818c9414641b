"""Offers: groups, lengths and examples of the rules, held to what the engine really rules."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from followsuit import referee
from followsuit.base.fields import Field
from followsuit.base.jsonable import to_json
from followsuit.base.rule_groups import RuleGroupsGame, grouped_options, lengths_of
from followsuit.card_games.registry import game_named, game_names

GAMES = Path(__file__).parents[2] / "web" / "games"
OFFERING = [name for name in game_names() if isinstance(game_named(name), RuleGroupsGame)]

#: Values that no question can tell apart: the ace is held by `game_end` already, or ends the match.
ALIKE: dict[tuple[str, str], list[tuple[object, object]]] = {
    ("tractor", "must_defend"): [([], ["A"])],
    # Who calls first is drawn before the match; the referee is only asked about the aces.
    ("court_piece", "first_caller"): [("random", "first_ace")],
}


def example_questions(game, field, value):
    """The questions of a field's examples under a value, as the page asks them (features/house-rules)."""
    said = json.loads((GAMES / game.name / "examples.json").read_text(encoding="utf-8")).get(field, [])
    if isinstance(said, dict):
        of = value[0] if isinstance(value, list) and value else "" if value == [] else str(value)
        said = said["by"][of]
    return [
        {
            "game": game.name,
            "rules": {"preset": "reference", **one.get("rules", {}), field: value},
            **one["question"],
        }
        for one in said
    ]


def pairs_of(option):
    """The pairs of values that have to differ; of a field that takes several, each one from none."""
    if option.many:
        return [([], [choice]) for choice in option.choices]
    return list(combinations(option.choices, 2))


def ruling(question, field, value):
    """The ruling on a question, or the code of its error, under a value of the field."""
    answer = referee.answer({**question, "rules": {**question["rules"], field: value}})
    return answer.get("error", {}).get("code") or answer


@pytest.mark.parametrize(
    ("game", "option"),
    [(name, option) for name in OFFERING for option in game_named(name).rule_options()],
    ids=lambda one: one if isinstance(one, str) else one.name,
)
def test_an_example_of_each_field_has_another_ruling_under_each_other_value(game, option):
    playing = game_named(game)
    for one, other in pairs_of(option):
        questions = [
            *example_questions(playing, option.name, one),
            *example_questions(playing, option.name, other),
        ]
        assert questions, f"{option.name} has no example in web/games/{game}/examples.json"
        differs = any(
            ruling(question, option.name, one) != ruling(question, option.name, other)
            for question in questions
        )
        told = (
            f"no example of {option.name} in web/games/{game}/examples.json tells {one} from {other}: add one"
        )
        assert differs != ((one, other) in ALIKE.get((game, option.name), [])), told


#: Errors that are themselves the ruling: a card that is not in the pack, a bet where nobody bets.
RULED_BY_ERROR = {("two_hundred", "deck"): {"card_not_in_pack"}}


@pytest.mark.parametrize("game", OFFERING)
def test_no_example_is_refused_as_a_question(game):
    playing = game_named(game)
    for option in playing.rule_options():
        values = [[], *([choice] for choice in option.choices)] if option.many else option.choices
        for value in values:
            for question in example_questions(playing, option.name, value):
                code = referee.answer(question).get("error", {}).get("code")
                assert code is None or code in RULED_BY_ERROR.get((game, option.name), ()), (question, code)


@pytest.mark.parametrize("game", OFFERING)
def test_every_field_stands_in_exactly_one_group(game):
    playing = game_named(game)
    grouped = [name for names in playing.rule_groups().groups.values() for name in names]
    where = f"RULE_GROUPS in engine/followsuit/card_games/{game}/rules.py"
    assert len(grouped) == len(set(grouped)), f"a field stands twice in {where}"
    astray = {option.name for option in playing.rule_options()} ^ set(grouped)
    assert not astray, f"put into a group of {where}, or remove there: {', '.join(sorted(astray))}"
    assert [option.name for _, option in grouped_options(playing)] == grouped


@pytest.mark.parametrize("game", OFFERING)
def test_every_length_holds_with_every_preset_and_one_is_the_presets_own(game):
    playing = game_named(game)
    for preset in playing.preset_names():
        rules = playing.rules(preset)
        lengths = lengths_of(playing, rules)
        assert len({one.name for one in lengths}) == len(lengths) >= 2
        assert [one for one in lengths if not one.rules and not one.is_one_deal]
        for one in lengths:
            held = to_json(playing.rules({"preset": preset, **one.rules}))
            assert {name: held[name] for name in one.rules} == dict(one.rules)
            assert all(to_json(rules)[name] != value for name, value in one.rules.items())


def test_a_game_that_offers_nothing_has_no_groups_lengths_or_examples():
    class Bare:
        name = "bare"

        def rule_options(self):
            return (Field("field", choices=(1, 2), clause="X1", default=1),)

    assert [(group, option.name) for group, option in grouped_options(Bare())] == [("", "field")]
    assert lengths_of(Bare(), object()) == ()
