"""``tetrarch review``: how good the decisions of a game were, why, and how much was luck."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.advise import indented, percent
from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.options import FixedSeed, Json, Number
from tetrarch.cli.input.sources import read_text, source_name, write_out, write_output, write_text
from tetrarch.cli.terminal.printing import make_console, stops_at_once
from tetrarch.cli.terminal.speech import language, phrase
from tetrarch.core.text.messages import text

if TYPE_CHECKING:
    from tetrarch.analysis import Move
    from tetrarch.analysis.review import Grade, Review, ReviewedDecision, Reviewer
    from tetrarch.analysis.review.search import Effort

EFFORT_NAMES = ("quick", "refined", "deep")
GRADES: tuple[Grade, ...] = ("only", "best", "good", "inaccuracy", "mistake", "blunder")


def review(
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    effort: Annotated[str, typer.Option(metavar="NAME")] = EFFORT_NAMES[0],
    seat: Number = None,
    simulations: Number = None,
    seed: FixedSeed = "1",
    all_decisions: Annotated[bool, typer.Option("--all")] = False,
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Json = False,
) -> None:
    """Review a game: grades, better moves with reasons, luck and choice; Ctrl-C ends a deeper review."""
    known_name(effort, "effort", EFFORT_NAMES)
    if simulations is not None and simulations < 1:
        raise input_fault("not-one-or-more", option="--simulations", given=str(simulations))
    choose_jit("auto")
    content = read_text(record)
    from tetrarch.analysis.review import EFFORTS, Effort, NoReview, Reviewer
    from tetrarch.bots import Control

    seats = None if seat is None else (seat,)
    control = Control(time.monotonic)
    efforts = list(EFFORTS.values())[: EFFORT_NAMES.index(effort) + 1]
    if simulations is not None:
        efforts = [Effort(effort, simulations)]
    try:
        reviewer = Reviewer(
            content, seats=seats, seed=seed, control=control, subject=source_name(record), unfinished=unfinished
        )
        with stops_at_once(control):
            run(reviewer, efforts)
        found = reviewer.review(language())
    except NoReview as error:
        name = "no-review-unfinished" if error.code == "no-review-unfinished" else "no-advice"
        raise input_fault(name, subject=source_name(record), reason=error.text_in(language())) from None
    if html is not None:
        from tetrarch.analysis.review.report import html_report

        write_text(html, html_report(reviewer, language()))
    if json:
        write_output(None, found.to_text())
    elif html is None:
        write_out("\n".join(review_lines(found, all_decisions=all_decisions)) + "\n")


def run(reviewer: Reviewer, efforts: list[Effort]) -> None:
    """Search with one effort after the other until stopped, with a line of progress in a terminal."""
    console = make_console(stderr=True)
    with console.status("") as status:
        for effort in efforts:
            is_complete = reviewer.run(
                effort,
                lambda progress: status.update(
                    phrase(
                        "review-progress", effort=progress.effort, done=str(progress.done), total=str(progress.total)
                    )
                ),
            )
            if not is_complete:
                return


def say(name: str, **values: str | int) -> str:
    """A text about reviews in the language of the terminal."""
    return text("tetrarch.analysis", language(), f"review-{name}", **values)


def review_lines(found: Review, *, all_decisions: bool = False) -> list[str]:
    """A review as lines of plain text."""
    lines = [say("effort", effort=found.effort, decisions=len(found.decisions)), ""]
    if not found.is_finished:
        lines[1:1] = [say("unfinished")]
    lines += [*totals_lines(found), "", *grade_lines(found), ""]
    moments = [one for one in found.decisions if one.number in found.moments]
    lines += [say("moments"), *(line for one in moments for line in decision_lines(found, one))]
    lines += [] if moments else [f"  {say('none')}"]
    for name, is_only in (("faults", False), ("only-moves", True)):
        explained = [one for one in found.decisions if one.explanation and (one.grade == "only") == is_only]
        others = [line for one in explained if one.number not in found.moments for line in decision_lines(found, one)]
        lines += ["", say(name), *others] if others else []
    if all_decisions:
        lines += ["", say("decisions"), *(head_line(found, one) for one in found.decisions)]
    return lines


def totals_lines(found: Review) -> list[str]:
    """How the win probability of each player developed, as a table."""
    heads = [say(name) for name in ("player", "start", "luck", "choices", "own", "result", "accuracy")]
    rows = [heads]
    for name, total, accuracy in zip(player_names(found), found.totals, found.accuracy, strict=True):
        signed = [signed_percent(one) for one in (total.luck, total.choices, total.own)]
        sums = [percent(total.start), *signed, percent(total.result), "-" if accuracy is None else percent(accuracy)]
        rows.append([name, *sums])
    return [*table_lines(rows), say("sum")]


def grade_lines(found: Review) -> list[str]:
    """How many decisions of each player have each grade, as a table."""
    rows = [[say("player"), *(say(f"grade-{grade}") for grade in GRADES)]]
    for seat, name in enumerate(player_names(found)):
        counts = Counter(one.grade for one in found.decisions if one.seat == seat and one.legal > 1)
        rows.append([name, *(str(counts[grade]) for grade in GRADES)])
    return table_lines(rows)


def table_lines(rows: list[list[str]]) -> list[str]:
    """Rows with their columns aligned: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [f"{row[0]:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


def player_names(found: Review) -> list[str]:
    """The names of the players with their colours, or the colours alone."""
    names = [*found.names, *[""] * len(found.players)]
    return [f"{name} ({colour})" if name else colour for name, colour in zip(names, found.players, strict=False)]


def signed_percent(change: float) -> str:
    """A change of a probability in percent, with its sign."""
    return f"{'+' if change >= 0 else ''}{percent(change)}"


def head_line(found: Review, one: ReviewedDecision) -> str:
    """A decision in one line: number, player, notation, win probability and grade."""
    swing = say("swing", before=percent(one.before[one.seat]), after=percent(one.after[one.seat]))
    grade = "" if one.legal == 1 else f"  {say(f'grade-{one.grade}')}"
    return f"{one.number + 1:>4}. {found.players[one.seat]} {one.notation}  {swing}{grade}"


def decision_lines(found: Review, one: ReviewedDecision) -> list[str]:
    """A decision with its explanation and the luck that followed."""
    lines = [head_line(found, one), *indented(f"{one.sentence} ({', '.join(one.rules)})")]
    if one.explanation:
        best = one.alternatives[0]
        name = "next-best" if one.grade == "only" else "better"
        lines += [line for text in alternative_texts(found, one, best, name) for line in indented(text)]
        for part in one.explanation:
            rules = f" ({', '.join(part.reason.rules)})" if part.reason.rules else ""
            lines += indented(f"{say(f'role-{part.role}')}: {part.reason.text}{rules}", "-")
        others = [text for other in one.alternatives[1:] for text in alternative_texts(found, one, other, "also")]
        lines += [line for text in others for line in indented(text)]
    luckiest = max(range(len(one.luck)), key=lambda seat: abs(one.luck[seat]))
    if one.number in found.moments and one.luck[luckiest]:
        luck = signed_percent(one.luck[luckiest])
        lines += indented(say("brought", luck=luck, player=found.players[luckiest]))
    return lines


def alternative_texts(found: Review, one: ReviewedDecision, other: Move, name: str) -> list[str]:
    """Another decision with its win probability, and the line that may follow."""
    from tetrarch.analysis.forms import line_text

    head = say(name, move=other.notation, chance=percent(other.chances[one.seat]))
    line = line_text(other.line, found.players, language())
    return [head, say("line", line=line)] if len(other.line) > 1 else [head]
