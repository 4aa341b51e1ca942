"""Rooms, seats, actions, lines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host_key", sa.LargeBinary(32), nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("seed", sa.String(40)),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("next", sa.String(6)),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.String(6), sa.ForeignKey("rooms.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24)),
        sa.Column("mark", sa.String(1)),
        sa.Column("bot", sa.String(64)),
        sa.Column("key", sa.LargeBinary(32)),
    )
    op.create_table(
        "actions",
        sa.Column("room", sa.String(6), sa.ForeignKey("rooms.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer),
        sa.Column("client", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("room", "seat", "client", name="one_answer_an_id"),
    )
    op.create_table(
        "lines",
        sa.Column("room", sa.String(6), sa.ForeignKey("rooms.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("lines", "actions", "seats", "rooms"):
        op.drop_table(table)
