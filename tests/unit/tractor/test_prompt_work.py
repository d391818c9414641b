"""A prompt's work: what is asked while a person waits is worked out once, not once a card."""

from followsuit.base.seats import Seat
from followsuit.card_games.tractor.interface import prompts
from followsuit.record import Player
from followsuit.table import Table


def test_a_prompt_looks_for_a_legal_play_once_however_many_cards_it_refuses(monkeypatch):
    table = Table.start("tractor", "standard", {seat: Player("casual") for seat in Seat}, seed="one deal")
    table.deal()
    searches = []

    def counted(*arguments):
        searches.append(arguments)
        return follow_options(*arguments)

    follow_options = prompts.follow_options
    monkeypatch.setattr(prompts, "follow_options", counted)
    refused = []
    while not table.needs_deal:
        searches.clear()
        prompt = table.game.view(table.observe(table.to_act or Seat.S))["prompt"]
        if prompt and prompt["kind"] == "play":
            refused.append(len(prompt["refused"]))
            assert len(searches) == (1 if prompt["refused"] else 0)
        table.step()
    assert max(refused) > 5
