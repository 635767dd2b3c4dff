"""External programs as bots at tables: each keeps running between the decisions of its match.

A bot ``exec:NAME`` is a program that the operator names in the settings; users cannot start any other program.
A host process runs them, so that their output costs the server nothing. It starts with the first question. If it
crashes it is replaced, and its programs start again with their next decisions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import count

import msgspec
import structlog

from tetrarch.bots.bot import EXTERNAL
from tetrarch.core.game import Outcome
from tetrarch.server.workers import jobs
from tetrarch.server.workers.pool import ChildProcess, JobFailed

MAX_PROGRAMS = 32
"""Programs that run at the same time; the longest idle one ends to make room."""

MAX_SECONDS = jobs.MAX_LIMITS["start"] + jobs.MAX_LIMITS["seconds"] + 2 * jobs.MAX_LIMITS["grace"] + 20
"""Upper limit for one decision, including the start of the host."""

TRIES = 2


def is_program(bot: str) -> bool:
    """Return whether the text of a bot names an external program."""
    return bot.partition(":")[0] == EXTERNAL


class Seated(msgspec.Struct):
    """A program that was asked at least once."""

    match: str
    seat: int
    bot: str
    asking: int = 0
    """The number of open questions."""

    @property
    def key(self) -> str:
        """The program's key in messages to the host."""
        return f"{self.match} {self.seat} {self.bot}"


class Programs:
    """All programs at all tables."""

    def __init__(self, commands: Mapping[str, str], most: int = MAX_PROGRAMS, seconds: float = MAX_SECONDS) -> None:
        self._commands = commands
        """The command lines of the programs that the operator names."""
        self._most = most
        self._seconds = seconds
        self._numbers = count(1)
        self._seated: dict[tuple[str, int], Seated] = {}
        """By match and seat, the most recently asked last."""
        self._host: _Host | None = None
        self._starting = asyncio.Lock()
        self._is_closing = False

    def __len__(self) -> int:
        return len(self._seated)

    def seats_of(self, match: str) -> dict[int, str]:
        """Return the seats of a match with running programs, and the bots' texts."""
        return {seat: seated.bot for (of, seat), seated in self._seated.items() if of == match}

    async def think(self, match: str, job: jobs.ThinkJob) -> int:
        """Return a program's decision, or one drawn for it; raise ``JobFailed`` if the host fails."""
        seated = self._seat(match, job)
        seated.asking += 1
        try:
            return await self._ask(seated, job)
        finally:
            seated.asking -= 1

    def leave(self, match: str, seat: int, outcome: Outcome | None = None) -> None:
        """End the program of a seat, if one runs, and report the outcome of the match to it, if any."""
        seated = self._seated.pop((match, seat), None)
        if seated is not None:
            self._tell(jobs.Leave(seated.key, outcome))

    def leave_all(self, match: str, outcome: Outcome | None = None) -> None:
        """End all programs of a match."""
        for seat in self.seats_of(match):
            self.leave(match, seat, outcome)

    async def close(self) -> None:
        """End all programs and accept no more questions."""
        self._is_closing = True
        self._seated.clear()
        host, self._host = self._host, None
        if host is not None:
            await host.end()

    def _seat(self, match: str, job: jobs.ThinkJob) -> Seated:
        """Return the program to ask, as the most recent one; an idle one ends if there are too many."""
        place = (match, job.seat)
        seated = self._seated.get(place)
        if seated is None or seated.bot != job.bot:
            self.leave(*place)
            seated = Seated(match, job.seat, job.bot)
        self._seated.pop(place, None)
        self._seated[place] = seated
        idle = [other for other, program in self._seated.items() if not program.asking and other != place]
        for other in idle[: max(0, len(self._seated) - self._most)]:
            self.leave(*other)
        return seated

    async def _ask(self, seated: Seated, job: jobs.ThinkJob) -> int:
        command = self._commands.get(job.bot.partition(":")[2])
        if command is None:
            raise JobFailed("Unknown", "the operator names no such program")
        reason = "the process ended"
        for _ in range(TRIES):
            host = await self._living_host()
            number = next(self._numbers)
            try:
                async with asyncio.timeout(self._seconds):
                    reply = await host.ask(jobs.Ask(number, seated.key, command, job.view, job.seat, job.seed))
            except asyncio.CancelledError:
                host.send(jobs.Halt(seated.key, number))
                raise
            except (TimeoutError, OSError, EOFError) as error:
                reason = type(error).__name__
                structlog.get_logger().warning("program-host-replaced", why=reason)
                if self._host is host:
                    self._host = None
                await host.end(0.5)
                continue
            if isinstance(reply, jobs.NotDecided):
                raise JobFailed(reply.kind, reply.reason)
            if reply.forfeit:
                structlog.get_logger().warning("bot-forfeits", match=seated.match, seat=seated.seat, why=reply.forfeit)
            return reply.decision
        raise JobFailed("Crash", reason)

    async def _living_host(self) -> _Host:
        async with self._starting:
            if self._is_closing:
                raise JobFailed("Closing", "the server stops")
            if self._host is None or self._host.is_dead:
                self._host = await _Host.start("program_host")
            return self._host

    def _tell(self, order: jobs.Order) -> None:
        if self._host is not None:
            self._host.send(order)


class _Host(ChildProcess):
    """The host process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        super().__init__(process)
        self._waiting: dict[int, asyncio.Future[jobs.ProgramReply]] = {}
        self._reader = asyncio.create_task(self._read(), name="program host")

    @property
    def is_dead(self) -> bool:
        return self._reader.done()

    def send(self, data: object) -> None:
        """Send an order that needs no answer; a dead process needs none."""
        if not self.is_dead:
            super().send(data)

    async def ask(self, question: jobs.Ask) -> jobs.ProgramReply:
        if self.is_dead:
            raise EOFError
        future: asyncio.Future[jobs.ProgramReply] = asyncio.get_running_loop().create_future()
        self._waiting[question.number] = future
        try:
            self.send(question)
            return await future
        finally:
            self._waiting.pop(question.number, None)

    async def end(self, seconds: float = jobs.SECONDS_TO_END + 0.5) -> None:
        """Let the host end its programs and itself; kill it if it takes too long or hangs."""
        await super().end(seconds)
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self) -> None:
        try:
            while True:
                reply = await self.receive()
                assert isinstance(reply, jobs.Decided | jobs.NotDecided)
                future = self._waiting.get(reply.number)
                if future is not None and not future.done():
                    future.set_result(reply)
        except (OSError, EOFError):
            pass
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(EOFError())
