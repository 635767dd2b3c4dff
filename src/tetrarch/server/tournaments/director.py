"""Runs tournaments: pairs rounds, opens their matches, and ends tournaments.

Everything follows from the stored state, so each step may be repeated. A round is stored once, with the ids of its
matches. A match with a stored id is opened once, whole: with its players, its deal and its start.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

import structlog

from tetrarch.server.accounts.ids import new_seed, now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.hub import Hub
from tetrarch.server.storage.append import Conflict
from tetrarch.server.tournaments.pairing import circle_round, group_round, swiss_round
from tetrarch.server.tournaments.store import Tournaments
from tetrarch.server.tournaments.tournament import NewGame, Tournament, TournamentGame, match_settings
from tetrarch.table.entries import Entry
from tetrarch.table.people import SERVER
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

SWEEP_SECONDS = 30.0
"""Interval at which all running tournaments are checked, in case a step failed or another server ended a match."""


class Director:
    """Runs the tournaments of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.store = Tournaments(hub.services.database)
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        """The tournaments to check; None to stop."""
        self._closing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        """Continue all running tournaments."""
        self._hub.tournaments.wake = self.wake
        self._tasks = [
            asyncio.create_task(self._run(), name="tournament director"),
            asyncio.create_task(self._sweep(), name="tournament sweep"),
        ]

    async def close(self) -> None:
        """Stop after the current step."""
        self._closing.set()
        self._waiting.put_nowait(None)
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # not cancelled: they may be using the database

    def send(self, tournament: str) -> None:
        """Notify the followers of a tournament that something changed."""
        self._hub.tournaments.send(tournament)

    def wake(self, tournament: str) -> None:
        """Check a tournament soon."""
        self._waiting.put_nowait(tournament)

    async def _run(self) -> None:
        while (tournament := await self._waiting.get()) is not None:
            try:
                await self.advance(tournament)
            except Exception as error:
                structlog.get_logger().error("tournament-failed", tournament=tournament, exc_info=error)

    async def _sweep(self) -> None:
        while not self._closing.is_set():
            try:
                for tournament in await self.store.unfinished():
                    self.wake(tournament)
            except Exception as error:
                structlog.get_logger().error("tournaments-failed", exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._closing.wait()

    async def advance(self, tournament: str) -> None:
        """Take all steps that are due: forfeits, matches, the next round, or the end."""
        async with self._locks.setdefault(tournament, asyncio.Lock()):
            while not self._closing.is_set() and await self._step(await self.store.load(tournament)):
                self.send(tournament)

    async def _step(self, tournament: Tournament) -> bool:
        """Take the next step that is due; return whether the state has changed."""
        if tournament.status == "aborted":
            await self._close_matches(tournament)
            return False
        if tournament.status != "running":
            self._locks.pop(tournament.id, None)
            return False
        missing = [game for game in tournament.current if game.match and not game.is_opened]
        if missing:
            for game in missing:
                await self._open(tournament, game)
            return True
        if await self._forfeit(tournament):
            return True
        if not all(game.is_over for game in tournament.current):
            return False
        if tournament.round >= tournament.row.rounds or len(tournament.active) < tournament.row.seats:
            await self.store.finish(tournament.id)
            return True
        wait = next_round_at(tournament) - now_ms()
        if wait > 0:
            self._wake_later(tournament.id, wait / 1000)
            return False
        games = await asyncio.to_thread(next_round, tournament)
        return await self.store.add_round(tournament.id, tournament.round + 1, games)

    def _wake_later(self, tournament: str, seconds: float) -> None:
        if (timer := self._timers.pop(tournament, None)) is not None:
            timer.cancel()

        def wake() -> None:
            self._timers.pop(tournament, None)
            self.wake(tournament)

        self._timers[tournament] = asyncio.get_running_loop().call_later(seconds, wake)

    # Matches

    async def _open(self, tournament: Tournament, game: TournamentGame) -> None:
        """Open a match, unless that has been done; it starts at once if no player adds a salt."""
        assert game.match is not None
        people: dict[int, User] = {}
        salting: set[str] = set()
        for player in tournament.players:
            if player.number in game.players and not player.bot:
                try:
                    people[player.number] = await self._hub.services.people.get(player.person or "")
                    if player.salts:
                        salting.add(people[player.number].id)
                except ApiError:  # deleted since the round was paired
                    places = [2 if number == player.number else 1 for number in game.players]
                    await self.store.forfeit(game, tournament.id, places)
                    return
        organiser = await self._hub.services.people.get(tournament.row.organiser or "")
        seed, now = new_seed(), now_ms()
        entries: list[Entry] = []
        draft = Table(game.match, seed)

        def add(found: list[Entry]) -> None:
            draft.apply_all(found)
            entries.extend(found)

        add(draft.open(match_settings(tournament, game), organiser.person, now, sit=False))
        for seat, number in enumerate(game.players):
            if number in people:
                add(draft.join(people[number].person, seat, now))
        for user in people.values():
            if user.id not in salting:
                add(draft.ready(user.id, True, now))
        if not people:
            add(draft.start(SERVER, now))
        with contextlib.suppress(Conflict):  # another server has opened it
            await self._hub.add(organiser, seed, Table(game.match, seed), entries)
            await self._hub.wake(game.match)

    async def _forfeit(self, tournament: Tournament) -> bool:
        """Resign for withdrawn players in their open matches; return whether one of them had not resigned."""
        has_resigned = False
        gone = {player.number: player.person for player in tournament.players if player.withdrawn}
        for game in tournament.current:
            for number in game.players:
                person = gone.get(number)
                if game.match and person and game.status in ("waiting", "running"):
                    with contextlib.suppress(Refusal):  # over, or resigned before
                        await self._hub.act(game.match, partial(_resign, person=person))
                        has_resigned = True
        return has_resigned

    async def _close_matches(self, tournament: Tournament) -> None:
        for game in tournament.current:
            if game.match and game.status in ("waiting", "running"):
                with contextlib.suppress(Refusal, ApiError):  # over by now, or never opened
                    await self._hub.act(game.match, lambda table, now: table.close(SERVER, "tournament", now))


def _resign(table: Table, now: int, *, person: str) -> list[Entry]:
    return table.resign(person, now)


def next_round_at(tournament: Tournament) -> int:
    """Return the time of the next round: at once for the first, else a pause after the last game."""
    ended = [game.ended for game in tournament.current if game.ended]
    return max(ended, default=0) + tournament.row.pause * 1000 if tournament.round else 0


def next_round(tournament: Tournament) -> list[NewGame]:
    """Return the tables, walkovers and byes of the next round."""
    row, active = tournament.row, tournament.active
    if tournament.format == "swiss":
        points = {line.player: line.points for line in tournament.standings if line.player in active}
        found = swiss_round(points, tournament.history, row.seats, row.seed)
    elif row.seats > 2:
        found = group_round(active, tournament.history, row.seats, row.seed)
    else:
        numbers = [player.number for player in tournament.players]
        found = circle_round(len(numbers), tournament.round)
        return [
            game
            for table in [*found.tables, *((player,) for player in found.byes)]
            if (game := _robin_game(tuple(numbers[index] for index in table), active)) is not None
        ]
    return [*map(NewGame, found.tables), *(NewGame((player,), (1,)) for player in found.byes)]


def _robin_game(players: tuple[int, ...], active: list[int]) -> NewGame | None:
    """Return a game, a walkover if a player has withdrawn, a bye, or None if no player is left."""
    present = [player in active for player in players]
    if not any(present):
        return None
    if all(present) and len(players) > 1:
        return NewGame(players)
    return NewGame(players, tuple(1 if is_present else 2 for is_present in present))
