"""Troubles — what was asked cannot be done; `error` names a sentence of the common catalogue."""

from __future__ import annotations

STATUS = {
    "table.unknown": 404,
    "game.unknown": 404,
    "seat.unknown": 404,
    "page.unknown": 404,
    "table.started": 409,
    "table.not-started": 409,
    "table.not-over": 409,
    "table.full": 409,
    "table.too-few": 409,
    "table.too-many": 409,
    "table.too-long": 409,
    "table.edition": 409,
    "table.figures": 409,
    "seat.taken": 409,
    "seat.present": 409,
    "seat.bot": 409,
    "mark.taken": 409,
    "options.bad": 400,
    "bot.unknown": 400,
    "name.bad": 400,
    "note.bad": 400,
    "seat.needed": 400,
    "album.not-here": 409,
    "album.full": 409,
    "album.too-few": 409,
    "album.not-a-picture": 400,
    "album.broken": 400,
    "album.too-many-pixels": 400,
    "album.too-large": 413,
    "album.too-slow": 400,
    "album.too-hard": 400,
    "album.bad-name": 400,
    "picture.unknown": 404,
    "key.missing": 401,
    "key.wrong": 403,
    "origin.foreign": 403,
    "request.malformed": 400,
    "request.too-large": 413,
    "method.wrong": 405,
    "too-fast": 429,
    "server.failed": 500,
    "storage.failed": 503,
    # on the socket only
    "message.malformed": 400,
    "message.too-large": 413,
    "hello.missing": 400,
    "seat.foreign": 403,
    "seat.too-often": 429,
    "turn.stale": 409,
    "code.unknown": 400,
    "line.unknown": 400,
    "line.said": 409,
    "undo.nothing": 409,
    "undo.light": 409,
    "undo.acted": 409,
    "undo.over": 409,
    "hint.not-asked": 409,
    "foresee.nothing": 409,
    "try.light": 409,
    "try.others": 409,
    "hint.none": 503,
}


class Trouble(Exception):
    """Nothing has changed. `detail` holds only what everybody may know."""

    def __init__(self, error: str, **detail: object) -> None:
        super().__init__(error)
        self.error = error
        self.status = STATUS[error]
        self.detail = detail
