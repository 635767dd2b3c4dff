"""Routes of game reviews, evaluations of positions, and the exploration of lines that were not played."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.analysis.forms import PACKAGE
from tetrarch.core.text.messages import message
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError, bad_request, field_fault
from tetrarch.server.http.request import AppHub, AppServices, CurrentUser, Language, LimitKey, OptionalUser
from tetrarch.server.http.responses import json_response, returns
from tetrarch.server.live.queries import PreviewFound, WhyNotFound, find_preview, find_why_not
from tetrarch.server.matches import advice, exploration, positions
from tetrarch.server.matches.exploration import DecisionValue, EvaluationFound, Explored, ExploredForm, LinePlay
from tetrarch.server.matches.reviews import Reviews, ReviewState, checked_record, record_of_match
from tetrarch.server.routes.games import PositionText
from tetrarch.server.routes.tables import CodeQuery, Match
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.refusal import Refusal

router = APIRouter(prefix="/api/v1", tags=["games"], responses=schemas.ERRORS)

EffortName = Literal["quick", "refined", "deep"]
ReviewId = Annotated[str, Path(pattern="^[0-9a-f]{32}$", description="The id of a review.")]


class ReviewBody(schemas.RequestBody):
    """A match or a record to review."""

    match: schemas.Id | None = Field(default=None, description="A match that is over, or that you play against bots.")
    record: schemas.JsonObject | None = Field(default=None, description="A record in its file format.")
    effort: EffortName = Field(default="quick", description="How thorough the review is.")
    stored: bool = Field(default=False, description="Whether only a review that exists is wanted; no review is begun.")
    unfinished: bool = Field(default=False, description="Whether a record of a game that has not ended is reviewed.")


MOST_PLAYS = 200
"""Decisions of an explored line."""
Play = Annotated[str, Field(min_length=1, max_length=MOST_NOTATION, examples=["e7-h5"])]
Events = Annotated[int, Field(ge=0, le=100_000)]


class PlayForm(schemas.RequestBody):
    """A decision of an explored line."""

    seat: schemas.Seat
    play: Play = Field(description="In notation.")


Line = Annotated[
    list[PlayForm], Field(max_length=MOST_PLAYS, description="Decisions for any seats that the match did not take.")
]


class EvaluationBody(schemas.RequestBody):
    """A position to evaluate, or a moment of a match that is over or that you play against bots."""

    position: schemas.JsonObject | PositionText | None = None
    match: schemas.Id | None = None
    events: Events | None = Field(default=None, description="The number of events of the match; all by default.")
    line: Line = Field(default=[], description="Decisions after these events, if the match is over.")
    seat: schemas.Seat | None = Field(
        default=None, description="The seat whose knowledge counts; by default the one that decides."
    )
    moves: Annotated[int, Field(ge=0, le=10)] = Field(default=0, description="How many of the best moves to return.")


class ExploreBody(schemas.RequestBody):
    """A line from a moment of a finished match."""

    events: Events = Field(description="The number of events before the line.")
    line: Line = Field(default=[])
    seat: schemas.Seat | None = Field(default=None, description="Whose view; by default the first that decides.")
    since: int = Field(default=0, ge=0, le=2**31, description="The number of the last known entry.")


class ExplorePlayBody(schemas.RequestBody):
    """A decision to look at, after a line."""

    events: Events
    line: Line = Field(default=[])
    seat: schemas.Seat
    play: Play
    times: schemas.Times = 1


class ExploreAttemptBody(schemas.RequestBody):
    """A decision to explain, after a line."""

    events: Events
    line: Line = Field(default=[])
    seat: schemas.Seat
    play: schemas.Attempted


def reviews_of(request: Request) -> Reviews:
    """Return the reviews of the application."""
    reviews = request.app.state.reviews
    assert isinstance(reviews, Reviews)
    return reviews


AppReviews = Annotated[Reviews, Depends(reviews_of)]


@router.post("/reviews", responses=returns(ReviewState))
async def request_review(
    body: ReviewBody,
    hub: AppHub,
    services: AppServices,
    reviews: AppReviews,
    user: CurrentUser,
    language: Language,
    code: CodeQuery = None,
) -> Response:
    """Request the review of a match or of a record that you send; the same record is reviewed once for everybody.

    A running match is reviewed only where hints are allowed, and that counts as a hint. The record of a running match
    that you play with other people is rejected.
    """
    services.limiter.take("moments" if body.stored else "reviews", user.id)
    if body.effort == "deep" and not body.stored:
        services.limiter.take("deep-reviews", user.id)
    if (body.record is None) == (body.match is None):
        raise bad_request([field_fault("record", "one-of", other="match")])
    if body.match is not None:
        record = await record_of_match(hub, user, body.match, code)
    else:
        record = await checked_record(hub, user, body.record, language)
    if all(event.play is None for event in record.events):
        raise ApiError("no-advice", reason=message(PACKAGE, "no-review-decisions"))
    if body.record is not None and not (body.unfinished or record.result or record.ending):
        raise ApiError("no-advice", reason=message(PACKAGE, "no-review-unfinished"))
    task = reviews.existing(record) if body.stored else reviews.request(user.id, record, body.effort)
    return json_response(task.state(language))


@router.get("/reviews/{review}", responses=returns(ReviewState))
async def get_review(
    review: ReviewId,
    reviews: AppReviews,
    user: CurrentUser,
    language: Language,
    have: Annotated[EffortName | None, Query(description="The effort of the result that you have already.")] = None,
) -> Response:
    """Return how far a review has come, and its latest result in your language."""
    return json_response(reviews.get(review).state(language, have))


@router.delete("/reviews/{review}", status_code=204)
async def cancel_review(review: ReviewId, reviews: AppReviews, user: CurrentUser) -> None:
    """Cancel a review that you requested; it stops if nobody else wants it, and keeps its result so far."""
    reviews.cancel(user.id, review)


# Evaluations


@router.post("/evaluations", responses=returns(EvaluationFound))
async def evaluate_position(
    body: EvaluationBody, hub: AppHub, user: CurrentUser, language: Language, code: CodeQuery = None
) -> Response:
    """Evaluate a position: win probabilities, expected points, who will own which place, and the best moves.

    The evaluation uses only what a seat may know. Positions on the board of a running match that you play with other
    people are rejected. The evaluation of a running match against bots counts as a hint.
    """
    hub.services.limiter.take("evaluations", user.id)
    if (body.position is None) == (body.match is None):
        raise bad_request([field_fault("position", "one-of", other="match")])
    if body.line and (body.match is None or body.events is None):
        raise bad_request([field_fault("events", "missing")])
    if body.match is None:
        moment = advice.AnalysedMoment(await asyncio.to_thread(positions.read_position, body.position), body.seat)
        await advice.check_not_playing(hub, user, moment.position)
    elif body.line and body.events is not None:
        start = await exploration.find_start(hub, user, body.match, body.events, code, language)
        position = await exploration.explored_position(start, plays_of(body.line))
        moment = advice.AnalysedMoment(position, body.seat)
    else:
        moment = await advice.moment_of_match(hub, user, body.match, body.events, body.seat, code)
    found = await exploration.evaluate(hub, moment.position, moment.seat, body.moves, language, user.id)
    if body.match is not None and moment.seat is not None and moment.number is not None:
        with contextlib.suppress(Refusal):  # an evaluation that comes after the decision is no help
            await advice.count_hint(hub, user, body.match, moment.seat, moment.number)
    return json_response(found)


# Exploration. The server stores nothing: the client sends the whole line


def plays_of(line: list[PlayForm]) -> list[LinePlay]:
    """Return the decisions of a line."""
    return [LinePlay(one.seat, one.play) for one in line]


class ExploredMatch:
    """The match that a request explores."""

    def __init__(
        self,
        match: Match,
        hub: AppHub,
        user: OptionalUser,
        language: Language,
        limit_key: LimitKey,
        code: CodeQuery = None,
    ) -> None:
        hub.services.limiter.take("exploration", limit_key)
        self.language = language
        self._asked = (hub, user, match, code)

    async def after(self, events: int, line: list[PlayForm], use: Callable[[Explored], object]) -> Response:
        """Return what a function finds at the table after a line, in a thread."""
        hub, user, match, code = self._asked
        start = await exploration.find_start(hub, user, match, events, code, self.language)
        plays = plays_of(line)
        return json_response(await asyncio.to_thread(lambda: use(exploration.play_line(start, plays))))


AskedMatch = Annotated[ExploredMatch, Depends()]


@router.post("/tables/{match}/exploration", responses=returns(ExploredForm))
async def explore(asked: AskedMatch, body: ExploreBody) -> Response:
    """Return the position after a line from a moment of a finished match, with the legal decisions of its seat."""

    def use(explored: Explored) -> ExploredForm:
        number = explored.table.number
        if body.since > number:
            raise bad_request([field_fault("since", "too-big", limit=str(number))])
        return exploration.explored_form(explored, body.seat, body.since, asked.language)

    return await asked.after(body.events, body.line, use)


@router.post("/tables/{match}/exploration/value", responses=returns(DecisionValue))
async def value_of_decision(
    match: Match, body: ExplorePlayBody, hub: AppHub, user: CurrentUser, language: Language, code: CodeQuery = None
) -> Response:
    """Evaluate a decision after a line by what its seat knows before it, so that luck plays no part.

    Where the decision brings something to light, such as a card, it is an average over what that could be.
    """
    hub.services.limiter.take("evaluations", user.id)
    start = await exploration.find_start(hub, user, match, body.events, code, language)
    line = [*plays_of(body.line), LinePlay(body.seat, body.play)]
    return json_response(await exploration.value_last(hub, start, line, language, user.id))


@router.post("/tables/{match}/exploration/preview", responses=returns(PreviewFound))
async def explore_preview(asked: AskedMatch, body: ExplorePlayBody) -> Response:
    """Return the full effect of a decision after a line."""
    return await asked.after(
        body.events,
        body.line,
        lambda found: find_preview(found.table, body.seat, body.play, asked.language, body.times),
    )


@router.post("/tables/{match}/exploration/why-not", responses=returns(WhyNotFound))
async def explore_why_not(asked: AskedMatch, body: ExploreAttemptBody) -> Response:
    """Explain why a decision is illegal after a line: the rule, and what would be legal."""
    return await asked.after(
        body.events, body.line, lambda found: find_why_not(found.table, body.seat, body.play, asked.language)
    )
