"""The schedule of an arena: the game, and which bots play each other on which deal in which seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import ceil, factorial

import msgspec

from tetrarch import __version__
from tetrarch.bots.bot import EXTERNAL, Budget
from tetrarch.bots.roster import make_bot
from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError, said_fault
from tetrarch.core.game import GamePosition
from tetrarch.core.randomness import seed_text
from tetrarch.core.record import Game
from tetrarch.core.text.messages import series

MOST_GAMES = 1_000_000
"""The longest schedule."""


class ArenaError(ValueError):
    """A game that could not be played to its end, or a folder that does not belong to the schedule."""


class Interrupted(Exception):
    """A game that was given up because the arena stops; it is played from its start when the arena goes on."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The game, the number of players and the options of all games of an arena."""

    game: str
    players: int = 2
    options: dict[str, object] = {}
    """The options of the game by name; options that are absent have their default."""

    def __post_init__(self) -> None:
        try:
            known = self.definition.option_named
        except registry.UnknownGame as error:
            raise SetupError("arena", [said_fault("game", error.reason)]) from None
        unknown = [name for name in self.options if name not in known]
        if unknown:
            raise SetupError("arena", [Fault(name, f"is not an option of {self.game}") for name in unknown])

    @property
    def definition(self) -> registry.AnyDefinition:
        """The definition of the game."""
        return registry.game(self.game)

    def new_game(self, seed: str, names: list[str]) -> Game[GamePosition]:
        """Deal a game; the same seed deals the same game, whichever bots play."""
        options = self.definition.bounded_options(self.options)
        return self.definition.new_game(self.players, options, seed=seed, names=names)


@dataclass(frozen=True)
class Match:
    """One game of the schedule."""

    number: int
    """From 1, in the order of the schedule."""
    deal: int
    """From 1; all games of one deal begin from the same position."""
    seats: tuple[str, ...]
    """The text of the bot in each seat."""
    deal_seed: str
    """The seed of the game's chance."""
    bots_seed: str
    """The seed of the bots' own chance."""

    def __str__(self) -> str:
        return f"game {self.number} (deal seed {self.deal_seed!r}, bots seed {self.bots_seed!r})"


class Schedule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All games of an arena; the same schedule gives the same games."""

    setup: Setup
    bots: list[str]
    """The texts of the entrants; equal texts are separate entrants with the same name."""
    games: int
    """The least number of games; every deal that begins is played by all tables, with ``exchange`` in all seats."""
    seed: str
    """The seed of all deals and bots; given as None, a fresh seed replaces it."""
    simulations: int | None = None
    """A budget for each decision of every bot that thinks, instead of its own."""
    seconds: float | None = None
    records: bool = True
    """Whether the record of every game is kept."""
    exchange: bool = True
    """Whether the bots of a table play each deal in all seats; without it, every game has a deal of its own."""
    holdings: bool = False
    """Whether the line of each game says what every seat holds at the end."""
    program: str = __version__
    """The version of the program that plays."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "seed", seed_text(self.seed))
        faults = schedule_faults(self)
        if faults:
            raise SetupError("arena", faults)

    @property
    def budget(self) -> Budget | None:
        """The budget for every decision, or None if each bot uses its own."""
        if self.simulations is None and self.seconds is None:
            return None
        return Budget(self.simulations, self.seconds)

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """The bots of each table, in the order of the list of bots."""
        return tables_of(self.bots, self.setup.players)

    @property
    def games_of_deal(self) -> int:
        """How many games are played on one deal."""
        return len(self.tables) * (self.setup.players if self.exchange else 1)

    @property
    def total(self) -> int:
        """How many games are played: as many as are wanted, rounded up to whole deals."""
        return ceil(self.games / self.games_of_deal) * self.games_of_deal

    @property
    def is_reproducible(self) -> bool:
        """Whether nothing but the schedule decides what happens: no clock, and no program of others."""
        if any(bot.partition(":")[0] == EXTERNAL for bot in self.bots):
            return False
        if self.budget is not None:
            return self.seconds is None
        return not any(is_timed(self.setup.game, bot) for bot in dict.fromkeys(self.bots))

    def matches(self) -> Iterator[Match]:
        """All games in order: deal by deal, on each deal table by table, at each table all rotations of the seats.

        Without ``exchange``, each table plays a deal once.
        """
        players, tables = self.setup.players, self.tables
        for number in range(self.total):
            deal, place = divmod(number, self.games_of_deal)
            table, turned = divmod(place, players) if self.exchange else (place, 0)
            order = seating(tables[table], deal)
            seats = tuple(order[(seat - turned) % players] for seat in range(players))
            yield Match(number + 1, deal + 1, seats, f"{self.seed} deal {deal + 1}", f"{self.seed} game {number + 1}")

    def check(self) -> None:
        """Deal the first game and make every bot once, so that invalid settings are reported before any game."""
        first = next(self.matches())
        self.setup.new_game(first.deal_seed, list(first.seats))
        for bot in dict.fromkeys(self.bots):
            make_bot(self.setup.game, bot, first.bots_seed, 0).close()


def schedule_faults(schedule: Schedule) -> list[Fault]:
    """All faults of a schedule."""
    faults: list[Fault] = []
    if not schedule.bots or not all(bot.strip() for bot in schedule.bots):
        faults.append(Fault("bots", "at least one must be named, such as random"))
    if schedule.games < 1:
        faults.append(Fault("games", f"{schedule.games} is not from 1 to {MOST_GAMES}"))
    definition = schedule.setup.definition
    if schedule.setup.players not in definition.players:
        known = series(map(str, definition.players), "or").text()
        faults.append(Fault("players", f"{schedule.setup.players} is not {known}", definition.players_rule))
    try:
        schedule.budget  # noqa: B018
    except ValueError as error:
        faults.append(Fault("budget", str(error)))
    if not faults and schedule.total > MOST_GAMES:
        text = f"{schedule.total} games, {schedule.games_of_deal} on each deal, are more than {MOST_GAMES}"
        faults.append(Fault("games", text))
    return faults


def tables_of(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The bots that play together.

    With more bots than seats, every selection of that size; a selection of bots that all have one name gives no
    information and is left out. With fewer, every bot sits once, and copies of one bot take the other seats, each bot
    in its turn: of A and B at four seats, B with three A and A with three B. The order of a table does not matter.
    """
    if len(bots) < players:
        found = [(*bots, *[filler] * (players - len(bots))) for filler in dict.fromkeys(bots)]
    else:
        found = list(combinations(bots, players))
    different: dict[tuple[str, ...], tuple[str, ...]] = {}
    for table in found:
        different.setdefault(tuple(sorted(table)), table)
    telling = [table for table in different.values() if len(set(table)) > 1]
    return telling or list(different.values())


def seating(table: Sequence[str], deal: int) -> tuple[str, ...]:
    """The order in which a table sits on a deal, from 0: from deal to deal the neighbours change."""
    first, *others = table
    orders = permutations(others)
    for _ in range(deal % factorial(len(others))):
        next(orders)
    return (first, *next(orders))


def is_timed(game: str, bot: str) -> bool:
    """Whether a bot's own budget is a time."""
    made = make_bot(game, bot, 0, 0)
    made.close()
    budget = getattr(made, "budget", None)
    return isinstance(budget, Budget) and budget.seconds is not None
