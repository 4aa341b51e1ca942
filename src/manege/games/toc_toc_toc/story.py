"""Le récit — what is told of an evening, and to whom (TT-2, TT-6, TT-11, TT-16, TT-R5)."""

from __future__ import annotations

from typing import Final

from manege.kernel.story import ALL, OWNER, Kind

FIRST_GUEST: Final = Kind("first_guest", seat=ALL, card=ALL)  # TT-6
DEALT: Final = Kind("dealt", seat=ALL, card=OWNER)  # TT-9, TT-11
UNCOVERED: Final = Kind("uncovered", card=ALL)  # TT-2
KNOCKED: Final = Kind("knocked", seat=ALL, door=ALL, card=OWNER)  # TT-16
OPENED: Final = Kind("opened", seat=ALL, offerer=ALL)
REFUSED: Final = Kind("refused", seat=ALL, offerer=ALL)
REVEALED: Final = Kind("revealed", seat=ALL, rival=ALL, card=ALL)
JOINED: Final = Kind("joined", seat=ALL, card=ALL)
NO_EFFECT: Final = Kind("no_effect", seat=ALL, card=ALL)
LEFT: Final = Kind("left", card=ALL)
MOVED: Final = Kind("moved", card=ALL, number=ALL, host=ALL, to=ALL)
WENT_HOME: Final = Kind("went_home", card=ALL, number=ALL, host=ALL)
DREW: Final = Kind("drew", seat=ALL, card=ALL)  # TT-R5
WORTH: Final = Kind("worth", seat=ALL, points=ALL)  # a party as it is now: TT-24 to TT-26
