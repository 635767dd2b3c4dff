"""Balanced deals: the most even of several deals that one seed gives.

The seed and the players' salts give ``CANDIDATES`` deals. Each comes from the combined seed with one more salt, which
names the candidate. A search with a fixed number of simulations estimates the chance of every seat to win, in whole
millionths, and the deal with the smallest spread is chosen. All of it is integer arithmetic from the seed, so every
machine makes the same choice, with compiled kernels or without.

The extra salt of the choice is part of the record. Hence the record replays and proves its deals as any other does, and
``check_balance`` proves the choice by making it again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from tetrarch.bots.bot import Budget
from tetrarch.bots.roster import make_bot
from tetrarch.bots.tree import SURE
from tetrarch.core import registry
from tetrarch.core.errors import RecordError, SetupError, package_fault
from tetrarch.core.game import GamePosition
from tetrarch.core.options import GameOptions
from tetrarch.core.record import Game, combined_seed
from tetrarch.core.text.messages import message

PACKAGE = "tetrarch.analysis"
METHOD = 1
"""The version of the method; a change of the bots that changes a choice needs a new one."""
CANDIDATES = 8
SIMULATIONS = 128
"""The simulations for each candidate."""
PREFIX = "balanced/"
SALT = re.compile(PREFIX + r"([0-9]{1,3}) deal ([1-9][0-9]{0,2}) of ([1-9][0-9]{0,2})")
"""The extra salt of a balanced deal: method, number of the deal and number of candidates."""

AnyDefinition = registry.AnyDefinition


class Candidate(msgspec.Struct, frozen=True):
    """One of the deals."""

    number: int
    """From 1."""
    chances: tuple[int, ...]
    """The estimated chance of each seat to win, in millionths."""

    @property
    def spread(self) -> int:
        """How uneven the deal is: the sum of the squared differences between the chances of all pairs of seats."""
        return sum((one - other) ** 2 for one in self.chances for other in self.chances) // 2


class Balance(msgspec.Struct, frozen=True):
    """The choice among the deals of a seed."""

    candidates: tuple[Candidate, ...]

    @property
    def choice(self) -> Candidate:
        """The most even deal; the first of several."""
        return min(self.candidates, key=lambda candidate: candidate.spread)


def balance_salt(number: int) -> str:
    """The extra salt of a candidate."""
    return f"{PREFIX}{METHOD} deal {number} of {CANDIDATES}"


def is_reserved(salt: str) -> bool:
    """Whether only a balanced deal may add this salt."""
    return salt.startswith(PREFIX)


# Dealing


def balanced_game(
    game: str, players: int, options: GameOptions, *, seed: str, salts: Sequence[str] = (), names: Sequence[str] = ()
) -> Game[GamePosition]:
    """A new game with the most even deal of a seed."""
    definition = registry.game(game)
    start, all_salts = balanced_start(game, players, options, seed, salts)
    dealt = Game(definition, start, seed=seed, salts=all_salts, names=names)
    dealt.deal_next()
    return dealt


def balanced_start(
    game: str,
    players: int,
    options: GameOptions,
    seed: str,
    salts: Sequence[str] = (),
    number: int | None = None,
) -> tuple[GamePosition, list[str]]:
    """The start of the most even deal, and the salts with the one that deals it; ``number`` is the choice if known.

    Options with a position that was set up by hand raise a ``SetupError``: nothing is dealt there.
    """
    definition = registry.game(game)
    chosen = choose_deal(game, players, options, seed, salts) if number is None else number
    base = definition.deal(players, options, combined_seed(seed, salts))
    all_salts = [*salts, balance_salt(chosen)]
    return deal_like(definition, base, combined_seed(seed, all_salts)), all_salts


def choose_deal(game: str, players: int, options: GameOptions, seed: str, salts: Sequence[str] = ()) -> int:
    """The number of the most even deal."""
    base = registry.game(game).deal(players, options, combined_seed(seed, salts))
    return find_balance(base, seed, salts).choice.number


def can_balance(start: GamePosition) -> bool:
    """Whether a start comes from a seed, so that other seeds deal others."""
    return registry.game(start.game).deal_again(start, "trial") is not None


def deal_like(definition: AnyDefinition, start: GamePosition, chance: str) -> GamePosition:
    """The start that a seed deals for the options of another start."""
    dealt = definition.deal_again(start, chance)
    if dealt is None:
        raise SetupError("settings", [package_fault(PACKAGE, "balanced", "balance-not-dealt")])
    return dealt


# Choosing


def find_balance(start: GamePosition, seed: str, salts: Sequence[str] = ()) -> Balance:
    """Estimate all candidates of a seed for the options of a start; ``salts`` are those of the players."""
    definition = registry.game(start.game)
    found = []
    for number in range(1, CANDIDATES + 1):
        chance = combined_seed(seed, [*salts, balance_salt(number)])
        position = deal_like(definition, start, chance)
        while position.awaits_chance:
            position.play_chance(definition.chance_again(position, chance))
        found.append(Candidate(number, estimate(position, chance)))
    return Balance(tuple(found))


def estimate(position: GamePosition, seed: str) -> tuple[int, ...]:
    """The chance of each seat to win, in millionths, from a fixed number of simulations.

    The seats that decide now have equal parts of the simulations, each from its own view: what is hidden from all of
    them, such as the order of a deck, has no effect. A game may name several positions that differ in what the deal is
    not to make up for; they have equal parts as well.
    """
    bots = registry.extension(position.game, "bots")
    name = getattr(bots, "BALANCE_BOT", "search")
    variations: Callable[[GamePosition], list[GamePosition]] | None = getattr(bots, "balance_positions", None)
    asked = [(one, seat) for one in (variations(position) if variations else [position]) for seat in one.to_decide]
    sums = [0] * position.players
    for one, seat in asked:
        bot = make_bot(position.game, name, seed, seat)
        thought = bot.think(one.view(seat), seat, Budget(max(1, SIMULATIONS // len(asked)), whole=True))
        for place, chance in enumerate(thought.chances):
            sums[place] += round(chance * SURE)
    return tuple(total // len(asked) for total in sums)


# Proving


def claimed_choice(salts: Sequence[str]) -> int | None:
    """The number of the deal that a record claims to be the most even one; None for a deal that is not balanced."""
    found = SALT.fullmatch(salts[-1]) if salts else None
    return int(found[2]) if found else None


def check_balance(game: Game[GamePosition], subject: str = "record") -> Balance | None:
    """Choose again among the deals of a seed; a ``RecordError`` if the game has another deal than the most even one.

    None for a game whose deal is not balanced, and for one whose seed is not revealed.
    """
    found = SALT.fullmatch(game.salts[-1]) if game.salts else None
    if found is None or game.seed is None:
        return None
    if (int(found[1]), int(found[3])) != (METHOD, CANDIDATES):
        raise RecordError(subject, "salts", message(PACKAGE, "balance-method", salt=repr(game.salts[-1])))
    balance = find_balance(game.start, game.seed, game.salts[:-1])
    if balance.choice.number != int(found[2]):
        numbers = {"claimed": found[2], "choice": str(balance.choice.number)}
        raise RecordError(subject, "salts", message(PACKAGE, "balance-other", **numbers))
    return balance
