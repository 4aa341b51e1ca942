"""Upkeep — what whoever runs the server may know of the tables, and do to them: jobs for Storage.

They name nobody and hold no key, no seed and no card.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct

from manege.server import schema, storage
from manege.server.schema import actions, endings, leases, lines, notes, pictures, rooms, seats
from manege.server.settings import DAY, Limits
from manege.server.storage import Job

DAYS = "days"  # for which tables are kept, as the server that has them was told
BATCH = 10  # tables deleted in one commit, albums too: nobody waits long behind it

State = Literal["lobby", "playing", "over", "closed"]


class KeptTable(Struct, frozen=True):
    code: str
    game: str
    edition: int
    state: State
    seats: int
    people: int
    actions: int
    pictures: int
    picture_bytes: int
    created: float
    touched: float


class Sizes(Struct, frozen=True):
    tables: dict[str, int]  # of each state
    pictures: int
    picture_bytes: int


def state_of() -> sa.ColumnElement[str]:
    return sa.case(
        (rooms.c.closed.is_not(None), "closed"),
        (rooms.c.over, "over"),
        (rooms.c.seed.is_not(None), "playing"),
        else_="lobby",
    )


def listed(
    state: State | None = None, *, find: str = "", most: int = 100, after: int = 0
) -> Job[list[KeptTable]]:
    """The latest touched first; `find`: how their code or their game begins."""
    wanted = sa.select(rooms.c.code).order_by(rooms.c.touched.desc(), rooms.c.code)
    if state is not None:
        wanted = wanted.where(state_of() == state)
    if find:
        code = rooms.c.code.startswith(find.upper(), autoescape=True)
        wanted = wanted.where(code | rooms.c.game.startswith(find.lower(), autoescape=True))
    return described(rooms.c.code.in_(wanted.limit(most).offset(after)))


def found(code: str) -> Job[list[KeptTable]]:
    """That table, if there is one."""
    return described(rooms.c.code == code)


def described(which: sa.ColumnElement[bool]) -> Job[list[KeptTable]]:
    def of(what: sa.ColumnElement[int], *where: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
        return sa.func.coalesce(sa.select(what).where(*where).scalar_subquery(), 0)

    here = seats.c.room == rooms.c.code
    shown = pictures.c.album == rooms.c.album
    query = sa.select(
        rooms.c.code,
        rooms.c.game,
        rooms.c.edition,
        state_of(),
        of(sa.func.count(), here),
        of(sa.func.count(), here, seats.c.kind == "person"),
        of(sa.func.max(actions.c.seq), actions.c.room == rooms.c.code),
        of(sa.func.count(), shown),
        of(sa.func.sum(sa.func.length(pictures.c.body)), shown),
        rooms.c.created,
        rooms.c.touched,
    )
    ordered = query.where(which).order_by(rooms.c.touched.desc(), rooms.c.code)
    return lambda c: [KeptTable(*row) for row in c.execute(ordered)]


def close(code: str, now: float) -> Job[bool]:
    """Nobody plays there any more; it can be read until it is deleted. Whether there is one."""

    def job(c: sa.Connection) -> bool:
        open_still = sa.update(rooms).where(rooms.c.code == code, rooms.c.closed.is_(None))
        c.execute(open_still, {"closed": now, "touched": now})
        return c.execute(sa.select(rooms.c.code).where(rooms.c.code == code)).first() is not None

    return job


def delete(*codes: str) -> Job[int]:
    """These tables with all that was said, written and shown there; how many there were."""

    def job(c: sa.Connection) -> int:
        albums = sa.select(rooms.c.album).where(rooms.c.code.in_(codes), rooms.c.album.is_not(None))
        shown = [*c.execute(albums.distinct()).scalars()]
        for table in (notes, lines, actions, seats, endings, leases):
            c.execute(sa.delete(table).where(table.c.room.in_(codes)))
        c.execute(sa.update(rooms).where(rooms.c.next.in_(codes)), {"next": None})
        gone = c.execute(sa.delete(rooms).where(rooms.c.code.in_(codes))).rowcount
        still = sa.select(rooms.c.album).where(rooms.c.album.in_(shown))
        unseen = pictures.c.album.in_(shown) & pictures.c.album.not_in(still)
        c.execute(sa.delete(pictures).where(unseen))
        return gone

    return job


def overdue(
    limits: Limits, now: float, most: int = BATCH, *, visited: Collection[str] = ()
) -> Job[list[str]]:
    """Tables that have been kept for long enough, the oldest first; not those where people are."""
    ended = rooms.c.over | rooms.c.closed.is_not(None)
    old: sa.ColumnElement[bool] = sa.false()
    if limits.finished_days:
        old |= ended & (rooms.c.touched < now - limits.finished_days * DAY)
    if limits.unfinished_days:
        old |= ~ended & (rooms.c.touched < now - limits.unfinished_days * DAY)
    idle = rooms.c.code.not_in(visited)
    query = sa.select(rooms.c.code).where(old, idle).order_by(rooms.c.touched).limit(most)
    return lambda c: [*c.execute(query).scalars()]


def note_days(limits: Limits) -> Job[None]:
    days = f"{limits.finished_days} {limits.unfinished_days}".encode()
    return lambda c: storage.write(c, DAYS, days)


def noted_days() -> Job[Limits]:
    """The usual ones where no server has noted any."""

    def job(c: sa.Connection) -> Limits:
        noted = sa.select(schema.upkeep.c.value).where(schema.upkeep.c.key == DAYS)
        found = c.execute(noted).scalar()
        if found is None:
            return Limits()
        finished, unfinished = map(float, bytes(found).split())
        return Limits(finished_days=finished, unfinished_days=unfinished)

    return job


def there_still(codes: list[str]) -> Job[dict[str, bool]]:
    """Those of them that there are, and whether they are closed."""
    query = sa.select(rooms.c.code, rooms.c.closed.is_not(None)).where(rooms.c.code.in_(codes))
    return lambda c: {code: bool(closed) for code, closed in c.execute(query)}


def number() -> Job[int]:
    query = sa.select(sa.func.count()).select_from(rooms)
    return lambda c: c.execute(query).scalar_one()


def sizes() -> Job[Sizes]:
    def job(c: sa.Connection) -> Sizes:
        states = sa.select(state_of().label("state")).subquery()
        counted = sa.select(states.c.state, sa.func.count()).group_by(states.c.state)
        tables = {"lobby": 0, "playing": 0, "over": 0, "closed": 0}
        tables.update((state, many) for state, many in c.execute(counted))
        length = sa.func.coalesce(sa.func.sum(sa.func.length(pictures.c.body)), 0)
        number, weight = c.execute(sa.select(sa.func.count(), length).select_from(pictures)).one()
        return Sizes(tables, number, weight)

    return job
