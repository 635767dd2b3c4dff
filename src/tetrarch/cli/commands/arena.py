"""``tetrarch arena``: bots against bots, with ratings."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import ensure_warm
from tetrarch.cli.games import GAMES
from tetrarch.cli.input.dealing import Wishes, check_options
from tetrarch.cli.input.faults import INTERRUPTED, input_fault, known_name
from tetrarch.cli.input.files import read_text
from tetrarch.cli.input.options import (
    Ages,
    BoardFile,
    BoardsFile,
    CardsFile,
    Found,
    GameName,
    LayoutName,
    Players,
    Printing,
    Pyramids,
    Repetition,
    RoundLimit,
    TilesFile,
    TokensFile,
    Variants,
    split_names,
)
from tetrarch.cli.jit import choose_jit
from tetrarch.cli.terminal.speech import listed, phrase

if TYPE_CHECKING:
    from tetrarch.arena import Schedule, Setup


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help="Who plays: several with commas, or repeat it. A program, exec:COMMAND, takes the rest of the text.",
        ),
    ],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where everything is kept.")],
    players: Players = None,
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", help="How many games at least: rounded up to whole deals.")
    ] = 100,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", metavar="N", help="How many games at a time.", show_default="one for each core"),
    ] = None,
    seed: Annotated[
        str, typer.Option("--seed", "-s", metavar="SEED", help="The same seed gives the same games.")
    ] = "1",
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", metavar="N", help="Let every bot that thinks look into so many games."),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="S", help="Let every bot that thinks take so long for a decision."),
    ] = None,
    records: Annotated[bool, typer.Option("--records/--no-records", help="Keep the record of every game.")] = True,
    variant: Variants = None,
    printing: Printing = None,
    layout: LayoutName = None,
    board: BoardFile = None,
    tiles: TilesFile = None,
    pyramids: Pyramids = None,
    round_limit: RoundLimit = None,
    repetition: Repetition = False,
    found: Found = False,
    cards: CardsFile = None,
    boards: BoardsFile = None,
    tokens: TokensFile = None,
    ages: Ages = None,
) -> None:
    """Let bots play many games, and rate them.

    Each deal is played with the seats exchanged. Run the same command again to go on after a stop.
    """
    known_name(game, "game", GAMES)
    choose_jit("on")
    wishes = Wishes(
        *(players, None, variant, printing, layout, board, tiles, pyramids, round_limit, repetition),
        *(found, cards, boards, tokens, ages),
    )
    check_options(game, wishes)
    if jobs is not None and jobs < 1:
        raise input_fault("not-one-or-more", option="--jobs", given=str(jobs))
    from tetrarch.arena import Schedule

    schedule = Schedule(
        setup=setup_of(game, wishes),
        bots=split_bots(bots),
        games=games,
        seed=seed,
        simulations=simulations,
        seconds=seconds,
        records=records,
    )
    schedule.check()
    ensure_warm(game)
    play_schedule(schedule, out, jobs or len(usable_cores()))


def usable_cores() -> Sequence[int]:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return range(os.cpu_count() or 1)


def split_bots(given: Iterable[str]) -> list[str]:
    """The bots of an option that is repeated, or holds several with commas between them.

    What looks like an option, such as ``seconds=2``, belongs to the bot before it; a command takes all the rest.
    """
    found: list[str] = []
    for text in given:
        rest, own = text.strip(), 0
        while rest:
            item, _, after = (rest, "", "") if rest.startswith("exec:") else rest.partition(",")
            if own and "=" in item and ":" not in item.partition("=")[0]:
                found[-1] += f",{item.strip()}"
            elif item.strip():
                found.append(item.strip())
                own += 1
            rest = after.strip()
    return found


def setup_of(game: str, wishes: Wishes) -> Setup:
    """The game that was asked for, with the contents of the files that were named."""
    from tetrarch.arena import Setup
    from tetrarch.cli.game_legends import seats_named
    from tetrarch.eko import board_to_json, parse_tile_set
    from tetrarch.eko.components.board_format import parse_board
    from tetrarch.legends.components.components import parse_components

    board = tiles = components = None
    players = wishes.players
    if wishes.board is not None:
        beside = [name for name in wishes.named() if name in ("--layout", "--tiles", "--pyramids")]
        if beside:
            raise input_fault("beside-board", options=listed(beside))
        laid = parse_board(read_text(wishes.board), str(wishes.board))
        board = board_to_json(laid)
        players = laid.players if players is None else players
    if wishes.tiles is not None:
        tiles = parse_tile_set(read_text(wishes.tiles), str(wishes.tiles)).to_dict()
    files = (wishes.cards, wishes.boards, wishes.tokens)
    if any(file is not None for file in files):
        cards, boards, tokens = (None if file is None else read_text(file) for file in files)
        components = parse_components(
            *(cards, boards, str(wishes.cards), str(wishes.boards), tokens, str(wishes.tokens))
        ).to_dict()
    return Setup(
        game=game,
        players=2 if players is None else players,
        variants=split_names(wishes.variants),
        printing=wishes.printing,
        layout=wishes.layout,
        board=board,
        tiles=tiles,
        pyramids=wishes.pyramids,
        round_limit=wishes.round_limit,
        repetition=wishes.repetition,
        founded=wishes.found,
        components=components,
        ages=None if wishes.ages is None else seats_named(wishes.ages),
    )


def play_schedule(schedule: Schedule, out: Path, jobs: int) -> None:
    """Play, show how it goes, and tell how it ended."""
    from tetrarch.arena import make_report, run_arena, write_files
    from tetrarch.cli.terminal.arena_display import Progress, plan_lines, print_report

    for line in plan_lines(schedule):
        print(line, file=sys.stderr)
    with Progress(schedule) as progress:
        try:
            played = run_arena(schedule, out, jobs=jobs, on_start=progress.begin, on_game=progress.add)
        except KeyboardInterrupt:
            stopped = True
        else:
            stopped = False
    if stopped:
        print(
            f"stopped after {len(progress.played)} of {schedule.total} games; the same command goes on", file=sys.stderr
        )
        raise typer.Exit(INTERRUPTED)
    report = make_report(schedule, played)
    written = write_files(out, report, played)
    print_report(report)
    for path in written.files:
        print(f"written: {path}")
    if written.missing:
        print(phrase("arena-extra", files=", ".join(written.missing)), file=sys.stderr)
