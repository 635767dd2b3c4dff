"""Levels 1 and 2 err as people do: they see what they can take, their Emperor, and no further than a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.test_exact_turns import late_positions, passed
from tetrarch import eko, legends
from tetrarch.bots import make_bot
from tetrarch.bots.search import Greedy
from tetrarch.core.kernel import JIT
from tetrarch.core.position import Array
from tetrarch.puzzles import collection
from tetrarch.puzzles.mining import solves

GAMES = ("eko", "legends")
SEEDS = range(12 if JIT else 5)
every_table = pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in (2, 3, 4)])


def played_positions(game: str, players: int) -> Iterator[Any]:
    """Positions of a game between bots that build, in which a seat has a choice in its turn."""
    limit: dict[str, Any] = {"round_limit": 15} if game == "eko" else {}
    module: Any = eko if game == "eko" else legends
    for seed in range(20):
        played = module.new_game(players, seed=seed, **limit)
        bots = [make_bot(game, "greedy:tolerance=0.1", seed, seat) for seat in range(players)]
        while not played.position.is_over:
            position = played.position
            seat = position.to_decide[0]
            if (
                position.step in ("action", "march-action", "take", "place", "move", "city")
                and len(position.legal_ids()) > 1
            ):
                yield position.copy()
            played.play(bots[seat].decide(position.view(seat), seat), seat)


class Seen:
    """A bot, with the ratings that it gave to its decisions before it overlooked some."""

    def __init__(self, game: str, level: str, seed: int, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
        bot = make_bot(game, level, seed, seat)
        assert isinstance(bot, Greedy)
        self.bot = bot
        self.ratings: dict[int, int] = {}
        rate = bot.ratings

        def note(view: Any, seat: int, decisions: Array) -> Array:
            values = rate(view, seat, decisions)
            self.ratings = dict(zip(decisions.tolist(), values.tolist(), strict=True))  # after those behind a march
            return values

        monkeypatch.setattr(bot, "ratings", note)

    def choose(self, position: Any) -> int:
        """The decision in a position."""
        return self.bot.decide(position.view(position.decider), position.decider)

    def useful(self, position: Any) -> dict[int, int]:
        """The ratings of all decisions but the dominated ones."""
        avoided = self.bot.dominated(position.view(position.decider), position.legal_ids())
        return {decision: value for decision, value in self.ratings.items() if decision not in avoided}


@every_table
def test_level_1_takes_the_best_of_what_catches_the_eye_or_better(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    for number, position in enumerate(played_positions(game, players)):
        one = Seen(game, "level1", number, position.decider, monkeypatch)
        chosen = one.choose(position)
        known = one.useful(position)
        tempting = [known[each] for each in known if one.bot.is_tempting(position, position.decider, each)]
        if tempting and len(tempting) < len(known):
            assert known[chosen] >= max(tempting)
            seen += 1
        if seen == (100 if JIT else 25):
            return
    pytest.fail("too few positions")


@every_table
def test_level_1_often_misses_the_best_quiet_decision_and_level_2_never(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    missed = {"level1": 0, "level2": 0}
    quiet = 0
    for number, position in enumerate(played_positions(game, players)):
        bots = {level: Seen(game, level, number, position.decider, monkeypatch) for level in missed}
        chosen = {level: bot.choose(position) for level, bot in bots.items()}
        two = bots["level2"]
        known = two.useful(position)
        best = [each for each in known if known[each] == max(known.values())]
        if len(best) > 1 or two.bot.is_tempting(position, position.decider, best[0]):
            continue
        quiet += 1
        for level, bot in bots.items():
            found = bot.useful(position)
            missed[level] += found[chosen[level]] < max(found.values())
        if quiet == 60:
            break
    assert missed["level2"] == 0
    assert 0.2 < missed["level1"] / quiet < 0.95


def captives(position: Any, seat: int) -> int:
    return len(position.captives(seat))


def after(position: Any, decision: int) -> Any:
    found = position.copy()
    found.push(decision)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_level_1_never_overlooks_an_emperor_that_it_can_capture(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it prefer anything that it rates lower; a capture by its last disc is not as plain."""
    seen = 0
    for position in late_positions(players, {}):
        seat = position.decider
        taking = {
            int(one)
            for one in position.legal_ids()
            if captives(found := after(position, int(one)), seat) > captives(position, seat)
            and not found.is_eliminated(seat)
        }
        plain = {one for one in taking if is_against_less_than_four(position, one)}
        if not plain:
            continue
        for seed in SEEDS:
            one = Seen("eko", "level1", seed, seat, monkeypatch)
            chosen = one.choose(position)
            assert chosen in taking or one.ratings[chosen] >= max(one.ratings[each] for each in plain)
        seen += 1
        if seen == (12 if JIT else 3):
            return
    pytest.fail("too few captures")


def is_against_less_than_four(position: eko.Position, decision: int) -> bool:
    """Whether the stack that a decision takes has fewer than four discs, so that the mover survives (E4.6)."""
    heights = {space: stack.height for space, stack in position.stacks().items() if stack.seat != position.decider}
    gone = heights.keys() - {
        space for space, stack in after(position, decision).stacks().items() if stack.seat != position.decider
    }
    return bool(gone) and all(heights[space] < 4 for space in gone)


def is_emperor_threatened(position: eko.Position, seat: int) -> bool:
    """Whether the next player could capture a seat's Emperor at once if it did nothing."""
    other = passed(position)
    return any(seat in after(other, int(one)).captives(other.seat) for one in other.legal_ids())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_level_1_saves_its_emperor_where_level_2_does(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for position in late_positions(players, {}):
        seat = position.decider
        if position.step != "action" or not is_emperor_threatened(position, seat):
            continue
        saving = Seen("eko", "level2", 0, seat, monkeypatch).choose(position)
        if emperor_of(after(position, saving), seat) == emperor_of(position, seat):
            continue
        for seed in SEEDS:
            one = Seen("eko", "level1", seed, seat, monkeypatch)
            chosen = one.choose(position)
            assert one.ratings[chosen] >= one.ratings[saving]
        seen += 1
        if seen == (8 if JIT else 2):
            return
    pytest.fail("too few threats")


def emperor_of(position: eko.Position, seat: int) -> int | None:
    """The space of a seat's Emperor."""
    return next((space for space, stack in position.stacks().items() if stack.seat == seat and stack.emperor), None)


def test_level_2_finds_wins_of_its_turn_but_not_what_the_next_player_will_do() -> None:
    def solved(theme: str, level: str) -> float:
        puzzles = [puzzle for puzzle in collection("eko").puzzles if puzzle.theme == theme and puzzle.players == 2]
        chosen = puzzles[:: 1 if JIT else 5][:40]
        return sum(solves(puzzle, level, "exact") for puzzle in chosen) / len(chosen)

    assert solved("win-in-one", "level2") > 0.6
    assert solved("only-defence", "level2") < 0.6
    assert solved("only-defence", "level3" if JIT else "level3:simulations=60") > 0.8


@pytest.mark.parametrize("game", GAMES)
def test_levels_1_and_2_do_not_think_longer_on_request(game: str) -> None:
    """They look at their own decisions alone, so a budget changes nothing."""
    position = next(played_positions(game, 2))
    for level in ("level1", "level2"):
        thought = make_bot(game, level, 1, position.decider).think(position.view(position.decider), position.decider)
        assert thought.simulations == 0
        assert thought.lines == ()
