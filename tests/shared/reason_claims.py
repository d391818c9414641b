"""What each reason of a bot claims, written without the bots: from the view of a seat and the hands as they lie.

A claim is a function of a `Spot`; it is true or false of the position. What a seat may only suspect ("could be
beaten") is looked up in what is public, what it is sure of ("no opponent can beat it") in the real hands.
"""

from collections import Counter

from tests.shared.front_ends import score_of
from tests.shared.reason_spots import RANKS, answers
from tests.shared.tractor.second_law import higher_exists, units
from tests.shared.zones import declared

#: No hand called worth a bid is weaker than this, none called too weak is stronger: see `Spot.strength`.
WEAKEST = {"two_hundred": 4, "rangvaar": 3, "tractor": 8}
STRONGEST = {"two_hundred": 13, "rangvaar": 9, "tractor": 25}


def is_boss(spot):
    """No higher unit of its kind is left in the suit of the cards."""
    if spot.game != "tractor":
        card = spot.cards[0]
        return not any(RANKS.index(o[0]) > RANKS.index(card[0]) for o in spot.out_in(card[1]))
    group = units(spot.cards, spot.order)
    return not any(higher_exists(kinds, width, spot.out, spot.order) for kinds, width in group)


def draws_trumps(spot):
    rivals = [seat for seat in spot.view["rotation"] if seat not in (spot.you, spot.partner)]
    is_trump = spot.order.suit_of(spot.cards[0]) == spot.trump
    return not spot.plays and is_trump and any(spot.may_hold(seat, spot.trump) for seat in rivals)


def partner_may_ruff(spot):
    suit = spot.order.suit_of(spot.cards[0])
    void = suit != spot.trump and spot.shown_void(spot.partner, suit)
    # Of a trump that lies face down anybody may hold some, and who is out of a suit may have it turned up.
    lies_down = spot.trump is None and any(zone["kind"] == "indicator" for zone in spot.view["zones"])
    return not spot.plays and void and (lies_down or spot.may_hold(spot.partner, spot.trump))


def most_are_lower(spot):
    kinds = {spot.order.value(card) for card in spot.out_in(spot.order.suit_of(spot.cards[0]))}
    lower = sum(value <= spot.order.value(spot.cards[0]) for value in kinds)
    return lower * 2 > len(kinds)


def leads_low(spot):
    return not spot.plays and not is_boss(spot) and not most_are_lower(spot)


def points_are_due(spot):
    """Nothing without points could have been played."""
    lead = spot.plays[0]["cards"]
    if len(lead) > 2:
        return spot.points(spot.cards) > 0
    return all(spot.points(cards) >= spot.points(spot.cards) > 0 for cards in answers(spot, spot.hand, lead))


def kept_trumps(spot):
    winners = spot.winners()
    return not spot.takes and bool(winners) and all(spot.is_ruff(card) for card in winners)


def holds_up(spot):
    return not spot.takes and bool(spot.winners())


def empties_a_suit(spot):
    left = Counter(spot.hand) - Counter(spot.cards)
    kept = {spot.order.suit_of(card) for card in left}
    return "trump" in kept and bool({spot.order.suit_of(card) for card in spot.cards} - kept - {"trump"})


def is_best_suit(spot):
    own = spot.suit_strength(spot.value)
    others = [spot.suit_strength(suit) for suit in "SHCD" if suit != spot.value]
    return not any(count > own[0] and high > own[1] * 1.3 for count, high in others)


def keeps_higher(spot):
    kept = Counter(spot.hand) - Counter(spot.cards)
    suits = {spot.order.suit_of(card) for card in spot.cards}
    return any(
        spot.order.value(card)
        > max(spot.order.value(one) for one in spot.cards if spot.order.suit_of(one) == suit)
        for suit in suits
        for card in kept
        if spot.order.suit_of(card) == suit
    )


def spares_trumps(spot):
    held = [spot.order.suit_of(card) for card in spot.hand]
    trump = "trump" if spot.game == "tractor" else spot.trump
    return trump in held and all(spot.order.suit_of(card) != trump for card in spot.cards)


def keeps_a_pair(spot):
    return any(count == 2 and card not in spot.cards for card, count in Counter(spot.hand).items())


def may_wait(spot):
    return spot.kind in ("none", "pass")


def stands(spot, seat):
    shown = declared(spot.view)
    return may_wait(spot) and bool(shown) and shown[-1]["seat"] == seat


def is_cheapest(spot):
    cheaper = [card for card in spot.winners() if spot.order.value(card) < spot.order.value(spot.cards[0])]
    same = [card for card in cheaper if card[1] == spot.cards[0][1]]
    return spot.is_last and spot.takes and all(spot.points([card]) for card in same)


def piles(spot, seat, card):
    """How many tricks would be taken if the seat won this trick with the card: the pile reckoned from its beginning.

    Only for double sar; written from C14 to C19.
    """
    rules = spot.rules
    won = [(trick["winner"], winning_card(trick)) for trick in spot.view["tricks"]] + [(seat, card)]
    lying, takes, last, run, was_ace = 0, 0, None, 0, False
    for number, (who, with_card) in enumerate(won, start=1):
        key = who in "NS" if rules.taken_by == "side" else who
        is_ace, is_again = with_card[0] == "A", lying > 0 and key == last
        lying += 1
        idle = (
            is_again
            and is_ace
            and (rules.ace_rule == "any_ace" or (rules.ace_rule == "two_aces" and was_ace))
        )
        run = 1 if not is_again else run if idle else run + 1
        is_barred = (
            idle
            or (is_ace and rules.ace_rule == "any_ace")
            or number < rules.first_taking
            or (number == 12 and not rules.twelfth_takes)
        )
        last, was_ace = key, is_ace
        takes = lying if number == 13 or (run >= 2 and not is_barred) else 0
        if takes:
            lying, run, last, was_ace = 0, 0, None, False
    return takes


def winning_card(trick):
    return next(play["cards"][0] for play in trick["plays"] if play["seat"] == trick["winner"])


def is_for_trick(spot):
    """The card goes ahead, or is led and the highest of its suit."""
    return spot.takes if spot.plays else is_boss(spot)


def tricks_are(spot, own, theirs):
    """Whether with single sar the sides have so many tricks; ``theirs`` None for any above none."""
    side = "NS" if spot.you in "NS" else "EW"
    other = "EW" if side == "NS" else "NS"
    taken = score_of(spot.view)["taken"]
    matches = taken[other] > 0 if theirs is None else taken[other] == theirs
    return spot.rules.sar == "single" and taken[side] == own and matches


CLAIMS = {
    "hand_worth_it": lambda s: s.kind == "bid" and s.strength() >= WEAKEST[s.game],
    "bold_bid": lambda s: s.game == "rangvaar" and s.kind == "bid" and s.strength() <= STRONGEST[s.game],
    "hand_too_weak": lambda s: s.kind == "pass" and s.strength() <= STRONGEST[s.game],
    "partners_bid_stands": lambda s: s.kind == "pass" and s.last_bid["seat"] == s.partner,
    "must_bid": lambda s: not s.prompt["can_pass"] and s.value == s.prompt["values"][0],
    "token_bet": lambda s: (
        s.side_total >= 100
        and not any(call.get("bid") and call["seat"] in (s.you, s.partner) for call in s.view["calls"])
    ),
    "partner_speaks": lambda s: s.kind == "none" and s.view["to_act"] == s.partner,
    "best_suit": lambda s: s.kind == "name_trump" and is_best_suit(s),
    "aces_elsewhere": lambda s: (
        s.kind == "name_trump" and any(c[0] == "A" and c[1] != s.value for c in s.hand)
    ),
    "best_no_trump": lambda s: s.kind == "name_trump" and s.value == "NT",
    "trumps_in_prospect": lambda s: s.kind == "declare" and s.trump_share(declared_suit(s)) >= 0.12,
    "trumps_too_weak": lambda s: (
        may_wait(s) and all(s.trump_share(one["suit"]) <= 0.5 for one in s.prompt["declarations"])
    ),
    "nothing_to_declare": lambda s: may_wait(s) and not s.prompt.get("declarations"),
    "own_trump_stands": lambda s: stands(s, s.you),
    "partners_trump_stands": lambda s: stands(s, s.partner),
    "few_cards_yet": lambda s: may_wait(s) and len(s.hand) < 8,
    "starter_card": lambda s: s.view["phase"] == "starter_trick",
    "buried_to_be_void": empties_a_suit,
    "buried_points": lambda s: s.kind == "bury" and s.points(s.cards) > 0,
    "buried_the_lowest": lambda s: (
        s.points(s.cards) == 0 and not any(s.order.suit_of(card) == "trump" for card in s.cards)
    ),
    "only_card": lambda s: len(s.prompt["playable"]) == 1,
    "draw_trumps": draws_trumps,
    "cash_master": lambda s: not s.plays and is_boss(s),
    "partner_can_ruff": partner_may_ruff,
    "lead_high": lambda s: not s.plays and most_are_lower(s),
    "lead_points": lambda s: s.points(s.cards) > 0 and leads_low(s),
    "lead_low": lambda s: s.points(s.cards) == 0 and leads_low(s),
    "over_partner": lambda s: s.is_partners and s.takes and s.may_be_beaten(s.best),
    "take_over": lambda s: s.is_partners and s.takes,
    "feed_partner": lambda s: s.is_partners and s.points(s.cards) > 0,
    "partner_wins": lambda s: s.is_partners and not s.points(s.cards) and not s.will_be_beaten(s.best),
    "leave_it_to_partner": lambda s: s.is_partners and not s.takes,
    "win_for_good": lambda s: not s.is_partners and s.takes and not s.will_be_beaten(s.cards),
    "ruff": lambda s: s.takes and s.is_ruff(s.cards[0]) and not s.is_ruff(s.best[0]),
    "overruff": lambda s: s.takes and s.is_ruff(s.cards[0]) and s.is_ruff(s.best[0]),
    "win_with_points": lambda s: s.is_last and s.takes and s.points(s.cards) > 0,
    "win_cheaply": is_cheapest,
    "win_last": lambda s: s.is_last and s.takes,
    "win_with_master": lambda s: s.takes and is_boss(s) and not s.is_ruff(s.cards[0]),
    "third_hand_high": lambda s: (
        len(s.plays) == 2
        and s.takes
        and s.order.value(s.cards[0])
        == max(s.order.value(card) for card in s.hand if card[1] == s.cards[0][1])
    ),
    "go_ahead": lambda s: not s.is_partners and s.takes and s.may_be_beaten(s.cards),
    "let_it_go": lambda s: kept_trumps(s) and s.points(c for p in s.plays for c in p["cards"]) <= 5,
    "keep_trump": kept_trumps,
    "keep_back": lambda s: holds_up(s) and all(s.may_be_beaten([card]) for card in s.winners()),
    "hold_up": holds_up,
    "cannot_win": lambda s: not s.is_partners and not s.winners(),
    "give_points": lambda s: not s.is_partners and points_are_due(s),
    "points_on_trust": lambda s: (
        not s.is_partners and s.points(s.cards) > 0 and len(s.plays) < 2 and s.may_beat(s.partner, s.best)
    ),
    "points_for_trump": lambda s: not s.is_partners and s.points(s.cards) > 0 and spares_trumps(s),
    "points_for_pair": lambda s: not s.is_partners and s.points(s.cards) > 0 and keeps_a_pair(s),
    "points_given": lambda s: not s.is_partners and s.points(s.cards) > 0 and not s.takes,
    "slip": lambda s: s.level in ("beginner", "casual"),
    "only_play": lambda s: len(s.hand) == len(s.cards),
    "throw_of_masters": lambda s: not s.plays and len(units(s.cards, s.order)) > 1 and is_boss(s),
    "lead_throw": lambda s: not s.plays and len(units(s.cards, s.order)) > 1,
    "lead_master": lambda s: not s.plays and len(units(s.cards, s.order)) == 1 and is_boss(s),
    "lead_tractor": lambda s: not s.plays and len(units(s.cards, s.order)[0][0]) > 1,
    "lead_pair": lambda s: not s.plays and len(s.cards) == 2 and s.cards[0] == s.cards[1],
    "lead_for_partner_to_ruff": partner_may_ruff,
    "win_trick": lambda s: not s.is_partners and s.takes and not s.will_be_beaten(s.cards),
    "leave_to_partner": lambda s: s.is_partners and not s.takes and not s.points(s.cards),
    "keep_higher": lambda s: s.points(s.cards) > 0 and keeps_higher(s),
    "discard": lambda s: not s.points(s.cards) and not any(s.order.suit_of(card) == s.led for card in s.hand),
    "follow_low": lambda s: not s.is_partners and not s.takes and not s.points(s.cards),
    "for_pile": lambda s: is_for_trick(s) and piles(s, s.you, s.cards[0]) > 1,
    "breaks_run": lambda s: s.takes and not s.is_partners and piles(s, s.ahead, s.best[0]) > 1,
    "stops_court": lambda s: s.takes and tricks_are(s, 0, 6),
    "for_court": lambda s: is_for_trick(s) and tricks_are(s, 6, 0),
    "for_deal": lambda s: is_for_trick(s) and tricks_are(s, 6, None),
    "low_indicator": lambda s: (
        s.kind == "lay_indicator"
        and s.laid[0] == min((c[0] for c in s.hand if c[1] == s.laid[1]), key=RANKS.index)
    ),
    "ask_for_trump": lambda s: s.kind == "ask_trump" and s.view["trick"]["winner"] not in (s.you, s.partner),
    "may_be_lost": lambda s: (
        s.kind == "ask_trump" and s.is_partners and (bool(s.later) and s.may_be_beaten(s.best))
    ),
    "poor_cards": lambda s: s.kind == "ask_redeal" and not any(card[0] in "KQJ" for card in s.hand),
    "court_is_made": lambda s: s.kind == "stop" and 0 in score_of(s.view)["taken"].values(),
    "sure_of_all": lambda s: (
        s.kind == "go_on" and all(card[1] == s.trump or is_high(s, card) for card in s.hand)
    ),
}


def is_high(spot, card):
    """No card above it is out."""
    return not any(o[1] == card[1] and RANKS.index(o[0]) > RANKS.index(card[0]) for o in spot.out)


def declared_suit(spot):
    card = spot.cards[0]
    return "J" if card[1] == "J" else card[1]
