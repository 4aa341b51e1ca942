"""Metrics — what whoever runs the server may count; nothing about a hand or a key."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self) -> None:
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

    def text(self) -> bytes:
        return generate_latest(self.registry)
