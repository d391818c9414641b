"""League bridge: a bot of the 80fen league in our arena, by its rules: `python league_bridge.py COMMAND...`.

The league's bots have five methods, each asked with a `view` of one seat (its README describes it). The
command is a process that gets the calls as JSON, one object a line, `{"call": "lead", "view": {...}}` and for
`follow` also `plays`, and answers each with a line: what the method returns, as JSON. The rules are the
league's if the arena is started with what `RULES` says. The league's rebellion of weak hands and its
penalties are not asked: our table has neither.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

#: The league's rules, as those of our table.
RULES = {
    "preset": "standard",
    "no_declaration": "no_trump",
    "shorter_tractor": True,
    "throw_follow": "pairs",
    "ace_offrank": True,
    "rank_small_joker": True,
    "kitty_multiplier": "twice_all_cards",
    "must_defend": ["2", "5", "T", "K"],
}
#: The ranks in their order, which the league counts from 2; then its suits, and the jokers' numbers.
RANKS = "23456789TJQKA"
SUITS = "SHDC"
JOKERS = {"SJ": 15, "BJ": 16}
PACK = 54

Card = dict[str, Any]


class Cards:
    """The cards of one deal by the league's numbers, 0 to 107: the two copies of a card are 54 apart."""

    def __init__(self) -> None:
        self._mine: dict[str, list[int]] = {}
        self._buried: dict[str, list[int]] = {}

    def card(self, text: str, number: int) -> Card:
        """Return a card as the league has it."""
        suit, rank = ("X", JOKERS[text]) if text in JOKERS else (text[1], RANKS.index(text[0]) + 2)
        return {"suit": suit, "rank": rank, "id": number}

    def numbers(self, text: str) -> tuple[int, int]:
        """Return the numbers of the two copies of a card."""
        first = 37 + JOKERS[text] if text in JOKERS else 13 * SUITS.index(text[1]) + RANKS.index(text[0])
        return first, first + PACK

    def own(self, hand: list[str], buried: list[str]) -> tuple[list[Card], list[Card]]:
        """Return the hand of the seat that is asked, and what it buried: a card keeps its number all deal.

        Of two copies the first is the one that leaves the hand first.
        """
        held, gone = [], []
        for text in sorted({*hand, *buried}):
            mine = self._mine.setdefault(text, [])
            free = [number for number in self.numbers(text) if number not in mine]
            while len(mine) < hand.count(text) + buried.count(text):
                mine.append(free.pop(0))
            self._buried[text] = mine[: buried.count(text)]
            held += [self.card(text, number) for number in mine[len(mine) - hand.count(text) :]]
            gone += [self.card(text, number) for number in self._buried[text]]
        return held, gone

    def played(self, plays: list[dict[str, Any]], you: str) -> list[dict[str, Any]]:
        """Return plays in their order: the seat that is asked played its own copies, the others the rest."""
        used: dict[str, list[int]] = {}
        found = []
        for play in plays:
            cards = []
            for text in play["cards"]:
                gone = used.setdefault(text, [*self._buried.get(text, [])])
                mine = self._mine.get(text, [])
                own = [number for number in mine if number not in gone]
                others = [n for n in self.numbers(text) if n not in gone and n not in mine]
                number = (own or others if play["seat"] == you else others or own)[0]
                gone.append(number)
                cards.append(self.card(text, number))
            found.append({"seat": play["seat"], "cards": cards})
        return found


def text_of(card: Card) -> str:
    """Return a card as our messages have it."""
    if card["suit"] == "X":
        return "SJ" if card["rank"] == JOKERS["SJ"] else "BJ"
    return f"{RANKS[card['rank'] - 2]}{card['suit']}"


def league_view(view: dict[str, Any], cards: Cards) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the league's view of a question of ours, and the plays of the trick under way."""
    seats = view["rotation"]
    number = {seat: place for place, seat in enumerate(seats)}
    hand, gone = cards.own(view["hand"], buried(view))
    done = [play for trick in view["tricks"] for play in trick["plays"]]
    open_trick = view["trick"]["plays"] if view["trick"] else []
    plays = [
        {**play, "seat": number[play["seat"]]} for play in cards.played([*done, *open_trick], view["you"])
    ]
    kind = view["prompt"]["kind"]
    phase = (
        "discard" if kind == "bury" else "deal" if kind == "declare" else "follow" if open_trick else "lead"
    )
    is_dealt = phase != "deal"
    rank = RANKS.index(view["own"]["trump_rank"]) + 2
    declarer = next((number[seat] for seat in view["roles"]), -1)
    levels = [RANKS.index(levels_of(view)[side]) + 2 for side in ("NS", "EW")]
    return {
        "phase": phase,
        "seat": number[view["you"]],
        "myTeam": number[view["you"]] % 2,
        "hand": hand,
        "trumpRank": rank,
        "trump": {"suit": suit_of(view["trump"]), "rank": rank} if is_dealt else None,
        "declSeat": declarer if is_dealt else -1,
        "curDecl": declaration(view, number),
        "rebelHappened": any(shown["cards"][0] in JOKERS for shown in declarations(view)),
        "dealerKnown": view["deal"] > 1,
        "dealer": declarer if view["deal"] > 1 else -1,
        "firstTaker": number[view["first"]],
        "levels": levels,
        "played": [-1, -1],
        "gates": [2, 5, 10, 13],
        "round": view["deal"] - 1,
        "kittySize": 8,
        "history": plays,
        "buriedKnown": gone,
        "trickNo": len(view["tricks"]),
    }, plays[len(done) :]


def levels_of(view: dict[str, Any]) -> dict[str, str]:
    """Return the level of each side."""
    return next(row["values"] for row in view["score"] if row["label"] == "level")


def suit_of(trump: str | None) -> str | None:
    """Return the league's trump suit: none where no suit is trump."""
    return trump if trump in tuple(SUITS) else None


def strength(texts: list[str]) -> int:
    """Return how strong the league counts a declaration: a card, a pair, small jokers, big jokers."""
    return {"SJ": 3, "BJ": 4}.get(texts[0], len(texts))


def declarations(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what was declared, in order."""
    return [call for call in view["calls"] if "cards" in call]


def buried(view: dict[str, Any]) -> list[str]:
    """Return the cards that the seat has buried itself."""
    return next((zone.get("cards", []) for zone in view["zones"] if zone["kind"] == "buried"), [])


def declaration(view: dict[str, Any], number: dict[str, int]) -> dict[str, Any] | None:
    """Return the declaration that stands."""
    shown = next(reversed(declarations(view)), None)
    if shown is None:
        return None
    texts = shown["cards"]
    suit = None if texts[0] in JOKERS else texts[0][1]
    return {"seat": number[shown["seat"]], "suit": suit, "strength": strength(texts)}


class Bridge:
    """The process, and the deals of its seats."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._cards: dict[str, tuple[object, Cards]] = {}
        self._played: dict[str, int] = {}

    def answer(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return our action for what the bot chose. Raises ValueError where it chose nothing of the kind."""
        deal, you = (view["deal"], levels_of(view)), view["you"]
        known = self._cards.get(you)
        played = sum(len(trick["plays"]) for trick in (*view["tricks"], view["trick"]) if trick)
        if known is None or known[0] != deal or played < self._played[you]:
            self._cards[you] = known = (deal, Cards())
        self._played[you] = played
        asked, plays = league_view(view, known[1])
        if asked["phase"] == "deal":
            wanted = self._ask("onDeal", asked)
            for option in view["prompt"]["declarations"]:
                suit = None if option["cards"][0] in JOKERS else option["cards"][0][1]
                if wanted and (wanted["suit"], wanted["strength"]) == (suit, strength(option["cards"])):
                    return {"kind": "declare", "cards": option["cards"]}
            return {"kind": "pass" if view["phase"] == "last_chance" else "none"}
        call = asked["phase"]
        chosen = self._ask(call, asked, plays)
        chosen = chosen.get("cards") if isinstance(chosen, dict) else chosen
        own = {card["id"]: card for card in asked["hand"]}
        if not isinstance(chosen, list) or any(card["id"] not in own for card in chosen):
            raise ValueError(f"{call}: {chosen}")
        texts = [text_of(own[card["id"]]) for card in chosen]
        return {"kind": "bury" if call == "discard" else "play", "cards": texts}

    def _ask(self, call: str, view: dict[str, Any], plays: list[dict[str, Any]] | None = None) -> Any:
        reading, writing = self._process.stdout, self._process.stdin
        assert reading is not None, "a started process is read from"
        assert writing is not None, "a started process is written to"
        writing.write(json.dumps({"call": call, "view": view, "plays": plays or []}) + "\n")
        writing.flush()
        line = reading.readline()
        if not line:
            raise ValueError(f"{call}: the bot has ended")
        return json.loads(line)


def main() -> None:
    """Answer each question of the arena."""
    bridge = Bridge(sys.argv[1:])
    for line in sys.stdin:
        try:
            action = bridge.answer(json.loads(line)["view"])
        except (ValueError, KeyError, TypeError) as error:
            print(f"league_bridge: {error!r}", file=sys.stderr)
            action = {"kind": "nothing"}  # counts as an illegal move
        print(json.dumps(action), flush=True)


if __name__ == "__main__":
    main()
