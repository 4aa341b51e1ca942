"""Hands — who plays many games: this process, others of this machine, or a Ray cluster.

A game hangs on its seeds alone, and what comes of the games is counted in their order: whoever
plays them, the figures are the same.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Generic, Protocol, TypeVar

from manege import __version__, games
from manege.kernel.components import Figures
from manege.kernel.errors import ManegeError
from manege.kernel.game import Game

MOMENT = 1.0  # seconds: no part takes much longer, so that one that is lost costs little
MOST_IN_A_PART = 100
AHEAD = 2  # parts for each hand, so that none waits for the next

T = TypeVar("T")
R = TypeVar("R")
Play = Callable[[Game, T], R]
"""A function of a module, as it must be sent: the game, and one of those wanted."""


class NoHands(ManegeError):
    """Nobody plays there; `reason` ends the key of a sentence, `cli-hands-…`."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(", ".join([reason, *facts.values()]))
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Order(Generic[T, R]):
    """What is played elsewhere, as plain data: the game with its figures, and how."""

    key: str
    made_by: str
    figures: Figures
    play: Play[T, R]

    def game(self) -> Game:
        """The same one, in a process of its own."""
        found = games.game(self.key)
        if maker_of(found) != self.made_by:
            raise NoHands("other", theirs=maker_of(found), ours=self.made_by)
        if found.components is not None and found.other_figures() != self.figures:
            found.components.replace(self.figures)
        return found


def maker_of(game: Game) -> str:
    """Other versions may play other games by the same seeds."""
    return f"{__version__} ({game.key} {game.edition})"


class Hands(Protocol):
    """Several that play at the same time. A part is played to its end once, by whomever: what was
    lost with a machine is played again on another."""

    @property
    def number(self) -> int:
        """Of those who play now."""
        ...

    def give(self, order: Order[T, R], part: Sequence[T]) -> Future[list[R]]: ...


def in_order(
    game: Game, play: Play[T, R], wanted: Iterable[T], number: int, hands: Hands | None = None
) -> Iterator[R]:
    """What comes of each of those wanted, which are so many; None: in this process."""
    if hands is None:
        return (play(game, each) for each in wanted)
    order = Order(game.key, maker_of(game), game.other_figures(), play)
    return handed_out(order, wanted, number, hands)


Numbered = tuple[int, T]


def handed_out(order: Order[T, R], wanted: Iterable[T], number: int, hands: Hands) -> Iterator[R]:
    fresh = enumerate(wanted)
    back: deque[Numbered[T]] = deque()  # there was no time for them
    playing: dict[Future[list[R]], list[Numbered[T]]] = {}
    done: dict[int, R] = {}  # those before them are not
    left = number
    following = 0
    while following < number:
        while left and len(playing) < AHEAD * hands.number:
            size = max(1, min(MOST_IN_A_PART, left // (AHEAD * hands.number)))
            part = [back.popleft() for _ in range(min(size, len(back)))]
            part += islice(fresh, size - len(part))
            playing[hands.give(order, [each for _, each in part])] = part
            left -= len(part)
        for ended in wait(playing, return_when=FIRST_COMPLETED).done:
            part = playing.pop(ended)
            found = ended.result()
            done.update(zip((place for place, _ in part), found, strict=False))
            rest = part[len(found) :]
            back.extendleft(reversed(rest))
            left += len(rest)
        while following in done:
            yield done.pop(following)
            following += 1


def played(order: Order[T, R], part: Sequence[T]) -> list[R]:
    """What comes of the first of them, as many as are played in a moment: of one at least."""
    game = order.game()
    until = time.monotonic() + MOMENT
    found = []
    for each in part:
        found.append(order.play(game, each))
        if time.monotonic() > until:
            break
    return found


class Processes:
    """So many of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        spawned = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(number, spawned, end_with_parent)

    def give(self, order: Order[T, R], part: Sequence[T]) -> Future[list[R]]:
        with undisturbed():  # a process begins when it is first needed
            return self.pool.submit(played, order, part)


@contextmanager
def processes(number: int) -> Iterator[Processes]:
    others = {*multiprocessing.active_children()}
    hands = Processes(number)
    try:
        yield hands
    except BrokenProcessPool:
        raise NoHands("died") from None
    except BaseException:
        for each in {*multiprocessing.active_children()} - others:
            each.terminate()  # what they play is not wanted any more
        raise
    finally:
        hands.pool.shutdown(cancel_futures=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is for us alone: processes that begin meanwhile never hear of it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """However it ends: what is played then is for nobody."""
    threading.Thread(target=watch_parent, daemon=True).start()


def watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
