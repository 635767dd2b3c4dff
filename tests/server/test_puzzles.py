"""Puzzles over the real wire: the puzzle of the day, attempts move by move, ratings and streaks."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.cli.conftest import Tetrarch
from tests.cli.conftest import tetrarch as tetrarch
from tests.server.conftest import Browser, browser_of, code_of, come, make_app
from tests.server.live_server import ThreadServer
from tests.server.players import guests, open_match
from tests.server.postgres import PostgresServer
from tetrarch import legends
from tetrarch.cli.commands.puzzles import verified_records
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import PLACE_MARK
from tetrarch.puzzles import Attempt, Collection, Puzzle, collection, mining, run
from tetrarch.puzzles.mining import steps
from tetrarch.puzzles.results import START, expected_score
from tetrarch.server.accounts.puzzles import PuzzleResults
from tetrarch.server.matches.puzzle_desk import PuzzleDesk
from tetrarch.server.routes import puzzles as routes
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.migrations import migrate
from tetrarch.server.storage.models import PersonRow, PuzzleSolverRow

LANGUAGES = ("en", "fr", "nl", "pl")
MakeGuest = Callable[[str], Awaitable[Browser]]


@pytest.fixture
def visitor(live: ThreadServer) -> Iterator[httpx.Client]:
    """A visitor without a name."""
    with httpx.Client(base_url=f"{live.address}/api/v1", headers={"Origin": live.address}) as client:
        yield client


@pytest.fixture
def guest(visitor: httpx.Client) -> httpx.Client:
    """A guest."""
    assert visitor.post("/guests", json={"name": "Puzzler"}).is_success
    return visitor


def own_line(puzzle: Puzzle) -> list[str]:
    """The user's decisions of the main line."""
    return [
        position.describe(decision).notation for position, decision in steps(puzzle) if position.decider == puzzle.seat
    ]


def wrong_play(puzzle: Puzzle) -> str:
    """A legal decision that misses the goal."""
    legal = puzzle.start().legal_decisions()
    return next(known.notation for known in legal if known.id not in puzzle.accepted(0))


def tried(client: httpx.Client, puzzle: Puzzle, *plays: str, since: int = 0) -> httpx.Response:
    return client.post(f"/puzzles/{puzzle.game}/{puzzle.id}", json={"plays": list(plays), "since": since})


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_overview_in_every_language(visitor: httpx.Client, game: str) -> None:
    titles = set()
    for language in LANGUAGES:
        found = visitor.get(f"/puzzles/{game}?lang={language}").json()
        assert found["results"] is None
        assert [theme["name"] for theme in found["themes"]] == list(collection(game).themes)
        assert sum(theme["puzzles"] for theme in found["themes"]) == len(collection(game))
        titles.add(tuple(theme["title"] for theme in found["themes"]))
    assert len(titles) == len(LANGUAGES)


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_an_attempt_move_by_move_never_shows_the_solution_before_its_end(visitor: httpx.Client, game: str) -> None:
    puzzle = max(collection(game).puzzles, key=lambda puzzle: len(own_line(puzzle)))
    plays: list[str] = []
    told = tried(visitor, puzzle).json()
    assert told["ground"]["board"]
    for play in own_line(puzzle):
        assert told["status"] == "open"
        assert told["solution"] == told["explanation"] == []
        assert play in [decision["notation"] for decision in told["decisions"]]
        plays.append(play)
        told = tried(visitor, puzzle, *plays).json()
    assert told["status"] == "solved"
    assert told["solution"]
    assert told["results"] is None
    assert told["decisions"] == []
    assert code_of(tried(visitor, puzzle, *plays, plays[-1])) == (409, "puzzle-done")


@pytest.mark.anyio
async def test_a_puzzle_is_solved_by_another_decision_than_that_of_its_solution(guests_of_own: MakeGuest) -> None:
    guest = await guests_of_own("Ann")
    puzzle = next(one for one in collection("eko").puzzles if set(one.accepted(0)) - {one.line[0]})
    attempt = Attempt(puzzle, [next(decision for decision in puzzle.accepted(0) if decision != puzzle.line[0])])
    while attempt.status == "open":
        attempt.play(next(iter(puzzle.accepted(attempt.place))))
    plays = [played.decision.notation for played in attempt.history if played.seat == puzzle.seat]
    assert plays[0] != own_line(puzzle)[0]
    form = await attempted(guest, puzzle, *plays)
    assert (form["status"], form["first"]) == ("solved", True)
    assert (form["results"]["tried"], form["results"]["solved"]) == (1, 1)
    assert form["others"] == {"tried": 1, "solved": 1}


def test_hidden_cards_stay_hidden() -> None:
    """Whatever order the hidden cards have, the user receives the same."""
    puzzle = next(puzzle for puzzle in collection("legends").puzzles if legends_start(puzzle).deck_left > 1)
    redealt = legends_start(puzzle).determinize(puzzle.seat, Generator(7, "redeal"))
    line = registry.game("legends").position_to_line(redealt)
    other = msgspec.structs.replace(puzzle, position=line)
    assert other != puzzle
    seen = [PuzzleDesk(one, (), "en").table for one in (puzzle, other)]
    told = [msgspec.json.encode([table.ground(puzzle.seat), table.update(puzzle.seat, 0)]) for table in seen]
    assert told[0] == told[1]


def legends_start(puzzle: Puzzle) -> legends.Position:
    """The position of a puzzle."""
    start = puzzle.start()
    assert isinstance(start, legends.Position)
    return start


def test_a_wrong_decision_fails_and_an_illegal_one_is_rejected(visitor: httpx.Client) -> None:
    puzzle = collection("eko").puzzles[0]
    told = tried(visitor, puzzle, wrong_play(puzzle)).json()
    assert (told["status"], bool(told["explanation"])) == ("failed", True)
    assert tried(visitor, puzzle, "a1-a1").status_code == 422
    assert code_of(visitor.post("/puzzles/eko/00000000", json={})) == (404, "no-such-puzzle")
    assert code_of(visitor.get("/puzzles/eko/next?theme=no-theme")) == (404, "no-such-puzzle")
    assert visitor.get("/puzzles/chess").status_code == 422


@pytest.fixture
async def guests_of_own(services: Services) -> AsyncIterator[MakeGuest]:
    """Makes guests of a server that no other test uses, so that its puzzles have their first ratings."""
    app = make_app(services)
    app.include_router(routes.router)
    async with contextlib.AsyncExitStack() as opened:

        async def make(name: str) -> Browser:
            browser = await opened.enter_async_context(browser_of(app))
            await come(browser, name)
            return browser

        yield make


async def lines_of(guest: Browser, game: str, **query: str | int) -> list[dict[str, Any]]:
    """A part of a list."""
    answer = await guest.get(f"/api/v1/puzzles/{game}/list", params=query)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["puzzles"])


async def attempted(guest: Browser, puzzle: Puzzle, *plays: str) -> dict[str, Any]:
    """The answer to an attempt."""
    answer = await guest.post(f"/api/v1/puzzles/{puzzle.game}/{puzzle.id}", json={"plays": list(plays)})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.anyio
async def test_lists_by_theme_and_difficulty_have_own_results(guests_of_own: MakeGuest) -> None:
    guest = await guests_of_own("Ann")
    wanted = [one for one in collection("eko").with_theme("win-in-one") if one.difficulty == 2]
    query: dict[str, str | int] = {"theme": "win-in-one", "difficulty": 2, "limit": 3}
    answer = (await guest.get("/api/v1/puzzles/eko/list", params=query)).json()
    assert answer["total"] == len(wanted)
    found = await lines_of(guest, "eko", **query)
    assert [line["id"] for line in found] == [one.id for one in wanted[:3]]
    assert all((line["solved"], line["difficulty"], line["proof"]) == (None, 2, "exact") for line in found)
    await attempted(guest, wanted[0], *own_line(wanted[0]))
    await attempted(guest, wanted[2], wrong_play(wanted[2]))
    again = {line["id"]: line for line in await lines_of(guest, "eko", **{**query, "limit": 100})}
    assert [again[one.id]["solved"] for one in wanted[:3]] == [True, None, False]
    more = await lines_of(guest, "eko", **{**query, "offset": 1, "limit": 1})
    assert [line["id"] for line in more] == [list(again)[1]]
    assert (await guest.get(f"/api/v1/puzzle/{wanted[0].id}")).json() == again[wanted[0].id]
    assert code_of(await guest.get("/api/v1/puzzle/00000000")) == (404, "no-such-puzzle")
    assert code_of(await guest.get("/api/v1/puzzles/eko/list?theme=no-theme")) == (404, "no-such-puzzle")


@pytest.mark.anyio
async def test_lists_difficulties_and_the_next_puzzle_follow_the_ratings_after_attempts(
    guests_of_own: MakeGuest,
) -> None:
    ann, bob = [await guests_of_own(name) for name in ("Ann", "Bob")]
    alike = [one for one in collection("eko").with_theme("win-in-one") if one.rating == 894]
    missed = alike[-1]
    easy = await lines_of(ann, "eko", theme="win-in-one", difficulty=1, limit=100)
    near = "/api/v1/puzzles/eko/next?theme=win-in-one&rating=901"
    assert (await bob.get(near)).json()["id"] == alike[0].id != missed.id
    await attempted(ann, missed, wrong_play(missed))
    # 894 + 8 * 0.853, the expected score of a solver with 1200
    expected = {"id": missed.id, "rating": 901, "difficulty": 2}
    shown = [
        next(line for line in await lines_of(bob, "eko", difficulty=2, limit=100) if line["id"] == missed.id),
        (await bob.get(f"/api/v1/puzzle/{missed.id}")).json(),
        (await bob.get(near)).json(),
        await attempted(bob, missed),
    ]
    assert [{name: one[name] for name in expected} for one in shown] == [expected] * 4
    left = await lines_of(ann, "eko", theme="win-in-one", difficulty=1, limit=100)
    assert [line["id"] for line in left] == [line["id"] for line in easy if line["id"] != missed.id]
    ratings = [line["rating"] for line in await lines_of(bob, "eko", theme="win-in-one", limit=100)]
    assert 901 in ratings
    assert ratings == sorted(ratings)


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_hint_and_the_solution_count_as_not_solved(guest: httpx.Client, game: str) -> None:
    puzzle = collection(game).puzzles[3]
    path = f"/puzzles/{game}/{puzzle.id}"
    hinted = guest.post(path, json={"help": "hint"}).json()
    assert hinted["status"] == "open"
    assert hinted["solution"] == hinted["steps"] == []
    assert bool(hinted["hint"]["places"]) != bool(hinted["hint"]["sentence"])
    assert (hinted["results"]["tried"], hinted["results"]["solved"]) == (1, 0)
    given_up = guest.post(path, json={"help": "solution"}).json()
    assert (given_up["status"], given_up["hint"]) == ("failed", None)
    assert [step["notation"] for step in given_up["steps"]] == given_up["solution"]
    own = [step["sentence"] for step in given_up["steps"] if step["seat"] == puzzle.seat]
    assert all(sentence.startswith("You ") for sentence in own), own
    assert any(PLACE_MARK in step["sentence"] for step in given_up["steps"]) == (game == "eko")
    assert given_up["why"] == given_up["explanation"][-1]
    assert given_up["proof"] == "exact"
    assert "Proved" in given_up["proof_text"]
    solved = tried(guest, puzzle, *own_line(puzzle)).json()
    assert (solved["status"], solved["first"], solved["results"]["solved"]) == ("solved", False, 0)
    assert solved["others"] == {"tried": 1, "solved": 0}


def test_points_are_not_previewed_and_illegal_decisions_are_explained(visitor: httpx.Client) -> None:
    puzzle = collection("eko").puzzles[0]
    told = tried(visitor, puzzle).json()
    assert all("preview" not in decision for decision in told["decisions"])
    assert "undo" not in told["update"]["moment"]
    path = f"/puzzles/eko/{puzzle.id}/why-not"
    found = visitor.post(path, json={"play": "a1-a1"}).json()
    assert not found["legal"]
    assert found["why_not"]["message"]
    assert visitor.post(path, json={"play": own_line(puzzle)[0]}).json()["legal"]
    assert code_of(visitor.post("/puzzles/eko/00000000/why-not", json={"play": "x"})) == (404, "no-such-puzzle")


def test_the_puzzle_of_the_day_is_the_same_for_everyone(visitor: httpx.Client) -> None:
    found = visitor.get("/puzzles/eko/daily").json()
    again = visitor.get("/puzzles/eko").json()
    assert found["id"] == again["daily"] == collection("eko").daily(again["day"]).id
    assert found["day"] == again["day"]


def test_only_the_first_attempt_counts_and_the_next_puzzle_is_another(guest: httpx.Client) -> None:
    first = guest.get("/puzzles/eko/next").json()
    puzzle = collection("eko").get(first["id"])
    solved = tried(guest, puzzle, *own_line(puzzle)).json()["results"]
    assert (solved["tried"], solved["solved"], solved["streak"]) == (1, 1, 1)
    assert solved["rating"] > START
    assert solved["change"] == solved["rating"] - START
    again = tried(guest, puzzle, wrong_play(puzzle)).json()["results"]
    assert (again["tried"], again["rating"], again["change"]) == (1, solved["rating"], 0)
    other = guest.get("/puzzles/eko/next").json()
    assert other["id"] != first["id"]
    missed = collection("eko").get(other["id"])
    failed = tried(guest, missed, wrong_play(missed)).json()["results"]
    assert (failed["tried"], failed["streak"], failed["best"]) == (2, 0, 1)
    assert failed["rating"] < solved["rating"]
    assert guest.get("/puzzles/eko").json()["results"] == {**failed, "change": 0}
    exported = guest.get("/me/export").json()
    assert len(exported["puzzle_attempts"]) == 2


@pytest.fixture
async def results(tmp_path: Path) -> AsyncIterator[PuzzleResults]:
    """The results of an empty database with two guests."""
    database = Database(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    await migrate(database)
    async with database.write() as session:
        session.add_all([PersonRow(id=name, kind="guest", name=name, created=1, seen=1) for name in ("ann", "bob")])
    yield PuzzleResults(database)
    await database.close()


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("rating", "is_solved", "after"),
    [
        (1200, True, [(1224, 1196), (1224, 1192)]),
        (1200, False, [(1176, 1204), (1176, 1208)]),
        (1600, True, [(1244, 1593), (1243, 1585)]),
        (1600, False, [(1196, 1601), (1196, 1601)]),
        (800, False, [(1156, 807), (1157, 815)]),
    ],
)
async def test_a_first_attempt_changes_the_ratings_of_solver_and_puzzle(
    results: PuzzleResults, rating: int, is_solved: bool, after: list[tuple[int, int]]
) -> None:
    """The ratings after the attempts of two new solvers, by the documented formula."""
    first, *others = collection("eko").puzzles
    puzzle = msgspec.structs.replace(first, rating=rating)
    day = datetime.date(2026, 11, 16)
    for person, expected in zip(("ann", "bob"), after, strict=True):
        found = await results.record(person, puzzle, is_solved, day, is_daily=False)
        assert (found.rating, (await results.rated(puzzle)).rating) == expected
        await results.record(person, puzzle, not is_solved, day, is_daily=False)  # only the first attempt counts
        rated = {one.id: one.rating for one in (await results.all_rated(collection("eko"))).puzzles}
        assert rated == {puzzle.id: expected[1], **{one.id: one.rating for one in others}}


@pytest.mark.anyio
async def test_days_in_succession_and_ratings(results: PuzzleResults) -> None:
    day = datetime.date(2026, 11, 16)
    puzzles = collection("eko").puzzles
    for number, days in enumerate((1, 2, 3)):
        today = day + datetime.timedelta(days=number)
        found = await results.record("ann", puzzles[number], True, today, is_daily=True)
        assert found.days == days
    later = day + datetime.timedelta(days=5)
    assert (await results.of("ann", "eko", later)).days == 0
    assert (await results.record("ann", puzzles[4], True, later, is_daily=True)).days == 1
    assert (await results.record("nobody", puzzles[0], True, day, is_daily=False)).tried == 0
    assert expected_score(1500, 1500) == 0.5


@pytest.mark.anyio
async def test_a_puzzle_of_the_day_that_was_tried_on_an_earlier_day_counts_once(results: PuzzleResults) -> None:
    puzzle, day = collection("eko").puzzles[0], datetime.date(2026, 11, 16)
    first = await results.record("ann", puzzle, False, day - datetime.timedelta(days=9), is_daily=False)
    assert first.today is None
    counted = await results.record("ann", puzzle, True, day, is_daily=True)
    assert (counted.days, counted.today, counted.change) == (1, True, 0)
    assert counted == msgspec.structs.replace(first, days=1, today=True, change=0)
    assert await results.of("ann", "eko", day) == counted
    assert await results.had("ann", "eko") == {puzzle.id: False}
    for solved in (False, True):  # only the first attempt of a day counts
        later = await results.record("ann", puzzle, solved, day + datetime.timedelta(days=1), is_daily=True)
        assert (later.days, later.today) == (1, False)
    assert (await results.of("ann", "eko", day + datetime.timedelta(days=2))).days == 0


def test_the_overview_says_whether_the_puzzle_of_this_day_was_tried_today(
    guest: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = collection("eko").puzzles[1]
    with monkeypatch.context() as other_day:
        other_day.setattr(Collection, "daily", lambda *_: collection("eko").puzzles[2])
        tried(guest, puzzle, wrong_play(puzzle))
    monkeypatch.setattr(Collection, "daily", lambda *_: puzzle)
    found = guest.get("/puzzles/eko").json()
    assert (found["daily"], found["daily_done"], found["daily_solved"]) == (puzzle.id, False, None)
    assert tried(guest, puzzle, *own_line(puzzle)).json()["results"]["days"] == 1
    found = guest.get("/puzzles/eko").json()
    assert (found["daily_done"], found["daily_solved"]) == (True, True)


def test_a_match_of_people_is_exported_and_mined(
    tmp_path: Path, tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position of a puzzle is played at a table; the same puzzle is found in the exported record."""
    puzzles = [one for one in collection("eko").with_theme("win-in-one") if one.players == 2]
    puzzle = min(puzzles, key=lambda one: (len(one.line), one.nodes))

    async def play(address: str) -> None:
        async with guests(address, "Ann", "Bob") as people:
            position = cast(GamePosition, puzzle.start()).to_json()
            match = await open_match(people[0], people[1:], game="eko", options={"position": position})
            for at, decision in steps(puzzle):
                (player,) = (one for one in people if one.seat(match) == at.decider)
                await player.reach(match, max(one.numbers[match] for one in people))
                number = player.numbers[match]
                await player.ask("decide", match=match, play=at.describe(decision).notation, number=number)
            await people[0].see_over(match)

    data = str(tmp_path / "data")
    with ThreadServer(ServerSettings(data=data, rate_limits=False, thinkers=1)) as server:
        asyncio.run(play(server.address))
        ran = tetrarch("admin", "records", "eko", "games.jsonl", "--data", data)
    assert (ran.code, ran.out) == (0, "games.jsonl: 1 record\n")
    assert tetrarch("admin", "records", "legends", "none.jsonl", "--data", data).out == "none.jsonl: 0 records\n"
    text = (tmp_path / "games.jsonl").read_text("utf-8")
    assert "Ann" not in text
    monkeypatch.setattr(mining, "JUDGES", ("level1",) * len(mining.JUDGES))
    found = run.mine(
        "eko", tmp_path / "mined", verified_records("eko", [tmp_path / "games.jsonl"], strict=True), "1", 1
    )
    assert puzzle.id in [one.id for mined in found.values() for one in mined.puzzles]


@pytest.mark.anyio
async def test_two_repeated_attempts_at_the_same_time_count_once(postgres: PostgresServer) -> None:
    """On PostgreSQL, transactions run side by side: the second one waits for the first."""
    puzzle, day = collection("eko").puzzles[0], datetime.date(2026, 11, 16)
    database = Database(postgres.fresh_database())
    await migrate(database)
    async with database.write() as session:
        session.add(PersonRow(id="ann", kind="guest", name="ann", created=1, seen=1))
    results = PuzzleResults(database)
    await results.record("ann", puzzle, False, day - datetime.timedelta(days=9), is_daily=False)
    async with database.connect_to_write() as other, asyncio.timeout(60):
        await other.execute(select(PuzzleSolverRow).with_for_update())
        attempts = [
            asyncio.create_task(results.record("ann", puzzle, one, day, is_daily=True)) for one in (True, False)
        ]
        while await waiting_in(other) < 2:
            await asyncio.sleep(0.02)
    found = await asyncio.gather(*attempts)
    assert found[0] == found[1]
    await database.close()


async def waiting_in(connection: AsyncConnection) -> int:
    """How many transactions wait for a lock."""
    return int(await connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")) or 0)
