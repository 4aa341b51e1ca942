"""A sitting — one game in the terminal: people at one keyboard, bots on the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.text import Text

from manege.bots import Bot
from manege.cli.desk import Desk
from manege.cli.saving import write
from manege.cli.scene import Scene
from manege.cli.tables import drawing_of
from manege.kernel.game import name_of
from manege.kernel.match import Match
from manege.kernel.secrecy import Viewer
from manege.kernel.sight import Sight
from manege.texts import Texts

STORY_LINES = 12  # of what happened since one's last look


class Sitting:
    """`bots` sit on their seats; on every other seat sits a person."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        names: Sequence[str],
        texts: Texts,
        desk: Desk,
        keep: Path | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.names = list(names)
        self.texts = texts
        self.desk = desk
        self.keep = keep  # the match file, written after each action
        self.drawing = drawing_of(match.game)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.looked = dict.fromkeys(self.people, 1)  # the first chapter each person has to hear
        self.told = len(match.chapters)  # so many have been told

    @property
    def shared(self) -> bool:
        """Several people at one keyboard: what is private is shown behind the curtain only."""
        return len(self.people) > 1

    @property
    def audience(self) -> Viewer:
        """Who listens to the story: the only person, or everybody around the table."""
        return self.people[0] if len(self.people) == 1 else None

    def say(self, key: str, **facts: object) -> str:
        return self.texts.say(key, self.game.key, **facts)

    @property
    def goal(self) -> str:
        """What it is all about, if the catalogue says so; else who can play it, and how long."""
        has_one = "goal" in self.texts.attributes("game-name", self.game.key)
        return self.say("game-name.goal" if has_one else "game-name.facts")

    def story(self, viewer: Viewer, since: int, *, aloud: bool = False) -> list[Text]:
        """What this viewer was told, in sentences; the set-up lies on the table and needs none."""
        quiet = self.drawing.QUIET if aloud else ()
        return [
            self.sentence(told)
            for told in self.match.told(viewer, max(since, 1))
            if told["event"] not in quiet
        ]

    def sentence(self, told: Mapping[str, object]) -> Text:
        begins = told["event"] in self.drawing.PARAGRAPHS
        seats = {told[fact] for fact in self.game.secrecy.seats if fact in told}
        style = "bold" if self.audience in seats else ""
        said = self.texts.event(self.game.key, told, self.names)
        return Text(f"{'•' if begins else ' '} {said}", style=style)

    def welcome(self) -> None:
        title = f"{self.say('game-name')} · {self.texts.listed(self.names)}"
        self.desk.show(Text(title, style="bold yellow"), Text(self.goal))
        self.desk.show(Text(self.say("cli-type-help", sign="?"), style="dim"))
        self.desk.show(*self.story(self.audience, 0, aloud=True)[-STORY_LINES:])

    def tell_the_news(self) -> None:
        for sentence in self.story(self.audience, self.told, aloud=True):
            self.desk.tell(sentence)
        self.told = len(self.match.chapters)

    def play(self, code: int, seat: int) -> None:
        self.match.play(code, seat)
        self.write_down()

    def go_on_from(self, match: Match) -> None:
        """After something was taken back."""
        self.match = match
        self.told = len(match.chapters)
        self.looked = {seat: min(since, self.told) for seat, since in self.looked.items()}
        self.write_down()

    def write_down(self) -> None:
        if self.keep is not None:
            write(self.match, self.keep)

    def let_the_bot_play(self, seat: int) -> None:
        self.play(self.bots[seat].choose(Sight(self.game, self.match.table, seat)), seat)

    def let_the_house_act(self) -> None:
        """A terminal has no clock: only where nobody else is asked (somebody left, elsewhere)."""
        house = self.game.house
        assert house is not None
        code = house.wait(self.match.table, self.match.settings).code
        self.play(code, self.match.seats)

    def scene(self, seat: int, *, private: bool) -> Scene:
        """What is to be seen when this seat decides: by its person, or by everybody."""
        decision = self.match.table.decision_of(seat)
        assert decision is not None
        return Scene(
            game=self.game,
            texts=self.texts,
            names=self.names,
            view=self.match.view(seat if private else None),
            seat=seat,
            decision=name_of(decision),
            options=self.match.options(seat),
            width=self.desk.width,
            plain=self.desk.plain,
        )

    def curtain(self, seat: int) -> None:
        """Nobody sees a hand but its owner: wiped before, opened by Enter, then the news."""
        player = self.names[seat]
        self.desk.show(Text(), Text(self.say("cli-curtain", player=player), style="bold"))
        self.desk.ask(self.say("cli-curtain.ready", player=player))
        self.desk.wipe()
        self.desk.show(*self.story(seat, self.looked[seat], aloud=True)[-STORY_LINES:])

    def hide(self, seat: int) -> None:
        self.looked[seat] = len(self.match.chapters)
        if self.shared:
            self.desk.wipe()
