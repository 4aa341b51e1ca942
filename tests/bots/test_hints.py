"""Hints and reasons: each has its steps, tells what the rules do, and nothing hidden (PP-67)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from manege import games
from manege.games.dice_theme_park.components import Parks
from manege.games.qui_paire_gagne.associating import ALIKE, number_of, our_deck
from manege.games.scream_machine.components import NO_CARD, Scream, looker
from manege.games.scream_machine.round import EndRound
from manege.games.toc_toc_toc.components import KINDS, Toc
from manege.games.toc_toc_toc.scoring import worth
from manege.games.wishland.components import CREDITS, ROUNDS, Wishland, has
from manege.games.wishland.income import income_of
from manege.games.wishland.playing import limit_of
from manege.games.wishland.reasons import score_so_far
from manege.games.wishland.steps import Conversion, StepChoice
from manege.kernel.bag import bag_of, count, size
from manege.kernel.chance import Chance, chance_from
from manege.kernel.game import Game
from manege.kernel.hints import Hints, Rejected, openly, rejected
from manege.kernel.table import Table
from manege.texts import Texts, languages
from tests.depth import depth

POSITIONS = depth(40, 200, 500)
NOBODY = -1
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


def spots(game: Game, number: int = POSITIONS) -> Iterator[Spot]:
    """Positions of games played at random, from all over them."""
    chance = chance_from(14)
    found = seed = 0
    while found < number:
        seed += 1
        seats = game.seats[chance.below(len(game.seats))]
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


# What is stated holds by the rules


def game_named(key: str) -> Game:
    return games.game(key)


def stated(key: str, *verbs: str) -> Iterator[tuple[Spot, str, dict[str, int]]]:
    """Every such option of each position, and its reason."""
    game = game_named(key)
    for table, seat, _ in spots(game):
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
    possible = may_lie_there(t, NOBODY)
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
        if key.endswith("-later"):
            twin = t.copy()
            twin.play(code, seat)
            view = game_named("scream_machine").view(twin, seat)
            assert view["fields"]["values"][seat][facts["family"]] == facts["value"]
        told.add(key)
    assert {"reason-build-wins", "reason-build-later"} <= told


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
    for (t, seat, code), key, facts in stated("wishland", "buy"):
        told[key] += 1
        if key == "reason-buy-later" or told[key] > POSITIONS:
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
    return any(e.name == "stepped" for e in events)


@pytest.mark.rule("DP-33", "DP-59", "DP-65", "DP-72", "DP-87", "DP-56")
def test_dice_figures_are_those_of_the_rules() -> None:
    game = game_named("dice_theme_park")
    told = set()
    words = ("activate", "direct", "build", "recruit", "buy", "pick", "welcome", "at", "open")
    for (t, seat, code), key, facts in stated("dice_theme_park", *words):
        assert isinstance(t, Parks)
        twin = t.copy()
        twin.story = []
        twin.play(code, seat)
        events = [(e.name, e.facts) for e in twin.story if e.facts.get("seat") == seat]
        if key in ("reason-activate", "reason-direct"):
            assert facts["stars"] in [f["stars"] for n, f in events if n == "activated"]
        elif key == "reason-build":
            while twin.decision_of(seat) and "built" not in [e.name for e in twin.story]:
                twin.play(twin.options(seat)[0], seat)
            built = next(e.facts for e in twin.story if e.name == "built")
            assert (facts["tile"], facts["money"]) == (built["tile"], built["money"])
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
    assert {"reason-activate", "reason-build", "reason-pick"} <= told


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
