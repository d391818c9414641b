"""The lessons there are: each can be done as it says, fails as it says, and says so in every language."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.lessons.authoring.checks import check_lesson, line_played
from followsuit.lessons.authoring.compiler import compiled
from followsuit.table import Table
from tests.shared.front_ends import Client
from tests.shared.lesson_texts import ALL, GAMES, LANGUAGES, WEB, lesson_at, lessons_of, texts_of, words_of

#: The checksum of each lesson's text, with its cards filled in.
KEPT = Path(__file__).parent / "lessons.txt"


@pytest.mark.parametrize(("game", "number"), ALL)
def test_the_solution_of_each_lesson_has_three_stars_and_each_failing_line_its_answer(game, number):
    assert check_lesson(lesson_at(game, number)) == []


def test_a_line_that_fails_is_played_on_by_the_weakest_bot(monkeypatch):
    advice, asked = Table.advice, []

    def advise(table, seat, level):
        asked.append(level)
        return advice(table, seat, level)

    monkeypatch.setattr(Table, "advice", advise)
    lesson = next(one for one in lessons_of("tractor") if one.key == "tractor-declare")
    played, _ = line_played(lesson, [{"kind": "pass"}], is_failing=True)
    assert played.table.is_over or played.judgement().status == "wrong"
    assert set(asked) == {"beginner"}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_the_cards_that_it_always_had(game):
    kept = [line for line in KEPT.read_text(encoding="utf-8").splitlines() if line.startswith(f"{game}-")]
    texts = compiled((WEB / "games" / game / "lessons.txt").read_text(encoding="utf-8"))
    made = [f"{key} {sha256(text.encode()).hexdigest()[:16]}" for key, text in texts.items()]
    assert made == kept, f"where the change is meant, into {KEPT.name}"


@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_lessons_as_are_listed_for_the_tests(game):
    lessons = lessons_of(game)
    assert len(lessons) == sum(name == game for name, _ in ALL)
    assert all(lesson.key.startswith(f"{game}-") for lesson in lessons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_says_what_it_has_to_in_every_language_and_nothing_else(game, language):
    said = re.findall(r"^([\w-]+) = .", words_of(game, language), re.MULTILINE)
    wanted = [
        f"{lesson.key}-{part}"
        for lesson in lessons_of(game)
        for part in dict.fromkeys(["title", "open", "won", *(goal.message for goal in lesson.goals)])
    ]
    assert sorted(said) == sorted(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_says_it_in_a_few_short_sentences(game):
    for line in words_of(game, "en").splitlines():
        _, is_message, words = line.partition(" = ")
        if is_message:
            assert len(words) <= 260, words
            assert max(len(one.split()) for one in re.split(r"[.:;?!] ", words)) <= 25, words


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_a_lesson_teaches_are_clauses_of_its_game(game):
    rules = (WEB / "games" / game / "rules.en.md").read_text(encoding="utf-8")
    letter = game_named(game).clause_letter
    for lesson in lessons_of(game):
        for clause in lesson.clauses:
            assert clause.startswith(letter)
            assert re.search(rf"\b{clause}\b", rules), f"{lesson.key}: {clause}"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_has_not_taught_is_told_of_the_match_and_not_of_its_table(game):
    for lesson, text in zip(lessons_of(game), texts_of(game).values(), strict=True):
        view = Client().ask("start_task", text=text)["view"]
        table = Table.resume(lesson.record)
        whole = table.game.view(table.observe(Seat.S))
        parts = {*(tile["kind"] for tile in whole["tiles"]), *(row["label"] for row in whole["score"])}
        assert set(lesson.untaught) <= {*parts, "roles", "partner", "tricks"}
        shown = {*(tile["kind"] for tile in view["tiles"]), *(row["label"] for row in view["score"])}
        assert shown == parts - set(lesson.untaught)
        assert bool(view["trump"]) is (bool(whole["trump"]) and "trump" not in lesson.untaught)
        assert not (view["tricks"] and "tricks" in lesson.untaught)
        assert not (any(seat["roles"] for seat in view["seats"].values()) and "roles" in lesson.untaught)
