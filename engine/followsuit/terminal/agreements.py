"""Agreements in the terminal: their list, each with an example of cards, and a switch for each."""

from __future__ import annotations

from typing import Final

from followsuit.base.agreements import WEAK_DISCARDS, Agreements, Clause, words_of
from followsuit.base.errors import RequestError
from followsuit.base.seats import Rotation
from followsuit.bots import bots_of
from followsuit.bots.agreements.examples import KEEPER, TRUMP, example_of
from followsuit.bots.agreements.sight import Plays
from followsuit.table import Table
from followsuit.terminal.screen import Screen
from followsuit.terminal.words import SEATS, SUITS, counted

#: What each agreement is called, and what it says, by its word.
SENTENCES: Final = {
    Clause.RETURN_SUIT.value: (
        "Return the suit I led",
        "When you get the lead, lead the suit that your partner led.",
    ),
    Clause.HIGH_LOW.value: (
        "High, then low: go on",
        "To your partner’s lead, a higher card first and a lower one next asks to go on with the suit. "
        "Low, then high does not.",
    ),
    Clause.FIRST_DISCARD.value: (
        "My first discard: a suit I like",
        "When you cannot follow for the first time, throw off a low card of a suit that you would like to be "
        "led.",
    ),
    WEAK_DISCARDS: (
        "My first discard: a suit I do not like",
        "When you cannot follow for the first time, throw off a card of a suit that you would not like to be "
        "led.",
    ),
    Clause.LOW_TRUMP.value: (
        "Low trump: draw them",
        "Once your partner has led a low trump, lead trumps, too, while the others have any.",
    ),
    Clause.POINTS.value: (
        "Points on a trick that is surely ours",
        "To a trick that your partner wins for certain, play the card that counts most.",
    ),
    Clause.LAST_TRICK.value: (
        "The last trick is yours if you hold the boss",
        "Of your last two cards, keep the one that takes the last trick for certain.",
    ),
}


def agreements_remark(agreements: Agreements) -> str:
    """Say how many agreements a match begins with."""
    things = counted(len(agreements.clauses), "thing")
    return f"Partners have agreed on {things} that cards say; typing agreements lists them."


def obey_agreements(screen: Screen, table: Table, text: str, *, is_challenge: bool) -> None:
    """Carry out what was typed behind *agreements*: ``WORD on`` or ``off`` switches one, nothing lists them.

    Raises `RequestError` (``unclear``) and then nothing has changed.
    """
    if not text:
        _list_agreements(screen, table, is_challenge=is_challenge)
        return
    word, _, state = text.lower().partition(" ")
    words = words_of(bots_of(table.game).clauses)
    if word not in words or state.strip() not in ("on", "off"):
        raise RequestError(
            "unclear", f"Type agreements, or agreements WORD on, or off, with one of {', '.join(words)}."
        )
    if is_challenge:
        raise RequestError("unclear", "A challenge is played with the agreements of whoever made it.")
    table.agree(_switched(table.agreements, word, is_on=state.strip() == "on"))
    screen.say(f"Agreed from the next deal on: {', '.join(table.agreements.text.split()) or 'nothing'}.")


def _switched(agreements: Agreements, word: str, *, is_on: bool) -> Agreements:
    """The card with a word more or less; the mirror of a clause brings it along."""
    words = {*agreements.text.split()} - {word}
    if is_on:
        words |= {word, Clause.FIRST_DISCARD.value} if word == WEAK_DISCARDS else {word}
    return Agreements.of(" ".join(words))


def _list_agreements(screen: Screen, table: Table, *, is_challenge: bool) -> None:
    kept = table.agreements.text.split()
    for word in words_of(bots_of(table.game).clauses):
        title, sentence = SENTENCES[word]
        screen.say(f"{screen.strong(title)} ({word}, {'on' if word in kept else 'off'})")
        screen.say(f"  {sentence}")
        for line in _example_lines(screen, word, table.game.rotation):
            screen.say(f"  {line}")
    if not is_challenge:
        screen.say("To switch one from the next deal on: agreements WORD on, or agreements WORD off.")


def _example_lines(screen: Screen, word: str, rotation: Rotation) -> list[str]:
    """What is played before, what the partner holds, and what it plays as agreed."""
    example = example_of(word, rotation)
    lines = [
        f"trick {number}: {_trick_text(screen, plays)}"
        for number, plays in enumerate([trick for trick in (example.past, example.trick) if trick], start=1)
    ]
    hand, kept = ([card.text for card in cards] for cards in (example.hand, example.kept))
    partner = SEATS[KEEPER.name]
    lines.append(f"{partner} holds {screen.cards(hand)}, and plays {' or '.join(map(screen.card, kept))}")
    return [f"Example, trump {SUITS[TRUMP.letter]}: {lines[0]}", *lines[1:]]


def _trick_text(screen: Screen, plays: Plays) -> str:
    return ", ".join(f"{SEATS[seat.name]} {screen.card(card.text)}" for seat, (card,) in plays)
