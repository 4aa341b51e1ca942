"""Where a game of Wishland can be, and how to come there."""

from __future__ import annotations

import random

from manege.games import game
from manege.kernel.match import Match
from tests.browser.games.guide import View

KEY = "wishland"


def asked(view: View, decision: str) -> bool:
    """Seat 0, and nobody else."""
    return bool(view["deciding"] == [{"seat": 0, "decision": decision}])


def acting(view: View) -> bool:
    return [each["decision"] for each in view["deciding"]] == ["act"]


def in_order(view: View) -> list[int]:
    return [seat for seat in view["fields"]["order"] if seat is not None]


def lacking(view: View) -> list[dict[str, int]]:
    """For attractions, whose row lies open on a phone too."""
    lacks: dict[str, dict[str, int]] = view["fields"]["lacks"][0]
    return [lack for card, lack in lacks.items() if card.startswith("attraction")]


def payable(view: View) -> list[str]:
    return [card for card in view["zones"]["market"] if card not in view["fields"]["lacks"][0]]


def can_advertise(view: View) -> bool:
    return bool(view["fields"]["needed"][5] <= len(view["zones"]["workers"][0]))


def turn(view: View) -> bool:
    """In the middle of the game: some cards can be had, others lack this or that."""
    return (
        asked(view, "act")
        and view["fields"]["round"] > 2
        and len(payable(view)) > 3
        and any(list(lack) == ["credits"] for lack in lacking(view))
        and can_advertise(view)
    )


def order(view: View) -> bool:
    """Some have chosen before me."""
    return asked(view, "choose-order") and view["fields"]["round"] > 2 and len(in_order(view)) > 0


def step(view: View) -> bool:
    return asked(view, "step-choice") and view["fields"]["player"] == 0


def finish(view: View) -> bool:
    return asked(view, "finish")


def waiting(view: View) -> bool:
    """I come next."""
    fields, turns = view["fields"], in_order(view)
    if not acting(view) or fields["round"] < 3 or fields["player"] == turns[-1]:
        return False
    return turns[turns.index(fields["player"]) + 1] == 0


def is_last_of_the_round(view: View) -> bool:
    fields = view["fields"]
    return acting(view) and fields["turn"] == 4 and fields["player"] == in_order(view)[-1]


def last(view: View) -> bool:
    """When this other one has played, the round is over; then I choose first."""
    fields = view["fields"]
    following = (fields["first"] + 1) % view["seats"]
    return (
        is_last_of_the_round(view)
        and 2 < fields["round"] < 6
        and following == 0 != fields["player"]
    )


def closing(view: View) -> bool:
    return is_last_of_the_round(view) and asked(view, "act") and view["fields"]["round"] == 3


def rich(view: View) -> bool:
    return turn(view) and view["fields"]["round"] in (4, 5) and view["fields"]["turn"] < 4


def over(view: View) -> bool:
    return not view["deciding"]


def play(match: Match, seat: int, chance: random.Random, towards: str) -> int:
    """Mostly cards, so that parks grow."""
    actions = game(KEY).actions
    options = match.options(seat)
    cards = [code for code in options if actions[code].startswith("buy")]
    if cards and chance.random() < 0.85:
        return chance.choice(cards)
    return chance.choice(options)
