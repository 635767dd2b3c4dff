"""The pages of the environments: their tables are those of the program, and both have the same sections."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tetrarch.core import registry
from tetrarch.envs.single import rewards_for

ENVIRONMENTS = {game.name: game.encoding for game in registry.games()}

SECTIONS = [
    *("Usage", "Observation", "Decisions", "Rewards", "Termination and what follows it", "Version history"),
]


def page_of(repository: Path, game: str) -> str:
    return (repository / "docs" / "envs" / f"{game}.md").read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    return text.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, headings left out."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("game", ENVIRONMENTS)
def test_sections_are_the_same_on_every_page(game: str, repository: Path) -> None:
    assert re.findall(r"^## (.*)$", page_of(repository, game), re.MULTILINE) == SECTIONS


@pytest.mark.parametrize("game", ENVIRONMENTS)
def test_the_table_of_decisions_is_the_programs(game: str, repository: Path) -> None:
    environment = ENVIRONMENTS[game]
    told = [row for row in rows(section(page_of(repository, game), "Decisions")) if re.match(r"\d", row[0])]
    assert told == [
        [
            str(entry.first) if entry.rows == 1 else f"{entry.first}-{entry.first + entry.rows - 1}",
            f"`{entry.name}`",
            entry.meaning,
        ]
        for entry in environment.table
    ]
    text = section(page_of(repository, game), "Decisions")
    assert f"{environment.table_size} rows" in text
    assert f"TABLE_VERSION`, {environment.table_version};" in text.replace("\n", " ")


@pytest.mark.parametrize("game", ENVIRONMENTS)
def test_the_table_of_observations_is_the_programs(game: str, repository: Path) -> None:
    environment = ENVIRONMENTS[game]
    text = section(page_of(repository, game), "Observation")
    told = [row for row in rows(text) if re.match(r"\d", row[0])]
    assert told == [
        [str(field.first), f"`{field.name}`", " × ".join(map(str, field.shape)), str(field.most), field.meaning]
        for field in environment.fields
    ]
    assert f"{environment.observation_size} bytes" in text.replace("\n", " ")
    assert f"OBSERVATION_VERSION`, {environment.observation_version}." in text.replace("\n", " ")


@pytest.mark.parametrize("game", ENVIRONMENTS)
def test_the_table_of_rewards_is_true(game: str, repository: Path) -> None:
    for players, *told in rows(section(page_of(repository, game), "Rewards"))[1:]:
        seats = int(players)
        one, lost, two, three, every = (_number(cell) for cell in told)
        assert one == rewards_for(seats, [0])[0]
        assert lost == pytest.approx(rewards_for(seats, [0])[1])
        assert every == pytest.approx(rewards_for(seats, range(seats))[0])
        assert two is None or two == pytest.approx(rewards_for(seats, [0, 1])[0])
        assert three is None or three == pytest.approx(rewards_for(seats, [0, 1, 2])[0])


def _number(cell: str) -> float | None:
    over, _, under = cell.partition("/")
    return float(over) / float(under or 1) if cell else None
