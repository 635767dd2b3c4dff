"""Routes of games: records, positions, boards, options, bots and analysis."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Literal, cast

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import Field

from tetrarch.bots.roster import ANALYST, Level, known_bot, levels, roster
from tetrarch.core import registry
from tetrarch.core.errors import SetupError
from tetrarch.server.accounts.ids import new_id
from tetrarch.server.accounts.people import User
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import bad_request, field_fault, setup_faults
from tetrarch.server.http.request import AppHub, AppServices, CurrentUser, Language, LimitKey, OptionalUser
from tetrarch.server.http.responses import json_response, returns
from tetrarch.server.live.asyncapi import describe as describe_socket
from tetrarch.server.matches import advice, positions
from tetrarch.server.matches.bot_limits import MAX_BUDGET
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.routes.tables import CodeQuery, Match
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import offered
from tetrarch.table.table import Table

router = APIRouter(prefix="/api/v1", tags=["games"], responses=schemas.ERRORS)


PositionText = Annotated[str, Field(min_length=1, max_length=20_000)]


class BoardBody(schemas.RequestBody):
    """Options to deal a board from; never the board of a match."""

    game: schemas.GameName
    players: schemas.Players = 2
    options: schemas.GameOptions = Field(default={})
    seed: Annotated[str, Field(min_length=1, max_length=64)] | None = Field(
        default=None, description="The same seed deals the same board; random by default."
    )


class PositionBody(schemas.RequestBody):
    """A position, as JSON or as a line."""

    position: schemas.JsonObject | PositionText
    seat: schemas.Seat | None = Field(default=None, description="Restricts the position to what this seat may know.")


class CheckBody(schemas.RequestBody):
    """A board, map or position to check."""

    document: schemas.JsonObject = Field(description="In one of the formats of docs/formats.md.")


class DrawingBody(PositionBody):
    """A position to draw."""

    theme: Literal["light", "dark"] = "light"


class RecordBody(schemas.RequestBody):
    """A record to verify."""

    record: schemas.JsonObject


class AnalysisBody(schemas.RequestBody):
    """A position to analyse, or a moment of a match that is over or that you play against bots."""

    position: schemas.JsonObject | PositionText | None = None
    match: schemas.Id | None = None
    events: Annotated[int, Field(ge=0, le=100_000)] | None = Field(
        default=None, description="The number of events of the match; all by default."
    )
    seat: schemas.Seat | None = None
    bot: schemas.BotText | None = Field(default=None, description="The strongest by default.")
    seconds: Annotated[float, Field(gt=0, le=10)] = 2.0
    simulations: Annotated[int, Field(ge=1, le=100_000)] | None = None
    moves: Annotated[int, Field(ge=1, le=10)] = 5


class BoardForm(schemas.ResponseModel):
    """A dealt board."""

    game: str
    seed: str
    board: schemas.JsonObject
    position: schemas.JsonObject
    file: schemas.JsonObject = Field(description="The whole position in its file format.")
    svg: str


class BotForm(schemas.ResponseModel):
    """A bot and its options."""

    bot: str
    options: list[str]


class BotsForm(schemas.ResponseModel):
    """The bots of a game."""

    levels: list[Level]
    bots: list[BotForm]
    external: bool = Field(description="Whether programs on the server may be bots.")
    programs: list[str] = Field(description="The names of these programs, for bots such as `exec:NAME`.")


class WarmupForm(schemas.ResponseModel):
    """How far the bots of a game are compiled."""

    ready: bool
    """Whether they play at full strength."""
    done: int
    total: int
    """0 while it is not known."""


class ChoiceForm(schemas.ResponseModel):
    """A choice in the settings."""

    name: str = Field(description="Its name in the settings.")
    title: str
    note: str = ""


class VariantForm(ChoiceForm):
    """A variant of a game."""

    rule: str = Field(description="The section of the rules that describes it.")
    needs: list[str] = Field(description="The variants that it requires.")


class OptionForm(ChoiceForm):
    """An option of a game: a number or a boolean."""

    kind: str = Field(description="`number` or `yes-no`.")
    least: int | None = None
    most: int | None = None


class ClockChoiceForm(ChoiceForm):
    """A time control."""

    fields: dict[str, list[int]] = Field(description="Its fields, each with minimum and maximum.")


class GameOptionsForm(schemas.ResponseModel):
    """All settings of a game."""

    game: str
    players: list[int]
    variants: list[VariantForm]
    printings: list[ChoiceForm]
    first_printing: list[str] | None = Field(default=None, description="The variants of the first printing.")
    layouts: list[ChoiceForm]
    options: list[OptionForm]
    clocks: list[ClockChoiceForm]
    when_time_runs_out: list[ChoiceForm]
    levels: list[Level]
    budget: dict[str, float] = Field(description="The largest budget of a bot at a table for one decision.")
    external: bool = Field(description="Whether programs on the server may be bots.")
    programs: list[str] = Field(description="The names of these programs, for seats such as `bot:exec:NAME`.")


class OptionsForm(schemas.ResponseModel):
    """The settings of all requested games."""

    games: list[GameOptionsForm]


EventsQuery = Annotated[int | None, Query(ge=0, le=100_000, description="The number of events; all by default.")]
SVG = "image/svg+xml"
DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture opened on its own runs no scripts."""


# Records


async def _record(hub: Hub, match: str, user: User | None, code: str | None) -> bytes:
    person = user.id if user else None

    def read(live: LiveMatch, table: Table) -> bytes:
        require_access(live, table, person, code)
        return table.record(table.seat_of(person) if person else None).to_text().encode()

    return await hub.read(match, read)


@router.get("/tables/{match}/record", response_model=schemas.JsonObject)
async def record(match: Match, hub: AppHub, user: OptionalUser, code: CodeQuery = None) -> Response:
    """Return the record of a match: after its end, or during it if the game hides nothing."""
    text = await _record(hub, match, user, code)
    headers = {"Content-Disposition": f'attachment; filename="{match}.json"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{match}/position", response_model=schemas.JsonObject)
async def position_of(
    match: Match, hub: AppHub, user: OptionalUser, events: EventsQuery = None, code: CodeQuery = None
) -> Response:
    """Return the whole position of a match after some events, in its file format; available as the record is."""
    person = user.id if user else None

    def read(live: LiveMatch, table: Table) -> dict[str, object]:
        require_access(live, table, person, code)
        table.record(table.seat_of(person) if person else None)  # refused while something is hidden
        history = table.state.game
        if events is not None and events > len(history.events):
            raise Refusal("no-such-moment", events=events, most=len(history.events))
        return history.position_after(len(history.events) if events is None else events).to_json()

    return json_response(await hub.read(match, read))


@router.get("/tables/{match}/verification", responses=returns(positions.Verified))
async def verification(
    match: Match, hub: AppHub, user: OptionalUser, limit_key: LimitKey, language: Language, code: CodeQuery = None
) -> Response:
    """Verify the record of a match: its moves, and that its seed explains every deal."""
    hub.services.limiter.take("analysis", limit_key)
    text = await _record(hub, match, user, code)
    return json_response(await asyncio.to_thread(positions.verify, text, language))


@router.post("/records/verification", responses=returns(positions.Verified))
async def verify_record(body: RecordBody, limit_key: LimitKey, language: Language, services: AppServices) -> Response:
    """Verify a record that you send."""
    services.limiter.take("analysis", limit_key)
    text = msgspec.json.encode(body.record)
    return json_response(await asyncio.to_thread(positions.verify, text, language))


# Positions and boards


@router.post("/positions", responses=returns(positions.Described))
async def describe_position(
    body: PositionBody, limit_key: LimitKey, language: Language, services: AppServices
) -> Response:
    """Validate a position and describe it: who must decide what, and the legal decisions."""
    services.limiter.take("analysis", limit_key)
    position = await asyncio.to_thread(positions.read_position, body.position)
    return json_response(await asyncio.to_thread(positions.describe, position, body.seat, language))


@router.post("/positions/check", responses=returns(positions.Checked))
async def check_document(body: CheckBody, limit_key: LimitKey, language: Language, services: AppServices) -> Response:
    """Return all faults of a board, map or position, each with its rule and places.

    A document with faults is a successful response, not an error.
    """
    services.limiter.take("checks", limit_key)
    return json_response(await asyncio.to_thread(positions.check, body.document, language))


@router.get("/components/{game}", response_model=schemas.JsonObject)
async def components(game: schemas.GameName) -> Response:
    """Return the components that editors of a game need, such as tiles and layouts."""
    return json_response(registry.game(game).table.components())


@router.post("/positions/drawing", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def draw_position(body: DrawingBody, limit_key: LimitKey, language: Language, services: AppServices) -> Response:
    """Draw a position as SVG."""
    services.limiter.take("analysis", limit_key)
    position = await asyncio.to_thread(positions.read_position, body.position)
    picture = await asyncio.to_thread(positions.draw, position, body.seat, body.theme, language)
    return Response(picture, media_type=SVG, headers={"Content-Security-Policy": DRAWING_POLICY})


@router.post("/boards", response_model=BoardForm)
async def preview_board(body: BoardBody, limit_key: LimitKey, language: Language, services: AppServices) -> Response:
    """Deal a board from some options, with a seed that no match uses."""
    services.limiter.take("analysis", limit_key)
    seed = body.seed or new_id()

    def deal() -> dict[str, object]:
        game = registry.game(body.game)
        # No match's seed starts with this prefix, so nobody sees the board of a match in advance.
        position = game.deal(body.players, cast("dict[str, object]", body.options), f"preview {seed}")
        if position.awaits_chance:
            position.play_chance(game.chance_again(position, f"preview {seed}"))
        view = game.table.view(position, None)
        return {
            "game": body.game,
            "seed": seed,
            "board": game.table.static_form(view, language),
            "position": game.table.position_form(view),
            "file": position.to_json(),
            "svg": positions.draw(view, None, "light", language),
        }

    try:
        return json_response(await asyncio.to_thread(deal))
    except SetupError as error:
        raise bad_request(setup_faults(error.faults, "options", "fault")) from None


# Options and bots


def _ladder(game: str, language: str) -> list[Level]:
    known = roster(game)
    return [level for level in levels(language, game) if level.bot in known]


@router.get("/options")
async def options(
    language: Language,
    services: AppServices,
    game: Annotated[schemas.GameName | None, Query(description="Only this game; all by default.")] = None,
) -> OptionsForm:
    """Return all settings of a match: variants, printings, layouts, clocks and bots, with a note on each."""
    programs = list(services.settings.external_bots)
    more = {"budget": MAX_BUDGET, "external": bool(programs), "programs": programs}
    return OptionsForm(
        games=[
            GameOptionsForm.model_validate({**offered(name, language), "levels": _ladder(name, language), **more})
            for name in (registry.names() if game is None else (game,))
        ]
    )


@router.get("/bots/{game}")
async def bots(game: schemas.GameName, language: Language, services: AppServices) -> BotsForm:
    """Return the bots of a game: the ladder of levels, and all bots with their options."""
    return BotsForm(
        levels=_ladder(game, language),
        bots=[BotForm(bot=name, options=list(entry.options)) for name, entry in roster(game).items()],
        external=bool(services.settings.external_bots),
        programs=list(services.settings.external_bots),
    )


@router.get("/bots/{game}/warmup")
async def warmup(game: schemas.GameName, response: Response, services: AppServices) -> WarmupForm:
    """Return how far the bots of a game are compiled after the first start; until then, they play weaker."""
    response.headers["Cache-Control"] = "no-store"
    warming = services.warming.get(game)
    done, total = warming or (0, 0)
    return WarmupForm(ready=warming is None, done=done, total=total)


@router.post("/analysis", response_model=schemas.JsonObject)
async def analyse(body: AnalysisBody, hub: AppHub, user: CurrentUser, language: Language) -> Response:
    """Let a bot analyse a position: chances, the best moves with their lines, and reasons, in your language.

    Positions on the board of a running match that you play with other people are rejected. The analysis of a running
    match against bots counts as a hint.
    """
    hub.services.limiter.take("analysis", user.id)
    if (body.position is None) == (body.match is None):
        raise bad_request([field_fault("position", "one-of", other="match")])
    if body.match is not None:
        moment = await advice.moment_of_match(hub, user, body.match, body.events, body.seat)
    else:
        moment = advice.AnalysedMoment(await asyncio.to_thread(positions.read_position, body.position), body.seat)
        await advice.check_not_playing(hub, user, moment.position)
    position, seat, number = moment
    found = await advice.advise(
        hub,
        position,
        seat,
        bot=body.bot or known_bot(position.game, ANALYST),
        seconds=body.seconds,
        simulations=body.simulations,
        moves=body.moves,
        language=language,
        user=user.id,
    )
    if body.match is not None and seat is not None and number is not None:
        with contextlib.suppress(Refusal):  # analysis that comes after the decision is no help
            await advice.count_hint(hub, user, body.match, seat, number)
    return Response(found, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/asyncapi.json", response_model=schemas.JsonObject)
async def asyncapi() -> Response:
    """Return the AsyncAPI document of the WebSocket."""
    return json_response(describe_socket())
