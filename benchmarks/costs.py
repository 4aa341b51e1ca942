"""What single calls cost the server, in milliseconds of its processor time.

    python -m benchmarks.costs

Within the usual limits of one address; processor time hardly depends on what else a machine does.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable

import httpx

from benchmarks.hostile import served
from benchmarks.load import cpu_of
from tests.server.running import opened

TIMES = 25
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def main() -> None:
    chance = random.Random(1)

    def host(letters: int) -> dict[str, str]:
        return {"host": "".join(chance.choices(LETTERS, k=letters))}

    with tempfile.TemporaryDirectory() as data:
        process, at = served(data)
        with httpx.Client(base_url=f"http://{at}", timeout=60) as http:
            code = opened(http, at, 3).code
            lobby, picture = f"/api/tables/{code}", f"/api/tables/{code}/qr.svg"
            kinds: dict[str, tuple[str, Callable[[], dict[str, str]]]] = {
                "lobby": (lobby, dict),
                "qr.svg, 2,000 letters": (picture, lambda: host(2000)),
                "qr.svg, 255 letters": (picture, lambda: host(255)),
                "qr.svg, the same again": (picture, dict),
                "/api/docs": ("/api/docs", dict),
            }
            for name, (path, headers) in kinds.items():
                http.get(path, headers=headers())
                used = cpu_of(process.pid)
                answers = [http.get(path, headers=headers()).status_code for _ in range(TIMES)]
                cost = round(1000 * (cpu_of(process.pid) - used) / TIMES, 1)
                print(json.dumps({name: cost, "status": sorted(set(answers))}), flush=True)
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
