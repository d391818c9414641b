"""When bots of Tractor declare: patient levels mostly between 40 and 70 % of the deal (source 001)."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from followsuit.base.cards import Suit, parse_cards
from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat
from followsuit.bots import Budget, bot_for
from followsuit.bots.tractor import BOTS
from followsuit.bots.tractor.trump_choice import PATIENCE, STRONG, chance_to_speak, choose_declaration
from followsuit.card_games.registry import game_named
from followsuit.card_games.tractor.actions import Declare
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import TractorPlaying
from followsuit.card_games.tractor.rules import tractor_rules
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.tractor_deals import states
from tests.shared.tractor.tractor_tables import deal, go

DEALS = 120
DECLARING = ("dealing", "last_chance")


@cache
def first_declarations(level: str) -> tuple[Counter[str], int]:
    """When four bots of a level first declare in so many first deals: in which part; and in how many never."""
    found: Counter[str] = Counter()
    never = 0
    for number in range(DEALS):
        table = Table.start("tractor", None, {seat: Player(level) for seat in Seat}, f"first {number}")
        table.deal()
        while not (shown := table.observe(Seat.S).declarations) and table.observe(Seat.S).phase in DECLARING:
            table.step()
        if not shown:
            never += 1
        else:
            dealt = shown[0].dealt
            found["before" if dealt < 40 else "middle" if dealt < 70 else "after"] += 1
    return found, never


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_s1_half_of_the_first_declarations_come_between_40_and_70_percent_and_some_before_and_after(level):
    found, _ = first_declarations(level)
    assert found["middle"] >= DEALS / 2
    assert found["before"] > 0
    assert found["after"] > 0


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_s1_nobody_waits_so_long_that_nobody_declares(level):
    # Bots that spoke as soon as their hand was worth it left none of 1,000 deals without a declaration.
    assert first_declarations(level)[1] == 0


def test_s1_a_patient_seat_may_speak_from_the_first_card_and_its_peak_is_between_40_and_70_percent():
    assert all(chance > 0 for _, chance in PATIENCE)
    peak = max(chance for _, chance in PATIENCE)
    assert all(0.4 <= share <= 0.7 for share, chance in PATIENCE if chance == peak)


def test_s1_a_strong_hand_speaks_earlier():
    suited = "2H AH KH QH JH 9H 8H"
    assert len(suited.split()) == STRONG
    strong = go(deal("reference", S=suited), "dealt 28")
    weak = go(deal("reference", S=suited.replace("8H", "8C")), "dealt 28")
    hearts = [chance_to_speak(observe(state, Seat.S), Suit.HEARTS) for state in (strong, weak)]
    assert hearts[0] > hearts[1]


def test_s1_a_patient_seat_makes_its_single_a_pair_without_delay():
    state = go(deal("reference", S="2H 2H"), "dealt 5", "declare 5 S 2H")
    pair = next(iter(game_named("tractor").options(observe(state, Seat.S))))
    for number in range(20):
        bot = bot_for(game_named("tractor"), "casual")
        assert (
            bot.act(observe(state, Seat.S), Random(number), Budget()) == pair == Declare(Seat.S, pair.cards)
        )


def test_twos_that_are_always_trump_are_counted_before_one_declares():
    hand = parse_cards("2S 2D 2H 2S 2D 5C 9C 8D 7D 6D")
    declared = {}
    for twos in ("none", "twos"):
        seen = replace(observe(deal({"always_trump": twos}, levels="5 5"), Seat.S), hand=hand)
        declared[twos] = choose_declaration(seen)
    assert declared == {"none": None, "twos": Declare(Seat.S, parse_cards("5C"))}


#: Rules under which trump is found.
FINDING = [
    {"preset": "standard", "counter_declare": "after_burial"},
    {"preset": "reference", "self_override": "any", "declare_least": "pair"},
    {"preset": "auction", "auction_starter": "any"},
    {"preset": "howto", "always_trump": "twos"},
]


def finding(rules):
    """What seats see that may act until the first lead."""
    for state in states(rules, Random(3), 0.3):
        if isinstance(state, TractorPlaying):
            return
        for seat in sorted(one for one in {GAME.to_act(state), *GAME.may_act(state)} if one is not None):
            seen = observe(state, seat)
            if len(seen.hand) > 7:
                yield seen


def long_hand(rng, observation):
    """A hand of chance with many cards that may be trumps."""
    suit = rng.choice([*Suit])

    def drawn(card):
        is_trump = card.is_joker or card.suit is suit or card.rank is observation.trump_rank
        return rng.random() - 0.5 * is_trump

    return tuple(sorted(sorted(DOUBLE.cards, key=drawn)[: len(observation.hand)]))


@pytest.mark.parametrize("fields", FINDING, ids=lambda fields: fields["preset"])
def test_what_is_done_until_the_first_lead_with_hands_of_chance_is_as_it_was(fields):
    rng, told = Random(str(fields)), list[object]()
    seen = list(finding(tractor_rules(fields)))
    phases = {one.phase: [other for other in seen if other.phase == one.phase] for one in seen}
    for observation in [one for found in phases.values() for one in rng.sample(found, min(10, len(found)))]:
        for number in range(20):
            other = replace(observation, hand=long_hand(rng, observation))
            told += [bot.act(other, Random(number), Budget()) for bot in (BOTS["beginner"], BOTS["casual"])]
    require_kept(f"tractor until the first lead {fields['preset']}", told)
