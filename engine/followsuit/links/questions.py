"""Question links: a question to the referee as a link, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from followsuit.base.errors import LinkError
from followsuit.base.parsing import read_json
from followsuit.links.dictionaries import OF_QUESTIONS
from followsuit.links.link import LinkKind, PackedLink, text_in, written


def question_link(question: Mapping[str, Any]) -> str:
    """The link that carries a question, from ``r1.`` on. Raises `LinkError` (``link_too_long``)."""
    text = json.dumps(question, ensure_ascii=False, separators=(",", ":"))
    return written(PackedLink(LinkKind.QUESTION, text), OF_QUESTIONS)


def linked_question(text: str) -> dict[str, Any]:
    """The question that a link carries; the referee says what is wrong with it.

    ``text`` is an address or what stands after ``#`` in one. Raises `LinkError`.
    """
    carried = text_in(text, LinkKind.QUESTION)
    try:
        question = read_json(carried)
    except ValueError as error:
        raise LinkError("link_damaged", f"the question is not JSON: {error}") from error
    if not isinstance(question, dict):
        raise LinkError("link_damaged", "a question is a JSON object")
    return question
