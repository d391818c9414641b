"""Events of made deals: their links, what is refused of them, and their results."""

import random
from dataclasses import replace

import pytest

from followsuit.bots import run_to_end
from followsuit.clubs import (
    ResultTable,
    challenge_to,
    event_link,
    event_of_deals,
    linked_event,
    linked_result,
    linked_table,
    read_deals,
    record_of,
    result_link,
    seal_link,
    table_link,
)
from followsuit.clubs.club_event import head_lines
from followsuit.clubs.event_link import lines_in
from followsuit.clubs.heap import check_same
from followsuit.clubs.result import checked_play
from followsuit.contest import field_run
from followsuit.errors import FollowSuitError, LinkError, QuestionError
from followsuit.links import LONGEST_SHARED, challenge_link, deal_link, linked_challenge
from followsuit.record import Player, read_record, write_record
from followsuit.table.verifying import verify
from tests.shared.club_events import (
    CONTRACTS,
    GAMES,
    a_made_event,
    linked_lines,
    made_deal,
    played_of,
    read,
    relinked,
    result_of,
    run_out,
)


def refused(work):
    with pytest.raises(FollowSuitError) as error:
        work()
    return error.value.code, error.value.facts


def of(*deals):
    return event_of_deals(deals, "Made")


@pytest.mark.parametrize("game", GAMES)
def test_an_event_of_any_made_deals_comes_out_of_its_link_with_their_cards(game):
    rng = random.Random(game)
    for deals in (1, 2, 5):
        seeds = rng.sample(range(10_000), deals)
        made = [made_deal(game, seed, contract=game == "two_hundred") for seed in seeds]
        event = event_of_deals(made, f"Deals {deals}", line="Send by ten", scoring="margins", has_help=True)
        again = linked_event(f"https://x.org/#{event_link(event)}")
        assert again == event
        for number, record in enumerate(made, start=1):
            fresh = record_of(again, number).deals[0]
            assert (fresh.opening, fresh.number) == (record.deals[0].opening, record.deals[0].number)
        challenge = linked_challenge(challenge_link(challenge_to(again, deals)))
        assert challenge.record.deals[0].opening == made[-1].deals[0].opening
        assert not challenge.is_unaided


def test_sixteen_deals_of_the_largest_table_make_a_link_that_opens_and_is_too_long_to_be_sent():
    rules = {"preset": "standard", "packs": 4, "seats": 8}
    event = of(*(made_deal("tractor", seed, rules=rules) for seed in range(16)))
    link = event_link(event)
    assert LONGEST_SHARED < len(link) < 10_000
    assert linked_event(link) == event
    assert len(event_link(of(*(made_deal("two_hundred", seed) for seed in range(16))))) <= LONGEST_SHARED


@pytest.mark.parametrize("game", GAMES)
def test_results_carry_no_cards_and_are_replayed_beside_the_events_own_link(game):
    event = a_made_event(game, contract=True)
    links = [result_of(event, person) for person in range(2)]
    cards = record_of(event, 1).deals[0].opening["hand S"]
    assert all(cards not in "\n".join(lines_in(link)) for link in links)
    rows = read(linked_event(event_link(event)), *links).rows()
    assert [row.name for row in rows] == ["Person 0", "Person 1"]
    assert read(event, *links[::-1]).rows() == rows[::-1]
    table = table_link(event, rows)
    assert linked_table(table).rows == tuple(rows)
    assert ResultTable(event, tuple(rows)).event.key == linked_table(table).event.key
    # By itself a result or a table has the event's mark only.
    for other in (linked_result(links[0]).event, linked_table(table).event):
        assert not other.cards.are_known
        assert (other.deals, other.key) == (3, event.key)
        assert refused(lambda other=other: record_of(other, 1))[0] == "cards_unseen"
        assert refused(lambda other=other: event_link(other))[0] == "cards_unseen"
        check_same(event, other)


@pytest.mark.parametrize("game", sorted(CONTRACTS))
def test_a_deal_that_begins_at_a_contract_is_played_from_there_by_everybody(game):
    event = linked_event(event_link(a_made_event(game, contract=True)))
    begun = record_of(event, 2).deals[0].actions
    assert begun
    challenge = linked_challenge(challenge_link(challenge_to(event, 2)))
    assert challenge.record.deals[0].actions == begun
    assert challenge.begun == len(begun)
    fresh = record_of(event, 2)
    mine = run_out(replace(fresh, players={**fresh.players, event.you: Player("beginner")}))
    play = checked_play(event, linked_result(result_link(event, "Ama", {2: mine})), 2)
    assert play.record.deals[0].actions[: len(begun)] == begun
    # The bots are asked about what they did themselves, and a level begins there, too.
    found = run_to_end(verify(play.record, len(begun)))
    assert [bot.others for bot in found.bots] == [[], [], []]
    assert sum(bot.same + bot.claimed for bot in found.bots) > 0
    assert run_to_end(field_run(fresh, event.you, "beginner", 0, len(begun))) == run_to_end(
        field_run(fresh, event.you, "beginner", 0, len(begun))
    )
    # Whoever calls otherwise has played another deal.
    called = replace(fresh, deals=(replace(fresh.deals[0], actions=()),))
    other = event_of_deals([made_deal(game, 7), called, made_deal(game, 9)], "Made", level="beginner")
    assert other.cards.mark != event.cards.mark
    record = played_of(other, 0, 2)
    code, facts = refused(lambda: result_link(event, "Ama", {2: record}))
    assert (code, facts) == ("other_contract", {"deal": 2})


def test_deals_that_cannot_be_together_are_refused_with_their_number():
    first, second = made_deal("two_hundred", 1), made_deal("two_hundred", 2)
    assert refused(lambda: of(first, made_deal("rangvaar", 1))) == ("deal_of_other_game", {"deal": 2})
    other = made_deal("two_hundred", 2, rules="traditional")
    assert refused(lambda: of(first, second, other)) == ("deal_of_other_rules", {"deal": 3})
    assert refused(lambda: of(first, second, first)) == ("deal_twice", {"deal": 3, "first": 1})
    played = played_of(a_made_event("two_hundred"), 0, 1)
    assert refused(lambda: of(first, played)) == ("deal_was_played", {"deal": 2})
    many = [made_deal("two_hundred", seed) for seed in range(17)]
    assert refused(lambda: of(*many)) == ("too_many_made", {"most": 16})
    assert refused(lambda: of())[0] == "bad_field"
    assert refused(lambda: event_of_deals([first], "Made", seat="X"))[0] == "bad_seat"
    # The same cards at another contract are another deal.
    assert of(first, made_deal("two_hundred", 1, contract=True)).deals == 2


def with_hands(text, change):
    """The text with the cards of South and West as the change leaves them."""
    lines = {line[5]: line for line in text.split("\n") if line.startswith("hand ")}
    south, west = change(*(lines[seat].split()[2:] for seat in "SW"))
    text = text.replace(lines["S"], " ".join(["hand S", *south]))
    return text.replace(lines["W"], " ".join(["hand W", *west]))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: with_hands(text, lambda south, west: ([*south, west[0]], west[1:])), "wrong_hand_size"),
        (lambda text: with_hands(text, lambda south, west: ([*south[:-1], west[0]], west)), "card_twice"),
        (lambda text: text[: text.index("hand N")], "missing_field"),
        (lambda text: "followsuit-deal 1\n", "missing_field"),
        (lambda text: "nothing", "not_a_link"),
        (lambda text: deal_link(read_record(text))[:-9], "link_cut"),
        (lambda text: text + "#" * 20_000, "deal_too_long"),
    ],
)
def test_a_text_that_is_no_deal_is_refused_with_its_number(change, code):
    text = write_record(made_deal("two_hundred", 1))
    found, facts = refused(lambda: read_deals([text, change(text)]))
    assert (found, facts["deal"]) == (code, 2)


def test_made_deals_come_as_records_or_as_links():
    first, second = made_deal("tractor", 1), made_deal("tractor", 2)
    texts = [write_record(first), f"https://x.org/#{deal_link(second)}"]
    assert event_of_deals(read_deals(texts), "Made") == of(first, second)


def test_made_deals_cannot_be_sealed():
    event = a_made_event("rangvaar")
    head = head_lines(replace(event, is_sealed=True))
    for lines in (["made", *head, "", *event.cards.texts], ["result", *head, "1", "Ama"]):
        link = relinked("rangvaar", ["\n".join(lines)])
        work = linked_result if lines[0] == "result" else linked_event
        assert refused(lambda link=link, work=work: work(link))[0] == "made_not_sealed"
    assert refused(lambda: linked_event(seal_link(replace(event, is_sealed=True))))[0] == "made_not_sealed"


def test_a_forged_link_is_refused():
    event = a_made_event("two_hundred")
    lines = linked_lines(event_link(event), {})
    other = event_link(a_made_event("two_hundred", 2))
    marks = {4: linked_lines(other, {})[4]}
    assert refused(lambda: linked_event(relinked("two_hundred", linked_lines(event_link(event), marks)))) == (
        "not_the_made_deals",
        {},
    )
    at = next(number for number, line in enumerate(lines) if line.startswith("hS"))
    swapped = {at: lines[at + 1].replace("hW", "hS"), at + 1: lines[at].replace("hS", "hW")}
    assert isinstance(_error(linked_lines(event_link(event), swapped)), FollowSuitError)
    for change in (
        {0: "event"},  # deals that are called made in the link of a seed
        {3: "4 places made"},  # a deal is missing
        {3: "3 places"},  # a mark for a seed
        {4: "short"},
        {7: "deal 1 "},
        {len(lines) - 1: "S5D6D7D8D"},
    ):
        assert isinstance(_error(linked_lines(event_link(event), change)), FollowSuitError), change


def _error(lines):
    with pytest.raises(FollowSuitError) as error:
        linked_event(relinked("two_hundred", lines))
    return error.value


def test_a_result_of_other_cards_is_of_another_event():
    event, other = a_made_event("two_hundred"), of(*(made_deal("two_hundred", seed) for seed in (9, 8, 7)))
    (found,) = read(event, result_of(replace(other, name="Other"), 0)).found
    assert (found.code, found.facts) == ("other_event", {"event": "Other"})
    with pytest.raises(QuestionError) as error:
        checked_play(other, linked_result(result_of(event, 0)), 1)
    assert error.value.code == "broken_rule"


def test_damaged_links_of_made_deals_raise_nothing_but_our_errors():
    rng = random.Random(5)
    event = a_made_event("court_piece", 2)
    lines = linked_lines(event_link(event), {})
    for _ in range(150):
        torn = lines[:]
        at = rng.randrange(len(torn))
        words = ["", "deal 1", "made", torn[at][::-1], torn[at][:3], "play S AS", torn[at] * 2]
        torn[at] = rng.choice(words)
        try:
            assert linked_event(relinked("court_piece", torn)).deals == 2
        except FollowSuitError as error:
            assert error.code
    for cut in range(3, len(event_link(event)), 7):
        with pytest.raises(LinkError):
            linked_event(event_link(event)[:cut])
