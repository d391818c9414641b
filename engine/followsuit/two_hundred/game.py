"""Game of Two Hundred: its verbs gathered under the names every game answers to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from followsuit.game import Game, Ruling, Step
from followsuit.rules import OptionInfo, Specification, options_of, read_rules, rules_specification
from followsuit.seats import Rotation, Seat, parse_seat
from followsuit.trick import notation
from followsuit.trick.messages import action_from
from followsuit.two_hundred import observation, verbs, view
from followsuit.two_hundred.rules import PRESETS, TwoHundredRules
from followsuit.two_hundred.rulings import RULINGS
from followsuit.two_hundred.state import DealOver, Shuffling, Standing, State, ThrownIn


class TwoHundred:
    """Two Hundred (Deux Cents)."""

    name = "two_hundred"
    rotation = Rotation.CLOCKWISE
    standing_fields: Sequence[str] = ("dealer", "totals")

    def preset_names(self) -> Sequence[str]:
        """The presets, ``reference`` first."""
        return tuple(PRESETS)

    def rules(self, specification: Specification) -> TwoHundredRules:
        """The rules a specification names. Raises `RulesError`."""
        return read_rules(PRESETS, specification)

    def specification(self, rules: TwoHundredRules) -> str | dict[str, Any]:
        """The shortest specification of the rules."""
        return rules_specification(PRESETS, rules)

    def rule_options(self) -> Sequence[OptionInfo]:
        """Every field of the rules."""
        return options_of(TwoHundredRules)

    def new_match(self, rules: TwoHundredRules, rng: Random) -> State:
        """The state before deal 1."""
        return verbs.new_match(rules, rng)

    def rules_of(self, state: State) -> TwoHundredRules:
        """The rules the match is played by."""
        return state.standing.rules

    def needs_deal(self, state: State) -> bool:
        """Whether the next thing to happen is a new deal."""
        return verbs.next_standing(state) is not None

    def is_over(self, state: State) -> bool:
        """Whether a side has won."""
        return isinstance(state, DealOver) and state.score.won_by is not None

    def deal(self, state: State, rng: Random) -> Step[State]:
        """Shuffle and begin the next deal."""
        return verbs.deal(state, rng)

    def opening(self, state: State) -> Mapping[str, str]:
        """Dealer, totals and hands the deal began with."""
        assert not isinstance(state, Shuffling), "a deal that has not begun has no opening"
        standing = state.standing
        return {
            "dealer": standing.dealer.name,
            "totals": notation.sides_text(standing.totals),
            **notation.hand_fields(state.dealt, standing.first),
        }

    def place(self, rules: TwoHundredRules, number: int, opening: Mapping[str, str]) -> Step[State]:
        """Begin a deal as an opening says. Raises `FollowSuitError`."""
        dealer = parse_seat(notation.read_field(opening, "dealer"))
        totals = notation.read_sides(notation.read_field(opening, "totals"))
        hands = notation.read_hands(opening)
        notation.check_dealt(hands, rules.hand_size, rules.pack)
        return verbs.begin(Standing(rules, number, dealer, totals), hands)

    def to_act(self, state: State) -> Seat | None:
        """The seat whose turn it is."""
        return verbs.to_act(state)

    def may_act(self, state: State) -> Sequence[Seat]:
        """Nobody: in this game a seat acts in its turn."""
        return ()

    def table_act(self, state: State) -> None:
        """Nothing: the seats do everything."""

    check = staticmethod(verbs.check)
    apply = staticmethod(verbs.apply)
    observe = staticmethod(observation.observe)
    options = staticmethod(observation.options)
    view = staticmethod(view.view)
    position = staticmethod(verbs.position)
    action_from = staticmethod(action_from)
    write_actions = staticmethod(notation.write_actions)

    def summary(self, state: State) -> dict[str, Any] | None:
        """What the deal came to; None before it is over."""
        if isinstance(state, ThrownIn):
            return {"passed_out": True}
        return view.summary(state.contract, state.score) if isinstance(state, DealOver) else None

    def read_actions(self, state: State, line: str) -> Sequence[verbs.Action]:
        """The actions a record line stands for."""
        return notation.read_actions(line)

    def rulings(self) -> Mapping[str, Ruling]:
        """The referee's questions."""
        return RULINGS


GAME: Game = TwoHundred()
