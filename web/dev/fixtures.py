"""Positions for the fixture page: real views of the real engine, from matches and laid tables.

Run with the project's Python from any folder: `python web/dev/fixtures.py`.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import manege
from manege.games import game
from manege.games.toc_toc_toc.components import CARD_IDS, COPIES, Toc
from manege.games.toc_toc_toc.turn import begin_turn
from manege.kernel.bag import bag_of
from manege.kernel.chance import chance_from
from manege.kernel.game import Game
from manege.kernel.match import Match
from manege.kernel.story import Event
from manege.kernel.table import Table

HERE = Path(__file__).parent / "fixtures"
GAME = game("toc_toc_toc")
SCREAM = game("scream_machine")
NAMES = ["Aïcha", "Basile", "Chloé", "Driss", "Élise", "Farid"]


def cards(names: str) -> list[int]:
    return [CARD_IDS.index(name) for name in names.split()]


def laid_table() -> Toc:
    """Seventeen turns into an evening of four."""
    parties = [
        "monster monster brute-monster ghost musician-ghost vampire",
        "monster vampire brute-vampire",
        "ghost ghost brute-ghost musician-vampire scarecrow",
        "monster ghost vampire",
    ]
    hands = ["musician-monster vamp-ghost child vampire taxi", "vamp-vampire monster", "taxi"]
    hands.append("ghost child vamp-monster")
    seen = ["musician-monster child taxi", "vamp-vampire monster", "taxi", hands[3]]
    out = "vamp-monster vamp-ghost vamp-vampire child taxi ghost ghost"
    top = "brute-ghost vampire"
    rest = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    for card in cards(" ".join([*parties, *hands, out, top])):
        rest.remove(card)
    random.Random(3).shuffle(rest)
    full = [cards(hand) for hand in hands]
    for hand in full:
        while len(hand) < 5:
            hand.append(rest.pop())
    table = Toc(
        4,
        chance_from(1),
        vec[i64]([bag_of(hand) for hand in full]),
        vec[i64]([bag_of(cards(party)) for party in parties]),
        vec[i64]([bag_of(cards(known)) for known in seen]),
        vec[i64](cards(top) + rest),
        0,
        bag_of(cards(out)),
        0,
        0,
        True,
    )
    table.story = []
    begin_turn(table, 0)
    return table


DONE: list[list[Event]] = []  # what happened at the laid table, action by action
EVENTS: list[dict[str, object]] = [
    {"event": "knocked", "seat": 0, "door": 1},
    {"event": "refused", "seat": 1, "offerer": 0},
    {"event": "revealed", "seat": 0, "rival": 1, "card": "musician-ghost"},
    {"event": "joined", "seat": 0, "card": "musician-ghost"},
    {"event": "drew", "seat": 0, "card": "taxi"},
    {"event": "knocked", "seat": 1, "door": 0},
    {"event": "opened", "seat": 0, "offerer": 1},
    {"event": "revealed", "seat": 0, "rival": 1, "card": "brute-monster"},
    {"event": "joined", "seat": 0, "card": "brute-monster"},
    {"event": "drew", "seat": 1, "card": "monster"},
    {"event": "knocked", "seat": 2, "door": 3},
    {"event": "refused", "seat": 3, "offerer": 2},
    {"event": "revealed", "seat": 2, "rival": 3, "card": "scarecrow"},
    {"event": "joined", "seat": 2, "card": "scarecrow"},
    {"event": "drew", "seat": 2, "card": "taxi"},
    {"event": "knocked", "seat": 3, "door": 1},
    {"event": "opened", "seat": 1, "offerer": 3},
    {"event": "revealed", "seat": 1, "rival": 3, "card": "taxi"},
    {"event": "went_home", "card": "ghost", "number": 2, "host": 1},
    {"event": "left", "card": "taxi"},
    {"event": "drew", "seat": 3, "card": "vamp-monster"},
]


def chapters(table: Table, viewer: int | None) -> list[list[dict[str, object]]]:
    told = [[GAME.secrecy.told(event, table, viewer) for event in done] for done in DONE]
    return [[], *[[event] for event in EVENTS], *[[e for e in each if e] for each in told]]


def play(table: Toc, notation: str) -> None:
    table.story = []
    table.play(GAME.code(notation))
    DONE.append(table.story)


def dump(name: str, table: Table, told: Any = None, game: Game = GAME) -> None:
    viewers: list[int | None] = [*range(table.seats), None]
    data = {
        "names": NAMES[: table.seats],
        "actions": game.actions,
        "views": {str(seat): game.view(table, seat) for seat in range(table.seats)},
        "watch": game.view(table, None),
        "told": {
            "watch" if viewer is None else str(viewer): (told or chapters)(table, viewer)
            for viewer in viewers
        },
    }
    (HERE / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def laid() -> None:
    table = laid_table()
    dump("turn-4", table)
    play(table, "knock vamp-ghost > 2")
    dump("waiting-4", table)
    play(table, "open")
    dump("reveal-4", table)
    play(table, "take brute-ghost")
    dump("turn-b-4", table)
    play(table, "knock vamp-vampire > 0")
    dump("knock-4", table)
    play(table, "open")
    dump("opened-4", table)


def heard_at(match: Match) -> Any:
    def told(_: Table, viewer: int | None) -> Any:
        tell = match.game.secrecy.told
        heard = ([tell(event, match.table, viewer) for event in ch] for ch in match.chapters)
        return [[event for event in chapter if event] for chapter in heard]

    return told


def played(seats: int, seed: int, wanted: dict[str, str]) -> bool:
    """A random match, seen from seat 0: one look at each wanted decision, then its end."""
    chance = random.Random(seed)
    match = manege.start("toc_toc_toc", seats=seats, seed=seed)
    told = heard_at(match)

    while not match.over:
        first = match.view(0)["deciding"][0]
        late = len(match.actions) > 24
        if late and first["seat"] == 0 and first["decision"] in wanted:
            name = wanted.pop(first["decision"])
            dump(f"{name}-{seats}", match.table, told)
        match.play(chance.choice(match.options(None)))
    dump(f"end-{seats}", match.table, told)
    return not wanted


LIKED = ["build", "build", "build", "open", "publicity", "survey", "develop", "renew", "demolish"]


def season(seats: int, seed: int) -> None:
    """A match of Scream Machine: opening, turns, both sides of a round's end, the end."""
    chance = random.Random(seed)
    match = manege.start("scream_machine", seats=seats, seed=seed, options={"first": seats - 1})

    def show(name: str) -> None:
        dump(f"sm-{name}-{seats}", match.table, heard_at(match), SCREAM)

    def act() -> None:
        options = match.options(None)
        liked = chance.choice(LIKED)
        best = [code for code in options if SCREAM.actions[code].startswith(liked)]
        match.play(chance.choice(best or options))

    show("opening")
    while match.view(0)["fields"]["round"] == 0:
        act()
        if len(match.view(0)["deciding"]) == 1 and match.view(0)["fields"]["round"] == 0:
            show("kept")
    show("first")
    wanted = {"turn", "spent", "waiting", "last", "ended"}
    while not match.over:
        fields = match.view(0)["fields"]
        mine = fields["turn"] == 0
        late = fields["round"] > fields["rounds"] // 2
        ending = late and fields["turn"] == (fields["first"] - 1) % seats and fields["actions"] == 1
        if late and mine and fields["actions"] == 4 and "turn" in wanted:
            wanted.remove("turn")
            show("turn")
        if late and mine and fields["used"] and "spent" in wanted:
            wanted.remove("spent")
            show("spent")
        if late and not mine and "waiting" in wanted:
            wanted.remove("waiting")
            show("waiting")
        if ending and "last" in wanted:
            wanted.remove("last")
            show("last")
            act()
            show("ended")
            continue
        act()
    show("end")


ALL = {"offer": "turn", "answer": "knock", "take-guest": "reveal", "choose-type": "type"}
NOT_LAID = {"choose-type": "type"}

if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    laid()
    for seats in (3, 4, 5):
        seed = 1
        while not played(seats, seed, dict(NOT_LAID if seats == 4 else ALL)):
            seed += 1
        print(f"{seats} players: seed {seed}")
    for seats in (2, 3, 4, 5, 6):
        season(seats, seats)
