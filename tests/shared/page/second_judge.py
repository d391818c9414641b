"""The second judge: IBM's accessibility checker, which finds other things than axe. It is asked for failures alone."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from base import environment

RUN = """async () => {
  const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
  return results
    .filter(({ value: [kind, verdict] }) => kind === "VIOLATION" && verdict === "FAIL")
    .map(({ ruleId, message, path, snippet }) => [ruleId, path.dom, message, snippet]);
}"""

#: What it is known to be wrong about: a rule, the elements, and why the browser's own tree says otherwise.
EXCEPTIONS = (
    (
        "aria_complementary_labelled",
        "article aside",
        "an aside within an article is no landmark without a name",
    ),
    ("input_label_exists", "#program", "the label's words are clipped for listeners, not absent"),
    (
        "label_content_exists",
        ".field:has(> .unseen)",
        "the label's words are clipped for listeners, not absent",
    ),
)

#: How often a page is looked at that changes meanwhile.
LOOKS = 5


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that it says is wrong."""

    rule: str
    where: str
    message: str
    snippet: str


def program() -> Path:
    """Return the judge's script, installed apart from all else."""
    return environment.prepare_judges() / "accessibility-checker-engine" / "ace.js"


def failures(page: Page) -> list[Failure]:
    """Return what it finds on the page as it is, but for what it is known to be wrong about.

    The page's context passes over its security policy. Where what was found has gone by then (an editor took the
    place of a plain field), the page is looked at once more.
    """
    page.evaluate(program().read_text())
    for _ in range(LOOKS):
        found = [Failure(*one) for one in page.evaluate(RUN)]
        known = [_is_known(page, one) for one in found]
        if None not in known:
            return [one for one, is_known in zip(found, known, strict=True) if not is_known]
    raise AssertionError(f"the page changed during each of {LOOKS} looks")


def _is_known(page: Page, failure: Failure) -> bool | None:
    """Whether a failure is one of those that are known to be none, or None where its element is gone."""
    is_one = """([path, elements]) => document
      .evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue?.matches(elements)"""
    elements = ", ".join(known for rule, known, _why in EXCEPTIONS if rule == failure.rule)
    found: bool | None = page.evaluate(is_one, [failure.where, elements or ":not(*)"])
    return found


def addresses(site: Path) -> list[str]:
    """Return the addresses of a built site's pages.

    The engine's page is a hidden frame with nothing in it. Of the first screen under other addresses one is
    enough: its languages are axe's.
    """
    pages = sorted(
        path.relative_to(site).as_posix().removesuffix("index.html") for path in site.rglob("*.html")
    )
    others = ("in/", "play/", "engine/")
    return [*(path for path in pages if not path.startswith(others)), "play/tractor/ur/"]
