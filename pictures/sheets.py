"""Contact sheets of the deck, sixty pictures each with their keys.

python -m pictures.sheets docs/screenshots
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from pictures.browser import page

HERE = Path(__file__).parent
COLUMNS, ROWS = 10, 6
STYLE = """
body { margin: 6px; background: #fffaf0; display: grid; gap: 4px 6px;
       grid-template-columns: repeat(10, 1fr); font: 11px sans-serif; color: #2b2118 }
figure { margin: 0; overflow: hidden; white-space: nowrap }
img { display: block; width: 100%; aspect-ratio: 8 / 7; border-radius: 2px }
"""


def contact_sheets(folder: Path) -> None:
    """FOLDER/postcards-1.jpg and so on, in the order of the deck."""
    with tempfile.TemporaryDirectory() as name:
        deck = Path(name)
        subprocess.run(["node", HERE / "compose.mjs", deck], check=True)
        pictures = json.loads((deck / "deck.json").read_text(encoding="utf-8"))["pictures"]
        keys = [picture["key"] for picture in pictures]
        with page(1480, 890) as canvas:
            for number, first in enumerate(range(0, len(keys), COLUMNS * ROWS), start=1):
                figures = "".join(
                    f"<figure><img src='{key}.svg'>{key}</figure>"
                    for key in keys[first : first + COLUMNS * ROWS]
                )
                sheet = deck / "sheet.html"
                sheet.write_text(f"<style>{STYLE}</style>{figures}", encoding="utf-8")
                canvas.goto(sheet.as_uri())
                path = folder / f"postcards-{number}.jpg"
                canvas.screenshot(path=path, type="jpeg", quality=72, full_page=True)


if __name__ == "__main__":
    contact_sheets(Path(sys.argv[1]))
