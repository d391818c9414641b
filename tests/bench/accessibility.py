"""Accessibility: what IBM's checker finds on every page of the built site, in the light and in the dark.

    .venv/bin/python tests/bench/accessibility.py [--site FOLDER]

It counts failures, and apart from them what the checker is known to be wrong about
(tests/shared/page/second_judge.py). Axe is asked by the tests, on screens of a table in play.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from playwright.sync_api import sync_playwright  # noqa: E402

from base import browsers, environment  # noqa: E402 - in the folders named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402
from tests.shared.page import second_judge  # noqa: E402


def main() -> int:
    """Count and print; the status says whether nothing failed."""
    parser = argparse.ArgumentParser(description="What IBM's checker finds on every page.")
    parser.add_argument("--site", type=Path, default=DIST, help="a built site in place of dist")
    site: Path = parser.parse_args().site
    environment.prepare()
    paths = second_judge.addresses(site)
    failed: Counter[str] = Counter()
    server = Server(site)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        for theme in ("light", "dark"):
            context = browser.new_context(
                bypass_csp=True, color_scheme=theme, reduced_motion="reduce", service_workers="block"
            )
            page = context.new_page()
            page.route("**/runtime/**", lambda route: route.abort())
            for path in paths:
                page.goto(f"{server.url}{path}")
                for failure in second_judge.failures(page):
                    failed[failure.rule] += 1
                    print(theme, f"/{path}", failure.rule, failure.where, failure.message, sep="  ")
            context.close()
        browser.close()
    server.stop()
    print(f"{len(paths)} pages in 2 themes: {failed.total()} failures {dict(failed)}")
    return int(failed.total() > 0)


if __name__ == "__main__":
    sys.exit(main())
