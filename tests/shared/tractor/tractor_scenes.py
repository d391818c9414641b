"""Scenes: positions of whole deals of Tractor in which only the relevant cards are fixed, the rest at
random.
"""

from random import Random

from followsuit.base.actions import Play
from followsuit.base.cards import NO_TRUMP, Card, parse_cards, parse_rank, parse_suit
from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat
from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.card_games.shengji.cards.pack import POINTS, without
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import Prelude, Terms, TractorPlaying
from followsuit.card_games.tractor.phases.trick_play import begin_play, check_play, with_play
from followsuit.card_games.tractor.rules import PRESETS
from followsuit.card_games.tractor.standings import TractorStanding

RULES = PRESETS["standard"]
ORDER = [Seat.S, Seat.E, Seat.N, Seat.W]


def trump_of(text, rules=RULES):
    return Trump.under(rules, parse_rank(text[0]), parse_suit(text[1]) if len(text) == 2 else NO_TRUMP)


def scene(hand, *plays, trump="2H", starter="S", fill=None, void=None, seed=0, rules=RULES):
    """What the seat to act sees after these plays from the starter's first lead.

    ``hand`` are cards the seat to act holds besides what it plays; the rest of its 25 come by lot from the
    ``fill`` suits, by default all but the one led last; never jokers. ``void`` gives seats and suits of which
    they have only what they play. Deals in which a play would be illegal are dealt again.
    """
    the_trump = trump_of(trump, rules)
    rng = Random(seed)
    for _ in range(2000):
        hands, kitty, actor = _dealt(hand, plays, the_trump, starter, fill, void or {}, rng, rules)
        play = begin_play(the_trump, rules, Seat[starter], hands, kitty, None)
        for text in plays:
            action = Play(play.to_act, parse_cards(text))
            if check_play(play, action, rules) is not None:
                break
            play, _ = with_play(play, action, rules)
        else:
            assert play.to_act is actor
            standing = TractorStanding(
                rules, 2, (the_trump.rank, the_trump.rank), Seat[starter], Seat[starter].side
            )
            prelude = Terms(Prelude(), Seat[starter], the_trump)
            return observe(TractorPlaying(standing, DOUBLE.cards, prelude, play), actor)
    raise AssertionError("no deal makes these plays legal")


def _dealt(hand, plays, trump, starter, fill, void, rng, rules):
    turns = _turns(plays, Seat[starter], trump, rules)
    actor = turns[len(plays)]
    hands: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    for text, seat in zip(plays, turns, strict=False):
        hands[seat] += parse_cards(text)
    hands[actor] += parse_cards(hand)
    pool = list(DOUBLE.cards)
    for cards in hands.values():
        pool = list(without(pool, cards))
    rng.shuffle(pool)
    led = plays[len(plays) // 4 * 4][1] if len(plays) % 4 else ""
    barred = dict.fromkeys(Seat, "")
    barred[actor] = "".join(suit for suit in "SHCD" if suit not in (fill or "SHCD".replace(led or "-", "")))
    barred |= {Seat[letter]: suits for letter, suits in void.items()}
    for seat in sorted(Seat, key=lambda seat: (seat is not actor, not barred[seat])):
        for card in list(pool):
            jokers = card.is_joker and seat is actor
            if (
                len(hands[seat]) < 25
                and not jokers
                and (card.is_joker or card.suit.letter not in barred[seat])
            ):
                hands[seat].append(card)
                pool.remove(card)
    return [hands[seat] for seat in Seat], tuple(pool), actor


def _turns(plays, starter, trump, rules):
    """Who makes each play, and the next one."""
    turns, leader = [], starter
    for at in range(0, len(plays) + 1, 4):
        order = [ORDER[(ORDER.index(leader) + step) % 4] for step in range(4)]
        turns += order
        trick = [parse_cards(text) for text in plays[at : at + 4]]
        if len(trick) == 4:
            leader = order[winner(trick, trump, rules)]
    return turns


def answer(observation, level="casual", seed=1, nodes=500):
    return BOTS[level].act(observation, Random(seed), Budget(nodes=nodes))


def played(observation, level="casual"):
    """The cards a level plays, as texts."""
    return [card.text for card in answer(observation, level).cards]


def is_trump(observation, text):
    return observation.trump.is_trump(parse_cards(text)[0])


def points(texts):
    return sum(POINTS[card] for text in texts for card in parse_cards(text))
