"""Where a game of Scream Machine can be, and how to come there."""

from __future__ import annotations

import random

from manege.bots import bot
from manege.games import game
from manege.kernel.match import Match
from manege.kernel.sight import Sight
from tests.browser.games.guide import View
from tests.browser.games.scream_machine.playing import cost

KEY = "scream_machine"


def is_mine(view: View) -> bool:
    return bool(view["fields"]["turn"] == 0)


def is_late(view: View) -> bool:
    return bool(view["fields"]["round"] > view["fields"]["rounds"] // 2)


def is_last_of_the_round(view: View) -> bool:
    turn, first = view["fields"]["turn"], view["fields"]["first"]
    return turn is not None and (turn + 1) % view["seats"] == first


def choosing(view: View) -> list[int]:
    return [asked["seat"] for asked in view["deciding"] if asked["decision"] == "opening"]


def opening(view: View) -> bool:
    """Half of them have kept their choice, I have not."""
    return 0 in choosing(view) and len(choosing(view)) == (view["seats"] + 1) // 2


def kept(view: View) -> bool:
    """I have kept mine; one is still missing."""
    return len(choosing(view)) == 1 and choosing(view) != [0]


def turn(view: View) -> bool:
    fields = view["fields"]
    hand = view["zones"]["hand"][0]
    return is_mine(view) and is_late(view) and fields["actions"] == 4 and hand > 2


def spent(view: View) -> bool:
    """One action left; an option is used."""
    fields = view["fields"]
    dear = any(cost(card) > 1 for card in view["zones"]["row"])
    return is_mine(view) and fields["actions"] == 1 and bool(fields["used"]) and dear


def surveyed(view: View) -> bool:
    """I have looked at my neighbours' hidden visitors, and have three actions left."""
    fields = view["fields"]
    return (
        is_mine(view) and is_late(view) and fields["used"] == ["survey"] and fields["actions"] == 3
    )


def waiting(view: View) -> bool:
    """I come next."""
    fields = view["fields"]
    next_is_me = fields["turn"] == view["seats"] - 1 and fields["first"] != 0
    return is_late(view) and next_is_me and fields["actions"] == 4


def last(view: View) -> bool:
    """When this other one has ended, so has the round."""
    return is_late(view) and is_last_of_the_round(view) and not is_mine(view)


def closing(view: View) -> bool:
    return is_mine(view) and is_last_of_the_round(view)


def crowd(view: View) -> int:
    """Visitors on the table."""
    zones = view["zones"]
    hidden: list[int] = zones["hidden"]
    return len(zones["nationals"]) + sum(map(len, zones["locals"])) + sum(hidden)


def is_crowded(view: View) -> bool:
    """A large hand, and hardly a visitor has gone in."""
    hand: int = view["zones"]["hand"][0]
    return hand >= 8 and crowd(view) >= 5 * view["seats"]


def crowded(view: View) -> bool:
    return is_mine(view) and is_crowded(view) and view["fields"]["actions"] >= 2


def flooded(view: View) -> bool:
    return is_last_of_the_round(view) and not is_mine(view) and is_crowded(view)


def over(view: View) -> bool:
    return not view["deciding"]


LIKED = ["build", "build", "build", "publicity", "survey", "develop", "renew", "demolish", "end"]
HOARDING = ["develop", "publicity", "end"]


def play(match: Match, seat: int, chance: random.Random, towards: str) -> int:
    if towards in ("crowded", "flooded"):
        return hoard(match, seat)
    if towards in ("surveyed", "closed", "won"):
        return play_well(match, seat, chance)
    return play_as_liked(match, seat, chance)


def those(match: Match, seat: int, verb: str) -> list[int]:
    actions = game(KEY).actions
    return [code for code in match.options(seat) if actions[code].startswith(verb)]


def hoard(match: Match, seat: int) -> int:
    """Nobody builds more than he must, and all take cards."""
    if openings := those(match, seat, "open"):
        return min(openings, key=lambda code: len(game(KEY).actions[code]))
    return next(codes[0] for verb in HOARDING if (codes := those(match, seat, verb)))


def play_as_liked(match: Match, seat: int, chance: random.Random) -> int:
    return chance.choice(those(match, seat, chance.choice(LIKED)) or match.options(seat))


def play_well(match: Match, seat: int, chance: random.Random) -> int:
    """As people do, with a whim now and then; seat 0 looks around first."""
    surveys = those(match, seat, "survey")
    if seat == 0 and surveys and match.view(0)["fields"]["actions"] == 4:
        return surveys[0]
    if chance.random() < 0.2:
        return play_as_liked(match, seat, chance)
    sensible = bot(match.game, "sensible", chance.randrange(1000))
    return sensible.choose(Sight(match.game, match.table, seat))
