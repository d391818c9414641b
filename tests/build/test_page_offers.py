"""What the built page offers before its engine is there: what the engine has, no more and no less."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from base.failure import BuildError
from base.paths import WEB
from content.games import offered
from content.hello import hello
from content.languages import Language, languages
from content.offer import Offer, preset_name
from content.outside import Outside
from followsuit.bots import DEFAULT_LEVEL, LEVELS
from followsuit.card_games.registry import game_named, game_names
from pages import home_content
from pages.rules_pages import rules_pages
from parts import blocks
from parts.game_styles import game_styles
from tools.icons import ICON


@cache
def offer() -> Offer:
    games = list(offered().values())
    return Offer(games, languages(games))


@cache
def page_offered() -> str:
    return home_content.filled((WEB / "index.html").read_text(), offer())


def page(of: Offer | None = None) -> str:
    return page_offered() if of is None else home_content.filled((WEB / "index.html").read_text(), of)


def values(name: str, html: str) -> list[str]:
    """The values of the radio buttons of a name, in order."""
    return re.findall(rf'<input type="radio" name="{name}" value="([^"]+)"', html)


def chosen(name: str, html: str) -> list[str]:
    return re.findall(rf'<input type="radio" name="{name}" value="([^"]+)" checked', html)


def rows(html: str, fieldset: str) -> list[int]:
    """How many choices stand in each row of a fieldset."""
    body = html.partition(fieldset)[2].partition("</fieldset>")[0]
    return [row.count("<input") for row in body.split('class="choice-line"')[1:]]


def with_game(**changes: Any) -> Offer:
    first, *others = offer().games
    return Offer((replace(first, **changes), *others), offer().languages)


def test_every_game_is_offered_and_the_first_is_chosen() -> None:
    assert values("game", page()) == list(game_names())
    assert chosen("game", page()) == [game_names()[0]]


def test_every_level_of_bots_is_offered_and_the_usual_one_is_chosen() -> None:
    assert tuple(values("level", page())) == LEVELS
    assert chosen("level", page()) == [DEFAULT_LEVEL]


def test_every_preset_is_offered_and_the_rules_of_the_house() -> None:
    for game in game_names():
        presets = game_named(game).preset_names()
        assert values(f"preset-{game}", page()) == [*presets, "house"]
        assert chosen(f"preset-{game}", page()) == [presets[0]]


def test_what_a_game_asks_for_is_offered_as_the_engine_has_it() -> None:
    for game in game_names():
        options = {option.name: option for option in game_named(game).rule_options()}
        for name in game_named(game).asked_options:
            # Rangvaar asks how many deals there are: that is the length of its match.
            radios = f"length-{game}" if name == "deals" else f"house-{game}-{name}"
            assert values(radios, page()) == [str(one) for one in options[name].choices]
            assert chosen(radios, page()) == [str(options[name].default)]
    assert values("length-rangvaar", page()) == ["3", "5"]


def test_every_language_there_is_a_file_of_is_offered_by_its_own_name() -> None:
    found = re.findall(r'<option value="([\w-]+)" lang="\1"( selected)?>([^<]+)</option>', page())
    assert found[0] == ("en", " selected", "English")
    assert sorted(code for code, *_ in found) == sorted(path.stem for path in (WEB / "text").glob("*.ftl"))


def test_the_html_says_what_the_language_file_says() -> None:
    english = offer().languages[0]
    worded = re.findall(r'data-text="([^"]+)"[^>]*>([^<]*)<', page())
    assert len(worded) > 40
    assert [(message, english.say(message)) for message, _ in worded] == worded
    for words, message in re.findall(r'placeholder="([^"]+)" data-text-hint="([^"]+)"', page()):
        assert words == english.say(message)


def test_a_games_block_is_on_its_tile_and_on_its_backs_and_the_first_games_is_the_sites_own_sign() -> None:
    style = game_styles(offer().games)
    for game in offer().games:
        corners = re.findall(r'points="([^"]+)"', game.block)
        assert len(corners) > 5
        tile = page().partition(f'data-game="{game.name}"')[2].partition("</svg>")[0]
        back = style.partition(f'[data-block="{game.name}"]')[2].partition("}")[0]
        assert re.findall(r'points="([^"]+)"', tile) == corners
        assert re.findall(r"points='([^']+)'", back) == corners
        assert "class" not in back
    assert f'class="card card-back" data-block="{offer().games[0].name}"' in page()
    assert ICON.read_text() == blocks.icon(offer().games[0]), "run build/tools/icons.py"


def test_a_preset_more_needs_nothing_but_its_name_in_each_language() -> None:
    reference = offer().languages[0]
    sentence = f"{reference.text}\nrules-northern = Northern\n"
    more = with_game(presets=("reference", "traditional", "northern"))
    with pytest.raises(BuildError, match="rules-northern"):
        page(more)
    html = page(Offer(more.games, (replace(reference, text=sentence),)))
    name = more.games[0].name
    assert values(f"preset-{name}", html) == ["reference", "traditional", "northern", "house"]
    assert '<span data-text="rules-northern">Northern</span>' in html


def test_a_preset_is_called_what_the_game_calls_it() -> None:
    names = {
        game.name: re.findall(rf'name="preset-{game.name}"[^>]*><span[^>]*>([^<]+)', page())
        for game in offer().games
    }
    assert names["tractor"] == [
        "Usual game",
        "Simple game",
        "Bidding game",
        "Daring game",
        "House rules",
    ]
    assert names["two_hundred"][0] == "Usual game"
    assert names["rangvaar"][0] == "Usual game"


def test_each_game_has_its_cards_face_up_a_button_that_deals_and_its_two_minutes() -> None:
    for game in offer().games:
        tile = page().partition(f'data-game="{game.name}"')[2].partition("</article>")[0]
        suits = re.findall(r'class="face[^"]*" data-suit="(\w)"', tile)
        assert len(suits) == len(game.picture) >= 3
        assert f'data-begin="{game.name}"' in tile
        assert f'href="rules/{game.name}/#part-1"' in tile
        [deals] = re.findall(r'<small class="deals">([^<]+)</small>', tile)
        assert "{" not in deals
        assert deals.startswith(preset_name(offer(), game, game.preset))


def test_a_picture_of_what_are_no_cards_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "page.json").write_text('{"picture": ["AS", "1H"]}')
    with pytest.raises(BuildError, match="no cards"):
        _ = replace(offer().games[0], folder=tmp_path).picture


def test_the_page_names_no_game_preset_level_or_language_by_hand() -> None:
    # A preset of Court Piece is called as an attribute of HTML.
    source = re.sub(r"(?<=[ -])hidden(?=[ >=])", "", (WEB / "index.html").read_text())
    for game in offer().games:
        words = {game.name, offer().languages[0].say(f"game-{game.name}"), *game.presets, *game.levels}
        assert [word for word in words if re.search(rf"\b{word}\b", source)] == []


def test_the_first_part_of_each_games_rules_says_it_in_two_minutes() -> None:
    for game in offer().games:
        text = (game.folder / "rules.en.md").read_text()
        first = re.search(r"^## (.*)$", text, re.M)
        assert first and "two minutes" in first[1], game.name


def test_choices_stand_in_as_few_rows_of_four_as_there_have_to_be() -> None:
    name = offer().games[0].name
    for count, wanted in ((1, [2]), (3, [4]), (4, [3, 2]), (5, [3, 3]), (6, [4, 3]), (8, [3, 3, 3])):
        html = page(with_game(presets=("reference",) * count))
        assert rows(html, f'<fieldset class="choice" data-for="{name}"') == wanted


def test_a_level_of_some_games_only_is_there_with_those_games() -> None:
    english = replace(offer().languages[0], text=offer().languages[0].text + "\nlevel-giant = Giant\n")
    first, *others = offer().games
    giant = replace(first, levels=(*first.levels, "giant"))
    html = page(Offer((giant, *others), (english,)))
    assert values("level", html) == [*LEVELS, "giant"]
    assert f'<label data-for="{first.name}"><input type="radio" name="level" value="giant">' in html
    assert html.count(f'<label data-for="{first.name}">') == 1


def test_what_is_for_some_games_is_hidden_with_the_others() -> None:
    style = game_styles(offer().games)
    for game in offer().games:
        rule = style.partition(f'[value="{game.name}"]:checked) ')[2].partition(" {")[0]
        words = ("chips", "asked", "tables", game.name)
        hidden = {word for word in words if f'[data-for~="{word}"]' not in rule}
        theirs = {"rangvaar": {"chips"}, "tractor": {"tables"}}.get(game.name, set())
        assert hidden == {"chips", "asked", "tables"} - theirs


def test_a_level_at_the_end_of_its_games_row_has_round_corners_there() -> None:
    assert '[name="level"]' not in game_styles(offer().games)
    *others, last = offer().games
    style = game_styles([*others, replace(last, levels=last.levels[1:3])])
    lowest, highest = last.levels[1:3]
    assert f'[value="{lowest}"] + span {{ border-start-start-radius' in style
    assert f'[value="{highest}"] + span {{ border-start-end-radius' in style
    assert style.count('[name="level"]') == 2


def test_the_rules_pages_switch_knows_every_preset() -> None:
    style = game_styles([with_game(presets=("reference", "northern")).games[0]])
    for preset in ("reference", "northern"):
        chosen = f'.rules:has(.rules-switch [value="{preset}"]:checked)'
        assert f'{chosen} .in-rules li:not([data-in~="{preset}"], :not([data-in])) {{' in style


def test_the_tables_of_a_game_are_offered_by_their_players_and_packs_the_usual_one_chosen() -> None:
    tables = next(said["tables"] for said in hello() if said["name"] == "tractor")
    names = [f"{table['seats']}x{table['packs']}" for table in tables]
    assert values("table-tractor", page()) == names == ["4x2", "4x3", "4x4", "6x3", "6x4", "8x4"]
    assert chosen("table-tractor", page()) == names[:1]
    assert '<span data-table="6x3">6 players, 3 packs</span>' in page()
    assert 'name="table-rangvaar"' not in page()


def test_a_language_more_is_a_file_with_a_head(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    for path in (WEB / "text").glob("*.ftl"):
        (tmp_path / "text" / path.name).write_text(path.read_text())
    urdu = tmp_path / "text" / "ur.ftl"
    urdu.write_text("### Follow Suit\nproduct = Follow Suit\n")
    with pytest.raises(BuildError, match="what the language is called"):
        languages(web=tmp_path)
    urdu.write_text("### name: اردو\n### direction: rtl\nproduct = Follow Suit\nseat-you = آپ\n")
    found = {language.code: language for language in languages(offer().games, web=tmp_path)}
    assert next(iter(found)) == "en"
    assert found["ur"].for_page() == {"code": "ur", "name": "اردو", "direction": "rtl", "you": "آپ"}
    html = page(Offer(offer().games, tuple(found.values())))
    assert '<option value="ur" lang="ur">اردو</option>' in html


def test_a_text_no_native_reader_has_gone_through_says_so_under_its_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("REPOSITORY_URL", "https://code.example/who/cards")
    one, two = offer().languages[:2]
    assert (one.is_read, two.is_read) == (True, False)
    pages = {path.relative_to(WEB / "rules").as_posix(): text for path, text in rules_pages(offer()).items()}
    for game in game_names():
        assert one.say("language-unread") not in pages[f"{game}/index.html"]
        foot = pages[f"{game}/{two.code}/index.html"].partition("</article>")[2]
        assert two.say("language-unread") in foot
        assert re.search(rf'<a href="https://code.example/[^"]+">{two.say("language-correct")}</a>', foot)
    monkeypatch.delenv("REPOSITORY_URL")
    html = rules_pages(offer())[WEB / "rules" / game_names()[0] / two.code / "index.html"]
    assert two.say("language-unread") in html
    assert two.say("language-correct") not in html


def test_the_text_of_a_game_is_added_to_that_of_the_language(tmp_path: Path) -> None:
    (tmp_path / "text.en.ftl").write_text("game-six = Six\n")
    games = [*offer().games, replace(offer().games[0], name="six", folder=tmp_path)]
    english: Language = languages(games)[0]
    assert english.say("game-six") == "Six"
    assert english.say("product") == "Follow Suit"


def test_a_page_without_a_place_for_the_levels_stops_the_build() -> None:
    html = (WEB / "index.html").read_text()
    home_content.check_places(html)
    with pytest.raises(BuildError, match="goes there once"):
        home_content.check_places(html.replace("<!-- levels -->", ""))


def test_no_file_that_all_games_share_names_one() -> None:
    """A game is added by adding folders; no shared file of the page names it."""
    names = re.compile(rf"""["'`/=-]({"|".join(game_names())})\b""")
    shared = [*(WEB / "js").rglob("*.js"), *(WEB / "css").rglob("*.css"), *WEB.glob("*.html")]
    assert {path.name for path in shared} >= {"app.js", "app.css", "index.html"}
    # A shape of cards is called as the game that has it.
    texts = {path.name: path.read_text().replace('ruling["shape"] === "tractor"', "") for path in shared}
    named = {name: found[1] for name, text in texts.items() if (found := names.search(text))}
    assert named == {}


def test_a_game_from_outside_is_offered_after_the_others_with_what_is_in_its_folder() -> None:
    toy = [Outside(Path(__file__).parents[1] / "toy")]
    games = list(offered(toy).values())
    assert [game.name for game in games] == [*game_names(), "six_cards"]
    with_toy = Offer(games, languages(games))
    html = page(with_toy)
    assert values("preset-six_cards", html) == ["reference", "long", "house"]
    assert values("house-six_cards-deals", html) == ["1", "3"]
    assert '<h2 class="game-name" id="title-six_cards" data-text="game-six_cards">Six Cards</h2>' in html
    # Its bots play at one level only: the others are not there when it is chosen.
    assert (
        f'<label data-for="{" ".join(game_names())}"><input type="radio" name="level" value="master">' in html
    )
    rules = {path.relative_to(WEB).as_posix(): text for path, text in rules_pages(with_toy, toy).items()}
    assert 'id="X3"' in rules["rules/six_cards/index.html"]
    assert "<h1>六张</h1>" in rules["rules/six_cards/zh-Hans/index.html"]
    assert 'href="../../rules/six_cards/"' in rules["rules/tractor/index.html"]
