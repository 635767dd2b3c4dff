"""A new game from the options of the command line."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING

from tetrarch.cli.games import GAMES, tools_for
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.terminal.speech import listed

if TYPE_CHECKING:
    from tetrarch.cli.games import Moment
    from tetrarch.core.record import Game


@dataclass(frozen=True)
class Wishes:
    """What a person asked for; None where nothing was said."""

    players: int | None = None
    seed: str | None = None
    variants: Sequence[str] | None = None
    printing: str | None = None
    layout: str | None = None
    board: Path | None = None
    tiles: Path | None = None
    pyramids: int | None = None
    round_limit: int | None = None
    repetition: bool = False
    found: bool = False
    cards: Path | None = None
    boards: Path | None = None
    tokens: Path | None = None
    ages: str | None = None

    def given(self) -> list[str]:
        """The names of the fields for which something was said."""
        return [field.name for field in fields(self) if getattr(self, field.name) not in (None, False, [])]

    def named(self) -> list[str]:
        """The options that were given, as they are written."""
        return [option_name(field) for field in self.given()]


def option_name(field: str) -> str:
    """How the option for a wish is written."""
    return f"--{'variant' if field == 'variants' else field.replace('_', '-')}"


def unguessable_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def check_options(game: str, wishes: Wishes) -> None:
    """Refuse options that belong to the other game."""
    known = tools_for(game).options
    strange = [option_name(field) for field in wishes.given() if field not in known]
    if strange:
        has = ", ".join(option_name(field.name) for field in fields(Wishes) if field.name in known)
        raise input_fault("other-options", options=listed(strange), game=GAMES[game], has=has)


def deal_game(game: str, wishes: Wishes, names: Sequence[str] = ()) -> Game[Moment]:
    """Deal the game that was asked for."""
    check_options(game, wishes)
    return tools_for(game).new_game(wishes, names)
