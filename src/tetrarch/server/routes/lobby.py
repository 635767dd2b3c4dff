"""Routes of the lobby: lists of tables and games, invitations, players, leaderboards and turn notices."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
import segno
from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.responses import StreamingResponse
from starlette.requests import Request

from tetrarch.server.accounts import lists, statistics
from tetrarch.server.accounts.sessions import Caller
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.request import (
    AppHub,
    AppServices,
    CurrentCaller,
    CurrentUser,
    Language,
    OptionalUser,
    limited_caller,
    public_address,
)
from tetrarch.server.http.schemas import ERRORS, CodeText, GameName, Id, PersonForm

router = APIRouter(prefix="/api/v1", tags=["lobby"], responses=ERRORS)

GameQuery = Annotated[GameName | None, Query(description="Only this game.")]
Cursor = Annotated[str | None, Query(max_length=200, description="`next` of the page before.")]
Limit = Annotated[int, Query(ge=1, le=100, description="How many lines a page has at most.")]
CodePath = Annotated[CodeText, Path()]
PathId = Annotated[Id, Path()]

JOIN_PATH = "/join/{code}"
"""The page that an invitation links to."""


async def user_listings(services: AppServices, viewer: OptionalUser, language: Language) -> lists.Listings:
    """Return the lists as the user may see them."""
    return lists.Listings(services.database, viewer.id if viewer else None, language)


UserListings = Annotated[lists.Listings, Depends(user_listings)]


@router.get("/lobby/tables")
async def open_tables(
    listings: UserListings, game: GameQuery = None, cursor: Cursor = None, limit: Limit = 50
) -> lists.TablesForm:
    """Return tables with a free seat, newest first; private tables are found only by invitation."""
    return await listings.open_tables(game, cursor, limit)


@router.get("/lobby/running")
async def running_tables(
    listings: UserListings, game: GameQuery = None, cursor: Cursor = None, limit: Limit = 50
) -> lists.TablesForm:
    """Return public running matches that spectators may watch, newest first."""
    return await listings.running_tables(game, cursor, limit)


@router.get("/me/tables")
async def my_tables(listings: UserListings, person: CurrentUser) -> lists.TablesForm:
    """Return your waiting and running tables: first those where it is your turn, the most urgent before."""
    return await listings.own_tables(person.id)


@router.get("/games")
async def finished_games(
    listings: UserListings,
    game: GameQuery = None,
    person: Annotated[Id | None, Query(description="Only games of this player.")] = None,
    cursor: Cursor = None,
    limit: Limit = 50,
) -> lists.TablesForm:
    """Return finished games, newest first; private games are listed only for their players."""
    return await listings.finished(game, person, cursor, limit)


@router.get("/invitations/{code}")
async def invitation(
    code: CodePath, request: Request, services: AppServices, listings: UserListings
) -> lists.TableForm:
    """Return the table of an invitation code; case, spaces and hyphens do not matter."""
    services.limiter.take("joins", limited_caller(request))
    return await listings.by_code(code)


@router.get("/invitations/{code}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def invitation_picture(
    code: CodePath, request: Request, services: AppServices, listings: UserListings
) -> Response:
    """Return a QR code of the invitation link."""
    services.limiter.take("joins", limited_caller(request))
    table = await listings.by_code(code)
    link = public_address(request, services.settings, JOIN_PATH.format(code=table.code))
    return Response(qr_svg(link), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@router.get("/people")
async def find_person(services: AppServices, name: Annotated[str, Query(min_length=1, max_length=64)]) -> PersonForm:
    """Return the account or bot account of a name."""
    user = await services.people.find(name)
    if user is None:
        raise ApiError("no-such-person")
    return PersonForm.model_validate(user)


@router.get("/people/{person}")
async def player(person: PathId, services: AppServices) -> lists.PlayerForm:
    """Return a player's profile, results and ratings."""
    return await lists.Players(services.database).page(person)


@router.get("/people/{person}/ratings/{game}")
async def rating_history(
    person: PathId, game: GameName, services: AppServices, cursor: Cursor = None, limit: Limit = 100
) -> lists.RatingHistoryForm:
    """Return a player's ratings at a game over time, newest first."""
    return await lists.Players(services.database).history(person, game, cursor, limit)


@router.get("/people/{person}/statistics")
async def player_statistics(person: PathId, services: AppServices) -> statistics.PublicStatisticsForm:
    """Return a player's statistics by game, opponents, number of players and variant; private games do not count."""
    return statistics.public_statistics(await statistics.finished_games(services.database, person))


@router.get("/me/statistics")
async def my_statistics(user: CurrentUser, services: AppServices, language: Language) -> statistics.StatisticsForm:
    """Return your statistics, the goals of the ladder and the achievements, from all your finished games."""
    games = await statistics.finished_games(services.database, user.id)
    return statistics.statistics(games, language)


@router.get("/me/people")
async def my_companions(user: CurrentUser, services: AppServices) -> statistics.CompanionsForm:
    """Return the players with whom you have finished games: how many, and how many you won."""
    games = await statistics.finished_games(services.database, user.id)
    return await statistics.companions(services.database, user.id, games)


@router.get("/me/statistics.csv", response_class=Response, responses={200: {"content": {"text/csv": {}}}})
async def my_games_as_csv(user: CurrentUser, services: AppServices) -> Response:
    """Return your finished games as a table, one line each, oldest first."""
    text = statistics.as_csv(await statistics.finished_games(services.database, user.id))
    headers = {"Content-Disposition": 'attachment; filename="tetrarch.csv"', "Cache-Control": "no-store"}
    return Response(text, media_type="text/csv", headers=headers)


@router.get("/leaderboards/{game}")
async def leaderboard(
    game: GameName, services: AppServices, cursor: Cursor = None, limit: Limit = 50
) -> lists.LeaderboardForm:
    """Return the players of a game, strongest first."""
    return await lists.Players(services.database).leaderboard(game, cursor, limit)


def qr_svg(address: str) -> bytes:
    """Return an address as a QR code in SVG, dark on light so that any page can show it."""
    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=4, dark="#111", light="#fff", xmldecl=False, svgns=True)
    return picture.getvalue()


# Turn notices as server-sent events, for clients without a WebSocket

KEEP_ALIVE_SECONDS = 20.0
MAX_WAITING = 100
MAX_STREAMS = 50


class _Tagged(msgspec.Struct):
    type: str


class Stream:
    """One stream of notices."""

    def __init__(self, caller: Caller, language: str) -> None:
        self.caller: Caller | None = caller
        self.person: str | None = caller.user.id
        self.language = language
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MAX_WAITING)

    def send(self, text: str) -> None:
        """Queue a notice; the stream ends if nobody reads."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.end(0, "")

    def end(self, code: int, reason: str) -> None:
        """End the stream."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def events(self) -> AsyncIterator[str]:
        """Yield the notices, and regular comments that keep the connection alive."""
        yield ": welcome\n\n"
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                    text = await self._waiting.get()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if text is None:
                return
            yield f"event: {msgspec.json.decode(text, type=_Tagged).type}\ndata: {text}\n\n"


@router.get(
    "/notices",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def notices(hub: AppHub, caller: CurrentCaller, language: Language) -> StreamingResponse:
    """Stream your notices as server-sent events.

    They are `turn`, `table`, `challenge` and `friends-changed`, with the data of the WebSocket messages.
    """
    stream = Stream(caller, language)
    if hub.notices.add(stream) > MAX_STREAMS:
        hub.notices.remove(stream)
        raise ApiError("too-often", seconds=60)
    hub.presence.connect(stream)

    async def tell() -> AsyncIterator[str]:
        try:
            async for event in stream.events():
                yield event
        finally:
            hub.notices.remove(stream)
            hub.presence.disconnect(stream)

    return StreamingResponse(tell(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})
