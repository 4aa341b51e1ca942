"""Words — the one that opens tables on a private server, and the token of whoever hosts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from litestar import Request

from manege.server.keys import hashed, new_code, same
from manege.server.limits import Gates
from manege.server.settings import Settings
from manege.server.trouble import Trouble
from manege.server.visitors import is_here

FILE = "word"


def kept_word(data: Path) -> str:
    """A word of our own, the same at every start."""
    file = data / FILE
    kept = file.read_text(encoding="utf-8").strip() if file.exists() else ""
    if kept:
        return kept
    word = new_code()  # none yet, or the disk was full when one was made
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600), "w") as made:
        made.write(word)
    return word


def check_token(request: Request[Any, Any, Any], settings: Settings) -> None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Trouble("key.missing")
    if settings.token is None or not same(hashed(settings.token), hashed(token)):
        raise Trouble("key.wrong")


def check_reader(request: Request[Any, Any, Any], settings: Settings) -> None:
    """Figures are for this machine, and for whoever has the token."""
    if not is_here(request.scope):
        check_token(request, settings)


def check_word(word: str | None, address: str, settings: Settings, gates: Gates) -> None:
    """On a private server tables are opened by whoever was told the word."""
    right = settings.word
    if right is None:
        return
    if not word:
        raise Trouble("word.missing")
    if gates.wrong_words.is_empty(address):
        raise Trouble("too-fast")
    if not same(hashed(plain(right)), hashed(plain(word))):
        gates.wrong_words.take(address)
        raise Trouble("word.wrong")


def plain(word: str) -> str:
    """As it is said: no matter how it is written."""
    return "".join(word.casefold().split())
