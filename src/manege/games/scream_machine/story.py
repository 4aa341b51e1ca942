"""Le récit — what is told of a season, and to whom (SM-4, SM-5, SM-15, SM-35, SM-R16)."""

from __future__ import annotations

from typing import Final

from manege.kernel.story import ALL, OWNER, Kind

# Opening the parks
DEALT: Final = Kind("dealt", seat=ALL, card=OWNER)  # SM-4, SM-5
KEPT: Final = Kind("kept", seat=ALL)  # SM-15
OPENED: Final = Kind("opened", seat=ALL, card=ALL)  # SM-16
OPENING_PUBLICITY: Final = Kind("opening_publicity", seat=ALL)  # SM-17

# The builders' offer
ROW: Final = Kind("row", card=ALL)
RESHUFFLED: Final = Kind("reshuffled", number=ALL)

# Visitors come
ROUND_BEGAN: Final = Kind("round_began", round=ALL, first=ALL)
NATIONAL: Final = Kind("national", visitor=ALL)
LOCAL: Final = Kind("local", left=ALL, right=ALL, visitor=ALL)
HIDDEN_LOCAL: Final = Kind("hidden_local", left=ALL, right=ALL)  # SM-21

# A turn
BUILT: Final = Kind("built", seat=ALL, card=ALL, cost=ALL)
BUILT_FROM_ROW: Final = Kind("built_from_row", seat=ALL, card=ALL, cost=ALL)
ADVERTISED: Final = Kind("publicity", seat=ALL)
SURVEYED: Final = Kind("surveyed", seat=ALL)  # SM-R16: that he looked is open
SAW: Final = Kind("saw", seat=ALL, left=ALL, right=ALL, visitor=OWNER)  # SM-R16
DEVELOPED: Final = Kind("developed", seat=ALL, card=OWNER)  # SM-35, SM-5
DEMOLISHED: Final = Kind("demolished", seat=ALL, card=ALL)
RENEWED: Final = Kind("renewed", seat=ALL, card=ALL)
ENDED: Final = Kind("ended", seat=ALL, unused=ALL)

# Visitors choose
TURNED_UP: Final = Kind("turned_up", left=ALL, right=ALL, visitor=ALL)
ENTERED: Final = Kind("entered", seat=ALL, visitor=ALL, value=ALL, next=ALL)
ENTERED_LOCAL: Final = Kind(
    "entered_local", seat=ALL, rival=ALL, left=ALL, right=ALL, visitor=ALL, value=ALL, next=ALL
)
STAYED: Final = Kind("stayed", visitor=ALL, value=ALL)
STAYED_LOCAL: Final = Kind("stayed_local", left=ALL, right=ALL, visitor=ALL, value=ALL)
WELCOMED: Final = Kind("welcomed", seat=ALL, number=ALL)
ROUND_OVER: Final = Kind("round_over", round=ALL)
