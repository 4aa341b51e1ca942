"""The contract of a game, one function a promise. test_contract.py holds every game to them,
test_faults.py shows for each of them a fault that it finds."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from manege.bots import Bot, bot, bots_of
from manege.bots.levels import TEMPERAMENTS, Searcher, levels_of
from manege.kernel.chance import Chance, chance_from
from manege.kernel.choices import Choices
from manege.kernel.errors import UndoRefused
from manege.kernel.game import Game, is_among
from manege.kernel.hints import openly, rejected
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.kernel.secrecy import Viewer
from manege.kernel.sight import Sight
from manege.kernel.story import Event
from manege.kernel.table import Table
from tests.contract.cases import Case, play_at_random, random_match, somewhere, state_of
from tests.depth import depth

MOST_DECISIONS = 5_000
# Attempts in a match: where there would be more, not after every action.
MOST_UNDONE = depth(200, 400, 800)
BIG_TABLE = 7  # seats


def options_settle(case: Case) -> None:
    """A whole set of options is what a table gets; what is offered beside it can be chosen."""
    game, seats = case.game, case.seats
    settings = game.settings(seats, case.chosen)
    assert {**settings, **case.chosen} == settings
    assert game.settings(seats, settings) == settings
    for number, option in enumerate(game.options):
        offered = game.offered(seats, case.chosen)[option.key]
        assert is_among(settings[option.key], offered)
        before = {each.key: settings[each.key] for each in game.options[:number]}
        for value in offered:
            assert game.settings(seats, {**before, option.key: value})[option.key] == value


def ends(case: Case, seed: int) -> None:
    table = case.table(seed)
    assert len(play_at_random(table, chance_from(seed), MOST_DECISIONS)) < MOST_DECISIONS
    assert table.agenda is None
    ranks = case.game.outcome(table).ranks
    assert min(ranks) == 1
    assert len(ranks) == case.seats


def same_seed_same_story(case: Case, seed: int) -> None:
    one, other = random_match(case, seed), random_match(case, seed)
    assert one.chapters == other.chapters
    assert state_of(one.table) == state_of(other.table)


def legal_is_listed_is_performable(case: Case, seed: int) -> None:
    """What is refused is tried on one twin, which stays as it was through all attempts."""
    table, chance = somewhere(case, seed)
    before = state_of(table)
    for seat in case.deciding:
        options = table.options(seat)
        assert len(set(options)) == len(options)
        unmoved = table.copy()
        for code in range(-2, len(case.game.actions) + 2):
            refusal = case.game.refusal(table, seat, code)
            if code in options:
                assert refusal is None
                twin = table.copy()
                twin.play(code, seat)
                assert state_of(twin) != before
            else:
                assert refusal is not None
                assert refused(unmoved, seat, code)
        assert state_of(unmoved) == before
    assert state_of(table) == before
    picks_among_the_options(table, chance)


def verbs_say_why(case: Case, seed: int) -> None:
    """Whatever a decision's own verbs do not offer, they refuse by a clause, not the decision."""
    table, _ = somewhere(case, seed)
    for decision in table.decisions():
        options = decision.options(table)
        for verb in decision.verbs:
            assert case.game.actions[verb.first : verb.end] == verb.notations
            for code in range(verb.first, verb.end):
                said = decision.spoken(table, code, True)
                assert said.found == (code in options)
                assert said.found or said.because is not None, case.game.actions[code]


def refused(table: Table, seat: int, code: int) -> bool:
    try:
        table.play(code, seat)
    except Refused:
        return True
    return False


def picks_among_the_options(table: Table, chance: Chance) -> None:
    """A draw without the list gives what the same draw from the list would."""
    for decision in table.decisions():
        options = decision.options(table)
        for _ in range(5):
            twin = chance.copy()
            picked = decision.pick(table, chance, Choices())
            assert picked == options[twin.below(len(options))]


def copies_share_nothing(case: Case, seed: int) -> None:
    table, chance = somewhere(case, seed)
    table.story = []
    before = state_of(table)
    twin = table.copy()
    assert state_of(twin) == before
    assert twin.story is None
    done = play_at_random(twin, chance)
    assert state_of(table) == before
    assert table.story == []
    for seat, code in done:
        table.play(code, seat)
    assert state_of(table) == state_of(twin)


def saves_and_replays(case: Case, seed: int, replayed: Callable[[Game, Any], Match]) -> None:
    match = random_match(case, seed)
    again = replayed(case.game, json.loads(json.dumps(match.as_data())))
    assert state_of(again.table) == state_of(match.table)
    assert again.chapters == match.chapters
    half = len(match.actions) // 2
    fork = match.fork(half)
    assert fork.actions == match.actions[:half]
    for action in match.actions[half:]:
        fork.play(action.code, action.seat)
    assert state_of(fork.table) == state_of(match.table)


def undoes(case: Case, seed: int) -> int:
    """Undo at every moment of a match, at some of a long one; how often it was allowed."""
    whole = random_match(case, seed)
    every = 1 + len(whole.actions) * case.seats // MOST_UNDONE
    allowed = 0
    match = case.match(seed)
    for number, action in enumerate(whole.actions):
        match.play(action.code, action.seat)
        if number % every:
            continue
        views = {viewer: match.view(viewer) for viewer in (*range(case.seats), None)}
        for seat in range(case.seats):
            try:
                undone = match.undone(seat)
            except UndoRefused:
                continue
            allowed += 1
            mine = max(n for n, a in enumerate(match.actions) if a.seat == seat)
            assert undone.actions == match.actions[:mine] + match.actions[mine + 1 :]
            assert undone.table.light_of(seat) == match.table.light_of(seat)
            undone.play(match.actions[mine].code, seat)
            for viewer, view in views.items():
                assert undone.view(viewer) == view
    return allowed


def secrets_stay_secret(case: Case, seed: int) -> None:
    """What a seat gets is the same in a world that differs only in what it may not know."""
    table, chance = somewhere(case, seed)
    for viewer in (*range(case.seats), None):
        imagined = case.game.imagine(table, viewer, chance)
        looks_alike(case.game, table, imagined, viewer)
        goes_on_alike(case.game, table.copy(), imagined, viewer, chance)


def looks_alike(game: Game, table: Table, twin: Table, viewer: Viewer) -> None:
    assert game.view(table, viewer) == game.view(twin, viewer)
    if viewer is None:
        return
    for code in range(len(game.actions)):
        assert game.refusal(table, viewer, code) == game.refusal(twin, viewer, code)


def goes_on_alike(game: Game, table: Table, twin: Table, viewer: Viewer, chance: Chance) -> None:
    """Until something comes to light, what happens here can happen there and sounds alike."""
    light = lights_of(table)
    while decisions := table.decisions():
        decision = decisions[chance.below(len(decisions))]
        code = decision.pick(table, chance, Choices())
        seat = decision.seat
        after, heard = heard_after(game, table, seat, code, viewer)
        if lights_of(after) != light:
            return
        possible = [code] if seat == viewer else twin.options(seat)
        for other in possible:
            twin_after, twin_heard = heard_after(game, twin, seat, other, viewer)
            if twin_heard == heard and game.view(after, viewer) == game.view(twin_after, viewer):
                break
        else:
            raise AssertionError(f"seat {viewer} can tell by {heard}")
        table, twin = after, twin_after


def lights_of(table: Table) -> list[int]:
    return [table.light_of(seat) for seat in range(table.seats)]


def heard_after(
    game: Game, table: Table, seat: int, code: int, viewer: Viewer
) -> tuple[Table, list[object]]:
    after = table.copy()
    story: list[Event] = []
    after.story = story
    after.play(code, seat)
    return after, [game.secrecy.told(event, viewer) for event in story]


def imagining_deals_anew(case: Case, seed: int) -> None:
    """Every place hidden from a viewer is filled otherwise at least once."""
    table = case.table(seed)
    chance = chance_from(seed)
    census = case.game.secrecy.census(table)
    for viewer in (*range(case.seats), None):
        worlds = [case.game.imagine(table, viewer, chance) for _ in range(40)]
        for world in worlds:
            assert case.game.secrecy.census(world) == census
            assert case.game.fault(world) is None
        for zone in case.game.secrecy.zones:
            for seat in zone.owners(table):
                if not zone.things(table, seat) or zone.seen_by(table, seat, viewer):
                    continue
                dealt = {tuple(zone.things(world, seat)) for world in worlds}
                assert len(dealt) > 1, f"seat {viewer} always imagines the same {zone.name}"


def imagining_starts_from_what_is_known(case: Case, seed: int) -> None:
    """By the same chance the true table and any imagined one give the very same world."""
    table, chance = somewhere(case, seed)
    for viewer in (*range(case.seats), None):
        other = case.game.imagine(table, viewer, chance)
        worlds = [case.game.imagine(each, viewer, chance_from(seed)) for each in (table, other)]
        assert state_of(worlds[0]) == state_of(worlds[1])


def bots_choose_by_what_they_may_know(case: Case, seed: int) -> None:
    """With the same seed a bot does the same, for the same reason, at any table it may imagine; and
    what the game says of it, as a hint or to all, is the same wherever those who hear it cannot
    tell the tables apart."""
    table, chance = somewhere(case, seed)
    for seat in (each.seat for each in table.decisions() if each.seat < case.seats):
        other = case.game.imagine(table, seat, chance)
        for name in bots_of(case.game):
            player, twin = lightly(bot(case.game, name, seed)), lightly(bot(case.game, name, seed))
            code = player.choose(Sight(case.game, table, seat))
            assert twin.choose(Sight(case.game, other, seat)) == code
            assert getattr(twin, "reason", None) == getattr(player, "reason", None)
            assert hint_of(case.game, other, seat, code) == hint_of(case.game, table, seat, code)
            public = case.game.imagine(table, None, chance)
            assert why_of(case.game, public, seat, code) == why_of(case.game, table, seat, code)


def hint_of(game: Game, table: Table, seat: int, code: int) -> object:
    if game.hints is None:
        return None
    view = game.view(table, seat)
    return game.hints.look(view, seat, code), game.hints.why(view, seat, code)


def why_of(game: Game, table: Table, seat: int, code: int) -> object:
    """« Pourquoi ? », with what was rejected and what that would have cost; nobody is told where a
    room with a house sees to it."""
    if game.hints is None or game.house is not None:
        return None
    view = game.view(table, None)
    others = openly(game, table, seat, code, chance_from(5))
    return game.hints.why(view, seat, code), rejected(game.hints, view, seat, code, others)


def lightly(player: Bot) -> Bot:
    """One that searches looks no further than it must."""
    if isinstance(player, Searcher):
        player.leaves = 1
        player.guide.depth = 0
    return player


def imagined_tables_play_on(case: Case, seed: int) -> None:
    table, chance = somewhere(case, seed)
    for viewer in (*range(case.seats), None):
        world = case.game.imagine(table, viewer, chance)
        keeps_its_components(case.game, world, chance)


def components_are_conserved(case: Case, seed: int) -> None:
    keeps_its_components(case.game, case.table(seed), chance_from(seed))


def keeps_its_components(game: Game, table: Table, chance: Chance) -> None:
    census = game.secrecy.census(table)
    assert game.fault(table) is None
    while table.decision is not None:
        play_at_random(table, chance, 1)
        assert game.secrecy.census(table) == census
        assert game.fault(table) is None


def bots_play_it(case: Case, seed: int) -> None:
    """Each of the game's bots, in every seat, on what a seat may know alone.

    At a big table they sit among one another; levels always do.
    """
    for names in [list(bots_of(case.game))] if case.seats >= BIG_TABLE else among_themselves(case):
        table = case.table(seed)
        bots = [
            lightly(bot(case.game, names[(seed + seat) % len(names)], seed ^ seat))
            for seat in range(case.seats)
        ]
        while (decision := table.decision) is not None:
            seat = decision.seat
            table.play(bots[seat].choose(Sight(case.game, table, seat)), seat)
            assert case.game.fault(table) is None


def among_themselves(case: Case) -> list[list[str]]:
    levels = levels_of(case.game)
    even = [name for name in levels if not name.endswith(tuple(TEMPERAMENTS))]
    others = [[name] for name in bots_of(case.game) if name not in levels]
    return [*others, even] if even else others


def recorded_anew(game: Game, recorded: str) -> str:
    """New actions take codes kept free, or come at the end; what has a code keeps it."""
    for before, now in zip(recorded.splitlines(), game.actions, strict=False):
        assert before in ("", now), f"the code of “{before}” is now that of “{now}”"
    return "\n".join(game.actions) + "\n"


def codes_are_stable(game: Game, recorded: str) -> None:
    assert "\n".join(game.actions) + "\n" == recorded
    for code, notation in enumerate(game.actions):
        assert notation == "" or game.code(notation) == code


def trace(match: Match, chance: Chance) -> list[str]:
    """A whole match at random: each action, and the table after it."""
    lines = [str(state_of(match.table))]
    while not match.over:
        ((seat, code),) = play_at_random(match.table.copy(), chance, 1)
        match.play(code, seat)
        lines.append(f"{seat} {match.game.actions[code]} {state_of(match.table)}")
    return lines
