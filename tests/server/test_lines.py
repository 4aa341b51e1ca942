"""Ready lines: public, logged, one between two actions."""

from __future__ import annotations

import pytest

from manege import games
from manege.server import telling
from tests.server.running import Running


@pytest.fixture
def _lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        telling, "ready_lines", lambda game: ["line-passing-by", "face-wink", "react-wow"]
    )


def test_lines_are_the_messages_so_named() -> None:
    catalogue = "card-x = X\nline-one = Un\nface-two =\n    Deux\n   line-three = non\n"

    assert telling.READY_LINE.findall(catalogue) == ["line-one", "face-two"]
    assert telling.READY_LINE.findall("react-wow = !") == ["react-wow"]
    assert telling.ready_lines("toc_toc_toc")
    assert telling.ready_lines("no_such_game") == []


@pytest.mark.usefixtures("_lines")
def test_one_line_between_two_actions(server: Running) -> None:
    table = server.open_table(3, options={"first": 0}).all_here(3)
    table.start()
    with table.device(0) as mine, table.device(1) as theirs, table.device() as spectator:
        mine.say("say", seat=0, line="face-wink")
        heard = [device.hear("said") for device in (mine, theirs, spectator)]
        mine.say("say", seat=0, line="face-wink")
        assert mine.hear("error")["error"] == "line.said"
        mine.say("say", seat=0, line="line-of-my-own")
        assert mine.hear("error")["error"] == "line.unknown"
        theirs.say("say", seat=0, line="face-wink")
        assert theirs.hear("error")["error"] == "seat.foreign"
        mine.play(0, mine.view(0)["options"][0])
        mine.say("say", seat=0, line="line-passing-by")
        assert mine.hear("said")["seq"] == 1
    with table.device() as late:
        said = late.state["said"]

    assert heard == [{"type": "said", "seat": 0, "line": "face-wink", "seq": 0, "about": ""}] * 3
    assert late.state["lines"] == ["line-passing-by", "face-wink", "react-wow"]
    assert [(each["line"], each["seq"]) for each in said] == [
        ("face-wink", 0),
        ("line-passing-by", 1),
    ]


@pytest.mark.parametrize("game", games.keys())
def test_every_game_has_reactions_of_its_own_and_those_of_all(game: str) -> None:
    reactions = [line for line in telling.ready_lines(game) if line.startswith("react-")]

    assert len(reactions) >= 8
    assert "react-wow" in reactions
    assert len({*reactions}) == len(reactions)


@pytest.mark.usefixtures("_lines")
def test_reactions_are_heard_by_all_kept_by_nobody_and_not_too_many(server: Running) -> None:
    table = server.open_table(3, options={"first": 0}).all_here(3)
    table.start()
    with table.device(0) as mine, table.device(1) as theirs, table.device() as spectator:
        for _ in range(3):
            theirs.say("say", seat=1, line="react-wow")
        heard = [[device.hear("said") for _ in range(3)] for device in (mine, theirs, spectator)]
        theirs.say("say", seat=1, line="react-wow")
        assert theirs.hear("error")["error"] == "too-fast"
        mine.say("say", seat=0, line="react-wow", about="1/1-2")
        assert mine.hear("error")["error"] == "line.unknown"
        mine.say("say", seat=0, line="react-of-my-own")
        assert mine.hear("error")["error"] == "line.unknown"
        mine.say("say", seat=1, line="react-wow")
        assert mine.hear("error")["error"] == "seat.foreign"
        mine.say("say", seat=0, line="react-wow")  # another seat's time is its own
        assert spectator.hear("said")["seat"] == 0
        mine.say("say", seat=0, line="face-wink")  # and a ready line is still to be had
        assert mine.hear("said")["line"] == "react-wow"
        assert mine.hear("said")["line"] == "face-wink"
    with table.device() as late:
        said = late.state["said"]

    assert (
        heard == [[{"type": "said", "seat": 1, "line": "react-wow", "seq": 0, "about": ""}] * 3] * 3
    )
    assert [each["line"] for each in said] == ["face-wink"]
