"""What all tests share: the site that check.py builds meanwhile, the marker `long`, and their order."""

import gc
import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings

from tests.shared import answer_checker, costs, patience, second_look
from tests.shared.order import in_order

TESTS = Path(__file__).parent
DIST = TESTS.parent / "dist"
#: Less than a test may take (`faulthandler_timeout` of build/check.py): a build that never ends says so itself.
BUILD_S = 840
#: Every file that a test was collected from, before any was left out.
COLLECTED = pytest.StashKey[frozenset[Path]]()

answer_checker.watch()
# Before the workers begin, which share the measure.
patience.measure_once()

if settings.default is not None and settings.default.deadline is not None:
    # How long an example takes says what else the machine does.
    settings.register_profile("no deadline", deadline=None)
    settings.load_profile("no deadline")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--every-look`, which `check.py --all` gives, `--second-look` and `--costs`."""
    second_look.pytest_addoption(parser)
    costs.pytest_addoption(parser)
    parser.addoption("--every-look", action="store_true", help="look at screens in every size and theme")


def pytest_configure(config: pytest.Config) -> None:
    """Prepare what these two options ask for."""
    second_look.pytest_configure(config)
    costs.pytest_configure(config)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Look for no garbage while the tests are collected, nor ever again among them: it is a third of what that costs."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000, 20, 20)
        gc.enable()


@pytest.fixture(scope="session")
def every_look(pytestconfig: pytest.Config) -> bool:
    """Whether screens are looked at in every size and theme, and not only in those that differ most."""
    return bool(pytestconfig.getoption("--every-look"))


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path,
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for doctests in no file without a prompt: most of nine hundred have none, and each worker looks."""
    found = yield
    if any(isinstance(one, DoctestModule) for one in found) and b">>> " not in file_path.read_bytes():
        return [one for one in found if not isinstance(one, DoctestModule)]
    return found


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """Put the tests in order, and leave out the `full` ones; a test that a gate leaves out says why."""
    config.stash[COLLECTED] = frozenset(item.path for item in items)
    for item in items:
        for marker in (*item.iter_markers("long"), *item.iter_markers("full")):
            if not (marker.args and isinstance(marker.args[0], str)):
                raise pytest.UsageError(f"{item.nodeid}: the marker `{marker.name}` needs a reason")
    if not os.environ.get("FOLLOWSUIT_FULL"):
        left = [item for item in items if any(item.iter_markers("full"))]
        items[:] = [item for item in items if not any(item.iter_markers("full"))]
        config.hook.pytest_deselected(items=left)
    yield  # others leave tests out too
    items[:] = in_order(items, getattr(config, "workerinput", {}).get("workercount", 1))


@pytest.fixture(scope="session")
def built_site() -> Path:
    """Return the folder of the built site; wait until check.py, which builds it meanwhile, is done."""
    if building := os.environ.get("FOLLOWSUIT_SITE_BUILD"):
        status = Path(building, "status")
        deadline = time.monotonic() + BUILD_S
        while not status.exists():
            if time.monotonic() > deadline:
                pytest.fail(f"the site was not built in {BUILD_S} seconds", pytrace=False)
            time.sleep(0.2)
        if status.read_text() != "0":
            pytest.fail(f"the site was not built:\n{Path(building, 'log').read_text()}", pytrace=False)
    assert (DIST / "index.html").is_file(), "there is no dist/: run python3 build/play.py --check"
    return DIST


@pytest.fixture(scope="session")
def one_file(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site as one file."""
    from runtime.runtime import make_runtime
    from tools.one_file import NAME, write_one_file

    return write_one_file(tmp_path_factory.mktemp("one") / NAME, make_runtime(), built_site)
