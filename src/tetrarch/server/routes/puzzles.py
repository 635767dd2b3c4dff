"""Routes of puzzles. The server stores results only: the client sends all decisions of an attempt so far."""

from __future__ import annotations

import asyncio
import datetime
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field

from tetrarch.core.table_adapter import DecisionForm
from tetrarch.puzzles import (
    Collection,
    Puzzle,
    UnknownPuzzle,
    collection,
    explanation,
    find_puzzle,
    proof_sentence,
    solution_line,
    task,
    theme_name,
    why,
)
from tetrarch.puzzles.results import Results
from tetrarch.server.accounts.puzzles import Tries
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.request import AppServices, Language, LimitKey, OptionalUser, limited_caller
from tetrarch.server.http.responses import json_response, picture_response, returns
from tetrarch.server.live.queries import WhyNotFound, find_why_not
from tetrarch.server.matches.picture import Pictures
from tetrarch.server.matches.puzzle_desk import PuzzleDesk, PuzzleHint
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.view.forms import Moment, SeatState, TableStatic
from tetrarch.table.view.updates import Update

router = APIRouter(prefix="/api/v1", tags=["puzzles"], responses=schemas.ERRORS)

MAX_PLAYS = 60
Play = Annotated[str, Field(min_length=1, max_length=MOST_NOTATION, examples=["e7-h5"])]
PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{8}$", description="The id of a puzzle.")]
ThemeName = Annotated[str | None, Query(max_length=32, pattern="^[a-z-]+$", description="Only this theme.")]
Difficulty = Annotated[int | None, Query(ge=1, le=5, description="Only this difficulty, from 1 (very easy) to 5.")]
Help = Literal["hint", "solution"]


class PuzzlePlays(schemas.RequestBody):
    """The decisions of an attempt."""

    plays: list[Play] = Field(default=[], max_length=MAX_PLAYS, description="All your decisions so far, in notation.")
    since: int = Field(default=0, ge=0, le=2**31, description="The number of the last known entry.")
    help: Help | None = Field(
        default=None, description="A hint, or the solution, which ends the attempt. Both count as not solved."
    )


class PuzzleQuestion(schemas.RequestBody):
    """A decision to explain, after those of an attempt."""

    plays: list[Play] = Field(default=[], max_length=MAX_PLAYS, description="All your decisions so far, in notation.")
    play: schemas.Attempted


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
    """Whether you have tried it today."""
    daily_solved: bool | None
    """Whether you solved it at your first attempt of the day; None if you have not tried it today."""
    themes: list[PuzzleTheme]
    results: Results | None
    """Your results; None if you are not signed in."""


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    theme: str
    title: str
    """The name of the theme."""
    rating: int
    """The current rating; attempts of users change it."""
    difficulty: int
    """From 1 (very easy) to 5 (very hard)."""
    players: int
    tags: tuple[str, ...]
    """The variants of the game."""
    proof: Literal["exact", "margin"]
    """Whether the solution is proved, or judged with a margin."""
    solved: bool | None
    """Whether you solved it at your first attempt; None if you have not tried it, or are not signed in."""


class PuzzleList(msgspec.Struct, frozen=True):
    """A part of the puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleLine]
    total: int
    """The number of puzzles with this theme and difficulty."""


class SolutionStep(msgspec.Struct, frozen=True):
    """A decision of the solution."""

    seat: int
    notation: str
    sentence: str
    """What it does, in a sentence that addresses you, with marks around the names of places."""
    rules: tuple[str, ...]


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
    """The current rating; attempts of users change it."""
    difficulty: int
    """From 1 (very easy) to 5 (very hard)."""
    proof: Literal["exact", "margin"]
    """Whether the solution is proved, or judged with a margin."""
    proof_text: str
    """The same in a sentence, with the margin and the effort."""
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
    steps: list[SolutionStep]
    """The main line, once the attempt is over."""
    why: str
    """Why only this is a solution, once the attempt is over."""
    hint: PuzzleHint | None
    """Where a decision that keeps the goal begins, if a hint is requested."""
    first: bool | None
    """Whether your first attempt solved it, once that is over and if you are signed in."""
    others: Tries | None
    """How many users tried and solved it, once the attempt is over."""
    results: Results | None
    """Your results, once the attempt is over and if you are signed in; only your first attempt changes them,
    except for the days in succession."""


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
    themes = [PuzzleTheme(name, theme_name(name, language), len(puzzles.with_theme(name))) for name in puzzles.themes]
    results = await services.puzzles.of(user.id, puzzles.game, day) if user else None
    solved = results.today if results else None
    done = solved is not None
    return json_response(PuzzleOverview(puzzles.game, day.isoformat(), daily.id, done, solved, themes, results))


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
    had = await services.puzzles.had(user.id, puzzles.game) if user else {}
    own = await services.puzzles.of(user.id, puzzles.game, day) if user else Results()
    try:
        rated = await services.puzzles.all_rated(puzzles)
        found = rated.next_for(rating or own.rating, theme, had.keys() | set(without.split(",")), seed=len(had))
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None
    return json_response(await asyncio.to_thread(form_of, found, PuzzlePlays(), puzzles, day, language))


@router.get("/puzzles/{game}/daily", responses=returns(PuzzleForm), dependencies=[Limited])
async def daily_puzzle(puzzles: Puzzles, day: Today, services: AppServices, language: Language) -> Response:
    """Return the puzzle of the day, the same for everyone."""
    found = await services.puzzles.rated(puzzles.daily(day.isoformat()))
    return json_response(await asyncio.to_thread(form_of, found, PuzzlePlays(), puzzles, day, language))


@router.get("/puzzles/{game}/list", responses=returns(PuzzleList), dependencies=[Limited])
async def list_puzzles(
    puzzles: Puzzles,
    user: OptionalUser,
    services: AppServices,
    language: Language,
    theme: ThemeName = None,
    difficulty: Difficulty = None,
    offset: Annotated[int, Query(ge=0, le=100_000, description="How many puzzles to leave out.")] = 0,
    limit: Annotated[int, Query(ge=1, le=100, description="How many puzzles to return at most.")] = 50,
) -> Response:
    """Return puzzles by theme and difficulty, with your results."""
    try:
        rated = await services.puzzles.all_rated(puzzles)
        found = [one for one in rated.with_theme(theme) if difficulty in (None, one.difficulty)]
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None
    had = await services.puzzles.had(user.id, puzzles.game) if user else {}
    lines = [line_of(one, had, language) for one in found[offset : offset + limit]]
    return json_response(PuzzleList(puzzles.game, lines, len(found)))


@router.get("/puzzle/{puzzle}", responses=returns(PuzzleLine), dependencies=[Limited])
async def puzzle_by_id(puzzle: PuzzleId, user: OptionalUser, services: AppServices, language: Language) -> Response:
    """Return the game and the theme of the puzzle with an id."""
    try:
        found = await services.puzzles.rated(await asyncio.to_thread(find_puzzle, puzzle))
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None
    had = await services.puzzles.had(user.id, found.game) if user else {}
    return json_response(line_of(found, had, language))


@router.get(
    "/puzzle/{puzzle}/picture.{format}",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}, "image/png": {}}}},
)
async def puzzle_picture(
    puzzle: PuzzleId,
    format: Annotated[Literal["svg", "png"], Path(description="The format.")],
    request: Request,
    services: AppServices,
    language: Language,
    theme: Literal["light", "dark"] = "light",
) -> Response:
    """Return a picture of a puzzle: the board and the task."""
    services.limiter.take("pictures", limited_caller(request))
    try:
        found = await asyncio.to_thread(find_puzzle, puzzle)
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None
    pictures: Pictures = request.app.state.pictures
    return picture_response(await pictures.of_puzzle(found, language, theme, format), format)


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

    The first attempt of a signed-in user counts for the ratings and streaks, and the first one of the day at its puzzle
    for the days in succession.
    """
    found = await services.puzzles.rated(puzzle_of(puzzles, puzzle))
    form = await asyncio.to_thread(form_of, found, body, puzzles, day, language)
    if user and (form.status != "open" or body.help):
        results = await services.puzzles.record(
            user.id, found, form.status == "solved", day, is_daily=form.day is not None
        )
        had = await services.puzzles.had(user.id, found.game)
        form = msgspec.structs.replace(form, results=results, first=had.get(found.id))
    if form.status != "open":
        form = msgspec.structs.replace(form, others=await services.puzzles.tries(found))
    return json_response(form)


@router.post("/puzzles/{game}/{puzzle}/why-not", responses=returns(WhyNotFound), dependencies=[Limited])
async def why_not(puzzle: PuzzleId, body: PuzzleQuestion, puzzles: Puzzles, language: Language) -> Response:
    """Explain why a decision is illegal in a puzzle: the rule, and what would be legal."""
    found = puzzle_of(puzzles, puzzle)

    def work() -> WhyNotFound:
        return find_why_not(PuzzleDesk(found, body.plays, language).table, found.seat, body.play, language)

    return json_response(await asyncio.to_thread(work))


def puzzle_of(puzzles: Collection, name: str) -> Puzzle:
    """Return the puzzle with an id; an unknown one is rejected."""
    try:
        return puzzles.get(name)
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None


def line_of(puzzle: Puzzle, had: dict[str, bool], language: str) -> PuzzleLine:
    """Return a puzzle as a list shows it."""
    return PuzzleLine(
        id=puzzle.id,
        game=puzzle.game,
        theme=puzzle.theme,
        title=theme_name(puzzle.theme, language),
        rating=puzzle.rating,
        difficulty=puzzle.difficulty,
        players=puzzle.players,
        tags=puzzle.tags,
        proof=puzzle.proof,
        solved=had.get(puzzle.id),
    )


def form_of(puzzle: Puzzle, body: PuzzlePlays, puzzles: Collection, day: datetime.date, language: str) -> PuzzleForm:
    """Return a puzzle after some decisions as clients receive it."""
    desk = PuzzleDesk(puzzle, body.plays, language)
    table, seat, status = desk.table, puzzle.seat, desk.attempt.status
    if body.help == "solution" and status == "open":
        status = "failed"
    is_over = status != "open"
    update = table.update(seat, max(min(body.since, table.number), desk.laid), language)
    seats: list[SeatState] = [
        {**state, "name": name} for state, name in zip(update.moment["seats"], desk.names, strict=True)
    ]
    moment: Moment = {**update.moment, "seats": seats, "scores": table.scores(seat, language)}
    moment.pop("undo", None)  # a decision that misses the goal ends the attempt
    line = solution_line(puzzle, language, marked=True) if is_over else []
    return PuzzleForm(
        id=puzzle.id,
        game=puzzle.game,
        seat=seat,
        theme=puzzle.theme,
        title=theme_name(puzzle.theme, language),
        task=task(puzzle, desk.names[seat], language),
        rating=puzzle.rating,
        difficulty=puzzle.difficulty,
        proof=puzzle.proof,
        proof_text=proof_sentence(puzzle, language),
        day=day.isoformat() if puzzles.daily(day.isoformat()).id == puzzle.id else None,
        status=status,
        match=table.match_id,
        viewer=seat,
        ground=table.ground(seat, language) if body.since == 0 else None,
        update=msgspec.structs.replace(update, moment=moment),
        decisions=[] if is_over else table.decisions(seat, language),
        solution=[played.decision.notation for played in line],
        explanation=explanation(puzzle, language) if is_over else [],
        steps=[
            SolutionStep(played.seat, played.decision.notation, played.decision.sentence, played.decision.rules)
            for played in line
        ],
        why=why(puzzle, language) if is_over else "",
        hint=desk.hint() if body.help == "hint" and not is_over else None,
        first=None,
        others=None,
        results=None,
    )
