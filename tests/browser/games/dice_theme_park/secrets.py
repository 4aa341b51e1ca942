"""What nobody may be sent: stacks, what others were dealt or picked before all are shown."""

from __future__ import annotations

from tests.browser.games.guide import Event, View

HIDDEN = ("stack-a", "stack-b", "skill-deck", "away")
OWNED = ("offered-tiles", "kept-tile", "offered-skills", "offered-administrators")


def check_secrets(view: View, events: list[Event], seat: int | None) -> None:
    zones = view["zones"]
    for zone in HIDDEN:
        assert not isinstance(zones[zone], list)
    for owner in range(view["seats"]):
        if owner != seat:
            for zone in OWNED:
                assert isinstance(zones[zone][owner], int)
            if view["fields"]["phase"] == "planning":
                assert isinstance(zones["played"][owner], int)
    for event in events:
        if event["event"] == "picked":
            assert ("staff" in event) == (event["seat"] == seat)
        if event["event"] in ("offered_tile", "kept_tile"):
            assert ("tile" in event) == (event["seat"] == seat)
