"""Seats on which a bot plays for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("lent", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "lent")
