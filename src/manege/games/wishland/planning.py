"""Planning — what each option does for a park: played on a copy, and the park looked at again.

Nothing hidden is touched: options that would turn a card up are weighed by what is likely.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.wishland.achievements import CLAIM
from manege.games.wishland.actions import (
    ADVERTISE,
    BUY,
    PAY_TO_RECALL,
    RECALL_FREELY,
    RECOVER,
)
from manege.games.wishland.components import (
    ADVERT,
    COLOURS,
    CREDITS,
    EACH_COLOUR,
    HAPPINESS,
    NONE,
    ORDER_SPACES,
    POINTS,
    PURSE,
    TURNS,
    WORKERS,
    Wishland,
    colour_of,
    has,
)
from manege.games.wishland.last_card import TAKE_LAST
from manege.games.wishland.opening import KEEP
from manege.games.wishland.order import PLACE_TOKEN, order_space_of
from manege.games.wishland.playing import (
    WAYS,
    WAYS_WITHOUT_WORKERS,
    may_own_one_more,
    price_of,
)
from manege.games.wishland.prospects import (
    ALL_TURNS,
    STANDARD,
    Prices,
    entrepreneur_worth,
    park_worth,
    turns_left,
)
from manege.games.wishland.solo import DRAW, DRAW_FREELY, PLAY, STOP
from manege.games.wishland.steps import TAKE_STEP, AskConversion, AskStep
from manege.games.wishland.tracks import advance
from manege.games.wishland.workers import workers_needed
from manege.kernel.bits import lowest
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.table import Verb, perform
from manege.kernel.weighing import all_written, best_of

FIRST: Final = 100.0  # what costs no action is done before the action, if it is worth anything
NO_CODE: Final = -1
KEPT_PROMISES: Final = vec[float]([0.68, 0.84, 0.74, 0.66])  # by seats, as bots' games came out


class Planner:
    """How a seat weighs its options; `lean` is a colour it likes better than it should."""

    def __init__(self, prices: Prices = STANDARD, lean: i64 = NONE, fondness: float = 0.0) -> None:
        self.prices = prices
        self.lean: i64 = lean
        self.fondness: float = fondness

    def policy(self, t: Wishland, chance: Chance, paper: Choices) -> i64:
        """What the deciding seat does; among equals chance decides."""
        decision = t.decision
        if decision is None:
            return NO_CODE
        decision.write(t, paper)
        codes = all_written(paper)
        if len(codes) == 1:
            return codes[0]
        values = self.values(t, decision.seat, codes)
        return codes[best_of(values, chance)]

    def values(self, t: Wishland, seat: i64, codes: vec[i64]) -> vec[float]:
        """What each of these options does for a seat, in VP to expect."""
        found = vec[float]()
        if len(codes) == 0:
            return found
        weighing = Weighing(self, t, seat, codes)
        place: i64 = 0
        while place < len(codes):
            found = append(found, weighing.value(codes[place]))
            place += 1
        return found

    def fond(self, card: i64) -> float:
        return self.fondness if colour_of(card) == self.lean else 0.0


class Weighing:
    """One decision: the park as it is, and what is left to do in the turn under way."""

    def __init__(self, planner: Planner, t: Wishland, seat: i64, codes: vec[i64]) -> None:
        self.planner = planner
        self.prices = planner.prices
        self.t = t
        self.seat: i64 = seat
        self.turns: i64 = turns_left(t, seat)
        self.before = park_worth(t, seat, self.turns, self.prices)
        self.acting: bool = listed(codes, RECOVER.first)
        self.buying: bool = listed(codes, STOP.first)
        self.advertising: bool = listed(codes, ADVERTISE.first)
        self.best = self.best_in_hand() if t.seats == 1 and (self.acting or self.buying) else 0.0

    def value(self, code: i64) -> float:
        if BUY.first <= code < BUY.end:
            return self.gain(BUY, code) + self.planner.fond((code - BUY.first) // WAYS)
        if PLAY.first <= code < PLAY.end:
            return self.gain(PLAY, code) + self.planner.fond((code - PLAY.first) // WAYS)
        if TAKE_LAST.first <= code < TAKE_LAST.end:
            card = (code - TAKE_LAST.first) // WAYS_WITHOUT_WORKERS
            return self.gain(TAKE_LAST, code) + self.planner.fond(card)
        if TAKE_STEP.first <= code < TAKE_STEP.end:
            return self.gain(TAKE_STEP, code)
        if PLACE_TOKEN.first <= code < PLACE_TOKEN.end:
            return self.gain(PLACE_TOKEN, code) - self.waiting(code - PLACE_TOKEN.first)
        if KEEP.first <= code < KEEP.end:
            return entrepreneur_worth(code - KEEP.first)
        if code == RECOVER.first:
            return self.gain(RECOVER, code)
        if code == ADVERTISE.first:
            return self.gain(ADVERTISE, code)
        if CLAIM.first <= code < CLAIM.end:
            return FIRST + self.gain(CLAIM, code)
        if code == PAY_TO_RECALL.first:
            return self.freely(PAY_TO_RECALL, code)
        if code == RECALL_FREELY.first:
            return self.freely(RECALL_FREELY, code)
        if code == DRAW.first:
            return self.drawing()
        if code == DRAW_FREELY.first:
            return self.drawing_freely()
        return 0.0  # END, STOP, TAKE_NONE

    def gain(self, verb: Verb[Wishland], code: i64) -> float:
        """What is left open on the way is settled as it serves the seat best."""
        return self.after(verb, code, self.turns) - self.before

    def after(self, verb: Verb[Wishland], code: i64, turns: i64) -> float:
        twin = self.t.copy()
        clear(twin)
        verb.perform(twin, self.seat, code - verb.first)
        settle(twin, self.seat, turns, self.prices)
        return park_worth(twin, self.seat, turns, self.prices)

    def freely(self, verb: Verb[Wishland], code: i64) -> float:
        """Before the action the turn under way is one more to use the workers in."""
        turns = self.turns + 1 if self.acting else self.turns
        before = park_worth(self.t, self.seat, turns, self.prices)
        gained = self.after(verb, code, turns) - before
        return FIRST + gained if self.acting and gained > 0.0 else gained

    def waiting(self, place: i64) -> float:
        """What others buy first; alone, the free cards that a token further right forgoes."""
        if self.t.seats == 1:
            return 0.35 * self.prices.luck * float(place)
        return self.prices.early * float(place * (self.t.seats - 1)) / float(ORDER_SPACES - 1)

    # Alone

    def best_in_hand(self) -> float:
        """What playing the best card he holds, or the advert space, would do for him."""
        t = self.t
        credits = has(t, self.seat, CREDITS)
        best = 0.0
        if workers_needed(t, ADVERT) < has(t, self.seat, WORKERS):
            best = self.gain(ADVERTISE, ADVERTISE.first)
        colour: i64 = 0
        while colour < COLOURS:
            cards = t.hand[colour]
            if cards and may_own_one_more(t, self.seat, colour):
                while cards:
                    card = colour * EACH_COLOUR + lowest(cards)
                    if price_of(t, self.seat, card) <= credits:
                        found = self.gain(PLAY, PLAY.first + card * WAYS) + self.planner.fond(card)
                        if found > best:
                            best = found
                    cards &= cards - 1
            colour += 1
        return best

    def another(self) -> float:
        """How much better than the best so far the next card is likely to be."""
        scale = self.prices.luck
        return scale * exp(-self.best / scale)

    def worker(self) -> float:
        """What one worker fewer in front of him costs."""
        twin = self.t.copy()
        twin.purses[self.seat * PURSE + WORKERS] -= 1
        return self.before - park_worth(twin, self.seat, self.turns, self.prices)

    def drawing(self) -> float:
        gained = self.another() - self.worker()
        if self.buying:
            return self.best + gained if gained > 0.0 else gained
        return self.best + gained

    def drawing_freely(self) -> float:
        """Free cards are for the moment of choosing; what the round would lose is taken."""
        t = self.t
        free = ORDER_SPACES - order_space_of(t, self.seat)
        if self.buying:
            keeps = 0.3 * self.prices.luck if free <= TURNS - t.turn else 0.0
            gained = self.another() - keeps
            return FIRST + gained if gained > 0.0 else gained
        if t.turn == TURNS and self.turns > 0:
            recovers = self.acting and self.gain(RECOVER, RECOVER.first) > self.drawing()
            if recovers or not self.acting:
                return FIRST + 1.0
        return -1.0


def listed(codes: vec[i64], code: i64) -> bool:
    place: i64 = 0
    while place < len(codes):
        if codes[place] == code:
            return True
        place += 1
    return False


def clear(twin: Wishland) -> None:
    """An action writes on an empty page."""
    twin.agenda = None


def settle(twin: Wishland, seat: i64, turns: i64, prices: Prices) -> None:
    """Steps he is owed, each taken where it is worth most."""
    agenda = twin.agenda
    while agenda is not None:
        step = agenda.step
        if isinstance(step, AskStep) or isinstance(step, AskConversion):  # noqa: SIM101 (mypyc)
            advance(twin, seat, best_step(twin, seat, turns, prices), 1)
        agenda = agenda.rest


def best_step(twin: Wishland, seat: i64, turns: i64, prices: Prices) -> i64:
    best: i64 = HAPPINESS
    most = -1000.0
    what: i64 = HAPPINESS
    while what <= WORKERS:
        tried = twin.copy()
        advance(tried, seat, what, 1)
        worth = park_worth(tried, seat, turns, prices)
        if worth > most:
            best = what
            most = worth
        what += 1
    return best


# Whole games, and a position


def value(t: Wishland, prices: Prices = STANDARD) -> vec[float]:
    """How likely each seat is to win: certain at the end, else by the scores to expect."""
    scores = expected_scores(t, prices)
    width = 2.0 + 4.0 * float(turns_left(t, 0)) / ALL_TURNS if t.decision is not None else 0.02
    highest = scores[0]
    for score in scores:
        if score > highest:
            highest = score
    pulls = vec[float]()
    whole = 0.0
    for score in scores:
        pull = exp((score - highest) / width)
        pulls = append(pulls, pull)
        whole += pull
    seat: i64 = 0
    while seat < t.seats:
        pulls[seat] /= whole
        seat += 1
    return pulls


def expected_scores(t: Wishland, prices: Prices = STANDARD) -> vec[float]:
    """Prices are those of the next thing to gain; all together they promise too much."""
    scores = vec[float]()
    seat: i64 = 0
    while seat < t.seats:
        if t.decision is None:  # the token furthest right breaks a tie (WL-185)
            score = float(has(t, seat, POINTS)) + float(order_space_of(t, seat)) / 10.0
        else:
            now = park_worth(t, seat, 0, prices)
            promised = park_worth(t, seat, turns_left(t, seat), prices) - now
            score = now + KEPT_PROMISES[t.seats - 1] * promised
        scores = append(scores, score)
        seat += 1
    return scores


def play_out(t: Wishland, planners: list[Planner], chance: Chance) -> i64:
    """To the end, each seat by its planner; how many decisions it took."""
    paper = Choices()
    number: i64 = 0
    decision = t.decision
    while decision is not None:
        perform(t, decision, planners[decision.seat].policy(t, chance, paper))
        number += 1
        decision = t.decision
    return number
