"""The database's tables, and the way to them from older ones (migrations/)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0007"  # the newest of migrations/versions

metadata = sa.MetaData()

rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("code", sa.String(6), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("host_key", sa.LargeBinary(32), nullable=False),
    sa.Column("host", sa.Integer),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("seed", sa.String(40)),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("next", sa.String(6)),
    sa.Column("album", sa.String(32), index=True),
    sa.Column("figures", sa.Text, nullable=False, server_default="{}"),
    sa.Column("closed", sa.Float),  # since when, by whoever runs the server
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("room", sa.ForeignKey("rooms.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(24)),
    sa.Column("mark", sa.String(1)),
    sa.Column("bot", sa.String(64)),
    sa.Column("key", sa.LargeBinary(32)),
    sa.Column("lent", sa.Integer),
)

actions = sa.Table(
    "actions",
    metadata,
    sa.Column("room", sa.ForeignKey("rooms.code"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("code", sa.Integer),  # none: the seat's last action is taken back
    sa.Column("client", sa.String(40)),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("spent", sa.Float, nullable=False, server_default="0"),
    sa.UniqueConstraint("room", "seat", "client", name="one_answer_an_id"),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("room", sa.ForeignKey("rooms.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("line", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("about", sa.String(64), nullable=False, server_default=""),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("room", sa.ForeignKey("rooms.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("about", sa.String(64), primary_key=True),
    sa.Column("text", sa.String(140), nullable=False),
    sa.Column("reason", sa.String(64), nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

pictures = sa.Table(
    "pictures",
    metadata,
    sa.Column("album", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

endings = sa.Table(  # finished games, to be read whatever the rules have become
    "endings",
    metadata,
    sa.Column("room", sa.ForeignKey("rooms.code"), primary_key=True),
    sa.Column("told", sa.LargeBinary, nullable=False),
)

upkeep = sa.Table(  # what whoever runs the server needs: the last restoring, the last probe
    "upkeep",
    metadata,
    sa.Column("key", sa.String(16), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

nodes = sa.Table(  # the servers that share this database, each alive until then
    "nodes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

leases = sa.Table(  # which node has which table, and how often it has changed hands
    "leases",
    metadata,
    sa.Column("room", sa.String(6), primary_key=True),
    sa.Column("node", sa.String(32), nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.UniqueConstraint("room", "epoch", name="one_epoch_a_lease"),
)

# Every commit of a table writes its epoch here. A newer lease carries this row along with it;
# whoever comes with an older epoch then is refused by the database.
fences = sa.Table(
    "fences",
    metadata,
    sa.Column("room", sa.String(6), primary_key=True),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.ForeignKeyConstraint(
        ["room", "epoch"],
        ["leases.room", "leases.epoch"],
        name="only_by_lease",
        onupdate="CASCADE",
        ondelete="CASCADE",
    ),
)


def version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def is_known(connection: sa.Connection) -> bool:
    """Whether this program has heard of the database's version."""
    found = version(connection)
    if found is None or found == HEAD:
        return True
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(alembic_config())
    return any(script.revision == found for script in scripts.walk_revisions())


def migrate(connection: sa.Connection) -> None:
    """Bring the tables up to HEAD, whole or not at all."""
    found = version(connection)
    connection.rollback()
    if found == HEAD:
        return  # Alembic takes most of a second to import
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    with connection.begin():
        command.upgrade(config, "head")


def alembic_config() -> Config:
    from alembic.config import Config

    config = Config()
    folder = Path(__file__).with_name("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
