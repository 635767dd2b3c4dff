"""Routes of replays: moments of the past of a match, and where points come from, as somebody may know them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.server.http.request import Anyone, APerson, Language, limited_caller
from tetrarch.server.http.schemas.people import ERRORS, Told
from tetrarch.server.http.schemas.tables import ForkAsked, JsonObject, OpenedForm, Seat
from tetrarch.server.live.queries import find_scores
from tetrarch.server.matches.fork import fork
from tetrarch.server.matches.replay import Asked, View, find_moments
from tetrarch.server.routes.tables import CodeQuery, Match, SeatQuery, hub_of, json_response, opened_form

router = APIRouter(prefix="/api/v1", tags=["games"], responses=ERRORS)

Events = Annotated[int, Query(ge=0, le=2**31)]


class PastForm(Told):
    """Moments of the past."""

    match: str
    number: int = Field(description="The state number when they were made.")
    events: int = Field(description="How many events stand by now; there is one moment more.")
    moments: list[JsonObject]


class ScoreTold(Told):
    """One source of points of a seat, if the game ended now."""

    source: str
    name: str
    title: str
    points: int
    rule: str


class ScoresForm(Told):
    """Where the points of each seat come from, if the game ended now."""

    match: str
    number: int
    points: list[int]
    scores: list[list[ScoreTold]]


@router.get("/tables/{match}/moments", response_model=PastForm)
async def moments(
    match: Match,
    request: Request,
    viewer: Anyone,
    language: Language,
    first: Annotated[Events, Query(description="How many events had happened at the first moment.")] = 0,
    last: Annotated[Events | None, Query(description="And at the last one: 200 moments at most, usually 50.")] = None,
    view: Annotated[
        View,
        Query(description="From whose eyes: your own, those of somebody who watches, of a seat, or of all of them."),
    ] = "own",
    seat: Annotated[Seat | None, Query(description="Of the view `seat`, or which of several of your own.")] = None,
    brief: Annotated[bool, Query(description="Leave out positions and scores.")] = False,
    code: CodeQuery = None,
) -> Response:
    """What happened in a match, moment by moment; other seats and all together only when it is over."""
    hub = hub_of(request)
    hub.services.limiter.take("moments", viewer.id if viewer else limited_caller(request))
    asked = Asked(first, last, view, seat, brief)
    return json_response(await find_moments(hub, viewer.id if viewer else None, match, asked, language, code))


@router.post("/tables/{match}/fork", status_code=201)
async def fork_match(
    match: Match, asked: ForkAsked, request: Request, person: APerson, code: CodeQuery = None
) -> OpenedForm:
    """Go on from a moment of a match that is over, at a new table of yours; it has begun when this answers."""
    opened = await fork(hub_of(request), person, match, asked.events, asked.settings, code)
    return opened_form(request, opened)


@router.get("/tables/{match}/scores", response_model=ScoresForm)
async def scores(
    match: Match,
    request: Request,
    viewer: Anyone,
    language: Language,
    seat: SeatQuery = None,
    code: CodeQuery = None,
) -> Response:
    """Where the points of each seat come from, if the game ended now, as far as you may know."""
    person = viewer.id if viewer else None
    found = await hub_of(request).read(
        match, lambda live, table: find_scores(live, table, person, language, seat=seat, code=code)
    )
    return json_response(found)
