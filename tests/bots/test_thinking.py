"""How bots think: within their budget, stopped at once, with news of their progress, alone or in the background."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

from tests.legends.tables import table
from tetrarch import eko, legends
from tetrarch.bots import Bot, Budget, Control, Thinking, Thought, make_bot, search
from tetrarch.bots import tree as rows
from tetrarch.bots.roster import stated_seconds
from tetrarch.bots.search import BATCH, SearchBot
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator

GAMES = ("eko", "legends")
PATIENCE = 30.0
"""Seconds until a thread that should have answered long ago is given up."""
ENDLESS = Budget(1_000_000)
"""More than any test waits for."""


def middle_of(game: str) -> Any:
    """A position in the middle of a game of two, with much to decide."""
    position = (eko if game == "eko" else legends).new_game(2, seed=4).position
    generator = Generator(4, "thinking")
    wanted = "action" if game == "eko" else "take"
    made = 0
    while made < 30 or position.step != wanted:
        decisions = position.legal_ids()
        position.push(int(decisions[generator.below(len(decisions))]))
        made += 1
    assert len(position.legal_ids()) > 2
    return position


def searcher(game: str, text: str, seat: int, seed: int = 1) -> SearchBot[Any]:
    bot = make_bot(game, text, seed, seat)
    assert isinstance(bot, SearchBot)
    return bot


def think(game: str, text: str, budget: Budget | None = None, control: Control | None = None, seed: int = 1) -> Thought:
    """What a new bot thinks of the middle of a game."""
    position = middle_of(game)
    return make_bot(game, text, seed, position.decider).think(
        position.view(position.decider), position.decider, budget, control
    )


class Clock:
    """A clock that advances by a fixed step with every reading."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 100.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


# Budgets


@pytest.mark.parametrize(
    ("simulations", "seconds", "message"),
    [
        (0, None, "a budget of 0 simulations: at least 1 is needed"),
        (None, 0.0, "a budget of 0.0 seconds: more than 0 is needed"),
        (5, -1.0, "a budget of -1.0 seconds"),
        (None, float("inf"), "a budget of inf seconds"),
        (None, float("nan"), "a budget of nan seconds"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(simulations: int | None, seconds: float | None, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Budget(simulations, seconds)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("simulations", [1, 15, 16, 17, 40])
def test_simulations_are_kept_exactly(game: str, simulations: int) -> None:
    """Of a whole budget none is left out."""
    assert think(game, "level3", Budget(simulations, whole=True)).simulations == simulations
    assert think(game, f"level5:simulations={simulations}", Budget(simulations, whole=True)).simulations == simulations


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_simulations_are_saved_only_where_they_could_change_nothing(game: str, seed: int) -> None:
    position = middle_of(game)
    seat = position.decider
    bot = searcher(game, "search", seat, seed)
    thought = bot.think(position.view(seat), seat, Budget(80))
    first, second = sorted((int(bot.tree[child + rows.VISITS]) for child in bot.children(rows.ROOT)), reverse=True)[:2]
    assert thought.simulations <= 80
    assert thought.simulations == 80 or first - second >= 80 - thought.simulations


def test_a_proof_ends_the_search() -> None:
    """The last army of the game can be placed in a few ways, and all of them are soon known."""
    position = table("M4:E4,T1 H1:E1^1,T1", plain=True, last=True, coins={"E": 1, "T": 0})
    thought = make_bot("legends", "level3", 1, 0).think(position.view(0), 0, ENDLESS)
    assert thought.proven
    assert thought.simulations < 1000


@pytest.mark.parametrize("game", GAMES)
def test_seconds_are_those_of_the_clock_that_is_given(game: str) -> None:
    clock = Clock(0.125)
    thought = think(game, "level3", Budget(seconds=0.5), Control(clock))
    assert clock.now == 100 + 5 * 0.125, "one look at the beginning, and one after each of four batches"
    assert thought.simulations == BATCH + 3, "a batch that takes far too long is followed by small ones"


@pytest.mark.parametrize("game", GAMES)
def test_whichever_budget_is_spent_first_ends_the_search(game: str) -> None:
    assert think(game, "level3", Budget(18, 0.5, whole=True), Control(Clock(0.125))).simulations == 18
    assert think(game, "level3", Budget(1000, 0.5), Control(Clock(0.125))).simulations == BATCH + 3


@pytest.mark.parametrize("game", GAMES)
def test_seconds_without_a_clock_are_an_error(game: str) -> None:
    for control in (None, Control()):
        with pytest.raises(ValueError, match="a budget of seconds needs a clock"):
            think(game, "level5:seconds=1", control=control)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_needs_some_budget(game: str) -> None:
    with pytest.raises(ValueError, match="needs a budget of simulations or of seconds"):
        think(game, "search", Budget())


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_has_nothing_to_decide_is_an_error(game: str) -> None:
    position = middle_of(game)
    other = 1 - position.decider
    with pytest.raises(ValueError, match=f"seat {other} has nothing to decide"):
        make_bot(game, "search", 1, other).think(position.view(other), other)


def test_a_single_legal_decision_needs_no_thinking() -> None:
    position = eko.new_game(2, seed=4).position
    generator = Generator(4, "thinking")
    while len(decisions := position.legal_ids()) > 1:
        position.push(int(decisions[generator.below(len(decisions))]))
    seat = position.decider
    thought = make_bot("eko", "search", 1, seat).think(position.view(seat), seat, ENDLESS)
    assert thought == Thought(int(position.legal_ids()[0]))


# Stop and progress


@pytest.mark.parametrize("game", GAMES)
def test_progress_is_reported_and_grows(game: str) -> None:
    reports: list[Thought] = []
    thought = think(game, "level3", Budget(64, whole=True), Control(on_progress=reports.append))
    made = [report.simulations for report in reports]
    assert made == [16, 32, 48, 64]
    assert thought.simulations == made[-1]
    legal = middle_of(game).legal_ids()
    for report in reports:
        assert report.decision in legal
        assert sum(line.visits for line in report.lines) <= report.simulations
        assert sum(report.chances) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("game", GAMES)
def test_progress_is_reported_ten_times_at_most(game: str) -> None:
    reports: list[Thought] = []
    think(game, "level3", Budget(200, whole=True), Control(on_progress=reports.append))
    assert 8 <= len(reports) <= 10


@pytest.mark.parametrize("game", GAMES)
def test_stopped_from_a_report_it_answers_with_what_it_has(game: str) -> None:
    reports: list[Thought] = []
    control = Control()

    def stop(thought: Thought) -> None:
        reports.append(thought)
        control.stop()

    control.on_progress = stop
    thought = think(game, "search", Budget(160), control)
    assert len(reports) == 1
    assert thought.simulations == BATCH
    assert thought.decision == reports[0].decision
    assert thought.decision in middle_of(game).legal_ids()


@pytest.mark.parametrize("game", GAMES)
def test_stopped_before_it_begins_it_still_looks_at_something(game: str) -> None:
    control = Control()
    control.stop()
    thought = think(game, "search", ENDLESS, control)
    assert thought.simulations == BATCH
    assert thought.decision in middle_of(game).legal_ids()


@pytest.mark.parametrize("game", GAMES)
def test_a_deadline_ends_a_search_of_any_budget(game: str) -> None:
    clock = Clock(0.125)
    thought = think(game, "level4", Budget(2500), Control(clock, seconds=2.0))
    assert clock.now <= 100 + 2.0 + 0.5, "plain kernels look at the clock after each simulation"
    assert BATCH < thought.simulations < 20 * BATCH
    assert thought.decision in middle_of(game).legal_ids()


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        *(("level1", 0.5), ("level3", 1.0), ("level4", 2.0), ("level5", 1.0), ("level5:seconds=7.5", 7.5)),
        *(("level4:simulations=9", None), ("search", None), ("exec:bot", None), ("random", None)),
    ],
)
def test_levels_state_their_time(text: str, seconds: float | None) -> None:
    assert [stated_seconds(game, text) for game in GAMES] == [seconds, seconds]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_simulations_think_the_same(game: str) -> None:
    """With or without a control, at any time."""
    alone = think(game, "search", Budget(48))
    watched = think(game, "search", Budget(48), Control(Clock(7.0), lambda thought: None))
    assert alone == watched
    assert alone.lines[0].decisions[0] == alone.decision
    assert alone != think(game, "search", Budget(48), seed=2)


def test_the_decisions_of_simulations_are_counted_in_eko() -> None:
    """One for each node that a simulation goes down to, and those of its playout."""
    position = middle_of("eko")
    seat = position.decider
    for playout in (0, 3):
        bot = searcher("eko", f"search:playout={playout}", seat)
        thought = bot.think(position.view(seat), seat, Budget(3 * BATCH))
        used = range(rows.ROOT + rows.NODE, rows.ROOT + int(bot.tree[rows.USED]) * rows.NODE, rows.NODE)
        in_tree = sum(int(bot.tree[node + rows.VISITS]) for node in used)
        assert bot.tree[rows.PLIES] == in_tree + playout * thought.simulations


def test_the_decisions_of_simulations_are_counted_in_legends() -> None:
    """In the last turn of the game a card is taken and an army placed, be it in the tree or in the playout."""
    position = table("M4:E3,T1 H1:E1^1,T2 V1:E2", plain=True, last=True, coins={"E": 1, "T": 0})
    bot = searcher("legends", "search", 0)
    thought = bot.think(position.view(0), 0, Budget(BATCH))
    assert thought.simulations > 2, "more than there are cards to take"
    assert bot.tree[rows.PLIES] == 2 * thought.simulations


# What is kept from decision to decision


@pytest.mark.parametrize("game", GAMES)
def test_the_next_decision_of_a_turn_begins_with_what_is_known(game: str) -> None:
    position = middle_of(game)
    seat = position.decider
    bot = searcher(game, "search:simulations=120,playout=0,breadth=2,widening=1", seat)
    seen = 0
    while position.decider == seat and not position.is_over:
        view = position.view(seat)
        kept = bot.locate(view, seat) if bot.root is not None else 0
        before = int(bot.tree[kept + rows.VISITS]) if kept else 0
        thought = bot.think(view, seat)
        if thought.simulations:
            assert bot.tree[rows.ROOT + rows.VISITS] == before + thought.simulations
            seen += before > 0
        position.push(thought.decision)
    assert seen, "there was a second decision"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_kept_for_another_game(game: str) -> None:
    position = middle_of(game)
    seat = position.decider
    bot = searcher(game, "search:simulations=32", seat)
    bot.think(position.view(seat), seat)
    other = (eko if game == "eko" else legends).new_game(2, seed=5).position
    thought = bot.think(other.view(other.decider), other.decider)
    assert bot.tree[rows.ROOT + rows.VISITS] == thought.simulations
    assert thought.decision in other.legal_ids()


@pytest.mark.parametrize("text", ["search", "search:network=1"])
@pytest.mark.parametrize("game", GAMES)
def test_a_full_tree_is_kept_for_another_process(game: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "tree_nodes", lambda budget: 30)
    position = middle_of(game)
    seat = position.decider
    view = position.view(seat)
    bot = searcher(game, text, seat)
    assert bot.think(view, seat, Budget(100, whole=True)).simulations < 100
    assert rows.is_full(bot.tree)
    bot.pack()
    later = searcher(game, text, seat)
    later.adopt_tree(bot)
    seen = int(bot.tree[rows.ROOT + rows.VISITS])
    assert later.think(view, seat, Budget(100, whole=True)).decision in view.legal_ids()
    assert later.reused == seen
    assert len(later.spare) == len(later.tree)


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_whose_part_is_as_long_as_another_budget_s_is_thought_on_with(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The length of a packed tree is that of its used part, which is by chance what another budget needs."""
    monkeypatch.setattr(search, "tree_nodes", lambda budget: budget.simulations)
    position = middle_of(game)
    seat = position.decider
    view = position.view(seat)
    bot = searcher(game, "search:playout=0", seat)
    bot.think(view, seat, Budget(60, whole=True))
    bot.pack()
    used = int(bot.tree[rows.USED])
    for simulations in (used, used):
        assert bot.think(view, seat, Budget(simulations, whole=True)).decision in view.legal_ids()
        assert bot.size == len(bot.tree) == len(bot.spare)
    assert bot.reused > 0, "the second search has the budget of the first"


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_of_another_network_is_not_taken(game: str) -> None:
    position = middle_of(game)
    seat = position.decider
    view = position.view(seat)
    for first, second in (("search:network=1", "search"), ("search", "search:network=1")):
        bot, later = searcher(game, first, seat), searcher(game, second, seat)
        bot.think(view, seat, Budget(20))
        later.adopt_tree(bot)
        later.think(view, seat, Budget(20))
        assert later.reused == 0


def test_a_decision_that_stands_twice_in_the_tree_leaves_no_other_to_open() -> None:
    """A defence that was entered beside the search may be opened by it once more, and more children than decisions."""
    position = middle_of("eko")
    generator = Generator(4, "few decisions")
    while not 2 <= len(position.legal_ids()) < 8:
        decisions = position.legal_ids()
        position.push(int(decisions[generator.below(len(decisions))]))
    seat = position.decider
    legal = set(position.legal_ids().tolist())
    bot = searcher("eko", "search", seat)
    bot.think(position, seat, Budget(1000, whole=True))
    known = bot.children(rows.ROOT)
    assert {bot.decision_at(node) for node in known} == legal
    rows.append_child(bot.tree, rows.ROOT, bot.decision_at(known[0]), seat)
    bot.search(seat, 200)
    assert bot.visits().keys() == legal
    assert len(bot.children(rows.ROOT)) == len(legal) + 1


# In the background


class WaitingBot(Bot[FlatPosition]):
    """Answers on request, or fails."""

    def __init__(self, error: BaseException | None = None) -> None:
        self.may_answer = threading.Event()
        self.error = error

    def think(
        self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        """Wait, and answer with the seat."""
        self.view = view
        self.may_answer.wait(PATIENCE)
        if self.error is not None:
            raise self.error
        return Thought(seat)


@pytest.mark.parametrize("game", GAMES)
def test_stopped_from_another_thread_it_answers_at_once(game: str) -> None:
    position = middle_of(game)
    seat = position.decider
    thinking = Thinking(make_bot(game, "search", 1, seat), position.view(seat), seat, ENDLESS)
    assert not thinking.is_done
    thinking.stop()
    thought = thinking.result(PATIENCE)
    assert thinking.is_done
    assert BATCH <= thought.simulations < 100_000
    assert thought.decision in position.legal_ids()
    assert thinking.latest == thought


@pytest.mark.parametrize("game", GAMES)
def test_in_the_background_it_thinks_the_same(game: str) -> None:
    """Also when the game continues meanwhile, with everything that positions of one game share."""
    position = middle_of(game)
    seat = position.decider
    thinking = Thinking(make_bot(game, "search", 1, seat), position.view(seat), seat, Budget(32))
    generator = Generator(9, "meanwhile")
    while not thinking.is_done:
        position.copy().playout(generator, 5)
        position.legal_ids()
    assert thinking.result(PATIENCE) == think(game, "search", Budget(32))


@pytest.mark.parametrize("game", GAMES)
def test_the_view_is_the_thread_s_own(game: str) -> None:
    position = middle_of(game)
    before = position.copy()
    bot = WaitingBot()
    thinking = Thinking(bot, position, 0)
    position.push(int(position.legal_ids()[0]))
    bot.may_answer.set()
    thinking.result(PATIENCE)
    assert bot.view == before
    assert bot.view != position
    assert bot.view.static is position.static, "so that a tree can be kept"
    assert not np.shares_memory(bot.view.scratch, position.scratch)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_known_is_kept_in_the_background_too(game: str) -> None:
    position = middle_of(game)
    seat = position.decider
    bot = searcher(game, "search:simulations=32", seat)
    for times in (1, 2):
        thought = Thinking(bot, position.view(seat), seat).result(PATIENCE)
        assert bool(bot.tree[rows.ROOT + rows.VISITS] > thought.simulations) is (times == 2)


def test_progress_can_be_read_while_it_thinks() -> None:
    class ReportingBot(WaitingBot):
        def think(
            self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
        ) -> Thought:
            assert control is not None
            assert control.on_progress is not None
            control.on_progress(Thought(99, simulations=7))
            reported.set()
            return super().think(view, seat, budget, control)

    reported = threading.Event()
    bot = ReportingBot()
    thinking = Thinking(bot, middle_of("eko"), 1)
    assert reported.wait(PATIENCE)
    assert thinking.latest == Thought(99, simulations=7)
    assert not thinking.is_done
    bot.may_answer.set()
    assert thinking.result(PATIENCE) == Thought(1)
    assert thinking.latest == Thought(1)


def test_an_answer_that_takes_too_long_is_an_error_and_can_be_asked_for_again() -> None:
    bot = WaitingBot()
    thinking = Thinking(bot, middle_of("eko"), 0)
    with pytest.raises(TimeoutError, match=r"the bot has not answered within 0\.01 seconds"):
        thinking.result(0.01)
    assert thinking.latest is None
    bot.may_answer.set()
    assert thinking.result(PATIENCE) == Thought(0)


def test_an_error_in_the_background_is_raised_to_the_caller() -> None:
    bot = WaitingBot(KeyError("no idea"))
    bot.may_answer.set()
    thinking = Thinking(bot, middle_of("eko"), 0)
    for _ in range(2):
        with pytest.raises(KeyError, match="no idea"):
            thinking.result(PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_seconds_in_the_background_need_a_clock_too(game: str) -> None:
    position = middle_of(game)
    seat = position.decider
    bot = make_bot(game, "level3", 1, seat)
    with pytest.raises(ValueError, match="needs a clock"):
        Thinking(bot, position.view(seat), seat, Budget(seconds=1)).result(PATIENCE)
    thought = Thinking(bot, position.view(seat), seat, Budget(seconds=0.5), Clock(0.125)).result(PATIENCE)
    assert thought.simulations == BATCH + 3
