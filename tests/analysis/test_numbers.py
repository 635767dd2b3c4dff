"""The games in numbers: which games are played, and what is counted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tetrarch.analysis.legends import holding_title
from tetrarch.analysis.numbers import Study, numbers_of, study_arenas, write_page
from tetrarch.analysis.numbers.page import item_table, mean_cell
from tetrarch.analysis.numbers.statistics import mean_of
from tetrarch.arena import Played, run_arenas
from tetrarch.arena.play import SeatPlay, holdings_of
from tetrarch.arena.ratings import share_of
from tetrarch.core import registry
from tetrarch.legends import default_components

TINY = Study(games=["eko", "legends"], players=[2], base=3, variant=1, bot="random")


def line(number: int, winners: list[int], points: list[int], cards: list[list[str]]) -> Played:
    """A finished game in which the seats hold some cards, and nobody holds the last."""
    return Played(
        game=number,
        deal=number,
        reason="cards",
        rule="L7.1",
        winners=winners,
        standings=[winners, [seat for seat in range(2) if seat not in winners]],
        points=points,
        first=0,
        decisions=10,
        turns=4 + number,
        seats=[SeatPlay("random"), SeatPlay("random")],
        holdings={"card": [dict.fromkeys(held, (1, 2)) for held in cards]},
    )


def test_shares_and_leads_are_those_of_the_holders() -> None:
    (schedule, _), *_ = study_arenas(TINY, Path("unused"))
    games = [
        line(1, [0], [10, 4], [["elf"], [], ["ogre"]]),
        line(2, [1], [5, 9], [["elf"], ["ogre"], []]),
        line(3, [0, 1], [7, 7], [["ogre"], ["elf"], []]),
    ]
    numbers = numbers_of(schedule, games)
    elf, ogre = sorted(numbers.items["card"], key=lambda item: item.name)
    assert (elf.held.share, elf.wins.won, elf.wins.games, elf.points) == (1, 1.5, 3, 2)
    assert elf.lead.mean == pytest.approx((3 - 2 + 0) / 3)
    assert (ogre.held.won, ogre.held.games, ogre.wins.share) == (2, 3, 0.75)
    assert numbers.margin.mean == 5  # a win that all share has no margin
    assert [place.wins.won for place in numbers.seats] == [1.5, 1.5]
    assert numbers.turns_mean.mean == 6
    assert numbers.shared.won == 1


def test_pieces_of_one_game_are_not_independent_results() -> None:
    """A seat that holds four pieces and wins has won once; and both seats that make one bid share one win."""
    (schedule, _), *_ = study_arenas(TINY, Path("unused"))
    games = [
        msgspec.structs.replace(
            line(number, [int(number % 4 == 0)], [9, 5] if number % 4 else [5, 9], [["bid"], ["bid"], []]),
            holdings={"card": [{"bid": (1, 0), "tower": (4, 8)}, {"bid": (1, 0)}, {}]},
        )
        for number in range(400)
    ]
    bid, tower = sorted(numbers_of(schedule, games).items["card"], key=lambda item: item.name)
    alone = share_of(300, 400).interval
    assert (tower.wins.games, tower.wins.won, tower.points) == (1600, 1200, 2)
    assert (tower.wins.interval.low, tower.wins.interval.high) == pytest.approx((alone.low, alone.high))
    assert tower.lead == mean_of([2 if number % 4 else -2 for number in range(400)])
    assert (bid.wins.share, bid.lead.mean, bid.lead.interval.high) == (0.5, 0, 0)


def test_the_interval_of_a_mean_follows_from_the_differences_between_games() -> None:
    random = np.random.default_rng(3)
    figures = random.normal(1, 2, (300, 3))
    alone = mean_of(figures.ravel())
    assert mean_of(figures.sum(1), 3).interval.high == pytest.approx(alone.interval.high, abs=0.02)
    same = np.repeat(figures[:, :1], 3, axis=1)
    assert mean_of(same.sum(1), 3).interval.low == pytest.approx(mean_of(figures[:, 0]).interval.low)
    covered = 0
    for _ in range(600):
        games, counts = random.normal(1, 1, 150), random.integers(0, 4, 150)
        interval = mean_of(counts * games + random.normal(0, 1, 150) * np.sqrt(counts), counts).interval
        covered += interval.low <= 1 <= interval.high
    assert 0.93 <= covered / 600 <= 0.97


@pytest.mark.parametrize(("varied", "is_uncertain"), [(100, True), (400, False)])
def test_the_page_says_how_uncertain_the_effects_of_variants_are(varied: int, is_uncertain: bool) -> None:
    arenas = study_arenas(msgspec.structs.replace(TINY, games=["legends"], bot="level3"), Path("unused"))
    games = [line(number % 5, [number % 3 % 2], [10 + number % 4, 12], [["elf"], [], []]) for number in range(400)]
    plain, variant = arenas[0][0], next(schedule for schedule, _ in arenas if schedule.setup.options)
    page = write_page([numbers_of(plain, games), numbers_of(variant, games[:varied])], ["tetrarch numbers"])
    text = " ".join(page.split())
    assert "The table has 4 changes with an interval: by chance alone, about 0 of them would exclude 0; " in text
    assert ("only 100 games were played with each, against 400 without variants" in text) == is_uncertain
    assert ("± 10.2 percentage points" in text) == is_uncertain
    assert "[How strong the bots are](strength.md#levels)" in text
    assert all(len(row) <= 120 for row in page.splitlines() if not row.startswith("|"))


def test_a_figure_of_one_game_or_equal_games_has_no_interval() -> None:
    assert [mean_cell(mean_of(figures)) for figures in ([5], [5, 5], [4, 6])] == ["5.00", "5.00", "5.00 [3.04, 6.96]"]


def test_tables_have_bids_in_their_order_and_other_things_by_their_share() -> None:
    (schedule, _), *_ = study_arenas(TINY, Path("unused"))
    games = [line(1, [0], [10, 4], [["10"], ["2"], []]), line(2, [1], [5, 9], [["10"], ["0"], []])]
    numbers = numbers_of(schedule, games)

    def names(names: dict[str, str]) -> list[str]:
        items = [msgspec.structs.replace(item, name=names[item.name]) for item in numbers.items["card"]]
        changed = msgspec.structs.replace(numbers, items={"card": items})
        rows = item_table("card", [changed], lambda kind, name: name)[2:]
        return [row.split("|")[1].strip() for row in rows]

    assert names({"10": "10", "2": "2", "0": "0"}) == ["0", "2", "10"]
    assert names({"10": "elf", "2": "ogre", "0": "fairy"}) == ["fairy", "elf", "ogre"]


def test_a_study_plays_each_variant_with_what_it_needs() -> None:
    arenas = study_arenas(TINY, Path("out"))
    variants = [schedule.setup.options.get("variants") for schedule, _ in arenas if schedule.setup.game == "legends"]
    assert variants[0] is None
    assert ["explore", "swamp"] in variants
    assert len({folder for _, folder in arenas}) == len(arenas)
    assert [schedule.total for schedule, _ in arenas[:3]] == [3, 3, 1]
    assert all(len({match.deal for match in schedule.matches()}) == schedule.total for schedule, _ in arenas)


def test_the_same_games_whatever_the_number_of_processes_and_stops(tmp_path: Path) -> None:
    study = msgspec.structs.replace(TINY, variant=0)
    stopped = study_arenas(study, tmp_path / "one")

    def stop(played: Played) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_arenas(stopped, on_game=stop)
    found = [numbers_of(schedule, games) for (schedule, _), games in zip(stopped, run_arenas(stopped), strict=True)]
    apart = study_arenas(study, tmp_path / "two")
    again = [numbers_of(schedule, games) for (schedule, _), games in zip(apart, run_arenas(apart, jobs=2), strict=True)]
    assert again == found
    assert {kind for numbers in found for kind in numbers.items} >= {"site", "building", "card", "region", "bid"}
    page = write_page(found, ["tetrarch numbers"])
    for text in ("## Ekö", "## Legends", "### Cards", "Ancient Phoenix", "capital", "(L7.1)"):
        assert text in page


@pytest.mark.parametrize(("game", "kind", "number"), [("eko", "site", 18), ("legends", "card", 32)])
def test_everything_in_play_is_held_by_a_seat_or_nobody(game: str, kind: str, number: int) -> None:
    position = registry.game(game).new_game(3, {}, seed="holdings").position
    held = holdings_of(position)
    assert all(len(seats) == position.players + 1 for seats in held.values())
    assert sum(count for seat in held[kind] for count, _ in seat.values()) == number


def test_cards_with_the_same_title_are_told_apart() -> None:
    cards = default_components().cards
    titles = {card.id: holding_title("card", card.id) for card in cards}
    assert len({*titles.values()}) == len(cards)
    assert titles["castle-or"] == "Castle (castle-or)"
    assert titles["lake"] == "Lake"
