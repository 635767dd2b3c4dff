"""Puzzles: the packaged collection, attempts at them, and how they are mined."""

from __future__ import annotations

import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import pytest

from tests.puzzles.refutation import Refuter, TooMuch
from tetrarch import eko, legends
from tetrarch.bots.proofs import check_proof
from tetrarch.bots.roster import levels
from tetrarch.core import registry
from tetrarch.core.errors import FormatError, IllegalMove
from tetrarch.core.game import GamePosition
from tetrarch.core.randomness import Generator
from tetrarch.eko.components.board import Board, PlacedTile
from tetrarch.puzzles import (
    Attempt,
    Puzzle,
    UnknownPuzzle,
    collection,
    collections,
    explanation,
    find_puzzle,
    judging,
    mining,
    proof_sentence,
    run,
    task,
    theme_name,
)
from tetrarch.puzzles import eko as eko_part
from tetrarch.puzzles.collection import Collection, packaged_file, read_collection
from tetrarch.puzzles.puzzle import part_of, prover_for
from tetrarch.puzzles.symmetry import canonical_key, without_duplicates

GAMES = ("eko", "legends")
MOST_BYTES = 1_000_000
FEWEST = 300
FEWEST_ALTERNATIVES = 50
"""The fewest puzzles of Ekö with several ways to begin."""
LANGUAGES = ("en", "fr", "nl", "pl")
BUDGET = 150_000
"""The most positions for the refutation of all first decisions of one puzzle of a theme below."""
LEAST_REFUTED = {"win-in-two": 0.7}
"""The part of the first decisions that is refuted within it; those of all other themes are refuted without limit."""


def cheapest(game: str) -> list[Puzzle]:
    """The puzzle of each theme that takes the least effort to prove."""
    known = collection(game)
    return [min(known.with_theme(theme), key=lambda puzzle: puzzle.nodes) for theme in known.themes]


def wrong_decision(puzzle: Puzzle) -> int:
    """A legal first decision that is not accepted."""
    accepted = puzzle.accepted(0)
    return next(int(decision) for decision in puzzle.start().legal_ids() if int(decision) not in accepted)


@pytest.mark.parametrize("game", GAMES)
def test_the_collection_is_small_and_varied(game: str) -> None:
    known = collection(game)
    assert len(known) >= FEWEST
    assert packaged_file(game).stat().st_size < MOST_BYTES
    assert len({puzzle.id for puzzle in known.puzzles}) == len({puzzle.position for puzzle in known.puzzles})
    assert known.themes == tuple(sorted(theme.name for theme in part_of(game).THEMES))
    assert {puzzle.players for puzzle in known.puzzles} == {2, 3, 4}
    assert any(puzzle.tags for puzzle in known.puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_main_line_is_legal_and_solves(game: str) -> None:
    for puzzle in collection(game).puzzles:
        attempt = Attempt(puzzle)
        own = [decision for position, decision in mining.steps(puzzle) if position.decider == puzzle.seat]
        for decision in own:
            assert attempt.position.is_legal(decision)
            attempt.play(decision)
        assert attempt.status == "solved", puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_first_decisions_are_few_among_many(game: str) -> None:
    for puzzle in collection(game).puzzles:
        assert puzzle.legal >= part_of(game).FEWEST_DECISIONS
        assert 3 * len(puzzle.solution[0]) <= puzzle.legal


@pytest.mark.parametrize("game", GAMES)
def test_all_solutions_of_a_puzzle_have_one_idea(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be carried out in several ways, but no other idea solves the puzzle; others are not mined."""
    part = part_of(game)
    for puzzle in collection(game).puzzles:
        ideas = {part.idea(puzzle.start(), decision) for decision in puzzle.accepted(0)}
        assert len(ideas) == 1, puzzle.id
    several = [puzzle for puzzle in collection(game).puzzles if len(puzzle.accepted(0)) > 1]
    if game == "eko":  # several ways, each now an idea of its own
        cheap = min(several, key=lambda puzzle: puzzle.nodes)
        theme = next(theme for theme in part.THEMES if theme.name == cheap.theme)
        assert mining.try_theme(cheap.start(), theme, part) is not None
        monkeypatch.setattr(part, "idea", lambda position, decision: decision)
        assert mining.try_theme(cheap.start(), theme, part) is None
    else:
        assert not several


@pytest.mark.parametrize("game", GAMES)
def test_the_cheapest_puzzle_of_each_theme_is_proved_again(game: str) -> None:
    part = part_of(game)
    themes = {theme.name: theme for theme in part.THEMES}
    for puzzle in cheapest(game):
        again = mining.try_theme(puzzle.start(), themes[puzzle.theme], part)
        assert again is not None
        assert (again.solution, again.line, again.id) == (puzzle.solution, puzzle.line, puzzle.id)
        prover = prover_for(puzzle)
        assert prover.answer(prover.root, 10_000) == "yes"
        assert check_proof(prover.proof(10_000))


class Checked(NamedTuple):
    """How far the first decisions of a puzzle were checked."""

    replayed: int
    """The number of positions of all strategies."""
    refuted: int
    """The number of other first decisions that surely fail."""
    left: int
    """The number of those that the budget did not suffice for."""


def check_first_decisions(puzzle: Puzzle, budget: int) -> Checked:
    """Show for the first decisions whether they reach the goal, without trusting the answers of the solver.

    Each accepted one begins a strategy that the checker of proofs replays against every reply. Each other one fails
    whatever the user decides later, as far as a budget of positions suffices to show it.
    """
    prover = prover_for(puzzle)
    accepted = puzzle.accepted(0)
    replayed = 0
    for decision in accepted:
        proof = prover.proof(first=decision)
        assert [first for first, _ in proof.branches[0]] == [decision]
        replayed += check_proof(proof)
    refuter = Refuter(prover, budget)
    others = [int(decision) for decision in prover.root.position.legal_ids() if int(decision) not in accepted]
    for number, decision in enumerate(others):
        try:
            assert refuter.refutes(decision), (puzzle.id, decision)
        except TooMuch:
            return Checked(replayed, number, len(others) - number)
    return Checked(replayed, len(others), 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decisions_of_the_cheapest_puzzles_are_checked_by_the_rules(game: str) -> None:
    for puzzle in cheapest(game):
        if puzzle.nodes > 400:
            continue
        checked = check_first_decisions(puzzle, 5000)
        assert checked.replayed >= len(puzzle.accepted(0))
        assert (checked.refuted, checked.left) == (puzzle.legal - len(puzzle.accepted(0)), 0)


def test_a_decision_that_solves_is_not_refuted_and_a_budget_is_kept() -> None:
    for game in GAMES:
        for puzzle in cheapest(game):
            if puzzle.nodes <= 400:
                refuter = Refuter(prover_for(puzzle), 5000)
                assert not any(refuter.refutes(decision) for decision in puzzle.accepted(0)), puzzle.id
    puzzle = collection("eko").with_theme("win-in-two")[0]
    with pytest.raises(TooMuch):
        Refuter(prover_for(puzzle), 3).refutes(wrong_decision(puzzle))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_is_proved_again(game: str) -> None:
    """The solver finds the same solution."""
    part = part_of(game)
    themes = {theme.name: theme for theme in part.THEMES}
    for puzzle in collection(game).puzzles:
        again = mining.try_theme(puzzle.start(), themes[puzzle.theme], part)
        assert again is not None, puzzle.id
        assert again.solution == puzzle.solution, puzzle.id


@pytest.mark.soak
@pytest.mark.parametrize(("game", "theme"), [(game, theme) for game in GAMES for theme in collection(game).themes])
def test_every_first_decision_of_every_shipped_puzzle_is_checked_by_the_rules(game: str, theme: str) -> None:
    """Of themes with too many positions, as many as a budget allows."""
    budget = BUDGET if theme in LEAST_REFUTED else 5_000_000
    checked = [check_first_decisions(puzzle, budget) for puzzle in collection(game).with_theme(theme)]
    refuted, left = (sum(getattr(one, name) for one in checked) for name in ("refuted", "left"))
    print(f"{theme}: {refuted} first decisions refuted, {left} left")
    assert refuted >= LEAST_REFUTED.get(theme, 1) * (refuted + left)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_decision_ends_the_attempt_and_an_illegal_one_does_not(game: str) -> None:
    puzzle = cheapest(game)[0]
    attempt = Attempt(puzzle)
    with pytest.raises(IllegalMove):
        attempt.play(123_456_789)
    assert not attempt.history
    attempt.play(wrong_decision(puzzle))
    assert attempt.status == "failed"
    with pytest.raises(ValueError, match="failed"):
        attempt.play(puzzle.line[0])


def test_every_alternative_first_decision_can_be_continued_to_the_goal() -> None:
    """All accepted decisions of all puzzles with several of them, each followed by accepted ones, solve the puzzle."""
    several = [puzzle for puzzle in collection("eko").puzzles if len(puzzle.accepted(0)) > 1]
    assert len(several) >= FEWEST_ALTERNATIVES
    for puzzle in several:
        for decision in puzzle.accepted(0):
            attempt = Attempt(puzzle, [decision])
            while attempt.status == "open":
                attempt.play(next(iter(puzzle.accepted(attempt.place))))
            assert attempt.status == "solved", (puzzle.id, decision)


def test_an_attempt_is_made_again_from_its_own_decisions() -> None:
    puzzle = max(collection("eko").puzzles, key=lambda puzzle: len(puzzle.line))
    attempt = Attempt(puzzle)
    attempt.play(next(iter(puzzle.accepted(attempt.place))))
    again = Attempt(puzzle, attempt.own_decisions)
    assert again.position == attempt.position
    assert (again.status, again.place) == (attempt.status, attempt.place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tasks_and_explanations_in_every_language(language: str) -> None:
    for game in GAMES:
        for puzzle in cheapest(game):
            player = registry.game(game).player_name(cast(GamePosition, puzzle.start()), puzzle.seat, language)
            assert player in task(puzzle, player, language)
            assert theme_name(puzzle.theme, language)
            told = explanation(puzzle, language)
            assert len(told) == len(puzzle.line) + 1
            assert all("(" in line for line in told)


def test_the_puzzle_of_the_day_depends_on_the_date_alone() -> None:
    known = collection("eko")
    assert known.daily("2026-11-16") == Collection("eko", list(reversed(known.puzzles))).daily("2026-11-16")


@pytest.mark.parametrize("number", [1, 2, 3, 40])
def test_each_puzzle_is_that_of_one_day_in_each_round(number: int) -> None:
    known = Collection("eko", list(collection("eko").puzzles[:number]))
    ordinal = 1000 * number
    rounds = []
    for _ in range(60):
        days = [datetime.date.fromordinal(ordinal + day).isoformat() for day in range(number)]
        rounds.append([known.daily(day).id for day in days])
        ordinal += number
    assert all(len(set(ids)) == number for ids in rounds)
    assert number == 1 or len(set(map(tuple, rounds))) > 1
    if number > 2:
        assert all(before[-1] != ids[0] for before, ids in pairwise(rounds))


def test_the_next_puzzle_is_near_the_rating_and_new() -> None:
    known = collection("eko")
    first = known.next_for(1500)
    assert known.next_for(1500, without={first.id}).id != first.id
    assert known.next_for(1500, theme="win-in-two").theme == "win-in-two"
    everything = {puzzle.id for puzzle in known.puzzles}
    assert known.next_for(1500, without=everything).id in everything
    assert find_puzzle(first.id) == first
    assert {found.game for found in collections()} == set(GAMES)


def test_unknown_puzzles_themes_and_games_are_rejected() -> None:
    with pytest.raises(UnknownPuzzle, match="no puzzle x"):
        find_puzzle("x")
    with pytest.raises(UnknownPuzzle, match="unknown theme 'x'; known: "):
        collection("eko").with_theme("x")
    with pytest.raises(UnknownPuzzle, match="no puzzles for chess"):
        collection("chess")


def test_ratings_follow_the_levels() -> None:
    assert mining.rating_of((3, 3, 3, 3, 3), 3) == mining.LOWEST
    assert mining.rating_of((0, 0, 0, 0, 0), 3) >= mining.HIGHEST - 1
    ratings = [mining.rating_of((0,) * number + (3,) * (5 - number), 3) for number in range(6)]
    assert ratings == sorted(ratings)


@pytest.mark.parametrize("game", GAMES)
def test_levels_count_with_their_measured_ratings(game: str) -> None:
    for puzzle in collection(game).puzzles:
        measured = registry.extension(game, "bots").RATINGS[puzzle.players]  # type: ignore[union-attr]
        assert puzzle.rating == mining.rating_of(puzzle.levels, puzzle.seeds, measured)


def test_levels_of_a_game_without_measured_ratings_have_usual_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "bot_levels", lambda game: levels())
    assert mining.level_ratings("eko", 2) == mining.LEVEL_RATINGS


def test_a_bot_solves_a_puzzle_by_its_main_line_and_fails_with_another_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = cheapest("eko")[-1]
    right = [decision for at, decision in mining.steps(puzzle) if at.decider == puzzle.seat]
    assert len(right) > 1

    class Player:
        def __init__(self, decisions: list[int]) -> None:
            self.left = iter(decisions)

        def decide(self, view: object, seat: int) -> int:
            return next(self.left)

    for decisions, solved in ((right, True), ([wrong_decision(puzzle)], False)):
        monkeypatch.setattr(mining, "make_bot", lambda *_, decisions=decisions: Player(decisions))
        assert mining.solves(puzzle, "greedy", "1") is solved


def test_mining_continues_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles = collection("eko").puzzles
    asked: list[str] = []

    def fake(game: str, seed: str, judging: object) -> list[Puzzle]:
        asked.append(seed)
        return [puzzles[len(asked)]]

    monkeypatch.setattr(run, "mine_game", fake)
    reports: list[tuple[int, int]] = []
    run.mine("eko", tmp_path, 2, "7", 1, lambda *counts: reports.append(counts))
    assert asked == ["7 0", "7 1"]
    path = run.lines_file(tmp_path, "eko")
    path.write_text(path.read_text("utf-8") + '{"number": 2, "puz', "utf-8")
    assert len(run.read_mined(tmp_path, "eko")) == 2
    found = run.mine("eko", tmp_path, 4, "7", 1)
    assert asked == ["7 0", "7 1", "7 2", "7 3"]
    assert reports == [(1, 1), (2, 2)]
    assert sorted(found) == [0, 1, 2, 3]
    with pytest.raises(FormatError, match="seed '7'"):
        run.mine("eko", tmp_path, 4, "8", 1)


def record_of(game: str) -> str:
    """A short recorded game, decided by its first legal decisions."""
    definition = registry.game(game)
    played: Any = definition.new_game(2, definition.bounded_options({}), seed="7")
    for _ in range(12):
        played.play(int(played.position.legal_ids()[0]))
    return cast(str, played.to_record().to_text())


def test_records_are_verified_mined_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = collection("eko").puzzles[0]
    asked: list[int] = []

    def fake(game: str, positions: list[object], seed: str, judging: object) -> list[Puzzle]:
        asked.append(len(positions))
        return [puzzle, turned(puzzle, 1)]

    monkeypatch.setattr(mining, "mine_positions", fake)
    record = record_of("eko")
    reports: list[tuple[int, int]] = []
    run.mine("eko", tmp_path, [record, record], "1", 1, lambda *counts: reports.append(counts))
    assert (asked, reports) == ([12], [(1, 1)])  # the second puzzle is the first one on a turned board
    found = run.mine("eko", tmp_path, [record], "1", 1)
    assert asked == [12]
    assert [len(key) for key in found if isinstance(key, str)] == [64]
    with pytest.raises(ValueError, match="event"):
        mining.mine_record(record.replace('"first": 0', '"first": 1'), "1")


def test_a_clear_decision_is_judged_with_its_margin_and_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(one for one in collection("eko").puzzles if len(one.accepted(0)) > 1)
    position = puzzle.start()
    first, third, *_ = puzzle.accepted(0)  # two ways to do the same
    second = wrong_decision(puzzle)
    chances = {first: 0.7, second: 0.4, third: 0.69}
    monkeypatch.setattr(judging, "rivals", lambda position, simulations, seed: [first, second, third])
    monkeypatch.setattr(judging, "chance_after", lambda position, decision, simulations, seed: chances[decision])
    judged = judging.try_judging(position, judging.Judging(0.2, 50))
    assert judged is not None
    assert (judged.proof, judged.theme, judged.lead) == ("margin", "best-decision", 0.29)
    assert (judged.simulations, judged.searches, judged.solution) == (50, 2, (((first, -1), (third, -1)),))
    assert "29 percentage points" in proof_sentence(judged)
    assert "2 searches of 50 simulations" in proof_sentence(judged)
    attempt = Attempt(judged)
    attempt.play(third)
    assert attempt.status == "solved"
    assert judging.try_judging(position, judging.Judging(0.3, 50)) is None
    chances[second], chances[third] = 0.69, 0.4  # as good as the best one, and another idea
    assert judging.try_judging(position, judging.Judging(0.2, 50)) is None
    chances[second], chances[third] = 0.4, 0.69
    monkeypatch.setattr(
        judging, "rivals", lambda position, simulations, seed: [first if seed[-1] == "0" else second, third]
    )
    assert judging.try_judging(position, judging.Judging(0.2, 50)) is None


@pytest.mark.parametrize("game", GAMES)
def test_judging_uses_only_what_the_seat_knows(game: str) -> None:
    position = cheapest(game)[0].start()
    decision = int(position.legal_ids()[0])
    found = [judging.chance_after(position, decision, 4, seed) for seed in ("a", "a")]
    assert found[0] == found[1]
    assert 0 <= found[0] <= 1
    if game == "legends":
        redealt = cast(legends.Position, position).determinize(position.seat, Generator(7, "redeal"))
        assert judging.chance_after(redealt, decision, 4, "a") == found[0]
    assert set(judging.rivals(position, 8, "a")) <= set(position.legal_ids().tolist())


def test_mining_with_a_margin_looks_where_nothing_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = collection("eko").puzzles[0]
    judged = msgspec.structs.replace(puzzle, theme="best-decision", proof="margin")
    monkeypatch.setattr(mining, "try_theme", lambda position, theme, part: None)
    monkeypatch.setattr(mining, "try_judging", lambda position, how: judged)
    monkeypatch.setattr(mining, "with_difficulty", lambda puzzle, seed: puzzle)
    assert mining.mine_positions("eko", [puzzle.start()] * 3, "1", judging.Judging()) == [judged]
    assert mining.mine_positions("eko", [puzzle.start()] * 3, "1") == []


def turned(puzzle: Puzzle, sixths: int) -> Puzzle:
    """A puzzle of Ekö on a turned board, with other colours and all seats one further."""
    position = puzzle.start()
    assert isinstance(position, eko.Position)
    document = cast(dict[str, Any], registry.game("eko").start_to_json(position)[1]["position"])

    def moved(q: int, r: int) -> tuple[int, int]:
        for _ in range(sixths):
            q, r = -r, q + r
        return q, r

    tiles = [
        {**tile, "at": list(moved(*tile["at"])), "rotation": (tile["rotation"] + sixths) % 6}
        for tile in document["board"]["tiles"]
    ]
    board = Board(
        position.players,
        tuple(
            PlacedTile(tile["tile"], tile["at"][0], tile["at"][1], tile["rotation"], tile.get("copy", 1))
            for tile in tiles
        ),
    )
    names = {(one.q, one.r): one.name for one in board.hexes}
    places = {one.name: names[moved(one.q, one.r)] for one in position.board.hexes}
    seats = [*document["identities"][-1:], *document["identities"][:-1]]
    others = dict(zip(document["identities"], seats, strict=True))

    def renamed(part: Any) -> Any:
        if isinstance(part, dict):
            return {others.get(key, key): renamed(value) for key, value in part.items()}
        return [renamed(one) for one in part] if isinstance(part, list) else others.get(part, part)

    changed = {
        **document,
        "board": {**document["board"], "tiles": tiles, "layout": None},
        "first": (document["first"] + 1) % position.players,
        "seat": (document["seat"] + 1) % position.players,
        "decider": (document["decider"] + 1) % position.players,
        "identities": [others[letter] for letter in seats],
        "history": [],
    }
    for name in ("stacks", "buildings"):
        changed[name] = {places[at]: others[piece[0]] + piece[1:] for at, piece in document[name].items()}
    for name in ("reserves", "boxes", "captives", "eliminated"):
        changed[name] = renamed(document[name])
    line = registry.game("eko").position_to_line(registry.game("eko").position_from_json(changed, "turned"))
    return msgspec.structs.replace(puzzle, id=f"{sixths}" * 8, position=line, seat=changed["seat"])


@pytest.mark.parametrize("sixths", [1, 2, 5])
def test_turned_boards_and_exchanged_seats_are_duplicates(sixths: int) -> None:
    puzzles = collection("eko").puzzles
    plain = next(puzzle for puzzle in puzzles if not puzzle.tags)
    other = turned(plain, sixths)
    assert other.position != plain.position
    assert canonical_key(other) == canonical_key(plain)
    assert without_duplicates([plain, other, puzzles[-1]]) == [plain, puzzles[-1]]
    assert [puzzle.id for puzzle in run.select([plain, other], 5)] == [min(plain.id, other.id)]


def test_mirrored_boards_are_duplicates() -> None:
    pieces: list[eko_part.Piece] = [
        (0, 0, "a", "01", ""),
        (1, 0, "b", "", "11"),
        (0, 1, "c", "", ""),
        (3, -1, "d", "", ""),
    ]
    mirrored = [(r + 4, q - 2, kind, stack, building) for q, r, kind, stack, building in pieces]
    shapes = [{eko_part._laid(one, n, is_m) for n in range(6) for is_m in (False, True)} for one in (pieces, mirrored)]
    assert shapes[0] == shapes[1]
    assert len(shapes[0]) == 12


@pytest.mark.parametrize("game", GAMES)
def test_no_two_shipped_puzzles_are_equal(game: str) -> None:
    puzzles = collection(game).puzzles
    assert len(without_duplicates(puzzles)) == len(puzzles)


def test_exchanged_seats_are_duplicates_in_legends() -> None:
    puzzle = next(puzzle for puzzle in collection("legends").puzzles if puzzle.players == 2)
    position = puzzle.start()
    letters = position.identities
    definition = registry.game("legends")
    document = definition.start_to_json(cast(GamePosition, position))[1]["position"]
    swapped = str.maketrans(letters, letters[::-1])

    def renamed(part: Any) -> Any:
        if isinstance(part, dict):
            return {key.translate(swapped) if len(key) == 1 else key: renamed(value) for key, value in part.items()}
        if isinstance(part, list):
            return [renamed(one) for one in part]
        return part.translate(swapped) if isinstance(part, str) and len(part) == 1 else part

    other = definition.position_from_json(renamed(document), "renamed")
    line = definition.position_to_line(other)
    assert line != puzzle.position
    assert canonical_key(msgspec.structs.replace(puzzle, position=line)) == canonical_key(puzzle)


def test_a_collection_is_chosen_without_duplicates_and_with_few_easy_ones(tmp_path: Path) -> None:
    known = list(collection("eko").puzzles)
    chosen = run.select([*known, *known], 20)
    assert len(chosen) == 20
    assert len({puzzle.id for puzzle in chosen}) == 20
    easy = [puzzle for puzzle in chosen if set(puzzle.levels) == {puzzle.seeds}]
    assert len(easy) <= 3
    size = run.write_collection(tmp_path / "eko.jsonl.gz", chosen)
    data = (tmp_path / "eko.jsonl.gz").read_bytes()
    assert len(data) == size
    assert list(read_collection("eko", data).puzzles) == sorted(chosen, key=lambda puzzle: (puzzle.rating, puzzle.id))
    assert msgspec.json.decode(msgspec.json.encode(chosen[0]), type=Puzzle) == chosen[0]
