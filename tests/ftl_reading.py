"""What the tests of texts read of Fluent files, with Fluent's own parser: messages, their places, their selectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Selector:
    """One choice within a message."""

    variable: str
    keys: list[str]
    """The keys of its variants, numbers as they are written."""
    default: str
    texts: dict[str, str]
    """The literal text of each variant."""
    written: set[str]
    """The keys of the variants in which the variable itself is written out."""

    @property
    def is_plural(self) -> bool:
        """Whether it selects by number."""
        return any(key in PLURALS - {"other"} or key.isdigit() for key in self.keys)


@dataclass
class Entry:
    """A message, an attribute of one, or a term."""

    name: str
    source: str
    """The pattern as it is written."""
    letters: str
    """All its literal text."""
    variables: set[str]
    references: set[str]
    selectors: list[Selector]


def entries(path: Path) -> dict[str, Entry]:
    """All messages, attributes (``id.attribute``) and terms (``-id``) of a file."""
    found: dict[str, Entry] = {}
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(item, ast.Junk), f"{path}: cannot be read: {item.content}"
        if isinstance(item, ast.Message | ast.Term):
            name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
            parts = [(name, item.value), *((f"{name}.{part.id.name}", part.value) for part in item.attributes)]
            for full, pattern in parts:
                assert full not in found, f"{path}: {full} is defined twice"
                if pattern is not None:
                    found[full] = _entry(full, pattern)
    return found


def _entry(name: str, pattern: ast.Pattern) -> Entry:
    variables, references, selectors, letters = set(), set(), [], []
    for node in _walk(pattern):
        if isinstance(node, ast.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            term = "-" if isinstance(node, ast.TermReference) else ""
            references.add(f"{term}{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))
        elif isinstance(node, ast.TextElement):
            letters.append(node.value)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            selectors.append(_selector(node))
    made = ast.Message(ast.Identifier("x"), value=pattern)
    source = FluentSerializer().serialize_entry(made).removeprefix("x = ").strip()
    return Entry(name, source, " ".join(letters), variables, references, selectors)


def _selector(node: ast.SelectExpression) -> Selector:
    keys = [key(variant) for variant in node.variants]
    default = next(key(variant) for variant in node.variants if variant.default)
    texts = {
        key(variant): "".join(part.value for part in variant.value.elements if isinstance(part, ast.TextElement))
        for variant in node.variants
    }
    assert isinstance(node.selector, ast.VariableReference)
    name = node.selector.id.name
    written = {
        key(variant)
        for variant in node.variants
        if any(isinstance(part, ast.VariableReference) and part.id.name == name for part in _walk(variant.value))
    }
    return Selector(name, keys, default, texts, written)


def key(variant: ast.Variant) -> str:
    """The key of a variant as it is written."""
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _walk(child)


def reached(known: dict[str, Entry], name: str, seen: frozenset[str] = frozenset()) -> list[Entry]:
    """A message and all messages that it refers to."""
    assert name not in seen, f"{name} refers to itself"
    entry = known[name]
    return [entry, *(other for part in entry.references for other in reached(known, part, seen | {name}))]


def places(known: dict[str, Entry], name: str) -> set[str]:
    """All variables that a message needs, those of the messages that it refers to included."""
    return {variable for entry in reached(known, name) for variable in entry.variables}


def choices(known: dict[str, Entry], name: str) -> dict[str, set[str]]:
    """For each variable that a message selects by, all keys."""
    found: dict[str, set[str]] = {}
    for entry in reached(known, name):
        for selector in entry.selectors:
            found.setdefault(selector.variable, set()).update(selector.keys)
    return found
