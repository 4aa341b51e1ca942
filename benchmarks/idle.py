"""What a page costs while nobody does anything: the front page, the lobby, an ordinary turn.

    python -m benchmarks.idle [--seconds 10]

Prints JSON: per cent of a core, of the page's own thread and of its whole process, motion on.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.devices import Device
from tests.browser.games import GUIDES
from tests.browser.positions import SEED, position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE, Visitor

QUIET = 4.0  # seconds: whatever comes when a page opens has come


def busy(page: CDPSession, browser: CDPSession) -> tuple[float, float]:
    """Seconds the page's thread has worked, and seconds of all renderers."""
    metrics = page.send("Performance.getMetrics")["metrics"]
    [thread] = [each["value"] for each in metrics if each["name"] == "TaskDuration"]
    processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    return thread, sum(each["cpuTime"] for each in processes if each["type"] == "renderer")


def measured(visitor: Visitor, seconds: float) -> dict[str, float]:
    page = visitor.context.new_cdp_session(visitor.page)
    page.send("Performance.enable")
    assert visitor.context.browser is not None
    browser = visitor.context.browser.new_browser_cdp_session()
    visitor.page.wait_for_timeout(1000 * QUIET)
    before, began = busy(page, browser), time.monotonic()
    visitor.page.wait_for_timeout(1000 * seconds)
    after, passed = busy(page, browser), time.monotonic() - began
    thread, process = (100 * (then - now) / passed for now, then in zip(before, after, strict=True))
    visitor.context.close()
    return {"thread %": round(thread, 2), "process %": round(process, 2)}


def at_all(browser: Browser, site: Site, seconds: float) -> dict[str, dict[str, float]]:
    found = {}
    for name, size in (("wide", WIDE), ("phone", PHONE)):
        device = Device(site, size, "fr", touch=size == PHONE, motion=True)
        come = partial(Visitor.new, browser, device)
        home = come()
        home.open("/")
        found[f"front page, {name}"] = measured(home, seconds)
        for guide in GUIDES:
            lobby = come()
            lobby.hold(site.open_table(3, game=guide.key), 0)
            found[f"{guide.key}, lobby, {name}"] = measured(lobby, seconds)
            with position(site, guide, "turn") as reached:
                turn = come()
                turn.take_seat(reached.table)
                found[f"{guide.key}, a turn, {name}"] = measured(turn, seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args().seconds
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=chromium.arguments,
            env={**os.environ, **chromium.environment},
        )
        site = Site(Path(data), seed=SEED)
        try:
            print(json.dumps(at_all(browser, site, seconds), indent=2))
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
