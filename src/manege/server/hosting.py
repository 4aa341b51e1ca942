"""Hosting — what whoever runs the server sees and does, behind the token told at the start."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path
from typing import Any

import structlog
from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

import manege
from manege.server import hosting_wire as wire
from manege.server import logs, upkeep
from manege.server.caretaker import Caretaker
from manege.server.given import Code, TheGates, TheHouse, TheRooms
from manege.server.limits import Gates
from manege.server.metrics import Metrics
from manege.server.room import House
from manege.server.rooms import Rooms
from manege.server.tables import KEY, PROBLEMS
from manege.server.trouble import Trouble
from manege.server.visitors import Visitors, checked_address
from manege.server.words import check_token

log = structlog.get_logger()

BANNED = 4403
MOST_LISTED = 200
PAUSE = 0.02  # seconds
TOLD_BY_NAME = ("timestamp", "level", "event", "table")


async def the_host(house: TheHouse, request: Request[Any, Any, Any]) -> House:
    check_token(request, house.settings)
    return house


TheHost = NamedDependency[House]
TheCaretaker = NamedDependency[Caretaker]
TheVisitors = NamedDependency[Visitors]


class Hosting(Controller):
    path = "/api/hosting"

    @get("/", summary="How the server is", security=KEY, responses=PROBLEMS)
    async def hosted(
        self, host: TheHost, rooms: TheRooms, gates: TheGates, visitors: TheVisitors
    ) -> wire.Hosted:
        visitors.count({address: gates.present.number(address) for address in gates.present.lines})
        return wire.Hosted(
            version=manege.__version__,
            word=host.settings.word,
            load=await load(host, rooms),
            disk=disk(host.settings.data),
            tables=await numbers(host),
            troubles=troubles(host.metrics),
            happened=[happened(line) for line in reversed(logs.latest)],
            visitors=visiting(gates),
            signs=visitors.signs,
        )

    @get("/tables", summary="The tables, the latest first", security=KEY, responses=PROBLEMS)
    async def tables(
        self, host: TheHost, rooms: TheRooms, find: FromQuery[str] = ""
    ) -> list[wire.HostedTable]:
        found = await host.storage.read(upkeep.listed(find=find, most=MOST_LISTED))
        return [hosted_table(each, rooms) for each in found]

    @post(
        "/tables/{code:str}/close",
        summary="Nobody plays there any more; it can be read until it is deleted",
        security=KEY,
        responses=PROBLEMS,
    )
    async def close(
        self, code: Code, host: TheHost, rooms: TheRooms, caretaker: TheCaretaker
    ) -> wire.HostedTable:
        await caretaker.close(code)
        return hosted_table(await caretaker.table(code), rooms)

    @delete(
        "/tables/{code:str}",
        summary="A table with all that was said, written and shown there",
        status_code=200,
        security=KEY,
        responses=PROBLEMS,
    )
    async def remove(self, code: Code, host: TheHost, caretaker: TheCaretaker) -> dict[str, int]:
        await caretaker.delete(code)
        return await numbers(host)

    @post("/bans", summary="Send an address away for a time", security=KEY, responses=PROBLEMS)
    async def ban(
        self, host: TheHost, gates: TheGates, data: JSONBody[wire.Ban]
    ) -> list[wire.Visiting]:
        address = checked_address(data.address)
        if address is None:
            raise Trouble("address.unknown")
        gates.bans.put(address, 60 * data.minutes)
        if data.minutes:
            gates.present.cut(address, BANNED)
        log.info("address banned" if data.minutes else "address let in", minutes=data.minutes)
        return visiting(gates)


async def numbers(house: House) -> dict[str, int]:
    """Of tables, by what state they are in."""
    return (await house.storage.read(upkeep.sizes())).tables


def hosted_table(kept: upkeep.KeptTable, rooms: Rooms) -> wire.HostedTable:
    room = rooms.rooms.get(kept.code)
    return wire.HostedTable(
        kept.code,
        kept.game,
        kept.state,
        kept.seats,
        kept.actions,
        kept.pictures,
        len(room.listeners) if room is not None else 0,
        kept.touched,
    )


def visiting(gates: Gates) -> list[wire.Visiting]:
    """Those with most lines first."""
    banned, present = gates.bans.all(), gates.present
    found = [
        wire.Visiting(address, present.number(address), round(banned.get(address, 0.0), 1))
        for address in {**banned, **present.lines}
    ]
    found.sort(key=lambda each: (-each.lines, each.address))
    return found[:MOST_LISTED]


async def load(house: House, rooms: Rooms) -> wire.Load:
    began = time.perf_counter()
    await asyncio.sleep(PAUSE)
    lag = time.perf_counter() - began - PAUSE
    metrics = house.metrics
    return wire.Load(
        processor=round(time.process_time(), 2),
        uptime=round(time.time() - metrics.began, 1),
        lag=round(1000 * max(lag, 0.0), 1),
        average=average(),
        cores=os.cpu_count() or 1,
        memory=memory(),
        lines=int(metrics.value("manege_sockets")),
        rooms=len(rooms.rooms),
        bot_workers=int(metrics.value("manege_bot_workers")),
        bot_workers_wanted=house.settings.bot_workers,
    )


def average() -> float:
    """Processes that wait for a core; 0 where nobody tells."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return 0.0


def memory() -> int:
    """Bytes of ours in memory, without the processes of bots; 0 where nobody tells."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def disk(data: Path) -> wire.Disk:
    """The folder may not be there, where the tables are in a database elsewhere."""
    usage = shutil.disk_usage(next(each for each in (data, *data.parents) if each.is_dir()))
    ours = sum(file.stat().st_size for file in data.glob("*") if file.is_file())
    return wire.Disk(ours, usage.free, usage.total)


def troubles(metrics: Metrics) -> dict[str, int]:
    """What was refused, the most frequent first."""
    counted = {
        sample.labels["error"]: int(sample.value)
        for family in metrics.troubles.collect()
        for sample in family.samples
        if sample.name.endswith("_total")
    }
    return dict(sorted(counted.items(), key=lambda each: -each[1]))


def happened(line: dict[str, str]) -> wire.Happened:
    at, level, event, table = (line.get(name, "") for name in TOLD_BY_NAME)
    more = ", ".join(f"{key}: {value}" for key, value in line.items() if key not in TOLD_BY_NAME)
    return wire.Happened(at, level, event, table, more)
