"""``tetrarch puzzles``: list, play and mine puzzles."""

from __future__ import annotations

import datetime
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.commands.numbers import Processes
from tetrarch.cli.input.faults import INTERRUPTED, error_lines, input_fault, print_errors, require_extra
from tetrarch.cli.input.options import FixedSeed, GameName, Json, RayAddress
from tetrarch.cli.input.sources import definition_of, read_text, write_out, write_output
from tetrarch.cli.measuring import allowed_cores
from tetrarch.cli.terminal.speech import SpokenGame, language, phrase
from tetrarch.cli.terminal.translated_help import SpokenCommand, SpokenGroup
from tetrarch.core.errors import IllegalMove, NotationError

if TYPE_CHECKING:
    from tetrarch.puzzles import Puzzle
    from tetrarch.puzzles.results import Results

puzzles = typer.Typer(cls=SpokenGroup, rich_markup_mode=None, no_args_is_help=True)

ThemeName = Annotated[str | None, typer.Option("--theme", metavar="THEME")]
MOST_GAMES = 1_000_000
LINES = "jsonl"
MOST_LINES_BYTES = 1 << 30
"""The size limit of a file with many records."""
MARKS = {None: " ", True: "+", False: "-"}
"""In a list: puzzles not tried, solved and not solved at the first attempt."""


@puzzles.command("list", cls=SpokenCommand)
def list_puzzles(game: GameName, theme: ThemeName = None, json: Json = False) -> None:
    """List the puzzles of a game."""
    from tetrarch.cli.puzzle_results import results_of, today
    from tetrarch.core.formats import write_json
    from tetrarch.puzzles import collection, theme_name

    found = collection(game).with_theme(theme)
    own = results_of(game)
    if json:
        fields = ("id", "theme", "rating", "difficulty", "players", "tags", "proof", "lead", "levels", "seeds")
        rows = [
            {**{name: getattr(puzzle, name) for name in fields}, "solved": own.had.get(puzzle.id)} for puzzle in found
        ]
        write_output(None, write_json(rows))
        return
    lines = [
        f"{puzzle.id}  {puzzle.rating:>4} {MARKS[own.had.get(puzzle.id)]} "
        f"{phrase('puzzle-players', count=puzzle.players)}  {theme_name(puzzle.theme, language())}"
        for puzzle in found
    ]
    results = own.solver.results(today())
    write_out("\n".join([*lines, phrase("puzzle-count", count=len(found)), *results_lines(results)]) + "\n")


@puzzles.command("play", cls=SpokenCommand)
def play_puzzle(
    game: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    theme: ThemeName = None,
    rating: Annotated[int | None, typer.Option(metavar="N")] = None,
    seed: FixedSeed = "1",
) -> None:
    """Solve a puzzle: the one with an id, or a new one near the user's rating or a given one."""
    from tetrarch.cli.puzzle_results import results_of
    from tetrarch.core.randomness import Generator
    from tetrarch.puzzles import collection

    known = collection(game)
    number = Generator(seed, "puzzle").below(1 << 20)
    if puzzle:
        return solve_in_terminal(known.get(puzzle))
    own = results_of(game)
    near = own.solver.rating if rating is None else rating
    solve_in_terminal(known.next_for(near, theme, own.had, number))


@puzzles.command(cls=SpokenCommand)
def daily(game: GameName, date: Annotated[str | None, typer.Option(metavar="DATE")] = None) -> None:
    """Solve the puzzle of the day."""
    from tetrarch.cli.puzzle_results import today
    from tetrarch.puzzles import collection

    try:
        day = datetime.date.fromisoformat(date) if date else today()
    except ValueError:
        raise input_fault("puzzle-date", given=str(date)) from None
    solve_in_terminal(collection(game).daily(day.isoformat()))


def solve_in_terminal(puzzle: Puzzle) -> None:
    """Show a puzzle, and read decisions until it is solved or failed; count the attempt."""
    choose_jit("off")
    from tetrarch.cli.puzzle_results import read_results, record_attempt
    from tetrarch.puzzles import Attempt, explanation, proof_sentence, task, theme_name

    read_results()  # a damaged file is reported before the attempt
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
    lines = [*explanation(puzzle, language()), proof_sentence(puzzle, language())]
    write_out("\n".join(f"  {line}" for line in lines) + "\n")
    write_out("\n".join(results_lines(record_attempt(puzzle, attempt.status == "solved"))) + "\n")


def results_lines(results: Results) -> list[str]:
    """The user's rating and streaks."""
    change = f" ({results.change:+})" if results.change else ""
    rating = phrase("puzzle-own-rating", rating=f"{results.rating}{change}")
    streaks = phrase(
        "puzzle-streaks",
        solved=results.solved,
        tried=results.tried,
        streak=results.streak,
        best=results.best,
        days=results.days,
    )
    return [rating, streaks]


@puzzles.command("mine", cls=SpokenCommand)
def mine_puzzles(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, max=MOST_GAMES)] = 1000,
    records: Annotated[list[Path] | None, typer.Option("--records", metavar="PATH")] = None,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    margin: Annotated[int | None, typer.Option("--margin", metavar="PERCENT", min=1, max=99)] = None,
    simulations: Annotated[int, typer.Option("--simulations", metavar="N", min=1)] = 2000,
    processes: Processes = None,
    ray: RayAddress = None,
    seed: FixedSeed = "1",
) -> None:
    """Find puzzles in games between bots or in records; run it again to continue."""
    choose_jit("on")
    if ray is not None:
        require_extra("ray", "tetrarch puzzles mine --ray")
    found = verified_records(game, records, strict) if records else games
    ensure_warm(game)
    from tetrarch.puzzles.judging import Judging
    from tetrarch.puzzles.run import mine, read_mined

    total = len(found) if isinstance(found, list) else found
    step = max(1, total // 100)

    def report(done: int, puzzles: int) -> None:
        if done % step == 0 or done == total:
            print(phrase("puzzle-progress", done=str(done), total=str(total), found=str(puzzles)), file=sys.stderr)
            sys.stderr.flush()

    judging = Judging(margin / 100, simulations) if margin is not None else None
    try:
        workers = processes or (None if ray else len(allowed_cores()))
        mine(game, folder, found, seed, workers, report, judging, ray=ray)
    except KeyboardInterrupt:
        done = len(read_mined(folder, game))
        print(phrase("numbers-stopped", done=str(done), total=str(total)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


def verified_records(game: str, paths: list[Path], strict: bool) -> list[str]:
    """The texts of the valid records of a game in files and folders.

    Invalid ones and those of other games are reported and left out; with ``strict`` the first of them ends the command.
    """
    valid: list[str] = []
    left_out = 0

    def leave_out(error: ValueError) -> None:
        nonlocal left_out
        if strict:
            raise error
        print_errors(error_lines(error))
        left_out += 1

    for file in (file for path in paths for file in record_files(path)):
        try:
            texts = record_texts(file)
        except ValueError as error:
            leave_out(error)
            continue
        for name, text in texts.items():
            try:
                verify_record(game, text, name)
            except ValueError as error:
                leave_out(error)
            else:
                valid.append(text)
    if not valid:
        raise input_fault("puzzle-no-records", paths=", ".join(map(str, paths)), game=game)
    if left_out:
        print(phrase("puzzle-left-out", count=left_out), file=sys.stderr)
    return valid


def record_files(path: Path) -> list[Path]:
    """A file itself, or all files of records in a folder."""
    return sorted(file for end in ("json", LINES) for file in path.rglob(f"*.{end}")) if path.is_dir() else [path]


def record_texts(file: Path) -> dict[str, str]:
    """The records of a file, by names for messages: one, or one in each line of a ``.jsonl`` file."""
    if file.suffix != f".{LINES}":
        return {str(file): read_text(file)}
    lines = enumerate(read_text(file, MOST_LINES_BYTES).splitlines(), 1)
    return {f"{file}:{number}": line for number, line in lines if line.strip()}


def verify_record(game: str, text: str, name: str) -> None:
    """Reject what is no valid record of a game."""
    from tetrarch.core.record import parse_record

    record = parse_record(text, name)
    definition_of(record, name).verify(record, name)
    if record.game != game:
        raise input_fault("puzzle-other-game", file=name, game=record.game, wanted=game)


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
