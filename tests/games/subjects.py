"""The games as the conformance tests use them: how to draw options, choose decisions and check positions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from tests.eko import soundness as eko_soundness
from tests.legends import soundness as legends_soundness
from tetrarch import eko, legends
from tetrarch.core import registry
from tetrarch.core.definition import GameDefinition
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game
from tetrarch.eko.position.options import FIRST_PRINTING_VARIANTS
from tetrarch.legends.rules import layout as legends_layout

seeds = st.integers(0, 2**32)
dice = st.builds(lambda seed: Generator(seed, "dice"), seeds)


@dataclass(frozen=True, eq=False)
class Subject:
    """A game with what the tests must know about it beyond its definition."""

    name: str
    options: st.SearchStrategy[dict[str, Any]]
    """Options that the rules allow, without the number of players."""
    assert_sound: Callable[[Any], None]
    """Fail where a position breaks what holds in all of them."""
    choose: Callable[[Any, list[int], Generator], int]
    """One of the legal decisions at random, such that games get far."""
    id_bits: int
    """How many bits the number of a decision has."""
    alphabet: str
    """Characters of notation and of lines, and some that are neither."""
    scalars: tuple[object, ...]
    collections: tuple[object, ...]
    """Values that stand somewhere in documents."""

    def __str__(self) -> str:
        return self.name

    @property
    def definition(self) -> GameDefinition[Any]:
        return registry.game(self.name)

    @property
    def folder(self) -> Path:
        """The folder with the tests of this game alone."""
        return Path(__file__).parent.parent / self.name

    # What Hypothesis draws

    def games(self) -> st.SearchStrategy[Game[Any]]:
        """Games just dealt."""
        return st.builds(self.new_game, st.sampled_from(self.definition.players), self.options, seeds)

    def positions(self, most: int = 190) -> st.SearchStrategy[Any]:
        """Positions out of games played at random."""
        return st.builds(
            lambda game, dice, made: self.play_on(game.position, dice, made), self.games(), dice, st.integers(0, most)
        )

    # Playing at random

    def new_game(self, players: int, options: dict[str, Any], seed: int | str) -> Game[Any]:
        return self.definition.new_game(players, options, seed=seed)

    def step_on(self, position: Any, dice: Generator) -> None:
        """One decision or one deal at random."""
        if position.awaits_chance:
            position.play_chance(self.definition.chance_again(position, str(dice.below(2**31))))
        else:
            position.push(self.choose(position, position.legal_ids().tolist(), dice))

    def play_on(self, position: Any, dice: Generator, steps: int) -> Any:
        """Play so many steps at random, or until the game is over; the position itself is changed and returned."""
        for _ in range(steps):
            if position.is_over:
                break
            self.step_on(position, dice)
        return position

    def advance(self, game: Game[Any], dice: Generator) -> None:
        """One decision at random of any seat that is to decide, or the deal that is due."""
        position = game.position
        if position.awaits_chance:
            game.deal_next()
            return
        seat = dice.choice(position.to_decide)
        game.play(self.choose(position, [one.id for one in position.legal_decisions(seat)], dice), seat)

    def play_game(self, game: Game[Any], dice: Generator, events: int) -> Game[Any]:
        """Play on until the game has so many events, or is over."""
        while len(game.events) < events and not game.position.is_over:
            self.advance(game, dice)
        return game


@st.composite
def eko_options(draw: st.DrawFn) -> dict[str, Any]:
    printing = draw(st.sampled_from(eko.PRINTINGS))
    known = eko.VARIANTS if printing == "complete" else sorted(FIRST_PRINTING_VARIANTS)
    return {
        "printing": printing,
        "variants": draw(st.lists(st.sampled_from(known), unique=True)),
        "layout": draw(st.sampled_from(["bars", "star"])),
        "round_limit": draw(st.sampled_from([None, 2, 30])),
        "repetition": draw(st.booleans()),
    }


@st.composite
def legends_options(draw: st.DrawFn) -> dict[str, Any]:
    variants = set(draw(st.lists(st.sampled_from(legends.VARIANTS), unique=True)))
    if "swamp" in variants:
        variants.add("explore")
    return {
        "printing": draw(st.sampled_from(legends.PRINTINGS)),
        "variants": sorted(variants),
        "quick_setup": draw(st.booleans()),
    }


NUMBERS = (None, True, False, 0, 1, 2, 3, -1, 15, 16, 99, 1 << 40, 1 << 62, 1 << 63, -(1 << 63), 1 << 70, 0.5)
STRANGE = ("", "é", "\U0001f3b2")
STRANGE_CHARACTERS = "0123456789-+*^@. =,:;{}[]\"'\\\n\t\x00é²३\ud800"

EKO = Subject(
    "eko",
    eko_options(),
    eko_soundness.assert_sound,
    eko_soundness.lively_choice,
    38,
    "abcdefgxETMSEC~!/" + STRANGE_CHARACTERS,
    (
        *(*NUMBERS, *STRANGE, "E", "T", "E1", "E4!", "T2", "0", "1!", "00!", "a1", "d5", "yes", "action", "exchange"),
        *("over", "swap", "reinforce", "march", "points", "first-printing", "moon"),
    ),
    ([], {}, [0], ["E"], ["E", "T"], {"E": "1"}, {"a1": "E1"}, [[0]], [{}]),
)
LEGENDS = Subject(
    "legends",
    legends_options(),
    legends_soundness.assert_sound,
    legends_soundness.lively_choice,
    23,
    "abdehkmstxDEHMNST$" + STRANGE_CHARACTERS,
    (
        *(*NUMBERS, *STRANGE, -2, 10, 11, 12, 18, 63, 64, 201, "E", "T", "M", "N", "ET", "M1", "D4", "H1", "V1", "F2"),
        *("T1", "desert", "fern", "lake", "castle-or", "ancient-sage", "cottage", "poison-swamp", "fairy-queen"),
        *("red-sorceress", "first-printing", "match", "swamp", *legends_layout.STEP_NAMES),
    ),
    (
        *([], {}, [0], ["E"], ["E", "T"], ["ET"], [None], [1, 1], ["H1", "H2"], {"E": 1}, {"E": [1, 0]}, [[0]], [{}]),
        *({"N": [1, 1]}, {"H1": {"E": [2, 1]}}, {"winners": ["E"]}, {"at": "H1", "owner": "E"}),
    ),
)
SUBJECTS = (EKO, LEGENDS)
