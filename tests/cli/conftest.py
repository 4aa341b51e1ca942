"""What the tests of the command line share."""

from tests.cli.terminal import here

__all__ = ["here"]
