"""Tournaments in the database.

A tournament's rounds and standings follow from its stored games and the results of their matches. Every change is one
transaction, so a server that stops at any moment leaves a state from which the next one continues.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.accounts.people import User, check_room
from tetrarch.server.http.errors import ApiError
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import (
    MatchRow,
    SeatRow,
    TournamentGameRow,
    TournamentPlayerRow,
    TournamentRow,
)
from tetrarch.server.tournaments.pairing import (
    FEWEST_PLAYERS,
    MOST_GAMES,
    MOST_PLAYERS,
    most_swiss_rounds,
    robin_rounds,
    usual_swiss_rounds,
)
from tetrarch.server.tournaments.tournament import (
    GameStatus,
    NewGame,
    Plan,
    Player,
    Status,
    Tournament,
    TournamentGame,
)

MAX_ORGANISED = 3
"""Open and running tournaments per organiser."""
MAX_JOINED = 10
"""Open and running tournaments that a person plays in."""


class Tournaments:
    """The tournaments of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Reading

    async def load(self, tournament: str) -> Tournament:
        """Return a tournament; an unknown one is rejected."""
        async with self._database.read() as session:
            return await self._load(session, tournament)

    async def _load(self, session: AsyncSession, tournament: str) -> Tournament:
        row = await session.get(TournamentRow, tournament)
        if row is None:
            raise ApiError("no-such-tournament")
        players = await session.scalars(
            select(TournamentPlayerRow)
            .where(TournamentPlayerRow.tournament == tournament)
            .order_by(TournamentPlayerRow.number)
        )
        query = (
            select(TournamentGameRow, MatchRow)
            .outerjoin(MatchRow, MatchRow.id == TournamentGameRow.match)
            .where(TournamentGameRow.tournament == tournament)
            .order_by(TournamentGameRow.round, TournamentGameRow.board)
        )
        games = (await session.execute(query)).all()
        results = await session.execute(
            select(SeatRow.match, SeatRow.place, SeatRow.points)
            .join(TournamentGameRow, TournamentGameRow.match == SeatRow.match)
            .where(TournamentGameRow.tournament == tournament)
            .order_by(SeatRow.match, SeatRow.seat)
        )
        places: dict[str, list[tuple[int, int]]] = {}
        for match, place, points in results:
            places.setdefault(match, []).append((place or 1, points or 0))
        return Tournament(row, [_player(player) for player in players], [_game(*game, places) for game in games])

    async def unfinished(self) -> list[str]:
        """Return the running tournaments, and the aborted ones whose matches still run."""
        running = exists().where(
            TournamentGameRow.tournament == TournamentRow.id,
            MatchRow.id == TournamentGameRow.match,
            MatchRow.status.in_(["waiting", "running"]),
        )
        query = select(TournamentRow.id).where(
            (TournamentRow.status == "running") | ((TournamentRow.status == "aborted") & running)
        )
        async with self._database.connect() as connection:
            return list(await connection.scalars(query))

    # Before the start

    async def create(self, user: User, plan: Plan) -> str:
        """Create a tournament and return its id; its organiser does not play unless they join."""
        row = TournamentRow(
            **{name: getattr(plan, name) for name in msgspec.structs.asdict(plan) if name != "settings"},
            id=new_id(),
            settings=msgspec.json.encode(plan.settings).decode(),
            organiser=user.id,
            seed=new_id(),
            status="open",
            created=now_ms(),
            started=None,
            ended=None,
        )
        async with self._database.write() as session:
            is_own = (TournamentRow.organiser == user.id) & is_unfinished()
            await check_room(session, is_own, MAX_ORGANISED, "too-many-tournaments")
            session.add(row)
        return row.id

    async def join(self, tournament: str, user: User, *, salts: bool = False) -> None:
        """Add a user to an open tournament; one who has joined stays. Their matches wait for their ``salts``."""
        try:
            async with self._database.write() as session:
                row = await self._locked(session, tournament, "open")
                players = await self._numbers(session, row)
                own = TournamentPlayerRow.person == user.id
                if await session.scalar(select(TournamentPlayerRow).where(_of(row.id), own)) is not None:
                    return
                is_playing = own & (TournamentPlayerRow.tournament == TournamentRow.id) & is_unfinished()
                await check_room(session, is_playing, MAX_JOINED, "too-many-joined")
                self._add(session, row, players, kind="person", person=user.id, name=user.name, salts=salts)
        except IntegrityError:  # PostgreSQL: two requests at the same time
            raise ApiError("conflict") from None

    async def add_bot(self, tournament: str, user: User, bot: str) -> None:
        """Add a bot, as the organiser."""
        async with self._database.write() as session:
            row = await self._locked(session, tournament, "open", user)
            self._add(session, row, await self._numbers(session, row), kind="bot", bot=bot)

    async def start(self, tournament: str, user: User) -> None:
        """Start a tournament, as the organiser; its first round is paired afterwards."""
        async with self._database.write() as session:
            row = await self._locked(session, tournament, "open", user)
            players = len(await self._numbers(session, row))
            row.rounds = rounds_of(row, players)
            row.status, row.started = "running", now_ms()

    # Leaving

    async def leave(self, tournament: str, user: User) -> None:
        """Leave before the start, or withdraw from the rounds that follow."""
        async with self._database.write() as session:
            row = await self._locked(session, tournament, "open", "running")
            player = await session.scalar(
                select(TournamentPlayerRow).where(_of(row.id), TournamentPlayerRow.person == user.id)
            )
            if player is None:
                raise ApiError("not-joined")
            await self._drop(session, row, player)

    async def remove(self, tournament: str, user: User, number: int) -> None:
        """Remove a player, as the organiser; after the start, a person forfeits the current game and later ones."""
        async with self._database.write() as session:
            row = await self._locked(session, tournament, "open", "running", user)
            player = await session.get(TournamentPlayerRow, (row.id, number))
            if player is None:
                raise ApiError("no-such-person")
            if row.status == "running" and player.kind == "bot":
                raise ApiError("bot-stays")
            await self._drop(session, row, player)

    async def abort(self, tournament: str, user: User) -> None:
        """End a tournament without a result, as the organiser; its matches are closed afterwards."""
        async with self._database.write() as session:
            row = await self._locked(session, tournament, "open", "running", user)
            row.status, row.ended = "aborted", now_ms()

    async def _drop(self, session: AsyncSession, row: TournamentRow, player: TournamentPlayerRow) -> None:
        if row.status == "open":
            await session.delete(player)
        else:
            player.withdrawn = True

    # Rounds, for the director

    async def add_round(self, tournament: str, number: int, games: Iterable[NewGame]) -> bool:
        """Store a round with the ids of its matches; return False if it exists already or the tournament has ended."""
        rows = [
            TournamentGameRow(
                tournament=tournament,
                round=number,
                board=board,
                players=json.dumps(game.players),
                match=new_id() if game.places is None else None,
                places=None if game.places is None else json.dumps(game.places),
            )
            for board, game in enumerate(games, 1)
        ]
        try:
            async with self._database.write() as session:
                row = await session.get(TournamentRow, tournament, with_for_update=True)
                if row is None or row.status != "running":
                    return False
                session.add_all(rows)
        except IntegrityError:
            return False
        return True

    async def forfeit(self, game: TournamentGame, tournament: str, places: Sequence[int]) -> None:
        """Store the result of a game whose match cannot be opened."""
        async with self._database.write() as session:
            row = await session.get_one(TournamentGameRow, (tournament, game.round, game.board))
            row.match, row.places = None, json.dumps(places)

    async def finish(self, tournament: str) -> None:
        """Mark a running tournament as over."""
        async with self._database.write() as session:
            await session.execute(
                update(TournamentRow)
                .where(TournamentRow.id == tournament, TournamentRow.status == "running")
                .values(status="over", ended=now_ms())
            )

    # Helpers

    async def _locked(self, session: AsyncSession, tournament: str, *wanted: Status | User) -> TournamentRow:
        """Return a tournament, locked against other changes; reject one of another status or of another organiser."""
        row = await session.get(TournamentRow, tournament, with_for_update=True)
        if row is None:
            raise ApiError("no-such-tournament")
        for user in wanted:
            if isinstance(user, User) and row.organiser != user.id:
                raise ApiError("not-organiser")
        if row.status not in wanted:
            raise ApiError("tournament-started" if row.status == "running" else "tournament-over")
        return row

    @staticmethod
    async def _numbers(session: AsyncSession, row: TournamentRow) -> list[int]:
        return list(await session.scalars(select(TournamentPlayerRow.number).where(_of(row.id))))

    @staticmethod
    def _add(
        session: AsyncSession,
        row: TournamentRow,
        numbers: Sequence[int],
        *,
        kind: str,
        person: str | None = None,
        name: str = "",
        bot: str | None = None,
        salts: bool = False,
    ) -> None:
        if len(numbers) >= MOST_PLAYERS:
            raise ApiError("tournament-full", most=MOST_PLAYERS)
        session.add(
            TournamentPlayerRow(
                tournament=row.id,
                number=max(numbers, default=0) + 1,
                kind=kind,
                person=person,
                name=name,
                bot=bot,
                joined=now_ms(),
                withdrawn=False,
                salts=salts,
            )
        )


def rounds_of(row: TournamentRow, players: int) -> int:
    """Return the number of rounds for so many players; reject too few players and too many rounds or games."""
    least = max(FEWEST_PLAYERS, row.seats)
    if players < least:
        raise ApiError("too-few-players", least=least)
    if row.format == "round-robin":
        rounds = robin_rounds(players, row.seats, row.meetings)
    else:
        most = most_swiss_rounds(players, row.seats)
        rounds = row.rounds or usual_swiss_rounds(players, row.seats)
        if rounds > most:
            raise ApiError("too-many-rounds", most=most, players=players)
    if rounds * (players // row.seats) > MOST_GAMES:
        raise ApiError("too-many-games", most=MOST_GAMES)
    return rounds


def _of(tournament: str) -> ColumnElement[bool]:
    return TournamentPlayerRow.tournament == tournament


def is_unfinished() -> ColumnElement[bool]:
    """Match tournaments that are open or running."""
    return TournamentRow.status.in_(["open", "running"])


def _player(row: TournamentPlayerRow) -> Player:
    kind = msgspec.convert(row.kind, Literal["person", "bot", "deleted"])
    return Player(row.number, kind, row.person, row.name, row.bot, row.withdrawn, bool(row.salts))


def _game(row: TournamentGameRow, match: MatchRow | None, found: dict[str, list[tuple[int, int]]]) -> TournamentGame:
    """Return a game; ``found`` has the place and the points of each seat of all matches."""
    players = tuple(json.loads(row.players))
    places: tuple[int, ...] | None = None
    score: tuple[int, ...] | None = None
    known: GameStatus = "unplayed"
    if row.match is None:
        places = tuple(json.loads(row.places or "[]"))
    else:
        known = msgspec.convert(match.status if match else "waiting", GameStatus)
        if known == "over":
            places, score = zip(*found[row.match], strict=True)
        elif known == "closed":
            places = (1,) * len(players)  # closed by an administrator: no player has won
    return TournamentGame(
        round=row.round,
        board=row.board,
        players=players,
        match=row.match,
        code=match.code if match else None,
        status=known,
        places=places,
        ended=match.ended if match else None,
        is_opened=match is not None,
        score=score,
        identities=match.identities if match else "",
    )
