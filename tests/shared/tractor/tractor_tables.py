"""Tables of Tractor for the rulebook: deals with the cards one wants, and play by record lines."""

from collections import Counter
from dataclasses import replace

from followsuit.base.actions import Bid, Pass
from followsuit.base.cards import NO_TRUMP, Rank, parse_cards, parse_rank, parse_suit
from followsuit.base.decks import DOUBLE
from followsuit.base.errors import IllegalActError
from followsuit.base.events import Event
from followsuit.base.seats import Seat, Side
from followsuit.card_games.shengji.cards.pack import pack_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.tractor.bidding import PairBidding
from followsuit.card_games.tractor.interface import notation
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.state import Prelude, Terms, TractorPlaying
from followsuit.card_games.tractor.phases.trick_play import begin_play
from followsuit.card_games.tractor.rules import tractor_rules
from followsuit.card_games.tractor.standings import TractorStanding
from followsuit.card_games.trick.cardplay import TakenTrick
from followsuit.card_games.trick.trick import Trick


def standing_of(rules="standard", first="S", levels="2 2", declaring=None, number=1):
    """The standing before a deal; ``declaring`` None is deal 1 with its open roles."""
    ours, theirs = map(parse_rank, levels.split())
    side = None if declaring is None else Side[declaring]
    return TractorStanding(tractor_rules(rules), number, (ours, theirs), Seat[first], side)


def deal(rules="standard", first="S", levels="2 2", declaring=None, kitty="", **hands):
    """A deal in which each seat gets the given cards first, in that order, and then any others."""
    wanted = {seat: list(parse_cards(hands.get(seat.name, ""))) for seat in Seat}
    bottom = list(parse_cards(kitty))
    told = Counter(bottom) + sum((Counter(cards) for cards in wanted.values()), Counter())
    rest = list((Counter(DOUBLE.cards) - told).elements())
    # Cards that name no trump of rank two go to the hands first, so that nobody declares by accident.
    rest.sort(key=lambda card: (card.is_joker or card.rank is Rank.TWO, (card * 29) % 54))
    while len(bottom) < 8:
        bottom.append(rest.pop())
    for seat in Seat:
        while len(wanted[seat]) < 25:
            wanted[seat].append(rest.pop(0))
    standing = standing_of(rules, first, levels, declaring)
    return transitions.begin(standing, pack_of([wanted[seat] for seat in Seat], bottom, Seat[first])).state


def go(state, *lines):
    """The state after these record lines."""
    return told(state, *lines)[0]


def told(state, *lines):
    """The state after these record lines, and all their events."""
    events: list[Event] = []
    for line in lines:
        for action in notation.read_actions(state, line):
            step = transitions.apply(state, action)
            state = step.state
            events += step.events
    return state, events


def refusal(state, line):
    """Why the last act of a record line is refused, as code and clause."""
    try:
        go(state, line)
    except IllegalActError as error:
        return f"{error.code} {error.clause}"
    return None


def kinds(events):
    """The names of events."""
    return [type(event).__name__ for event in events]


def endgame(trump, starter="S", rules="standard", levels="2 2", buried="", lost=0, bid=None, **hands):
    """The last tricks of a deal, led by ``starter``; ``trump`` is ``2H`` or ``2NT``.

    ``lost`` are card points that the opposing side took before, in one trick of the past.
    """
    standing = standing_of(rules, starter, levels, Seat[starter].side.name, 2)
    suit = parse_suit(trump[1:]) if trump[1:] != "NT" else NO_TRUMP
    trump = Trump.under(standing.rules, parse_rank(trump[0]), suit)
    opponent = Seat((Seat[starter] + 1) % 4)
    bidding = None
    if bid is not None:
        bidding = PairBidding(Seat[starter], (Bid(Seat[starter], bid), Pass(opponent)))
    past = TakenTrick(Trick(opponent), opponent, lost)
    prelude = Prelude(bidding=bidding)
    cards = [parse_cards(hands[seat.name]) for seat in Seat]
    play = begin_play(trump, standing.rules, Seat[starter], cards, parse_cards(buried), None)
    play = replace(play, taken=(past,))
    return TractorPlaying(standing, DOUBLE.cards, Terms(prelude, Seat[starter], trump), play)
