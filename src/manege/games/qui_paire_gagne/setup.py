"""Mise en place — the pictures shuffled, which side lies up, who announces first (PP-2 to PP-6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.qui_paire_gagne.components import NO_PAIR, PAIRING, PAIRS, PLACES, Pairs, Rules
from manege.games.qui_paire_gagne.round import GATHER_ALL, PAIR_AND_CLOSE
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.table import then


def deal(seats: i64, chance: Chance, rules: Rules, pictures: i64, people: i64) -> Pairs:
    """`people` of the seats are taken; the others may be later (PP-63)."""
    order = vec[i64]()
    picture: i64 = 0
    while picture < pictures:
        order = append(order, picture)
        picture += 1
    chance.shuffle(order)  # PP-5, PP-64, PP-75: cards, their sides and which lies up
    cards = pictures // 2

    laid = vec[i64]()
    scores = vec[i64]()
    seat: i64 = 0
    while seat < seats:
        scores = append(scores, 0)
        n: i64 = 0
        while n < PAIRS:
            laid = append(laid, NO_PAIR)
            n += 1
        seat += 1

    t = Pairs(seats, chance)
    t.rules = rules
    t.ups = order[:cards]
    t.downs = order[cards : 2 * cards]
    t.laid = laid
    t.scores = scores
    t.present = bit(people) - 1
    t.first = chance.below(people)  # PP-53
    return t


def rounds_with(pictures: int, asked: int, fresh: bool) -> int:
    """As many as asked, or as the pictures allow without a repeat (PP-65, PP-70, PP-75)."""
    layouts = pictures // 2 // PLACES
    return min(asked, layouts if fresh else 2 * layouts)


def open_the_table(t: Pairs) -> None:
    """Everybody gathers; where a position has the pictures on the table, they pair."""
    then(t, PAIR_AND_CLOSE if t.phase == PAIRING else GATHER_ALL)
