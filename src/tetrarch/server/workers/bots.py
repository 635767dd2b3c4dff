"""Bots at tables: asks each bot whose turn it is, in another process, and plays its decision.

Built-in bots run in the worker pool. External programs keep running from their first decision until their match ends,
leaves memory or replaces them, or the server stops.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import cast

import structlog

from tetrarch.bots.roster import stated_seconds
from tetrarch.core.errors import SetupError
from tetrarch.core.game import Outcome
from tetrarch.core.position import FlatPosition
from tetrarch.server.matches.live_match import LiveMatch, Question
from tetrarch.server.workers.fair_queue import Claim, Rank
from tetrarch.server.workers.jobs import ThinkJob
from tetrarch.server.workers.pool import JobFailed, WorkerPool
from tetrarch.server.workers.programs import Programs, is_program
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

MAX_SECONDS = 15.0
"""Upper limit for one decision, whatever the bot's options say."""

BOTS_ONLY_SECONDS = 2.0
"""Upper limit for a bot that is no level, at a table without people."""

RETRY_SECONDS = 3.0
"""Pause before the next attempt when the database does not respond."""

FALLBACK_BOT = "novice"
"""Decides when a bot fails."""

OUTDATED = ("stale", "not-your-seat", "not-your-turn", "already-decided", "over", "closed")
"""Refusals that mean that the match has moved on."""


class BotPlayers:
    """Asks bots for decisions, once per question."""

    def __init__(
        self,
        act: Callable[[str, Callable[[Table, int], list[Entry]]], Awaitable[object]],
        wake: Callable[[str], Awaitable[None]],
        pool: WorkerPool,
        commands: Mapping[str, str],
    ) -> None:
        self._act = act
        self._wake = wake
        self._pool = pool
        self._programs = Programs(commands)
        self._is_closing = False
        self.secret = secrets.token_hex()
        """Makes the bots' seeds unpredictable; the hub sets the one in the database, so that a restart keeps them."""

    def update(self, live: LiveMatch, table: Table) -> None:
        """Ask the bots that must decide now, and cancel all others."""
        seats = table.state.seats
        wanted = {Question(seat, seats[seat].asked, bot) for seat, bot in table.waiting_bots()}
        for question in live.thinking.keys() - wanted:
            live.thinking.pop(question).cancel()
        if self._programs:
            self._end_programs(live, table)
        if self._is_closing:
            return
        for question in wanted - live.thinking.keys():
            view = cast(FlatPosition, table.view(question.seat))
            seed = self._seed(live.id, question.seat, len(table.state.game.events))
            claim = claim_of(table, self._pool.address_of)
            limit = time_limit(view.game, question.bot, is_last=claim.is_last)
            job = ThinkJob(question.bot, view, question.seat, seed, limit, live.id)
            live.thinking[question] = asyncio.create_task(self._decide(live, question, job, claim))

    def cancel(self, live: LiveMatch) -> None:
        """Cancel the bots of a match that another server drives."""
        while live.thinking:
            live.thinking.popitem()[1].cancel()
        if self._programs:
            self._programs.leave_all(live.id)

    def _seed(self, match: str, seat: int, events: int) -> str:
        """Return the seed of a decision, which depends on nothing that a bot or a player may not know but the secret.

        The match's own seed would reveal hidden information to the bot.
        """
        return hmac.new(self.secret.encode(), f"{match} {seat} {events}".encode(), "sha256").hexdigest()

    async def close(self, matches: Iterable[LiveMatch]) -> None:
        """Cancel all decisions and end all programs."""
        self._is_closing = True
        tasks = [task for live in matches for task in live.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._programs.close()

    def release(self, live: LiveMatch) -> None:
        """End the programs of a match that leaves memory; they start again on their next turn."""
        self._programs.leave_all(live.id)

    def _end_programs(self, live: LiveMatch, table: Table) -> None:
        """End programs that no longer play at a table."""
        if table.status != "running":
            self._programs.leave_all(live.id, outcome_of(table))
            return
        seats = table.state.seats
        for seat, bot in self._programs.seats_of(live.id).items():
            if seats[seat].bot != bot:
                self._programs.leave(live.id, seat)

    async def _decide(self, live: LiveMatch, question: Question, job: ThinkJob, claim: Claim) -> None:
        decision = await self._ask(live.id, job, claim)
        # From here on the task is not cancelled: watchers must receive whatever is stored.
        if live.thinking.get(question) is asyncio.current_task():
            del live.thinking[question]
        try:
            await self._play(live, question, lambda table: decision)
        except Refusal as refusal:
            if refusal.code in OUTDATED:
                return
            structlog.get_logger().error("bot-refused", match=live.id, bot=question.bot, code=refusal.code)
            await self._play_first_legal(live, question)
        except Exception as error:
            structlog.get_logger().error("bot-not-heard", match=live.id, exc_info=error)
            await asyncio.sleep(RETRY_SECONDS)
            if not self._is_closing:
                await self._wake(live.id)

    async def _play(self, live: LiveMatch, question: Question, choose: Callable[[Table], int]) -> None:
        def play(table: Table, now: int) -> list[Entry]:
            return table.decide(f"{BOT}{question.bot}", question.seat, choose(table), now, question.asked)

        await self._act(live.id, play)

    async def _ask(self, match: str, job: ThinkJob, claim: Claim) -> int:
        """Return the bot's decision, or that of the fallback bot, or the first legal one.

        An external program that fails forfeits its decision, which is then drawn at random; that is not a failure here.
        """
        for bot in (job.bot, FALLBACK_BOT):
            try:
                if is_program(bot):
                    return await self._programs.think(match, job)
                return await self._pool.think(ThinkJob(bot, job.view, job.seat, job.seed, job.seconds, match), claim)
            except JobFailed as error:
                structlog.get_logger().error("bot-failed", bot=bot.partition(":")[0], why=error.kind)
        return int(job.view.legal_decisions(job.seat).ids()[0])

    async def _play_first_legal(self, live: LiveMatch, question: Question) -> None:
        """Play the first legal decision for a bot that returned an illegal one, so that the match continues."""

        def first(table: Table) -> int:
            return next(iter(table.view(question.seat).legal_decisions(question.seat))).id

        try:
            await self._play(live, question, first)
        except Refusal as refusal:
            structlog.get_logger().error("match-stuck", match=live.id, code=refusal.code)


def time_limit(game: str, bot: str, *, is_last: bool = False) -> float:
    """Return the time limit of a bot for one decision: its stated time, within the upper limit.

    At a table without people, a level has no more than its own time, whatever its options say.
    """
    most = MAX_SECONDS
    if is_last:
        most = stated_seconds(game, bot.partition(":")[0]) or BOTS_ONLY_SECONDS
    if is_program(bot):
        return most
    try:
        return min(stated_seconds(game, bot) or most, most)
    except SetupError:  # the worker reports it
        return most


def claim_of(table: Table, address_of: Callable[[str], str]) -> Claim:
    """Return on whose behalf the bots of a table decide."""
    state = table.state
    host = state.host.id if state.host else ""
    rank = Rank.DECISION if any(seat.is_person_playing for seat in state.seats) else Rank.BOTS_ONLY
    return Claim(rank, host, table.match_id, address_of(host))


def outcome_of(table: Table) -> Outcome | None:
    """Return the outcome of a match; None if it was closed before its end."""
    result = table.state.result
    if result is None:
        return None
    standings = tuple(tuple(place) for place in result.standings)
    return Outcome(result.reason, result.rule, tuple(result.winners), standings, tuple(result.points))
