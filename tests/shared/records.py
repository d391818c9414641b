"""Records: matches played by bots as if a person had sat South, for tests to take up."""

import re
from collections.abc import Iterator
from typing import Any

from followsuit.base.actions import Pass
from followsuit.base.game import seats_of
from followsuit.base.seats import Seat
from followsuit.base.stakes import Cents
from followsuit.card_games.registry import game_named
from followsuit.record import Player
from followsuit.table import Table

# South has taken the trick and holds ace and queen of trumps and the queen of clubs: nothing can beat them.
SURE = """followsuit-deal 1
game two_hundred
rules reference
seed 26
player S person Ada
player W beginner Odile
player N beginner Théo
player E beginner Yvonne

deal 1
dealer W
totals NS 0 EW 0
hand N JS JH TH 7H 6H KC 9C KD TD 6D
hand E KS 8S 7S AH 9H 8C 7C AD JD 9D
hand S AS QS TS 9S 5S KH QH QC JC 7D
hand W 6S 8H 5H AC TC 6C 5C QD 8D 5D
auction N 50, E 55, S pass, W pass
trump E S
play E AH, S QH, W 5H, N 6H
play E 9H, S KH, W 8H, N TH
play S 5S, W 6S, N JS, E 8S
play N 6D, E AD, S 7D, W 5D
play E 7C, S JC, W AC, N KC
play W QD, N KD, E 9D, S 9S
play S TS, W 6C, N 7H, E 7S
"""


def last_tricks(game: str, stake: Cents | None = None, deal: int = -1) -> str:
    """Return the record of a match by beginners up to a deal, the last or another, of which two tricks are left.

    South is to play.
    """
    text = [table.record_text() for table in _played(game, stake) if _holds(table) == 2][deal]
    return text.replace("player S beginner", "player S person Ada")


def hastened(record: str, to_the_end: bool = False) -> str:
    """Return the record played on by beginners up to the last two tricks of its deal, or of its match, at a table of four.

    A deal that is decided sooner has its last trick left. South is to play. Whoever sits at the table stays there.
    """
    players = re.findall("^player .+$", record, re.MULTILINE)
    table = Table.resume(re.sub(r"^(player \S+) .+$", r"\1 beginner", record, flags=re.MULTILINE))
    text = ""
    while not (table.is_over if to_the_end else table.needs_deal or table.is_over):
        if table.needs_deal:
            table.deal()
            continue
        if table.to_act is Seat.S and _holds(table) > 1:
            text = table.record_text()
        table.step()
    assert text, "South is never to play"
    for line in players:
        text = re.sub(f"^player {line.split()[1]} .+$", line, text, flags=re.MULTILINE)
    return text


def shared_by(record: str, people: dict[Seat, str]) -> str:
    """Return the record as if these people sat at its table, and bots in the other seats."""
    text = record.replace("player S person Ada", "player S beginner")
    for line in re.findall("^player .+$", text, re.MULTILINE):
        seat, bot = line.split()[1], " ".join(line.split()[:3])
        text = text.replace(
            line, f"player {seat} person {people[Seat[seat]]}" if Seat[seat] in people else bot
        )
    return text


def last_chance(seats: int, packs: int) -> str:
    """Return the record of a deal of Tractor by bots, all of it dealt, in which South has something to declare."""
    return _with_something_to_declare("last_chance", packs=packs, seats=seats)


def first_account(seats: int, packs: int) -> str:
    """Return the record of a match of Tractor by beginners, its first deal played."""
    table = tractor_table("beginner", "1", packs=packs, seats=seats)
    table.deal()
    while not table.needs_deal:
        table.step()
    return table.record_text().replace("player S beginner", "player S person Ada")


def counter_chance(seats: int, packs: int) -> str:
    """Return the record of a deal of Tractor by bots in which South may declare over the trump buried for."""
    return _with_something_to_declare("countering", packs=packs, seats=seats, counter_declare="after_burial")


def last_play(seats: int, packs: int) -> str:
    """Return the record of a match of Tractor by beginners, both sides at ace, of which South's last card is left."""
    text = ""
    table = tractor_table("beginner", "1", packs=packs, seats=seats)
    table.deal()
    begun = re.sub("^levels (.+) 2 (.+) 2$", r"levels \1 A \2 A", table.record_text(), flags=re.MULTILINE)
    table = Table.resume(begun)
    south = next(iter(table.players))
    while not table.is_over:
        if table.needs_deal:
            table.deal()
        else:
            if table.to_act is south and len(table.observe(south).hand) == 1:
                text = table.record_text()
            table.step()
    return text.replace("player S beginner", "player S person Ada")


def long_leads(seats: int, packs: int) -> tuple[str, str]:
    """Return the records of a deal of Tractor by bots, up to South's burial, and up to its lead from long suits.

    It holds the highest two or three kinds of hearts and of clubs, every card of them: eight or nine cards each.
    """
    kinds = "AK" if packs == 4 else "AKQ"
    wanted = [f"{rank}{suit}" for suit in "HC" for rank in kinds] * packs
    for seed in range(50):
        table = tractor_table("casual", str(seed), packs=packs, seats=seats)
        table.deal()
        table = Table.resume(_exchanged(table.record_text(), wanted))
        south = next(iter(table.players))
        before = text = table.record_text()
        while "\nbury " not in text:
            table.step()
            before, text = text, table.record_text()
        view = table.game.view(table.observe(south))
        if table.to_act is south and all(
            card in view["hand"] and card not in view["trumps"] for card in wanted
        ):
            person = "player S person Ada"
            return before.replace("player S casual", person), text.replace("player S casual", person)
    raise AssertionError("South never has the long suits and the lead")


def _exchanged(text: str, wanted: list[str]) -> str:
    """Give South these cards for others of its hand, its side the declaration and it the first card."""
    lines = [line.split() for line in text.splitlines()]
    south = next(line for line in lines if line[:2] == ["hand", "S"])
    spare = [at for at, card in enumerate(south) if at > 1 and card not in wanted]
    missing = wanted.copy()
    for card in south:
        if card in missing:
            missing.remove(card)
    for card in missing:
        other = next(
            line
            for line in lines
            if line and line[0] in ("hand", "kitty") and line is not south and card in line
        )
        at = spare.pop()
        other[other.index(card)], south[at] = south[at], card
    first = {"declaring": text.split("levels ")[1].split()[0], "first": "S"}
    return "\n".join(
        " ".join([line[0], first[line[0]]] if line and line[0] in first else line) for line in lines
    )


def tractor_table(level: str, seed: str, south: Player | None = None, **options: Any) -> Table:
    """Begin a match of Tractor between bots of one level, or with somebody else at South."""
    game = game_named("tractor")
    rules = game.rules({"preset": "standard", **options})
    players = {seat: Player(level) for seat in seats_of(game, rules)}
    if south is not None:
        players[next(iter(players))] = south
    return Table.start("tractor", rules, players, seed)


def _with_something_to_declare(phase: str, **options: Any) -> str:
    """Play deals by casual bots, South passing, until South could declare in that phase; the record up to there."""
    for seed in range(50):
        table = tractor_table("casual", str(seed), Player(None, "Ada"), **options)
        table.deal()
        south = next(iter(table.players))
        while (
            table.to_act is not south or table.game.view(table.observe(south))["prompt"]["kind"] == "declare"
        ):
            view = table.game.view(table.observe(south))
            if table.to_act is south and view["phase"] == phase and view["prompt"]["declarations"]:
                return table.record_text()
            _ = table.act(Pass(south)) if table.to_act is south else table.step()
    raise AssertionError(f"South never has anything to declare in the phase {phase}")


def _played(game: str, stake: Cents | None) -> Iterator[Table]:
    """Play a match to its end; yield the table whenever South is to act."""
    players = {seat: Player("beginner") for seat in Seat}
    table = Table.start(game, game_named(game).rules("reference"), players, "1", stake=stake)
    while not table.is_over:
        if table.needs_deal:
            table.deal()
        else:
            if table.to_act is Seat.S:
                yield table
            table.step()


def _holds(table: Table) -> int:
    """Return how many cards South holds."""
    hand = table.observe(Seat.S).hand
    return hand.bit_count() if isinstance(hand, int) else len(hand)
