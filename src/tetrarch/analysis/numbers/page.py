"""The games in numbers as a page in Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot
from typing import NamedTuple

from tetrarch.analysis.numbers.statistics import Item, Mean, Numbers
from tetrarch.arena.ratings import Share
from tetrarch.core import registry

WIDTH = 120
FIELDS = ("turns_mean", "winner_points", "margin")
"""The figures in which games with variants are compared; shares of the first to play are added."""
INTRODUCTION = (
    "Statistics of games between equal bots. Each figure in brackets is a 95 % interval. Where every game gives one "
    "result, it is Wilson's interval for shares and the normal one for means. Where a game has several pieces of one "
    "kind, such as buildings, their results depend on each other, and the interval follows from the differences "
    "between games. Each interval stands alone: of 20 intervals, about one misses its true figure.",
    "A *share of the win* is 1 for the only winner, an equal part for each of several winners, and 0 otherwise; "
    "without any advantage it is 50 % with two players, 33.3 % with three and 25 % with four. The *lead* is the number "
    "of points above the mean of all players of the game. Holding something and winning go together, but the one need "
    "not cause the other: players who are ahead hold more.",
)
LEVELS = (
    "Games between other bots can give other figures; [How strong the bots are](strength.md#levels) shows how much "
    "stronger each level is than the one below."
)


class Change(NamedTuple):
    """How much a variant changes a figure."""

    value: float
    error: float
    """Half of the 95 % interval."""

    def __str__(self) -> str:
        return f"{self.value:+.1f} ± {self.error:.1f}"


def write_page(studied: Sequence[Numbers], commands: Sequence[str]) -> str:
    """The page about the games of a study; ``commands`` are those that produced it."""
    bots = dict.fromkeys(numbers.bot for numbers in studied)
    programs = dict.fromkeys(numbers.program for numbers in studied)
    total = sum(numbers.games for numbers in studied)
    played = (
        f"All seats are played by {' and '.join(f'`{bot}`' for bot in bots)} of version {' and '.join(programs)}; "
        f"{total:,} games in all. Every game has a deal of its own."
    )
    levels = f" {LEVELS}" if all(bot.startswith("level") for bot in bots) else ""
    lines = ["# The games in numbers", ""]
    for text in (*INTRODUCTION, f"{played}{levels} The same commands play the same games again:"):
        lines += [*paragraph(text), ""]
    lines += ["```sh", *commands, "```"]
    for game in dict.fromkeys(numbers.setup.game for numbers in studied):
        lines += game_lines(game, [numbers for numbers in studied if numbers.setup.game == game])
    return "\n".join(lines) + "\n"


def paragraph(text: str) -> list[str]:
    """A text in lines."""
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


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
            text = note if kinds is None else f"{note} {few_games(own)}"
            lines += ["", f"### {title}", "", *paragraph(text), "", *item_table(kind, own, extension.holding_title)]
    return lines


def few_games(studied: Sequence[Numbers]) -> str:
    """How many games the figures of a variant come from."""
    return f"The figures come from {min(numbers.games for numbers in studied):,} games with each number of players."


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
    changes = [changes_of(numbers, plain.get(numbers.setup.players)) for numbers in varied]
    heads = ["variant", "players", "games", "turns", "change", "winner's points", "change", "margin", "change"]
    heads += ["first to play", "change", "usual end"]
    rows = [["none", *variant_cells(numbers, {})] for numbers in sorted(base, key=lambda one: one.setup.players)]
    rows += [
        [" + ".join(variants_of(numbers)), *variant_cells(numbers, own)]
        for numbers, own in zip(varied, changes, strict=True)
    ]
    texts = (
        "Each variant alone, or with those that it needs, against games without variants. Every change comes with its "
        "interval. The *margin* is the lead of the winner over the second in points. Changes of the share of the first "
        "to play are in percentage points.",
        certainty(base, varied, changes),
    )
    lines = ["", "### Variants", ""]
    for text in texts:
        lines += [*paragraph(text), ""]
    return [*lines, *table(heads, rows)]


def certainty(base: Sequence[Numbers], varied: Sequence[Numbers], changes: Sequence[dict[str, Change]]) -> str:
    """How certain the effects of variants are."""
    uncertain = [change for own in changes for change in own.values() if change.error]
    clear = sum(abs(change.value) > change.error for change in uncertain)
    text = (
        f"A change whose interval contains 0 may be chance. The table has {len(uncertain)} changes with an interval: "
        f"by chance alone, about {len(uncertain) / 20:.0f} of them would exclude 0; {clear} do."
    )
    fewest, most = min(numbers.games for numbers in varied), max(numbers.games for numbers in base)
    largest = max((own["first"].error for own in changes if "first" in own), default=0)
    if fewest >= most or not largest:
        return text
    return (
        f"Effects of variants are uncertain, because only {fewest:,} games were played with each, against {most:,} "
        "without variants, for each number of players: the interval of a change of the share of the first to play is "
        f"up to ± {largest:.1f} percentage points. {text}"
    )


def changes_of(numbers: Numbers, plain: Numbers | None) -> dict[str, Change]:
    """What a variant changes."""
    if plain is None:
        return {}
    changes = {field: change(getattr(numbers, field), getattr(plain, field)) for field in FIELDS}
    if numbers.order and plain.order:
        changes["first"] = change(numbers.order[0].wins, plain.order[0].wins)
    return changes


def change(now: Mean | Share, before: Mean | Share) -> Change:
    """The change of a figure, that of a share in percentage points."""
    scale = 100 if isinstance(now, Share) else 1
    widths = (one.interval.high - one.interval.low for one in (now, before))
    return Change(scale * (value_of(now) - value_of(before)), scale * hypot(*widths) / 2)


def value_of(figure: Mean | Share) -> float:
    """A figure without its interval."""
    return figure.share if isinstance(figure, Share) else figure.mean


def variant_cells(numbers: Numbers, changes: Mapping[str, Change]) -> list[str]:
    """The figures about the games with a variant."""
    usual, share = next(iter(numbers.endings.items()))
    cells = [str(numbers.setup.players), f"{numbers.games:,}"]
    for field in FIELDS:
        cells += [f"{getattr(numbers, field).mean:.1f}", str(changes.get(field, ""))]
    cells += [percent(numbers.order[0].wins.share) if numbers.order else "", str(changes.get("first", ""))]
    return [*cells, f"{usual} {percent(share.share)}"]


def mean_cell(mean: Mean) -> str:
    """A mean with its interval; without one if all figures are equal, or there is only one."""
    low, high = mean.interval.low, mean.interval.high
    return f"{mean.mean:.2f} [{low:.2f}, {high:.2f}]" if low < high else f"{mean.mean:.2f}"


def share_cell(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.share:.1f} % [{100 * share.interval.low:.1f}, {100 * share.interval.high:.1f}]"


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"
