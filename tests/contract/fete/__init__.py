"""La fête — 1 to 4 seats: what Bataille lacks, namely chains in a simultaneous phase, cards made of
words, an expansion, and a target for whoever plays alone (FE-1 to FE-13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.bag import bag_of, cards_of
from manege.kernel.bits import bit
from manege.kernel.chance import Chance
from manege.kernel.game import Game, Settings, switch
from manege.kernel.outcome import Outcome
from manege.kernel.position import Position
from manege.kernel.secrecy import Field, Secrecy, Viewer, Zone, everybody, kinds_in
from manege.kernel.table import space_of, then
from tests.contract.fete import chain, lanterns, prize, story
from tests.contract.fete.components import DIE_IDS, ROUNDS, Fair
from tests.contract.fete.stalls import EACH_SEAT, STALL_IDS

TARGET = 45  # FE-9


def setup(seats: int, chance: Chance, settings: Settings) -> Fair:
    t = Fair(seats, chance)
    t.together = bool(settings["together"])
    if settings["lanterns"]:
        t.expansions = [lanterns.Lanterns([0] * seats)]
    dealt = vec[i64](range(len(STALL_IDS)))
    chance.shuffle(dealt)
    t.stalls = [set_of(list(dealt[EACH_SEAT * n : EACH_SEAT * (n + 1)])) for n in range(seats)]
    return t


def lay_out(t: Fair, position: Position) -> None:
    """Before a round, or in it where dice lie."""
    t.dice = [bag_of(dice) for dice in position.by_seat("dice", t.seats, "die")]
    t.stalls = [set_of(stalls) for stalls in position.by_seat("stalls", t.seats, "stall")]
    t.tokens = position.numbers("tokens", t.seats, range(-99, 100))
    t.round = position.number("round", 0, range(ROUNDS + 1))
    for each in lanterns.lanterns_of(t):
        each.lit = position.numbers("lit", t.seats, range(lanterns.LANTERNS + 1))


def begin(t: Fair) -> None:
    then(t, chain.REST_OF_THE_ROUND if any(t.dice) else chain.ROUND)


def imagine(t: Fair, viewer: Viewer, chance: Chance) -> Fair:
    """Only what will be rolled is unknown."""
    twin = t.copy()
    twin.chance = chance.copy()
    return twin


def outcome(t: Fair) -> Outcome:
    """Most tokens (FE-8); whoever plays alone plays for a target (FE-9)."""
    sources = [{"tokens": number} for number in t.tokens]
    if t.seats == 1:
        return Outcome(t.tokens, sources, rule="FE-9", target=TARGET)
    return Outcome(t.tokens, sources, rule="FE-8")


def fault(t: Fair) -> str | None:
    if t.decision is None and any(t.dice):
        return "the fair is over, yet dice lie about (FE-5)"
    return None


def set_of(stalls: list[int]) -> int:
    return sum(bit(stall) for stall in stalls)


def stalls_in(stalls: int) -> list[int]:
    return [stall for stall in range(len(STALL_IDS)) if stalls & bit(stall)]


def dice_of(t: Fair) -> list[list[str]]:
    return [[DIE_IDS[die] for die in cards_of(dice)] for dice in t.dice]


GAME = Game(
    key="fete",
    edition=1,
    seats=range(1, 5),
    options=[switch("together", default=True), switch("lanterns", default=False)],
    setup=setup,
    lay_out=lay_out,
    begin=begin,
    actions=space_of(
        [
            chain.ACTIVATE,
            chain.STOP,
            prize.TAKE_TOKENS,
            prize.ROLL_ONE_MORE,
            lanterns.LIGHT,
            lanterns.LEAVE_DARK,
        ]
    ),
    secrecy=Secrecy(
        zones=[
            Zone(
                "stalls",
                lambda t, seat: stalls_in(t.stalls[seat]),
                seen_by=everybody,
                holds="stall",
            ),
            *lanterns.ZONES,
        ],
        fields=[
            Field("dice", dice_of, holds="list[list[die]]", seen_by=everybody),
            Field("tokens", lambda t: list(t.tokens), holds="list[int]", seen_by=everybody),
            Field("round", lambda t: t.round, seen_by=everybody),
        ],
        events={**kinds_in(story), **kinds_in(lanterns)},
        names={"die": DIE_IDS, "stall": STALL_IDS, "lantern": ["lantern"]},
    ),
    imagine=imagine,
    outcome=outcome,
    fault=fault,
)
