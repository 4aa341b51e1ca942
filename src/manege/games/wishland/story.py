"""Le récit — what is told of a game, and to whom; only entrepreneurs are ever secret (WL-11)."""

from __future__ import annotations

from typing import Final

from manege.kernel.story import ALL, OWNER, Kind

# Set-up
TILE: Final = Kind("tile", place=ALL, achievement=ALL)  # WL-13
DEALT: Final = Kind("dealt", seat=ALL, entrepreneur=OWNER)  # WL-11
KEPT: Final = Kind("kept", seat=ALL, entrepreneur=OWNER)  # WL-11
REVEALED: Final = Kind("revealed", seat=ALL, entrepreneur=ALL)  # WL-12
PRIVATE_TILE: Final = Kind("private_tile", seat=ALL, achievement=ALL)  # WL-118

# The round
ROUND_BEGAN: Final = Kind("round_began", round=ALL, first=ALL)
ON_SALE: Final = Kind("on_sale", card=ALL)  # WL-2, WL-158
ORDER: Final = Kind("order", seat=ALL, space=ALL)  # WL-24
INCOME: Final = Kind("income", seat=ALL, credits=ALL)  # WL-31, WL-32
RESHUFFLED: Final = Kind("reshuffled", cards=ALL)  # WL-157
ROUND_OVER: Final = Kind("round_over", round=ALL)

# A turn
PLACED: Final = Kind("placed", seat=ALL, row=ALL, workers=ALL)  # WL-35 to WL-38
BOUGHT: Final = Kind("bought", seat=ALL, card=ALL, credits=ALL)  # WL-41
SURCHARGE: Final = Kind("surcharge", seat=ALL, credits=ALL)  # WL-102
RECOVERED: Final = Kind("recovered", seat=ALL, workers=ALL)  # WL-43
PAID_RECALL: Final = Kind("paid_recall", seat=ALL, credits=ALL)  # WL-98
RECALLED: Final = Kind("recalled", seat=ALL, workers=ALL)  # WL-94, WL-98
CLAIMED: Final = Kind("claimed", seat=ALL, achievement=ALL)  # WL-56

# What is gained
STEPPED: Final = Kind("stepped", seat=ALL, step=ALL, number=ALL)  # one more; where that leads
WASTED: Final = Kind("wasted", seat=ALL, step=ALL)  # WL-R12, WL-R17, WL-R18
CREDITED: Final = Kind("credited", seat=ALL, credits=ALL, source=ALL)
SCORED: Final = Kind("scored", seat=ALL, points=ALL, source=ALL)  # WL-49
TICKETED: Final = Kind("ticketed", seat=ALL, tickets=ALL)  # how many he has now

# Alone
DREW: Final = Kind("drew", seat=ALL, card=ALL)  # WL-195
MOVED: Final = Kind("moved", seat=ALL, space=ALL)  # WL-191
HAND_DISCARDED: Final = Kind("hand_discarded", seat=ALL, cards=ALL)  # WL-199, WL-201
STOPPED: Final = Kind("stopped", seat=ALL)  # WL-R88

# Final scoring, step by step (WL-161)
SCORING_BEGAN: Final = Kind("scoring_began", round=ALL)
ENTREPRENEUR_COUNTED: Final = Kind("entrepreneur_counted", seat=ALL, entrepreneur=ALL, points=ALL)
LAST_CARD: Final = Kind("last_card", seat=ALL)  # WL-165: he may buy one more
NO_LAST_CARD: Final = Kind("no_last_card", seat=ALL)  # WL-R52
HOTEL_COUNTED: Final = Kind("hotel_counted", seat=ALL, card=ALL, points=ALL)
MASCOTS_COUNTED: Final = Kind("mascots_counted", seat=ALL, cards=ALL, points=ALL)
SHOWS_COUNTED: Final = Kind("shows_counted", seat=ALL, types=ALL, points=ALL)
DUPLICATES_COUNTED: Final = Kind("duplicates_counted", seat=ALL, points=ALL)  # WL-179
HAPPINESS_COUNTED: Final = Kind("happiness_counted", seat=ALL, colours=ALL, points=ALL)
VISITORS_COUNTED: Final = Kind("visitors_counted", seat=ALL, credits=ALL, points=ALL)
RESTAURANTS_COUNTED: Final = Kind("restaurants_counted", seat=ALL, cards=ALL, points=ALL)
