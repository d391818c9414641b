"""Contest: a challenge played through the messages, its answer, and the field it is compared with."""

import json
from random import Random

import pytest

from followsuit.base.seats import Seat
from followsuit.bots import run_to_end
from followsuit.card_games.registry import game_named, game_names
from followsuit.challenges import (
    challenge_link,
    challenge_of,
    daily_challenge,
    dealt_table,
    field_run,
    margin_of,
    read_challenge,
    trail_of,
)
from followsuit.deal_editor import blank_setup, made_record
from followsuit.protocol.session import Session
from followsuit.record import Player, read_record, write_record
from tests.shared.linked_deals import linked_deals


class Guest:
    """A front end whose person plays as the casual bot advises."""

    def __init__(self):
        self.session = Session()

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))

    def challenge(self, **value):
        """A challenge as it is written."""
        return self.ask("write", kind="challenge", value=value)

    def play(self, view, level="casual"):
        while view["waits_for"] != "over":
            turn = view["turn"]
            if view["waits_for"] == "you":
                advised = self.ask("hint", turn=turn, level=level)["hint"]["action"]
                answer = self.ask("act", turn=turn, action=advised)
            else:
                answer = self.ask("step", turn=turn)
            assert answer["ok"], answer
            view = answer["view"]
        return view


@pytest.mark.parametrize("game", sorted(game_names()))
def test_a_challenge_is_played_ends_with_its_deal_and_is_answered_with_a_link(game):
    record = next(linked_deals(game, 1))
    link = challenge_link(challenge_of(record, 1, name="Ada"))
    guest = Guest()
    told = guest.ask("open", text=link)["value"]
    assert (told["game"], told["claim"]["name"], told["same_bots"], told["day"]) == (game, "Ada", True, "")
    begun = guest.ask("new", challenge=link, names={"S": "Grace", "W": "Wei"})
    assert begun["view"]["challenge"] == {"day": "", "margin": None}
    assert begun["view"]["seats"]["W"]["name"] == "Wei"
    view = guest.play(begun["view"])
    assert guest.ask("deal", turn=view["turn"])["error"]["code"] == "not_offered"
    margin = view["challenge"]["margin"]
    answer = guest.challenge(name="Grace")
    assert answer["fits"]
    assert (answer["value"]["claim"]["name"], answer["value"]["claim"]["margin"]) == ("Grace", margin)
    back = Guest().ask("open", text=answer["link"])["value"]
    assert back == answer["value"]
    # Who plays it again, card for card, meets the same opponents.
    again = Guest()
    view = again.play(again.ask("new", challenge=answer["link"])["view"])
    assert view["challenge"]["margin"] == margin


def test_a_challenge_to_a_deal_made_at_a_contract_begins_there_for_everybody():
    setup = blank_setup("two_hundred", game_named("two_hundred").rules(None)).filled(Random(7))
    contract = {"declarer": "N", "bid": "60", "trump": "H"}
    made = write_record(made_record(setup, {seat: Player() for seat in Seat}, "", contract))
    bid = [line for line in made.splitlines() if line.startswith(("bid", "trump"))]
    assert bid
    guest = Guest()
    begun = guest.challenge(record=made, deal=1, claims=False, begun=True)["link"]
    assert read_challenge(begun).begun == len(read_record(made).deals[0].actions)
    view = guest.ask("new", challenge=begun)["view"]
    kept = guest.ask("record")["record"]
    assert view["phase"] == "playing" and all(line in kept for line in bid)
    # Without it the cards alone are sent, and everybody bids.
    cards = Guest().challenge(record=made, deal=1, claims=False)["link"]
    assert read_challenge(cards).begun == 0


def test_a_challenge_goes_on_from_its_record():
    record = next(linked_deals("rangvaar", 1))
    link = challenge_link(challenge_of(record, 1))
    guest = Guest()
    guest.ask("new", challenge=link)
    kept = guest.ask("record")["record"]
    view = Guest().ask("resume", record=kept, challenge=link)["view"]
    assert view["challenge"] == {"day": "", "margin": None}
    other = guest.challenge(game="rangvaar", day="2026-11-23")["link"]
    refused = Guest().ask("resume", record=kept, challenge=other)
    assert refused["error"]["facts"]["field"] == "challenge"


def test_in_a_challenge_no_clock_ends_a_thought():
    def never() -> float:
        raise AssertionError("a clock was read")

    guest = Guest()
    guest.session.pace(0.001, never)
    link = challenge_link(daily_challenge("two_hundred", "2026-11-23")).replace("\n", "")
    master = challenge_link(challenge_of(masters(), 1, claims=False))
    for one in (link, master):
        view = guest.ask("new", challenge=one)["view"]
        while view["waits_for"] == "bot":
            view = guest.ask("step", turn=view["turn"])["view"]


def masters():
    from followsuit.record import Player
    from followsuit.table import Table

    players = {seat: Player(None if seat is Seat.S else "expert") for seat in Seat}
    table = Table.start("two_hundred", None, players, "masters")
    table.deal()
    return table.record()


def test_the_day_s_deal_keeps_its_day_in_the_answer():
    guest = Guest()
    made = guest.challenge(game="two_hundred", day="2026-11-23")
    assert made["value"]["day"] == "2026-11-23"
    view = guest.play(guest.ask("new", challenge=made["link"])["view"])
    assert view["challenge"]["day"] == "2026-11-23"
    answer = guest.challenge(name="Ada")["value"]
    assert (answer["day"], answer["claim"]["margin"]) == ("2026-11-23", view["challenge"]["margin"])


@pytest.fixture(scope="module")
def todays():
    """The deal of a day as it was played: its record, and the link it was played by."""
    guest = Guest()
    link = guest.challenge(game="two_hundred", day="2026-11-23")["link"]
    view = guest.play(guest.ask("new", challenge=link)["view"])
    return guest.ask("record")["record"], link, view


def test_a_record_that_is_opened_with_its_link_says_of_which_day_it_is_and_what_it_came_to(todays):
    record, link, view = todays
    opened = Guest().ask("open_record", record=record, challenge=link)
    assert opened["challenge"] == {"day": "2026-11-23", "margin": view["challenge"]["margin"]}
    begun = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("play"))
    assert Guest().ask("open_record", record=begun, challenge=link)["challenge"] == {
        "day": "2026-11-23",
        "margin": None,
    }
    assert "challenge" not in Guest().ask("open_record", record=record)


def test_the_answer_to_a_kept_record_of_a_day_keeps_its_day(todays):
    record, link, view = todays
    made = Guest().challenge(record=record, challenge=link)["value"]
    assert (made["day"], made["claim"]["margin"]) == ("2026-11-23", view["challenge"]["margin"])
    assert Guest().challenge(record=record)["value"]["day"] == ""


def test_a_record_is_of_no_day_by_a_link_of_other_cards_or_one_that_cannot_be_read(todays):
    record, _, _ = todays
    guest = Guest()
    other = guest.challenge(game="two_hundred", day="2026-11-24")["link"]
    usual = challenge_link(challenge_of(next(linked_deals("two_hundred", 1)), 1))
    for link in (other, usual, "c1.A", 7):
        assert guest.ask("open_record", record=record, challenge=link)["challenge"] is None


def test_a_trail_says_of_each_trick_who_took_it_and_whether_it_counted(todays):
    record, _, view = todays
    claim = Guest().ask("open", text=guest_claim(record))["value"]["claim"]
    sides = {seat: one["side"] for seat, one in view["seats"].items()}
    assert claim["tricks"] == [
        "empty" if not trick["points"] else "won" if sides[trick["winner"]] == "NS" else "lost"
        for trick in view["tricks"]
    ]
    assert {"won", "lost"} & set(claim["tricks"])


def guest_claim(record):
    return challenge_link(challenge_of(read_record(record), 1))


def test_the_tricks_in_which_something_was_lost_are_those_of_the_review_at_the_table():
    lost = set()
    for day in ("2026-12-20", "2026-12-24"):
        guest = Guest()
        link = guest.challenge(game="two_hundred", day=day)["link"]
        turn = guest.play(guest.ask("new", challenge=link)["view"], level="beginner")["turn"]
        findings = guest.ask("review_deal", turn=turn)["review"]["findings"]
        tricks = sorted({one["in_trick"] for one in findings} - {None})
        assert guest.ask("find_missed_tricks")["missed"] == tricks
        # The same from a record that is kept, whatever lies on the table.
        assert (
            Guest().ask("find_missed_tricks", record=guest.ask("record")["record"], deal=1)["missed"]
            == tricks
        )
        lost |= set(tricks)
    assert lost


def test_a_deal_that_goes_on_is_not_judged():
    guest = Guest()
    guest.ask("new", game="two_hundred", seed=1)
    assert guest.ask("find_missed_tricks")["error"]["code"] == "deal_goes_on"


@pytest.mark.parametrize(("game", "tricks"), [("rangvaar", 13), ("two_hundred", 10)])
def test_where_there_are_no_points_every_trick_counts(game, tricks):
    challenge = challenge_of(next(linked_deals(game, 1)), 1)
    trail = trail_of(challenge.claim, challenge.you)
    assert len(trail) == tricks
    assert game != "rangvaar" or "empty" not in trail


def test_a_run_of_the_field_is_repeatable_differs_by_lot_and_says_what_was_played():
    record = next(linked_deals("two_hundred", 1))
    guest = Guest()
    asked = {"record": write_record(record), "deal": 1, "level": "beginner"}
    runs = [guest.ask("get_bot_result", lot=lot, **asked) for lot in range(6)]
    assert len({run["margin"] for run in runs}) > 1
    assert guest.ask("get_bot_result", lot=3, **asked) == {**runs[3], "id": 1}
    challenge = challenge_of(record, 1)
    assert run_to_end(field_run(challenge.record, challenge.you, "beginner", 2)) == runs[2]["margin"]
    table, _ = dealt_table(challenge.record)
    for action in record.deals[0].actions:
        table.act(action)
    assert runs[0]["played"] == margin_of(table.game, record.rules, table.summary(), "NS")


def test_a_run_that_is_called_off_says_so():
    record = next(linked_deals("two_hundred", 1))
    session = Session()
    message = {"v": 1, "id": 1, "op": "get_bot_result", "record": write_record(record), "level": "beginner"}
    run = session.begin(json.dumps(message))
    next(run)
    session.handle(json.dumps({"v": 1, "id": 2, "op": "cancel_thinking"}))
    with pytest.raises(StopIteration) as ended:
        while True:
            next(run)
    assert json.loads(ended.value.value)["error"]["code"] == "cancelled"


@pytest.mark.parametrize(
    ("op", "fields", "field"),
    [
        ("get_bot_result", {"level": 3}, "level"),
        ("get_bot_result", {"level": "beginner", "lot": -1}, "lot"),
        ("get_bot_result", {"level": "beginner", "deal": "one"}, "deal"),
        ("get_bot_result", {"level": "beginner", "record": 3}, "record"),
        ("write", {"kind": "challenge", "value": {"claims": "yes"}}, "claims"),
        ("write", {"kind": "challenge", "value": {"name": 3}}, "name"),
        ("write", {"kind": "challenge", "value": {"game": "tractor", "day": 7}}, "day"),
        ("new", {"challenge": 7}, "challenge"),
    ],
)
def test_a_message_that_makes_no_sense_is_refused(op, fields, field):
    guest = Guest()
    guest.ask("new", game="two_hundred", seed=1)
    answer = guest.ask(op, **fields)
    assert (answer["error"]["code"], answer["error"]["facts"]["field"]) == ("bad_field", field)


@pytest.mark.parametrize("game", sorted(game_names()))
def test_the_margins_of_the_two_sides_cancel_out(game):
    playing = game_named(game)
    for record in linked_deals(game, 4):
        challenge = challenge_of(record, record.deals[0].number)
        table, _ = dealt_table(challenge.record)
        for action in record.deals[0].actions:
            table.act(action)
        margins = [margin_of(playing, record.rules, table.summary(), side) for side in ("NS", "EW")]
        assert sum(margins) == 0
    assert margin_of(playing, playing.rules(None), {"passed_out": True}, "NS") == 0


def test_a_challenge_of_other_bots_says_so():
    record = next(linked_deals("rangvaar", 1))
    challenge = challenge_of(record, 1)
    assert challenge.has_same_bots
    from dataclasses import replace

    older = read_challenge(challenge_link(replace(challenge, version=77)))
    assert not older.has_same_bots
