"""Offers: the leads and plays of Tractor that are offered to hands of chance, and who wins the trick, as they were.

The second law (`tests/counts`) says which plays are legal; here is which of them are offered, and in what order. If a
change is intended, ``python -m tests.golden.test_offers`` writes `offers.txt` again: a checksum for each number of packs.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from followsuit.base.cards import NO_TRUMP, Card, Rank, Suit, cards_text
from followsuit.base.errors import CardError
from followsuit.base.rules import options_of
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.lead import resolve_throw
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.options import follow_options, lead_options
from followsuit.card_games.tractor.interface.prompts import complete
from followsuit.card_games.tractor.rules import TractorRules, tractor_rules
from tests.shared.drawn_rules import allowed, drawn_specification

KEPT = Path(__file__).parent / "offers.txt"
#: So many tricks with so many packs.
TRICKS = {2: 400, 3: 120, 4: 80}
#: The options that the law of tricks reads.
OF_TRICKS = [
    option.name
    for option in options_of(TractorRules)
    if option.clause in ("T15", "T19", "T22", "T26", "T27", "T31", "T87", "T88", "T89", "T97")
]


def told(packs: int, number: int) -> str:
    """Return what is offered to four hands in a trick of chance, and its winner."""
    rng = Random(f"{packs} {number}")
    drawn = drawn_specification(GAME, rng, fields=OF_TRICKS)
    rules = tractor_rules(allowed(GAME, {**drawn, "preset": "standard", "packs": packs}))
    trump = Trump.under(rules, rng.choice([*Rank]), rng.choice([*Suit, NO_TRUMP]))
    pack = list(sizes_of(rules).deck.cards)
    rng.shuffle(pack)
    # Neighbours lie together, so that pairs, tractors and voids abound.
    pack.sort(key=lambda card: card % 13 // rng.choice((2, 3)) if number % 2 else card // 9)
    size = rng.randrange(1, 13)
    hands = [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(4)]
    rng.shuffle(hands)
    leads = lead_options(hands[0], (), (), {}, trump, rules)
    lead = max(rng.sample(leads, min(3, len(leads))), key=len)
    down = resolve_throw(lead, hands[1:], trump, rules).down
    said = [*map(cards_text, leads), cards_text(down)]
    plays = [down or lead_options(hands[0], (), (), {}, trump, rules, taken_back=True)[-1]]
    for hand in hands[1:]:
        offered = follow_options(hand, plays[0], trump, rules)
        said += map(cards_text, offered)
        plays.append(rng.choice(offered))
        said.append(completed(hand, rng.choice(hand), plays[0], trump, rules))
    return f"{said} {winner(plays, trump, rules)}\n"


def completed(
    hand: tuple[Card, ...], tapped: Card, lead: tuple[Card, ...], trump: Trump, rules: TractorRules
) -> str:
    """Return the play that is built around a tapped card, or why there is none."""
    try:
        return cards_text(complete(hand, tapped, lead, trump, rules) or ())
    except CardError as error:
        return error.code


def checksum(packs: int) -> str:
    """Return the line of so many packs."""
    text = "".join(told(packs, number) for number in range(TRICKS[packs]))
    return f"{packs} {sha256(text.encode()).hexdigest()[:16]}"


@pytest.mark.host
@pytest.mark.parametrize("packs", TRICKS)
def test_what_is_offered_to_hands_of_chance_is_as_it_was(packs: int) -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert checksum(packs) in kept, f"where the change is meant: python -m {__name__}"


if __name__ == "__main__":
    KEPT.write_text("\n".join(map(checksum, TRICKS)) + "\n", encoding="utf-8", newline="\n")
