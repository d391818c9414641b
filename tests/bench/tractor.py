"""Tractor's speed, as ratios to a fixed reference loop in the same run, and in absolute figures.

python tests/bench/tractor.py
"""

import json
from pathlib import Path

from reference import reference_loop, timed  # puts the engine on the path, too

from followsuit.cards import parse_cards, parse_rank, parse_suit
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import ladder_of
from followsuit.tractor.cards.shapes import format_of
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.front.rulings import RULINGS
from followsuit.tractor.law.follow import check_follow, fault
from followsuit.tractor.law.winning import winner
from followsuit.tractor.rules import tractor_rules

CASES = Path(__file__).parents[1] / "cases"


def questions(name):
    lines = (CASES / name).read_text(encoding="utf-8").splitlines()
    keep = ("id", "game", "rules", "ask", "trump", "hand", "lead", "play", "plays")
    return [{key: value for key, value in json.loads(line).items() if key in keep} for line in lines]


def named(question, rules):
    trump = question["trump"]
    assert trump["suit"] is not None
    return Trump.under(rules, parse_rank(trump["rank"]), parse_suit(trump["suit"]))


def main():
    rules = tractor_rules("standard")
    follows = [q for q in questions("tractor_follow.jsonl") if q["trump"]["suit"]]
    positions = [
        (parse_cards(q["hand"]), parse_cards(q["lead"]), parse_cards(q["play"]), named(q, rules))
        for q in follows
    ]
    tricks = [
        ([parse_cards(play) for play in q["plays"]], named(q, rules))
        for q in questions("tractor_winner.jsonl")
        if q["trump"]["suit"]
    ]
    masks = []
    for hand, lead, play, trump in positions:
        ladder = ladder_of(trump, rules)
        held, given, form = (
            Holding.of(hand, ladder),
            Holding.of(play, ladder),
            format_of(Holding.of(lead, ladder)),
        )
        if held.contains(given) and form is not None:
            masks.append((held, form, given))
    texts = [json.dumps(question) for question in follows]
    ask = RULINGS["follow"]

    def rulings():
        for text in texts:
            json.dumps({"id": 0, **ask(rules, json.loads(text))})

    works = {
        "follow checks on holdings": (len(masks), lambda: [fault(*mask, rules) for mask in masks]),
        "follow checks on cards": (
            len(positions),
            lambda: [check_follow(*told, trump, rules) for *told, trump in positions],
        ),
        "follow rulings from JSON": (len(texts), rulings),
        "winners of a trick": (len(tricks), lambda: [winner(plays, trump, rules) for plays, trump in tricks]),
    }
    loop = timed(reference_loop)
    print(f"{'reference loop':28} {loop * 1000:10.2f} ms")
    for name, (count, work) in works.items():
        took = timed(work)
        print(f"{name:28} {count / took:10,.0f} /s   {count * loop / took:8.1f} a loop")


if __name__ == "__main__":
    main()
