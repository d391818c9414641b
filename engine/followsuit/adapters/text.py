"""Text environment: a seat for a language model, in the manner of Gymnasium and as JSON lines.

One episode is one deal. The other seats have bots. The model is shown only what its seat may know; it answers
with an act as text (``bid 60``, ``play AS``). A text that is not a legal act costs a penalty and is answered
with the reason; after several in a row the episode is truncated.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TextIO

from followsuit.adapters.episode import SeatAmongBots
from followsuit.api.acts import act_text, read_act
from followsuit.base.errors import FollowSuitError, RequestError
from followsuit.base.parsing import read_json
from followsuit.base.seeds import Seed

#: What an act that is refused costs, in the game's own figure.
PENALTY: Final = 1.0

#: After this many refused acts in a row the episode is cut off.
PATIENCE: Final = 5

#: How the answer is to be written.
HOW: Final = "Answer with one of the acts, written as it is in the list, and nothing else."


@dataclass(frozen=True, slots=True)
class TextStep:
    """The result of a step: what the model is shown, its reward, whether the episode ended or was cut off."""

    text: str
    reward: float
    terminated: bool
    truncated: bool
    info: Mapping[str, Any]


class TextEnvironment:
    """A seat of a deal for a language model; `reset`, then `step` until the episode ends.

    ``seat`` is the model's, ``level`` is played by the bots at the others, by default casual or the weakest
    there is. Raises `RequestError` and `RulesError` for invalid arguments.

    >>> environment = TextEnvironment("two_hundred")
    >>> text, info = environment.reset(seed=1)
    >>> text.splitlines()[0]
    'You sit S at a table of Two Hundred; your partner is N. Phase: betting.'
    """

    def __init__(
        self,
        game: str = "two_hundred",
        *,
        rules: Any = "reference",
        seat: str = "S",
        level: str | None = None,
    ) -> None:
        self._game = game
        self._own = SeatAmongBots(game, rules, seat, level)
        #: The seed given last, or drawn for the first deal, and how many deals have been dealt from it.
        self._given, self._dealt = Seed(secrets.token_hex(8)), 0
        self._refused = 0

    def reset(self, *, seed: int | str | None = None) -> tuple[str, dict[str, Any]]:
        """Begin a deal, let the others act until it is the model's turn, and return what it sees as text and
        as data.

        The same seed gives the same cards; without one the next deal of the last seed's sequence comes, and
        of a sequence drawn by lot if there was no seed yet.
        """
        if seed is not None:
            self._given, self._dealt = Seed(seed), 0
        self._own.begin_deal(self._given.numbered(self._dealt) if self._dealt else self._given)
        self._dealt += 1
        self._refused = 0
        return self._text(), self._info()

    def step(self, text: str) -> TextStep:
        """Make the act a text means. Raises `RequestError` once the deal is over."""
        deal = self._own.deal
        if deal.is_over:
            error = RequestError("no_deal_in_progress", "the deal is over")
            raise error.advised("call reset() for another one")
        try:
            act = None if text.strip().lower() == "none" else read_act(deal.game, self._own.seat, text)
            reward = self._own.act(act)
        except FollowSuitError as error:
            self._refused += 1
            shown = f"Refused: {error.message.split(';')[0]}.\n{self._text()}"
            is_cut = self._refused >= PATIENCE
            return TextStep(shown, -PENALTY, False, is_cut, {**self._info(), "refused": error.code})
        self._refused = 0
        return TextStep(self._text(), reward, deal.is_over, False, self._info())

    def _info(self) -> dict[str, Any]:
        return {"view": self._own.deal.view(self._own.seat), "legal": self._legal()}

    def _legal(self) -> list[str]:
        deal = self._own.deal
        legal = [act_text(act) for act in deal.options] if deal.seat is self._own.seat else []
        return [*legal, *(["none"] if legal and not deal.must_act else [])]

    def _text(self) -> str:
        view = self._own.deal.view(self._own.seat)
        name = self._game.replace("_", " ").title()
        partners = " and ".join(seat.name for seat in self._own.seat.partners)
        lines = [
            f"You sit {view['you']} at a table of {name}; your partner is {partners}. Phase: {view['phase']}."
        ]
        lines.append(f"Your hand: {' '.join(view['hand']) or 'empty'}.")
        if view.get("calls"):
            lines.append(f"Bids: {', '.join(_call(call) for call in view['calls'])}.")
        if view.get("contract"):
            lines.append(f"Contract: {view['contract']['declarer']} {view['contract'].get('value') or ''}.")
        lines.append(f"Trump: {view['trump'] or 'not named yet'}.")
        lines += [f"Trick {number}: {_trick(trick)}." for number, trick in enumerate(view["tricks"], 1)]
        trick = view.get("trick")
        if trick and trick["plays"]:
            lines.append(f"On the table: {_trick(trick)}.")
        if self._own.deal.is_over:
            lines.append(f"The deal is over: {json.dumps(view['summary'])}")
        else:
            lines.append(f"You may: {'; '.join(self._legal())}.")
            lines.append(HOW)
        return "\n".join(lines)


def _call(call: Mapping[str, Any]) -> str:
    return f"{call['seat']} {call['bid'] if call.get('bid') is not None else 'pass'}"


def _trick(trick: Mapping[str, Any]) -> str:
    plays = ", ".join(f"{play['seat']} {' '.join(play['cards'])}" for play in trick["plays"])
    return f"{plays}{', taken by ' + trick['winner'] if trick.get('winner') else ''}"


def serve_text(environment: TextEnvironment, questions: TextIO, answers: TextIO) -> None:
    """Serve an environment as JSON lines: ``{"reset": SEED}`` or ``{"act": "play AS"}`` in, a step out.

    With null for a seed the next deal of the last one's sequence comes.
    An answer has ``text``, ``legal``, ``reward``, ``terminated`` and ``truncated``; ``error`` says what was
    wrong with an invalid line.
    """
    for line in questions:
        answers.write(json.dumps(_answer(environment, line)) + "\n")
        answers.flush()


def _answer(environment: TextEnvironment, line: str) -> dict[str, Any]:
    try:
        asked = read_json(line)
        if isinstance(asked, dict) and "reset" in asked:
            text, info = environment.reset(seed=asked["reset"])
            step = TextStep(text, 0.0, False, False, info)
        elif isinstance(asked, dict) and isinstance(asked.get("act"), str):
            step = environment.step(asked["act"])
        else:
            return {"error": 'a line is {"reset": SEED} or {"act": "play AS"}'}
    except ValueError as error:
        return {"error": f"not JSON: {error}"}
    except FollowSuitError as error:
        return {"error": str(error)}
    return {
        "text": step.text,
        "legal": step.info["legal"],
        "reward": step.reward,
        "terminated": step.terminated,
        "truncated": step.truncated,
    }
