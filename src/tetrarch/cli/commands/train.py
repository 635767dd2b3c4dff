"""``tetrarch train``: train the network of a game by self-play; ``dataset``: games between bots as Parquet."""

from __future__ import annotations

import math
import re
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.commands.numbers import Processes
from tetrarch.cli.input.faults import INTERRUPTED, input_fault, require_extra
from tetrarch.cli.input.options import FixedSeed, GameName, RayAddress, split_names
from tetrarch.cli.measuring import allowed_cores
from tetrarch.cli.terminal.speech import decimal, phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tetrarch.training import Settings

UNITS = {"s": 1, "m": 60, "h": 3600}
REPORTS = 10.0
"""The least time in seconds between two lines about games."""


def train(
    *,
    game: GameName,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FOLDER")] = None,
    limit: Annotated[str | None, typer.Option("--for", metavar="TIME")] = None,
    rounds: Annotated[int | None, typer.Option("--rounds", metavar="N", min=1)] = None,
    device: Annotated[str, typer.Option("--device", metavar="NAME")] = "cpu",
    self_play: Annotated[str, typer.Option("--self-play", metavar="cpu|gpu|both")] = "cpu",
    games: Annotated[int | None, typer.Option("--games", "-g", metavar="N", min=1)] = None,
    players: Annotated[str, typer.Option("--players", "-p", metavar="NUMBERS")] = "2,3,4",
    simulations: Annotated[int | None, typer.Option("--simulations", metavar="N", min=1)] = None,
    batch: Annotated[int | None, typer.Option("--batch", metavar="N", min=1)] = None,
    reuse: Annotated[float | None, typer.Option("--reuse", metavar="X", min=0)] = None,
    window: Annotated[int | None, typer.Option("--window", metavar="N", min=1)] = None,
    result: Annotated[float | None, typer.Option("--result", metavar="PART", min=0, max=1)] = None,
    setting: Annotated[list[str] | None, typer.Option("--setting", metavar="NAME=VALUE")] = None,
    seed: FixedSeed = "1",
    processes: Processes = None,
    ray: RayAddress = None,
) -> None:
    """Train the network of a game by self-play."""
    require_extra("train", "tetrarch train")
    if ray is not None:
        require_extra("ray", "tetrarch train --ray")
    if limit is None and rounds is None:
        raise input_fault("train-endless")
    seconds = math.inf if limit is None else read_duration(limit)
    choose_jit("on")
    require_self_play(self_play)
    ensure_warm(game)
    from tetrarch.training.run import Training

    given = {
        "game": game,
        "seed": seed,
        "players": player_numbers(players),
        "games": games,
        "batch": batch,
        "reuse": reuse,
        "window": window,
        "result": result,
        "simulations": simulations and (simulations, 3 * simulations),
        "quick_simulations": simulations and max(1, simulations // 3),
    }
    settings = read_settings(given, setting or ())
    out = out or Path("runs", game)
    progress = Progress()
    training = Training(
        settings,
        out,
        processes=processes or (None if ray else len(allowed_cores())),
        ray=ray,
        device=device,
        self_play=self_play,
        report=progress.report,
    )
    try:
        training.train(seconds, rounds)
    except KeyboardInterrupt:
        print(phrase("train-stopped"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    print(phrase("train-done", rounds=len(training.run.rounds), folder=str(out)))
    if training.run.accepted is not None:
        print(phrase("file-written", name=str(out / "network.bin")))
    else:
        print(phrase("train-none"))


def require_self_play(where: str) -> None:
    """Raise an ``InputFault`` unless this machine can play there."""
    from tetrarch.training.workers import SELF_PLAY

    if where not in SELF_PLAY:
        raise input_fault("train-self-play", given=where, known=", ".join(SELF_PLAY))
    if where == "cpu":
        return
    require_extra("cuda", f"tetrarch train --self-play {where}")
    from tetrarch.training.device import require_device

    try:
        require_device()
    except RuntimeError:
        raise input_fault("train-no-gpu", given=where) from None


def dataset(
    *,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1)] = 1000,
    bot: Annotated[str, typer.Option(metavar="TEXT")] = "level5",
    variant: Annotated[list[str] | None, typer.Option("--variant", "-v", metavar="NAMES")] = None,
    seed: FixedSeed = "1",
    processes: Processes = None,
) -> None:
    """Write games between equal bots as a data set in Parquet files."""
    require_extra("arena", "tetrarch dataset")
    choose_jit("on")
    ensure_warm(game)
    from tetrarch.training.dataset import DatasetPlan, write_dataset

    plan = DatasetPlan(game=game, games=games, bot=bot, seed=seed, variants=tuple(split_names(variant)))
    done = 0

    def report(played: int) -> None:
        nonlocal done
        done += played
        print(phrase("numbers-progress", done=str(done), total=str(games)), file=sys.stderr, flush=True)

    try:
        write_dataset(plan, out, processes=processes or len(allowed_cores()), on_part=report)
    except KeyboardInterrupt:
        print(phrase("train-stopped"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    print(phrase("file-written", name=str(out)))


def read_duration(text: str) -> float:
    """The seconds of a text such as ``90s``, ``20m`` or ``1.5h``; a number alone means minutes."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text.strip())
    seconds = float(found[1]) * UNITS[found[2] or "m"] if found else 0.0
    if not seconds:
        raise input_fault("train-duration", given=text)
    return seconds


def read_settings(given: Mapping[str, object], texts: Sequence[str]) -> Settings:
    """The settings of a run from those with options of their own and texts such as ``dropout=0.1``."""
    import msgspec

    from tetrarch.training import Settings

    usual = Settings(game="")
    others = [
        name
        for name in Settings.__struct_fields__
        if isinstance(getattr(usual, name), int | float) and given.get(name) is None
    ]
    found = {name: value for name, value in given.items() if value is not None}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            if name not in others:
                raise msgspec.ValidationError
            found[name] = value
            msgspec.convert(found, Settings, strict=False)
        except msgspec.ValidationError:
            raise input_fault("train-setting", given=text, known=", ".join(others)) from None
    return msgspec.convert(found, Settings, strict=False)


def player_numbers(text: str) -> tuple[int, ...]:
    """The numbers of players of a text such as ``2,3,4``."""
    words = split_names([text])
    if not words or not all(re.fullmatch("[2-4]", word) for word in words):
        raise input_fault("train-players", given=text)
    return tuple(map(int, words))


class Progress:
    """Prints how far a run is."""

    def __init__(self) -> None:
        self.games = 0
        self.positions = 0
        self.printed = time.monotonic()

    def report(self, event: str, numbers: dict[str, float]) -> None:
        """Print a line about each round, and now and then about the games."""
        if event == "games":
            self.games += int(numbers["games"])
            self.positions += int(numbers["positions"])
            if time.monotonic() - self.printed < REPORTS:
                return
            self.printed = time.monotonic()
            line = phrase("train-games", games=f"{self.games:,}", positions=f"{self.positions:,}")
        else:
            parts = {name: decimal(value, 3) for name, value in numbers.items()}
            line = phrase(
                "train-round",
                round=str(int(numbers["round"])),
                steps=str(int(numbers["steps"])),
                chances=parts["chances"],
                priors=parts["priors"],
                evaluation=decimal(numbers["evaluation"], 2),
                accepted=decimal(numbers.get("accepted", math.nan), 2) if "accepted" in numbers else "-",
            )
        print(line, file=sys.stderr, flush=True)
