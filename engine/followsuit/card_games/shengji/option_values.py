"""Option values: what each option of the rules may be, in words."""

from __future__ import annotations

from enum import StrEnum


class TrumpFinding(StrEnum):
    """How trump and the declaring side of deal 1 are found (T6, T40)."""

    DECLARE = "declare"
    AUCTION = "auction"


class NoDeclaration(StrEnum):
    """What happens if nobody declares: no trump, a trump found in the kitty, or a new deal (T12)."""

    NO_TRUMP = "no_trump"
    KITTY = "kitty"
    REDEAL = "redeal"


class NoTrumpRanks(StrEnum):
    """Whether trump-rank cards are trumps or plain cards if there is no trump suit (T15)."""

    TRUMP = "trump"
    PLAIN = "plain"


class Throw(StrEnum):
    """Whether several units may be led together: never, if proven unbeatable, or as an attempt (T22)."""

    OFF = "off"
    PROVEN = "proven"
    ATTEMPT = "attempt"


class FailedThrowUnit(StrEnum):
    """Which unit of a failed throw is played (T22); none if all cards go back (T90)."""

    LOWEST_BEATEN = "lowest_beaten"
    LOWEST_ANY = "lowest_any"
    ALL_BACK = "all_back"


class ThrowFollow(StrEnum):
    """What the others have to follow a throw with: its tractors and pairs, or only its pairs (T27)."""

    STRUCTURE = "structure"
    PAIRS = "pairs"


class ThrowBeat(StrEnum):
    """How two plays that both beat a throw are compared (T31, T91)."""

    LARGEST_UNIT = "largest_unit"
    ALL_UNITS = "all_units"
    HIGHEST_CARD = "highest_card"
    HIGHEST_TYPE = "highest_type"


class KittyMultiplier(StrEnum):
    """How many times the kitty's points count (T34)."""

    NONE = "none"
    TWO_FOUR = "two_four"
    TWICE_LONGEST_UNIT = "twice_longest_unit"
    POWER = "power"
    TWICE_ALL_CARDS = "twice_all_cards"
    POWER_PAIRS = "power_pairs"


class DrawPolicy(StrEnum):
    """What the others have to follow a tuple or tractor with (T72)."""

    NO_PROTECTIONS = "no_protections"
    ONLY_DRAW_TRACTOR_ON_TRACTOR = "only_draw_tractor_on_tractor"
    LONGER_TUPLES_PROTECTED = "longer_tuples_protected"
    NO_FORMAT_BASED_DRAW = "no_format_based_draw"


class CounterDeclare(StrEnum):
    """Whether other seats may still override the declaration after the kitty is buried (T77)."""

    OFF = "off"
    AFTER_BURIAL = "after_burial"


class VoidPlays(StrEnum):
    """What a seat plays that holds no card of the side suit that was led (T87)."""

    ANY = "any"
    MUST_TRUMP = "must_trump"


class ThrowProof(StrEnum):
    """What proves a throw: unbeatable units or the others' voids, voids alone, or units alone (T88)."""

    EITHER = "either"
    VOIDS = "voids"
    UNBEATABLE = "unbeatable"


class ThrowVoids(StrEnum):
    """Whose voids prove a throw: those of all other seats, or of the other side (T89)."""

    OTHERS = "others"
    OPPONENTS = "opponents"


class DeclareLeast(StrEnum):
    """The weakest declaration there is (T92)."""

    SINGLE = "single"
    PAIR = "pair"


class SelfOverride(StrEnum):
    """What the seat whose declaration stands may override it with (T93)."""

    SAME_SUIT = "same_suit"
    ANY = "any"


class JackHook(StrEnum):
    """How far the declaring side falls from J if jacks take the last trick from it (T96)."""

    OFF = "off"
    TO_TWO = "to_two"
    HALF = "half"


class AlwaysTrump(StrEnum):
    """Which further cards, after the jokers and the trump rank, are trumps in every deal (T97)."""

    NONE = "none"
    TWOS = "twos"


class LevelTable(StrEnum):
    """Which table turns the opposing side's points into levels gained (T35)."""

    TWO_TWO = "two_two"
    THREE_TWO = "three_two"
    OPEN = "open"


class GameEnd(StrEnum):
    """What wins the match: reaching the ace, or holding it as the declaring side (T37).

    Only a side that gains levels in the deal can reach it.
    """

    REACH_ACE = "reach_ace"
    DEFEND_ACE = "defend_ace"


class AuctionDeals(StrEnum):
    """Which deals the pairs bid for: the first, or every one (T98)."""

    FIRST = "first"
    EVERY = "every"


class AuctionRounds(StrEnum):
    """How often each pair speaks: until one passes, or once (T99)."""

    RISING = "rising"
    SINGLE = "single"


class AuctionStarter(StrEnum):
    """Whose highest card in the starter trick makes the starter: the declaring side's, or anyone's (T100)."""

    DECLARING = "declaring"
    ANY = "any"
