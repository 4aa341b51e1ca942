"""Rooms, secrecy and the fuzz, on PostgreSQL and NATS: the same tests, on other engines.

Whoever comes by the network comes to two nodes, and to a table by the one that does not have it.
(Kills are in test_cluster.py, the storage in test_storage.py.)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest

from manege.server import moving
from tests.nodes.services import Nats, Postgres
from tests.nodes.test_nodes import at, nodes
from tests.server import test_fuzz, test_rooms, test_secrecy
from tests.server.inside import house_in
from tests.server.running import Running, Table
from tests.server.test_fuzz import logged as log_in
from tests.server.test_fuzz import test_no_message_harms_a_game  # noqa: F401 # collected here, too
from tests.server.test_rooms import (  # noqa: F401
    _with_bataille,
    test_a_log_that_makes_no_sense_is_one_table_less_and_no_more,
    test_a_move_that_did_not_reach_the_disk_is_not_acknowledged,
    test_a_secret_choice_is_told_to_its_seat_only,
    test_a_table_begun_with_other_figures_says_so_and_is_left_alone,
    test_a_table_of_another_edition_says_so_and_is_left_alone,
    test_a_turn_stays_good_while_the_seats_own_decision_is_open,
    test_an_idle_room_leaves_the_memory_and_comes_back,
    test_an_undo_among_choices_of_others_replays_exactly,
    test_an_unknown_game_in_the_data_is_left_alone,
    test_the_same_seats_are_told_the_whole_once,
    test_two_who_look_at_once_find_the_same_room,
    test_what_happens_in_a_room_that_was_let_go_meanwhile_is_not_kept,
)
from tests.server.test_secrecy import (  # noqa: F401
    test_a_leaked_action_code_is_noticed,
    test_raw_frames_hold_the_seats_own_view_and_nothing_else,
    test_worlds_a_seat_cannot_tell_apart_send_it_the_same_bytes,
)


class Either:
    """Two nodes as one server: each that asks is sent to the other one."""

    def __init__(self, both: list[Running]) -> None:
        self.turn = cycle(both)

    @property
    def at(self) -> str:
        return next(self.turn).at

    @property
    def http(self) -> httpx.Client:
        return next(self.turn).http

    def open_table(self, seats: int) -> Table:
        """Opened at one, gone to by the other."""
        return at(next(self.turn), next(self.turn).open_table(seats))


@pytest.fixture
def filled(postgres: Postgres) -> str:
    return postgres.filled()


@pytest.fixture
def server(tmp_path: Path, filled: str, nats: Nats) -> Iterator[Either]:
    with nodes(2, tmp_path, filled, nats) as both:
        yield Either(both)


@pytest.fixture(autouse=True)
def on_nodes(monkeypatch: pytest.MonkeyPatch, filled: str, nats: Nats) -> None:
    @contextmanager
    def two(folder: Path) -> Iterator[Either]:
        with nodes(2, folder, filled, nats) as both:
            yield Either(both)

    def logged(folder: Path) -> list[Any]:
        moving.move(filled, str(folder / "moved"))
        return log_in(folder / "moved")

    for suite in (test_rooms, test_secrecy):
        monkeypatch.setattr(suite, "house_in", partial(house_in, database=filled, bus=nats.url))
    monkeypatch.setattr(test_fuzz, "running", two)
    monkeypatch.setattr(test_fuzz, "logged", logged)
