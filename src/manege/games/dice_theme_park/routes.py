"""Chains of activations — a bounded search of one park's phase, the best few moments at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.dice_theme_park.acts import (
    ACTIVATE,
    ADJUST,
    TINT,
    TOUR,
    TRICK,
    WALK,
    WITHOUT_END,
    Act,
    Acts,
    Try,
    after_decrease,
    cards_in,
    carry,
    of_colour,
)
from manege.games.dice_theme_park.components import NONE
from manege.games.dice_theme_park.dice import FACES
from manege.games.dice_theme_park.hexes import HEXES
from manege.games.dice_theme_park.puzzle import Node, Puzzle, unit
from manege.games.dice_theme_park.skills import CASH, CHEER, FORM, LEAP, PULL, SHOWN
from manege.kernel.bag import count

MOST_ACTS: Final = 30


class Route:
    """A moment, and how it came about."""

    def __init__(self, node: Node, act: Act | None, before: Route | None) -> None:
        self.node = node
        self.act = act
        self.before = before


def value_of_try(tried: Try) -> float:
    return -tried.value


class Search(Acts):
    """So many moments are looked at side by side."""

    def __init__(self, puzzle: Puzzle, width: i64) -> None:
        super().__init__(puzzle)
        self.width: i64 = width

    def best(self, root: Node) -> Route:
        """The best end of a phase that begins here."""
        root.value = self.whole_value(root)
        start = Route(root, None, None)
        best = start
        most = self.end_value(root)
        moments = [start]
        seen = {root.key()}
        depth: i64 = 0
        while moments and depth < MOST_ACTS:
            reached: list[Route] = []
            by_node: dict[int, Route] = {}
            self.tries = []
            self.floor = -WITHOUT_END
            for moment in moments:
                by_node[id(moment.node)] = moment
                self.list_acts(moment.node)
            self.tries.sort(key=value_of_try)
            for tried in self.tries:
                node = self.after(tried.node, tried.act)
                key = node.key()
                if key in seen:
                    continue
                seen.add(key)
                node.value = tried.value
                route = Route(node, tried.act, by_node[id(tried.node)])
                reached.append(route)
                value = self.end_value(node)
                if value > most:
                    most = value
                    best = route
                if len(reached) >= self.width:
                    break
            moments = reached
            depth += 1
        return best

    def end_value(self, node: Node) -> float:
        """If the phase ended here; who rescues a die on 1 has it back on 6 (DP-41)."""
        found = node.gained
        ones: i64 = 0
        place: i64 = 0
        while place < HEXES:
            dice = node.dice[place]
            if dice:
                found += self.puzzle.left_over(dice)
                ones += count(dice, 0) + count(dice, FACES) + count(dice, 2 * FACES)
            place += 1
        saved = min(ones, self.puzzle.rescues)
        return found + 5.0 * self.puzzle.kept * float(saved)

    def whole_value(self, node: Node) -> float:
        found = node.gained + self.means(node)
        place: i64 = 0
        while place < HEXES:
            if node.dice[place]:
                found += self.puzzle.promise(place, node.dice[place], node.cubes)
            place += 1
        return found

    def means(self, node: Node) -> float:
        prices = self.prices
        mascots = float(node.resting + cards_in(node.cards))
        return (
            prices.plan * float(node.plans)
            + prices.guide * float(node.guides)
            + prices.director * float(node.directors)
            + prices.mascot * mascots
        )

    # What comes of it

    def after(self, node: Node, act: Act) -> Node:
        twin = node.copy()
        if act.what == ACTIVATE or act.what == TINT:
            if act.what == TINT:
                self.come(node, twin, act)
                twin.at = NONE
            self.activate(node, twin, act)
        elif act.what == WALK:
            twin.plans -= 1
            twin.gained += self.puzzle.turned
            carry(twin, act.place, act.to, act.kind)
        elif act.what == TOUR:
            twin.guides -= 1
            carry(twin, act.place, act.to, act.kind)
        elif act.what == ADJUST:
            self.come(node, twin, act)
            twin.adjusts = self.puzzle.extras if act.fresh else node.adjusts - 1
            twin.dice[act.place] += unit(act.kind + act.by) - unit(act.kind)
        elif act.what == TRICK:
            self.trick(node, twin, act)
        return twin

    def come(self, node: Node, twin: Node, act: Act) -> None:
        """A mascot stands on its attraction; or goes on there."""
        twin.at = act.place
        twin.again = node.again if not act.fresh else NONE
        if act.fresh:
            if act.card == NONE:
                twin.resting -= 1
            else:
                twin.cards -= unit(act.card)

    def activate(self, node: Node, twin: Node, act: Act) -> None:
        place = act.place
        if self.puzzle.icons[place] <= count(node.cubes, place):
            twin.directors -= 1
        twin.gained += self.cube_worth(node, place)
        twin.cubes += unit(place)
        twin.dice[place] += after_decrease(act.group, act.spared) - act.group
        if act.to != NONE:
            carry(twin, place, act.to, act.kind)

    def trick(self, node: Node, twin: Node, act: Act) -> None:
        form = FORM[act.card]
        self.come(node, twin, act)
        twin.adjusts = self.puzzle.extras if act.fresh else node.adjusts
        twin.again = NONE
        if form == CASH or form == CHEER:
            shown = of_colour(node.dice[act.place], SHOWN[act.card])
            twin.gained += self.gain_of_card(form, shown)
        elif act.to != NONE:
            carry(twin, act.place, act.to, act.kind)
            twin.at = act.to if form == PULL else act.place
            if act.fresh and form != LEAP:
                twin.again = act.card
        else:
            twin.dice[act.place] += unit(act.kind + act.by) - unit(act.kind)
            if act.second != NONE:
                twin.dice[act.place] += unit(act.second + act.second_by) - unit(act.second)
