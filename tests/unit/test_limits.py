"""Limits: how long and how many what is read may be; a later version that takes less refuses what people have kept."""

from importlib import import_module

import pytest

LIMITS = {
    "adapters.text.PATIENCE": 5,
    "api.deals.MOST": 10_000,
    "api.world_states.MOST": 200,
    "arena.external.LONGEST_ANSWER": 65_536,
    "arena.player_check.ENOUGH": 10,
    "base.characters.LONGEST_NAME": 96,
    "base.parsing.DEEPEST": 100,
    "card_games.tractor.score_sheet.keeper.LARGEST_TOTAL": 1_000_000,
    "card_games.tractor.score_sheet.keeper.MOST_WORTH": 10,
    "card_games.tractor.score_sheet.last_lead.LONGEST": 16,
    "deal_editor.parsed_cards.MOST_PROBLEMS": 20,
    "documents.document.MOST_PROBLEMS": 20,
    "documents.link.LONGEST_SHARED": 2_000,
    "documents.packed_text.LONGEST_PACKED": 32_768,
    "documents.packed_text.LONGEST_TEXT": 200_000,
    "documents.text_bytes.LONGEST": 2_000_000,
    "lessons.task.LONG": 400,
    "protocol.analysis.AT_ONCE": 64,
    "protocol.analysis.MOST": 400,
    "protocol.house_rules.MOST_QUESTIONS": 400,
    "protocol.matches.MOST_NUMBERS": 9,
    "protocol.message.LONGEST_RECORD": 2_000_000,
    "protocol.multiplayer.MOST_EVENTS": 800,
    "record.annotations.DEEPEST": 12,
    "record.annotations.LONGEST_NOTE": 2_000,
    "record.model.LONGEST_TAG": 600,
    "referee.LONGEST_QUESTION": 1_000_000,
    "score_sheet.model.LONGEST_NOTE": 500,
    "score_sheet.model.MOST_DEALS": 2_000,
}


@pytest.mark.host
def test_what_is_read_may_be_as_long_and_as_many_as_ever() -> None:
    held = {}
    for name in LIMITS:
        module, _, constant = name.rpartition(".")
        held[name] = getattr(import_module(f"followsuit.{module}"), constant)
    assert held == LIMITS
