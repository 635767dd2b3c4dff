"""A review as a web page in one file, with a chart and pictures of the moments that decided the game."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from html import escape
from typing import cast

from tetrarch.analysis.forms import PACKAGE, Move, line_text
from tetrarch.analysis.review.forms import INACCURACY, Review, ReviewedDecision
from tetrarch.analysis.review.reviewer import Reviewer
from tetrarch.core.game import GamePosition
from tetrarch.core.text.messages import text

WIDTH, HEIGHT = 960, 260
"""The size of the chart."""
SIGNS = {"only": "!!", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfbf6; --line: #cbbfa8; --quiet: #6b6152;
  --seat0: #b3402a; --seat1: #20639b; --seat2: #7a4fa3; --seat3: #3a7d34; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #1d1b18; --line: #564e42; --quiet: #b3a893;
  --seat0: #f08a70; --seat1: #74b3e8; --seat2: #c29be8; --seat3: #86cf7e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { text-align: start; padding: .2rem .8rem .2rem 0;
  border-bottom: 1px solid var(--line); } td.number { text-align: end; font-variant-numeric: tabular-nums; }
svg.chart { width: 100%; height: auto; } .quiet { color: var(--quiet); }
article { border-top: 1px solid var(--line); padding: 1rem 0; } article img { width: 100%; max-width: 34rem; }
.inaccuracy { color: #a37a00; } .mistake { color: #c75b00; } .blunder { color: #c81e1e; } .only { color: #20639b; }
"""


def html_report(reviewer: Reviewer, language: str = "en") -> str:
    """The review as an HTML page without references to anything outside it."""
    review = reviewer.review(language)

    def say(name: str, **values: str | int) -> str:
        return text(PACKAGE, language, f"review-{name}", **values)

    names = [
        f"{name} ({colour})" if name else colour
        for name, colour in zip([*review.names, *[""] * 4], review.players, strict=False)
    ]
    shown = {one.number: one for one in review.decisions if one.number in review.moments}
    others = [one for one in review.decisions if one.explanation and one.number not in shown]
    faults, only_moves = ([one for one in others if (one.grade == "only") == is_only] for is_only in (False, True))
    title = f"{say('title')}: {reviewer.definition.title}"
    effort = say("effort", effort=review.effort, decisions=len(review.decisions))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{escape(effort)}. {escape(say("knowledge"))}</p>',
        "" if review.is_finished else f"<p>{escape(say('unfinished'))}</p>",
        f"<h2>{escape(say('chart'))}</h2>",
        chart(review, names),
        totals_table(review, names, say),
        f"<h2>{escape(say('moments'))}</h2>",
        *(article(reviewer, one, names, say, language) for one in shown.values()),
        "" if shown else f"<p>{escape(say('none'))}</p>",
        f"<h2>{escape(say('faults'))}</h2>" if faults else "",
        *(article(reviewer, one, names, say, language, picture=False) for one in faults),
        f"<h2>{escape(say('only-moves'))}</h2>" if only_moves else "",
        *(article(reviewer, one, names, say, language, picture=False) for one in only_moves),
        f"<h2>{escape(say('decisions'))}</h2>",
        decisions_table(review, names, say),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n" + "\n".join(filter(None, parts))
    ) + "\n</body></html>\n"


def percent(chance: float, *, signed: bool = False) -> str:
    """A probability in percent."""
    return f"{100 * chance:+.1f}%" if signed else f"{100 * chance:.1f}%"


def chart(review: Review, names: Sequence[str]) -> str:
    """The win probability of each seat after each event, as an SVG drawing."""
    steps = max(len(review.evaluations) - 1, 1)

    def place(event: int, chance: float) -> str:
        return f"{40 + (WIDTH - 50) * event / steps:.1f},{10 + (HEIGHT - 40) * (1 - chance):.1f}"

    grid = "".join(
        f'<path d="M{place(0, level)}L{place(steps, level)}" stroke="var(--line)"/>'
        f'<text x="34" y="{float(place(0, level).split(",")[1]) + 4:.1f}" text-anchor="end">{round(100 * level)}</text>'
        for level in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    lines = "".join(
        f'<polyline fill="none" stroke="var(--seat{seat})" stroke-width="2.5" points="'
        + " ".join(place(event, one.chances[seat]) for event, one in enumerate(review.evaluations))
        + f'"><title>{escape(name)}</title></polyline>'
        for seat, name in enumerate(names)
    )
    marks = "".join(
        f'<circle r="4" fill="var(--seat{one.seat})" cx="{x}" cy="{y}"><title>{escape(one.notation)}</title></circle>'
        for one in review.decisions
        if one.loss >= INACCURACY
        for x, y in [place(one.number + 1, review.evaluations[one.number + 1].chances[one.seat]).split(",")]
    )
    legend = "".join(
        f'<text x="{40 + 220 * seat}" y="{HEIGHT - 6}" fill="var(--seat{seat})">{escape(name)}</text>'
        for seat, name in enumerate(names)
    )
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="12" fill="var(--ink)">'
        f"{grid}{lines}{marks}{legend}</svg>"
    )


def totals_table(review: Review, names: Sequence[str], say: Callable[..., str]) -> str:
    """How the win probability of each seat developed."""
    heads = ("player", "start", "luck", "choices", "own", "result", "accuracy")
    rows = []
    for name, total, accuracy in zip(names, review.totals, review.accuracy, strict=True):
        cells = [percent(total.start), *(percent(one, signed=True) for one in (total.luck, total.choices, total.own))]
        cells += [percent(total.result), "–" if accuracy is None else percent(accuracy)]
        rows.append(f"<td>{escape(name)}</td>" + "".join(f'<td class="number">{cell}</td>' for cell in cells))
    head = "".join(f"<th>{escape(say(name))}</th>" for name in heads)
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table><tr>{head}</tr>{body}</table><p class="quiet">{escape(say("sum"))}</p>'


def article(
    reviewer: Reviewer,
    one: ReviewedDecision,
    names: Sequence[str],
    say: Callable[..., str],
    language: str,
    *,
    picture: bool = True,
) -> str:
    """One decision with its explanation, and a picture of what its seat saw."""
    swing = say("swing", before=percent(one.before[one.seat]), after=percent(one.after[one.seat]))
    grade = f"{say(f'grade-{one.grade}')} {SIGNS.get(one.grade, '')}".rstrip()

    def line_of(move: Move) -> str:
        line = say("line", line=line_text(move.line, names, language))
        return f'<p class="quiet">{escape(line)}</p>' if len(move.line) > 1 else ""

    lines = [
        f"<h3>{one.number + 1}. {escape(names[one.seat])}: {escape(one.notation)} "
        f'<span class="{one.grade}">({escape(grade)})</span></h3>',
        f"<p>{escape(one.sentence)} ({', '.join(one.rules)}) {escape(swing)}</p>",
    ]
    if one.explanation:
        best = one.alternatives[0]
        name = "next-best" if one.grade == "only" else "better"
        better = say(name, move=best.notation, chance=percent(best.chances[one.seat]))
        lines.append(f"<p><strong>{escape(better)}</strong> {escape(best.sentence)}</p>{line_of(best)}<ul>")
        for part in one.explanation:
            rules = f" ({', '.join(part.reason.rules)})" if part.reason.rules else ""
            lines.append(f"<li>{escape(say(f'role-{part.role}'))}: {escape(part.reason.text + rules)}</li>")
        lines.append("</ul>")
        for other in one.alternatives[1:]:
            also = say("also", move=other.notation, chance=percent(other.chances[one.seat]))
            lines.append(f"<p>{escape(also)} {escape(other.sentence)}</p>{line_of(other)}")
    luckiest = max(range(len(one.luck)), key=lambda seat: abs(one.luck[seat]))
    if one.luck[luckiest]:
        brought = say("brought", luck=percent(one.luck[luckiest], signed=True), player=names[luckiest])
        lines.append(f"<p>{escape(brought)}</p>")
    if picture:
        marks = [one.decision, *(best.decision for best in one.alternatives[:1] if one.loss >= INACCURACY)]
        lines.append(image(reviewer, one, marks, language))
    return f"<article>{''.join(lines)}</article>"


def image(reviewer: Reviewer, one: ReviewedDecision, marks: Sequence[int], language: str) -> str:
    """The position before a decision, by what its seat knew, with the decisions marked, as an image in the page."""
    view = next(case.view for case in reviewer.cases if case.number == one.number)
    drawing = reviewer.definition.draw_svg(
        cast(GamePosition, view), marks=marks, legend=False, theme="auto", language=language
    )
    data = b64encode(drawing.encode()).decode()
    return f'<img alt="{escape(one.notation)}" src="data:image/svg+xml;base64,{data}">'


def decisions_table(review: Review, names: Sequence[str], say: Callable[..., str]) -> str:
    """All decisions, one line each."""
    rows = []
    for one in review.decisions:
        swing = say("swing", before=percent(one.before[one.seat]), after=percent(one.after[one.seat]))
        grade = "" if one.legal == 1 else say(f"grade-{one.grade}")
        rows.append(
            f'<tr><td class="number">{one.number + 1}</td><td>{escape(names[one.seat])}</td>'
            f"<td>{escape(one.notation)}</td><td>{escape(swing)}</td>"
            f'<td class="{one.grade}">{escape(grade)}</td></tr>'
        )
    return f"<table>{''.join(rows)}</table>"
