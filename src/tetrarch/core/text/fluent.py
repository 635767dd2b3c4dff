"""Fluent messages as Python functions: parsed once, then formatted in a few microseconds.

The syntax is that of Project Fluent without functions: texts, variables, selectors on a variable, references to other
messages, and terms. The results equal those of `fluent.runtime`, which is many times slower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal

from fluent.syntax import FluentParser, ast

GROUPED = 1000
"""The smallest number whose digits are grouped."""

_SEPARATORS = {"en": (",", "."), "fr": ("\u202f", ","), "nl": (".", ","), "pl": ("\u00a0", ",")}
"""By language: the separator of groups of three digits, and the decimal separator."""

Plain = str | int
"""The type of a variable's value when a message is formatted."""
Saying = Callable[[Mapping[str, Plain]], str]
"""A message, or a part of one, that formats itself with given values."""


class Messages:
    """All messages of one file by id; an attribute of a message is ``id.attribute``, a term ``-id``."""

    def __init__(self, source: str, language: str, subject: str = "texts") -> None:
        self._language = language
        self._subject = subject
        self._sayings: dict[str, Saying] = {}
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{subject}: {entry.annotations[0].message}: {(entry.content or '').strip()!r}")
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                self._add(name, entry.value)
                for attribute in entry.attributes:
                    self._add(f"{name}.{attribute.id.name}", attribute.value)

    def _add(self, name: str, pattern: ast.Pattern | None) -> None:
        if name in self._sayings:
            raise ValueError(f"{self._subject}: message {name!r} is defined twice")
        if pattern is not None:
            self._sayings[name] = self._pattern(pattern)

    def __contains__(self, name: str) -> bool:
        return name in self._sayings

    def say(self, name: str, values: Mapping[str, Plain]) -> str:
        """Return a message with its values; raise ``LookupError`` if the message or a value is missing."""
        return self._sayings[name](values)

    def plural(self, number: int) -> str:
        """Return the plural category of a number: ``one``, ``few``, ``many`` or ``other``."""
        return plural_category(number, self._language)

    def written(self, value: Plain) -> str:
        """A value as it appears in a text."""
        if isinstance(value, str):
            return value
        return str(int(value)) if -GROUPED < value < GROUPED else format_number(value, self._language)

    # The parts of a message

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts: list[str | Saying] = []
        for element in pattern.elements:
            part = element.value if isinstance(element, ast.TextElement) else self._expression(element.expression)
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            elif part != "":
                parts.append(part)
        return _joined(parts)

    def _expression(self, expression: object) -> str | Saying:
        match expression:
            case ast.Placeable():
                return self._expression(expression.expression)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return self.written(int(expression.value))
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.SelectExpression():
                return self._selection(expression)
            case ast.MessageReference():
                return self._reference(expression.id.name, expression.attribute)
            case ast.TermReference():
                return self._term(expression)
        raise ValueError(f"{self._subject}: {type(expression).__name__} is more than our messages may hold")

    def _variable(self, name: str) -> Saying:
        written = self.written

        def variable(values: Mapping[str, Plain]) -> str:
            value = values[name]
            return value if isinstance(value, str) else written(value)

        return variable

    def _reference(self, name: str, attribute: ast.Identifier | None) -> Saying:
        full = f"{name}.{attribute.name}" if attribute else name
        sayings = self._sayings
        return lambda values: sayings[full](values)

    def _term(self, reference: ast.TermReference) -> Saying:
        given: dict[str, Plain] = {}
        for argument in reference.arguments.named if reference.arguments else ():
            is_text = isinstance(argument.value, ast.StringLiteral)
            given[argument.name.name] = str(argument.value.parse()["value"]) if is_text else int(argument.value.value)
        saying = self._reference(f"-{reference.id.name}", reference.attribute)
        said: list[str] = []

        def term(values: Mapping[str, Plain]) -> str:
            if not said:  # terms may be defined further down the file, so they are resolved at first use
                said.append(saying(given))
            return said[0]

        return term

    def _selection(self, expression: ast.SelectExpression) -> Saying:
        if not isinstance(expression.selector, ast.VariableReference):
            raise ValueError(f"{self._subject}: only a variable can select")
        name = expression.selector.id.name
        exact: dict[Plain, Saying] = {}
        default: Saying | None = None
        for variant in expression.variants:
            saying = self._pattern(variant.value)
            key: Plain = variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
            exact.setdefault(key, saying)
            if variant.default:
                default = saying
        assert default is not None  # the parser guarantees it
        return _selection(name, exact, default, self.plural)


def _joined(parts: Iterable[str | Saying]) -> Saying:
    """Join texts and sayings; unrolled for few sayings, because most of the time is spent here."""
    texts, sayings = [""], list[Saying]()
    for part in parts:
        if isinstance(part, str):
            texts[-1] += part
        else:
            sayings.append(part)
            texts.append("")
    match sayings:
        case []:
            whole = texts[0]
            return lambda values: whole
        case [a]:
            first, last = texts
            return a if not first + last else lambda values: f"{first}{a(values)}{last}"
        case [a, b]:
            first, second, last = texts
            return lambda values: f"{first}{a(values)}{second}{b(values)}{last}"
        case [a, b, c]:
            first, second, third, last = texts
            return lambda values: f"{first}{a(values)}{second}{b(values)}{third}{c(values)}{last}"
    start = _joined([texts[0], sayings[0], texts[1], sayings[1], texts[2], sayings[2]])
    following = [part for pair in zip(texts[3:], sayings[3:], strict=False) for part in pair]
    return _joined([start, *following, texts[-1]])


def _selection(name: str, exact: Mapping[Plain, Saying], default: Saying, plural: Callable[[int], str]) -> Saying:
    def selection(values: Mapping[str, Plain]) -> str:
        value = values[name]
        saying = exact.get(value)
        if saying is None and not isinstance(value, str):
            saying = exact.get(plural(value))
        return (saying or default)(values)

    return selection


# CLDR plural categories and number formats


def plural_category(number: int, language: str) -> str:
    """Return the cardinal category of an integer: ``one``, ``few``, ``many`` or ``other``."""
    number = abs(number)
    match language:
        case "fr":
            if number < 2:
                return "one"
            return "other" if number % 1_000_000 else "many"
        case "pl":
            if number == 1:
                return "one"
            return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"
    return "one" if number == 1 else "other"


def format_number(number: float, language: str, digits: int = 0) -> str:
    """Write a number with grouped digits and a fixed number of decimals; halves round to the even digit."""
    group, point = _SEPARATORS[language]
    written = f"{Decimal(str(number)):,.{digits}f}"
    return written.translate({ord(","): group, ord("."): point})
