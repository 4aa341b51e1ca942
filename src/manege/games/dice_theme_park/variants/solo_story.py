"""Le récit en solo — what is told of the rival and of the objectives (DP-199 to DP-210)."""

from __future__ import annotations

from typing import Final

from manege.kernel.story import ALL, Kind

LEFT_OUT: Final = Kind("left_out", seat=ALL, staff=ALL)  # DP-213
AIM: Final = Kind("aim", round=ALL, aim=ALL)  # DP-199
INITIATIVE: Final = Kind("initiative", initiative=ALL, number=ALL)  # DP-202
CAME_FIRST: Final = Kind("came_first", seat=ALL, sum=ALL)  # DP-203
DENIED_MONORAIL: Final = Kind("denied_monorail", monorail=ALL)
DENIED_TILE: Final = Kind("denied_tile", tile=ALL)
DENIED_SKILL: Final = Kind("denied_skill", skill=ALL)
DISMISSED: Final = Kind("dismissed", seat=ALL, staff=ALL)  # DP-205
AIM_MET: Final = Kind("aim_met", round=ALL, aim=ALL)  # DP-209
AIM_MISSED: Final = Kind("aim_missed", round=ALL, aim=ALL)  # DP-210
TARGET_ROSE: Final = Kind("target_rose", number=ALL, target=ALL)
