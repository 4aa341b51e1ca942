"""What the calls are given: parts of the way, and what the application holds."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from manege.server.darkroom import Darkroom
from manege.server.limits import Gates
from manege.server.room import House
from manege.server.rooms import Rooms

Code = FromPath[str]
SeatNumber = FromPath[int]
TheRooms = NamedDependency[Rooms]
TheGates = NamedDependency[Gates]
TheHouse = NamedDependency[House]
TheDarkroom = NamedDependency[Darkroom]
