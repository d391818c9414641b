"""Program: what somebody would write against the package, with every public name and its attributes in it.

`test_scratch_project` copies it beside an installed wheel, has it checked as strictly as can be, and runs it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import followsuit
from followsuit import (
    NO_TRUMP,
    STABLE_MODULES,
    Analysis,
    AnySeat,
    AnySide,
    ArenaResult,
    AskRedeal,
    AskTrump,
    Bid,
    Bot,
    Budget,
    Bury,
    Candidate,
    Card,
    CardError,
    CourtPieceObservation,
    DealError,
    DealResult,
    Declare,
    DocumentError,
    EightSeat,
    Event,
    FollowSuitError,
    GoOn,
    IllegalActError,
    LayIndicator,
    Match,
    MatchResult,
    NameTrump,
    Pass,
    Play,
    Position,
    RangvaarObservation,
    Rank,
    Refusal,
    ReplayStep,
    RequestError,
    Rotation,
    RulesError,
    Seat,
    SeatAction,
    SeatPlayer,
    Side,
    Situation,
    SixSeat,
    Stop,
    Suit,
    TractorObservation,
    TwoHundredObservation,
)
from followsuit.base.events import TrickWon, event_data, events_for


def careful(situation: Situation) -> SeatAction | None:
    if not situation.must_act:
        return None
    plays = [act for act in situation.legal if isinstance(act, Play)]
    if plays:
        return min(plays, key=lambda act: act.cards[0].rank)
    for act in situation.legal:
        if isinstance(act, (Bid, NameTrump, Declare, Bury, Pass)):
            print(act.seat, act)
    return situation.legal[0]


def by_text(situation: Situation[Any]) -> str:
    hand: tuple[Card, ...] = situation.hand
    phase: str = situation.phase
    view: Mapping[str, Any] = situation.view
    print(phase, view["hand"], hand[0].suit.symbol, situation.rng.random(), situation.game)
    return followsuit.act_text(situation.legal[0]) if situation.must_act else "none"


class Own:
    name = "own"

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any:
        return careful_of(observation, rng, budget.nodes)


def careful_of(observation: Any, rng: Random, nodes: int | None) -> SeatAction:
    print(rng.random(), nodes)
    return Pass(observation.seat)


def shown(step: ReplayStep) -> str:
    won = [event for event in step.events if isinstance(event, TrickWon)]
    return f"{step.deal} {step.action} {[f'{event.seat}: {event.points}' for event in won]}"


def court_piece_acts(position: Position[CourtPieceObservation]) -> list[str]:
    observation = position.observation()
    acts = (AskRedeal, AskTrump, GoOn, LayIndicator, Stop)
    print(observation.seat, position.game)
    return [str(act) for act in position.legal() if isinstance(act, acts)]


def thought_over(position: Position[RangvaarObservation]) -> None:
    analysis: Analysis = followsuit.analyse(position, level="expert", budget=Budget(nodes=20))
    best: Candidate = analysis.best
    print(best.act, best.value, best.plus_minus, best.worlds, best.reason, analysis.is_exact)
    print(followsuit.best_reply(position, level="casual"), position.after(best.act).to_act)
    for world in position.worlds("S", 2, seed="x"):
        side: AnySide = position.seats[0].side
        print(world.played_out("casual").score, side.name)


def last_tricks(record: str) -> None:
    game: list[Position[TwoHundredObservation]] = list(followsuit.positions(record))
    print(len(game), followsuit.solve(next(one for one in reversed(game) if len(one.legal()) > 1)))


def is_no_trump(position: Position[TractorObservation]) -> bool:
    trump = position.observation("S").trump
    return trump is not None and trump.suit == NO_TRUMP


def main() -> None:
    bot: Bot = Own()
    players: dict[str, SeatPlayer] = {"S": "person", "N": careful, "E": by_text}
    match = followsuit.match(
        "two_hundred",
        rules={"preset": "traditional", "target": 300},
        level="casual",
        players={"S": "person", "N": careful, "E": by_text},
        seed=7,
    )
    four = followsuit.match(
        "rangvaar", players={Seat.S: careful, Seat.N: lambda observation: observation.legal[0]}
    )
    six = followsuit.match("tractor", rules={"seats": 6}, players={SixSeat.S: careful, SixSeat.N: "expert"})
    eight = followsuit.match("tractor", rules={"seats": 8}, players={EightSeat.SE: "person"})
    game: str = followsuit.games()[0]
    unknown = followsuit.match(game, players={**players, "W": bot}, seed="x")
    matches: list[Match] = [match, four, six, eight, unknown]
    modules: tuple[str, ...] = STABLE_MODULES
    print(matches, modules)

    events: tuple[Event, ...] = match.run(deals=1, until=lambda one: one.to_act is Seat.S)
    for event in events_for(Seat.S, events):
        print(event_data(event)["kind"], event.audience)
    to_act: AnySeat | None = match.to_act
    if to_act:
        print(f"{to_act} {to_act.side} {to_act.partner} {to_act.partners} {int(to_act)} {to_act.name}")
    legal: tuple[SeatAction, ...] = match.legal("S")
    refusal: Refusal | None = match.why_not("pass", Seat.S)
    if refusal:
        print(refusal.code, refusal.clause, refusal.facts)
    try:
        match.push(legal[0])
        match.push(Play(Seat.S, followsuit.parse_cards("AS KS")))
    except IllegalActError as error:
        print(error.refusal.code, error.act, error.position, error.remedy, error.facts["phase"])
    try:
        match.push({"kind": "bid", "value": 60}, "S")
        match.push("play ZZ")
    except (CardError, DealError, RequestError, DocumentError, RulesError) as error:
        print(error.code, error.message)
    except FollowSuitError as error:
        print(error)
    undone: SeatAction | None = match.undo("S")
    print(undone, match.needs_deal, match.is_over, match.is_bot("N"), match.seat("n"), match.game)

    observation = match.situation("S").observation
    print(observation.dealer, observation.hand, observation.rules.target, match.rules.target)
    trump: Rank = six.situation(SixSeat.S).observation.trump_rank
    while match.deal_result() is None:
        match.run(deals=1)
        if match.to_act is Seat.S:
            match.push(match.legal()[-1])
    deal: DealResult | None = match.deal_result()
    if deal is not None:
        print(deal.took["NS"], deal.standing["EW"], deal.made, deal.summary["declarer"], trump)
    result: MatchResult | None = match.result()
    print(result.won_by if result else None, match.position, match.seats, match.may_act, match.acts())

    court_piece_acts(followsuit.deal("court_piece", seed=1))
    thought_over(followsuit.deal("rangvaar", seed=1))
    last_tricks(match.record())
    print(is_no_trump(followsuit.deal("tractor", seed=1)))

    record = Path(__file__).with_name("kept.deal")
    record.write_text(match.record(), encoding="utf-8")
    again = followsuit.resume(record.read_text(encoding="utf-8"), players={"S": "expert"})
    print(again.seed, again.deals, *map(shown, followsuit.replay(match.record())))
    compared: ArenaResult = followsuit.compare("rangvaar", careful, "beginner", pairs=2, progress=print)
    print(compared.mean, compared.is_better(), compared.report["figures"], compared.text)

    card = followsuit.parse_card("AS")
    print(card.rank is Rank.ACE, card.suit is Suit.SPADES, Card.of(Rank.TWO, Suit.HEARTS).text, card.bit)
    print(Rotation.CLOCKWISE.after(Seat.S), list(Rotation.COUNTER_CLOCKWISE.order(SixSeat.S)), Side.NS.seats)
    print(followsuit.presets(game), followsuit.levels(game), followsuit.__version__)
    question = {"game": game, "ask": "follow", "trump": "S", "hand": "AS KH 6H", "lead": "AH"}
    print(followsuit.rule(question)["options"])


main()
