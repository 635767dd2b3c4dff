"""Routes of the tutorials. The server stores nothing: the client sends all decisions of a step so far."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.core.table_adapter import DecisionForm
from tetrarch.lessons.desk import LAID, LEARNER, UNDO, Desk, NotTheAim, StepDone
from tetrarch.lessons.lesson import Lesson, Step, lesson, step_text
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError, ErrorContent, bad_request, field_fault
from tetrarch.server.http.request import AppServices, Language, LimitKey
from tetrarch.server.http.responses import json_response, returns
from tetrarch.server.live.queries import PreviewFound, WhyNotFound, find_preview, find_why_not
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.view.decisions import PreviewForm
from tetrarch.table.view.forms import EntryForm, Moment, SeatState, TableStatic
from tetrarch.table.view.updates import Update

router = APIRouter(prefix="/api/v1", tags=["games"], responses=schemas.ERRORS)


MAX_PLAYS = 60
"""Decisions per step, including undone ones."""
Play = Annotated[str, Field(min_length=1, max_length=MOST_NOTATION, examples=["e7-h5"])]
Plays = Annotated[
    list[Play], Field(max_length=MAX_PLAYS, description="All decisions so far, in notation; `undo` undoes one.")
]


class StepForm(schemas.ResponseModel):
    """One step of a tutorial."""

    name: str
    title: str
    rules: list[str] = Field(description="The rules that it teaches, the main one first.")
    decisions: int = Field(description="The number of decisions that it takes.")


class LessonForm(schemas.ResponseModel):
    """The tutorial of a game."""

    game: str
    steps: list[StepForm]


class PlaysBody(schemas.RequestBody):
    """The decisions made in a step."""

    plays: Plays = Field(default=[])
    since: int = Field(default=0, ge=0, le=2**31, description="The number of the last known entry.")


class PlayBody(schemas.RequestBody):
    """A decision to look at, after those made in a step."""

    plays: Plays = Field(default=[])
    play: Play
    times: schemas.Times = 1


class AttemptBody(schemas.RequestBody):
    """A decision to explain, after those made in a step."""

    plays: Plays = Field(default=[])
    play: schemas.Attempted


StepName = Annotated[str, Path(max_length=32, pattern="^[a-z-]+$", description="The name of a step.")]


class DeskForm(msgspec.Struct, frozen=True):
    """A step after the learner's decisions, in the forms of a table."""

    match: str
    viewer: int
    ground: TableStatic | None
    """What stays constant; only if ``since`` is 0."""
    update: Update
    decisions: list[DecisionForm]
    """The legal decisions; none once the aim is reached."""
    reached: bool
    """Whether the aim is reached."""
    made: int
    """The number of the learner's decisions that count."""
    title: str
    text: str
    """What the step teaches."""
    task: str
    """What to do now; empty once the aim is reached."""
    hint: str
    done: str
    """What was learned; empty until the aim is reached."""
    rules: list[str]
    show: str | None
    """A decision that leads to the aim."""
    show_places: list[str]
    """The places of that decision."""


class DeskPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step after some decisions, with the answers to all questions that can be asked there."""

    plays: list[str]
    """The decisions, without undone ones."""
    desk: DeskForm
    """The step; its update has the entries since the decision before."""
    undo: list[EntryForm] = []
    """The entries of undoing the last decision."""
    not_the_aim: ErrorContent | None = None
    """The error after a legal decision that does not lead to the aim; the others lead to other pages."""
    previews: dict[str, PreviewForm] = {}
    """The full effect of each legal decision."""
    repeated: dict[str, list[PreviewForm]] = {}
    """That of each decision that can be made in a row, made twice and so on."""
    reasons: list[ErrorContent] = []
    why_not: dict[str, int] = {}
    """The place of the answer in ``reasons``, by the chosen places or cards with a space between."""


class LessonBook(msgspec.Struct, frozen=True):
    """Everything that can happen in a step."""

    ground: TableStatic
    pages: list[DeskPage]


class LessonStep:
    """The step of a tutorial that a request names."""

    def __init__(
        self, game: schemas.GameName, step: StepName, limit_key: LimitKey, language: Language, services: AppServices
    ) -> None:
        services.limiter.take("lessons", limit_key)
        self.game = game
        self.step = step
        self.language = language

    def find(self) -> tuple[Lesson, Step]:
        """Return the tutorial and the step; an unknown step is rejected."""
        found = lesson(self.game)
        step = found.step(self.step)
        if step is None:
            raise ApiError("no-such-step")
        return found, step

    async def after(self, plays: list[str], use: Callable[[Desk], object]) -> Response:
        """Set up the step after some decisions in a thread, and return what a function finds there."""

        def work() -> object:
            found, step = self.find()
            try:
                desk = Desk(found, step, plays, self.language)
            except NotTheAim as error:
                raise not_the_aim(error, self.language) from None
            except StepDone:
                raise ApiError("step-done") from None
            return use(desk)

        return json_response(await asyncio.to_thread(work))


CurrentStep = Annotated[LessonStep, Depends()]


@router.get("/lessons/{game}")
async def steps(game: schemas.GameName, language: Language) -> LessonForm:
    """Return the steps of a game's tutorial, in order."""
    found = await asyncio.to_thread(lesson, game)
    return LessonForm(
        game=game,
        steps=[
            StepForm(
                name=step.name,
                title=step_text(game, step, "title").text(language),
                rules=step.rules,
                decisions=step.decisions,
            )
            for step in found.steps
        ],
    )


@router.post("/lessons/{game}/{step}", responses=returns(DeskForm))
async def play(step: CurrentStep, body: PlaysBody) -> Response:
    """Return a step after your decisions; an illegal or unhelpful decision is rejected."""

    def use(desk: Desk) -> DeskForm:
        if body.since > desk.table.number:
            raise bad_request([field_fault("since", "too-big", limit=str(desk.table.number))])
        return desk_form(desk, body.since)

    return await step.after(body.plays, use)


@router.post("/lessons/{game}/{step}/preview", responses=returns(PreviewFound))
async def preview(step: CurrentStep, body: PlayBody) -> Response:
    """Return the full effect of one decision in a step."""
    return await step.after(
        body.plays, lambda desk: find_preview(desk.table, LEARNER, body.play, step.language, body.times)
    )


@router.post("/lessons/{game}/{step}/why-not", responses=returns(WhyNotFound))
async def why_not(step: CurrentStep, body: AttemptBody) -> Response:
    """Explain why a decision is illegal in a step: the rule, and what would be legal."""
    return await step.after(body.plays, lambda desk: find_why_not(desk.table, LEARNER, body.play, step.language))


@router.get("/lessons/{game}/{step}", responses=returns(LessonBook))
async def everything(step: CurrentStep, request: Request) -> Response:
    """Return everything that can happen in a step, so that it can be played without a network."""
    await asyncio.to_thread(step.find)
    packed = await asyncio.to_thread(lesson_book, step.game, step.step, step.language)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


# Forms


def desk_form(desk: Desk, since: int) -> DeskForm:
    """Return a step as clients receive it, with the entries since a number."""
    table, language = desk.table, desk.language
    update = table.update(LEARNER, max(since, LAID), language)
    seats: list[SeatState] = [
        {**seat, "name": name} for seat, name in zip(update.moment["seats"], desk.names(), strict=True)
    ]
    moment: Moment = {**update.moment, "seats": seats, "scores": table.scores(LEARNER, language)}
    show = desk.shown()
    return DeskForm(
        match=table.match_id,
        viewer=LEARNER,
        ground=table.ground(LEARNER, language) if since == 0 else None,
        update=msgspec.structs.replace(update, moment=moment),
        decisions=[] if desk.is_reached else table.decisions(LEARNER, language, preview=True),
        reached=desk.is_reached,
        made=desk.made,
        title=desk.say("title"),
        text=desk.say("text"),
        task=desk.say("task"),
        hint=desk.say("hint"),
        done=desk.say("done") if desk.is_reached else "",
        rules=desk.step.rules,
        show=show,
        show_places=[] if show is None else desk.places(show),
    )


def not_the_aim(error: NotTheAim, language: str) -> ApiError:
    """Return the error for a decision that does not help."""
    return ApiError("not-the-aim", rule=error.rule, reason=error.message.marked(language))


@lru_cache(maxsize=256)
def lesson_book(game: str, name: str, language: str) -> bytes:
    """Return the book of a step as compressed JSON; all books of both games have about 200 kB in a language."""
    found = lesson(game)
    step = found.step(name)
    assert step is not None
    ground = Desk(found, step, (), language).table.ground(LEARNER, language)
    return gzip.compress(msgspec.json.encode(LessonBook(ground, list(_pages(found, step, language)))))


def _pages(found: Lesson, step: Step, language: str) -> Iterator[DeskPage]:
    """Yield the page of every state that decisions towards the aim reach, each after the page before it."""
    waiting: list[tuple[list[str], int]] = [([], LAID)]
    while waiting:
        plays, before = waiting.pop()
        desk = Desk(found, step, plays, language)
        number = desk.table.number
        form = desk_form(desk, before)
        update = msgspec.structs.replace(form.update, decisions=[])  # they are in the form
        page = DeskPage(plays, msgspec.structs.replace(form, ground=None, update=update))
        if not desk.is_reached:
            page = _with_answers(page, desk)
            waiting += [([*plays, play], number) for play in desk.helpful()]
        if plays:
            desk.play(UNDO)
            page = msgspec.structs.replace(page, undo=desk.table.update(LEARNER, number, language).entries)
        yield page


def _with_answers(page: DeskPage, desk: Desk) -> DeskPage:
    """Add the answers to all questions that can be asked at a desk."""
    table, language, decisions = desk.table, desk.language, page.desk.decisions
    starts = dict.fromkeys(one.places[0] for one in decisions if len(one.places) > 1)
    places = desk.choosable()
    reasons: list[ErrorContent] = []
    why_not: dict[str, int] = {}
    for chosen in [[place] for place in places] + [[start, end] for start in starts for end in places if start != end]:
        why = find_why_not(table, LEARNER, chosen, language).why_not
        if why is None:
            continue
        reason = ErrorContent(code=why["code"], message=why["message"], rule=why.get("rule", ""))
        if len(why.get("places", ())) > len(chosen):
            reason["places"] = why["places"]
        if reason not in reasons:
            reasons.append(reason)
        why_not[" ".join(chosen)] = reasons.index(reason)
    previews = {one.notation: table.preview(LEARNER, one.notation, language) for one in decisions}
    repeated = {
        play: [table.preview(LEARNER, play, language, times) for times in range(2, len(once.left) + 1)]
        for play, once in previews.items()
    }
    return msgspec.structs.replace(
        page,
        not_the_aim=not_the_aim(desk.not_the_aim(), language).content(language),
        previews=previews,
        repeated={play: more for play, more in repeated.items() if more},
        reasons=reasons,
        why_not=why_not,
    )
