"""The page, for tests: people who play at it, and whether it is whole, clear and within reach.

Whoever expects a state of a page waits for it as long as this machine needs.
"""

from playwright.sync_api import expect

from tests.shared.patience import USUAL_MS

expect.set_options(timeout=USUAL_MS)
