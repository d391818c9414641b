import sys
from pathlib import Path
from types import ModuleType

import pytest

from followsuit.base.errors import DocumentError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.record import (
    Player,
    fork,
    is_fork,
    read_and_play,
    read_record,
    replay_steps,
    replayed,
    write_record,
)
from followsuit.record.replay import steps_of
from followsuit.table import Table


@pytest.fixture(scope="module")
def text():
    """The record of a match that four bots stopped in the third deal."""
    players = {seat: Player("casual" if seat is not Seat.S else None, f"Player {seat.name}") for seat in Seat}
    bots = {seat: Player("casual", player.name) for seat, player in players.items()}
    table = Table.start("two_hundred", game_named("two_hundred").rules(None), bots, "a seed")
    for _ in range(2 * 45 + 12):
        _ = table.deal() if table.needs_deal else table.step()
    return table.record_text().replace("player S casual", "player S person")


def test_what_was_written_is_read_and_written_again_byte_for_byte(text):
    assert write_record(read_record(text)) == text


def test_a_record_tells_players_rules_seed_and_every_card(text):
    record = read_record(text)
    assert record.players[Seat.S] == Player(None, "Player S")
    assert record.players[Seat.W] == Player("casual", "Player W")
    assert record.seed == "a seed"
    assert [deal.number for deal in record.deals] == [1, 2, 3]
    assert "hand S" in record.deals[0].opening


def test_to_read_a_record_is_to_play_its_last_deal_step_by_step(text):
    played = read_and_play(text)
    game, deal = game_named("two_hundred"), played.record.deals[-1]
    assert list(played.last_deal) == list(steps_of(game, played.record.rules, deal))


def test_a_deal_with_help_is_marked_in_the_record(text):
    at = text.index("auction", text.index("deal 2"))
    helped = text[:at] + "assisted\n" + text[at:]
    record = read_record(helped)
    assert [deal.is_assisted for deal in record.deals] == [False, True, False]
    assert write_record(record) == helped


def test_a_record_says_by_what_a_person_was_helped(text):
    at = text.index("auction", text.index("deal 2"))
    helped = text[:at] + "assisted hint taken_back\n" + text[at:]
    record = read_record(helped)
    assert [deal.helps for deal in record.deals] == [(), ("hint", "taken_back"), ()]
    assert [deal.is_assisted for deal in record.deals] == [False, True, False]
    assert write_record(record) == helped
    assert record.deals[1].helped_by("coach").helps == ("hint", "coach", "taken_back")
    with pytest.raises(DocumentError):
        read_record(text[:at] + "assisted oracle\n" + text[at:])


def test_a_replay_goes_through_every_act(text):
    record = read_record(text)
    steps = list(replay_steps(record))
    assert len(steps) == sum(1 + len(deal.actions) for deal in record.deals)
    assert steps[0].action is None
    assert steps[-1].state == replayed(record)


def test_a_reader_is_lenient_about_form(text):
    untidy = "\ufeff# a remark\r\n; another\r\n\r\n" + text.replace("\n", "  \r\n").replace(
        "play ", "PLAY   "
    )
    for name in ("hand S", "hand W"):
        untidy = untidy.replace(name, name.lower())
    untidy = untidy.replace(" TD", " 10d").replace("auction", "Auction").replace("deal 2", "deal  2")
    assert write_record(read_record(untidy)) == text


def test_acts_may_be_grouped_into_lines_at_will(text):
    lines = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("play", "auction"):
            lines += [f"{word} {item}" for item in rest.split(", ")]
        else:
            lines.append(line)
    assert write_record(read_record("\n".join(lines))) == text


def line_of(text, start):
    return next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("followsuit-deal 1", "followsuit-deal 2", "document_newer", "followsuit-deal"),
        ("followsuit-deal 1", "PGN 1", "not_a_record", "PGN"),
        ("game two_hundred", "game bridge", "unknown_game", "game"),
        ("game two_hundred", "rules reference", "field_twice", "rules reference"),
        ("rules reference", "rules house", "unknown_preset", "rules"),
        ("rules reference", "rules {", "bad_rules", "rules"),
        ("rules reference", 'rules {"target": 7}', "bad_value", "rules"),
        ("player W casual", "player X casual", "bad_seat", "player X"),
        ("player W casual", "player S casual", "field_twice", "player S casual"),
        ("player W casual Player W", "player W", "bad_line", "player W"),
        ("\ndeal 1\n", "\ndeal one\n", "bad_number", "deal one"),
        ("\ndeal 1\n", "\ndeal 9\n", "bad_number", "deal 2"),
        ("hand S", "hand X", "missing_field", "deal 1"),
        ("hand S ", "hand S AS AS ", "card_twice", "deal 1"),
        ("dealer", "dealer S\ndealer", "field_twice", "dealer "),
        ("totals NS 0 EW 0", "totals NS nought EW 0", "bad_sides", "deal 1"),
        ("totals NS 0 EW 0", "totals NS 5 EW 0", "does_not_follow", "deal 2"),
        ("trump ", "trump X ", "bad_line", "trump"),
        ("trump ", "dance ", "bad_line", "dance"),
        ("play ", "play S AS, W ", "", "play"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(text, old, new, code, where):
    assert old in text
    with pytest.raises(DocumentError) as caught:
        read_record(text.replace(old, new, 1))
    error = caught.value
    if code:
        assert error.code == code
    broken = text.replace(old, new, 1)
    lines = broken.splitlines()
    assert lines[error.line - 1].startswith(where), (error.message, lines[error.line - 1])
    assert f"line {error.line}" in str(error)


def test_an_illegal_play_is_refused_with_its_line_and_clause(text):
    number = line_of(text, "play ")
    lines = text.splitlines()
    first, second, *rest = lines[number - 1].removeprefix("play ").split(", ")
    lines[number - 1] = f"play {', '.join([second, first, *rest])}"
    with pytest.raises(DocumentError) as caught:
        read_record("\n".join(lines))
    assert (caught.value.code, caught.value.clause, caught.value.line) == ("out_of_turn", "H8", number)


def test_a_deal_may_not_begin_before_the_last_one_is_over(text):
    lines = text.splitlines()
    last = line_of(text, "deal 2") - 3
    with pytest.raises(DocumentError) as caught:
        read_record("\n".join(lines[: last - 1] + lines[last + 1 :]))
    assert caught.value.code == "deal_unfinished"


@pytest.mark.parametrize(
    "text_",
    ["", "\n\n", "# only a remark", "\x00\x01", "followsuit-deal 1", "followsuit-deal 1\ngame two_hundred\n"],
)
def test_a_text_without_a_deal_is_refused(text_):
    with pytest.raises(DocumentError):
        read_record(text_)


def test_every_cut_of_a_record_is_read_or_refused_but_never_crashes(text):
    for at in range(0, len(text), 7):
        try:
            read_record(text[:at])
        except DocumentError as error:
            assert error.code


def test_a_match_may_be_recorded_from_any_deal_on(text):
    head, _, rest = text.partition("\ndeal 1\n")
    later = head + "\ndeal 2\n" + rest.partition("\ndeal 2\n")[2]
    assert [deal.number for deal in read_record(later).deals] == [2, 3]


@pytest.mark.host  # looks for the sources
def test_no_function_of_the_room_hides_a_module_of_it():
    import followsuit.record

    modules = [path.stem for path in Path(followsuit.record.__file__).parent.glob("[!_]*.py")]
    assert "fork" in modules
    hidden = [name for name in modules if not isinstance(getattr(followsuit.record, name, sys), ModuleType)]
    assert not hidden


def test_resuming_looks_for_choices_in_the_last_deal_and_at_the_persons_acts_alone(monkeypatch):
    players = {seat: Player(None if seat is Seat.S else "beginner") for seat in Seat}
    table = Table.start("two_hundred", None, players, 3)
    acts = 0
    for _ in range(3):
        table.deal()
        acts = 0
        while not (table.needs_deal or table.is_over):
            if table.to_act is Seat.S:
                table.act(table.game.options(table.observe(Seat.S))[0])
                acts += 1
            else:
                table.step()
    asked = []

    def counted(*position):
        asked.append(position)
        return is_fork(*position)

    monkeypatch.setattr(fork, "is_fork", counted)
    resumed = Table.resume(table.record_text())
    assert len(asked) == acts > 8
    assert resumed._forks == table._forks
    assert resumed.turn == table.turn
