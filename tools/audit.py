"""What we depend on, and what we give away by mistake: `python -m tools.audit` of `make check`.

Without a network it says so and looks at what lies here: locks and tracked files. Where the
registries answer it also asks, once a day, whether a locked release was withdrawn or is known to be
vulnerable. docs/hosting.md says what it does not find.
"""

from __future__ import annotations

import hashlib
import html
import importlib
import json
import math
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ANSWERS = ROOT / "build" / "audit.json"
DAY, HOUR = 86_400, 3600
PATIENCE = 10.0  # seconds for an answer
NPM_PATIENCE = 60.0
AT_ONCE = 12
OWN_HOSTS = re.compile(r"^(https?:|git\+|file:|ssh:)")
PIN = re.compile(
    r"^([a-z0-9][a-z0-9.-]*)==([^ \\;]+)([^\\\n]*)\\\n((?:    --hash=.*\n)+)", re.MULTILINE
)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})\b")
LINK = re.compile(r"<a\s([^>]*)>", re.IGNORECASE)

SECRETS = {
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY( BLOCK)?-----",
    "a key of AWS": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "a token of GitHub": r"\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50,})",
    "a token of GitLab": r"\bglpat-[A-Za-z0-9_-]{20}",
    "a token of Slack": r"\bxox[abeoprs]-[A-Za-z0-9-]{10,}",
    "a token of a package registry": r"\b(?:pypi-AgE[A-Za-z0-9_-]{40,}|npm_[A-Za-z0-9]{36}\b)",
    "a key of an API": r"\b(?:sk|rk|pk)[-_](?:live|proj|ant)[-_][A-Za-z0-9_-]{16,}",
    "a signed token": r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.",
    # but for those that stand for one, and those of this machine
    "a password in an address": r"\b[a-z][a-z0-9+.-]*://[^\s/:@'\"{}<>$]+:(?!change-me@|[A-Z]+@)"
    r"[^\s/@'\"{}<>$]{3,}@(?!127[.]|localhost|\[)[\w.-]",
}
NAMED = re.compile(
    r"(?i)(?:passw(?:or)?d|secret|token|api_?key|private_?key)['\"]?\s*[:=]\s*"
    r"['\"]?([A-Za-z0-9+/_=-]{20,})(?![A-Za-z0-9+/_=-])"
)
LEAST_CHANCE = 3.7  # bits a sign: words have less
NEVER_TRACKED = re.compile(
    r"(?:^|/)(?:\.env(?!\.example)[^/]*|id_(?:rsa|ed25519|ecdsa)|[^/]*\.(?:sqlite3?(?:-wal)?|db|pem|p12|pfx))$"
)


class Release(NamedTuple):
    name: str
    version: str
    hashes: frozenset[str]

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


class Unanswered(Exception):
    """The registry cannot be asked, or does not know such questions."""


# What lies here


def releases(lock: str) -> list[Release]:
    return [
        Release(name, version, frozenset(HASH.findall(hashes)))
        for name, version, _, hashes in PIN.findall(lock)
    ]


def wrong_in_lock(lock: str) -> Iterator[str]:
    """What is no exact, hashed release."""
    rest = PIN.sub("", lock)
    for line in rest.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            yield f"no exact and hashed release: {line.strip()}"
    for name, version, _, hashes in PIN.findall(lock):
        if len(HASH.findall(hashes)) != hashes.count("--hash="):
            yield f"a weak hash: {name} {version}"


def wrong_in_npm_lock(lock: dict[str, Any], wishes: dict[str, Any]) -> Iterator[str]:
    for kind in ("dependencies", "devDependencies", "optionalDependencies"):
        for name, version in wishes.get(kind, {}).items():
            if not re.fullmatch(r"\d[\w.+-]*", version):
                yield f"no exact version: {name} {version}"
    for path, package in lock["packages"].items():
        if not path or package.get("link"):
            continue
        if "sha512-" not in package.get("integrity", ""):
            yield f"no hash: {path}"
        if OWN_HOSTS.match(package.get("resolved", "")):
            yield f"names a host: {path}"


def secrets_in(text: str) -> Iterator[tuple[int, str]]:
    """The lines and what looks like it."""
    for number, line in enumerate(text.splitlines(), start=1):
        for what, pattern in SECRETS.items():
            if re.search(pattern, line):
                yield number, what
        for value in NAMED.findall(line):
            if is_chance(value):
                yield number, "a secret by its name"


def is_chance(value: str) -> bool:
    """Digits, capitals and small letters without much order."""
    kinds = [r"\d", "[a-z]", "[A-Z]"]
    length = len(value)
    bits = -sum(n / length * math.log2(n / length) for n in Counter(value).values())
    return bits >= LEAST_CHANCE and all(re.search(kind, value) for kind in kinds)


def tracked() -> list[str]:
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [name for name in told.stdout.decode().split("\0") if name]


def given_away(names: list[str]) -> Iterator[str]:
    for name in names:
        if NEVER_TRACKED.search(name):
            yield f"{name} belongs into no repository"
        file = ROOT / name
        if file.is_file() and b"\0" not in (content := file.read_bytes())[:4096]:
            for line, what in secrets_in(content.decode("utf-8", "replace")):
                yield f"{name}:{line} looks like {what}"


# What the registries know


def index() -> str:
    """Where pip itself asks."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        capture_output=True,
        text=True,
    )
    usual = str(importlib.import_module("pip._internal.models.index").PyPI.simple_url)
    return (os.environ.get("PIP_INDEX_URL") or asked.stdout.strip() or usual).rstrip("/")


def fetched(address: str) -> bytes:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except (OSError, urllib.error.URLError, ValueError):
        raise Unanswered(address) from None


def known_of(release: Release, simple: str, fetch: Callable[[str], bytes]) -> list[str]:
    """What the registry says against it: of this one release, else on its project's page."""
    try:
        told = json.loads(
            fetch(f"{simple.removesuffix('/simple')}/pypi/{release.name}/{release.version}/json")
        )
        found = [
            f"{release} is vulnerable: {each.get('id')} (mended in: {each.get('fixed_in')})"
            for each in told.get("vulnerabilities", [])
            if not each.get("withdrawn")
        ]
        is_yanked = bool(told["urls"]) and all(each["yanked"] for each in told["urls"])
        return [*found, *([f"{release} was withdrawn"] if is_yanked else [])]
    except (Unanswered, ValueError, KeyError):
        page = fetch(f"{simple}/{release.name}/").decode("utf-8", "replace")
        return [f"{release} was withdrawn"] if is_withdrawn(release, page) else []


def is_withdrawn(release: Release, page: str) -> bool:
    """Every file of ours there is marked."""
    links = [html.unescape(link) for link in LINK.findall(page)]
    ours = [link for link in links if any(each in link for each in release.hashes)]
    return bool(ours) and all("data-yanked" in link for link in ours)


def asked_python(known: list[Release]) -> list[str]:
    simple = index()
    known_of(known[0], simple, fetched)  # nobody there: said once
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return [
            one
            for found in pool.map(lambda r: known_of(r, simple, fetched), known)
            for one in found
        ]


def asked_npm(folder: Path) -> list[str]:
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    command = ["npm", "audit", "--package-lock-only", "--json", "--fetch-retries=0"]
    try:
        said = subprocess.run(
            command,
            cwd=folder,
            capture_output=True,
            timeout=NPM_PATIENCE,
            env={**os.environ, "PATH": path},
        )
        told = json.loads(said.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        raise Unanswered("npm") from None
    if "vulnerabilities" not in told:
        raise Unanswered("npm")
    return [
        f"{folder.name}: {name} is vulnerable ({each['severity']})"
        for name, each in told["vulnerabilities"].items()
        if each["severity"] in ("high", "critical")
    ]


def remembered(question: str, about: str, ask: Callable[[], list[str]]) -> list[str] | None:
    """Today's answer; None if there was none within the hour."""
    try:
        answers = json.loads(ANSWERS.read_text("utf-8"))
    except (OSError, ValueError):
        answers = {}
    old = answers.get(question, {})
    age = time.time() - old.get("at", 0)
    if old.get("about") == about and age < (HOUR if old["found"] is None else DAY):
        return None if old["found"] is None else [*old["found"]]
    try:
        found: list[str] | None = ask()
    except Unanswered:
        found = None
    answers[question] = {"about": about, "at": time.time(), "found": found}
    ANSWERS.parent.mkdir(exist_ok=True)
    ANSWERS.write_text(json.dumps(answers), "utf-8")
    return found


def main() -> int:
    locks = sorted(ROOT.glob("requirements/*.lock"))
    npm_locks = [ROOT / "web", ROOT / "tests" / "browser"]
    bad = [
        f"{lock.name}: {what}" for lock in locks for what in wrong_in_lock(lock.read_text("utf-8"))
    ]
    for folder in npm_locks:
        lock, wishes = (
            json.loads((folder / f"package{x}.json").read_text()) for x in ("-lock", "")
        )
        bad += [f"{folder.name}: {what}" for what in wrong_in_npm_lock(lock, wishes)]
    bad += given_away(tracked())

    found = {one for lock in locks for one in releases(lock.read_text("utf-8"))}
    known = sorted(found)
    questions: dict[str, tuple[list[Path], Callable[[], list[str]]]] = {
        "packages from PyPI": (locks, lambda: asked_python(known))
    }
    for folder in npm_locks:
        where = [folder / "package-lock.json"]
        questions[f"packages of {folder.name} from npm"] = (where, partial(asked_npm, folder))
    for question, (files, ask) in questions.items():
        about = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
        answer = remembered(question, about, ask)
        if answer is None:
            print(f"{question}: not looked at, the registry does not answer")
        bad += answer or []
    print("\n".join(bad) or f"{len(known)} releases exact and hashed, no secret in tracked files")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
