"""The clock's seconds, what lines are about, notes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    seconds = sa.Column("spent", sa.Float, nullable=False, server_default="0")
    about = sa.Column("about", sa.String(64), nullable=False, server_default="")
    op.add_column("actions", seconds)
    op.add_column("lines", about)
    op.create_table(
        "notes",
        sa.Column("room", sa.String(6), sa.ForeignKey("rooms.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("about", sa.String(64), primary_key=True),
        sa.Column("text", sa.String(140), nullable=False),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_column("lines", "about")
    op.drop_column("actions", "spent")
