"""Options of the test run, and the order of its tests."""

from __future__ import annotations

import re
import time

import pytest

BEGAN = time.monotonic()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write what tests keep anew, whole games and codes; then read the diff",
    )
    parser.addoption(
        "--about",
        type=re.compile,
        default="",
        metavar="PATTERN",
        help="only the tests whose place or name matches: a game's key, a folder",
    )
    parser.addoption(
        "--within",
        type=float,
        metavar="SECONDS",
        help="begin no more tests after so long: those left are counted as skipped",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The browser's tests come last: Playwright leaves its loop running in their thread, and no
    test that runs a loop of its own could follow. Of them whole games come first, so that in the
    end all workers have something short to do."""
    about: re.Pattern[str] = config.getoption("--about")
    others = [item for item in items if not about.search(item.nodeid)]
    config.hook.pytest_deselected(items=others)
    items[:] = sorted((item for item in items if about.search(item.nodeid)), key=turn)


def turn(item: pytest.Item) -> int:
    if not item.nodeid.startswith("tests/browser/"):
        return 0
    return 1 if "whole_game" in item.name or "joins_by_link" in item.name else 2


def pytest_runtest_setup(item: pytest.Item) -> None:
    within: float | None = item.config.getoption("--within")
    if within is not None and time.monotonic() - BEGAN > within:
        pytest.skip("its time is over")
