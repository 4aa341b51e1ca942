"""The audit: what it finds in locks and files, what it asks, and that it needs nobody's answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import audit
from tools.audit import Release, Unanswered

HASH = "0123456789abcdef" * 4
LOCK = f"one-thing==1.2.3 \\\n    --hash=sha256:{HASH}\n    # via other\n"
ONE = Release("one-thing", "1.2.3", frozenset([HASH]))
PAGE = '<a href="https://files.example/one_thing-1.2.3.whl#sha256={hash}"{mark}>one_thing</a>'


def test_our_own_locks_and_files_pass() -> None:
    for lock in audit.ROOT.glob("requirements/*.lock"):
        text = lock.read_text("utf-8")
        assert audit.releases(text)
        assert [*audit.wrong_in_lock(text)] == []
    assert [*audit.given_away(audit.tracked())] == []


@pytest.mark.parametrize(
    ("lock", "told"),
    [
        (LOCK, []),
        ("one-thing>=1.2\n", ["no exact and hashed release: one-thing>=1.2"]),
        ("one-thing==1.2.3\n", ["no exact and hashed release: one-thing==1.2.3"]),
        (f"--index-url https://x.example\n{LOCK}", ["no exact and hashed release: --index-url"]),
        (LOCK.replace("sha256", "md5"), ["a weak hash: one-thing 1.2.3"]),
    ],
)
def test_a_lock_is_exact_and_hashed(lock: str, told: list[str]) -> None:
    found = [*audit.wrong_in_lock(lock)]

    assert len(found) == len(told)
    assert all(one.startswith(other) for one, other in zip(found, told, strict=True))


def test_so_is_a_lock_of_npm() -> None:
    packages = {
        "": {},
        "node_modules/good": {"integrity": "sha512-x"},
        "node_modules/weak": {"integrity": "sha1-x"},
        "node_modules/far": {"integrity": "sha512-x", "resolved": "https://x.example/far.tgz"},
    }
    wishes = {"dependencies": {"good": "1.0.0"}, "devDependencies": {"far": "^2.0.0"}}

    assert [*audit.wrong_in_npm_lock({"packages": packages}, wishes)] == [
        "no exact version: far ^2.0.0",
        "no hash: node_modules/weak",
        "names a host: node_modules/far",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "-----BEGIN " + "OPENSSH PRIVATE KEY-----",
        "AKIA" + "ABCDEFGHIJKLMNOP",
        "ghp_" + "a1B2" * 9,
        "npm_" + "a1B2" * 9,
        "xoxb-" + "1234567890-abc",
        "postgresql://club:" + "geheim@db.example/x",
        'MANEGE_ADMIN_TOKEN = "' + 'q8Zt3LmVx0RkPf7sYw2b"',
        "password: " + "Xk29fLqw0ZtRb7VhNs4d",
    ],
)
def test_what_looks_like_a_secret_is_found(line: str) -> None:
    assert len([*audit.secrets_in(f"harmless\n{line}\n")]) == 1
    assert next(audit.secrets_in(f"harmless\n{line}\n"))[0] == 2


@pytest.mark.parametrize(
    "line",
    [
        "token = secrets.token_urlsafe(KEY_BYTES)",
        'password: "${DATABASE_PASSWORD_OF_THE_CLUB}"',
        "secret_that_is_a_long_name_of_a_function(token)",
        "http://127.0.0.1:8000/t/ABCDEF",
        "Authorization: Bearer KEY",
        "postgresql://USER:WORD@HOST/NAME",
        "postgresql://club:change-me@database/club",
        "postgresql://club:whatever@127.0.0.1/club",
    ],
)
def test_what_only_speaks_of_secrets_is_none(line: str) -> None:
    assert [*audit.secrets_in(line)] == []


def test_files_that_hold_data_or_keys_are_not_tracked() -> None:
    names = ["data/manege.sqlite3", ".env", "deploy/id_rsa", "x.pem", "docs/environment.md"]
    found = [*audit.given_away(names)]

    assert [name in "\n".join(found) for name in names] == [True, True, True, True, False]


def test_a_release_that_was_withdrawn_or_is_vulnerable_is_found() -> None:
    told = {
        "urls": [{"yanked": False}],
        "vulnerabilities": [
            {"id": "X-1", "fixed_in": ["1.2.4"], "withdrawn": None},
            {"id": "X-2", "fixed_in": [], "withdrawn": "2026-01-01"},
        ],
    }

    def own(address: str) -> bytes:
        assert address == "https://x.example/pypi/one-thing/1.2.3/json"
        return json.dumps(told).encode()

    assert audit.known_of(ONE, "https://x.example/simple", own) == [
        "one-thing 1.2.3 is vulnerable: X-1 (mended in: ['1.2.4'])"
    ]
    told["urls"] = [{"yanked": True}]
    told["vulnerabilities"] = []
    assert audit.known_of(ONE, "https://x.example/simple", own) == ["one-thing 1.2.3 was withdrawn"]


@pytest.mark.parametrize(
    ("page", "withdrawn"),
    [
        (PAGE.format(hash=HASH, mark=""), False),
        (PAGE.format(hash=HASH, mark=' data-yanked="broken"'), True),
        (PAGE.format(hash="f" * 64, mark=' data-yanked=""'), False),
        ("", False),
    ],
)
def test_a_registry_without_such_answers_is_asked_for_the_projects_page(
    page: str, *, withdrawn: bool
) -> None:
    def plain(address: str) -> bytes:
        if address.endswith("/json"):
            raise Unanswered(address)
        return page.encode()

    found = audit.known_of(ONE, "https://x.example/simple", plain)

    assert bool(found) == withdrawn


def test_nobody_need_answer_and_nobody_is_asked_twice_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "ANSWERS", tmp_path / "build" / "audit.json")
    asked: list[str] = []

    def silent() -> list[str]:
        asked.append("silent")
        raise Unanswered("nobody")

    def bad() -> list[str]:
        asked.append("bad")
        return ["one-thing 1.2.3 was withdrawn"]

    assert [audit.remembered("a", "x", silent) for _ in range(2)] == [None, None]
    assert [audit.remembered("b", "x", bad) for _ in range(2)] == [
        ["one-thing 1.2.3 was withdrawn"],
        ["one-thing 1.2.3 was withdrawn"],
    ]
    audit.remembered("b", "another lock", bad)

    assert asked == ["silent", "bad", "bad"]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project in which all is well, and whose registries know nothing against it."""
    for folder in ("web", "tests/browser"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "package.json").write_text("{}")
        (tmp_path / folder / "package-lock.json").write_text('{"packages": {}}')
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "one.lock").write_text(LOCK)
    monkeypatch.setattr(audit, "ROOT", tmp_path)
    monkeypatch.setattr(audit, "ANSWERS", tmp_path / "build" / "audit.json")
    monkeypatch.setattr(audit, "tracked", list)
    monkeypatch.setattr(audit, "asked_python", lambda _: [])
    monkeypatch.setattr(audit, "asked_npm", lambda _: [])
    return tmp_path


@pytest.mark.usefixtures("elsewhere")
def test_where_all_is_well_the_check_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main() == 0
    assert capsys.readouterr().out.startswith("1 releases exact and hashed, no secret")


@pytest.mark.parametrize("wrong", ["lock", "npm", "file", "pypi", "npmjs"])
def test_whatever_is_wrong_fails_the_check(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: str
) -> None:
    if wrong == "lock":
        (elsewhere / "requirements" / "one.lock").write_text(f"{LOCK}two>=1\n")
    elif wrong == "npm":
        packages = '{"packages": {"node_modules/weak": {"integrity": "sha1-x"}}}'
        (elsewhere / "web" / "package-lock.json").write_text(packages)
    elif wrong == "file":
        monkeypatch.setattr(audit, "tracked", lambda: ["server.pem"])
    else:
        question = "asked_python" if wrong == "pypi" else "asked_npm"
        monkeypatch.setattr(audit, question, lambda _: ["one-thing 1.2.3 is vulnerable: X-1"])
    assert audit.main() == 1
    assert "releases exact" not in capsys.readouterr().out
