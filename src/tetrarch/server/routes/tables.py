"""Routes of tables: open, watch, query and command them, replay them and continue them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.server.http import schemas
from tetrarch.server.http.errors import convert_body
from tetrarch.server.http.request import (
    AppHub,
    AppServices,
    CurrentUser,
    Language,
    LimitKey,
    OptionalUser,
    limited_caller,
    public_address,
)
from tetrarch.server.http.responses import accepts, json_response, picture_response, returns
from tetrarch.server.live import messages as sent
from tetrarch.server.live import queries
from tetrarch.server.live.commands import Ack, execute
from tetrarch.server.live.queries import MomentsFound
from tetrarch.server.matches.advice import HintFound, find_hint
from tetrarch.server.matches.create import fork, open_table, quick_match
from tetrarch.server.matches.hub import Hub, Opened
from tetrarch.server.matches.picture import Pictures
from tetrarch.server.matches.progress import ProgressForm, find_progress
from tetrarch.server.routes.lobby import JOIN_PATH, CodePath, UserListings
from tetrarch.table.commands.messages import AnyCommand, Join
from tetrarch.table.settings import MOST_DAYS, MOST_FISCHER_SECONDS, MOST_INCREMENT, STAND_IN

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=schemas.ERRORS)


PlanText = Annotated[str, Field(min_length=1, max_length=200, examples=["open", "bot:level3"])]


class ClockBody(schemas.RequestBody):
    """The time control."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=MOST_FISCHER_SECONDS)] = 0
    increment: Annotated[int, Field(ge=0, le=MOST_INCREMENT)] = 0
    days: Annotated[int, Field(ge=0, le=MOST_DAYS)] = 0


class SettingsBody(schemas.RequestBody):
    """The settings of a match (see docs/table.md)."""

    game: schemas.GameName
    players: schemas.Players = 2
    options: schemas.GameOptions = Field(default={})
    seats: Annotated[list[PlanText], Field(max_length=4)] = Field(
        default=[],
        description="Who is to take each seat: `open`, `person:ID`, `bot:TEXT`, or `mine:NAME` for a player at your own"
        " device; omitted seats are open.",
    )
    clock: ClockBody = ClockBody()
    when_time_runs_out: Literal["bot", "pass", "resign"] = "bot"
    stand_in: schemas.BotText = STAND_IN
    away: Literal["bot", "wait"] = "wait"
    undo: Literal["free", "consent", "off"] = "free"
    rated: bool = False
    balanced: bool = Field(default=False, description="Whether the match starts with the most even of several deals.")
    practice: bool = False
    private: bool = False
    watchers: bool = True
    name: Annotated[str, Field(max_length=64)] = ""


class TableBody(schemas.RequestBody):
    """A new table."""

    settings: SettingsBody
    sit: bool = Field(default=True, description="Whether to take a seat.")


class QuickBody(schemas.RequestBody):
    """A match against bots that starts at once."""

    game: schemas.GameName
    players: schemas.Players = 2
    bot: schemas.BotText | None = Field(default=None, description="`level3` by default.")
    options: schemas.GameOptions = Field(default={})
    salt_commitment: schemas.SaltCommitment | None = Field(
        default=None, description="Commits to your salt; the match starts when you reveal it with `salt`."
    )


class SeatBody(schemas.RequestBody):
    """The seat to take; the first free one by default."""

    seat: schemas.Seat | None = None
    name: Annotated[str, Field(min_length=1, max_length=64)] | None = Field(
        default=None, description="The name of a player who shares your device; takes one more seat."
    )


class ForkBody(schemas.RequestBody):
    """The event of a finished match to continue from, and the settings of the new table."""

    events: Annotated[int, Field(ge=0, le=2**31, description="The number of events to keep.")]
    settings: schemas.JsonObject = Field(
        default={},
        description="The settings of the new table: `seats` (each yours, `mine:NAME` or `bot:TEXT`), `clock`, `undo`,"
        " `name` and so on; game, players and options are those of the match.",
    )


class WhyNotBody(schemas.RequestBody):
    """A decision to explain."""

    play: schemas.Attempted
    seat: Annotated[schemas.Seat | None, Field(description="Which of your seats; the first by default.")] = None


class LineStep(schemas.RequestBody):
    """A decision of a line."""

    seat: schemas.Seat
    decision: Annotated[int, Field(ge=0, le=2**31, description="Its number in the rules.")]


class LineBody(schemas.RequestBody):
    """A line that a finished match did not take, such as the continuation of a review's alternative."""

    events: Annotated[int, Field(ge=0, le=2**31, description="The number of events before it.")]
    steps: Annotated[list[LineStep], Field(min_length=1, max_length=40)]
    view: sent.View = Field(
        default="public", description="Your own view, that of a watcher, of a seat, or of all seats."
    )
    seat: Annotated[schemas.Seat | None, Field(description="For the view `seat`, or which of your own.")] = None


class HintBody(schemas.RequestBody):
    """The seat that wants a hint."""

    seat: Annotated[
        schemas.Seat | None, Field(description="Which of your seats; the first that decides now by default.")
    ] = None


class OpenedForm(schemas.ResponseModel):
    """A new table."""

    match: str
    code: str = Field(description="The invitation code.")
    number: int
    link: str = Field(description="The invitation link.")


Match = Annotated[schemas.Id, Path(description="The id of the match.")]
CodeQuery = Annotated[schemas.CodeText | None, Query(description="The invitation code, for private tables.")]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=3, description="Which of your seats, if you hold several; the first by default.")
]
Events = Annotated[int, Query(ge=0, le=2**31)]


class TableQueries:
    """Answers queries as the user of a request may see the table, in the language of the response."""

    def __init__(self, hub: AppHub, user: OptionalUser, language: Language) -> None:
        self._hub = hub
        self._viewer = queries.Viewer(user.id if user else None, language)

    async def __call__(self, query: sent.AnyQuery) -> Response:
        """Answer a query."""
        if isinstance(query, sent.Watch):
            unheard = await self._hub.services.moderation.unheard_by(self._viewer.person)
            self._viewer = self._viewer._replace(unheard=unheard)
        return json_response(await queries.answer(self._hub, self._viewer, query))


Answer = Annotated[TableQueries, Depends()]


def opened_form(request: Request, hub: Hub, opened: Opened) -> OpenedForm:
    """Return a new table with its invitation link."""
    link = public_address(request, hub.services.settings, JOIN_PATH.format(code=opened.code))
    return OpenedForm(match=opened.match, code=opened.code, number=opened.number, link=link)


# Opening


@router.post("/tables", status_code=201)
async def open_a_table(body: TableBody, request: Request, hub: AppHub, user: CurrentUser) -> OpenedForm:
    """Open a table. Invalid settings are rejected with all faults."""
    opened = await open_table(hub, user, body.settings.model_dump(), sit=body.sit)
    return opened_form(request, hub, opened)


@router.post("/quick", status_code=201)
async def quick(body: QuickBody, request: Request, hub: AppHub, user: CurrentUser) -> OpenedForm:
    """Open a private table against bots and start the match."""
    opened = await quick_match(hub, user, body.game, body.players, body.bot, body.options, body.salt_commitment)
    return opened_form(request, hub, opened)


@router.post("/tables/{match}/fork", status_code=201)
async def fork_match(
    match: Match, body: ForkBody, request: Request, hub: AppHub, user: CurrentUser, code: CodeQuery = None
) -> OpenedForm:
    """Continue a finished match after some of its events, at a new table; the new match has started."""
    return opened_form(request, hub, await fork(hub, user, match, body.events, body.settings, code))


# Commands


@router.post("/tables/{match}/commands", responses=returns(Ack), openapi_extra=accepts(AnyCommand, "match", "id"))
async def command(match: Match, request: Request, hub: AppHub, user: CurrentUser) -> Response:
    """Execute a command: join, decide, undo, say and so on; the same commands as over the WebSocket."""
    given = await convert_body(request, AnyCommand, match=match)
    return json_response(await execute(hub, user, given))


@router.post("/invitations/{code}/join", responses=returns(Ack))
async def join_by_code(
    code: CodePath, body: SeatBody, request: Request, hub: AppHub, user: CurrentUser, listings: UserListings
) -> Response:
    """Take a seat at the table of an invitation code."""
    hub.services.limiter.take("joins", limited_caller(request))
    join = Join(match=(await listings.by_code(code)).id, seat=body.seat, code=code, name=body.name)
    return json_response(await execute(hub, user, join))


# Queries


@router.get("/tables/{match}", responses=returns(queries.Watched))
async def table(
    match: Match,
    answer: Answer,
    since: Annotated[int, Query(ge=0, le=2**31, description="The last known entry; 0 for none.")] = 0,
    code: CodeQuery = None,
    seat: SeatQuery = None,
) -> Response:
    """Return a table as you may see it: its ground, the entries since a number, and its state."""
    return await answer(sent.Watch(match=match, since=since, code=code, seat=seat))


@router.get("/tables/{match}/decisions", responses=returns(queries.DecisionsFound))
async def decisions(match: Match, answer: Answer, preview: bool = False, seat: SeatQuery = None) -> Response:
    """Return the legal decisions of your seat; none if it is not your turn."""
    return await answer(sent.Decisions(match=match, preview=preview, seat=seat))


@router.get("/tables/{match}/preview", responses=returns(queries.PreviewFound))
async def preview(
    match: Match,
    answer: Answer,
    play: Annotated[str, Query(min_length=1, max_length=200, description="The decision, in notation.")],
    times: schemas.Times = 1,
    seat: SeatQuery = None,
) -> Response:
    """Return the full effect of one decision: changes, consequences and points by source."""
    return await answer(sent.Preview(match=match, play=play, times=times, seat=seat))


Pictured = Annotated[Literal["svg", "png"], Path(description="The format.")]


@router.get(
    "/tables/{match}/result.{format}",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}, "image/png": {}}}},
)
async def result_picture(
    match: Match,
    format: Pictured,
    request: Request,
    hub: AppHub,
    user: OptionalUser,
    language: Language,
    code: CodeQuery = None,
    theme: Literal["light", "dark"] = "light",
) -> Response:
    """Return a picture of a finished match: the board at the end, the players, their points, and how it was won."""
    hub.services.limiter.take("pictures", limited_caller(request))
    pictures: Pictures = request.app.state.pictures
    drawn = await pictures.get(hub, match, user.id if user else None, code, language, theme, format)
    return picture_response(drawn, format)


@router.get("/tables/{match}/progress")
async def progress(match: Match, hub: AppHub, user: OptionalUser, code: CodeQuery = None) -> ProgressForm:
    """Return how far a match is: its turn, the points, who must decide, and the number of watchers."""
    return await find_progress(hub, match, user.id if user else None, code)


@router.get(
    "/tables/{match}/board.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def board_picture(
    match: Match,
    request: Request,
    hub: AppHub,
    user: OptionalUser,
    language: Language,
    code: CodeQuery = None,
    theme: Literal["light", "dark"] = "light",
    number: Annotated[
        int | None,
        Query(ge=0, le=2**31, description="Any number; a new one makes browsers load the picture again."),
    ] = None,
) -> Response:
    """Return a picture of the board of a match, as all watchers see it now."""
    hub.services.limiter.take("pictures", limited_caller(request))
    pictures: Pictures = request.app.state.pictures
    drawn = await pictures.of_board(hub, match, user.id if user else None, code, language, theme)
    return picture_response(drawn, "svg", seconds=3600 if number is not None else 0)


@router.post("/tables/{match}/why-not", responses=returns(queries.WhyNotFound))
async def why_not(match: Match, body: WhyNotBody, answer: Answer) -> Response:
    """Explain why a decision is illegal now: the rule, and what would be legal."""
    return await answer(sent.WhyNot(match=match, play=body.play, seat=body.seat))


@router.post("/tables/{match}/hint", responses=returns(HintFound))
async def hint(match: Match, body: HintBody, hub: AppHub, user: CurrentUser, language: Language) -> Response:
    """Return a hint for your decision: where to look, the move and why. A bot thinks about it for up to 1.5 seconds.

    Only in unrated matches without another person. The match counts the decisions for which you ask.
    """
    hub.services.limiter.take("hints", user.id)
    return json_response(await find_hint(hub, user, match, body.seat, language))


@router.get("/tables/{match}/scores", responses=returns(queries.ScoresFound))
async def scores(match: Match, answer: Answer, seat: SeatQuery = None, code: CodeQuery = None) -> Response:
    """Return the points of each seat by source, as if the game ended now, as far as you may know."""
    return await answer(sent.Scores(match=match, seat=seat, code=code))


@router.get("/tables/{match}/moments", responses=returns(MomentsFound))
async def moments(
    match: Match,
    services: AppServices,
    answer: Answer,
    limit_key: LimitKey,
    first: Annotated[Events, Query(description="The number of events at the first moment.")] = 0,
    last: Annotated[Events | None, Query(description="And at the last: at most 200 moments, by default 50.")] = None,
    view: Annotated[
        sent.View, Query(description="Your own view, that of a watcher, of a seat, or of all seats.")
    ] = "own",
    seat: Annotated[int | None, Query(ge=0, le=3, description="For the view `seat`, or which of your own.")] = None,
    brief: Annotated[bool, Query(description="Whether to leave out positions and scores.")] = False,
    code: CodeQuery = None,
) -> Response:
    """Return moments of a match; the views of other seats only when it is over."""
    services.limiter.take("moments", limit_key)
    query = sent.Moments(match=match, first=first, last=last, view=view, seat=seat, brief=brief, code=code)
    return await answer(query)


@router.post("/tables/{match}/line", responses=returns(MomentsFound))
async def line(
    match: Match,
    body: LineBody,
    hub: AppHub,
    user: OptionalUser,
    language: Language,
    limit_key: LimitKey,
    code: CodeQuery = None,
) -> Response:
    """Return the moments of a line from a position of a finished match, as far as its decisions are legal there."""
    hub.services.limiter.take("moments", limit_key)
    query = sent.Moments(match=match, first=body.events, view=body.view, seat=body.seat, code=code)
    steps = [(step.seat, step.decision) for step in body.steps]
    return json_response(await queries.find_line(hub, user.id if user else None, query, steps, language))
