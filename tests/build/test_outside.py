"""Features from outside: a folder alone adds one to the page, with its view, its style and its sentences."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import play
from base import environment
from base.failure import BuildError
from base.paths import BUILD, ROOT, WEB
from content.games import offered
from content.languages import Language, languages
from content.outside import Outside, features_of, outside_at
from tests.shared.page.page_texts import MESSAGE, messages
from tests.shared.page.site_with import make_plain_site

EXAMPLE = ROOT / "engine" / "examples" / "dehla_pakad"

BELL = {
    "index.js": """
        export const feature = {
          name: "bell",
          settings: { bell: { default: "quiet", choices: ["quiet", "shrill"] } },
          load: () => import("./bell.js"),
        };""",
    "bell.js": 'export { default as style } from "./style.css"; export { bell as view } from "./view.js";',
    "view.js": """
        import { html } from "lit-html";
        import { cardNames } from "page:text/names.js";
        export const bell = (text) => html`<p class="bell">${text.say("bell-rings")}${typeof cardNames}</p>`;""",
    "style.css": ".bell { color: rebeccapurple; }",
    "en.ftl": "bell-rings = The bell rings\n",
    "fr.ftl": "bell-rings = La cloche sonne\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder from outside with one feature and no game."""
    write(tmp_path / "outside", "bell", BELL)
    return tmp_path / "outside"


def write(folder: Path, name: str, files: dict[str, str]) -> None:
    (folder / "features" / name).mkdir(parents=True)
    for file, text in files.items():
        (folder / "features" / name / file).write_text(text)


def spoken(folder: Path) -> dict[str, Language]:
    return {one.code: one for one in languages(features=features_of([Outside(folder)]))}


def bundled(out: Path, features: list[Path]) -> dict[str, Any]:
    """Bundle the page; return what the bundler says of it."""
    out.mkdir()
    given = {"define": {}, "features": [str(feature / "index.js") for feature in features]}
    (out / "input.json").write_text(json.dumps(given))
    command: list[str | Path] = [
        "node",
        BUILD / "node" / "bundle.mjs",
        WEB,
        out / "made",
        out / "input.json",
        "js/app.js",
    ]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_a_feature_from_outside_is_in_the_pages_list_and_its_view_in_a_file_of_its_own(
    folder: Path, tmp_path: Path
) -> None:
    features = features_of([Outside(folder)])
    made = bundled(tmp_path / "with", features)
    [own] = [name for name in made["imports"] if name.startswith("bell-")]
    first = [made["js/app.js"], *made["imports"][made["js/app.js"]]]
    scripts = {name: (tmp_path / "with" / "made" / name).read_text() for name in [own, *first]}
    assert any(re.search(r'name:"bell",settings:\{bell:\{default:"quiet"', scripts[name]) for name in first)
    assert ".bell{color:#639}" in scripts[own]
    assert not any("bell-rings" in scripts[name] for name in first)
    # What it has of the page is the page's own, and not a second time in its file.
    assert set(made["imports"][own]) <= set(first)
    assert len(scripts[own]) < 1000
    without = bundled(tmp_path / "without", [])
    assert not [name for name in without["imports"] if name.startswith("bell-")]


def test_its_sentences_are_the_pages_and_english_where_a_language_has_none(folder: Path) -> None:
    said = {code: language.say("bell-rings") for code, language in spoken(folder).items()}
    assert said.pop("fr") == "La cloche sonne"
    assert len(said) > 3
    assert set(said.values()) == {"The bell rings"}
    assert spoken(folder)["fr"].say("product") == "Follow Suit"


def test_sentences_without_english_stop_the_build(folder: Path) -> None:
    (folder / "features" / "bell" / "en.ftl").unlink()
    with pytest.raises(BuildError, match=r"bell has no en\.ftl"):
        spoken(folder)


def test_a_sentence_that_the_page_has_already_stops_the_build(folder: Path) -> None:
    with (folder / "features" / "bell" / "en.ftl").open("a") as text:
        text.write("product = Another suit\n")
    with pytest.raises(BuildError, match="says what is said already: product"):
        spoken(folder)


def test_a_feature_called_as_another_stops_the_build(folder: Path, tmp_path: Path) -> None:
    write(tmp_path / "other", "bell", BELL)
    with pytest.raises(BuildError, match="there is a feature bell already"):
        features_of([Outside(folder), Outside(tmp_path / "other")])
    write(tmp_path / "third", "daily", BELL)
    with pytest.raises(BuildError, match="there is a feature daily already"):
        features_of([Outside(tmp_path / "third")])


def test_a_folder_with_nothing_in_it_that_could_be_added_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="neither a game nor a feature"):
        outside_at(tmp_path)


def test_a_folder_is_named_at_the_command_that_opens_the_page(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`build/play.py` passes its folders on to the build, which builds what lies there."""
    monkeypatch.setattr("sys.argv", ["play.py", "--check", "--with", str(folder)])
    monkeypatch.setattr(environment, "prepare", lambda: Path(sys.executable))
    started: list[list[object]] = []

    def start(command: list[object]) -> int:
        started.append(command)
        return 0

    monkeypatch.setattr("base.failure.run_program", start)
    assert play.main() == 0
    assert started == [[Path(sys.executable), BUILD / "site.py", "--with", str(folder)]]
    assert [feature.name for feature in outside_at(folder).features] == ["bell"]


def test_the_example_game_says_anew_only_what_the_page_says() -> None:
    """A sentence under a name that nothing asks for would never be read, and a fact that is not given is a hole."""
    page = messages("en")
    [game] = offered([Outside(EXAMPLE)]).keys() - offered().keys()
    anew = MESSAGE.findall((EXAMPLE / "games" / game / "text.en.ftl").read_text())
    assert len(anew) > 8
    for name, said in anew:
        if re.fullmatch(f"(game-{game}|rules-{game}-(reference|house))(-line|-also)?", name):
            continue
        base = name.removesuffix(f"-{game}")
        told = page.get(base, "") + page.get(base.replace("-shared", ""), "")
        assert base != name, f"{name} is not of this game"
        assert told, f"the page does not say {base}"
        facts = set(re.findall(r"\$(\w+)", said))
        assert facts <= set(re.findall(r"\$(\w+)", told)), name


@pytest.mark.long("builds the site a second time, with a feature more")
def test_a_site_is_built_with_the_feature_and_its_sentences_in_every_language(
    folder: Path, tmp_path: Path
) -> None:
    make_plain_site(tmp_path / "site", outside=[Outside(folder)])
    assets = {path.name: path.read_text() for path in (tmp_path / "site" / "assets").glob("*.js")}
    assert len([name for name in assets if name.startswith("bell-")]) == 1
    english, french = (
        "".join(text for name, text in assets.items() if name.startswith(f"{code}-")) for code in ("en", "fr")
    )
    assert "The bell rings" in english
    assert "La cloche sonne" in french
