"""Challenges: cards, seat and opponents in 80 characters, and a claim that is replayed before it is believed."""

from hashlib import sha256

import pytest

from followsuit.base.errors import DocumentError, FollowSuitError, RequestError
from followsuit.base.seats import Seat
from followsuit.bots import bots_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.challenges import (
    challenge_link,
    challenge_of,
    daily_challenge,
    daily_seed,
    read_challenge,
    write_challenge,
)
from followsuit.documents import document_link, find_link, read_document, value_of
from followsuit.record import Player, Record, record_link
from followsuit.table import LEVELS, Table
from tests.shared.linked_deals import LONGEST, linked_deals

LONGEST_WITHOUT_CLAIM = 80
#: The version of the bots whose challenge is changed below.
BOTS = bots_of(game_named("rangvaar")).version


def changed(link, old, new):
    """The link with its text changed, packed as whole as before."""
    text = link_text(link)
    assert old in text
    return document_link(text.replace(old, new, 1))


def link_text(link):
    """The text that a link carries."""
    found = find_link(link)
    assert found is not None
    return found.text.removesuffix("\n")


@pytest.mark.parametrize("game", sorted(LONGEST))
def test_a_challenge_with_a_claim_is_as_long_as_the_deal_and_without_it_80_characters(game):
    for record in linked_deals(game, 9):
        deal = record.deals[0]
        challenge = challenge_of(record, deal.number)
        link = challenge_link(challenge)
        assert read_challenge(link) == challenge
        assert len(link) <= LONGEST[game]
        cards = challenge_of(record, deal.number, claims=False)
        assert read_challenge(challenge_link(cards)) == cards
        if deal.number == 1:
            assert len(challenge_link(cards)) <= LONGEST_WITHOUT_CLAIM


def test_the_cards_of_a_challenge_are_those_a_table_deals_from_the_seed():
    for game in sorted(game_names()):
        players = {seat: Player("casual" if seat is not Seat.S else None) for seat in Seat}
        table = Table.start(game, None, players, "abc")
        table.deal()
        found = read_challenge(challenge_link(challenge_of(table.record(), 1)))
        assert found.record.deals == table.record().deals
        assert found.claim is None


def test_levels_that_differ_and_rules_of_the_house_travel():
    rules = {"preset": "traditional", "target": 500}
    levels = dict(zip(Seat, (None, *LEVELS[:3]), strict=True))
    players = {seat: Player(level) for seat, level in levels.items()}
    table = Table.start("two_hundred", rules, players, "une graine à accents")
    table.deal()
    found = read_challenge(challenge_link(challenge_of(table.record(), 1)))
    assert found.record == table.record()


def test_the_claim_is_played_by_whom_it_says_and_the_next_person_has_no_name():
    record = next(linked_deals("rangvaar", 1))
    found = read_challenge(challenge_link(challenge_of(record, 1, name="Grace")))
    assert found.claim is not None
    assert found.claim.players[Seat.S] == Player(None, "Grace")
    assert found.record.players[Seat.S] == Player()
    assert found.claim.deals == record.deals


def test_a_claim_that_does_not_replay_is_refused_with_the_act_and_the_cards_stay():
    record = next(linked_deals("two_hundred", 1))
    challenge = challenge_of(record, 1)
    link = challenge_link(challenge)
    last = link_text(link).split("\n")[-1]
    spoiled = f"{last[:-2]}{'8' if '9' in last else '9'}{last[-1]}"
    found = read_challenge(changed(link, last, spoiled))
    assert found.claim is None
    assert found.refused is not None
    assert found.refused.facts["text"].startswith("play ")
    assert found.record == challenge.record


def test_a_claim_that_ends_too_soon_is_refused():
    record = next(linked_deals("two_hundred", 1))
    challenge = challenge_of(record, 1)
    link = challenge_link(challenge)
    found = read_challenge(changed(link, "\n" + link_text(link).split("\n")[-1], ""))
    assert (found.claim, found.refused and found.refused.code) == (None, "claim_unfinished")
    assert found.record == challenge.record


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("rangvaar", "whist", "unknown_game"),
        ("reference", "nobodys", "unknown_preset"),
        ("seat S", "seat Q", "bad_seat"),
        ("seat S\n", "", "missing_field"),
        ("seat S\n", "seat S\nseat S\n", "field_twice"),
        (f"{BOTS} beginner", f"{BOTS} genius", "unknown_level"),
        (f"{BOTS} beginner", "0 beginner", "bad_number"),
        (f"{BOTS} beginner", f"{BOTS} W casual", "bad_line"),
        (f"{BOTS} beginner", f"{BOTS} W casual N casual S casual", "bad_line"),
        ("reference", '{"preset": ', "bad_rules"),
    ],
)
def test_a_challenge_that_makes_no_sense_is_refused(old, new, code):
    record = next(linked_deals("rangvaar", 1))
    with pytest.raises(FollowSuitError) as raised:
        read_challenge(changed(challenge_link(challenge_of(record, 1)), old, new))
    assert raised.value.code == code


def test_a_challenge_that_begins_later_than_its_acts_that_fit_says_what_is_wrong():
    record = next(linked_deals("rangvaar", 1))
    link = changed(challenge_link(challenge_of(record, 1)), "seat S\n", "seat S\nbegun 999\n")
    with pytest.raises(DocumentError, match="the challenge begins after act 999") as short:
        read_challenge(link)
    assert short.value.code == "bad_line"
    last = link_text(link).split("\n")[-1]
    with pytest.raises(DocumentError) as spoiled:
        read_challenge(changed(link, last, f"{last} AS"))
    assert spoiled.value.facts["text"] == f"{last} AS"


def test_a_challenge_that_begins_with_acts_has_their_deal():
    link = challenge_link(challenge_of(next(linked_deals("rangvaar", 1)), 1))
    text = link_text(link).partition("\ndeal 1\n")[0].replace("seat S\n", "seat S\nbegun 3\n")
    with pytest.raises(DocumentError, match="a challenge has one deal"):
        read_challenge(document_link(f"{text}\n"))


def test_another_kind_of_link_carries_no_challenge():
    record = next(linked_deals("rangvaar", 1))
    for text in (record_link(record), "see you on Sunday"):
        with pytest.raises(DocumentError) as refused:
            read_challenge(text)
        assert refused.value.code == "not_a_challenge"
    with pytest.raises(RequestError, match="no deal 7"):
        challenge_of(record, 7)


def test_a_line_that_no_challenge_has_is_named_and_the_rest_is_taken():
    text = write_challenge(daily_challenge("tractor", "2026-11-23"))
    document = read_document(text.replace("seat S", "colour green\nseat S"))
    assert value_of(document) == daily_challenge("tractor", "2026-11-23")
    assert [(one.code, one.facts["line"]) for one in document.problems] == [("unknown_line", 4)]


def test_a_stake_does_not_travel():
    table = Table.start(
        "rangvaar",
        None,
        {seat: Player(None if seat is Seat.S else "casual") for seat in Seat},
        "1",
        stake=1000,
    )
    table.deal()
    assert table.record().deals[0].opening["stake"] == "1000"
    found = read_challenge(challenge_link(challenge_of(table.record(), 1)))
    assert found.record.deals[0].opening["stake"] == "0"


def test_the_deal_of_a_day_follows_from_its_date():
    seed = sha256(b"follow-suit/daily/1/tractor/2026-11-23").hexdigest()
    assert daily_seed("tractor", "2026-11-23") == seed
    for game in sorted(game_names()):
        challenge = daily_challenge(game, "2026-11-23")
        link = challenge_link(challenge)
        assert len(link) <= 27
        assert read_challenge(link) == challenge
        table = Table.start(
            game, challenge.record.rules, challenge.record.players, daily_seed(game, "2026-11-23")
        )
        table.deal()
        assert table.record().deals == challenge.record.deals
    rules = game_named("tractor").specification(daily_challenge("tractor", "2026-11-23").record.rules)
    assert rules == "standard"


@pytest.mark.parametrize(
    "day", ["", "today", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "1999-01-01"]
)
def test_what_is_no_date_has_no_deal(day):
    with pytest.raises(RequestError, match="no date"):
        daily_challenge("tractor", day)


@pytest.mark.parametrize("day", ["2028-02-29", "2100-02-28", "2026-12-31", "2026-11-30", "2400-02-29"])
def test_a_date_is_one_of_the_calendar(day):
    assert daily_challenge("rangvaar", day).day == day


def test_a_claim_on_a_days_deal_is_of_that_days_cards():
    challenge = daily_challenge("rangvaar", "2026-11-23")
    other = daily_challenge("rangvaar", "2026-11-24")
    claimed = challenge.as_claimed(Record(**{name: getattr(other.record, name) for name in Record.__slots__}))
    with pytest.raises(DocumentError, match="not the cards"):
        read_challenge(challenge_link(claimed))
