"""Hints and reasons: each has its steps, tells what the rules do, and nothing hidden (PP-67)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from manege import games
from manege.games.dice_theme_park.activating import has_group, icons_on, is_free
from manege.games.dice_theme_park.components import (
    BUILT,
    CUBES,
    GROUP,
    MONEY,
    STARS,
    SUM,
    Parks,
    put,
)
from manege.games.dice_theme_park.components import has as has_there
from manege.games.dice_theme_park.dice import FACES, kinds_of, visitors_of, visitors_on
from manege.games.dice_theme_park.hexes import ENTRANCE, HEX_IDS, HEXES, distance
from manege.games.dice_theme_park.maintenance import ScoreCubes
from manege.games.qui_paire_gagne.associating import ALIKE, number_of, our_deck
from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    CHEAPSKATE,
    NO_CARD,
    VALUES,
    VISITOR_IDS,
    Scream,
    looker,
)
from manege.games.scream_machine.round import EndRound
from manege.games.toc_toc_toc.components import KINDS, Toc
from manege.games.toc_toc_toc.scoring import worth
from manege.games.wishland.components import (
    COLOUR_IDS,
    CREDITS,
    NOBODY,
    ORDER_SPACES,
    ROUNDS,
    WORKERS,
    Wishland,
    has,
)
from manege.games.wishland.income import income_of
from manege.games.wishland.playing import limit_of
from manege.games.wishland.reasons import score_so_far
from manege.games.wishland.steps import Conversion, StepChoice
from manege.kernel.bag import bag_of, count, one, size
from manege.kernel.bits import bit, bits
from manege.kernel.chance import Chance, chance_from
from manege.kernel.game import Game
from manege.kernel.hints import Hints, Rejected, openly, rejected
from manege.kernel.table import Table
from manege.texts import Texts, languages
from tests.depth import depth

POSITIONS = depth(40, 200, 500)
NO_SEAT = -1
NAMES = [f"Nom{seat}" for seat in range(12)]
SETTINGS: dict[str, list[dict[str, object]]] = {
    "dice_theme_park": [{}, {"mode": "full", "surprises": True, "innovations": True}],
    "wishland": [{"entrepreneurs": True}, {}],
}

every_game = pytest.mark.parametrize("game", games.all_games(), ids=games.keys())


class Spot(NamedTuple):
    """A seat is asked, and one of its options is looked at."""

    table: Any
    seat: int
    code: int


def spots(game: Game, number: int = POSITIONS, *, alone: bool = False) -> Iterator[Spot]:
    """Positions of games played at random, from all over them; or of games for one player only."""
    chance = chance_from(14)
    found = seed = 0
    while found < number:
        seed += 1
        seats = 1 if alone else game.seats[chance.below(len(game.seats))]
        settings = SETTINGS.get(game.key, [{}])
        table = game.table(seats, seed, settings[seed % len(settings)] if seats > 1 else {})
        pace = 1 + chance.below(30)
        acts = 0
        while found < number and table.decisions():
            asked = [each.seat for each in table.decisions() if each.seat < seats]
            if not asked:
                asked = [table.decisions()[0].seat]
            seat = asked[chance.below(len(asked))]
            options = table.options(seat)
            code = options[chance.below(len(options))]
            acts += 1
            if seat < seats and acts % pace == 0:
                found += 1
                yield Spot(table.copy(), seat, code)
            table.play(code, seat)


def hints_of(game: Game) -> Hints:
    assert game.hints is not None
    return game.hints


def said(game: Game, key: str, facts: dict[str, int], lang: str) -> str:
    """In words; what pictures have in common stands in their deck."""
    worded = Texts(lang).worded(game.key, facts, NAMES)
    return Texts(lang).say(key, game.key, **worded, why="une même lumière")


@every_game
def test_every_option_has_a_place_to_look_and_a_reason_in_both_languages(game: Game) -> None:
    hints = hints_of(game)
    for table, seat, code in spots(game):
        view = game.view(table, seat)
        for lang in languages():
            for key, facts in (hints.look(view, seat, code), hints.why(view, seat, code)):
                assert len(said(game, key, facts, lang)) > 12, (key, facts)


@every_game
def test_what_lies_hidden_changes_no_word_of_it(game: Game) -> None:
    hints = hints_of(game)
    chance = chance_from(67)
    for table, seat, code in spots(game):
        view = game.view(table, seat)
        anew = game.view(game.imagine(table, seat, chance), seat)
        assert hints.look(anew, seat, code) == hints.look(view, seat, code)
        assert hints.why(anew, seat, code) == hints.why(view, seat, code)


@pytest.mark.parametrize("key", ["toc_toc_toc", "scream_machine", "wishland", "qui_paire_gagne"])
def test_where_one_is_to_look_the_move_is_found(key: str) -> None:
    game = game_named(key)
    told: Counter[str] = Counter()
    for table, seat, code in spots(game):
        view = game.view(table, seat)
        place, facts = hints_of(game).look(view, seat, code)
        verb, _, thing = str(game.actions[code]).partition(" ")
        zones = view["zones"]
        if place in LOOKED_AT:
            assert LOOKED_AT[place](zones, seat, thing, facts), (verb, thing, place, facts)
            told[place] += 1
    assert told


LOOKED_AT: dict[str, Callable[[dict[str, Any], int, str, dict[str, int]], bool]] = {
    "look-knock": lambda zones, seat, thing, facts: (
        thing.split(" > ")[0] in zones["hand"][seat] and thing.endswith(f"> {facts['seat']}")
    ),
    "look-take": lambda zones, seat, thing, facts: thing in zones["party"][facts["seat"]],
    "look-build": lambda zones, seat, thing, facts: thing in zones["hand"][seat],
    "look-build-row": lambda zones, seat, thing, facts: thing.split()[0] in zones["row"],
    "look-row": lambda zones, seat, thing, facts: (
        "row" not in facts  # Scream Machine’s offer
        or (thing.split()[0] in zones["market"] and thing.startswith(COLOUR_IDS[facts["row"]]))
    ),
    "look-pair": lambda zones, seat, thing, facts: str(facts["one"]) in thing.split("-"),
}


OPEN_GAMES = [game for game in games.all_games() if game.house is None]


@pytest.mark.parametrize("game", OPEN_GAMES, ids=[game.key for game in OPEN_GAMES])
def test_why_another_moved_hangs_on_what_everybody_knows(game: Game) -> None:
    """Neither the reason nor what was rejected tells what only that seat knew."""
    hints = hints_of(game)
    chance = chance_from(34)
    count = 0
    for table, seat, code in spots(game):
        told = [
            (hints.why(game.view(each, None), seat, code), rejected_at(game, each, seat, code))
            for each in (table, *worlds(game, table, chance))
        ]
        assert len({str(each) for each in told}) == 1, (game.actions[code], told)
        instead = told[0][1]
        if instead is None:
            continue
        count += 1
        assert instead.code in {*table.options(seat)} - {code}
        for lang in languages():
            assert len(said(game, *instead.why, lang)) > 15
            assert len(said(game, *instead.cost, lang)) > 15
    assert count > 0


def worlds(game: Game, table: Table, chance: Chance) -> list[Table]:
    return [game.imagine(table, None, chance) for _ in range(2)]


def rejected_at(game: Game, table: Table, seat: int, code: int) -> Rejected | None:
    others = openly(game, table, seat, code, chance_from(5))
    return rejected(hints_of(game), game.view(table, None), seat, code, others)


MOST = {"toc_toc_toc": 40, "scream_machine": 12, "wishland": 20, "dice_theme_park": 30}


@pytest.mark.parametrize("game", OPEN_GAMES, ids=[game.key for game in OPEN_GAMES])
def test_what_was_rejected_costs_what_one_decision_can_bring(game: Game) -> None:
    """What only says which act comes first is told as no figure."""
    told: Counter[str] = Counter()
    for table, seat, code in spots(game):
        instead = rejected_at(game, table, seat, code)
        if instead is not None:
            key, facts = instead.cost
            assert facts.get("number", 0) <= MOST[game.key], (game.actions[code], instead)
            told[key] += 1
    assert {"cost-more", "cost-same"} <= told.keys()


# What is stated holds by the rules


def game_named(key: str) -> Game:
    return games.game(key)


def stated(
    key: str, *verbs: str, alone: bool = False
) -> Iterator[tuple[Spot, str, dict[str, int]]]:
    """Every such option of each position, and its reason."""
    game = game_named(key)
    for table, seat, _ in spots(game, alone=alone):
        view = game.view(table, seat)
        for code in table.options(seat):
            if not verbs or game.actions[code].partition(" ")[0] in verbs:
                yield Spot(table, seat, code), *hints_of(game).why(view, seat, code)


def points_of(t: Toc, *seats: int) -> list[int]:
    return [worth(t.parties[seat]) for seat in seats]


def answered(t: Toc, code: int, rival: int, host: int) -> list[int]:
    """By how much host and rival change; of several outcomes the rival picks his best."""
    before = points_of(t, host, rival)
    ends = []
    twin = t.copy()
    twin.play(code)
    choices = twin.options() if twin.revealed else [None]
    for choice in choices:
        end = twin.copy()
        if choice is not None:
            end.play(choice)
        ends.append([b - a for a, b in zip(before, points_of(end, host, rival), strict=True)])
    return max(ends, key=lambda change: change[1] - change[0])


@pytest.mark.rule("TT-18", "TT-19", "TT-39")
def test_toc_a_knock_changes_these_points_by_an_open_and_by_a_closed_door() -> None:
    game = game_named("toc_toc_toc")
    for (t, seat, code), key, facts in stated("toc_toc_toc", "knock"):
        assert key == "reason-knock"
        door = facts["seat"]
        twin = t.copy()
        twin.play(code)
        opened = answered(twin, game.code("open"), seat, door)
        assert opened == [facts["host_by"], facts["own_by"]]
        refused = answered(twin, game.code("refuse"), door, seat)
        assert refused == [facts["own_if_kept_by"], facts["host_if_kept_by"]]


@pytest.mark.rule("TT-18", "TT-19", "TT-R5")
def test_toc_an_answer_counts_the_cards_that_may_lie_there() -> None:
    game = game_named("toc_toc_toc")
    for (t, seat, _), key, facts in stated("toc_toc_toc", "open", "refuse"):
        assert key == "reason-answer"
        possible = may_lie_there(t, seat)
        assert facts["total"] == size(possible)
        better = worse = 0
        for card in range(KINDS):
            twin = t.copy()
            twin.card = card
            copies = int(count(possible, card))
            if not copies:
                continue
            host, other = answered(twin, game.code("open"), t.turn, seat)
            kept, mine = answered(twin, game.code("refuse"), seat, t.turn)
            better += copies * (host - other > mine - kept)
            worse += copies * (host - other < mine - kept)
        assert (facts["number"], facts["less"]) == (better, worse)


def may_lie_there(t: Toc, seat: int) -> int:
    """Out of the true table: what the offerer was seen to draw, and all that nobody saw."""
    if size(t.held(t.turn)) == size(t.seen[t.turn]) and t.memory:
        return int(t.seen[t.turn])
    hidden = int(bag_of(t.under_the_top()))
    for each in range(t.seats):
        if each != seat:
            open_to_all = t.seen[each] if t.memory and each != t.turn else 0
            hidden += int(t.held(each)) - int(open_to_all)
    return hidden


@pytest.mark.rule("TT-37", "TT-45", "TT-50")
def test_toc_a_choice_changes_these_points() -> None:
    for (t, seat, code), key, facts in stated("toc_toc_toc", "take", "send"):
        assert key in ("reason-take", "reason-send")
        before = points_of(t, facts["seat"], seat)
        twin = t.copy()
        twin.play(code)
        after = points_of(twin, facts["seat"], seat)
        changes = [b - a for a, b in zip(before, after, strict=True)]
        assert changes == [facts["host_by"], facts["own_by"]]


@pytest.mark.rule("TT-18", "TT-19", "TT-37", "TT-45")
def test_toc_what_was_rejected_would_have_cost_these_points() -> None:
    """On the other player at the door: open as often as not, any card as likely as the next."""
    told = set()
    for t, seat, code in spots(game_named("toc_toc_toc")):
        instead = rejected_at(game_named("toc_toc_toc"), t, seat, code)
        if instead is None:
            continue
        key, facts = instead.cost
        number = facts.get("number", 0) * {"cost-less": 1, "cost-same": 0, "cost-more": -1}[key]
        assert number == pytest.approx(swing(t, seat, code) - swing(t, seat, instead.code), abs=0.5)
        told.add(key)
    assert told == {"cost-less", "cost-same", "cost-more"}


def swing(t: Toc, seat: int, code: int) -> float:
    """What this brings its seat, beside the other at the door."""
    game = game_named("toc_toc_toc")
    verb = game.actions[code].partition(" ")[0]
    if verb == "knock":
        door = int(game.actions[code].rpartition(" ")[2])
        twin = t.copy()
        twin.play(code)
        host, own = answered(twin, game.code("open"), seat, door)
        mine, kept = answered(twin, game.code("refuse"), door, seat)
        return (own - host + mine - kept) / 2
    if verb in ("take", "send"):
        other = int(t.keeper if t.turn == seat else t.turn)
        twin = t.copy()
        twin.play(code)
        before, after = points_of(t, other, seat), points_of(twin, other, seat)
        return after[1] - before[1] - (after[0] - before[0])
    possible = may_lie_there(t, NO_SEAT)
    total = 0
    for card in range(KINDS):
        if copies := int(count(possible, card)):
            twin = t.copy()
            twin.card = card
            rival, host = (t.turn, seat) if verb == "open" else (seat, t.turn)
            revealer, other = answered(twin, code, rival, host)
            total += copies * ((revealer - other) * (1 if verb == "open" else -1))
    return total / size(possible)


@pytest.mark.rule("SM-33", "SM-42", "SM-44", "SM-47")
def test_scream_what_was_rejected_would_have_cost_these_visitors() -> None:
    """Those in sight of all, were the round over; half a one for what else it is worth."""
    told = set()
    for t, seat, code in spots(game_named("scream_machine")):
        instead = rejected_at(game_named("scream_machine"), t, seat, code)
        if instead is None:
            continue
        key, facts = instead.cost
        number = facts.get("number", 0) * {"cost-less": 1, "cost-same": 0, "cost-more": -1}[key]
        difference = coming(t, seat, code) - coming(t, seat, instead.code)
        assert number == pytest.approx(difference, abs=1.5)
        told.add(key)
    assert told == {"cost-less", "cost-same", "cost-more"}


def coming(t: Scream, seat: int, code: int) -> int:
    """Visitors this brings at once, or were the round over now; nobody looks behind the gaps."""
    verb = game_named("scream_machine").actions[code].partition(" ")[0]
    if verb == "publicity":
        return 1
    if verb not in ("build", "demolish"):
        return 0
    return sum(entering(t, seat, code, openly=True)) - sum(entering(t, seat, None, openly=True))


def entering(t: Scream, seat: int, code: int | None, *, openly: bool = False) -> list[int]:
    """How many of each kind that this seat, or anybody, sees enter its park if all pass."""
    twin = t.copy()
    twin.hidden = t.hidden[:]
    for gap in range(twin.seats):
        if openly or not twin.looked & looker(gap, seat):
            twin.hidden[gap] = NO_CARD
    twin.story = []
    if code is not None:
        twin.play(code, seat)
    if twin.round == t.round:
        EndRound().perform(twin)
    found = [0] * 8
    for event in twin.story:
        if event.name in ("entered", "entered_local") and event.facts["seat"] == seat:
            found[event.facts["visitor"]] += 1
    return found


@pytest.mark.rule("SM-42", "SM-44", "SM-47")
def test_scream_a_build_or_a_demolition_moves_these_visitors() -> None:
    told = set()
    for (t, seat, code), key, facts in stated("scream_machine", "build", "demolish"):
        before, after = entering(t, seat, None), entering(t, seat, code)
        changes = [b - a for a, b in zip(before, after, strict=True)]
        came = sum(change for change in changes if change > 0)
        left = -sum(change for change in changes if change < 0)
        assert (facts.get("number", 0), facts.get("lost", 0)) == (came, left) or (
            key == "reason-build-leads" and (came, left) == (0, 0)
        )
        if key == "reason-build-leads":
            assert facts["number"] == before[facts["card"] // 3] > 0
            assert facts["lead"] == least_lead(t, seat, code) > 0
        if key.endswith("-later"):
            twin = t.copy()
            twin.play(code, seat)
            view = game_named("scream_machine").view(twin, seat)
            assert view["fields"]["values"][seat][facts["family"]] == facts["value"]
        cheap = CHEAPSKATE if key.startswith("reason-build") else facts["card"] // 3
        assert all(n == cheap for n, change in enumerate(changes) if change < 0)
        told.add(key)
    assert {"reason-build-wins", "reason-build-later"} <= told


def least_lead(t: Scream, seat: int, code: int) -> int:
    """Over the parks that visitors of the card's family in sight compare this one to."""
    game = game_named("scream_machine")
    twin = t.copy()
    twin.play(code, seat)
    card = str(game.actions[code]).split()[1]
    kind = ATTRACTION_IDS.index(card) // VALUES
    values = [each[kind] for each in game.view(twin, seat)["fields"]["values"]]
    zones = game.view(t, seat)["zones"]
    rivals = {max(v for each, v in enumerate(values) if each != seat)}
    if VISITOR_IDS[kind] not in zones["nationals"]:
        rivals = set()
    for gap, rival in ((seat, seat + 1), (seat - 1, seat - 1)):
        gap, rival = gap % t.seats, rival % t.seats
        if gap >= len(zones["locals"]):
            continue
        hidden = zones["hidden"][gap]
        lying = zones["locals"][gap] + (hidden if isinstance(hidden, list) else [])
        if VISITOR_IDS[kind] in lying:
            rivals.add(values[rival])
    return int(min(values[seat] - rival for rival in rivals if rival < values[seat]))


@pytest.mark.rule("SM-17", "SM-33", "SM-34", "SM-35", "SM-37", "SM-39")
def test_scream_the_options_of_a_turn_bring_this() -> None:
    game = game_named("scream_machine")
    words = ("open", "publicity", "survey", "develop", "renew", "end")
    for (t, seat, code), key, facts in stated("scream_machine", *words):
        twin = t.copy()
        twin.story = []
        if key.startswith("reason-opening"):
            cards = [*game.actions[code].removeprefix("open ").split(" + ")]
            values = [int(card.rpartition("-")[2]) for card in cards]
            assert (facts["number"], facts["price"]) == (len(values), sum(values))
            actions = sum(1 + value // 2 for value in values)
            assert (key == "reason-opening-publicity") == (actions == 3)
            continue
        twin.play(code, seat)
        names = [event.name for event in twin.story]
        if key == "reason-publicity":
            assert facts["total"] == t.scores[seat] + 1
        elif key == "reason-survey":
            seen = sum(
                not t.looked & looker(e.facts["left"], seat) for e in twin.story if e.name == "saw"
            )
            assert facts["number"] == seen
        elif key == "reason-develop":
            assert names.count("developed") == 1
            assert facts["number"] == size(t.hands[seat]) + 1
        elif key == "reason-novelties":
            assert (names.count("renewed"), facts["number"]) == (2, t.actions - 1)
        else:
            ended = next(event for event in twin.story if event.name == "ended")
            assert facts["actions"] == ended.facts["unused"]
            assert facts["price"] == game.view(t, seat)["fields"]["tickets"][seat]


@pytest.mark.rule("WL-41", "WL-43", "WL-31")
def test_wishland_figures_are_those_of_the_rules() -> None:
    told = set()
    for (t, seat, code), key, facts in stated("wishland", "step", "recover", "recall", "advertise"):
        assert isinstance(t, Wishland)
        twin = t.copy()
        twin.story = []
        twin.play(code, seat)
        events = [(e.name, e.facts) for e in twin.story if e.facts.get("seat") == seat]
        if key == "reason-step-point":
            assert ("scored", facts["points"]) in [(n, f.get("points")) for n, f in events]
        elif key == "reason-step-credits":
            assert ("credited", facts["credits"]) in [(n, f.get("credits")) for n, f in events]
        elif key in ("reason-recover", "reason-recall"):
            assert facts["number"] in [
                f.get("workers") for n, f in events if n in ("recovered", "recalled")
            ]
        elif key == "reason-step-nearer":
            assert facts["number"] in [f.get("number") for n, f in events if n == "stepped"]
        elif key == "reason-step":
            assert "wasted" in [n for n, _ in events]
        elif key == "reason-advertise":
            assert ("credited", 1) in [(n, f.get("credits")) for n, f in events]
        told.add(key)
    assert {"reason-advertise", "reason-recover"} <= told


@pytest.mark.rule("WL-41", "WL-49", "WL-31")
def test_wishland_a_card_brings_this_at_once() -> None:
    """By some way of taking the steps it gives."""
    told: Counter[str] = Counter()
    for (t, seat, code), key, facts in stated("wishland", "buy", "play"):
        told[key] += 1
        if told[key] > POSITIONS:
            continue
        ends = [*stepped_through(t, seat, code)]
        if any(not end.decisions() or end.round != t.round for end in ends):
            continue  # the round, or the game, has been counted too
        assert any(brings(t, end, seat, key, facts) for end in ends), (key, facts)
    assert {"reason-buy-points", "reason-buy-income"} <= told.keys()


def stepped_through(t: Wishland, seat: int, code: int) -> Iterator[Wishland]:
    """What may have become of it once no more steps are to be chosen."""
    twin = t.copy()
    twin.story = list(t.story or [])
    twin.play(code, seat)
    if not isinstance(twin.decision_of(seat), StepChoice | Conversion):
        yield twin
        return
    for step in twin.options(seat):
        yield from stepped_through(twin, seat, step)


def brings(t: Wishland, end: Wishland, seat: int, key: str, facts: dict[str, int]) -> bool:
    events = end.story or []
    if key == "reason-buy-points":
        return score_so_far(end, seat) - score_so_far(t, seat) == facts["points"]
    if key == "reason-buy-income":
        income = income_of(end, seat) - income_of(t, seat)
        return (income, ROUNDS - t.round) == (facts["credits"], facts["number"])
    if key == "reason-buy-credits":
        paid = sum(e.facts["credits"] for e in events if e.name in ("bought", "surcharge"))
        return has(end, seat, CREDITS) - has(t, seat, CREDITS) + paid == facts["credits"]
    if key == "reason-buy-room":
        return limit_of(end, seat) > limit_of(t, seat)
    stepped = any(e.name == "stepped" for e in events) or has(end, seat, WORKERS) > has(
        t, seat, WORKERS
    )
    if key == "reason-buy-later":
        return not stepped and not any(e.name in ("scored", "credited") for e in events)
    return stepped


ALONE = {"reason-draw", "reason-draw-freely", "reason-stop"}
SELDOM = {"reason-claim", "reason-take-none", "reason-step-none"}


@pytest.mark.rule("WL-24", "WL-R12", "WL-43", "WL-56", "WL-192", "WL-198", "WL-R88")
@pytest.mark.parametrize("alone", [False, True], ids=["together", "alone"])
def test_wishland_what_is_said_of_a_move_comes_of_it(alone: bool) -> None:
    told = set()
    words = ("order", "step", "recover", "claim", "draw", "stop", "end", "take")
    for (t, seat, code), key, facts in stated("wishland", *words, alone=alone):
        if key not in WISHLAND_SAYS:
            continue
        twin = t.copy()
        twin.story = []
        twin.play(code, seat)
        assert WISHLAND_SAYS[key](t, twin, seat, facts), (key, facts)
        told.add(key)
    assert (ALONE if alone else WISHLAND_SAYS.keys() - ALONE - SELDOM) <= told


def earlier(t: Wishland, space: int) -> bool:
    """Whether a space before this one is free."""
    return any(t.track[each] == NOBODY for each in range(1, space))


def paid(t: Wishland, twin: Wishland, seat: int) -> int:
    return has(t, seat, CREDITS) - has(twin, seat, CREDITS)


def in_hand(t: Wishland) -> int:
    return sum(int(bits(cards)) for cards in t.hand)


def events_of(twin: Wishland, name: str) -> list[dict[str, int]]:
    return [event.facts for event in twin.story or [] if event.name == name]


WISHLAND_SAYS: dict[str, Callable[[Wishland, Wishland, int, dict[str, int]], bool]] = {
    "reason-order-first": lambda t, twin, seat, facts: (
        next(each for each in twin.track[1:] if each != NOBODY) == seat
    ),
    "reason-order": lambda t, twin, seat, facts: earlier(t, facts["space"]),
    "reason-order-left": lambda t, twin, seat, facts: (
        not earlier(t, facts["space"]) and 1 < facts["space"] <= ORDER_SPACES
    ),
    "reason-step-workers": lambda t, twin, seat, facts: (
        has(twin, seat, WORKERS) == has(t, seat, WORKERS) + 1
    ),
    "reason-step-none": lambda t, twin, seat, facts: (
        has(twin, seat, WORKERS) == has(t, seat, WORKERS)
    ),
    "reason-recover-none": lambda t, twin, seat, facts: (
        events_of(twin, "recovered")[0]["workers"] == 0
    ),
    "reason-claim": lambda t, twin, seat, facts: (
        events_of(twin, "claimed")[0]["achievement"] == facts["achievement"]
    ),
    "reason-draw": lambda t, twin, seat, facts: (
        in_hand(twin) == in_hand(t) + 1 and has(twin, seat, WORKERS) == has(t, seat, WORKERS) - 1
    ),
    "reason-draw-freely": lambda t, twin, seat, facts: (
        in_hand(twin) == in_hand(t) + 1 and has(twin, seat, WORKERS) == has(t, seat, WORKERS)
    ),
    "reason-stop": lambda t, twin, seat, facts: (
        in_hand(twin) == in_hand(t) > 0 and paid(t, twin, seat) == 0
    ),
    "reason-end": lambda t, twin, seat, facts: paid(t, twin, seat) <= 0,
    "reason-take-none": lambda t, twin, seat, facts: paid(t, twin, seat) == 0,
}


@pytest.mark.rule("DP-33", "DP-59", "DP-65", "DP-72", "DP-87", "DP-56")
def test_dice_figures_are_those_of_the_rules() -> None:
    game = game_named("dice_theme_park")
    told = set()
    words = ("activate", "direct", "recruit", "buy", "pick", "welcome")
    for (t, seat, code), key, facts in stated("dice_theme_park", *words):
        assert isinstance(t, Parks)
        twin = t.copy()
        twin.story = []
        twin.play(code, seat)
        events = [(e.name, e.facts) for e in twin.story if e.facts.get("seat") == seat]
        if key in ("reason-activate", "reason-direct"):
            assert facts["stars"] in [f["stars"] for n, f in events if n == "activated"]
        elif key == "reason-recruit":
            assert facts["money"] in [f["money"] for n, f in events if n == "recruited"]
        elif key == "reason-buy":
            assert facts["money"] in [f["money"] for n, f in events if n == "bought_plan"]
        elif key == "reason-pick":
            shown = [f["sum"] for n, f in events if n == "revealed"]
            assert not shown or shown == [facts["sum"]]
        elif key == "reason-ride-pips":
            dice = game.view(t, seat)["fields"]["trains"][int(game.actions[code].split()[1]) - 1]
            assert facts["number"] == sum(int(die.rpartition("-")[2]) for die in dice)
        told.add(key)
    assert {"reason-activate", "reason-pick"} <= told


class Done(NamedTuple):
    """What came of an option."""

    before: Parks
    after: Parks
    seat: int
    action: str
    facts: dict[str, int]
    told: list[tuple[str, dict[str, int]]]

    @property
    def place(self) -> int:
        return HEX_IDS.index(self.action.split()[-1])

    @property
    def paid(self) -> int:
        return has_there(self.before, self.seat, MONEY) - has_there(self.after, self.seat, MONEY)

    @property
    def came(self) -> int:
        """Dice more in the park."""
        before, after = (visitors_of(t, self.seat) for t in (self.before, self.after))
        return int(bits(after) - bits(before))

    def of(self, event: str) -> dict[str, int]:
        """Its facts, of this seat; none if it did not happen."""
        return next((facts for name, facts in self.told if name == event), {})

    def then(self) -> list[str]:
        """What can be done next; a mascot in use first stops."""
        t, seat, actions = self.after.copy(), self.seat, game_named("dice_theme_park").actions
        while t.decision_of(seat) is not None:
            options = [actions[code] for code in t.options(seat)]
            if "enough" not in options:
                return options
            t.play(game_named("dice_theme_park").code("enough"), seat)
        return []

    def sited(self) -> Done:
        """The tile just taken lies somewhere."""
        t, seat = self.after.copy(), self.seat
        t.story = []
        t.play(t.options(seat)[0], seat)
        told = [(e.name, e.facts) for e in t.story if e.facts.get("seat") == seat]
        return self._replace(after=t, told=[*self.told, *told])


def beside_it(d: Done) -> int:
    """Attractions at one step, the Entrance too (DP-R3)."""
    return sum(
        distance(d.place, other) == 1 and has_there(d.before, d.seat, BUILT) >> other & 1
        for other in range(HEXES)
    )


def one_cube(t: Parks, seat: int, place: int) -> tuple[int, int]:
    """The stars and the money that phase 6 gives for it (DP-128 to DP-130)."""
    twin = t.copy()
    twin.story = None
    put(twin, seat, CUBES, one(place))
    ScoreCubes().perform(twin)
    stars = has_there(twin, seat, STARS) - has_there(t, seat, STARS)
    return stars, has_there(twin, seat, MONEY) - has_there(t, seat, MONEY)


def lacking(d: Done) -> int:
    """Attractions without a group that have one with one die of this monorail more."""
    dice = d.before.monorails[int(d.action.split()[1]) - 1]
    found = 0
    for place in range(HEXES):
        built = has_there(d.before, d.seat, BUILT) >> place & 1
        if place == ENTRANCE or not built or not is_free(d.before, d.seat, place):
            continue
        completed = []
        for die in [bit(n) for n in range(63) if dice & bit(n)]:
            twin = d.before.copy()
            twin.visitors = twin.visitors[:]
            twin.visitors[d.seat * HEXES + place] |= die
            completed.append(has_group(twin, d.seat, place))
        found += any(completed) and not has_group(d.before, d.seat, place)
    return found


def more_by_one_cube(d: Done) -> tuple[int, int]:
    before, after = (one_cube(t, d.seat, d.place) for t in (d.before, d.after))
    return after[0] - before[0], after[1] - before[1]


def is_built(d: Done) -> bool:
    built = d.sited().of("built")
    stars, _ = one_cube(d.sited().after, d.seat, built["hex"])
    facts = {"tile": built["tile"], "money": d.paid, "stars": stars}
    return facts | d.facts == facts and built["money"] == d.paid


def has_bonus(d: Done) -> bool:
    """Of so many icons, and it is there to be had."""
    icons = ["turn", "draw", "salvage"][d.facts["number"] - 2]
    asked = {each.partition(" ")[0] for each in d.sited().then()}
    return d.sited().of("bonus")["number"] == d.facts["number"] and icons in asked


def value_of(die: int) -> int:
    return die % FACES + 1


def in_group(d: Done) -> bool:
    """It is named among those used, or has been used."""
    used = {facts["die"] for name, facts in d.told if name in ("decreased", "left")}
    if used:
        return {d.facts["die"], d.facts["die"] - 1} & used != set()
    return kinds_of(d.after, has_there(d.after, d.seat, GROUP)) >> d.facts["die"] & 1 == 1


def is_ready_to_activate(d: Done) -> bool:
    place = HEX_IDS[d.place]
    stars = d.facts.get("stars", one_cube(d.after, d.seat, d.place)[0])
    return f"activate {place}" in d.then() and stars == one_cube(d.after, d.seat, d.place)[0]


DICE_SAYS: dict[str, Callable[[Done], object]] = {
    "reason-open": lambda d: (
        d.facts["number"] == sum(distance(d.place, other) == 1 for other in range(HEXES))
    ),
    "reason-hurry": lambda d: d.of("lowered_sum")["sum"] < has_there(d.before, d.seat, SUM),
    "reason-stroll": lambda d: not d.of("lowered_sum"),
    "reason-ride": lambda d: d.facts["number"] == lacking(d) > 0,
    "reason-ride-pips": lambda d: lacking(d) == 0,
    "reason-lift": lambda d: d.of("raised")["value"] > value_of(d.facts["die"]),
    "reason-invite": lambda d: (d.came, d.paid) == (1, 0),
    "reason-decline": lambda d: (d.came, d.paid) == (0, 0),
    "reason-build": is_built,
    "reason-build-bonus": has_bonus,
    "reason-site": lambda d: d.facts["number"] == beside_it(d) > 0,
    "reason-turn": lambda d: {each.partition(" ")[0] for each in d.then()} == {"face"},
    "reason-face": lambda d: d.of("turned")["value"] == d.facts["value"],
    "reason-draw": lambda d: (d.came, d.paid) == (1, 0),
    "reason-salvage": lambda d: (
        d.paid == 0
        and one_cube(d.sited().after, d.seat, d.sited().of("built")["hex"])[0] == d.facts["stars"]
    ),
    "reason-recruit": lambda d: d.paid == d.facts["money"],
    "reason-train": lambda d: (
        (d.paid, d.of("trained")["skill"]) == (d.facts["money"], d.facts["skill"])
    ),
    "reason-buy": lambda d: d.paid == d.facts["money"],
    "reason-pass": lambda d: d.paid == 0,
    "reason-improved": lambda d: d.paid == 0,
    "reason-take-back": lambda d: d.of("took_back") != {},
    "reason-kiosk": lambda d: more_by_one_cube(d) == (0, 2),
    "reason-effects": lambda d: more_by_one_cube(d) == (2, 0),
    "reason-generator": lambda d: (
        (icons_on(d.before, d.seat, d.place), icons_on(d.after, d.seat, d.place)) == (1, 2)
    ),
    "reason-finish": lambda d: (
        d.after.phase != d.before.phase or d.after.decision_of(d.seat) is None
    ),
    "reason-send": is_ready_to_activate,
    "reason-move-ready": is_ready_to_activate,
    "reason-wave": lambda d: d.came == -bits(has_there(d.before, d.seat, GROUP)),
    "reason-with": in_group,
    "reason-spare": lambda d: d.of("spared")["die"] == d.facts["die"],
    "reason-walk": lambda d: (
        d.of("moved") or all(each.startswith("stroll-to") for each in d.then())
    ),
    "reason-guide": lambda d: all(each.startswith("tour-to") for each in d.then()),
    "reason-stand": lambda d: visitors_on(d.before, d.seat, d.place),
    "reason-stand-pull": lambda d: any(each.startswith("pull ") for each in d.then()),
    "reason-raise": lambda d: d.of("adjusted")["value"] > value_of(d.facts["die"]),
    "reason-lower": lambda d: d.of("adjusted")["value"] < value_of(d.facts["die"]),
    "reason-cash": lambda d: d.paid < 0,
    "reason-cheer": lambda d: d.of("cheered")["stars"] > 0,
    "reason-rescue": lambda d: d.of("turned")["value"] == d.facts["value"],
}


@pytest.mark.rule("DP-50", "DP-62", "DP-67", "DP-70", "DP-78", "DP-79", "DP-80", "DP-90", "DP-96")
def test_dice_what_is_said_of_a_move_comes_of_it() -> None:
    told: Counter[str] = Counter()
    for (t, seat, code), key, facts in stated("dice_theme_park"):
        if key not in DICE_SAYS or told[key] > POSITIONS:
            continue
        told[key] += 1
        after = t.copy()
        after.story = []
        after.play(code, seat)
        events = [(e.name, e.facts) for e in after.story if e.facts.get("seat") == seat]
        action = game_named("dice_theme_park").actions[code]
        assert DICE_SAYS[key](Done(t, after, seat, action, facts, events)), (action, key, facts)
    usual = {"site", "finish", "recruit", "send", "with", "walk"}
    assert {f"reason-{each}" for each in usual} <= told.keys()


@pytest.mark.rule("PP-67")
def test_pairs_what_two_pictures_share_is_true_and_a_fancy_says_so() -> None:
    deck = our_deck()
    told = set()
    for (t, seat, _), key, facts in stated("qui_paire_gagne", "pair"):
        names = game_named("qui_paire_gagne").view(t, seat)["zones"]["pictures"]
        one, other = (number_of(names[facts[fact] - 1]) - 1 for fact in ("one", "other"))
        shared = deck.shared(one, other)
        if key == "reason-facet":
            assert facts["facet"] in shared
        elif key in LOOKS:
            assert deck.likeness(one, other)[LOOKS[key]] >= ALIKE
            assert not shared
        else:
            assert key in ("reason-fancy", "reason-left-over")
            assert max(deck.likeness(one, other)[:3]) < ALIKE
            assert not shared
        told.add(key)
    assert {"reason-facet", "reason-fancy", *LOOKS} <= told


LOOKS = {"reason-theme": 0, "reason-colour": 1, "reason-shape": 2}
