"""Measures Noto's drawings: where in its box each is seen, and its main colour.

    python -m pictures.measure

Writes pictures/boxes.json for all drawings that recipes.txt names; compose.mjs reads it. To be run
when a recipe names a new one. Wants a Chromium and the packages of web/.
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

from pictures.browser import page

HERE = Path(__file__).parent
NOTO = HERE.parent / "web" / "node_modules" / "@iconify-json" / "noto" / "icons.json"

# Two pixels a unit; what is nearly transparent does not count. The main colour is the mean of the
# fullest of 4 × 4 × 4 boxes of the colour space.
MEASURE = """async (body) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="256"
    height="256">${body}</svg>`;
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, 256, 256);
  let [left, top, right, bottom] = [256, 256, 0, 0];
  const sums = Array.from({ length: 64 }, () => [0, 0, 0, 0]);
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b, opacity] = data.subarray(i, i + 4);
    if (opacity < 40) continue;
    const [x, y] = [(i / 4) % 256, Math.floor(i / 1024)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    const sum = sums[((r >> 6) * 4 + (g >> 6)) * 4 + (b >> 6)];
    [r, g, b, 1].forEach((value, n) => (sum[n] += value));
  }
  const [r, g, b, n] = sums.sort((one, other) => other[3] - one[3])[0];
  const hex = [r, g, b].map((v) => Math.round(v / n).toString(16).padStart(2, '0')).join('');
  return { box: [left, top, right, bottom].map((v) => v / 2), colour: `#${hex}` };
}"""


def names() -> list[str]:
    """All drawings of the recipes."""
    rows = (HERE / "recipes.txt").read_text(encoding="utf-8").splitlines()
    subjects = [row.split("|")[4] for row in rows if row and not row.startswith("#")]
    return sorted({subject.split()[0] for row in subjects for subject in row.split(";")})


def measured(canvas: Page) -> dict[str, object]:
    noto = json.loads(NOTO.read_text(encoding="utf-8"))
    parents = {name: alias["parent"] for name, alias in noto["aliases"].items()}
    known = [name for name in names() if parents.get(name, name) in noto["icons"]]
    bodies = {name: noto["icons"][parents.get(name, name)]["body"] for name in known}
    return {name: canvas.evaluate(MEASURE, body) for name, body in bodies.items()}


def main() -> None:
    with page() as canvas:
        boxes = measured(canvas)
    rows = [f"{json.dumps(name)}: {json.dumps(facts)}" for name, facts in boxes.items()]
    (HERE / "boxes.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
