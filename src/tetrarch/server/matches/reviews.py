"""Reviews of games on request: processes of their own work through them, and results are cached by record.

The cache survives a restart of the server, but not a change of the engine.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

import msgspec
import structlog

from tetrarch.analysis.review import EFFORTS, Review
from tetrarch.core import registry
from tetrarch.core.errors import RecordError
from tetrarch.core.game import GamePosition
from tetrarch.core.record import Record, parse_record
from tetrarch.core.text.messages import nearest_message
from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import LANGUAGES, ApiError, say
from tetrarch.server.matches import advice, positions
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.services import Warming
from tetrarch.server.storage.review_cache import ReviewCache, StoredReview, engine_version
from tetrarch.server.workers.fair_queue import Claim, FairQueue, Rank, Waiting, find_excess
from tetrarch.server.workers.jobs import (
    DropReview,
    Failed,
    ReviewJob,
    ReviewPaused,
    ReviewProgress,
    ReviewReply,
    ReviewResult,
)
from tetrarch.server.workers.pool import ChildProcess
from tetrarch.table.commands.deciding import hinted_seat
from tetrarch.table.table import Table

MAX_CACHED = 200
"""Reviews in memory; the least recently used are dropped first."""
MAX_WAITING = 50
"""Reviews that wait or run."""
MAX_OF_USER = 2
MAX_OF_ADDRESS = MAX_WAITING // 2
SLICE_SECONDS = 2.0
"""How long a review runs before one of a user who has used less goes on."""
MAX_BEGUN = 8
"""Reviews in the memory of a process, which take turns."""
SECONDS = {"quick": 120.0, "refined": 600.0, "deep": 3600.0}
"""The time limit of each effort, without the turns of others."""
SECONDS_BETWEEN_LOOKS = 0.5
"""How often it looks whether the kernels of a game are compiled."""

NAMES = tuple(EFFORTS)
"""The names of the efforts, the quickest first."""

Status = Literal["waiting", "running", "done", "failed", "cancelled"]


class ReviewState(msgspec.Struct, frozen=True, kw_only=True):
    """A requested review: how far it has come, and its latest result."""

    id: str
    game: str
    effort: str
    """The effort that was requested."""
    status: Status
    completed: str | None
    """The effort of the result; null if there is none yet."""
    running: str | None
    """The effort that is in progress."""
    done: int
    """The number of completed steps of that effort."""
    total: int
    """The number of its steps; 0 while it is not known."""
    review: Review | None
    """The latest result, in the language of the request; null if there is none, or if the caller has it already."""


@dataclass
class ReviewTask:
    """A review that was requested, with its results."""

    id: str
    record: Record
    effort: str
    users: set[str] = field(default_factory=set)
    """The users who want it."""
    user: str = ""
    """The user who asked for it first."""
    address: str = ""
    """The address of that user."""
    spent: float = 0.0
    """The seconds that the effort in progress has taken."""
    status: Status = "cancelled"
    """Until it waits for its first effort, it is like one that was cancelled."""
    completed: str | None = None
    texts: dict[str, bytes] = field(default_factory=dict)
    """The latest result as compressed JSON, by language."""
    progress: ReviewProgress | None = None

    @property
    def job_id(self) -> str:
        """The name of the next effort for the process that works on it."""
        return f"{self.id} {self.left()[0]}"

    @property
    def is_active(self) -> bool:
        """Whether it waits or runs."""
        return self.status in ("waiting", "running")

    def left(self) -> tuple[str, ...]:
        """The efforts that are still to be completed."""
        first = NAMES.index(self.completed) + 1 if self.completed else 0
        return NAMES[first : NAMES.index(self.effort) + 1]

    def state(self, language: str, have: str | None = None) -> ReviewState:
        """Return the state for a caller who has the result of the effort ``have``."""
        is_new = self.completed is not None and self.completed != have
        review = msgspec.json.decode(zlib.decompress(self.texts[language]), type=Review) if is_new else None
        progress = self.progress if self.is_active else None  # a report may arrive after the end
        return ReviewState(
            id=self.id,
            game=self.record.game,
            effort=self.effort,
            status=self.status,
            completed=self.completed,
            running=progress.effort if progress else None,
            done=progress.done if progress else 0,
            total=progress.total if progress else 0,
            review=review,
        )


def review_id(record: Record) -> str:
    """Return the name of a record's review: a hash of all that the review depends on."""
    parts = (engine_version(), record.game, record.rules, record.options, record.start, record.events)
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:32]


class Lane:
    """A fair queue of reviews and the process with low priority that works through them, in slices.

    Each address has an equal share of the time, and so has each user of an address.
    """

    def __init__(self, completed: Callable[[ReviewTask], Awaitable[None]], warming: Mapping[str, Warming]) -> None:
        self._completed = completed
        self._warming = warming
        self._queue: FairQueue[ReviewTask] = FairQueue()
        self._wake = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._process: ChildProcess | None = None
        self._begun: set[str] = set()
        """The names of the efforts that the process has begun and can go on with."""

    async def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        await self.end_process()

    def add(self, task: ReviewTask) -> None:
        """Let a review wait for its next effort."""
        task.status, task.spent = "waiting", 0.0
        self._queue.put(_claim(task), task)
        self._wake.set()
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="reviews")

    def drop(self, task: ReviewTask) -> None:
        """Forget a review that is no longer wanted; if it is running, that ends with its slice."""
        if task.left() and task.job_id in self._begun:
            self._begun.discard(task.job_id)
            if self._process is not None:
                self._process.send(DropReview(task.job_id))
        self._wake.set()

    async def end_process(self) -> None:
        """Kill the process; the next review starts another one, and those that were begun begin anew."""
        process, self._process = self._process, None
        self._begun.clear()
        if process is not None:
            await process.end()

    def _next(self) -> Waiting[ReviewTask] | None:
        """Return the next review; none is begun while the process has enough of them in memory."""

        def may_run(task: ReviewTask) -> bool:
            return not task.is_active or len(self._begun) < MAX_BEGUN or task.job_id in self._begun

        return self._queue.peek([], 1, may_run)

    async def _work(self) -> None:
        while True:
            while (waiting := self._next()) is None:
                self._wake.clear()
                await self._wake.wait()
            task = self._queue.take(waiting)
            while task.record.game in self._warming and task.is_active:
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if task.is_active:
                await self._run_slice(task)

    async def _run_slice(self, task: ReviewTask) -> None:
        """Let a review go on for a while."""
        task.status = "running"
        name, limit, begun = task.job_id, SECONDS[task.left()[0]], time.monotonic()
        reply: object = None
        self._begun.add(name)
        try:
            async with asyncio.timeout(limit - task.spent):
                reply = await self._run(task)
        except (OSError, EOFError, TimeoutError) as error:
            await self.end_process()
            if task.is_active:
                structlog.get_logger().warning("review-failed", why=type(error).__name__)
                task.status = "failed"
        seconds = time.monotonic() - begun
        self._queue.charge(_claim(task), seconds)
        task.spent += seconds
        if isinstance(reply, ReviewPaused):
            if task.is_active:
                self._queue.put(_claim(task), task)
            elif self._process is not None:
                self._process.send(DropReview(name))  # cancelled meanwhile
                self._begun.discard(name)
            return
        self._begun.discard(name)
        task.progress = None
        if isinstance(reply, ReviewResult) and task.status == "running":
            await self._completed(task)

    async def _run(self, task: ReviewTask) -> ReviewReply:
        """Go on with the next effort of a review until it pauses or is complete."""
        process = self._process = self._process or await ChildProcess.start("reviewer")
        record = task.record.to_text().encode()
        process.send(ReviewJob(record, task.left()[:1], LANGUAGES, task.job_id, SLICE_SECONDS))
        while isinstance(reply := await process.receive(), ReviewProgress):
            task.progress = reply
        assert isinstance(reply, ReviewPaused | ReviewResult | Failed)
        if isinstance(reply, ReviewResult):
            task.completed, task.texts = reply.effort, reply.texts
        elif isinstance(reply, Failed) and task.is_active:
            structlog.get_logger().warning("review-failed", why=reply.kind, reason=reply.reason)
            task.status = "failed"
        return reply


def _claim(task: ReviewTask) -> Claim:
    return Claim(Rank.ADVICE, task.user, address=task.address)


class Reviews:
    """The reviews of a server; quick ones do not wait for others."""

    def __init__(
        self,
        warming: Mapping[str, Warming],
        data: Path | None = None,
        address_of: Callable[[str], str] = lambda user: user,
    ) -> None:
        self._address_of = address_of
        self._cache = ReviewCache(data) if data else None
        self._tasks: OrderedDict[str, ReviewTask] = OrderedDict()
        quick, thorough = (Lane(self._continue, warming) for _ in range(2))
        self._lanes = {name: quick if name == NAMES[0] else thorough for name in NAMES}

    async def close(self) -> None:
        """End the processes."""
        for lane in set(self._lanes.values()):
            await lane.close()

    def waiting(self) -> dict[str, int]:
        """Return the number of reviews that wait, by lane."""
        first = [task.left()[0] for task in self._tasks.values() if task.status == "waiting"]
        quick = first.count(NAMES[0])
        return {"review_quick": quick, "review_thorough": len(first) - quick}

    def request(self, user: str, record: Record, effort: str) -> ReviewTask:
        """Return the review of a record, from the cache if possible; too many at a time are rejected."""
        name = review_id(record)
        task = self._find(name)
        if task is None:
            task = ReviewTask(name, msgspec.structs.replace(record, names=[]), effort)
        elif task.status in ("failed", "cancelled"):
            status: Status = "done" if task.completed else "cancelled"
            task = replace(task, effort=effort, users=set(), status=status, progress=None)
        is_missing = task.completed is None or NAMES.index(effort) > NAMES.index(task.completed)
        if is_missing and not task.is_active:
            task.user, task.address = user, self._address_of(user)
        if is_missing and not (task.is_active and user in task.users):
            self._check_quota(user, task)
        self._tasks[name] = task
        self._tasks.move_to_end(name)
        task.users.add(user)
        task.effort = max(task.effort, effort, key=NAMES.index)
        if is_missing and not task.is_active:
            self._lanes[task.left()[0]].add(task)
        self._drop_old()
        return task

    def existing(self, record: Record) -> ReviewTask:
        """Return the review of a record as far as it has come; it is not begun if nobody has requested it."""
        return self._find(review_id(record)) or ReviewTask(review_id(record), record, NAMES[0])

    def get(self, name: str) -> ReviewTask:
        """Return a review; it is rejected if it was never requested, or dropped from the cache."""
        task = self._find(name)
        if task is None:
            raise ApiError("no-such-review")
        return task

    def _find(self, name: str) -> ReviewTask | None:
        """Return a review from memory or from its file."""
        if name in self._tasks or self._cache is None:
            return self._tasks.get(name)
        stored = self._cache.load(name)
        if stored is None or stored.effort not in NAMES or not set(LANGUAGES) <= set(stored.texts):
            return None
        record = parse_record(stored.record)
        task = ReviewTask(name, record, stored.effort, status="done", completed=stored.effort, texts=stored.texts)
        self._tasks[name] = task
        self._drop_old()
        return task

    def cancel(self, user: str, name: str) -> None:
        """Remove a user's interest in a review; the review stops when nobody wants it."""
        task = self.get(name)
        task.users.discard(user)
        if not task.users and task.is_active:
            self._stop(task)

    def _stop(self, task: ReviewTask) -> None:
        """Stop a review; its result so far remains."""
        self._lanes[task.left()[0]].drop(task)
        task.status = "done" if task.completed else "cancelled"
        task.effort = task.completed or task.effort
        task.progress = None

    async def _continue(self, task: ReviewTask) -> None:
        """Store the result of an effort, and go on with the next one if a user wants it."""
        if self._cache is not None and task.completed is not None:
            stored = StoredReview(task.record.to_text().encode(), task.completed, task.texts)
            await asyncio.to_thread(self._cache.save, task.id, stored)
        if task.status != "running":  # cancelled meanwhile
            return
        if task.left():
            self._lanes[task.left()[0]].add(task)
        else:
            task.status = "done"

    def _check_quota(self, user: str, asked: ReviewTask) -> None:
        """Reject a review if the user or the address has too many; if all places are taken, make room for it."""
        active = [task for task in self._tasks.values() if task.is_active]
        if sum(user in task.users for task in active) >= MAX_OF_USER:
            raise ApiError("too-many-reviews", most=MAX_OF_USER)
        if asked.is_active:
            return  # it has its place already
        excess = None
        is_full = len(active) >= MAX_WAITING
        if is_full:
            excess = find_excess((task for task in active if len(task.users) == 1), asked)
        is_heavy = sum(task.address == asked.address for task in active) >= MAX_OF_ADDRESS
        if is_heavy or (is_full and excess is None):
            raise ApiError("too-many-advised", headers={"Retry-After": "30"})
        if excess is not None:
            self._stop(excess)

    def _drop_old(self) -> None:
        for name in [name for name, task in self._tasks.items() if not task.is_active]:
            if len(self._tasks) <= MAX_CACHED:
                return
            del self._tasks[name]


# What is reviewed


async def record_of_match(hub: Hub, user: User, match: str, code: str | None) -> Record:
    """Return the record of a finished match, or of a running one in which the user may have hints; that counts."""

    def read(live: LiveMatch, table: Table) -> tuple[Record, int | None, int]:
        require_access(live, table, user.id, code)
        is_running = table.status == "running"
        seat = hinted_seat(table.state, user.id) if is_running else None
        return table.record(table.seat_of(user.id)), seat, table.number

    record, seat, number = await hub.read(match, read)
    if seat is not None:
        await advice.count_hint(hub, user, match, seat, number)
    return record


async def checked_record(hub: Hub, user: User, data: object, language: str) -> Record:
    """Return a record that a user sends, unless it is invalid or of a match that the user plays with other people."""

    def verify() -> tuple[Record, GamePosition]:
        subject = say(language, "the-record")
        record = parse_record(msgspec.json.encode(data), subject)
        if record.game not in registry.names():
            raise RecordError(subject, "game", nearest_message(record.game, registry.names()))
        return record, registry.game(record.game).verify(record, subject).position

    try:
        record, position = await asyncio.to_thread(verify)
    except ValueError as error:
        raise ApiError("bad-record", reason=positions.error_text(error, language)[:500]) from None
    await advice.check_not_playing(hub, user, position)
    return record
