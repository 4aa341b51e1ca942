"""Metering — how much of the server's own time somebody's wish has taken, without its waiting."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from time import thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """Awaited in place of the doing itself; what others do while it waits is not counted."""

    def __init__(self, doing: Coroutine[Any, Any, T]) -> None:
        self.doing = doing
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        trouble: BaseException | None = None
        while True:
            began = thread_time()
            try:
                waiting = self.doing.send(None) if trouble is None else self.doing.throw(trouble)
            except StopIteration as ended:
                answer: T = ended.value
                return answer
            finally:
                self.seconds += thread_time() - began
            try:
                yield waiting
                trouble = None
            except BaseException as error:  # whoever waits is cancelled, too
                trouble = error
