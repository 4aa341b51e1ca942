"""`manege play` — a game in the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from manege import files
from manege.bots import Bot, bot, hurried
from manege.cli import exits
from manege.cli.components import ComponentFile, finding, with_figures
from manege.cli.desk import Desk, desk_here
from manege.cli.ending import result
from manege.cli.exits import InputEnded, Left, NotPossible, WrongUsage
from manege.cli.naming import names_for, texts_in
from manege.cli.person import Person
from manege.cli.saving import free_path, next_path
from manege.cli.sitting import Sitting
from manege.cli.wishes import (
    Bots,
    Force,
    Lang,
    Options,
    Whole,
    bots_from,
    game_named,
    seats_for,
    seed_or_any,
    settings_from,
)
from manege.kernel.chance import SEED_BITS
from manege.kernel.match import Match
from manege.texts import Texts


def play(
    key: Annotated[str | None, Parameter(help="The game, or the beginning of its name.")] = None,
    /,
    *,
    seats: Annotated[Whole | None, Parameter(help="How many play; else four.")] = None,
    human: Annotated[Whole | None, Parameter(help="How many people share this keyboard.")] = None,
    hotseat: Annotated[bool, Parameter(help="People on all seats.")] = False,
    bots: Bots = None,
    names: Annotated[str | None, Parameter(help="Names in seat order, with commas.")] = None,
    lang: Lang = None,
    seed: Annotated[Whole | None, Parameter(help="The same seed deals the same game.")] = None,
    option: Options = None,
    components: ComponentFile = None,
    save: Annotated[Path | None, Parameter(help="Write the match file after every move.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a match file.")] = None,
    force: Force = False,
    plain: Annotated[bool, Parameter(help="No colour, no frames, no pauses: text only.")] = False,
) -> int:
    """Play in the terminal, against bots or in turns on one keyboard.

    You sit on the first seat, the best bots there are on the others. Type ? for help.
    """
    texts = texts_in(lang)
    if resume is None:
        match = new_match(key, seats, seed, option or [], components)
        keep = None if save is None else free_path(save, force=force)
    elif save is not None or seats is not None or seed is not None or option:
        raise WrongUsage("--resume goes on as its file says: no --save, --seats, --seed, --option.")
    else:
        match = resumed(resume, key, components)
        keep = resume
    people = people_at(match, human, hotseat, bots)
    sitters = bots_from(match.game, bots, match.seats - people)
    called = names_for(match, texts, names)
    desk = desk_here(plain=plain)
    while True:
        sitting = Sitting(match, seated(match, sitters), called, texts, desk, keep)
        code = play_out(sitting, sitters, components)
        if not sitting.match.over or not people or not wants_more(desk, texts):
            return code
        match = Match(match.game, match.seats, another(match.seed), match.settings)
        keep = None if keep is None else next_path(keep)


def new_match(
    key: str | None,
    seats: int | None,
    seed: int | None,
    option: list[str],
    components: Path | None,
) -> Match:
    if key is None:
        raise WrongUsage("Which game? “manege games” lists them.")
    game = with_figures(game_named(key), components)
    number = seats_for(game, seats)
    return Match(game, number, seed_or_any(seed), settings_from(game, number, option))


def resumed(path: Path, key: str | None, components: Path | None) -> Match:
    match = files.load(path, finding(components))
    if key is not None and game_named(key) is not match.game:
        raise WrongUsage(f"{path} is a game of {match.game.key}.")
    if match.over:
        raise NotPossible(f"{path}: this game is over; manege replay tells it.")
    return match


def people_at(match: Match, human: int | None, hotseat: bool, bots: str | None) -> int:
    """How many people there are: as said, or those left over by the bots named, or one."""
    if hotseat:
        human = match.seats
    if human is None:
        named = 0 if bots is None else len(bots.split(","))
        human = match.seats - named if 1 < named < match.seats else 1
    if not 0 <= human <= match.seats:
        raise WrongUsage(f"{human} people cannot sit on {match.seats} seats.")
    return human


def seated(match: Match, sitters: list[str]) -> dict[int, Bot]:
    """The bots, on the last seats; their chance has nothing to do with the deal."""
    chance = Random(f"bots of {match.seed}")
    first = match.seats - len(sitters)
    return {
        seat: hurried(bot(match.game, name, chance.getrandbits(SEED_BITS)))
        for seat, name in enumerate(sitters, start=first)
    }


def another(seed: int) -> int:
    return Random(f"after {seed}").getrandbits(SEED_BITS)


def play_out(sitting: Sitting, sitters: list[str], components: Path | None) -> int:
    """To the end, or until somebody leaves."""
    desk = sitting.desk
    try:
        sitting.write_down()
        sitting.welcome()
        while not sitting.match.over:
            seat = sitting.match.table.decisions()[0].seat
            if seat == sitting.match.seats:
                sitting.let_the_house_act()
            elif seat in sitting.bots:
                sitting.let_the_bot_play(seat)
            else:
                Person(sitting, seat).decide()
            sitting.tell_the_news()
    except (Left, InputEnded, KeyboardInterrupt) as end:
        farewell(sitting, sitters, components, end)
        return AFTER[type(end)]
    desk.show(Text(), *result(sitting.match, sitting.texts, sitting.names, plain=desk.plain))
    desk.show(Text(sitting.say("cli-seed", seed=str(sitting.match.seed)), style="dim"))
    return exits.FINE


AFTER = {Left: exits.FINE, InputEnded: exits.INPUT_ENDED, KeyboardInterrupt: exits.INTERRUPTED}


def farewell(
    sitting: Sitting, sitters: list[str], components: Path | None, end: BaseException
) -> None:
    sitting.desk.show(Text())
    if sitting.shared:
        sitting.desk.wipe()
    said = [sitting.say("cli-input-ended" if isinstance(end, InputEnded) else "cli-left")]
    if sitting.keep is None:
        said.append(sitting.say("cli-not-saved"))
    else:
        words = ["manege", "play", "--resume", str(sitting.keep), "--lang", sitting.texts.lang]
        words += ["--human", str(len(sitting.people))]
        words += ["--bots", ",".join(sitters)] if sitters else []
        words += ["--components", str(components)] if components else []
        if sitting.names != names_for(sitting.match, sitting.texts, None):
            words += ["--names", ",".join(sitting.names)]
        said.append(sitting.say("cli-resume", command=shlex.join(words)))
    for line in said:
        sitting.desk.show_whole(line)


def wants_more(desk: Desk, texts: Texts) -> bool:
    desk.show(Text())
    try:
        answer = desk.ask(texts.say("cli-ask-again"))
    except (InputEnded, KeyboardInterrupt):
        return False
    return answer.lower()[:1] in ("o", "y")
