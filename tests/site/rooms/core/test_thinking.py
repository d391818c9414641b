"""Bots that think long: the engine answers other questions meanwhile, and the page stays alive."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server

#: Plays on until a bot of the upper level thinks long enough to be interrupted, then interrupts it as told.
SCRIPT = """async ({ game, meanwhile }) => {
  let id = 0;
  const ask = async (op, fields = {}) =>
    JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: ++id, op, ...fields })));
  const someAct = ({ prompt, hand }) => {
    switch (prompt.kind) {
      case "bid": return prompt.can_pass ? { kind: "pass" } : { kind: "bid", value: prompt.values[0] };
      case "name_trump": return { kind: "name_trump", suit: prompt.suits[0] };
      case "declare": return { kind: "pass" };
      case "bury": return { kind: "bury", cards: hand.slice(0, prompt.count) };
      default: return { kind: "play", cards: prompt.playable.slice(0, 1) };
    }
  };
  let { view } = await ask("new", { game, level: "master", seed: 3 });
  while (view.waits_for !== "deal") {
    if (view.waits_for === "you") {
      ({ view } = await ask("act", { turn: view.turn, action: someAct(view) }));
      continue;
    }
    const order = [];
    const step = ask("step", { turn: view.turn }).then((answer) => (order.push("step"), answer));
    // What is asked in the middle of a thought waits for the end of a slice, not of the thought.
    const { op, fields } = view.phase === "playing" ? meanwhile : { op: "view", fields: {} };
    const other = await ask(op, fields).then((answer) => (order.push("other"), answer));
    const stepped = await step;
    if (order[0] === "other" && view.phase === "playing") {
      const after = await ask("view");
      return { before: view, other, stepped, after: after.view, order };
    }
    view = stepped.view;
  }
  return null;
}"""


@pytest.fixture
def ask(page: Page, site: Server) -> Any:
    """`ask(game, op, **fields)`: what came of asking that in the middle of a thought."""
    page.goto(f"{site.url}?speed=instant")
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()

    def run(game: str, op: str, /, **fields: Any) -> dict[str, Any]:
        found = page.evaluate(SCRIPT, {"game": game, "meanwhile": {"op": op, "fields": fields}})
        assert found is not None, "no bot thought long enough"
        return found

    return run


@pytest.mark.parametrize("game", ["tractor", "two_hundred"])
@pytest.mark.long("several thoughts of a second each")
def test_while_a_master_thinks_the_page_is_told_how_the_table_stands(ask: Any, game: str) -> None:
    found = ask(game, "view")
    assert found["other"]["view"] == found["before"]
    assert found["stepped"]["ok"]
    assert found["after"]["turn"] == found["before"]["turn"] + 1


@pytest.mark.long("the engine's tests call off thoughts at every moment")
def test_a_thought_that_is_called_off_ends_at_once_and_changes_nothing(ask: Any) -> None:
    found = ask("tractor", "cancel_thinking")
    assert found["stepped"]["error"]["code"] == "cancelled"
    assert found["after"] == found["before"]


@pytest.mark.long("several thoughts of a second each")
def test_a_new_match_does_not_wait_for_the_thought_of_the_old_one(ask: Any) -> None:
    found = ask("tractor", "new", game="rangvaar", seed=1)
    assert found["stepped"]["error"]["code"] == "cancelled"
    assert found["after"] == found["other"]["view"]
