"""One PostgreSQL and one NATS for all tests of a worker; a database for each that asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.nodes import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[services.Nats]:
    with services.nats() as server:
        yield server


@pytest.fixture
def database(postgres: services.Postgres) -> str:
    return postgres.database()
