"""Spoils a game's rules, one small change at a time, and tells which changes no test notices.

    python -m tools.mutate KEY

Nothing is written: each mutant is a process of its own that has the change in its memory. It meets
the game's own tests of the changed function, quickest first, then as many playthroughs and contract
tests of it as `--seconds` allows. A change of what runs while modules are imported meets the tests
of all functions, on modules imported anew.

Most mutants fall to a quick test. `--short 0.2 > seen.txt` is a first look, without the tests that
take longer; `--again seen.txt` then shows its survivors all of them.

A survivor that does no harm is explained in tests/mutants/KEY.toml, and then not run any more:

    [[survivor]]
    file = "turn.py"
    function = "Offer.allows"
    before = "0 <= card < KINDS"
    after = "0 <= card <= KINDS"
    why = "No action has this number."

A chapter of a bot that rules import too is left out by name, before all these:

    bots = ["worth.py"]
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import math
import mmap
import os
import pickle
import random
import resource
import signal
import subprocess
import sys
import time
import tomllib
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings

from tools.mutants import Mutant, mutants_of

ROOT = Path.cwd()
GAMES = ROOT / "src" / "manege" / "games"
QUIET = ["-p", "no:terminal", "-p", "no:cacheprovider", "--capture=no", "-o", "addopts="]
QUIET += ["-W", "ignore:Module already imported"]
KILLED, LOST = 1, 3  # how a mutant's process ends; the second is our own fault
MEMORY = 4 << 30  # bytes, for a mutant that would take all there are
SHARED = ["tests/playthroughs", "tests/contract"]  # by all games
IMPORTING = 30  # seconds of CPU time, at most
TRACED = 0.5  # seconds of a test: a tracer makes it slow, and by then it has been everywhere
BAR = 30

Function = tuple[str, str]  # a file, and a name in it


class Tests:
    """What pytest calls: the tests of a game are collected, the rest is left to `work`."""

    def __init__(self, key: str, work: Callable[[Tests, list[pytest.Item]], None]) -> None:
        self.key = key
        self.work = work
        self.failed = False
        self.trouble = ""

    def collect(self, folders: Sequence[str]) -> None:
        there = [folder for folder in folders if (ROOT / folder).exists()]
        if there and pytest.main([*QUIET, *there], plugins=[self]):
            raise Trouble(self.trouble or "The tests cannot be collected.")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("not all tests are there")
        items = [item for item in session.items if self.key in item.nodeid]
        for item in items:
            do_not_shrink(item)
        try:
            self.work(self, items)
        except (Trouble, KeyboardInterrupt) as trouble:
            self.trouble = str(trouble) or "Interrupted."
            raise session.Interrupted(self.trouble) from None
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def passes(self, item: pytest.Item) -> bool:
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed


class Trouble(Exception):
    """Mutants would tell nothing."""


class Measured(NamedTuple):
    passes: bool
    seconds: float
    functions: set[Function]


class Reach:
    """A tracer: which functions of a folder are called, those in others under their names."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"{folder}{os.sep}"
        self.functions: set[Function] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(self.folder):
            self.functions.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))


class Importer(SourceFileLoader):
    """Imports a module as somebody could have written it."""

    def __init__(self, module: str, path: Path, code: CodeType) -> None:
        super().__init__(module, str(path))
        self.code = code

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class Mutation:
    """The mutants of a game before its tests."""

    def __init__(self, key: str, *, jobs: int, seconds: float, short: float) -> None:
        self.key = key
        self.own = [f"tests/games/{key}"]
        self.jobs = jobs
        self.seconds = seconds
        self.short = short
        self.deadly: Counter[tuple[str, str | None, str]] = Counter()
        self.meeting = mmap.mmap(-1, 4 * jobs)  # by job: the number of the test it meets
        self.package = f"manege.games.{key}"
        self.folder = GAMES / key
        self.reach = Reach(self.folder)
        sys.settrace(self.reach)
        self.mutants = [
            mutant
            for module in rule_modules(self.package, self.folder)
            for file in [file_of(module)]
            if file not in written_of(key).get("bots", [])
            for mutant in mutants_of((self.folder / file).read_text(encoding="utf-8"), file)
        ]

    def survivors(
        self, mutants: Sequence[Mutant], tell: Callable[[int, int], None]
    ) -> list[Mutant]:
        """Those that no test kills; `tell` hears how many have met theirs, how many survive."""
        found: list[Mutant] = []

        def work(tests: Tests, items: list[pytest.Item]) -> None:
            self.prepare(tests, items)
            tell(0, 0)
            for number, (mutant, survives) in enumerate(self.met(mutants), start=1):
                if survives:
                    found.append(mutant)
                tell(number, len(found))

        Tests(self.key, work).collect(self.own + SHARED)
        return found

    def prepare(self, tests: Tests, items: list[pytest.Item]) -> None:
        sys.settrace(None)
        self.imported = self.reach.functions
        self.tests = tests
        self.items = {item.nodeid: item for item in items}
        self.measured = self.measure(items)
        if failing := [test for test, measured in self.measured.items() if not measured.passes]:
            raise Trouble(f"Fails before anything is changed: {', '.join(failing)}")
        self.functions: dict[Function, list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                code = each.__code__
                self.functions[code.co_filename, code.co_qualname].append(each)
        gc.freeze()
        some = self.mutants[0]
        if not all(survives for _, survives in self.met([replace(some, new=some.old)], anew=True)):
            raise Trouble("Modules imported anew fail before anything is changed.")

    def measure(self, items: list[pytest.Item]) -> dict[str, Measured]:
        found: dict[str, Measured] = {}
        pipes = []
        for number in range(self.jobs):
            here, there = os.pipe()
            forked(self.measure_some, items[number :: self.jobs], there)
            os.close(there)
            pipes.append(here)
        for here in pipes:
            with open(here, "rb") as pipe:
                found |= pickle.load(pipe)
            os.wait()
        return found

    def measure_some(self, items: list[pytest.Item], there: int) -> int:
        found: dict[str, Measured] = {}
        signal.signal(signal.SIGPROF, lambda *_: sys.settrace(None))
        for item in items:
            self.reach.functions = set()
            sys.settrace(self.reach)
            signal.setitimer(signal.ITIMER_PROF, TRACED)
            start = time.process_time()
            passes = self.tests.passes(item)
            sys.settrace(None)
            seconds = time.process_time() - start
            found[item.nodeid] = Measured(passes, seconds, self.reach.functions)
        with open(there, "wb") as pipe:
            pickle.dump(found, pipe)
        return 0

    def met(
        self, mutants: Sequence[Mutant], *, anew: bool = False
    ) -> Iterator[tuple[Mutant, bool]]:
        """Each with whether it survives, `jobs` of them at a time."""
        tests = ["", *self.measured]
        self.numbers = {test: number for number, test in enumerate(tests)}
        waiting = [*reversed(mutants)]
        running: dict[int, tuple[int, Mutant]] = {}
        free = [*range(self.jobs)]
        while waiting or running:
            while waiting and free:
                job, mutant = free.pop(), waiting.pop()
                running[forked(self.meet, job, mutant, anew)] = job, mutant
            process, status = os.wait()
            code = os.waitstatus_to_exitcode(status)
            job, mutant = running.pop(process)
            free.append(job)
            if code == LOST:
                raise Trouble(f"{mutant}: not to be tried.")
            if code:
                killer = tests[int.from_bytes(self.meeting[4 * job : 4 * job + 4])]
                self.deadly[mutant.file, mutant.outermost, killer] += 1
            yield mutant, code == 0

    def meet(self, job: int, mutant: Mutant, anew: bool) -> int:
        """In a process of its own: 0, or KILLED."""
        self.job = job
        self.note("")
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        path = self.folder / mutant.file
        code = mutant.code(str(path))
        function = None if mutant.outermost is None else (str(path), mutant.outermost)
        anew = anew or function is None or function in self.imported
        if function is not None and not anew and self.exchange(function, code):
            tests = self.chosen(mutant, function)
            return self.outlives(self.tests, [self.items[test] for test in tests])
        names = mutant.file.removesuffix(".py").replace("/", ".")
        module = self.package if names == "__init__" else f"{self.package}.{names}"
        return self.outlives_anew(Importer(module, path, code), self.chosen(mutant, None))

    def note(self, test: str) -> None:
        number = self.numbers.get(test, 0)
        self.meeting[4 * self.job : 4 * self.job + 4] = number.to_bytes(4)

    def exchange(self, function: Function, code: CodeType) -> bool:
        """Wherever the function is known, it is another one from now on."""
        new = {(each.co_qualname, each.co_firstlineno): each for each in codes_in(code)}
        try:
            for each in self.functions[function]:
                each.__code__ = new[each.__code__.co_qualname, each.__code__.co_firstlineno]
        except ValueError:  # it needs other variables from around it
            return False
        return bool(self.functions[function])

    def outlives_anew(self, importer: Importer, chosen: list[str]) -> int:
        survived = True

        def work(tests: Tests, items: list[pytest.Item]) -> None:
            nonlocal survived
            order = {test: number for number, test in enumerate(chosen)}
            known = [item for item in items if item.nodeid in order]
            new = [item for item in items if item.nodeid not in self.measured]
            known.sort(key=lambda item: order[item.nodeid])
            survived = self.outlives(tests, new + known) == 0

        for name in [*sys.modules]:
            if name.partition(".")[0] in ("manege", "tests"):
                del sys.modules[name]
        sys.meta_path.insert(0, importer)
        deadliest = [test.partition("::")[0] for test in chosen[:1]]
        for folders in (deadliest, self.own, SHARED):  # what is not needed is not imported
            signal.setitimer(signal.ITIMER_PROF, IMPORTING)
            try:
                Tests(self.key, work).collect(folders)
            except Trouble:
                return KILLED
            if not survived:
                return KILLED
        return 0

    def outlives(self, tests: Tests, items: list[pytest.Item]) -> int:
        """A test that takes far longer than usual is one that never ends: SIGPROF kills."""
        for item in items:
            self.note(item.nodeid)
            measured = self.measured.get(item.nodeid)
            signal.setitimer(signal.ITIMER_PROF, 1 + 10 * measured.seconds if measured else 10)
            if not tests.passes(item):
                return KILLED
        return 0

    def chosen(self, mutant: Mutant, function: Function | None) -> list[str]:
        """Those first that have killed others of the same function, or file; then quick ones, cases
        of one test in turn with others.

        All of the game's own tests; of whole games and of the contract, as many as time allows.
        """
        seconds = {
            test: measured.seconds
            for test, measured in self.measured.items()
            if measured.seconds <= self.short
            and (function is None or function in measured.functions)
        }
        cases: Counter[str] = Counter()
        turns: dict[str, float] = {}
        for test in sorted(seconds, key=lambda test: seconds[test]):
            name = test.partition("[")[0]
            cases[name] += 1
            turns[test] = cases[name] * seconds[test]
        tests: list[str] = []
        spent = 0.0
        for test in sorted(turns, key=lambda test: turns[test]):
            own = test.startswith(f"tests/games/{self.key}/")
            spent += 0 if own else seconds[test]
            if own or spent <= self.seconds:
                tests.append(test)
        killed: Counter[str] = Counter()
        for (file, place, test), number in self.deadly.items():
            if file == mutant.file:
                killed[test] += number * (len(tests) if place == mutant.outermost else 1)
        return sorted(tests, key=lambda test: -killed[test])


def rule_modules(package: str, folder: Path) -> list[str]:
    """What the contents page imports, and what that imports; but for bots, guide, trial, hints."""
    game = importlib.import_module(package).GAME
    hints = game.hints and game.hints.why
    players = [*game.bots.values(), *(each for each in (game.trial, game.guide, hints) if each)]
    bots = {player.__module__.removeprefix(f"{package}.") for player in players}
    found: set[str] = set()
    waiting = ["__init__"]
    while waiting:
        module = waiting.pop()
        file = folder / file_of(module)
        if file.exists() and module not in bots | found:
            found.add(module)
            if file.stem != "figures":  # it reaches for all that knows a figure, the bots' too
                waiting += imported_by(file, package)
    return sorted(found)


def file_of(module: str) -> str:
    return f"{module.replace('.', '/')}.py"


def imported_by(file: Path, package: str) -> Iterator[str]:
    """Modules as their package knows them: `turn`, or `variants.promo` of a folder in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            within = f"{node.module}.".removeprefix(f"{package}.")
            yield within.removesuffix(".")
            yield from (f"{within}{each.name}" for each in node.names)


def do_not_shrink(item: pytest.Item) -> None:
    """One example that fails is enough."""
    test = getattr(item, "obj", None)
    given = getattr(test, "_hypothesis_internal_use_settings", None)
    if given is not None:
        only = settings(parent=given, phases=[Phase.explicit, Phase.generate])
        vars(test)["_hypothesis_internal_use_settings"] = only


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def forked(work: Callable[..., int], *arguments: object) -> int:
    process = os.fork()
    if process:
        return process
    code = LOST
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDWR), sys.stdout.fileno())
        code = work(*arguments)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def in_another_process(*_: object, **__: object) -> None:
    pytest.skip("there the rules are as they are written")


@cache
def written_of(key: str) -> dict[str, Any]:
    file = ROOT / "tests" / "mutants" / f"{key}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def explanations(key: str) -> dict[tuple[str, str, str, str], str]:
    return {
        (each["file"], each["function"], each["before"], each["after"]): each["why"]
        for each in written_of(key).get("survivor", [])
    }


class Progress:
    """A bar where there is a terminal, else a line now and then."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.percent = 0

    def __call__(self, done: int, survive: int) -> None:
        if done == 0:
            self.start = time.monotonic()
        percent = 100 * done // self.number
        terminal = sys.stdout.isatty()
        if percent == self.percent or not (terminal or percent % 10 == 0):
            return
        self.percent = percent
        left = (time.monotonic() - self.start) * (self.number - done) / done
        bar = "█" * (BAR * done // self.number)
        line = f"{bar:░<{BAR}} {percent:3} %, {survive} survive, {left / 60:.1f} minutes left"
        print(f"\r{line}  " if terminal else line, end="" if terminal else "\n", flush=True)
        if terminal and done == self.number:
            print()


def wishes(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="mutate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("key", help="the game")
    parser.add_argument("--only", metavar="FILE", nargs="+", help="these files of it: turn.py")
    parser.add_argument("--jobs", type=int, default=2, help="so many at a time (2)")
    parser.add_argument("--seconds", type=float, default=5, help="of playthroughs and contract (5)")
    parser.add_argument(
        "--short", type=float, metavar="SECONDS", default=math.inf, help="no test that takes longer"
    )
    parser.add_argument("--again", type=Path, metavar="FILE", help="those a run has printed there")
    parser.add_argument("--sample", type=int, metavar="N", help="so many, at random")
    parser.add_argument("--seed", type=int, default=1, help="of that sample (1)")
    parser.add_argument("--limit", type=int, metavar="N", help="so many, the first ones")
    parser.add_argument("--explained", action="store_true", help="run those explained instead")
    parser.add_argument("--list", action="store_true", help="list them, run nothing")
    wish = parser.parse_args(words)
    if not (GAMES / wish.key).is_dir():
        parser.error(f"there is no game {wish.key}")
    return wish


def picked(mutants: list[Mutant], wish: argparse.Namespace) -> list[Mutant]:
    mutants = [mutant for mutant in mutants if mutant.file in (wish.only or [mutant.file])]
    if wish.again is not None:
        lines = set(wish.again.read_text(encoding="utf-8").splitlines())
        mutants = [mutant for mutant in mutants if str(mutant) in lines]
    if wish.sample is not None and wish.sample < len(mutants):
        numbers = random.Random(wish.seed).sample(range(len(mutants)), wish.sample)
        mutants = [mutants[number] for number in sorted(numbers)]
    return mutants[: wish.limit]


def main(words: Sequence[str] | None = None) -> int:
    wish = wishes(words)
    sys.path.insert(0, str(ROOT / "src"))
    subprocess.Popen.__init__ = in_another_process  # type: ignore[method-assign]
    mutation = Mutation(wish.key, jobs=wish.jobs, seconds=wish.seconds, short=wish.short)
    explained = explanations(wish.key)
    mutants = picked([m for m in mutation.mutants if (m.name in explained) is wish.explained], wish)
    if wish.list:
        print(*mutants, sep="\n")
        return 0
    start = time.monotonic()
    try:
        survivors = mutation.survivors(mutants, Progress(len(mutants))) if mutants else []
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    needless = explained.keys() - {mutant.name for mutant in mutation.mutants}
    if wish.explained:
        needless |= {mutant.name for mutant in mutants} - {mutant.name for mutant in survivors}
        survivors = []
    for mutant in sorted(survivors, key=lambda each: (each.file, each.line, each.after)):
        print(mutant)
    for file, function, before, after in sorted(needless):
        print(f"Explained, but no survivor: {file}, {function}: {before} → {after}")
    print(
        f"{len(mutants)} mutants in {time.monotonic() - start:.0f} s: {len(survivors)} survive; "
        f"{len(explained)} explained"
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
