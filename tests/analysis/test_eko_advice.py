"""Advice in Ekö: what the reasons say is what the positions show."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.thinkers import Told, line
from tests.eko.tables import EMBER, STREET, TIDE, TWELVE_BUT_ONE, table
from tetrarch import eko
from tetrarch.analysis import Advice, Move, NoAdvice, advise
from tetrarch.analysis.eko import reasons, winning_action
from tetrarch.bots.bot import Budget

NEAR_TWELVE = "a1:T3 a2:T2 a3:T2 a4:T2 a5:T1 a8:T1"
"""Eleven points and a capital for Tide on the street."""


def names(move: Move) -> list[str]:
    return [reason.name for reason in move.reasons]


def advice_on(position: eko.Position, *lines: str) -> Advice:
    """Advice of a bot that thinks of these lines, each with blanks between its decisions."""
    return advise(position, bot=Told(*(line(position, *way.split()) for way in lines), chances=(0.6, 0.4)))


def told(position: eko.Position, decisions: str, seat: int = EMBER) -> dict[str, str]:
    """All reasons for and against a turn, by name; each with a sign and its rules."""
    found = reasons(position, list(line(position, *decisions.split()).decisions), seat)
    assert len({reason.name for reason in found}) == len(found)
    return {
        reason.name: f"{'-' if reason.weight < 0 else '+'} {reason.text} ({', '.join(reason.rules)})"
        for reason in found
    }


# Reasons


def test_the_capture_of_an_emperor() -> None:
    position = table(STREET, "b1:E3! b3:T2! b9:T1")
    found = told(position, "b1xb3")
    assert found["captures-emperor"] == "+ captures the Emperor of Tide, worth 3 points (E6.1, E6.2)"
    assert found["takes-stack"] == "+ takes the 2 discs of Tide on b3 (E4.4)"
    assert "captures-emperor" in names(advice_on(position, "b1xb3").moves[0])
    assert "captures-emperor" not in told(position, "b1-b2")


def test_a_kamikaze_cites_its_own_rule() -> None:
    found = told(table(STREET, "b1:E1 b8:E1! b3:T4! b9:T1"), "b1*b3")
    assert found["takes-stack"] == "+ takes the 4 discs of Tide on b3 (E4.8)"


def test_an_exchange_frees_the_own_emperor() -> None:
    found = told(table(STREET, "b1:E3 b3:T2! b9:T1", captives="T:E"), "b1xb3")
    assert found["frees-emperor"] == "+ frees its own Emperor (E6.3)"
    assert "captures-emperor" not in found, "it was given back at once (E6.3)"


def test_the_winning_construction_is_found_and_explained() -> None:
    position = table(STREET, "b8:E2! b2:T2! b4:T3", buildings=TWELVE_BUT_ONE)
    advice = advise(position, bot="search", budget=Budget(60))
    best = advice.moves[0]
    assert best.notation.startswith("b8^a8E")
    assert (best.proven, best.chances, advice.proven, advice.chances) == (True, (1.0, 0.0), True, (1.0, 0.0))
    assert best.reasons[0].name == "wins-now"
    assert best.reasons[0].text == "wins at once, with 12 points and a capital"
    assert best.reasons[0].rules == ("E8.1",)
    assert "wins-by-force" not in names(best)


def test_taking_the_last_discs_wins_at_once() -> None:
    found = told(table(STREET, "b1:E3! b3:T2!"), "b1xb3")
    assert found["wins-now"] == "+ wins at once: nobody else has discs left (E8.2)"


def test_both_lose_on_an_empty_board() -> None:
    found = told(table(STREET, "b1:E1! b3:T4!"), "b1*b3")
    assert found["loses-now"] == "- ends the game at once and loses it (E8.4)"


def test_a_rescue_from_danger() -> None:
    position = table(STREET, "b2:E1! b1:E3 b4:T2! b9:T1")
    found = told(position, "b2+b1")
    assert found["emperor-rescued"] == "+ brings its Emperor out of danger (E4.6, E6.1)"
    assert found["fewer-in-danger"] == "+ brings 1 disc out of danger (E4.6)"
    assert told(position, "b2-b3")["emperor-left"].startswith("- leaves its Emperor on b3 where an enemy can take it")
    other = advice_on(position, "b2+b1", "b2-b3").moves[1]
    assert "b2+b1 instead brings its Emperor out of danger" in [reason.text for reason in other.reasons]


def test_walking_into_danger() -> None:
    position = table(STREET, "b1:E2! b2:E4 b6:T3! b9:T1")
    found = told(position, "b2-b4")
    assert "emperor-exposed" not in found, "the four stand between"
    assert "more-in-danger" not in found, "nobody can take four but a lone disc"
    found = told(table(STREET, "b2:E2! b1:E3 b4:T1! b9:T3"), "b2xb4")
    assert found["emperor-exposed"] == "- puts its Emperor on b4 where an enemy can take it (E4.6, E6.1)"
    assert found["more-in-danger"] == "- has 2 discs more where enemies can take them, 2 in all, on b4 (E4.6)"


def test_the_first_capital_and_another() -> None:
    position = table(STREET, "b8:E2! b2:T1! b4:T3")
    found = told(position, "b8^a8E")
    assert found["first-capital"] == "+ has a capital now, without which nobody wins by points (E8.1)"
    assert found["builds"] == "+ builds for 1 point, 1 in all (E8.1)"
    assert found["spends-discs"] == "- has 1 disc fewer on the board (E5.1)"


def test_a_capital_and_points_taken_from_another() -> None:
    found = told(table(STREET, "b8:E3! b2:T1! b4:T3", buildings="a8:T1"), "b8^a8E")
    assert found["denies-capital"] == "+ leaves Tide without a capital (E8.1)"
    assert found["replaces"] == "+ takes 1 point from Tide by replacing a building (E5.6)"


def test_a_capital_in_reach() -> None:
    found = told(table(STREET, "b6:E1! b2:T1! b1:T3"), "b6-b8")
    assert found["reaches-capital"] == "+ stands beside a capital now (E5.1, E8.1)"


def test_a_win_of_the_opponent_prevented_and_allowed() -> None:
    position = table(STREET, "b4:E3! b7:T2! b1:T1", buildings=NEAR_TWELVE)
    found = told(position, "b4xb7")
    assert found["prevents-win"] == "+ keeps Tide from winning with its next action (E8.1)"
    assert "allows-win" not in found
    found = told(position, "b4-b5")
    assert found["allows-win"].startswith("- Tide could win with its next action, b7^a")
    best, other = advice_on(position, "b4xb7", "b4-b5").moves
    assert (best.reasons[0].name, other.reasons[0].name) == ("prevents-win", "allows-win")


def test_a_winning_action_is_one_that_wins() -> None:
    details: dict[str, Any] = {"drawing": STREET, "stacks": "b4:E3! b7:T2! b1:T1", "buildings": NEAR_TWELVE}
    action = winning_action(table(**details), TIDE)
    assert action is not None
    assert winning_action(table(**details), EMBER) is None
    position = table(**details, to_move="T")
    position.play(action.notation)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.rule) == ((TIDE,), action.rule)


def test_a_march_costs_soldiers_for_good() -> None:
    found = told(table(STREET, "b1:E3! b9:T1! b8:T3", reserves="E:4"), "b1-b2 march b2-b3")
    assert found["spends-soldiers"] == "- pays 3 soldiers that never come back (E3.3)"


def test_an_eliminated_player() -> None:
    found = told(table(STREET, "b1:E3! b3:T2! b9:M1!", players=3), "b1xb3")
    assert found["eliminates"] == "+ puts Tide out of the game (E8.3)"


def test_a_pyramid_won_and_lost() -> None:
    ground = """
    . . t t
     r . t .
    """
    spaces = ["a3 a4 b3"]
    found = told(table(ground, "a2:E3! b4:T1! b2:T4", pyramids=spaces), "a2-a3~1")
    assert found["wins-pyramid"] == "+ holds a pyramid, for 2 points (E11.2)"
    found = told(table(ground, "a3:E3! a1:E1 b4:T1! b2:T4", pyramids=spaces), "a3-a2~1")
    assert found["loses-pyramid"] == "- gives up a pyramid, and 2 points with it (E11.2)"
    found = told(table(ground, "a2:E3! b4:T1! a4:T2", pyramids=spaces), "a2-a3~1")
    assert "wins-pyramid" not in found, "a tie, nobody (E11.2)"
    assert found["denies-pyramid"] == "+ takes 2 points for a pyramid from Tide (E11.2)"


def test_reasons_are_of_the_own_turn_only() -> None:
    position = table(STREET, "b1:E1! b9:T1! b8:T1", reserves="E:1")
    (best,) = advice_on(position, "b1-b2 b2+1 b8^a8E").moves
    assert "places-discs" in names(best)
    assert not any("capital" in reason.text for reason in best.reasons)
    assert [step.seat for step in best.line] == [EMBER, EMBER, TIDE]
    assert best.line[2].sentence == "Tide builds an encampment on a8 with 1 disc from b8."


@pytest.mark.parametrize(
    ("chances", "name"),
    [((1.0, 0.0), "wins-by-force"), ((0.0, 1.0), "loses-by-force"), ((0.5, 0.5), "shares-by-force")],
)
def test_proven_results_are_marked(chances: tuple[float, float], name: str) -> None:
    position = table(STREET, "b1:E1! b9:T1!")
    advice = advise(position, bot=Told(line(position, "b1-b2", chances=chances, proven=True), chances=chances))
    assert advice.moves[0].reasons[0].name == name


def test_at_most_three_reasons_and_those_that_tell_moves_apart_first() -> None:
    position = table(STREET, "b8:E3! b1:E1 b2:T1! b4:T3", buildings="a8:T1")
    best, other = advice_on(position, "b8^a8E", "b8^a7E").moves
    assert len(told(position, "b8^a8E")) > len(best.reasons) == 3
    assert names(best)[:2] == ["first-capital", "denies-capital"]
    assert "builds" not in names(best), "both build for a point"
    assert "b8^a8E instead has a capital now, without which nobody wins by points" in [
        reason.text for reason in other.reasons
    ]


# Moves, chances and lines of a bot that searches


def test_advice_of_a_search_is_the_same_for_the_same_seed_and_changes_nothing() -> None:
    position = eko.new_game(3, seed=5, variants=["labyrinth", "pyramids"]).position
    before = position.copy()
    one = advise(position, bot="search", budget=Budget(40), seed=2)
    assert one == advise(position, bot="search", budget=Budget(40), seed=2)
    assert position == before
    assert one.simulations == 40
    assert len(one.chances) == 3
    assert sum(one.chances) == pytest.approx(1, abs=0.01)
    assert len(one.moves) == 5
    for move in one.moves:
        assert move.line[0].decision == move.decision
        follow = position.copy()
        for step in move.line:
            assert follow.decider == step.seat
            assert follow.play(step.notation).sentence == step.sentence


def test_as_many_moves_as_asked_for() -> None:
    position = eko.new_game(2, seed=5).position
    assert len(advise(position, bot="search", budget=Budget(30), moves=2).moves) == 2
    with pytest.raises(ValueError, match="0 moves: at least 1 is needed"):
        advise(position, bot="search", budget=Budget(30), moves=0)


def test_the_usual_bot_needs_nothing_but_a_position() -> None:
    advice = advise(eko.new_game(2, seed=5).position, budget=Budget(5))
    assert (advice.bot, advice.seat, advice.simulations) == ("search", 1, 5)


def test_a_bot_without_an_opinion_says_so() -> None:
    advice = advise(eko.new_game(2, seed=5).position, bot="random")
    assert advice.chances == ()
    (move,) = advice.moves
    assert (move.chances, move.visits, len(move.line)) == ((), 0, 1)


def test_the_only_decision_is_called_that() -> None:
    alone = table(STREET, "b1:E1! b2:T4! ", reserves="E:1", step="reinforce")
    advice = advise(alone, bot="search", budget=Budget(5))
    assert advice.legal == 1
    assert "only-decision" in names(advice.moves[0])


# Nobody to advise


def test_a_finished_game_has_no_advice() -> None:
    position = table(STREET, "b8:E2! b2:T1!", buildings=TWELVE_BUT_ONE)
    position.play("b8^a8E")
    with pytest.raises(NoAdvice, match=r"the game is over: nothing is left to decide \(E8.1\)"):
        advise(position)


def test_a_seat_that_is_not_to_decide_has_no_advice() -> None:
    position = table(STREET, "b8:E2! b2:T1!")
    with pytest.raises(NoAdvice, match=r"seat 1 has nothing to decide now: seat 0 is to decide \(E18.1\)"):
        advise(position, 1)
    with pytest.raises(ValueError, match="there is no seat 4"):
        advise(position, 4)


def test_a_program_that_fails_gives_no_advice() -> None:
    with pytest.raises(NoAdvice, match="exec:no-such-program: crash: "):
        advise(eko.new_game(2, seed=5).position, bot="exec:no-such-program")


def test_a_bot_that_is_handed_over_is_not_closed() -> None:
    position = table(STREET, "b1:E1! b9:T1!")
    bot = Told(line(position, "b1-b2"))
    assert advise(position, bot=bot).bot == "Told"
    assert not bot.is_closed
