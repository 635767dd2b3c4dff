"""Routes of tournaments: create, join and run them, their pages, lists and exports."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.responses import StreamingResponse
from pydantic import Field
from starlette.requests import HTTPConnection, Request

from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError, bad_request, field_fault
from tetrarch.server.http.request import AppHub, AppServices, CurrentUser, Language, OptionalUser, limited_caller
from tetrarch.server.http.responses import json_response
from tetrarch.server.matches.bot_limits import check_bots
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.matches.progress import ProgressForm, find_progress
from tetrarch.server.routes.lobby import Cursor, GameQuery, Limit
from tetrarch.server.routes.tables import ClockBody
from tetrarch.server.tournaments import forms
from tetrarch.server.tournaments.director import Director
from tetrarch.server.tournaments.pairing import MOST_ROUNDS
from tetrarch.server.tournaments.standings import Format
from tetrarch.server.tournaments.tournament import MatchSettings, Plan, Tournament, plain_settings
from tetrarch.table.people import BOT, checked_name
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import checked_settings
from tetrarch.table.table import Table

router = APIRouter(prefix="/api/v1", tags=["tournaments"], responses=schemas.ERRORS)

MAX_PAUSE = 3600
"""The longest pause between two rounds, in seconds."""
MAX_MEETINGS = 4


class TournamentBody(schemas.RequestBody):
    """A new tournament."""

    name: schemas.NameText
    game: schemas.GameName
    seats: schemas.Players = Field(default=2, description="The seats of each table.")
    options: schemas.GameOptions = Field(default={})
    clock: ClockBody = Field(description="Any clock; a player who runs out of time loses.")
    format: Format = "swiss"
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = Field(
        default=0, description="Of a Swiss tournament; 0 for as many as the number of players needs."
    )
    meetings: Annotated[int, Field(ge=1, le=MAX_MEETINGS)] = Field(
        default=1, description="How often any two players meet in a round robin; at larger tables on average."
    )
    pause: Annotated[int, Field(ge=0, le=MAX_PAUSE)] = Field(default=0, description="Seconds between two rounds.")
    rated: bool = Field(default=False, description="Whether games between accounts count for ratings.")
    private: bool = Field(default=False, description="Whether it is found only by its link.")


class JoinTournamentBody(schemas.RequestBody):
    """How a player takes part."""

    salts: bool = Field(
        default=False, description="Whether your client adds a salt to each of your matches, which wait for it."
    )


class TournamentBotBody(schemas.RequestBody):
    """A bot that plays."""

    bot: schemas.BotText


class CreatedTournament(schemas.ResponseModel):
    """A new tournament."""

    id: str


def director_of(connection: HTTPConnection) -> Director:
    """Return the director of the application that serves a connection."""
    director = connection.app.state.director
    assert isinstance(director, Director)
    return director


AppDirector = Annotated[Director, Depends(director_of)]
TournamentPath = Annotated[schemas.Id, Path(description="The id of the tournament.")]


class TournamentView:
    """Returns a tournament as the user of a request sees it."""

    def __init__(self, hub: AppHub, director: AppDirector, user: OptionalUser, language: Language) -> None:
        self.lists = forms.TournamentLists(hub.services.database, user.id if user else None, language)
        self._hub = hub
        self._director = director
        self._user = user

    async def __call__(self, tournament: str) -> forms.TournamentForm:
        """Return the page of a tournament."""
        found = await self._director.store.load(tournament)
        progress: dict[str, ProgressForm] = {}
        for game in found.current:
            if game.match is not None and game.status == "running":
                with contextlib.suppress(ApiError, Refusal):  # over by now
                    person = self._user.id if self._user else None
                    progress[game.match] = await find_progress(self._hub, game.match, person, game.code)
        return await self.lists.page(found, progress)

    async def changed(self, tournament: str) -> forms.TournamentForm:
        """Take the steps that follow from a change, notify the followers of the tournament, and return its page."""
        await self._director.advance(tournament)
        self._director.send(tournament)
        return await self(tournament)


View = Annotated[TournamentView, Depends()]


# Lists and pages


@router.get("/tournaments")
async def public_tournaments(
    view: View,
    status: Annotated[Literal["open", "running", "over"] | None, Query(description="Only of this status.")] = None,
    game: GameQuery = None,
    cursor: Cursor = None,
    limit: Limit = 50,
) -> forms.TournamentsForm:
    """Return public tournaments, newest first; unlisted ones are found only by their link."""
    return await view.lists.public(status, game, cursor, limit)


@router.get("/me/tournaments")
async def my_tournaments(user: CurrentUser, view: View) -> forms.TournamentsForm:
    """Return the tournaments that you organise or play in, newest first."""
    return await view.lists.own(user.id)


@router.get("/tournaments/{tournament}")
async def tournament_page(tournament: TournamentPath, view: View) -> forms.TournamentForm:
    """Return a tournament: its players, standings and rounds."""
    return await view(tournament)


# Organising


@router.post("/tournaments", status_code=201)
async def create_tournament(
    body: TournamentBody, services: AppServices, director: AppDirector, user: CurrentUser
) -> CreatedTournament:
    """Create a tournament, which you organise. Invalid settings are rejected with all faults."""
    services.limiter.take("tournaments", user.id)
    services.chat_filter.check_name(body.name)
    if body.clock.kind == "none":
        raise bad_request([field_fault("clock", "clock-needed")])
    settings = msgspec.convert({"options": body.options, "clock": body.clock.model_dump()}, MatchSettings)
    plan = Plan(
        **body.model_dump(exclude={"name", "options", "clock"}), name=checked_name(body.name), settings=settings
    )
    checked_settings(plain_settings(plan.game, plan.seats, settings, rated=plan.rated))
    return CreatedTournament(id=await director.store.create(user, plan))


@router.post("/tournaments/{tournament}/bots", status_code=201)
async def add_bot(
    tournament: TournamentPath,
    body: TournamentBotBody,
    services: AppServices,
    director: AppDirector,
    user: CurrentUser,
    view: View,
) -> forms.TournamentForm:
    """Add a bot before the start, as the organiser."""
    services.limiter.take("joins", user.id)
    known = await director.store.load(tournament)
    settings = plain_settings(known.row.game, known.row.seats, known.settings, seats=[f"{BOT}{body.bot}"])
    check_bots(checked_settings(settings), programs=())
    await director.store.add_bot(tournament, user, body.bot)
    return await view.changed(tournament)


@router.delete("/tournaments/{tournament}/players/{number}")
async def remove_player(
    tournament: TournamentPath,
    number: Annotated[int, Path(ge=1, le=10_000, description="The number of the player.")],
    director: AppDirector,
    user: CurrentUser,
    view: View,
) -> forms.TournamentForm:
    """Remove a player, as the organiser; after the start, a person forfeits the current game and all later ones."""
    await director.store.remove(tournament, user, number)
    return await view.changed(tournament)


@router.post("/tournaments/{tournament}/start")
async def start_tournament(
    tournament: TournamentPath, services: AppServices, director: AppDirector, user: CurrentUser, view: View
) -> forms.TournamentForm:
    """Start a tournament, as the organiser; the games of the first round begin at once."""
    services.limiter.take("wishes", user.id)
    await director.store.start(tournament, user)
    return await view.changed(tournament)


@router.post("/tournaments/{tournament}/abort")
async def abort_tournament(
    tournament: TournamentPath, director: AppDirector, user: CurrentUser, view: View
) -> forms.TournamentForm:
    """End a tournament without a result, as the organiser; its running games are closed."""
    await director.store.abort(tournament, user)
    return await view.changed(tournament)


# Playing


@router.post("/tournaments/{tournament}/join")
async def join_tournament(
    tournament: TournamentPath,
    request: Request,
    hub: AppHub,
    director: AppDirector,
    user: CurrentUser,
    view: View,
    body: JoinTournamentBody | None = None,
) -> forms.TournamentForm:
    """Join a tournament before its start; joining twice changes nothing.

    With `salts`, commit to a salt at the table of each match, agree to start, and reveal the salt when it is due. Who
    does not do so in time loses the match.
    """
    hub.services.limiter.take("joins", limited_caller(request))
    await director.store.join(tournament, user, salts=body is not None and body.salts)
    return await view.changed(tournament)


@router.post("/tournaments/{tournament}/leave")
async def leave_tournament(
    tournament: TournamentPath, director: AppDirector, user: CurrentUser, view: View
) -> forms.TournamentForm:
    """Leave a tournament before its start, or withdraw: you forfeit your running game, and later rounds go on."""
    await director.store.leave(tournament, user)
    return await view.changed(tournament)


# Exports


def attachment(name: str) -> dict[str, str]:
    """Return the headers of a file to save."""
    return {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}


@router.get("/tournaments/{tournament}/export.json", response_model=schemas.JsonObject)
async def export_json(tournament: TournamentPath, view: View) -> Response:
    """Return a tournament as a JSON document: settings, players, standings and rounds."""
    response = json_response(forms.export_json(await view(tournament)))
    response.headers.update(attachment(f"tournament-{tournament}.json"))
    return response


@router.get(
    "/tournaments/{tournament}/export.csv", response_class=Response, responses={200: {"content": {"text/csv": {}}}}
)
async def export_csv(tournament: TournamentPath, view: View) -> Response:
    """Return the standings as CSV."""
    text = forms.export_csv(await view(tournament))
    return Response(text, media_type="text/csv", headers=attachment(f"tournament-{tournament}.csv"))


@router.get(
    "/tournaments/{tournament}/records.jsonl",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}},
)
async def export_records(
    tournament: TournamentPath, hub: AppHub, director: AppDirector, request: Request
) -> StreamingResponse:
    """Return the records of all finished games, one in each line, in the order of rounds and tables."""
    hub.services.limiter.take("exports", limited_caller(request))
    known = await director.store.load(tournament)
    headers = attachment(f"tournament-{tournament}.jsonl")
    return StreamingResponse(_records(hub, known), media_type="application/jsonl", headers=headers)


async def _records(hub: AppHub, tournament: Tournament) -> AsyncIterator[bytes]:
    def read(live: LiveMatch, table: Table) -> bytes:
        return msgspec.json.encode(table.record(None)) + b"\n"

    for game in tournament.games:
        if game.match is not None and game.status == "over":
            yield await hub.read(game.match, read)
