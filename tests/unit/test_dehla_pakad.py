"""Dehla Pakad, the example of a game from outside: it ends, replays and leaks nothing, and the tens are what counts."""

import json
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import followsuit
from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import Suit, parse_cards
from followsuit.base.errors import DealError, IllegalActError
from followsuit.base.seats import Seat
from followsuit.card_games import registry
from followsuit.protocol.session import Session
from followsuit.record import Player, read_and_play, read_record, write_record
from followsuit.table import Table

# The example lies in the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host

FOLDER = Path(followsuit.__file__).parents[1] / "examples" / "dehla_pakad"
TENS = {"TS", "TH", "TD", "TC"}


@pytest.fixture
def game(monkeypatch):
    """Dehla Pakad, registered as by an import of it."""
    monkeypatch.syspath_prepend(str(FOLDER / "engine"))
    import dehla_pakad

    yield dehla_pakad.GAME
    registry.unregister("dehla_pakad")
    for name in [name for name in sys.modules if name.startswith("dehla_pakad")]:
        del sys.modules[name]


def played(seed, target=3):
    """A whole match of bots that pick any legal act."""
    rules = {"preset": "reference", "target": target}
    table = Table.start("dehla_pakad", rules, {seat: Player("beginner") for seat in Seat}, seed)
    while not table.is_over:
        _ = table.deal() if table.needs_deal else table.step()
    return table


def test_it_takes_two_hundred_lines_and_names_nothing_private():
    files = sorted((FOLDER / "engine").rglob("*.py"))
    assert sum(len(file.read_text().splitlines()) for file in files) <= 200
    assert not [file for file in files if "import _" in file.read_text() or "._" in file.read_text()]


def test_matches_end_and_their_records_are_read_and_played_again(game):
    for seed in range(40):
        table = played(f"dehla {seed}")
        text = table.record_text()
        assert write_record(read_record(text)) == text
        assert game.summary(read_and_play(text).last_deal[-1].state) == table.summary()


def test_a_second_reckoning_of_tens_kots_and_callers_agrees(game):
    kots = evens = 0
    for seed in range(40):
        table = played(f"tens {seed}", 7)
        totals, callers = {"NS": 0, "EW": 0}, []
        record = table.record()
        for at, deal in enumerate(record.deals):
            taken, tricks = tens_of(deal, game)
            best = max(("NS", "EW"), key=lambda side: (taken[side], tricks[side]))
            totals[best] += 2 if taken[best] == 4 else 1
            kots += taken[best] == 4
            evens += taken["NS"] == 2
            callers.append((deal.opening["caller"], best))
            if at + 1 < len(record.deals):
                said = record.deals[at + 1].opening["totals"]
                assert said == f"NS {totals['NS']} EW {totals['EW']}"
        assert table.summary()["totals"] == totals
        assert max(totals.values()) >= 7
        assert table.summary()["won_by"] == max(totals, key=lambda side: totals[side])
        for (caller, best), (following, _) in pairwise(callers):
            assert following == (caller if caller in best else "SENW"["SENW".index(caller) - 3])
    assert kots and evens


def tens_of(deal, game):
    """The tens and the tricks of each side, from the cards as they were played."""
    [named] = [act for act in deal.actions if isinstance(act, NameTrump)]
    plays = [(act.seat.name, act.cards[0].text) for act in deal.actions if isinstance(act, Play)]
    taken, tricks = {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}
    assert len(plays) == 52
    leader = deal.opening["caller"]
    for at in range(0, 52, 4):
        trick = plays[at : at + 4]
        assert trick[0][0] == leader
        led = trick[0][1][1]

        def strength(play, led=led):
            _, card = play
            return (card[1] == named.suit.letter, card[1] == led, "23456789TJQKA".index(card[0]))

        leader = max(trick, key=strength)[0]
        side = "NS" if leader in "NS" else "EW"
        tricks[side] += 1
        taken[side] += sum(card in TENS for _, card in trick)
    return taken, tricks


def test_no_seat_learns_anything_from_cards_it_does_not_see(game):
    """Exchanging two cards of other hands, or of later packets, changes nothing that a seat is told."""
    for seed in range(30):
        rng = Random(seed)
        state = game.deal(game.new_match(game.rules(None), rng), rng).state
        opening = dict(game.opening(state))
        for seat in Seat:
            hidden = [
                name for name in opening if name.startswith("rest") or name == f"hand {seat.partner.name}"
            ]
            one, other = rng.sample(hidden, 2)
            cards = {name: opening[name].split() for name in (one, other)}
            cards[one][0], cards[other][0] = cards[other][0], cards[one][0]
            changed = opening | {name: " ".join(held) for name, held in cards.items()}
            twin = game.place(state.standing.rules, 1, changed).state
            assert game.observe(twin, seat) == game.observe(state, seat)
            assert game.view(game.observe(twin, seat)) == game.view(game.observe(state, seat))


def test_a_seat_must_follow_and_a_bad_deal_is_refused(game):
    rng = Random(4)
    state = game.deal(game.new_match(game.rules(None), rng), rng).state
    caller = game.to_act(state)
    state = game.apply(state, NameTrump(caller, Suit.CLUBS)).state
    state = game.apply(state, game.options(game.observe(state, caller))[0]).state
    second = game.to_act(state)
    assert second.name == "SENW"["SENW".index(caller.name) - 3]
    led = game.observe(state, second).trick.led
    held = parse_cards(" ".join(game.view(game.observe(state, second))["hand"]))
    wrong = next(card for card in held if card.suit is not led)
    assert any(card.suit is led for card in held)
    with pytest.raises(IllegalActError, match="D4"):
        game.apply(state, Play(second, (wrong,)))
    opening = dict(game.opening(state))
    opening["hand S"] = opening["hand W"]
    with pytest.raises(DealError):
        game.place(state.standing.rules, 1, opening)


def test_a_person_plays_it_over_the_protocol(game):
    session = Session()

    def ask(op, **fields):
        answered = json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))
        assert answered["ok"], answered
        return answered["view"]

    view = ask("new", game="dehla_pakad", seed="person")
    assert view["rotation"] == ["S", "E", "N", "W"]
    while view["waits_for"] not in ("deal", "over"):
        if view["waits_for"] == "you":
            prompt = view["prompt"]
            naming = {"kind": "name_trump", "suit": "H"}
            action = (
                naming
                if prompt["kind"] == "name_trump"
                else {"kind": "play", "cards": prompt["playable"][:1]}
            )
            view = ask("act", turn=view["turn"], action=action)
        else:
            view = ask("step", turn=view["turn"])
    assert sum(view["summary"]["points"].values()) == 4
    assert sum(view["summary"]["tricks"].values()) == 13
