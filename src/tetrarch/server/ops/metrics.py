"""Prometheus metrics: counts and times without personal data."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The metrics of a server; each server has its own registry, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tetrarch_requests", "HTTP requests.", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "tetrarch_request_seconds",
            "Time to answer HTTP requests.",
            ["route"],
            buckets=_TIMES,
            registry=self.registry,
        )
        self.commits = Counter("tetrarch_commits", "Transactions that appended to matches.", registry=self.registry)
        self.appends = Counter("tetrarch_appends", "Appends to matches.", registry=self.registry)
        self.entries = Counter("tetrarch_entries", "Entries appended to matches.", registry=self.registry)
        self.refused = Counter("tetrarch_refused", "Requests refused, by code.", ["code"], registry=self.registry)
        self.faults = Counter("tetrarch_faults", "Requests that failed with an internal error.", registry=self.registry)
        self.matches = Gauge("tetrarch_matches", "Matches by status.", ["status"], registry=self.registry)
        self.pushes = Counter("tetrarch_pushes", "Notices sent to push services.", ["result"], registry=self.registry)

    def committed(self, appends: int, entries: int) -> None:
        """Count a transaction of the store."""
        self.commits.inc()
        self.appends.inc(appends)
        self.entries.inc(entries)

    def count_matches(self, by_status: dict[str, int]) -> None:
        """Set the number of matches by status."""
        for status in ("waiting", "running", "over", "closed"):
            self.matches.labels(status).set(by_status.get(status, 0))

    def text(self) -> bytes:
        """Return all metrics in Prometheus format."""
        return generate_latest(self.registry)
