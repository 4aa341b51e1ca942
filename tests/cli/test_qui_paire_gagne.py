"""Qui paire gagne in the terminal: pictures in words, pairs by numbers, and what stays private."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

import manege
from manege import files
from manege.cli.menu import Menu, followed
from manege.cli.scene import Scene
from manege.cli.sitting import Sitting
from manege.cli.tables import drawing_of, qui_paire_gagne
from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from manege.texts import Texts, catalogue
from tests.cli.terminal import PACKAGE, Screen, apart, at

KEY = "qui_paire_gagne"
FR = Texts("fr")
NAMES = ["Anne", "Basile", "Chloé", "Denis", "Élise", "Fanny", "Gaspard", "Hugo"]
PAIRS = ["1 2", "3-11", "4+9", "105", "7 6"]  # 8 is left


class Typist:
    """Says ok to everything but the pairs."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, prompt: str) -> str:
        if "Encore" in prompt or "Another" in prompt:
            return "n"
        if "deux images" in prompt or "two pictures" in prompt:
            self.made += 1
            return PAIRS[(self.made - 1) % 5]
        return "" if "Entrée" in prompt else "ok"


def answering(*answers: str) -> Screen:
    """Types these, then leaves."""
    waiting = iter(answers)
    return Screen(lambda prompt: next(waiting, "q"))


def started(seats: int = 4, seed: int = 11) -> Match:
    """Everybody is ready, and the look is over."""
    match = manege.start(KEY, seats=seats, seed=seed)
    for _ in range(2 * seats):
        match.play("ready")
    return match


def moments(seats: int, seed: int = 11) -> Iterator[Match]:
    """Two rounds at random, move by move."""
    match = manege.start(KEY, seats=seats, seed=seed, options={"rounds": 2})
    chance = chance_from(seed)
    while not match.over:
        yield match
        options = match.options()
        match.play(options[chance.below(len(options))])


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


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("in_words", [False, True])
def test_all_that_is_open_is_drawn_at_every_moment(seats: int, in_words: bool) -> None:
    phases = set()
    for match in islice(moments(seats), 0, None, 7):
        now = scene(match, plain=in_words)
        fields = now.view["fields"]
        phases.add(fields["phase"])
        text = drawn(now)
        for seat in range(seats):
            points = now.say("cli-points", number=fields["scores"][seat])
            assert re.search(rf"{re.escape(now.house(seat))}\W+{points}", plain(text))
        if fields["phase"] in ("look", "pairing"):
            for number in range(1, 12):
                assert f" {number} {qui_paire_gagne.name_of_picture(now, number)}" in plain(text)
        assert all(len(line) <= 80 for line in text.splitlines())
    assert phases == {"gather", "look", "pairing", "calls"}


def test_a_pair_and_the_apple_are_marked_for_their_owner_alone() -> None:
    match = started()
    for pair in ("1-2", "3-11", "4-9", "5-10"):
        match.play(f"pair {pair}")
    assert "pomme" not in drawn(scene(match))
    match.play("pair 6-7")
    own, public = drawn(scene(match)), drawn(scene(match, private=False))
    assert re.search(r" 3 .* avec 11\b", own)
    assert re.search(r"11 .* avec 3\b", own)
    assert re.search(r" 8 .* pomme pourrie", own)
    assert "avec" not in public
    assert "pomme" not in public
    assert "A Anne    0 pt  ●●●●●" in own
    assert "A Anne    0 pt  ●●●●●" in public  # how many is open (PP-51)
    assert "A Anne : 0 pt, 5 paires sur 5" in plain(drawn(scene(match, plain=True)))


def test_who_is_ready_and_who_has_left_is_drawn() -> None:
    match = manege.start(KEY, seats=4, seed=11, options={"doors": True})
    match.play("ready")
    match.play("leave 3", match.seats)
    lines = drawn(scene(match)).splitlines()
    assert [line.split()[4:] for line in lines[1:5]] == [
        ["C’est", "prêt"],
        [],
        [],
        ["place", "vide"],
    ]


def test_a_call_is_drawn_with_both_pictures_and_all_hands() -> None:
    match = started(3)
    alike = ["1-2", "3-4", "5-6", "7-8", "9-10"]
    for seat, pairs in enumerate([alike, alike, ["1-3", "2-4", "5-7", "6-8", "9-11"]]):
        for pair in pairs:
            match.play(f"pair {pair}", seat)
        match.play("ready", seat)
    while match.view(None)["fields"]["calls"][-1]["numbers"] != [3, 4]:
        match.play("next")
    now = scene(match, private=False)
    one, other = (qui_paire_gagne.name_of_picture(now, number) for number in (3, 4))
    assert f"annonce 3 « {one} » et 4 « {other} ». Mains levées : A, B." in plain(drawn(now))
    while len(match.view(None)["fields"]["calls"][-1]["numbers"]) == 2:
        match.play("next")
    assert "montre sa pomme pourrie, la " in plain(drawn(scene(match, private=False)))


def test_every_picture_has_its_words() -> None:
    for lang in ("fr", "en"):
        words = [label[lang] for label in qui_paire_gagne.deck()]
        assert len(set(words)) == len(words) == 300


# Questions


def codes_of(menu: Menu) -> set[int]:
    codes: set[int] = set()
    for leads in menu.choices.values():
        codes |= codes_of(leads) if isinstance(leads, Menu) else {leads}
    return codes


def test_every_option_can_be_typed() -> None:
    for match in islice(moments(4), 0, None, 3):
        now = scene(match)
        assert codes_of(qui_paire_gagne.question(now)) >= set(now.options)


@pytest.mark.parametrize(
    ("typed", "pair"),
    [
        ("3 9", "3-9"),
        ("9 3", "3-9"),
        ("3-9", "3-9"),
        ("9+3", "3-9"),
        ("39", "3-9"),
        ("11 1", "1-11"),
        ("111", "1-11"),
        ("110", "1-10"),
        ("1110", "10-11"),
    ],
)
def test_two_numbers_are_a_pair(typed: str, pair: str) -> None:
    match = started()
    assert followed(qui_paire_gagne.question(scene(match)), typed) == match.game.code(
        f"pair {pair}"
    )


@pytest.mark.parametrize("typed", ["3 3", "12 1 4", "0 4", "3 12", "x 3", "next"])
def test_what_is_no_pair_is_none(typed: str) -> None:
    assert followed(qui_paire_gagne.question(scene(started())), typed) is None


def test_a_pair_is_untied_by_either_of_its_numbers() -> None:
    match = started()
    match.play("pair 3-9")
    menu = qui_paire_gagne.question(scene(match))
    assert followed(menu, "x3") == followed(menu, "x 9") == match.game.code("loosen 3-9")
    assert followed(menu, "x 4") is None


def test_a_refusal_cites_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = answering("pair 1-2", "ok", "pair 1-2", "ok", "ok", "1 2", "2 3", "ok")
    at(screen, monkeypatch, KEY, "--seed", 3, "--bots", "random", "--lang", "fr")
    said = [
        FR.say("refusal-ready-first", KEY),
        FR.say("refusal-only-look", KEY),
        FR.say("refusal-five-first", KEY, number=0),
        FR.say("refusal-paired-already", KEY, number=2),
        FR.say("refusal-five-first", KEY, number=1),
        *(f"{rule} {FR.say(f'rule-{rule}', KEY)}" for rule in ("PP-7", "PP-41", "PP-46", "PP-17")),
    ]
    assert [each for each in said if plain(each) not in plain(screen.text)] == []


# Advice


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_hint_says_what_two_pictures_have_in_common(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = answering("ok", "ok", "i")
    at(screen, monkeypatch, KEY, "--seed", 3, "--bots", "random", "--lang", lang)
    hint = re.escape(Texts(lang).say("cli-hint", advice="§")).replace("§", r"\w+ (\d+) \w+ (\d+)")
    found = re.search(f"{hint}\n(.+)\n", screen.text)
    assert found is not None
    one, other, reason = found.groups()
    facets = [facet["both"][lang] for facet in qui_paire_gagne.written()["facets"].values()]
    told = [Texts(lang).say("reason-facet", KEY, one=one, other=other, why=why) for why in facets]
    assert reason in told


def test_a_hint_can_be_had_at_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist()
    asked: list[str] = []

    def types(prompt: str) -> str:
        asked.append(prompt)
        return "i" if len(asked) % 2 else typist(prompt)

    screen = Screen(types)
    words = (KEY, "--seed", 6, "--lang", "fr", "--seats", 3, "--bots", "random")
    assert at(screen, monkeypatch, *words, "--option", "rounds=1") == 0
    assert screen.text.count("Le conseil d’un bot") > 10


# The house


def test_there_is_no_clock_but_nobody_waits_for_an_announcer_who_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = manege.start(KEY, seats=4, seed=11, options={"doors": True, "rounds": 1})
    for _ in range(8):
        match.play("ready")
    for seat in range(4):
        for pair in ("1-2", "3-4", "5-6", "7-8", "9-10"):
            match.play(f"pair {pair}", seat)
        match.play("ready", seat)
    caller = match.view(None)["fields"]["calls"][0]["seat"]
    match.play(f"leave {caller}", match.seats)
    files.save(match, tmp_path / "evening.json")
    screen = Screen(Typist())
    assert at(screen, monkeypatch, "--resume", tmp_path / "evening.json", "--lang", "fr") == 0
    after = files.load(tmp_path / "evening.json")
    assert after.over
    assert {action.seat for action in after.actions[len(match.actions) :]} == {match.seats}


def test_with_all_at_the_table_the_house_never_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "evening.json"
    words = (KEY, "--seed", 5, "--human", 0, "--lang", "fr", "--save", kept)
    assert at(Screen(Typist()), monkeypatch, *words) == 0
    match = files.load(kept)
    assert match.over
    assert {action.seat for action in match.actions} == set(range(match.seats))


@pytest.mark.rule("PP-46")
def test_whoever_is_ready_is_asked_nothing_more_though_a_change_is_still_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "evening.json"
    words = (KEY, "--seed", 8, "--lang", "fr", "--seats", 3, "--hotseat", "--option", "rounds=1")
    assert at(Screen(Typist()), monkeypatch, *words, "--save", kept) == 0
    match = files.load(kept)
    pairing = [action.seat for action in match.actions[6:24]]
    assert pairing == [0] * 6 + [1] * 6 + [2] * 6
    third = match.fork(18)
    assert [each.seat for each in third.table.decisions()] == [2, 0, 1, 3]
    assert third.options(0)


# Whole games


@pytest.mark.parametrize(
    ("lang", "asked", "won"),
    [
        ("fr", "Vos deux images\u00a0:", "gagne |partagent"),
        ("en", "Your two pictures:", "wins|share"),
    ],
)
def test_a_whole_game_on_screen_and_the_same_typed_ahead(
    lang: str, asked: str, won: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(Typist())
    words = (KEY, "--seats", 3, "--seed", 5, "--lang", lang, "--bots", "random")
    assert at(screen, monkeypatch, *words, "--save", tmp_path / "a.json") == 0
    assert asked in screen.text
    assert re.search(won, screen.text)

    lines = "".join(f"{answer}\n" for answer in screen.typed)
    piped = apart("play", *words, "--save", tmp_path / "b.json", typed=lines)
    assert (piped.code, piped.err) == (0, "")
    assert files.load(tmp_path / "a.json").over
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_a_page_with_pairs_has_one_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(Typist())
    words = (KEY, "--seed", 8, "--lang", "fr", "--seats", 3, "--hotseat", "--option", "rounds=2")
    assert at(screen, monkeypatch, *words, "--names", "Léa,Marc,Zoé") == 0
    private = [page for page in screen.pages if re.search(r" avec \d", page)]
    assert len(private) == 2 * 3 * 5
    for page in private:
        assert len(set(re.findall(r"À vous, (\w+)", page))) == 1
        assert "Passez l’appareil" not in page
    for page in screen.pages:
        assert re.search(r"face cachée\u00a0: \d", page) is None


# Words


def test_every_word_of_the_terminal_is_said_and_there() -> None:
    code = (PACKAGE / "cli" / "tables" / f"{KEY}.py").read_text(encoding="utf-8")
    said = set(re.findall(r'"(terminal-[a-z-]+)"', code)) | {
        "terminal-ask-ready",
        "terminal-ask-next",
    }
    catalogued = (PACKAGE / "games" / KEY / "texts" / "fr.ftl").read_text(encoding="utf-8")
    assert said == set(re.findall("^(terminal-[a-z-]+) =", catalogued, re.MULTILINE))
    assert all(catalogue("en", KEY).has_message(key) for key in said)
