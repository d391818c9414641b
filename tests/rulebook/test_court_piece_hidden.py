"""Court Piece by its clauses, C32 to C38: hidden trump."""

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import Suit, parse_card, parse_cards
from followsuit.base.seats import Seat
from followsuit.card_games.court_piece.actions import AskTrump, LayIndicator
from followsuit.card_games.court_piece.cardplay import winning_index
from followsuit.card_games.court_piece.state import CourtDealOver
from tests.shared.court_piece_rulings import GAME, E, N, S, W, acted, code, played, rule, suited


# Hidden trump ----------------------------------------------------------------------------------------------
def hidden(card="2S"):
    return acted(suited("hidden"), LayIndicator(S, parse_card(card)))


def test_c32_the_caller_lays_a_card_instead_of_naming_a_suit():
    assert code(suited("hidden"), NameTrump(S, Suit.SPADES)) == ("lay_a_card", "C32")
    assert code(suited("hidden"), LayIndicator(S, parse_card("AD"))) == ("not_in_hand", "C32")
    assert code(suited("reference"), LayIndicator(S, parse_card("2S"))) == ("no_hidden_trump", "C32")
    assert [GAME.observe(hidden(), seat).trump for seat in Seat] == [None] * 4


def test_c33_the_indicator_cannot_be_played():
    assert code(hidden(), Play(S, parse_cards("2S"))) == ("not_in_hand", "C10")
    assert GAME.observe(hidden(), S).hand.bit_count() == 12


def test_c34_until_it_is_turned_up_there_is_no_trump():
    assert winning_index(parse_cards("9H 2S AS KH"), Suit.SPADES, None) == 3


def test_c35_whoever_cannot_follow_may_ask_and_must_play_a_trump():
    state = hidden()
    assert code(state, AskTrump(S)) == ("nothing_led", "C35")
    told = rule("follow", "hidden", trump="S", hand="3S KD", lead="AH", asked=True)
    assert told["options"] == ["3S"]
    assert rule("follow", "hidden", trump=None, hand="3S KD", lead="AH")["may_ask"] is True
    assert rule("follow", "hidden", trump=None, hand="3H KD", lead="AH")["may_ask"] is False
    led = played(state, "AS")
    assert code(led, AskTrump(N)) == ("out_of_turn", "C35")
    turned = acted(led, AskTrump(E))
    assert GAME.observe(turned, W).trump is Suit.SPADES
    assert GAME.observe(turned, S).hand.bit_count() == 12
    assert code(turned, AskTrump(E)) == ("no_indicator", "C35")
    assert code(turned, Play(E, parse_cards("2D"))) is None


def test_c36_cards_played_before_are_no_trumps():
    assert winning_index(parse_cards("AS KS 2S 3S"), Suit.SPADES, 2) == 3
    assert winning_index(parse_cards("8H QS JD 8S"), Suit.SPADES, 3) == 3
    assert winning_index(parse_cards("8H QS JD 9H"), Suit.SPADES, 3) == 3


def test_c37_a_caller_with_nothing_else_plays_the_indicator():
    state = hidden()
    for rank in "AKQJT9876543":
        if isinstance(state, CourtDealOver):
            break
        state = played(state, f"{rank}S", f"{rank}D", f"{rank}C", f"{rank}H")
    assert isinstance(state, CourtDealOver), "S wins the first seven"
    state = acted(suited({"preset": "hidden", "court_at": "thirteen"}), LayIndicator(S, parse_card("2S")))
    for rank in "AKQJT9876543":
        state = played(state, f"{rank}S", f"{rank}D", f"{rank}C", f"{rank}H")
    assert GAME.observe(state, S).hand == 0
    assert GAME.options(GAME.observe(state, S)) == (Play(S, parse_cards("2S")),)
    state = played(state, "2S")
    assert GAME.observe(state, E).trump is Suit.SPADES


def test_c38_hidden_goes_with_double_sar():
    rules = GAME.rules({"preset": "hidden", "sar": "double", "ace_rule": "two_aces"})
    assert rules.hidden and rules.is_double
