"""``tetrarch puzzles``: list, play and mine puzzles."""

from __future__ import annotations

import datetime
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.commands.numbers import Processes
from tetrarch.cli.input.faults import INTERRUPTED, input_fault
from tetrarch.cli.input.options import FixedSeed, GameName, Json
from tetrarch.cli.input.sources import write_out, write_output
from tetrarch.cli.measuring import allowed_cores
from tetrarch.cli.terminal.speech import SpokenGame, language, phrase
from tetrarch.cli.terminal.translated_help import SpokenCommand, SpokenGroup
from tetrarch.core.errors import IllegalMove, NotationError

if TYPE_CHECKING:
    from tetrarch.puzzles import Puzzle

puzzles = typer.Typer(cls=SpokenGroup, rich_markup_mode=None, no_args_is_help=True)

ThemeName = Annotated[str | None, typer.Option("--theme", metavar="THEME")]
MOST_GAMES = 1_000_000


@puzzles.command("list", cls=SpokenCommand)
def list_puzzles(game: GameName, theme: ThemeName = None, json: Json = False) -> None:
    """List the puzzles of a game."""
    from tetrarch.core.formats import write_json
    from tetrarch.puzzles import collection, theme_name

    found = collection(game).with_theme(theme)
    if json:
        fields = ("id", "theme", "rating", "players", "tags", "levels", "seeds")
        write_output(None, write_json([{name: getattr(puzzle, name) for name in fields} for puzzle in found]))
        return
    lines = [
        f"{puzzle.id}  {puzzle.rating:>4}  {phrase('puzzle-players', count=puzzle.players)}  "
        f"{theme_name(puzzle.theme, language())}"
        for puzzle in found
    ]
    write_out("\n".join([*lines, phrase("puzzle-count", count=len(found))]) + "\n")


@puzzles.command("play", cls=SpokenCommand)
def play_puzzle(
    game: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    theme: ThemeName = None,
    rating: Annotated[int, typer.Option(metavar="N")] = 1200,
    seed: FixedSeed = "1",
) -> None:
    """Solve a puzzle: the one with an id, or one near a rating."""
    from tetrarch.core.randomness import Generator
    from tetrarch.puzzles import collection

    known = collection(game)
    number = Generator(seed, "puzzle").below(1 << 20)
    solve_in_terminal(known.get(puzzle) if puzzle else known.next_for(rating, theme, seed=number))


@puzzles.command(cls=SpokenCommand)
def daily(game: GameName, date: Annotated[str | None, typer.Option(metavar="DATE")] = None) -> None:
    """Solve the puzzle of the day."""
    from tetrarch.puzzles import collection

    try:
        day = datetime.date.fromisoformat(date) if date else datetime.datetime.now(datetime.UTC).date()
    except ValueError:
        raise input_fault("puzzle-date", given=str(date)) from None
    solve_in_terminal(collection(game).daily(day.isoformat()))


def solve_in_terminal(puzzle: Puzzle) -> None:
    """Show a puzzle, and read decisions until it is solved or failed."""
    choose_jit("off")
    from tetrarch.puzzles import Attempt, explanation, task, theme_name

    spoken = SpokenGame(puzzle.game)
    attempt = Attempt(puzzle)
    head = theme_name(puzzle.theme, language())
    write_out(phrase("puzzle-head", id=puzzle.id, theme=head, rating=puzzle.rating) + "\n")
    write_out(spoken.draw_text(attempt.position.view(puzzle.seat), plain=True) + "\n")
    write_out(task(puzzle, spoken.player_name(attempt.position, puzzle.seat), language()) + "\n")
    while attempt.status == "open":
        write_out(phrase("puzzle-ask", step=spoken.step_sentence(attempt.position.view(puzzle.seat))) + "\n> ")
        sys.stdout.flush()
        typed = sys.stdin.readline()
        if not typed or typed.strip() == "q":
            write_out("\n")
            break
        if typed.strip() == "?":
            legal = (decision.notation for decision in attempt.position.legal_decisions(puzzle.seat))
            write_out(", ".join(legal) + "\n")
            continue
        try:
            replies = attempt.play(typed.strip())[1:]
        except (IllegalMove, NotationError) as error:
            write_out(error.text_in(language()) + "\n")
            continue
        for reply in replies:
            player = spoken.player_name(attempt.position, reply.seat)
            write_out(phrase("puzzle-reply", player=player, decision=reply.decision.notation) + "\n")
    if attempt.status == "solved":
        write_out(phrase("puzzle-solved") + "\n")
    else:
        write_out(phrase("puzzle-failed" if attempt.status == "failed" else "puzzle-given-up") + "\n")
    write_out("\n".join(f"  {line}" for line in explanation(puzzle, language())) + "\n")


@puzzles.command("mine", cls=SpokenCommand)
def mine_puzzles(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, max=MOST_GAMES)] = 1000,
    processes: Processes = None,
    seed: FixedSeed = "1",
) -> None:
    """Find puzzles in games between bots; run it again to continue."""
    choose_jit("on")
    ensure_warm(game)
    from tetrarch.puzzles.run import mine, read_mined

    step = max(1, games // 100)

    def report(done: int, found: int) -> None:
        if done % step == 0 or done == games:
            print(phrase("puzzle-progress", done=str(done), total=str(games), found=str(found)), file=sys.stderr)
            sys.stderr.flush()

    try:
        mine(game, folder, games, seed, processes or len(allowed_cores()), report)
    except KeyboardInterrupt:
        done = len(read_mined(folder, game))
        print(phrase("numbers-stopped", done=str(done), total=str(games)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


@puzzles.command("build", cls=SpokenCommand)
def build_collection(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")],
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE")] = None,
    most: Annotated[int, typer.Option("--most", metavar="N", min=1)] = 400,
) -> None:
    """Choose a varied collection among mined puzzles, and write it."""
    from tetrarch.puzzles.collection import packaged_file
    from tetrarch.puzzles.run import read_mined, select, write_collection

    found = [puzzle for mined in read_mined(folder, game).values() for puzzle in mined.puzzles]
    if not found:
        raise input_fault("puzzle-none", folder=str(folder))
    chosen = select(found, most)
    path = out or packaged_file(game)
    size = write_collection(path, chosen)
    write_out(phrase("puzzle-built", count=len(chosen), file=str(path), bytes=size) + "\n")
