"""Expansions together — every combination plays, and the base game's chapters name none of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manege.bots import bot
from manege.games import dice_theme_park
from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.administrators import ADMINISTRATOR_IDS, ADMINISTRATORS
from manege.games.dice_theme_park.components import (
    MODE_IDS,
    MORE,
    OWN,
    SOURCE_IDS,
    STAFF,
    STAFF_IDS,
    Parks,
)
from manege.games.dice_theme_park.objectives import OBJECTIVE_IDS, OBJECTIVES
from manege.games.dice_theme_park.questions import KNOWN
from manege.games.dice_theme_park.reading import table_seen
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.tiles import TILE_IDS
from manege.games.dice_theme_park.variants import cards, innovations, promo, surprises
from manege.games.dice_theme_park.variants.solo import VERBS as SOLO_VERBS
from manege.kernel.sight import Sight
from tests.contract import checks
from tests.contract.cases import Case
from tests.depth import depth
from tests.games.dice_theme_park.support import at_random, dealt, parks

FOLDER = Path(dice_theme_park.__file__).parent
VERBS = [*surprises.VERBS, *innovations.VERBS, *promo.VERBS, *SOLO_VERBS]
SWITCHES = ["surprises", "innovations", "promo"]
COMBINATIONS = [
    {key: bool(number >> place & 1) for place, key in enumerate(SWITCHES)} for number in range(8)
]
EACH_COMBINATION = pytest.mark.parametrize(
    "combination", COMBINATIONS, ids=lambda each: "+".join(key for key in each if each[key])
)
NAMES = re.compile(
    r"surprise|innovation|promo\b|cable|statue|photo|\bvips?\b|escort|consultant|engineer"
    r"|\bsolo|initiative|DP-(16[5-9]|1[789]\d|2\d\d)|DP-R(7[6-9]|[89]\d|10\d)",
    re.IGNORECASE,
)


CONTRACT: list[Callable[[Case, int], object]] = [
    checks.same_seed_same_story,
    checks.legal_is_listed_is_performable,
    checks.verbs_say_why,
    checks.copies_share_nothing,
    checks.secrets_stay_secret,
    checks.imagining_deals_anew,
    checks.imagining_starts_from_what_is_known,
    checks.imagined_tables_play_on,
]


@EACH_COMBINATION
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_combination_plays_in_every_mode(combination: dict[str, bool], seats: int) -> None:
    for seed, mode in enumerate(MODE_IDS if seats > 1 else ["full"]):  # DP-192
        t = dealt(seats, seed, mode, **combination)
        census = GAME.secrecy.census(t)
        for number, _ in enumerate(at_random(t, seed)):
            assert GAME.fault(t) is None
            if number % 40 == 0:
                assert GAME.secrecy.census(t) == census
        assert len(GAME.outcome(t).ranks) == seats


@EACH_COMBINATION
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_contract_holds_of_every_combination_in_every_mode(
    combination: dict[str, bool], seats: int
) -> None:
    """Where the rules are compiled, and for `make fuzz`; of the source alone, which is slow and the
    same, a part of it."""
    for seed, mode in enumerate(MODE_IDS if seats > 1 else ["full"]):
        case = Case(GAME, seats, (("mode", mode), *combination.items()))
        for check in CONTRACT[: depth(1, len(CONTRACT), len(CONTRACT))]:
            check(case, seed)


@EACH_COMBINATION
def test_what_can_be_taken_back_can_be_done_again(combination: dict[str, bool]) -> None:
    assert checks.undoes(Case(GAME, 1, tuple(combination.items())), seed=3) > 0


def test_so_it_is_where_two_play_with_everything() -> None:
    everything = {"mode": "short", **dict.fromkeys(SWITCHES, True)}

    assert checks.undoes(Case(GAME, 2, tuple(everything.items())), seed=3) > 0


@EACH_COMBINATION
def test_the_sensible_bot_plays_every_combination(combination: dict[str, bool]) -> None:
    for mode, seats in (("initiation", 2), ("short", 3)):
        t = dealt(seats, 3, mode, **combination)
        bots = [bot(GAME, "sensible", seat) for seat in range(seats)]
        while (decision := t.decision) is not None:
            seat = decision.seat
            t.play(bots[seat].choose(Sight(GAME, t, seat)), seat)
        assert GAME.fault(t) is None


def test_a_bot_reads_all_of_a_view() -> None:
    t = dealt(3, 5, "short", **dict.fromkeys(SWITCHES, True))
    for number, _ in enumerate(at_random(t, 5)):
        if number % 30 == 0 and t.phase > 0:
            seen = table_seen(GAME.view(t, 0))
            for name in ("innovations", "vips", "innovated", "applause", "rolled", "gambled"):
                assert shown(seen, name) == shown(t, name)


@pytest.mark.rule("DP-199", "DP-206", "DP-210")
def test_alone_it_reads_the_target_and_what_is_asked_for() -> None:
    t = dealt(1, 5, "full", **{"extra-3": True, **dict.fromkeys(SWITCHES, True)})
    for number, _ in enumerate(at_random(t, 5)):
        if number % 30 == 0 and t.phase > 0:
            told, seen = solo(t), solo(table_seen(GAME.view(t, 0)))
            for name in ("target", "aside", "aside_now"):
                assert seen[name] == told[name]
            aims = [
                [(each["round"], each["aim"]) for each in of["objectives"]] for of in (seen, told)
            ]
            assert aims[0] == aims[1]
            assert len(aims[0]) == 5


def solo(t: Parks) -> dict[str, Any]:
    found = shown(t, "solo")
    assert isinstance(found, dict)
    return found


def shown(t: object, name: str) -> object:
    field = next(field for field in GAME.secrecy.fields if field.name == name)
    return field.value(t)


def test_a_base_table_carries_no_expansion() -> None:
    assert parks(GAME.table(2, 1)).expansions == []
    assert sorted(KNOWN) == ["innovations", "promo", "promo-alone", "solo", "surprises"]


@pytest.mark.rule("DP-194", "DP-213")
def test_who_plays_alone_is_asked_after_all_expansions() -> None:
    t = parks(GAME.table(1, 1, dict.fromkeys(SWITCHES, True)))

    assert [expansion.key for expansion in t.expansions][-1] == "solo"


@pytest.mark.parametrize("chapter", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_no_chapter_of_the_base_game_names_an_expansion(chapter: Path) -> None:
    """Its contents page does, and nothing else."""
    found = NAMES.search(chapter.read_text(encoding="utf-8"))

    assert (found is not None) == (chapter.name == "__init__.py"), found


ADDED = [
    *(TILE_IDS[tile] for tile in (*cards.NUMBERED_A, *cards.NUMBERED_B)),
    *(SKILL_IDS[skill] for skill in cards.ROLLS),
    *(ADMINISTRATOR_IDS[ADMINISTRATORS:]),
    *(STAFF_IDS[STAFF:]),
    *(OBJECTIVE_IDS[OBJECTIVES:]),
    *(SOURCE_IDS[cards.FROM_STATUES :]),
    *(notation.split()[0] for verb in VERBS for notation in verb.notations),
]


@pytest.mark.parametrize("chapter", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_nor_a_piece_or_an_act_of_one(chapter: Path) -> None:
    written = re.findall(r"""["']([\w-]+)[ "']""", chapter.read_text(encoding="utf-8"))

    assert {*written} & {*ADDED} == set()


def test_the_pieces_say_what_is_printed_on_them() -> None:
    told = GAME.printed()

    assert len(told["marked"]) == 6
    assert {letter: len(tiles) for letter, tiles in told["stacks"].items()} == {"A": 23, "B": 19}
    assert told["stacks"]["B"][-1] == "chance-coaster"
    assert told["innovations"] == {"cable-car": 4, "photo-stand": 3, "statue": 3}
    assert told["vip_tokens"] == 8
    assert told["staff"]["engineer"] == {"value": 5, "income": 4}
    assert told["objectives"]["p12"] == {"code": "teal"}


def test_each_keeps_its_numbers_in_cells_of_its_own() -> None:
    cells = Counter(
        number
        for module in (innovations, promo, surprises)
        for name, number in vars(module).items()
        if name.isupper() and isinstance(number, int) and MORE < number < OWN
    )

    assert set(cells.values()) == {1}
    assert innovations.THERE == MORE
    assert innovations.FRESH == MORE + innovations.INNOVATIONS
