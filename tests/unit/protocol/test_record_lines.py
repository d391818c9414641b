"""The record's new lines: whatever happens at the table, what a front end holds is the whole record."""

import json
from random import Random

import pytest

from followsuit.card_games.registry import game_names
from followsuit.protocol.session import Session


class Keeper:
    """A front end that keeps the record by the new lines alone, and plays at random."""

    def __init__(self, seed=1):
        self.session = Session()
        self.rng = Random(seed)
        self.lines, self.revision, self.figures = [], 0, None
        self.view = {}

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))

    def keep(self, op, **fields):
        """Ask with ``since`` and take over the new lines; the answer."""
        answer = self.ask(op, since=self.revision, **fields)
        assert answer["ok"], answer
        new = answer["record_lines"]
        self.lines = self.lines[: new["keep"]] + new["lines"]
        self.revision, self.figures = new["revision"], new["figures"]
        self.view = answer.get("view", self.view)
        return answer

    def check(self):
        """What is held is what the engine would write."""
        whole = self.ask("record")
        assert "\n".join(self.lines) + "\n" == whole["record"]
        assert self.figures == whole["figures"]

    def go_on(self):
        """One message that moves the match on: by the table, or by the person at random."""
        turn = self.view["turn"]
        if self.view["waits_for"] == "deal":
            return self.keep("deal", turn=turn)
        if self.view["waits_for"] != "you":
            return self.keep("step", turn=turn)
        if self.view["can_undo"] and self.rng.random() < 0.15:
            return self.keep("undo", turn=turn)
        if self.rng.random() < 0.05:
            return self.keep("hint", turn=turn, level="beginner")
        if self.view["prompt"].get("claim"):
            return self.keep("claim_tricks", turn=turn)
        return self.keep("act", turn=turn, action=self.action())

    def action(self):
        prompt = self.view["prompt"]
        match prompt["kind"]:
            case "bid" | "declare" if prompt["can_pass"]:
                return {"kind": "pass"}
            case "bid":
                return {"kind": "bid", "value": prompt["values"][0]}
            case "name_trump":
                return {"kind": "name_trump", "suit": self.rng.choice(prompt["suits"])}
            case "bury":
                return {"kind": "bury", "cards": self.view["hand"][-prompt["count"] :]}
            case _:
                card = self.rng.choice(prompt["playable"])
                chosen = self.ask("select_cards", turn=self.view["turn"], card=card)
                assert chosen["refusal"] is None
                return {"kind": "play", "cards": chosen["cards"]}


RULES = [(game, "reference") for game in game_names()] + [
    ("two_hundred", "traditional"),
    ("tractor", "auction"),
]


@pytest.mark.parametrize(("game", "rules"), RULES)
def test_the_lines_held_are_the_whole_record_after_every_message(game, rules):
    keeper = Keeper()
    keeper.keep("new", game=game, rules=rules, seed=5, level="beginner")
    keeper.check()
    for _ in range(260):
        if keeper.view["waits_for"] == "over":
            break
        keeper.go_on()
        keeper.check()
    assert keeper.view["deal"] > 1 or len(keeper.lines) > 30


def test_the_lines_held_are_the_whole_record_after_a_deal_thrown_in():
    keeper = Keeper()
    keeper.keep("new", game="rangvaar", seed=5, rules={"opener_may_pass": True}, level="beginner")
    # The bots always find a bid of seven: the deal is taken up where three people have passed.
    opening = keeper.ask("record")["record"].split("auction")[0].replace("beginner", "person")
    first = "SWNE".index(keeper.view["first"])
    order = "SWNE"[first:] + "SWNE"[:first]
    passes = ", ".join(f"{seat} pass" for seat in order[:3])
    keeper.keep("resume", record=f"{opening}auction {passes}\n")
    keeper.keep("uncover_seat", seat=order[3])
    assert keeper.figures is None
    keeper.keep("act", turn=keeper.view["turn"], action={"kind": "pass"})
    assert keeper.view["phase"] == "thrown_in"
    assert keeper.figures["passed_out"] is True
    keeper.check()
    keeper.go_on()
    assert keeper.view["deal"] == 2
    keeper.check()


def test_the_lines_of_a_record_taken_up_and_of_another_match_are_held_too():
    keeper = Keeper()
    keeper.keep("new", game="two_hundred", seed=5, level="beginner")
    for _ in range(30):
        keeper.go_on()
    text = "\n".join(keeper.lines) + "\n"
    keeper.keep("resume", record=text)
    assert "\n".join(keeper.lines) + "\n" == text
    for op in ({"op": "new", "game": "rangvaar", "seed": 2}, {"op": "resume", "record": text}):
        keeper.keep(**op)
        keeper.check()
        keeper.go_on()
        keeper.check()


def test_a_front_end_that_missed_an_answer_is_sent_all_lines_again():
    keeper = Keeper()
    keeper.keep("new", game="two_hundred", seed=5, level="beginner")
    while keeper.view["waits_for"] != "bot":
        keeper.go_on()
    missed = keeper.ask("step", since=keeper.revision, turn=keeper.view["turn"])
    assert missed["record_lines"]["lines"]
    answer = keeper.keep("view")
    assert answer["record_lines"]["keep"] == 0
    keeper.check()


def test_an_answer_without_news_may_be_dropped_and_only_what_is_new_is_sent_after_it():
    keeper = Keeper()
    keeper.keep("new", game="two_hundred", seed=5, level="beginner")
    while keeper.view["waits_for"] != "bot":
        keeper.go_on()
    turn, since = keeper.view["turn"], keeper.revision
    dropped = keeper.ask("view", since=since)["record_lines"]
    assert (dropped["revision"], dropped["keep"], dropped["lines"]) == (since, len(keeper.lines), [])
    assert keeper.keep("step", turn=turn)["record_lines"]["keep"] > 0
    keeper.check()


@pytest.mark.parametrize("game", game_names())
def test_an_end_of_a_deal_that_is_held_back_sends_nothing_again(game):
    keeper = Keeper()
    keeper.keep("new", game=game, seed=5, level="beginner")
    held = None
    while held is None:
        if keeper.view["waits_for"] != "bot":
            keeper.go_on()
            continue
        answer = keeper.ask("step", turn=keeper.view["turn"], hold_end=True, since=keeper.revision)
        if answer.get("held"):
            held = answer["record_lines"]
        else:
            keeper.keep("view")
    made = keeper.keep("step", turn=keeper.view["turn"])
    assert keeper.view["waits_for"] in ("deal", "over")
    assert made["record_lines"]["keep"] > len(made["record_lines"]["lines"])
    keeper.check()


def test_an_act_sends_few_lines_however_long_the_match_is():
    keeper = Keeper()
    keeper.keep(
        "new", game="two_hundred", seed=5, level="beginner", rules={"preset": "reference", "target": 500}
    )
    while keeper.view["waits_for"] != "over":
        answer = keeper.go_on()
        began = (
            any(event["kind"] == "deal_began" for event in answer["events"]) if "events" in answer else False
        )
        undone = any(event["kind"] in ("taken_back", "claimed") for event in answer.get("events", ()))
        if not (began or undone or "hint" in answer):
            assert len(answer["record_lines"]["lines"]) <= 2
    assert len(keeper.lines) > 100


@pytest.mark.parametrize("since", [None, "1", True, 1.5, []])
def test_a_senseless_revision_is_refused_and_nothing_happens(since):
    keeper = Keeper()
    keeper.keep("new", game="two_hundred", seed=5, level="beginner")
    answer = keeper.ask("step", turn=keeper.view["turn"], since=since)
    assert (answer["error"]["code"], answer["error"]["facts"]) == ("bad_field", {"field": "since"})
    assert keeper.ask("view")["view"] == keeper.view


def test_before_a_match_there_are_no_lines_to_send():
    assert "record_lines" not in Keeper().ask("ping", since=0)


def test_seats_without_a_name_in_the_record_are_called_as_the_front_end_says():
    keeper = Keeper()
    keeper.keep("new", game="rangvaar", seed=5, names={"W": "Odile"})
    text = keeper.ask("record")["record"]
    answer = keeper.ask("resume", record=text, names={"S": "Ada", "W": "Lan", "N": "Wei"})
    names = {seat: shown["name"] for seat, shown in answer["view"]["seats"].items()}
    assert names == {"S": "Ada", "W": "Odile", "N": "Wei", "E": ""}
    assert keeper.ask("record")["record"] == text, "the record is not changed by it"
    refused = keeper.ask("resume", record=text, names={"S": 7})
    assert refused["error"]["facts"] == {"field": "names"}
