"""Logs — lines of JSON, or pretty ones for a person who watches. Never a key, a seed or a card."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path

import structlog


def set_up(*, pretty: bool | None = None, level: int = logging.INFO) -> None:
    if pretty is None:
        pretty = sys.stderr.isatty()
    renderer: structlog.types.Processor = (
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if pretty
        else structlog.processors.JSONRenderer()
    )
    before: list[structlog.types.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    if pretty:
        before.pop()
    structlog.configure(
        processors=[*before, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=before)
    )
    server = logging.getLogger("uvicorn")
    server.handlers = [handler]
    server.propagate = False
    server.setLevel(logging.WARNING)


def traced(error: BaseException) -> str:
    """Where an error came from, without its message: that could tell of cards or keys."""
    frames = traceback.extract_tb(error.__traceback__)
    way = " > ".join(f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in frames)
    return f"{type(error).__name__} at {way}"
