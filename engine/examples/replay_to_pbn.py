"""A record of Rangvaar as PBN, the notation of bridge programs: `python replay_to_pbn.py RECORD.deal`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import followsuit
from followsuit import Card, NameTrump, Play, Suit

ORDER = ("N", "E", "S", "W")
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def holding(cards: list[Card]) -> str:
    """A hand as PBN has it: the ranks of spades, hearts, diamonds and clubs, highest first."""
    return ".".join(
        "".join(card.rank.letter for card in sorted(cards, reverse=True) if card.suit is suit)
        for suit in SUITS
    )


def games(record: str) -> list[str]:
    """Each deal of a record as a PBN game."""
    dealt: dict[int, dict[str, list[Card]]] = {}
    acts: dict[int, list[Any]] = {}
    for moment in followsuit.replay(record):
        acts.setdefault(moment.deal, []).append(moment.action)
        hands = dealt.setdefault(moment.deal, {})
        for event in moment.events:
            if type(event).__name__ == "CardsDealt":
                hands.setdefault(event.seat.name, []).extend(event.cards)  # type: ignore[attr-defined]
    return [pbn(number, dealt[number], acts[number]) for number in dealt]


def pbn(number: int, hands: dict[str, list[Card]], acts: list[Any]) -> str:
    """One deal as a PBN game; the play is listed in columns from the opening lead's seat."""
    plays = [act for act in acts if isinstance(act, Play)]
    named = next((act for act in acts if isinstance(act, NameTrump)), None)
    first = plays[0].seat.name if plays else "N"
    lines = [
        '[Event "Follow Suit"]',
        f'[Board "{number}"]',
        f'[Deal "N:{" ".join(holding(hands[seat]) for seat in ORDER)}"]',
        f'[Declarer "{named.seat.name if named else "-"}"]',
        f'[Trump "{named.suit.name.title() if named else "-"}"]',
        f'[Play "{first}"]',
    ]
    columns = ORDER[ORDER.index(first) :] + ORDER[: ORDER.index(first)]
    for at in range(0, len(plays), 4):
        by_seat = {play.seat.name: play.cards[0] for play in plays[at : at + 4]}
        cards = [
            by_seat[seat].suit.letter + by_seat[seat].rank.letter if seat in by_seat else "-"
            for seat in columns
        ]
        lines.append(" ".join(cards))
    return "\n".join([*lines, "*" if plays else "", ""])


def main() -> None:
    """Write the games of a record."""
    print("% PBN 2.1\n" + "\n".join(games(Path(sys.argv[1]).read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main()
