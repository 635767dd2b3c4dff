"""Bots that are separate programs in any language, connected by their standard input and output.

The rule for faults: a bot whose program ends, is late, prints what is not of the protocol, or decides what is not
legal forfeits that decision. An even draw from the bot's own seed is made in its place, the fault is noted in
``forfeits``, and after all faults but an illegal decision the program is started anew with the next decision. After
``FORFEITS_IN_A_ROW`` of them it is not asked any more. Nothing of it reaches the match but the decisions.
"""

from __future__ import annotations

import contextlib
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from tetrarch.bots.bot import EXTERNAL, PACKAGE, Bot, Budget, Control, Line, Thought
from tetrarch.bots.external import protocol
from tetrarch.bots.external.program import Alarm, Program
from tetrarch.core.errors import SetupError, said_fault
from tetrarch.core.game import Outcome, Position
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator, fresh_seed
from tetrarch.core.record import Result
from tetrarch.core.text.messages import Value, message

FORFEITS_IN_A_ROW = 3
"""After this number of forfeits in a row the program is not asked again."""
PATIENCE_AT_THE_END = 1.0
"""The seconds that a program has to end by itself after ``quit``."""
TICK = 0.02
"""The interval in seconds at which a stop is checked."""
LONGEST_REASON = 400
MOST_SECONDS = 86400.0

SETTINGS = {"seconds": 10.0, "grace": 2.0, "start": 10.0}
"""The time limits that may stand before a command, such as ``seconds=5``, and what holds without them."""

CRASH, HANG, GARBAGE, ILLEGAL, UNASKED = "crash", "hang", "garbage", "illegal", "unasked"


@dataclass(frozen=True)
class Forfeit:
    """A decision that was made for a bot because it failed."""

    number: int
    """Which decision of the bot, from 1."""
    kind: str
    """``crash``, ``hang``, ``garbage``, ``illegal``, or ``unasked`` after too many of them."""
    reason: str
    """What happened. It may reveal what the bot knows or intended, so other seats must not see it."""
    stderr: str = ""
    """The last that the program wrote to its standard error."""

    def __str__(self) -> str:
        said = f"; its standard error ends with {self.stderr[-LONGEST_REASON:]!a}" if self.stderr else ""
        return f"decision {self.number}: {self.reason}{said}"


class _Fault(Exception):
    """Why the decision at hand is forfeited."""

    def __init__(self, kind: str, reason: str) -> None:
        self.kind = kind
        self.reason = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"
        super().__init__(reason)


class ExternalBot(Bot[FlatPosition]):
    """A bot that is another program; the command may begin with time limits, such as ``seconds=5 python3 bot.py``.

    ``seconds`` is the time for a decision where no budget says otherwise; then the program is told to stop, and has
    ``grace`` seconds more to answer. ``start`` is the time to start and to say who it is.
    """

    game: str

    def __init__(
        self,
        game: str,
        command: str,
        seed: str,
        *,
        seconds: float | None = None,
        grace: float | None = None,
        start: float | None = None,
    ) -> None:
        self.words, written = read_command(command)
        given = {"seconds": seconds, "grace": grace, "start": start}
        limits = SETTINGS | {name: value for name, value in given.items() if value is not None} | written
        check_limits(limits)
        self.game = game
        self.seconds, self.grace, self.start = (limits[name] for name in SETTINGS)
        self.seed = seed
        self.name = ""
        """The name that the program reports."""
        self.author = ""
        self.forfeits: list[Forfeit] = []
        """The forfeited decisions and their reasons."""
        self._number = 0
        self._in_a_row = 0
        self._is_closed = False
        self._program: Program | None = None

    @property
    def is_asked(self) -> bool:
        """Whether the program is asked for the next decision."""
        return not self._is_closed and self._in_a_row < FORFEITS_IN_A_ROW

    @property
    def last_forfeit(self) -> Forfeit | None:
        """The forfeit of the last decision, if that was one."""
        return self.forfeits[-1] if self.forfeits and self.forfeits[-1].number == self._number else None

    def think(
        self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        """The program's decision, or a random one if it forfeits."""
        self.check(view, seat)
        question = self._question(cast(Position, view).view(seat), seat, budget)
        self._number = question.id
        try:
            if not self.is_asked:
                why = "closed" if self._is_closed else f"{FORFEITS_IN_A_ROW} decisions in a row were forfeited"
                raise _Fault(UNASKED, f"the program is not asked any more: {why}")
            thought = self._ask(question, view.players, control or Control())
            self._in_a_row = 0
            return thought
        except _Fault as fault:
            self._in_a_row += 1
            self._note(fault)
            drawn = Generator(self.seed, f"forfeited decision {self._number}").below(len(question.legal))
            return Thought(question.legal[drawn].id)

    def end(self, outcome: Outcome) -> None:
        """Tell the program how the game ended."""
        if self._program is not None:
            self._program.send(protocol.write_message(protocol.End(Result.of(outcome))))

    def close(self) -> None:
        """End the program, after a short time to end by itself."""
        self._is_closed = True
        if self._program is not None:
            self._program.send(protocol.write_message(protocol.Quit()))
            self._end_program(min(self.grace, PATIENCE_AT_THE_END))

    # ---------------------------------------------------------------------------------------------------- one decision

    def _question(self, seen: Position, seat: int, budget: Budget | None) -> protocol.Decide:
        """The question to the program, made from the seat's view alone."""
        legal = [
            protocol.Choice(decision.id, decision.notation, decision.sentence)
            for decision in seen.legal_decisions(seat)
        ]
        seconds = budget.seconds if budget and budget.seconds is not None else self.seconds
        limits = protocol.Limits(min(seconds, MOST_SECONDS), budget.simulations if budget else None)
        return protocol.Decide(self._number + 1, self.game, seat, seen.to_json(), legal, limits)

    def _ask(self, question: protocol.Decide, players: int, control: Control) -> Thought:
        """Put the question to the program, which is started if it is not running, and wait for its answer."""
        program = self._program or self._started(question, players, control)
        program.send(protocol.write_message(question))
        with contextlib.closing(_Patience(question.budget.seconds, self.grace, control)) as patience:
            while True:
                message = self._next_message(program, patience, question.id)
                if isinstance(message, protocol.Ready):
                    raise _Fault(GARBAGE, "said that it is ready, and was not asked")
                if message.id > question.id:
                    raise _Fault(GARBAGE, f"answered question {message.id}, which it has not been asked")
                if message.id < question.id:
                    continue  # late, for a question that is settled
                thought = read_thought(message, question, players)
                if isinstance(message, protocol.Answer):
                    return thought
                if control.on_progress:
                    control.on_progress(thought)

    def _started(self, question: protocol.Decide, players: int, control: Control) -> Program:
        """The program, once it has said who it is."""
        try:
            program = self._program = Program(self.words)
        except (OSError, ValueError) as error:
            raise _Fault(CRASH, f"{self.words[0]} cannot be started: {error}") from None
        rules = str(question.view["rules"])
        # Nothing that comes from our own seed: who guesses the seed of a game could know its deal by it.
        hello = protocol.Hello(protocol.PROTOCOL, self.game, rules, question.seat, players, fresh_seed())
        program.send(protocol.write_message(hello))
        with contextlib.closing(_Patience(self.start, self.grace, control)) as patience:
            message = self._next_message(program, patience)
        if not isinstance(message, protocol.Ready):
            raise _Fault(GARBAGE, "answered before it said that it is ready")
        self.name, self.author = message.name, message.author
        return program

    def _next_message(self, program: Program, patience: _Patience, number: int | None = None) -> protocol.Message:
        """The next message of the program; a fault if there is none or it cannot be read."""
        while True:
            line = program.receive(TICK)
            if patience.is_new_stop and number is not None:
                program.send(protocol.write_message(protocol.Stop(number)))
            if patience.is_over:
                raise _Fault(HANG, f"has not answered within {patience.words}")
            if line is None or line.isspace():
                continue
            if not line:
                program.end()
                raise _Fault(CRASH, f"the program prints nothing more: it {program.exit_words}")
            try:
                return protocol.read_message(line)
            except protocol.ProtocolFault as fault:
                raise _Fault(GARBAGE, str(fault)) from None

    # ------------------------------------------------------------------------------------------------------ its faults

    def _note(self, fault: _Fault) -> None:
        """Write a fault down, and end the program where it cannot be asked again as it is."""
        program = self._program
        if fault.kind != ILLEGAL or not self.is_asked:
            self._end_program()
        stderr = program.stderr if program and fault.kind != UNASKED else ""
        self.forfeits.append(Forfeit(self._number, fault.kind, fault.reason, stderr))

    def _end_program(self, patience: float = 0.0) -> None:
        """End the program and release it."""
        program, self._program = self._program, None
        if program is not None:
            program.end(patience)


class _Patience:
    """The time limit of an answer: the seconds of the decision, then the grace period."""

    def __init__(self, seconds: float, grace: float, control: Control) -> None:
        self._seconds = seconds
        self._grace = grace
        self._control = control
        self._limit = Alarm(seconds)
        self._last: Alarm | None = None

    @property
    def is_new_stop(self) -> bool:
        """Whether the grace begins just now."""
        if self._last is not None or not (self._limit.has_rung or self._control.is_stopped):
            return False
        self._last = Alarm(self._grace)
        return True

    @property
    def is_over(self) -> bool:
        """Whether nothing more is waited for."""
        return self._last is not None and self._last.has_rung

    @property
    def words(self) -> str:
        """How long it was."""
        seconds = f"{self._seconds:g} seconds" if self._limit.has_rung else "the time until it was stopped"
        return f"{seconds} and {self._grace:g} of grace"

    def close(self) -> None:
        """Wait for nothing more."""
        self._limit.cancel()
        if self._last is not None:
            self._last.cancel()


# ------------------------------------------------------------------------------------------------------------- reading


def read_command(text: str) -> tuple[list[str], dict[str, float]]:
    """The words of a command line, and the time limits before it."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        kind = "quotation" if "quotation" in str(error) else "escape"
        raise command_fault(f"unreadable-{kind}", text=repr(text)) from None
    limits: dict[str, float] = {}
    while words and (found := re.fullmatch(rf"({'|'.join(SETTINGS)})=(.*)", words[0])):
        try:
            limits[found[1]] = float(found[2])
        except ValueError:
            raise command_fault("limit", text=words[0]) from None
        del words[0]
    if not words:
        raise command_fault("missing")
    return words, limits


def check_limits(limits: Mapping[str, float]) -> None:
    """Reject invalid time limits."""
    for name, limit in limits.items():
        if not 0 < limit <= MOST_SECONDS:
            raise command_fault("range", text=f"{name}={limit:g}")


def check_command(text: str) -> None:
    """Reject an invalid command line or time limit; whether the program exists is known only when it starts."""
    check_limits(read_command(text)[1])


def command_fault(name: str, **values: Value) -> SetupError:
    """The error that a command cannot be used."""
    return SetupError("bots", [said_fault(EXTERNAL, message(PACKAGE, f"command-{name}", **values))])


def read_thought(message: protocol.Considered, question: protocol.Decide, players: int) -> Thought:
    """The thought in a message; a fault if the decision is not legal or the chances are invalid."""
    decision = read_decision(message.decision, question)
    lines = tuple(
        Line((read_decision(line.decision, question),), read_chances(line.chances, players), line.visits)
        for line in message.lines
    )
    return Thought(decision, read_chances(message.chances, players), lines, message.simulations)


def read_decision(given: int | str, question: protocol.Decide) -> int:
    """The number of the legal decision that is meant: by its number, or by its notation as it was listed."""
    for choice in question.legal:
        if given in (choice.id, choice.notation):
            return choice.id
    raise _Fault(ILLEGAL, f"decided {given!a}, which is none of the {len(question.legal)} legal decisions")


def read_chances(chances: Sequence[float], players: int) -> tuple[float, ...]:
    """The chances of the seats, or none."""
    if chances and (len(chances) != players or sum(chances) > 1.001):
        raise _Fault(GARBAGE, f"{len(chances)} chances that add up to {sum(chances):g}, for {players} seats")
    return tuple(chances)
