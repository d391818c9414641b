"""The page about the adapters: its code runs with the libraries it is about."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "engine" / "docs" / "adapters.md"


def test_the_code_of_the_page_runs(capsys):
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 6
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"adapters.md, block {number}", "exec"), {})
    assert "You sit S at a table" in capsys.readouterr().out


def test_the_length_it_names_is_the_one_there_is():
    from followsuit.adapters.encoder import ACTIONS, information_length, observation_length

    text = PAGE.read_text(encoding="utf-8")
    assert f"{information_length(4)} at four seats" in text
    assert f"the first {observation_length(4)} numbers" in text
    assert f"`({ACTIONS},)`" in text
