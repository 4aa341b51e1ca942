"""Why — sentences true of the position, by the rules; they tell nothing that is not open to all."""

from __future__ import annotations

from manege.games.wishland.achievements import CLAIM, achievement_at
from manege.games.wishland.actions import (
    ADVERTISE,
    BUY,
    END,
    PAY_TO_RECALL,
    RECALL_FREELY,
    RECOVER,
)
from manege.games.wishland.components import (
    CREDITS,
    HAPPINESS,
    NOBODY,
    POINTS,
    RESERVE,
    ROUNDS,
    TOP,
    VISITORS,
    WORKERS,
    Wishland,
    has,
)
from manege.games.wishland.income import income_of
from manege.games.wishland.last_card import TAKE_LAST, TAKE_NONE
from manege.games.wishland.moments import TRACK_REWARDS, counted
from manege.games.wishland.opening import KEEP
from manege.games.wishland.order import PLACE_TOKEN
from manege.games.wishland.planning import settle
from manege.games.wishland.playing import (
    WAYS,
    WAYS_WITHOUT_WORKERS,
    buy,
    extra_in,
    limit_of,
    price_of,
    surcharge_in,
)
from manege.games.wishland.prospects import STANDARD, counted_as_it_stands, turns_left
from manege.games.wishland.solo import DRAW, DRAW_FREELY, PLAY, STOP
from manege.games.wishland.steps import TAKE_STEP
from manege.games.wishland.tracks import CREDITS_AT_ODD, POINTS_AT_ODD
from manege.games.wishland.workers import on_board
from manege.kernel.hints import Saying

PLAIN = {
    ADVERTISE: "reason-advertise",
    DRAW: "reason-draw",
    DRAW_FREELY: "reason-draw-freely",
    END: "reason-end",
    STOP: "reason-stop",
    TAKE_NONE: "reason-take-none",
}
WAYS_OF = {BUY: WAYS, PLAY: WAYS, TAKE_LAST: WAYS_WITHOUT_WORKERS}


def reason_for(t: Wishland, seat: int, code: int) -> Saying:
    for verb, ways in WAYS_OF.items():
        if verb.first <= code < verb.end:
            return reason_to_play(t, seat, *divmod(code - verb.first, ways))
    for plain, key in PLAIN.items():
        if code == plain.first:
            return key, {}
    if KEEP.first <= code < KEEP.end:
        return "reason-keep", {}  # WL-11: which one, the others see later
    if PLACE_TOKEN.first <= code < PLACE_TOKEN.end:
        return reason_to_place(t, code - PLACE_TOKEN.first + 1)
    if TAKE_STEP.first <= code < TAKE_STEP.end:
        return reason_to_step(t, seat, code - TAKE_STEP.first)
    if CLAIM.first <= code < CLAIM.end:
        return "reason-claim", {"achievement": achievement_at(t, code - CLAIM.first)}
    assert code in (RECOVER.first, PAY_TO_RECALL.first, RECALL_FREELY.first)
    out = on_board(t, seat)
    if code != RECOVER.first:
        return "reason-recall", {"number": out}
    return ("reason-recover", {"number": out}) if out else ("reason-recover-none", {})


def reason_to_place(t: Wishland, space: int) -> Saying:
    if space == 1:
        return "reason-order-first", {"space": space}
    earlier = any(t.track[each] == NOBODY for each in range(1, space))
    return ("reason-order" if earlier else "reason-order-left"), {"space": space}


def reason_to_step(t: Wishland, seat: int, step: int) -> Saying:
    if step == WORKERS:
        return ("reason-step-workers" if has(t, seat, RESERVE) else "reason-step-none"), {}
    reached = has(t, seat, step) + 1
    if reached > TOP:
        return "reason-step", {"step": step}
    if reached & 1:
        times = int(1 + counted(t, seat, TRACK_REWARDS, step))  # WL-122, WL-124
        if step == HAPPINESS:
            return "reason-step-point", {"number": reached, "points": POINTS_AT_ODD * times}
        return "reason-step-credits", {"number": reached, "credits": CREDITS_AT_ODD * times}
    return "reason-step-nearer", {"step": step, "number": reached}


def reason_to_play(t: Wishland, seat: int, card: int, way: int) -> Saying:
    """What a card changes at once, most telling first."""
    price = price_of(t, seat, card) - extra_in(way) + surcharge_in(way)
    twin = t.copy()
    twin.agenda = None
    before = score_so_far(t, seat)
    play_alone(twin, seat, card, way)
    points = score_so_far(twin, seat) - before
    if points > 0:
        return "reason-buy-points", {"card": card, "points": points}
    income = income_of(twin, seat) - income_of(t, seat)
    if income > 0 and t.round < ROUNDS:
        facts = {"card": card, "credits": income, "number": ROUNDS - t.round}
        return "reason-buy-income", facts
    credits = has(twin, seat, CREDITS) - has(t, seat, CREDITS) + price
    if credits > 0:
        return "reason-buy-credits", {"card": card, "credits": credits}
    if limit_of(twin, seat) > limit_of(t, seat):
        return "reason-buy-room", {"card": card}
    if steps_taken(twin, seat) > steps_taken(t, seat):
        return "reason-buy-steps", {"card": card}
    return "reason-buy-later", {"card": card}


def play_alone(twin: Wishland, seat: int, card: int, way: int) -> None:
    """The purchase and its rewards, wherever the card comes from."""
    buy(twin, seat, card, way)
    settle(twin, seat, turns_left(twin, seat), STANDARD)


def score_so_far(t: Wishland, seat: int) -> int:
    """As if the game ended now."""
    return has(t, seat, POINTS) + counted_as_it_stands(t, seat)


def steps_taken(t: Wishland, seat: int) -> int:
    return has(t, seat, HAPPINESS) + has(t, seat, VISITORS) - has(t, seat, RESERVE)
