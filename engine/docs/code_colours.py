"""Code colours: how Pygments colours code in the documentation, one style for each theme.

Sphinx finds them by `theme/theme.toml`. Each colour has a contrast of at least 4.5 to the page's ground and
to that of code, `--paper` and `--sheet` in `theme/static/docs.css`; a test computes it for every token.
"""

from typing import ClassVar

from pygments.style import Style
from pygments.token import (
    Comment,
    Error,
    Escape,
    Generic,
    Keyword,
    Literal,
    Name,
    Number,
    Operator,
    Other,
    Punctuation,
    String,
    Token,
    Whitespace,
)


def _styles(
    ink: str, soft: str, word: str, called: str, text: str, number: str, wrong: str
) -> dict[object, str]:
    """Return a colour for each kind of token; `ink` is that of what is not coloured."""
    return {
        Token: ink,
        Other: ink,
        Whitespace: ink,
        Escape: ink,
        Punctuation: ink,
        Operator: ink,
        Operator.Word: word,
        Comment: f"italic {soft}",
        Keyword: word,
        Name: ink,
        Name.Builtin: word,
        Name.Class: called,
        Name.Decorator: called,
        Name.Exception: called,
        Name.Function: called,
        Name.Namespace: called,
        Name.Attribute: called,
        Name.Tag: word,
        Literal: text,
        String: text,
        Number: number,
        Generic: ink,
        Generic.Deleted: wrong,
        Generic.Error: wrong,
        Generic.Traceback: wrong,
        Generic.Inserted: word,
        Generic.Heading: f"bold {ink}",
        Generic.Subheading: f"bold {ink}",
        Generic.Emph: "italic",
        Generic.Strong: "bold",
        Generic.Output: soft,
        Generic.Prompt: soft,
        Error: wrong,
    }


class Light(Style):
    """The colours by day."""

    background_color = "#f3eee0"
    highlight_color = "#e6dfca"
    line_number_color = "#5d6156"
    styles: ClassVar = _styles("#23261f", "#5d6156", "#1f5a41", "#1c4f86", "#8a3d10", "#6f3d86", "#a32020")


class Dark(Style):
    """The colours in the evening."""

    background_color = "#1e2a24"
    highlight_color = "#33423a"
    line_number_color = "#a9b0a4"
    styles: ClassVar = _styles("#ece8dc", "#a9b0a4", "#8fd0ae", "#9cc6f0", "#e3c07a", "#d8b4ec", "#ff9d92")
