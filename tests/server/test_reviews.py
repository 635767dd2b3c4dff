"""Reviews over the API: progress, results, cancellation, quota, cache, and what may be reviewed."""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count, islice
from pathlib import Path
from typing import Any, ClassVar, Self

import httpx
import msgspec
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests
from tests.server.test_hints import BOTS, begin, own_turn
from tetrarch import eko, legends
from tetrarch.analysis.review import Effort
from tetrarch.core.record import Record
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.rate_limits import LIMITS
from tetrarch.server.matches import reviews as reviews_module
from tetrarch.server.matches.reviews import (
    MAX_OF_ADDRESS,
    MAX_OF_USER,
    MAX_WAITING,
    NAMES,
    Reviews,
    ReviewTask,
    review_id,
)
from tetrarch.server.services import Warming
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage import review_cache
from tetrarch.server.storage.review_cache import FOLDER, ReviewCache, StoredReview, engine_version
from tetrarch.server.workers import jobs, reviewer
from tetrarch.server.workers.pool import ChildProcess


def short_record(seed: int = 1, decisions: int = 2) -> Record:
    """The record of an unfinished game with a few decisions."""
    game = eko.new_game(2, seed=seed)
    for _ in range(decisions):
        game.play(next(iter(game.position.legal_decisions())))
    return game.to_record()


def form(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(record)
    return found


async def finished(client: httpx.AsyncClient, review: dict[str, Any], **query: str) -> dict[str, Any]:
    """The state of a review when it neither waits nor runs."""
    for _ in range(600):
        answer = await client.get(f"/api/v1/reviews/{review['id']}", params=query)
        assert answer.status_code == 200, answer.text
        if answer.json()["status"] not in ("waiting", "running"):
            return dict(answer.json())
        await asyncio.sleep(0.1)
    raise AssertionError("the review does not end")


def client_of(player: Player, language: str = "en") -> httpx.AsyncClient:
    headers = {**player.headers, "Accept-Language": language}
    return httpx.AsyncClient(base_url=player.address, headers=headers, timeout=60)


def test_a_record_is_reviewed_in_the_language_of_the_request(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,), client_of(ann) as client:
            answer = await client.post("/api/v1/reviews", json={"record": form(short_record()), "unfinished": True})
            assert answer.status_code == 200, answer.text
            asked = answer.json()
            assert (asked["game"], asked["effort"], asked["completed"], asked["review"]) == ("eko", "quick", None, None)
            assert asked["status"] in ("waiting", "running")
            state = await finished(client, asked)
            assert (state["status"], state["completed"]) == ("done", "quick")
            assert [one["number"] for one in state["review"]["decisions"]] == [0, 1]
            assert (await finished(client, asked, have="quick"))["review"] is None
            again = (
                await client.post("/api/v1/reviews", json={"record": form(short_record()), "unfinished": True})
            ).json()
            assert (again["id"], again["status"]) == (asked["id"], "done"), "it is cached"
            stored = {"record": form(short_record()), "unfinished": True, "stored": True}
            assert (await client.post("/api/v1/reviews", json=stored)).json()["review"] == state["review"]
            async with client_of(ann, "fr") as french:
                told = (await finished(french, asked))["review"]
            assert told["decisions"][0]["sentence"] != state["review"]["decisions"][0]["sentence"]

    asyncio.run(play())


def test_a_stored_review_is_found_but_none_is_begun(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,), client_of(ann) as client:
            body = {"record": form(short_record(77)), "unfinished": True, "stored": True}
            for _ in range(2):
                state = (await client.post("/api/v1/reviews", json=body)).json()
                assert (state["status"], state["review"]) == ("cancelled", None)
            assert (await client.get(f"/api/v1/reviews/{state['id']}")).status_code == 404

    asyncio.run(play())


def test_a_finished_match_is_reviewed_and_a_running_one_only_where_hints_are_allowed(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), client_of(ann) as client:
            match = await begin(ann, bob, seats=["open", "open"])
            refused = await client.post("/api/v1/reviews", json={"match": match})
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "hints-people")
            record = (await client.get(f"/api/v1/tables/{match}/record")).json()
            refused = await client.post("/api/v1/reviews", json={"record": record})
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "engine-locked")
            await ann.wait_for(lambda: bool(ann.moments[match]["to_decide"]))
            decider = (ann, bob)[ann.moments[match]["to_decide"][0]]
            await decider.ask("watch", match=match)
            plays = (await decider.ask("decisions", match=match))["decisions"]
            await decider.ask("decide", match=match, play=plays[0]["notation"], number=decider.moments[match]["number"])
            await ann.ask("resign", match=match)
            asked = await client.post("/api/v1/reviews", json={"match": match})
            assert asked.status_code == 200, asked.text
            state = await finished(client, asked.json())
            assert len(state["review"]["decisions"]) == 1
            assert state["review"]["names"] == []

    asyncio.run(play())


def test_the_review_of_a_running_match_against_bots_counts_as_a_hint(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,), client_of(ann) as client:
            match = await begin(ann, **BOTS)
            await own_turn(ann, match)
            plays = (await ann.ask("decisions", match=match))["decisions"]
            await ann.ask("decide", match=match, play=plays[0]["notation"], number=ann.moments[match]["number"])
            await own_turn(ann, match)
            asked = await client.post("/api/v1/reviews", json={"match": match})
            assert asked.status_code == 200, asked.text
            await ann.wait_for(lambda: ann.moments[match]["seats"][0]["hints"] == 1)

    asyncio.run(play())


def test_faulty_requests(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,), client_of(ann) as client:
            record = form(short_record())
            for body, status, code in (
                ({}, 422, "bad-request"),
                ({"record": {"format": "x"}}, 422, "bad-record"),
                ({"record": {**record, "game": "chess"}}, 422, "bad-record"),
                ({"record": {**record, "events": [{"seat": 0, "play": "a1-a9"}]}}, 422, "bad-record"),
                ({"record": form(legends.new_game(2, seed=1).to_record())}, 409, "no-advice"),
                ({"record": record}, 409, "no-advice"),
            ):
                answer = await client.post("/api/v1/reviews", json=body)
                assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
            unknown = await client.get(f"/api/v1/reviews/{'0' * 32}")
            assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "no-such-review")
            assert (await client.delete(f"/api/v1/reviews/{'0' * 32}")).status_code == 404

    asyncio.run(play())


def long_body(seed: int) -> dict[str, Any]:
    """A request for a review that takes minutes: many decisions, and a deep effort after the quicker ones."""
    return {"record": form(short_record(seed, 80)), "unfinished": True, "effort": "deep"}


async def in_progress(client: httpx.AsyncClient, review: dict[str, Any]) -> dict[str, Any]:
    """The state of a review once it has reported its progress."""
    for _ in range(600):
        state = (await client.get(f"/api/v1/reviews/{review['id']}")).json()
        assert state["status"] in ("waiting", "running")
        if state["total"]:
            return dict(state)
        await asyncio.sleep(0.05)
    raise AssertionError("the review reports no progress")


def test_a_running_review_reports_progress_and_is_cancelled(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), client_of(ann) as client:
            review = (await client.post("/api/v1/reviews", json=long_body(501))).json()
            assert (review["running"], review["done"], review["total"]) == (None, 0, 0)
            first = state = await in_progress(client, review)
            assert (state["status"], state["effort"], state["running"]) == ("running", "deep", "quick")
            while state["running"] == first["running"] and state["done"] == first["done"]:
                await asyncio.sleep(0.05)
                state = await in_progress(client, review)
            assert 0 < first["done"] <= first["total"] == 160, "two steps for each decision"
            if state["running"] == "quick":
                assert first["done"] < state["done"] <= state["total"] == first["total"]
            async with client_of(bob) as other:
                assert (await other.delete(f"/api/v1/reviews/{review['id']}")).status_code == 204
            assert (await client.get(f"/api/v1/reviews/{review['id']}")).json()["status"] in ("waiting", "running")
            assert (await client.delete(f"/api/v1/reviews/{review['id']}")).status_code == 204
            ended = (await client.get(f"/api/v1/reviews/{review['id']}")).json()
            assert (ended["status"], ended["effort"]) == (
                ("done", ended["completed"]) if ended["completed"] else ("cancelled", "deep")
            )
            again = await finished(client, ended)
            assert (again["status"], again["running"], again["done"], again["total"]) == (ended["status"], None, 0, 0)

    asyncio.run(play())


SMALL_EFFORTS = {"quick": 5, "refined": 10, "deep": 20}
SMALL_REVIEWER = f"""
from tetrarch.server.workers import reviewer
reviewer.PLAIN_PART = 1
reviewer.EFFORTS = {{name: reviewer.Effort(name, simulations) for name, simulations in {SMALL_EFFORTS}.items()}}
reviewer.main()
"""
"""The process that reviews games, with efforts of few simulations."""


class SmallReviewer(ChildProcess):
    """Remembers the efforts that were asked of all processes, in order."""

    asked: ClassVar[dict[str, None]]

    @classmethod
    async def start(cls, module: str) -> Self:
        assert module == "reviewer"
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(sys.executable, "-c", SMALL_REVIEWER, stdin=pipe, stdout=pipe))

    def send(self, data: object) -> None:
        if isinstance(data, jobs.ReviewJob):
            self.asked.update(dict.fromkeys(data.efforts))
        super().send(data)


def test_a_deep_review_completes_all_efforts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SmallReviewer.asked = {}
    monkeypatch.setattr(reviews_module, "ChildProcess", SmallReviewer)

    async def play(address: str) -> None:
        async with guests(address, "Ann") as (ann,), client_of(ann) as client:
            body = {"record": form(short_record()), "unfinished": True}
            for effort, before in (("quick", []), ("deep", ["quick"]), ("refined", ["quick", "refined", "deep"])):
                assert list(SmallReviewer.asked) == before
                asked = (await client.post("/api/v1/reviews", json={**body, "effort": effort})).json()
                state = await finished(client, asked)
                completed = "quick" if effort == "quick" else "deep"
                assert (state["status"], state["completed"]) == ("done", completed)
                assert (state["running"], state["done"], state["total"]) == (None, 0, 0)
                assert state["review"]["effort"] == completed
                found = [decision["simulations"] for decision in state["review"]["decisions"]]
                assert found == [SMALL_EFFORTS[completed]] * 2
            assert list(SmallReviewer.asked) == list(NAMES), "the deep review was complete"

    with ThreadServer(ServerSettings(data=str(tmp_path), thinkers=1)) as server:
        asyncio.run(play(server.address))


def test_the_quota_of_a_user_says_what_to_do_and_is_free_again_after_a_cancellation(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), client_of(ann) as client:
            bodies = [long_body(seed) for seed in range(601, 602 + MAX_OF_USER)]
            answers = [await client.post("/api/v1/reviews", json=body) for body in bodies]
            assert [answer.status_code for answer in answers] == [200] * MAX_OF_USER + [409]
            error = answers[-1].json()["error"]
            assert error["code"] == "too-many-reviews"
            assert error["message"] == "at most 2 reviews can run for you at a time; wait for one or cancel it"
            assert (await client.post("/api/v1/reviews", json=bodies[0])).status_code == 200, "it is the same review"
            async with client_of(bob) as other:
                of_bob = await other.post("/api/v1/reviews", json=bodies[-1])
                assert of_bob.status_code == 200, "Bob has his own quota"
                await other.delete(f"/api/v1/reviews/{of_bob.json()['id']}")
            ids = [answer.json()["id"] for answer in answers[:-1]]
            assert (await client.delete(f"/api/v1/reviews/{ids.pop()}")).status_code == 204
            accepted = await client.post("/api/v1/reviews", json=bodies[-1])
            assert accepted.status_code == 200, accepted.text
            for name in (*ids, accepted.json()["id"]):
                assert (await client.delete(f"/api/v1/reviews/{name}")).status_code == 204

    asyncio.run(play())


@pytest.mark.parametrize(("effort", "name", "most"), [("refined", "reviews", 10), ("deep", "deep-reviews", 3)])
def test_too_many_requests_are_rejected_with_the_time_to_wait(
    tmp_path: Path, effort: str, name: str, most: int
) -> None:
    async def play(address: str) -> None:
        async with guests(address, "Ann") as (ann,), client_of(ann) as client:
            answers = [await client.post("/api/v1/reviews", json={"effort": effort}) for _ in range(most + 1)]
            assert [answer.status_code for answer in answers] == [422] * most + [429]
            error = answers[-1].json()["error"]
            wait = int(answers[-1].headers["Retry-After"])
            assert 1 <= wait <= LIMITS[name].seconds
            assert (error["code"], str(wait) in error["message"]) == ("too-often", True)

    with ThreadServer(ServerSettings(data=str(tmp_path), thinkers=1)) as server:
        asyncio.run(play(server.address))


# The queue


@pytest.fixture
def waiting() -> Reviews:
    """Reviews that only wait: the kernels of the game are never ready."""
    return Reviews({"eko": Warming()})


def test_a_user_has_few_reviews_at_a_time(waiting: Reviews) -> None:
    async def ask() -> None:
        records = [short_record(seed) for seed in range(MAX_OF_USER + 1)]
        tasks = [waiting.request("ann", record, "quick") for record in records[:MAX_OF_USER]]
        with pytest.raises(ApiError, match="too-many-reviews"):
            waiting.request("ann", records[-1], "quick")
        assert waiting.request("ann", records[0], "refined") is tasks[0]
        assert waiting.request("bob", records[0], "quick").users == {"ann", "bob"}
        waiting.cancel("ann", tasks[0].id)
        assert tasks[0].is_active, "Bob wants it"
        waiting.cancel("bob", tasks[0].id)
        assert tasks[0].status == "cancelled"
        assert waiting.request("ann", records[0], "quick") is not tasks[0]
        await waiting.close()

    asyncio.run(ask())


def test_a_running_review_is_cancelled_at_once() -> None:
    async def ask() -> None:
        reviews = Reviews({})
        task = reviews.request("ann", short_record(decisions=40), "quick")
        while task.status == "waiting":
            await asyncio.sleep(0.01)
        reviews.cancel("ann", task.id)
        assert task.status == "cancelled"
        small = reviews.request("ann", short_record(), "quick")
        while small.is_active:
            await asyncio.sleep(0.02)
        assert (small.status, small.completed) == ("done", "quick")
        await reviews.close()

    asyncio.run(ask())


def test_one_address_keeps_nobody_else_from_reviews() -> None:
    """Its guests have half of the places at most; when all are taken, the newest of those with the most makes room."""

    async def ask() -> None:
        reviews = Reviews({"eko": Warming()}, address_of=lambda user: user.partition(" ")[0])
        seeds = count()
        guests = (f"eve {number // MAX_OF_USER}" for number in range(MAX_WAITING))
        own = [reviews.request(guest, short_record(next(seeds)), "quick") for guest in islice(guests, MAX_OF_ADDRESS)]
        with pytest.raises(ApiError, match="too-many-advised"):
            reviews.request("eve 99", short_record(next(seeds)), "quick")
        shared = reviews.request("bob", own[-1].record, "quick")
        assert shared is own[-1]
        others = [
            reviews.request(f"user{number}", short_record(next(seeds)), "quick")
            for number in range(MAX_WAITING - MAX_OF_ADDRESS)
        ]
        ann = reviews.request("ann", short_record(next(seeds)), "quick")
        assert ann.is_active
        assert [task.status for task in own[-3:]] == ["waiting", "cancelled", "waiting"], "Bob wants the last one, too"
        assert all(task.is_active for task in others)
        for number in range(MAX_OF_ADDRESS - 3):
            reviews.request(f"other{number}", short_record(next(seeds)), "quick")
        with pytest.raises(ApiError, match="too-many-advised"):
            reviews.request("late", short_record(next(seeds)), "quick")
        await reviews.close()

    asyncio.run(ask())


def test_thorough_reviews_of_several_users_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long review goes on where it was after each short one of another user."""
    monkeypatch.setattr(reviews_module, "SLICE_SECONDS", 0.1)

    async def ask() -> None:
        reviews = Reviews({})
        long = reviews.request("eve", short_record(decisions=30), "refined")
        while long.completed is None or long.progress is None or long.progress.effort != "refined":
            await asyncio.sleep(0.01)
        for seed in (2, 3):
            before = long.progress.done
            short = reviews.request("ann", short_record(seed), "refined")
            while short.is_active:
                await asyncio.sleep(0.01)
            assert short.completed == "refined"
            assert long.status == "running", "it takes many times as long"
            assert before <= long.progress.done < long.progress.total
        while long.is_active:
            await asyncio.sleep(0.01)
        alone = ReviewTask("x", long.record, "refined", completed="quick")
        direct: list[jobs.ReviewReply] = []
        list(reviewer.review(jobs.ReviewJob(alone.record.to_text().encode(), ("refined",), ("en",)), direct.append))
        assert isinstance(direct[-1], jobs.ReviewResult)
        assert long.texts["en"] == direct[-1].texts["en"], "pauses change nothing"
        await reviews.close()

    asyncio.run(ask())


def test_a_process_keeps_few_reviews_that_were_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(reviews_module, "MAX_BEGUN", 1)

    async def ask() -> None:
        reviews = Reviews({})
        first = reviews.request("eve", short_record(decisions=8), "quick")
        second = reviews.request("ann", short_record(2), "quick")
        while first.is_active:
            assert second.status == "waiting"
            await asyncio.sleep(0.01)
        while second.is_active:
            await asyncio.sleep(0.01)
        assert (first.completed, second.completed) == ("quick", "quick")
        cancelled = reviews.request("eve", short_record(3, decisions=30), "quick")
        while cancelled.status == "waiting":
            await asyncio.sleep(0.01)
        reviews.cancel("eve", cancelled.id)
        third = reviews.request("ann", short_record(4), "quick")
        while third.is_active:
            await asyncio.sleep(0.01)
        assert (cancelled.status, third.completed) == ("cancelled", "quick"), "its place is free again"
        await reviews.close()

    asyncio.run(ask())


def test_a_review_depends_on_the_game_alone() -> None:
    record = short_record()
    assert review_id(record) == review_id(msgspec.structs.replace(record, names=["Ann", "Bob"]))
    assert review_id(record) != review_id(short_record(2))


def test_a_deeper_review_continues_after_the_completed_effort() -> None:
    task = ReviewTask("x", short_record(), "deep", completed="quick")
    assert task.left() == ("refined", "deep")
    assert ReviewTask("x", short_record(), "quick", completed="quick").left() == ()


def test_a_review_that_failed_continues_after_the_completed_effort(waiting: Reviews) -> None:
    async def ask() -> None:
        task = waiting.request("ann", short_record(), "refined")
        task.completed, task.texts, task.status = "quick", {"en": b""}, "failed"
        again = waiting.request("bob", short_record(), "quick")
        assert (again.status, again.completed, again.texts, again.users) == ("done", "quick", {"en": b""}, {"bob"})
        again.status = "failed"
        refined = waiting.request("ann", short_record(), "refined")
        assert (refined.status, refined.completed, refined.left()) == ("waiting", "quick", ("refined",))
        await waiting.close()

    asyncio.run(ask())


def test_completed_reviews_survive_a_restart(tmp_path: Path) -> None:
    async def ask() -> None:
        reviews = Reviews({}, tmp_path)
        task = reviews.request("ann", short_record(), "quick")
        while task.is_active:
            await asyncio.sleep(0.02)
        await reviews.close()
        reviews = Reviews({"eko": Warming()}, tmp_path)
        again = reviews.request("bob", short_record(), "quick")
        assert (again.status, again.completed, again.texts) == ("done", "quick", task.texts)
        assert reviews.request("bob", short_record(), "refined").left() == ("refined",)
        await reviews.close()
        assert Reviews({}, tmp_path).get(task.id).texts == task.texts
        with pytest.raises(ApiError, match="no-such-review"):
            Reviews({}, tmp_path / "other").get(task.id)

    asyncio.run(ask())


def test_damaged_files_of_reviews_are_dropped(tmp_path: Path) -> None:
    cache = ReviewCache(tmp_path)
    cache.save("a", StoredReview(b"", "quick", {}))
    (file,) = (tmp_path / FOLDER).iterdir()
    file.write_bytes(b"no review")
    assert cache.load("a") is None
    assert not file.exists()


def test_the_least_recently_used_files_are_dropped(tmp_path: Path) -> None:
    cache = ReviewCache(tmp_path, most=400)
    for place, name in enumerate("abc"):
        cache.save(name, StoredReview(bytes(100), "quick", {}))
        os.utime(tmp_path / FOLDER / f"{name}.review", (place, place))
    assert cache.load("a") is not None
    cache.save("d", StoredReview(bytes(100), "quick", {}))
    assert [name for name in "abcd" if cache.load(name)] == ["a", "c", "d"]


def test_a_new_calibration_or_version_makes_reviews_obsolete(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {review_id(short_record())}
    for name, value in (("__version__", "0.0.0"), ("parameters", lambda game: {2: game}), ("kernel_hash", lambda: "x")):
        with monkeypatch.context() as patch:
            engine_version.cache_clear()
            patch.setattr(review_cache, name, value)
            names.add(review_id(short_record()))
    engine_version.cache_clear()
    assert len(names) == 4


# The process


def test_the_process_reports_progress_and_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "SECONDS_BETWEEN_REPORTS", 0.0)
    monkeypatch.setattr(reviewer, "EFFORTS", {name: Effort(name, 200) for name in NAMES})
    heard: list[jobs.ReviewReply] = []
    list(reviewer.review(jobs.ReviewJob(short_record().to_text().encode(), ("quick",), ("en", "pl")), heard.append))
    assert [type(one).__name__ for one in heard] == ["ReviewProgress"] * 4 + ["ReviewResult"]
    assert isinstance(heard[-1], jobs.ReviewResult)
    assert set(heard[-1].texts) == {"en", "pl"}
