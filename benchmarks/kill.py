"""`kill -9` of the server at many random moments of running games; prints figures as JSON.

python -m benchmarks.kill [kills] [seed]
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

from tests.server.killing import kill_often


def main() -> None:
    asked = [int(each) for each in sys.argv[1:]]
    kills, seed = (asked + [200, 1][len(asked) :])[:2]
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures = kill_often(Path(folder), kills, seed)
    print(json.dumps({**figures, "seed": seed, "seconds": round(time.perf_counter() - began, 1)}))


if __name__ == "__main__":
    main()
