"""The errors that bad input raises; each is a ``ValueError`` and leaves everything unchanged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import groupby

from tetrarch.core.text.messages import CORE, Message, Series, Value, message, said, series, text

MOST_LEGAL = 8
"""The largest number of legal decisions that an error names."""


@dataclass(frozen=True)
class Fault:
    """One fault of some input, and the rule that it breaks."""

    where: str
    """The file, entry, tile, space or field at fault; empty for the whole input."""

    text: str
    """A plain sentence without a full stop."""

    rule: str = ""
    """The number of the broken rule (``E2.2``), or empty for a fault of form."""

    subject: str = ""
    """The file, where several were read together; empty where the error's subject names it."""

    message: Message | None = field(default=None, compare=False)
    """The text in any language, for faults that users can make."""

    places: tuple[str, ...] = field(default=(), compare=False)
    """The spaces or regions concerned, where there are more than ``where`` names."""

    def text_in(self, language: str) -> str:
        """Return the text in a language; in English if it has no translation."""
        return self.text if self.message is None else self.message.text(language)

    def line(self) -> Value:
        """Place, text and rule, in any language."""
        reason: Value = self.text if self.message is None else self.message
        if self.rule:
            reason = message(CORE, "fault-by", text=reason, rule=self.rule)
        return message(CORE, "fault-at", where=self.where, text=reason) if self.where else reason

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        rule = f" ({self.rule})" if self.rule else ""
        return f"{place}{self.text}{rule}"


def said_fault(where: str, reason: Message, rule: str = "", places: Iterable[str] = ()) -> Fault:
    """Return a fault whose text is a message, available in any language."""
    return Fault(where, reason.text(), rule, message=reason, places=tuple(places))


def package_fault(package: str, where: str, name: str, rule: str = "", /, **values: Value) -> Fault:
    """Return a fault that a message of a package describes."""
    return said_fault(where, message(package, name, **values), rule)


def broken_checks(package: str, /, *checks: tuple[object, str, str, str]) -> Iterator[Fault]:
    """The faults of the checks whose first part is true; the other parts are place, message and rule of the fault."""
    return (package_fault(package, *fault) for is_broken, *fault in checks if is_broken)


class ReasonedError(ValueError):
    """An error with one reason; a reason that is a message is available in any language."""

    reason: str | Message
    default_code = "error"

    @property
    def code(self) -> str:
        """A stable name of the error."""
        return self.default_code if isinstance(self.reason, str) else self.reason.id

    @property
    def message(self) -> str:
        """The reason in English."""
        return self.message_in("en")

    def message_in(self, language: str, reader: Message | None = None) -> str:
        """Return the reason in a language, for one of the players it names or any reader."""
        return self.reason if isinstance(self.reason, str) else self.reason.addressed(reader).text(language)

    def text_in(self, language: str) -> str:
        """Return the complete error in a language."""
        return self.message_in(language)

    def __str__(self) -> str:
        return self.text_in("en")


class NoSuchSeat(ReasonedError):
    """The number of a seat that the game does not have."""

    reason: Message

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(seat, players)
        self.reason = message(CORE, "no-such-seat", seat=str(seat), last=str(players - 1))


class NotationError(ReasonedError):
    """A text that cannot be parsed as a decision, or that is ambiguous."""

    default_code = "notation"

    def __init__(self, text: str, reason: str | Message, candidates: Sequence[str] = ()) -> None:
        super().__init__(text, reason, tuple(candidates))
        self.text = text
        self.reason = reason
        self.candidates = tuple(candidates)
        """The probable meanings: all readings of an ambiguous text, or the nearest legal one."""

    def text_in(self, language: str) -> str:
        """Return the complete error in a language: the text, and what is wrong with it."""
        return f"{self.text!r}: {self.message_in(language)}"


class IllegalMove(ReasonedError):
    """A decision that can be parsed but that the rules forbid here."""

    default_code = "illegal-move"

    def __init__(self, text: str, reason: str | Message, rule: str = "", legal: Sequence[str] = ()) -> None:
        super().__init__(text, reason, rule, tuple(legal))
        self.text = text
        self.reason = reason
        self.rule = rule
        """The rule that forbids it."""
        self.legal = tuple(legal)
        """Legal alternatives in notation; for a move, those of the same stack if there are any."""

    def text_in(self, language: str) -> str:
        """Return the complete error in a language: decision, reason, rule and legal alternatives."""
        numbered = f" ({self.rule})" if self.rule else ""
        instead = ""
        if self.legal:
            shown, more = ", ".join(self.legal[:MOST_LEGAL]), max(0, len(self.legal) - MOST_LEGAL)
            instead = f"; {text(CORE, language, 'legal-instead', legal=shown, more=more)}"
        return f"{self.text}: {self.message_in(language)}{numbered}{instead}"


class SetupError(ValueError):
    """A board, tile set, position or combination of options that breaks rules; it names every fault."""

    def __init__(self, subject: str, faults: Iterable[Fault]) -> None:
        self.subject = subject
        self.faults = tuple(faults)
        groups = groupby(self.faults, lambda fault: fault.subject or subject)
        super().__init__("; ".join(f"{of}: {'; '.join(map(str, group))}" for of, group in groups))

    def reasons(self) -> Series:
        """All faults in one text, in any language."""
        return series((fault.line() for fault in self.faults), ";")

    def lines(self) -> list[str]:
        """Every fault with its subject, one line each."""
        return [f"{fault.subject or self.subject}: {fault}" for fault in self.faults]


def joined_error(errors: Sequence[SetupError]) -> SetupError:
    """Combine errors into one, with each fault under its own subject; a single error stays as it is."""
    if len(errors) == 1:
        return errors[0]
    faults = [replace(fault, subject=fault.subject or error.subject) for error in errors for fault in error.faults]
    return SetupError(" and ".join(error.subject for error in errors), faults)


class FormatError(SetupError):
    """A file or text in a wrong format: malformed, truncated, or of a newer version."""

    def __init__(self, subject: str, text: str | Message, where: str = "") -> None:
        super().__init__(subject, [Fault(where, text) if isinstance(text, str) else said_fault(where, text)])

    @classmethod
    def of(cls, subject: str, faults: Iterable[Fault]) -> FormatError:
        """Return one error for all faults of form."""
        error = cls(subject, "")
        SetupError.__init__(error, subject, faults)
        return error


class RecordError(ReasonedError):
    """A record whose decisions, chance outcomes or result contradict the rules or each other."""

    default_code = "record"

    def __init__(self, subject: str, entry: str | Message, reason: str | Message, rule: str = "") -> None:
        super().__init__(subject, entry, reason, rule)
        self.subject = subject
        self.entry = said(entry)
        """The entry of the record at fault, such as ``event 17`` or the name of a field."""
        self.reason = reason
        self.rule = rule

    def text_in(self, language: str) -> str:
        """Return the complete error in a language: record, entry, reason and rule."""
        entry: str | Message = self.args[1]
        numbered = f" ({self.rule})" if self.rule else ""
        return f"{self.subject}: {said(entry, language)}: {self.message_in(language)}{numbered}"


def nearest(name: str, known: Iterable[str]) -> str:
    """A clause that suggests the known name nearest to a misspelt one, or lists all if none is near."""
    names = sorted(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    return f"did you mean {close[0]!r}?" if close else f"known: {', '.join(names)}"
