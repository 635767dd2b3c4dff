"""Routes of the tutorials: small steps in real positions. Nothing is kept: whoever learns sends the plays so far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar, cast

import msgspec
from fastapi import APIRouter, Path, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.core.table_adapter import DecisionForm, Form
from tetrarch.lessons.desk import LAID, LEARNER, Desk
from tetrarch.lessons.errors import NotTheAim, StepDone
from tetrarch.lessons.reading import lesson
from tetrarch.lessons.words import step_words
from tetrarch.server.accounts.people import Someone
from tetrarch.server.http.error_responses import refusal_content
from tetrarch.server.http.errors import ApiError, ErrorContent
from tetrarch.server.http.request import Anyone, Language, TheServices, limited_caller
from tetrarch.server.http.schemas.people import ERRORS, Asked, GameName, Told
from tetrarch.server.http.schemas.tables import DecisionTold, JsonObject, PreviewTold, WhyNotForm
from tetrarch.server.http.validation import bad_request, field_fault
from tetrarch.server.live.queries import PreviewFound, WhyNotFound
from tetrarch.server.routes.tables import json_response
from tetrarch.server.services import Services
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.messages import Update

router = APIRouter(prefix="/api/v1", tags=["games"], responses=ERRORS)

MOST_PLAYS = 60
"""No step takes so many, even with much taken back; then it is begun again."""

StepName = Annotated[str, Path(max_length=32, pattern="^[a-z-]+$", description="The name of a step.")]
Play = Annotated[str, Field(min_length=1, max_length=MOST_NOTATION, examples=["e7-h5"])]
Plays = Annotated[
    list[Play],
    Field(max_length=MOST_PLAYS, description="All decisions of the learner, in notation; `undo` takes one back."),
]
Answer = TypeVar("Answer")


class StepForm(Told):
    """One step of a tutorial."""

    name: str
    title: str
    rules: list[str] = Field(description="The rules that it teaches, the chief one first.")
    decisions: int = Field(description="How many decisions it takes.")


class LessonForm(Told):
    """The tutorial of a game."""

    game: str
    steps: list[StepForm]


class PlaysAsked(Asked):
    """What the learner has played in a step."""

    plays: Plays = Field(default=[])
    since: int = Field(default=0, ge=0, le=2**31, description="The number of the last entry that you know.")


class PlayAsked(Asked):
    """A decision that the learner has in mind."""

    plays: Plays = Field(default=[])
    play: Play


class DeskForm(Told):
    """A step after what the learner has played, in the forms of a table."""

    match: str
    viewer: int
    ground: JsonObject | None = Field(description="The board and all that never changes; only where `since` is 0.")
    update: JsonObject = Field(description="What has happened, and the moment now.")
    decisions: list[DecisionTold] = Field(description="What is legal now; nothing when the aim is reached.")
    reached: bool = Field(description="Whether the aim is reached.")
    made: int = Field(description="How many decisions of the learner stand.")
    title: str
    text: str = Field(description="What the step teaches.")
    task: str = Field(description="What to do now; empty when the aim is reached.")
    hint: str
    done: str = Field(description="What was learned; empty until the aim is reached.")
    rules: list[str]
    show: str | None = Field(description="A decision that serves the aim.")
    show_places: list[str] = Field(description="The places of that decision.")


class DeskTold(msgspec.Struct, frozen=True):
    """The same as it is sent."""

    match: str
    viewer: int
    ground: Form | None
    update: Update
    decisions: list[DecisionForm]
    reached: bool
    made: int
    title: str
    text: str
    task: str
    hint: str
    done: str
    rules: list[str]
    show: str | None
    show_places: list[str]


class NotHelping(ApiError):
    """A legal decision that does not serve what the step teaches."""

    def __init__(self, error: NotTheAim, language: str) -> None:
        super().__init__("not-the-aim", reason=error.message.text(language))
        self.rule = error.rule

    def content(self, language: str) -> ErrorContent:
        """The error in a language, with the rule that the step teaches."""
        return {**super().content(language), "rule": self.rule}


@router.get("/lessons/{game}")
async def steps(game: GameName, language: Language) -> LessonForm:
    """The steps of a game's tutorial, in their order."""
    found = await asyncio.to_thread(lesson, game)
    return LessonForm(
        game=game,
        steps=[
            StepForm(
                name=step.name,
                title=step_words(game, step, "title").text(language),
                rules=step.rules,
                decisions=step.decisions,
            )
            for step in found.steps
        ],
    )


@router.post("/lessons/{game}/{step}", response_model=DeskForm)
async def play(
    game: GameName,
    step: StepName,
    asked: PlaysAsked,
    request: Request,
    viewer: Anyone,
    language: Language,
    services: TheServices,
) -> Response:
    """A step after what you have played in it; a play that is illegal or does not help is refused."""

    def tell(desk: Desk) -> DeskTold:
        table, since = desk.table, max(asked.since, LAID)
        if since > table.number:
            raise bad_request([field_fault("since", "too-big", limit=str(table.number))])
        told = table.update(LEARNER, since, language)
        seats = [
            {**seat, "name": name}
            for seat, name in zip(cast("list[Form]", told.moment["seats"]), desk.names(), strict=True)
        ]
        moment = {**told.moment, "seats": seats, "scores": table.scores(LEARNER, language)}
        update = msgspec.structs.replace(told, moment=moment)
        show = desk.shown()
        return DeskTold(
            match=table.match_id,
            viewer=LEARNER,
            ground=table.ground(LEARNER, language) if asked.since == 0 else None,
            update=update,
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

    _limit(services, request, viewer)
    return json_response(await _at_desk(game, step, asked.plays, language, tell))


@router.post("/lessons/{game}/{step}/preview", response_model=PreviewTold)
async def preview(
    game: GameName,
    step: StepName,
    asked: PlayAsked,
    request: Request,
    viewer: Anyone,
    language: Language,
    services: TheServices,
) -> Response:
    """What one decision in a step would bring, in full."""

    def tell(desk: Desk) -> PreviewFound:
        found = desk.table.preview(LEARNER, asked.play, language)
        return PreviewFound(desk.table.match_id, desk.table.number, LEARNER, found)

    _limit(services, request, viewer)
    return json_response(await _at_desk(game, step, asked.plays, language, tell))


@router.post("/lessons/{game}/{step}/why-not", response_model=WhyNotForm)
async def why_not(
    game: GameName,
    step: StepName,
    asked: PlayAsked,
    request: Request,
    viewer: Anyone,
    language: Language,
    services: TheServices,
) -> Response:
    """Why something is not legal in a step: the rule, and what would be legal."""

    def tell(desk: Desk) -> WhyNotFound:
        refusal = desk.table.why_not(LEARNER, asked.play)
        why: Form | None = {**refusal_content(refusal, language)[0]} if refusal else None
        return WhyNotFound(desk.table.match_id, desk.table.number, refusal is None, why)

    _limit(services, request, viewer)
    return json_response(await _at_desk(game, step, asked.plays, language, tell))


def _limit(services: Services, request: Request, viewer: Someone | None) -> None:
    services.limiter.take("lessons", viewer.id if viewer else limited_caller(request))


async def _at_desk(game: str, name: str, plays: list[str], language: str, tell: Callable[[Desk], Answer]) -> Answer:
    """Lay a step with what was played in it, and tell something of it."""

    def work() -> Answer:
        found = lesson(game)
        step = found.step(name)
        if step is None:
            raise ApiError("no-such-step")
        try:
            desk = Desk(found, step, plays, language)
        except NotTheAim as error:
            raise NotHelping(error, language) from None
        except StepDone:
            raise ApiError("step-done") from None
        return tell(desk)

    return await asyncio.to_thread(work)
