"""Tractor through the JSON session: what the view says is enough to play by."""

import json

import pytest

from followsuit.protocol.session import Session
from tests.shared.front_ends import score_of
from tests.shared.zones import declared

#: The question of what a tap on a card chooses.
COMPLETE = {"v": 1, "id": 1, "op": "select_cards"}


class Page:
    """A front end that knows no rule: it answers prompts with what they offer."""

    def __init__(self, rules, seed):
        self.session = Session()
        self.answer = {}
        self.kinds = set()
        self.send("new", game="tractor", rules=rules, seed=seed)

    def send(self, op, **fields):
        answer = json.loads(self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))
        if answer["ok"]:
            self.answer = answer
        return answer

    @property
    def view(self):
        return self.answer["view"]

    def go_on(self):
        turn, prompt = self.view["turn"], self.view["prompt"]
        match self.view["waits_for"]:
            case "you":
                answer = self.send("act", turn=turn, action=self.choice(prompt))
            case "deal":
                answer = self.send("deal", turn=turn)
            case _:
                answer = self.send("step", turn=turn)
        assert answer["ok"], answer
        for event in answer["events"]:
            self.kinds.add(event["kind"])

    def choice(self, prompt):
        match prompt["kind"]:
            case "declare":
                return {"kind": "pass"}
            case "bid":
                return {"kind": "bid", "value": prompt["values"][0]} if prompt["values"] else {"kind": "pass"}
            case "name_trump":
                return {"kind": "name_trump", "suit": prompt["suits"][-1]}
            case "bury":
                return {"kind": "bury", "cards": self.view["hand"][-prompt["count"] :]}
            case "play":
                card = prompt["playable"][0]
                chosen = json.loads(
                    self.session.handle(json.dumps({**COMPLETE, "turn": self.view["turn"], "card": card}))
                )
                return {"kind": "play", "cards": chosen["cards"]}


@pytest.mark.parametrize("rules", ["reference", "howto", "auction", "standard"])
def test_two_deals_are_played_by_what_the_prompts_offer(rules):
    page = Page(rules, 5)
    for _ in range(3000):
        if page.view["deal"] == 3 or page.view["waits_for"] == "over":
            break
        page.go_on()
    assert page.view["deal"] == 3 or page.view["waits_for"] == "over"
    assert {
        "cards_dealt",
        "trump_fixed",
        "kitty_buried",
        "cards_played",
        "trick_won",
        "deal_won",
    } <= page.kinds


@pytest.mark.parametrize(("seats", "packs"), [(4, 3), (6, 4), (8, 4)])
def test_a_deal_with_more_packs_and_seats_is_played_by_what_the_prompts_offer(seats, packs):
    page = Page({"preset": "standard", "packs": packs, "seats": seats}, 3)
    while page.view["phase"] != "deal_over":
        page.go_on()
    view = page.view
    assert len(view["seats"]) == len(view["rotation"]) == seats
    assert all(len(trick["plays"]) == seats for trick in view["tricks"])
    assert set(score_of(view)["level"]) == ({"NS", "EW"} if seats == 4 else {"A", "B"})


@pytest.mark.parametrize(
    ("rules", "partners", "side"),
    [("standard", {"N"}, "NS"), ({"seats": 6}, {"NE", "NW"}, "A"), ({"seats": 8}, {"E", "N", "W"}, "A")],
)
def test_the_view_says_who_plays_with_whom(rules, partners, side):
    seats = Page(rules, 1).view["seats"]
    assert {name for name, seat in seats.items() if seat["side"] == side} == {"S", *partners}


def test_hello_offers_the_tables_with_what_each_means():
    games = json.loads(Session().handle('{"v": 1, "id": 1, "op": "hello"}'))["games"]
    by_name = {game["name"]: game["tables"] for game in games}
    assert by_name["two_hundred"] == by_name["rangvaar"] == []
    six = next(table for table in by_name["tractor"] if table["rules"] == {"packs": 3, "seats": 6})
    assert (six["seats"], six["packs"], six["hand"], six["kitty"], six["takes_over"]) == (6, 3, 26, 6, 120)
    assert "auction" not in six["presets"]
    for table in by_name["tractor"]:
        page = Page({"preset": table["presets"][-1], **table["rules"]}, 1)
        assert page.view["rotation"] == table["rotation"]


def test_the_person_may_sit_at_any_seat_of_the_table_and_at_no_other():
    page = Page({"seats": 6}, 1)
    assert page.send("new", game="tractor", rules={"seats": 6}, you="NE")["view"]["you"] == "NE"
    assert page.send("new", game="tractor", rules={"seats": 6}, you="E")["error"]["code"] == "bad_seat"


def test_the_person_declares_while_cards_are_dealt():
    for seed in range(60):
        page = Page("standard", seed)
        while page.view["phase"] == "dealing" and page.view["prompt"] is None:
            page.go_on()
        if page.view["phase"] == "dealing":
            break
    offer = page.view["prompt"]["declarations"][0]
    assert page.view["waits_for"] == "table"
    answer = page.send("act", turn=page.view["turn"], action={"kind": "declare", "cards": offer["cards"]})
    assert answer["ok"]
    assert [event["kind"] for event in answer["events"]] == ["declared", "starter_changed"]
    assert declared(page.view)[-1]["seat"] == "S"
    assert page.view["seats"]["S"]["roles"] == ["declarer"]


def test_refused_acts_carry_code_clause_and_facts_and_change_nothing():
    page = Page("standard", 5)
    before = page.view
    answer = page.send("act", turn=before["turn"], action={"kind": "declare", "cards": ["BJ", "BJ"]})
    assert not answer["ok"]
    assert (answer["error"]["code"], answer["error"]["clause"]) == ("not_in_hand", "T6")
    assert answer["error"]["facts"]["cards"] == ["BJ", "BJ"]
    assert page.send("view")["view"] == before


@pytest.mark.parametrize(
    "rules",
    [
        {"preset": "standard", "throw": "off", "throw_in_trump": True},
        {"preset": "reference", "failed_throw_penalty": 10},
        {"preset": "auction", "no_declaration": "kitty"},
    ],
)
def test_contradictory_rules_are_refused_naming_both_fields(rules):
    answer = json.loads(
        Session().handle(
            json.dumps({"v": 1, "id": 1, "op": "new", "game": "tractor", "rules": rules, "seed": 1})
        )
    )
    assert answer["error"]["code"] == "contradiction"
    assert len(answer["error"]["facts"]["fields"]) == 2


def test_a_match_is_resumed_in_the_middle_of_dealing_and_of_a_trick():
    page = Page("standard", 6)
    for acts in (37, 90, 20):
        for _ in range(acts):
            page.go_on()
        other = Session()
        record = page.send("record")["record"]
        message = {"v": 1, "id": 1, "op": "resume", "record": record, "you": "S"}
        resumed = json.loads(other.handle(json.dumps(message)))
        assert resumed["view"] == page.send("view")["view"]


@pytest.mark.parametrize(("rules", "cards"), [("reference", 100), ({"packs": 4, "seats": 8}, 208)])
def test_a_deal_that_goes_on_until_somebody_is_asked_takes_few_messages_and_deals_the_same(rules, cards):
    ends = []
    for fields in ({}, {"until": "asked"}):
        session, steps = Session(), 0

        def ask(op, session=session, **more):
            return json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **more})))

        view = ask("new", game="tractor", rules=rules, seed=2)["view"]
        dealt = []
        while view["phase"] == "dealing":
            answer = ask("step", turn=view["turn"], **fields)
            view, steps = answer["view"], steps + 1
            dealt += [
                card
                for event in answer["events"]
                if event["kind"] == "cards_dealt"
                for card in event["cards"]
            ]
        ends.append((view, dealt))
        assert steps <= 8 if fields else steps == cards
    assert ends[0] == ends[1]
    refused = ask("step", turn=view["turn"], until="over")
    assert refused["error"]["facts"] == {"field": "until"}


def test_an_answer_stops_before_a_bot_declares_and_before_the_last_card():
    """A front end shows the cards of an answer one by one at a table that stays as it is."""
    session = Session()

    def ask(op, **more):
        return json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **more})))

    view = ask("new", game="tractor", rules="reference", seed=2)["view"]
    size = view["deal_size"]
    has_declared = False
    while view["phase"] == "dealing":
        answer = ask("step", turn=view["turn"], until="asked")
        kinds = [event["kind"] for event in answer["events"]]
        # What is declared comes with the first card of an answer, before all that the person is dealt after it.
        assert "declared" not in kinds or "cards_dealt" not in kinds[: kinds.index("declared")][1:]
        has_declared |= "declared" in kinds
        before, view = view, answer["view"]
    assert has_declared
    assert sum(seat["cards"] for seat in before["seats"].values()) == size - 1


def test_as_many_cards_are_dealt_as_are_asked_for():
    page = Page("reference", 2)
    turn = page.view["turn"]
    for most in (1, 2, 3):
        answer = page.send("step", turn=turn, until="asked", most=most)
        turn += most
        assert answer["view"]["turn"] == turn
    refused = page.send("step", turn=answer["view"]["turn"], until="asked", most=0)
    assert refused["error"]["facts"] == {"field": "most"}
