"""Acheter, Jouer — price, card limit, what playing a card does (WL-41 to WL-54, WL-68 to WL-79)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from manege.games.wishland.cards import (
    CREDITS_NOW,
    POINTS_NOW,
    STEP_NOW,
    STEPS_NOW,
    VISITORS_NOW,
    cost_of,
)
from manege.games.wishland.components import (
    ACTOR,
    ATTRACTION,
    CARD_IDS,
    COLOURS,
    CREDITS,
    EACH_COLOUR,
    FROM_ATTRACTIONS,
    FROM_HOTELS,
    FROM_MASCOT_BONUS,
    FROM_RESTAURANT,
    HOTEL,
    MASCOT,
    RESERVE,
    RESTAURANT,
    TICKETS,
    VISITORS,
    Wishland,
    colour_of,
    has,
    owned,
    place_in_colour,
    powers_of,
)
from manege.games.wishland.moments import (
    BOOK,
    LESS,
    MASCOT_BONUSES,
    NOW,
    PLAYED,
    SURCHARGE,
    UNLIMITED,
    counted,
)
from manege.games.wishland.steps import choose_steps, gain_steps
from manege.games.wishland.story import BOUGHT
from manege.games.wishland.story import SURCHARGE as PAID_SURCHARGE
from manege.games.wishland.tracks import gain_credits, gain_points, gain_tickets, pay
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Why
from manege.kernel.table import tell

# The price and the limit


def price_of(t: Wishland, seat: i64, card: i64) -> i64:
    """The printed cost less what his entrepreneur takes off, never below 0 (WL-R23, WL-R24)."""
    price = cost_of(card) - counted(t, seat, LESS, card)
    return max(0, price)


def limit_of(t: Wishland, seat: i64) -> i64:
    """His tickets and his attractions (WL-52)."""
    return has(t, seat, TICKETS) + owned(t, seat, ATTRACTION)


def may_own_one_more(t: Wishland, seat: i64, colour: i64) -> bool:
    """Each colour on its own; attractions have no limit (WL-53, WL-54, WL-R26, WL-R27)."""
    return (
        colour == ATTRACTION
        or owned(t, seat, colour) < limit_of(t, seat)
        or counted(t, seat, UNLIMITED, colour) > 0
    )


# Ways to pay: extra workers × 2, and 1 with the surcharge of hotel 19

WAYS: Final = 8
WAYS_WITHOUT_WORKERS: Final = 2
MOST_EXTRA: Final = 3  # WL-51
SURCHARGE_PRICE: Final = 2  # WL-102


def extra_in(way: i64) -> i64:
    return way >> 1


def surcharge_in(way: i64) -> i64:
    return SURCHARGE_PRICE * (way & 1)


def written_ways(word: str, ways: int) -> list[str]:
    """`buy hotel-7`, `buy hotel-7 with 2`: workers; `surcharged`, `surcharged-with 2`."""
    plain = ["", " surcharged"]
    helped = [f" {how} {extra}" for extra in (1, 2, 3) for how in ("with", "surcharged-with")]
    return [f"{word} {card}{how}" for card in CARD_IDS for how in [*plain, *helped][:ways]]


TOO_DEAR: Final = Why("WL-41", "too-dear", "card", "price", "credits")
LIMIT_REACHED: Final = Why("WL-54", "limit-reached", "colour", "limit")
NO_SURCHARGE: Final = Why("WL-102", "no-surcharge")
RESERVE_NOT_EMPTY: Final = Why("WL-51", "reserve-not-empty", "workers")
TOO_MANY_EXTRA: Final = Why("WL-R22", "too-many-extra", "price")
NOT_SO_MANY_LEFT: Final = Why("WL-R22", "not-so-many-left", "workers")


def has_room(t: Wishland, seat: i64, c: Choices, colour: i64) -> bool:
    return c.needs(may_own_one_more(t, seat, colour), LIMIT_REACHED, colour, limit_of(t, seat))


def offer_cards(
    t: Wishland, seat: i64, c: Choices, colour: i64, cards: i64, ways: i64, spare: i64
) -> None:
    """Each of these cards of a colour in every way he can pay for it.

    `spare` is how many workers he has beyond those he must place.
    """
    credits = has(t, seat, CREDITS)
    helped = has(t, seat, RESERVE) == 0
    surcharged = counted(t, seat, SURCHARGE) > 0
    tried = ways if helped or surcharged or c.asked else 1
    while cards:
        card = colour * EACH_COLOUR + lowest(cards)
        price = price_of(t, seat, card)
        way: i64 = 0
        while way < tried:
            extra = extra_in(way)
            due = price - extra + surcharge_in(way)
            if (
                c.about(card * ways + way)
                and c.needs(surcharged or way & 1 == 0, NO_SURCHARGE)
                and c.needs(helped or extra == 0, RESERVE_NOT_EMPTY, has(t, seat, RESERVE))
                and c.needs(extra <= spare, NOT_SO_MANY_LEFT, spare)
                and c.needs(extra <= price, TOO_MANY_EXTRA, price)
                and c.needs(due <= credits, TOO_DEAR, card, due, credits)
            ):
                c.one(card * ways + way)
            way += 1
        cards &= cards - 1


def is_asked_about(c: Choices, colour: i64, ways: i64) -> bool:
    """Whether the cards of a colour are worth a look."""
    return not c.asked or colour_of(c.which // ways) == colour


# Buying and playing


def buy(t: Wishland, seat: i64, card: i64, way: i64) -> None:
    """Price and surcharge together, before any reward (WL-41, WL-R64); then it is played."""
    price = price_of(t, seat, card) - extra_in(way)
    pay(t, seat, price + surcharge_in(way))
    tell(t, BOUGHT, seat, card, price)
    if way & 1:
        tell(t, PAID_SURCHARGE, seat, SURCHARGE_PRICE)
        gain_points(t, seat, 1, FROM_HOTELS)  # WL-102, WL-103
    play_card(t, seat, card)


def play_card(t: Wishland, seat: i64, card: i64) -> None:
    """Its own reward, the mascot bonus, hotels by number, the entrepreneur (WL-42, WL-R46)."""
    before = powers_of(t, seat)
    colour = colour_of(card)
    t.areas[seat * COLOURS + colour] |= bit(place_in_colour(card))
    reward(t, seat, colour, card)
    if colour == MASCOT:
        mascot_bonus(t, seat, owned(t, seat, MASCOT))
    BOOK.happen(t, seat, before, PLAYED, card)  # WL-R45: not the card that brings the power


def reward(t: Wishland, seat: i64, colour: i64, card: i64) -> None:
    """What is printed on it for now (WL-18)."""
    place = place_in_colour(card)
    if colour == ATTRACTION:
        gain_points(t, seat, POINTS_NOW[place], FROM_ATTRACTIONS)  # WL-68
    elif colour == RESTAURANT:
        gain_steps(t, seat, VISITORS, VISITORS_NOW[place])  # WL-70
        gain_credits(t, seat, CREDITS_NOW[place], FROM_RESTAURANT)  # WL-71
    elif colour == ACTOR:
        gain_steps(t, seat, STEP_NOW[place], STEPS_NOW[place])  # WL-72
    elif colour == HOTEL:
        BOOK.happen(t, seat, bit(place), NOW, card)


def mascot_bonus(t: Wishland, seat: i64, nth: i64) -> None:
    """The first five, each once (WL-74 to WL-79); the fifth counts in the end (WL-78)."""
    times = 1 + counted(t, seat, MASCOT_BONUSES)  # WL-133
    if nth == 1:
        gain_tickets(t, seat, times)
    elif nth == 2:
        choose_steps(t, seat, times)
    elif nth == 3:
        gain_credits(t, seat, 2 * times, FROM_MASCOT_BONUS)
    elif nth == 4:
        gain_points(t, seat, times, FROM_MASCOT_BONUS)
