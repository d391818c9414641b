"""Limits: how long and how many what is read may be; a later version that takes less refuses what people have kept."""

from importlib import import_module

import pytest

from followsuit.documents.kinds import registered_kinds

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

LIMITS = {
    "adapters.text.PATIENCE": 5,
    "api.advice.LISTED": 12,
    "api.analysis.WORLDS": 40,
    "api.deals.MOST": 10_000,
    "api.solution.FEW": 12,
    "api.statistics.FEWEST": 10,
    "api.world_states.MOST": 200,
    "arena.external.GRACE": 0.5,
    "arena.external.LONGEST_ANSWER": 65_536,
    "arena.external.VERSION": 1,
    "arena.kept_pairs.SAVED_EVERY": 1.0,
    "arena.on_dask.TRIES": 10,
    "arena.player_check.ASKED_AT_ONCE": 20,
    "arena.player_check.ENOUGH": 10,
    "arena.plot.POINTS": 400,
    "arena.progress_bar.LINE_EVERY": 60.0,
    "arena.progress_bar.WIDTH": 30,
    "base.cards._LONGEST": 12,
    "base.characters.LONGEST_NAME": 96,
    "base.parsing.DEEPEST": 100,
    "card_games.rangvaar.chips.LARGEST_STAKE": 999_999_999_999,
    "card_games.rangvaar.deal_setup._MOST_A_DEAL": 26,
    "card_games.tractor.score_sheet.keeper.LARGEST_TOTAL": 1_000_000,
    "card_games.tractor.score_sheet.keeper.MOST_WORTH": 10,
    "card_games.tractor.score_sheet.last_lead.LONGEST": 16,
    "card_games.two_hundred.deal_setup._LOWEST": -1000,
    "deal_editor.parsed_cards.MOST_PROBLEMS": 20,
    "documents.card_grammar._LONGEST": 4000,
    "documents.document.MOST_PROBLEMS": 20,
    "documents.document.VERSION": 1,
    "documents.former_formats._CHARACTERS": 300,
    "documents.former_formats._LINES": 20,
    "documents.lines._LONGEST_NAMED": 40,
    "documents.link.LONGEST_ADDRESS": 131_072,
    "documents.link.LONGEST_SHARED": 2_000,
    "documents.link._DEEPEST": 5,
    "documents.link._MOST_PIECES": 24,
    "documents.packed_text.LONGEST_PACKED": 32_768,
    "documents.packed_text.LONGEST_TEXT": 200_000,
    "documents.text_bytes.LONGEST": 2_000_000,
    "house_rules.parser._LONGEST_NAMED": 40,
    "lessons.authoring.filler.DEALS": 2000,
    "lessons.authoring.filler.SHARES": 3000,
    "lessons.authoring.filler.UNREAD": 40,
    "lessons.refutation.MOST": 100,
    "lessons.task.LONG": 400,
    "lessons.weighing.FRESH": 160,
    "lessons.weighing.FRESH_EXACT": 40,
    "protocol.analysis.AT_ONCE": 64,
    "protocol.analysis.MOST": 400,
    "protocol.answers.VERSION": 1,
    "protocol.house_rules.MOST_QUESTIONS": 400,
    "protocol.matches.MOST_NUMBERS": 9,
    "protocol.message.LONGEST_RECORD": 2_000_000,
    "protocol.message._ROOM": 3,
    "protocol.multiplayer.MOST_EVENTS": 800,
    "protocol.reasons.MORE_OFTEN_THAN_NOT": 0.5,
    "record.annotations.DEEPEST": 12,
    "record.annotations.LONGEST_NOTE": 2_000,
    "record.model.LONGEST_TAG": 600,
    "referee.LONGEST_QUESTION": 1_000_000,
    "score_sheet.edits.SOON": 1,
    "score_sheet.model.LONGEST_NOTE": 500,
    "score_sheet.model.MOST_DEALS": 2_000,
    "table.secrecy_check.LOOKED_AT": 12,
}


@pytest.mark.host
def test_what_is_read_may_be_as_long_and_as_many_as_ever() -> None:
    held = {}
    for name in LIMITS:
        module, _, constant = name.rpartition(".")
        held[name] = getattr(import_module(f"followsuit.{module}"), constant)
    assert held == LIMITS


def test_a_document_of_each_kind_is_called_and_may_be_as_long_as_ever() -> None:
    held = {one.name: (one.first_line, one.letter, one.code, one.longest) for one in registered_kinds()}
    assert held == KINDS
