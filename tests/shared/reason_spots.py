"""Spots: the position in which a bot gave a reason, from the view of its seat and the hands as they lie."""

from collections import Counter

from tests.shared.front_ends import score_of
from tests.shared.tractor.second_law import Order, higher_exists, legal_plays, second_winner, units
from tests.shared.zones import zone_cards

RANKS = "23456789TJQKA"
PARTNER = {"S": "N", "N": "S", "W": "E", "E": "W"}
POINTS = {
    "two_hundred": {"A": 10, "T": 10, "5": 5},
    "rangvaar": {},
    "court_piece": {},
    "tractor": {"K": 10, "T": 10, "5": 5},
}


class Spot:
    """An action of a seat: its view, the four hands and the kitty as they lie, and the bot's level."""

    def __init__(self, view, action, hands, kitty, level, rules):
        self.view, self.hands, self.level, self.rules = view, hands, level, rules
        self.kind = "none" if action is None else action["kind"]
        self.cards = [] if action is None else list(action.get("cards", []))
        self.value = None if action is None else action.get("value", action.get("suit"))
        self.laid = None if action is None else action.get("card")
        self.you, self.hand = view["you"], view["hand"]
        self.partner = PARTNER[self.you]
        self.game = view["game"]
        self.prompt = view["prompt"] or {}
        self.plays = [] if not view.get("trick") else view["trick"]["plays"]
        unknown = [] if zone_cards(view, "buried") else kitty
        self.out = [card for seat, hand in hands.items() if seat != self.you for card in hand] + unknown
        if self.game == "tractor":
            strain = view["trump"]
            suit = None if strain in ("NT", None) else strain
            self.order: Order | OneTrump = Order(view["own"]["trump_rank"], suit, rules)
        else:
            self.order = OneTrump(view["trump"])

    # The trick ---------------------------------------------------------------------------------------------
    def points(self, cards):
        worth = POINTS[self.game]
        return sum(worth.get(card[0], 0) for card in cards if card[1] != "J")

    @property
    def led(self):
        return self.order.suit_of(self.plays[0]["cards"][0])

    @property
    def ahead(self):
        """The seat that has the trick so far."""
        return self.plays[winner(self, [play["cards"] for play in self.plays])]["seat"]

    @property
    def best(self):
        """The cards that are ahead."""
        return self.plays[winner(self, [play["cards"] for play in self.plays])]["cards"]

    @property
    def is_partners(self):
        return self.ahead == self.partner

    @property
    def later(self):
        """The opponents who play after this seat."""
        rotation = self.view["rotation"]
        at = rotation.index(self.you)
        to_come = [rotation[(at + step) % 4] for step in range(1, 4 - len(self.plays))]
        return [seat for seat in to_come if seat != self.partner]

    @property
    def is_last(self):
        return len(self.plays) == 3

    def beats(self, cards):
        plays = [play["cards"] for play in self.plays]
        return winner(self, [*plays, list(cards)]) == len(plays)

    @property
    def takes(self):
        return self.beats(self.cards)

    def playable(self, hand):
        own = [card for card in hand if self.order.suit_of(card) == self.led]
        return own or hand

    def winners(self):
        """The single cards that would go ahead."""
        return [card for card in self.playable(self.hand) if self.beats([card])]

    def is_ruff(self, card):
        return self.order.suit_of(card) == self.trump and self.led != self.trump

    @property
    def trump(self):
        return "trump" if self.game == "tractor" else self.view["trump"]

    # What is known -----------------------------------------------------------------------------------------
    def shown_void(self, seat, suit):
        """Whether a seat has shown that it holds none of a suit."""
        for trick in [*self.view["tricks"], {"plays": self.plays}]:
            if not trick["plays"]:
                continue
            led = self.order.suit_of(trick["plays"][0]["cards"][0])
            for play in trick["plays"]:
                suits = {self.order.suit_of(card) for card in play["cards"]}
                if play["seat"] == seat and led == suit and suits != {suit}:
                    return True
        return False

    def out_in(self, suit):
        return [card for card in self.out if self.order.suit_of(card) == suit]

    def may_hold(self, seat, suit):
        return bool(self.out_in(suit)) and not self.shown_void(seat, suit)

    def may_be_beaten(self, cards):
        """Whether a later opponent may hold something that beats these cards, which are ahead."""
        return any(self.may_beat(seat, cards) for seat in self.later)

    def may_beat(self, seat, cards):
        """Whether a seat that is to play may hold something that beats these cards, which are ahead."""
        suit = self.order.suit_of(cards[0])
        top = max(self.order.value(card) for card in cards)
        higher = any(self.order.value(card) > top for card in self.out_in(suit)) or len(cards) > 1
        return (self.may_hold(seat, suit) and higher) or (
            suit != self.trump and self.may_hold(seat, self.trump)
        )

    def will_be_beaten(self, cards):
        """Whether a later opponent, holding what it does, could beat these cards if they were played."""
        plays = [play["cards"] for play in self.plays]
        best = list(cards)
        for seat in self.later:
            hand = self.hands[seat]
            if len(best) > 2:
                suit = self.order.suit_of(best[0])
                group = units(best, self.order)
                if any(higher_exists(kinds, width, hand, self.order) for kinds, width in group):
                    return True
                if suit != "trump" and any(self.order.suit_of(card) == "trump" for card in hand):
                    return True
                continue
            lead = plays[0] if plays else best
            for answer in answers(self, hand, lead):
                if winner(self, [best, list(answer)], led=lead) == 1:
                    return True
        return False

    # The hand ----------------------------------------------------------------------------------------------
    @property
    def side_total(self):
        return score_of(self.view)["total"]["NS" if self.you in "NS" else "EW"]

    @property
    def last_bid(self):
        return next((call for call in reversed(self.view["calls"]) if call.get("bid") is not None), None)

    def strength(self):
        """A rough measure of a hand: the longest suit, and what its high cards take."""
        suits = Counter(card[1] for card in self.hand if card[1] != "J")
        high = {"A": 2.0, "K": 1.0, "Q": 0.5, "T": 0.5}
        return max(suits.values(), default=0) + sum(high.get(card[0], 0) for card in self.hand)

    def suit_strength(self, suit):
        mine = [card for card in self.hand if card[1] == suit]
        return len(mine), sum(RANKS.index(card[0]) for card in mine)

    def trump_share(self, suit):
        """What part of the hand would be trumps."""
        rank = self.view["own"]["trump_rank"]
        trumps = [card for card in self.hand if card[1] in ("J", suit) or card[0] == rank]
        return len(trumps) / max(1, len(self.hand))


class OneTrump:
    """The order of cards in a game of one pack."""

    def __init__(self, trump):
        self.trump = trump

    def suit_of(self, card):
        return card[1]

    def value(self, card):
        return RANKS.index(card[0])


def winner(spot, plays, led=None):
    """The number of the play that wins; ``led``: the lead they answer, where the first of them is not it."""
    if spot.game == "tractor":
        if led is None or plays[0] == led:
            return second_winner(plays, spot.order, spot.rules)
        return second_winner([led, *plays], spot.order, spot.rules) - 1
    suit = spot.order.suit_of((led or plays[0])[0])

    # Court Piece: cards of the trump suit played before it was turned up are no trumps (C36).
    turned = (spot.view.get("trick") or {}).get("turned_at") or 0

    def strength(at):
        card = plays[at][0]
        return (card[1] == spot.trump and at >= turned, card[1] == suit, RANKS.index(card[0]))

    return max(range(len(plays)), key=lambda at: (strength(at)[0], strength(at)[1], strength(at)[2]))


def answers(spot, hand, lead):
    """The plays of a hand to a lead of one or two cards."""
    if spot.game == "tractor":
        return legal_plays(hand, lead, spot.order, spot.rules)
    suit = spot.order.suit_of(lead[0])
    own = [card for card in hand if spot.order.suit_of(card) == suit] or hand
    return {(card,) for card in own}
