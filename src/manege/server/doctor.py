"""The doctor — looks at everything there is, changes nothing, and says what to do."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from manege import games
from manege.server import asking, copies, schema, upkeep
from manege.server.database import FILE
from manege.server.office import opened
from manege.server.records import LoggedAction, Record, Seat
from manege.server.restoring import BACKUP
from manege.server.settings import DAY

LEAST_FREE = 256 * 2**20  # bytes; below it games go on, but not for long
BACKUP_DAYS = 7
MIB = 2**20


class Finding(Struct, frozen=True):
    """`key` names a sentence of the catalogue; what is not `well` has an `.advice` too."""

    key: str
    well: bool
    facts: dict[str, str | int] = {}


class OpenGame(Struct, frozen=True):
    code: str
    game: str
    edition: int
    touched: float


def examined(folder: Path, now: float) -> Iterator[Finding]:
    """All of it, the gravest last where nothing else can be said."""
    with opened(folder, any_age=True) as connection:
        yield from of_data(connection)
        yield of_disk(folder)
        version = of_version(connection)
        yield version
        if not version.well:
            yield from of_editions(connection)
            return
        yield from of_tables(connection, now)
        yield from of_games(connection)
        yield of_backup(connection, now)


def before_upgrade(folder: Path) -> Iterator[Finding]:
    """What a start of this Manège would mean for the data of an older one."""
    with opened(folder, any_age=True) as connection:
        found = schema.version(connection)
        if not schema.is_known(connection):
            yield Finding("doctor-newer", False, {"found": found or "", "here": schema.HEAD})
            return
        if found == schema.HEAD:
            yield Finding("doctor-same", True, {"here": schema.HEAD})
        else:
            free = shutil.disk_usage(folder).free
            size = copies.size_of(folder / FILE)
            facts: dict[str, str | int] = {"found": found or "", "here": schema.HEAD}
            yield Finding("doctor-migrates", True, {**facts, "mib": 1 + size // MIB})
            if free < 2 * size:
                yield Finding("doctor-copy-room", False, {"mib": 1 + (2 * size - free) // MIB})
        yield from of_editions(connection)


def of_data(c: sa.Connection) -> Iterator[Finding]:
    said = c.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    stray = c.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if said != "ok":
        yield Finding("doctor-damaged", False, {"said": str(said)})
    elif stray:
        yield Finding("doctor-stray", False, {"rows": len(stray)})
    else:
        yield Finding("doctor-sound", True)


def of_disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    size = copies.size_of(folder / FILE)
    facts: dict[str, str | int] = {"free": free // MIB, "mib": 1 + size // MIB}
    return Finding("doctor-disk", free > max(LEAST_FREE, size), facts)


def of_version(c: sa.Connection) -> Finding:
    found = schema.version(c) or ""
    return Finding("doctor-version", found == schema.HEAD, {"found": found, "here": schema.HEAD})


def of_tables(c: sa.Connection, now: float) -> Iterator[Finding]:
    sizes = upkeep.sizes()(c)
    pictures = {"pictures": sizes.pictures, "mib": sizes.picture_bytes // MIB}
    yield Finding("doctor-tables", True, {**sizes.tables, **pictures})
    limits = upkeep.noted_days()(c)
    if late := len(upkeep.overdue(limits, now - 2 * DAY, most=10_000)(c)):
        yield Finding("doctor-overdue", False, {"tables": late})


def of_editions(c: sa.Connection) -> Iterator[Finding]:
    """Open games that this Manège would not play on."""
    stuck = [each for each in open_games(c) if edition_of(each.game) != each.edition]
    for each in stuck:
        here = edition_of(each.game)
        facts: dict[str, str | int] = {
            "table": each.code,
            "title": each.game,
            "played": each.edition,
            "here": "–" if here is None else here,
            "day": time.strftime("%Y-%m-%d", time.localtime(each.touched)),
        }
        yield Finding("doctor-edition", False, facts)
    if not stuck:
        yield Finding("doctor-editions", True)


def edition_of(key: str) -> int | None:
    known = games.keys()
    return games.game(key).edition if key in known else None


def open_games(c: sa.Connection) -> list[OpenGame]:
    """In the words of the first version, so that every database can be asked."""
    columns = {each["name"] for each in sa.inspect(c).get_columns("rooms")}
    closed = "AND closed IS NULL" if "closed" in columns else ""
    rows = c.exec_driver_sql(
        "SELECT code, game, edition, touched FROM rooms "
        f"WHERE seed IS NOT NULL AND NOT over {closed} ORDER BY touched DESC"
    )
    return [OpenGame(*row) for row in rows]


def of_games(c: sa.Connection) -> Iterator[Finding]:
    """Every open game is played anew."""
    yield from of_editions(c)
    fine = 0
    for each in open_games(c):
        if edition_of(each.game) == each.edition:
            if why := why_not_replayed(c, each):
                yield Finding(
                    "doctor-replay", False, {"table": each.code, "title": each.game, "why": why}
                )
            else:
                fine += 1
    yield Finding("doctor-replayed", True, {"games": fine})


def why_not_replayed(c: sa.Connection, table: OpenGame) -> str:
    rooms, actions = schema.rooms, schema.actions
    row = c.execute(sa.select(rooms).where(rooms.c.code == table.code)).one()
    chairs = sa.select(sa.func.count()).where(schema.seats.c.room == table.code)
    if msgspec.json.decode(row.figures) != games.game(table.game).other_figures():
        return "other figures on its cards (--components)"
    record = Record(
        code=table.code,
        game=table.game,
        edition=table.edition,
        options=msgspec.json.decode(row.options),
        seats=(Seat("person"),) * c.execute(chairs).scalar_one(),
        host_key=b"",
        host=None,
        created=row.created,
        seed=int(row.seed),
    )
    columns = [actions.c[name] for name in LoggedAction.__struct_fields__]
    log = sa.select(*columns).where(actions.c.room == table.code).order_by(actions.c.seq)
    logged = [LoggedAction(*each) for each in c.execute(log)]
    if [each.seq for each in logged] != [*range(1, len(logged) + 1)]:
        return "a gap in its log"
    try:
        asking.replayed(record, logged)
    except asking.NO_REPLAY as error:
        return f"{type(error).__name__}"
    return ""


def of_backup(c: sa.Connection, now: float) -> Finding:
    """When `manege backup` was last called."""
    found = c.execute(sa.select(schema.upkeep.c.value).where(schema.upkeep.c.key == BACKUP))
    last = found.scalar()
    if last is None:
        return Finding("doctor-no-backup", False)
    days = int((now - float(last)) / DAY)
    return Finding("doctor-backup", days <= BACKUP_DAYS, {"days": days})
