"""Routes of games: records and whether they are true, positions, boards to look at, bots and analysis."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

import msgspec
from fastapi import APIRouter, Query, Response
from starlette.requests import Request

from tetrarch.bots.levels import levels
from tetrarch.bots.roster import roster
from tetrarch.core import registry
from tetrarch.core.errors import SetupError
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.position.deal import DISCS_EACH
from tetrarch.eko.position.static import CEILINGS
from tetrarch.server.accounts.ids import new_id
from tetrarch.server.accounts.people import Someone
from tetrarch.server.http.request import Anyone, APerson, Language, TheServices, limited_caller
from tetrarch.server.http.schemas.people import ERRORS, GameName
from tetrarch.server.http.schemas.tables import (
    AnalysisAsked,
    BoardAsked,
    BoardForm,
    BotForm,
    BotsForm,
    CheckAsked,
    CheckForm,
    DrawingAsked,
    JsonObject,
    LevelForm,
    PositionAsked,
    PositionForm,
    RecordAsked,
    TilesForm,
    VerificationForm,
)
from tetrarch.server.http.validation import bad_request, field_fault, setup_faults
from tetrarch.server.live.asyncapi import describe as describe_socket
from tetrarch.server.matches import advice as analysing
from tetrarch.server.matches import position_checks as checking
from tetrarch.server.matches import positions
from tetrarch.server.matches.access import must_come
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.routes.tables import CodeQuery, Match, hub_of, json_response
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

router = APIRouter(prefix="/api/v1", tags=["games"], responses=ERRORS)

EventsQuery = Annotated[
    int | None, Query(ge=0, le=100_000, description="How many events have happened then; all where none is named.")
]
SVG = "image/svg+xml"
DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture opened by itself runs nothing."""


def _who(request: Request, someone: Someone | None) -> str:
    return someone.id if someone else limited_caller(request)


# Records


async def _record(request: Request, match: str, viewer: Someone | None, code: str | None) -> bytes:
    person = viewer.id if viewer else None

    def read(live: LiveMatch, table: Table) -> bytes:
        must_come(live, table, person, code)
        return table.record(table.seat_of(person) if person else None).to_text().encode()

    return await hub_of(request).read(match, read)


@router.get("/tables/{match}/record", response_model=JsonObject)
async def record(match: Match, request: Request, viewer: Anyone, code: CodeQuery = None) -> Response:
    """The record of a match: whole when it is over; before that only of a game that hides nothing."""
    text = await _record(request, match, viewer, code)
    headers = {"Content-Disposition": f'attachment; filename="{match}.json"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{match}/position", response_model=JsonObject)
async def position_of(
    match: Match, request: Request, viewer: Anyone, events: EventsQuery = None, code: CodeQuery = None
) -> Response:
    """The whole position of a match after so many events, as a file has it; as the record, it may have to wait."""
    person = viewer.id if viewer else None

    def read(live: LiveMatch, table: Table) -> dict[str, object]:
        must_come(live, table, person, code)
        table.record(table.seat_of(person) if person else None)  # refused while something is hidden
        history = table.state.game
        if events is not None and events > len(history.events):
            raise Refusal("no-such-moment", events=events, most=len(history.events))
        return positions.to_file(history.position_after(len(history.events) if events is None else events))

    return json_response(await hub_of(request).read(match, read))


@router.get("/tables/{match}/verification", response_model=VerificationForm)
async def verification(
    match: Match, request: Request, viewer: Anyone, language: Language, services: TheServices, code: CodeQuery = None
) -> Response:
    """Whether the record of a match is true, and its seed explains every deal."""
    services.limiter.take("analysis", _who(request, viewer))
    text = await _record(request, match, viewer, code)
    return json_response(await asyncio.to_thread(positions.verify, text, language))


@router.post("/records/verification", response_model=VerificationForm)
async def verify_record(
    asked: RecordAsked, request: Request, viewer: Anyone, language: Language, services: TheServices
) -> Response:
    """Whether a record that you send is true."""
    services.limiter.take("analysis", _who(request, viewer))
    text = msgspec.json.encode(asked.record)
    return json_response(await asyncio.to_thread(positions.verify, text, language))


# Positions and boards


@router.post("/positions", response_model=PositionForm)
async def describe_position(
    asked: PositionAsked, request: Request, viewer: Anyone, language: Language, services: TheServices
) -> Response:
    """Check a position, and say what is asked, who must decide, and what is legal."""
    services.limiter.take("analysis", _who(request, viewer))

    def describe() -> positions.Described:
        return positions.describe(positions.read_position(asked.position), asked.seat, language)

    return json_response(await asyncio.to_thread(describe))


@router.post("/positions/check", response_model=CheckForm)
async def check_document(
    asked: CheckAsked, request: Request, viewer: Anyone, language: Language, services: TheServices
) -> Response:
    """Everything that is wrong with a board, a map or a position that somebody set up, and where.

    It is the answer, not an error, if there are faults: each has its rule and the places concerned.
    """
    services.limiter.take("checks", _who(request, viewer))
    return json_response(await asyncio.to_thread(checking.check, asked.document, language))


@router.get("/tiles", response_model=TilesForm)
async def tiles() -> Response:
    """The tiles that boards of Ekö are made of, and the layouts that they are dealt into."""
    return json_response({"tile_set": default_tile_set().to_dict(), "soldiers": DISCS_EACH - 1, "ceilings": CEILINGS})


@router.post("/positions/drawing", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def draw_position(
    asked: DrawingAsked, request: Request, viewer: Anyone, language: Language, services: TheServices
) -> Response:
    """A position as an SVG picture."""
    services.limiter.take("analysis", _who(request, viewer))

    def draw() -> str:
        return positions.draw(positions.read_position(asked.position), asked.seat, asked.theme, language)

    picture = await asyncio.to_thread(draw)
    return Response(picture, media_type=SVG, headers={"Content-Security-Policy": DRAWING_POLICY})


@router.post("/boards", response_model=BoardForm)
async def preview_board(
    asked: BoardAsked, request: Request, viewer: Anyone, language: Language, services: TheServices
) -> Response:
    """A board as these options would deal it, from a seed that no match has."""
    services.limiter.take("analysis", _who(request, viewer))
    seed = asked.seed or new_id()

    def deal() -> dict[str, object]:
        definition = registry.game(asked.game)
        side = definition.table
        # Before the seed stands what no match's seed begins with, so nobody sees the board of a match beforehand.
        position = definition.deal(asked.players, cast("dict[str, object]", asked.options), f"preview {seed}")
        if position.awaits_chance:
            position.play_chance(definition.chance_again(position, f"preview {seed}"))
        view = side.view(position, None)
        picture = positions.draw(view, None, "light", language)
        board, changing = side.static_form(view, language), side.position_form(view)
        whole = positions.to_file(position)
        return {
            "game": asked.game,
            "seed": seed,
            "board": board,
            "position": changing,
            "file": whole,
            "svg": picture,
        }

    try:
        return json_response(await asyncio.to_thread(deal))
    except SetupError as error:
        raise bad_request(setup_faults(error.faults, "options", "fault")) from None


# Bots and analysis


@router.get("/bots/{game}")
async def bots(game: GameName, language: Language, services: TheServices) -> BotsForm:
    """The bots of a game: the ladder in your language, and all by name with the options that they take."""
    return BotsForm(
        levels=[
            LevelForm(bot=level.bot, name=level.name, note=level.note, has_slider=level.has_slider)
            for level in levels(language)
        ],
        bots=[BotForm(bot=name, options=list(entry.options)) for name, entry in roster(game).items()],
        external=services.settings.external_bots,
    )


@router.post("/analysis", response_model=JsonObject)
async def analyse(
    asked: AnalysisAsked, request: Request, person: APerson, language: Language, services: TheServices
) -> Response:
    """What a bot thinks of a position: chances, the best moves with their lines, and reasons, in your language.

    On the board of a running match that you play with other people there is no advice.
    """
    services.limiter.take("analysis", person.id)
    hub = hub_of(request)
    if (asked.position is None) == (asked.match is None):
        raise bad_request([field_fault("position", "one-of", other="match")])
    if asked.match is not None:
        position, seat = await analysing.moment_of_match(hub, person, asked.match, asked.events, asked.seat)
    else:
        position, seat = await asyncio.to_thread(positions.read_position, asked.position), asked.seat
        await analysing.check_not_playing(hub, person, position)
    advice = await analysing.advise(
        hub,
        position,
        seat,
        bot=asked.bot,
        seconds=asked.seconds,
        simulations=asked.simulations,
        moves=asked.moves,
        language=language,
    )
    return Response(advice, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/asyncapi.json", response_model=JsonObject)
async def asyncapi() -> Response:
    """The description of the WebSocket."""
    return json_response(describe_socket())
