"""Filler: a lesson's position filled in to a whole legal deal, and the record of it up to the lesson."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from followsuit.base.actions import Play
from followsuit.base.cards import Card
from followsuit.base.errors import DocumentError, FollowSuitError
from followsuit.base.events import TrickWon
from followsuit.base.game import AnyGame
from followsuit.base.seats import parse_any_seat
from followsuit.card_games.registry import game_named
from followsuit.documents import kind_named
from followsuit.lessons.authoring.position_text import LessonPosition
from followsuit.record import Opening, Slot, read_and_play

#: How often the cards are dealt at random, and how often the points are distributed again.
DEALS: Final = 2000
SHARES: Final = 3000
#: After so many unreadable openings in a row, the text is wrong and not the random numbers.
UNREAD: Final = 40

#: The card that each seat plays to a trick, by the seat's name.
Trick = dict[str, Card]


@dataclass(frozen=True, slots=True)
class _Played:
    """Tricks as they were played: the acts, and of each trick its winner and its points (else 1)."""

    acts: list[Play]
    winners: list[str]
    points: list[int]


class Filling:
    """One position being filled in; ``seed`` is the text its random cards are drawn from."""

    def __init__(self, position: LessonPosition, seed: str) -> None:
        self.position, self.seed = position, seed
        self.game: AnyGame = game_named(position.game)
        self.rules = self.game.rules(position.rules)
        sample = self.game.deal(self.game.new_match(self.rules, Random(0)), Random(0)).state
        self.sample = Opening(self.game.opening(sample))
        self.names = self.sample.seats
        self.kitty_size = len(self.sample.kitty)
        view = self.game.view(self.game.observe(sample, parse_any_seat("S", 4)))
        self.worth: dict[str, int] = view.get("worth", {})

    def record(self) -> str:
        """The record, of the first cards drawn that make a legal deal. Raises `DocumentError`."""
        rng = Random(f"lesson/{self.seed}")
        reason, unread = "", 0
        for _ in range(DEALS):
            tricks = self._tricks(rng) if self.position.lead else []
            unread += 1
            try:
                lines, state = self._begun(tricks, rng)
                unread = 0
                if tricks:
                    played = self._played(state, tricks)
                    tricks = self._steered(tricks, played, rng)
                    lines, state = self._begun(tricks, rng)
                    played = self._played(state, tricks)
                    if not self._is_wanted(played):
                        reason = "the tricks before went to the wrong seats"
                        continue
                    lines += self.game.write_actions(played.acts)
                text = "\n".join([*lines, *self.position.then]) + "\n"
                read_and_play(text)
            except FollowSuitError as error:
                reason = str(error)
                if unread > UNREAD:
                    break
                continue
            return text
        raise DocumentError("no_position", 0, f"{self.seed}: no deal was found; the last one: {reason}")

    # The cards ---------------------------------------------------------------------------------------------
    def _left(self) -> list[Card]:
        """The cards of the pack that the position does not name."""
        rest = [slot.card for slot in self.sample.slots()]
        position = self.position
        for cards in (*position.hands.values(), *position.past.values(), position.kitty):
            for card in cards:
                rest.remove(card)
        return rest

    def _tricks(self, rng: Random) -> list[Trick]:
        """Tricks of the cards that are gone, each seat's card by its name: in most everybody follows."""
        rest = self._left()
        rng.shuffle(rest)
        # The kitty gets cards without points, if possible.
        rest.sort(key=lambda card: self.worth.get(card.text, 0))
        by_suit: dict[str, list[Card]] = {}
        for card in rest:
            by_suit.setdefault(self._group(card), []).append(card)
        fixed = [(name, card) for name, cards in self.position.past.items() for card in cards]
        count = {
            suit: len(cards) + sum(self._group(c) == suit for _, c in fixed)
            for suit, cards in by_suit.items()
        }
        self.kitty = list(self.position.kitty)
        room = self.kitty_size - len(self.kitty)
        for suit, cards in by_suit.items():
            while room and count[suit] % 4:
                self.kitty.append(cards.pop(0))
                count[suit] -= 1
                room -= 1
        for suit in sorted(count, key=lambda suit: -count[suit]):
            while room >= 4:
                self.kitty += [by_suit[suit].pop(0) for _ in range(4)]
                room -= 4
        tricks: list[Trick] = []
        loose: list[Card] = []
        for suit, cards in by_suit.items():
            rng.shuffle(cards)
            for name, card in [one for one in fixed if self._group(one[1]) == suit]:
                others = [other for other in self.names if other != name]
                tricks.append({name: card, **{other: cards.pop() for other in others}})
            while len(cards) >= 4:
                tricks.append(
                    dict(zip(rng.sample(self.names, 4), [cards.pop() for _ in range(4)], strict=True))
                )
            loose += cards
        rng.shuffle(tricks)
        rng.shuffle(loose)
        mixed = [dict(zip(self.names, loose[at : at + 4], strict=True)) for at in range(0, len(loose), 4)]
        return tricks + mixed

    def _begun(self, tricks: list[Trick], rng: Random) -> tuple[list[str], Any]:
        """The lines of the record before the tricks, and the state they lead to."""
        position = self.position
        held = {name: list(position.hands.get(name, ())) for name in self.names}
        if tricks:
            kitty = self.kitty
            for trick in tricks:
                for name, card in trick.items():
                    held[name].append(card)
        else:
            rest = self._left()
            rng.shuffle(rest)
            kitty = list(position.kitty)
            kitty += [rest.pop() for _ in range(self.kitty_size - len(kitty))]
            for name in self.names:
                held[name] += [rest.pop() for _ in range(len(self.sample.cards_of(name)) - len(held[name]))]
        lines = self._head(self._opening([*held.items(), (None, kitty)]))
        return lines, read_and_play("\n".join(lines) + "\n").last_deal[-1].state

    def _opening(self, dealt: list[tuple[str | None, list[Card]]]) -> Mapping[str, str]:
        """The opening with these cards of each seat by its name, None for the kitty."""
        places: dict[Slot, Card] = {}
        for owner, cards in dealt:
            slots = [slot for slot in self.sample.slots() if slot.owner == owner]
            if len(cards) != len(slots):
                held = f"{owner or 'kitty'} holds {len(cards)} cards, not {len(slots)}"
                raise DocumentError("no_position", 0, held)
            places |= zip(slots, cards, strict=True)
        return {**self.sample.with_cards(places).fields, **self.position.opening}

    def _group(self, card: Card) -> str:
        trump, rank = self.position.group
        if card.is_joker or (rank and card.text[0] == rank):
            return trump
        return card.text[1]

    def _head(self, opening: Mapping[str, str]) -> list[str]:
        players = [f"player {name} {'person' if name == 'S' else 'casual'}" for name in sorted(self.names)]
        acts = [
            line.replace(" kitty", f" {opening.get('kitty', '')}") for line in self.position.before if line
        ]
        head = [kind_named("record").first_line, f"game {self.game.name}", f"rules {self.position.rules}"]
        deal = ["", f"deal {self.position.number}", *(f"{name} {value}" for name, value in opening.items())]
        return [*head, f"seed {self.seed}", *players, *deal, *acts]

    # The tricks before -------------------------------------------------------------------------------------
    def _played(self, state: Any, tricks: list[Trick]) -> _Played:
        """Play the tricks by the rules.

        Raises `IllegalActError` if they refuse a card, `DocumentError` where the deal is over already.
        """
        acts: list[Play] = []
        winners: list[str] = []
        points: list[int] = []
        for trick in tricks:
            for _ in trick:
                seat = self.game.to_act(state)
                if seat is None:
                    raise DocumentError("no_position", 0, "the deal was over before the lesson begins")
                acts.append(Play(seat, (trick[seat.name],)))
                step = self.game.apply(state, acts[-1])
                state = step.state
                for event in step.events:
                    if isinstance(event, TrickWon):
                        winners.append(event.seat.name)
                        points.append(event.points if self.worth else 1)
        return _Played(acts, winners, points)

    def _steered(self, tricks: list[Trick], played: _Played, rng: Random) -> list[Trick]:
        """Exchange cards between the tricks until the wanted seats and sides win them."""
        whole = [at for at, trick in enumerate(tricks) if self._is_whole(trick)]
        sides = {name: parse_any_seat(name, 4).side.name for name in self.names}
        wanted = [played.winners[at] for at in range(len(tricks))]
        free = [at for at in whole if not self._is_fixed(tricks[at])]
        if free and free[-1] == len(tricks) - 1:
            wanted[free.pop()] = self.position.lead
        elif free and whole[-1] != len(tricks) - 1:
            free = [at for at in free if at != whole[-1]]
        for side, count in self.position.taken.items():
            for _ in range(SHARES):
                for at in free:
                    wanted[at] = rng.choice(self.names)
                if (
                    sum(p for name, p in zip(wanted, played.points, strict=True) if sides[name] == side)
                    == count
                ):
                    break
        steered = []
        for at, trick in enumerate(tricks):
            now, then = played.winners[at], wanted[at]
            steered.append({**trick, now: trick[then], then: trick[now]})
        return steered

    def _is_whole(self, trick: Trick) -> bool:
        return len({self._group(card) for card in trick.values()}) == 1

    def _is_fixed(self, trick: Trick) -> bool:
        past = self.position.past
        return any(card in past.get(name, ()) for name, card in trick.items())

    def _is_wanted(self, played: _Played) -> bool:
        """Whether the right seat leads next, and each side has taken what it should have."""
        taken: dict[str, int] = {}
        for name, points in zip(played.winners, played.points, strict=True):
            side = parse_any_seat(name, 4).side.name
            taken[side] = taken.get(side, 0) + points
        is_right = all(taken.get(side, 0) == count for side, count in self.position.taken.items())
        return is_right and played.winners[-1] == self.position.lead
