"""Records: events are recorded, undone, replayed without a generator, and verified."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from tests.core.coins import KIND, SIDES, Coins, new_game
from tetrarch.core.errors import FormatError, IllegalMove, NotationError, RecordError, SetupError
from tetrarch.core.randomness import commitment
from tetrarch.core.record import (
    Ending,
    Event,
    Game,
    Record,
    Result,
    combined_seed,
    parse_record,
    replay,
    settled,
    verify,
)
from tetrarch.core.text.messages import LANGUAGES, Message


def allowed(game: Game[Coins]) -> str:
    return next(side for side in SIDES if side != game.start.lucky)


def finished(**details: Any) -> Game[Coins]:
    """A complete game with the seed's chance; by default the first guess is right and the second wrong."""
    game = new_game(**details)
    seed = combined_seed(game.seed or "", game.salts)
    for seat in (0, 1):
        game.play(allowed(game), seat)
        game.play_chance(KIND.chance_again(game.position, seed))
    return game


def document(game: Game[Coins], **changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(game.to_record().to_text())
    return {**data, **changes}


def verified(data: dict[str, Any]) -> Game[Coins]:
    return verify(parse_record(json.dumps(data), "game.json"), KIND, "game.json")


def refused(data: dict[str, Any], entry: str, message: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verified(data)
    assert caught.value.subject == "game.json"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    if isinstance(caught.value.reason, Message):
        told = {caught.value.text_in(language) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES), "each language says it in its own words"
        assert str(caught.value) in told
    assert caught.value.entry == entry
    assert message in str(caught.value)
    return caught.value


# A game in progress


def test_decisions_and_chance_are_noted_as_they_happen() -> None:
    game = finished()
    side = allowed(game)
    assert game.events == [
        Event(seat=0, play=side),
        Event(chance=side),
        Event(seat=1, play=side),
        Event(chance=game.start.lucky),
    ]
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_what_is_refused_is_not_noted() -> None:
    game = new_game()
    with pytest.raises(IllegalMove):
        game.play(game.start.lucky)
    with pytest.raises(NotationError):
        game.play("edge")
    with pytest.raises(IllegalMove):
        game.play_chance("heads")
    with pytest.raises(IllegalMove):
        game.play(allowed(game), 1)
    assert game.events == []
    assert game.position == game.start
    assert game.undo() == 0


def test_undo_takes_back_decisions_and_chance() -> None:
    game = finished()
    assert game.undo() == 1
    assert (len(game.events), game.outcome) == (3, None)
    assert game.position == game.position_after(3)
    assert game.undo(10) == 3
    assert game.position == game.start == Coins(game.start.lucky)
    assert game.events == []


def test_past_positions_are_copies() -> None:
    game = finished()
    for made in range(5):
        past = game.position_after(made)
        assert len(past.guesses) + len(past.falls) == made
        past.guesses.append("changed")
    assert game.position_after(0) == game.start
    assert "changed" not in game.position.guesses


def test_event_counts_out_of_range_are_clamped() -> None:
    game = finished()
    assert game.undo(-1) == 0
    assert len(game.events) == 4
    assert game.position_after(-1) == game.start
    assert game.position_after(99) == game.position
    assert new_game().position_after(-1) == new_game().position


def test_the_start_stays_what_it_was() -> None:
    game = finished()
    assert game.start.guesses == game.start.falls == []


# Whole lines


def test_a_line_is_played_and_noted_decision_by_decision() -> None:
    game = new_game()
    side = allowed(game)
    played = game.play_line(f"  {side} ")
    assert [str(decision) for decision in played] == [side]
    assert game.events == [Event(seat=0, play=side)]
    assert game.undo() == 1
    assert [str(decision) for decision in game.play_line(side, 0)] == [side]


def test_a_line_is_played_completely_or_not() -> None:
    game = new_game()
    position, before = game.position, game.position.copy()
    with pytest.raises(NotationError) as unread:
        game.play_line(f"{allowed(game)} edge")
    assert str(unread.value) == "'edge': decision 2 of 2: is no side of a coin"
    with pytest.raises(IllegalMove) as refused_there:
        game.play_line(f"{game.start.lucky} edge")
    assert str(refused_there.value).startswith(f"{game.start.lucky}: decision 1 of 2: may not be guessed (C1)")
    assert refused_there.value.legal == (allowed(game),)
    assert (game.position, game.events) == (before, [])
    assert game.position is position, "who looks at the position sees nothing of the attempt"
    assert game.undo() == 0


def after_one_fall() -> Game[Coins]:
    """A game in which a coin has fallen for seat 0 and seat 1 is to guess."""
    game = new_game()
    game.play(allowed(game))
    game.play_chance("heads")
    return game


class Hasty(Coins):
    """The same game, but the second seat guesses right after the first, before chance."""

    awaits_chance = False

    def copy(self) -> Hasty:
        return Hasty(self.lucky, list(self.guesses), list(self.falls))


def test_a_line_does_not_go_on_for_another_seat() -> None:
    game: Game[Coins] = Game(KIND, Hasty("heads"))
    for line, seat in (("tails tails", None), ("tails tails", 0), ("tails heads", None)):
        with pytest.raises(IllegalMove) as caught:
            game.play_line(line, seat)
        assert caught.value.message == ("decision 2 of 2: the line goes beyond the turn of seat 0; seat 1 decides now")
        assert caught.value.rule == "C1"
        assert (game.position, game.events) == (Hasty("heads"), [])
    game.play_line("tails")
    assert [event.seat for event in game.events] == [0]
    game.play_line("tails")
    assert [event.seat for event in game.events] == [0, 1]


def test_a_line_without_a_seat_is_of_the_seat_that_decides() -> None:
    game = after_one_fall()
    game.play_line(allowed(game))
    assert game.events[-1] == Event(seat=1, play=allowed(game))


def test_chance_is_no_part_of_a_line() -> None:
    game = new_game()
    with pytest.raises(IllegalMove, match="decision 2 of 2: may not be guessed"):
        game.play_line(f"{allowed(game)} {allowed(game)}")
    assert game.events == []


def test_a_line_of_one_decision_is_refused_like_the_decision() -> None:
    game = new_game()
    with pytest.raises(IllegalMove) as alone:
        game.play(game.start.lucky)
    with pytest.raises(IllegalMove) as in_line:
        game.play_line(game.start.lucky)
    assert str(alone.value) == str(in_line.value)
    with pytest.raises(NotationError, match="contains no decision"):
        game.play_line("  ")
    with pytest.raises(IllegalMove):
        game.play_line(allowed(game), 1)
    with pytest.raises(ValueError, match="there is no seat 7"):
        game.play_line(allowed(game), 7)


# The record


def test_a_record_survives_its_text() -> None:
    record = finished(names=["Ada", "Ben"], salts=["tulip"]).to_record()
    assert parse_record(record.to_text()) == parse_record(record.to_text().encode()) == record


def test_the_seed_is_committed_to_before_and_revealed_after_the_game() -> None:
    running = new_game("rose", ["tulip"]).to_record()
    assert (running.seed, running.commitment, running.result) == (None, commitment("rose"), None)
    over = finished(seed="rose", salts=["tulip"]).to_record()
    assert (over.seed, over.commitment) == ("rose", running.commitment)
    assert over.result is not None


def test_the_result_is_the_outcome() -> None:
    assert finished().to_record().result == Result("guessed", [0], [[0], [1]], [1, 0])


def test_a_game_without_a_seed_has_no_commitment() -> None:
    record = Game(KIND, Coins("heads")).to_record()
    assert (record.seed, record.commitment) == (None, None)
    assert verify(record, KIND).position == Coins("heads")


def test_a_record_replays_without_a_generator() -> None:
    game = finished(names=["Ada", "Ben"])
    data = document(game, seed=None, commitment=None)
    again = replay(parse_record(json.dumps(data)), KIND)
    assert (again.position, again.start, again.events, again.names) == (
        game.position,
        game.start,
        game.events,
        ["Ada", "Ben"],
    )
    assert again.undo(2) == 2
    assert again.position == game.position_after(2)


def test_a_true_record_is_verified_whole_or_unfinished() -> None:
    game = finished(salts=["tulip"])
    assert verified(document(game)).position == game.position
    game.undo()
    assert verified(document(game)).outcome is None


# Records that must be rejected


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"seat": 0},
        {"play": "heads"},
        {"seat": 0, "chance": "heads"},
        {"seat": 0, "play": "heads", "chance": "heads"},
        {"play": "heads", "chance": "heads"},
    ],
)
def test_an_event_is_a_decision_or_chance(event: dict[str, Any]) -> None:
    data = document(new_game(), events=[{"chance": "heads"}, event])
    refused(data, "event 2", "must have either seat and play, or chance alone")


def test_another_game_is_refused() -> None:
    refused({**document(finished()), "game": "cards"}, "game", "is 'cards', not 'coins'")


def test_rules_of_another_version_are_refused() -> None:
    refused(document(finished(), rules="9.0"), "rules", "were version '9.0'; this program plays version '1.0'")


def test_more_names_than_seats_are_refused() -> None:
    refused(document(finished(), names=["Ada", "Ben", "Cleo"]), "names", "3 names for 2 seats")


def test_the_first_illegal_decision_is_named_with_its_rule() -> None:
    game = finished()
    data = document(game)
    data["events"][2]["play"] = game.start.lucky
    error = refused(data, "event 3", "may not be guessed (C1)")
    assert error.rule == "C1"
    assert str(error).count("C1") == 1


def test_a_decision_that_cannot_be_read_is_named() -> None:
    data = document(finished())
    data["events"][0]["play"] = "edge"
    refused(data, "event 1", "'edge': is no side of a coin")


@pytest.mark.parametrize("seat", [1, 2, -1, 10**30])
def test_a_decision_of_the_wrong_seat_is_named(seat: int) -> None:
    data = document(finished())
    data["events"][0]["seat"] = seat
    refused(data, "event 1", "may not be guessed" if seat == 1 else f"there is no seat {seat}")


def test_chance_out_of_place_is_named() -> None:
    data = document(finished())
    data["events"].insert(0, {"chance": "heads"})
    assert refused(data, "event 1", "does not fall now").rule == "C3"


def test_a_decision_after_the_end_is_named() -> None:
    data = document(finished())
    data["events"].append({"seat": 0, "play": "heads"})
    refused(data, "event 5", "may not be guessed")


@pytest.mark.parametrize(
    "result",
    [
        None,
        {"reason": "luck", "winners": [0], "standings": [[0], [1]], "points": [1, 0]},
        {"reason": "guessed", "winners": [1], "standings": [[0], [1]], "points": [1, 0]},
        {"reason": "guessed", "winners": [0], "standings": [[0, 1]], "points": [1, 0]},
        {"reason": "guessed", "winners": [0], "standings": [[0], [1]], "points": [1, 1]},
    ],
)
def test_a_false_result_is_rejected(result: Any) -> None:
    refused(document(finished(), result=result), "result", "its decisions give 'guessed' won by [0]")


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    data = document(finished())
    del data["events"][-1]
    refused(data, "result", "its decisions give an unfinished game")


def test_a_seed_without_a_commitment_is_refused() -> None:
    refused(document(finished(), commitment=None), "commitment", "is missing although the seed is revealed")


@pytest.mark.parametrize("change", [{"seed": "tulip"}, {"commitment": "0" * 64}])
def test_a_commitment_to_something_else_is_refused(change: dict[str, Any]) -> None:
    refused(document(finished(), **change), "commitment", "does not belong to the seed")


def test_a_start_that_the_seed_does_not_deal_is_refused() -> None:
    game = new_game("rose")
    data = document(game, start={"lucky": allowed(game)}, seed="rose")
    refused(data, "start", "is not what the seed deals")


def test_chance_that_the_seed_does_not_answer_is_refused() -> None:
    data = document(finished())
    first = data["events"][1]
    first["chance"] = next(side for side in SIDES if side != first["chance"])
    data["result"] = {"reason": "guessed", "winners": [0, 1], "standings": [[0, 1]], "points": [0, 0]}
    refused(data, "event 2", "is not what the seed deals")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "tetrarch/eko-position"}, "game.json: format: must be 'tetrarch/record'"),
        ({"version": 4}, "game.json: version: is 4; this program reads versions up to 3: update it"),
        ({"events": {}}, "game.json: events: must be a list"),
        (
            {"events": [{"seat": "0", "play": "heads"}]},
            "game.json: events[0].seat: must be a whole number or empty (null)",
        ),
        ({"names": [5]}, "game.json: names[0]: must be a text"),
        ({"result": {"reason": "guessed"}}, "game.json: result.winners: is missing"),
        ({"remark": "mine"}, "game.json: remark: is not known here"),
        ({"start": {"lucky": "edge"}}, "game.json: start.lucky: must be a side"),
    ],
)
def test_a_malformed_record_is_refused_with_the_entry(change: dict[str, Any], message: str) -> None:
    with pytest.raises(FormatError) as caught:
        verified(document(finished(), **change))
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("field", ["game", "rules", "options", "start"])
def test_a_field_that_a_record_needs_is_missed(field: str) -> None:
    data = document(finished())
    del data[field]
    with pytest.raises(FormatError, match=f"{field}: is missing"):
        verified(data)


def test_every_truncation_is_refused() -> None:
    text = finished().to_record().to_text()
    for length in range(len(text.rstrip()) - 1):
        with pytest.raises(FormatError):
            parse_record(text[:length])


def test_a_fresh_record_needs_only_game_rules_options_and_start() -> None:
    record = Record(game="coins", rules="1.0", options={}, start={"lucky": "heads"})
    assert verify(parse_record(record.to_text()), KIND).position == Coins("heads")


def test_a_game_continued_from_a_record_keeps_its_commitment() -> None:
    running = new_game("rose", []).to_record()
    resumed = replay(running, KIND)
    assert resumed.seed is None
    assert resumed.to_record().commitment == running.commitment == commitment("rose")


def resumed(game: Game[Coins]) -> Game[Coins]:
    """The game read from its record."""
    return verify(parse_record(game.to_record().to_text(), "game.json"), KIND, "game.json")


def test_a_game_continued_from_a_record_takes_its_seed_again() -> None:
    game = new_game("rose", ["tulip"])
    game.play(allowed(game))
    again = resumed(game)
    assert again.seed is None
    again.reveal_seed("rose")
    assert again.to_record().seed is None, "not before the end"
    chance = combined_seed("rose", ["tulip"])
    again.play_chance(KIND.chance_again(again.position, chance))
    again.play(allowed(again))
    again.play_chance(KIND.chance_again(again.position, chance))
    record = again.to_record()
    assert record.seed == "rose"
    assert verify(parse_record(record.to_text()), KIND).outcome == again.outcome


def test_a_foreign_seed_is_rejected() -> None:
    game = new_game("rose")
    game.play(allowed(game))
    game.play_chance(next(side for side in SIDES if side != KIND.chance_again(game.position, "rose")))
    again = resumed(game)
    bare = Game(KIND, Coins("heads"))
    for wrong, seed, message in (
        (again, "tulip", "game.json: commitment: does not belong to the seed"),
        (again, "rose", "game.json: event 2: is not what the seed deals"),
        (bare, "rose", "game.json: commitment: is missing: without it no seed can be verified"),
    ):
        with pytest.raises(RecordError) as caught:
            wrong.reveal_seed(seed, "game.json")
        assert str(caught.value) == message
        assert wrong.seed is None


def test_another_start_than_the_seeds_is_found_when_the_seed_is_given() -> None:
    dealt = new_game("rose").start.lucky
    other = next(side for side in SIDES if side != dealt)
    game = Game(KIND, Coins(other), committed=commitment("rose"))
    with pytest.raises(RecordError, match="game: start: is not what the seed deals"):
        game.reveal_seed("rose")


def test_no_two_lists_of_seed_and_salts_make_the_same_chance() -> None:
    texts = ["", "a", "b", "a b"]
    lists = [(seed, salts) for seed in texts for salts in ([], [""], ["a"], ["b"], ["a", "b"], ["", "a"], ["a", ""])]
    assert len({combined_seed(seed, salts) for seed, salts in lists}) == len(lists)
    for seed, salts, where in (("a\nb", [], "seed"), ("a", ["b", "\n"], r"salts\[1\]")):
        with pytest.raises(SetupError, match=f"chance: {where}: contains a line feed, which a seed or salt must not"):
            combined_seed(seed, salts)


@pytest.mark.parametrize(("change", "entry"), [({"seed": "ro\nse"}, "seed"), ({"salts": ["a", "b\n"]}, "salts[1]")])
def test_a_record_whose_seed_or_salts_hold_a_line_feed_is_refused(change: dict[str, Any], entry: str) -> None:
    refused(document(finished(), **change), entry, "contains a line feed")


@pytest.mark.parametrize("text", ["zz", "0" * 63, "G" * 64])
def test_an_invalid_commitment_is_rejected(text: str) -> None:
    with pytest.raises(FormatError, match="commitment"):
        verified(document(finished(), commitment=text))


# Matches in which a seat gave up


def given_up(game: Game[Coins], **changes: Any) -> dict[str, Any]:
    """The record of a game in which the first seat resigned, with changes to its ending."""
    ending = {"reason": "resigned", "seats": [0], "winners": [1], "standings": [[1], [0]], **changes}
    return document(game, ending=ending)


def test_a_game_that_was_given_up_is_true_and_reveals_its_seed() -> None:
    game = new_game()
    game.play(allowed(game), 0)
    data = given_up(game)
    read = verified({**data, "seed": game.seed})
    assert read.ending == Ending("resigned", [0], [1], [[1], [0]])
    assert read.outcome is None
    assert read.to_record().seed == game.seed
    assert read.to_record().ending == read.ending


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": []}, "no seat gave up"),
        ({"seats": [0, 0]}, "are not different seats"),
        ({"seats": [2]}, "are not different seats"),
        ({"winners": [0]}, "the first seat in the standings wins alone"),
        ({"winners": []}, "the first seat in the standings wins alone"),
        ({"standings": [[0], [1]]}, "seats that gave up come last"),
        ({"standings": [[1]]}, "do not name every seat once"),
        ({"standings": [[1, 0]]}, "seats that gave up come last"),
        ({"seats": [0, 1], "standings": [[1], [0]]}, "after at least one other seat"),
        ({"reason": "closed"}, "neither winners nor standings"),
    ],
)
def test_an_ending_that_cannot_be_is_refused(changes: dict[str, Any], message: str) -> None:
    refused(given_up(new_game(), **changes), "ending", message)


def test_players_who_gave_up_are_placed_last() -> None:
    game = finished()
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    verified(given_up(game))
    refused(given_up(game, winners=[0], standings=[[0], [1]]), "ending", "do not follow")


def test_a_match_that_was_broken_off_has_neither_winners_nor_a_result() -> None:
    ending = {"reason": "closed", "seats": [], "winners": [], "standings": []}
    assert verified(document(new_game(), ending=ending)).ending is not None
    refused(document(finished(), ending=ending), "ending", "is not over")


@pytest.mark.parametrize(
    ("winners", "standings", "gave_up", "expected"),
    [
        ([0], [[0], [1], [2]], [1], ([0], [[0], [2], [1]])),
        ([0], [[0], [1], [2]], [0], ([1], [[1], [2], [0]])),
        ([0, 1], [[0, 1], [2]], [1], ([0], [[0], [2], [1]])),
        ([], [[0, 1], [2]], [1], ([], [[0], [2], [1]])),
        ([0], [[0], [1, 2, 3]], [3, 0], ([1, 2], [[1, 2], [0], [3]])),
    ],
)
def test_places_when_seats_gave_up(
    winners: list[int], standings: list[list[int]], gave_up: list[int], expected: object
) -> None:
    assert settled(winners, standings, gave_up) == expected


def test_a_record_of_the_first_version_knows_no_ending() -> None:
    data = document(finished(), version=1)
    del data["ending"]
    assert verified(data).to_record().version == 3
    refused({**given_up(new_game()), "version": 1}, "ending", "does not exist in version 1")
