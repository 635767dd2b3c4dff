"""In which language somebody is answered."""

from __future__ import annotations

from tetrarch.server.http.errors import LANGUAGES

DEFAULT = "en"


def choose_language(asked: str | None, own: str | None, accepted: str | None) -> str:
    """The language: as asked in the address, else the person's own, else the best that the browser accepts."""
    for wish in (asked, own):
        known = known_language(wish or "")
        if known:
            return known
    return best_accepted(accepted or "")


def known_language(tag: str) -> str | None:
    """Ours for a language tag such as ``fr-BE``; None if we do not speak it."""
    primary = tag.strip().lower().replace("_", "-").partition("-")[0]
    return primary if primary in LANGUAGES else None


def best_accepted(header: str) -> str:
    """The best of an ``Accept-Language`` header; English where it names none of ours."""
    best, best_quality = DEFAULT, 0.0
    for part in header[:500].split(","):
        tag, _, parameters = part.partition(";")
        known = known_language(tag)
        quality = _quality(parameters)
        if known and quality > best_quality:
            best, best_quality = known, quality
    return best


def _quality(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if 0 <= quality <= 1 else 0.0
