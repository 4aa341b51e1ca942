"""Tables that were closed, games told as they ended, what one server knows of its data."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("closed", sa.Float))
    op.create_index("ix_rooms_touched", "rooms", ["touched"])
    op.create_table(
        "endings",
        sa.Column("room", sa.String(6), sa.ForeignKey("rooms.code"), primary_key=True),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "upkeep",
        sa.Column("key", sa.String(16), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("upkeep")
    op.drop_table("endings")
    op.drop_index("ix_rooms_touched", "rooms")
    op.drop_column("rooms", "closed")
