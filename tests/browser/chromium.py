"""The Chromium of the tests: the machine's own, else the one of an npm package in this folder."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import playwright

HERE = Path(__file__).parent
PLAYWRIGHTS_NODE = Path(playwright.__file__).parent / "driver" / "node"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = HERE / "node_modules" / ".chromium"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();"
FONTS = "<fontconfig><dir>{}</dir><cachedir>{}</cachedir></fontconfig>"
NONE = (
    "The browser tests need a Chromium and found none. Put one on the PATH "
    "(Debian or Ubuntu: apt install chromium), or run: npm ci --prefix tests/browser"
)
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-gpu",  # there is none: what stands in for it costs more than doing without
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
]


class NoBrowser(Exception):
    """There is no Chromium; the sentence says how to get one."""


class Chromium(NamedTuple):
    path: str
    environment: dict[str, str]

    @property
    def arguments(self) -> list[str]:
        return [*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def find_chromium() -> Chromium:
    lend_node()
    for name in NAMES:
        if found := shutil.which(name):
            return Chromium(found, {})
    if not PACKAGE.is_dir():
        raise NoBrowser(NONE)
    return unpacked()


def lend_node() -> None:
    """Playwright's own wants a library that a bare machine lacks; any other Node will do."""
    asked = subprocess.run([PLAYWRIGHTS_NODE, "--version"], capture_output=True)
    if asked.returncode and (node := find_node()):
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)


def find_node() -> str | None:
    beside = os.path.dirname(sys.executable)  # where `make test` puts a Node if there is none
    return shutil.which("node", path=os.pathsep.join([beside, os.environ.get("PATH", "")]))


def unpacked() -> Chromium:
    """The package brings the libraries a bare machine lacks, but only where it believes to be."""
    node = find_node()
    if node is None:
        raise NoBrowser(f"{NONE} (with Node on the PATH).")
    UNPACKED.mkdir(exist_ok=True)
    with open(UNPACKED / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two runs must not unpack into each other
        subprocess.run(
            [node, "--input-type=module", "-e", UNPACK],
            cwd=HERE,
            env={**os.environ, "TMPDIR": str(UNPACKED), "AWS_EXECUTION_ENV": "nodejs22.x"},
            check=True,
            timeout=120,
        )
    fonts = UNPACKED / "fonts"  # its own list of folders names places this machine has not
    (fonts / "fonts.conf").write_text(FONTS.format(fonts / "fonts", UNPACKED / "fonts-cache"))
    libraries = [str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return Chromium(
        str(UNPACKED / "chromium"),
        {
            "LD_LIBRARY_PATH": ":".join(filter(None, libraries)),
            "FONTCONFIG_PATH": str(fonts),
        },
    )
