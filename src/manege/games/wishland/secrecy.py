"""Who sees what — entrepreneurs not yet shown and the order of piles are secret (WL-11, WL-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from manege.games.wishland import forecast, story
from manege.games.wishland.achievements import ACHIEVEMENT_IDS, ACHIEVEMENTS, progress
from manege.games.wishland.cards import SHOW_IDS, SYMBOL_IDS
from manege.games.wishland.components import (
    ALL_TICKETS,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    CREDITS,
    EACH_COLOUR,
    ENTREPRENEUR_IDS,
    ENTREPRENEURS,
    HAPPINESS,
    NOBODY,
    NONE,
    POINTS,
    PRIVATE,
    RESERVE,
    SOURCE_IDS,
    SPACE_IDS,
    SPACES,
    STEP_IDS,
    TICKETS,
    VISITORS,
    WORKERS,
    Wishland,
    cards_in,
    colour_of,
    has,
    place_in_colour,
)
from manege.games.wishland.income import income_of
from manege.games.wishland.market import in_pile
from manege.games.wishland.moments import TRACK_REWARDS, UNLIMITED, counted
from manege.games.wishland.playing import MOST_EXTRA, limit_of, may_own_one_more, price_of
from manege.games.wishland.scoring import by_source
from manege.games.wishland.tracks import CREDITS_AT_ODD, POINTS_AT_ODD
from manege.games.wishland.workers import groups_listed, workers_needed
from manege.kernel.bits import bit
from manege.kernel.secrecy import Field, Secrecy, Viewer, Zone, everybody, kinds_in, owner

WORKER_IDS = ["a", "b", "c", "d"]  # by seat
TICKET_THING = 0


def once_shown(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """Its owner at once, the others when all are shown (WL-12)."""
    return bool(t.revealed) or owner(t, whose, viewer)


def whoever_searches(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """The owner of hotel 8, in the end (WL-R51)."""
    return viewer is not None and viewer == t.searcher


def whoever_plays_alone(t: Any, whose: int | None, viewer: Viewer) -> bool:
    """He knows what he was dealt, so he knows the rest."""
    return bool(t.seats == 1 and viewer == 0)


def members(places: int, number: int) -> list[int]:
    return [n for n in range(number) if places & bit(n)]


def listed(sets: Any) -> list[int]:
    """The cards of a set for each colour."""
    return [
        colour * EACH_COLOUR + n
        for colour in range(COLOURS)
        for n in members(sets[colour], EACH_COLOUR)
    ]


def area(t: Wishland, seat: int) -> list[int]:
    return listed([cards_in(t, seat, colour) for colour in range(COLOURS)])


def pile_of(row: int) -> Zone:
    """In order, but for whoever looks through it."""

    def things(t: Wishland, _: int) -> list[int]:
        cards = in_pile(t, row)
        return cards if t.searcher == NOBODY else sorted(cards)

    return Zone(f"{COLOUR_IDS[row]}-pile", things, seen_by=whoever_searches, each_seat=False)


def undealt(t: Wishland) -> list[int]:
    dealt = 0
    for each in t.dealt:
        dealt |= each
    return [n for n in range(ENTREPRENEURS) if not dealt & bit(n)] if t.with_entrepreneurs else []


def waiting(t: Wishland, seat: int) -> list[int]:
    """The two he chooses from."""
    return [] if t.kept[seat] else members(t.dealt[seat], ENTREPRENEURS)


def declined(t: Wishland, seat: int) -> list[int]:
    return members(t.dealt[seat] & ~t.kept[seat], ENTREPRENEURS) if t.kept[seat] else []


def of_each(what: int) -> Any:
    return lambda t: [has(t, seat, what) for seat in range(t.seats)]


def of_each_seat(what: Callable[[Wishland, int], Any]) -> Any:
    return lambda t: [what(t, seat) for seat in range(t.seats)]


def prices(t: Wishland) -> list[dict[str, int]]:
    """What each would pay for what is on sale or in the hand, without extra workers (WL-R24)."""
    cards = listed(t.market) + listed(t.hand)
    return [{CARD_IDS[card]: price_of(t, seat, card) for card in cards} for seat in range(t.seats)]


def lacks(t: Wishland) -> list[dict[str, dict[str, int]]]:
    """What each lacks for what is on sale or in the hand; nothing where he could pay for it.

    `limit` is the limit reached (WL-54), `workers` (WL-37) and `credits` (WL-41) how many are
    missing, extra workers helping as far as they may (WL-51).
    """
    return [
        {
            CARD_IDS[card]: missing
            for card in listed(t.market) + listed(t.hand)
            if (missing := lacking(t, seat, card))
        }
        for seat in range(t.seats)
    ]


def lacking(t: Wishland, seat: int, card: int) -> dict[str, int]:
    colour = colour_of(card)
    in_hand = t.hand[colour] & bit(place_in_colour(card))
    needed = 0 if in_hand else workers_needed(t, colour)
    price = price_of(t, seat, card)
    missing = {}
    if not may_own_one_more(t, seat, colour):
        missing["limit"] = limit_of(t, seat)
    spare = has(t, seat, WORKERS) - needed
    if spare < 0:
        missing["workers"] = -spare
    helping = min(MOST_EXTRA, price, max(spare, 0)) if has(t, seat, RESERVE) == 0 else 0
    if price - helping > has(t, seat, CREDITS):
        missing["credits"] = price - helping - has(t, seat, CREDITS)
    return missing


def track_rewards(t: Wishland) -> list[dict[str, int]]:
    """What each space of a track with a reward pays each of them (WL-45, WL-47)."""
    return [
        {
            STEP_IDS[track]: paid * (1 + counted(t, seat, TRACK_REWARDS, track))
            for track, paid in ((HAPPINESS, POINTS_AT_ODD), (VISITORS, CREDITS_AT_ODD))
        }
        for seat in range(t.seats)
    ]


def achievements(t: Wishland) -> list[str]:
    return [ACHIEVEMENT_IDS[each] for each in t.spaces]


def claimants(t: Wishland) -> list[int | None]:
    """Who has claimed each space, and the private one last (WL-58)."""
    return [
        next((seat for seat in range(t.seats) if t.claimed[seat] & bit(space)), None)
        for space in range(PRIVATE + 1)
    ]


def in_force(t: Wishland) -> list[int]:
    """The achievement of each space, and the private one last, if there is one."""
    return [*t.spaces, *([] if t.private == NONE else [t.private])]


def progresses(t: Wishland) -> list[list[int]]:
    """How far each has come with each of them."""
    return [[progress(t, seat, each) for each in in_force(t)] for seat in range(t.seats)]


SECRECY = Secrecy(
    zones=[
        Zone("market", lambda t, _: listed(t.market), seen_by=everybody, each_seat=False),  # WL-2
        *(pile_of(row) for row in range(COLOURS)),
        Zone("discards", lambda t, _: listed(t.discards), seen_by=everybody, each_seat=False),
        Zone("area", area, seen_by=everybody),  # WL-42
        Zone("hand", lambda t, _: listed(t.hand), seen_by=everybody, each_seat=False),  # WL-195
        Zone(
            "tickets",  # WL-9
            lambda t, seat: [TICKET_THING] * has(t, seat, TICKETS),
            seen_by=everybody,
            holds="ticket",
        ),
        Zone(
            "ticket-supply",
            lambda t, _: [TICKET_THING] * (ALL_TICKETS - sum(of_each(TICKETS)(t))),
            seen_by=everybody,
            each_seat=False,
            holds="ticket",
        ),
        Zone(
            "workers",
            lambda t, seat: [seat] * has(t, seat, WORKERS),
            seen_by=everybody,
            holds="worker",
        ),
        Zone(
            "reserve",  # WL-4
            lambda t, seat: [seat] * has(t, seat, RESERVE),
            seen_by=everybody,
            holds="worker",
        ),
        Zone(
            "board",  # WL-35
            lambda t, _: [
                seat
                for space in range(SPACES)
                for seat, workers in groups_listed(t.groups[space])
                for _ in range(workers)
            ],
            seen_by=everybody,
            each_seat=False,
            holds="worker",
        ),
        Zone("dealt", waiting, seen_by=owner, holds="entrepreneur"),  # WL-11
        Zone(
            "entrepreneur",  # WL-12
            lambda t, seat: members(t.kept[seat], ENTREPRENEURS),
            seen_by=once_shown,
            holds="entrepreneur",
        ),
        Zone("declined", declined, seen_by=owner, holds="entrepreneur"),  # WL-11
        Zone(
            "undealt",
            lambda t, _: undealt(t),
            seen_by=whoever_plays_alone,
            each_seat=False,
            holds="entrepreneur",
        ),
    ],
    fields=[
        Field("round", lambda t: t.round, seen_by=everybody),
        Field("turn", lambda t: t.turn, seen_by=everybody),
        Field(
            "player",
            lambda t: t.player if t.player != NOBODY else None,
            holds="seat | None",
            seen_by=everybody,
        ),
        Field("first", lambda t: t.first, holds="seat", seen_by=everybody),
        Field(
            "order",
            lambda t: [None if seat == NOBODY else seat for seat in t.track[1:]],
            holds="list[seat | None]",
            seen_by=everybody,
        ),
        Field("happiness", of_each(HAPPINESS), holds="list[int]", seen_by=everybody),
        Field("visitors", of_each(VISITORS), holds="list[int]", seen_by=everybody),
        Field("credits", of_each(CREDITS), holds="list[int]", seen_by=everybody),
        Field("points", of_each(POINTS), holds="list[int]", seen_by=everybody),
        Field(
            "sources",
            lambda t: [by_source(t, seat) for seat in range(t.seats)],
            holds="list[dict[str, int]]",
            seen_by=everybody,
        ),
        Field(
            "forecast",  # the sections of final scoring, if it were over (WL-161)
            of_each_seat(forecast.if_over_now),
            holds="list[dict[str, int]]",
            seen_by=everybody,
        ),
        Field(
            "hotel_points",
            of_each_seat(forecast.hotels_worth),
            holds="list[dict[card, int]]",
            seen_by=everybody,
        ),
        Field(
            "matches",  # cards that share a mascot's symbol
            of_each_seat(forecast.matches),
            holds="list[dict[card, int]]",
            seen_by=everybody,
        ),
        Field(
            "shows",  # types of show symbol that count
            of_each_seat(forecast.shows),
            holds="list[list[show]]",
            seen_by=everybody,
        ),
        Field(
            "full_colours",
            of_each_seat(forecast.full_colours),
            holds="list[list[colour]]",
            seen_by=everybody,
        ),
        Field(
            "limits",
            lambda t: [limit_of(t, seat) for seat in range(t.seats)],
            holds="list[int]",
            seen_by=everybody,
        ),
        Field(
            "income",
            lambda t: [income_of(t, seat) for seat in range(t.seats)],
            holds="list[int]",
            seen_by=everybody,
        ),
        Field(
            "income_bill",
            of_each_seat(forecast.income_bill),
            holds="list[dict[str, int]]",
            seen_by=everybody,
        ),
        Field("choosers", forecast.choosers, holds="list[seat]", seen_by=everybody),
        Field("places", forecast.places, holds="list[list[int]]", seen_by=everybody),
        Field(
            "discounts",
            forecast.discounts,
            holds="dict[entrepreneur, dict[card, int]]",
            seen_by=everybody,
        ),
        Field(
            "unlimited",  # the colours for which the limit does not hold (WL-110, WL-128)
            lambda t: [
                [COLOUR_IDS[n] for n in range(COLOURS) if counted(t, seat, UNLIMITED, n) > 0]
                for seat in range(t.seats)
            ],
            holds="list[list[colour]]",
            seen_by=everybody,
        ),
        Field("prices", prices, holds="list[dict[card, int]]", seen_by=everybody),
        Field("lacks", lacks, holds="list[dict[card, dict[str, int]]]", seen_by=everybody),
        Field("rewards", track_rewards, holds="list[dict[step, int]]", seen_by=everybody),
        Field(
            "groups",
            lambda t: [groups_listed(t.groups[space]) for space in range(SPACES)],
            holds="list[list[list[int]]]",
            seen_by=everybody,
        ),
        Field(
            "needed",  # workers, on each space (WL-37)
            lambda t: [workers_needed(t, space) for space in range(SPACES)],
            holds="list[int]",
            seen_by=everybody,
        ),
        Field("achievements", achievements, holds="list[achievement]", seen_by=everybody),
        Field(
            "private",
            lambda t: None if t.private == NONE else ACHIEVEMENT_IDS[t.private],
            holds="achievement | None",
            seen_by=everybody,
        ),
        Field("claimed", claimants, holds="list[seat | None]", seen_by=everybody),
        Field("progress", progresses, holds="list[list[int]]", seen_by=everybody),
        Field(
            "targets",
            lambda t: [ACHIEVEMENTS[each].needed for each in in_force(t)],
            holds="list[int]",
            seen_by=everybody,
        ),
    ],
    events=kinds_in(story),
    names={
        "card": CARD_IDS,
        "colour": COLOUR_IDS,
        "row": SPACE_IDS,
        "step": STEP_IDS,
        "source": SOURCE_IDS,
        "entrepreneur": ENTREPRENEUR_IDS,
        "achievement": ACHIEVEMENT_IDS,
        "symbol": SYMBOL_IDS,
        "show": [*SHOW_IDS, *forecast.BOARD_SHOWS, forecast.HOTEL_SHOW],
        "worker": WORKER_IDS,
        "ticket": ["ticket"],
    },
    seats=["seat", "first"],
)
