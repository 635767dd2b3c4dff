"""Puzzles over the real wire: the puzzle of the day, attempts move by move, ratings and streaks."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest

from tests.cli.conftest import Tetrarch
from tests.cli.conftest import tetrarch as tetrarch
from tests.server.conftest import code_of
from tests.server.live_server import ThreadServer
from tests.server.players import guests, open_match
from tetrarch import legends
from tetrarch.cli.commands.puzzles import verified_records
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.randomness import Generator
from tetrarch.puzzles import Puzzle, collection, mining, run
from tetrarch.puzzles.mining import steps
from tetrarch.puzzles.results import START, expected_score
from tetrarch.server.accounts.puzzles import PuzzleResults
from tetrarch.server.matches.puzzle_desk import PuzzleDesk
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.migrations import migrate
from tetrarch.server.storage.models import PersonRow

LANGUAGES = ("en", "fr", "nl", "pl")


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


def test_lists_by_theme_and_difficulty_have_own_results(guest: httpx.Client) -> None:
    found = guest.get("/puzzles/eko/list?theme=win-in-one&difficulty=2&limit=3").json()
    wanted = [one for one in collection("eko").with_theme("win-in-one") if one.difficulty == 2]
    assert found["total"] == len(wanted)
    assert [line["id"] for line in found["puzzles"]] == [one.id for one in wanted[:3]]
    assert all((line["solved"], line["difficulty"], line["proof"]) == (None, 2, "exact") for line in found["puzzles"])
    tried(guest, wanted[0], *own_line(wanted[0]))
    tried(guest, wanted[1], wrong_play(wanted[1]))
    again = guest.get("/puzzles/eko/list?theme=win-in-one&difficulty=2&limit=3").json()["puzzles"]
    assert [line["solved"] for line in again] == [True, False, None]
    more = guest.get("/puzzles/eko/list?theme=win-in-one&difficulty=2&offset=1&limit=1").json()["puzzles"]
    assert [line["id"] for line in more] == [wanted[1].id]
    assert guest.get(f"/puzzle/{wanted[0].id}").json() == again[0]
    assert code_of(guest.get("/puzzle/00000000")) == (404, "no-such-puzzle")
    assert code_of(guest.get("/puzzles/eko/list?theme=no-theme")) == (404, "no-such-puzzle")


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


@pytest.mark.anyio
async def test_days_in_succession_and_ratings(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    await migrate(database)
    async with database.write() as session:
        session.add(PersonRow(id="ann", kind="guest", name="Ann", created=1, seen=1))
    results = PuzzleResults(database)
    day = datetime.date(2026, 11, 16)
    puzzles = collection("eko").puzzles
    for number, days in enumerate((1, 2, 3)):
        today = day + datetime.timedelta(days=number)
        found = await results.record("ann", puzzles[number], True, today, is_daily=True)
        assert found.days == days
    later = day + datetime.timedelta(days=5)
    assert (await results.of("ann", "eko", later)).days == 0
    assert (await results.record("ann", puzzles[4], True, later, is_daily=True)).days == 1
    assert await results.rating_of(puzzles[0]) < puzzles[0].rating or puzzles[0].rating < START
    assert (await results.record("nobody", puzzles[0], True, day, is_daily=False)).tried == 0
    assert expected_score(1500, 1500) == 0.5
    await database.close()


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
