"""Games of every number of players, printing and variant, alone and together, for the tests to walk through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tetrarch import eko, legends
from tetrarch.core.randomness import Generator
from tetrarch.envs import Play

EKO_TILES = tuple(variant for variant in eko.VARIANTS if variant != "draft")
FIRST_PRINTING = ("labyrinth", "portals", "pyramids", "wind")
LEGENDS_ALL = legends.VARIANTS

Options = dict[str, Any]

EKO: list[Options] = [
    *({"players": players} for players in (2, 3, 4)),
    *({"players": players, "variants": EKO_TILES} for players in (2, 3, 4)),
    *({"players": 2 + number % 3, "variants": (variant,)} for number, variant in enumerate(eko.VARIANTS)),
    *(
        {"players": players, "variants": FIRST_PRINTING, "printing": "first-printing", "repetition": True}
        for players in (2, 3, 4)
    ),
    {"players": 2, "variants": (*EKO_TILES, "draft"), "layout": "star", "repetition": True},
]
LEGENDS: list[Options] = [
    *({"players": players} for players in (2, 3, 4)),
    *({"players": players, "variants": LEGENDS_ALL} for players in (2, 3, 4)),
    *({"players": players, "variants": LEGENDS_ALL, "quick_setup": False} for players in (2, 3, 4)),
    *(
        {"players": 2 + number % 3, "variants": (variant, "explore") if variant == "swamp" else (variant,)}
        for number, variant in enumerate(legends.VARIANTS)
    ),
    {"players": 2, "printing": "first-printing", "quick_setup": False},
]
ALL = [*(("eko", options) for options in EKO), *(("legends", options) for options in LEGENDS)]


def name_of(configuration: object) -> str:
    """What a test with this configuration is called."""
    if not isinstance(configuration, dict):
        return str(configuration)
    return "-".join(
        str(value) if isinstance(value, (int, str)) else "+".join(value) for value in configuration.values()
    )


def short(game: str, options: Options) -> Options:
    """The same with an end that is soon reached."""
    return {**options, "round_limit": 4} if game == "eko" else options


def moments(game: str, options: Options, seed: int, limit: int = 400) -> Iterator[Play]:
    """The moments of a random game, one for each action, the end included; the same object each time."""
    play = Play(game, seed=seed, **short(game, options))
    generator = Generator(seed, "a test's random actions")
    yield play
    while not play.is_over and limit:
        play.apply(generator.choice(play.legal_actions()))
        limit -= 1
        yield play
