"""Searches in batches: each finds exactly what it finds alone, whatever runs beside it and however it is divided."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.conftest import RunPython
from tetrarch.bots import tree as rows
from tetrarch.bots.batch import Finding, ProcessorSpaces, Question, SearchBatch, batch_search
from tetrarch.bots.network import Network, NetworkError, shipped_network
from tetrarch.bots.roster import make_bot
from tetrarch.bots.search import SearchBot
from tetrarch.core import registry
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.training.selfplay import play_fast, search, searcher, searcher_text

SLOTS = 6
MOST = 24
TABLES = [
    ("eko", 2, ()),
    ("eko", 3, ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon", "draft")),
    ("eko", 4, ("labyrinth",)),
    ("legends", 2, ()),
    ("legends", 3, ("match", "explore", "citadels", "dragon", "portals", "rogues", "leaders", "swamp")),
    ("legends", 4, ("leaders",)),
]


def questions_of(game: str, players: int, variants: tuple[str, ...], seed: str, latest: bool) -> list[Question]:
    """Questions from a random game: some from the whole game, or the latest ones, where winners are proven."""
    definition = registry.game(game)
    generator = Generator(seed, "positions")
    position: Any = definition.deal(players, definition.bounded_options({"variants": list(variants)}), seed)
    found: list[Question] = []
    while not position.is_over:
        if position.awaits_chance:
            position.play_chance(definition.chance_again(position, seed))
            continue
        seat = position.to_decide[0]
        view = position.view(seat)
        legal = view.legal_decisions(seat).ids()
        if len(legal) > 1:
            found.append(Question(view, seat, legal, 1 + generator.below(MOST)))
        play_fast(position, seat, int(legal[generator.below(len(legal))]))
    return found[-SLOTS:] if latest else found[:: max(1, len(found) // SLOTS)][:SLOTS]


def found_alone(questions: list[Question], network: Network | None) -> list[tuple[Finding, Array]]:
    """What bots find one after the other, with their random generators afterwards."""
    found = []
    for number, question in enumerate(questions):
        bot = searcher(question.view.game, str(number), question.seat, network)
        found.append((search(bot, question, MOST), bot.generator.words))
    return found


def found_together(
    batch: SearchBatch, questions: list[Question], network: Network | None, part: int
) -> list[tuple[Finding, Array]]:
    """What the same searches find in a batch that runs a few simulations at a time."""
    bots = [
        make_bot(question.view.game, searcher_text(network), str(number), question.seat, network=network)
        for number, question in enumerate(questions)
    ]
    words = [bot.generator.words for bot in bots if isinstance(bot, SearchBot)]
    slots = [(number * 5 + part) % SLOTS for number in range(len(questions))]
    for slot, question, own in zip(slots, questions, words, strict=True):
        batch.begin(slot, question, own)
    found: dict[int, Finding] = {}
    while len(batch):
        found |= batch.run(part)
    return [(found[slot], own) for slot, own in zip(slots, words, strict=True)]


@pytest.mark.parametrize("has_network", [True, False])
@pytest.mark.parametrize(("game", "players", "variants"), TABLES)
def test_searches_in_a_batch_find_what_each_finds_alone(
    game: str, players: int, variants: tuple[str, ...], has_network: bool
) -> None:
    network = shipped_network(game) if has_network else None
    batch = SearchBatch(searcher(game, "1", 0, network), ProcessorSpaces(game, SLOTS, network), MOST)
    for seed, part, latest in (("1", 7, False), ("2", 24, True)):  # in the same slots, one after the other
        questions = questions_of(game, players, variants, seed, latest)
        alone, together = found_alone(questions, network), found_together(batch, questions, network, part)
        for (one, words), (other, own) in zip(alone, together, strict=True):
            assert np.array_equal(one.visits, other.visits)
            assert one.chances == other.chances
            assert np.array_equal(words, own)
            assert one.visits.sum() > 0


def test_a_proven_win_gets_all_visits() -> None:
    tree = np.zeros(rows.NODES + 8 * rows.NODE, dtype=np.int64)
    rows.clear_tree(tree, 1)
    decisions = np.array([7, 5, 9])
    nodes = [int(rows.append_child(tree, rows.ROOT, decision | 3 << rows.KEY_BITS, 0)) for decision in (5, 9)]
    for node, count in zip(nodes, (10, 4), strict=True):
        tree[node + rows.VISITS] = count
    visits = np.full(3, 99)
    rows.write_visits(tree, decisions, visits)
    assert visits.tolist() == [0, 10, 4]
    tree[nodes[1] + rows.PROOF] = tree[rows.ROOT + rows.PROOF] = 1 + 0b10
    rows.write_visits(tree, decisions, visits)
    assert visits.tolist() == [0, 0, 14]
    tree[nodes[1] + rows.PROOF] = tree[rows.ROOT + rows.PROOF] = 1 + 0b01
    rows.write_visits(tree, decisions, visits)
    assert visits.tolist() == [0, 10, 4], "a loss changes nothing"


def test_a_game_without_a_search_in_batches_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "extension", lambda game, layer: None)
    with pytest.raises(NetworkError, match="'eko' has no search in batches"):
        batch_search("eko")


CHECKED = """
import sys
import numpy as np
from tests.training.test_batch import SLOTS, MOST, questions_of
from tetrarch.bots.batch import ProcessorSpaces, SearchBatch, batch_search
from tetrarch.bots.network import shipped_network
from tetrarch.core.randomness import Generator
from tetrarch.training.selfplay import searcher

class Checked:
    def __init__(self, array):
        self.array = array
    def __len__(self):
        return len(self.array)
    def __array__(self, dtype=None, copy=None):
        return self.array
    def __getitem__(self, place):
        if isinstance(place, slice):
            assert 0 <= (place.start or 0) <= (len(self) if place.stop is None else place.stop) <= len(self), place
            return Checked(self.array[place])
        assert 0 <= place < len(self), place
        return self.array[place].item() if self.array.dtype == np.int64 else self.array[place]
    def __setitem__(self, place, value):
        assert 0 <= place < len(self), place
        self.array[place] = value

class CheckedSpaces(ProcessorSpaces):
    def run(self, calls, most):
        arrays = [Checked(array.reshape(-1)) for array in calls]
        tasks, roots, decisions, words, visits, values = arrays
        spaces = tuple(map(Checked, self._spaces))
        for number in range(len(calls.tasks)):
            run_task(tasks, roots, decisions, words, spaces, Checked(self.sizes), Checked(self.weights), visits, values,
                     number, most)

game, players, *variants = sys.argv[1:]
run_task = batch_search(game).run_task
for network in (shipped_network(game), None):
    batch = SearchBatch(searcher(game, "1", 0, network), CheckedSpaces(game, SLOTS, network), MOST)
    for latest in (False, True):
        for slot, question in enumerate(questions_of(game, int(players), tuple(variants), "3", latest)):
            batch.begin(slot, question, Generator(slot, "checked").words)
        while len(batch):
            batch.run(10)
"""


@pytest.mark.parametrize(("game", "players", "variants"), [TABLES[1], TABLES[4]])
def test_no_search_reads_or_writes_outside_its_arrays(
    game: str, players: int, variants: tuple[str, ...], run_python: RunPython, repository: Any
) -> None:
    """On a GPU nothing checks an index, and negative ones do not count from the end."""
    ran = run_python("-c", CHECKED, game, str(players), *variants, PYTHONPATH=f"{repository}:{repository / 'src'}")
    assert ran.returncode == 0, ran.stderr
