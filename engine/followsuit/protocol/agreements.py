"""Agreements: the messages about what the partners at a table have agreed that cards say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.agreements import WEAK_DISCARDS, Clause, words_of
from followsuit.base.game import AnyGame
from followsuit.bots.agreements.examples import KEEPER, ORDER, TRUMP, example_of
from followsuit.bots.agreements.sight import Plays
from followsuit.card_games.registry import game_named
from followsuit.protocol.answers import seat_name
from followsuit.protocol.matches import read_agreements
from followsuit.protocol.message import Message
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.table import bots_of

if TYPE_CHECKING:
    from followsuit.protocol import messages


def list_agreements(player: PlayerSession, message: Message) -> messages.AgreementList:
    """What partners may agree on in a game, each with an example of cards."""
    game = game_named(message.get("game"))
    return {"agreements": [_describe_agreement(game, word) for word in words_of(bots_of(game).clauses)]}


def _describe_agreement(game: AnyGame, word: str) -> messages.AgreementOffer:
    example = example_of(word, game.rotation)
    return {
        "code": word,
        "of": Clause.FIRST_DISCARD.value if word == WEAK_DISCARDS else None,
        "example": {
            "trump": TRUMP.letter,
            "tricks": [_describe_trick(example.past)] if example.past else [],
            "trick": _describe_trick(example.trick) if example.trick else None,
            "seat": seat_name(KEEPER),
            "hand": [card.text for card in example.hand],
            "keeps": [card.text for card in example.kept],
        },
    }


def _describe_trick(trick: Plays) -> messages.TrickView:
    led = ORDER.suit[trick[0][1][0]]
    ahead, _ = max(trick, key=lambda play: ORDER.strength(play[1][0], led))
    return {
        "leader": seat_name(trick[0][0]),
        "plays": [{"seat": seat_name(seat), "cards": [card.text for card in cards]} for seat, cards in trick],
        "winner": seat_name(ahead),
        "points": sum(ORDER.points[card] for _, cards in trick for card in cards),
    }


def set_agreements(player: PlayerSession, message: Message) -> messages.TableAnswer:
    """Change what the bots have agreed on from the next deal on."""
    sitting = player.find_sitting()
    sitting.agree(read_agreements(message, sitting.table.game))
    return {"view": sitting.view(sitting.find_viewer(message))}


OPS: Final[Mapping[str, Handler]] = {"list_agreements": list_agreements, "set_agreements": set_agreements}
