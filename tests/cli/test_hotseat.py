"""Several people at one keyboard: a hand is on the screen only while its owner looks."""

from __future__ import annotations

import re

import pytest

from manege.texts import Texts
from tests.cli.terminal import Screen, Typist, at

GAME = ("toc", "--seed", 8, "--lang", "fr", "--seats", 3)
HAND = re.compile(r"Votre main")


def names_on(page: str) -> list[str]:
    """Those to whom this page says that it is their turn."""
    return re.findall(r"À vous, (\w+)", page)


def test_a_page_with_a_hand_has_one_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(Typist())
    assert at(screen, monkeypatch, *GAME, "--hotseat", "--names", "Léa,Marc,Zoé") == 0
    private = [page for page in screen.pages if HAND.search(page)]
    assert len(private) >= 40
    for page in private:
        assert len(HAND.findall(page)) == 1
        assert len(set(names_on(page))) == 1
        assert "Passez l’appareil" not in page
    for page in screen.pages:
        if not HAND.search(page):
            assert "et pose, face cachée" not in page
            assert "invité, 1 point" not in page


def test_the_curtain_names_the_next_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(Typist())
    at(screen, monkeypatch, *GAME, "--hotseat", "--names", "Léa,Marc,Zoé")
    for before, after in zip(screen.pages, screen.pages[1:], strict=False):
        if HAND.search(after):
            asked = re.findall(r"Passez l’appareil à (\w+)", before)
            assert asked[-1:] == names_on(after)[:1]


def test_one_looks_again_behind_the_curtain_only(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "1b", "v", "", "q"])
    screen = Screen(lambda prompt: next(lines))
    at(screen, monkeypatch, *GAME, "--hotseat", "--option", "first=0")
    door, looked = screen.pages[-3], screen.pages[-2]
    assert "Anne frappe chez vous" in door
    assert "Passez l’appareil à Basile" in door
    assert not HAND.search(door)
    assert HAND.search(looked)
    assert "À vous, Basile" in looked


def test_a_hint_needs_the_curtain_too(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "1b", "i", "", "q"])
    screen = Screen(lambda prompt: next(lines))
    at(screen, monkeypatch, *GAME, "--hotseat", "--option", "first=0")
    assert "conseil" not in screen.pages[-3]
    assert "conseil" in screen.pages[-2]


def test_an_offer_can_be_taken_back_before_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "1b", "u", "", "1c", "q"])
    screen = Screen(lambda prompt: next(lines))
    at(screen, monkeypatch, *GAME, "--hotseat", "--option", "first=0")
    assert Texts("fr").say("cli-undone") in screen.text
    assert "Anne frappe chez Chloé" in screen.text


def test_leaving_hides_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "q"])
    screen = Screen(lambda prompt: next(lines))
    at(screen, monkeypatch, *GAME, "--hotseat", "--option", "first=0")
    assert HAND.search(screen.pages[-2])
    assert Texts("fr").say("cli-left") in screen.pages[-1]
    assert not HAND.search(screen.pages[-1])
