"""Where a game of Dice Theme Park can be, and how to come there."""

from __future__ import annotations

import random

from manege.games import game
from manege.kernel.match import Match
from tests.browser.games.guide import View

KEY = "dice_theme_park"


def decision_of(view: View, seat: int = 0) -> str | None:
    found = [each["decision"] for each in view["deciding"] if each["seat"] == seat]
    return found[0] if found else None


def alone(view: View, decision: str) -> bool:
    """Seat 0, and nobody else."""
    return bool(view["deciding"] == [{"seat": 0, "decision": decision}])


def later(view: View) -> bool:
    return bool(view["fields"]["round"] > 1)


def plan(view: View) -> bool:
    """The others have kept theirs."""
    return alone(view, "plan-round") and later(view)


def start(view: View) -> bool:
    return decision_of(view) == "choose-tile"


def welcome(view: View) -> bool:
    """Somebody has taken one before me."""
    taken = any(each is not None for each in view["fields"]["taken"])
    return alone(view, "take-monorail") and taken


def build(view: View) -> bool:
    """I can pay for something, not for everything."""
    money = view["fields"]["money"][0]
    costs = [game(KEY).printed()["tiles"][tile]["cost"] for tile in view["zones"]["row"]]
    return (
        alone(view, "expand") and later(view) and bool(costs) and min(costs) <= money < max(costs)
    )


def improve(view: View) -> bool:
    return alone(view, "improve") and view["fields"]["money"][0] > 3


def operate(view: View) -> bool:
    """Something has been done already, more can be; nothing is left to do elsewhere."""
    fields = view["fields"]
    ready = fields["plans"][0] > 0 and fields["resting"][0] > 0
    return alone(view, "operate") and fields["tally"][0]["cubes"] > 1 and later(view) and ready


def ready(view: View) -> bool:
    """Somebody stands at the Entrance, which takes anybody."""
    fields = view["fields"]
    free = fields["icons_free"][0].get("e2", 0) > 0
    return alone(view, "operate") and free and bool(fields["dice"][0].get("e2"))


def both(view: View) -> bool:
    """The same, and another one is not done either."""
    fields = view["fields"]
    free = fields["icons_free"][0].get("e2", 0) > 0 and bool(fields["dice"][0].get("e2"))
    return decision_of(view) == decision_of(view, 1) == "operate" and free


def send(view: View) -> bool:
    return alone(view, "send-visitor") and view["fields"]["tally"][0]["cubes"] > 1


def regroup(view: View) -> bool:
    """The Entrance takes any die, and another one stands there."""
    group = view["fields"]["group"][0]
    if not alone(view, "send-visitor") or group is None or group["hex"] != "e2":
        return False
    return any(die not in group["dice"] for die in view["fields"]["dice"][0]["e2"])


def adjust(view: View) -> bool:
    return alone(view, "adjust-sum")


def waiting(view: View) -> bool:
    """I take a monorail next."""
    fields = view["fields"]
    if fields["phase"] != "welcome" or fields["player"] in (0, None) or not later(view):
        return False
    order = fields["order"]
    place = order.index(fields["player"])
    return bool(order[place + 1 :][:1] == [0])


def nobody_rescues(view: View) -> bool:
    """Nothing is asked between the last activation and the end of the round."""
    return all("receptionist" not in mine for mine in view["fields"]["abilities"])


def last(view: View) -> bool:
    """When this other one has finished, the round is over, and all choose."""
    fields = view["fields"]
    return (
        fields["phase"] == "activation"
        and [each["seat"] for each in view["deciding"]] == [1]
        and fields["round"] == 1
        and decision_of(view, 1) == "operate"
        and nobody_rescues(view)
    )


def closing(view: View) -> bool:
    """The same, but I am the one."""
    return alone(view, "operate") and view["fields"]["round"] == 1 and nobody_rescues(view)


def over(view: View) -> bool:
    return not view["deciding"]


def play(match: Match, seat: int, chance: random.Random, towards: str) -> int:
    """Parks grow, attractions run; a phase is finished when there is nothing better to do."""
    actions = game(KEY).actions
    options = match.options(seat)
    if chance.random() < 0.05:
        return chance.choice(options)
    if express := [code for code in options if actions[code] == "appoint k12"]:
        return express[0]
    for verbs in (("build",), ("install", "buy"), ("activate",), ("recruit",), ("finish", "pass")):
        found = [code for code in options if actions[code].split(" ")[0] in verbs]
        if found and (verbs != ("recruit",) or chance.random() < 0.3):
            return chance.choice(found)
    return chance.choice(options)
