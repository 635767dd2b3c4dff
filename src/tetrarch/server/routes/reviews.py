"""Routes of game reviews: request one, follow its progress, cancel it."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.analysis.forms import PACKAGE
from tetrarch.core.text.messages import message
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError, bad_request, field_fault
from tetrarch.server.http.request import AppHub, AppServices, CurrentUser, Language
from tetrarch.server.http.responses import json_response, returns
from tetrarch.server.matches.reviews import Reviews, ReviewState, checked_record, record_of_match
from tetrarch.server.routes.tables import CodeQuery

router = APIRouter(prefix="/api/v1", tags=["games"], responses=schemas.ERRORS)

EffortName = Literal["quick", "refined", "deep"]
ReviewId = Annotated[str, Path(pattern="^[0-9a-f]{32}$", description="The id of a review.")]


class ReviewBody(schemas.RequestBody):
    """A match or a record to review."""

    match: schemas.Id | None = Field(default=None, description="A match that is over, or that you play against bots.")
    record: schemas.JsonObject | None = Field(default=None, description="A record in its file format.")
    effort: EffortName = Field(default="quick", description="How thorough the review is.")


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
    services.limiter.take("reviews", user.id)
    if body.effort == "deep":
        services.limiter.take("deep-reviews", user.id)
    if (body.record is None) == (body.match is None):
        raise bad_request([field_fault("record", "one-of", other="match")])
    if body.match is not None:
        record = await record_of_match(hub, user, body.match, code)
    else:
        record = await checked_record(hub, user, body.record, language)
    if all(event.play is None for event in record.events):
        raise ApiError("no-advice", reason=message(PACKAGE, "no-review-decisions"))
    return json_response(reviews.request(user.id, record, body.effort).state(language))


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
    await reviews.cancel(user.id, review)
