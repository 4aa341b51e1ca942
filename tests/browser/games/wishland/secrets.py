"""What nobody may be sent: the order of piles, and before all are shown others' entrepreneurs."""

from __future__ import annotations

from tests.browser.games.guide import Event, View

ROWS = ("attraction", "restaurant", "actor", "hotel", "mascot")


def check_secrets(view: View, events: list[Event], seat: int | None) -> None:
    zones = view["zones"]
    searching = seat is not None and "hotel-8" in zones["area"][seat]  # in the end (WL-R51)
    for row in ROWS:
        assert searching or not isinstance(zones[f"{row}-pile"], list)
    for owner in range(view["seats"]):
        if owner != seat:
            assert isinstance(zones["dealt"][owner], int)
            assert isinstance(zones["declined"][owner], int)
            choosing = any(asked["decision"] == "choose-entrepreneur" for asked in view["deciding"])
            assert not (choosing and isinstance(zones["entrepreneur"][owner], list))
    for event in events:
        if event["event"] in ("dealt", "kept"):
            assert ("entrepreneur" in event) == (event["seat"] == seat)
