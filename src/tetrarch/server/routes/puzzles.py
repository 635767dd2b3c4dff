"""Routes of puzzles. The server stores results only: the client sends all decisions of an attempt so far."""

from __future__ import annotations

import asyncio
import datetime
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import Field

from tetrarch.core.game import Decision
from tetrarch.core.table_adapter import DecisionForm
from tetrarch.puzzles import Collection, Puzzle, UnknownPuzzle, collection, explanation, task, theme_name
from tetrarch.puzzles.mining import steps
from tetrarch.server.accounts.puzzles import Results
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.request import AppServices, Language, LimitKey, OptionalUser
from tetrarch.server.http.responses import json_response, returns
from tetrarch.server.matches.puzzle_desk import PuzzleDesk
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.view.forms import TableStatic
from tetrarch.table.view.updates import Update

router = APIRouter(prefix="/api/v1", tags=["puzzles"], responses=schemas.ERRORS)

MAX_PLAYS = 60
Play = Annotated[str, Field(min_length=1, max_length=MOST_NOTATION, examples=["e7-h5"])]
PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{8}$", description="The id of a puzzle.")]
ThemeName = Annotated[str | None, Query(max_length=32, pattern="^[a-z-]+$", description="Only this theme.")]


class PuzzlePlays(schemas.RequestBody):
    """The decisions of an attempt."""

    plays: list[Play] = Field(default=[], max_length=MAX_PLAYS, description="All your decisions so far, in notation.")
    since: int = Field(default=0, ge=0, le=2**31, description="The number of the last known entry.")


class PuzzleTheme(msgspec.Struct, frozen=True):
    """A theme of puzzles."""

    name: str
    title: str
    puzzles: int
    """The number of puzzles."""


class PuzzleOverview(msgspec.Struct, frozen=True):
    """The puzzles of a game, and your results."""

    game: str
    day: str
    """The current day, whose puzzle is ``daily``."""
    daily: str
    """The id of the puzzle of the day."""
    daily_done: bool
    """Whether you have tried it."""
    themes: list[PuzzleTheme]
    results: Results | None
    """Your results; None if you are not signed in."""


class PuzzleForm(msgspec.Struct, frozen=True):
    """A puzzle after your decisions, in the forms of a table; its solution only once the attempt is over."""

    id: str
    game: str
    seat: int
    """Your seat."""
    theme: str
    title: str
    """The name of the theme."""
    task: str
    """What to do."""
    rating: int
    day: str | None
    """The day whose puzzle it is, if that is today."""
    status: Literal["open", "solved", "failed"]
    match: str
    viewer: int
    ground: TableStatic | None
    """What stays constant; only if ``since`` is 0."""
    update: Update
    decisions: list[DecisionForm]
    """The legal decisions; none once the attempt is over."""
    solution: list[str]
    """The main line in notation, once the attempt is over."""
    explanation: list[str]
    """The solution in sentences with the rules, once the attempt is over."""
    results: Results | None
    """Your results, once the attempt is over and if you are signed in; only your first attempt changes them."""


def today() -> datetime.date:
    """Return the current day, in UTC."""
    return datetime.datetime.now(datetime.UTC).date()


Today = Annotated[datetime.date, Depends(today)]


def limited(limit_key: LimitKey, services: AppServices) -> None:
    """Count a request."""
    services.limiter.take("puzzles", limit_key)


Limited = Depends(limited)


async def known_puzzles(game: schemas.GameName) -> Collection:
    """Return the puzzles of a game; a game without puzzles is rejected."""
    try:
        return await asyncio.to_thread(collection, game)
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None


Puzzles = Annotated[Collection, Depends(known_puzzles)]


@router.get("/puzzles/{game}", responses=returns(PuzzleOverview), dependencies=[Limited])
async def overview(
    puzzles: Puzzles, day: Today, user: OptionalUser, services: AppServices, language: Language
) -> Response:
    """Return the themes, the puzzle of the day, and your rating and streaks."""
    daily = puzzles.daily(day.isoformat())
    had = await services.puzzles.had(user.id, puzzles.game) if user else set()
    themes = [PuzzleTheme(name, theme_name(name, language), len(puzzles.with_theme(name))) for name in puzzles.themes]
    results = await services.puzzles.of(user.id, puzzles.game, day) if user else None
    return json_response(PuzzleOverview(puzzles.game, day.isoformat(), daily.id, daily.id in had, themes, results))


@router.get("/puzzles/{game}/next", responses=returns(PuzzleForm), dependencies=[Limited])
async def next_puzzle(
    puzzles: Puzzles,
    day: Today,
    user: OptionalUser,
    services: AppServices,
    language: Language,
    theme: ThemeName = None,
    rating: Annotated[int | None, Query(ge=0, le=4000, description="Near this rating, not yours.")] = None,
    without: Annotated[str, Query(max_length=400, description="Ids of puzzles to leave out, with commas.")] = "",
) -> Response:
    """Return a puzzle near your rating that you have not tried."""
    had = await services.puzzles.had(user.id, puzzles.game) if user else set()
    own = await services.puzzles.of(user.id, puzzles.game, day) if user else Results()
    try:
        found = puzzles.next_for(rating or own.rating, theme, had | set(without.split(",")), seed=len(had))
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None
    shown = await services.puzzles.rating_of(found)
    return json_response(await asyncio.to_thread(form_of, found, PuzzlePlays(), puzzles, day, shown, language))


@router.get("/puzzles/{game}/daily", responses=returns(PuzzleForm), dependencies=[Limited])
async def daily_puzzle(puzzles: Puzzles, day: Today, services: AppServices, language: Language) -> Response:
    """Return the puzzle of the day, the same for everyone."""
    found = puzzles.daily(day.isoformat())
    shown = await services.puzzles.rating_of(found)
    return json_response(await asyncio.to_thread(form_of, found, PuzzlePlays(), puzzles, day, shown, language))


@router.post("/puzzles/{game}/{puzzle}", responses=returns(PuzzleForm), dependencies=[Limited])
async def attempt_puzzle(
    puzzle: PuzzleId,
    body: PuzzlePlays,
    puzzles: Puzzles,
    day: Today,
    user: OptionalUser,
    services: AppServices,
    language: Language,
) -> Response:
    """Return a puzzle after your decisions and the replies to them; a decision that misses the goal ends the attempt.

    The first attempt of a signed-in user counts for the ratings and streaks.
    """
    try:
        found = puzzles.get(puzzle)
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None
    shown = await services.puzzles.rating_of(found)
    form = await asyncio.to_thread(form_of, found, body, puzzles, day, shown, language)
    if user and form.status != "open":
        results = await services.puzzles.record(
            user.id, found, form.status == "solved", day, is_daily=form.day is not None
        )
        form = msgspec.structs.replace(form, results=results)
    return json_response(form)


def form_of(
    puzzle: Puzzle, body: PuzzlePlays, puzzles: Collection, day: datetime.date, rating: int, language: str
) -> PuzzleForm:
    """Return a puzzle after some decisions as clients receive it."""
    desk = PuzzleDesk(puzzle, body.plays, language)
    table, seat = desk.table, puzzle.seat
    is_over = desk.attempt.status != "open"
    player = table.state.game.definition.player_name(table.state.game.position, seat, language)
    update = table.update(seat, max(min(body.since, table.number), desk.laid), language)
    return PuzzleForm(
        id=puzzle.id,
        game=puzzle.game,
        seat=seat,
        theme=puzzle.theme,
        title=theme_name(puzzle.theme, language),
        task=task(puzzle, player, language),
        rating=rating,
        day=day.isoformat() if puzzles.daily(day.isoformat()) == puzzle else None,
        status=desk.attempt.status,
        match=table.match_id,
        viewer=seat,
        ground=table.ground(seat, language) if body.since == 0 else None,
        update=update,
        decisions=[] if is_over else table.decisions(seat, language, preview=True),
        solution=[told.notation for told in main_line(puzzle)] if is_over else [],
        explanation=explanation(puzzle, language) if is_over else [],
        results=None,
    )


def main_line(puzzle: Puzzle) -> list[Decision]:
    """Return the decisions of the main line."""
    return [position.describe(decision) for position, decision in steps(puzzle)]
