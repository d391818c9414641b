"""The search of Tractor's bots with more packs: worlds agree with what is public, playouts keep to the law."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from followsuit.base.cards import Card
from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.bots.tractor.many_packs.board import many_packs_board
from followsuit.bots.tractor.many_packs.hands import many_packs_hands
from followsuit.bots.tractor.many_packs.playout import many_packs_play_out
from followsuit.bots.tractor.many_packs.problems import ManyPacksCardProblem
from followsuit.bots.tractor.many_packs.worlds import ManyPacksWorlds
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.lead import check_lead
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import Burying, TractorPlaying
from tests.shared.kept_sums import require_kept
from tests.shared.tractor.packs_positions import MORE, drawn_options
from tests.shared.tractor.tractor_deals import states

tables = pytest.mark.parametrize(("seats", "packs"), MORE)


def positions(seats, packs, seed, share=0.1, late=0):
    """Observations of the seat to act in a deal, from the burial on, with the state."""
    rng = Random(f"{seats}/{packs}/{seed}")
    table = dict.fromkeys(range(seats), BOTS["casual"])
    for state in states(drawn_options(rng, seats, packs), rng, bots=table):
        if isinstance(state, TractorPlaying | Burying):
            observation = observe(state, GAME.to_act(state))
            # Near the end, where most seats have shown voids, a deal of the hidden cards is hardest to find.
            if observation.phase == "burying" or rng.random() < share or len(observation.hand) <= late:
                yield state, observation


@tables
def test_every_world_deals_the_hidden_cards_as_what_is_public_allows(seats, packs):
    told: list[object] = []
    for state, observation in positions(seats, packs, 1, late=5):
        board = many_packs_board(observation.trump, observation.rules)
        *hands, kitty = ManyPacksWorlds(observation, board).draw(Random(2))
        assert [len(hand) for hand in hands] == list(observation.held)
        assert sorted(hands[observation.seat]) == list(observation.hand)
        cards = Counter(kitty) + Counter(observation.seen) + Counter(observation.buried)
        assert cards + sum(map(Counter, hands), Counter()) == Counter(state.standing.sizes.deck.cards)
        for seat, hand in enumerate(hands):
            assert (
                seat == observation.seat
                or not {board.ladder.suit[card] for card in hand} & observation.voids[seat]
            )
        for shown in observation.declarations:
            played = [
                card
                for won in observation.taken
                for play in won.trick.plays
                if play.seat is shown.seat
                for card in play.cards
            ]
            played += [
                c
                for play in (observation.trick.plays if observation.trick else ())
                if play.seat is shown.seat
                for c in play.cards
            ]
            if shown.seat not in observation.buriers:
                assert not Counter(shown.cards) - Counter(played) - Counter(hands[shown.seat])
        told += hands, kitty
    require_kept(f"tractor worlds {seats} {packs}", told)


@tables
@pytest.mark.parametrize("seed", range(3))
def test_a_playout_keeps_to_the_law_and_finds_the_laws_winners(seats, packs, seed):
    rng = Random(seed)
    rules = drawn_options(rng, seats, packs)
    state = next(
        one
        for one in states(rules, rng, bots=dict.fromkeys(range(seats), BOTS["casual"]))
        if isinstance(one, TractorPlaying)
    )
    trump = state.play.trump
    board = many_packs_board(trump, rules)
    hands = [list(hand.cards()) for hand in state.play.hands]
    trace: list[Any] = []
    masks = many_packs_hands(board, hands)
    starter, opposing = int(state.terms.starter), int(state.terms.declaring_side.other)
    result = many_packs_play_out(board, masks, starter, opposing, None, (), trace)
    require_kept(f"tractor playouts {seats} {packs} {seed}", [result, trace])
    points, leader = 0, starter
    plays: list[tuple[Card, ...]] = []
    for seat, parts in trace:
        cards = board.holding(parts).cards()
        assert seat == (leader - len(plays)) % seats
        if plays:
            assert check_follow(hands[seat], plays[0], cards, trump, rules) is None
        else:
            assert check_lead(hands[seat], cards, (), (), {}, trump, rules) is None
        for card in cards:
            hands[seat].remove(card)
        plays.append(cards)
        if len(plays) == seats:
            lead = plays[0]
            leader = (leader - winner(plays, trump, rules)) % seats
            if leader & 1 == opposing:
                points += sum(board_points(card) for play in plays for card in play)
            plays = []
    assert not any(hands)
    assert (result.points, result.last, result.size) == (points, leader, len(lead))
    assert (result.width, result.length) == format_of(Holding.of(lead, board.ladder)).shapes[0]


def board_points(card):
    return {"5": 5, "T": 10, "K": 10}.get(card.text[0], 0)


@tables
def test_a_playout_goes_on_from_any_trick_with_any_candidate(seats, packs):
    told: list[object] = []
    for state, observation in positions(seats, packs, 3, share=0.05):
        if not isinstance(state, TractorPlaying) or len(observation.hand) < 2:
            continue
        problem = ManyPacksCardProblem(observation, 4)
        world = problem.world(Random(1))
        outcomes = problem.outcomes(world, range(len(problem.candidates)), Random(1))
        told += problem.candidates, [(one.result, round(one.utility, 9), one.made) for one in outcomes]
        assert all(GAME.check(state, play) is None for play in problem.candidates)
    require_kept(f"tractor candidates {seats} {packs}", told)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_same_seed_and_nodes_give_the_same_play(level):
    for _, observation in positions(6, 3, 4, share=0.02):
        one, other = (BOTS[level].act(observation, Random(5), Budget(nodes=40)) for _ in range(2))
        assert one == other
