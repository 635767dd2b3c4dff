"""The host process of external programs: ``python -m tetrarch.server.workers.program_host``.

The server starts it when the first such bot must decide. The host reads the output of the programs, so that a flood of
it costs the server nothing. Each program keeps running between the decisions of its match. When the server ends,
standard input ends, and the host ends all programs and itself.
"""

from __future__ import annotations

import contextlib
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import BinaryIO

from tetrarch.bots.bot import Control
from tetrarch.bots.external.bot import ExternalBot
from tetrarch.server.workers import jobs

Answer = Callable[[jobs.ProgramReply], None]


class SeatedProgram:
    """One program, which answers one question after the other in its own thread."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._orders: queue.SimpleQueue[jobs.Ask | jobs.Leave] = queue.SimpleQueue()
        self._bot: ExternalBot | None = None
        self._control = Control()
        self._settled = -1
        """The last obsolete question."""
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def ask(self, question: jobs.Ask) -> None:
        """Queue a question."""
        self._orders.put(question)

    def halt(self, number: int) -> None:
        """Stop the current decision: questions up to this number are obsolete."""
        self._settled = number
        self._control.stop()

    def leave(self, order: jobs.Leave) -> None:
        """End the program."""
        self.halt(sys.maxsize)
        self._orders.put(order)

    def wait(self, seconds: float) -> None:
        """Wait until it has ended, or for some seconds."""
        self._thread.join(max(0.0, seconds))

    def _run(self) -> None:
        while isinstance(order := self._orders.get(), jobs.Ask):
            self._answer(self._decide(order))
        if self._bot is not None:
            if order.outcome is not None:
                self._bot.end(order.outcome)
            self._bot.close()

    def _decide(self, question: jobs.Ask) -> jobs.ProgramReply:
        control = self._control = Control()
        if question.number <= self._settled:
            return jobs.NotDecided(question.number, "Settled", "nobody waits for it")
        try:
            bot = self._bot = self._bot or seated_bot(question)
            bot.seed = question.seed
            decision = bot.decide(question.view, question.seat, None, control)
            forfeit = bot.last_forfeit
            return jobs.Decided(question.number, int(decision), forfeit.kind if forfeit else "")
        except Exception as error:
            return jobs.NotDecided(question.number, type(error).__name__, str(error))


def seated_bot(question: jobs.Ask) -> ExternalBot:
    """Return the bot of a command, with the time limits of tables."""
    bot = ExternalBot(question.view.game, question.command, question.seed)
    for name, most in jobs.MAX_LIMITS.items():
        setattr(bot, name, min(getattr(bot, name), most))
    return bot


class Host:
    """All programs, by key."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._seated: dict[str, SeatedProgram] = {}

    def obey(self, order: jobs.Order) -> None:
        """Execute an order; never waits for a program."""
        if isinstance(order, jobs.Ask):
            if order.key not in self._seated:
                self._seated[order.key] = SeatedProgram(self._answer)
            self._seated[order.key].ask(order)
        elif order.key in self._seated:
            if isinstance(order, jobs.Halt):
                self._seated[order.key].halt(order.number)
            else:
                self._seated.pop(order.key).leave(order)

    def close(self) -> None:
        """End all programs."""
        leaving = list(self._seated.items())
        for key, seated in leaving:
            seated.leave(jobs.Leave(key))
        until = time.monotonic() + jobs.SECONDS_TO_END
        for _, seated in leaving:
            seated.wait(until - time.monotonic())


def serve(source: BinaryIO, answers: BinaryIO) -> None:
    """Execute orders until the input ends, then end all programs."""
    lock = threading.Lock()

    def answer(reply: jobs.ProgramReply) -> None:
        with lock, contextlib.suppress(OSError, ValueError):  # the server may be gone
            answers.write(jobs.frame(reply))

    host = Host(answer)
    try:
        for order in jobs.read_frames(source):
            assert isinstance(order, jobs.Ask | jobs.Halt | jobs.Leave)
            host.obey(order)
    finally:
        host.close()


def main() -> None:
    """Serve over standard input and output."""
    answers = jobs.set_up_child()
    for number in (signal.SIGINT, signal.SIGTERM):  # the server decides when to stop
        signal.signal(number, lambda *_: None)  # not SIG_IGN, which the programs would inherit
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
