"""What changes during a game of Ekö, as the page gets it with every update."""

from __future__ import annotations

from functools import lru_cache

from tetrarch.eko.position.position import Position
from tetrarch.eko.position.static import spaces_of
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import builder_of, has_emperor, height_of, owner_of, worth_of
from tetrarch.eko.words.description import landmark_holders

CAPTIVE_POINTS = 3
"""What an Emperor in one's hands is worth (E6.2)."""


def position_form(position: Position) -> dict[str, object]:
    """The fields of the position's documented form that change, less the history; and what can be read from them.

    Letters are identities, names are those of spaces and sites, as in ``docs/formats.md``.
    """
    state, board, letters = position.state, position.board, position.identities
    seats = range(position.players)
    numbers = state.tolist()
    spaces = len(board.spaces)
    zones_paid = numbers[layout.ZONES_PAID]
    captives = {letters[seat]: [letters[held] for held in position.captives(seat)] for seat in seats}
    return {
        "first": numbers[layout.FIRST],
        "turn": numbers[layout.TURN],
        "round": numbers[layout.ROUND],
        "seat": numbers[layout.SEAT],
        "decider": numbers[layout.DECIDER],
        "step": position.step,
        "stacks": {
            space.name: _stack(code, letters)
            for space, code in zip(board.spaces, numbers[layout.STACKS : layout.STACKS + spaces], strict=True)
            if code
        },
        "buildings": {
            site.name: _building(code, letters)
            for site, code in zip(board.sites, numbers[layout.STACKS + spaces :], strict=False)
            if code
        },
        "reserves": {
            letters[seat]: f"{sum(reserve)}{'!' if reserve.emperor else ''}"
            for seat, reserve in enumerate(map(position.reserve, seats))
        },
        "boxes": {letters[seat]: numbers[layout.BOX + seat] for seat in seats},
        "captives": captives,
        "captive_points": {letter: CAPTIVE_POINTS * len(held) for letter, held in captives.items()},
        "supplies": {letters[seat]: numbers[layout.SUPPLY + 3 * seat : layout.SUPPLY + 3 * seat + 3] for seat in seats},
        "capitals": {letters[seat]: numbers[layout.CAPITALS + seat] for seat in seats},
        "eliminated": [letters[seat] for seat in seats if position.is_eliminated(seat)],
        "landmarks": [None if holder < 0 else letters[holder] for holder in landmark_holders(position)],
        "marched": bool(numbers[layout.MARCHED]),
        "placed": numbers[layout.PLACED],
        "served": [board.spaces[space].name for space in spaces_of(state[layout.SERVED], state[layout.SERVED + 1])],
        "zones_paid": [zone + 1 for zone in range(len(board.zones)) if zones_paid >> zone & 1],
    }


@lru_cache(1024)
def _stack(code: int, letters: str) -> str:
    """A stack as in files, such as ``E3!``, from the number that stands for it; there are few different ones."""
    return f"{letters[owner_of(code)]}{height_of(code)}{'!' if has_emperor(code) else ''}"


@lru_cache(1024)
def _building(code: int, letters: str) -> str:
    """A building as in files, such as ``T2``."""
    return f"{letters[builder_of(code)]}{worth_of(code)}"
