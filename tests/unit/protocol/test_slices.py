"""Answers in slices: the same as whole ones, and gone without a trace when the table has gone on or is left."""

import json

import pytest

from followsuit.bots import Budget
from followsuit.card_games.registry import game_names
from followsuit.protocol.session import Session


class Client:
    """A front end that can leave an answer in the middle and ask something else."""

    def __init__(self, game="two_hundred", level="expert", nodes=60, seed=5, **fields):
        self.session = Session()
        self.view = self.ask("new", game=game, seed=seed, level=level, **fields)["view"]
        self.session._player.sitting.table.budget = Budget(nodes=nodes)

    def text(self, op, **fields):
        return json.dumps({"v": 1, "id": op, "op": op, **fields})

    def ask(self, op, **fields):
        return json.loads(self.session.handle(self.text(op, **fields)))

    def begin(self, op, **fields):
        return self.session.begin(self.text(op, **fields))

    def to_a_thoughtful_bot(self):
        """Go on until a bot thinks in slices; its step, after the first of them."""
        for _ in range(400):
            view = self.view
            if view["waits_for"] in ("bot", "table"):
                step = self.begin("step", turn=view["turn"])
                answer = rest(step, 1)
                if answer is None:
                    return step
            elif view["waits_for"] == "deal":
                answer = self.ask("deal", turn=view["turn"])
            else:
                answer = self.ask("act", turn=view["turn"], action=some_act(view))
            assert answer["ok"], answer
            self.view = answer["view"]
        raise AssertionError("no bot ever thought")


def some_act(view):
    prompt = view["prompt"]
    match prompt["kind"]:
        case "bid":
            return {"kind": "pass"} if prompt["can_pass"] else {"kind": "bid", "value": prompt["values"][0]}
        case "name_trump":
            return {"kind": "name_trump", "suit": prompt["suits"][0]}
        case "declare":
            return {"kind": "pass"}
        case "bury":
            return {"kind": "bury", "cards": view["hand"][: prompt["count"]]}
        case _:
            return {"kind": "play", "cards": prompt["playable"][:1]}


def rest(answering, slices=100_000):
    """The answer, or None where it is not there after so many slices."""
    for _ in range(slices):
        try:
            next(answering)
        except StopIteration as done:
            return json.loads(done.value)
    return None


@pytest.mark.parametrize("game", game_names())
def test_a_step_in_slices_is_the_step_taken_whole(game):
    client, other = Client(game), Client(game)
    step = client.to_a_thoughtful_bot()
    other.to_a_thoughtful_bot().close()
    for _ in range(3):
        assert client.ask("view")["view"]["turn"] == client.view["turn"]
    assert rest(step) == other.ask("step", turn=other.view["turn"])
    assert client.ask("record") == other.ask("record")


def test_other_messages_are_answered_while_a_bot_thinks():
    client = Client()
    step = client.to_a_thoughtful_bot()
    assert client.ask("view")["view"] == client.view
    assert rest(step)["view"]["turn"] == client.view["turn"] + 1


def test_what_is_called_off_leaves_the_table_as_it_was():
    client = Client()
    step = client.to_a_thoughtful_bot()
    assert client.ask("cancel_thinking")["ok"]
    assert rest(step)["error"]["code"] == "cancelled"
    assert client.ask("view")["view"] == client.view
    assert client.ask("step", turn=client.view["turn"])["ok"], "the same step may be asked for again"


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("ops", [["step"], ["step", "step"]], ids="+".join)
def test_what_is_called_off_at_any_moment_is_done_whole_or_not_at_all(game, ops):
    client, other = Client(game), Client(game)
    client.to_a_thoughtful_bot().close()
    other.to_a_thoughtful_bot().close()
    turn, before = client.view["turn"], client.ask("record")
    undisturbed = other.ask("step", turn=turn)
    for moment in range(1, 1000):
        begun = [client.begin(op, turn=turn) for op in ops]
        answers = [rest(answering, moment) for answering in begun]
        assert client.ask("cancel_thinking")["ok"]
        called_off = [rest(one, 1) for one, was in zip(begun, answers, strict=True) if was is None]
        if any(answers) or client.ask("view")["view"]["turn"] != turn:
            break
        assert {one["error"]["code"] for one in called_off} <= {"cancelled"}
        assert client.ask("record") == before
    assert client.ask("view")["view"] == undisturbed["view"], "what was done is what would have been done"
    assert client.ask("record") == other.ask("record")


def test_a_new_match_calls_off_what_a_bot_of_the_old_one_thinks():
    client = Client()
    step = client.to_a_thoughtful_bot()
    fresh = client.ask("new", game="rangvaar", seed=1)
    assert rest(step)["error"]["code"] == "cancelled"
    assert client.ask("view")["view"] == fresh["view"]


def test_a_torn_record_calls_nothing_off():
    client = Client()
    step = client.to_a_thoughtful_bot()
    assert not client.ask("resume", record="torn")["ok"]
    assert rest(step)["ok"]


def test_of_two_steps_at_once_the_later_one_is_stale():
    client = Client()
    step = client.to_a_thoughtful_bot()
    assert client.ask("step", turn=client.view["turn"])["ok"]
    after = client.ask("view")
    assert rest(step)["error"]["code"] == "stale_turn"
    assert client.ask("view") == after


def to_the_act_that_ends_the_deal(game, hold_end):
    """Play a deal by steps that hold its end, or do not; the client, and the turn before the last act."""
    client = Client(game, level="expert", nodes=20, seed=8)  # in these deals the last act is a bot's
    for _ in range(600):
        view = client.view
        turn = view["turn"]
        if view["waits_for"] == "you":
            action = some_act(view)
            if action["kind"] == "play":
                action["cards"] = client.ask("select_cards", turn=turn, card=action["cards"][0])["cards"]
            answer = client.ask("act", turn=turn, action=action)
        else:
            answer = client.ask("step", turn=turn, hold_end=hold_end)
        assert answer["ok"], answer
        if answer.get("held") or answer["view"]["waits_for"] in ("deal", "over"):
            return client, turn
        client.view = answer["view"]
    raise AssertionError("the deal did not end")


@pytest.mark.parametrize("game", game_names())
def test_an_act_that_would_end_the_deal_is_held_until_it_is_asked_for(game):
    client, turn = to_the_act_that_ends_the_deal(game, hold_end=True)
    before = client.ask("record")
    assert client.ask("step", turn=turn, hold_end=True) == {"v": 1, "id": "step", "ok": True, "held": True}
    assert client.ask("view")["view"] == client.view, "nothing has changed"
    assert client.ask("record") == before
    other, other_turn = to_the_act_that_ends_the_deal(game, hold_end=False)
    assert other_turn == turn
    step = client.begin("step", turn=turn)
    assert rest(step, 1)["view"] == other.ask("view")["view"], "nothing is left to think"


@pytest.mark.parametrize("game", game_names())
def test_while_the_end_of_a_deal_is_held_the_last_decision_can_be_taken_back(game):
    client, turn = to_the_act_that_ends_the_deal(game, hold_end=True)
    assert client.view["can_undo"]
    assert client.ask("undo", turn=turn)["view"]["prompt"]


@pytest.mark.parametrize("hold_end", [None, 1, "yes"])
def test_a_hold_end_that_is_no_boolean_is_refused(hold_end):
    client = Client(level="casual")
    while client.view["waits_for"] == "you":
        client.view = client.ask("act", turn=client.view["turn"], action=some_act(client.view))["view"]
    answer = client.ask("step", turn=client.view["turn"], hold_end=hold_end)
    assert answer["error"]["facts"] == {"field": "hold_end"}


def test_a_bot_that_is_paced_stops_thinking_when_its_time_is_over():
    ticks = iter(range(10_000))
    client = Client(level="master", nodes=100_000)
    client.session.pace(5.0, lambda: float(next(ticks)))
    client.view = client.ask("new", game="two_hundred", seed=5, level="master")["view"]
    step = client.to_a_thoughtful_bot()
    slices = sum(1 for _ in step)
    assert slices < 30, "the clock tells a second a world"
