"""The command ``event``: a link made, results read into a table."""

import re

from followsuit.__main__ import main
from followsuit.clubs import event_link, linked_event
from followsuit.clubs.event_link import Sealed
from followsuit.links import deal_link
from followsuit.record import write_record
from tests.shared.club_events import a_made_event, an_event, links, made_deal, read, result_of


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


def test_two_plays_of_a_deal_are_printed_beside_each_other(capsys, tmp_path):
    game, event = "two_hundred", an_event("two_hundred")
    chat = tmp_path / "chat.txt"
    chat.write_text("\n".join(links(game)[:3]), encoding="utf-8")
    words = ["event", "compare", event_link(event), str(chat), "--deal", "2"]
    assert main([*words, "--who", "person 1", "--beside", "Person 0"]) == 0
    said = capsys.readouterr().out.splitlines()
    margins = [row.margins[1] for row in read(event, *links(game)[:2]).rows()]
    assert said[0] == f"Thursday, deal 2: Person 1 {margins[1]:+d}, Person 0 {margins[0]:+d}"
    assert re.match(r"They part at act 9\. Person 1: . plays ..; Person 0: . plays ..\.", said[1])
    assert sum(" > " in line for line in said) == 1
    # Without names it is the best of the deal, beside the best of the others.
    assert main(words) == 0
    best = sorted((row.margins[1] or 0 for row in read(event, *links(game)[:3]).rows()), reverse=True)[:2]
    assert [int(figure) for figure in re.findall(r"[+-]\d+", capsys.readouterr().out.splitlines()[0])] == best
    assert main([*words, "--who", "Zoe"]) == 1
    assert "Zoe" in capsys.readouterr().err


def test_an_event_that_cannot_be_is_refused(capsys):
    assert main(["event", "make", "rangvaar", "", "--deals", "4"]) == 1
    assert "name" in capsys.readouterr().err


def test_an_event_of_made_deals_is_made_of_files_and_links_and_goes_its_whole_way(capsys, tmp_path):
    game, deals = "two_hundred", [made_deal("two_hundred", 7), made_deal("two_hundred", 8, contract=True)]
    first = tmp_path / "first.deal"
    first.write_text(write_record(deals[0]), encoding="utf-8")
    words = ["event", "make", game, "Made", "--level", "beginner", "--made", str(first), deal_link(deals[1])]
    assert main(words) == 0
    written = capsys.readouterr().out.strip()
    event = linked_event(written)
    assert event == a_made_event(game, 2, contract=True)
    link, chat = tmp_path / "event.txt", tmp_path / "chat.txt"
    link.write_text(written, encoding="utf-8")
    chat.write_text(f"{result_of(event, 0)}\n{result_of(event, 1)}", encoding="utf-8")
    assert main(["event", "results", str(link), str(chat)]) == 0
    assert "Person 1" in capsys.readouterr().out
    assert main(["event", "compare", written, str(chat), "--deal", "2"]) == 0
    assert "They part at act" in capsys.readouterr().out
    # A result alone has no cards, and made deals go with nothing that a seed goes with.
    assert main(["event", "results", result_of(event, 0), str(chat)]) == 1
    assert "the event's own link" in capsys.readouterr().err
    for more, said in (
        (["--sealed"], "sealed"),
        (["--seed", "7"], "--seed"),
        (["--deals", "2"], "--deals"),
        (["--rules", "traditional"], "rules|asked"),
    ):
        assert main([*words, *more]) == 1
        assert re.search(said, capsys.readouterr().err)
    assert main(["event", "make", "rangvaar", "Made", "--made", str(first)]) == 1
    assert main(["event", "make", game, "Made", "--made", str(first), str(first)]) == 1
    assert "deal 1 once more" in capsys.readouterr().err
