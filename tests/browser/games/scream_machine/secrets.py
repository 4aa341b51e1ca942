"""What nobody else may be sent: openings and hands, plans drawn, visitors surveyed."""

from __future__ import annotations

from tests.browser.games.guide import Event, View


def check_secrets(view: View, events: list[Event], seat: int | None) -> None:
    zones, fields = view["zones"], view["fields"]
    in_secret = fields["round"] == 0  # SM-15: not even how many cards were chosen
    for owner in range(view["seats"]):
        hand, chosen = zones["hand"][owner], zones["chosen"][owner]
        if owner == seat:
            assert isinstance(hand, list)
            assert isinstance(chosen, list)
        else:
            assert hand is None if in_secret else isinstance(hand, int)
            assert chosen is None
        assert not (in_secret and zones["park"][owner])
    for gap, hidden in enumerate(zones["hidden"]):  # SM-R16
        assert isinstance(hidden, int) or seat in fields["looked"][gap]
    assert isinstance(zones["pile"], int)
    assert isinstance(zones["visitors"], int)
    for event in events:
        if event["event"] in ("dealt", "developed", "saw"):
            known = "card" in event or "visitor" in event
            assert known == (event["seat"] == seat)
        elif in_secret:
            assert event in ({"event": "kept", "seat": owner} for owner in range(view["seats"]))
