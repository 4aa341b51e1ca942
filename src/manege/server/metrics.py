"""Metrics — what whoever runs the server may count; nothing about a hand or a key."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self) -> None:
        self.began = time.time()
        r = self.registry = CollectorRegistry()
        self.sockets = Gauge("manege_sockets", "Open connections.", registry=r)
        self.rooms = Gauge("manege_rooms", "Tables in memory.", registry=r)
        self.tables = Counter("manege_tables", "Tables opened.", registry=r)
        self.actions = Counter("manege_actions", "Actions on disk.", ["by"], registry=r)
        self.refusals = Counter("manege_refusals", "Actions a rule forbade.", registry=r)
        self.troubles = Counter("manege_troubles", "Typed errors.", ["error"], registry=r)
        self.play_seconds = Histogram(
            "manege_play_seconds",
            "From a move's arrival to its last message queued.",
            buckets=QUICK,
            registry=r,
        )
        self.rebuild_seconds = Histogram(
            "manege_rebuild_seconds", "A room rebuilt from its log.", buckets=QUICK, registry=r
        )
        self.commit_seconds = Histogram(
            "manege_commit_seconds", "A group commit.", buckets=QUICK, registry=r
        )
        self.commit_jobs = Histogram(
            "manege_commit_jobs",
            "Jobs in a group commit.",
            buckets=(1, 2, 5, 10, 20, 50, 100, 500),
            registry=r,
        )
        self.bot_seconds = Histogram(
            "manege_bot_seconds", "A bot's thinking.", buckets=QUICK, registry=r
        )
        self.bot_workers = Gauge("manege_bot_workers", "Processes that bots think in.", registry=r)
        self.bot_failures = Counter(
            "manege_bot_failures", "Bots that crashed or took too long.", registry=r
        )

        self.tables_kept = Gauge("manege_tables_kept", "Tables on disk.", ["state"], registry=r)
        self.storage_bytes = Gauge("manege_storage_bytes", "The database's files.", registry=r)
        self.picture_bytes = Gauge("manege_picture_bytes", "Pictures of albums.", registry=r)
        self.disk_free_bytes = Gauge("manege_disk_free_bytes", "Free beside them.", registry=r)

        self.nodes = Gauge("manege_nodes", "Servers that share the tables.", registry=r)
        self.leases = Counter("manege_leases", "Tables taken over by this server.", registry=r)
        self.forwarded = Counter(
            "manege_forwarded", "Calls and sockets handed on to another server.", registry=r
        )
        self.bus_seconds = Histogram(
            "manege_bus_seconds",
            "From a line asked for at another server to its first answer over the bus.",
            buckets=QUICK,
            registry=r,
        )

    def value(self, gauge: str) -> float:
        return self.registry.get_sample_value(gauge) or 0.0

    def text(self) -> bytes:
        return generate_latest(self.registry)
