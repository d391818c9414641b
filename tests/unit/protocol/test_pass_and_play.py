"""People who share one device: each sees only their own cards, and only while these are uncovered."""

import json
from typing import Any, cast

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_names
from followsuit.protocol.answers import NOTHING_TOLD
from followsuit.protocol.message_fields import FIELDS
from followsuit.protocol.pass_and_play import hide_hand
from followsuit.record import Player, read_record
from followsuit.table import Table
from tests.shared.passing import Device
from tests.shared.zones import declared

games = pytest.mark.parametrize("game", game_names())
FOUR = ["S", "W", "N", "E"]
SHARED = {"partners": ["S", "N"], "opponents": ["S", "W"], "four": FOUR, "nobody": []}
REACH_ACE = {"preset": "standard", "game_end": "reach_ace"}
#: To one court, a match of Court Piece has some 26 deals.
SHORTER = {"court_piece": {"rules": {"scoring": "points", "row_court": 0, "target": 3}}}


def device(game, people, seed=3, **fields):
    return Device(game=game, seed=seed, level="beginner", people=people, **fields)


def last_deals_of_tractor(people):
    """A match at its last level but one: a whole one has too many deals."""
    players = {seat: Player(None if seat.name in people else "beginner") for seat in Seat}
    table = Table.start("tractor", REACH_ACE, players, "1")
    table.deal()
    return Device("resume", record=table.record_text().replace("levels NS 2 EW 2", "levels NS K EW K"))


@pytest.mark.parametrize(
    ("game", "sharing"),
    [
        *((game, "four") for game in game_names()),
        ("two_hundred", "partners"),
        ("tractor", "opponents"),
        ("rangvaar", "nobody"),
    ],
)
def test_a_match_to_its_end_shows_no_card_of_a_covered_hand(game, sharing):
    people = SHARED[sharing]
    shared = (
        last_deals_of_tractor(people) if game == "tractor" else device(game, people, **SHORTER.get(game, {}))
    )
    view = shared.play_until(lambda view: view["waits_for"] == "over")
    assert view["summary"]["won_by"]
    record = read_record(shared.ask("record")["record"])
    assert [seat.name for seat, player in record.players.items() if player.level is None] == people


@pytest.mark.parametrize(("seats", "packs", "people"), [(6, 3, ["S", "NE", "NW"]), (8, 4, ["W", "NE"])])
def test_more_seats_and_packs_are_passed_around_in_the_same_way(seats, packs, people):
    rules = {"preset": "standard", "packs": packs, "seats": seats}
    shared = device("tractor", people, rules=rules)
    view = shared.play_until(lambda view: len(view["tricks"]) == 2)
    assert [len(trick["plays"]) for trick in view["tricks"]] == [seats, seats]


@games
def test_whoever_is_covered_cannot_act_and_is_told_who_is_next(game):
    shared = device(game, FOUR)
    view = shared.play_until(lambda view: view["waits_for"] == "person")
    assert view["prompt"] is None
    assert view["hand"] == []
    for op in ("act", "select_cards", "hint", "claim_tricks"):
        action = {"action": {"kind": "pass"}} if "action" in FIELDS[op] else {}
        refused = shared.ask(op, turn=view["turn"], **action)["error"]
        assert refused["code"] == "covered"
        assert refused["facts"] == {"seat": view["pass_and_play"]["next"]}
    assert shared.ask("view")["view"] == view


@games
def test_an_act_covers_its_seat_until_it_has_to_act_again(game):
    shared = device(game, FOUR)
    for _ in range(30):
        shared.play_until(lambda view: view["waits_for"] == "you")
        seat = shared.cover["uncovered"]
        shared.act()
        again = shared.cover["next"] == seat and shared.view["to_act"] == seat
        assert shared.cover["uncovered"] == (seat if again else None)
        assert bool(shared.view["prompt"]) is again


@games
def test_a_look_at_ones_own_cards_asks_nothing_out_of_turn(game):
    shared = device(game, ["S", "W"])
    shared.play_until(lambda view: view["waits_for"] == "person" and view["phase"] == "playing")
    turn = shared.cover["next"]
    other = "W" if turn == "S" else "S"
    view = shared.ask("uncover_seat", seat=other)["view"]
    assert view["you"] == other
    assert view["hand"]
    assert view["prompt"] is None
    assert view["waits_for"] == "person"
    play = {"kind": "play", "cards": view["hand"][:1]}
    assert shared.ask("act", turn=view["turn"], action=play)["error"]["code"] == "out_of_turn"
    assert shared.ask("cover_cards")["view"]["hand"] == []


@pytest.mark.parametrize(("seat", "code"), [("N", "not_a_person"), ("Q", "bad_seat"), (None, "bad_seat")])
def test_only_people_are_uncovered(seat, code):
    shared = device("two_hundred", ["S", "W"])
    assert shared.ask("uncover_seat", seat=seat)["error"]["code"] == code
    assert shared.cover["uncovered"] is None


def test_declaring_by_a_look_while_cards_are_dealt():
    shared = device("tractor", FOUR)
    for _ in range(400):
        assert shared.view["phase"] == "dealing", "nobody could declare"
        shared.go_on()
        for seat in FOUR:
            if not declared(shared.view) and shared.ask("uncover_seat", seat=seat)["view"]["prompt"]:
                assert shared.view["waits_for"] == "table"
                shared.act()
        shared.ask("cover_cards")
        if declared(shared.view):
            break
    assert shared.cover["uncovered"] is None


def test_s3_on_a_shared_device_the_last_chance_is_put_to_everybody():
    """Elsewhere only who could declare is asked; here a seat that was passed over would have shown its hand."""
    shared = device("tractor", FOUR)
    shared.play_until(lambda view: view["phase"] != "dealing")
    asked = [shared.cover["next"]]
    while shared.view["phase"] == "last_chance":
        shared.go_on()
        asked.append(shared.cover["next"])
    assert set(asked) == set(FOUR)


@games
def test_dealing_anew_covers_the_cards(game):
    shared = device(game, ["S", "W"])
    shared.play_until(lambda view: view["waits_for"] == "deal")
    shared.ask("uncover_seat", seat="S")
    view = shared.ask("deal", turn=shared.view["turn"])["view"]
    assert view["pass_and_play"]["uncovered"] is None
    assert view["hand"] == []


@games
def test_the_end_of_a_deal_covers_the_hand_that_somebody_watched(game):
    shared = device(game, [])
    shared.play_until(lambda view: view["phase"] == "playing")
    shared.ask("uncover_seat", seat="S")
    while shared.view["waits_for"] not in ("deal", "over"):
        assert shared.cover["uncovered"] == "S"
        shared.go_on()
    assert shared.cover["uncovered"] is None


# Taking back ---------------------------------------------------------------------------------------------
def after_a_play(game, people, by="S"):
    """A match in which that seat could choose what it has just played."""
    shared = device(game, people)
    while True:
        shared.play_until(lambda view: view["waits_for"] == "you" and view["phase"] == "playing")
        is_choice = shared.cover["uncovered"] == by and len(shared.view["prompt"]["playable"]) > 1
        shared.act()
        if is_choice and shared.cover["takes_back"] == by and not shared.cover["uncovered"]:
            return shared


@games
def test_opponents_are_asked_before_a_play_is_taken_back(game):
    shared = after_a_play(game, ["S", "W", "N"])
    view = shared.view
    assert view["can_undo"]
    assert view["pass_and_play"]["asks"] == ["W"]
    for agreed in (None, "N", "S", "E"):
        refused = shared.ask("undo", turn=view["turn"], agreed=agreed)["error"]
        assert refused["code"] == "ask_first"
        assert refused["facts"] == {"seat": "S", "asks": ["W"]}
    assert shared.ask("undo", turn=view["turn"], agreed=["W"])["error"]["code"] == "bad_field"
    assert shared.ask("view")["view"] == view
    assert shared.ask("undo", turn=view["turn"], seat="E")["error"]["code"] == "ask_first"
    taken = shared.ask("undo", turn=view["turn"], seat="S", agreed="W")
    assert taken["events"] == [{"kind": "taken_back", "seat": "S"}]
    assert shared.cover["next"] == "S"
    assert shared.cover["uncovered"] is None


@games
def test_partners_take_back_without_asking_bots(game):
    shared = after_a_play(game, ["S", "N"])
    assert shared.cover["asks"] == []
    assert shared.ask("undo", turn=shared.view["turn"])["ok"]
    assert shared.view["to_act"] == "S"
    assert shared.view["assisted"]


# Keeping -------------------------------------------------------------------------------------------------
@games
def test_a_record_names_the_people_and_resumes_covered(game):
    names = {"S": "Ada", "W": "Ben", "E": ""}
    shared = device(game, ["S", "W"], names=names)
    shared.play_until(lambda view: view["waits_for"] == "you" and view["phase"] == "playing")
    shared.act()
    text = shared.ask("record")["record"]
    assert "player S person Ada\nplayer W person Ben\nplayer N beginner\n" in text
    again = Device("resume", record=text, names={"N": "Clara"})
    assert again.cover["uncovered"] is None
    assert again.view["hand"] == []
    assert again.view["seats"]["N"]["name"] == "Clara"
    assert again.ask("record")["record"] == text
    again.play_until(lambda view: view["waits_for"] == "you")
    assert again.view["hand"]
    again.play_until(lambda view: view["waits_for"] == "deal")


@games
def test_a_deal_that_several_play_is_not_looked_through_before_it_is_over(game):
    shared = device(game, ["S", "N"])
    shared.play_until(lambda view: view["waits_for"] == "person" and view["phase"] == "playing")
    text = shared.ask("record")["record"]
    opened = shared.ask("open_record", record=text)
    step = opened["deals"][0]["steps"]
    at = shared.ask("show_step", deal=1, step=step)
    assert at["hands"] == {}
    assert at["view"]["hand"] == []
    assert shared.ask("show_position", deal=1, step=step)["error"]["code"] == "deal_goes_on"


@games
def test_reasons_and_reviews_are_for_whoever_is_uncovered(game):
    shared = device(game, ["S", "W"])
    view = shared.play_until(lambda view: view["waits_for"] == "deal")
    for op in ("list_acts", "explain_act", "view_before_act"):
        at = {"at": 0} if "at" in FIELDS[op] else {}
        assert shared.ask(op, turn=view["turn"], **at)["error"]["code"] == "covered"
    shared.ask("uncover_seat", seat="W")
    acts = shared.ask("list_acts", turn=view["turn"])["acts"]
    moment = shared.ask("view_before_act", turn=view["turn"], at=acts[-1]["at"])["moment"]
    assert moment["view"]["you"] == "W"


# Watching, and one person --------------------------------------------------------------------------------
@games
def test_whoever_watches_bots_may_look_at_any_hand_and_play_none(game):
    shared = device(game, [])
    shared.play_until(lambda view: view["phase"] == "playing" and view["to_act"])
    seat = shared.view["to_act"]
    view = shared.ask("uncover_seat", seat=seat)["view"]
    assert view["hand"]
    assert view["prompt"] is None
    play = {"kind": "play", "cards": view["hand"][:1]}
    assert shared.ask("act", turn=view["turn"], action=play)["error"]["code"] == "not_a_person"


@games
def test_whoever_watched_bots_looks_back_over_the_deal_from_the_seat_whose_hand_is_open(game):
    shared = device(game, [])
    shared.play_until(lambda view: view["waits_for"] == "deal")
    turn = shared.ask("uncover_seat", seat="W")["view"]["turn"]
    acts = shared.ask("list_acts", turn=turn)["acts"]
    moment = shared.ask("view_before_act", turn=turn, at=acts[0]["at"])["moment"]
    assert (moment["view"]["you"], moment["at"]) == ("W", acts[0]["at"])


@games
def test_a_refusal_out_of_turn_does_not_tell_the_cards_of_the_seat_to_act(game):
    alone = device(game, ["W"])
    view = alone.play_until(lambda view: view["waits_for"] == "bot" and view["phase"] == "playing")
    refused = alone.ask("act", turn=view["turn"], action={"kind": "play", "cards": view["hand"][:1]})["error"]
    assert refused["code"] == "out_of_turn"


def test_one_person_sits_anywhere_and_has_no_cover():
    view = device("two_hundred", ["W"]).view
    assert view["you"] == "W"
    assert view["hand"]
    assert "pass_and_play" not in view


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"people": "SN"}, "bad_field"),
        ({"people": ["S", "X"]}, "bad_seat"),
        ({"people": [1]}, "bad_seat"),
        ({"people": ["S", "N"], "stake": 1000}, "bad_field"),
    ],
)
def test_people_who_cannot_sit_down_change_nothing(fields, code):
    shared = device("two_hundred", ["S", "W"])
    view = shared.view
    assert shared.ask("new", game="rangvaar", **fields)["error"]["code"] == code
    assert shared.ask("view")["view"] == view


def hidden(view: dict[str, Any]) -> Any:
    """A part of a view, as `hide_hand` covers it."""
    return hide_hand(cast(Any, view))


@games
def test_seats_are_told_the_same_but_for_what_a_cover_takes_away(game):
    """A new key of a view that is not the same for all has to be covered too."""
    shared = device(game, FOUR)
    for _ in range(80):
        shared.go_on()
        if shared.view["waits_for"] == "over":
            break
        table = shared.table
        views = (table.game.view(table.observe(seat)) for seat in table.players)
        covered = {
            json.dumps({**NOTHING_TOLD, **hidden({**NOTHING_TOLD, **view}), "you": None}) for view in views
        }
        assert len(covered) == 1, "what everybody may see is the same wherever one looks from, byte by byte"


def test_the_card_a_caller_has_laid_face_down_is_covered_with_its_hand():
    laid: Any = {"kind": "indicator", "owner": "S", "cards": ["KD"]}
    covered = hidden({"hand": ["AS"], "zones": [{**laid, "secret": True}]})
    assert (covered["hand"], covered["zones"]) == ([], [{"kind": "indicator", "owner": "S", "count": 1}])
    assert hidden({"zones": [laid]})["zones"] == [laid]


def test_a_zone_that_no_game_of_ours_has_is_covered_by_what_it_says_of_itself():
    closet: Any = {"kind": "closet", "cards": ["KD", "2C"], "secret": True}
    assert hidden({"zones": [closet]})["zones"] == [{"kind": "closet", "count": 2}]
