"""The tests of the build begin when the site is built."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def after_build(built_site: Path) -> Path:
    """Wait for the built site."""
    return built_site
