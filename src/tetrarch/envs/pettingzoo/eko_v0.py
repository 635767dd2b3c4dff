"""Ekö for PettingZoo, version 0: env(players=3, variants=["labyrinth"], max_cycles=None, ...)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Unpack

from pettingzoo import AECEnv  # type: ignore[import-untyped]

from tetrarch.envs.pettingzoo.base import TetrarchEnv, metadata_of, wrapped
from tetrarch.envs.setup import GameOptions

__all__ = ["env", "raw_env"]


class raw_env(TetrarchEnv):  # noqa: N801  (PettingZoo's name for it)
    """Ekö, without wrappers: an action that is not legal raises ``IllegalMove``."""

    game = "eko"
    metadata = metadata_of("tetrarch_eko_v0")


def env(
    *,
    players: int = 2,
    variants: Iterable[str] = (),
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Unpack[GameOptions],
) -> AECEnv:
    """Ekö, with PettingZoo's wrappers: an action that is not legal ends the game, with -1 for who took it."""
    raw = raw_env(players=players, variants=variants, render_mode=render_mode, max_cycles=max_cycles, **options)
    return wrapped(raw)
