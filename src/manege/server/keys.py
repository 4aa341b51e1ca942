"""Keys — the secrets a device holds, and the codes people read to each other."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without 0 O 1 I L
CODE_LENGTH = 6
KEY_BYTES = 32
HASHED = "manege.hashed"  # in a call that another node hands on: its keys are hashed already


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> bytes:
    """What is stored of a key; keys are random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).digest()


def same(one: bytes | None, other: bytes | None) -> bool:
    """In a time that tells nothing about how much of them is alike."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(sign in SIGNS for sign in text)
