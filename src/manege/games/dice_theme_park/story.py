"""Le récit — what is told of a game, and to whom (DP-R2, DP-R11, DP-R72)."""

from __future__ import annotations

from typing import Final

from manege.kernel.story import ALL, OWNER, Kind

# Set-up
OBJECTIVE: Final = Kind("objective", round=ALL, objective=ALL)  # DP-8
BOARDED: Final = Kind("boarded", monorail=ALL, die=ALL)  # DP-11
OFFERED_ADMINISTRATOR: Final = Kind("offered_administrator", seat=ALL, administrator=OWNER)
OFFERED_SKILL: Final = Kind("offered_skill", seat=ALL, skill=OWNER)  # DP-21
OFFERED_TILE: Final = Kind("offered_tile", seat=ALL, tile=OWNER)  # DP-24
KEPT_ADMINISTRATOR: Final = Kind("kept_administrator", seat=ALL, administrator=OWNER)
KEPT_SKILL: Final = Kind("kept_skill", seat=ALL, skill=OWNER)
KEPT_TILE: Final = Kind("kept_tile", seat=ALL, tile=OWNER)
SITED: Final = Kind("sited", seat=ALL)  # DP-R2
SHOWED_ADMINISTRATOR: Final = Kind("showed_administrator", seat=ALL, administrator=ALL)
SHOWED_SKILL: Final = Kind("showed_skill", seat=ALL, skill=ALL)
OPENED: Final = Kind("opened", seat=ALL, tile=ALL, hex=ALL)  # DP-25
ON_OFFER: Final = Kind("on_offer", tile=ALL)  # DP-26, DP-143
SKILL_ON_OFFER: Final = Kind("skill_on_offer", skill=ALL)  # DP-22, DP-146

# Planning
ROUND_BEGAN: Final = Kind("round_began", round=ALL)
PICKED: Final = Kind("picked", seat=ALL, staff=OWNER, second=OWNER)  # DP-31
REVEALED: Final = Kind("revealed", seat=ALL, staff=ALL, second=ALL, sum=ALL)
LOWERED_SUM: Final = Kind("lowered_sum", seat=ALL, sum=ALL)  # DP-164
ORDER: Final = Kind("order", seat=ALL, place=ALL)  # DP-33
PAID: Final = Kind("paid", seat=ALL, money=ALL, source=ALL)

# Welcome and expansion
WELCOMED: Final = Kind("welcomed", seat=ALL, monorail=ALL)  # DP-56
ARRIVED: Final = Kind("arrived", seat=ALL, die=ALL)  # DP-57, DP-69, DP-159
RAISED: Final = Kind("raised", seat=ALL, die=ALL, value=ALL)  # DP-48
BUILT: Final = Kind("built", seat=ALL, tile=ALL, hex=ALL, money=ALL)  # DP-59, DP-60
BONUS: Final = Kind("bonus", seat=ALL, category=ALL, number=ALL)  # DP-67
TURNED: Final = Kind("turned", seat=ALL, die=ALL, value=ALL)  # DP-68 and rescues
DECLINED: Final = Kind("declined", seat=ALL)
RECRUITED: Final = Kind("recruited", seat=ALL, money=ALL)  # DP-65
TRAINED: Final = Kind("trained", seat=ALL, skill=ALL)  # DP-66
PASSED: Final = Kind("passed", seat=ALL)

# Improvement
TOOK_BACK: Final = Kind("took_back", seat=ALL, facility=ALL, hex=ALL, tile=ALL)  # DP-46
BOUGHT_PLAN: Final = Kind("bought_plan", seat=ALL, money=ALL)  # DP-72
INSTALLED: Final = Kind("installed", seat=ALL, facility=ALL, hex=ALL, money=ALL, tile=ALL)  # DP-74
FINISHED: Final = Kind("finished", seat=ALL, phase=ALL)

# Activation
ACTIVATED: Final = Kind("activated", seat=ALL, tile=ALL, hex=ALL, stars=ALL)  # DP-87
DIRECTED: Final = Kind("directed", seat=ALL)  # DP-54
DECREASED: Final = Kind("decreased", seat=ALL, die=ALL, hex=ALL, value=ALL)  # DP-93
SPARED: Final = Kind("spared", seat=ALL, die=ALL)  # DP-155
LEFT: Final = Kind("left", seat=ALL, die=ALL, hex=ALL)  # DP-94, DP-139
MOVED: Final = Kind("moved", seat=ALL, die=ALL, hex=ALL, to=ALL, tile=ALL)  # DP-96, DP-98
USED_PLAN: Final = Kind("used_plan", seat=ALL)  # DP-98
GUIDED: Final = Kind("guided", seat=ALL)  # DP-43
USED_MASCOT: Final = Kind("used_mascot", seat=ALL, hex=ALL, tile=ALL)  # DP-101
ADJUSTED: Final = Kind("adjusted", seat=ALL, die=ALL, value=ALL)  # DP-102
HUED: Final = Kind("hued", seat=ALL, die=ALL, colour=ALL)  # DP-103
DYED: Final = Kind("dyed", seat=ALL, die=ALL, colour=ALL)  # DP-126
CHEERED: Final = Kind("cheered", seat=ALL, stars=ALL)  # DP-121

# Maintenance and end
SCORED: Final = Kind("scored", seat=ALL, stars=ALL, source=ALL)
MEASURED: Final = Kind("measured", seat=ALL, objective=ALL, number=ALL)  # DP-133
EXCHANGED: Final = Kind("exchanged", seat=ALL, staff=ALL, second=OWNER)  # DP-162
HANDED_ON: Final = Kind("handed_on", seat=ALL, neighbour=ALL, staff=ALL)  # DP-140
HANDED_UNSEEN: Final = Kind("handed_unseen", seat=ALL, staff=OWNER)  # DP-R72
GOT_UNSEEN: Final = Kind("got_unseen", seat=ALL, staff=OWNER)  # DP-R72
GAME_OVER: Final = Kind("game_over", round=ALL)  # DP-148
