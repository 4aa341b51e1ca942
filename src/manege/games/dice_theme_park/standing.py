"""Standing — the stars each park may hope for by the end: this phase by search, the rounds after it
by habit, objectives by who leads."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import (
    BONUS,
    MONEY_FOR_A_STAR,
    counted,
)
from manege.games.dice_theme_park.chains import Chains, stamp_of
from manege.games.dice_theme_park.components import (
    ACTIVATION,
    EFFECTS,
    FINISHED,
    GENERATOR,
    HAND,
    INSTALLED,
    KIOSK,
    MASCOTS,
    MONEY,
    MORE,
    NONE,
    OWN,
    PLANS,
    PLAYED,
    ROOM_FOR_STAFF,
    SKILLS,
    STARS,
    TURNED,
    Parks,
    has,
)
from manege.games.dice_theme_park.hexes import ENTRANCE, HEXES
from manege.games.dice_theme_park.improvement import EFFECT_STARS, KIOSK_MONEY
from manege.games.dice_theme_park.objectives import (
    CUBES_PLACED,
    DICE,
    DIFFERENT,
    FEWEST,
    FEWEST_PIPS,
    FIRST_ROUND,
    PLANS_TURNED,
    PRIZES,
    RICHEST,
    measure,
    objective_of_round,
    printed_income,
    prizes,
)
from manege.games.dice_theme_park.puzzle import (
    STANDARD,
    Node,
    Prices,
    Puzzle,
    dollar_at,
    node_of,
    pips_in,
)
from manege.games.dice_theme_park.questions import due
from manege.games.dice_theme_park.routes import Search
from manege.games.dice_theme_park.scoring import MONEY_A_STAR
from manege.games.dice_theme_park.tiles import COLOUR
from manege.games.dice_theme_park.worth import (
    OF_SKILLS,
    Habits,
    each_activation,
    liked_colour,
    pace,
    pair_worth,
    rounds_left,
)
from manege.kernel.bag import EACH_KIND, count, kinds, one, size

MOST_COUNTED: Final = 127  # by an objective; more is as good
MOST_KEPT: Final = 20_000
RIVALS_WIDTH: Final = 6


class LongView(Prices):
    """Money is worth what the next round can still make of it."""

    def __init__(self) -> None:
        super().__init__()
        self.money = 0.34
        self.early_money = 0.45
        self.place = 0.15


FAR: Final = LongView()


# This phase


class Hasty(Search):
    """Acts much worse than the best are not even listed."""

    def __init__(self, puzzle: Puzzle, width: i64, margin: float) -> None:
        super().__init__(puzzle, width)
        self.margin = margin


class Quest(Hasty):
    """An end is worth what this round's objective brings, too, as far as rivals can be foreseen."""

    def __init__(self, t: Parks, seat: i64, prices: Prices, width: i64, margin: float) -> None:
        super().__init__(Puzzle(t, seat, prices), width, margin)
        self.table = t
        self.objective: i64 = objective_of_round(t)
        self.prize = prizes_by_number(t, seat, self.objective)

    def end_value(self, node: Node) -> float:
        found = super().end_value(node)
        if len(self.prize) == 0:
            return found
        number = counted_at(self.table, self.puzzle.seat, self.objective, node)
        return found + self.prize[min(number, MOST_COUNTED)]


def prizes_by_number(t: Parks, seat: i64, objective: i64) -> vec[float]:
    """What each number would bring, above what the others get; nothing where acts do not count."""
    found = vec[float]()
    if objective == NONE or t.seats < 2 or not is_for_acts(objective):
        return found
    numbers = vec[i64]()
    other: i64 = 0
    while other < t.seats:
        numbers = append(numbers, 0 if other == seat else foreseen(t, other, objective))
        other += 1
    number: i64 = 0
    while number <= MOST_COUNTED:
        total = 0.0
        by: i64 = -1
        while by <= 2:  # one less, as foreseen, one more: as foreseen twice
            total += lead(objective, numbers, seat, number, by if by < 2 else 0)
            by += 1
        found = append(found, total / 4.0)
        number += 1
    return found


def lead(objective: i64, foreseen: vec[i64], seat: i64, number: i64, by: i64) -> float:
    numbers = vec[i64]()
    other: i64 = 0
    while other < len(foreseen):
        numbers = append(numbers, number if other == seat else max(foreseen[other] + by, 0))
        other += 1
    won = prizes(objective, numbers)
    total = 0.0
    other = 0
    while other < len(won):
        if other != seat:
            total += float(won[other])
        other += 1
    return float(won[seat]) - total / float(len(won) - 1)


def is_for_acts(objective: i64) -> bool:
    """Whether it counts what the activation phase can change."""
    return (
        objective == RICHEST
        or objective == FEWEST_PIPS
        or objective == DICE
        or objective == PLANS_TURNED
        or objective == CUBES_PLACED
        or objective == DIFFERENT
    )


def foreseen(t: Parks, seat: i64, objective: i64) -> i64:
    """What a sensible player would have in the end."""
    node = node_of(t, seat)
    if has(t, seat, FINISHED) == 0:
        search = Search(Puzzle(t, seat, STANDARD), RIVALS_WIDTH)
        return counted_at(t, seat, objective, search.best(node).node)
    return counted_at(t, seat, objective, node)


def counted_at(t: Parks, seat: i64, objective: i64, node: Node) -> i64:
    """What an objective would count if the phase ended there (DP-133)."""
    if objective == CUBES_PLACED:
        return size(node.cubes)
    if objective == DIFFERENT:
        return kinds(node.cubes)
    if objective == PLANS_TURNED:
        return has(t, seat, TURNED) + has(t, seat, PLANS) - node.plans
    if objective == RICHEST:
        return has(t, seat, MONEY) + money_of(t, seat, node.cubes)
    total: i64 = 0
    if objective == DICE or objective == FEWEST_PIPS:
        place: i64 = 0
        while place < HEXES:
            dice = node.dice[place]
            if dice:
                total += size(dice) if objective == DICE else pips_in(dice)
            place += 1
        return total
    return measure(t, seat, objective)


def money_of(t: Parks, seat: i64, cubes: i64) -> i64:
    """What kiosks will pay for them (DP-130)."""
    kiosks = has(t, seat, INSTALLED + KIOSK)
    total: i64 = 0
    place: i64 = 0
    while kiosks >> place:
        if kiosks >> place & 1:
            total += KIOSK_MONEY * count(cubes, place)
        place += 1
    return total


class FarChains(Chains):
    """Looks wide, and at the objective."""

    def __init__(self, prices: Prices, width: i64, margin: float) -> None:
        super().__init__(prices, width)
        self.margin: float = margin

    def search_of(self, t: Parks, seat: i64) -> Search:
        return Quest(t, seat, self.prices, self.width, self.margin)


class QuickChains(Chains):
    """Compares at a glance, whatever width is asked for."""

    def __init__(self, prices: Prices, width: i64, margin: float) -> None:
        super().__init__(prices, width)
        self.margin: float = margin

    def phase_worth(self, t: Parks, seat: i64, width: i64) -> float:
        search = Hasty(Puzzle(t, seat, self.prices), self.width, self.margin)
        return search.end_value(search.best(node_of(t, seat)).node)


# The rounds after it


def later(t: Parks, seat: i64, prices: Prices, habits: Habits) -> float:
    """What money, tiles, facilities, plans, mascots and staff will still bring."""
    left = float(rounds_left(t))
    money = float(has(t, seat, MONEY))
    if left == 0.0:
        return money / float(MONEY_A_STAR - counted(t, seat, MONEY_FOR_A_STAR))
    dollar = dollar_at(t, prices)
    each = of_tiles(t, seat, dollar, habits)
    each += habits.mascot * float(has(t, seat, MASCOTS)) + 0.5 * of_skills(t, seat)
    each += habits.plan * float(has(t, seat, PLANS) + has(t, seat, TURNED))
    each += bonus_of(t, seat) + dollar * float(printed_income(t, seat))
    return dollar * money + left * each + next_pair(t, seat, prices, habits)


def bonus_of(t: Parks, seat: i64) -> float:
    """Of administrators and expansions, each round."""
    return float(due(t, seat) + counted(t, seat, BONUS))


def of_tiles(t: Parks, seat: i64, dollar: float, habits: Habits) -> float:
    """Each round."""
    effects = has(t, seat, INSTALLED + EFFECTS)
    kiosks = has(t, seat, INSTALLED + KIOSK)
    generators = has(t, seat, INSTALLED + GENERATOR)
    total = 0.0
    place: i64 = 0
    while place < HEXES:
        tile = t.tiles[seat * HEXES + place]
        if tile != NONE:
            often = pace(tile, habits)
            if generators >> place & 1 or place == ENTRANCE:
                often *= 1.0 + habits.second
            stars = each_activation(tile, habits)
            stars += float(EFFECT_STARS * (effects >> place & 1))
            stars += dollar * float(KIOSK_MONEY * (kiosks >> place & 1))
            total += often * (stars + 0.6 * liked_colour(t, seat, COLOUR[tile]))
        place += 1
    return total


def of_skills(t: Parks, seat: i64) -> float:
    total = 0.0
    rest = has(t, seat, SKILLS)
    card: i64 = 0
    while rest:
        total += float(rest & EACH_KIND) * OF_SKILLS[card]
        rest >>= 3
        card += 1
    return total


def next_pair(t: Parks, seat: i64, prices: Prices, habits: Habits) -> float:
    """The best two of the hand there will be (DP-140)."""
    giver: i64 = 0
    while t.left_of(giver) != seat:
        giver += 1
    hand = has(t, seat, HAND) + has(t, giver, PLAYED)
    return best_pair(t, seat, hand, prices, habits)[0]


def best_pair(t: Parks, seat: i64, hand: i64, prices: Prices, habits: Habits) -> tuple[float, i64]:
    """What the best two staff cards of a hand are worth, and they themselves, a bag."""
    most = 0.0
    best: i64 = 0
    staff: i64 = 0
    while staff < ROOM_FOR_STAFF:
        second = staff
        while second < ROOM_FOR_STAFF:
            if count(hand, staff) > (1 if second == staff else 0) and count(hand, second) > 0:
                worth = pair_worth(t, seat, staff, second, prices, habits)
                if worth > most:
                    most = worth
                    best = one(staff) + one(second)
            second += 1
        staff += 1
    return most, best


# Who wins


class End:
    """Of a phase, as a search has found it."""

    def __init__(self, value: float, number: i64) -> None:
        self.value: float = value
        self.number: i64 = number  # that this round's objective counts


class Standing:
    """Ends are remembered: most of what is compared leaves most parks as they are."""

    def __init__(self, prices: Prices, habits: Habits, width: i64, margin: float) -> None:
        self.prices = prices
        self.habits = habits
        self.width: i64 = width
        self.margin: float = margin
        self.searches: bool = True
        self.ends: dict[object, End] = {}

    def hopes(self, t: Parks) -> vec[float]:
        """The stars to expect in the end, by seat."""
        found = vec[float]()
        numbers = vec[float]()
        objective = objective_of_round(t)
        seat: i64 = 0
        while seat < t.seats:
            end = self.end_of(t, seat, objective)
            stars = float(has(t, seat, STARS)) + bonus_of(t, seat) + end.value
            found = append(found, stars + later(t, seat, self.prices, self.habits))
            numbers = append(numbers, float(end.number))
            seat += 1
        if t.seats > 1:
            if objective != NONE:
                add_prizes(found, objective, numbers, 0.8)
            self.add_later_prizes(t, found)
        return found

    def add_later_prizes(self, t: Parks, found: vec[float]) -> None:
        """Of those that count what a park owns."""
        place = max(t.round + 1 - FIRST_ROUND, 0)
        while place < len(t.objectives):
            objective = t.objectives[place]
            if not is_for_acts(objective):
                numbers = vec[float]()
                seat: i64 = 0
                while seat < t.seats:
                    numbers = append(numbers, float(measure(t, seat, objective)))
                    seat += 1
                add_prizes(found, objective, numbers, 1.5)
            place += 1

    def end_of(self, t: Parks, seat: i64, objective: i64) -> End:
        node = node_of(t, seat)
        if not self.searches or t.phase > ACTIVATION:
            return End(0.0, 0 if objective == NONE else counted_at(t, seat, objective, node))
        first = seat * OWN + MORE
        key = (stamp_of(t, seat), node.key(), tuple(t.own[first : (seat + 1) * OWN]))
        found = self.ends.get(key)
        if found is None:
            search = Hasty(Puzzle(t, seat, self.prices), self.width, self.margin)
            best = search.best(node).node
            number: i64 = 0
            if objective != NONE:
                number = counted_at(t, seat, objective, best)
            found = End(search.end_value(best), number)
            if len(self.ends) > MOST_KEPT:
                self.ends.clear()
            self.ends[key] = found
        return found


def add_prizes(found: vec[float], objective: i64, numbers: vec[float], spread: float) -> None:
    """By the place to expect (DP-134 to DP-136)."""
    seats = len(found)
    if objective == RICHEST or objective == FEWEST_PIPS:
        spread *= 3.0
    if FEWEST[objective]:
        spread = -spread
    seat: i64 = 0
    while seat < seats:
        place = 0.0
        other: i64 = 0
        while other < seats:
            if other != seat:
                place += 1.0 / (1.0 + math.exp((numbers[seat] - numbers[other]) / spread))
            other += 1
        if numbers[seat] > 0.0 or FEWEST[objective]:
            found[seat] += prize_at(seats, place)
        seat += 1


def prize_at(seats: i64, place: float) -> float:
    first = (seats - 2) * 4
    whole: i64 = int(place)
    part = place - float(whole)
    here = float(PRIZES[first + whole])
    below = float(PRIZES[first + whole + 1]) if whole + 1 < seats else 0.0
    return here + part * (below - here)


def shares_of(hopes: vec[float], left: i64, shares: vec[float]) -> None:
    """The more rounds are left, the less is settled."""
    scale = 4.0 + 3.0 * float(left)
    most = hopes[0]
    seat: i64 = 1
    while seat < len(hopes):
        most = max(most, hopes[seat])
        seat += 1
    total = 0.0
    seat = 0
    while seat < len(hopes):
        shares[seat] = math.exp((hopes[seat] - most) / scale)
        total += shares[seat]
        seat += 1
    seat = 0
    while seat < len(hopes):
        shares[seat] /= total
        seat += 1
