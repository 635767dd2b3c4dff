"""E6 the Emperor: captives, and how they are exchanged."""

from __future__ import annotations

import pytest

from tests.eko.tables import (
    EMBER,
    LETTERS,
    MOON,
    STAR,
    STREET,
    TIDE,
    discs,
    end_of,
    legal,
    play,
    refused_by,
    table,
)
from tetrarch.eko import Position


def held(position: Position) -> dict[str, str]:
    """Who holds whose Emperors."""
    letters = position.identities
    found = {
        letters[seat]: "".join(letters[other] for other in position.captives(seat)) for seat in range(len(letters))
    }
    return {holder: emperors for holder, emperors in found.items() if emperors}


# E6.1 Capture


def test_e6_1_the_emperor_of_a_destroyed_stack_is_the_attackers_captive() -> None:
    position = table(". . . . .", "a1:E4! a2:T3! a5:T1")
    position.play("a1xa2")
    assert held(position) == {"E": "T"}
    assert position.reserve(TIDE) == (2, False)
    assert discs(position) == "a2:E4! a5:T1"


def test_e6_1_also_of_a_kamikaze() -> None:
    position = table(". . x . x .", "a1:E1 a2:T4! a4:E1! a6:T1")
    position.play("a1*a2")
    assert held(position) == {"E": "T"}
    assert position.reserve(TIDE) == (3, False)
    assert position.reserve(EMBER) == (1, False)


def test_e6_1_the_emperor_that_attacks_is_in_no_danger() -> None:
    position = table(". . x . x .", "a1:E1! a2:T1! a4:T1")
    assert held(play(position, "a1xa2")) == {"E": "T"}
    kamikaze = table(". . x . x .", "a1:E1! a2:T4! a4:E1 a6:T1")
    play(kamikaze, "a1*a2")
    assert held(kamikaze) == {"E": "T"}
    assert kamikaze.reserve(EMBER) == (0, True)


def test_e6_1_a_stack_without_an_emperor_leaves_no_captive() -> None:
    position = table(". . x .", "a1:E4! a2:T3 a4:T1!")
    assert held(play(position, "a1xa2")) == {}


# E6.2 What captives are worth


def test_e6_2_a_captive_is_worth_three_points_to_its_holder() -> None:
    position = table(" r\n. . . .", "b1:E2! b2:T1! b4:T1", buildings="a1:E1")
    play(position, "b1xb2")
    assert (position.points(EMBER), position.points(TIDE)) == (4, 0)


def test_e6_2_one_player_may_hold_several() -> None:
    position = table(". . . . . .", "a1:E2! a2:M1! a4:M1 a6:T1", players=3, captives="E:T")
    assert position.points(EMBER) == 3
    play(position, "a1xa2")
    assert held(position) == {"E": "TM"}
    assert position.points(EMBER) == 6


# E6.3 Exchange

THREE = ". . . . . . . ."


def test_e6_3_one_captive_is_given_for_ones_own_at_once() -> None:
    position = table(THREE, "a1:E2 a2:M1! a4:M1 a6:T1!", players=3, captives="T:E")
    play(position, "a1xa2")
    assert held(position) == {"T": "M"}
    assert position.reserve(EMBER) == (0, True)
    assert (position.points(EMBER), position.points(TIDE)) == (0, 3)


def test_e6_3_an_emperor_handed_to_its_owner_goes_home() -> None:
    position = table(THREE, "a1:E2 a2:T1! a4:T1 a6:M1!", players=3, captives="T:E")
    play(position, "a1xa2")
    assert held(position) == {}
    assert position.reserve(EMBER) == (0, True)
    assert position.reserve(TIDE) == (0, True)


def test_e6_3_it_is_no_action_and_the_emperor_can_be_placed_this_turn() -> None:
    position = table(THREE, "a1:E2 a2:T1! a4:T1 a6:M1!", players=3, captives="T:E", reserves="E:3")
    play(position, "a1xa2")
    assert position.step == "march"
    play(position, "march", "a2-a1")
    assert legal(position) == {"a1+!"}
    assert discs(play(position, "a1+!")) == "a1:E3! a4:T1 a6:M1!"


def test_e6_3_the_holder_is_not_asked() -> None:
    position = table(THREE, "a1:E2 a2:M1! a4:M1 a6:T1!", players=3, captives="T:E")
    play(position, "a1xa2")
    assert (position.step, position.decider) == ("reinforce", EMBER)


def test_e6_3_a_player_who_has_its_emperor_keeps_its_captives() -> None:
    position = table(THREE, "a1:E2! a2:M1! a4:M1 a6:T1", players=3, captives="E:T")
    assert held(play(position, "a1xa2")) == {"E": "TM"}


# E6.4 The order of exchanges, and the choice


def test_e6_4_exchanges_come_before_the_points_are_counted() -> None:
    """Nine points on the board, a capital and a captive would be twelve; but the captive must be given away."""
    nine = "a1:E3 a2:E2 a3:E2 a8:E2"
    stacks = "b1:E2 b2:T1! b4:T1 b9:M1!"
    without_exchange = table(STREET, f"{stacks} b6:E1!", players=3, buildings=nine)
    assert end_of(play(without_exchange, "b1xb2")) == ("points", "E")
    with_exchange = table(STREET, stacks, players=3, buildings=nine, captives="T:E")
    play(with_exchange, "b1xb2")
    assert with_exchange.outcome is None
    assert with_exchange.points(EMBER) == 9


def test_e6_4_one_exchange_may_bring_about_the_next() -> None:
    """Ember gives Moon's Emperor to Tide for its own; so Moon, who holds Star's, must give that to Tide for its own."""
    stacks = "a1:E2 a2:M1! a4:M1 a6:T1! a8:S1"
    position = table(THREE, stacks, players=4, captives="T:E M:S")
    play(position, "a1xa2")
    assert held(position) == {"T": "S"}
    assert position.reserve(EMBER).emperor
    assert position.reserve(MOON).emperor
    assert not position.reserve(STAR).emperor


def test_e6_4_the_victim_exchanges_without_being_asked_when_it_holds_one() -> None:
    position = table(THREE, "a1:E2! a2:M1! a4:M1 a6:T1", players=3, captives="M:T")
    play(position, "a1xa2")
    assert held(position) == {"E": "T"}
    assert position.reserve(MOON) == (0, True)
    assert position.seat == TIDE


def test_e6_4_who_holds_several_chooses_out_of_turn() -> None:
    position = table(THREE, "a1:E2! a2:M1! a4:M1 a6:T1 a8:S1", players=4, captives="M:TS")
    play(position, "a1xa2")
    assert (position.step, position.seat, position.decider) == ("exchange", EMBER, MOON)
    assert legal(position) == {"give T", "give S"}
    assert len(position.legal_decisions(EMBER)) == 0
    assert refused_by(position, "give M") == "E6.3"
    assert refused_by(position, "give E") == "E6.3"
    position.play("give S", seat=MOON)
    assert held(position) == {"E": "S", "M": "T"}
    assert position.reserve(MOON) == (0, True)
    assert (position.step, position.seat) == ("action", TIDE)


def test_e6_4_the_turn_continues_after_the_choice() -> None:
    position = table(THREE, "a1:E2! a2:M1! a4:M1 a6:T1 a8:S1", players=4, captives="M:TS", reserves="E:4")
    play(position, "a1xa2", "give T")
    assert (position.step, position.decider) == ("march", EMBER)
    play(position, "march", "a2-a1")
    assert (position.step, position.seat) == ("reinforce", EMBER)


@pytest.mark.parametrize(("capturer", "victim", "third"), ["ETM", "TEM", "MET", "TME"])
def test_e6_4_the_capturer_is_first(capturer: str, victim: str, third: str) -> None:
    """The victim holds the capturer's Emperor and another; as the capturer buys first, the victim has no choice."""
    stacks = f"a1:{capturer}2 a2:{victim}1! a4:{victim}1 a6:{third}1"
    position = table(THREE, stacks, players=3, to_move=capturer, captives=f"{victim}:{capturer}{third}")
    play(position, "a1xa2")
    assert (position.step, position.decider) == ("reinforce", LETTERS.index(capturer))
    assert held(position) == {victim: third}
    assert position.reserve(LETTERS.index(capturer)) == (0, True)
    assert position.reserve(LETTERS.index(victim)) == (0, True)


def test_e6_4_also_who_has_just_lost_its_last_disc_chooses() -> None:
    position = table(THREE, "a1:E2! a2:M1! a6:T1 a8:S1", players=4, captives="M:TS")
    play(position, "a1xa2")
    assert (position.step, position.decider) == ("exchange", MOON)
    assert not position.is_eliminated(MOON)
    play(position, "give T")
    assert held(position) == {"E": "T", "M": "S"}
    assert position.is_eliminated(MOON)
    assert position.seat == TIDE


def test_e6_4_the_choice_comes_before_the_end() -> None:
    nine = "a1:E3 a2:E2 a3:E2 a8:E2"
    position = table(STREET, "b1:E2! b2:M1! b4:M1 b6:T1 b9:S1", players=4, buildings=nine, captives="M:TS")
    play(position, "b1xb2")
    assert position.step == "exchange"
    assert position.outcome is None
    assert end_of(play(position, "give T")) == ("points", "E")


# E6.5 No other way back


def test_e6_5_a_captive_does_not_come_back_with_other_discs() -> None:
    position = table(". . . x .", "a1:E1 a5:T1!", captives="T:E", reserves="E:2")
    play(position, "a1-a2")
    assert legal(position) == {"a2+1", "a2+2"}
    assert refused_by(position, "a2+!") == "E7.1"


def test_e6_5_nor_when_a_stack_of_its_holder_is_destroyed() -> None:
    position = table(". . . . .", "a1:E3 a2:T2 a5:T1!", captives="T:E")
    play(position, "a1xa2")
    assert held(position) == {"T": "E"}
    assert position.reserve(EMBER) == (0, False)


def test_e6_5_nor_when_its_holder_is_eliminated() -> None:
    position = table(". . . . .", "a1:E3 a2:T2 a5:M1!", players=3, captives="T:E", reserves="T:1!")
    play(position, "a1xa2")
    assert position.is_eliminated(TIDE)
    assert held(position) == {"T": "E"}
    assert position.reserve(EMBER) == (0, False)


def test_e6_5_nor_when_its_holders_emperor_is_captured_by_a_third() -> None:
    """Moon captures Tide's Emperor; Tide buys it back with Ember's, which only changes its prison."""
    position = table(". . . . .", "a1:M2! a2:T1! a4:T1 a5:E1", players=3, to_move="M", captives="T:E")
    play(position, "a1xa2")
    assert held(position) == {"M": "E"}
    assert position.reserve(EMBER) == (0, False)


# E6.6 Captives of eliminated players


def test_e6_6_an_eliminated_player_keeps_its_captives() -> None:
    position = table(". . . . .", "a1:E3! a2:T2 a5:M1", players=3, captives="T:M", reserves="T:1!")
    play(position, "a1xa2")
    assert position.is_eliminated(TIDE)
    assert held(position) == {"T": "M"}
    assert position.points(TIDE) == 3


def test_e6_6_they_can_be_exchanged_for() -> None:
    position = table(". . . . .", "a1:E3 a2:M2! a5:M1", players=3, captives="T:E")
    assert position.is_eliminated(TIDE)
    play(position, "a1xa2")
    assert held(position) == {"T": "M"}
    assert position.reserve(EMBER) == (0, True)
    assert position.is_eliminated(TIDE)


def test_e6_6_an_eliminated_players_emperor_can_be_given_too() -> None:
    position = table(". . . . .", "a1:E3! a2:T2! a5:T1", players=3, captives="T:M")
    play(position, "a1xa2")
    assert held(position) == {"E": "M"}
    assert position.reserve(TIDE) == (1, True)
    assert position.is_eliminated(MOON)
