"""What a moment of the activation phase allows — activations, walks, mascots and their cards, each
with what it would be worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from manege.games.dice_theme_park.components import COLOURS, GREY, NONE
from manege.games.dice_theme_park.dice import FACES
from manege.games.dice_theme_park.hexes import HEXES, TWO_AWAY
from manege.games.dice_theme_park.puzzle import (
    Node,
    Puzzle,
    beside,
    groups_in,
    hued_groups,
    lowered,
    unit,
)
from manege.games.dice_theme_park.skills import (
    CASH,
    CHEER,
    DYE,
    FLIP,
    FORM,
    LEAP,
    MOST_CASH,
    MOST_CHEERS,
    NUDGE,
    PULL,
    PUSH,
    SHIFT,
    SHOWN,
)
from manege.games.dice_theme_park.tiles import COLOUR, asked_colour
from manege.kernel.bag import EACH_KIND, count
from manege.kernel.bits import bit, lowest

# What an act is
STOP: Final = 0
ACTIVATE: Final = 1
TINT: Final = 2  # a mascot's colour, with the activation
WALK: Final = 3  # by a plan
TOUR: Final = 4  # by a guide
ADJUST: Final = 5  # by a mascot
TRICK: Final = 6  # by its skill: see FORM

WITHOUT_END: Final = 1e9


@mypyc_attr(acyclic=True)
class Act:
    """What is done next, from first word to last."""

    def __init__(self, what: i64, place: i64, kind: i64, to: i64) -> None:
        self.what: i64 = what
        self.place: i64 = place
        self.kind: i64 = kind  # the die meant; in an activation the one sent, as it arrives
        self.to: i64 = to
        self.by: i64 = 0  # how its value changes, or its new colour
        self.group: i64 = 0
        self.spared: i64 = NONE
        self.hued: i64 = NONE
        self.card: i64 = NONE  # the skill card of the mascot in use
        self.fresh: bool = True  # it is a mascot that comes now
        self.second: i64 = NONE  # NUDGE: the other die
        self.second_by: i64 = 0


class Try:
    """An act that a moment allows, and what it would be worth."""

    def __init__(self, node: Node, act: Act, value: float) -> None:
        self.node = node
        self.act = act
        self.value: float = value


class Acts:
    """Those of a moment, as `tries`."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.prices = puzzle.prices
        self.tries: list[Try] = []
        self.margin: float = WITHOUT_END  # how much worse than the best a try may be
        self.floor: float = -WITHOUT_END

    def note(self, node: Node, act: Act, worth: float) -> None:
        self.tries.append(Try(node, act, worth))
        if worth - self.margin > self.floor:
            self.floor = worth - self.margin

    def list_acts(self, node: Node) -> None:
        place: i64 = 0
        while place < HEXES:
            dice = node.dice[place]
            if dice:
                self.list_activations(node, place, NONE, NONE)
                if node.plans > 0:
                    cost = self.prices.plan - self.puzzle.turned
                    self.list_walks(node, WALK, place, self.puzzle.ways[place], cost, NONE)
                if node.guides > 0:
                    anywhere = self.puzzle.built & ~bit(place)
                    self.list_walks(node, TOUR, place, anywhere, self.prices.guide, NONE)
            place += 1
        self.list_mascots(node)

    def list_activations(self, node: Node, place: i64, card: i64, hued: i64) -> None:
        """With a free icon or a director (DP-54, DP-87); `hued` is a kind that is tinted."""
        puzzle = self.puzzle
        free = puzzle.icons[place] > count(node.cubes, place)
        if not free and node.directors == 0:
            return
        tile = puzzle.tiles[place]
        dice = node.dice[place]
        waived = puzzle.waived[place]
        if hued == NONE:
            groups = groups_in(tile, dice, waived)
        else:
            groups = hued_groups(tile, dice, waived, hued)
        if not groups:
            return
        value = node.value + self.cube_worth(node, place)
        if not free:
            value -= self.prices.director
        value -= puzzle.promise(place, dice, node.cubes)
        for group in groups:
            spared = self.sparable(tile, group)
            if spared == NONE:
                self.list_sends(node, place, card, hued, group, NONE, value)
            else:
                rest = spared
                while rest:
                    kind = lowest(rest)
                    rest &= rest - 1
                    self.list_sends(node, place, card, hued, group, kind, value)

    def cube_worth(self, node: Node, place: i64) -> float:
        worth = self.puzzle.worth[place]
        return worth + self.puzzle.fresh if count(node.cubes, place) == 0 else worth

    def sparable(self, tile: i64, group: i64) -> i64:
        """The kinds of the group that an administrator may spare, a bit each; NONE if he does not
        (DP-155)."""
        colour = COLOUR[tile]
        if colour == GREY or not self.puzzle.spares & bit(colour):
            return NONE
        found: i64 = 0
        face: i64 = 0
        while face < FACES:
            if count(group, colour * FACES + face) > 0:
                found |= bit(colour * FACES + face)
            face += 1
        return found or NONE

    def list_sends(
        self, node: Node, place: i64, card: i64, hued: i64, group: i64, spared: i64, value: float
    ) -> None:
        """One of those who are left goes next door; or nobody is left (DP-96, DP-R42)."""
        puzzle = self.puzzle
        dice = node.dice[place]
        after = after_decrease(group, spared)
        cubes = node.cubes + unit(place)
        what = ACTIVATE if hued == NONE else TINT
        if not after:
            act = Act(what, place, NONE, NONE)
            act.group = group
            act.hued = hued
            act.card = card
            worth = value + puzzle.promise(place, dice - group, cubes)
            self.note(node, act, worth)
            return
        rest = after
        kind: i64 = 0
        while rest:
            if rest & EACH_KIND:
                staying = dice - group + after - unit(kind)
                here = value + puzzle.promise(place, staying, cubes)
                targets = puzzle.ways[place]
                while targets:
                    to = lowest(targets)
                    targets &= targets - 1
                    there = node.dice[to]
                    worth = here + puzzle.promise(to, there + unit(kind), cubes)
                    worth -= puzzle.promise(to, there, cubes)
                    if worth < self.floor:
                        continue
                    act = Act(what, place, kind, to)
                    act.group = group
                    act.spared = spared
                    act.hued = hued
                    act.card = card
                    self.note(node, act, worth)
            rest >>= 3
            kind += 1

    def list_walks(
        self, node: Node, what: i64, place: i64, targets: i64, cost: float, card: i64
    ) -> None:
        puzzle = self.puzzle
        dice = node.dice[place]
        before = node.value - cost - puzzle.promise(place, dice, node.cubes)
        rest = dice
        kind: i64 = 0
        while rest:
            if rest & EACH_KIND:
                here = before + puzzle.promise(place, dice - unit(kind), node.cubes)
                left = targets
                while left:
                    to = lowest(left)
                    left &= left - 1
                    there = node.dice[to]
                    worth = here + puzzle.promise(to, there + unit(kind), node.cubes)
                    worth -= puzzle.promise(to, there, node.cubes)
                    if worth < self.floor:
                        continue
                    act = Act(what, place, kind, to)
                    act.card = card
                    self.note(node, act, worth)
            rest >>= 3
            kind += 1

    # Mascots

    def list_mascots(self, node: Node) -> None:
        if node.at != NONE:
            if node.adjusts > 0 and node.dice[node.at]:
                self.list_adjusts(node, node.at, NONE, False)
            if node.again != NONE:
                self.list_moves_of_card(node, node.at, node.again, False)
        plain = node.resting > 0
        spent = NONE if plain else first_card(node.cards)
        place: i64 = 0
        while place < HEXES:
            if node.dice[place]:
                if plain or spent != NONE:
                    self.list_adjusts(node, place, spent, True)
                self.list_tricks(node, place)
            place += 1
        if count(node.cards, PULL_CARD) > 0:
            place = 0
            while place < HEXES:
                if self.puzzle.built & bit(place) and not node.dice[place]:
                    self.list_moves_of_card(node, place, PULL_CARD, True)
                place += 1

    def list_adjusts(self, node: Node, place: i64, card: i64, fresh: bool) -> None:
        dice = node.dice[place]
        tile = self.puzzle.tiles[place]
        colour = asked_colour(tile)
        cost = self.prices.mascot if fresh else 0.0
        rest = dice
        kind: i64 = 0
        while rest:
            if rest & EACH_KIND:
                if kind % FACES < FACES - 1:
                    self.list_turn(node, place, kind, 1, card, fresh, cost)
                if kind % FACES > 0:
                    self.list_turn(node, place, kind, -1, card, fresh, cost)
                if colour != GREY and kind // FACES != colour:
                    at = len(self.tries)
                    self.list_activations(node, place, card, kind)
                    while at < len(self.tries):
                        self.tries[at].act.fresh = fresh
                        self.tries[at].value -= cost
                        at += 1
            rest >>= 3
            kind += 1

    def list_turn(
        self, node: Node, place: i64, kind: i64, by: i64, card: i64, fresh: bool, cost: float
    ) -> None:
        changed = node.dice[place] - unit(kind) + unit(kind + by)
        worth = self.changed_value(node, place, changed) - cost
        if worth < self.floor:
            return
        act = Act(ADJUST, place, kind, NONE)
        act.by = by
        act.card = card
        act.fresh = fresh
        self.note(node, act, worth)

    def changed_value(self, node: Node, place: i64, dice: i64) -> float:
        puzzle = self.puzzle
        before = puzzle.promise(place, node.dice[place], node.cubes)
        return node.value - before + puzzle.promise(place, dice, node.cubes)

    def list_tricks(self, node: Node, place: i64) -> None:
        """What each card could do here (DP-118 to DP-126)."""
        rest = node.cards
        card: i64 = 0
        while rest:
            if rest & EACH_KIND:
                self.list_card(node, place, card)
            rest >>= 3
            card += 1

    def list_card(self, node: Node, place: i64, card: i64) -> None:
        form = FORM[card]
        if form == PUSH or form == PULL or form == LEAP:
            self.list_moves_of_card(node, place, card, True)
        elif form == CASH or form == CHEER:
            shown = of_colour(node.dice[place], SHOWN[card])
            if shown > 0:
                act = Act(TRICK, place, NONE, NONE)
                act.card = card
                gain = self.gain_of_card(form, shown)
                self.note(node, act, node.value + gain - self.prices.mascot)
        elif form == NUDGE:
            self.list_nudges(node, place, card)
        else:
            rest = node.dice[place]
            kind: i64 = 0
            while rest:
                if rest & EACH_KIND:
                    self.list_changes(node, place, card, kind)
                rest >>= 3
                kind += 1

    def gain_of_card(self, form: i64, dice: i64) -> float:
        if form == CHEER:
            return float(min(dice, MOST_CHEERS))
        return self.puzzle.dollar * float(min(2 * dice, MOST_CASH))

    def list_changes(self, node: Node, place: i64, card: i64, kind: i64) -> None:
        form = FORM[card]
        face = kind % FACES
        if form == SHIFT and kind // FACES == SHOWN[card]:
            if face + 2 < FACES:
                self.list_trick(node, place, card, kind, 2)
            if face >= 2:
                self.list_trick(node, place, card, kind, -2)
        elif form == FLIP and (face == 1 or face == 4):
            self.list_trick(node, place, card, kind, 3 if face == 1 else -3)
        elif form == DYE:
            colour: i64 = 0
            while colour < COLOURS:
                if colour != kind // FACES and self.puzzle.dyes & bit(colour):
                    self.list_trick(node, place, card, kind, (colour - kind // FACES) * FACES)
                colour += 1

    def list_trick(self, node: Node, place: i64, card: i64, kind: i64, by: i64) -> None:
        changed = node.dice[place] - unit(kind) + unit(kind + by)
        worth = self.changed_value(node, place, changed) - self.prices.mascot
        if worth < self.floor:
            return
        act = Act(TRICK, place, kind, NONE)
        act.card = card
        act.by = by
        self.note(node, act, worth)

    def list_nudges(self, node: Node, place: i64, card: i64) -> None:
        """Two different dice, each up or down (DP-122)."""
        changes = vec[i64]()
        rest = node.dice[place]
        kind: i64 = 0
        while rest:
            if rest & EACH_KIND:
                if kind % FACES < FACES - 1:
                    changes = append(changes, kind * 2 + 1)
                if kind % FACES > 0:
                    changes = append(changes, kind * 2)
            rest >>= 3
            kind += 1
        one_at: i64 = 0
        while one_at < len(changes):
            other_at = one_at
            while other_at < len(changes):
                first = changes[one_at] // 2
                second = changes[other_at] // 2
                if first != second or count(node.dice[place], first) > 1:
                    act = Act(TRICK, place, first, NONE)
                    act.card = card
                    act.by = 1 if changes[one_at] & 1 else -1
                    act.second = second
                    act.second_by = 1 if changes[other_at] & 1 else -1
                    changed = node.dice[place] - unit(first) - unit(second)
                    changed += unit(first + act.by) + unit(second + act.second_by)
                    self.note(
                        node, act, self.changed_value(node, place, changed) - self.prices.mascot
                    )
                other_at += 1
            one_at += 1

    def list_moves_of_card(self, node: Node, place: i64, card: i64, fresh: bool) -> None:
        form = FORM[card]
        cost = self.prices.mascot if fresh else 0.0
        at = len(self.tries)
        if form == PUSH:
            self.list_walks(node, TRICK, place, self.puzzle.ways[place], cost, card)
        elif form == LEAP:
            near = TWO_AWAY[place] & self.puzzle.built | self.puzzle.ways[place]
            self.list_walks(node, TRICK, place, near, cost, card)
        else:
            rest = beside(self.puzzle, place)
            while rest:
                there = lowest(rest)
                rest &= rest - 1
                if node.dice[there]:
                    self.list_walks(node, TRICK, there, bit(place), cost, card)
        while at < len(self.tries):
            self.tries[at].act.fresh = fresh
            at += 1


def after_decrease(group: i64, spared: i64) -> i64:
    if spared == NONE:
        return lowered(group)
    return lowered(group - unit(spared)) + unit(spared)


def carry(node: Node, place: i64, to: i64, kind: i64) -> None:
    node.dice[place] -= unit(kind)
    node.dice[to] += unit(kind)


def of_colour(dice: i64, colour: i64) -> i64:
    """How many of these dice have a colour."""
    total: i64 = 0
    face: i64 = 0
    while face < FACES:
        total += count(dice, colour * FACES + face)
        face += 1
    return total


def cards_in(cards: i64) -> i64:
    total: i64 = 0
    while cards:
        total += cards & EACH_KIND
        cards >>= 3
    return total


def first_card(cards: i64) -> i64:
    return lowest(cards) // 3 if cards else NONE


def card_of(form: i64) -> i64:
    """The only card of a form that shows no colour."""
    card: i64 = 0
    while FORM[card] != form:
        card += 1
    return card


PULL_CARD: Final = card_of(PULL)
