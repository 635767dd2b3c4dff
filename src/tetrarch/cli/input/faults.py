"""Error messages: one line each, with the file, the entry, the fault and the rule."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from importlib.util import find_spec
from socket import EAI_NONAME, gaierror

from tetrarch.cli.terminal.speech import language, phrase, quoted
from tetrarch.core.errors import Fault, IllegalMove, NotationError, RecordError, SetupError
from tetrarch.core.text.messages import CORE, Value, text

BAD_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130
BROKEN_PIPE = 141
"""Exit codes, as shells know them."""

LONGEST = 1000
"""The longest text of a fault in characters; it may quote a whole file."""


class InputFault(ValueError):
    """An invalid command line or file, with a message in the terminal's language."""


def input_fault(name: str, /, **values: Value) -> InputFault:
    """An error with a message of the terminal."""
    return InputFault(phrase(name, **values))


EXTRAS = {
    "server": (
        *("aiosqlite", "alembic", "argon2", "fastapi", "openskill", "prometheus_client", "pydantic"),
        *("resvg_py", "segno"),
        *("sqlalchemy", "starlette", "structlog", "uvicorn", "websockets"),
    ),
    "push": ("cryptography", "pywebpush", "requests"),
    "arena": ("pyarrow", "resvg_py"),
    "train": ("jax",),
    "ray": ("ray",),
    "cuda": ("numba_cuda",),
}
"""The modules that the commands of an extra need."""


def require_extra(extra: str, feature: str) -> None:
    """Raise an ``InputFault`` with the command that installs an extra, unless the extra is installed."""
    if not all(map(find_spec, EXTRAS[extra])):
        raise input_fault("extra-missing", feature=feature, extra=extra)


MOST_LINES = 100
"""The largest number of faults that are reported for one file."""

SYSTEM_FAULTS = {
    **{errno.EACCES: "access", errno.EPERM: "permission", errno.ENOENT: "missing", errno.ENOSPC: "full"},
    **{errno.EROFS: "read-only", errno.ENAMETOOLONG: "name", errno.ENOTDIR: "no-folder", errno.EISDIR: "folder"},
    **{errno.EADDRINUSE: "address-used", errno.EADDRNOTAVAIL: "address", errno.ELOOP: "loop", errno.EIO: "device"},
}
"""The most frequent system errors by number; others keep the text of the system."""


def error_lines(error: Exception) -> list[str]:
    """The lines of an error, one for each fault."""
    if isinstance(error, SetupError):
        lines = [plain_line(fault_line(fault, error.subject)) for fault in error.faults[:MOST_LINES]]
        if more := len(error.faults) - len(lines):
            lines.append(phrase("more-faults", subject=plain_line(error.subject), more=more, shown=str(more)))
        return lines
    if isinstance(error, IllegalMove | NotationError | RecordError) or hasattr(
        error, "text_in"
    ):  # also errors of the server
        return [plain_line(error.text_in(language()))]
    if isinstance(error, OSError):
        reason = system_words(error)
        return [plain_line(f"{error.filename}: {reason}" if error.filename is not None else reason)]
    return [plain_line(str(error))]


def fault_line(fault: Fault, subject: str) -> str:
    """A fault with its file, its place there, and the rule."""
    place = f"{fault.where}: " if fault.where else ""
    rule = f" ({fault.rule})" if fault.rule else ""
    return f"{fault.subject or subject}: {place}{fault.text_in(language())}{rule}"


def system_words(error: Exception) -> str:
    """The reason of a system error."""
    if isinstance(error, gaierror):
        if error.errno == EAI_NONAME:
            return phrase("system-host")
    elif isinstance(error, OSError) and error.errno in SYSTEM_FAULTS:
        return phrase(f"system-{SYSTEM_FAULTS[error.errno]}")
    return getattr(error, "strerror", None) or str(error)


def plain_line(text: str) -> str:
    """A text in one line, with escape sequences for what a terminal cannot print."""
    text = " ".join(text.split())
    shown = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[: LONGEST + 1])
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def print_errors(lines: Iterable[str]) -> None:
    """Print each fault on a line of the error stream."""
    sys.stdout.flush()
    for line in lines:
        print(phrase("error", text=line), file=sys.stderr)


def suggestion(name: str, known: Iterable[str]) -> str:
    """The known name nearest to a misspelt one, as a clause."""
    names = list(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    if close:
        return text(CORE, language(), "nearest", name=close[0])
    return text(CORE, language(), "known", names=", ".join(names))


def known_name(name: str, what: str, known: Iterable[str]) -> str:
    """Return a known name; the fault for an unknown one suggests the nearest."""
    names = list(known)
    if name not in names:
        raise input_fault("unknown-name", what=what, name=quoted(name), near=suggestion(name, names))
    return name
