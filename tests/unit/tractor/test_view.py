"""What a front end is shown of Tractor: prompts, smart selection, and the keys of the view."""

import json
from itertools import combinations, groupby
from random import Random

import pytest

from followsuit.base.actions import Play
from followsuit.base.cards import Card, parse_card
from followsuit.base.errors import Refusal
from followsuit.base.jsonable import to_json
from followsuit.base.seats import Seat
from followsuit.card_games.shengji.cards.pack import kitty_of
from followsuit.card_games.tractor.actions import Bury
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import Burying, TractorPlaying
from followsuit.card_games.tractor.rules import PRESETS
from tests.shared.front_ends import score_of
from tests.shared.zones import declared, zone_cards, zone_of


def random_states(preset, seed):
    """The states of a random deal, in order."""
    rng = Random(seed)
    state = GAME.deal(GAME.new_match(PRESETS[preset], rng), rng).state
    while not GAME.needs_deal(state) and not GAME.is_over(state):
        yield state
        seat = GAME.to_act(state)
        if seat is None:
            free = GAME.may_act(state)
            options = GAME.options(observe(state, rng.choice(free))) if free and rng.random() < 0.05 else ()
            action = rng.choice(options) if options else GAME.table_act(state)
        else:
            action = rng.choice(GAME.options(observe(state, seat)))
        state = GAME.apply(state, action).state
    yield state


def views(preset, seed, seat=Seat.S):
    """The view of a seat in each state of a random deal."""
    return [GAME.view(observe(state, seat)) for state in random_states(preset, seed)]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_view_has_the_same_keys_in_every_phase_and_is_plain(preset):
    seen = views(preset, 3)
    keys = set(seen[0])
    for view in seen:
        assert set(view) == keys
        assert json.loads(json.dumps(view)) == view


def test_an_act_of_another_phase_is_refused_with_the_phase_that_it_is():
    told: dict[str, None] = {}
    for state in random_states("auction", 6):
        phase = GAME.view(observe(state, Seat.S))["phase"]
        if phase not in ("burying", "deal_over"):
            assert GAME.check(state, Bury(Seat.S, ())) == Refusal("wrong_phase", "", {"phase": phase})
            told[phase] = None
    assert [*told] == ["dealing", "bidding", "starter_trick", "naming", "playing"]


def test_while_cards_are_dealt_the_hand_grows_and_declarations_are_offered():
    seen = [view for view in views("standard", 3) if view["phase"] == "dealing"]
    assert [sum(view["held"].values()) for view in seen[:3]] == [0, 1, 2]
    offered = [view["prompt"] for view in seen if view["prompt"]]
    assert offered
    for prompt in offered:
        assert prompt["kind"] == "declare"
        assert prompt["can_pass"] is False
        assert all(set(offer) == {"cards", "suit"} for offer in prompt["declarations"])


def test_the_hand_is_sorted_by_the_trump_that_stands_so_far():
    for state in random_states("standard", 8):
        view = GAME.view(observe(state, Seat.S))
        trumps = [text for text in view["hand"] if text in view["trumps"]]
        assert view["hand"][: len(trumps)] == trumps


def test_the_burial_asks_for_eight_and_shows_the_starter_what_it_buried():
    states = list(random_states("standard", 4))
    burying = next(state for state in states if GAME.view(observe(state, Seat.S))["phase"] == "burying")
    starter = GAME.to_act(burying)
    view = GAME.view(observe(burying, starter))
    assert (view["prompt"]["kind"], view["prompt"]["count"]) == ("bury", 8)
    points = {"5": 5, "T": 10, "K": 10}
    worth = {text: points[text[0]] for text in view["hand"] if text[0] in points}
    assert view["prompt"]["worth"] == worth
    assert len(view["hand"]) == 33
    playing = next(state for state in states if isinstance(state, TractorPlaying))
    assert len(zone_cards(GAME.view(observe(playing, starter)), "buried")) == 8
    assert zone_of(GAME.view(observe(playing, starter.partner)), "buried") == {
        "kind": "buried",
        "owner": starter.name,
        "count": 8,
    }


@pytest.mark.parametrize(("preset", "seed"), [*zip(PRESETS, range(4, 8), strict=True)])
def test_the_kitty_is_shown_to_the_seat_that_picked_it_up_until_it_has_buried(preset, seed):
    for state in random_states(preset, seed):
        picked = {
            seat: zone_cards(GAME.view(observe(state, seat)), "picked") for seat in state.standing.seats
        }
        if isinstance(state, Burying):
            starter = state.terms.starter
            assert sorted(picked.pop(starter)) == sorted(
                card.text for card in kitty_of(state.pack, state.standing.sizes)
            )
        assert not any(picked.values())


def test_the_tile_of_trump_is_open_and_says_what_will_be_trump_until_it_is():
    told = []
    for view in views("standard", 8):
        suit, calls = view["trump"], declared(view)
        so_far = calls and not suit
        facts = {"suit": calls[-1]["suit"] if so_far else suit, "rank": "2"}
        told.append("trump-rank-so-far" if so_far else "trump-rank-label")
        [tile] = [one for one in view["tiles"] if one["kind"] == "trump"]
        is_open = {} if suit else {"open": True}
        assert tile == {"kind": "trump", "code": told[-1], "facts": facts, **is_open}
    assert [code.rpartition("-")[2] for code, _ in groupby(told)] == ["label", "far", "label"]


@pytest.mark.parametrize(("preset", "seed"), [("standard", 4), ("auction", 6)])
def test_what_counts_of_the_attackers_tricks_lies_before_them_in_the_order_it_was_taken(preset, seed):
    lying: list[str] = []
    for view in views(preset, seed):
        zone, roles = zone_of(view, "taken"), score_of(view)["role"]
        assert bool(zone) is bool(roles)
        if zone:
            assert roles[zone["owner"]] == "attack"
            starter = view["starter_trick"]
            tricks = [*([starter] if starter and view["phase"] != "starter_trick" else []), *view["tricks"]]
            won = [trick for trick in tricks if trick["winner"] in zone["owner"]]
            lying = [card for trick in won for play in trick["plays"] for card in play["cards"]]
            assert zone["cards"] == [card for card in lying if card[0] in "5TK"]
    assert len(lying) > 8


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(6))
def test_a_card_is_playable_if_and_only_if_a_legal_play_holds_it(preset, seed):
    checked = 0
    for state in random_states(preset, seed):
        seat = GAME.to_act(state)
        if (
            not isinstance(state, TractorPlaying)
            or not state.play.trick.plays
            or len(state.play.hands[seat]) > 12
        ):
            continue
        prompt = GAME.view(observe(state, seat))["prompt"]
        hand = state.play.hands[seat].cards()
        legal = {
            card.text
            for cards in set(combinations(sorted(hand), prompt["count"]))
            if GAME.check(state, Play(seat, cards)) is None
            for card in cards
        }
        assert set(prompt["playable"]) == legal
        assert set(prompt["refused"]) == {card.text for card in hand} - legal
        for reason in prompt["refused"].values():
            assert reason["code"].startswith("must_")
            assert reason["clause"].startswith("T2")
        for card in map(parse_card, prompt["playable"]):
            cards = GAME.choosing(observe(state, seat), (), card)
            assert card in cards
            assert GAME.check(state, Play(seat, cards)) is None
        checked += 1
    assert checked > 10


@pytest.mark.parametrize("preset", PRESETS)
def test_a_tap_on_any_card_of_a_leader_completes_to_a_legal_lead(preset):
    for state in random_states(preset, 11):
        seat = GAME.to_act(state)
        if isinstance(state, TractorPlaying) and not state.play.trick.plays:
            prompt = GAME.view(observe(state, seat))["prompt"]
            assert prompt["count"] is None
            assert prompt["refused"] == {}
            assert set(prompt["playable"]) == set(to_json(state.play.hands[seat].cards()))
            for card in map(parse_card, prompt["playable"]):
                assert GAME.check(state, Play(seat, GAME.choosing(observe(state, seat), (), card))) is None


def test_who_attacks_is_told_once_it_is_known_with_the_points_of_their_tricks():
    for view in views("standard", 12):
        score = score_of(view)
        attackers = [side for side, role in score["role"].items() if role == "attack"]
        assert len(score["role"]) == 2 * len(attackers)
        assert score["attackers"] == {
            side: sum(trick["points"] for trick in view["tricks"] if trick["winner"] in side)
            for side in attackers
        }


def test_a_summary_comes_with_the_end_of_the_deal_alone():
    seen = views("standard", 13)
    assert [view["summary"] is not None for view in seen] == [False] * (len(seen) - 1) + [True]
    summary = seen[-1]["summary"]
    assert len(summary["by_trick"]) == len(seen[-1]["tricks"])
    assert sum(trick["points"] for trick in summary["by_trick"]) <= 200
    assert summary["levels"] == score_of(seen[-1])["level"]


def test_levels_in_the_view_are_those_before_the_deal_until_it_is_over():
    seen = views("standard", 13)
    assert all(score_of(view)["level"] == {"NS": "2", "EW": "2"} for view in seen[:-1])


def test_the_cards_that_count_and_the_points_that_take_over_come_with_every_view():
    view = views("reference", 3)[0]
    assert sum(view["worth"].values()) == 100
    assert {card[0] for card in view["worth"]} == {"5", "T", "K"}
    assert [row.get("goal") for row in view["score"]] == [None, None, 80]


@pytest.mark.parametrize("seed", range(6))
def test_the_buried_cards_are_in_the_account_whoever_took_the_last_trick(seed):
    buried: tuple[Card, ...] = ()
    for state in random_states("reference", seed):
        if isinstance(state, TractorPlaying):
            buried = state.play.buried
        view = GAME.view(observe(state, Seat.W))
        if view["summary"] is None or view["summary"].get("passed_out"):
            continue
        assert sorted(view["summary"]["buried"]) == sorted(card.text for card in buried)
        assert len(buried) == 8


@pytest.mark.parametrize("seed", range(3))
def test_nobody_else_sees_the_buried_cards_while_the_deal_is_played(seed):
    for state in random_states("reference", seed):
        if isinstance(state, TractorPlaying):
            others = [seat for seat in Seat if seat is not state.play.buried_by]
            assert all(observe(state, seat).kitty == () == observe(state, seat).buried for seat in others)
