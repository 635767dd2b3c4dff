"""The errors that anything of ours raises at bad input; each is a ``ValueError`` and changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import groupby

from tetrarch.core.text.messages import CORE, Message, Series, Value, message, said, series, text

MOST_LEGAL = 8
"""How many of the legal decisions an error names."""


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with some input, and the rule that says so."""

    where: str
    """The file, entry, tile, space or field at fault; empty where the whole is meant."""

    text: str
    """A plain sentence without a final stop."""

    rule: str = ""
    """The number of the rule that is broken (``E2.2``), or empty for a fault of form."""

    subject: str = ""
    """The file that it is of, where several were read together; empty where the error's subject says it."""

    message: Message | None = field(default=None, compare=False)
    """The text in any language, for faults that people make who fill in a form."""

    places: tuple[str, ...] = field(default=(), compare=False)
    """The spaces or regions concerned, where they are more than ``where`` names."""

    def text_in(self, language: str) -> str:
        """The text in a language; in English where there is none."""
        return self.text if self.message is None else self.message.text(language)

    def line(self) -> Value:
        """Place, text and rule, in any language."""
        told: Value = self.text if self.message is None else self.message
        if self.rule:
            told = message(CORE, "fault-by", text=told, rule=self.rule)
        return message(CORE, "fault-at", where=self.where, text=told) if self.where else told

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        rule = f" ({self.rule})" if self.rule else ""
        return f"{place}{self.text}{rule}"


def said_fault(where: str, told: Message, rule: str = "", places: Iterable[str] = ()) -> Fault:
    """A fault whose text is a message, and so can be read in any language."""
    return Fault(where, told.text(), rule, message=told, places=tuple(places))


class NoSuchSeat(ValueError):
    """A seat that is not at the table."""

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(seat, players)
        self.reason = message(CORE, "no-such-seat", seat=str(seat), last=str(players - 1))
        """What is wrong, in any language."""

    def text_in(self, language: str) -> str:
        """What is wrong, in a language."""
        return self.reason.text(language)

    def __str__(self) -> str:
        return self.text_in("en")


class NotationError(ValueError):
    """A text that cannot be read as a decision, or that could mean more than one."""

    def __init__(self, text: str, reason: str | Message, candidates: Sequence[str] = ()) -> None:
        super().__init__(text, reason, tuple(candidates))
        self.text = text
        self.reason = reason
        """Why, in any language where it is a message."""
        self.candidates = tuple(candidates)
        """What was probably meant: the readings of an ambiguous text, or the nearest legal one."""

    @property
    def code(self) -> str:
        """A stable name of what is wrong."""
        return "notation" if isinstance(self.reason, str) else self.reason.id

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return self.message_in("en")

    def message_in(self, language: str) -> str:
        """What is wrong, in a language."""
        return said(self.reason, language)

    def text_in(self, language: str) -> str:
        """The whole error in a language: the text, and what is wrong with it."""
        return f"{self.text!r}: {self.message_in(language)}"

    def __str__(self) -> str:
        return self.text_in("en")


class IllegalMove(ValueError):
    """A decision that can be read but that the rules forbid here."""

    def __init__(self, text: str, reason: str | Message, rule: str = "", legal: Sequence[str] = ()) -> None:
        super().__init__(text, reason, rule, tuple(legal))
        self.text = text
        self.reason = reason
        """Why, in any language where it is a message."""
        self.rule = rule
        """The rule that forbids it."""
        self.legal = tuple(legal)
        """What would be legal instead, in notation (for a move: of the same stack, where there is any)."""

    @property
    def code(self) -> str:
        """A stable name of what is wrong."""
        return "illegal-move" if isinstance(self.reason, str) else self.reason.id

    @property
    def message(self) -> str:
        """What forbids it, in English."""
        return self.message_in("en")

    def message_in(self, language: str) -> str:
        """What forbids it, in a language."""
        return said(self.reason, language)

    def text_in(self, language: str) -> str:
        """The whole error in a language: the decision, what forbids it, the rule, and what would be legal."""
        numbered = f" ({self.rule})" if self.rule else ""
        instead = ""
        if self.legal:
            shown, more = ", ".join(self.legal[:MOST_LEGAL]), max(0, len(self.legal) - MOST_LEGAL)
            instead = f"; {text(CORE, language, 'legal-instead', legal=shown, more=more)}"
        return f"{self.text}: {self.message_in(language)}{numbered}{instead}"

    def __str__(self) -> str:
        return self.text_in("en")


class SetupError(ValueError):
    """A board, tile set, position or mix of options that breaks rules; it names every fault, not only the first."""

    def __init__(self, subject: str, faults: Iterable[Fault]) -> None:
        self.subject = subject
        self.faults = tuple(faults)
        groups = groupby(self.faults, lambda fault: fault.subject or subject)
        super().__init__("; ".join(f"{of}: {'; '.join(map(str, group))}" for of, group in groups))

    def reasons(self) -> Series:
        """All faults in one text, in any language."""
        return series((fault.line() for fault in self.faults), ";")

    def lines(self) -> list[str]:
        """Every fault with what it is a fault of, one line each."""
        return [f"{fault.subject or self.subject}: {fault}" for fault in self.faults]


def joined_error(errors: Sequence[SetupError]) -> SetupError:
    """One error for several, each fault under the subject that it was found in; one alone stays as it is."""
    if len(errors) == 1:
        return errors[0]
    faults = [replace(fault, subject=fault.subject or error.subject) for error in errors for fault in error.faults]
    return SetupError(" and ".join(error.subject for error in errors), faults)


class FormatError(SetupError):
    """A file or text that is not in the format it should be in: malformed, truncated, or of a newer version."""

    def __init__(self, subject: str, text: str | Message, where: str = "") -> None:
        super().__init__(subject, [Fault(where, text) if isinstance(text, str) else said_fault(where, text)])

    @classmethod
    def of(cls, subject: str, faults: Iterable[Fault]) -> FormatError:
        """One error for everything that is not in its form."""
        error = cls(subject, "")
        SetupError.__init__(error, subject, faults)
        return error


class RecordError(ValueError):
    """A record whose decisions, chance outcomes or result contradict the rules or each other."""

    def __init__(self, subject: str, entry: str | Message, reason: str | Message, rule: str = "") -> None:
        super().__init__(subject, entry, reason, rule)
        self.subject = subject
        self.entry = said(entry)
        """Which entry of the record is at fault, such as ``event 17`` or the name of a field."""
        self.reason = reason
        """Why, in any language where it is a message."""
        self.rule = rule

    @property
    def code(self) -> str:
        """A stable name of what is wrong."""
        return "record" if isinstance(self.reason, str) else self.reason.id

    def text_in(self, language: str) -> str:
        """The whole error in a language: the record, the entry, what is wrong with it, and the rule."""
        entry: str | Message = self.args[1]
        numbered = f" ({self.rule})" if self.rule else ""
        return f"{self.subject}: {said(entry, language)}: {said(self.reason, language)}{numbered}"

    def __str__(self) -> str:
        return self.text_in("en")


def nearest(name: str, known: Iterable[str]) -> str:
    """A clause that suggests the known name nearest to a misspelt one, or lists all when none is near."""
    names = sorted(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    return f"did you mean {close[0]!r}?" if close else f"known: {', '.join(names)}"
