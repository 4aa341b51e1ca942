"""What a bot may say of pictures before the points of their round are final (PP-67)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from manege.server import advising, telling, wire
from manege.server.bots import Choice
from manege.server.records import LoggedNote
from manege.server.thinking import Answer, Sentence
from manege.texts import Texts
from tests.server.test_house import FIVE, Evening, at, heard, hours

__all__ = ["hours"]  # a fixture

FACET = Sentence("reason-facet", {"facet": 3, "one": 1, "other": 2})


def told(ear: Any) -> list[tuple[str, bool]]:
    """Every sentence of the bot on seat 2 that was heard, and whether it named what is shared."""
    notes = [each["note"] for each in heard(ear, "noted")]
    return [(note["reason"], "facet" in note["facts"]) for note in notes if note["seat"] == 2]


@pytest.mark.rule("PP-67")
def test_a_bots_note_names_nothing_before_the_round_is_counted(tmp_path: Path, hours: Any) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await table.to_pairing()
        code = room.playing().game.code("pair 1-2")
        await table.everybody("pair 1-2")
        await room.bot_explains(2, Choice(code, FACET))
        quiet = ("reason-something", False)
        assert [told(ear) for ear in table.ears] == [[], [], [quiet]]
        for seat in range(3):
            await table.play(seat, *(f"pair {pair}" for pair in FIVE[1:]), "ready")
        assert [told(ear)[-1] for ear in table.ears] == [quiet] * 3
        calls = 0
        while table.fields["phase"] == "calls":
            assert ("reason-facet", True) not in told(table.ears[0])
            reader = table.fields["calls"][-1]["seat"]
            await table.play(reader, "next")
            calls += 1
        assert calls > 1
        assert [told(ear)[-1] for ear in table.ears] == [("reason-facet", True)] * 3

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-67")
def test_a_hint_names_nothing_while_one_pairs(
    tmp_path: Path, hours: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell(table: Evening) -> None:
        room = table.room
        await table.to_pairing()
        code = room.playing().game.code("pair 1-2")

        async def advice(question: object) -> Answer:
            return Answer(code, look=Sentence("look-pair", {"one": 1}), why=FACET)

        monkeypatch.setattr(room.house.thinkers, "advice", advice)
        await advising.hint(room, table.ears[0], wire.Hint(0, "h"))
        hint = table.ears[0].last
        assert (hint["type"], hint["reason"], set(hint["facts"])) == (
            "advice",
            "reason-something",
            {"one", "other"},
        )
        assert (hint["look"], hint["look_facts"]) == ("look-pair", {"one": 1})
        for language in ("fr", "en"):
            assert Texts(language).say(hint["reason"], "qui_paire_gagne", **hint["facts"])

    at(tmp_path, hours, tell)


@pytest.mark.rule("PP-67")
def test_what_looks_alike_names_no_picture_and_may_be_said(tmp_path: Path, hours: Any) -> None:
    async def tell(table: Evening) -> None:
        await table.to_pairing()
        note = LoggedNote(0, "1/1-2", "", "reason-colour", {"one": 1, "other": 2})
        assert telling.note(table.room.playing(), note).reason == "reason-colour"

    at(tmp_path, hours, tell)
