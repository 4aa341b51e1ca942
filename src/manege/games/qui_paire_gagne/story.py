"""Le récit — what is told of a game, and to whom (PP-12, PP-15, PP-51, PP-56)."""

from __future__ import annotations

from typing import Final

from manege.kernel.story import ALL, OWNER, Kind

SAID_READY: Final = Kind("ready", seat=ALL)  # PP-51
ROUND_BEGAN: Final = Kind("round_began", round=ALL, turned=ALL)
SHOWN: Final = Kind("shown", number=ALL, card=ALL)  # PP-8
PAIRING_BEGAN: Final = Kind("pairing_began", round=ALL)
PAIRED: Final = Kind("paired", seat=ALL, one=OWNER, other=OWNER)  # PP-51
LOOSENED: Final = Kind("loosened", seat=ALL, one=OWNER, other=OWNER)
TIME_WAS_UP: Final = Kind("time_up", phase=ALL)
CLOSED: Final = Kind("closed", round=ALL)
CALLED: Final = Kind("called", seat=ALL, one=ALL, other=ALL, hands=ALL, points=ALL)  # PP-56
CALLED_APPLE: Final = Kind("called_apple", seat=ALL, one=ALL, hands=ALL, points=ALL)
RAISED: Final = Kind("raised", seat=ALL, points=ALL)
ROUND_OVER: Final = Kind("round_over", round=ALL)
VOID: Final = Kind("void", round=ALL)  # PP-62
LEFT: Final = Kind("left", seat=ALL)
SAT_DOWN: Final = Kind("sat_down", seat=ALL)
