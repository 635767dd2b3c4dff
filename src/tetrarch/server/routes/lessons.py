"""Routes of the tutorials. The server stores nothing: the client sends all decisions of a step so far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Response
from pydantic import Field

from tetrarch.core.table_adapter import DecisionForm
from tetrarch.lessons.desk import LAID, LEARNER, Desk, NotTheAim, StepDone
from tetrarch.lessons.lesson import lesson, step_text
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError, bad_request, field_fault
from tetrarch.server.http.request import AppServices, Language, LimitKey
from tetrarch.server.http.responses import json_response, returns
from tetrarch.server.live.queries import PreviewFound, WhyNotFound, find_preview, find_why_not
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.view.forms import Moment, SeatState, TableStatic
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


class LessonStep:
    """The step of a tutorial that a request names."""

    def __init__(
        self, game: schemas.GameName, step: StepName, limit_key: LimitKey, language: Language, services: AppServices
    ) -> None:
        services.limiter.take("lessons", limit_key)
        self.game = game
        self.step = step
        self.language = language

    async def after(self, plays: list[str], use: Callable[[Desk], object]) -> Response:
        """Set up the step after some decisions in a thread, and return what a function finds there."""

        def work() -> object:
            found = lesson(self.game)
            step = found.step(self.step)
            if step is None:
                raise ApiError("no-such-step")
            try:
                desk = Desk(found, step, plays, self.language)
            except NotTheAim as error:
                raise ApiError("not-the-aim", rule=error.rule, reason=error.message.text(self.language)) from None
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
    language = step.language

    def use(desk: Desk) -> DeskForm:
        table, since = desk.table, max(body.since, LAID)
        if since > table.number:
            raise bad_request([field_fault("since", "too-big", limit=str(table.number))])
        update = table.update(LEARNER, since, language)
        seats: list[SeatState] = [
            {**seat, "name": name} for seat, name in zip(update.moment["seats"], desk.names(), strict=True)
        ]
        moment: Moment = {**update.moment, "seats": seats, "scores": table.scores(LEARNER, language)}
        show = desk.shown()
        return DeskForm(
            match=table.match_id,
            viewer=LEARNER,
            ground=table.ground(LEARNER, language) if body.since == 0 else None,
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

    return await step.after(body.plays, use)


@router.post("/lessons/{game}/{step}/preview", responses=returns(PreviewFound))
async def preview(step: CurrentStep, body: PlayBody) -> Response:
    """Return the full effect of one decision in a step."""
    return await step.after(body.plays, lambda desk: find_preview(desk.table, LEARNER, body.play, step.language))


@router.post("/lessons/{game}/{step}/why-not", responses=returns(WhyNotFound))
async def why_not(step: CurrentStep, body: AttemptBody) -> Response:
    """Explain why a decision is illegal in a step: the rule, and what would be legal."""
    return await step.after(body.plays, lambda desk: find_why_not(desk.table, LEARNER, body.play, step.language))
