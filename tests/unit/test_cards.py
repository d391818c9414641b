import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.base.cards import (
    BIG_JOKER,
    CARDS,
    NO_TRUMP,
    SMALL_JOKER,
    Card,
    Rank,
    Suit,
    cards_text,
    parse_card,
    parse_cards,
    parse_rank,
    parse_suit,
)
from followsuit.base.errors import CardError


def test_every_card_is_read_back_from_its_text():
    assert [parse_card(card.text) for card in CARDS] == list(CARDS)
    assert len({card.text for card in CARDS}) == 54


def test_sj_is_the_small_joker_and_js_the_jack_of_spades():
    assert parse_card("SJ") is SMALL_JOKER
    assert parse_card("BJ") is BIG_JOKER
    assert parse_card("JS") == Card.of(Rank.JACK, Suit.SPADES)


def test_ten_is_written_t_and_10_is_read():
    assert parse_card("10D") == parse_card("td") == Card.of(Rank.TEN, Suit.DIAMONDS)
    assert parse_rank("10") is Rank.TEN


def test_several_cards_are_separated_by_spaces_and_may_repeat():
    assert cards_text(parse_cards(" 5D  5D SJ ")) == "5D 5D SJ"


@pytest.mark.parametrize("text", ["", "1S", "AX", "ASS", "S", "10", "100D", "JJ", None, 7, [], {}])
def test_a_text_that_is_no_card_is_refused_with_a_code(text):
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert caught.value.code == "bad_card"


@pytest.mark.parametrize("text", ["", "SH", "X", None, 3])
def test_a_text_that_is_no_suit_is_refused(text):
    with pytest.raises(CardError) as caught:
        parse_suit(text)
    assert caught.value.code == "bad_suit"


@pytest.mark.parametrize("text", ["", "1", "AK", None, 3])
def test_a_text_that_is_no_rank_is_refused(text):
    with pytest.raises(CardError) as caught:
        parse_rank(text)
    assert caught.value.code == "bad_rank"


def test_a_joker_has_neither_rank_nor_suit():
    for part in ("rank", "suit"):
        with pytest.raises(CardError, match="has no"):
            getattr(BIG_JOKER, part)


@given(st.sampled_from(CARDS[:52]))
def test_rank_and_suit_make_the_card(card):
    assert Card.of(card.rank, card.suit) == card
    assert card.bit == 1 << card
    assert card.text == card.rank.letter + card.suit.letter


@pytest.mark.parametrize("named", [*CARDS, *Suit, *Rank])
def test_every_card_suit_and_rank_is_true_and_prints_as_its_letters(named):
    assert named
    letters = named.text if isinstance(named, Card) else named.letter
    assert str(named) == f"{named}" == letters


def test_a_rank_and_a_suit_in_a_text_are_their_card():
    assert [f"{card.rank}{card.suit}" for card in CARDS[:52]] == [card.text for card in CARDS[:52]]
    assert f"{Suit.HEARTS} {NO_TRUMP}" == "H NT"
    assert repr((Suit.HEARTS, Rank.TWO, NO_TRUMP)) == "(Suit.HEARTS, Rank.TWO, NO_TRUMP)"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_made_of_what_it_shows_in_the_console_and_of_its_number(card):
    assert eval(repr(card)) == Card(int(card)) == card
    assert type(Card(card.text)) is Card


@pytest.mark.parametrize("face", ["", "1S", 54, -1, 1.0, None])
def test_there_is_no_card_of_another_text_or_number(face):
    with pytest.raises(CardError):
        Card(face)


def test_suits_and_ranks_are_found_by_their_letters():
    assert [Suit(suit.letter) for suit in Suit] == list(Suit)
    assert [Rank(rank.letter) for rank in Rank] == list(Rank)
    with pytest.raises(ValueError, match="'X' is not a valid Suit"):
        Suit("X")
