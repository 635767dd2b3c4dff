"""External bots: the match continues whatever they do, and no process is left."""

from __future__ import annotations

import gc
import json
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from jsonschema import Draft202012Validator

from tests.conftest import RunPython
from tests.test_readme import is_as_promised
from tetrarch import eko, legends
from tetrarch.bots.background import Thinking
from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.bots.external import bot as external_module
from tetrarch.bots.external.bot import FORFEITS_IN_A_ROW, ExternalBot
from tetrarch.bots.external.program import Program
from tetrarch.bots.external.protocol import MAX_LINE, schemas
from tetrarch.bots.roster import make_bot
from tetrarch.core.errors import SetupError
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator

ROOT = Path(__file__).parents[2]
PATIENT = {"seconds": 60.0, "grace": 60.0, "start": 60.0}
LEAVING = {**PATIENT, "grace": 0.2}
HASTY = {"seconds": 0.1, "grace": 0.1, "start": 60.0}

VALIDATORS = {name: Draft202012Validator(schema) for name, schema in schemas().items()}

FAULTS = {
    "ends at once": "crash",
    "closes its output": "crash",
    "floods": "garbage",
    "prints a huge line": "garbage",
    "prints invalid UTF-8": "garbage",
    "nests deeply": "garbage",
    "prints a huge number": "garbage",
    "prints a list": "garbage",
    "repeats a field": "garbage",
    "adds a field": "garbage",
    "is certain of both": "garbage",
    "decides what is illegal": "illegal",
    "decides a wrong number": "illegal",
    "decides true": "garbage",
    "answers another question": "garbage",
    "is ready again": "garbage",
}
"""Faults that come with every decision, and the kind of each."""

LATE = ["hangs", "floods with blank lines", "floods with progress"]

HARMLESS = ["answers late", "complains", "has a child", "will not go"]


class Rig:
    """Makes bots with a fault, and knows all their processes."""

    def __init__(self, folder: Path) -> None:
        self.notes = folder / "processes"
        self.notes.touch()
        self.bots: list[ExternalBot] = []

    def command(self, fault: str) -> str:
        return shlex.join([sys.executable, "-I", "-S", str(ROOT / "tests/bots/broken_bot.py"), fault, str(self.notes)])

    def bot(self, fault: str, limits: dict[str, float] = PATIENT, seed: str = "7 0") -> ExternalBot:
        bot = ExternalBot("eko", self.command(fault), seed, **limits)
        self.bots.append(bot)
        return bot

    def processes(self) -> list[int]:
        return [int(line) for line in self.notes.read_text(encoding="ascii").split()]


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    """A rig whose bots are all closed at the end, after which none of their processes may be left."""
    made = Rig(tmp_path)
    yield made
    for bot in made.bots:
        bot.close()
    assert_none_is_left(made.processes())


def assert_none_is_left(processes: Sequence[int]) -> None:
    for number in processes:
        for _ in range(100):
            if not is_running(number):
                break
            time.sleep(0.02)
        else:
            pytest.fail(f"process {number} is left")


def is_running(number: int) -> bool:
    """Whether a process runs and is not a zombie."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True).stdout.strip()
    return bool(state) and not state.startswith("Z")


def play(*bots: Bot[FlatPosition], seed: int = 1, rounds: int = 4) -> list[str | None]:
    """A game of Ekö to its end, in which every decision is refused that is not legal; its decisions."""
    game = eko.new_game(len(bots), seed=seed, round_limit=rounds)
    while not game.position.is_over:
        seat = game.position.decider
        game.play(bots[seat].decide(game.position.view(seat), seat), seat)
    eko.verify_record(game.to_record().to_text())
    return [event.play for event in game.events]


def other() -> Bot[FlatPosition]:
    return make_bot("eko", "random", 5, 1)


@pytest.fixture(scope="module")
def defaulted() -> list[str | None]:
    """The game of a bot that never could be asked: all is drawn for it."""
    return play(ExternalBot("eko", "no-such-program-anywhere", "7 0"), other())


# --------------------------------------------------------------------------------------------------- the rule of faults


@pytest.mark.parametrize(("fault", "kind"), FAULTS.items())
def test_a_faulty_bot_forfeits_and_the_match_continues(
    rig: Rig, defaulted: list[str | None], fault: str, kind: str
) -> None:
    bot = rig.bot(fault)
    assert play(bot, other()) == defaulted, "what is drawn depends on the seed and the number of the decision alone"
    assert [forfeit.kind for forfeit in bot.forfeits[:4]] == [kind] * FORFEITS_IN_A_ROW + ["unasked"]
    assert [forfeit.number for forfeit in bot.forfeits] == list(range(1, len(bot.forfeits) + 1))
    assert {forfeit.kind for forfeit in bot.forfeits[3:]} == {"unasked"}
    assert not bot.is_asked
    assert len(rig.processes()) == (1 if kind == "illegal" else FORFEITS_IN_A_ROW)
    assert_none_is_left(rig.processes())


@pytest.mark.parametrize("fault", LATE)
def test_a_bot_that_does_not_answer_in_time_forfeits(rig: Rig, defaulted: list[str | None], fault: str) -> None:
    bot = rig.bot(fault, HASTY)
    assert play(bot, other()) == defaulted
    assert [forfeit.kind for forfeit in bot.forfeits[:4]] == ["hang"] * 3 + ["unasked"]
    assert bot.forfeits[0].reason == "has not answered within 0.1 seconds and 0.1 of grace"
    assert len(rig.processes()) == 3, "a late program is started anew"
    assert_none_is_left(rig.processes())


def test_a_bot_that_does_not_say_that_it_is_ready_forfeits(rig: Rig) -> None:
    bot = rig.bot("reads nothing", {**HASTY, "start": 0.1})
    play(bot, other())
    assert {forfeit.kind for forfeit in bot.forfeits[:3]} == {"hang"}


def test_a_missing_command_forfeits() -> None:
    bot = ExternalBot("eko", "no-such-program-anywhere --fast", "7 0")
    play(bot, other())
    assert str(bot.forfeits[0]).startswith("decision 1: no-such-program-anywhere cannot be started: ")
    assert [forfeit.kind for forfeit in bot.forfeits[:4]] == ["crash"] * 3 + ["unasked"]


@pytest.mark.parametrize("fault", HARMLESS)
def test_what_is_no_fault(rig: Rig, fault: str) -> None:
    bot = rig.bot(fault, LEAVING)
    firsts = play(bot, other())
    assert bot.forfeits == []
    assert bot.name == fault
    assert firsts == play(FirstBot(), other()), "all its decisions are its own"


class FirstBot(Bot[FlatPosition]):
    """Decides the first that is legal, as the harmless bots do."""

    def think(
        self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        return Thought(int(view.legal_decisions(seat).ids()[0]))


def test_a_bot_that_ends_during_the_game_is_restarted(rig: Rig) -> None:
    bot = rig.bot("ends later")
    decisions = play(bot, other(), rounds=8)
    own = len(decisions) // 2
    assert [(forfeit.number, forfeit.kind) for forfeit in bot.forfeits[:2]] == [(3, "crash"), (6, "crash")]
    assert len(bot.forfeits) == own // 3
    assert bot.is_asked
    assert "it ended with status 4" in bot.forfeits[0].reason


def test_only_forfeits_in_a_row_are_too_many(rig: Rig) -> None:
    bot = rig.bot("errs now and then")
    play(bot, other(), rounds=8)
    assert len(bot.forfeits) > FORFEITS_IN_A_ROW
    assert bot.is_asked
    assert len(rig.processes()) == 1, "an illegal decision is no reason to start anew"


def test_the_standard_error_is_shown_with_a_bound(rig: Rig) -> None:
    bot = rig.bot("ends at once")
    play(bot, other(), rounds=1)
    text = str(bot.forfeits[0])
    assert r"no luck today\nno luck today" in text
    assert len(bot.forfeits[0].stderr) <= 4096
    assert len(text) < 1000


def test_every_reason_is_short_and_plain(rig: Rig) -> None:
    for fault in ("nests deeply", "prints a huge number", "prints invalid UTF-8", "prints a huge line"):
        bot = rig.bot(fault)
        play(bot, other(), rounds=1)
        assert len(bot.forfeits[0].reason) <= 401
        assert bot.forfeits[0].reason.isprintable()
    assert str(MAX_LINE) in bot.forfeits[0].reason


def test_the_same_seed_draws_the_same(defaulted: list[str | None]) -> None:
    games = [play(ExternalBot("eko", "no-such-program", seed), other()) for seed in ("7 0", "8 0")]
    assert games[0] == defaulted
    assert games[1] != defaulted


def test_two_faulty_bots_end_their_game(rig: Rig) -> None:
    play(rig.bot("ends at once"), rig.bot("floods", seed="7 1"))


# ------------------------------------------------------------------------------------------------------- time and stops


def test_a_bot_receives_stop_and_reports_progress(rig: Rig) -> None:
    view = eko.new_game(2, seed=1).position
    heard: list[Thought] = []
    bot = rig.bot("waits for the stop")
    thought = bot.think(view, view.decider, Budget(seconds=0.05), Control(on_progress=heard.append))
    ids = view.legal_ids()
    assert thought.decision == ids[-1]
    assert [progress.decision for progress in heard] == [ids[0]]
    (line,) = heard[0].lines
    assert (line.decisions, line.chances, line.visits) == ((ids[0],), (0.25, 0.75), 3)
    assert bot.forfeits == []


def test_a_waiting_caller_can_stop_the_bot(rig: Rig) -> None:
    view = eko.new_game(2, seed=1).position
    thinking = Thinking(rig.bot("waits for the stop"), view, view.decider)
    while thinking.latest is None:
        time.sleep(0.01)
    assert not thinking.is_done
    thinking.stop()
    assert thinking.result(30).decision == view.legal_ids()[-1]


def test_a_bot_that_ignores_the_stop_forfeits(rig: Rig) -> None:
    view = eko.new_game(2, seed=1).position
    bot = rig.bot("ignores the stop", {**PATIENT, "grace": 0.1})
    thinking = Thinking(bot, view, view.decider)
    while thinking.latest is None:
        time.sleep(0.01)
    thinking.stop()
    thinking.result(30)
    assert [str(forfeit) for forfeit in bot.forfeits] == [
        "decision 1: has not answered within the time until it was stopped and 0.1 of grace"
    ]


# ------------------------------------------------------------------------------------------------------ nothing is left


def test_children_are_ended_too(rig: Rig) -> None:
    bot = rig.bot("has a child", LEAVING)
    view = eko.new_game(2, seed=1).position
    bot.decide(view, view.decider)
    processes = rig.processes()
    assert len(processes) == 2
    assert all(map(is_running, processes))
    bot.close()
    assert_none_is_left(processes)


def test_a_bot_that_is_forgotten_is_ended(rig: Rig) -> None:
    bot = rig.bot("has a child", LEAVING)
    view = eko.new_game(2, seed=1).position
    bot.decide(view, view.decider)
    rig.bots.clear()
    del bot
    gc.collect()
    assert_none_is_left(rig.processes())


def test_a_bot_that_is_not_closed_ends_with_its_parent(rig: Rig, run_python: RunPython) -> None:
    source = (
        "from tetrarch import eko\nfrom tetrarch.bots.external.bot import ExternalBot\n"
        f"bot = ExternalBot('eko', {rig.command('has a child')!r}, '1')\n"
        "view = eko.new_game(2, seed=1).position\nprint(bot.decide(view, view.decider), bot.forfeits)\n"
    )
    ran = run_python("-W", "error", "-c", source)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith(" []\n")
    assert len(rig.processes()) == 2
    assert_none_is_left(rig.processes())


def test_a_closed_bot_is_not_started_again(rig: Rig) -> None:
    bot = rig.bot("answers late")
    bot.close()
    play(bot, other(), rounds=1)
    assert {forfeit.kind for forfeit in bot.forfeits} == {"unasked"}
    assert rig.processes() == []


# --------------------------------------------------------------------------------------------------------- what is said


class Said:
    """In the place of a program: keeps all that is said to it, and decides the first that is legal."""

    everything: list[dict[str, object]]

    def __init__(self, words: Sequence[str]) -> None:
        self.answers: list[object] = []

    def send(self, line: bytes) -> None:
        message = json.loads(line)
        self.everything.append(message)
        if message["type"] != "decide" or message["id"] % 8 == 1:
            VALIDATORS["bot-questions"].validate(message)
        if message["type"] == "hello":
            self.answers.append({"type": "ready", "name": "first", "author": "nobody"})
        elif message["type"] == "decide":
            self.answers.append({"type": "decision", "id": message["id"], "decision": message["legal"][0]["notation"]})

    def receive(self, seconds: float) -> bytes | None:
        VALIDATORS["bot-answers"].validate(self.answers[0])
        return json.dumps(self.answers.pop(0)).encode() + b"\n"

    def end(self, patience: float = 0.0) -> None:
        pass


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """All that is said to programs, which are none."""
    Said.everything = []
    monkeypatch.setattr(external_module, "Program", Said)
    return Said.everything


@pytest.mark.parametrize(
    ("players", "variants"), [(2, ["explore", "swamp"]), (3, ["explore", "swamp", "leaders", "die"])]
)
def test_no_hidden_information_is_sent(said: list[dict[str, object]], players: int, variants: list[str]) -> None:
    """Deal all hidden information again: the messages are the same, even if the caller passes the whole position."""
    game = legends.new_game(players, seed=3, variants=variants, quick_setup=False)
    generator = Generator(3, "test")
    bots = [ExternalBot("legends", "bot", "1 0") for _ in range(3)]
    changed = 0
    while not game.position.is_over:
        seat = game.position.to_decide[-1]
        sampled = game.position.determinize(seat, generator)
        changed += not np.array_equal(sampled.state, game.position.state)
        for bot, position in zip(bots, (game.position.view(seat), game.position, sampled), strict=True):
            decision = bot.decide(position, seat)
        questions = [message for message in said if message["type"] == "decide"]
        said.clear()
        assert len(questions) == 3
        assert questions[0] == questions[1] == questions[2]
        game.play(decision, seat)
    assert changed > 20, "there was something to hide"


def test_the_seed_of_the_game_is_not_said(said: list[dict[str, object]]) -> None:
    bots = [ExternalBot("eko", "bot", seed) for seed in ("geheim 0", "geheim 0", "geheim 1")]
    view = eko.new_game(2, seed="geheim").position
    for bot in bots:
        bot.decide(view, view.decider)
    assert "geheim" not in json.dumps(said)
    seeds = [message["seed"] for message in said if message["type"] == "hello"]
    assert len(set(seeds)) == 3, "nothing of the game's seed is in it, which could be guessed"
    assert all(re.fullmatch("[0-9a-f]{32}", str(seed)) for seed in seeds)


def test_the_budget_is_sent(said: list[dict[str, object]]) -> None:
    bot = ExternalBot("eko", "seconds=7 bot", "1")
    view = eko.new_game(2, seed=1).position
    for budget in (None, Budget(simulations=50), Budget(seconds=1e9)):
        bot.decide(view, view.decider, budget)
    assert [message["budget"] for message in said if message["type"] == "decide"] == [
        {"seconds": 7, "simulations": None},
        {"seconds": 7, "simulations": 50},
        {"seconds": 86400, "simulations": None},
    ]
    assert [message.get("id") for message in said] == [None, 1, 2, 3]
    assert (bot.name, bot.author) == ("first", "nobody")


def test_a_seat_that_has_nothing_to_decide_is_our_own_fault(said: list[dict[str, object]]) -> None:
    view = eko.new_game(2, seed=1).position
    with pytest.raises(ValueError, match=f"seat {1 - view.decider} has nothing to decide"):
        ExternalBot("eko", "bot", "1").decide(view, 1 - view.decider)
    assert said == []


# ------------------------------------------------------------------------------------------------------------- commands


def test_limits_stand_before_the_command() -> None:
    bot = ExternalBot("eko", "seconds=2.5 start=30 python3 'my bot.py' grace=1", "1", seconds=9, grace=4)
    assert bot.words == ["python3", "my bot.py", "grace=1"]
    assert (bot.seconds, bot.grace, bot.start) == (2.5, 4, 30)
    made = make_bot("legends", "exec:grace=1 node bot.mjs", 5, 2)
    assert isinstance(made, ExternalBot)
    assert (made.game, made.words, made.grace, made.seconds) == ("legends", ["node", "bot.mjs"], 1, 10)


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ("", "a command is missing: write such as exec:python3 bot.py"),
        ("seconds=3", "a command is missing"),
        ("python3 'bot.py", "cannot be read: no closing quotation"),
        ("seconds=fast python3", "seconds=fast: must be a number of seconds"),
        ("seconds=0 python3", "seconds=0: more than 0 seconds and at most a day"),
        ("grace=nan python3", "grace=nan: more than 0 seconds"),
        ("start=1e9 python3", "start=1e\\+09: more than 0 seconds"),
    ],
)
def test_a_bad_command_is_refused(command: str, fault: str) -> None:
    with pytest.raises(SetupError, match=f"bots: exec: .*{fault}"):
        ExternalBot("eko", command, "1")


# ------------------------------------------------------------------------------------------------------------- examples

EXAMPLES = [
    pytest.param([sys.executable, "examples/bot_python.py"], id="python"),
    pytest.param(
        ["node", "examples/bot_javascript.mjs"],
        id="javascript",
        marks=pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed"),
    ),
]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., ExternalBot]]:
    """Makes bots of the examples."""
    monkeypatch.chdir(ROOT)
    bots: list[ExternalBot] = []

    def make(words: list[str], game: str, seed: int = 1) -> ExternalBot:
        bots.append(ExternalBot(game, shlex.join(words), f"{seed} 0", **PATIENT))
        return bots[-1]

    yield make
    for bot in bots:
        bot.close()
        assert bot.forfeits == []
        assert bot.name.startswith("Example in ")


@pytest.mark.parametrize("words", EXAMPLES)
def test_the_examples_beat_random_in_eko(
    words: list[str], example: Callable[..., ExternalBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external_module, "fresh_seed", lambda: "1")  # a fresh one makes it lose now and then
    for seed in range(2):
        game = eko.new_game(2, seed=seed, round_limit=60)
        bots = [example(words, "eko", seed), make_bot("eko", "random", seed, 1)]
        while not game.position.is_over:
            seat = game.position.decider
            game.play(bots[seat].decide(game.position.view(seat), seat))
        assert game.outcome
        assert game.outcome.winners == (0,)
        bots[0].end(game.outcome)


@pytest.mark.parametrize("words", EXAMPLES)
def test_the_examples_play_all_variants(words: list[str], example: Callable[..., ExternalBot]) -> None:
    variants = [variant for variant in legends.VARIANTS if variant != "match"]
    islands = legends.new_game(3, seed=1, variants=variants, quick_setup=False)
    bot = example(words, "legends")
    while not islands.position.is_over:
        seat = islands.position.to_decide[-1]
        islands.play(bot.decide(islands.position.view(seat), seat), seat)
    board = eko.new_game(3, seed=1, round_limit=8, variants=["labyrinth", "wind", "moon", "sand", "draft"])
    bot = example(words, "eko")
    while not board.position.is_over:
        board.play(bot.decide(board.position, board.position.decider))


@pytest.mark.parametrize("words", EXAMPLES)
def test_the_examples_play_the_same_with_the_same_seed(
    words: list[str], example: Callable[..., ExternalBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = []
    for seed in ("1d" * 16, "1d" * 16, "2e" * 16):
        monkeypatch.setattr(external_module, "fresh_seed", lambda seed=seed: seed)
        games.append(play(example(words, "eko"), other()))
    assert games[0] == games[1] != games[2]


def test_the_dialogue_of_the_page_is_true(example: Callable[..., ExternalBot], monkeypatch: pytest.MonkeyPatch) -> None:
    """Play the first decisions of a game with the example, and compare all that is said with the page."""
    heard: list[str] = []

    class Spied(Program):
        def send(self, line: bytes) -> None:
            heard.append(f"> {line.decode().strip()}")
            super().send(line)

        def receive(self, seconds: float) -> bytes | None:
            line = super().receive(seconds)
            heard.extend([f"< {line.decode().strip()}"] if line else [])
            return line

    monkeypatch.setattr(external_module, "Program", Spied)
    monkeypatch.setattr(external_module, "fresh_seed", lambda: "bd679d9b5556219409fbad0672fd98f8")
    bot = example([sys.executable, "examples/bot_python.py"], "eko", 1)
    bot.seconds = 10.0
    game = eko.new_game(2, seed=1, round_limit=1)
    bots = {game.position.decider: bot, 1 - game.position.decider: other()}
    while not game.position.is_over:
        seat = game.position.decider
        game.play(bots[seat].decide(game.position.view(seat), seat))
    assert game.outcome
    bot.end(game.outcome)
    bot.close()
    page = (ROOT / "docs" / "external-bots.md").read_text(encoding="utf-8")
    promised = re.search(r"^```jsonl\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert promised
    assert promised[1]
    assert is_as_promised(promised[1], "".join(f"{line}\n" for line in heard)), "\n".join(
        line[:200] + "…" + line[-120:] for line in heard
    )
