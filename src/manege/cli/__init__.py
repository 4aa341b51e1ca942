"""The command line — `manege`, and `python -m manege`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code."""
    from manege.cli.app import run

    sys.exit(run(sys.argv[1:] if arguments is None else arguments))
