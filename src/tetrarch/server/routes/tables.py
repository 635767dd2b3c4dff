"""Routes of tables: open, watch, query and command them, replay them and continue them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from starlette.requests import Request

from tetrarch.server.accounts.lists import Listings
from tetrarch.server.http.origin import public_address
from tetrarch.server.http.request import (
    AppHub,
    CurrentUser,
    Language,
    LimitKey,
    OptionalUser,
    limited_caller,
)
from tetrarch.server.http.responses import accepts, json_response, returns
from tetrarch.server.http.schemas import (
    ERRORS,
    CodeText,
    ForkBody,
    Id,
    OpenedForm,
    QuickBody,
    SeatBody,
    TableBody,
    WhyNotBody,
)
from tetrarch.server.http.validation import convert_body
from tetrarch.server.live import messages as sent
from tetrarch.server.live.commands import Ack, execute
from tetrarch.server.live.queries import (
    DecisionsFound,
    MomentsFound,
    PreviewFound,
    ScoresFound,
    Viewer,
    Watched,
    WhyNotFound,
    answer,
)
from tetrarch.server.matches.create import fork, open_table, quick_match
from tetrarch.server.matches.hub import Hub, Opened
from tetrarch.server.routes.lobby import JOIN_PATH
from tetrarch.table.commands.messages import AnyCommand, Join

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)

Match = Annotated[Id, Path(description="The id of the match.")]
CodePath = Annotated[CodeText, Path()]
CodeQuery = Annotated[CodeText | None, Query(description="The invitation code, for private tables.")]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=3, description="Which of your seats, if you hold several; the first by default.")
]
Events = Annotated[int, Query(ge=0, le=2**31)]


async def current_viewer(user: OptionalUser, language: Language) -> Viewer:
    """Return the user, None if anonymous, with the language of the response."""
    return Viewer(user.id if user else None, language)


CurrentViewer = Annotated[Viewer, Depends(current_viewer)]


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
    opened = await quick_match(hub, user, body.game, body.players, body.bot, body.options)
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
    code: CodePath, body: SeatBody, request: Request, hub: AppHub, user: CurrentUser, language: Language
) -> Response:
    """Take a seat at the table of an invitation code."""
    hub.services.limiter.take("joins", limited_caller(request))
    found = await Listings(hub.services.database, user.id, language).by_code(code)
    join = Join(match=found.id, seat=body.seat, code=code, name=body.name)
    return json_response(await execute(hub, user, join))


# Queries


@router.get("/tables/{match}", responses=returns(Watched))
async def table(
    match: Match,
    hub: AppHub,
    viewer: CurrentViewer,
    since: Annotated[int, Query(ge=0, le=2**31, description="The last known entry; 0 for none.")] = 0,
    code: CodeQuery = None,
    seat: SeatQuery = None,
) -> Response:
    """Return a table as you may see it: its ground, the entries since a number, and its state."""
    query = sent.Watch(match=match, since=since, code=code, seat=seat)
    return json_response(await answer(hub, viewer, query))


@router.get("/tables/{match}/decisions", responses=returns(DecisionsFound))
async def decisions(
    match: Match, hub: AppHub, viewer: CurrentViewer, preview: bool = False, seat: SeatQuery = None
) -> Response:
    """Return the legal decisions of your seat; none if it is not your turn."""
    query = sent.Decisions(match=match, preview=preview, seat=seat)
    return json_response(await answer(hub, viewer, query))


@router.get("/tables/{match}/preview", responses=returns(PreviewFound))
async def preview(
    match: Match,
    hub: AppHub,
    viewer: CurrentViewer,
    play: Annotated[str, Query(min_length=1, max_length=200, description="The decision, in notation.")],
    seat: SeatQuery = None,
) -> Response:
    """Return the full effect of one decision: changes, consequences and points by source."""
    return json_response(await answer(hub, viewer, sent.Preview(match=match, play=play, seat=seat)))


@router.post("/tables/{match}/why-not", responses=returns(WhyNotFound))
async def why_not(match: Match, body: WhyNotBody, hub: AppHub, viewer: CurrentViewer) -> Response:
    """Explain why a decision is illegal now: the rule, and what would be legal."""
    query = sent.WhyNot(match=match, play=body.play, seat=body.seat)
    return json_response(await answer(hub, viewer, query))


@router.get("/tables/{match}/scores", responses=returns(ScoresFound))
async def scores(
    match: Match, hub: AppHub, viewer: CurrentViewer, seat: SeatQuery = None, code: CodeQuery = None
) -> Response:
    """Return the points of each seat by source, as if the game ended now, as far as you may know."""
    query = sent.Scores(match=match, seat=seat, code=code)
    return json_response(await answer(hub, viewer, query))


@router.get("/tables/{match}/moments", responses=returns(MomentsFound))
async def moments(
    match: Match,
    hub: AppHub,
    viewer: CurrentViewer,
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
    hub.services.limiter.take("moments", limit_key)
    query = sent.Moments(match=match, first=first, last=last, view=view, seat=seat, brief=brief, code=code)
    return json_response(await answer(hub, viewer, query))
