"""E17, the draft, and E18, the decisions."""

from __future__ import annotations

import pytest

from tests.eko.tables_variants import after, asked, legal, refused, reserve, stacks, table
from tetrarch.core.errors import IllegalMove
from tetrarch.core.randomness import Generator
from tetrarch.eko import new_game
from tetrarch.eko.position.position import Position

# E17.1 The draft


def drafted(players: int) -> Position:
    """A draft to the end, the Emperors placed third."""
    position = new_game(players, seed=17, variants=["draft"]).position
    for made in range(16 * players):
        free = sorted(legal(position))
        wanted = [text for text in free if text.endswith("!") == (made // players == 2)]
        position.play(wanted[0])
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e17_1_players_place_their_own_discs_one_at_a_time_in_turn_order(players: int) -> None:
    position = new_game(players, seed=17, variants=["draft"]).position
    assert position.stacks() == {}
    for made in range(2 * players):
        seat = (position.first + made) % players
        assert (position.step, position.decider) == ("draft", seat)
        chosen = sorted(legal(position))[made]
        position.play(chosen)
        name = chosen.strip("@!")
        assert stacks(position)[name] == f"{position.identities[seat]}1{'!' if chosen.endswith('!') else ''}"


def test_e17_1_on_any_free_movement_space() -> None:
    position = new_game(2, seed=17, variants=["draft"]).position
    names = [place.name for place in position.board.spaces]
    assert legal(position) == {f"@{name}{emperor}" for name in names for emperor in ("", "!")}
    position.play(f"@{names[3]}")
    refused(position, f"@{names[3]}", "E17.1")


def test_e17_1_the_emperor_is_placed_when_its_player_likes_and_once() -> None:
    position = new_game(2, seed=17, variants=["draft"]).position
    names = [place.name for place in position.board.spaces]
    position.play(f"@{names[0]}!")
    position.play(f"@{names[1]}")
    refused(position, f"@{names[2]}!", "E17.1")
    assert not [text for text in legal(position) if text.endswith("!")]
    for name in names[2:31]:
        position.play(f"@{name}")
    assert asked(position)[1] == "draft"
    assert legal(position) == {f"@{names[31]}!"}, "fifteen soldiers stand: the Emperor is left"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e17_1_after_the_last_disc_the_first_player_begins(players: int) -> None:
    position = drafted(players)
    assert (position.step, position.seat, position.turn, position.round) == ("action", position.first, 1, 1)
    assert len(position.stacks()) == 16 * players
    assert [position.discs_on_board(seat) for seat in range(players)] == [16] * players
    assert [sum(position.reserve(seat)) for seat in range(players)] == [0] * players


def test_e17_1_the_draft_takes_the_place_of_the_swap() -> None:
    refused(new_game(2, seed=17, variants=["draft"]).position, "keep", "E18.1")
    refused(new_game(2, seed=17).position, "@a1", "E18.1")


# E18.1 What is asked


def test_e18_1_everybody_is_asked_for_the_swap_from_the_first_player_on() -> None:
    position = new_game(3, seed=18).position
    for place in range(3):
        assert (position.step, position.decider) == ("swap", (position.first + place) % 3)
        position.play("keep")
    assert (position.step, position.decider) == ("action", position.first)


def test_e18_1_only_who_must_decide_is_heard() -> None:
    position = new_game(2, seed=18).position
    other = 1 - position.decider
    before = position.copy()
    with pytest.raises(IllegalMove, match="is not to decide") as caught:
        position.play("keep", seat=other)
    assert caught.value.rule == "E18.1"
    assert position == before
    assert len(position.legal_decisions(other)) == 0
    position.play("keep", seat=position.decider)


def test_e18_1_the_temple_of_the_sand_is_asked_together_with_the_action() -> None:
    position = table(". . . s", {"a1": "E1!", "a3": "T2"}, buildings={"a4": "E1"}, reserves={"E": "2"})
    assert legal(position) == {"sand a3", "a1-a2"}


def test_e18_1_a_pass_is_open_only_when_no_action_is_legal() -> None:
    refused(table(". . .", {"a1": "E1!", "a3": "T1"}), "pass", "E3.5")
    assert legal(table(". . .", {"a1": "E1!", "a2": "T2", "a3": "T1"})) == {"pass"}


def test_e18_1_a_decision_with_one_answer_is_still_asked() -> None:
    position = table(". . .", {"a1": "E1", "a3": "T2"}, reserves={"E": "1!"})
    assert asked(position) == ("E", "action")
    assert legal(position) == {"a1-a2"}
    placing = after(position, "a1-a2")
    assert asked(placing) == ("E", "reinforce")
    assert legal(placing) == {"a2+!"}


def test_e18_1_the_march_is_asked_when_it_can_be_paid() -> None:
    position = table(". . . .", {"a1": "E1!", "a4": "T1"}, reserves={"E": "3"})
    marching = after(position, "a1-a2")
    assert asked(marching) == ("E", "march")
    assert legal(marching) == {"march", "rest"}
    poor = table(". . . .", {"a1": "E1", "a4": "T1"}, reserves={"E": "3!"})
    assert asked(after(poor, "a1-a2")) == ("E", "reinforce"), "the Emperor is no payment"


def test_e18_1_the_march_is_not_asked_when_no_action_would_be_legal() -> None:
    position = table("r . .", {"a2": "E2!", "a3": "T3"}, reserves={"E": "4"})
    assert legal(position) == {"a2^a1E", "a2^a1E!"}
    assert asked(after(position, "a2^a1E")) == ("E", "reinforce"), "the Emperor alone can neither build nor attack"
    roomy = table("r . . .", {"a2": "E2!", "a4": "T3"}, reserves={"E": "4"})
    assert asked(after(roomy, "a2^a1E")) == ("E", "march")


def test_e18_1_an_exchange_without_a_choice_happens_silently() -> None:
    position = table(". . .", {"a1": "E2", "a2": "T1!", "a3": "T1"}, captives={"T": "E"})
    settled = after(position, "a1xa2")
    assert settled.step != "exchange"
    assert settled.captives(0) == settled.captives(1) == ()
    assert reserve(settled, "E").endswith("!")


def test_e18_1_an_exchange_with_a_choice_is_asked() -> None:
    standing = {"a1": "E2!", "a2": "T1!", "a3": "T1", "a4": "M1", "a5": "S1"}
    position = table(". . . . .", standing, players=4, captives={"T": "MS"})
    position = after(position, "a1xa2")
    assert asked(position) == ("T", "exchange")
    assert legal(position) == {"give M", "give S"}


def test_e18_1_a_reinforcement_without_a_legal_placement_is_skipped_silently() -> None:
    empty = table(". . .", {"a1": "E1!", "a3": "T1"})
    assert asked(after(empty, "a1-a2")) == ("T", "action")
    full = table(". . .", {"a1": "E4!", "a3": "T4"}, reserves={"E": "2"})
    assert asked(after(full, "a1-a2")) == ("T", "action")


def test_e18_1_the_end_of_reinforcement_is_asked_only_where_it_is_open() -> None:
    position = table(". . .", {"a1": "E1!", "a3": "T1"}, reserves={"E": "2"})
    position = after(position, "a1-a2")
    assert legal(position) == {"a2+1", "a2+2"}
    refused(position, "done", "E7.1")


@pytest.mark.parametrize("text", ["keep", "swap a1", "@a2", "march", "rest", "give T", "a1+1", "moon a2", "done"])
def test_e18_1_what_is_not_asked_is_refused(text: str) -> None:
    error = refused(table(". . .", {"a1": "E1!", "a3": "T1"}, reserves={"E": "2"}), text, "E18.1")
    assert "Ember must move a stack or construct a building" in error.message
    assert error.legal == ("a1-a2", "a1xa3")


# E18.2 For scale


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e18_2_a_base_game_has_some_hundred_decisions_at_most(players: int) -> None:
    dice = Generator(players, "scale")
    position = new_game(players, seed=players, round_limit=12).position
    counts = []
    while not position.is_over:
        decisions = position.legal_ids()
        counts.append(len(decisions))
        position.push(int(dice.choice(list(decisions))))
    assert max(counts) <= 450
    assert 10 <= sum(counts) / len(counts) <= 120


def test_e18_2_many_tempest_zones_give_thousands_of_decisions_all_of_them_listed() -> None:
    drawing = "\n".join([" . . . . . . . .", "t . t . t . t . t", " . . . . . . . ."])
    position = table(drawing, {"a1": "E4!", "a5": "E4", "c3": "E4", "a8": "T4!"})
    decisions = position.legal_ids()
    assert len(decisions) > 1024
    assert len(set(map(int, decisions))) == len(decisions) == len(position.legal_decisions())
    assert len({position.describe(int(decision)).notation for decision in decisions}) == len(decisions)
