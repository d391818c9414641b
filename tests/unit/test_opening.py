"""Opening: where the cards of a deal lay, in any game, and a record read without dealing to learn its fields."""

from random import Random

import pytest

from followsuit.base.cards import parse_card
from followsuit.base.game import opening_fields, seats_of
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Opening, Player, read_record, write_record
from followsuit.table import Table

TABLES = [
    *((name, preset) for name in game_names() for preset in game_named(name).preset_names()),
    ("tractor", {"preset": "standard", "seats": 6, "packs": 3}),
]
tables = pytest.mark.parametrize(("name", "rules"), TABLES, ids=str)

#: What an opening says only where the rules, or the deal before, leave something to say.
SOMETIMES = {"again", "turned", "counted", "last_winner"}


def dealt(name, rules):
    game = game_named(name)
    rules = game.rules(rules)
    return game, rules, game.deal(game.new_match(rules, Random("o")), Random("o")).state


@tables
def test_a_game_names_every_field_its_deals_open_with(name, rules):
    game, rules, state = dealt(name, rules)
    seats = [seat.name for seat in seats_of(game, rules)]
    named = []
    for field in opening_fields(game):
        named += [field.replace("SEAT", seat) for seat in seats] if " " in field else [field]
    opening = set(game.opening(state))
    assert opening <= set(named)
    assert set(named) - opening <= SOMETIMES


@tables
def test_the_cards_of_an_opening_lie_with_the_seats_and_in_the_kitty(name, rules):
    game, rules, state = dealt(name, rules)
    opening = Opening(game.opening(state))
    assert sorted(opening.seats) == sorted(seat.name for seat in seats_of(game, rules))
    lying = [*opening.kitty, *(card for seat in opening.seats for card in opening.cards_of(seat))]
    assert sorted(lying) == sorted(slot.card for slot in opening.slots())
    assert len({len(opening.cards_of(seat)) for seat in opening.seats}) == 1


@tables
def test_an_opening_with_cards_exchanged_is_a_deal_of_the_game_and_comes_back(name, rules):
    game, rules, state = dealt(name, rules)
    opening = Opening(game.opening(state))
    first, last = opening.slots()[0], opening.slots()[-1]
    other = opening.with_cards({first: last.card, last: first.card})
    placed = Opening(game.opening(game.place(rules, 1, other.fields).state))
    assert last.card in placed.cards_of(first.owner)
    back = {slot: old.card for slot, old in zip(other.slots(), opening.slots(), strict=True)}
    assert other.with_cards(back) == opening


def test_an_opening_without_a_stake_stays_without_one():
    plain, staked = Opening({"hand S": "AS"}), Opening({"stake": "500"})
    assert (plain.stake, plain.with_stake(0)) == (0, plain)
    assert (staked.stake, staked.with_stake(0).stake) == (500, 0)
    assert (plain.kitty, plain.cards_of("S"), plain.cards_of("W")) == ((), (parse_card("AS"),), ())


@pytest.mark.parametrize("name", game_names())
def test_a_record_of_one_deal_is_read_without_dealing_other_cards(name, monkeypatch):
    table = Table.start(name, "reference", {seat: Player("beginner") for seat in Seat}, "x")
    table.deal()
    while not (table.needs_deal or table.is_over):
        table.step()
    text, dealt = table.record_text(), []
    for verb in ("deal", "new_match"):
        monkeypatch.setattr(type(table.game), verb, lambda *_, verb=verb: dealt.append(verb))
    assert write_record(read_record(text)) == text
    assert not dealt
