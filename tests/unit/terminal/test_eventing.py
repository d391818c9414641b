"""The command ``event``: a link made, results read into a table."""

from followsuit.__main__ import main
from followsuit.clubs import event_link, linked_event
from followsuit.clubs.event_link import Sealed
from tests.shared.club_events import an_event, links


def test_an_event_is_made_and_a_sealed_one_has_two_links(capsys):
    assert main(["event", "make", "rangvaar", "Thursday", "--deals", "4", "--seed", "7"]) == 0
    event = linked_event(capsys.readouterr().out.strip())
    assert not isinstance(event, Sealed)
    assert (event.name, event.deals, event.seed) == ("Thursday", 4, "7")
    assert main(["event", "make", "rangvaar", "Thursday", "--sealed"]) == 0
    first, second = map(linked_event, capsys.readouterr().out.split())
    assert isinstance(first, Sealed)
    assert not isinstance(second, Sealed)
    assert first.seed_hash == second.seed_hash


def test_results_become_a_table_and_what_is_wrong_is_said_beside_it(capsys, tmp_path):
    game, event = "two_hundred", an_event("two_hundred")
    chat, table, page = tmp_path / "chat.txt", tmp_path / "table.csv", tmp_path / "table.html"
    chat.write_text("\n".join([*links(game)[:3], links(game)[3][:50]]), encoding="utf-8")
    words = ["event", "results", event_link(event), str(chat), "--csv", str(table), "--html", str(page)]
    assert main(words) == 1
    said = capsys.readouterr()
    assert all(f"Person {number}" in said.out for number in range(3))
    assert "link 4: link cut" in said.err
    assert table.read_text(encoding="utf-8").count("Person") == 3
    assert "<h1>Thursday</h1>" in page.read_text(encoding="utf-8")


def test_an_event_that_cannot_be_is_refused(capsys):
    assert main(["event", "make", "rangvaar", "", "--deals", "4"]) == 1
    assert "name" in capsys.readouterr().err
