"""A person — asked in one sentence, answering in a key or two, helped whenever they want."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from manege.bots import bot, usual_bot
from manege.cli import rulebook
from manege.cli.exits import Left, NotPossible
from manege.cli.menu import Menu, followed
from manege.cli.saving import free_path
from manege.cli.sitting import Sitting
from manege.kernel.errors import BadSetup, UndoRefused
from manege.kernel.refusal import Refusal, Refused
from manege.kernel.sight import Sight

JOURNAL_LINES = 20
SHORTEST_WORD = 3  # what must at least be typed of a command's word


class Person:
    """Whoever decides now; made anew for every decision."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.desk = sitting.desk
        self.seat = seat
        self.private = not sitting.shared  # whether one's own cards may be on the screen
        self.question = self.menu = Menu("", {})
        self.done = False
        self.commands: dict[str, tuple[str, Callable[[str], None]]] = {
            "?": ("help", self.help),
            "t": ("table", self.table),
            "r": ("rules", self.rules),
            "j": ("log", self.journal),
            "m": ("memory", self.memory),
            "i": ("hint", self.hint),
            "u": ("undo", self.undo),
            "s": ("save", self.save),
            "q": ("quit", self.leave),
        }
        if sitting.shared:
            self.commands["v"] = ("look", self.look)

    def say(self, key: str, **facts: object) -> None:
        self.desk.show(Text(self.sitting.say(key, **facts)))

    def decide(self) -> None:
        """Ask until something has been done."""
        if self.sitting.scene(self.seat, private=False).decision in self.sitting.drawing.OPEN:
            self.table()
        else:
            self.look()
        while not self.done:
            self.answer(self.desk.ask(self.menu.prompt))
        self.hide()

    def look(self, _: str = "") -> None:
        """Behind the curtain, one's own cards."""
        if not self.private:
            self.sitting.curtain(self.seat)
            self.private = True
        self.table()

    def hide(self) -> None:
        """Nothing of it stays on a shared screen."""
        if self.private:
            self.sitting.hide(self.seat)
        self.private = not self.sitting.shared

    def answer(self, line: str) -> None:
        if not line:
            self.menu = self.question
            return
        leads = followed(self.menu, line)
        if isinstance(leads, Menu):
            self.ask(leads)
        elif leads is not None:
            self.act(leads)
        elif not self.is_command(line):
            self.act_by_notation(line)

    def ask(self, menu: Menu) -> None:
        self.menu = menu
        self.desk.show(*menu.shown)

    def act(self, code: int) -> None:
        try:
            self.sitting.play(code, self.seat)
            self.done = True
        except Refused as error:
            self.explain(error.refusal)

    def act_by_notation(self, line: str) -> None:
        """`knock ghost > 2`, as match files have it."""
        try:
            self.act(self.sitting.game.code(line))
        except BadSetup:
            self.say("cli-not-a-choice", answer=line, help="?")

    def explain(self, refusal: Refusal) -> None:
        """Why not, and the clause in its own words."""
        key = self.sitting.game.key
        why = self.sitting.texts.refusal(key, refusal, self.sitting.names)
        self.desk.show(Text(why, style="bold red"))
        self.desk.show(rulebook.rows(rulebook.found(key, self.sitting.texts.lang, refusal.rule)))
        self.menu = self.question

    # Commands

    def is_command(self, line: str) -> bool:
        """A letter or a word, perhaps with something behind it; True if it was one."""
        word, _, rest = line.partition(" ")
        for letter, (name, command) in self.commands.items():
            if letter == word.lower() or self.is_word_of(name, word):
                command(rest.strip())
                return True
        return False

    def is_word_of(self, name: str, typed: str) -> bool:
        word = bare(self.sitting.say(f"cli-command-{name}"))
        return len(typed) >= SHORTEST_WORD and word.startswith(bare(typed))

    def help(self, _: str = "") -> None:
        rows = Table.grid(padding=(0, 2, 0, 0))
        for letter, (name, _command) in self.commands.items():
            key = f"cli-command-{name}"
            rows.add_row(
                Text(letter, style="bold"), self.sitting.say(key), self.sitting.say(f"{key}.text")
            )
        self.desk.show(Text(self.sitting.goal))
        self.say("cli-help")
        self.desk.show(rows)

    def table(self, _: str = "") -> None:
        """The table and the question."""
        scene = self.sitting.scene(self.seat, private=self.private)
        turn = self.sitting.say("cli-your-turn", player=self.sitting.names[self.seat])
        self.desk.show(Text(turn) if self.desk.plain else Rule(turn, style="yellow"))
        self.desk.show(self.sitting.drawing.table(scene))
        self.question = self.sitting.drawing.question(scene)
        self.ask(self.question)

    def rules(self, wanted: str) -> None:
        key, lang = self.sitting.game.key, self.sitting.texts.lang
        if not wanted:
            self.desk.show(*rulebook.book(key, lang))
        elif clauses := rulebook.found(key, lang, wanted):
            self.desk.show(rulebook.rows(clauses))
        else:
            self.say("cli-no-such-rule", rule=wanted)

    def journal(self, _: str) -> None:
        viewer = self.seat if self.private else None
        self.desk.show(*self.sitting.story(viewer, 0)[-JOURNAL_LINES:])

    def memory(self, _: str) -> None:
        scene = self.sitting.scene(self.seat, private=self.private)
        remembered = self.sitting.drawing.memory(scene)
        if remembered is None:
            self.say("cli-no-memory")
        else:
            self.desk.show(remembered)

    def hint(self, _: str) -> None:
        """What a bot would do here; it knows no more than this seat."""
        if not self.private:
            self.look()
        game, texts, names = self.sitting.game, self.sitting.texts, self.sitting.names
        adviser = bot(game, usual_bot(game), len(self.sitting.match.actions))
        code = adviser.choose(Sight(game, self.sitting.match.table, self.seat))
        self.say("cli-hint", advice=texts.action(game.key, game.actions[code], names))
        if game.hints is not None:
            scene = self.sitting.scene(self.seat, private=True)
            key, facts = game.hints.why(scene.view, self.seat, code)
            self.say(key, **self.sitting.drawing.because(scene, facts))

    def undo(self, _: str) -> None:
        """The last action of whoever sits at this keyboard."""
        ours = [
            each.seat for each in self.sitting.match.actions if each.seat in self.sitting.people
        ]
        try:
            self.sitting.go_on_from(self.sitting.match.undone(ours[-1] if ours else self.seat))
        except UndoRefused as error:
            self.say(f"undo-{error.reason}")
        else:
            self.hide()
            self.say("cli-undone")
            self.done = True

    def save(self, name: str) -> None:
        if not name:
            self.say("cli-save-where")
            return
        before = self.sitting.keep
        try:
            self.sitting.keep = free_path(Path(name).expanduser())
            self.sitting.write_down()
        except NotPossible as error:
            self.sitting.keep = before
            self.desk.show_whole(str(error))
        else:
            self.desk.show_whole(self.sitting.say("cli-saved", path=name))

    def leave(self, _: str) -> None:
        raise Left


def bare(word: str) -> str:
    """Without accents and capitals: `Règles` is `regles`."""
    apart = unicodedata.normalize("NFD", word.lower())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
