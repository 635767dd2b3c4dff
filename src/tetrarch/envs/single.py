"""One game as an environment: the decision table, the observation and the chance of a game, in plain Python calls.

The adapters to other libraries use ``Play``. It plays by *actions*, the numbers of the game's decision table; a
decision of the rules takes one action or a few (see ``docs/envs``). It uses the same kernels as ``envs.batch``, so both
give the same masks, observations and rewards.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Self, cast

import msgspec
import numpy as np
import numpy.typing as npt

from tetrarch.core import registry
from tetrarch.core.encoding import Bytes, Dealing, Encoding
from tetrarch.core.errors import FormatError, IllegalMove
from tetrarch.core.formats import read_form, read_json, write_json
from tetrarch.core.game import Decision, GamePosition
from tetrarch.core.position import Array, FlatPosition
from tetrarch.core.randomness import seed_text
from tetrarch.envs.setup import Setup, make_setup, setup_from_json

FORMAT = "tetrarch/play"
VERSION = 1

CHANCE_PLAYER = -1
"""The value of ``current_player`` while a draw is due."""
TERMINAL_PLAYER = -4
"""The value of ``current_player`` when the game is over."""

CHANCES = ("seed", "explicit")


class PlayForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The JSON form of a game: its start, and every action and draw since."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    table: int
    """The version of the decision table."""
    seed: str
    chance: str
    setup: dict[str, object] | None = None
    """The set-up of a game with explicit chance."""
    start: dict[str, object] | None = None
    """The first position of any other game."""
    actions: list[int] = []
    """Actions and outcomes of chance, in order."""


class EncodedGame:
    """A position with the choices made for the next decision and the draws that are due, by numbers."""

    _definition: registry.AnyDefinition
    _environment: Encoding[GamePosition]
    _dealing: Dealing | None
    _position: GamePosition
    _pending: Array
    _chosen: list[int]

    def _load(self, game: str) -> None:
        self._definition = registry.game(game)
        self._environment = self._definition.encoding
        self._dealing = None
        self._pending = np.zeros(self._environment.pending_size, dtype=np.int64)
        self._chosen = []

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._position.players

    @property
    def position(self) -> GamePosition:
        """The current position, without the choices of an incomplete decision. Callers must not change it."""
        return self._position

    @property
    def awaits_chance(self) -> bool:
        """Whether a draw is due before any seat acts."""
        return self._dealing is not None

    @property
    def is_over(self) -> bool:
        """Whether the game, or the whole match, has ended."""
        return not self.awaits_chance and self._position.is_over

    @property
    def current_player(self) -> int:
        """The seat that must act; ``CHANCE_PLAYER`` at a draw, ``TERMINAL_PLAYER`` when the game is over."""
        if self.awaits_chance:
            return CHANCE_PLAYER
        return TERMINAL_PLAYER if self._position.is_over else self._position.decider

    def legal_mask(self) -> Bytes:
        """A byte for each row of the decision table: 1 if it is legal now. All are 0 at a draw and at the end."""
        mask = np.zeros(self._environment.table_size, dtype=np.uint8)
        if not self.awaits_chance:
            self._environment.write_mask(self._pending, mask)
        return mask

    def legal_actions(self) -> list[int]:
        """The legal actions, ascending; none at a draw and at the end."""
        return [int(action) for action in np.flatnonzero(self.legal_mask())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw with their probabilities; empty if no draw is due."""
        return [] if self._dealing is None else self._dealing.outcomes()

    def flat_observation(self, seat: int | None = None) -> Bytes:
        """The observation of a seat as one row of bytes; by default of the seat that must act, or acted last.

        It holds nothing else: two games that differ only in what the seat may not know give the same bytes.
        """
        out = np.zeros(self._environment.observation_size, dtype=np.uint8)
        self._environment.observe(self._position, self._pending, self._viewer(seat), out)
        return out

    def observation_text(self, seat: int | None = None) -> str:
        """The observation of a seat as text: its view of the position as a line, and the pending actions."""
        return f"{self._view_line(self._viewer(seat))} pending {'.'.join(map(str, self._chosen)) or '-'}"

    def _view_line(self, seat: int) -> str:
        return self._definition.position_to_line(self._position.view(seat))

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return self._position.decider
        cast(FlatPosition, self._position).check_seat(seat)
        return seat

    def rewards(self) -> tuple[float, ...]:
        """The reward of each seat for the latest action: 0 for all until the game is over (see ``rewards_for``)."""
        outcome = self._position.outcome if self.is_over else None
        return (0.0,) * self.players if outcome is None else rewards_for(self.players, outcome.winners)

    def copy(self) -> Self:
        """An equal game that shares no mutable state with this one."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin._dealing = None if self._dealing is None else self._dealing.copy()
        twin._position = self._position.copy() if twin._dealing is None else twin._dealing.position
        twin._pending, twin._chosen = self._pending.copy(), self._chosen.copy()
        return twin


class Play(EncodedGame):
    """One game, played by the numbers of its decision table.

    ``Play("eko", seed=7, players=3, variants=["labyrinth"], round_limit=100)`` deals a game; the same seed and options
    give the same one, and the seed None gives a new one each time. With ``chance="seed"``, the default, the seed
    answers all chance by itself, and a match of Legends goes on from game to game. With ``chance="explicit"`` the
    caller makes every deal as a sequence of small draws: while ``awaits_chance`` is true, ``chance_outcomes()`` lists
    the possible outcomes and ``apply_chance`` applies one. Only the board of Ekö then comes from the seed.

    Bids of Legends, which the rules ask of all seats together, are asked one after another, from the lowest seat on; no
    observation shows a bid to another seat before all are in (L3.1, L9.1).

    An illegal action raises ``IllegalMove`` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        *,
        seed: int | str | None = 0,
        players: int = 2,
        variants: Iterable[str] = (),
        chance: str = "seed",
        **options: object,
    ) -> None:
        setup = make_setup(game, players, variants, options)
        if chance not in CHANCES:
            raise ValueError(f"chance must be one of {', '.join(CHANCES)}, not {chance!r}")
        self._load(game)
        seed = seed_text(seed)
        if chance == "explicit":
            self._begin(None, seed, chance, setup)
        else:
            self._begin(self._definition.new_game(players, setup.game_options, seed=seed).position, seed, chance)

    def _begin(self, position: GamePosition | None, seed: str, chance: str, setup: Setup | None = None) -> None:
        """Begin at a position, or with the deal of a set-up."""
        self._setup = setup
        if setup is not None:
            self._dealing = self._environment.new_dealing(setup.players, setup.game_options, seed)
            position = self._dealing.position
        assert position is not None
        self._position = position
        self._start = position.copy()
        self._seed = seed
        self._chance = chance
        self._actions: list[int] = []
        self._log: list[tuple[int, str, int]] = []
        """The seat, the text, and the secret key or 0 of each event."""
        self._memories: list[list[str]] = []
        """The last view of each seat of each finished game of a match."""
        self._go_on()

    @classmethod
    def from_position(cls, position: GamePosition, *, seed: int | str | None = 0, chance: str = "seed") -> Play:
        """The game that goes on from a position; the position itself is not touched.

        A view of one seat is rejected: what is hidden must be dealt again before it can be played on.
        """
        if getattr(position, "viewer", None) is not None:
            raise ValueError("a view cannot be played on: what is hidden must be dealt again (L9.1)")
        if chance not in CHANCES:
            raise ValueError(f"chance must be one of {', '.join(CHANCES)}, not {chance!r}")
        play = cls.__new__(cls)
        play._load(position.game)
        play._begin(position.copy(), seed_text(seed), chance)
        return play

    def __eq__(self, other: object) -> bool:
        """Whether two games began alike and went on with the same actions."""
        if not isinstance(other, Play):
            return NotImplemented
        names = ("game", "_seed", "_chance", "_actions", "_start", "_position")
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]

    # Queries

    @property
    def game(self) -> str:
        """The game's short name."""
        return self._environment.name

    @property
    def pending(self) -> tuple[int, ...]:
        """The actions taken so far for an incomplete decision; empty between decisions."""
        return tuple(self._chosen)

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action and every outcome of chance since the start, in order."""
        return tuple(self._actions)

    # Actions

    @property
    def table_size(self) -> int:
        """The number of rows of the decision table."""
        return self._environment.table_size

    def apply(self, action: int) -> Decision | None:
        """Take an action; returns the decision that it completes, or None if more choices are needed."""
        number = operator.index(action)
        if self._dealing is not None:
            raise IllegalMove(str(number), "chance must answer first: apply_chance")
        before = self._position.copy()
        done = self._environment.choose(self._position, self._pending, number)
        if done < 0:
            raise self._refusal(number)
        self._actions.append(number)
        self._chosen.append(number)
        if done == 0:
            return None
        played = before.describe(int(self._pending[self._environment.decided]))
        game = self._environment.secret_key(before)
        self._log.append((before.decider, f"{'.'.join(map(str, self._chosen))} {played.notation}", game))
        self._chosen = []
        self._go_on()
        return played

    def _refusal(self, action: int) -> IllegalMove:
        """The error for an action that is not legal, with the legal ones."""
        if self.is_over:
            return IllegalMove(str(action), "the game is over")
        if not 0 <= action < self.table_size:
            return IllegalMove(str(action), f"the decision table has rows 0 to {self.table_size - 1}")
        legal = [f"{number} ({self.describe(number)})" for number in self.legal_actions()]
        return IllegalMove(
            f"{action} ({self.describe(action)})",
            "is not offered here",
            cast(FlatPosition, self._position).turn_rule,
            legal,
        )

    def describe(self, action: int) -> str:
        """An action in a word or two, as notation would say it here: ``d5``, ``with Emperor``, ``card 2 lake``."""
        return self._environment.describe(self._position, operator.index(action))

    def actions_for(self, decision: Decision | str | int) -> list[int]:
        """The actions by which a legal decision of the rules is made from here, for bots that decide as people do.

        Where actions have been taken for a decision already, they must be the beginning of this one.
        """
        position = self._position.copy()
        if self._dealing is not None:
            raise IllegalMove(str(decision), "chance must answer first: apply_chance")
        seat = position.decider
        number = position.copy().play(decision, None if position.is_over else seat).id
        pending = self._pending.copy()
        found: list[int] = []
        while True:
            found.append(self._environment.next_choice(position, pending, number))
            done = self._environment.choose(position, pending, found[-1])
            if done < 0 or (done and pending[self._environment.decided] != number):
                raise IllegalMove(str(decision), "does not begin with the actions taken already")
            if done:
                return found

    # Chance

    def apply_chance(self, outcome: int) -> None:
        """Apply an outcome of chance; an impossible outcome is rejected and changes nothing."""
        number = operator.index(outcome)
        if self._dealing is None:
            raise IllegalMove(str(number), "chance has no part in the game now")
        if number not in [known for known, _ in self._dealing.outcomes()]:
            legal = [str(known) for known, _ in self._dealing.outcomes()]
            raise IllegalMove(str(number), "is no outcome of this draw", legal=legal)
        text = "?" if self._dealing.is_secret() else self._dealing.describe(number)
        self._log.append((CHANCE_PLAYER, text, 0))
        self._dealing.draw(number)
        self._actions.append(number)
        if not self._dealing.outcomes():
            self._position = self._dealing.position
            self._dealing = None
            self._go_on()

    def describe_chance(self, outcome: int) -> str:
        """An outcome of chance in a word or two."""
        if self._dealing is None:
            raise IllegalMove(str(outcome), "chance has no part in the game now")
        return self._dealing.describe(operator.index(outcome))

    def _go_on(self) -> None:
        """Continue after a decision or a deal: let chance answer or begin a draw, then start a decision."""
        position = self._position
        if self._dealing is None and position.awaits_chance:
            if self._actions:
                self._memories.append([self._view_line(seat) for seat in range(self.players)])
            if self._chance == "seed":
                position.play_chance(self._definition.chance_again(position, self._seed))
            else:
                self._dealing = self._environment.next_dealing(position)
        if self._dealing is None:
            self._environment.begin(position, self._pending)

    # Observations

    def observation(self, seat: int | None = None) -> dict[str, npt.NDArray[np.uint8]]:
        """The same by the names of its fields, each in its own shape."""
        flat = self.flat_observation(seat)
        return {field.name: field.view(flat) for field in self._environment.fields}

    def information_state(self, seat: int | None = None) -> str:
        """All that a seat has seen so far, as text: everything that happened as it saw it, and its view now.

        Two moments of a game have the same text for a seat exactly when it cannot tell them apart.
        """
        seat = self._viewer(seat)
        secret_now = self._environment.secret_key(self._position)
        lines = [f"{self.game} seat {seat} of {self.players}"]
        for who, text, secret in self._log:
            seen = "bid ?" if secret and secret == secret_now and who != seat else text
            lines.append(f"{'chance' if who == CHANCE_PLAYER else who}: {seen}")
        lines += [f"game over: {memory[seat]}" for memory in self._memories]
        return "\n".join([*lines, self.observation_text(seat)])

    # Rewards

    def returns(self) -> tuple[float, ...]:
        """The sum of all rewards of each seat so far: as there is only one, at the end, the same."""
        return self.rewards()

    # Copies and texts

    def copy(self) -> Self:
        """An equal game that shares no mutable state with this one."""
        twin = super().copy()
        twin._actions, twin._log, twin._memories = self._actions.copy(), self._log.copy(), self._memories.copy()
        return twin

    def to_text(self) -> str:
        """The game as text: how it began, and every action and draw since."""
        form = PlayForm(
            game=self.game,
            table=self._environment.table_version,
            seed=self._seed,
            chance=self._chance,
            setup=self._setup.to_json() if self._setup is not None else None,
            start=None if self._setup is not None else self._start.to_json(),
            actions=self._actions,
        )
        return write_json(form)

    @classmethod
    def from_text(cls, text: str | bytes, subject: str = "play") -> Play:
        """The game that a text describes, played again; ``FormatError`` or ``IllegalMove`` where it cannot be."""
        form = read_form(read_json(text, subject), PlayForm, subject, name=FORMAT, version=VERSION)
        definition = registry.game(form.game)
        known = definition.encoding.table_version
        if form.table != known:
            raise FormatError(subject, f"is of version {form.table} of the decision table, not {known}", "table")
        if form.setup is not None:
            play = cls.__new__(cls)
            play._load(form.game)
            play._begin(None, form.seed, form.chance, _read_setup(form, subject))
        elif form.start is not None:
            start = definition.position_from_json(form.start, f"{subject}: start")
            play = cls.from_position(start, seed=form.seed, chance=form.chance)
        else:
            raise FormatError(subject, "has neither a set-up nor a start")
        for action in form.actions:
            if play.awaits_chance:
                play.apply_chance(action)
            else:
                play.apply(action)
        return play

    def __repr__(self) -> str:
        return f"Play.from_text({self.to_text()!r})"


def _read_setup(form: PlayForm, subject: str) -> Setup:
    """The set-up in a text, checked by the rules of its game."""
    setup = setup_from_json(form.setup or {}, subject)
    if setup.game != form.game:
        raise FormatError(subject, f"is of {setup.game!r}, not of {form.game!r}", "setup.game")
    if form.chance != "explicit":
        raise FormatError(subject, "a set-up is for a game whose chance is explicit; any other has a start", "setup")
    return setup


def rewards_for(players: int, winners: Iterable[int]) -> tuple[float, ...]:
    """The reward of each seat: 1 to a lone winner, -1 / (players - 1) to each loser, and what lies between when shared.

    Those who win together share one win evenly: with ``n`` players and ``w`` winners each of these gets
    ``(n / w - 1) / (n - 1)``, so that the rewards of a game sum to zero. If all
    players lose (Ekö, E8.4), the sum is below zero.
    """
    won = frozenset(winners)
    share = 1 / len(won) if won else 0.0
    return tuple((players * (share if seat in won else 0.0) - 1) / (players - 1) for seat in range(players))


def reward_table(players: int) -> npt.NDArray[np.float32]:
    """The rewards by the mask of the winning seats; the last row, of zeros, is for a game that goes on."""
    masks = range(1 << players)
    rows = [rewards_for(players, [seat for seat in range(players) if mask >> seat & 1]) for mask in masks]
    return np.array([*rows, [0.0] * players], dtype=np.float32)
