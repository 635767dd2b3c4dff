"""Batches: decision for decision the same as single games, exact masks, fresh deals, and arrays that are not copied."""

from __future__ import annotations

import copy
import gc
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from threading import enumerate as enumerate_threads
from typing import Any

import numpy as np
import pytest

from tests.conftest import RunPython
from tests.envs.configurations import ALL, Options, name_of, short
from tetrarch import eko, legends
from tetrarch.core.errors import IllegalMove, SetupError
from tetrarch.core.game import GamePosition
from tetrarch.core.kernel import JIT
from tetrarch.core.position import Array
from tetrarch.eko.encoding.environment import EkoPool
from tetrarch.envs import Batch, Play
from tetrarch.envs.batch import MOST_GAMES
from tetrarch.envs.workers import Workers, split

GAMES = 3


def assert_same(batch: Batch, game: int, play: Play) -> None:
    """A game of a batch equals a single game in all outputs."""
    assert (batch.mask[game] == play.legal_mask()).all()
    assert batch.player[game] == play.position.decider
    assert (batch.observation[game] == play.flat_observation()).all()
    assert batch.position(game) == play.position


@pytest.mark.parametrize(("game", "options"), ALL, ids=name_of)
def test_a_batch_is_as_single_games_are(game: str, options: Options) -> None:
    batch = Batch(game, GAMES, seed=21, boards=3, **short(game, options))
    plays = [Play.from_position(batch.position(number)) for number in range(GAMES)]
    variants = options.get("variants", ())
    is_long = "match" in variants and len(variants) > 1  # three games: their ends are seen in that of `match` alone
    ended = steps = 0
    while steps < 60 or (not ended and not is_long and steps < 600):
        steps += 1
        actions = batch.random_actions().copy()
        batch.step(actions)
        for number in range(GAMES):
            play = plays[number]
            before = play.position.copy()
            play.apply(int(actions[number]))
            assert bool(batch.done[number]) is play.is_over
            assert batch.reward[number] == pytest.approx(play.rewards())
            if play.is_over:
                ended += 1
            if play.is_over or is_next_game(before, play):  # the batch has dealt by its own generator
                play = plays[number] = Play.from_position(batch.position(number))
            assert_same(batch, number, play)
    assert ended or is_long


def is_next_game(before: GamePosition, play: Play) -> bool:
    """Whether the next game of a match has been dealt."""
    after = play.position
    if not isinstance(before, legends.Position) or not isinstance(after, legends.Position):
        return False
    return before.match_game != after.match_game


@pytest.mark.parametrize(("game", "options"), ALL, ids=name_of)
def test_deals_of_a_batch_break_no_rule_and_differ(game: str, options: Options) -> None:
    batch = Batch(game, 6, seed=22, boards=3, **options)
    texts = []
    for number in range(6):
        position = batch.position(number)
        texts.append(json.dumps(position.to_json(), default=str))
        read = eko.position_from_json if game == "eko" else legends.position_from_json
        assert read(position.to_json()) == position
    if "draft" not in options.get("variants", ()):
        assert len(set(texts)) == 6


def test_discs_and_emperors_are_dealt_evenly() -> None:
    """Over many deals on one board every seat has about half of the discs of every space, and first turns."""
    batch = Batch("eko", 400, seed=23, boards=1)
    emperors = batch.fields()["emperor"][..., :2].sum(axis=0).reshape(-1)
    discs = batch.fields()["discs"][..., 0].reshape(400, -1)
    spaces = np.flatnonzero(discs.sum(axis=0))
    assert len(spaces) == 32
    assert (discs.sum(axis=1) == 16).all()
    assert (np.abs(discs.sum(axis=0)[spaces].astype(float) - 200) < 60).all()
    assert emperors.sum() == 800
    assert emperors.max() < 40
    assert 150 < batch.player.sum() < 250


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_threads_change_nothing(game: str) -> None:
    with Batch(game, 7, seed=24, boards=2) as one, Batch(game, 7, seed=24, boards=2, threads=3) as three:
        assert (one.threads, three.threads) == (1, 3)
        for _ in range(40):
            assert (one.random_actions() == three.random_actions()).all()
            one.step(one.random_actions())
            three.step(three.random_actions())
            assert (one.observation == three.observation).all()
            assert (one.mask == three.mask).all()


def test_a_seed_gives_the_same_games_and_another_others() -> None:
    first, again, other = (Batch("legends", 5, seed=seed) for seed in (1, 1, 2))
    assert (first.observation == again.observation).all()
    assert (first.observation != other.observation).any()
    first.step(first.random_actions())
    first.reset(seed=1)
    assert (first.observation == again.observation).all()
    first.reset()
    assert (first.observation != again.observation).any()
    assert not first.done.any()


def batch_threads() -> set[Thread]:
    return {thread for thread in enumerate_threads() if thread.name == "tetrarch batch"}


def test_threads_end_with_their_batch() -> None:
    before = batch_threads()
    batch = Batch("legends", 4, seed=24, threads=3)
    assert len(batch_threads() - before) == 2
    batch.close()
    batch.step(batch.random_actions())  # by the calling thread alone
    other = Batch("legends", 4, seed=24, threads=3)
    del other
    gc.collect()
    for thread in batch_threads() - before:
        thread.join(10)
    assert batch_threads() <= before


@pytest.mark.parametrize(("size", "threads"), [(1, 1), (7, 3), (64, 64), (1000, 2), (1024, 2), (5000, 16)])
def test_every_game_is_worked_on_once(size: int, threads: int) -> None:
    parts = split(size, threads)
    assert [game for first, last in parts for game in range(first, last)] == list(range(size))
    assert len(parts) >= threads
    seen = np.zeros(size, dtype=np.int64)
    workers = Workers(size, [np.zeros(1, dtype=np.int64) for _ in range(threads)])
    for _ in range(20):
        workers.each(lambda first, last, _: seen.__setitem__(slice(first, last), seen[first:last] + 1))
    assert (seen == 20).all()
    workers.close()


def test_an_error_in_a_thread_is_raised_by_the_caller() -> None:
    workers = Workers(64, [np.zeros(1, dtype=np.int64), np.ones(1, dtype=np.int64)])
    failed = Event()

    def work(first: int, last: int, scratch: Array) -> None:
        if scratch[0]:
            failed.set()
            raise ArithmeticError("in a thread")
        failed.wait(60)

    with pytest.raises(ArithmeticError, match="in a thread"):
        workers.each(work)
    workers.close()


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_seed_none_gives_fresh_games(game: str) -> None:
    one, other = (Batch(game, 3, seed=None, boards=1) for _ in range(2))
    assert one.seed not in ("None", other.seed)
    assert (one.observation != other.observation).any()
    assert (one.observation == Batch(game, 3, seed=one.seed, boards=1).observation).all()


def pickled(batch: Batch) -> Batch:
    """The batch after a way through pickle."""
    read = pickle.loads(pickle.dumps(batch))
    assert isinstance(read, Batch)
    return read


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, Batch.copy, pickled])
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_copies_play_on_as_the_original_would_and_share_nothing(
    game: str, threads: int, copied: Callable[[Batch], Batch]
) -> None:
    with Batch(game, 3, seed=25, boards=2, threads=threads) as batch:
        for _ in range(4):
            batch.step(batch.random_actions())
        with copied(batch) as twin:
            assert twin.threads == threads
            assert twin.fields().keys() == batch.fields().keys()
            before = [batch.position(number) for number in range(3)]
            arrays = [array.copy() for array in arrays_of(batch)]
            actions = twin.random_actions().copy()
            twin.step(actions)
            assert any((array != now).any() for array, now in zip(arrays, arrays_of(twin), strict=True))
            assert all((array == now).all() for array, now in zip(arrays, arrays_of(batch), strict=True))
            assert [batch.position(number) for number in range(3)] == before
            assert (batch.random_actions() == actions).all()
            batch.step(actions)
            assert all((one == other).all() for one, other in zip(arrays_of(batch), arrays_of(twin), strict=True))


def arrays_of(batch: Batch) -> list[np.ndarray[Any, Any]]:
    """The arrays that a batch shows."""
    return [batch.mask, batch.observation, batch.player, batch.reward, batch.done, batch.refused]


def test_arrays_stay_where_they_are_and_are_taken_without_copying() -> None:
    batch = Batch("eko", 3, seed=1, boards=1)
    arrays = (batch.mask, batch.observation, batch.player, batch.reward, batch.done)
    taken = [np.from_dlpack(array) for array in arrays]
    fields = batch.fields()
    for _ in range(5):
        batch.step(batch.random_actions())
    now = (batch.mask, batch.observation, batch.player, batch.reward, batch.done)
    assert all(array is before for array, before in zip(now, arrays, strict=True))
    for array, other in zip(arrays, taken, strict=True):
        assert np.shares_memory(array, other)
        assert (array == other).all()
    assert all(np.shares_memory(field, batch.observation) for field in fields.values())
    assert (fields["discs"] == batch.fields()["discs"]).all()
    assert fields["discs"].shape == (3, 21, 21, 4)


def test_jax_takes_the_arrays() -> None:
    jax = pytest.importorskip("jax")
    batch = Batch("legends", 3, seed=1)
    assert (np.asarray(jax.dlpack.from_dlpack(batch.observation)) == batch.observation).all()
    assert (np.asarray(jax.dlpack.from_dlpack(batch.mask)) == batch.mask).all()


# What is refused


def test_an_illegal_action_is_named_and_harms_no_other_game() -> None:
    batch = Batch("eko", 4, seed=2, boards=1)
    twin = Batch("eko", 4, seed=2, boards=1)
    actions = batch.random_actions().copy()
    twin.random_actions()
    wrong = actions.copy()
    wrong[2] = 0
    assert batch.mask[2, 0] == 0
    before = batch.position(2)
    with pytest.raises(IllegalMove, match=r"action 0: is not offered in game 2; .*legal: ") as refused:
        batch.step(wrong)
    assert "other games" not in str(refused.value)
    assert list(batch.refused) == [False, False, True, False]
    assert batch.position(2) == before
    twin.step(actions)
    for game in (0, 1, 3):
        assert (batch.observation[game] == twin.observation[game]).all()
    wrong = np.full(4, 10**12)
    batch.step(wrong, check=False)
    assert batch.refused.all()
    with pytest.raises(IllegalMove, match="in game 0, and so in 3 other games"):
        batch.step(np.full(4, -5))


def test_writing_into_a_mask_makes_nothing_legal() -> None:
    batch = Batch("eko", 2, seed=2, boards=1)
    batch.mask[:] = 1
    batch.step([0, 0], check=False)
    assert batch.refused.all()


@pytest.mark.parametrize(
    ("actions", "error", "text"),
    [
        ([0], ValueError, r"one number for each of 2 games, not of shape \(1,\)"),
        ([[0, 0]], ValueError, "one number for each"),
        ([0.0, 1.0], TypeError, "must be integers, not float64"),
        ([True, False], TypeError, "must be integers, not bool"),
    ],
)
def test_actions_must_be_one_integer_for_each_game(actions: object, error: type[Exception], text: str) -> None:
    batch = Batch("legends", 2, seed=1)
    with pytest.raises(error, match=text):
        batch.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wishes", "text"),
    [
        ({"size": 0}, f"size must be from 1 to {MOST_GAMES}, not 0"),
        ({"threads": 0}, "threads must be from 1"),
        ({"boards": 0}, "boards must be from 1"),
    ],
)
def test_sizes_must_make_sense(wishes: Options, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        Batch("eko", **{"size": 2, **wishes})


@pytest.mark.parametrize(
    ("game", "wishes", "text"),
    [
        ("chess", {}, "unknown game 'chess'"),
        ("eko", {"quick_setup": True}, "quick_setup: is no option of eko"),
        ("legends", {"layout": "bars"}, "layout: is no option of legends"),
        ("eko", {"players": 5}, "players: 5 is not 2, 3 or 4"),
        ("eko", {"variants": "wind"}, "'wind' is a text, not a list"),
        ("legends", {"variants": ["swamp"]}, "'swamp' is played with 'explore' only"),
        ("eko", {"round_limit": 0}, "round_limit: 0 is not from 1"),
    ],
)
def test_wishes_that_the_rules_refuse_are_refused(game: str, wishes: Options, text: str) -> None:
    with pytest.raises(SetupError, match=text):
        Batch(game, 2, **wishes)
    with pytest.raises(SetupError, match=text):
        Play(game, **wishes)


def test_there_are_only_so_many_games() -> None:
    with pytest.raises(ValueError, match="games are 0 to 1"):
        Batch("legends", 2).position(2)


# The end


def test_without_auto_reset_a_game_stays_over_until_reset() -> None:
    batch = Batch("eko", 3, seed=5, boards=1, auto_reset=False, round_limit=1)
    rewards = np.zeros((3, 2))
    for _ in range(60):
        batch.step(batch.random_actions())
        rewards += batch.reward
        if batch.done.all():
            break
    assert batch.done.all()
    assert batch.mask.sum() == 0
    assert (batch.random_actions() == -1).all()
    before = batch.observation.copy()
    batch.step([7, -1, 0])
    assert batch.done.all()
    assert not batch.reward.any()
    assert (batch.observation == before).all()
    assert [pytest.approx(row) for row in rewards.tolist()] == [
        list(Play.from_position(batch.position(game)).rewards()) for game in range(3)
    ]
    batch.reset_done()
    assert not batch.done.any()
    assert (batch.mask.sum(axis=1) > 0).all()


def test_reset_done_leaves_the_others_alone() -> None:
    batch = Batch("eko", 4, seed=6, boards=1, auto_reset=False, round_limit=2)
    while not 0 < batch.done.sum() < 4:
        batch.step(batch.random_actions())
    running = np.flatnonzero(~batch.done)
    over = np.flatnonzero(batch.done)
    kept = [batch.position(int(game)) for game in running]
    batch.reset_done()
    assert [batch.position(int(game)) for game in running] == kept
    assert all(batch.position(int(game)).step == "swap" for game in over)


def test_no_position_goes_unnoted_where_repetition_ends_games() -> None:
    """A third occurrence ends a game however many positions lie between: the histories of a batch grow (E8.7)."""
    batch = Batch("eko", 2, seed=7, boards=1, repetition=True, round_limit=400)
    pool = batch._pool
    assert isinstance(pool, EkoPool)
    before = pool.state_size
    plays = [Play.from_position(batch.position(game)) for game in range(2)]
    for _ in range(2500):
        actions = [quiet_action(play) for play in plays]
        batch.step(actions)
        for game, play in enumerate(plays):
            play.apply(actions[game])
            assert bool(batch.done[game]) is play.is_over
            if play.is_over:
                plays[game] = Play.from_position(batch.position(game))
        if pool.state_size > before:
            break
    assert pool.state_size > before
    for game, play in enumerate(plays):
        assert_same(batch, game, play)


def quiet_action(play: Play) -> int:
    """An action that builds nothing and pays nothing, so that positions are noted and none is forgotten."""
    step = play.position.step
    position = play.position
    assert isinstance(position, eko.Position)
    actions = play.legal_actions()
    if step == "march":
        return next(action for action in actions if play.describe(action) == "rest")
    turn = position.turn
    if play.pending:
        spaces = [action for action in actions if play.describe(action) in position.board.space_index]
        empty = [
            action for action in spaces if position.stack_at(position.board.space_index[play.describe(action)]) is None
        ]
        actions = empty or spaces or actions
    return actions[(turn * 7) % len(actions)]


# Compiled and plain


FINGERPRINT = """
import hashlib, json, sys
from tetrarch.core.kernel import JIT
from tetrarch.core.position import Array
from tetrarch.envs import Batch
found = {}
for game, variants in (("eko", ["labyrinth", "wind", "sand"]), ("legends", ["leaders", "explore", "swamp", "match"])):
    batch = Batch(game, 5, players=3, seed=9, boards=2, variants=variants)
    digest = hashlib.sha256()
    for _ in range(150):
        batch.step(batch.random_actions())
        for array in (batch.mask, batch.observation, batch.player, batch.reward, batch.done):
            digest.update(array.tobytes())
    found[game] = digest.hexdigest()
print(json.dumps([JIT, found]))
"""


@pytest.mark.skipif(not JIT, reason="compares compiled batches with plain ones")
def test_same_batches_compiled_and_plain(run_python: RunPython, repository: Path) -> None:
    answers = []
    for jit in ("on", "off"):
        ran = run_python("-c", FINGERPRINT, jit=jit, PYTHONPATH=str(repository / "src"))
        assert ran.returncode == 0, ran.stderr
        answers.append(json.loads(ran.stdout))
    assert [compiled for compiled, _ in answers] == [True, False]
    assert answers[0][1] == answers[1][1]
