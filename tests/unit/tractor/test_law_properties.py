"""What holds in every position of whole hands, whatever the trump and the options."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.cards import CARDS, NO_TRUMP, Rank, Suit
from followsuit.base.rules import options_of
from followsuit.card_games.shengji.cards.shapes import units
from followsuit.card_games.shengji.cards.trump import Trump, sorted_hand
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.lead import check_lead, resolve_throw
from followsuit.card_games.shengji.law.trick_winner import beats, winner
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.options import follow_options, lead_options
from followsuit.card_games.tractor.interface.prompts import complete
from followsuit.card_games.tractor.rules import TractorRules, tractor_rules
from tests.shared.drawn_rules import allowed

#: Every option that the law of tricks reads, free of the others.
FREE = {
    option.name: option.choices
    for option in options_of(TractorRules)
    if option.clause in ("T15", "T19", "T22", "T26", "T27", "T31", "T87", "T88", "T89", "T97")
    and option.name != "failed_throw_penalty"
}

#: A busy machine is no counterexample.
unhurried = settings(deadline=None)


@st.composite
def deals(draw):
    """Four hands of equal size, a trump and rules; cards from a few kinds, so that pairs abound."""
    said = {"preset": "standard", **{name: draw(st.sampled_from(choices)) for name, choices in FREE.items()}}
    rules = tractor_rules(allowed(GAME, said))
    trump = Trump.under(rules, draw(st.sampled_from(Rank)), draw(st.sampled_from([*Suit, NO_TRUMP])))
    size = draw(st.integers(1, 25))
    pack = draw(st.permutations(CARDS * 2))
    if draw(st.booleans()):
        pack.sort(key=lambda card: card % 13 // 4)
    return [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(4)], trump, rules


@given(deals(), st.data())
@unhurried
def test_every_option_is_legal_and_can_be_played_out(deal, data):
    hands, trump, rules = deal
    leads = lead_options(hands[0], (), (), {}, trump, rules)
    assert {(card,) for card in hands[0]} <= set(leads)
    lead = data.draw(st.sampled_from(leads))
    assert check_lead(hands[0], lead, (), (), {}, trump, rules) is None
    lead = resolve_throw(lead, hands[1:], trump, rules).down
    if not lead:
        units_alone = lead_options(hands[0], (), (), {}, trump, rules, taken_back=True)
        lead = data.draw(st.sampled_from(units_alone))
        assert check_lead(hands[0], lead, (), (), {}, trump, rules, taken_back=True) is None
    plays = [lead]
    for hand in hands[1:]:
        options = follow_options(hand, lead, trump, rules)
        assert options and len(options) == len(set(options)) < 120
        for play in options:
            assert check_follow(hand, lead, play, trump, rules) is None
        plays.append(data.draw(st.sampled_from(options)))
    at = winner(plays, trump, rules)
    best = lead
    for play in plays[1:]:
        if beats(play, best, lead, trump, rules):
            best = play
    assert best == plays[at]
    shuffled = [tuple(data.draw(st.permutations(play))) for play in plays]
    assert winner(shuffled, trump, rules) == at


@given(deals(), st.data())
@unhurried
def test_a_completion_is_legal_and_holds_the_tapped_card(deal, data):
    hands, trump, rules = deal
    tapped = data.draw(st.sampled_from(hands[0]))
    led = complete(hands[0], tapped, None, trump, rules)
    assert tapped in led
    assert check_lead(hands[0], led, (), (), {}, trump, rules) is None
    mine = data.draw(st.sampled_from(hands[1]))
    followed = complete(hands[1], mine, led, trump, rules)
    if followed:
        assert mine in followed
        assert check_follow(hands[1], led, followed, trump, rules) is None


@given(deals())
@settings(max_examples=50, deadline=None)
def test_units_and_sorting_keep_every_card(deal):
    hands, trump, rules = deal
    for hand in hands:
        found = Counter(card for unit in units(hand, trump, rules) for card in unit.cards)
        assert found == Counter(hand) == Counter(sorted_hand(hand, trump))
