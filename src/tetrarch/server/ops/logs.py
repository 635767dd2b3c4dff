"""Logs: one JSON object per line, without personal data, tokens, passwords, chat or seeds."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping

import structlog
from structlog.typing import Processor

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
