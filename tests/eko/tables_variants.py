"""Small tables for the rules of the variants: a drawn board with discs, and queries in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.eko.agreement import position_on, tileless
from tests.eko.small_boards import SmallBoard, draw_board, small_position
from tetrarch.core.errors import IllegalMove
from tetrarch.eko.position.position import Position


def table(drawing: str, stacks: Mapping[str, str], **details: Any) -> Position:
    """A position on a drawn board; the first player (E) is to act unless the details say otherwise.

    An Emperor that is mentioned nowhere waits in its owner's reserve. Details are those of ``draw_board`` and
    ``small_position``.
    """
    drawn = {name: details.pop(name) for name in ("players", "portals", "pyramids", "beacons") if name in details}
    return table_on(draw_board(drawing, **drawn), stacks, **details)


def table_on(drawn: SmallBoard, stacks: Mapping[str, str], **details: Any) -> Position:
    """The same on an existing board."""
    board = tileless(drawn)
    details["reserves"] = with_emperors(board.players, stacks, **details)
    variants = {"variants": sorted(board.variants | set(details.get("options", {}).get("variants", ())))}
    details["options"] = {**details.pop("options", {}), **variants}
    return position_on(board, small_position(board, stacks, **details))


def with_emperors(
    players: int,
    stacks: Mapping[str, str],
    *,
    reserves: Mapping[str, str] | None = None,
    captives: Mapping[str, str] | None = None,
    identities: str = "ETMS",
    **_: Any,
) -> dict[str, str]:
    """The reserves, with every Emperor in its owner's that is mentioned nowhere."""
    found = dict(reserves or {})
    elsewhere = [text[0] for text in stacks.values() if text.endswith("!")]
    elsewhere += [letter for held in (captives or {}).values() for letter in held]
    for letter in identities[:players]:
        waiting = found.get(letter, "0")
        if letter not in elsewhere and not waiting.endswith("!"):
            found[letter] = f"{int(waiting) + 1}!"
    return found


def reinforcing(drawing: str, stacks: Mapping[str, str], reserve: str, **details: Any) -> Position:
    """A position in which E places discs of its reserve."""
    phase = {"busy": True, **details.pop("phase", {})}
    reserves = {"E": reserve, **details.pop("reserves", {})}
    return table(drawing, stacks, step="reinforce", reserves=reserves, phase=phase, **details)


def legal(position: Position) -> set[str]:
    """The notation of every legal decision."""
    return {decision.notation for decision in position.legal_decisions()}


def legal_from(position: Position, space: str) -> set[str]:
    """The notation of every legal decision that begins on a space."""
    return {text for text in legal(position) if text.startswith(space) and not text[len(space)].isdigit()}


def after(position: Position, *decisions: str) -> Position:
    """The position after some decisions; the given one is unchanged."""
    following = position.copy()
    for decision in decisions:
        following.play(decision)
    return following


def refused(position: Position, text: str, rule: str) -> IllegalMove:
    """The error for an illegal decision; asserts that it cites the rule and changes nothing."""
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play(text)
    assert caught.value.rule == rule, f"{caught.value}"
    assert f"({rule})" in str(caught.value)
    assert position == before
    assert text not in legal(position)
    return caught.value


def stacks(position: Position) -> dict[str, str]:
    """All stacks as position files write them, such as ``E3!``."""
    found: Mapping[str, str] = position.to_json()["stacks"]  # type: ignore[assignment]
    return dict(found)


def reserve(position: Position, letter: str = "E") -> str:
    """A player's reserve as position files write it."""
    found: Mapping[str, str] = position.to_json()["reserves"]  # type: ignore[assignment]
    return found[letter]


def box(position: Position, letter: str = "E") -> int:
    """How many soldiers of a player are in the box."""
    return position.box(position.identities.index(letter))


def points(position: Position, letter: str = "E") -> int:
    """A player's points."""
    return position.points(position.identities.index(letter))


def winners(position: Position) -> str:
    """The reason for the end and the letters of the winners, such as ``points E``; empty before the end."""
    outcome = position.outcome
    if outcome is None:
        return ""
    return f"{outcome.reason} {''.join(position.identities[seat] for seat in outcome.winners)}".strip()


def asked(position: Position) -> tuple[str, str]:
    """The decider and the step."""
    return position.identities[position.decider], position.step


def spaces_named(position: Position, spaces: Sequence[int]) -> list[str]:
    """The names of some spaces."""
    return [position.board.spaces[space].name for space in spaces]
