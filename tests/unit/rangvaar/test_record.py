"""A match of Rangvaar as text: what is written, what is read, what is refused."""

import pytest

from followsuit.base.errors import DocumentError
from followsuit.base.seats import Seat
from followsuit.card_games.rangvaar.game import GAME
from followsuit.record import Player, read_record, write_record
from followsuit.table import Table


def table_after(acts, rules="reference", stake=None, seed="7"):
    players = {seat: Player("casual") for seat in Seat}
    table = Table.start("rangvaar", GAME.rules(rules), players, seed, stake=stake)
    for _ in range(acts):
        _ = table.deal() if table.needs_deal else table.step()
    return table


@pytest.fixture(scope="module")
def text():
    return table_after(80, stake=1000).record_text()


def test_a_record_holds_both_packets_the_standing_and_the_stake(text):
    deal = text.split("\n\n")[2].splitlines()
    words = [" ".join(line.split()[: 2 if line.startswith(("hand", "rest")) else 1]) for line in deal]
    assert words[:5] == ["deal", "first", "counted", "totals", "stake"]
    assert deal[2] == "counted 1"
    assert deal[4] == "stake 1000"
    seats = [word.split()[1] for word in words[5:9]]
    assert seats[0] == deal[1].split()[1]
    assert words[5:13] == [f"hand {seat}" for seat in seats] + [f"rest {seat}" for seat in seats]
    assert [len(line.split()) - 2 for line in deal[5:13]] == [5] * 4 + [8] * 4


def test_what_is_written_is_read_and_written_to_the_letter(text):
    assert write_record(read_record(text)) == text


def test_a_reader_takes_a_record_without_a_stake_for_a_match_for_nothing(text):
    lines = [line for line in text.splitlines() if not line.startswith("stake")]
    assert write_record(read_record("\n".join(lines))) == text.replace("stake 1000", "stake 0")


def test_a_reader_is_lenient_about_form(text):
    loose = text.replace("\n", "\r\n").replace("rest S ", "Rest  s  ").replace("TD", "10d")
    assert write_record(read_record("\ufeff" + loose)) == text


def test_a_match_may_be_recorded_from_any_deal_on(text):
    head, _, second = text.split("\n\n")
    record = read_record(f"{head}\n\n{second}")
    assert [deal.number for deal in record.deals] == [2]


def lines_of(text, word):
    return [line for line in text.splitlines() if line.startswith(word)]


def swapped(text, word, replacement, which=0):
    return text.replace(lines_of(text, word)[which], replacement)


@pytest.mark.parametrize(
    ("word", "replacement", "code"),
    [
        ("first", "first Q", "bad_seat"),
        ("counted", "counted -1", "bad_number"),
        ("counted", "counted many", "bad_number"),
        ("counted", "counted 3", "bad_counted"),
        ("counted", "counted 1", "bad_counted"),
        ("counted", "", "missing_field"),
        ("totals", "totals 9 4", "bad_sides"),
        ("stake", "stake 1.5", "bad_number"),
        ("stake", "stake 1000000000000", "bad_number"),
        ("hand S", "hand S 2S 3S", "wrong_hand_size"),
        ("hand S", "", "missing_field"),
        ("rest S", "rest S 2S", "wrong_hand_size"),
        ("rest S", "", "missing_field"),
        ("rest S", "rest S 2S 2S 3S 4S 5S 6S 7S 8S", "card_twice"),
        ("rest S", "rest S SJ 2S 3S 4S 5S 6S 7S 8S", "card_not_in_pack"),
        ("auction", "auction S pass", "must_bid"),
        ("auction", "auction S 6", "no_such_bid"),
        ("trump", "trump S NT", "bad_suit"),
        ("trump", "trump", "bad_line"),
    ],
)
def test_a_record_that_is_no_match_is_refused_with_code_and_line(text, word, replacement, code):
    first = lines_of(text, "first")[0].split()[1]
    broken = swapped(text, word, replacement.replace("auction S", f"auction {first}"))
    with pytest.raises(DocumentError) as caught:
        read_record(broken)
    assert caught.value.code == code
    assert caught.value.line > 0


def test_a_card_in_both_packets_is_refused(text):
    card = lines_of(text, "hand S")[0].split()[2]
    rest = lines_of(text, "rest W")[0].split()
    with pytest.raises(DocumentError) as caught:
        read_record(text.replace(" ".join(rest), " ".join([*rest[:2], card, *rest[3:]])))
    assert caught.value.code == "card_twice"


@pytest.mark.parametrize(
    ("word", "replacement"),
    [("stake", "stake 999"), ("counted", "counted 0"), ("first", None), ("totals", "totals NS 1 EW 1")],
)
def test_a_deal_whose_standing_does_not_follow_is_refused(text, word, replacement):
    head, first, second = text.split("\n\n")
    if replacement is None:
        seat = lines_of(second, "first")[0].split()[1]
        replacement = f"first {Seat[seat].partner.name}"
    with pytest.raises(DocumentError) as caught:
        read_record("\n\n".join([head, first, swapped(second, word, replacement)]))
    assert caught.value.code == "does_not_follow"
    assert caught.value.facts["field"] == word


@pytest.mark.parametrize(("lead", "kept"), [("last_winner", True), ("bidder", False), ("first_card", False)])
def test_who_won_the_last_trick_is_kept_only_where_that_seat_leads(text, lead, kept):
    rules = GAME.rules({"preset": "reference", "first_lead": lead})
    opening = {**read_record(text).deals[1].opening, "last_winner": "W"}
    assert ("last_winner" in GAME.opening(GAME.place(rules, 2, opening).state)) is kept


def test_a_deal_after_the_last_is_refused():
    table = table_after(0)
    while not table.is_over:
        _ = table.deal() if table.needs_deal else table.step()
    text = table.record_text()
    extra = text.split("\n\n")[-1].replace("deal 3", "deal 4")
    with pytest.raises(DocumentError) as caught:
        read_record(f"{text}\n{extra}")
    assert caught.value.code == "deal_unfinished"
