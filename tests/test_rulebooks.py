"""Rule books: every piece is drawn on its game's page, every example shows what the game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from manege import games
from manege.games.dice_theme_park import administrators, skills, tiles
from manege.games.dice_theme_park import components as dice
from manege.games.dice_theme_park import dice as visitors
from manege.games.dice_theme_park.objectives import OBJECTIVE_IDS
from manege.games.dice_theme_park.variants import innovations, solo_objectives
from manege.games.dice_theme_park.variants.initiative import INITIATIVE_IDS
from manege.games.qui_paire_gagne.components import MOST_PICTURES, PLACES
from manege.games.scream_machine.components import ATTRACTION_IDS, OPTION_IDS, VISITOR_IDS
from manege.games.toc_toc_toc.components import CARD_IDS
from manege.games.wishland import achievements, cards
from manege.games.wishland import components as wishland
from manege.kernel.game import Game
from manege.server import rulebooks
from manege.server.rulebooks import read, rulebook
from manege.texts import languages, patterns, rules

every_game = pytest.mark.parametrize("game", games.all_games(), ids=games.keys())

# What is in the box, by the game's components.
BOX: dict[str, dict[str, Sequence[str]]] = {
    "toc_toc_toc": {"card": CARD_IDS},
    "scream_machine": {
        "card": ATTRACTION_IDS,
        "visitor": VISITOR_IDS,
        "option": OPTION_IDS,
        "piece": ["ticket", "first", "track", "help"],
        "pawn": ["a", "b", "c", "d", "e", "f"],
    },
    "qui_paire_gagne": {
        "card": [f"picture-{n + 1}" for n in range(MOST_PICTURES)],
        "token": [f"number-{n + 1}" for n in range(PLACES)],
        "numbers": ["a", "b", "c", "d", "e", "f", "g", "h"],
        "piece": ["timer", "sheet"],
    },
    "wishland": {
        "card": wishland.CARD_IDS,
        "entrepreneur": wishland.ENTREPRENEUR_IDS,
        "achievement": achievements.ACHIEVEMENT_IDS,
        "symbol": cards.SYMBOL_IDS,
        "show": [*cards.SHOW_IDS, "parade", "fireworks", "gala"],
        "worker": ["a", "b", "c", "d"],
        "token": ["a", "b", "c", "d"],
        "ticket": ["ticket"],
        "piece": [
            *("pennant", "credit", "point", "happiness", "visitors", "step", "advert"),
            *("claimed", "blank", "help"),
        ],
        "track": ["order", "round", "turn", "happiness", "visitors", "shows"],
        "colour": wishland.COLOUR_IDS[: wishland.COLOURS],
    },
    "dice_theme_park": {
        "tile": tiles.TILE_IDS,
        "staff": dice.STAFF_IDS,
        "facility": dice.FACILITY_IDS,
        "innovation": innovations.INNOVATION_IDS,
        "skill": skills.SKILL_IDS,
        "administrator": administrators.ADMINISTRATOR_IDS,
        "objective": OBJECTIVE_IDS,
        "category": tiles.CATEGORY_IDS,
        "die": visitors.DIE_IDS,
        "aim": solo_objectives.AIM_IDS,
        "initiative": INITIATIVE_IDS,
        "monorail": [f"{seats}-{n + 1}" for seats in (2, 3, 4) for n in range(seats + 1)],
        "marker": ["a", "b", "c", "d"],
        "piece": [
            *("board", "park", "round", "bag", "help", "score", "track"),
            *("plan", "mascot", "cube", "vip", "star", "money"),
        ],
    },
}


@every_game
def test_every_card_and_piece_is_on_the_page_and_once(game: Game) -> None:
    shelves = [piece for shelf in rulebook(game.key).shelves.values() for piece in shelf]

    assert len(shelves) == len(set(shelves))
    box = {f"{kind}-{name}" for kind, names in BOX[game.key].items() for name in names}
    assert set(shelves) == box


@every_game
def test_what_stands_beside_a_clause_is_a_piece_and_the_clause_is_one(game: Game) -> None:
    written, book = read(game), rulebook(game.key)
    clauses = {clause for chapter in rules(game.key).values() for clause, _ in chapter}
    shelves = {piece for shelf in book.shelves.values() for piece in shelf}

    assert set(book.beside) <= clauses
    assert all(book.beside.values()), "a pattern that finds nothing"
    assert {piece for pieces in book.beside.values() for piece in pieces} <= shelves
    assert all(set(each["clauses"]) <= clauses for each in written["examples"].values())


ASKED = {
    "DP-105": tiles.each(tiles.ANY_DIE),
    "DP-106": tiles.both(tiles.EVEN, dice.GREY),
    "DP-107": tiles.both(tiles.ODD, dice.GREY),
    "DP-108": tiles.lower(tiles.ANY_DIE, tiles.ANY_DIE),
    "DP-109": tiles.each(tiles.Icon(dice.GREY, tiles.LOW), tiles.Icon(dice.GREY, tiles.HIGH)),
    "DP-110": tiles.equal(tiles.ANY_DIE, tiles.ANY_DIE),
    "DP-111": tiles.equal(tiles.ANY_DIE, tiles.ANY_DIE, tiles.ANY_DIE),
    "DP-112": tiles.run(tiles.ANY_DIE, tiles.ANY_DIE, tiles.ANY_DIE),
    "DP-113": tiles.each(tiles.ANY_DIE),
    "DP-114": tiles.lower(tiles.ANY_DIE, tiles.ANY_DIE),
    "DP-115": tiles.lower(tiles.ANY_DIE, tiles.ANY_DIE),
    "DP-116": tiles.each(tiles.Icon(dice.GREY, tiles.ODD), tiles.Icon(dice.GREY, tiles.EVEN)),
}


@pytest.mark.rule(*ASKED)
def test_an_attraction_beside_what_one_asks_for_asks_for_it() -> None:
    """Whatever its colours."""
    asking = {f"tile-{tile.id}": tile.wants for tile in tiles.TILES}
    beside = rulebook("dice_theme_park").beside
    for clause, asked in ASKED.items():
        for piece in beside[clause]:
            wants = asking[piece]
            assert wants.relation == asked.relation, piece
            assert [icon.values for icon in wants.icons] == [i.values for i in asked.icons], piece
    higher, lower = asking[beside["DP-114"][0]], asking[beside["DP-115"][0]]
    assert [icon.colour == dice.GREY for icon in higher.icons] == [True, False]
    assert [icon.colour == dice.GREY for icon in lower.icons] == [False, True]


@every_game
def test_every_example_can_be_played_and_changes_something(game: Game) -> None:
    written, book = read(game)["examples"], rulebook(game.key)

    assert [each.key for each in book.examples] == list(written)
    for each in book.examples:
        assert [choice.key for choice in each.choices] == list(written[each.key]["choices"])
        for choice in each.choices:
            assert choice.told
            assert choice.view != each.view, (each.key, choice.key)


@every_game
def test_examples_and_shelves_have_their_words(game: Game) -> None:
    book = rulebook(game.key)
    wanted = {f"shelf-{name}" for name in book.shelves}
    for each in book.examples:
        wanted |= {f"example-{each.key}"}
        wanted |= {f"example-{each.key}.{choice.key}" for choice in each.choices}
    for lang in languages():
        said = {key for key in patterns(lang, game.key) if key.startswith(("shelf-", "example-"))}
        assert said == wanted


def told_after(game: str, example: str, choice: str, path: str) -> object:
    """A field of what lies there then: `scores`, or `sources.0.end-hotels`."""
    (found,) = [each for each in rulebook(game).examples if each.key == example]
    (chosen,) = [each for each in found.choices if each.key == choice]
    value: Any = chosen.view["fields"]
    for step in path.split("."):
        value = value[int(step) if step.isdecimal() else step]
    return value


@pytest.mark.parametrize(
    ("game", "example", "choice", "path", "value"),
    [
        ("scream_machine", "opening", "three", "scores", [1, 0, 1]),
        ("scream_machine", "opening", "four", "scores", [0, 0, 1]),
        ("qui_paire_gagne", "calls", "apples", "scores", [15, 11, 2, 11]),  # PP-E1
        ("qui_paire_gagne", "late", "apples", "scores", [4, 4, 0]),  # PP-E2
        ("qui_paire_gagne", "unanimous", "all", "scores", [0, 0, 0]),  # PP-E3
        ("wishland", "sets", "count", "sources.0.end-hotels", 3),  # X7
        ("wishland", "mascots", "count", "sources.0.end-mascots", 4),  # X8
        ("wishland", "mascots-twice", "count", "sources.0.end-mascots", 7),  # X9
        ("wishland", "shows", "count", "sources.0.end-shows", 2),  # X10
        ("wishland", "shows-more", "count", "sources.0.end-shows", 3),  # X11
        ("wishland", "shows-five", "count", "sources.0.end-shows", 5),  # X12
        ("wishland", "shows-both", "count", "sources.0.end-shows", 7),  # X13
        ("wishland", "duplicates", "count", "sources.0.end-shows", 3),  # X14: 1 more than X10
        ("wishland", "third-kind", "count", "sources.0.end-restaurants", -2),  # X17
        ("dice_theme_park", "order", "reveal", "sums", [3, 7, 7]),
        ("dice_theme_park", "order", "reveal", "order", [0, 1, 2]),
        ("dice_theme_park", "income", "dear", "money.0", 8),
        ("dice_theme_park", "richest", "rank", "stars", [8, 3, 3, 0]),
        ("dice_theme_park", "missed", "finish", "solo.target", 171),
        ("dice_theme_park", "missed", "finish", "solo.needed", 172),
    ],
)
def test_the_worked_examples_of_the_sheets_come_out_as_printed(
    game: str, example: str, choice: str, path: str, value: object
) -> None:
    assert told_after(game, example, choice, path) == value


def test_a_choice_that_other_figures_forbid_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    written = read(games.game("toc_toc_toc"))
    impossible = {**written["examples"]["child"], "choices": {"open": ["2 open"]}}
    monkeypatch.setattr(
        rulebooks, "read", lambda game: {**written, "examples": {"child": impossible}}
    )

    (example,) = rulebook.__wrapped__("toc_toc_toc").examples
    assert example.choices == []
