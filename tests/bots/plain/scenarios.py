"""Positions with the play a good partner makes, for Two Hundred and Rangvaar.

N is to play, S is its partner, W and E the opponents; turns go S W N E. A position says what lies on the
table, the complete tricks before it, N's whole hand, and which plays are good, or which (with ``not``) a
good partner never makes. N holds all the cards it would at that point, so that a search has real worlds.
"""

from followsuit.base.seats import Seat

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E


#: sentence, hand, table, good plays or ``not`` and bad ones, and what else the position needs.
TWO_HUNDRED_CARDS = [
    (
        "does not trump its partner's winning ace",
        "KD 9D 6D TH 7H 6H 8C 7C 9C QC",
        "AS 7S",
        "not KD 9D 6D",
        {},
    ),
    ("feeds its ten to its partner's winning ace", "TS 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S AS 9S", "TS", {}),
    ("feeds its five where it has no ten", "5S 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S AS 9S", "5S", {}),
    ("gives no ten to the opponents' ace", "TS 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S AS", "not TS", {}),
    ("gives no five to the opponents' king", "5S 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S KS", "not 5S", {}),
    ("wins points cheaply when last to play", "KS QS 7S 9H 7H 6H 8C 7C 9D 6D", "5S 9S JS", "KS QS", {}),
    ("takes its own ten home when last to play", "TS QS 7S 9H 7H 6H 8C 7C 9D 6D", "8S 6S 9S", "TS", {}),
    ("ruffs twenty points when last to play", "6D KD 9H 7H 6H 8H 8C 7C 9C 6C", "8S TS AS", "6D KD", {}),
    ("overruffs with the least that wins", "6D 8D AD 9H 7H 6H 8C 7C 9C 6C", "AS 9S 7D", "8D", {}),
    (
        "keeps its high trumps from a worthless trick",
        "AD KD TD 9H 7H 6H 8C 7C 9C 6C",
        "7S 8S 9S",
        "not AD KD TD",
        {},
    ),
    ("discards points onto its partner's sure trick", "TH 9H 7H 6H 8H 8C 7C 9C 6C QC", "7S AS 8S", "TH", {}),
    (
        "does not discard points onto a lost trick",
        "TH 9H 7H 6H 5C 8C 7C 9C 6C QC",
        "7S 8S AS",
        "not TH 5C",
        {},
    ),
    ("does not lead an unguarded ten", "TS 7S 9H 7H 6H KH 8C 7C 9C QC", "", "not TS", {"declarer": N}),
    (
        "does not ruff in front of a partner who has ruffed",
        "AD 9D 7D TH 7H 6H 8C 7C 9C QC",
        "AS KD 7S",
        "not AD 9D 7D",
        {},
    ),
    (
        "feeds a ten to a partner's ruff that nobody can beat",
        "9D 7D TH 7H 6H 8H 8C 7C 9C QC",
        "AS KD 7S",
        "TH",
        {},
    ),
    (
        "draws trumps with a trump suit from the top",
        "AD KD TD QD JD 9D AS KS 7H 8C",
        "",
        "AD KD TD QD JD 9D",
        {"declarer": N},
    ),
    (
        "draws with no trump that counts where another low one draws as well",
        "QD JD 9D 7D 5D 7S 6S 7H 6H 8C",
        "",
        "not 5D",
        {"declarer": N},
    ),
    (
        "draws no trumps once the opponents have none",
        "AD KD AS 9S 7H 8C",
        "",
        "not AD KD",
        {"declarer": N, "past": ["N: TD 5D 6D 8H", "N: QD 7C 7D 6H", "N: JD 6C 8D 7S", "N: 9D 9C JH 8S"]},
    ),
    (
        "takes a sure last trick with its ten",
        "TS 7H",
        "KS 9S 8S",
        "TS",
        {
            "past": [
                "S: AD 5D 6D 7D",
                "S: KD 8D 9D TD",
                "S: QD 8C JD 9C",
                "S: AC 5C 6C TC",
                "S: KC JC 7C QC",
                "S: AH 8H 5H 6H",
                "S: KH 9H QH TH",
                "S: 5S AS 6S JS",
            ]
        },
    ),
    (
        "ruffs an opponent's ten with a small trump",
        "6D 8D 9H 7H 6H 8H 8C 7C 9C 6C",
        "TS",
        "6D 8D",
        {"declarer": W},
    ),
    ("covers an opponent's ten with the ace", "AS 7S 9H 7H 6H 8H 8C 7C 9D 6D", "TS", "AS", {"declarer": W}),
    (
        "throws its lowest on an ace it cannot beat",
        "KS 9S 6S 9H 7H 6H 8C 7C 9D 6D",
        "AS",
        "6S 9S",
        {"declarer": W},
    ),
]

RANGVAAR_CARDS = [
    (
        "does not trump its partner's winning ace",
        "KD 9D 6D TH 7H 6H 4H 8C 7C 9C QC 3C 2C",
        "AS 7S",
        "not KD 9D 6D",
        {},
    ),
    (
        "does not overtake its partner's king with the ace",
        "AS 6S 9S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "7S KS 8S",
        "not AS",
        {},
    ),
    ("wins cheaply when last to play", "AS QS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C", "8S 9S JS", "QS", {}),
    (
        "throws its lowest on an ace it cannot beat",
        "KS 9S 2S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "AS",
        "2S 9S",
        {"declarer": W},
    ),
    (
        "ruffs an opponents' ace with a small trump",
        "AD 3D TH 7H 6H 4H 8C 7C 9C KC QC 3C 2C",
        "8S 9S AS",
        "3D",
        {},
    ),
    ("overruffs with the least that wins", "8D 3D TH 7H 6H 5H 4H 8C 7C 9C QC 3C 2C", "AS 9S 7D", "8D", {}),
    (
        "leaves a partner's ruff alone",
        "AD 8D 3D TH 7H 6H 4H 8C 7C 9C QC 3C 2C",
        "AS KD 7S",
        "not AD 8D 3D",
        {},
    ),
    ("keeps a king it cannot win with", "KS 4S 2S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C", "3S AS", "not KS", {}),
    ("does not discard an ace", "AH 7H 6H 4H AC 7C 9C QC 3C 2C 8C 5H 3H", "8S 9S AS", "not AH AC", {}),
    (
        "draws trumps with a trump suit from the top",
        "AD KD QD JD TD 9D AS KS AH 7H 8C 3C 2C",
        "",
        "AD KD QD JD TD 9D",
        {"declarer": N},
    ),
    (
        "leads no low trump where one rival may hold all that are out",
        "8S 6S 2S 9H 7H 4H QD 9D 5D 8C 6C",
        "",
        "not 8S 6S 2S",
        {"declarer": N, "trump": "S", "past": ["N: AS 4S 5S 3S", "N: KS 2H TS 7S"]},
    ),
    (
        "tops the second hand's queen with its ace",
        "AS KS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "3S QS",
        "AS KS",
        {},
    ),
    ("plays low on its partner's ace", "KS QS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C", "AS 3S", "7S", {}),
    (
        "wins with the king when last, not the ace",
        "AS KS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "8S 9S QS",
        "KS AS",
        {},
    ),
    (
        "does not lead a king under the ace",
        "KS 7S 6H 4H 8H 8C 7C 9C 9D 3D 2C 4C TC",
        "",
        "not KS",
        {"declarer": W},
    ),
    ("cashes a side ace early", "AS KS 7H 6H 4H 8H 8C 7C 9C 3D 2C 4C TC", "", "AS KS", {"declarer": W}),
    (
        "takes the last seat's cheap trick with a nine",
        "KS 9S 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "4S 5S 8S",
        "9S",
        {},
    ),
    (
        "does not spend an ace of trumps on a deuce's trick",
        "AD KD 3D TH 7H 6H 4H 8C 7C 9C QC 3C 2C",
        "4S 5S 8S",
        "3D",
        {},
    ),
    (
        "follows low where an opponent has ruffed",
        "AS KS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "8S 9S 4D",
        "7S",
        {},
    ),
]
