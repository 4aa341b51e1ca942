"""The tests that tell soonest whether what was changed is still right: `make quick`.

    python tools/quick.py REVISION

Changed is what differs from the last revision shared with REVISION, committed or not. The tests
run on the source as it stands, the pages' first, then as many of the rules' as a minute lets: where
much was changed some are left over, and the count says so. All the others are for `make test`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NO_TESTS = 5  # pytest's word for it
SECONDS = 35  # for all tests; the checks before them and pytest's own start come on top
LEAST = 10  # for the rules' tests

# A changed path and its tests, as `pytest --about` is told them. The first that fits counts; `\1`
# is what stood in the brackets.
PROOFS = [
    (r"src/manege/games/(\w+)/", r"\1"),  # whatever names the game
    (r"src/manege/games/", "^tests/kernel/"),
    (r"src/manege/kernel/", "^tests/(kernel/|contract/.*(nim|bataille|fete|faults|cases))"),
    (r"src/manege/(arena|bots|cli|server)/", r"^tests/\1/"),
    (r"src/manege/texts/", "^tests/(test_texts|cli/)"),
    (r"src/manege/", "^tests/(kernel|arena|bots)/"),
    (r"tests/browser/|web/", ""),  # not for pure Python
    (r"tests/contract/recorded/(\w+)", r"^tests/contract/.*\1"),
    (r"tests/playthroughs/(\w+)/", r"^tests/playthroughs/.*\1"),
    (r"tests/games/(\w+)/(?!.*test_)", r"^tests/games/\1/"),
    (r"tests/(.+/)?test_\w+[.]py", r"^\g<0>"),
    (r"tests/contract/", "^tests/contract/.*(nim|bataille|fete|faults|cases)"),
    (r"tests/(\w+)/", r"^tests/\1/"),
    (r"tools/mutants[.]py", r"^tests/test_mutate"),
    (r"tools/(\w+)[.]py", r"^tests/test_\1"),
    (r"pictures/", "^tests/pictures/"),
    (r"", "^tests/test_(project|build)"),
]


def proof(path: str) -> str:
    return next(
        found.expand(tests) for pattern, tests in PROOFS if (found := re.match(pattern, path))
    )


def about(paths: list[str]) -> str:
    return "|".join(sorted({proof(path) for path in paths} - {""}))


def changed(since: str) -> list[str]:
    [base] = git("merge-base", since, "HEAD")
    committed_or_not = git("diff", "--name-only", "--no-renames", base)
    return committed_or_not + git("ls-files", "--others", "--exclude-standard")


def git(*words: str) -> list[str]:
    asked = subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return asked.stdout.splitlines()


def prove_rules(pattern: str, seconds: float) -> int:
    print(f"pytest --about '{pattern}'", flush=True)
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--ignore", "tests/browser"]
    pytest += ["--ignore", "tests/contract/test_compiled.py"]
    pytest += ["--within", str(seconds)]
    pure = {**os.environ, "PYTHONPATH": "src", "MANEGE_EXPECT": "pure"}
    ended = subprocess.run([*pytest, "--about", pattern], cwd=ROOT, env=pure).returncode
    return 0 if ended == NO_TESTS else ended


def prove_pages(since: str) -> int:
    if not (WEB / "node_modules").exists():
        print("The pages have changed, and there is nothing to test them with before `make test`.")
        return 0
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    npm = ["npm", "--prefix", str(WEB), "--silent"]
    steps = (["run", "check"], ["test", "--", "--changed", since])
    ended = [subprocess.run([*npm, *step], env={**os.environ, "PATH": path}) for step in steps]
    return max(each.returncode for each in ended)


def main(since: str) -> int:
    began = time.monotonic()
    paths = changed(since)
    failed = prove_pages(since) if any(path.startswith("web/") for path in paths) else 0
    if pattern := about(paths):
        left = SECONDS - (time.monotonic() - began)
        failed = prove_rules(pattern, max(left, LEAST)) or failed
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
