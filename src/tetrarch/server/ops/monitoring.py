"""Prometheus metrics and logs, without personal data."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from functools import partial

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from structlog.typing import Processor

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The metrics of a server; each server has its own registry, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = partial(Counter, registry=self.registry)
        self.requests = counter("tetrarch_requests", "HTTP requests.", ["method", "route", "status"])
        histogram = partial(Histogram, buckets=_TIMES, registry=self.registry)
        self.request_seconds = histogram("tetrarch_request_seconds", "Time to answer HTTP requests.", ["route"])
        self.commits = counter("tetrarch_commits", "Transactions that appended to matches.")
        self.appends = counter("tetrarch_appends", "Appends to matches.")
        self.entries = counter("tetrarch_entries", "Entries appended to matches.")
        self.leases = counter("tetrarch_lease_changes", "Matches that this server took over from another.")
        self.refused = counter("tetrarch_refused", "Requests refused, by code.", ["code"])
        self.connections_rejected = counter(
            "tetrarch_connections_rejected", "Connections rejected or ended early, by reason.", ["reason"]
        )
        self.faults = counter("tetrarch_faults", "Requests that failed with an internal error.")
        gauge = partial(Gauge, registry=self.registry)
        self.matches = gauge("tetrarch_matches", "Matches by status.", ["status"])
        self.healthy = gauge("tetrarch_healthy", "Whether a check of /healthz succeeds.", ["check"])
        self.pushes = counter("tetrarch_pushes", "Notices sent to push services.", ["result"])
        self.published = counter("tetrarch_bus_published", "Messages sent through the bus.")
        self.received = counter("tetrarch_bus_received", "Messages of others received through the bus.")
        self.loop_delay = loop_delay(self.registry)

    def committed(self, appends: int, entries: int) -> None:
        """Count a transaction of the store."""
        self.commits.inc()
        self.appends.inc(appends)
        self.entries.inc(entries)

    def count_matches(self, by_status: dict[str, int]) -> None:
        """Set the number of matches by status."""
        for status in ("waiting", "running", "over", "closed"):
            self.matches.labels(status).set(by_status.get(status, 0))

    def note_health(self, checks: dict[str, bool]) -> None:
        """Set the results of the health checks."""
        for name, is_good in checks.items():
            self.healthy.labels(name).set(int(is_good))

    def text(self) -> bytes:
        """Return all metrics in Prometheus format."""
        return generate_latest(self.registry)


def loop_delay(registry: CollectorRegistry) -> Histogram:
    """Return the histogram of the delay of an event loop."""
    name, about = "tetrarch_loop_delay_seconds", "How much later than planned the event loop does something."
    return Histogram(name, about, buckets=_TIMES, registry=registry)


# Logs: one JSON object per line, without personal data, tokens, passwords, chat or seeds

SECRET_WORDS = frozenset(
    ("password", "token", "secret", "cookie", "authorization", "seed", "salt", "text", "body", "key", "auth", "p256dh")
)
"""Fields whose names contain one of these words are removed from logs."""

STRUCK = "[removed]"


def strike_secrets(_logger: object, _method: str, event: MutableMapping[str, object]) -> MutableMapping[str, object]:
    """Remove fields that may contain a secret."""
    for name in event:
        if SECRET_WORDS.intersection(name.lower().replace("-", "_").split("_")):
            event[name] = STRUCK
    return event


def plain_exception(_logger: object, _method: str, event: MutableMapping[str, object]) -> MutableMapping[str, object]:
    """Log an exception by its type and stack; its message may contain user input."""
    error = event.pop("exc_info", None)
    if isinstance(error, BaseException):
        places = []
        trace = error.__traceback__
        while trace:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_filename.rpartition('site-packages/')[2]}:{trace.tb_lineno} {code.co_name}")
            trace = trace.tb_next
        event["exception"] = type(error).__name__
        event["trace"] = places[-30:]
    return event


def set_up_logs(level: str = "info") -> None:
    """Send all logs, including those of libraries, to standard error as JSON."""
    number = getattr(logging, level.upper(), logging.INFO)
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        strike_secrets,
        plain_exception,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(ensure_ascii=False)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(number, logging.WARNING))  # libraries log only problems
