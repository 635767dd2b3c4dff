"""A tournament with its players and games, and the settings of its matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from tetrarch.server.storage.models import TournamentRow
from tetrarch.server.tournaments.pairing import Round
from tetrarch.server.tournaments.standings import Format, Game, Standing, standings
from tetrarch.table.settings import Clock, Settings

Status = Literal["open", "running", "over", "aborted"]
GameStatus = Literal["unplayed", "waiting", "running", "over", "closed"]


class MatchSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of each match of a tournament."""

    options: dict[str, object] = {}
    clock: Clock = Clock()


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What an organiser chooses for a new tournament."""

    name: str
    game: str
    seats: int
    format: Format
    rounds: int
    meetings: int
    settings: MatchSettings
    rated: bool
    private: bool
    pause: int


class Player(NamedTuple):
    """A player of a tournament."""

    number: int
    kind: Literal["person", "bot", "deleted"]
    person: str | None
    name: str
    bot: str | None
    withdrawn: bool
    salts: bool
    """Whether the player adds a salt to each match, which waits for it."""


class TournamentGame(NamedTuple):
    """A table of a round, or a bye."""

    round: int
    board: int
    players: tuple[int, ...]
    match: str | None
    code: str | None
    """The invitation code of the match, which a private one needs."""
    status: GameStatus
    places: tuple[int, ...] | None
    """The place of each player; None before the end."""
    ended: int | None
    is_opened: bool
    """Whether the match exists; it may still wait for its players."""
    score: tuple[int, ...] | None = None
    """The points of each player in a finished match; None before its end and without one."""
    identities: str = ""
    """The identity letter of each player; empty until they are drawn."""

    @property
    def is_over(self) -> bool:
        """Whether the result is known."""
        return self.places is not None


class NewGame(NamedTuple):
    """A table of a new round; one with places is not played."""

    players: tuple[int, ...]
    places: tuple[int, ...] | None = None


class Tournament:
    """A tournament with its players and games, as stored."""

    def __init__(self, row: TournamentRow, players: Sequence[Player], games: Sequence[TournamentGame]) -> None:
        self.row = row
        self.id = row.id
        self.status: Status = msgspec.convert(row.status, Status)
        self.format: Format = msgspec.convert(row.format, Format)
        self.settings = msgspec.json.decode(row.settings, type=MatchSettings)
        self.players = players
        self.games = games

    @property
    def round(self) -> int:
        """The number of the last paired round; 0 before the first."""
        return self.games[-1].round if self.games else 0

    @property
    def current(self) -> list[TournamentGame]:
        """The games of the last paired round."""
        return [game for game in self.games if game.round == self.round]

    @property
    def active(self) -> list[int]:
        """The players who have not withdrawn."""
        return [player.number for player in self.players if not player.withdrawn]

    @property
    def history(self) -> list[Round]:
        """The paired rounds; a walkover counts as a meeting."""
        rounds = [Round([], []) for _ in range(self.round)]
        for game in self.games:
            part = rounds[game.round - 1]
            if len(game.players) == 1:
                part.byes.append(game.players[0])
            else:
                part.tables.append(game.players)
        return rounds

    @cached_property
    def standings(self) -> list[Standing]:
        """The standings, the best first."""
        return self._standings(self._results)

    @property
    def _results(self) -> list[Game]:
        return [Game(game.players, game.places) for game in self.games if game.places is not None]

    def _standings(self, results: Sequence[Game]) -> list[Standing]:
        return standings([player.number for player in self.players], results, self.format, self.row.seats)

    def standing_if_won(self, player: int) -> Standing | None:
        """Return the standing of a player who wins the running game; the other running games count for nothing yet.

        None without a running game, and at larger tables, where the points of the opponents depend on their places.
        """
        game = next((game for game in self.current if player in game.players and not game.is_over), None)
        if game is None or len(game.players) != 2:
            return None
        won = Game(game.players, tuple(1 if one == player else 2 for one in game.players))
        return next(line for line in self._standings([*self._results, won]) if line.player == player)

    def player_of(self, person: str | None) -> Player | None:
        """Return the player of a user."""
        return next((player for player in self.players if person and player.person == person), None)


def match_settings(tournament: Tournament, game: TournamentGame) -> Settings:
    """Return the settings of a match: players decide alone, and who runs out of time loses."""
    row, players = tournament.row, {player.number: player for player in tournament.players}
    seated = [players[number] for number in game.players]
    plans = [f"bot:{player.bot}" if player.bot else f"person:{player.person}" for player in seated]
    return plain_settings(
        row.game,
        row.seats,
        tournament.settings,
        seats=plans,
        rated=row.rated and all(player.person for player in seated),
        private=row.private,
        name=f"{row.name[:NAME_PART].rstrip()} · {game.round}",
        tournament=row.id,
    )


NAME_PART = 26
"""The part of a tournament's name in the names of its matches."""


def plain_settings(game: str, players: int, settings: MatchSettings, **more: object) -> Settings:
    """Return the settings that all matches of tournaments share."""
    return msgspec.convert(
        {
            "game": game,
            "players": players,
            "options": settings.options,
            "clock": msgspec.to_builtins(settings.clock),
            "when_time_runs_out": "resign",
            "undo": "off",
            **more,
        },
        Settings,
    )
