"""`tools/install.py`: it does what is missing, in order, and nothing twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import install


class Machine:
    """Stands in for everything that would be run; remembers what was."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ran: list[str] = []
        self.wheel = "manege-0-cp311-cp311-linux_x86_64.whl"
        self.missing = "nothing"

    def run(self, *command: str, **environment: str) -> str:
        asked = [f"{key}={value}" for key, value in environment.items()]
        if "venv" in command:
            python = self.root / ".venv" / "bin" / "python"
            python.parent.mkdir(parents=True)
            python.touch()
            self.ran.append("venv")
        elif "hatchling" in command:
            (self.root / "build" / "wheel").mkdir(parents=True)
            (self.root / "build" / "wheel" / self.wheel).touch()
            self.ran.append(" ".join(["wheel", *asked]))
        elif "npm" in command:
            folder = Path(command[2])
            (folder / ("node_modules" if "ci" in command else "dist")).mkdir(exist_ok=True)
            self.ran.append(f"npm {'ci' if 'ci' in command else 'run build'} {folder.name}")
        elif "apt-get" in command:
            self.ran.append(" ".join(["apt-get", *(w for w in command[3:] if w[0] != "-")]))
        elif "sh" in command:
            (Path(command[-1]) / "usr" / "include").mkdir(parents=True)
            self.ran.append("unpack")
        else:
            self.ran.append(" ".join(["pip", *(Path(word).name for word in command[6:])]))
        if self.missing in self.ran[-1]:
            raise SystemExit("no network")
        return ""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A fresh clone on a machine with a compiler."""
    for name in (
        "src/manege/a.py",
        "src/manege/texts/fr.ftl",
        "web/src/main.ts",
        "web/public/robots.txt",
        "web/package-lock.json",
        "tests/browser/package-lock.json",
        "pyproject.toml",
        "hatch_build.py",
        "LICENSE",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    (tmp_path / "requirements").mkdir()
    for lock in ("play", "dev", "bench", "cluster", "node", "nodes", "servers", "zig"):
        (tmp_path / "requirements" / f"{lock}.lock").touch()
    machine = Machine(tmp_path)
    monkeypatch.setattr(install, "ROOT", tmp_path)
    monkeypatch.setattr(install, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(install, "PYTHON", str(tmp_path / ".venv" / "bin" / "python"))
    monkeypatch.setattr(install, "WEB", tmp_path / "web")
    monkeypatch.setattr(install, "BROWSER", tmp_path / "tests" / "browser")
    monkeypatch.setattr(install, "CHROMIUMS", ["python3"])
    monkeypatch.setattr(install, "node_on_path", lambda: "20.19.0")
    monkeypatch.setattr(install, "WHEELS", tmp_path / "build" / "wheel")
    monkeypatch.setattr(install, "STATE", tmp_path / ".venv" / "manege.json")
    monkeypatch.setattr(install, "HERE", "here")
    monkeypatch.setattr(install, "LOCALE", "en_GB.UTF-8")
    monkeypatch.setattr(install, "run", machine.run)
    monkeypatch.setattr(install, "COMPILERS", ["gcc-of-python", "cc"])
    monkeypatch.setattr(install, "INCLUDE", Path("/usr/include/python3.11"))
    monkeypatch.setattr(install, "HEADERS", tmp_path / "build" / "headers" / "python3.11")
    monkeypatch.setattr(install, "ZIG_CACHE", tmp_path / "build" / "zig")
    monkeypatch.setattr(install, "compiles", lambda compiler: True)
    monkeypatch.setattr(install, "has_headers", lambda: True)
    monkeypatch.setattr(install, "has_debian_python", lambda: True)
    monkeypatch.delenv("MANEGE_PURE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    return machine


@pytest.fixture
def bare(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """The same without a compiler and without Python's headers."""
    monkeypatch.setattr(install, "compiles", lambda compiler: False)
    monkeypatch.setattr(install, "has_headers", lambda: False)
    return machine


def ran(machine: Machine, wish: str) -> list[str]:
    machine.ran.clear()
    install.install(install.WISHES[wish])
    return [*machine.ran]


PURE = "manege-0-py3-none-any.whl"
PAGES = ["npm ci web", "npm run build web"]
ZIG = ["pip --require-hashes zig.lock"]
HEADERS = ["apt-get update", "apt-get download libpython3.11-dev", "unpack"]
EXPECTED = "MANEGE_EXPECT=compiled"
HINT = r"apt install gcc python3-dev\): tests .* need one"
MANEGE = [
    "wheel",
    "pip --no-index --no-deps --force-reinstall manege-0-cp311-cp311-linux_x86_64.whl",
]


def test_a_fresh_clone_gets_all_and_a_second_start_does_nothing(machine: Machine) -> None:
    assert ran(machine, "play") == ["venv", "pip --require-hashes play.lock", *PAGES, *MANEGE]
    assert ran(machine, "play") == []


def test_each_step_is_told_with_its_number(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    ran(machine, "play")

    assert capsys.readouterr().out.splitlines() == [
        "1/5 Python environment in .venv … 0 s",
        "2/5 Packages … 0 s",
        "3/5 Packages of the pages … 0 s",
        "4/5 Pages for the browser … 0 s",
        "5/5 Manège, its rules compiled … 0 s",
    ]


def test_a_change_of_the_source_builds_anew_and_installs_no_package(machine: Machine) -> None:
    ran(machine, "play")
    (machine.root / "src" / "manege" / "a.py").write_text("new", encoding="utf-8")

    assert ran(machine, "play") == MANEGE


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/manege/texts/fr.ftl"])
def test_a_change_of_a_page_or_a_text_builds_the_pages_anew(machine: Machine, name: str) -> None:
    ran(machine, "play")
    (machine.root / name).write_text("new", encoding="utf-8")

    assert ran(machine, "play") == ["npm run build web", *MANEGE]


def test_without_node_it_comes_from_the_lock(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "node_on_path", lambda: None)

    assert ran(machine, "play")[2:4] == ["pip --require-hashes node.lock", "npm ci web"]
    assert ran(machine, "play") == []


def test_only_the_tests_get_a_chromium_and_only_where_there_is_none(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "npm ci browser" not in ran(machine, "test")
    monkeypatch.setattr(install, "CHROMIUMS", ["no-such-browser"])

    assert ran(machine, "play") == []
    assert ran(machine, "test") == ["npm ci browser"]
    assert ran(machine, "test") == []


def test_a_change_of_a_lock_installs_its_packages(machine: Machine) -> None:
    ran(machine, "play")
    (machine.root / "requirements" / "play.lock").write_text("new", encoding="utf-8")

    assert ran(machine, "play") == ["pip --require-hashes play.lock"]


def test_another_place_or_python_means_another_environment(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran(machine, "play")
    (machine.root / ".venv" / "bin" / "python").unlink()
    (machine.root / ".venv" / "bin").rmdir()
    monkeypatch.setattr(install, "HERE", "there")

    assert ran(machine, "play")[0] == "venv"


def test_without_a_compiler_one_plays_at_once_and_is_told_so(
    bare: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    bare.wheel = PURE

    assert ran(bare, "play")[2:-1] == [*PAGES, "wheel MANEGE_PURE=1"]
    assert ran(bare, "play") == []
    assert capsys.readouterr().out.splitlines()[-1] == (
        "No C compiler (on Debian or Ubuntu: apt install gcc python3-dev): "
        "the rules run as pure Python, the same ones, only slower."
    )


def test_once_a_compiler_is_there_the_rules_are_compiled(
    bare: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled, bare.wheel = bare.wheel, PURE
    ran(bare, "play")
    monkeypatch.setattr(install, "compiles", lambda compiler: True)
    monkeypatch.setattr(install, "has_headers", lambda: True)
    bare.wheel = compiled

    assert ran(bare, "play") == MANEGE


def test_tests_bring_a_compiler_and_headers_and_playing_then_uses_them(
    bare: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    zig = f"{bare.root}/.venv/bin/python -m ziglang cc -mcpu=baseline"
    headers = f"{bare.root}/build/headers/python3.11"
    told = (
        f"CC={zig} LDSHARED={zig} -shared ZIG_GLOBAL_CACHE_DIR={bare.root}/build/zig "
        f"CPPFLAGS=-I{headers} -I{headers}/python3.11"
    )

    assert ran(bare, "test")[4:] == [*ZIG, *HEADERS, f"wheel {told} {EXPECTED}", MANEGE[1]]
    assert "5/7 C compiler (zig) … 0 s\n6/7 Python’s C headers … 0 s" in capsys.readouterr().out
    assert ran(bare, "test") == []
    assert ran(bare, "play") == []
    (bare.root / "src" / "manege" / "a.py").write_text("new", encoding="utf-8")
    assert ran(bare, "play") == [f"wheel {told}", MANEGE[1]]


def test_the_machines_compiler_goes_first_and_only_headers_come(
    bare: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "compiles", lambda compiler: True)
    headers = f"{bare.root}/build/headers/python3.11"

    assert ran(bare, "test")[4:] == [
        *HEADERS,
        f"wheel CPPFLAGS=-I{headers} -I{headers}/python3.11 {EXPECTED}",
        MANEGE[1],
    ]


def test_where_python_has_its_headers_only_a_compiler_comes(
    bare: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "has_headers", lambda: True)

    done = ran(bare, "test")

    assert done[4:5] == ZIG
    assert "CPPFLAGS" not in done[5]


@pytest.mark.parametrize(
    ("asked", "works", "told"),
    [
        ("", ["gcc-of-python", "cc"], {}),
        ("", ["cc"], {"CC": "cc"}),
        ("my-cc -m64", ["gcc-of-python", "cc", "my-cc -m64"], {"CC": "my-cc -m64"}),
    ],
)
def test_a_compiler_is_the_one_asked_for_or_pythons_or_any(
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    asked: str,
    works: list[str],
    told: dict[str, str],
) -> None:
    monkeypatch.setenv("CC", asked)
    monkeypatch.setattr(install, "compiles", works.__contains__)

    assert install.toolchain() == told


def test_a_compiler_counts_if_it_works() -> None:
    assert install.compiles("true")
    assert not install.compiles("false")
    assert not install.compiles("no-such-compiler")


def test_without_compiler_and_debian_tests_fail_with_a_hint_at_once(
    bare: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "has_debian_python", lambda: False)

    with pytest.raises(SystemExit, match=HINT):
        ran(bare, "test")
    assert bare.ran == []


@pytest.mark.parametrize("missing", ["zig.lock", "apt-get update", "apt-get download"])
def test_a_compiler_that_cannot_be_had_is_told_with_the_hint(bare: Machine, missing: str) -> None:
    bare.missing = missing

    with pytest.raises(SystemExit, match=rf"(?s)no network.*{HINT}"):
        ran(bare, "test")
    assert not (bare.root / "build" / "headers" / "python3.11").exists()


def test_a_compilation_that_failed_is_good_enough_for_playing_only(machine: Machine) -> None:
    machine.wheel = PURE
    ran(machine, "play")

    assert ran(machine, "play") == []
    assert "wheel MANEGE_EXPECT=compiled" in ran(machine, "test")


def test_without_venv_there_is_one_sentence(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    with pytest.raises(SystemExit, match="apt install python3-venv"):
        ran(machine, "play")
