"""Forms: filled in, they get a ruling, in every game and by every preset."""

import json

import pytest

from followsuit.base.errors import RequestError
from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.session import Session

PACK = {"tractor": {54}, "two_hundred": {36, 40}, "rangvaar": {52}, "court_piece": {52}}


def ask(op, **fields):
    return json.loads(Session().handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))


def filled(field, told):
    """A value for a field, of the cards and seats that come with the form."""
    cards, seats, choices = told["cards"], told["seats"], field["choices"]
    match field["kind"]:
        case "choice":
            return choices[0]
        case "several":
            return choices[:1]
        case "suit":
            return "S"
        case "trump":
            return {"rank": choices[0], "suit": "S"}
        case "card":
            return cards[-4]
        case "cards":
            # A hand of one card, which is the play too.
            return cards[-5]
        case "trick":
            return [[seat, card] for seat, card in zip(seats, cards, strict=False)]
        case "plays":
            return [cards[at] for at in range(len(seats))]
        case "number":
            return 80
        case "sides":
            # What a deal of Court Piece takes has no sum.
            return {"NS": 7, "EW": 4} if field["name"] == "taken" else {"NS": field["total"] or 0, "EW": 0}
        case "roles":
            return dict.fromkeys(("declaring", "opposing"), choices[0])
        case "flag":
            return True
        case "by_seat":
            return {seats[-1]: choices[-1:]}
        case "shown":
            return {"seat": seats[1], "cards": "2C"}
        case "last_trick":
            return {"cards": "JS JS", "suit": "H", "won_by": choices[0]}
    raise AssertionError(field)


@pytest.mark.parametrize(
    ("game", "preset"),
    [(game, preset) for game in game_names() for preset in game_named(game).preset_names()],
)
def test_every_form_that_is_filled_in_gets_a_ruling(game, preset):
    told = ask("list_referee_forms", game=game, rules=preset)
    assert len(told["cards"]) in PACK[game]
    assert told["seats"][0] == "S"
    assert len(told["forms"]) >= 3
    for form in told["forms"]:
        assert form["clauses"]
        for wanted in (form["fields"], [field for field in form["fields"] if not field["is_optional"]]):
            fields = {field["name"]: filled(field, told) for field in wanted}
            answer = ask("get_ruling", question={"game": game, "rules": preset, "ask": form["ask"], **fields})
            assert answer["ok"], (form, answer)


#: A question, rules of Tractor, and the fields that it has by them; those with a question mark may be left out.
FIELDS = (
    ("lead", "standard", "trump hand play"),
    ("lead", {"preset": "standard", "failed_throw": "all_back"}, "trump hand play taken_back?"),
    ("lead", "reference", "trump hand play seen? voids?"),
    ("lead", {"preset": "reference", "throw_voids": "opponents"}, "trump hand play seat? seen? voids?"),
    ("lead", {"preset": "reference", "throw_proof": "unbeatable"}, "trump hand play seen?"),
    ("levels", "standard", "points levels"),
    ("levels", "auction", "points levels bid? took?"),
    ("levels", {"preset": "auction", "bid_binds": False}, "points levels"),
    ("levels", {"preset": "standard", "jack_hook": "half"}, "points levels last?"),
    ("levels", {"preset": "standard", "most_deals": 3}, "points levels deal?"),
)


@pytest.mark.parametrize(("question", "rules", "fields"), FIELDS)
def test_a_form_of_tractor_asks_for_what_its_rules_rest_on_and_for_nothing_else(question, rules, fields):
    forms = ask("list_referee_forms", game="tractor", rules=rules)["forms"]
    [asked] = [form["fields"] for form in forms if form["ask"] == question]
    assert " ".join(field["name"] + "?" * field["is_optional"] for field in asked) == fields


def test_the_seats_of_a_form_are_those_of_its_table():
    told = ask("list_referee_forms", game="tractor", rules={"preset": "standard", "packs": 3, "seats": 6})
    assert told["seats"] == ["S", "SE", "NE", "N", "NW", "SW"]
    assert ask("list_referee_forms", game="two_hundred", rules="reference")["seats"] == ["S", "W", "N", "E"]


def test_every_clause_of_a_form_is_in_the_games_rules():
    for game in game_names():
        letter = game_named(game).clause_letter
        for form in ask("list_referee_forms", game=game, rules=None)["forms"]:
            assert all(clause.startswith(letter) for clause in form["clauses"])


def test_what_no_game_offers_is_refused():
    assert ask("list_referee_forms", game="whist")["error"]["code"] == "unknown_game"
    assert ask("get_ruling", question=7)["error"]["code"] == "bad_field"
    with pytest.raises(RequestError):
        game_named("whist")


def test_s2_the_referee_is_asked_by_a_form_whether_this_may_be_declared():
    forms = {
        form["ask"]: form for form in ask("list_referee_forms", game="tractor", rules="reference")["forms"]
    }
    assert [field["name"] for field in forms["declare"]["fields"]] == ["rank", "seat", "cards", "standing"]
    question = {"game": "tractor", "rules": "reference", "ask": "declare", "rank": "2", "seat": "S"}
    shown = {"seat": "E", "cards": "2C"}
    ruling = ask("get_ruling", question={**question, "cards": "2H", "standing": shown})["ruling"]
    assert (ruling["legal"], ruling["rule"], ruling["facts"]["fault"]) == (False, "T8", "equal")
    ruling = ask("get_ruling", question={**question, "cards": "2H 2H", "standing": shown})["ruling"]
    assert (ruling["legal"], ruling["trump_suit"]) == (True, "H")
    bidding = ask("list_referee_forms", game="tractor", rules="auction")["forms"]
    assert "declare" not in [form["ask"] for form in bidding]
