"""Tables played with other figures on their cards."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("figures", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("rooms", "figures")
