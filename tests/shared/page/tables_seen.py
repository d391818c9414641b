"""Tables seen: what the engine shows South of tables of each kind, for scenes on a page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from followsuit.base.game import seats_of
from followsuit.base.seats import Seat
from followsuit.base.stakes import Cents
from followsuit.card_games.registry import game_named
from followsuit.protocol.session import Session
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.page.tractor_player import RECORD
from tests.shared.records import SURE, counter_chance, last_chance, tractor_table

#: A table of a game as its engine shows it to South: the game, what it is, its session, its view, and the view a moment before
#: where a trick was won since.
Seen = tuple[str, str, Session, dict[str, Any], dict[str, Any] | None]


def each_table() -> Iterator[Seen]:
    """Yield the tables of a deal of each game, and some that are rare."""
    yield from _played("two_hundred", begun_table("two_hundred", "1"))
    yield from _played("rangvaar", begun_table("rangvaar", "1", Cents(1000)))
    yield from _played("court_piece", begun_table("court_piece", "3"))
    yield from _played("tractor", begun_table("tractor", "28"))
    yield from _played("tractor", begun_table("tractor", "5", preset="auction"), "by auction, ")
    for seats, packs in ((4, 3), (6, 3), (8, 4)):
        many = tractor_table("beginner", "1", seats=seats, packs=packs)
        yield from _played("tractor", many, f"{seats} seats, {packs} packs, ")
    for game in ("two_hundred", "rangvaar", "court_piece"):
        yield from taken_up(game, "South names trump", asked_of_south(game, "name_trump"))
    yield from taken_up("rangvaar", "South opens", asked_of_south("rangvaar", "bid", opens=True))
    yield from taken_up("tractor", "pairs bid", pairs_bidding())
    yield from taken_up("two_hundred", "claim", SURE)
    fields = {"rules": "reference", "level": "2", "declaring": "open", "first": "E"}
    yield from taken_up("tractor", "dealing", RECORD.format(**fields), _until_declaring)
    yield from taken_up("tractor", "last chance", last_chance(4, 2))
    for seats, packs in ((6, 3), (8, 4)):
        yield from taken_up("tractor", f"last chance of {seats}", last_chance(seats, packs))
    yield from taken_up("tractor", "counter", counter_chance(4, 2))
    yield from _declarations()
    for seats, packs in ((4, 2), (4, 3), (6, 3)):
        burial = asked_of_south("tractor", "bury", seats=seats, packs=packs)
        yield from taken_up("tractor", f"South buries at {seats} seats from {packs} packs", burial)


def taken_up(
    game: str, name: str, record: str, on: Callable[[Session, dict[str, Any]], dict[str, Any]] | None = None
) -> Iterator[Seen]:
    """Yield a table that stands as a record says, or has come on from there."""
    session = new_session()
    view = ask(session, "resume", record=record)["view"]
    yield game, name, session, on(session, view) if on else view, None


def _until_declaring(session: Session, view: dict[str, Any]) -> dict[str, Any]:
    """Deal on until South has three ways to declare, or all is dealt."""
    while view["phase"] == "dealing" and len((view["prompt"] or {}).get("declarations", ())) < 3:
        view = ask(session, "step", turn=view["turn"])["view"]
    return view


def _declarations() -> Iterator[Seen]:
    """While Tractor is dealt: what South can declare, by who has declared last."""
    known: set[str] = set()
    for seats, packs, seed, holds_back in (
        (4, 2, "5", True),
        (4, 2, "9", False),
        (4, 3, "2", True),
        (4, 3, "3", False),
        (4, 3, "7", False),
        (6, 3, "7", True),
        (6, 3, "28", False),
        (8, 4, "8", True),
        (8, 4, "9", False),
    ):
        for name, session, view in declaring(seed, holds_back, seats=seats, packs=packs):
            told = f"dealing at {seats} seats from {packs} packs, {name}"
            if told not in known:
                yield "tractor", told, session, view, None
            known.add(told)


def declaring(
    seed: str, holds_back: bool, **options: object
) -> Iterator[tuple[str, Session, dict[str, Any]]]:
    """Deal a deal of Tractor to its end, and stop wherever what South can declare changes, or somebody declares.

    South declares when it can choose, or ``holds_back``. Yields what South can declare, and who has declared last.
    """
    table = begun_table("tractor", seed, None, **options)
    table.deal()
    record = table.record_text().replace("player S beginner", "player S person Ada")
    session = new_session()
    view = ask(session, "resume", record=record)["view"]
    known = None
    while view["phase"] == "dealing":
        offers = sorted(",".join(one["cards"]) for one in (view["prompt"] or {}).get("declarations", ()))
        calls = [call["seat"] for call in view["calls"]]
        if (offers, calls) != known:
            last = f"{calls[-1]} has declared" if calls else "nobody has declared"
            yield f"{len(offers)} offered, {last}", session, view
        known = (offers, calls)
        if len(offers) > 1 and not calls and not holds_back:
            cards = {"kind": "declare", "cards": offers[-1].split(",")}
            view = ask(session, "act", turn=view["turn"], action=cards)["view"]
        else:
            view = ask(session, "step", turn=view["turn"])["view"]


def pairs_bidding() -> str:
    """Return the record of a deal of Tractor in which South's pair is asked for a bid."""
    table = Table.start(
        "tractor", game_named("tractor").rules("auction"), {seat: Player("beginner") for seat in Seat}, "3"
    )
    play_on(
        table,
        lambda: (
            table.to_act in (Seat.S, Seat.N) and table.game.view(table.observe(Seat.S))["phase"] == "bidding"
        ),
    )
    return table.record_text().replace("player S beginner", "player S person Ada")


def asked_of_south(game: str, kind: str, opens: bool = False, **options: object) -> str:
    """The record of a deal up to where South is asked that, by such rules; or asked before anybody else."""
    for seed in count(1):
        table = begun_table(game, str(seed), Cents(1000) if game == "rangvaar" else None, **options)
        south = next(iter(table.players))
        table.deal()
        while not table.needs_deal and (view := table.game.view(table.observe(south)))["phase"] != "playing":
            if table.to_act is south and view["prompt"]["kind"] == kind and not (opens and view["calls"]):
                return table.record_text().replace("player S beginner", "player S person Ada")
            table.step()
    raise AssertionError("South is never asked that")


def asked_to_follow(game: str) -> str:
    """Return the record of a deal up to where South is to play, and two have played before."""
    table = begun_table(game, "3")

    def is_third() -> bool:
        view = table.game.view(table.observe(Seat.S))
        return table.to_act is Seat.S and len((view.get("trick") or {}).get("plays", ())) >= 2

    play_on(table, is_third)
    return table.record_text().replace("player S beginner", "player S person Ada")


def _played(game: str, table: Table, kind_of_table: str = "") -> Iterator[Seen]:
    """The first table of each kind that comes in a deal: what is asked, how much of a trick lies there, how many have been won.

    And the account of the deal.
    """
    known: set[object] = set()
    south = next(iter(table.players))
    before = ""
    while not (table.needs_deal and known):
        if table.needs_deal:
            table.deal()
            continue
        if table.to_act is not None:
            view = table.game.view(table.observe(south))
            kind = view["prompt"]["kind"] if table.to_act is south else "bots"
            plays = (view.get("trick") or {}).get("plays", ())
            tricks = view.get("tricks") or ()
            size = max([min(3, len(play["cards"])) for play in plays], default=0)
            # Of what bots do, a bid and one card; of a trick that is won, the first of each size of play.
            place = (view["phase"], kind, len(plays) if kind != "bots" else 0, size, bool(tricks))
            won = (
                ("won", max((len(play["cards"]) for play in tricks[-1]["plays"]), default=0) > 1)
                if tricks and not plays
                else None
            )
            text = table.record_text().replace("player S beginner", "player S person Ada")
            for key, name, first in ((place, " ".join(map(str, place)), ""), (won, "a trick is won", before)):
                if key is None or key in known:
                    continue
                known.add(key)
                session = new_session()
                begun = ask(new_session(), "resume", record=first)["view"] if first else None
                seen = ask(session, "resume", record=text)["view"]
                yield game, kind_of_table + name, session, {**seen, "can_undo": seen["turn"] > 2}, begun
            before = text
        table.step()
    text = table.record_text().replace("player S beginner", "player S person Ada")
    yield from taken_up(game, f"{kind_of_table}account", text)


def begun_table(game: str, seed: str, stake: Cents | None = None, **options: object) -> Table:
    """Begin a match between beginners by the rules that a game lists first, but for these options."""
    rules = game_named(game).rules({"preset": game_named(game).preset_names()[0], **options})
    return Table.start(
        game,
        rules,
        {seat: Player("beginner") for seat in seats_of(game_named(game), rules)},
        seed,
        stake=stake,
    )


def play_on(table: Table, is_there: Callable[[], bool]) -> None:
    """Deal, and have the bots act until that is so."""
    table.deal()
    while not is_there():
        table.step()


def new_session() -> Session:
    """A session whose bots think as long on any machine: its clock counts how often it is asked."""
    session, ticks = Session(), count()
    session.pace(0.02, lambda: next(ticks) / 200)
    return session


#: Bots bear names of the page's languages; these are as long as any.
NAMES = {"S": "You", "W": "Yvonne", "N": "Zainab", "E": "Maribel"}
#: At six and eight seats.
NAMES |= {"SW": "Benjamin", "NW": "Shahida", "NE": "Yuvraj", "SE": "Céleste"}


def ask(session: Session, op: str, **more: Any) -> dict[str, Any]:
    """What the engine answers."""
    if op in ("resume", "start_task"):
        more["names"] = NAMES
    answer: dict[str, Any] = json.loads(session.handle(json.dumps({"v": 1, "op": op, **more})))
    return answer
