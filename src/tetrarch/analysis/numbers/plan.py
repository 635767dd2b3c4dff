"""Which games a study plays: each number of players without variants, and then with each variant."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tetrarch.arena import Schedule, Setup
from tetrarch.core import registry


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """A study of games between equal bots."""

    games: Sequence[str]
    """The names of the games."""
    players: Sequence[int] = ()
    """The numbers of players; all that a game allows if empty."""
    base: int = 10_000
    """How many games are played without variants, for each number of players."""
    variant: int = 600
    """How many are played with each variant, for each number of players; 0 for none."""
    bot: str = "level3"
    seed: str = "1"


def study_arenas(study: Study, folder: Path) -> list[tuple[Schedule, Path]]:
    """The schedules of a study with their folders, those without variants first."""
    found = []
    for game in study.games:
        definition = registry.game(game)
        players = [number for number in definition.players if number in (study.players or definition.players)]
        sets: list[tuple[str, ...]] = [(), *definition.variant_sets()]
        for chosen in sets if study.variant else sets[:1]:
            for number in players:
                setup = Setup(game=game, players=number, options={"variants": list(chosen)} if chosen else {})
                schedule = Schedule(
                    setup=setup,
                    bots=[study.bot],
                    games=study.variant if chosen else study.base,
                    seed=study.seed,
                    records=False,
                    exchange=False,
                    holdings=True,
                )
                found.append((schedule, folder / "-".join([game, str(number), *chosen])))
    return sorted(found, key=lambda arena: bool(arena[0].setup.options))
