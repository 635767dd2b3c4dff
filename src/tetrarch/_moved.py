"""Old module names of version 0.1 that its documentation used: importing one still works, with a warning."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType

MOVED = {
    "tetrarch.core.flat_position": "tetrarch.core.position",
    "tetrarch.core.texts": "tetrarch.core.text.messages",
    "tetrarch.table.forking": "tetrarch.table.commands.adopt",
    "tetrarch.table.offering": "tetrarch.table.settings",
    "tetrarch.bots.levels": "tetrarch.bots.roster",
    "tetrarch.eko.chart": "tetrarch.eko.encoding.chart",
    "tetrarch.envs.symmetry": "tetrarch.eko.encoding.chart",
    **{
        f"tetrarch.{game}.{old}": f"tetrarch.{game}.{new}"
        for game in ("eko", "legends")
        for old, new in {
            "choices": "encoding.decision_table",
            "drawing_svg": "drawing.svg",
            "drawing_text": "drawing.text",
            "layout": "rules.layout",
            "notation": "words.notation",
            "observation": "encoding.observation",
            "playout": "rules.playout",
        }.items()
    },
}


class MovedModules:
    """Finds modules by their old names."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return a spec that loads the module under its new name; None for names that never moved."""
        return ModuleSpec(name, self) if name in MOVED else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Let the import system create a module, which ``exec_module`` replaces."""

    def exec_module(self, module: ModuleType) -> None:
        """Put the module of the new name in place of the one that was asked for."""
        new = MOVED[module.__name__]
        warnings.warn(f"{module.__name__} is now {new}", DeprecationWarning, stacklevel=2)
        sys.modules[module.__name__] = import_module(new)


def install() -> None:
    """Make the old names importable."""
    if not any(isinstance(finder, MovedModules) for finder in sys.meta_path):
        sys.meta_path.insert(0, MovedModules())
