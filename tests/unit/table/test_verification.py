"""What can be worked out again from a record: its deals, its bots, and that these see no hidden card."""

import json
from dataclasses import replace
from itertools import count

import pytest

from followsuit.base.seats import Seat
from followsuit.base.seeds import Seed
from followsuit.bots import ALL_AGREEMENTS, NO_AGREEMENTS, Budget, GameBots, register_bots, unregister_bots
from followsuit.bots.search.bot import SearchingBot
from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.session import Session
from followsuit.record import Player, read_record, write_record
from followsuit.table import Table, run_to_end, secrecy_check, table_bots
from followsuit.table.secrecy_check import LOOKED_AT, exchange
from followsuit.table.verification import verify


def played(game, level="casual", deals=2, seed="fair", claims=False, agreements=NO_AGREEMENTS):
    """The record of a match in which a person sat South and played what came last, or claimed."""
    players = {seat: Player(None if seat is Seat.S else level) for seat in Seat}
    table = Table.start(game, None, players, seed, agreements=agreements)
    while not table.is_over:
        if table.needs_deal:
            if len(table.record().deals) == deals:
                break
            table.deal()
        elif table.to_act is Seat.S:
            if claims and table.game.sure_leads(table.observe(Seat.S)):
                table.claim(Seat.S)
            else:
                table.act(table.game.options(table.observe(Seat.S))[-1])
        else:
            table.step()
    return table.record()


@pytest.fixture(scope="module")
def records():
    return {game: played(game) for game in game_names()}


@pytest.mark.parametrize("game", game_names())
def test_a_match_is_dealt_and_played_again_from_its_seed(records, game):
    found = run_to_end(verify(records[game]))
    assert [deal.found for deal in found.deals] == ["same", "same"]
    assert found.people == (Seat.S,)
    assert [bot.seat for bot in found.bots] == [seat for seat in Seat if seat is not Seat.S]
    for bot in found.bots:
        assert bot.others == []
        assert bot.same > 10
    assert not found.is_contradicted


def test_bots_that_search_are_asked_again_too():
    found = run_to_end(verify(played("two_hundred", "expert", 1)))
    assert all(bot.searches and not bot.others for bot in found.bots)


def test_a_record_with_another_seed_is_contradicted_in_its_cards(records):
    record = replace(records["two_hundred"], seed=Seed("another"))
    found = run_to_end(verify(record))
    assert [deal.found for deal in found.deals] == ["other", "other"]
    assert found.is_contradicted


def test_a_bot_that_plays_otherwise_than_its_level_is_found(records):
    record = records["rangvaar"]
    players = {**record.players, Seat.W: Player("beginner")}
    found = run_to_end(verify(replace(record, players=players)))
    west = next(bot for bot in found.bots if bot.seat is Seat.W)
    assert west.others
    assert found.is_contradicted
    assert all(not bot.others for bot in found.bots if bot is not west)


def test_what_a_record_does_not_say_is_not_called_right(records):
    record = records["two_hundred"]
    later = run_to_end(verify(record.with_deals(record.deals[1:])))
    assert [(deal.found, deal.why) for deal in later.deals] == [("unknown", "deals_missing")]
    assert all(bot.why == "deals_missing" and bot.same == 0 for bot in later.bots)
    no_seed = run_to_end(verify(replace(record, seed="")))
    assert [(deal.found, deal.why) for deal in no_seed.deals] == [("unknown", "no_seed")] * 2
    players = {**record.players, Seat.N: Player("oracle")}
    strange = run_to_end(verify(replace(record, players=players)))
    assert next(bot.why for bot in strange.bots if bot.seat is Seat.N) == "unknown_level"
    assert not any(found.is_contradicted for found in (later, no_seed, strange))


def test_plays_that_followed_a_claim_are_nobodys_choice():
    record = next(
        record
        for seed in range(20)
        if (record := played("two_hundred", deals=1, seed=f"claim {seed}", claims=True))
        and any(bot.claimed for bot in run_to_end(verify(record)).bots)
    )
    assert not run_to_end(verify(record)).is_contradicted


#: How many hidden cards change places at each of the choices that are looked at: fewer where less is free.
MOVED = {
    "two_hundred": [29, 28, 22, 5, 18, 18, 6, 5, 3, 6, 2, 2],
    "tractor": [83, 8, 70, 6, 6, 5, 6, 6, 28, 22, 17, 8],
    "rangvaar": [37, 38, 34, 29, 27, 24, 21, 17, 5, 10, 5, 2],
    "court_piece": [37, 34, 32, 29, 25, 25, 19, 16, 7, 11, 2, 3],
}


@pytest.mark.parametrize("game", game_names())
def test_bots_know_and_choose_the_same_when_hidden_cards_are_exchanged(records, game):
    asked = run_to_end(exchange(records[game], 1))
    assert len(asked) == LOOKED_AT
    assert all(one.knows_same and one.chooses_same for one in asked)
    assert [one.moved for one in asked] == MOVED[game]


@pytest.mark.parametrize("game", game_names())
def test_bots_that_keep_agreements_choose_by_what_all_have_seen_and_are_found_to_again(records, game):
    record = played(game, agreements=ALL_AGREEMENTS)
    assert record.deals[0].opening == records[game].deals[0].opening
    assert record.agreements == ALL_AGREEMENTS
    found = run_to_end(verify(record))
    assert all(bot.same > 10 and not bot.others for bot in found.bots)
    asked = run_to_end(exchange(record, 2))
    assert all(one.knows_same and one.chooses_same for one in asked)
    assert max(one.moved for one in asked) > 10


def test_an_exchange_that_leaves_every_card_in_its_place_is_tried_again(records, monkeypatch):
    calls = count()

    def reverse(cards, rng):
        if next(calls) // 2 % 2:  # cards and places are both drawn: the first time neither is
            cards.reverse()

    monkeypatch.setattr(secrecy_check, "_shuffle", reverse)
    assert all(one.moved for one in run_to_end(exchange(records["two_hundred"], 1)))


def test_where_cards_cannot_be_buried_anew_nothing_is_exchanged(records, monkeypatch):
    monkeypatch.setattr(secrecy_check, "_buried_anew", lambda *_: None)
    assert not any(one.moved for one in run_to_end(exchange(records["two_hundred"], 1)))


@pytest.mark.parametrize("game", ["two_hundred", "tractor"])
def test_what_searching_bots_thought_is_kept_for_each_act_and_told_with_its_key_card(game, monkeypatch):
    table = Table.start(game, None, dict.fromkeys(Seat, Player("expert")), "kept")
    table.budget = Budget(nodes=8)
    table.deal()
    while len(table.acts()) < 9:
        table.step()
    asked = []

    def add_key_card(bot, observation, decision, rng):
        asked.append((isinstance(bot, SearchingBot), observation.seat, decision.action))
        return decision
        yield

    monkeypatch.setattr(table_bots, "add_key_card", add_key_card)
    advised = run_to_end(table.advice(table.to_act, "master")).action
    assert asked == [(True, table.to_act, advised)]
    monkeypatch.setattr(table_bots.TableBots, "_decide", None)
    assert [run_to_end(table.recalled(act)).action for act in table.acts()] == [
        act.action for act in table.acts()
    ]
    assert asked[1:] == [(True, act.seat, act.action) for act in table.acts()]


class Peeking:
    """A bot that is shown another hand, which no observation holds."""

    def act(self, observation, rng, budget):
        return observation[1]


def test_a_bot_that_sees_hidden_cards_is_found_out(records, monkeypatch):
    game = game_named("two_hundred")
    real = game.observe

    def leaking(state, seat):
        return real(state, seat), real(state, seat.partners[0]).hand

    monkeypatch.setattr(type(game), "observe", staticmethod(leaking))
    register_bots("two_hundred", GameBots({"casual": Peeking()}))
    try:
        asked = run_to_end(exchange(records["two_hundred"], 1))
    finally:
        unregister_bots("two_hundred")
    assert any(not one.knows_same for one in asked)
    assert any(not one.chooses_same for one in asked)


def ask(session, op, **fields):
    return json.loads(session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))


def test_messages_verify_and_exchange_without_a_table(records):
    session, text = Session(), write_record(records["two_hundred"])
    told = ask(session, "verify_record", record=text)
    assert told["ok"], told
    assert (told["game"], told["seed"], told["contradicted"], told["people"]) == (
        "two_hundred",
        "fair",
        False,
        ["S"],
    )
    assert [deal["found"] for deal in told["deals"]] == ["same", "same"]
    exchanged = ask(session, "exchange_cards", record=text, deal=2)
    assert exchanged["deal"] == 2
    assert all(one["knows_same"] and one["chooses_same"] for one in exchanged["asked"])
    assert ask(session, "exchange_cards", record=text, deal=9)["error"]["code"] == "bad_field"
    assert ask(session, "verify_record", record="no record")["error"]["code"] == "not_a_record"
    assert ask(session, "verify_record", record=7)["error"]["code"] == "bad_field"


def test_verifying_can_be_watched_and_called_off(records):
    session = Session()
    work = session.begin(
        json.dumps({"v": 1, "id": 1, "op": "verify_record", "record": write_record(records["tractor"])})
    )
    parts = [next(work).part or 0.0 for _ in range(12)]
    assert parts == sorted(parts)
    assert ask(session, "get_progress")["part"] == parts[-1]
    ask(session, "cancel_thinking")
    with pytest.raises(StopIteration) as over:
        next(work)
    assert json.loads(over.value.value)["error"]["code"] == "cancelled"
    assert ask(session, "get_progress")["part"] is None


def test_a_record_read_from_text_verifies_like_the_match_it_was(records):
    record = read_record(write_record(records["tractor"]))
    assert not run_to_end(verify(record)).is_contradicted
