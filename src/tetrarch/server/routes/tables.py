"""Routes of tables: opening, sitting down, playing, talking; the same commands as over the WebSocket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Response
from starlette.requests import Request

from tetrarch.server.accounts.lists import Listings
from tetrarch.server.accounts.people import Someone
from tetrarch.server.http.origin import public_address
from tetrarch.server.http.request import Anyone, APerson, Language, TheServices, limited_caller
from tetrarch.server.http.schemas.people import ERRORS, Id
from tetrarch.server.http.schemas.tables import (
    AckForm,
    AnswerAsked,
    CodeText,
    DecideAsked,
    DecisionsForm,
    JoinAsked,
    OpenedForm,
    PlanAsked,
    PreviewTold,
    QuickAsked,
    ReadyAsked,
    SaltAsked,
    SayAsked,
    SeatAsked,
    TableAsked,
    UndoAsked,
    VoteAsked,
    WatchedForm,
    WhyNotAsked,
    WhyNotForm,
)
from tetrarch.server.live import commands
from tetrarch.server.live.commands import AnyCommand, perform
from tetrarch.server.live.queries import find_decisions, find_preview, find_why_not, look, watch_table
from tetrarch.server.matches.create import open_table, quick_match
from tetrarch.server.matches.hub import Hub, Opened
from tetrarch.server.matches.live_match import encode
from tetrarch.server.routes.lobby import JOIN_PATH

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)

Match = Annotated[Id, Path(description="The id of the match.")]
CodePath = Annotated[CodeText, Path()]
CodeQuery = Annotated[CodeText | None, Query(description="Of the invitation; private tables ask for it.")]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=3, description="Which of several seats that you hold; see the page on hot seats.")
]
Since = Annotated[int, Query(ge=0, le=2**31, description="The last entry that you know; 0: none.")]


def hub_of(request: Request) -> Hub:
    """The tables that are being played."""
    hub: Hub = request.app.state.hub
    return hub


def json_response(data: object, status: int = 200) -> Response:
    """An answer that needs no checking by the framework, for it is ours."""
    return Response(encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def opened_form(request: Request, opened: Opened) -> OpenedForm:
    """A table that was opened, with the link of its invitation."""
    link = public_address(request, hub_of(request).services.settings, JOIN_PATH.format(code=opened.code))
    return OpenedForm(match=opened.match, code=opened.code, number=opened.number, link=link)


async def do(request: Request, someone: Someone, command: AnyCommand) -> AckForm:
    """Do what somebody commands."""
    return AckForm(**msgspec.structs.asdict(await perform(hub_of(request), someone, command)))


# Opening and looking


@router.post("/tables", status_code=201)
async def open_a_table(asked: TableAsked, request: Request, person: APerson) -> OpenedForm:
    """Open a table. Settings that will not do are refused with every fault named."""
    settings = asked.settings.model_dump()
    return opened_form(request, await open_table(hub_of(request), person, settings, sit=asked.sit))


@router.post("/quick", status_code=201)
async def quick(asked: QuickAsked, request: Request, person: APerson) -> OpenedForm:
    """Open a private table against bots and begin at once."""
    opened = await quick_match(hub_of(request), person, asked.game, asked.players, asked.bot, asked.options)
    return opened_form(request, opened)


@router.get("/tables/{match}", response_model=WatchedForm)
async def table(
    match: Match,
    request: Request,
    viewer: Anyone,
    language: Language,
    since: Since = 0,
    code: CodeQuery = None,
    seat: SeatQuery = None,
) -> Response:
    """A table as you may know it: what never changes, what happened since a number, and where it stands."""
    person = viewer.id if viewer else None
    found = await watch_table(
        hub_of(request),
        match,
        person,
        language,
        lambda live, table: look(live, table, person, language, since=since, code=code, seat=seat),
        since,
        seat,
    )
    return json_response(found)


# Before the match


@router.post("/tables/{match}/join")
async def join(match: Match, asked: JoinAsked, request: Request, person: APerson) -> AckForm:
    """Sit down."""
    return await do(request, person, commands.Join(match=match, seat=asked.seat, code=asked.code, name=asked.name))


@router.post("/invitations/{code}/join")
async def join_by_code(
    code: CodePath, asked: SeatAsked, request: Request, person: APerson, language: Language, services: TheServices
) -> AckForm:
    """Sit down at the table that a code leads to."""
    services.limiter.take("joins", limited_caller(request))
    found = await Listings(services.database, person.id, language).by_code(code)
    return await do(request, person, commands.Join(match=found.id, seat=asked.seat, code=code, name=asked.name))


@router.post("/tables/{match}/leave")
async def leave(match: Match, request: Request, person: APerson, seat: SeatQuery = None) -> AckForm:
    """Get up before the match, or go away for a while during it."""
    return await do(request, person, commands.Leave(match=match, seat=seat))


@router.post("/tables/{match}/plan")
async def plan(match: Match, asked: PlanAsked, request: Request, person: APerson) -> AckForm:
    """As the host: say who is to sit on a seat."""
    return await do(request, person, commands.Plan(match=match, seat=asked.seat, plan=asked.plan))


@router.post("/tables/{match}/ready")
async def ready(match: Match, asked: ReadyAsked, request: Request, person: APerson) -> AckForm:
    """Agree to play; with the last to agree the match begins."""
    return await do(request, person, commands.Ready(match=match, ready=asked.ready, seat=asked.seat))


@router.post("/tables/{match}/salt")
async def salt(match: Match, asked: SaltAsked, request: Request, person: APerson) -> AckForm:
    """Add a text of your own to the seed of all chance."""
    return await do(request, person, commands.Salt(match=match, salt=asked.salt, seat=asked.seat))


@router.post("/tables/{match}/start")
async def start(match: Match, request: Request, person: APerson) -> AckForm:
    """As the host: begin the match of a table of bots."""
    return await do(request, person, commands.Start(match=match))


@router.post("/tables/{match}/close")
async def close(match: Match, request: Request, person: APerson) -> AckForm:
    """As the host: close the table before the match."""
    return await do(request, person, commands.Close(match=match))


# The match


@router.get("/tables/{match}/decisions", response_model=DecisionsForm)
async def decisions(
    match: Match,
    request: Request,
    person: APerson,
    language: Language,
    preview: bool = False,
    seat: SeatQuery = None,
) -> Response:
    """What your seat may decide now; nothing where it is not asked."""
    found = await hub_of(request).read(
        match, lambda live, table: find_decisions(live, table, person.id, language, preview=preview, seat=seat)
    )
    return json_response(found)


@router.get("/tables/{match}/preview", response_model=PreviewTold)
async def preview(
    match: Match,
    request: Request,
    person: APerson,
    language: Language,
    play: Annotated[str, Query(min_length=1, max_length=200, description="The decision, in notation.")],
    seat: SeatQuery = None,
) -> Response:
    """What one decision would bring, in full: what would change, what would follow, and all points by source."""
    found = await hub_of(request).read(
        match, lambda live, table: find_preview(live, table, person.id, language, play, seat=seat)
    )
    return json_response(found)


@router.post("/tables/{match}/why-not", response_model=WhyNotForm)
async def why_not(match: Match, asked: WhyNotAsked, request: Request, person: APerson, language: Language) -> Response:
    """Why you may not decide something now: the rule, and what would be legal."""
    found = await hub_of(request).read(
        match, lambda live, table: find_why_not(live, table, person.id, language, asked.play, seat=asked.seat)
    )
    return json_response(found)


@router.post("/tables/{match}/decide")
async def decide(match: Match, asked: DecideAsked, request: Request, person: APerson) -> AckForm:
    """Decide for your seat. Sent again with the same number it is acknowledged again, not repeated."""
    command = commands.Decide(match=match, play=asked.play, number=asked.number, seat=asked.seat)
    return await do(request, person, command)


@router.post("/tables/{match}/undo")
async def undo(match: Match, asked: UndoAsked, request: Request, person: APerson) -> AckForm:
    """Take back your last decision, or more; where that is not free the others are asked."""
    command = commands.Undo(match=match, events=asked.events, number=asked.number, seat=asked.seat)
    return await do(request, person, command)


@router.post("/tables/{match}/undo/answer")
async def answer_undo(match: Match, asked: AnswerAsked, request: Request, person: APerson) -> AckForm:
    """Say whether something may be taken back."""
    return await do(request, person, commands.AnswerUndo(match=match, agrees=asked.agrees, seat=asked.seat))


@router.post("/tables/{match}/resign")
async def resign(match: Match, request: Request, person: APerson, seat: SeatQuery = None) -> AckForm:
    """Give up the match."""
    return await do(request, person, commands.Resign(match=match, seat=seat))


@router.post("/tables/{match}/stand-in")
async def stand_in(match: Match, request: Request, person: APerson, seat: SeatQuery = None) -> AckForm:
    """Let a bot play your seat until you come back."""
    return await do(request, person, commands.StandIn(match=match, seat=seat))


@router.post("/tables/{match}/stand-in/vote")
async def vote_stand_in(match: Match, asked: VoteAsked, request: Request, person: APerson) -> AckForm:
    """Say whether a bot shall play for somebody who is away; it does when all who are there agree."""
    command = commands.VoteStandIn(match=match, away=asked.away, agrees=asked.agrees, seat=asked.seat)
    return await do(request, person, command)


@router.post("/tables/{match}/come-back")
async def come_back(match: Match, request: Request, person: APerson, seat: SeatQuery = None) -> AckForm:
    """Take your seat again."""
    return await do(request, person, commands.ComeBack(match=match, seat=seat))


@router.post("/tables/{match}/say")
async def say(match: Match, asked: SayAsked, request: Request, person: APerson) -> AckForm:
    """Say something."""
    command = commands.Say(match=match, text=asked.text, to=asked.to, code=asked.code, seat=asked.seat)
    return await do(request, person, command)


@router.post("/tables/{match}/rematch")
async def rematch(match: Match, request: Request, person: APerson) -> AckForm:
    """Want to play again; the answer names the new table, at which you sit then."""
    return await do(request, person, commands.Rematch(match=match))
