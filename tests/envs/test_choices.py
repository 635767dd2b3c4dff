"""The decision tables: fixed numbers, exact masks, no dead ends, and everything that the rules allow within reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.eko.tables import table
from tests.envs.configurations import ALL, Options, moments, name_of
from tetrarch import eko, legends
from tetrarch.core import registry
from tetrarch.core.errors import IllegalMove
from tetrarch.eko.encoding import decision_table as eko_choices
from tetrarch.eko.encoding.canvas import SITE_PLACE, SPACE_PLACE
from tetrarch.eko.encoding.chart import PLACE_CELLS, chart_array, turned
from tetrarch.envs import Play
from tetrarch.legends.encoding import decision_table as legends_choices

ENVIRONMENTS = {game.name: game.encoding for game in registry.games()}


def walks(play: Play) -> Iterator[tuple[list[int], int]]:
    """Every way through the choices of the decision that is asked, with the decision that it ends in."""
    for action in play.legal_actions():
        after = play.copy()
        made = after.apply(action)
        if made is not None:
            yield [action], made.id
        else:
            assert after.legal_actions(), "a dead end"
            for rest, decision in walks(after):
                yield [action, *rest], decision


@pytest.mark.parametrize(("game", "options"), ALL, ids=name_of)
def test_choices_reach_every_legal_decision_and_no_other(game: str, options: Options) -> None:
    asked = 0
    for play in moments(game, options, seed=5, limit=150):
        if play.pending or play.is_over:
            continue
        asked += 1
        if asked < 3 or asked % 6 == 0:
            reached = {decision for _, decision in walks(play)}
            assert reached == {int(decision) for decision in play.position.legal_ids()}
    assert asked > 6


def test_a_decision_without_a_space_is_not_taken_for_one_of_the_first_space() -> None:
    """In the number of a decision both have zeros there: of ``keep`` beside ``swap``, of ``pass`` beside scattering."""
    play = Play("eko", seed=2)
    position = play.position
    assert isinstance(position, eko.Position)
    stack = position.stack_at(0)
    assert stack is not None
    while play.current_player != stack.seat:
        play.apply(eko_choices.KEEP_CHOICE)
    if stack.emperor:
        pytest.fail("another seed is needed: the first disc is the Emperor")
    made = play.apply(int(chart_array(position.board)[SPACE_PLACE]))
    assert made is not None
    assert made.notation == f"swap {position.board.spaces[0].name}"
    lone = Play.from_position(table("t x . .", "a1:E1! a3:T1! a4:T1", reserves=""))
    assert {decision for _, decision in walks(lone)} == {int(decision) for decision in lone.position.legal_ids()}
    assert len(lone.legal_actions()) == 2


@pytest.mark.parametrize(("game", "options"), ALL[::3], ids=name_of)
def test_a_decision_of_the_rules_is_made_by_its_actions(game: str, options: Options) -> None:
    for number, play in enumerate(moments(game, options, seed=6, limit=60)):
        if play.pending or play.is_over or number % 7:
            continue
        for decision in list(play.position.legal_decisions())[:25]:
            trial = play.copy()
            made = [trial.apply(action) for action in play.actions_for(decision)]
            assert [after for after in made if after is not None] == [decision]
            assert not trial.pending


@pytest.mark.parametrize(("game", "options"), ALL, ids=name_of)
def test_what_has_one_answer_is_asked_only_at_the_start_of_a_decision(game: str, options: Options) -> None:
    """Several spaces of one zone are one answer; what is asked behind the first choice must make a difference."""
    for play in moments(game, options, seed=7, limit=120):
        actions = play.legal_actions()
        assert bool(actions) is not play.is_over
        if play.pending:
            ends: dict[int, set[int]] = {}
            for walk, decision in walks(play):
                ends.setdefault(walk[0], set()).add(decision)
            assert len(actions) > 1
            assert any(end != ends[actions[0]] for end in ends.values())


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_rows_of_the_table_follow_each_other_without_gaps(game: str) -> None:
    environment = ENVIRONMENTS[game]
    numbers = [row for entry in environment.table for row in range(entry.first, entry.first + entry.rows)]
    assert numbers == list(range(environment.table_size))
    assert len({entry.name for entry in environment.table}) == len(environment.table)


def test_numbers_of_the_tables_do_not_move() -> None:
    """These numbers are in people's data and networks: to change one is to raise the version of the table."""
    assert eko_choices.TABLE_VERSION == legends_choices.TABLE_VERSION == 1
    assert [(entry.name, entry.first) for entry in eko_choices.TABLE] == [
        *(("place", 0), ("keep", 331), ("pass", 332), ("march", 333), ("rest", 334), ("finish", 335), ("moon", 336)),
        *(("scatter", 337), ("enough", 338), ("emperor", 339), ("number", 341), ("give", 345)),
    ]
    assert eko_choices.TABLE_SIZE == 348
    assert [(entry.name, entry.first) for entry in legends_choices.TABLE] == [
        *(("region", 0), ("stop", 48), ("card", 49), ("half", 56), ("bid", 58), ("colour", 71), ("coin", 76)),
        *(("side", 78), ("turn", 86), ("slot", 90)),
    ]
    assert legends_choices.TABLE_SIZE == 94


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_every_row_has_a_name_where_it_cannot_be_chosen_too(game: str) -> None:
    play = Play(game, seed=1)
    names = [play.describe(action) for action in range(play.table_size)]
    assert all(names)
    assert len(set(names)) == len(names)
    with pytest.raises(ValueError, match=f"no row {play.table_size}"):
        play.describe(play.table_size)


@pytest.mark.parametrize("action", [-1, 10**6, 0])
def test_an_illegal_action_is_rejected_and_changes_nothing(action: int) -> None:
    play = Play("eko", seed=3)
    assert action not in play.legal_actions()
    before, mask = play.position.copy(), play.legal_mask()
    with pytest.raises(IllegalMove, match=r"is not offered here|has rows 0 to 347"):
        play.apply(action)
    assert play.position == before
    assert (play.legal_mask() == mask).all()
    assert play.actions == ()


def test_after_the_end_nothing_is_offered() -> None:
    play = Play("eko", seed=3, round_limit=1)
    while not play.is_over:
        play.apply(play.legal_actions()[0])
    assert play.legal_actions() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        play.apply(0)


def test_the_list_of_decisions_may_be_longer_than_what_is_kept_of_it() -> None:
    """Where many zones lie between, the list is made again for every choice; what is offered is the same."""
    ground = """
     t x t x t x t x t x t x
    . . . . . . . . . . . . . .
    """
    play = Play.from_position(table(ground, "b1:E4! b12:E4 b14:T1!"))
    assert play._pending[eko_choices.LISTED] == -1
    legal = play.position.legal_ids()
    assert len(legal) > 1000
    for number in legal[:: len(legal) // 20]:
        trial = play.copy()
        made = [trial.apply(action) for action in play.actions_for(int(number))]
        assert [decision.id for decision in made if decision is not None] == [int(number)]


def test_bids_fit_into_the_table() -> None:
    for players in (2, 3, 4):
        position = legends.new_game(players, seed=1, variants=["merchants", "explore"]).position
        while position.step != "bid":
            position.push(int(position.legal_ids()[0]))
        assert max(position.coins(seat) for seat in range(players)) <= legends_choices.MOST_COINS


# Ekö's canvas


def test_places_are_the_hexes_within_ten_steps_of_the_centre_in_reading_order() -> None:
    assert len(PLACE_CELLS) == len(set(PLACE_CELLS)) == 331
    assert all(max(abs(q), abs(r), abs(q + r)) <= 10 for q, r in PLACE_CELLS)
    assert list(PLACE_CELLS) == sorted(PLACE_CELLS, key=lambda cell: (cell[1], cell[0]))


def test_the_twelve_symmetries_are_different_and_keep_neighbours_together() -> None:
    images = {tuple(turned(cell, symmetry) for cell in ((1, 0), (0, 1))) for symmetry in range(12)}
    assert len(images) == 12
    for symmetry in range(12):
        q, r = turned((3, -1), symmetry)
        there = turned((4, -1), symmetry)
        assert there in [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    assert turned((1, 0), 1) == (0, 1)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 4])
def test_a_board_keeps_its_shape_on_the_canvas(players: int, seed: int) -> None:
    position = Play("eko", players=players, seed=seed, variants=("labyrinth", "portals")).position
    assert isinstance(position, eko.Position)
    board = position.board
    chart = chart_array(board)
    places = [int(chart[SPACE_PLACE + number]) for number in range(len(board.spaces))]
    places += [int(chart[SITE_PLACE + number]) for number in range(len(board.sites))]
    assert len(set(places)) == len(places)
    shifts = {
        (PLACE_CELLS[place][0] - hex_.q, PLACE_CELLS[place][1] - hex_.r)
        for place, hex_ in zip(places, (*board.spaces, *board.sites), strict=True)
    }
    assert len(shifts) == 1


def test_a_board_that_is_too_wide_has_its_ends_on_free_places_and_is_played_all_the_same() -> None:
    """Thirty spaces in a row: 21 of them keep their places, nine are displaced, and so are four of the sites below."""
    position = table(". " * 30 + "\n" + " r" * 12, "a1:E2! a3:E1 a28:T2! a30:T1")
    play = Play.from_position(position)
    chart = chart_array(position.board)
    places = [int(chart[SPACE_PLACE + space]) for space in range(30)]
    places += [int(chart[SITE_PLACE + site]) for site in range(12)]
    assert len(set(places)) == 42
    seen = play.observation()
    assert seen["terrain_movement"].sum() == 30
    assert seen["terrain_displaced"].sum() == 13
    assert seen["discs"].sum() == 6
    assert {decision for _, decision in walks(play)} == {int(decision) for decision in position.legal_ids()}
