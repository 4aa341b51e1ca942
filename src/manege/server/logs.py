"""Logs — lines of JSON, or pretty ones for a person who watches. Never a key, a seed or a card.

A line tells at which table it happened: whoever does something there binds its code.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections import deque
from contextlib import suppress
from io import TextIOBase
from pathlib import Path
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict

MOST_REMEMBERED = 50
SELDOM = 60.0  # seconds

latest: deque[dict[str, str]] = deque(maxlen=MOST_REMEMBERED)  # warnings and errors, for the host


def set_up(*, pretty: bool | None = None, level: int = logging.INFO) -> None:
    if pretty is None:
        pretty = sys.stderr.isatty()
    renderer: structlog.types.Processor = (
        structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    )
    before: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,  # at which table
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
        remember,
    ]
    structlog.configure(
        processors=[*before, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=cast(TextIO, Careless(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(Careless(sys.stderr))
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=before)
    )
    handler.addFilter(Seldom())
    for name in ("uvicorn", "asyncio"):
        others = logging.getLogger(name)
        others.handlers = [handler]
        others.propagate = False
        others.setLevel(logging.WARNING)


class Seldom(logging.Filter):
    """What others log for each visitor who sends nonsense is said once in a while."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, float] = {}  # by where it is said

    def filter(self, record: logging.LogRecord) -> bool:
        where = f"{record.pathname}:{record.lineno}"
        if record.created - self.last.get(where, 0.0) < SELDOM:
            return False
        self.last[where] = record.created
        return True


def without_words(_: object, __: str, told: EventDict) -> EventDict:
    """What others log of an error without its message, and of its place without its lines."""
    error = told.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        told["error"] = traced(error)
    told["event"] = str(told["event"]).partition("\n")[0]
    return told


def remember(_: object, __: str, told: EventDict) -> EventDict:
    if told["level"] != "info":
        latest.append({key: str(value) for key, value in told.items() if not key.startswith("_")})
    return told


class Careless(TextIOBase):
    """A file whose disk may be full: what cannot be logged is lost, and nothing else with it."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> int:
        with suppress(OSError):
            self.file.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.file.flush()


def traced(error: BaseException) -> str:
    """Where an error came from, without its message: that could tell of cards or keys."""
    frames = traceback.extract_tb(error.__traceback__)
    way = " > ".join(f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in frames)
    return f"{type(error).__name__} at {way}"
