"""Bots at tables: whenever one must decide it is asked, in another process, and what it says is played.

Bots of ours think in a pool of processes. Those that are programs of their own run on from their first decision until
their match is over, leaves the memory or goes on without them, or until the server stops.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

import structlog

from tetrarch.core.game import Outcome
from tetrarch.core.position import FlatPosition
from tetrarch.server.matches.live_match import LiveMatch, Question
from tetrarch.server.workers.jobs import ThinkJob
from tetrarch.server.workers.pool import Thinkers, ThinkingFailed
from tetrarch.server.workers.programs import Programs, is_program
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

if TYPE_CHECKING:
    from tetrarch.server.matches.hub import Hub

MOST_SECONDS = 15.0
"""No bot thinks longer about one decision, whatever its text says."""

AGAIN_SECONDS = 3.0
"""How long a bot waits where the database does not answer."""

SPARE_BOT = "novice"
"""Who decides where a bot cannot."""


class BotKeeper:
    """Asks bots, at most once for each question."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self._hub = hub
        self._thinkers = thinkers
        self._programs = Programs()
        self._is_closing = False

    def mind(self, live: LiveMatch, table: Table) -> None:
        """Let those bots think that must decide now, and no others."""
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
            # The match's own seed would tell a bot what is hidden; this one tells nothing.
            seed = f"{live.id} {question.seat} {len(table.state.game.events)}"
            job = ThinkJob(question.bot, view, question.seat, seed, MOST_SECONDS)
            live.thinking[question] = asyncio.create_task(self._decide(live, question, job))

    async def close(self, matches: Iterable[LiveMatch]) -> None:
        """Let nobody think any more, and end all programs."""
        self._is_closing = True
        tasks = [task for live in matches for task in live.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._programs.close()

    def let_go(self, live: LiveMatch) -> None:
        """End the programs of a match that leaves the memory; they start anew when it is their turn again."""
        self._programs.leave_all(live.id)

    def _end_programs(self, live: LiveMatch, table: Table) -> None:
        """End the programs that do not play a match any more."""
        if table.status != "running":
            self._programs.leave_all(live.id, outcome_of(table))
            return
        seats = table.state.seats
        for seat, bot in self._programs.seats_of(live.id).items():
            if seats[seat].bot != bot:
                self._programs.leave(live.id, seat)

    async def _decide(self, live: LiveMatch, question: Question, job: ThinkJob) -> None:
        try:
            decision = await self._thought(live.id, job)
        except asyncio.CancelledError:
            raise
        # From here on nobody cancels: what is being written must be told as well.
        if live.thinking.get(question) is asyncio.current_task():
            del live.thinking[question]

        def play(table: Table, now: int) -> list[Entry]:
            return table.decide(f"{BOT}{question.bot}", question.seat, decision, now, question.asked)

        try:
            await self._hub.act(live.id, play)
        except Refusal as refusal:
            if refusal.code in ("stale", "not-your-seat", "not-your-turn", "already-decided", "over", "closed"):
                return  # the match went on without it
            structlog.get_logger().error("bot-refused", match=live.id, bot=question.bot, code=refusal.code)
            await self._play_anything(live, question)
        except Exception as error:
            structlog.get_logger().error("bot-not-heard", match=live.id, exc_info=error)
            await asyncio.sleep(AGAIN_SECONDS)
            if not self._is_closing:
                await self._hub.rouse(live.id)

    async def _thought(self, match: str, job: ThinkJob) -> int:
        """What the bot decides; where it cannot, a simple one decides, and at last the first legal decision holds.

        A program with a fault forfeits its decision, which is then drawn: that is no case of this.
        """
        for bot in (job.bot, SPARE_BOT):
            try:
                if is_program(bot):
                    return await self._programs.think(match, job)
                return await self._thinkers.think(ThinkJob(bot, job.view, job.seat, job.seed, job.seconds))
            except ThinkingFailed as error:
                structlog.get_logger().error("bot-failed", bot=bot.partition(":")[0], why=error.kind)
        return int(job.view.legal_decisions(job.seat).ids()[0])

    async def _play_anything(self, live: LiveMatch, question: Question) -> None:
        """A bot answered what is not legal: play the first legal decision, so that the match goes on."""

        def play(table: Table, now: int) -> list[Entry]:
            first = table.view(question.seat).legal_decisions(question.seat)
            found = next(iter(first))
            return table.decide(f"{BOT}{question.bot}", question.seat, found.id, now, question.asked)

        try:
            await self._hub.act(live.id, play)
        except Refusal as refusal:
            structlog.get_logger().error("match-stuck", match=live.id, code=refusal.code)


def outcome_of(table: Table) -> Outcome | None:
    """How a match ended; None where it was closed before that."""
    result = table.state.result
    if result is None:
        return None
    standings = tuple(tuple(place) for place in result.standings)
    return Outcome(result.reason, result.rule, tuple(result.winners), standings, tuple(result.points))
