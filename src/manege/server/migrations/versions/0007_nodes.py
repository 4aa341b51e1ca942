"""Several servers on one database: who has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.String(6), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.UniqueConstraint("room", "epoch", name="one_epoch_a_lease"),
    )
    op.create_table(
        "fences",
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


def downgrade() -> None:
    for table in ("fences", "leases", "nodes"):
        op.drop_table(table)
