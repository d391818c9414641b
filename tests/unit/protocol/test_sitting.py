"""Sittings: a match, a task, and what is put around a match; what one does not offer it refuses."""

import re
from pathlib import Path
from random import Random

import pytest

from followsuit import protocol
from followsuit.base.seats import Seat
from followsuit.bots import run_to_end
from followsuit.card_games.registry import game_names
from followsuit.challenges import challenge_of
from followsuit.protocol.challenges import ChallengeSitting
from followsuit.protocol.match_sitting import MatchSitting
from followsuit.protocol.multiplayer import Multiplayer
from followsuit.protocol.pass_and_play import PassAndPlay
from followsuit.protocol.sitting import Sitting
from followsuit.protocol.tasks import TaskSitting
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.front_ends import Client
from tests.shared.lesson_texts import texts_of

S = Seat.S


def match_of(game, seed):
    players = {seat: Player(None if seat is S else "beginner", "") for seat in Seat}
    table = Table.start(game, None, players, seed)
    table.deal()
    return MatchSitting(table, S, {})


def challenged(match):
    return ChallengeSitting(match, challenge_of(match.table.record(), 1, claims=False))


def covered(match):
    return PassAndPlay(match, S)


#: What may be put around a match of one person, with the keys of a view that are its own or that it may change.
AROUND = {
    "nothing": (lambda match: match, set()),
    "a challenge": (challenged, {"challenge", "waits_for"}),
    "a cover": (covered, {"pass_and_play", "can_hand_over"}),
    "a device for each": (
        Multiplayer,
        {"multiplayer", "waits_for", "can_undo", "can_hand_over", "assisted", "helps"},
    ),
    "a cover and a challenge": (
        lambda match: covered(challenged(match)),
        {"pass_and_play", "can_hand_over", "challenge", "waits_for"},
    ),
}


def open_view(sitting):
    """The view of S, uncovered where that can be."""
    if isinstance(sitting, PassAndPlay):
        sitting.uncover({"seat": "S"})
    return sitting.view(S)


def compare(views):
    """The views are the same but for what may differ."""
    plain = views["nothing"]
    for name, view in views.items():
        # In a round of chances devices are all asked at once, so that none shows who could do something.
        is_chance = view.get("multiplayer", {}).get("is_chance")
        may_differ = AROUND[name][1] | ({"to_act", "prompt"} if is_chance else set())
        kept = plain.keys() - may_differ
        assert {key: view[key] for key in kept} == {key: plain[key] for key in kept}, name
        assert view.keys() - kept <= may_differ, name


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", game_names())
def test_the_same_acts_give_the_same_view_whatever_is_put_around_a_match(game, seed):
    sittings = {name: wrap(match_of(game, seed)) for name, (wrap, _) in AROUND.items()}
    plain, rng = sittings["nothing"], Random(seed)
    table = plain.table
    for number in range(160):
        # While cards are dealt, or bots act, a glance now and then will do.
        if table.to_act is S or number % 16 == 0:
            compare({name: open_view(sitting) for name, sitting in sittings.items()})
        if table.needs_deal or table.is_over:
            break
        options = table.game.options(table.observe(S)) if table.to_act is S else ()
        action = rng.choice(options) if options else None
        for sitting in sittings.values():
            done = run_to_end(sitting.table.stepping() if action is None else sitting.act(action))
            sitting.tell(S, done)
    assert len({sitting.table.record_text() for sitting in sittings.values()}) == 1


def test_what_is_put_around_a_match_leaves_the_rest_to_it():
    match = match_of("two_hundred", 1)
    for wrap, _ in AROUND.values():
        around = wrap(match)
        for name in vars(Sitting):
            if not name.startswith("_"):
                assert getattr(around, name) is not None


def test_no_module_of_messages_asks_which_sitting_it_is():
    kinds = [MatchSitting, ChallengeSitting, PassAndPlay, Multiplayer, TaskSitting]
    #: Where matches and tasks begin.
    makers = {"matches", "tasks"}
    for path in Path(protocol.__file__).parent.glob("*.py"):
        made = [kind.__name__ for kind in kinds if kind.__module__.endswith(f".{path.stem}")]
        named = {kind.__name__ for kind in kinds} & set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
        assert path.stem in makers or named <= {*made}, path.name


def at_match():
    client = Client()
    return client, client.ask("new", game="two_hundred", level="beginner")


def at_challenge():
    client = Client()
    return client, client.ask("new", game="two_hundred", level="beginner", one_deal=True)


def at_devices():
    client = Client()
    return client, client.ask("new", game="two_hundred", people=["S"], multiplayer=True, seat="S")


def at_task():
    client = Client()
    client.ask("new", game="two_hundred", level="beginner")
    return client, client.ask("start_task", text=texts_of("two_hundred")["two_hundred-trick"])


NOT_OFFERED = [
    *((at_match, op) for op in ("uncover_seat", "take_seat", "act_for_seat", "leave_task", "start_task")),
    (at_challenge, "deal"),
    (at_devices, "uncover_seat"),
    *((at_task, op) for op in ("deal", "undo", "claim_tricks", "uncover_seat", "take_seat")),
]


@pytest.mark.parametrize(("begin", "op"), NOT_OFFERED, ids=[f"{at.__name__} {op}" for at, op in NOT_OFFERED])
def test_what_is_not_offered_is_refused_with_one_code_and_changes_nothing(begin, op):
    client, begun = begin()
    turn = begun["view"]["turn"]
    fields = {
        "start_task": {"again": True},
        "uncover_seat": {"seat": "S"},
        "take_seat": {"seat": "W"},
        "leave_task": {},
    }.get(op, {"turn": turn})
    refused = client.ask(op, **fields)["error"]
    assert (refused["code"], refused["facts"]) == ("not_offered", {"op": op})
    assert client.ask("view", **({"seat": "S"} if begin is at_devices else {}))["view"] == begun["view"]
