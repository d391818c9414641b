"""Version 2 of the record: tags, notes, marks and branches."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.characters import one_line, visible
from followsuit.base.errors import DocumentError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import Annotations, Branch, Mark, Player, read_record, record_link, write_record
from followsuit.record.annotations import DEEPEST, LONGEST_NOTE
from followsuit.table import Table

GOLDENS = sorted((Path(__file__).parents[2] / "golden" / "matches").glob("*.deal"))


def first_deal(name):
    path = next(path for path in GOLDENS if path.stem == f"{name}-reference")
    record = read_record(path.read_text(encoding="utf-8"))
    return record.with_deals(record.deals[:1])


RECORDS = {name: first_deal(name) for name in game_names()}


def states_of(record):
    deal, game = record.deals[0], game_named(record.game)
    states = [game.place(record.rules, deal.number, deal.opening).state]
    for action in deal.actions:
        states.append(game.apply(states[-1], action).state)
    return states


STATES = {name: states_of(record) for name, record in RECORDS.items()}


def branch_at(game, states, act, rng, depth=0):
    """A branch of some legal acts in place of the act with that number."""
    kept, actions = list(states[:act]), []
    for _ in range(rng.randint(1, 9)):
        seat, own = game.to_act(kept[-1]), game.table_act(kept[-1])
        if seat is None and own is None:
            break
        action = own if seat is None else rng.choice(game.options(game.observe(kept[-1], seat)))
        actions.append(action)
        kept.append(game.apply(kept[-1], action).state)
    if not actions:
        return None
    last = len(kept) - 1
    branches: tuple[Branch, ...] = ()
    if depth < 2 and rng.random() < 0.5:
        nested = branch_at(game, kept, rng.randint(act, last), rng, depth + 1)
        branches = (nested,) if nested else ()
    marks = {rng.randint(act, last): rng.choice(list(Mark))} if rng.random() < 0.5 else {}
    notes = {rng.randint(act, last): f"  a  note {depth}\n"} if rng.random() < 0.5 else {}
    return Branch(act, tuple(actions), Annotations(notes, marks, branches))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_match_without_remarks_is_written_to_the_letter(path):
    text = path.read_text(encoding="utf-8")
    assert text.startswith("followsuit-deal 1\n")
    assert write_record(read_record(text)) == text


@settings(max_examples=40, deadline=None)
@given(
    name=st.sampled_from(sorted(RECORDS)),
    note=st.text(max_size=60).map(visible),
    tag=st.text(min_size=1, max_size=20).map(one_line).filter(bool),
    chance=st.integers(0, 10**9),
)
def test_remarks_and_branches_are_read_as_they_were_written(name, note, tag, chance):
    rng, states, game = Random(chance), STATES[name], game_named(name)
    last = len(states) - 1
    found = (branch_at(game, states, rng.randint(1, last), rng) for _ in range(3))
    annotations = Annotations(
        dict(sorted({0: note, rng.randint(0, last): "x"}.items())),
        {rng.randint(1, last): rng.choice(list(Mark))},
        tuple(branch for branch in found if branch),
    )
    record = RECORDS[name]
    whole = replace(
        record.with_deals([replace(record.deals[0], annotations=annotations)]), tags={"event": tag}
    )
    text = write_record(whole)
    assert read_record(text) == whole
    assert write_record(read_record(text)) == text
    assert read_record(record_link(whole)) == whole


def test_a_branch_may_leave_a_deal_of_tractor_while_cards_are_dealt():
    record, states = RECORDS["tractor"], STATES["tractor"]
    game, deal = game_named("tractor"), record.deals[0]
    some = Branch(31, (game.table_act(states[30]),) * 5)
    text = write_record(record.with_deals([replace(deal, annotations=Annotations(branches=(some,)))]))
    assert "\nbranch 31\ndealt 35\nend\n" in text
    assert read_record(text).deals[0].annotations.branches == (some,)


@pytest.fixture(scope="module")
def text():
    """A record with a remark of each kind."""
    record, game = RECORDS["two_hundred"], game_named("two_hundred")
    states, deal = STATES["two_hundred"], RECORDS["two_hundred"].deals[0]
    act = next(at for at, action in enumerate(deal.actions, 1) if type(action).__name__ == "Play")
    branch = branch_at(game, states, act, Random(3))
    annotations = Annotations({0: "begins", act: 'a "lead"'}, {act: Mark.UNCLEAR}, (branch,))
    deals = [replace(deal, annotations=annotations)]
    return write_record(replace(record.with_deals(deals), tags={"event": "Club", "date": "2026-11-22"}))


def test_tags_stand_in_the_header_and_unknown_ones_are_passed_over(text):
    record = read_record(text.replace("event Club", "event Club\nweather fine\nsite "))
    assert record.tags == {"event": "Club", "date": "2026-11-22"}
    assert write_record(record) == text


def changed(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\nend\n", "\n", "bad_line"),
        ("\nend\n", "\nend\nend\n", "bad_line"),
        ("\nend\n", "\nend now\n", "bad_line"),
        ("\nbranch ", "\ncomment ", "bad_line"),
        ("\nbranch ", "\nbranch 0\nend\nbranch ", "bad_number"),
        ("\nbranch ", "\nbranch 9999\nend\nbranch ", "bad_number"),
        ("\nbranch ", "\nbranch x\nend\nbranch ", "bad_number"),
        ("\nbranch ", "\nbranch 3\nend\nbranch ", "bad_line"),
        ("\nbranch ", "\n" + "branch 3\n" * (DEEPEST + 1), "bad_line"),
        ("note 0 ", "note 500 ", "bad_number"),
        ("note 0 ", "note zero ", "bad_line"),
        ('note 0 "begins"', "note 0 begins", "bad_line"),
        ('note 0 "begins"', 'note 0 "begins', "bad_line"),
        ('note 0 "begins"', 'note 0 "\\x"', "bad_line"),
        ('note 0 "begins"', f'note 0 "{"a" * (LONGEST_NOTE + 1)}"', "bad_line"),
        ('note 0 "begins"', 'note 0 "begins"\nnote 0 "again"', "field_twice"),
        ("\nmark ", "\nmark 0 !\nmark ", "bad_number"),
        ("\nmark ", "\nmark 3 ??\nmark ", "bad_line"),
        ("event Club", "event Club\nevent Pub", "field_twice"),
    ],
)
def test_broken_remarks_are_refused_with_a_code_and_a_line(text, old, new, code):
    with pytest.raises(DocumentError) as refused:
        read_record(changed(text, old, new))
    assert refused.value.code == code
    assert refused.value.line > 0


def test_a_branch_that_the_rules_refuse_is_refused_with_its_line_and_clause(text):
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("branch")) + 1
    word, _, rest = lines[at].partition(" ")
    lines[at] = f"{word} {rest.split(', ')[0]}, {rest.split(', ')[0]}"
    with pytest.raises(DocumentError) as refused:
        read_record("\n".join(lines))
    assert (refused.value.code, refused.value.line) == ("out_of_turn", at + 1)


def test_every_cut_of_a_record_with_remarks_is_read_or_refused(text):
    start = text.index("note 0")
    for at in range(start, len(text), 3):
        try:
            read_record(text[:at])
        except DocumentError as error:
            assert error.code


def test_taking_back_drops_the_remarks_on_what_was_taken_back():
    players = {seat: Player(None if seat is Seat.S else "beginner") for seat in Seat}
    table = Table.start("two_hundred", None, players, 5)
    table.deal()
    while len([1 for act in table.acts() if act.seat is Seat.S and hasattr(act.action, "cards")]) < 3:
        if table.to_act is Seat.S:
            table.act(table.game.options(table.observe(Seat.S))[0])
        else:
            table.step()
    record = table.record()
    last = record.deals[-1]
    acts = len(last.actions)
    noted = replace(last, annotations=Annotations({1: "kept", acts: "dropped"}, {acts: Mark.BAD}))
    resumed = Table.resume(write_record(record.with_deals([noted])))
    resumed.undo(Seat.S)
    assert resumed.record().deals[-1].annotations == Annotations({1: "kept"})
    assert read_record(resumed.record_text()) == resumed.record()


def test_of_the_acts_that_are_left_everything_is_kept_and_a_branch_in_place_of_the_very_next():
    branch = {act: Branch(act, ()) for act in range(1, 6)}
    said = {act: f"note {act}" for act in range(6)}
    marks = dict.fromkeys(range(6), Mark.GOOD)
    kept = Annotations(said, marks, tuple(branch.values())).up_to(2)
    assert kept == Annotations(
        {act: said[act] for act in range(3)},
        {act: marks[act] for act in range(3)},
        (branch[1], branch[2], branch[3]),
    )
