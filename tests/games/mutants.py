"""Break one rule at a time, and check that the comparison with the oracle notices.

A mutant names a function and an expression or statements of it. They are found by their syntax tree inside that
function, so formatting, comments and changes elsewhere do not matter. The broken code replaces that of the function in
memory, which works only with plain kernels.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tests.games.agreement import Disagreement
from tetrarch.core.kernel import JIT


class NotOneMatch(LookupError):
    """The function of a mutant does not contain the code to replace exactly once."""


@dataclass(frozen=True)
class Mutant:
    """A rule that is broken by replacing one expression, or some statements, of one function."""

    rule: str
    how: str
    function: str
    """Module and name of the function below the package of the game, such as ``rules.turn.next_turn``."""
    old: str
    new: str
    """The replacement: an expression for an expression, statements for statements."""
    where: str = ""
    """Which cases show the difference, if the rule does not tell."""

    def __str__(self) -> str:
        return f"{self.rule} {self.how}"


class _Replacement(ast.NodeTransformer):
    """Replaces an expression, or a run of statements, and counts how often it was found."""

    def __init__(self, old: str, new: str) -> None:
        self.old = ast.parse(textwrap.dedent(old)).body
        self.new = ast.parse(textwrap.dedent(new)).body
        self.found = 0
        self.is_expression = all(len(code) == 1 and isinstance(code[0], ast.Expr) for code in (self.old, self.new))
        self.dumps = [ast.dump(statement) for statement in self.old]

    def visit(self, node: ast.AST) -> ast.AST:
        if self.is_expression:
            old, new = self.old[0], self.new[0]
            assert isinstance(old, ast.Expr)
            assert isinstance(new, ast.Expr)
            if ast.dump(node) == ast.dump(old.value):
                self.found += 1
                return new.value
        node = self.generic_visit(node)
        if not self.is_expression:
            for name in ("body", "orelse"):
                if isinstance(statements := getattr(node, name, None), list):
                    setattr(node, name, self._replace_run(statements))
        return node

    def _replace_run(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        size = len(self.old)
        for first in range(len(statements) - size + 1):
            if [ast.dump(one) for one in statements[first : first + size]] == self.dumps:
                self.found += 1
                return statements[:first] + self.new + self._replace_run(statements[first + size :])
        return statements


def mutated(function: Callable[..., Any], old: str, new: str) -> Callable[..., Any]:
    """Return a copy of the function with ``old`` replaced by ``new``; NotOneMatch unless ``old`` is there once."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list.clear()
    definition.returns = None
    for argument in (*definition.args.posonlyargs, *definition.args.args, *definition.args.kwonlyargs):
        argument.annotation = None
    replacement = _Replacement(old, new)
    replacement.visit(definition)
    if replacement.found != 1:
        name = f"{function.__module__}.{function.__qualname__}"
        raise NotOneMatch(f"{name} holds {replacement.found} times, not once:\n{old}")
    names: dict[str, Callable[..., Any]] = {}
    exec(compile(ast.fix_missing_locations(tree), inspect.getfile(function), "exec"), function.__globals__, names)
    return names[function.__name__]


@contextmanager
def applied(package: str, mutant: Mutant) -> Iterator[None]:
    """Break the rule while the context lasts, for every module that has imported the function."""
    module, _, name = f"{package}.{mutant.function}".rpartition(".")
    function = getattr(importlib.import_module(module), name, None)
    if function is None:
        raise NotOneMatch(f"{module} has no function {name}")
    code = function.__code__
    function.__code__ = mutated(function, mutant.old, mutant.new).__code__
    try:
        yield
    finally:
        function.__code__ = code


def fault_of(package: str, mutant: Mutant, cases: Iterable[Callable[[], None]]) -> str | None:
    """Why a mutant proves nothing: it does not apply, or no case fails with it and passes without it; else None."""
    try:
        with applied(package, mutant):
            noticing = next((case for case in cases if disagrees(case)), None)
    except NotOneMatch as fault:
        return str(fault)
    if noticing is None:
        return "no case notices it"
    return "the case that notices it fails without it too" if disagrees(noticing) else None


def disagrees(case: Callable[[], None]) -> bool:
    """Whether kernels and oracle disagree in a case."""
    try:
        case()
    except Disagreement:
        return True
    return False


def main(game: str) -> None:
    """Print the mutants of a game that prove nothing, each with the reason."""
    assert not JIT, "compiled kernels cannot be mutated"
    broken = importlib.import_module(f"tests.{game}.mutants")
    for mutant in broken.MUTANTS:
        fault = fault_of(f"tetrarch.{game}", mutant, broken.cases_about(mutant))
        if fault is not None:
            print(f"{mutant}: {fault}")
