"""Scream Machine in the terminal: the table, quick choices, refusals, and what stays private."""

from __future__ import annotations

import io
import re
from collections import Counter
from itertools import cycle
from pathlib import Path

import pytest
from rich.console import Console

import manege
from manege import files
from manege.cli import exits
from manege.cli.menu import Menu, followed
from manege.cli.scene import Scene
from manege.cli.sitting import Sitting
from manege.cli.tables import drawing_of, scream_machine
from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from manege.texts import Texts
from tests.cli.terminal import Here, Screen, apart, at

FR = Texts("fr")
GAME = ("scream", "--seed", 3, "--bots", "random", "--option", "first=0")
NAMES = ["Anne", "Basile", "Chloé", "Denis", "Élise", "Fanny"]


class Typist:
    """Keeps the first opening, then tries everything in turn; ends what cannot be done."""

    def __init__(self) -> None:
        self.tries = cycle(["l", "n 1 3", "11", "1", "x1", "p", "d", "f", "2", "f"])

    def __call__(self, prompt: str) -> str:
        if "Encore" in prompt or "Another" in prompt:
            return "n"
        if "(1" in prompt:
            return "1"
        return next(self.tries) if "action" in prompt else ""


def answering(*answers: str) -> Screen:
    """Types these, then leaves."""
    waiting = iter(answers)
    return Screen(lambda prompt: next(waiting, "q"))


def played(seats: int, moves: int, seed: int = 11) -> Match:
    match = manege.start("scream_machine", seats=seats, seed=seed, options={"first": 0})
    chance = chance_from(seed)
    for _ in range(moves):
        options = match.options()
        match.play(options[chance.below(len(options))])
    return match


def scene(match: Match, *, private: bool = True, plain: bool = False) -> Scene:
    sitting = Sitting(match, {}, NAMES[: match.seats], FR, Screen(str, plain=plain).desk)
    assert match.table.decision is not None
    return sitting.scene(match.table.decision.seat, private=private)


def drawn(of: Scene) -> str:
    paper = io.StringIO()
    Console(file=paper, width=of.width).print(drawing_of(of.game).table(of))
    return paper.getvalue()


def plain(text: str) -> str:
    """Without colours, line breaks and special spaces."""
    return " ".join(re.sub(r"\x1b\[[0-9;]*m", "", text).split())


# The table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("in_words", [False, True])
def test_all_that_is_open_is_drawn_at_every_moment(seats: int, in_words: bool) -> None:
    for moves in range(0, 25, 4):
        now = scene(played(seats, moves), plain=in_words)
        text = drawn(now)
        zones = now.view["zones"]
        for seat in range(seats):
            assert now.house(seat) in plain(text)
        for card in zones["row"] + zones["hand"][now.seat]:
            assert scream_machine.card_name(now, card).plain in text
        for visitor in zones["nationals"] if in_words else []:
            assert now.say(f"visitor-{visitor}.bare") in plain(text)
        assert all(len(line) <= 80 for line in text.splitlines())


def test_a_park_shows_its_sums_its_ticket_and_its_visitors() -> None:
    match = played(4, 30)
    now = scene(match)
    fields = now.view["fields"]
    for seat in range(4):
        line = next(each for each in drawn(now).splitlines() if each.startswith(now.house(seat)))
        sums = [*fields["values"][seat], fields["tickets"][seat]]
        figures = [str(number or "·") for number in sums]
        hand = len(match.table.hand(seat))  # type: ignore[attr-defined]
        assert line.split()[-10:] == [*figures, str(hand), str(fields["scores"][seat])]


def test_while_the_parks_open_only_the_gates_are_drawn() -> None:
    text = drawn(scene(played(3, 1)))
    assert "A Anne – choix gardé · B Basile – choisit · C Chloé – choisit" in text
    assert "Votre main" in text
    assert "Place centrale" not in text
    assert "Offre" not in text


def test_nobody_s_cards_are_drawn_for_everybody() -> None:
    public = drawn(scene(played(4, 30), private=False))
    assert "Votre main" not in public
    assert "Offre des bâtisseurs" in public


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_visitors_go_where_the_table_says(seats: int) -> None:
    rounds = 0
    for seed in range(6):
        match = played(seats, seats, seed)
        everybody = list(range(seats))
        while not match.over:
            before = scene(match, private=False)
            nationals = before.view["zones"]["nationals"]
            foreseen = Counter(scream_machine.host_of(before, v, everybody) for v in nationals)
            shown = [
                scream_machine.host_of(before, visitor, pair)
                for pair, seen, _, _ in scream_machine.lanes(before)
                for visitor in seen
            ]
            told = len(match.chapters)
            match.play("end")
            events = match.told(None, told)
            if not any(each["event"] == "round_over" for each in events):
                continue
            rounds += 1
            del foreseen[None]
            locally = Counter(seat for seat in shown if seat is not None)
            assert foreseen == Counter(e["seat"] for e in events if e["event"] == "entered")
            entered = Counter(e["seat"] for e in events if e["event"] == "entered_local")
            assert locally <= entered  # the hidden ones come on top
    assert rounds == 6 * before.view["fields"]["rounds"]


def test_a_surveyed_visitor_is_drawn_for_those_who_looked() -> None:
    match = played(4, 4)
    hidden = drawn(scene(match)).count("?")
    match.play("survey")
    now = scene(match)
    assert drawn(now).count("?") == hidden - 2
    assert len(re.findall(r"\([A-Z$](=|→[A-D])\)", drawn(now))) == 2
    assert "(" not in drawn(scene(match, private=False)).partition("Offre")[0]
    told = plain(drawn(scene(match, plain=True)))
    assert told.count("connu de vous par sondage") == 2
    assert told.count("un visiteur caché") == 2


def test_the_discards_can_be_looked_up() -> None:
    match = played(3, 3)
    discards = scream_machine.memory(scene(match))
    assert str(discards) == FR.say("cli-scream-no-discards")
    card = match.view(0)["zones"]["park"][0][0]
    match.play(f"demolish {card}")
    assert FR.say(f"card-{card}", "scream_machine") in str(scream_machine.memory(scene(match)))


# Questions


def test_every_option_can_be_typed() -> None:
    for moves in range(0, 45, 4):
        now = scene(played(4, moves))
        assert codes_of(scream_machine.question(now)) >= set(now.options)


def codes_of(menu: Menu) -> set[int]:
    codes: set[int] = set()
    for leads in menu.choices.values():
        codes |= codes_of(leads) if isinstance(leads, Menu) else {leads}
    return codes


def test_two_novelties_in_any_order() -> None:
    menu = scream_machine.question(scene(played(4, 4)))
    assert isinstance(followed(menu, "n2"), Menu)
    assert followed(menu, "n25") == followed(menu, "n 5 2")
    assert isinstance(followed(menu, "n25"), int)
    assert followed(menu, "n22") is None


def test_a_refusal_cites_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("end", "1", "p", "p", "f", "open coaster-5", "n13", "n", "x1", "x", "q")
    at(screen, monkeypatch, *GAME, "--lang", "fr", "--seats", 2)
    text = plain(screen.text)
    said = [
        FR.say("refusal-open-first", "scream_machine"),
        FR.say("refusal-opening-is-over", "scream_machine"),
        f"SM-11 {FR.say('rule-SM-11', 'scream_machine')}",
        f"SM-32 {FR.say('rule-SM-32', 'scream_machine')}",
    ]
    for option in ("Publicité", "Nouveautés", "Démolition"):
        said.append(FR.say("refusal-used", "scream_machine", option=option))
    assert [each for each in said if plain(each) not in text] == []


def test_what_is_too_dear_or_impossible_is_told_why() -> None:
    match = played(4, 4)
    for action in ("publicity", "develop", "survey"):
        match.play(action)
    park = match.view(0)["zones"]["park"][0]
    now = scene(match)
    dear = next(n for n, c in enumerate(now.view["zones"]["row"], 1) if not c.endswith("-1"))
    code = followed(scream_machine.question(now), str(dear))
    assert isinstance(code, int)
    refusal = match.game.refusal(match.table, 0, code)
    assert refusal is not None
    assert refusal.reason == "too-dear"

    match = played(4, 4)
    for card in park:
        match.play(f"demolish {card}")
        while match.view(0)["fields"]["turn"] != 0 or match.view(0)["fields"]["actions"] < 4:
            match.play("end")
    code = followed(scream_machine.question(scene(match)), "x")
    assert isinstance(code, int)
    refusal = match.game.refusal(match.table, 0, code)
    assert refusal is not None
    assert refusal.reason == "empty-park"


# Whole games


@pytest.mark.parametrize(
    ("lang", "asked", "won"),
    [
        ("fr", "Votre action\u00a0:", "gagne(nt)? "),
        ("en", "Your action:", " wins? (together|with)"),
    ],
)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game_on_screen_and_the_same_typed_ahead(
    lang: str, asked: str, won: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(Typist())
    words = ("scream", "--seats", seats, "--seed", 5, "--lang", lang, "--bots", "random")
    assert at(screen, monkeypatch, *words, "--save", tmp_path / "a.json") == 0
    assert asked in screen.text
    assert re.search(won, screen.text)

    lines = "".join(f"{answer}\n" for answer in screen.typed)
    piped = apart("play", *words, "--save", tmp_path / "b.json", typed=lines)
    assert (piped.code, piped.err) == (0, "")
    assert re.search(won, piped.out)
    match = files.load(tmp_path / "a.json")
    assert match.over
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_a_narrow_terminal_and_a_plain_one_get_words(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    for more in ((), ("--plain",)):
        ran = here("play", *GAME, *more, typed="1\np\n")
        assert ran.code == exits.INPUT_ENDED
        assert "Entre A Anne et B Basile\u00a0: " in ran.out
        assert "billet à " in ran.out
        assert max(map(len, ran.out.split("Pour reprendre")[0].splitlines())) <= 80
    assert "Publicité (fait)" in ran.out


def test_a_page_with_a_hand_has_one_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(Typist())
    words = ("scream", "--seed", 8, "--lang", "fr", "--seats", 3, "--hotseat")
    assert at(screen, monkeypatch, *words, "--names", "Léa,Marc,Zoé") == 0
    private = [page for page in screen.pages if "Votre main" in page]
    assert len(private) >= 40
    for page in private:
        assert len(set(re.findall(r"À vous, (\w+)", page))) == 1
        assert "Passez l’appareil" not in page
    for page in screen.pages:
        if page not in private:
            assert "pioche une affiche\u00a0:" not in page  # nor what was surveyed
            assert re.search(r"visiteur caché entre \w+ et \w+\u00a0:", page) is None
