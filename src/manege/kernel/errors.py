"""Errors a person can meet; each says in one sentence what was wrong and what to do."""

from __future__ import annotations


class ManegeError(Exception):
    """What was asked for cannot be had; the sentence is for people."""


class UnknownGame(ManegeError):
    pass


class BadSetup(ManegeError):
    """A seat count, an option or a seed that the game does not have."""


class BadComponents(ManegeError):
    """A figure of a card that cannot be replaced, or not by this."""


class BadMatchFile(ManegeError):
    """A file that is no match, or not a whole one, or of another edition or other figures."""


class UndoRefused(ManegeError):
    """`reason` is a key of UNDO_REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(UNDO_REASONS[reason])
        self.reason = reason


UNDO_REASONS = {
    "nothing": "This seat has done nothing that could be undone.",
    "light": "Something hidden or random has come to light since: it cannot be unseen.",
    "acted": "Another seat has acted upon it since.",
}


class TrialEnds(ManegeError):
    """`reason` is a key of TRIAL_ENDS."""

    def __init__(self, reason: str) -> None:
        super().__init__(TRIAL_ENDS[reason])
        self.reason = reason


TRIAL_ENDS = {
    "light": "Something hidden or random would come to light: nobody can try that.",
    "others": "Others would be asked next: a trial is one's own acts only.",
}
