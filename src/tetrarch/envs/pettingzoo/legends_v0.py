"""Legends for PettingZoo, version 0: env(players=3, variants=["explore"], max_cycles=None, ...)."""

from __future__ import annotations

from tetrarch.envs.pettingzoo.base import environment

__all__ = ["env", "raw_env"]

raw_env, env = environment("legends", __name__)
