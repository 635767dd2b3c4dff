"""The games in numbers as a page in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt

from tetrarch.analysis.numbers.statistics import Item, Mean, Numbers
from tetrarch.arena.ratings import Interval, Share
from tetrarch.core import registry

INTRODUCTION = """# The games in numbers

Statistics of games between equal bots. Each figure in brackets is a 95 % interval: Wilson's for shares, the normal one
for means. A *share of the win* is 1 for the only winner, an equal part for each of several winners, and 0 otherwise;
without any advantage it is 50 % with two players, 33.3 % with three and 25 % with four. The *lead* is the number of
points above the mean of all players of the game. Holding something and winning go together, but the one need not cause
the other: players who are ahead hold more.
"""


def write_page(studied: Sequence[Numbers], commands: Sequence[str]) -> str:
    """The page about the games of a study; ``commands`` are those that produced it."""
    bots = dict.fromkeys(f"`{numbers.bot}`" for numbers in studied)
    programs = dict.fromkeys(numbers.program for numbers in studied)
    total = sum(numbers.games for numbers in studied)
    lines = [
        INTRODUCTION,
        f"All seats are played by {' and '.join(bots)} of version {' and '.join(programs)}; {total:,} games in all. "
        "Every game has a deal of its own. The same commands play the same games again:",
        "",
        "```sh",
        *commands,
        "```",
    ]
    for game in dict.fromkeys(numbers.setup.game for numbers in studied):
        lines += game_lines(game, [numbers for numbers in studied if numbers.setup.game == game])
    return "\n".join(lines) + "\n"


def game_lines(game: str, studied: Sequence[Numbers]) -> list[str]:
    """The section about one game."""
    base = [numbers for numbers in studied if not variants_of(numbers)]
    lines = ["", f"## {registry.game(game).title}"]
    if base:
        lines += ["", "### Length", "", *length_table(base)]
        lines += ["", "### Endings", "", *ending_table(game, base)]
        lines += ["", "### Seats", "", *seat_table(base)]
        lines += item_lines(game, base)
    varied = [numbers for numbers in studied if variants_of(numbers)]
    if varied and base:
        lines += variant_lines(base, varied)
        fresh = {kind for numbers in varied for kind in numbers.items} - {kind for one in base for kind in one.items}
        lines += item_lines(game, varied, fresh)
    return lines


def variants_of(numbers: Numbers) -> tuple[str, ...]:
    """The variants of the games."""
    given = numbers.setup.options.get("variants", ())
    return tuple(map(str, given)) if isinstance(given, list | tuple) else ()


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table; all columns but the first are aligned to the right."""
    return [line(heads), line(["---", *["---:"] * (len(heads) - 1)]), *map(line, rows)]


def line(cells: Sequence[str]) -> str:
    """One row of a table."""
    return f"| {' | '.join(cells)} |"


def players_heads(base: Sequence[Numbers]) -> list[str]:
    """A head for each number of players."""
    return [f"{numbers.setup.players} players" for numbers in base]


def length_table(base: Sequence[Numbers]) -> list[str]:
    """How long games take, and how clear they end."""
    rows: dict[str, Callable[[Numbers], str]] = {
        "games": lambda numbers: f"{numbers.games:,}",
        "turns, mean": lambda numbers: mean_cell(numbers.turns_mean),
        "turns, 5 % to 95 %": lambda numbers: f"{numbers.turns.q05:.0f} to {numbers.turns.q95:.0f}",
        "decisions, mean": lambda numbers: f"{numbers.decisions.mean:.1f}",
        "points of the winner": lambda numbers: mean_cell(numbers.winner_points),
        "lead of the winner over the second": lambda numbers: mean_cell(numbers.margin),
        "shared wins": lambda numbers: share_cell(numbers.shared),
    }
    return table(["", *players_heads(base)], ([name, *map(cell, base)] for name, cell in rows.items()))


def ending_table(game: str, base: Sequence[Numbers]) -> list[str]:
    """Why games end."""
    definition = registry.game(game)
    rules = {reason: rule for numbers in base for reason, rule in numbers.rules.items()}
    reasons = dict.fromkeys(reason for numbers in base for reason in numbers.endings)
    rows = (
        [
            f"{definition.ending(reason) or reason} ({rules[reason]})",
            *(ending_cell(numbers, reason) for numbers in base),
        ]
        for reason in reasons
    )
    return table(["end", *players_heads(base)], rows)


def ending_cell(numbers: Numbers, reason: str) -> str:
    """The share of the games with an ending."""
    return share_cell(numbers.endings[reason]) if reason in numbers.endings else "-"


def seat_table(base: Sequence[Numbers]) -> list[str]:
    """How often each seat and each place in the order of turns wins."""
    most = max(numbers.setup.players for numbers in base)
    rows = []
    for place in range(most):
        cells = [share_cell(one.order[place].wins) if place < len(one.order) else "" for one in base]
        rows.append([f"{ordinal(place + 1)} to play", *cells])
    for seat in range(most):
        cells = [share_cell(one.seats[seat].wins) if seat < len(one.seats) else "" for one in base]
        rows.append([f"seat {seat}", *cells])
    return table(["share of the win", *players_heads(base)], rows)


def ordinal(number: int) -> str:
    """A place in the order of turns."""
    return ("first", "second", "third", "fourth")[number - 1] if number <= 4 else f"{number}th"


def item_lines(game: str, studied: Sequence[Numbers], kinds: Iterable[str] | None = None) -> list[str]:
    """What the winners hold: one table for each kind."""
    extension = registry.extension(game, "analysis")
    lines: list[str] = []
    if extension is None:
        return lines
    for kind, (title, note) in getattr(extension, "HOLDING_KINDS", {}).items():
        own = [numbers for numbers in studied if kind in numbers.items and (kinds is None or kind in kinds)]
        if own:
            lines += ["", f"### {title}", "", note, "", *item_table(kind, own, extension.holding_title)]
    return lines


def item_table(kind: str, studied: Sequence[Numbers], title: Callable[[str, str], str]) -> list[str]:
    """The share of the win of the holders of each thing, their lead, and how often it is held.

    Numbers, such as bids, are in their order; other things are by their share.
    """
    items = [{item.name: item for item in numbers.items[kind]} for numbers in studied]
    names = {name for own in items for name in own}
    if all(name.isdecimal() for name in names):
        ordered = sorted(names, key=int)
    else:
        ordered = sorted(
            names, key=lambda name: -sum(relative(own, name, one) for own, one in zip(items, studied, strict=True))
        )
    heads = [kind]
    for numbers in studied:
        heads += [f"{numbers.setup.players} players: share of the win", "lead", "points", "held"]
    rows = []
    for name in ordered:
        cells = [title(kind, name)]
        for own in items:
            cells += item_cells(own.get(name))
        rows.append(cells)
    return table(heads, rows)


def relative(items: dict[str, Item], name: str, numbers: Numbers) -> float:
    """The share of the win of the holders, relative to an even share."""
    return items[name].wins.share * numbers.setup.players if name in items and items[name].wins.games else 1.0


def item_cells(item: Item | None) -> list[str]:
    """The figures about one thing."""
    if item is None or not item.wins.games:
        return ["-", "-", "-", "-" if item is None else percent(item.held.share)]
    return [share_cell(item.wins), mean_cell(item.lead), f"{item.points:.2f}", percent(item.held.share)]


def variant_lines(base: Sequence[Numbers], varied: Sequence[Numbers]) -> list[str]:
    """What each variant changes, compared with games without variants."""
    plain = {numbers.setup.players: numbers for numbers in base}
    lines = [
        "",
        "### Variants",
        "",
        "Each variant alone, or with those that it needs, against games without variants. Every change comes with its",
        "interval; a change whose interval contains 0 may be chance. The *margin* is the lead of the winner over the",
        "second in points.",
        "",
    ]
    heads = ["variant", "players", "games", "turns", "change", "winner's points", "change", "margin", "change"]
    heads += ["first to play", "change", "usual end"]
    rows = []
    for numbers in sorted(base, key=lambda one: one.setup.players):
        rows.append(["none", *variant_cells(numbers, None)])
    for numbers in varied:
        rows.append([" + ".join(variants_of(numbers)), *variant_cells(numbers, plain.get(numbers.setup.players))])
    return [*lines, *table(heads, rows)]


def variant_cells(numbers: Numbers, plain: Numbers | None) -> list[str]:
    """The figures about the games with a variant."""
    first = numbers.order[0].wins if numbers.order else None
    usual, share = next(iter(numbers.endings.items()))
    cells = [str(numbers.setup.players), f"{numbers.games:,}"]
    for field in ("turns_mean", "winner_points", "margin"):
        now, before = getattr(numbers, field), getattr(plain, field, None)
        cells += [
            f"{now.mean:.1f}",
            change_cell(now.mean, now.interval, before.mean, before.interval) if before else "",
        ]
    lead = ""
    if first is not None and plain is not None and plain.order:
        before = plain.order[0].wins
        lead = change_cell(first.share, first.interval, before.share, before.interval, 100) + " %"
    return [*cells, percent(first.share) if first else "", lead, f"{usual} {percent(share.share)}"]


def change_cell(now: float, interval: Interval, before: float, other: Interval, factor: float = 1) -> str:
    """The change of a figure, with the interval of the difference."""
    error = sqrt((interval.high - interval.low) ** 2 + (other.high - other.low) ** 2) / 2
    return f"{factor * (now - before):+.1f} ± {factor * error:.1f}"


def mean_cell(mean: Mean) -> str:
    """A mean with its interval."""
    return f"{mean.mean:.2f} [{mean.interval.low:.2f}, {mean.interval.high:.2f}]"


def share_cell(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.share:.1f} % [{100 * share.interval.low:.1f}, {100 * share.interval.high:.1f}]"


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"
