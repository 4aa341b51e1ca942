"""Trials: a seat plays on by itself on a copy; nobody hears of it, nothing is kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from manege.games import game
from manege.server.settings import Rate
from tests.server.running import GENEROUS, Device, Message, Running, Table, running

DICE = game("dice_theme_park")
FINISH = DICE.code("finish")


def opened(server: Running) -> Table:
    table = server.open_table(2, game=DICE.key, options={"mode": "initiation"}).all_here(2)
    table.start()
    return table


def play_on(device: Device, seat: int, code: int) -> None:
    answer = device.play(seat, code)
    assert answer["type"] == "played"
    device.hear_seq(answer["seq"])


@contextmanager
def operating(server: Running) -> Iterator[tuple[Table, Device, Device]]:
    """Both seats are in their activation phase, and can do something there."""
    table, chance = opened(server), random.Random(3)
    with table.device(0, 1) as both:
        while True:
            found = both.deciding()
            assert found is not None
            seat, options = found
            wanted = [code for code in options if DICE.actions[code] != "finish"] or options
            if both.view(seat)["fields"]["phase"] == "activation" and len(both_ask(both)) == 2:
                break
            play_on(both, seat, chance.choice(wanted if chance.random() < 0.7 else options))
    with table.device(0) as mine, table.device(1) as other:
        yield table, mine, other


def both_ask(device: Device) -> list[Message]:
    asked = [each for each in device.view(0)["deciding"] if each["decision"] == "operate"]
    return [each for each in asked if len(device.view(each["seat"])["options"]) > 1]


def first(view: Message, *verbs: str) -> int:
    options: list[int] = view["options"]
    return next(code for code in options if DICE.actions[code].split()[0] in verbs)


def tried(device: Device, seat: int, codes: list[int]) -> Message:
    device.say("try", seat=seat, codes=codes, id="if")
    return device.hear("tried", "refused", "error")


def chain(device: Device, seat: int) -> tuple[list[int], Message]:
    """An activation, and where somebody goes."""
    codes = [first(device.view(seat), "activate", "plan", "guide")]
    seen = tried(device, seat, codes)
    while seen["view"]["deciding"][0]["decision"] != "operate":
        codes.append(random.Random(1).choice(seen["view"]["options"]))
        seen = tried(device, seat, codes)
    return codes, seen


def test_a_trial_is_what_would_be_and_nobody_hears_of_it(server: Running) -> None:
    with operating(server) as (table, mine, other):
        seq, before = mine.seq, mine.view(0)
        codes, seen = chain(mine, 0)
        frames = len(other.frames)
        other.say("ping", n=1)
        other.hear("pong")
        with table.device(0) as again:
            untouched = again.seq, again.view(0)
        for code in codes:
            play_on(mine, 0, code)

        assert frames + 1 == len(other.frames)
        assert untouched == (seq, before)
        assert (seen["turn"], seen["seat"], seen["watch"]) == (seq, 0, None)
        assert seen["view"] == mine.view(0)
        assert seen["told"] == {"0": mine.state["told"]["0"][-len(codes) :]}


def test_others_act_meanwhile_in_their_lanes(server: Running) -> None:
    with operating(server) as (_, mine, other):
        codes, _ = chain(mine, 0)
        play_on(other, 1, first(other.view(1), "activate", "plan", "guide"))
        mine.hear_seq(other.seq)
        seen = tried(mine, 0, codes)
        for code in codes:
            play_on(mine, 0, code)

        assert seen["turn"] == mine.seq - len(codes)
        assert seen["view"] == mine.view(0)


def test_where_several_share_a_device_it_shows_what_anybody_may_see(server: Running) -> None:
    with operating(server) as (table, mine, _), table.device(0, 1) as shared:
        codes, _ = chain(mine, 0)
        seen = tried(shared, 0, codes)

        assert (seen["view"]["viewer"], seen["watch"]["viewer"]) == (0, None)
        assert sorted(seen["told"]) == ["0", "watch"]


def test_a_trial_ends_before_others_are_asked_and_says_what_hinders(server: Running) -> None:
    with operating(server) as (_, mine, other):
        act = first(mine.view(0), "activate", "plan", "guide")
        ends = tried(mine, 0, [FINISH])
        refused = tried(mine, 0, [act, act])
        foreign = tried(other, 0, [act])
        unknown = tried(mine, 0, [len(DICE.actions)])
        empty = tried(mine, 0, [])
        endless = tried(mine, 0, [act] * 81)

    assert ends["error"] == "try.others"
    assert (refused["type"], refused["rule"][:3]) == ("refused", "DP-")
    assert foreign["error"] == "seat.foreign"
    assert unknown["error"] == "code.unknown"
    assert empty["error"] == endless["error"] == "message.malformed"


def test_a_trial_ends_before_chance_comes_in(server: Running) -> None:
    table = server.open_table(2, game="scream_machine").all_here(2)
    table.start()
    develop = game("scream_machine").code("develop")
    with table.device(0, 1) as device:
        for seat in (0, 1):
            play_on(device, seat, device.view(seat)["options"][0])
        found = device.deciding()
        assert found is not None
        assert tried(device, found[0], [develop])["error"] == "try.light"


@pytest.mark.parametrize("burst", [1, 3])
def test_trials_are_counted(tmp_path: Path, burst: int) -> None:
    limits = replace(GENEROUS, trials=Rate(burst, 0.0))
    with running(tmp_path, limits=limits) as server:
        table = opened(server)
        with table.device(0) as mine, table.device(1) as other:
            code = mine.view(0)["options"][0]
            answers = [tried(mine, 0, [code]) for _ in range(burst + 1)]
            another = tried(other, 1, [other.view(1)["options"][0]])

    assert "too-fast" not in [each.get("error") for each in [*answers[:-1], another]]
    assert answers[-1]["error"] == "too-fast"
