"""Sets the project up: an environment in .venv, the locked packages, the pages, Manège itself.

    python3 tools/install.py play | check | pages | test | bench | cluster

What is there already is left alone: a second run contacts nobody and takes no time.
Needs only Python 3.11; Node is taken from PyPI where it is missing or too old. Where tests need a
C compiler and the machine has none, zig comes from PyPI, and Python's headers from Debian's own
package, both without root. MANEGE_PURE=1 leaves the core uncompiled.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
WHEELS = ROOT / "build" / "wheel"
WEB = ROOT / "web"
OLDEST_NODE = (20, 19)
COMPILERS = (sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang")
INCLUDE = Path(sysconfig.get_path("include"))  # where Python's headers belong
HEADERS = ROOT / "build" / "headers" / INCLUDE.name  # where we unpack them if they are not there
ZIG_CACHE = ROOT / "build" / "zig"
BROWSER = ROOT / "tests" / "browser"  # brings a Chromium where the machine has none
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STATE = VENV / "manege.json"  # what is installed, as fingerprints
PATH = f"{VENV / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"  # our own Node first
HERE = f"{ROOT}, Python {sys.version_info.major}.{sys.version_info.minor}"


class Wish(NamedTuple):
    locks: list[str]
    web: bool = True  # is the browser side built?
    package: bool = True  # is Manège itself installed?
    must_compile: bool = False
    browser: bool = False  # is there a Chromium for the tests?


WISHES = {
    "play": Wish(["play"]),
    "check": Wish(["play", "dev", "nodes", "servers"], package=False, web=False),
    "pages": Wish(["play", "dev", "nodes", "servers"], package=False, browser=True),
    "test": Wish(["play", "dev", "nodes", "servers"], must_compile=True, browser=True),
    "bench": Wish(["play", "bench"], must_compile=True),
    "cluster": Wish(["play", "dev", "nodes", "servers", "cluster"], must_compile=True),
}


class Step(NamedTuple):
    name: str
    do: Callable[[], dict[str, str]]  # gives what is then remembered


SENTENCES = {
    "python": (
        "Manège demande Python 3.11 ou plus récent ; ceci est Python {version}. "
        "Essayez : make PYTHON=python3.12 …",
        "Manège needs Python 3.11 or newer; this is Python {version}. "
        "Try: make PYTHON=python3.12 …",
    ),
    "venv": (
        "Le module venv de Python manque. Sous Debian ou Ubuntu : apt install python3-venv",
        "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv",
    ),
    "no-compiler": (
        "Pas de compilateur C (sous Debian ou Ubuntu : apt install gcc python3-dev) :",
        "No C compiler (on Debian or Ubuntu: apt install gcc python3-dev):",
    ),
    "tests-need-it": (
        "les tests et les mesures en ont besoin ; « make play » s’en passe.",
        "tests and benchmarks need one; “make play” does without.",
    ),
    "pure": (
        "les règles tournent en Python pur, les mêmes, mais plus lentes.",
        "the rules run as pure Python, the same ones, only slower.",
    ),
    "not-compiled": ("La compilation a échoué :", "The compilation has failed:"),
    "failed": ("Échec de :", "This failed:"),
    "environment": ("Environnement Python dans .venv", "Python environment in .venv"),
    "packages": ("Bibliothèques", "Packages"),
    "node": ("Node, pour construire les pages", "Node, to build the pages"),
    "web-packages": ("Bibliothèques des pages", "Packages of the pages"),
    "web": ("Pages du navigateur", "Pages for the browser"),
    "chromium": ("Chromium, pour les tests", "Chromium, for the tests"),
    "zig": ("Compilateur C (zig)", "C compiler (zig)"),
    "headers": ("En-têtes C de Python", "Python’s C headers"),
    "manege": ("Manège, règles compilées", "Manège, its rules compiled"),
    "manege-pure": ("Manège, en Python pur", "Manège, as pure Python"),
}
LOCALE = next((os.environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(v)), "")


def sentence(key: str, **facts: str) -> str:
    french, english = SENTENCES[key]  # French where the terminal's language is neither
    return (english if LOCALE.startswith("en") else french).format(**facts)


def run(*command: str, **extra: str) -> str:
    """Run quietly, counting the seconds; its output in full, and the end of it all, if it fails."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**environment, **extra},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        output = None
        while output is None:
            try:
                output, _ = process.communicate(timeout=1)
            except subprocess.TimeoutExpired:
                clock.show()
    if process.returncode:
        raise SystemExit(f"\n{output}\n{sentence('failed')} {shlex.join(command)}")
    return output


class Clock:
    """The line of the current step: « 2/3 Bibliothèques … 7 s »."""

    def begin(self, line: str) -> None:
        self.line = line
        self.start = time.monotonic()
        print(f"{line} …", end="", flush=True)

    def show(self) -> None:
        if sys.stdout.isatty():
            print(f"\r{self.line} … {self.seconds()} s", end="", flush=True)

    def end(self) -> None:
        start = "\r" + self.line + " …" if sys.stdout.isatty() else ""
        print(f"{start} {self.seconds()} s", flush=True)

    def seconds(self) -> int:
        return round(time.monotonic() - self.start)


clock = Clock()


def fingerprint(*files: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return total.hexdigest()


def known() -> dict[str, str]:
    """What is installed; nothing, if .venv was made elsewhere or by another Python."""
    try:
        facts: dict[str, str] = json.loads(STATE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        facts = {"environment": HERE} if is_environment() else {}
    return facts if facts.get("environment") == HERE and Path(PYTHON).exists() else {}


def is_environment() -> bool:
    """Is .venv, though we did not make it, one of this Python, with pip in it?"""
    question = "import pip, sys; print(sys.version_info[:2])"
    try:
        answer = subprocess.run([PYTHON, "-c", question], capture_output=True, text=True)
    except OSError:
        return False
    return answer.stdout.strip() == str(sys.version_info[:2])


def compiler_on_path() -> str | None:
    """The machine's own C compiler: the one asked for, else Python's, else any."""
    asked = os.environ.get("CC")
    return next(filter(compiles, [asked] if asked else COMPILERS), None)


def compiles(compiler: str) -> bool:
    """Does it work? gcc can be there without the headers of the C library."""
    try:
        tried = subprocess.run(
            [*shlex.split(compiler), "-E", "-"], input=b"#include <stdlib.h>", capture_output=True
        )
    except OSError:
        return False
    return tried.returncode == 0


def has_headers() -> bool:
    return (INCLUDE / "Python.h").exists()


def has_debian_python() -> bool:
    """Then Debian has its headers too."""
    return INCLUDE.parent == Path("/usr/include") and shutil.which("apt-get") is not None


def toolchain() -> dict[str, str]:
    """What the build is told: the compiler, and where Python's headers are."""
    told: dict[str, str] = {}
    found = compiler_on_path()
    if found is None:  # for any processor of the kind, as gcc does; without gcc's linker options
        told["CC"] = shlex.join([PYTHON, "-m", "ziglang", "cc", "-mcpu=baseline"])
        told["LDSHARED"] = f"{told['CC']} -shared"
        told["ZIG_GLOBAL_CACHE_DIR"] = str(ZIG_CACHE)
    elif found != COMPILERS[0]:
        told["CC"] = found
    if not has_headers():
        told["CPPFLAGS"] = shlex.join([f"-I{HEADERS}", f"-I{HEADERS / INCLUDE.name}"])
    return told


def files_in(folder: Path) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not re.search("__pycache__|/[.]", str(path.relative_to(ROOT)))
    ]


def sources() -> list[Path]:
    """What Manège's wheel is made of, but for the browser side."""
    root = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "LICENSE"]
    return [*files_in(ROOT / "src"), *root]


def web_sources() -> list[Path]:
    """What the browser side is made of; it reads the games' texts and composes pictures too."""
    texts = [path for path in files_in(ROOT / "src") if path.suffix == ".ftl"]
    root = [path for path in sorted(WEB.iterdir()) if path.is_file()]
    folders = [WEB / "src", WEB / "public", ROOT / "pictures"]
    return [*(path for folder in folders for path in files_in(folder)), *root, *texts]


def node_on_path() -> str | None:
    """The version of a Node that is new enough, with its npm; our own in .venv counts."""
    if shutil.which("npm", path=PATH) is None:
        return None
    try:
        asked = subprocess.run(
            ["node", "--version"], capture_output=True, text=True, env={**os.environ, "PATH": PATH}
        )
    except OSError:
        return None
    version = asked.stdout.strip().removeprefix("v")
    numbers = tuple(int(part) for part in version.split(".") if part.isdecimal())
    return version if numbers >= OLDEST_NODE else None


def make_environment() -> dict[str, str]:
    if importlib.util.find_spec("ensurepip"):
        run(sys.executable, "-m", "venv", "--clear", str(VENV))
    elif importlib.util.find_spec("virtualenv"):
        run(sys.executable, "-m", "virtualenv", "--clear", str(VENV))
    else:
        raise SystemExit("\n" + sentence("venv"))
    return {"environment": HERE}


def install_packages(locks: dict[str, str]) -> dict[str, str]:
    pip_install("--require-hashes", *(f"-rrequirements/{lock}.lock" for lock in locks))
    return locks


def install_node() -> dict[str, str]:
    return install_packages({"node": fingerprint(ROOT / "requirements" / "node.lock")})


def install_zig() -> dict[str, str]:
    with hint_on_failure():
        return install_packages({"zig": fingerprint(ROOT / "requirements" / "zig.lock")})


def install_headers() -> dict[str, str]:
    """Debian's own package, by an apt that keeps its lists with us: that needs no root."""
    HEADERS.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=HEADERS.parent) as folder, hint_on_failure():
        lists = [f"-oDir::State={folder}", f"-oDir::Cache={folder}", "-oAcquire::Languages=none"]
        apt = ["env", f"--chdir={folder}", "apt-get", "-oAPT::Sandbox::User=root", *lists]
        run(*apt, "update")
        run(*apt, "download", f"lib{INCLUDE.name}-dev")
        run("sh", "-c", 'dpkg-deb -x "$0"/*.deb "$0"', folder)
        shutil.move(f"{folder}/usr/include", HEADERS)
    return {}


@contextmanager
def hint_on_failure() -> Iterator[None]:
    try:
        yield
    except SystemExit as error:
        raise SystemExit(f"{error}\n\n{no_compiler_for_tests()}") from None


def no_compiler_for_tests() -> str:
    return f"{sentence('no-compiler')} {sentence('tests-need-it')}"


def install_web_packages() -> dict[str, str]:
    npm(WEB, *CLEAN_INSTALL)
    return {"web-packages": fingerprint(WEB / "package-lock.json")}


def build_web() -> dict[str, str]:
    npm(WEB, "run", "--silent", "build")
    return {"web": fingerprint(*web_sources())}


def install_chromium() -> dict[str, str]:
    npm(BROWSER, *CLEAN_INSTALL)
    return {"chromium": fingerprint(BROWSER / "package-lock.json")}


CLEAN_INSTALL = ("ci", "--no-audit", "--no-fund", "--loglevel=error")


def npm(folder: Path, *what: str) -> None:
    run("npm", "--prefix", str(folder), *what, PATH=PATH)


def install_manege(*, pure: bool, must_compile: bool) -> dict[str, str]:
    source = package_fingerprint()
    shutil.rmtree(WHEELS, ignore_errors=True)
    wish = {"MANEGE_PURE": "1"} if pure else toolchain()
    if must_compile and not pure:
        wish["MANEGE_EXPECT"] = "compiled"
    said = run(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", str(WHEELS), **wish)
    [wheel] = WHEELS.glob("*.whl")
    pip_install("--no-index", "--no-deps", "--force-reinstall", str(wheel))
    build = "compiled"
    if wheel.name.endswith("-none-any.whl"):
        build = "pure" if pure else "failed"
    if build == "failed":
        print(f"\n{said}", end="")
    return {"manege": f"{source} {build}"}


def package_fingerprint() -> str:
    """Of all that goes into the wheel; the pages are part of it."""
    return fingerprint(*sources(), *web_sources())


def pip_install(*what: str) -> None:
    run(PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", *what)


def steps_to(wish: Wish, *, pure: bool) -> Iterator[Step]:
    """What is still to do."""
    facts = known()
    if not facts:
        yield Step("environment", make_environment)
    locks = {lock: fingerprint(ROOT / "requirements" / f"{lock}.lock") for lock in wish.locks}
    missing = {lock: value for lock, value in locks.items() if facts.get(lock) != value}
    if missing:
        yield Step("packages", partial(install_packages, missing))
    if wish.web:
        yield from steps_to_the_web(facts)
    if wish.browser and not any(map(shutil.which, CHROMIUMS)):
        lock = fingerprint(BROWSER / "package-lock.json")
        if facts.get("chromium") != lock or not (BROWSER / "node_modules").exists():
            yield Step("chromium", install_chromium)
    if wish.package:
        builds = ["pure"] if pure else ["compiled"] if wish.must_compile else ["compiled", "failed"]
        if facts.get("manege") not in [f"{package_fingerprint()} {build}" for build in builds]:
            if not pure:
                yield from steps_to_a_compiler(facts)
            yield Step(
                "manege-pure" if pure else "manege",
                partial(install_manege, pure=pure, must_compile=wish.must_compile),
            )


def steps_to_the_web(facts: dict[str, str]) -> Iterator[Step]:
    lock = fingerprint(WEB / "package-lock.json")
    has_packages = facts.get("web-packages") == lock and (WEB / "node_modules").exists()
    is_built = facts.get("web") == fingerprint(*web_sources()) and (WEB / "dist").exists()
    if not (has_packages and is_built) and node_on_path() is None:
        yield Step("node", install_node)
    if not has_packages:
        yield Step("web-packages", install_web_packages)
    if not is_built:
        yield Step("web", build_web)


def steps_to_a_compiler(facts: dict[str, str]) -> Iterator[Step]:
    lock = fingerprint(ROOT / "requirements" / "zig.lock")
    if facts.get("zig") != lock and compiler_on_path() is None:
        yield Step("zig", install_zig)
    if not has_headers() and not HEADERS.exists():
        yield Step("headers", install_headers)


def install(wish: Wish) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever starts it may have an older one)
        raise SystemExit(sentence("python", version=sys.version.split()[0]))
    pure = bool(os.environ.get("MANEGE_PURE"))
    if wish.package and not pure:
        lacking = [step.name for step in steps_to_a_compiler(known())]
        if "headers" in lacking and wish.must_compile and not has_debian_python():
            raise SystemExit(no_compiler_for_tests())
        pure = bool(lacking) and not wish.must_compile
    steps = list(steps_to(wish, pure=pure))
    for number, step in enumerate(steps, start=1):
        clock.begin(f"{number}/{len(steps)} {sentence(step.name)}")
        facts = {**known(), **step.do()}
        STATE.write_text(json.dumps(facts, indent=1), encoding="utf-8")
        clock.end()
    if wish.package and known()["manege"].endswith("failed"):
        print(sentence("not-compiled"), sentence("pure"))
    elif pure and not os.environ.get("MANEGE_PURE"):
        print(sentence("no-compiler"), sentence("pure"))


if __name__ == "__main__":
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal has all our signs
    try:
        install(WISHES[sys.argv[1]])
    except KeyboardInterrupt:
        sys.exit("")
