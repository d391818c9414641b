"""Law: the functions that judge a deal, chosen by the number of packs.

Two packs have a fast law, more packs the general law. Both work on `Holding`, have the same functions, and at
two packs they give the same answers. A format or a strength of one law must not be passed to the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from followsuit.cards import Card
from followsuit.errors import Refusal
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import Ladder
from followsuit.tractor.cards.laying import Cost
from followsuit.tractor.cards.shapes import format_of
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.law import follow, lead, winning
from followsuit.tractor.law.general import follow as general_follow
from followsuit.tractor.law.general import lead as general_lead
from followsuit.tractor.law.general import winning as general_winning
from followsuit.tractor.law.general.laying import wide_following
from followsuit.tractor.law.general.units import wide_format
from followsuit.tractor.rules import TractorRules


@dataclass(frozen=True, slots=True)
class Law:
    """The functions of one law.

    ``hold`` turns cards into a `Holding`, ``format_of`` a lead into
    its format (`Format`, `WideFormat`; None for several suits). A format of either law has ``suit``,
    ``size``, ``is_throw``, ``shape`` and ``shapes``. The other functions are described in `law.follow`,
    `law.lead` and `law.winning`.
    """

    hold: Callable[[Iterable[Card], Ladder], Any]
    format_of: Callable[[Any], Any]
    following: Callable[[Any, Any, TractorRules, Cost], tuple[Card, ...]]
    fault: Callable[[Any, Any, Any, TractorRules], str]
    strength_of: Callable[[Any, Any, TractorRules], Any]
    lead_strength: Callable[[Any, Any, TractorRules], Any]
    is_stronger: Callable[[Any, Any, Any, TractorRules, Ladder], bool]
    check_follow: Callable[
        [Sequence[Card], Sequence[Card], Sequence[Card], Trump, TractorRules], Refusal | None
    ]
    check_lead: Callable[
        [Sequence[Card], Sequence[Card], Sequence[Card], Sequence[Card], lead.Voids, Trump, TractorRules],
        Refusal | None,
    ]
    resolve_throw: Callable[[Sequence[Card], Sequence[Sequence[Card]], Trump, TractorRules], lead.ThrowResult]
    winner: Callable[[Sequence[Sequence[Card]], Trump, TractorRules], int]


#: The fast law, for two packs.
LAW_OF_TWO: Final = Law(
    hold=Holding.of,
    format_of=format_of,
    following=follow.following,
    fault=follow.fault,
    strength_of=winning.strength_of,
    lead_strength=winning.lead_strength,
    is_stronger=winning.is_stronger,
    check_follow=follow.check_follow,
    check_lead=lead.check_lead,
    resolve_throw=lead.resolve_throw,
    winner=winning.winner,
)


def _of_more(packs: int) -> Law:
    return Law(
        hold=lambda cards, ladder: Holding.of(cards, ladder),
        format_of=wide_format,
        following=wide_following,
        fault=general_follow.wide_fault,
        strength_of=general_winning.wide_strength_of,
        lead_strength=general_winning.wide_lead_strength,
        is_stronger=general_winning.wide_is_stronger,
        check_follow=general_follow.check_follow,
        check_lead=general_lead.check_lead,
        resolve_throw=general_lead.resolve_throw,
        winner=general_winning.winner,
    )


_LAWS: Final = {2: LAW_OF_TWO, 3: _of_more(3), 4: _of_more(4)}


def law_of(rules: TractorRules) -> Law:
    """The law for the number of packs under these rules."""
    return _LAWS[rules.packs]
