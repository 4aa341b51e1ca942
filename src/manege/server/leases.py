"""Leases — which node has which table, as the database says; what holds of them is held by it.

By the database's clock, so that no node's own matters.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from manege.server.schema import fences, leases, nodes
from manege.server.storage import Job, T
from manege.server.trouble import Trouble

CLOCK = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
FORGOTTEN_AFTER = 60.0  # seconds
SALT = 0x6D616E67  # so that no lock of ours is another's


class Lease(NamedTuple):
    """Of a table: who has it, and for the how-manieth time it has changed hands."""

    node: str
    epoch: int


def renewed(node: str, seconds: float) -> Job[list[str] | None]:
    """Alive for so long from now; all that are alive then. None: too late, others may have been
    given its tables."""

    def job(c: sa.Connection) -> list[str] | None:
        mine = sa.update(nodes).where(nodes.c.id == node, nodes.c.until > CLOCK)
        if not c.execute(mine.values(until=CLOCK + seconds)).rowcount:
            return None
        return [*c.execute(sa.select(nodes.c.id).where(nodes.c.until > CLOCK)).scalars()]

    return job


def joined(node: str, seconds: float) -> Job[list[str]]:
    """A node that was never there before."""

    def job(c: sa.Connection) -> list[str]:
        c.execute(sa.delete(nodes).where(nodes.c.until < CLOCK - FORGOTTEN_AFTER))
        c.execute(sa.insert(nodes).values(id=node, until=CLOCK + seconds))
        return [*c.execute(sa.select(nodes.c.id).where(nodes.c.until > CLOCK)).scalars()]

    return job


def left(node: str) -> Job[None]:
    """Its tables are anybody's from now on."""

    def job(c: sa.Connection) -> None:
        c.execute(sa.delete(nodes).where(nodes.c.id == node))

    return job


def owner(code: str) -> Job[str | None]:
    """The node that has this table and is alive."""
    query = sa.select(leases.c.node).join(nodes, nodes.c.id == leases.c.node)
    mine = query.where(leases.c.room == code, nodes.c.until > CLOCK)
    return lambda c: c.execute(mine).scalar()


def claimed(code: str, node: str) -> Job[Lease | None]:
    """For this node, unless one that is alive has it: in that case whose it is. None: another is
    just taking it. To wait for that would be to wait for each other, where many are taken."""
    free = sa.select(sa.func.pg_try_advisory_xact_lock(sa.func.hashtextextended(code, SALT)))

    def job(c: sa.Connection) -> Lease | None:
        if not c.execute(free).scalar():
            return None
        alive = sa.select(nodes.c.id).where(nodes.c.until > CLOCK)
        wish = insert(leases).values(room=code, node=node, epoch=1)
        taken = wish.on_conflict_do_update(
            index_elements=[leases.c.room],
            set_={"node": node, "epoch": leases.c.epoch + 1},
            where=(leases.c.node == node) | leases.c.node.not_in(alive),
        )
        epoch = c.execute(taken.returning(leases.c.epoch)).scalar()
        if epoch is None:
            found = sa.select(leases.c.node, leases.c.epoch).where(leases.c.room == code)
            return Lease(*c.execute(found).one())
        c.execute(insert(fences).values(room=code, epoch=epoch).on_conflict_do_nothing())
        return Lease(node, epoch)

    return job


def fenced(code: str, epoch: int, job: Job[T]) -> Job[T]:
    """The job as whoever had the table in this epoch; the database refuses one that is over."""

    def both(c: sa.Connection) -> T:
        mine = sa.update(fences).where(fences.c.room == code)
        try:
            c.execute(mine, {"epoch": epoch})
        except IntegrityError:
            raise Trouble("table.moved") from None
        return job(c)

    return both


def forgotten(*codes: str) -> Job[None]:
    """Of tables that are deleted."""

    def job(c: sa.Connection) -> None:
        c.execute(sa.delete(leases).where(leases.c.room.in_(codes)))

    return job
