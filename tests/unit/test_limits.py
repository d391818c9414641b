"""Limits: how long a document of each kind may be; a later version that takes less refuses what people have kept."""

import pytest

from followsuit.base.errors import DocumentError
from followsuit.documents.kinds import registered_kinds
from followsuit.documents.reader import read_document

#: How each kind of document begins, the letter of its links, what another kind is refused with, and its length.
KINDS = {
    "record": ("followsuit-deal 1", "d", "not_a_record", 2_000_000),
    "rules": ("followsuit-rules 1", "h", "not_house_rules", 20_000),
    "challenge": ("followsuit-challenge 1", "c", "not_a_challenge", 200_000),
    "question": ("followsuit-question 1", "r", "not_a_question", 200_000),
    "sheet": ("followsuit-sheet 1", "s", "not_a_sheet", 400_000),
    "setup": ("followsuit-setup 1", "", "no_hands", 200_000),
    "lesson": ("followsuit-lesson 1", "", "not_a_lesson", 50_000),
    "puzzle": ("followsuit-puzzle 1", "", "not_a_puzzle", 20_000),
}


def test_a_document_of_each_kind_is_called_and_may_be_as_long_as_ever() -> None:
    held = {one.name: (one.first_line, one.letter, one.code, one.longest) for one in registered_kinds()}
    assert held == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_a_longer_one_is_refused_whether_or_not_it_names_its_kind(kind: str) -> None:
    first_line, *_, longest = KINDS[kind]
    for beginning in ("", f"{first_line}\n"):
        text = f"{beginning}{'x' * (longest - len(beginning))}"
        assert read_document(text, kind).kind == kind
        with pytest.raises(DocumentError) as refused:
            read_document(f"{text}x", kind)
        assert (refused.value.code, refused.value.facts) == (
            "text_too_long",
            {"line": 0, "most": longest},
        )
