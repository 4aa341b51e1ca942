"""Alembic's entrance; schema.py hands it the connection, inside a transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    transactional_ddl=True,
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
