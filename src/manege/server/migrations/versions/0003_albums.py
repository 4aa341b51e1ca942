"""Albums: pictures of the players' own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("album", sa.String(32)))
    op.create_index("ix_rooms_album", "rooms", ["album"])
    op.create_table(
        "pictures",
        sa.Column("album", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pictures")
    op.drop_index("ix_rooms_album", "rooms")
    op.drop_column("rooms", "album")
