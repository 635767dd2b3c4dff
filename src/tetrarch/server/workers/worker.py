"""A worker process in which bots think: ``python -m tetrarch.server.workers.worker``, started by the pool."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import warnings
from collections import OrderedDict
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec
from msgspec import structs

from tetrarch.analysis import Evaluation, NoAdvice, advise, calibrated, evaluate, hint_of
from tetrarch.analysis.balance import choose_deal
from tetrarch.analysis.forms import Move
from tetrarch.analysis.review.search import WHOLE, Judge
from tetrarch.bots.bot import Budget, Control
from tetrarch.bots.roster import make_bot, roster
from tetrarch.bots.search import SearchBot
from tetrarch.core import registry
from tetrarch.core.errors import SetupError
from tetrarch.core.kernel import UncompiledWarning
from tetrarch.server.workers import jobs
from tetrarch.server.workers.reviewer import PLAIN_PART

MAX_TREE_BYTES = 128 * 2**20
"""Upper limit for the search trees that a worker keeps between decisions."""


class KeptTrees:
    """The bots of recent decisions with their trees, by match, seat and text; the oldest go beyond a limit of memory.

    A tree is only a saving: a bot without one, after a restart or in another worker, searches from the beginning. Its
    tree contains only what its seat may know.
    """

    def __init__(self, most: int = MAX_TREE_BYTES) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, int, str], tuple[SearchBot[Any], int]] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, key: tuple[str, int, str]) -> SearchBot[Any] | None:
        """Remove and return a bot."""
        bot, size = self._bots.pop(key, (None, 0))
        self.bytes -= size
        return bot

    def keep(self, key: tuple[str, int, str], bot: SearchBot[Any]) -> None:
        """Keep a bot as the newest one."""
        self.take(key)
        size = bot.pack()
        self._bots[key] = (bot, size)
        self.bytes += size
        while self.bytes > self._most:
            self.take(next(iter(self._bots)))


TREES = KeptTrees()


def main() -> None:
    """Do jobs from standard input until it ends."""
    answers = jobs.set_up_child()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    warnings.simplefilter("ignore", UncompiledWarning)  # the server compiles in the background
    for job, control in Inbox(sys.stdin.buffer):
        answers.write(jobs.frame(answer(job, control)))


class Inbox:
    """Reads jobs in a thread, so that the current one can be stopped."""

    def __init__(self, stream: BinaryIO) -> None:
        self._jobs: SimpleQueue[tuple[jobs.Job, Control] | None] = SimpleQueue()
        threading.Thread(target=self._read, args=(stream,), daemon=True, name="inbox").start()

    def __iter__(self) -> Iterator[tuple[jobs.Job, Control]]:
        while (found := self._jobs.get()) is not None:
            yield found

    def _read(self, stream: BinaryIO) -> None:
        control = Control()
        for job in jobs.read_frames(stream):
            if isinstance(job, jobs.StopJob):
                control.stop()
            else:
                assert isinstance(job, jobs.Job)
                control = control_of(job)
                self._jobs.put((job, control))
        control.stop()
        self._jobs.put(None)


def control_of(job: jobs.Job) -> Control:
    """Return the control of a job, which ends its time."""
    return Control(time.monotonic, seconds=getattr(job, "seconds", None))


def answer(job: jobs.Job, control: Control | None = None) -> jobs.Reply:
    """Do a job."""
    control = control or control_of(job)
    try:
        if isinstance(job, jobs.CrashJob):
            return _crash(job)
        if isinstance(job, jobs.LoadJob):
            return _load(job)
        if isinstance(job, jobs.BalanceJob):
            return jobs.Answered(choose_deal(job.game, job.players, job.options, job.seed, job.salts))
        if isinstance(job, jobs.EvaluateJob):
            return _evaluate(job)
        if isinstance(job, jobs.ValueJob):
            return _value(job, control)
        return _think(job, control) if isinstance(job, jobs.ThinkJob) else _advise(job, control)
    except Exception as error:
        return jobs.Failed(type(error).__name__, _reason(error, getattr(job, "language", "en")))


def _think(job: jobs.ThinkJob, control: Control) -> jobs.Answered:
    bot = make_bot(job.view.game, job.bot, job.seed, job.seat)
    key = (job.match, job.seat, job.bot)
    if isinstance(bot, SearchBot) and (before := TREES.take(key)):
        bot.adopt_tree(before)
    try:
        decision = int(bot.decide(job.view, job.seat, None, control))
    finally:
        bot.close()
    if job.match and isinstance(bot, SearchBot):
        TREES.keep(key, bot)
    return jobs.Answered(decision)


def _advise(job: jobs.AdviseJob, control: Control) -> jobs.Reply:
    budget = Budget(job.simulations, job.seconds)
    try:
        options = (budget, control, job.seed, job.moves, job.language)
        is_hint = isinstance(job, jobs.HintJob)
        found = advise(job.view, job.seat, job.bot, *options, marked=is_hint, addressed=is_hint)
    except NoAdvice as error:
        return jobs.Failed("NoAdvice", error.text_in(job.language))
    if isinstance(job, jobs.HintJob):
        return jobs.Answered(advice=msgspec.json.encode(hint_of(found, job.language)))
    return jobs.Answered(advice=found.to_text().encode())


def _evaluate(job: jobs.EvaluateJob) -> jobs.Answered:
    """Evaluate a position; the chances of the moves are calibrated as well."""
    view, seat = job.view, job.seat
    limit = Control(time.monotonic, seconds=job.seconds)
    evaluation = evaluate(view, seat, simulations=job.simulations, control=limit)
    moves: tuple[Move, ...] = ()
    if job.moves and seat is not None and seat in view.to_decide:
        budget, limit = Budget(job.simulations, whole=True), Control(time.monotonic, seconds=job.seconds)
        advice = advise(view, seat, budget=budget, control=limit, moves=job.moves, language=job.language, marked=True)
        moves = tuple(_calibrated(move, evaluation) for move in advice.moves)
    return jobs.Answered(advice=msgspec.json.encode({"evaluation": evaluation, "moves": moves}))


def _value(job: jobs.ValueJob, control: Control) -> jobs.Answered:
    """Evaluate a decision as a review does: all decisions of a view by the same deals of what its seat cannot know."""
    judge = Judge(job.view.game, "1", control)
    simulations = job.simulations if judge.is_compiled else max(job.simulations // PLAIN_PART, 1)
    found = judge.value_after(job.view, job.seat, job.decision, simulations, "value")
    chances = [chance / WHOLE for chance in found.chances]
    value = {"chances": chances, "simulations": found.visits, "proven": found.proven}
    return jobs.Answered(advice=msgspec.json.encode(value))


def _calibrated(move: Move, evaluation: Evaluation) -> Move:
    """Return a move with the win probabilities after it; a forced one has those of the position."""
    if move.proven:
        return move
    chances = evaluation.chances
    if move.chances:
        chances = calibrated(evaluation.game, len(move.chances), move.chances)
    return structs.replace(move, chances=chances)


def _load(job: jobs.LoadJob) -> jobs.Answered:
    """Let bots decide once: one that rates decisions and two that search, which use all kernels between them."""
    for game in job.games:
        position = registry.game(game).new_game(2, {}, seed="load").position
        for bot in [name for name in ("level1", "level3", "level5") if name in roster(game)]:
            for seat in position.to_decide[:1]:
                make_bot(game, bot, "load", seat).decide(position.view(seat), seat, Budget(1))
    return jobs.Answered()


def _reason(error: Exception, language: str) -> str:
    """Return why a job failed, in a language if the error has a translation."""
    return error.reasons().text(language) if isinstance(error, SetupError) else str(error)


def _crash(job: jobs.CrashJob) -> jobs.Reply:
    if job.hang:
        time.sleep(3600)
    os._exit(3)


if __name__ == "__main__":
    main()
