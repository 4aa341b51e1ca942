"""The games as the browser tests know them: a module each, found by the game's key.

It holds a `GUIDE`; a game without one makes the tests fail, and one more game needs nothing else.
It may have `VARIANTS`: guides that tell what is other alone, or with other options.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from manege.games import keys
from tests.browser.games.guide import Guide


def guide_of(key: str) -> Guide:
    found = import_module(f"{__name__}.{key}").GUIDE
    assert isinstance(found, Guide)
    assert found.key == key
    return found


def variants_of(key: str) -> list[Guide]:
    return list(getattr(import_module(f"{__name__}.{key}"), "VARIANTS", []))


GUIDES = [guide_of(key) for key in keys()]
ALL = [*GUIDES, *(variant for key in keys() for variant in variants_of(key))]
ANY = guide_of("toc_toc_toc")  # for what is the same at every table

EVERY_GAME = pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.key)
EVERY_EVENING = pytest.mark.parametrize(
    "guide", [guide for guide in ALL if guide.usual], ids=lambda guide: guide.name
)


def games_with(*names: str) -> pytest.MarkDecorator:
    """The games whose guides know of this; for the others there is nothing of the kind."""
    knowing = [guide for guide in GUIDES if all(getattr(guide, name) for name in names)]
    return pytest.mark.parametrize("guide", knowing, ids=lambda guide: guide.key)


def tables_with(*names: str) -> pytest.MarkDecorator:
    """The same, variants too."""
    knowing = [guide for guide in ALL if all(getattr(guide, name) for name in names)]
    return pytest.mark.parametrize("guide", knowing, ids=lambda guide: guide.name)


def every_place(name: str) -> pytest.MarkDecorator:
    """Every position that the guides list under this name."""
    cases = [
        pytest.param(guide, where, id=f"{guide.name}-{where}")
        for guide in ALL
        for where in getattr(guide, name)
    ]
    return pytest.mark.parametrize(("guide", "where"), cases)
